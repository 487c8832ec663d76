### Varianta PAC-MAN: proč je tah, zapsaná pozice nebo bludiště odmítnuto.

## Tahy

refusal-pac-over = Hra skončila.
refusal-pac-not-a-move = „{ $word }“ není tah: napiš pole, na která se vstoupí, třeba e6-e7, nebo --, když je třeba zůstat.
refusal-pac-must-move = { $piece } se může pohnout; zůstává jen ten, kdo nemůže.
refusal-pac-off-board = Pole { $square } v tomto bludišti není.
refusal-pac-not-adjacent = { $piece } nemůže z { $from } na { $to }: krok vede na sousední pole nahoru, dolů, doleva nebo doprava.
refusal-pac-fenced = { $piece } nemůže z { $from } na { $to }: dělí je překážka { $fence }.
refusal-pac-too-short = PAC-MAN jde přesně o dvě pole, leda že mu tah utne duch nebo tečka.
refusal-pac-too-far = PAC-MAN jde přesně o dvě pole: { $square } je druhé, tam se zastaví.
refusal-pac-boost-too-short = U tohoto stolu se bonus bere celý: { $left ->
        [one] ještě { $left } pole.
        [few] ještě { $left } pole.
       *[other] ještě { $left } polí.
    }
refusal-pac-boost-too-far = Bonus jsou tři pole: { $square } je třetí, tam se PAC-MAN zastaví.
refusal-pac-after-last-pellet = Tečka na { $pellet } je poslední: tam je hra vyhraná a tah končí.
refusal-pac-after-catch = Na { $square } je PAC-MAN chycen a tah tam končí (na tahu: { $piece }).
refusal-pac-ghost-in-the-way = Na { $square } stojí { $ghost } a u tohoto stolu tam PAC-MAN bez bonusu nesmí.
refusal-pac-pellet-wall = { $ghost } nesmí na { $pellet }: u tohoto stolu je tečka pro duchy zeď.
refusal-pac-ends-on-pellet = { $ghost } nesmí zůstat na { $pellet }: ještě tam leží tečka.
refusal-pac-ends-on-ghost = { $ghost } nesmí zůstat na { $square }: u tohoto stolu se duchové o pole nedělí a stojí tam { $other }.
refusal-pac-one-square = { $ghost } PAC-MANA nevidí a jde o jedno pole: zastaví se na { $square }.
refusal-pac-two-squares = { $ghost } PAC-MANA vidí a jde o dvě pole, ne víc: zastaví se na { $square }.
refusal-pac-frenzy-too-short = { $ghost } PAC-MANA vidí a jde o dvě pole: na { $square } se zastavit nemůže.
refusal-pac-frenzy-turns = { $ghost } PAC-MANA vidí a řítí se rovně: na { $square } zahnout nemůže.

## Zapsané pozice a stoly

setup-pac-fields = Pozice má šest částí (PAC-MAN, duchové, tečky, životy, kdo je na tahu, bludiště) a někdy sedmou (kdo vede duchy), třeba „e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners“; { $found ->
        [one] tady je { $found }.
        [few] tady jsou { $found }.
       *[other] tady je { $found }.
    }
setup-pac-square = „{ $word }“ není pole.
setup-pac-ghosts = Pozice musí jmenovat čtyři duchy, s - za toho, kdo na desce není; { $found ->
        [one] tady je { $found }.
        [few] tady jsou { $found }.
       *[other] tady je { $found }.
    }
setup-pac-lives = PAC-MAN tu nemůže mít „{ $word }“ životů: nejvíc je { $most } a žádný nemá, až když je chycen nadobro.
setup-pac-piece = „{ $word }“ nemůže být na tahu: napiš pac, blinky, inky, pinky nebo clyde, nebo -, když hra skončila.
setup-pac-holders = „{ $word }“ neříká, kdo vede duchy: napiš čtyři hráče od 2 do 5, třeba 2,3,2,3, s - za ducha, který v bludišti není.
setup-pac-off-board = Pole { $square } v tomto bludišti není.
setup-pac-no-pellet = Toto bludiště nemá na { $pellet } tečku.
setup-pac-pellet-twice = Tečka na { $pellet } je uvedena dvakrát.
setup-pac-absent = V tomto bludišti { $ghost } nehraje.
setup-pac-not-on-board = { $ghost } nemůže být na tahu, na desce není.
setup-pac-ghost-on-pellet = { $ghost } nemůže stát na { $pellet }: ještě tam leží tečka.
setup-pac-together = { $ghost } a { $other } nemohou oba stát na { $square }: u tohoto stolu se duchové o pole nedělí.
setup-pac-met = { $ghost } nemůže stát s PAC-MANEM na { $square }, dokud hra trvá.
setup-pac-on-pellet = PAC-MAN nemůže stát na { $pellet }, aniž by tamní tečku snědl.
setup-pac-not-caught = PAC-MAN už nemá život, ale na { $square } u něj žádný duch není.
setup-pac-not-won = Tečka už nezbývá žádná, ale na { $square } PAC-MAN poslední sníst nemohl.
setup-pac-seats = Varianta PAC-MAN je pro 2 až 5 hráčů, ne pro { $seats }.
setup-pac-too-many-seats = Toto bludiště má { $ghosts ->
        [one] { $ghosts } ducha
        [few] { $ghosts } duchy
       *[other] { $ghosts } duchů
    }, málo pro stůl s počtem míst { $seats }.
