### What the page in the browser says.

## Header and footer

web-title = Palisade: čtyři deskové hry v bludišti
web-skip = Přejít ke hře
web-nav = Hlavní nabídka
web-nav-play = Hrát
web-nav-tables = Stoly
web-nav-learn = Naučit se
web-nav-rules = Pravidla
web-nav-analysis = Analýza
web-nav-settings = Nastavení
web-theme = Světlý nebo tmavý vzhled
web-language = Jazyk
web-foot = Palisade je zdarma a bez registrace.
web-privacy = Soukromí
web-delete-data = Smazat moje data na tomto serveru
web-delete-data-sure = Tvé jméno zmizí ze všech her a rozehrané hry se vzdají. Smazat?
web-data-deleted = Tvá data na tomto serveru jsou smazaná.
web-restart = Server se v { $time } restartuje. Hry pak pokračují a hodiny neztratí čas.
web-nowhere = Stránka nenalezena
web-nowhere-more = Adresa možná není celá.
web-loading = Okamžik…
web-away = Server není dostupný. Hry s počítačem a na tomto zařízení fungují i bez něj.
web-part-failed = Tuto část stránky se nepodařilo načíst.
web-try-again = Zkusit znovu
web-engine-failed = Počítačový hráč přestal fungovat. Další pokus…
web-network-missing = Úroveň 8 teď hraje slaběji než obvykle: její síť se nepodařilo načíst.

## Home

web-hero = Postav bludiště. Vyhraj závod.
web-hero-more = Čtyři deskové hry s překážkami a duchy: proti počítači, s kamarády přes odkaz, nebo na jednom zařízení. Bez registrace, bez instalace.
web-learn-offer = Jsi tu poprvé? Nauč se Quoridor za pět minut
web-play-now = Hrát hned
web-play-friend = Hrát s kamarády
web-vs-computer = Hrát
web-more-ways = Víc…
web-shelf = Čtyři hry
web-continue = Rozehrané hry
web-forget = Smazat tuto hru
web-plies =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
web-living = { $game }, ukázková hra
web-about-quoridor = Doběhni na druhou stranu. V každém tahu pohni figurkou, nebo polož překážku, která ostatním prodlouží cestu.
web-about-mini = Klasický Quoridor s volitelným limitem na tah.
web-about-pacman = PAC-MAN, čtyři duchové a bludiště z překážek. Sněz všechny čtyři tečky, nebo PAC-MANA včas chyť.
web-about-mspacman = Roztoč ruletku, běž a vysbírej všechny tečky své barvy. Kdo Ms. Pac-Man chytí, hraje za ni.

## The computer

web-level = Úroveň { $level }
web-level-choose = Úroveň počítače
web-level-1 = Bloumá sem a tam. Ideální na první hru s dětmi.
web-level-2 = Ví, kam jít, ale na tebe zapomíná.
web-level-3 = Občas se ti postaví do cesty.
web-level-4 = Jednoduchým pastím se vyhne.
web-level-5 = Počítá svou cestu i tvou a tahy neplýtvá.
web-level-6 = Myslí o pár tahů dopředu. Budeš potřebovat plán.
web-level-7 = Porazit ho je těžké, i když si dáváš pozor.
web-level-8 = Plná síla.

## New game

web-with-whom = S kým hraješ?
web-mode-computer = S počítačem
web-mode-friends = S kamarády online
web-mode-here = S kamarády na tomto zařízení
web-how-many = Počet hráčů
web-your-seat = Tvoje role
web-who-starts = Kdo začíná?
web-starts-random = Rozhodne los
web-piece = Tvoje figurka
web-time = Čas
web-no-clock = Bez limitu
web-clock-own = Vlastní
web-clock-kind = Hodiny
web-clock-game = Na celou hru
web-clock-move = Na každý tah
web-clock-days = Dny na tah
web-clock-minutes = Minuty pro každého hráče
web-clock-increment = Sekundy přidané po každém tahu
web-clock-seconds = Sekundy na tah
web-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
web-per-move =
    { $count ->
        [one] { $count } sekunda na tah
        [few] { $count } sekundy na tah
       *[other] { $count } sekund na tah
    }
web-days-a-move =
    { $count ->
        [one] { $count } den na tah
        [few] { $count } dny na tah
       *[other] { $count } dní na tah
    }
