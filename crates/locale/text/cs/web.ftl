### What the page in the browser says.

## Header and footer

web-title = Palisade: čtyři deskové hry v bludišti
web-skip = Přejít k obsahu
web-nav = Hlavní nabídka
web-nav-play = Hrát
web-nav-tables = Stoly
web-leaderboards = Žebříčky
web-rated = Hodnocená
web-nav-learn = Učit se
web-nav-rules = Pravidla
web-nav-analysis = Analýza
web-nav-settings = Nastavení
web-account = Účet
web-guest = { $name } (host)
web-theme = Přepnout mezi světlým a tmavým vzhledem
web-language = Jazyk
web-foot = Palisade je zdarma a bez registrace.
web-privacy = Soukromí
web-delete-data = Smazat moje data na tomto serveru
web-delete-data-sure = Tvé jméno zmizí ze všech her a rozehrané hry tím vzdáš. Smazat?
web-data-deleted = Tvá data na tomto serveru jsou smazaná.
web-restart = Restart serveru: { $time }. Hry pak pokračují se stejným časem na hodinách.
web-nowhere = Stránka nenalezena
web-nowhere-more = Adresa možná není celá.
web-loading = Okamžik…
web-away = Server není dostupný. Hry s počítačem a na tomto zařízení fungují i bez něj.
web-part-failed = Tuto část stránky se nepodařilo načíst.
web-try-again = Zkusit znovu
web-engine-failed = Počítačový hráč přestal fungovat. Zkouší se to znovu…
web-network-missing = Počítač úrovně 8 teď hraje slaběji než obvykle: jeho neuronová síť se nenačetla. Načti stránku znovu.

## Home

web-hero = Postav bludiště. Vyhraj závod.
web-hero-more = Čtyři deskové hry s překážkami a duchy: proti počítači, s přáteli přes odkaz, nebo na jednom zařízení. Bez registrace, bez instalace.
web-learn-offer = Jsi tu poprvé? Nauč se Quoridor za pět minut
web-play-now = Hrát hned
web-play-friend = Hrát s přáteli
web-vs-computer = Hrát
web-more-ways = Možnosti…
web-shelf = Čtyři hry
web-continue = Rozehrané hry
web-forget = Smazat tuto hru
web-plies =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
        [many] { $count } tahu
       *[other] { $count } tahů
    }
web-living = { $game }, ukázková hra
web-about-quoridor = Doběhni na druhou stranu. V každém tahu pohni figurkou, nebo polož překážku, která ostatním prodlouží cestu.
web-about-mini = Deska, překážky a pravidla jako v Quoridoru, a pokud chceš, i časový limit na každý tah.
web-about-pacman = PAC-MAN, čtyři duchové a bludiště z překážek. Sněz všechny čtyři tečky, nebo PAC-MANA včas chyť.
web-about-mspacman = Roztoč ruletku, běž a vysbírej všechny tečky své barvy. Kdo Ms. Pac-Man chytí, hraje za ni.

## The computer

web-level-choose = Úroveň počítače
web-level-1 = Bloumá sem a tam. Ideální na první hru s dětmi.
web-level-2 = Ví, kam jít, ale na tebe zapomíná.
web-level-3 = Občas se ti postaví do cesty.
web-level-4 = Jednoduchým pastím se vyhne.
web-level-5 = Počítá svou cestu i tvou a tahy neplýtvá.
web-level-6 = Myslí o pár tahů dopředu. Budeš potřebovat plán.
web-level-7 = Vyhrát je těžké, i když si dáváš pozor.
web-level-8 = Plná síla.
web-level-manner = úroveň { $level } · { $manner }

## New game

