### Co říká stránka v prohlížeči.

## Rám

web-title = Palisade: čtyři hry v bludišti
web-skip = Přejít ke hře
web-nav = Místa
web-nav-play = Hrát
web-nav-tables = Stoly
web-nav-rules = Pravidla
web-nav-settings = Nastavení
web-theme = Světlé, nebo tmavé
web-language = Jazyk
web-foot = Palisade je zdarma a nepotřebuje účet.
web-nowhere = Tady nic není
web-nowhere-more = Adresa se možná zkopírovala jen zčásti.
web-loading = Okamžik…
web-away = Server není dostupný. Hry s počítačem a u této obrazovky jdou dál i bez něj.

## Začátek

web-hero = Postav bludiště. Vyhraj závod.
web-hero-more = Čtyři hry s překážkami a duchy: proti počítači, s přáteli přes odkaz, nebo u této obrazovky. Bez účtu a bez instalace.
web-play-now = Hrát hned
web-play-friend = Hrát s přítelem
web-vs-computer = Hrát
web-more-ways = Víc…
web-shelf = Čtyři hry
web-continue = Hrát dál
web-forget = Zapomenout tuto hru
web-plies =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
web-living = { $game }, hraje sama
web-about-quoridor = Utíkej na druhou stranu. Každý tah krok, nebo překážka, která ostatním prodlouží cestu.
web-about-mini = Tentýž závod v malé krabičce, chceš-li, s hodinami na každý tah.
web-about-pacman = Jeden jedlík, čtyři duchové, bludiště z překážek. Sněz všechny čtyři tečky, nebo ho uštvi.
web-about-mspacman = Toč, běž, vyčisti svou barvu od teček. Kdo ji chytí, stane se Ms. Pac-Man.

## Počítač

web-level = Úroveň { $level }
web-level-choose = Jak silný má být počítač? Úroveň
web-level-1 = Bloumá. Dobrý na první hru s dětmi.
web-level-2 = Ví, kam jít, ale na tebe zapomíná.
web-level-3 = Občas se ti postaví do cesty.
web-level-4 = Vidí past, dřív než do ní šlápne.
web-level-5 = Počítá svou cestu i tvou a ničím neplýtvá.
web-level-6 = Myslí o pár tahů dopředu. Budeš potřebovat plán.
web-level-7 = Těžko se poráží, i když si dáváš pozor.
web-level-8 = Všechno, co má.

## Příprava stolu

web-with-whom = S kým?
web-mode-computer = S počítačem
web-mode-friends = S přáteli na síti
web-mode-here = U této obrazovky
web-how-many = Kolik hráčů?
web-your-seat = Hraješ
web-who-starts = Kdo začíná?
web-starts-random = Losem
web-piece = Tvoje figurka
web-time = Čas
web-no-clock = Bez hodin
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
web-public = Ukázat tento stůl všem
web-options = Pravidla tohoto stolu
web-own-maze = vlastní
web-start = Začít
web-lay-table = Prostřít stůl
web-new-of = Nová hra: { $game }

## Stoly

web-open-tables = Otevřené stoly
web-no-tables = Teď nikdo nečeká. Prostři stůl a pošli odkaz.
web-live = Hry ke sledování
web-join = Přisednout
web-watch = Sledovat
web-invite = Pošli tento odkaz, komu chceš.
web-invite-qr = Obrázek odkazu pro fotoaparát
web-copy = Zkopírovat odkaz
web-copied = Zkopírováno
web-sit = Sednout si sem
web-fill = Nechat volná místa počítači
web-waiting = Čeká se na ostatní
web-seat-open = volné místo
web-present = je tu
web-absent = není tu
web-reconnecting = Spojení je přerušené. Zkouší se znovu; nic z toho, co jsi zahrál, se neztratilo.
web-quick = Rychlý soupeř
web-which-game = Která hra?
web-my-tables = Tvoje stoly
web-back-to = Dál
web-paused = Hra je pozastavená.
web-resume = Dál
web-claim = Tvoje hry na tomto zařízení
web-claim-more = S tímto odkazem jsi tu týmž hráčem jako na zařízení, odkud přišel.
web-claim-go = Převzít

## U stolu

