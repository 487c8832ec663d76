### What all programs share: names of games and pieces, players, results, and refusals that belong to
### no single game. The variables of a message are the same in every language. $seat is the number of
### a player, from 1.

reason-with-rule = { $sentence } ({ $rule })

## Games

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = Varianta PAC-MAN
game-mspacman = Ms. Pac-Man

## Pieces and things, as the rulebooks call them

term-pawn = figurka
term-fence = překážka
term-pacman = PAC-MAN
term-mspacman = Ms. Pac-Man
term-ghost = duch
term-blinky = Blinky
term-inky = Inky
term-pinky = Pinky
term-clyde = Clyde
term-pellet = tečka
term-dot = tečka
term-die = kostka
term-spinner = ruletka

## Counts

fences-left =
    { $count ->
        [one] { $count } překážka
        [few] { $count } překážky
        [many] { $count } překážky
       *[other] { $count } překážek
    }
lives-left =
    { $count ->
        [one] { $count } život
        [few] { $count } životy
        [many] { $count } života
       *[other] { $count } životů
    }
pellets-left =
    { $count ->
        [one] { $count } tečka
        [few] { $count } tečky
        [many] { $count } tečky
       *[other] { $count } teček
    }
dots-left =
    { $count ->
        [one] { $count } tečka
        [few] { $count } tečky
        [many] { $count } tečky
       *[other] { $count } teček
    }
steps-left =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }

## Languages

language-unknown = Jazyk „{ $tag }“ tu není. Vyber si z těchto: { $known }.

## Options

option-unknown = Volitelné pravidlo „{ $name }“ tu není. Na výběr jsou: { $known }.
option-value = Volitelné pravidlo { $name } nemůže mít hodnotu „{ $value }“. Možné hodnoty: { $allowed }.

## Records

record-no-magic = Řádek { $line }, sloupec { $column }: toto není zápis hry. Na prvním řádku musí být „palisade 1“.
record-open-note = Řádek { $line }, sloupec { $column }: poznámka má otevírací složenou závorku, ale chybí zavírací.
record-stray-note = Řádek { $line }, sloupec { $column }: poznámka ve složených závorkách patří za tah, ke každému tahu jen jedna.
record-over = Hra skončila. Nic už k ní přidat nejde.
record-bad-leave = „{ $word }“ neříká, kdo odešel a proč. Napiš leave:HRÁČ:DŮVOD, kde DŮVOD je resign, time nebo fault.
record-not-seated = Hráč { $seat } už ve hře není.
record-no-game = Ze zápisu není jasné, o kterou hru jde: chybí řádek „game …“.
record-not-a-number = Tady musí být číslo.
record-bad-result = Výsledek musí mít jednu hodnotu pro každého hráče a známý důvod.
record-wrong-result = V zápisu stojí „{ $stated }“, ale z tahů vychází „{ $actual }“.
record-header = Na řádku „{ $header } { $value }“: { $why }
record-word = Tah { $nth }, „{ $word }“: { $why }
variation-bad-number = Nejdřív musí být číslo tahu z hlavní varianty, od 1 do { $most }.
variation-word = „{ $word }“: { $why }
variation-no-move = Poznámka nebo závorka musí stát za tahem.
variation-open = Chybí zavírací závorka, kulatá nebo složená.
variation-closed = Zavírá se závorka, která nebyla otevřená.
variation-bad-mark = „{ $mark }“ není značka tahu. Značky jsou ! ? !! ?? !? a ?!
link-broken = Tento odkaz není celý nebo se cestou změnil. Zkopíruj ho znovu celý.

## Setting up a game

game-unknown = Hra „{ $word }“ tu není. Na výběr jsou: quoridor, mini, pacman, mspacman.
table-seats = Pro tolik hráčů ({ $seats }) tato hra není. Možný počet hráčů: { $allowed }.
table-pieces = Počet vybraných figurek ({ $pieces }) neodpovídá počtu hráčů ({ $seats }).
table-no-maze = Ve hře { $game } se bludiště nevybírá.
# $label says what the action means: a move, a square, directions.
action-not-legal = Akce { $action } ({ $label }) tady není dovolená.

## Options of the games: a name for menus, what the option does, and its values

