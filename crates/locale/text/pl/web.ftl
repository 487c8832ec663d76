### Co mówi strona w przeglądarce.

## Ramy

web-title = Palisade: cztery gry w labiryncie
web-skip = Przejdź do gry
web-nav = Miejsca
web-nav-play = Graj
web-nav-tables = Stoły
web-nav-rules = Zasady
web-nav-settings = Ustawienia
web-theme = Jasno czy ciemno
web-language = Język
web-foot = Palisade jest za darmo i nie wymaga konta.
web-nowhere = Tu nic nie ma
web-nowhere-more = Może adres skopiował się tylko w części.
web-loading = Chwileczkę…
web-away = Serwer jest nieosiągalny. Gry z komputerem i przy tym ekranie toczą się bez niego.

## Start

web-hero = Zbuduj labirynt. Wygraj wyścig.
web-hero-more = Cztery gry z ogrodzeniami i duchami: z komputerem, ze znajomymi przez link albo przy tym ekranie. Bez konta i bez instalowania.
web-play-now = Zagraj teraz
web-play-friend = Zagraj ze znajomym
web-vs-computer = Graj
web-more-ways = Więcej…
web-shelf = Cztery gry
web-continue = Graj dalej
web-forget = Zapomnij tę grę
web-plies =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
web-living = { $game }, gra toczy się sama
web-about-quoridor = Biegnij na drugą stronę. W każdej turze krok albo ogrodzenie, które innym wydłuża drogę.
web-about-mini = Ten sam wyścig z małego pudełka, jeśli chcesz, z zegarem na każdy ruch.
web-about-pacman = Jeden łakomczuch, cztery duchy, labirynt z ogrodzeń. Zjedz cztery kulki mocy albo go złap.
web-about-mspacman = Kręć, biegnij, wyczyść swój kolor z kropek. Kto ją złapie, zostaje Ms. Pac-Man.

## Komputer

web-level = Poziom { $level }
web-level-choose = Jak silny ma być komputer? Poziom
web-level-1 = Błąka się. Dobry na pierwszą grę z dziećmi.
web-level-2 = Wie, dokąd iść, ale o tobie zapomina.
web-level-3 = Od czasu do czasu wchodzi w drogę.
web-level-4 = Widzi pułapkę, zanim w nią wejdzie.
web-level-5 = Liczy swoją drogę i twoją, niczego nie marnuje.
web-level-6 = Myśli kilka tur naprzód. Przyda się plan.
web-level-7 = Trudno go pokonać, nawet uważając.
web-level-8 = Wszystko, co potrafi.

## Przygotowanie stołu

web-with-whom = Z kim?
web-mode-computer = Z komputerem
web-mode-friends = Ze znajomymi w sieci
web-mode-here = Przy tym ekranie
web-how-many = Ilu graczy?
web-your-seat = Grasz jako
web-who-starts = Kto zaczyna?
web-starts-random = Losowo
web-piece = Twoja postać
web-time = Czas
web-no-clock = Bez zegara
web-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
web-per-move =
    { $count ->
        [one] { $count } sekunda na ruch
        [few] { $count } sekundy na ruch
       *[many] { $count } sekund na ruch
    }
web-days-a-move =
    { $count ->
        [one] { $count } dzień na ruch
        [few] { $count } dni na ruch
       *[many] { $count } dni na ruch
    }
web-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
web-public = Pokaż ten stół wszystkim
web-options = Zasady tego stołu
web-own-maze = własny
web-start = Zacznij
web-lay-table = Nakryj do stołu
web-new-of = Nowa gra: { $game }

## Stoły

web-open-tables = Otwarte stoły
web-no-tables = Nikt teraz nie czeka. Nakryj do stołu i wyślij link.
web-live = Gry do oglądania
web-join = Dosiądź się
web-watch = Oglądaj
web-invite = Wyślij ten link, komu chcesz.
web-invite-qr = Obrazek linku dla aparatu
web-copy = Kopiuj link
web-copied = Skopiowano
web-sit = Usiądź tutaj
web-fill = Niech komputer zajmie wolne miejsca
web-waiting = Czekamy na pozostałych
web-seat-open = wolne miejsce
web-present = jest
web-absent = nie ma
web-reconnecting = Połączenie zerwane. Próbujemy znowu; nic, co zagrano, nie przepadło.
web-quick = Szybki przeciwnik
web-which-game = Która gra?
web-my-tables = Twoje stoły
web-back-to = Dalej
web-paused = Gra jest wstrzymana.
web-resume = Dalej
web-claim = Twoje gry na tym urządzeniu
web-claim-more = Dzięki temu linkowi jesteś tu tym samym graczem co na urządzeniu, z którego pochodzi.
web-claim-go = Przejmij

## Przy stole

web-no-game = Tej gry tu nie przechowano
web-you = Ty
web-player = Gracz { $seat }
web-your-move = Twój ruch
web-move-of = Na ruchu: { $name }
web-thinks = { $name } myśli…
web-rolling = Rzut…
web-shows = Wypadło { $face }
web-looking = Oglądasz ruch { $ply }
web-played = { $name }: { $word }
web-left-resign = poddaje się
web-left-time = koniec czasu
web-left-fault = awaria
web-board-label = Plansza. Strzałki przesuwają, Enter gra, F bierze ogrodzenie, R je obraca.
web-clock = pozostały czas
web-pellets = zjedzone kulki mocy: { $now } z { $of }
web-dots =
    { $count ->
        [one] jeszcze { $count } kropka
        [few] jeszcze { $count } kropki
       *[many] jeszcze { $count } kropek
    }
