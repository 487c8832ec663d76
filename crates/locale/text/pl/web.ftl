### What the page in the browser says.

## Header and footer

web-title = Palisade: cztery labiryntowe gry planszowe
web-skip = Przejdź do treści
web-nav = Menu główne
web-nav-play = Graj
web-nav-tables = Stoły
web-leaderboards = Tabele liderów
web-rated = Rankingowo
web-nav-learn = Nauka
web-nav-rules = Zasady
web-nav-analysis = Analiza
web-nav-settings = Ustawienia
web-account = Konto
web-guest = { $name } (gość)
web-theme = Przełącz między jasnym a ciemnym motywem
web-language = Język
web-foot = Gra w Palisade jest darmowa i nie wymaga konta.
web-privacy = Prywatność
web-delete-data = Usuń moje dane z tego serwera
web-delete-data-sure = Twoja nazwa zniknie ze wszystkich gier, a trwające gry zostaną poddane. Usunąć dane?
web-data-deleted = Twoje dane na tym serwerze zostały usunięte.
web-restart = Restart serwera o { $time }. Gry zostaną wznowione bez zmian na zegarach.
web-nowhere = Nie znaleziono strony
web-nowhere-more = Adres może być niepełny.
web-loading = Chwileczkę…
web-away = Brak połączenia z serwerem. Gry z komputerem i na tym urządzeniu działają bez niego.
web-part-failed = Nie udało się wczytać tej części strony.
web-try-again = Spróbuj ponownie
web-engine-failed = Gracz komputerowy przestał działać. Kolejna próba…
web-network-missing = Poziom 8 gra teraz słabiej niż zwykle: nie udało się wczytać jego sieci neuronowej. Odśwież stronę.

## Home

web-hero = Zbuduj labirynt. Wygraj wyścig.
web-hero-more = Cztery gry planszowe pełne ogrodzeń i duchów: zagraj z komputerem, zaproś znajomych linkiem albo grajcie na jednym urządzeniu. Bez konta i bez instalacji.
web-learn-offer = Jesteś tu pierwszy raz? Naucz się Quoridora w pięć minut
web-play-now = Zagraj teraz
web-play-friend = Zagraj ze znajomymi
web-vs-computer = Graj
web-more-ways = Opcje…
web-shelf = Cztery gry
web-continue = Graj dalej
web-forget = Usuń tę grę
web-plies =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
web-living = { $game }, gra pokazowa
web-about-quoridor = Kto pierwszy po drugiej stronie? W swojej turze rusz pionkiem albo postaw ogrodzenie, które wydłuży innym drogę.
web-about-mini = Plansza, ogrodzenia i zasady Quoridora, a jeśli chcesz, także limit czasu na każdy ruch.
web-about-pacman = PAC-MAN, cztery duchy i labirynt z ogrodzeń. Zjedz wszystkie cztery kulki mocy albo złap PAC-MANA, zanim to zrobi.
web-about-mspacman = Kręć ruletką, biegaj i zbierz wszystkie kropki swojego koloru. Kto złapie Ms. Pac-Man, ten ją przejmuje.

## The computer

web-level-choose = Poziom komputera
web-level-1 = Błąka się po planszy. W sam raz na pierwszą grę z dziećmi.
web-level-2 = Wie, dokąd iść, ale zapomina o tobie.
web-level-3 = Czasem wchodzi ci w drogę.
web-level-4 = Omija proste pułapki.
web-level-5 = Liczy obie drogi i nie marnuje ruchów.
web-level-6 = Myśli kilka tur naprzód. Przyda ci się plan.
web-level-7 = Trudno wygrać, nawet grając ostrożnie.
web-level-8 = Pełna moc.
web-level-manner = poziom { $level } · { $manner }

## New game