web-no-game = Tato hra tu uložená není
web-you = Ty
web-player = Hráč { $seat }
web-your-move = Jsi na tahu
web-move-of = Na tahu: { $name }
web-thinks = { $name } přemýšlí…
web-rolling = Hází se…
web-shows = Padlo { $face }
web-looking = Díváš se na tah { $ply }
web-played = { $name }: { $word }
web-left-resign = vzdává se
web-left-time = čas vypršel
web-left-fault = porucha
web-board-label = Deska. Šipky posouvají, Enter hraje, F bere překážku, R ji otáčí.
web-clock = zbývající čas
web-pellets = snědené tečky: { $now } z { $of }
web-dots =
    { $count ->
        [one] ještě { $count } tečka
        [few] ještě { $count } tečky
       *[other] ještě { $count } teček
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
web-go = Jít { $word }
web-squares-to-go =
    { $count ->
        [one] ještě { $count } pole
        [few] ještě { $count } pole
       *[other] ještě { $count } polí
    }
web-pass = Žádný tah: vynechat
web-tip-fence = Klepni na označené pole a jdi, nebo na drážku a polož překážku.
web-tip-step = Překážky došly: klepni na označené pole.
web-tip-path =
    { $count ->
        [one] Klepni na pole, kam chceš jít.
        [few] Klepej cestu pole po poli ({ $count }), nebo na poslední pole.
       *[other] Klepej cestu pole po poli ({ $count }), nebo na poslední pole.
    }
web-tip-place = Klepni na kroužek, kde Ms. Pac-Man začne.
web-rule = Pravidlo { $rule }
web-moves = Tahy
web-first = Na začátek
web-back = O tah zpět
web-forward = O tah dál
web-last = Na poslední tah
web-ply-of = { $ply } / { $of }
web-ways = Cesty
web-race =
    { $count ->
        [one] { $name }: { $count } krok
        [few] { $name }: { $count } kroky
       *[other] { $name }: { $count } kroků
    }
web-hint = Rada
web-hint-wait = Přemýšlí se…
web-hint-is = Rada: { $word }
web-turn-board = Otočit desku
web-takeback = Vzít zpět
web-offer-draw = Remíza?
web-resign = Vzdát se
web-resign-sure = Opravdu se vzdát?
web-save = Uložit
web-abort = Zrušit hru
web-load = Otevřít uloženou hru
web-sound = Zvuk
web-close = Zavřít
web-offered = Nabídnuto…
web-watchers =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }
web-type = Napiš tah: { $example }
web-type-go = Zahrát
web-draw-offered = Druhá strana nabízí remízu.
web-takeback-offered = Druhá strana by ráda vzala tah zpět.
web-draw-declined = Počítač hraje dál.
web-accept = Souhlasím
web-decline = Ne
web-planned = Naplánováno: { $word }

## Konec

web-you-won = Výhra!
web-you-lost = Prohra
web-won = Vyhrává { $name }
web-ghosts-won = Vyhrávají duchové
web-draw = Remíza
web-called-off = Zrušeno
web-cause-rules = Rozhodlo se na desce.
web-cause-repetition = Stejná pozice nastala potřetí.
web-cause-resign = Jeden z hráčů se vzdal.
web-cause-time = Vypršel čas.
web-cause-fault = Program selhal.
web-cause-agreement = Obě strany se dohodly.
web-cause-aborted = Nikdo nevyhrál, nikdo neprohrál.
web-pacman-level-0 = Tentokrát PAC-MAN nesnědl žádnou tečku.
web-pacman-level-1 = PAC-MAN je začátečník, snědené tečky: { $pellets }.
web-pacman-level-2 = PAC-MAN je amatér, snědené tečky: { $pellets }.
web-pacman-level-3 = PAC-MAN je profík, snědené tečky: { $pellets }.
web-pacman-level-4 = PAC-MAN je expert, snědené všechny tečky: { $pellets }.
web-rematch = Hrát znovu
web-rematch-offered = Soupeř by si rád zahrál znovu.
web-new-game = Jiná hra

## Nastavení

web-name = Tvoje jméno
web-look = Vzhled
web-theme-auto = Podle zařízení
web-theme-light = Světlý
web-theme-dark = Tmavý
web-confirm = Potvrzovat překážky a cesty
web-confirm-touch = Při dotyku
web-confirm-always = Vždy
web-confirm-never = Nikdy
web-contrast = Vysoký kontrast
web-motion = Pohyb
web-sounds = Zvuky
web-ways-always = Ukazovat nejkratší cesty
web-text-always = Ukazovat desku jako text

## Slovy

web-slot-free = { $fence }, volno
web-piece-of-seat = { $piece }, hráč { $seat }
web-can-go = sem se smí
web-text-board = Deska slovy
web-text-drawing = Deska nakreslená písmeny
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }): { $square }, slabý
        [frenzied] { $piece } ({ $owner }): { $square }, vidí kořist
       *[plain] { $piece } ({ $owner }): { $square }
    }
web-text-fences = Překážky: { $list }
web-text-no-fences = Na desce nejsou překážky.
web-keys = Na desce: šipky posouvají kurzor, Enter hraje, F bere překážku do ruky, R ji otáčí, Backspace vrací krok, Escape pouští.
