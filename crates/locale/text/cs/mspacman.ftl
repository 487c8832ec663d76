### Ms. Pac-Man: proč je tah, zapsaná pozice nebo deska odmítnuta.

## Tahy

refusal-ms-word = „{ $word }“ není slovo této hry: napiš cestu, třeba d7-d6-d5, postavení, třeba @e7, hod, třeba spin:3 nebo die:F2, nebo --, když je třeba zůstat.
refusal-ms-over = Hra skončila: vyhrál hráč { $winner }.
refusal-ms-spin-due = Hráč { $seat } musí nejdřív roztočit káču, třeba spin:3.
refusal-ms-die-due = Hráč { $seat } musí nejdřív hodit kostkou, třeba die:4.
refusal-ms-place-due = Hráč { $seat } musí nejdřív postavit Ms. Pac-Man na bílý kroužek, třeba @e7.
refusal-ms-move-due = Hráč { $seat } teď musí jít o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }.
refusal-ms-no-spin = Káča této desky { $steps } nemá.
refusal-ms-no-face = Kostka této desky { $face } nemá.
refusal-ms-not-circle = Na { $square } není bílý kroužek a jinam se Ms. Pac-Man nestaví.
refusal-ms-circle-taken = Na { $square } stojí duch hráče { $seat }.
refusal-ms-must-move = Jít o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    } se dá; zůstává jen ten, kdo nemůže.
refusal-ms-count = Cesta má { $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[other] { $count } polí
    }, hod dává { $steps }.
refusal-ms-off-board = Pole { $square } na této desce není.
refusal-ms-solid = { $square } je plné: tam nic nemůže.
refusal-ms-home = { $square } je domov ducha: vychází se z něj, ale nikdy se do něj nevchází.
refusal-ms-apart = { $from } a { $to } nesousedí a nejsou to dva východy.
refusal-ms-wall = Mezi { $from } a { $to } je zeď.
refusal-ms-after-catch = Tah končí chycením na { $square }.
refusal-ms-after-win = Krok na { $square } bere poslední tečku oblasti: vyhrál hráč { $winner } a tah tam končí.
refusal-ms-on-ghost = Na { $square } stojí duch hráče { $seat }: jdi o pole dál, na volné.
refusal-ms-no-room = Na { $square } stojí duch hráče { $seat } a žádné pole vedle není volné.
refusal-ms-extra-taken = Krok navíc nemůže vést na { $square }: někdo tam stojí.

## Zapsané pozice a stoly

setup-ms-seats = Ms. Pac-Man je pro 2 až 4 hráče, ne pro { $count }.
setup-ms-fields = Pozice má šest částí (barvy, Ms. Pac-Man, duchové, chybějící tečky, co přijde, deska), třeba „a,b 1:e7 -,f6:S - roll:1 quarters“; { $count ->
        [one] tady je { $count }.
        [few] tady jsou { $count }.
       *[other] tady je { $count }.
    }
setup-ms-word = „{ $word }“ nepatří do části { $field }.
setup-ms-length = Část { $field } má { $count ->
        [one] { $count } položku
        [few] { $count } položky
       *[other] { $count } položek
    }, míst u stolu je { $seats }.
setup-ms-colour-twice = Dva hráči nemohou mít oba barvu { $colour }.
setup-ms-no-dot = Na { $square } není tečka, která by mohla chybět, nebo je pole uvedeno dvakrát.
setup-ms-square = Taková figurka na { $square } stát nemůže.
setup-ms-shared = Dvě figurky nemohou stát obě na { $square }.
setup-ms-ghost = Duch hráče { $seat } je na desce právě tehdy, když ten hráč hraje a nevede Ms. Pac-Man.
setup-ms-leader = Po prvním točení musí někdo u stolu Ms. Pac-Man vést a jednou postavená stojí na desce.
setup-ms-turn = Na tahu nemůže být hráč { $seat }, ten nehraje.
setup-ms-steps = Hráč { $seat } nemůže mít jít o { $steps }: žádný hod této desky k tomu nevede.
setup-ms-side = Duch hráče { $seat } nemůže být takto slabý ve svém vlastním tahu.
setup-ms-opening = První točení jde hráč po hráči, mezi nejméně dvěma, všichni duchové doma a všechny tečky na místě.
setup-ms-end = Hra končí právě tehdy, když je oblast jednoho hráče prázdná nebo zbyl jediný, a ten vyhrál.

## Desky

board-unknown = Deska „{ $word }“ tu není; desky jsou: { $known }.
board-no-drawing = Řádek { $line }: chybí kresba; žádný řádek nezačíná +.
board-header = Řádek { $line }, sloupec { $column }: „{ $text }“ o desce nic neříká.
board-name = Řádek { $line }, sloupec { $column }: „{ $text }“ není jméno: písmena, číslice a -, nejvýš 32, první písmeno.
board-face = Řádek { $line }, sloupec { $column }: „{ $text }“ není strana: napiš 4, u kostky F2, a 4x3 pro třikrát častější.
board-few-faces = Řádek { $line }, sloupec { $column }: káča potřebuje dvě různé strany, kostka jednu, a váhy dohromady nejvýš 999.
board-too-large = Řádek { $line }, sloupec { $column }: deska je větší než { $most } × { $most }.
board-ragged = Řádek { $line }, sloupec { $column }: kresba je tu nerovná: pole jsou čtyři znaky a zeď, řada dva řádky, na konci zeď.
board-wall = Řádek { $line }, sloupec { $column }: „{ $text }“ stojí tam, kde patří sloupek, zeď nebo průchod.
board-cell = Řádek { $line }, sloupec { $column }: „{ $text }“ není pole: použij .a *a oa Ga (s písmenem od a do d), EX nebo ##.
board-after-drawing = Řádek { $line }, sloupec { $column }: po kresbě smějí být jen poznámky.
board-word = Sloupec { $column }: deska jedním slovem je velikost~pole~zdi~káča~kostka a tahle se tu kazí.
board-dots = Řádek { $line }, sloupec { $column }: oblast { $colour } má { $count ->
        [one] { $count } tečku
        [few] { $count } tečky
       *[other] { $count } teček
    } místo { $wanted }.
board-homes = Řádek { $line }, sloupec { $column }: domovů ducha v barvě { $colour } je { $count } místo jednoho.
board-exits = Řádek { $line }, sloupec { $column }: východů je { $count } místo čtyř.
board-powers = Řádek { $line }, sloupec { $column }: silových polí je { $count } místo čtyř.
board-circles = Řádek { $line }, sloupec { $column }: deska potřebuje aspoň tři bílé kroužky, je jich { $count }.
board-unreachable = Řádek { $line }, sloupec { $column }: z bílých kroužků nevede cesta na { $square }.
board-closed-home = Řádek { $line }, sloupec { $column }: z domova ducha { $square } nevede cesta ven.