web-with-whom = Tryb gry
web-mode-computer = Z komputerem
web-mode-friends = Ze znajomymi online
web-mode-here = Na tym urządzeniu
web-how-many = Liczba graczy
web-who-starts = Kto zaczyna?
web-starts-random = Losowo
web-piece = Twoja postać
web-choose-piece = Zmień postać
web-seat-invite = Zaproś linkiem
web-name-why = Tę nazwę widzą znajomi. Bez niej widzą słowo „Gość” i kod.
web-workshop = Warsztat labiryntów
web-mazes = Galeria labiryntów
web-puzzles = Zadania
web-draw-maze = Narysuj własny labirynt
web-known-note = Pod każdym labiryntem: kto wygrywa, gdy obie strony grają bezbłędnie.
web-known-pacman = { $lives }: PAC-MAN wygrywa najpóźniej w turze { $turns }.
web-known-ghosts = { $lives }: duchy wygrywają najpóźniej w turze { $turns }.
web-time = Czas
web-no-clock = Bez zegara
web-clock-own = Własny
web-clock-kind = Zegar
web-clock-game = Na całą grę
web-clock-move = Na każdy ruch
web-clock-days = Dni na ruch
web-clock-minutes = Minuty dla każdego gracza
web-clock-increment = Sekundy dodawane po każdym ruchu
web-clock-seconds = Sekundy na ruch
web-whole-number = Wpisz liczbę całkowitą od { $least } do { $most }.
web-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
web-per-move =
    { $count ->
        [one] { $count } sekunda na ruch
        [few] { $count } sekundy na ruch
        [many] { $count } sekund na ruch
       *[other] { $count } sekundy na ruch
    }
web-days-a-move =
    { $count ->
        [one] { $count } dzień na ruch
        [few] { $count } dni na ruch
        [many] { $count } dni na ruch
       *[other] { $count } dnia na ruch
    }
web-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
web-public = Każdy może znaleźć ten stół i dołączyć
web-options = Opcje zasad
web-own-maze = własny labirynt
web-start = Start
web-lay-table = Utwórz stół
web-new-of = Nowa gra: { $game }

## Tables

web-open-tables = Otwarte stoły
web-no-tables = Nikt teraz nie czeka. Utwórz stół i wyślij link znajomym.
web-live-now = Teraz grają
web-life-people =
    { $count ->
        [one] { $count } osoba online
        [few] { $count } osoby online
        [many] { $count } osób online
       *[other] { $count } osoby online
    }
web-life-games =
    { $count ->
        [one] { $count } gra w toku
        [few] { $count } gry w toku
        [many] { $count } gier w toku
       *[other] { $count } gry w toku
    }
web-live = Gry na żywo
web-join = Dołącz
web-watch = Oglądaj
web-invite = Wyślij ten link osobom, z którymi chcesz zagrać.
web-invite-qr = Kod QR tego linku
web-copy = Kopiuj link
web-copied = Skopiowano
web-sit = Dołącz tutaj
web-fill = Obsadź wolne miejsca graczami komputerowymi
web-waiting = Czekamy na pozostałych graczy
web-first-move =
    { $seconds ->
        [one] Na pierwszy ruch została { $seconds } sekunda, potem gra zostanie anulowana.
        [few] Na pierwszy ruch zostały { $seconds } sekundy, potem gra zostanie anulowana.
        [many] Na pierwszy ruch zostało { $seconds } sekund, potem gra zostanie anulowana.
       *[other] Na pierwszy ruch zostało { $seconds } sekundy, potem gra zostanie anulowana.
    }