web-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
web-public = Stůl může kdokoli najít a přidat se
web-options = Volitelná pravidla
web-own-maze = vlastní
web-start = Začít
web-lay-table = Založit stůl
web-new-of = Nová hra: { $game }

## Tables

web-open-tables = Otevřené stoly
web-no-tables = Teď nikdo nečeká. Založ stůl a pošli odkaz.
web-live = Právě se hraje
web-join = Přidat se
web-watch = Sledovat
web-invite = Pošli tento odkaz lidem, se kterými chceš hrát.
web-invite-qr = QR kód s odkazem
web-copy = Kopírovat odkaz
web-copied = Zkopírováno
web-sit = Přidat se
web-fill = Doplnit volná místa počítačem
web-waiting = Čeká se na další hráče
web-first-move =
    { $seconds ->
        [one] Bez prvního tahu bude hra za { $seconds } sekundu zrušena.
        [few] Bez prvního tahu bude hra za { $seconds } sekundy zrušena.
       *[other] Bez prvního tahu bude hra za { $seconds } sekund zrušena.
    }
web-invited-by = { $name } tě zve ke hře { $game }
web-invited = Máš pozvánku ke hře { $game }
web-invited-more = Napiš jméno, které uvidí ostatní, a přidej se.
web-seat-open = volné místo
web-present = online
web-absent = offline
web-reconnecting = Spojení vypadlo. Obnovuje se… O nic z odehraného nepřijdeš.
web-move-unsent = Spojení vypadlo. Tvůj tah { $word } ještě nebyl odeslán. Odešle se, jakmile se spojení obnoví.
web-move-retried = Server teď tvůj tah { $word } nemůže přijmout. Zkouší se znovu…
web-move-overtaken = Tvůj tah { $word } nebyl zahrán, protože se hra mezitím změnila. Podívej se znovu na desku.
web-move-refused = Tvůj tah { $word } nebyl zahrán. { $reason }
web-no-table = Takový stůl tu není
web-no-table-more = Odkaz je možná neúplný, nebo stůl už neexistuje.
web-quick = Rychlá hra
web-pairing = Hledá se soupeř
web-pairing-found = Soupeř nalezen!
web-pairing-go = Přejít do hry
web-pairing-leave = Přestat hledat
web-which-game = Která hra?
web-my-tables = Tvoje stoly
web-back-to = Pokračovat
web-paused = Hra je pozastavená.
web-resume = Pokračovat
web-claim = Pokračovat na tomto zařízení
web-claim-more = Budeš tu hrát dál jako stejný hráč.
web-claim-go = Pokračovat

## Playing

web-no-game = Tato hra na tomto zařízení není
web-you = Ty
web-player = Hráč { $seat }
web-your-move = Jsi na tahu
web-move-of = Na tahu: { $name }
web-thinks = { $name } přemýšlí…
web-rolling = Hází se…
web-shows = Padlo: { $face }
web-looking = Prohlížíš si tah { $ply }
web-board-label = Deska. Šipky posouvají kurzor, Enter zahraje tah, F vybere překážku, R ji otočí.
web-clock = zbývající čas
web-pellets = snědené tečky: { $now } z { $of }
web-dots =
    { $count ->
        [one] zbývá { $count } tečka
        [few] zbývají { $count } tečky
       *[other] zbývá { $count } teček
    }
web-place = Položit { $fence }
web-cancel = Zrušit
web-rotate = Otočit
web-step-back = Krok zpět
web-other-way =
    { $count ->
        [one] Jediná cesta
        [few] Jiná cesta ({ $count })
       *[other] Jiná cesta ({ $count })
    }
web-go = Zahrát { $word }
web-squares-to-go =
    { $count ->
        [one] zbývá { $count } pole
        [few] zbývají { $count } pole
       *[other] zbývá { $count } polí
    }
web-pass = Nemáš tah: vynechat
web-tip-fence = Klepnutím na označené pole pohneš figurkou, klepnutím na drážku mezi poli položíš překážku.
web-tip-step = Překážky ti došly: klepni na označené pole.
web-tip-path =
    { $count ->
        [one] Klepni na pole, kam chceš jít.
        [few] Klepej na pole své cesty jedno po druhém ({ $count }), nebo rovnou na poslední.
       *[other] Klepej na pole své cesty jedno po druhém ({ $count }), nebo rovnou na poslední.
    }