setup-pac-idle = Hráč { $seat } by neměl žádného ducha.
setup-pac-unheld = Nikdo by nevedl: { $ghost }.
setup-pac-no-such-seat = Hráč { $seat } nemůže vést ({ $ghost }): takové místo u stolu není.

## Bludiště

maze-unknown = Bludiště „{ $word }“ tu není; bludiště jsou: { $known }. Napiš jedno z těch jmen, nebo celé bludiště jedním slovem.
maze-key = Řádek { $line }, sloupec { $column }: „{ $word }“ o bludišti nic neříká.
maze-twice = Řádek { $line }, sloupec { $column }: { $key } už bylo řečeno.
maze-missing = Řádek { $line }, sloupec { $column }: bludiště končí a chybí { $key }.
maze-value = Řádek { $line }, sloupec { $column }: { $key } nemá hodnotu.
maze-extra = Řádek { $line }, sloupec { $column }: { $key } má jednu hodnotu a „{ $word }“ je navíc.
maze-shape = Řádek { $line }, sloupec { $column }: tohle už není bludiště jedním slovem; takové slovo vypadá jako 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Řádek { $line }, sloupec { $column }: „{ $word }“ není jméno: písmena, číslice, - a _, nejvýš 32, první písmeno.
maze-size = Řádek { $line }, sloupec { $column }: „{ $word }“ není velikost bludiště: obě strany od 4 do 9, třeba 9x9.
maze-lives = Řádek { $line }, sloupec { $column }: „{ $word }“ není počet životů od 1 do 9.
maze-square = Řádek { $line }, sloupec { $column }: „{ $word }“ není pole.
maze-off-board = Řádek { $line }, sloupec { $column }: { $square } na desce není.
maze-taken = Řádek { $line }, sloupec { $column }: na { $square } začíná { $by }.
maze-no-ghost = Řádek { $line }, sloupec { $column }: bludiště končí bez jediného ducha.
maze-no-pellet = Řádek { $line }, sloupec { $column }: bludiště končí bez jediné tečky.
maze-pellet-twice = Řádek { $line }, sloupec { $column }: tečka na { $pellet } je uvedena dvakrát.
maze-pellets = Řádek { $line }, sloupec { $column }: { $pellet } je o tečku víc, bludiště má nejvýš 4.
maze-unreachable = Řádek { $line }, sloupec { $column }: PAC-MAN nemá cestu k tečce na { $pellet }.
maze-fence = Řádek { $line }, sloupec { $column }: „{ $word }“ není překážka: napiš kotvu a h nebo v, třeba b7h.
maze-fence-off-board = Řádek { $line }, sloupec { $column }: překážka { $fence } přečnívá přes okraj.
maze-fence-crosses = Řádek { $line }, sloupec { $column }: překážka { $fence } kříží { $other }.
maze-fence-overlaps = Řádek { $line }, sloupec { $column }: překážka { $fence } překrývá { $other }.

## Jak byl PAC-MAN dobrý, podle snědených teček

pacman-level-0 = Ani jedna tečka: duchové tě moc zdraví.
pacman-level-1 = PAC-MAN začátečník: jedna je snědená a bludiště už zná tvoje jméno.
pacman-level-2 = PAC-MAN amatér: půl talíře je prázdná.
pacman-level-3 = PAC-MAN profík: ještě jeden roh a byla by hostina.
pacman-level-4 = PAC-MAN expert: zbyly jen překážky a uražení duchové.
