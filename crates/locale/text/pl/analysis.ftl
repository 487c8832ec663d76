### What the analysis board says.

## The page

analysis-keys = Klawisze: strzałki prowadzą przez ruchy i warianty, Home i End na początek i koniec, E mówi ocenę, B najlepszy ruch, T miejsce w drzewie, A włącza i wyłącza silnik, S pokazuje najkrótsze drogi, C to komentarz, M awansuje wariant, Delete usuwa, Ctrl+Z cofa.

## The engine

analysis-engine = Silnik
analysis-engine-off = Wyłączony
analysis-engine-failed = Nie udało się uruchomić silnika.
analysis-effort = głębokość { $depth } · { $speed } pozycji/s
analysis-depth = Głębokość { $depth }.
analysis-thousands = { $number } tys.
analysis-millions = { $number } mln
analysis-lines-label = Liczba wariantów
analysis-lines =
    { $count ->
        [one] { $count } wariant
        [few] { $count } warianty
       *[many] { $count } wariantów
    }
analysis-line-label = Wariant { $number }, { $value }: { $words }
analysis-percent = { $percent }%
analysis-wins-in = wygrywa w { $count }
analysis-loses-in = przegrywa w { $count }
analysis-bars = Szanse na wygraną
analysis-no-evaluation = Jeszcze bez oceny
analysis-ghosts = Duchy
analysis-best = Najlepiej: { $words }. { $value }.

## The tree of variations

analysis-tree = Ruchy i warianty
analysis-start = Początek
analysis-at-start = To początek.
analysis-at-main = Ruch { $ply }: { $word }.
analysis-at-variation = Ruch { $ply } w wariancie: { $word }.
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
analysis-promote = Awansuj wariant
analysis-delete = Usuń odtąd
analysis-undo = Cofnij
analysis-redo = Ponów
analysis-next-variation = Następny wariant

## Rolls

analysis-rolls = Wybierz, co wypadło
analysis-roll-chance = { $weight } na { $of }
analysis-rolls-bring = Procent to szansa, jaką potem ma { $name }.

## Set up a position

analysis-setup = Ustaw pozycję
analysis-setup-tip = Wybierz pionek, potem pole. Wybierz szczelinę, żeby dodać lub usunąć ogrodzenie, albo pole, żeby dodać lub usunąć jego kropkę.
analysis-legal = Ta pozycja jest dozwolona.
analysis-pieces = Pionki
analysis-remove = Zdejmij z planszy
analysis-turn = Następny ruch
analysis-hand = Ogrodzenia gracza { $seat }
analysis-no-fences = Usuń wszystkie ogrodzenia
analysis-lives = Życia PAC-MANA
analysis-leads = Gra jako Ms. Pac-Man
analysis-side = Duch gracza { $seat }
analysis-side-strong = silny
analysis-side-flipped = słaby po F2
analysis-side-powered = słaby, kropka mocy właśnie zjedzona
analysis-side-fading = słaby, ostatni raz
analysis-all-dots = Wszystkie kropki
analysis-few-dots = Po jednej kropce
analysis-rolls-next = Gracz { $seat } rzuca
analysis-moves-next =
    { $count ->
        [one] Gracz { $seat } idzie o { $count } pole
        [few] Gracz { $seat } idzie o { $count } pola
       *[many] Gracz { $seat } idzie o { $count } pól
    }
analysis-places-next = Ms. Pac-Man wchodzi na planszę
analysis-opening = Losowanie na start
analysis-position = Pozycja jako tekst
analysis-start-position = Pozycja startowa

## Open, share and save

analysis-open = Otwórz grę lub pozycję
analysis-paste = Wklej grę, pozycję, ruchy albo link
analysis-open-text = Otwórz
analysis-share = Udostępnij i zapisz
analysis-copy-position = Kopiuj pozycję
analysis-save-record = Pobierz grę
analysis-no-picture = Nie udało się utworzyć obrazka.

## Exact values

analysis-exact = Dokładnie
analysis-exact-race =
    { $count ->
        [one] Żadne ogrodzenie nie zmieni już wyścigu: { $name } wygrywa w { $count } ruchu.
        [few] Żadne ogrodzenie nie zmieni już wyścigu: { $name } wygrywa w { $count } ruchach.
       *[many] Żadne ogrodzenie nie zmieni już wyścigu: { $name } wygrywa w { $count } ruchach.
    }
analysis-exact-solving = Rozwiązywanie labiryntu: { $percent }%
analysis-exact-unknown = Ten labirynt jest za duży, żeby rozwiązać go od razu, a serwer nie ma rozwiązania.
analysis-exact-solve = Rozwiąż tutaj ({ $megabytes } MB)
analysis-exact-ask = Poproś serwer
analysis-exact-position = Pozycja
analysis-exact-pac = PAC-MAN w { $count }
analysis-exact-ghosts = duchy w { $count }
analysis-exact-endless = bez końca