web-tip-place = Klepni na kroužek, kde má Ms. Pac-Man začít.
web-rule = Pravidlo { $rule }
web-rule-lesson = Ukázat v lekci
web-learn-leave = Zpět k lekcím
web-moves = Tahy
web-first = První tah
web-back = Předchozí tah
web-forward = Další tah
web-last = Poslední tah
web-ply-of = { $ply } / { $of }
web-ways = Nejkratší cesty
web-race =
    { $count ->
        [one] { $name }: { $count } krok
        [few] { $name }: { $count } kroky
       *[other] { $name }: { $count } kroků
    }
web-hint = Poradit
web-hint-wait = Přemýšlím…
web-hint-is = Rada: { $word }
web-turn-board = Otočit desku
web-takeback = Vrátit tah
web-offer-draw = Nabídnout remízu
web-resign = Vzdát se
web-resign-sure = Opravdu se vzdát?
web-save = Uložit
web-abort = Zrušit hru
web-load = Otevřít uloženou hru
web-sound = Zvuk
web-close = Zavřít
web-offered = Žádost odeslána
web-watchers =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
web-type = Napiš tah: { $example }
web-type-go = Zahrát
web-draw-offered = { $name } nabízí remízu.
web-takeback-offered = { $name } chce vrátit tah.
web-pause-offered = { $name } chce pauzu.
web-abort-offered = { $name } chce zrušit hru.
web-gone = { $name } už nějakou dobu chybí.
web-claim-win = Vyhlásit vítězství
web-claim-without = Hrát dál bez tohoto hráče
web-claim-computer = Nechat hrát počítač (úroveň { $level })
web-claim-agreed = Souhlasí { $count } z { $all }
web-draw-declined = Počítač remízu odmítl.
web-accept = Přijmout
web-decline = Odmítnout

## The end

web-you-won = Výhra!
web-you-lost = Prohra
web-won = Vítězí { $name }
web-ghosts-won = Vítězí duchové
web-draw = Remíza
web-called-off = Hra zrušena
web-cause-rules = Rozhodlo se na desce.
web-cause-repetition = Stejná pozice se objevila potřetí.
web-cause-resign = Jeden z hráčů se vzdal.
web-cause-time = Vypršel čas.
web-cause-fault = Počítačovému hráči spadl program.
web-cause-agreement = Hráči se dohodli.
web-cause-aborted = Nikdo nevyhrál a nikdo neprohrál.
web-pacman-level-0 = PAC-MAN tentokrát nesnědl ani tečku.
web-pacman-level-1 = PAC-MAN začátečník: { $pellets } tečka.
web-pacman-level-2 = PAC-MAN amatér: { $pellets } tečky.
web-pacman-level-3 = PAC-MAN profík: { $pellets } tečky.
web-pacman-level-4 = PAC-MAN expert: všechny { $pellets } tečky.
web-rematch = Odveta
web-rematch-offered = Soupeř chce odvetu.
web-watch-rematch = Sledovat odvetu
web-new-game = Všechny hry

## Settings

web-name = Tvoje jméno
web-look = Vzhled
web-theme-auto = Podle zařízení
web-theme-light = Světlý
web-theme-dark = Tmavý
web-confirm = Potvrzovat překážky a cesty
web-confirm-touch = Na dotykové obrazovce
web-confirm-always = Vždy
web-confirm-never = Nikdy
web-contrast = Vysoký kontrast
web-motion = Animace
web-sounds = Zvuky
web-ways-always = Vždy ukazovat nejkratší cesty
web-text-always = Vždy ukazovat desku slovy

## The board in words

web-slot-free = { $fence }, volno
web-piece-of-seat = { $piece } hráče { $seat }
web-can-go = sem můžeš
web-text-board = Deska slovy
web-text-drawing = Deska nakreslená textem
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }): { $square }, slabý
        [frenzied] { $piece } ({ $owner }): { $square }, vidí PAC-MANA
       *[plain] { $piece } ({ $owner }): { $square }
    }
web-text-fences = Překážky: { $list }
web-text-no-fences = Na desce nejsou žádné překážky.
web-keys = Na desce: šipky posouvají kurzor, Enter zahraje tah, F vybere překážku, R ji otočí, Backspace vrátí krok, Esc tah zruší.

## What happens, told beside the board and to screen readers. $who is “you” for the only person here
## and “other” for everybody else; $name is a player or a piece.