web-invited-by = { $name } zaprasza cię do gry: { $game }
web-invited = Masz zaproszenie do gry: { $game }
web-invited-more = Wpisz nazwę, którą zobaczą inni, i dołącz.
web-seat-open = wolne miejsce
web-present = online
web-absent = offline
web-reconnecting = Utracono połączenie. Łączymy ponownie… Twoje ruchy są bezpieczne.
web-move-unsent = Utracono połączenie. Twój ruch { $word } wyślemy, gdy tylko połączenie wróci.
web-move-retried = Serwer nie może teraz przyjąć ruchu { $word }. Próbujemy ponownie…
web-move-overtaken = Twój ruch { $word } nie został zagrany, bo tymczasem gra się zmieniła.
web-move-refused = Twój ruch { $word } nie został zagrany. { $reason }
web-no-table = Nie ma takiego stołu
web-no-table-more = Link może być niepełny albo stół już nie istnieje.
web-quick = Szybka gra
web-pairing = Szukamy przeciwnika
web-pairing-found = Mamy przeciwnika!
web-pairing-go = Przejdź do gry
web-pairing-leave = Przestań szukać
web-which-game = Która gra?
web-my-tables = Twoje stoły
web-paused = Gra jest wstrzymana.
web-resume = Wznów
web-claim = Graj dalej na tym urządzeniu
web-claim-more = Tutaj też będziesz mieć swoją nazwę i swoje stoły.
web-claim-go = Kontynuuj

## Playing

web-no-game = Na tym urządzeniu nie ma tej gry
web-not-kept = Ta przeglądarka niczego nie zapisuje albo nie ma już miejsca: wszystko, co tu robisz, zniknie po zamknięciu tej strony.
web-you = Ty
web-your-move = Twój ruch
web-their-move = Ruch przeciwnika
web-watching = Stół jest pełny: oglądasz grę.
web-move-of = Teraz gra: { $name }
web-thinks = { $name } myśli…
web-no-connection = Brak połączenia
web-sending = Wysyłanie ruchu…
web-not-its-turn = Teraz ruch ma { $piece }, a nie { $other }.
web-rolling = Losowanie…
web-shows = Wypadło { $face }
web-looking = Podgląd ruchu { $ply }
web-board-label = Plansza. Strzałki przesuwają kursor, Enter wykonuje ruch, F stawia ogrodzenie, R je obraca.
web-clock = pozostały czas
web-pellets = Zjedzone kulki mocy: { $now } z { $of }
web-dots =
    { $count ->
        [one] została { $count } kropka
        [few] zostały { $count } kropki
        [many] zostało { $count } kropek
       *[other] zostało { $count } kropki
    }
web-place = Postaw { $fence }
web-cancel = Anuluj
web-rotate = Obróć
web-step-back = Cofnij krok
web-other-way =
    { $count ->
        [one] Jedyna trasa
        [few] Inna trasa ({ $count })
        [many] Inna trasa ({ $count })
       *[other] Inna trasa ({ $count })
    }
web-go = Zagraj { $word }
web-squares-to-go =
    { $count ->
        [one] jeszcze { $count } pole
        [few] jeszcze { $count } pola
        [many] jeszcze { $count } pól
       *[other] jeszcze { $count } pola
    }
web-pass = Brak ruchu: spasuj
web-tip-fence = Wybierz zaznaczone pole, żeby się ruszyć, albo szczelinę między polami, żeby postawić ogrodzenie.
web-tip-step = Nie masz już ogrodzeń: wybierz zaznaczone pole, żeby się ruszyć.
web-tip-path =
    { $count ->
        [one] Wybierz pole, na które chcesz przejść.
        [few] Wybieraj pola trasy jedno po drugim ({ $count }) albo od razu ostatnie.
        [many] Wybieraj pola trasy jedno po drugim ({ $count }) albo od razu ostatnie.
       *[other] Wybieraj pola trasy jedno po drugim ({ $count }) albo od razu ostatnie.
    }
web-tip-frenzy = { $piece } widzi PAC-MANA i przechodzi dwa pola: wybierz je po kolei albo od razu ostatnie.
web-tip-place = Wybierz kółko, na którym zacznie Ms. Pac-Man.
web-rule = Zasada { $rule }
web-rule-lesson = Pokaż lekcję
web-learn-leave = Wróć do lekcji
web-moves = Ruchy
web-entry-place = zaczyna na { $square }
web-log = Co się wydarzyło
web-first = Na początek
web-back = Poprzedni ruch
web-forward = Następny ruch
web-last = Ostatni ruch
web-ply-of = { $ply } / { $of }
web-ways = Najkrótsze drogi
web-heat = Mapa cieplna ogrodzeń
web-heat-squares = Dokładne wyniki na planszy
web-race =
    { $count ->
        [one] { $name }: { $count } krok
        [few] { $name }: { $count } kroki
        [many] { $name }: { $count } kroków
       *[other] { $name }: { $count } kroku
    }
