### The PAC-MAN variant: why a move, a typed position or a maze is refused.
### $piece, $ghost, $other and $by are names of pieces; $seat is the number of a player, $seats and $ghosts are counts; $line
### and $column say where in a maze file or word.

## Moves

refusal-pac-over = Hra skončila.
refusal-pac-not-a-move = „{ $word }“ není tah. Napiš pole, na která figurka vstoupí, třeba e6-e7, nebo --, když se nemá kam pohnout.
refusal-pac-must-move = { $piece } se musí pohnout, pokud může.
refusal-pac-off-board = Pole { $square } v tomto bludišti není.
refusal-pac-not-adjacent = { $piece } nemůže jít z { $from } na { $to }. Krok vede na sousední pole nahoru, dolů, doleva nebo doprava.
refusal-pac-fenced = { $piece } nemůže jít z { $from } na { $to }: leží mezi nimi překážka { $fence }.
refusal-pac-too-short = PAC-MAN jde přesně o dvě pole, pokud jeho tah dřív neukončí duch nebo tečka.
refusal-pac-too-far = PAC-MAN jde přesně o dvě pole: { $square } je druhé, takže se tam zastaví.
refusal-pac-boost-too-short = V této hře se bonus musí využít celý: { $left ->
        [one] zbývá { $left } pole.
        [few] zbývají { $left } pole.
        [many] zbývá { $left } pole.
       *[other] zbývá { $left } polí.
    }
refusal-pac-boost-too-far = Bonus jsou tři pole: { $square } je třetí, takže se tam PAC-MAN zastaví.
refusal-pac-after-last-pellet = Tečka na { $pellet } je poslední: PAC-MAN tam vyhrává a tah končí.
refusal-pac-after-catch = { $piece } dál nejde: na { $square } je PAC-MAN chycen a tah tam končí.
refusal-pac-ghost-in-the-way = Na { $square } stojí { $ghost }. V této hře tam PAC-MAN bez bonusu nesmí.
refusal-pac-pellet-wall = { $ghost } nesmí na { $pellet }. V této hře je nesnědená tečka pro duchy zeď.
refusal-pac-ends-on-pellet = { $ghost } nesmí zůstat na { $pellet }: leží tam nesnědená tečka.
refusal-pac-ends-on-ghost = { $ghost } nesmí zůstat na { $square }: stojí tam { $other } a v této hře nesmějí být dva duchové na stejném poli.
refusal-pac-one-square = { $ghost } PAC-MANA nevidí, takže jde o jedno pole a zastaví se na { $square }.
refusal-pac-two-squares = { $ghost } vidí PAC-MANA a jde o dvě pole, ne dál: zastaví se na { $square }.
refusal-pac-frenzy-too-short = { $ghost } vidí PAC-MANA a jde o dvě pole: na { $square } se zastavit nemůže.
refusal-pac-frenzy-turns = { $ghost } vidí PAC-MANA a jde rovně: na { $square } zahnout nemůže.

## Typed positions

setup-pac-fields = Pozice má šest částí (PAC-MAN, duchové, tečky, životy, kdo je na tahu, bludiště) a někdy sedmou (kdo hraje za duchy), třeba „e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners“; { $found ->
        [one] tady je { $found }.
        [few] tady jsou { $found }.
        [many] tady je { $found }.
       *[other] tady je { $found }.
    }
setup-pac-square = „{ $word }“ není pole.
setup-pac-ghosts = V pozici musí být čtyři duchové (místo toho, který není na desce, napiš -); { $found ->
        [one] tady je { $found }.
        [few] tady jsou { $found }.
        [many] tady je { $found }.
       *[other] tady je { $found }.
    }
