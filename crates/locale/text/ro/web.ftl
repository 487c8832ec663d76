### Ce spune pagina din browser.

## Cadrul

web-title = Palisade: patru jocuri cu labirint
web-skip = Sari la joc
web-nav = Locuri
web-nav-play = Joacă
web-nav-tables = Mese
web-nav-rules = Reguli
web-nav-settings = Setări
web-theme = Luminos sau întunecat
web-language = Limba
web-foot = Palisade e gratuit și nu cere cont.
web-nowhere = Aici nu e nimic
web-nowhere-more = Poate că adresa a fost copiată doar în parte.
web-loading = O clipă…
web-away = Serverul nu răspunde. Partidele cu calculatorul și de pe acest ecran merg mai departe fără el.

## Acasă

web-hero = Construiește labirintul. Câștigă cursa.
web-hero-more = Patru jocuri cu bariere și fantome: cu calculatorul, cu prietenii printr-un link sau pe acest ecran. Fără cont, fără instalare.
web-play-now = Joacă acum
web-play-friend = Joacă cu un prieten
web-vs-computer = Joacă
web-more-ways = Mai mult…
web-shelf = Patru jocuri
web-continue = Continuă
web-forget = Uită această partidă
web-plies =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
web-living = { $game }, jucându-se singur
web-about-quoridor = Aleargă pe partea cealaltă. La fiecare rând un pas sau o barieră care lungește drumul celorlalți.
web-about-mini = Aceeași cursă în cutia mică, dacă vrei cu ceas la fiecare mutare.
web-about-pacman = Un mâncău, patru fantome, un labirint de bariere. Mănâncă toate cele patru pastile sau prinde-l.
web-about-mspacman = Învârte, aleargă, golește-ți culoarea de puncte. Cine o prinde devine Ms. Pac-Man.

## Calculatorul

web-level = Nivel { $level }
web-level-choose = Cât de puternic să fie calculatorul? Nivel
web-level-1 = Se plimbă. Bun pentru o primă partidă cu copiii.
web-level-2 = Știe unde să meargă, dar uită de tine.
web-level-3 = Îți mai stă în cale din când în când.
web-level-4 = Vede capcana înainte să calce în ea.
web-level-5 = Numără drumul lui și pe al tău și nu irosește nimic.
web-level-6 = Gândește cu câteva ture înainte. Îți trebuie un plan.
web-level-7 = Greu de învins, chiar dacă ești atent.
web-level-8 = Tot ce poate.

## Pregătirea unei mese