web-hint = Podpowiedź
web-hint-wait = Szukam…
web-hint-is = Podpowiedź: { $word }
web-turn-board = Obróć planszę
web-takeback = Cofnij ruch
web-offer-draw = Zaproponuj remis
web-offer-pause = Poproś o przerwę
web-resign = Poddaj się
web-resign-sure = Na pewno się poddajesz?
web-save = Zapisz
web-abort = Anuluj grę
web-load = Otwórz zapisaną grę
web-sound = Dźwięk
web-close = Zamknij
web-offered = Wysłano propozycję
web-watchers =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
        [many] { $count } osób ogląda
       *[other] { $count } osoby ogląda
    }
web-type = Wpisz ruch, na przykład { $example }
web-type-go = Zagraj
web-draw-offered = { $name } proponuje remis.
web-takeback-offered = { $name } prosi o cofnięcie ruchu.
web-pause-offered = { $name } prosi o przerwę.
web-abort-offered = { $name } proponuje anulowanie gry.
web-gone = { $name } jest offline od dłuższego czasu.
web-claim-win = Ogłoś zwycięstwo
web-claim-without = Graj dalej bez tej osoby
web-claim-computer = Niech dalej gra komputer ({ $player })
web-claim-agreed = Za: { $count } z { $all }
web-draw-declined = Komputer nie zgadza się na remis.
web-accept = Akceptuj
web-decline = Odrzuć

## The end

web-you-won = Wygrana!
web-you-lost = Przegrana
web-won =
    { $count ->
        [one] Wygrywa { $name }
        [few] Wygrywają { $name }
        [many] Wygrywają { $name }
       *[other] Wygrywają { $name }
    }
web-ghosts-won = Wygrywają duchy
web-draw = Remis
web-called-off = Gra anulowana
web-cause-aborted = Nikt nie wygrywa i nikt nie przegrywa.
web-pacman-level-0 = PAC-MAN nie zjadł tym razem ani jednej kulki mocy.
web-pacman-level-1 = Początkujący PAC-MAN: { $pellets } kulka mocy.
web-pacman-level-2 = Obiecujący PAC-MAN: { $pellets } kulki mocy.
web-pacman-level-3 = Zaawansowany PAC-MAN: { $pellets } kulki mocy.
web-pacman-level-4 = Elitarny PAC-MAN: wszystkie { $pellets } kulki mocy.
web-rematch = Rewanż
web-rematch-offered = Masz propozycję rewanżu.
web-watch-rematch = Obejrzyj rewanż
web-new-game = Wszystkie gry

## Settings

web-name = Twoja nazwa
web-look = Wygląd
web-theme-auto = Systemowy
web-theme-light = Jasny
web-theme-dark = Ciemny
web-confirm = Potwierdzanie ogrodzeń i tras
web-confirm-touch = Na ekranach dotykowych
web-confirm-always = Zawsze
web-confirm-never = Nigdy
web-contrast = Wysoki kontrast
web-motion = Animacje
web-sounds = Dźwięki
web-ways-always = Zawsze pokazuj najkrótsze drogi
web-text-always = Zawsze pokazuj słowny opis planszy

## The board in words

web-slot-free = { $fence }, wolna szczelina
web-piece-of-seat = { $piece } gracza { $seat }
web-can-go = dozwolony ruch
web-text-board = Słowny opis planszy
web-text-drawing = Plansza narysowana znakami
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }): { $square }, słaby
        [frenzied] { $piece } ({ $owner }): { $square }, widzi PAC-MANA
       *[plain] { $piece } ({ $owner }): { $square }
    }
