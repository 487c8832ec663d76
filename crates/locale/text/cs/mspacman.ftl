### Ms. Pac-Man: why a move, a typed position or a board is refused.
### $seat and $winner are numbers of players; $steps is how many squares the roll gives; $colour is a
### letter from a to d; $line and $column say where in a board file or word.

## Moves

refusal-ms-word = „{ $word }“ není tah této hry. Napiš cestu, třeba d7-d6-d5, umístění, třeba @e7, hod, třeba spin:3 nebo die:F2, nebo --, když se nemáš kam pohnout.
refusal-ms-over = Hra skončila: vyhrál hráč { $winner }.
refusal-ms-spin-due = Hráč { $seat } musí nejdřív roztočit ruletku.
refusal-ms-die-due = Hráč { $seat } musí nejdřív hodit kostkou.
refusal-ms-place-due = Hráč { $seat } musí nejdřív postavit Ms. Pac-Man na bílý kroužek.
refusal-ms-move-due = Hráč { $seat } teď musí jít o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
        [many] { $steps } pole
       *[other] { $steps } polí
    }.
refusal-ms-no-spin = Ruletka této desky nemá číslo { $steps }.
refusal-ms-no-face = Kostka této desky nemá stranu { $face }.
refusal-ms-not-circle = Na { $square } není bílý kroužek. Ms. Pac-Man se staví jen na bílé kroužky.
refusal-ms-circle-taken = Na { $square } stojí duch hráče { $seat }.
refusal-ms-must-move = O { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
        [many] { $steps } pole
       *[other] { $steps } polí
    } jít můžeš, takže nesmíš zůstat stát.
refusal-ms-count = Cesta má { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }, ale padlo { $steps }.
refusal-ms-off-board = Pole { $square } na této desce není.
refusal-ms-solid = Pole { $square } je zazděné. Žádná figurka na něj nemůže.
refusal-ms-home = { $square } je domov ducha. Duchové z něj vycházejí, ale nikdo do něj nevstupuje.
refusal-ms-apart = { $from } a { $to } spolu nesousedí a nejsou to ani dva východy.
refusal-ms-wall = Mezi { $from } a { $to } je zeď.
refusal-ms-after-catch = Tah končí chycením na { $square }.
refusal-ms-after-win = Krokem na { $square } mizí poslední tečka jedné oblasti: vyhrál hráč { $winner } a tah tam končí.
refusal-ms-on-ghost = Na { $square } stojí duch hráče { $seat }: jdi ještě o pole dál, na volné.
refusal-ms-no-room = Na { $square } stojí duch hráče { $seat } a žádné sousední pole není volné.
refusal-ms-extra-taken = Krok navíc nemůže vést na { $square }: stojí tam figurka.

## Typed positions

setup-ms-seats =
    { $count ->
        [one] Ms. Pac-Man je pro 2 až 4 hráče, ne pro { $count }.
        [few] Ms. Pac-Man je pro 2 až 4 hráče, ne pro { $count }.
        [many] Ms. Pac-Man je pro 2 až 4 hráče, ne pro { $count }.
       *[other] Ms. Pac-Man je pro 2 až 4 hráče, ne pro { $count }.
    }
setup-ms-fields = Pozice má šest částí (barvy, Ms. Pac-Man, duchové, vzaté tečky, co je na řadě, deska), třeba „a,b 1:e7 -,f6:S - roll:1 quarters“; { $count ->
        [one] tady je { $count }.
        [few] tady jsou { $count }.
        [many] tady je { $count }.
       *[other] tady je { $count }.
    }
setup-ms-word = „{ $word }“ do části { $field } nepatří.
setup-ms-length = Část { $field } má { $count ->
        [one] { $count } položku
        [few] { $count } položky
        [many] { $count } položky
       *[other] { $count } položek
    }, ale počet hráčů je { $seats }.
setup-ms-colour-twice = Barvu { $colour } nemohou mít dva hráči.
setup-ms-no-dot = Na { $square } nikdy tečka nebyla, nebo je to pole uvedené dvakrát.
setup-ms-square = Tato figurka na { $square } stát nemůže.
setup-ms-shared = Na { $square } nemohou stát dvě figurky.
setup-ms-ghost = Duch hráče { $seat } musí být na desce právě tehdy, když tento hráč je ve hře a nehraje za Ms. Pac-Man.
setup-ms-leader = Po úvodním točení musí za Ms. Pac-Man někdo hrát, a jakmile je postavená, musí být na desce.
setup-ms-turn = Hráč { $seat } nemůže být na tahu, protože není ve hře.
setup-ms-steps = Hráč { $seat } nemůže mít před sebou { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
        [many] { $steps } pole
       *[other] { $steps } polí
    }: tolik na této desce padnout nemůže.
