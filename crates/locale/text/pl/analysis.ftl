### What the analysis board says.

## The page

analysis-keys = Klawisze: strzałki prowadzą przez ruchy i warianty, Home i End przenoszą na początek i na koniec, E odczytuje ocenę, B najlepszy ruch, T twoje miejsce w drzewie, A włącza lub wyłącza silnik, G każe mu szukać głębiej, S pokazuje najkrótsze drogi, D rysuje kółka i strzałki, X pokazuje groźbę, C dodaje komentarz, M przesuwa wariant wyżej, Delete usuwa od tego miejsca, Ctrl+Z cofa.

## The engine

analysis-engine = Silnik
analysis-engine-off = Wyłączony
analysis-engine-failed = Nie udało się uruchomić silnika.
analysis-deeper = Szukaj głębiej
analysis-effort = głębokość { $depth } · { $speed } pozycji/s
analysis-depth = Głębokość { $depth }.
analysis-thousands = { $number } tys.
analysis-millions = { $number } mln
analysis-lines-label = Liczba wariantów
analysis-lines =
    { $count ->
        [one] { $count } wariant
        [few] { $count } warianty
        [many] { $count } wariantów
       *[other] { $count } wariantu
    }
analysis-line-label = Wariant { $number }, { $value }: { $words }
analysis-wins-in = wygrana w { $count }
analysis-loses-in = przegrana w { $count }
analysis-bars = Szanse na wygraną
analysis-no-evaluation = Brak oceny
analysis-ghosts = Duchy
analysis-best = Najlepiej: { $words }. { $value }.

## The tree of variations

analysis-tree = Ruchy i warianty
analysis-start = Początek
analysis-at-start = Jesteś na początku gry.
analysis-at-main = Ruch { $ply }: { $word }.
analysis-at-variation = Ruch { $ply } w wariancie: { $word }.
analysis-instead = Wypróbowano tu też: { $list }.
analysis-next = Dalej: { $list }.
analysis-marks = Oznacz ten ruch
analysis-mark-good = Dobry ruch
analysis-mark-mistake = Błąd
analysis-mark-brilliant = Genialny ruch
analysis-mark-blunder = Gruby błąd
analysis-mark-interesting = Ciekawy ruch
analysis-mark-dubious = Wątpliwy ruch
analysis-comment = Komentarz do tego ruchu
analysis-promote = Przesuń wariant wyżej
analysis-delete = Usuń od tego miejsca
analysis-undo = Cofnij
analysis-redo = Ponów
analysis-next-variation = Następny wariant

## Rolls

analysis-rolls = Wybierz, co wypadło
analysis-roll-chance = { $weight } na { $of }
analysis-rolls-bring = Procenty: szanse na wygraną zależnie od tego, co wypadnie ({ $name })

## Set up a position

analysis-setup = Ustaw pozycję
analysis-setup-tip = Wybierz pionek, potem pole. Wybierz szczelinę, żeby dodać lub usunąć ogrodzenie, albo pole, żeby położyć na nim kropkę lub ją usunąć.
analysis-legal = Ta pozycja jest dozwolona.
analysis-pieces = Pionki
analysis-remove = Zdejmij z planszy
analysis-turn = Ruch ma:
analysis-hand = Ogrodzenia gracza { $seat }
analysis-no-fences = Usuń wszystkie ogrodzenia
analysis-lives = Życia PAC-MANA
analysis-leads = Jako Ms. Pac-Man gra:
analysis-side = Duch gracza { $seat }
analysis-side-strong = silny
analysis-side-flipped = słaby po F2
analysis-side-powered = słaby, kropka mocy dopiero co zjedzona
analysis-side-fading = słaby do swojej następnej tury
analysis-all-dots = Wszystkie kropki
analysis-few-dots = Po jednej kropce na strefę
analysis-rolls-next = Gracz { $seat } losuje
analysis-moves-next =
    { $count ->
        [one] Gracz { $seat } przechodzi { $count } pole
        [few] Gracz { $seat } przechodzi { $count } pola
        [many] Gracz { $seat } przechodzi { $count } pól
       *[other] Gracz { $seat } przechodzi { $count } pola
    }
analysis-places-next = Ms. Pac-Man wchodzi na planszę
analysis-opening = Losowanie na start
analysis-position = Pozycja jako tekst
analysis-start-position = Pozycja startowa

## Open, share and save

analysis-open = Otwórz grę lub pozycję
analysis-paste = Wklej grę, pozycję, ruchy albo link
analysis-open-text = Otwórz
analysis-share = Udostępnij i zapisz
analysis-copy-position = Kopiuj pozycję
analysis-save-record = Pobierz grę
analysis-no-picture = Nie udało się utworzyć obrazka.

## Kept analyses