# $name is the name below, $word the word for scripts, $about the sentence below, $rule a rule number.
option-item = { $name } (`{ $word }`): { $about } ({ $rule })
option-item-plain = { $name } (`{ $word }`): { $about }
# $values lists words with their meaning, $default is one of them.
option-values = Hodnoty: { $values }. Výchozí: { $default }.

option-about-starter = kdo začíná; pokud nikoho nevybereš, rozhodne los.
option-about-pawn-behind = co znamená třetí figurka hned za tou, kterou chceš přeskočit. Buď skoku brání, jak to stojí ve všech oficiálních pravidlech, nebo platí za překážku, takže smíš uhnout doleva či doprava.
option-about-repetition = jestli hra končí remízou, když se stejná pozice objeví potřetí.
option-about-move-seconds = časový limit na každý tah v sekundách, nebo žádný.
option-about-pieces = s jakou figurkou kdo hraje. Na průběh hry to nemá vliv.
option-about-boost = kolik ze 3 polí navíc PAC-MAN po snědení tečky projde.
option-about-boost-eats = které duchy PAC-MAN během bonusu sní: všechny, které cestou potká, nebo jen ty na poli, kde se zastaví. Ve druhém případě projde přes ostatní bez následků.
option-about-frenzy = jak jde o dvě pole duch, který vidí PAC-MANA: obě stejným směrem, nebo smí po prvním zahnout kamkoli, třeba i zpátky, odkud vyšel.
option-about-ghost-on-pellet = co je pro ducha nesnědená tečka: pole, přes které smí projít, ale ne na něm zůstat, zeď, nebo pole jako každé jiné.
option-about-contact = co se stane, když PAC-MAN bez bonusu vstoupí na pole s duchem. Buď je chycen, nebo tam vůbec nesmí; pokud mu kvůli tomu nezbude tah o dvě pole, jde o jedno, nebo zůstane stát.
option-about-ghosts-share = jestli smějí duchové zůstat stát na stejném poli. Míjet se smějí vždycky.
option-about-lives = kolik životů má PAC-MAN. Pokud počet nezadáš, určí ho bludiště.
option-about-ghosts = kdo hraje za duchy v pořadí Blinky, Inky, Pinky, Clyde. Bez zadání se duchové rozdají postupně.
option-about-capture = jestli se figurky chytají na každém poli, na které během tahu vstoupí, nebo jen na posledním.
option-about-colours = kterou barevnou oblast kdo má. Kdo v seznamu není, dostane některou ze zbylých.

option-name-starter = Kdo začíná
option-name-pawn-behind = Figurka za přeskakovanou
option-name-repetition = Trojí opakování pozice
option-name-move-seconds = Sekundy na tah
option-name-boost = Délka bonusu
option-name-boost-eats = Pojídání duchů při bonusu
option-name-frenzy = Duchové v šílenství
option-name-ghost-on-pellet = Duchové na tečkách
option-name-contact = Vstup na pole s duchem
option-name-ghosts-share = Duchové na stejném poli
option-name-lives = Životy
option-name-pieces = Figurky
option-name-capture = Chytání
option-name-maze = Bludiště
option-name-ghosts = { $ghost }: kdo za něj hraje
option-name-colours = Oblast hráče { $seat }

choice-random = rozhodne los
choice-blocked = brání skoku
choice-sidestep = platí za překážku
choice-draw = remíza
choice-off = vypnuto
choice-move-seconds-off = bez omezení
choice-up-to = nejvýš 3 pole
choice-exactly = přesně 3 pole
choice-path = po celé cestě
choice-end = na posledním poli
choice-straight = jen rovně
choice-turning = smějí i zahnout
choice-cross = smějí projít, ne stát
choice-never = nesmějí vstoupit
choice-free = smějí zůstat stát
choice-caught = znamená chycení
choice-closed = není dovolen
choice-true = ano
choice-false = ne
choice-passing = i při průchodu
choice-exact = na posledním poli
choice-maze = podle bludiště
choice-dealt = rozdají se postupně
choice-seat = hráč { $seat }
choice-nobody = není ve hře
choice-area-a = vlevo nahoře
choice-area-b = vpravo nahoře
choice-area-c = vpravo dole
choice-area-d = vlevo dole

## Mazes and boards that come with Palisade