web-text-fences = Ogrodzenia: { $list }
web-text-no-fences = Na planszy nie ma ogrodzeń.
web-keys = Na planszy: strzałki przesuwają kursor, Enter wykonuje ruch, F stawia ogrodzenie, R je obraca, Backspace cofa krok, Esc anuluje.

## What happens, told beside the board and to screen readers. $who is “you” for the only person here
## and “other” for everybody else; $name is a player or a piece.

event-step =
    { $who ->
        [you] Idziesz na { $square }.
       *[other] { $name } idzie na { $square }.
    }
event-fence =
    { $who ->
        [you] Stawiasz ogrodzenie { $fence }.
       *[other] { $name } stawia ogrodzenie { $fence }.
    }
event-stay =
    { $who ->
        [you] Nie możesz się ruszyć.
       *[other] { $name } nie może się ruszyć.
    }
event-opening =
    { $who ->
        [you] Na start wypada ci { $face }.
       *[other] { $name } kręci ruletką na start: { $face }.
    }
event-spin =
    { $who ->
        [you] Dla Ms. Pac-Man wypada ci { $face }.
       *[other] { $name } kręci ruletką dla Ms. Pac-Man: { $face }.
    }
event-die =
    { $who ->
        [you] Dla twojego ducha wypada { $face }.
       *[other] { $name } rzuca kostką dla swojego ducha: { $face }.
    }
event-leads =
    { $who ->
        [you] Masz najwyższy wynik i grasz jako Ms. Pac-Man.
       *[other] { $name } ma najwyższy wynik i gra jako Ms. Pac-Man.
    }
event-pellet =
    { $count ->
        [0] PAC-MAN zjada ostatnią kulkę mocy.
        [one] PAC-MAN zjada kulkę mocy: została { $count }.
        [few] PAC-MAN zjada kulkę mocy: zostały { $count }.
        [many] PAC-MAN zjada kulkę mocy: zostało { $count }.
       *[other] PAC-MAN zjada kulkę mocy: zostało { $count }.
    }
event-eaten = PAC-MAN zjada ducha: { $piece }.
event-caught =
    { $count ->
        [0] { $piece } łapie PAC-MANA: to było jego ostatnie życie.
        [one] { $piece } łapie PAC-MANA: zostało { $count } życie.
        [few] { $piece } łapie PAC-MANA: zostały { $count } życia.
        [many] { $piece } łapie PAC-MANA: zostało { $count } żyć.
       *[other] { $piece } łapie PAC-MANA: zostało { $count } życia.
    }
event-frenzy = { $piece } widzi PAC-MANA: duch w szale przechodzi dwa pola.
event-dots =
    { $count ->
        [one] Ms. Pac-Man zjada { $count } kropkę.
        [few] Ms. Pac-Man zjada { $count } kropki.
        [many] Ms. Pac-Man zjada { $count } kropek.
       *[other] Ms. Pac-Man zjada { $count } kropki.
    }
event-weak = Kropka mocy: wszystkie duchy są teraz słabe.
event-ghost-caught =
    { $who ->
        [you] Ms. Pac-Man odsyła twojego ducha do domu.
       *[other] Ms. Pac-Man odsyła do domu ducha, którym gra { $name }.
    }
event-takes-over =
    { $who ->
        [you] Łapiesz Ms. Pac-Man i ją przejmujesz.
       *[other] { $name } łapie Ms. Pac-Man i ją przejmuje.
    }
event-extra =
    { $who ->
        [you] Masz dodatkową turę.
       *[other] { $name } ma dodatkową turę.
    }
event-left-resign =
    { $who ->
        [you] Poddajesz się.
       *[other] { $name } się poddaje.
    }
event-left-time =
    { $who ->
        [you] Skończył ci się czas.
       *[other] { $name } przekracza czas.
    }
event-left-fault =
    { $who ->
        [you] Awaria twojego programu.
       *[other] Awaria programu: { $name }.
    }