analysis-kept = Twoje analizy
analysis-name = Nazwa tej analizy
analysis-export = Pobierz wszystkie w jednym pliku
analysis-kept-delete = Usuń tę analizę

## Threats and drawings

analysis-threat = Groźba
analysis-threat-of = Co teraz zrobiłby przeciwnik ({ $name })
analysis-draw = Rysuj
analysis-draw-clear = Wymaż rysunki

## Exact values

analysis-exact = Dokładny wynik
analysis-exact-race =
    { $count ->
        [one] { $name } wygrywa wyścig w { $count } ruchu
        [few] { $name } wygrywa wyścig w { $count } ruchach
        [many] { $name } wygrywa wyścig w { $count } ruchach
       *[other] { $name } wygrywa wyścig w { $count } ruchu
    }
analysis-exact-race-why = Żadne ogrodzenie nie zmieni już wyścigu.
analysis-exact-solving = Rozwiązywanie labiryntu: { CHANCE($done) }
analysis-exact-unknown = Ten labirynt jest za duży, żeby rozwiązać go od razu, a serwer nie ma jego rozwiązania.
analysis-exact-refused = Ten labirynt jest za duży, żeby rozwiązać go od razu. { $why }
analysis-exact-away = Ten labirynt jest za duży, żeby rozwiązać go od razu, a serwer jest nieosiągalny.
analysis-exact-solve = Rozwiąż tutaj ({ $megabytes } MB)
analysis-exact-ask = Poproś serwer o rozwiązanie
analysis-exact-position = Pozycja
analysis-exact-pac = PAC-MAN w { $count }
analysis-exact-ghosts = duchy w { $count }
analysis-exact-endless = bez końca

## The heat map

analysis-heat-best = Najlepsze ogrodzenia: zysk w krokach
analysis-heat-about = Kolor każdego dozwolonego ogrodzenia pokazuje, o ile więcej kroków dokłada ono pozostałym niż graczowi, który ma ruch. Niebieska linia to zysk, przerywana pomarańczowa to strata.
analysis-heat-fence = { $fence }: { $net } (droga pozostałych +{ $others }, własna +{ $own })
analysis-heat-none = Żadne ogrodzenie nie dokłada pozostałym więcej kroków niż graczowi, który ma ruch.
analysis-heat-unsolved = Tego labiryntu jeszcze nikt nie rozwiązał. Można to zrobić na planszy do analizy.

## Notacje innych programów

# $dialect to nazwa notacji: moves-a, sgf. $ours to nazwa ruchu w Palisade.
dialect-empty = Nie ma czego czytać.
dialect-which = Ten tekst można odczytać w więcej niż jednej notacji: { $dialects }. Wybierz jedną z nich.
dialect-unknown = Ten tekst nie jest w żadnej znanej notacji. Odczytany jako { $dialect }: { $why }
dialect-broken = „{ $word }” nie jest zapisane w notacji { $dialect }.
dialect-word = Ruch { $nth }: „{ $word }” nie jest ruchem w notacji { $dialect }.
dialect-move = Ruch { $nth }, „{ $word }” ({ $ours } w Palisade): { $why }
dialect-no-step = Pionek nie może iść w tym kierunku.
dialect-turn = Ruch { $nth }, „{ $word }”: to tura drugiego gracza.
dialect-size = Można odczytać tylko plansze 9 na 9 pól; w tym tekście jest { $size }.
dialect-several = Tekst zawiera kilka gier (liczba: { $games }); naraz można odczytać tylko jedną.
dialect-position = Taka pozycja nie jest możliwa: { $why }
dialect-no-game = Notacja { $dialect } nie nadaje się do tej gry: { $game }.
dialect-no-four = W notacji { $dialect } nie da się zapisać gry dla czterech graczy.
dialect-no-start = W notacji { $dialect } każda gra zaczyna się od zwykłej pozycji, a pierwszy rusza się gracz 1.
dialect-no-entry = Ruchu { $nth }, „{ $word }”, nie da się zapisać w notacji { $dialect }.
dialect-no-result = W notacji { $dialect } nie da się zapisać, że uzgodniono remis.
dialect-no-fences = Notacja { $dialect } wymaga wszystkich 20 ogrodzeń, na planszy lub w zasobach.
analysis-which = Ten tekst można odczytać w więcej niż jednej notacji. Która to?
analysis-rows-a = Jak tutaj: rząd 1 należy do gracza 1, nazwy ogrodzeń od pola na dole po lewej
analysis-rows-b = Rząd 1 należy do gracza 1, nazwy ogrodzeń od pola u góry po lewej
analysis-rows-c = Rząd 1 należy do gracza 2, nazwy ogrodzeń od niższego numeru rzędu
analysis-rows-d = Rząd 1 należy do gracza 2, nazwy ogrodzeń od wyższego numeru rzędu