maze-name-corners = Rohy
maze-name-cloister = Křížová chodba
maze-name-drawbridge = Padací most
maze-name-hedgerow = Živý plot
maze-name-lantern-yard = Dvůr s lucernami
maze-name-long-watch = Dlouhá hlídka
maze-name-narrow-gate = Úzká brána
maze-name-orchard = Ovocný sad
maze-name-stepping-stones = Kameny přes potok
maze-name-three-keys = Tři klíče
maze-name-toll-bridge = Mýtný most
maze-name-back-stairs = Zadní schody
maze-name-bell-court = Dvůr se zvonem
maze-name-candle-lane = Ulička svíček
maze-name-crossroads = Rozcestí
maze-name-ferry-landing = Přívoz
maze-name-granary = Sýpka
maze-name-great-hall = Velký sál
maze-name-harbour-wall = Přístavní zeď
maze-name-high-meadow = Horská louka
maze-name-market-square = Tržiště
maze-name-millpond = Mlýnský rybník
maze-name-old-well = Stará studna
maze-name-quarry = Kamenolom
maze-name-rose-garden = Růžová zahrada
maze-name-sundial = Sluneční hodiny
maze-name-tannery = Koželužna
maze-name-twin-doors = Dvojí dveře
maze-name-vineyard = Vinice
maze-name-watchtower = Strážní věž
maze-name-weir = Jez
maze-name-quarters = Čtvrtiny

## Results

player-name = Hráč { $seat }
computer-name = Počítač úrovně { $level }
computer-level = { $name } · úroveň { $level }
ending-winner = Vyhrál hráč { $seat }
ending-winners = Vyhráli hráči { $seats }
ending-draw = Remíza
ending-by-goal =
    { $who ->
        [you] Jsi v cílové řadě!
       *[other] { $name } je v cílové řadě.
    }
ending-by-pellets = PAC-MAN snědl poslední tečku.
ending-by-lives = Duchové vzali PAC-MANOVI poslední život.
ending-by-dots =
    { $who ->
        [you] Zmizela poslední tečka tvé barvy.
       *[other] Zmizela poslední tečka barvy, za kterou hraje { $name }.
    }
ending-by-repetition = Stejná pozice se objevila potřetí.
ending-by-resign =
    { $who ->
        [you] Vzdáváš se.
       *[other] { $name } se vzdává.
    }
ending-by-time =
    { $who ->
        [you] Vypršel ti čas.
       *[other] { $name }: vypršel čas.
    }
ending-by-fault =
    { $who ->
        [you] Tvůj program spadl.
       *[other] { $name }: spadl program.
    }
ending-by-agreement = Hráči se dohodli na remíze.
ending-by-aborted = Hra byla zrušena.

## Entries of a game in words; moves are written in notation

entry-spin = ruletka { $face }
entry-die = kostka { $face }
entry-stay = bez tahu
entry-leave-resign = { $name } se vzdává
entry-leave-time = { $name }: vypršel čas
entry-leave-fault = { $name }: spadl program
guest-name = Host { $id }

## Computer players: how each plays, in a few words after its name, and what it says

personality-manner-1 = cestou trochu sní
personality-manner-2 = vidí jen na krok dopředu
personality-manner-3 = pořád někam spěchá
personality-manner-4 = radši se stočí do klubíčka
personality-manner-5 = miluje drobné lsti
personality-manner-6 = přemýšlí před každým tahem
personality-manner-7 = nikdy nepovolí
personality-manner-8 = zná už každý trik
personality-line-1 = Jé, už jsem na řadě?
personality-line-2 = Jdu prostě za nosem.
personality-line-3 = Chyť mě! Jejda, tudy ne.
personality-line-4 = Pozor na bodliny!
personality-line-5 = Já se jen dívám. Vážně.
personality-line-6 = Ticho. Počítám.
personality-line-7 = Mám na to celou noc.
personality-line-8 = Překvap mě.

## What the system says of a file or folder

system-not-found = Takový soubor ani složka neexistuje.
system-denied = Přístup odepřen.
system-folder = Je to složka.
system-no-folder = Není to složka.
system-full = Disk je plný.
system-no-text = Není to text v UTF-8.
system-read-only = Na tento disk nejde zapisovat.
system-exists = Takový název už existuje.