web-rolls =
    { $who ->
        [you] Losujesz…
       *[other] { $name } losuje…
    }
web-tap-spin =
    { $who ->
        [you] Dotknij ruletki
       *[other] { $name }: dotknij ruletki
    }
web-tap-roll =
    { $who ->
        [you] Dotknij kostki
       *[other] { $name }: dotknij kostki
    }
web-your-move-with = Twój ruch: { $piece }
web-hint-step =
    { $count ->
        [0] Podpowiedź: idź na { $square }. Tak docierasz do mety i wygrywasz.
        [one] Podpowiedź: idź na { $square }. Do mety zostanie { $count } krok.
        [few] Podpowiedź: idź na { $square }. Do mety zostaną { $count } kroki.
        [many] Podpowiedź: idź na { $square }. Do mety zostanie { $count } kroków.
       *[other] Podpowiedź: idź na { $square }. Do mety zostanie { $count } kroku.
    }
web-hint-fence =
    { $count ->
        [one] Podpowiedź: postaw { $fence }, a { $name } będzie mieć do mety o { $count } krok dalej.
        [few] Podpowiedź: postaw { $fence }, a { $name } będzie mieć do mety o { $count } kroki dalej.
        [many] Podpowiedź: postaw { $fence }, a { $name } będzie mieć do mety o { $count } kroków dalej.
       *[other] Podpowiedź: postaw { $fence }, a { $name } będzie mieć do mety o { $count } kroku dalej.
    }

## The goal, and the signs on the board

web-goal = Cel
web-goal-quoridor = Dotrzyj przed innymi do linii mety w swoim kolorze, po drugiej stronie planszy.
web-goal-pacman = Zjedz wszystkie kulki mocy ({ $pellets }), zanim duchy odbiorą ci wszystkie życia ({ $lives }).
web-goal-ghosts = Odbierz PAC-MANOWI wszystkie życia ({ $lives }), zanim zje wszystkie kulki mocy ({ $pellets }). Duch, który wejdzie na jego pole, łapie go.
web-goal-mspacman = Z planszy muszą zniknąć wszystkie kropki twojego koloru ({ $dots }); nieważne, kto je zje. Zjada je tylko Ms. Pac-Man: złap ją swoim duchem, żeby ją przejąć.
web-brief-goal-quoridor = Dotrzyj przed innymi do mety w swoim kolorze.
web-brief-goal-pacman = Zjedz kulki mocy, zanim skończą ci się życia.
web-brief-goal-ghosts = Złap PAC-MANA, zanim zje wszystkie kulki mocy.
web-brief-goal-mspacman = Twoje kropki mają zniknąć pierwsze.
web-legend = Symbole na planszy
web-legend-goal = Linia w kolorze gracza to jego meta.
web-legend-turn = Przerywany okrąg: teraz rusza się ten pionek.
web-legend-next = Pełne kółko: możesz tam teraz wejść.
web-legend-end = Okrąg: tam może się skończyć dłuższy ruch.
web-legend-last = Zacieniowane pola: ruchy ostatniej rundy.
web-legend-fence = Ogrodzenie: nikt przez nie nie przejdzie, trzeba je obejść.
web-legend-draft = Przerywane ogrodzenie: jeszcze niepostawione.
web-legend-path = Kropkowana lub kreskowana linia: najkrótsza droga gracza do mety. Pokazuje ją przycisk „Najkrótsze drogi”.
web-legend-pellet = Kulka mocy: PAC-MAN ją zjada, może przejść jeszcze najwyżej 3 pola i zjada każdego ducha po drodze.
web-legend-sight = Przerywana linia: duch na jej końcu widzi PAC-MANA.
web-legend-frenzy = Jasna obwódka: ten duch widzi PAC-MANA i przechodzi dwa pola.
web-legend-area = Pola w kolorze gracza: leżące tam kropki należą do niego.
web-legend-power = Kropka mocy: gdy Ms. Pac-Man ją zabierze, wszystkie duchy słabną.
web-legend-weak = Duch narysowany samym konturem jest słaby: Ms. Pac-Man może go złapać.
web-legend-circle = Białe kółko: tam może zacząć Ms. Pac-Man.
web-legend-exit = Podwójna strzałka: wyjście. Prowadzi do każdego innego wyjścia.