web-with-whom = Cu cine?
web-mode-computer = Cu calculatorul
web-mode-friends = Cu prieteni, online
web-mode-here = Pe acest ecran
web-how-many = Câți jucători?
web-your-seat = Joci
web-who-starts = Cine începe?
web-starts-random = La sorți
web-piece = Piesa ta
web-time = Timp
web-no-clock = Fără ceas
web-minutes =
    { $count ->
        [one] { $count } minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
web-per-move =
    { $count ->
        [one] { $count } secundă pe mutare
        [few] { $count } secunde pe mutare
       *[other] { $count } de secunde pe mutare
    }
web-days-a-move =
    { $count ->
        [one] { $count } zi pe mutare
        [few] { $count } zile pe mutare
       *[other] { $count } de zile pe mutare
    }
web-days =
    { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
web-public = Arată această masă tuturor
web-options = Regulile acestei mese
web-own-maze = unul propriu
web-start = Începe
web-lay-table = Întinde masa
web-new-of = Nou: { $game }

## Mese

web-open-tables = Mese deschise
web-no-tables = Nu așteaptă nimeni acum. Întinde o masă și trimite linkul.
web-live = Partide de urmărit
web-join = Așază-te
web-watch = Urmărește
web-invite = Trimite acest link cui vrei.
web-invite-qr = O imagine a linkului, pentru o cameră
web-copy = Copiază linkul
web-copied = Copiat
web-sit = Așază-te aici
web-fill = Lasă calculatorul pe locurile libere
web-waiting = Se așteaptă ceilalți
web-seat-open = loc liber
web-present = aici
web-absent = plecat
web-reconnecting = Conexiunea s-a pierdut. Se încearcă din nou; nimic din ce ai jucat nu s-a pierdut.
web-quick = Adversar rapid
web-which-game = Ce joc?
web-my-tables = Mesele tale
web-back-to = Continuă
web-paused = Partida e în pauză.
web-resume = Continuă
web-claim = Partidele tale pe acest dispozitiv
web-claim-more = Cu acest link ești aici același jucător ca pe dispozitivul de unde vine.
web-claim-go = Preia

## La masă

web-no-game = Partida aceasta nu e păstrată aici
web-you = Tu
web-player = Jucătorul { $seat }
web-your-move = E rândul tău
web-move-of = La mutare: { $name }
web-thinks = { $name } se gândește…
web-rolling = Se aruncă…
web-shows = A ieșit { $face }
web-looking = Te uiți la mutarea { $ply }
web-played = { $name }: { $word }
web-left-resign = cedează
web-left-time = timp expirat
web-left-fault = defecțiune
web-board-label = Platoul. Săgețile mută, Enter joacă, F ia o barieră, R o rotește.
web-clock = timp rămas
web-pellets = pastile mâncate: { $now } din { $of }
web-dots =
    { $count ->
        [one] încă { $count } punct
        [few] încă { $count } puncte
       *[other] încă { $count } de puncte
    }
web-place = Pune { $fence }
web-cancel = Renunță
web-rotate = Rotește
web-step-back = Un pas înapoi
web-other-way =
    { $count ->
        [one] Un singur drum
        [few] Alt drum ({ $count })
       *[other] Alt drum ({ $count })
    }
web-go = Mergi { $word }
web-squares-to-go =
    { $count ->
        [one] încă { $count } căsuță
        [few] încă { $count } căsuțe
       *[other] încă { $count } de căsuțe
    }
web-pass = Nicio mutare: pierzi rândul
web-tip-fence = Atinge o căsuță marcată ca să mergi, un șanț ca să pui o barieră.
web-tip-step = Nu mai sunt bariere: atinge o căsuță marcată.
web-tip-path =
    { $count ->
        [one] Atinge căsuța unde vrei să mergi.
        [few] Atinge drumul căsuță cu căsuță ({ $count }) sau ultima căsuță.
       *[other] Atinge drumul căsuță cu căsuță ({ $count }) sau ultima căsuță.
    }
web-tip-place = Atinge cercul de unde pornește Ms. Pac-Man.
web-rule = Regula { $rule }
web-moves = Mutări
web-first = La început
web-back = O mutare înapoi
web-forward = O mutare înainte
web-last = La ultima mutare
web-ply-of = { $ply } / { $of }
web-ways = Drumuri
web-race =
    { $count ->
        [one] { $name }: { $count } pas
        [few] { $name }: { $count } pași
       *[other] { $name }: { $count } de pași
    }
web-hint = Sfat
web-hint-wait = Se gândește…
web-hint-is = Sfat: { $word }
web-turn-board = Rotește platoul
web-takeback = Ia înapoi
web-offer-draw = Remiză?
web-resign = Abandonează
web-resign-sure = Chiar abandonezi?
web-save = Salvează
web-abort = Anulează partida
web-load = Deschide o partidă salvată
web-sound = Sunet
web-close = Închide
web-offered = Propus…
web-watchers =
    { $count ->
        [one] { $count } spectator
        [few] { $count } spectatori
       *[other] { $count } de spectatori
    }
web-type = Scrie o mutare: { $example }
web-type-go = Joacă
web-draw-offered = Cealaltă parte propune remiză.
web-takeback-offered = Cealaltă parte ar vrea să ia o mutare înapoi.
web-draw-declined = Calculatorul joacă mai departe.
web-accept = De acord
web-decline = Nu
web-planned = Planificat: { $word }

## Sfârșitul

web-you-won = Ai câștigat
web-you-lost = Ai pierdut
web-won = A câștigat { $name }
web-ghosts-won = Au câștigat fantomele
web-draw = Remiză
web-called-off = Anulată
web-cause-rules = S-a hotărât pe platou.
web-cause-repetition = Aceeași poziție a apărut a treia oară.
web-cause-resign = Un jucător a abandonat.
web-cause-time = S-a terminat timpul.
web-cause-fault = Un program s-a defectat.
web-cause-agreement = Ambele părți au căzut de acord.
web-cause-aborted = Nimeni nu câștigă, nimeni nu pierde.
web-pacman-level-0 = De data asta PAC-MAN n-a mâncat nicio pastilă.
web-pacman-level-1 = PAC-MAN e începător, pastile mâncate: { $pellets }.
web-pacman-level-2 = PAC-MAN e promițător, pastile mâncate: { $pellets }.
web-pacman-level-3 = PAC-MAN e confirmat, pastile mâncate: { $pellets }.
web-pacman-level-4 = PAC-MAN e de elită, toate pastilele: { $pellets }.
web-rematch = Încă o dată
web-rematch-offered = Cealaltă parte vrea să joace din nou.
web-new-game = Altă partidă

## Setări

web-name = Numele tău
web-look = Aspect
web-theme-auto = Ca dispozitivul
web-theme-light = Luminos
web-theme-dark = Întunecat
web-confirm = Confirmă barierele și drumurile
web-confirm-touch = La atingere
web-confirm-always = Mereu
web-confirm-never = Niciodată
web-contrast = Contrast puternic
web-motion = Mișcare
web-sounds = Sunete
web-ways-always = Arată drumurile cele mai scurte
web-text-always = Arată platoul ca text

## În cuvinte

web-slot-free = { $fence }, liber
web-piece-of-seat = { $piece }, jucătorul { $seat }
web-can-go = se poate intra
web-text-board = Platoul în cuvinte
web-text-drawing = Platoul, desenat cu litere
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }): { $square }, slabă
        [frenzied] { $piece } ({ $owner }): { $square }, își vede prada
       *[plain] { $piece } ({ $owner }): { $square }
    }
web-text-fences = Bariere: { $list }
web-text-no-fences = Nicio barieră pe platou.
web-keys = Pe platou: săgețile mută cursorul, Enter joacă, F ia o barieră în mână, R o rotește, Backspace dă un pas înapoi, Escape lasă tot.