web-with-whom = S kým hraješ?
web-mode-computer = S počítačem
web-mode-friends = S přáteli online
web-mode-here = S přáteli na tomto zařízení
web-how-many = Počet hráčů
web-who-starts = Kdo začíná?
web-starts-random = Rozhodne los
web-piece = Tvoje figurka
web-choose-piece = Změnit figurku
web-seat-invite = Pozvat odkazem
web-name-why = Tohle jméno uvidí ostatní, bez něj jen „Host“ a kód.
web-workshop = Dílna bludišť
web-mazes = Galerie bludišť
web-puzzles = Úlohy
web-draw-maze = Nakreslit vlastní bludiště
web-known-note = Pod každým bludištěm: kdo vyhraje, když obě strany hrají bezchybně.
web-known-pacman = { $lives }: PAC-MAN vyhraje nejpozději { $turns }. tahem.
web-known-ghosts = { $lives }: duchové vyhrají nejpozději { $turns }. tahem.
web-time = Čas
web-no-clock = Bez hodin
web-clock-own = Vlastní
web-clock-kind = Hodiny
web-clock-game = Na celou hru
web-clock-move = Na každý tah
web-clock-days = Dny na tah
web-clock-minutes = Minuty pro každého hráče
web-clock-increment = Sekundy přidané po každém tahu
web-clock-seconds = Sekundy na tah
web-whole-number = Zadej celé číslo od { $least } do { $most }.
web-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
web-per-move =
    { $count ->
        [one] { $count } sekunda na tah
        [few] { $count } sekundy na tah
        [many] { $count } sekundy na tah
       *[other] { $count } sekund na tah
    }
web-days-a-move =
    { $count ->
        [one] { $count } den na tah
        [few] { $count } dny na tah
        [many] { $count } dne na tah
       *[other] { $count } dní na tah
    }
web-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
web-public = Kdokoli může stůl najít a přidat se
web-options = Volitelná pravidla
web-own-maze = vlastní bludiště
web-start = Začít
web-lay-table = Založit stůl
web-new-of = Nová hra: { $game }

## Tables

web-open-tables = Otevřené stoly
web-no-tables = Teď nikdo nečeká. Založ stůl a pošli odkaz.
web-live-now = Teď se hraje
web-life-people =
    { $count ->
        [one] { $count } člověk online
        [few] { $count } lidé online
        [many] { $count } člověka online
       *[other] { $count } lidí online
    }
web-life-games =
    { $count ->
        [one] { $count } rozehraná hra
        [few] { $count } rozehrané hry
        [many] { $count } rozehrané hry
       *[other] { $count } rozehraných her
    }
web-live = Právě se hraje
web-join = Přidat se
web-watch = Sledovat
web-invite = Pošli tento odkaz lidem, se kterými chceš hrát.
web-invite-qr = QR kód s odkazem
web-copy = Kopírovat odkaz
web-copied = Zkopírováno
web-sit = Přidat se
web-fill = Obsadit volná místa počítačem
web-waiting = Čeká se na další hráče
web-first-move =
    { $seconds ->
        [one] Na první tah zbývá { $seconds } sekunda, pak se hra zruší.
        [few] Na první tah zbývají { $seconds } sekundy, pak se hra zruší.
        [many] Na první tah zbývá { $seconds } sekundy, pak se hra zruší.
       *[other] Na první tah zbývá { $seconds } sekund, pak se hra zruší.
    }
web-invited-by = { $name } tě zve ke hře: { $game }
web-invited = Máš pozvánku ke hře: { $game }
web-invited-more = Napiš jméno, které uvidí ostatní, a přidej se.
web-seat-open = volné místo
web-present = online
web-absent = offline
web-reconnecting = Spojení vypadlo. Obnovuje se… O nic z odehraného nepřijdeš.
web-move-unsent = Spojení vypadlo. Tvůj tah { $word } se odešle, jakmile se spojení obnoví.
web-move-retried = Server teď tvůj tah { $word } nemůže přijmout. Zkouší se znovu…
web-move-overtaken = Tvůj tah { $word } nebyl zahrán, protože se hra mezitím změnila.
web-move-refused = Tvůj tah { $word } nebyl zahrán. { $reason }
web-no-table = Stůl nenalezen
web-no-table-more = Odkaz je možná neúplný, nebo stůl už neexistuje.
web-quick = Rychlá hra
web-pairing = Hledá se soupeř
web-pairing-found = Soupeř nalezen!
web-pairing-go = Přejít do hry
web-pairing-leave = Přestat hledat
web-which-game = Která hra?
web-my-tables = Tvoje stoly
web-paused = Hra je pozastavená.
web-resume = Pokračovat
web-claim = Pokračovat na tomto zařízení
web-claim-more = Budeš tu hrát dál se svým jménem a u svých stolů.
web-claim-go = Pokračovat

## Playing

