### What the page in the browser says.

## Header and footer

web-title = Palisade: čtyři deskové hry v bludišti
web-skip = Přejít ke hře
web-nav = Hlavní nabídka
web-nav-play = Hrát
web-nav-tables = Stoly
web-nav-rules = Pravidla
web-nav-settings = Nastavení
web-theme = Světlý nebo tmavý vzhled
web-language = Jazyk
web-foot = Palisade je zdarma a bez registrace.
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
web-played = { $name }: { $word }
web-left-resign = vzdává se
web-left-time = vypršel čas
web-left-fault = pád programu
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
web-draw-offered = Soupeř nabízí remízu.
web-takeback-offered = Soupeř chce vrátit tah.
web-draw-declined = Počítač remízu odmítl.
web-accept = Přijmout
web-decline = Odmítnout
web-planned = Naplánovaný tah: { $word }

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