web-event-step =
    { $who ->
        [you] Jdeš na { $square }.
       *[other] { $name } jde na { $square }.
    }
web-event-fence =
    { $who ->
        [you] Pokládáš překážku { $fence }.
       *[other] { $name } pokládá překážku { $fence }.
    }
web-event-stay =
    { $who ->
        [you] Nemáš kam jít.
       *[other] { $name } nemá kam jít.
    }
web-event-opening =
    { $who ->
        [you] Na začátek ti padlo { $face }.
       *[other] { $name } má na začátek { $face }.
    }
web-event-spin =
    { $who ->
        [you] Ms. Pac-Man ti padlo { $face }.
       *[other] { $name } má pro Ms. Pac-Man { $face }.
    }
web-event-die =
    { $who ->
        [you] Svému duchovi házíš { $face }.
       *[other] { $name } hází duchovi { $face }.
    }
web-event-leads =
    { $who ->
        [you] Za Ms. Pac-Man začínáš hrát ty.
       *[other] Za Ms. Pac-Man začíná hrát { $name }.
    }
web-event-pellet =
    { $count ->
        [0] PAC-MAN snědl poslední tečku.
        [one] PAC-MAN snědl tečku: zbývá { $count }.
        [few] PAC-MAN snědl tečku: zbývají { $count }.
       *[other] PAC-MAN snědl tečku: zbývá { $count }.
    }
web-event-eaten = PAC-MAN snědl ducha: { $piece }.
web-event-caught =
    { $count ->
        [0] { $piece } chytil PAC-MANA: nezbývá mu žádný život.
        [one] { $piece } chytil PAC-MANA: zbývá mu { $count } život.
        [few] { $piece } chytil PAC-MANA: zbývají mu { $count } životy.
       *[other] { $piece } chytil PAC-MANA: zbývá mu { $count } životů.
    }
web-event-dots =
    { $count ->
        [one] Ms. Pac-Man snědla { $count } tečku.
        [few] Ms. Pac-Man snědla { $count } tečky.
       *[other] Ms. Pac-Man snědla { $count } teček.
    }
web-event-weak = Silová tečka: všichni duchové jsou teď slabí.
web-event-ghost-caught =
    { $who ->
        [you] Ms. Pac-Man posílá tvého ducha domů.
       *[other] Ms. Pac-Man posílá ducha domů ({ $name }).
    }
web-event-takes-over =
    { $who ->
        [you] Chytáš Ms. Pac-Man a hraješ za ni.
       *[other] { $name } chytá Ms. Pac-Man a hraje za ni.
    }
web-event-extra =
    { $who ->
        [you] Máš tah navíc.
       *[other] { $name } má tah navíc.
    }
web-event-left-resign =
    { $who ->
        [you] Vzdáváš se.
       *[other] { $name } se vzdává.
    }
web-event-left-time =
    { $who ->
        [you] Vypršel ti čas.
       *[other] Čas vypršel: { $name }.
    }
web-event-left-fault =
    { $who ->
        [you] Tvůj program spadl.
       *[other] Pád programu: { $name }.
    }
web-rolls = { $name } hází…
web-your-move-with = Jsi na tahu: { $piece }
web-hint-step =
    { $count ->
        [one] Rada: jdi na { $square }. Do cíle pak zbývá { $count } krok.
        [few] Rada: jdi na { $square }. Do cíle pak zbývají { $count } kroky.
       *[other] Rada: jdi na { $square }. Do cíle pak zbývá { $count } kroků.
    }
web-hint-fence =
    { $count ->
        [one] Rada: překážka { $fence } prodlouží cestu o { $count } krok ({ $name }).
        [few] Rada: překážka { $fence } prodlouží cestu o { $count } kroky ({ $name }).
       *[other] Rada: překážka { $fence } prodlouží cestu o { $count } kroků ({ $name }).
    }

## The goal, and the signs on the board