web-no-game = Hra na tomto zařízení nenalezena
web-not-kept = Tento prohlížeč nic neukládá, nebo v něm došlo místo: po zavření stránky zmizí všechno, co tu uděláš.
web-you = Ty
web-your-move = Jsi na tahu
web-their-move = Na tahu je soupeř
web-watching = Stůl je plný: sleduješ hru.
web-move-of = Na tahu: { $name }
web-thinks = { $name } přemýšlí…
web-no-connection = Bez spojení
web-sending = Tah se odesílá…
web-not-its-turn = Teď je na tahu { $piece }, ne { $other }.
web-rolling = Hází se…
web-shows = Padlo { $face }
web-looking = Prohlížíš si tah { $ply }
web-board-label = Deska. Šipky posouvají kurzor, Enter zahraje tah, F vybere překážku, R ji otočí.
web-clock = zbývající čas
web-pellets = snědené tečky: { $now } z { $of }
web-dots =
    { $count ->
        [one] zbývá { $count } tečka
        [few] zbývají { $count } tečky
        [many] zbývá { $count } tečky
       *[other] zbývá { $count } teček
    }
web-place = Položit { $fence }
web-cancel = Zrušit
web-rotate = Otočit
web-step-back = Krok zpět
web-other-way =
    { $count ->
        [one] Jediná cesta
        [few] Jiná cesta ({ $count })
        [many] Jiná cesta ({ $count })
       *[other] Jiná cesta ({ $count })
    }
web-go = Zahrát { $word }
web-squares-to-go =
    { $count ->
        [one] zbývá { $count } pole
        [few] zbývají { $count } pole
        [many] zbývá { $count } pole
       *[other] zbývá { $count } polí
    }
web-pass = Nemáš žádný tah: vynechat
web-tip-fence = Klepnutím na označené pole pohneš figurkou, klepnutím na drážku mezi poli položíš překážku.
web-tip-step = Překážky ti došly: klepni na označené pole.
web-tip-path =
    { $count ->
        [one] Klepni na pole, kam chceš jít.
        [few] Klepni postupně na pole své cesty ({ $count }), nebo rovnou na poslední.
        [many] Klepni postupně na pole své cesty ({ $count }), nebo rovnou na poslední.
       *[other] Klepni postupně na pole své cesty ({ $count }), nebo rovnou na poslední.
    }
web-tip-frenzy = { $piece } vidí PAC-MANA a jde o dvě pole: klepni postupně na obě, nebo rovnou na to druhé.
web-tip-place = Klepni na kroužek, kde má Ms. Pac-Man začít.
web-rule = Pravidlo { $rule }
web-rule-lesson = Ukázat v lekci
web-learn-leave = Zpět k lekcím
web-moves = Tahy
web-entry-place = začíná na { $square }
web-log = Co se stalo
web-first = Na začátek
web-back = Předchozí tah
web-forward = Další tah
web-last = Poslední tah
web-ply-of = { $ply } / { $of }
web-ways = Nejkratší cesty
web-heat = Teplotní mapa překážek
web-heat-squares = Přesné hodnoty na desce
web-race =
    { $count ->
        [one] { $name }: { $count } krok
        [few] { $name }: { $count } kroky
        [many] { $name }: { $count } kroku
       *[other] { $name }: { $count } kroků
    }
web-hint = Poradit
web-hint-wait = Přemýšlím…
web-hint-is = Rada: { $word }
web-turn-board = Otočit desku
web-takeback = Vrátit tah
web-offer-draw = Nabídnout remízu
web-offer-pause = Požádat o pauzu
web-resign = Vzdát se
web-resign-sure = Opravdu se vzdát?
web-save = Uložit
web-abort = Zrušit hru
web-load = Otevřít uloženou hru
web-sound = Zvuk
web-close = Zavřít
web-offered = Odesláno
web-watchers =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }
web-type = Napiš tah, třeba { $example }
web-type-go = Zahrát
web-draw-offered = { $name } nabízí remízu.
web-takeback-offered = { $name } chce vrátit tah.
web-pause-offered = { $name } chce pauzu.
web-abort-offered = { $name } chce zrušit hru.
web-gone = { $name } už nějakou dobu chybí.
web-claim-win = Připsat si výhru
web-claim-without = Hrát dál bez tohoto hráče
web-claim-computer = Nechat hrát počítač ({ $player })
web-claim-agreed = Souhlasí { $count } z { $all }
web-draw-declined = Počítač remízu odmítl.
web-accept = Přijmout
web-decline = Odmítnout

