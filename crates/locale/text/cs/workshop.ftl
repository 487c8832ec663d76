### The maze workshop.
workshop-drawn-label-maze = Tvoje bludiště
workshop-tip = Klepnutím na drážku položíš překážku, klepnutím na pole přidáš tečku. Když klepneš na figurku, můžeš ji přesunout.
workshop-symmetry = Kreslit souměrně
workshop-symmetry-none = Ne
workshop-symmetry-left-right = Vlevo a vpravo
workshop-symmetry-above-below = Nahoře a dole
workshop-symmetry-half-turn = Půl otáčky
workshop-symmetry-quarter-turn = Čtvrt otáčky
workshop-symmetry-quarters = Všechny čtyři čtvrtiny
workshop-side-north = nad polem
workshop-side-east = vpravo
workshop-side-south = pod polem
workshop-side-west = vlevo
workshop-empty = prázdno
workshop-press-put = Stiskem sem dáš: { $what }
workshop-press-remove = Stiskem odebereš: { $what }
workshop-press-pick-up = Stiskem zvedneš: { $what }
workshop-clear = Odebrat všechny překážky
workshop-random = Náhodné bludiště
workshop-files = Šířka
workshop-ranks = Výška
workshop-lives = Životy
workshop-options-kept = Hra i odkaz tato volitelná pravidla zachovají. V souborech a v galerii platí obvyklá pravidla.
workshop-verdict = Kdo vyhraje při bezchybné hře
workshop-endless = { $lives }: nikdo si nemůže vynutit výhru.
workshop-fair = Vyrovnané: o tom, kdo vyhraje, rozhoduje jediný život.
workshop-pacman-from =
    { $count ->
        [1] PAC-MAN vyhraje i s jediným životem.
        [few] PAC-MAN vyhraje, když má aspoň { $count } životy.
       *[other] PAC-MAN vyhraje, když má aspoň { $count } životů.
    }
workshop-nobody-wins = Nikdo si nemůže vynutit výhru.
workshop-ghosts-up-to =
    { $count ->
        [one] Duchové vyhrají, když má PAC-MAN { $count } život.
        [few] Duchové vyhrají, když má PAC-MAN nejvýš { $count } životy.
       *[other] Duchové vyhrají, když má PAC-MAN nejvýš { $count } životů.
    }
workshop-fairer = Vyrovnat šance
workshop-trying = Zkoušejí se drobné změny: { $tried } z { $of }
workshop-no-fairer = Žádná drobná změna šance nevyrovná.
workshop-use = Použít tuto změnu
workshop-fence-away = Odeber překážku { $from }.
workshop-move-fence = Přesuň překážku { $from } na { $to }.
workshop-move-pellet = Přesuň tečku z { $from } na { $to }.
workshop-move-piece = { $piece } začíná na { $to }.
workshop-estimate = Odhad, ne důkaz
workshop-estimate-about = Počítač úrovně 8 hraje rychlé hry sám se sebou. Níže vidíš, jak končí.
workshop-estimating = Odehrané hry: { $played } z { $of }
workshop-estimate-row =
    { $games ->
        [one] { $lives }: výhra PAC-MANA { $pacman }, výhra duchů { $ghosts }, bez vítěze { $endless } ({ $games } hra).
        [few] { $lives }: výhra PAC-MANA { $pacman }, výhra duchů { $ghosts }, bez vítěze { $endless } ({ $games } hry).
       *[other] { $lives }: výhra PAC-MANA { $pacman }, výhra duchů { $ghosts }, bez vítěze { $endless } ({ $games } her).
    }
workshop-proven = { $verdict } Je to dokázané výpočtem.
workshop-fairer-begins = Pro srovnání teď počítač hraje v tomto bludišti.
workshop-solve = Vyřešit
workshop-study-lives = Ukázat bezchybnou hru s tímto počtem životů
workshop-map = Kdo vyhraje, když tato figurka začne jinde
workshop-map-off = Žádná
workshop-map-about = Každé pole ukazuje, kdo vyhraje, když na něm { $piece } začne a nic jiného se nezmění. Po chycení se všichni vrátí na počáteční pole tvého bludiště.
workshop-legend-pacman = PAC-MAN vyhraje nejpozději v tahu s tímto číslem
workshop-legend-ghosts = Duchové vyhrají nejpozději v tahu s tímto číslem
workshop-legend-nobody = Nikdo si nemůže vynutit výhru
workshop-map-pacman = Počáteční pole, při kterých vyhraje PAC-MAN: { $squares }.
workshop-map-ghosts = Počáteční pole, při kterých vyhrají duchové: { $squares }.
workshop-map-nobody = Počáteční pole, při kterých si nikdo nemůže vynutit výhru: { $squares }.
workshop-line = Bezchybná hra krok za krokem
workshop-line-start = Začátek. První je na tahu PAC-MAN.
workshop-line-again = Tato pozice už jednou byla: nikdo si nemůže vynutit výhru.
workshop-line-close = Zpět ke kreslení
workshop-sheet-board = Deska: { $files } × { $ranks } polí. { $lives }
workshop-sheet-pellets = Tečky: { $list }
workshop-sheet-fences = Překážky: { $list }
workshop-exchange = Otevřít, uložit, sdílet
workshop-drawn-save-maze = Uložit soubor s bludištěm
workshop-print = Vytisknout
workshop-drawn-word-maze = Bludiště jako jedno slovo
workshop-drawn-file-maze = Otevřít soubor s bludištěm
workshop-drawn-play-maze = Hrát v tomto bludišti
workshop-publish = Zveřejnit
workshop-taken = Na { $square } už začíná { $by }.
workshop-no-ghost = V bludišti není žádný duch.
workshop-no-pellet = V bludišti není žádná tečka.
workshop-pellets = Tečka na { $square } je navíc. V bludišti smějí být nejvýš 4.
workshop-unreachable = K tečce na { $square } se PAC-MAN nedostane.
workshop-broken = To není platné bludiště.