web-goal = Cíl
web-goal-quoridor = Dostaň se jako první na řadu své barvy na druhé straně.
web-goal-pacman = Sněz všechny tečky ({ $pellets }), než ti duchové vezmou všechny životy ({ $lives }).
web-goal-ghosts = Vezmi PAC-MANOVI všechny životy ({ $lives }), než sní tečky ({ $pellets }). Duch, který vstoupí na jeho pole, ho chytí.
web-goal-mspacman = Musí zmizet všechny tečky tvé barvy ({ $dots }), ať je sní kdokoli. Jí jen Ms. Pac-Man: chyť ji svým duchem a budeš hrát za ni.
web-legend = Značky na desce
web-legend-goal = Řada v barvě hráče je jeho cíl.
web-legend-turn = Čárkovaný kruh: tahá tahle figurka.
web-legend-next = Plná tečka: tam teď můžeš jít.
web-legend-end = Kroužek: tam může skončit delší tah.
web-legend-last = Podbarvená pole: tahy posledního kola.
web-legend-fence = Překážka: nikdo jí neprojde, musí se obejít.
web-legend-draft = Čárkovaná překážka: ještě není položená.
web-legend-path = Tečkovaná čára: nejkratší cesta hráče do cíle. Ukáže ji tlačítko „Nejkratší cesty“.
web-legend-pellet = Velká tečka: PAC-MAN ji sní, může jít o 3 pole dál a cestou jí duchy.
web-legend-sight = Čárkovaná čára: tenhle duch vidí PAC-MANA.
web-legend-frenzy = Světlý okraj: duch, který vidí PAC-MANA, jde o dvě pole.
web-legend-area = Pole v barvě hráče: tečky na nich jsou jeho.
web-legend-power = Silová tečka: když ji Ms. Pac-Man vezme, všichni duchové zeslábnou.
web-legend-weak = Duch bez výplně je slabý: Ms. Pac-Man ho může chytit.
web-legend-circle = Tečkovaný kroužek: tam může začít Ms. Pac-Man.
web-legend-exit = Dvě šipky: východ. Vede ke všem ostatním.

## What the levels do in the games of ghosts

web-level-pacman-1 = Pobíhá a skoro ničeho si nevšimne. Ideální s dětmi.
web-level-pacman-2 = Jde za tím, co je blízko, a zbytek přehlédne.
web-level-pacman-3 = Hlídá dva duchy a pořád promarní příležitosti.
web-level-pacman-4 = Hlídá všechny duchy, tah po tahu.
web-level-pacman-5 = Vidí o tah dopředu a občas chybuje.
web-level-pacman-6 = Vidí o tah dopředu a chybuje málokdy.
web-level-pacman-7 = Vidí o dva tahy dopředu. Těžko se chytá a těžko se mu utíká.
web-level-mspacman-1 = Sbírá tečky a duchy přehlíží. Ideální s dětmi.
web-level-mspacman-2 = Všimne si ducha, až když je těsně vedle.
web-level-mspacman-3 = Vidí duchy na pár kroků.
web-level-mspacman-4 = Vidí většinu duchů a často vybere druhý nejlepší tah.
web-level-mspacman-5 = Vidí všechno a občas chybuje.
web-level-mspacman-6 = Zváží každý tah a chybuje málokdy.
web-level-mspacman-7 = Zváží každý tah a nikdy nechybuje.

## Planned moves, games kept here, players at one screen, themes

web-premove-set = Naplánováno: { $word }. Tah se zahraje, jakmile budeš na tahu.
web-premove-plan = Naplánovat { $word }
web-premove-tip = Můžeš si naplánovat další tah: klepni na něj.
web-premoves = Plánovat tah, když přemýšlejí ostatní
web-offer-declined = Nabídka byla odmítnuta.
web-finished = Dohrané hry
web-replay = Přehrát
web-forget-sure = Smazat?
web-person = Člověk
web-person-name = Jméno
web-board-theme = Deska
web-board-slate = Břidlice
web-board-wood = Dřevo
web-board-meadow = Louka
web-board-distinct = Barvy pro barvoslepé
web-side = Hráč { $seat } ({ $side ->
        [bottom] dole
        [top] nahoře
        [left] vlevo
       *[right] vpravo
    })
web-text-walls = Stěny bludiště jsou na obrázku.
web-won-well = Pěkně zahráno!
web-steps-short =
    { $count ->
        [one] Nejbližšímu zbýval do cíle { $count } krok.
        [few] Nejbližšímu zbývaly do cíle { $count } kroky.
       *[other] Nejbližšímu zbývalo do cíle { $count } kroků.
    }

## Where pages lead to analysis and review

analysis-title = Analytická deska
analysis-analyse = Analyzovat
web-review = Rozbor
web-your-games = Tvoje hry