## The end

web-you-won = Výhra!
web-you-lost = Prohra
web-won =
    { $count ->
        [one] { $name } vítězí
        [few] { $name } vítězí
        [many] { $name } vítězí
       *[other] { $name } vítězí
    }
web-ghosts-won = Vítězí duchové
web-draw = Remíza
web-called-off = Hra zrušena
web-cause-aborted = Nikdo nevyhrál a nikdo neprohrál.
web-pacman-level-0 = PAC-MAN tentokrát nesnědl ani tečku.
web-pacman-level-1 = PAC-MAN začátečník: { $pellets } tečka.
web-pacman-level-2 = PAC-MAN amatér: { $pellets } tečky.
web-pacman-level-3 = PAC-MAN profík: { $pellets } tečky.
web-pacman-level-4 = PAC-MAN expert: všechny { $pellets } tečky.
web-rematch = Odveta
web-rematch-offered = Máš nabídku na odvetu.
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
web-text-always = Vždy zobrazit slovní popis desky

## The board in words

web-slot-free = { $fence }, volno
web-piece-of-seat = { $piece } hráče { $seat }
web-can-go = sem můžeš
web-text-board = Slovní popis desky
web-text-drawing = Deska nakreslená znaky
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

event-step =
    { $who ->
        [you] Jdeš na { $square }.
       *[other] { $name } jde na { $square }.
    }
event-fence =
    { $who ->
        [you] Pokládáš překážku { $fence }.
       *[other] { $name } pokládá překážku { $fence }.
    }
event-stay =
    { $who ->
        [you] Nemáš kam jít.
       *[other] { $name } nemá kam jít.
    }
event-opening =
    { $who ->
        [you] Na začátek ti padlo { $face }.
       *[other] { $name } točí na začátek: { $face }.
    }
event-spin =
    { $who ->
        [you] Pro Ms. Pac-Man ti padlo { $face }.
       *[other] { $name } točí pro Ms. Pac-Man: { $face }.
    }
event-die =
    { $who ->
        [you] Pro tvého ducha padlo { $face }.
       *[other] { $name } hází pro svého ducha: { $face }.
    }
event-leads =
    { $who ->
        [you] Máš nejvyšší číslo a hraješ za Ms. Pac-Man.
       *[other] { $name } má nejvyšší číslo a hraje za Ms. Pac-Man.
    }
event-pellet =
    { $count ->
        [0] PAC-MAN snědl poslední tečku.
        [one] PAC-MAN snědl tečku: zbývá { $count }.
        [few] PAC-MAN snědl tečku: zbývají { $count }.
        [many] PAC-MAN snědl tečku: zbývá { $count }.
       *[other] PAC-MAN snědl tečku: zbývá { $count }.
    }
event-eaten = { $piece } mizí z desky: PAC-MAN ho snědl.
event-caught =
    { $count ->
        [0] { $piece } chytil PAC-MANA: nezbývá mu žádný život.
        [one] { $piece } chytil PAC-MANA: zbývá mu { $count } život.
        [few] { $piece } chytil PAC-MANA: zbývají mu { $count } životy.
        [many] { $piece } chytil PAC-MANA: zbývá mu { $count } života.
       *[other] { $piece } chytil PAC-MANA: zbývá mu { $count } životů.
    }
event-frenzy = { $piece } vidí PAC-MANA: duch v šílenství jde o dvě pole.
event-dots =
    { $count ->
        [one] Ms. Pac-Man snědla { $count } tečku.
        [few] Ms. Pac-Man snědla { $count } tečky.
        [many] Ms. Pac-Man snědla { $count } tečky.
       *[other] Ms. Pac-Man snědla { $count } teček.
    }
event-weak = Silová tečka: všichni duchové jsou teď slabí.
event-ghost-caught =
    { $who ->
        [you] Ms. Pac-Man posílá tvého ducha domů.
       *[other] Ms. Pac-Man posílá domů ducha, za kterého hraje { $name }.
    }
event-takes-over =
    { $who ->
        [you] Tvůj duch chytil Ms. Pac-Man: teď za ni hraješ ty.
       *[other] Duch chytil Ms. Pac-Man: teď za ni hraje { $name }.
    }