## Boards of Ms. Pac-Man

workshop-drawn-label-board = Tvoje deska
workshop-drawn-play-board = Hrát na této desce
workshop-drawn-save-board = Uložit soubor s deskou
workshop-drawn-word-board = Deska jako jedno slovo
workshop-drawn-file-board = Otevřít soubor s deskou
workshop-broken-board = To není platná deska.
workshop-games = Hra, pro kterou kreslíš
workshop-board-tip = Vyber štětec a klepej na pole nebo přes ně přejížděj. Klepnutím na drážku mezi dvěma poli postavíš zeď nebo ji odebereš.
workshop-brush = Štětec
workshop-brush-dot = Tečka
workshop-brush-power = Silová tečka
workshop-brush-circle = Bílý kroužek
workshop-brush-home = Domov ducha
workshop-brush-exit = Východ
workshop-brush-solid = Zazděné pole
workshop-brush-wall = Zeď
workshop-areas = Oblast
workshop-area = Oblast { $area }
workshop-clear-walls = Odebrat všechny zdi
workshop-random-board = Náhodná deska
workshop-spinner = Ruletka
workshop-die = Kostka duchů
workshop-faces-about = Čísla od 1 do 8 oddělená mezerami. Zápis 4x2 znamená, že 4 padá dvakrát častěji. Při F2 (jen na kostce) silný duch nejdřív zeslábne a slabý zesílí; pak jde o 2 pole.
workshop-chances = Jak často vyhrává která barva
workshop-chances-about = Odhad: počítač úrovně 8 hraje rychlé hry sám se sebou. Sloupce a–d jsou oblasti hráčů.
workshop-share = { CHANCE($share) }
workshop-turns = Tahů na hru
workshop-games-played = Hry
workshop-more =
    { $count ->
        [one] A ještě { $count } chyba.
        [few] A ještě { $count } chyby.
        [many] A ještě { $count } chyby.
       *[other] A ještě { $count } chyb.
    }
workshop-more-squares =
    { $count ->
        [one] A ještě { $count } pole.
        [few] A ještě { $count } pole.
        [many] A ještě { $count } pole.
       *[other] A ještě { $count } polí.
    }
workshop-sheet-size = Deska: { $files } × { $ranks } polí.
workshop-dots = Oblast { $colour } má { $count ->
        [one] { $count } tečku
        [few] { $count } tečky
        [many] { $count } tečky
       *[other] { $count } teček
    } místo { $wanted }.
workshop-homes = Oblast { $colour } má { $count ->
        [one] { $count } domov ducha
        [few] { $count } domovy duchů
        [many] { $count } domova ducha
       *[other] { $count } domovů duchů
    } místo jednoho.
workshop-exits =
    { $count ->
        [one] Je tu { $count } východ místo čtyř.
        [few] Jsou tu { $count } východy místo čtyř.
        [many] Je tu { $count } východu místo čtyř.
       *[other] Je tu { $count } východů místo čtyř.
    }
workshop-powers =
    { $count ->
        [one] Je tu { $count } silová tečka místo čtyř.
        [few] Jsou tu { $count } silové tečky místo čtyř.
        [many] Je tu { $count } silové tečky místo čtyř.
       *[other] Je tu { $count } silových teček místo čtyř.
    }
workshop-circles = Deska potřebuje aspoň tři bílé kroužky, ale tato má { $count }.
workshop-no-way = Z bílých kroužků se na { $square } nedá dojít.
workshop-closed-home = Domov ducha na { $square } nemá žádnou cestu ven.
workshop-face = „{ $text }“ sem nepatří. Napiš číslo od 1 do 8, u kostky třeba i s písmenem F, například F2; 4x3 znamená, že 4 padá třikrát častěji.
workshop-few-faces = Ruletka potřebuje aspoň dvě různé hodnoty, kostka aspoň jednu. Každá jich smí mít nejvýš 999; 4x3 se počítá za tři.