web-place = Postaw { $fence }
web-cancel = Anuluj
web-rotate = Obróć
web-step-back = Krok wstecz
web-other-way =
    { $count ->
        [one] Jedna droga
        [few] Inna droga ({ $count })
       *[many] Inna droga ({ $count })
    }
web-go = Idź { $word }
web-squares-to-go =
    { $count ->
        [one] jeszcze { $count } pole
        [few] jeszcze { $count } pola
       *[many] jeszcze { $count } pól
    }
web-pass = Brak ruchu: opuść turę
web-tip-fence = Dotknij zaznaczonego pola, żeby iść, albo szczeliny, żeby postawić ogrodzenie.
web-tip-step = Nie ma już ogrodzeń: dotknij zaznaczonego pola.
web-tip-path =
    { $count ->
        [one] Dotknij pola, na które chcesz iść.
        [few] Dotykaj drogi pole po polu ({ $count }) albo pola, gdzie się kończy.
       *[many] Dotykaj drogi pole po polu ({ $count }) albo pola, gdzie się kończy.
    }
web-tip-place = Dotknij kółka, z którego wyruszy Ms. Pac-Man.
web-rule = Zasada { $rule }
web-moves = Ruchy
web-first = Na początek
web-back = Ruch wstecz
web-forward = Ruch naprzód
web-last = Do ostatniego ruchu
web-ply-of = { $ply } / { $of }
web-ways = Drogi
web-race =
    { $count ->
        [one] { $name }: { $count } krok
        [few] { $name }: { $count } kroki
       *[many] { $name }: { $count } kroków
    }
web-hint = Podpowiedź
web-hint-wait = Namysł…
web-hint-is = Podpowiedź: { $word }
web-turn-board = Obróć planszę
web-takeback = Cofnij ruch
web-offer-draw = Remis?
web-resign = Poddaj się
web-resign-sure = Na pewno się poddać?
web-save = Zapisz
web-abort = Przerwij grę
web-load = Otwórz zapisaną grę
web-sound = Dźwięk
web-close = Zamknij
web-offered = Zaproponowano…
web-watchers =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
web-type = Wpisz ruch: { $example }
web-type-go = Zagraj
web-draw-offered = Druga strona proponuje remis.
web-takeback-offered = Druga strona chce cofnąć ruch.
web-draw-declined = Komputer gra dalej.
web-accept = Zgoda
web-decline = Nie
web-planned = Zaplanowano: { $word }

## Koniec

web-you-won = Wygrana!
web-you-lost = Przegrana
web-won = Wygrywa { $name }
web-ghosts-won = Wygrywają duchy
web-draw = Remis
web-called-off = Przerwana
web-cause-rules = Rozstrzygnęło się na planszy.
web-cause-repetition = Ta sama pozycja pojawiła się po raz trzeci.
web-cause-resign = Ktoś się poddał.
web-cause-time = Skończył się czas.
web-cause-fault = Program zawiódł.
web-cause-agreement = Obie strony się zgodziły.
web-cause-aborted = Nikt nie wygrywa i nikt nie przegrywa.
web-pacman-level-0 = Tym razem PAC-MAN nie zjadł ani jednej kulki.
web-pacman-level-1 = PAC-MAN jest początkujący, zjedzone kulki: { $pellets }.
web-pacman-level-2 = PAC-MAN jest obiecujący, zjedzone kulki: { $pellets }.
web-pacman-level-3 = PAC-MAN jest zaawansowany, zjedzone kulki: { $pellets }.
web-pacman-level-4 = PAC-MAN należy do elity, zjedzone wszystkie kulki: { $pellets }.
web-rematch = Jeszcze raz
web-rematch-offered = Druga strona chce zagrać jeszcze raz.
web-new-game = Inna gra

## Ustawienia

web-name = Twoje imię
web-look = Wygląd
web-theme-auto = Jak urządzenie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-confirm = Potwierdzanie ogrodzeń i dróg
web-confirm-touch = Przy dotyku
web-confirm-always = Zawsze
web-confirm-never = Nigdy
web-contrast = Wysoki kontrast
web-motion = Ruch na ekranie
web-sounds = Dźwięki
web-ways-always = Pokazuj najkrótsze drogi
web-text-always = Pokazuj planszę jako tekst

## Słowami

web-slot-free = { $fence }, wolne
web-piece-of-seat = { $piece }, gracz { $seat }
web-can-go = można wejść
web-text-board = Plansza słowami
web-text-drawing = Plansza narysowana literami
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }): { $square }, słaby
        [frenzied] { $piece } ({ $owner }): { $square }, widzi ofiarę
       *[plain] { $piece } ({ $owner }): { $square }
    }
web-text-fences = Ogrodzenia: { $list }
web-text-no-fences = Na planszy nie ma ogrodzeń.
web-keys = Na planszy: strzałki przesuwają kursor, Enter gra, F bierze ogrodzenie do ręki, R je obraca, Backspace cofa o krok, Escape puszcza.