event-extra =
    { $who ->
        [you] Máš tah navíc.
       *[other] { $name } má tah navíc.
    }
event-left-resign =
    { $who ->
        [you] Vzdáváš se.
       *[other] { $name } se vzdává.
    }
event-left-time =
    { $who ->
        [you] Vypršel ti čas.
       *[other] { $name }: vypršel čas.
    }
event-left-fault =
    { $who ->
        [you] Tvůj program spadl.
       *[other] { $name }: spadl program.
    }
web-rolls =
    { $who ->
        [you] Házíš…
       *[other] { $name } hází…
    }
web-tap-spin =
    { $who ->
        [you] Klepni na ruletku
       *[other] { $name }: klepni na ruletku
    }
web-tap-roll =
    { $who ->
        [you] Klepni na kostku
       *[other] { $name }: klepni na kostku
    }
web-your-move-with = Jsi na tahu: { $piece }
web-hint-step =
    { $count ->
        [0] Rada: jdi na { $square }. Tím jsi v cíli a vyhráváš.
        [one] Rada: jdi na { $square }. Do cíle pak zbývá { $count } krok.
        [few] Rada: jdi na { $square }. Do cíle pak zbývají { $count } kroky.
        [many] Rada: jdi na { $square }. Do cíle pak zbývá { $count } kroku.
       *[other] Rada: jdi na { $square }. Do cíle pak zbývá { $count } kroků.
    }
web-hint-fence =
    { $count ->
        [one] Rada: polož překážku { $fence }. { $name } to pak má do cíle o { $count } krok dál.
        [few] Rada: polož překážku { $fence }. { $name } to pak má do cíle o { $count } kroky dál.
        [many] Rada: polož překážku { $fence }. { $name } to pak má do cíle o { $count } kroku dál.
       *[other] Rada: polož překážku { $fence }. { $name } to pak má do cíle o { $count } kroků dál.
    }

## The goal, and the signs on the board

web-goal = Cíl
web-goal-quoridor = Dojdi jako první do své cílové řady: na pole své barvy na druhé straně.
web-goal-pacman = Sněz { $pellets ->
        [one] jedinou tečku
        [few] všechny { $pellets } tečky
        [many] všech { $pellets } tečky
       *[other] všech { $pellets } teček
    }, než ti duchové vezmou { $lives ->
        [one] jediný život.
        [few] všechny { $lives } životy.
        [many] všech { $lives } života.
       *[other] všech { $lives } životů.
    }
web-goal-ghosts = Vezmi PAC-MANOVI { $lives ->
        [one] jediný život
        [few] všechny { $lives } životy
        [many] všech { $lives } života
       *[other] všech { $lives } životů
    }, než sní { $pellets ->
        [one] jedinou tečku.
        [few] všechny { $pellets } tečky.
        [many] všech { $pellets } tečky.
       *[other] všech { $pellets } teček.
    } Duch, který vstoupí na jeho pole, ho chytí.
web-goal-mspacman = Musí zmizet { $dots ->
        [one] jediná tečka
        [few] všechny { $dots } tečky
        [many] všech { $dots } tečky
       *[other] všech { $dots } teček
    } tvé barvy, ať je sní kdokoli. Tečky jí jen Ms. Pac-Man: chyť ji svým duchem a budeš hrát za ni.
web-brief-goal-quoridor = Dojdi jako první na pole své barvy.
web-brief-goal-pacman = Sněz všechny tečky, než přijdeš o všechny životy.
web-brief-goal-ghosts = Chyť PAC-MANA, než sní všechny tečky.
web-brief-goal-mspacman = Zbav se teček své barvy dřív než ostatní.
web-legend = Značky na desce
web-legend-goal = Pole v barvě hráče: jeho cílová řada.
web-legend-turn = Čárkovaný kruh: na tahu je tato figurka.
web-legend-next = Plný puntík: tam teď můžeš jít.
web-legend-end = Kroužek: tam může skončit delší tah.
web-legend-last = Podbarvená pole: tahy posledního kola.
web-legend-fence = Překážka: nikdo přes ni neprojde, musí se obejít.
web-legend-draft = Čárkovaná překážka: ještě není položená.
web-legend-path = Tečkovaná nebo čárkovaná čára: nejkratší cesta hráče do cíle. Ukáže ji tlačítko „Nejkratší cesty“.
web-legend-pellet = Tečka: PAC-MAN ji sní, smí jít až o 3 pole dál a cestou sní každého ducha.
web-legend-sight = Čárkovaná čára: duch na jejím konci vidí PAC-MANA.
web-legend-frenzy = Světlý okraj: tento duch vidí PAC-MANA a jde o dvě pole.
web-legend-area = Pole v barvě hráče: tečky na nich patří jemu.
web-legend-power = Silová tečka: když ji Ms. Pac-Man vezme, všichni duchové zeslábnou.
web-legend-weak = Duch nakreslený jen obrysem je slabý: Ms. Pac-Man ho může chytit.
web-legend-circle = Bílý kroužek: tam může začít Ms. Pac-Man.
web-legend-exit = Dvojitá šipka: východ. Vede ke všem ostatním východům.