setup-ms-side = Duch hráče { $seat } nemůže být během vlastního tahu slabý tímto způsobem.
setup-ms-opening = Na začátku točí hráči jeden po druhém a jsou aspoň dva; všichni duchové jsou doma a žádná tečka nechybí.
setup-ms-end = Hra končí právě tehdy, když je oblast některého hráče prázdná nebo když zbude jediný hráč. Ten pak vyhrává.

## Boards

board-unknown = Deska „{ $word }“ tu není. Na výběr jsou: { $known }.
board-no-drawing = Řádek { $line }: chybí nákres. Žádný řádek nezačíná znakem +.
board-header = Řádek { $line }, sloupec { $column }: „{ $text }“ do souboru s deskou nepatří.
board-name = Řádek { $line }, sloupec { $column }: „{ $text }“ není platný název. Použij písmena, číslice a -, nejvýš 32 znaků, na začátku písmeno.
board-face = Řádek { $line }, sloupec { $column }: „{ $text }“ sem nepatří. Napiš číslo od 1 do 8, u kostky třeba i s písmenem F, například F2; 4x3 znamená, že 4 padá třikrát častěji.
board-few-faces = Řádek { $line }, sloupec { $column }: ruletka potřebuje aspoň dvě různé hodnoty, kostka aspoň jednu. Každá jich smí mít nejvýš 999; 4x3 se počítá za tři.
board-too-large = Řádek { $line }, sloupec { $column }: deska je větší než { $most } × { $most }.
board-ragged = Řádek { $line }, sloupec { $column }: nákres tu není zarovnaný. Každé pole zabírá čtyři znaky a zeď, každá řada dva řádky, a na konci je uzavírací zeď.
board-wall = Řádek { $line }, sloupec { $column }: „{ $text }“ je tam, kde má být roh, zeď nebo průchod.
board-cell = Řádek { $line }, sloupec { $column }: „{ $text }“ není pole. Použij .a *a oa Ga (s písmenem od a do d), EX nebo ##.
board-after-drawing = Řádek { $line }, sloupec { $column }: za nákresem smějí být jen komentáře.
board-word = Sloupec { $column }: deska jedním slovem má tvar velikost~pole~zdi~ruletka~kostka; v této je tady chyba.
board-dots = Řádek { $line }, sloupec { $column }: oblast { $colour } má { $count ->
        [one] { $count } tečku
        [few] { $count } tečky
        [many] { $count } tečky
       *[other] { $count } teček
    } místo { $wanted }.
board-homes = Řádek { $line }, sloupec { $column }: oblast { $colour } má { $count ->
        [one] { $count } domov ducha
        [few] { $count } domovy duchů
        [many] { $count } domova ducha
       *[other] { $count } domovů duchů
    } místo jednoho.
board-exits =
    { $count ->
        [one] Řádek { $line }, sloupec { $column }: je tu { $count } východ místo čtyř.
        [few] Řádek { $line }, sloupec { $column }: jsou tu { $count } východy místo čtyř.
        [many] Řádek { $line }, sloupec { $column }: je tu { $count } východu místo čtyř.
       *[other] Řádek { $line }, sloupec { $column }: je tu { $count } východů místo čtyř.
    }
board-powers =
    { $count ->
        [one] Řádek { $line }, sloupec { $column }: je tu { $count } silová tečka místo čtyř.
        [few] Řádek { $line }, sloupec { $column }: jsou tu { $count } silové tečky místo čtyř.
        [many] Řádek { $line }, sloupec { $column }: je tu { $count } silové tečky místo čtyř.
       *[other] Řádek { $line }, sloupec { $column }: je tu { $count } silových teček místo čtyř.
    }
board-circles = Řádek { $line }, sloupec { $column }: deska potřebuje aspoň tři bílé kroužky, ale tato má { $count }.
board-unreachable = Řádek { $line }, sloupec { $column }: z bílých kroužků se na { $square } nedá dojít.
board-closed-home = Řádek { $line }, sloupec { $column }: domov ducha na { $square } nemá žádnou cestu ven.