## What the levels do in the games of ghosts

web-level-pacman-1 = Biega i prawie niczego nie zauważa. W sam raz dla dzieci.
web-level-pacman-2 = Ma ulubioną kulkę mocy i prawie niczego innego nie zauważa.
web-level-pacman-3 = Zauważa tylko to, co blisko, i marnuje okazje.
web-level-pacman-4 = Widzi większość tego, co się dzieje, ale nie patrzy naprzód.
web-level-pacman-5 = Patrzy turę naprzód i czasem się myli.
web-level-pacman-6 = Patrzy turę naprzód i rzadko się myli.
web-level-pacman-7 = Patrzy dwie tury naprzód. Trudno go złapać i trudno mu uciec.
web-level-mspacman-1 = Zbiera kropki i nie widzi nadchodzących duchów. W sam raz dla dzieci.
web-level-mspacman-2 = Widzi ducha dopiero wtedy, gdy jest tuż obok.
web-level-mspacman-3 = Widzi duchy z kilku kroków.
web-level-mspacman-4 = Widzi większość duchów, ale uparcie trzyma się planu.
web-level-mspacman-5 = Widzi prawie wszystko i czasem się myli.
web-level-mspacman-6 = Rozważa każdy ruch i rzadko się myli.
web-level-mspacman-7 = Rozważa każdy ruch i nigdy się nie myli.

## Planned moves, games kept here, players at one screen, themes

web-premove-set = Zaplanowano: { $word }. Ruch zostanie wykonany, gdy tylko zacznie się twoja tura.
web-premove-plan = Zaplanuj { $word }
web-premove-tip = Możesz już zaplanować następny ruch: wskaż go na planszy.
web-premoves = Planowanie ruchu, gdy inni myślą
web-tap-rolls = Ruletka i kostka ruszają po dotknięciu
web-offer-declined = Propozycja została odrzucona.
web-finished = Zakończone gry
web-replay = Obejrzyj
web-forget-sure = Usunąć?
web-person = Człowiek
web-person-name = Nazwa
web-board-theme = Plansza
web-board-slate = Łupek
web-board-wood = Drewno
web-board-meadow = Łąka
web-board-distinct = Czytelna dla daltonistów
web-side = { $player } ({ $side ->
        [bottom] na dole
        [top] u góry
        [left] po lewej
        [bottom-left] na dole po lewej
        [bottom-right] na dole po prawej
        [top-left] u góry po lewej
        [top-right] u góry po prawej
       *[right] po prawej
    })
web-text-walls = Ściany labiryntu są na rysunku.
web-text-codes = Każde pole pokazuje, kto na nim stoi, co na nim leży i czyja to strefa (litery od a do d). @ to Ms. Pac-Man, wielkie litery od A do D to silne duchy, małe litery od a do d z ~ na końcu to słabe duchy; . to kropka, * to kropka mocy, wielka litera O to białe kółko z kropką, mała litera o to białe kółko bez kropki, G to dom ducha, EX to wyjście, a ## to zamurowane pole.
web-won-well = Świetna gra!
web-steps-short =
    { $count ->
        [one] Pionkowi na drugim miejscu zabrakło do mety { $count } kroku.
        [few] Pionkowi na drugim miejscu zabrakło do mety { $count } kroków.
        [many] Pionkowi na drugim miejscu zabrakło do mety { $count } kroków.
       *[other] Pionkowi na drugim miejscu zabrakło do mety { $count } kroku.
    }

## Where pages lead to analysis and review

analysis-title = Plansza do analizy
analysis-analyse = Analizuj
web-review = Omówienie
web-your-games = Twoje gry