## What the levels do in the games of ghosts

web-level-pacman-1 = Pobíhá a skoro ničeho si nevšimne. Ideální s dětmi.
web-level-pacman-2 = Má oblíbenou tečku a skoro ničeho jiného si nevšimne.
web-level-pacman-3 = Všimne si jen toho, co je blízko, a propásne nejednu šanci.
web-level-pacman-4 = Vidí většinu toho, co se děje, ale nemyslí dopředu.
web-level-pacman-5 = Vidí o tah dopředu a občas chybuje.
web-level-pacman-6 = Vidí o tah dopředu a chybuje málokdy.
web-level-pacman-7 = Vidí o dva tahy dopředu. Těžko se chytá a těžko se mu utíká.
web-level-mspacman-1 = Sbírá tečky a duchů si nevšímá. Ideální s dětmi.
web-level-mspacman-2 = Všimne si ducha, až když je těsně vedle.
web-level-mspacman-3 = Vidí duchy na pár kroků.
web-level-mspacman-4 = Vidí většinu duchů, ale svůj plán jen tak nezmění.
web-level-mspacman-5 = Vidí skoro všechno a občas chybuje.
web-level-mspacman-6 = Zváží každý tah a chybuje málokdy.
web-level-mspacman-7 = Zváží každý tah a nikdy nechybuje.

## Planned moves, games kept here, players at one screen, themes

web-premove-set = Naplánováno: { $word }. Zahraje se, jakmile budeš na tahu.
web-premove-plan = Naplánovat { $word }
web-premove-tip = Další tah si můžeš naplánovat už teď: vyber ho na desce.
web-premoves = Plánovat tah, když přemýšlejí ostatní
web-tap-rolls = Točit ruletkou a házet kostkou klepnutím
web-offer-declined = Návrh byl odmítnut.
web-finished = Dohrané hry
web-replay = Přehrát
web-forget-sure = Smazat?
web-person = Člověk
web-person-name = Jméno
web-board-theme = Deska
web-board-slate = Břidlice
web-board-wood = Dřevo
web-board-meadow = Louka
web-board-distinct = Vhodná pro barvoslepé
web-side = { $player } ({ $side ->
        [bottom] dole
        [top] nahoře
        [left] vlevo
        [bottom-left] vlevo dole
        [bottom-right] vpravo dole
        [top-left] vlevo nahoře
        [top-right] vpravo nahoře
       *[right] vpravo
    })
web-text-walls = Zdi bludiště jsou v nákresu.
web-text-codes = Každé pole ukazuje, kdo na něm stojí, co na něm leží a čí je to oblast (písmena a až d). @ je Ms. Pac-Man, velká písmena A až D jsou silní duchové, malá písmena a až d se znakem ~ na konci jsou slabí duchové; . je tečka, * je silová tečka, velké písmeno O je bílý kroužek s tečkou, malé písmeno o je bílý kroužek bez tečky, G je domov ducha, EX je východ a ## je zazděné pole.
web-won-well = Pěkně zahráno!
web-steps-short =
    { $count ->
        [one] Figurce na druhém místě zbýval do cíle { $count } krok.
        [few] Figurce na druhém místě zbývaly do cíle { $count } kroky.
        [many] Figurce na druhém místě zbývalo do cíle { $count } kroku.
       *[other] Figurce na druhém místě zbývalo do cíle { $count } kroků.
    }

## Where pages lead to analysis and review

analysis-title = Analytická deska
analysis-analyse = Analyzovat
web-review = Rozbor
web-your-games = Tvoje hry