setup-pac-lives = „{ $word }“ tu jako počet životů být nemůže: nejvíc je { $most } a 0 jen po prohrané hře.
setup-pac-piece = „{ $word }“ nemůže být na tahu. Napiš pac, blinky, inky, pinky nebo clyde, nebo -, když hra skončila.
setup-pac-holders = „{ $word }“ neříká, kdo hraje za duchy. Napiš čtyři hráče od 2 do 5, třeba 2,3,2,3; místo ducha, který v bludišti není, napiš -.
setup-pac-off-board = Pole { $square } v tomto bludišti není.
setup-pac-no-pellet = V tomto bludišti na { $pellet } tečka není.
setup-pac-pellet-twice = Tečka na { $pellet } je uvedená dvakrát.
setup-pac-absent = { $ghost } do tohoto bludiště nepatří.
setup-pac-not-on-board = { $ghost } není na desce, takže nemůže být na tahu.
setup-pac-ghost-on-pellet = { $ghost } nemůže stát na { $pellet }: leží tam nesnědená tečka.
setup-pac-together = { $ghost } a { $other } nemohou oba stát na { $square }: v této hře nesmějí být dva duchové na stejném poli.
setup-pac-met = { $ghost } nemůže stát na { $square } s PAC-MANEM, dokud hra běží.
setup-pac-on-pellet = Na { $pellet } PAC-MAN nemůže stát, aniž by snědl tamní tečku.
setup-pac-not-caught = PAC-MAN už nemá život, ale žádný duch s ním na { $square } nestojí.
setup-pac-not-won = Žádná tečka nezbývá, ale na { $square } PAC-MAN tu poslední sníst nemohl.
setup-pac-seats = Varianta PAC-MAN je pro 2 až 5 hráčů, ne pro { $seats }.
setup-pac-too-many-seats = Toto bludiště má { $ghosts ->
        [one] { $ghosts } ducha
        [few] { $ghosts } duchy
        [many] { $ghosts } ducha
       *[other] { $ghosts } duchů
    }, a to je na { $seats ->
        [one] { $seats } hráče
        [few] { $seats } hráče
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    } málo.
setup-pac-idle = Na hráče { $seat } by nezbyl žádný duch.
setup-pac-unheld = { $ghost }: za tohoto ducha by nikdo nehrál.
setup-pac-no-such-seat = { $ghost }: za tohoto ducha má hrát hráč { $seat }, ale ten neexistuje.

## Mazes

maze-unknown = Bludiště „{ $word }“ tu není. Na výběr jsou: { $known }. Napiš jeden z těchto názvů, nebo celé bludiště jedním slovem.
maze-key = Řádek { $line }, sloupec { $column }: „{ $word }“ do souboru s bludištěm nepatří.
maze-twice = Řádek { $line }, sloupec { $column }: { $key } se opakuje.
maze-missing = Řádek { $line }, sloupec { $column }: chybí { $key }.
maze-value = Řádek { $line }, sloupec { $column }: { $key } nemá hodnotu.
maze-extra = Řádek { $line }, sloupec { $column }: { $key } má jen jednu hodnotu, „{ $word }“ je navíc.
maze-shape = Řádek { $line }, sloupec { $column }: takhle se bludiště jedním slovem nepíše. Má vypadat třeba takto: 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Řádek { $line }, sloupec { $column }: „{ $word }“ není platný název. Použij písmena, číslice, - a _, nejvýš 32 znaků, na začátku písmeno.
maze-size = Řádek { $line }, sloupec { $column }: „{ $word }“ není velikost bludiště. Obě strany jsou od 4 do 9, třeba 9x9.
maze-lives = Řádek { $line }, sloupec { $column }: „{ $word }“ není počet životů od 1 do 9.
maze-square = Řádek { $line }, sloupec { $column }: „{ $word }“ není pole.
maze-off-board = Řádek { $line }, sloupec { $column }: pole { $square } na desce není.
maze-taken = Řádek { $line }, sloupec { $column }: na { $square } už začíná { $by }.
maze-no-ghost = Řádek { $line }, sloupec { $column }: v bludišti není žádný duch.
maze-no-pellet = Řádek { $line }, sloupec { $column }: v bludišti není žádná tečka.
maze-pellet-twice = Řádek { $line }, sloupec { $column }: tečka na { $pellet } je uvedená dvakrát.
maze-pellets = Řádek { $line }, sloupec { $column }: tečka na { $pellet } je navíc. V bludišti smějí být nejvýš 4.
maze-unreachable = Řádek { $line }, sloupec { $column }: k tečce na { $pellet } se PAC-MAN nedostane.
maze-fence = Řádek { $line }, sloupec { $column }: „{ $word }“ není překážka. Napiš její pole a písmeno h nebo v, třeba b7h.
maze-fence-off-board = Řádek { $line }, sloupec { $column }: překážka { $fence } přečnívá přes okraj desky.
maze-fence-crosses = Řádek { $line }, sloupec { $column }: překážka { $fence } kříží { $other }.
maze-fence-overlaps = Řádek { $line }, sloupec { $column }: překážka { $fence } překrývá { $other }.

## How good PAC-MAN was, by the pellets he ate

pacman-level-0 = Ani jedna tečka. Duchové děkují.
pacman-level-1 = PAC-MAN začátečník: jedna je v břiše a bludiště už tě zná jménem.
pacman-level-2 = PAC-MAN amatér: půlka talíře je prázdná.
pacman-level-3 = PAC-MAN profík: ještě jeden roh a byla by z toho hostina.
pacman-level-4 = PAC-MAN expert: zbyly jen překážky a uražení duchové.
