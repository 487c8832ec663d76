### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-loses = strata { PERCENT($cost) }
review-loses-why = strata { PERCENT($cost) } ({ $why })
review-better = { $loss }; lepiej: { $line }
review-several = { $loss }; dobrych ruchów było kilka
grade-best = najlepszy ruch
grade-good = dobry ruch
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = gruby błąd
grade-brilliant = genialny ruch

## What a review says

review-graded = { $grade }, { $better }
review-move = Ruch { $ply } z { $of }: { $move }
review-start = Pozycja startowa. Liczba ruchów: { $of }
review-progress = Omówienie: { $done } z { $of } pozycji.
review-accuracy = { $player }: dokładność { PERCENT($accuracy) }
review-no-accuracy = { $player }: brak decyzji do oceny
review-luck = szczęście { CHANGE($luck) }
review-time = czas { $time }
review-moments = Co rozstrzygnęło grę:

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $player }: ruch { $word } kosztował jeden krok, najkrótsza droga wydłużyła się z { $from } do { $to }.
        [few] { $player }: ruch { $word } kosztował { $steps } kroki, najkrótsza droga wydłużyła się z { $from } do { $to }.
        [many] { $player }: ruch { $word } kosztował { $steps } kroków, najkrótsza droga wydłużyła się z { $from } do { $to }.
       *[other] { $player }: ruch { $word } kosztował { $steps } kroku, najkrótsza droga wydłużyła się z { $from } do { $to }.
    }
moment-reply =
    { $steps ->
        [one] { $player }: po ruchu { $word } odpowiedź { $reply } kosztowała jeden krok, najkrótsza droga wydłużyła się z { $from } do { $to }.
        [few] { $player }: po ruchu { $word } odpowiedź { $reply } kosztowała { $steps } kroki, najkrótsza droga wydłużyła się z { $from } do { $to }.
        [many] { $player }: po ruchu { $word } odpowiedź { $reply } kosztowała { $steps } kroków, najkrótsza droga wydłużyła się z { $from } do { $to }.
       *[other] { $player }: po ruchu { $word } odpowiedź { $reply } kosztowała { $steps } kroku, najkrótsza droga wydłużyła się z { $from } do { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] { $player }: ogrodzenie { $better } zamiast { $word } wydłużyłoby najkrótszą drogę przeciwnika ({ $other }) o jeden krok, do { $to } zamiast { $from }.
        [few] { $player }: ogrodzenie { $better } zamiast { $word } wydłużyłoby najkrótszą drogę przeciwnika ({ $other }) o { $steps } kroki, do { $to } zamiast { $from }.
        [many] { $player }: ogrodzenie { $better } zamiast { $word } wydłużyłoby najkrótszą drogę przeciwnika ({ $other }) o { $steps } kroków, do { $to } zamiast { $from }.
       *[other] { $player }: ogrodzenie { $better } zamiast { $word } wydłużyłoby najkrótszą drogę przeciwnika ({ $other }) o { $steps } kroku, do { $to } zamiast { $from }.
    }
moment-missed-win = { $player }: wygrywał ruch { $better }, ale został zagrany { $word }.
moment-let-go = { $player }: ruch { $better } jeszcze ratował grę, ruch { $word } przegrywa.
moment-better = { $player }: po ruchu { $word } (lepszy był { $better }) szanse na wygraną spadły z { CHANCE($from) } do { CHANCE($to) }.
moment-chase = { $player }: po ruchu { $word } (lepszy był { $better }) szanse na wygraną spadły z { CHANCE($from) } do { CHANCE($to) } ({ $why }).
moment-several = { $player }: po ruchu { $word } szanse na wygraną spadły z { CHANCE($from) } do { CHANCE($to) }. Lepszych ruchów było kilka.
moment-roll = { $player }: po tym losowaniu ({ $roll }) szanse na wygraną zmieniły się z { CHANCE($from) } na { CHANCE($to) }.

## Why a move lost something

why-own-path =
    { $steps ->
        [one] własna droga wydłuża się o jeden krok
        [few] własna droga wydłuża się o { $steps } kroki
        [many] własna droga wydłuża się o { $steps } kroków
       *[other] własna droga wydłuża się o { $steps } kroku
    }
why-reply =
    { $steps ->
        [one] odpowiedź { $reply } wydłużyła drogę o jeden krok
        [few] odpowiedź { $reply } wydłużyła drogę o { $steps } kroki
        [many] odpowiedź { $reply } wydłużyła drogę o { $steps } kroków
       *[other] odpowiedź { $reply } wydłużyła drogę o { $steps } kroku
    }
why-missed-fence =
    { $steps ->
        [one] inne ogrodzenie kosztowałoby przeciwnika o jeden krok więcej
        [few] inne ogrodzenie kosztowałoby przeciwnika o { $steps } kroki więcej
        [many] inne ogrodzenie kosztowałoby przeciwnika o { $steps } kroków więcej
       *[other] inne ogrodzenie kosztowałoby przeciwnika o { $steps } kroku więcej
    }
why-missed-win = przepada pewna wygrana
why-let-go = grę dało się jeszcze uratować
why-runs-into-ghost = ten ruch prowadzi prosto na ducha
why-caught = duch może teraz od razu złapać PAC-MANA
why-missed-catch = duch mógł złapać swoją ofiarę
why-missed-pellet =
    { $count ->
        [one] PAC-MAN mógł zjeść o jedną kulkę mocy więcej
        [few] PAC-MAN mógł zjeść o { $count } kulki mocy więcej
        [many] PAC-MAN mógł zjeść o { $count } kulek mocy więcej
       *[other] PAC-MAN mógł zjeść o { $count } kulki mocy więcej
    }
why-missed-ghost =
    { $count ->
        [one] PAC-MAN mógł zjeść o jednego ducha więcej
        [few] PAC-MAN mógł zjeść o { $count } duchy więcej
        [many] PAC-MAN mógł zjeść o { $count } duchów więcej
       *[other] PAC-MAN mógł zjeść o { $count } ducha więcej
    }
why-ghost-nearer =
    { $steps ->
        [one] najbliższy duch jest o jeden krok bliżej PAC-MANA niż po lepszym ruchu
        [few] najbliższy duch jest o { $steps } kroki bliżej PAC-MANA niż po lepszym ruchu
        [many] najbliższy duch jest o { $steps } kroków bliżej PAC-MANA niż po lepszym ruchu
       *[other] najbliższy duch jest o { $steps } kroku bliżej PAC-MANA niż po lepszym ruchu
    }
why-path-longer =
    { $steps ->
        [one] wolna droga PAC-MANA do najbliższej kulki mocy jest o jeden krok dłuższa niż po lepszym ruchu
        [few] wolna droga PAC-MANA do najbliższej kulki mocy jest o { $steps } kroki dłuższa niż po lepszym ruchu
        [many] wolna droga PAC-MANA do najbliższej kulki mocy jest o { $steps } kroków dłuższa niż po lepszym ruchu
       *[other] wolna droga PAC-MANA do najbliższej kulki mocy jest o { $steps } kroku dłuższa niż po lepszym ruchu
    }
why-lets-eat-pellet = PAC-MAN może teraz od razu zjeść kulkę mocy
why-lets-eat-ghost = PAC-MAN może teraz od razu zjeść ducha
why-path-open = PAC-MANOWI zostaje wolna droga do kulki mocy
why-path-shorter =
    { $steps ->
        [one] wolna droga PAC-MANA do najbliższej kulki mocy jest o jeden krok krótsza niż po lepszym ruchu
        [few] wolna droga PAC-MANA do najbliższej kulki mocy jest o { $steps } kroki krótsza niż po lepszym ruchu
        [many] wolna droga PAC-MANA do najbliższej kulki mocy jest o { $steps } kroków krótsza niż po lepszym ruchu
       *[other] wolna droga PAC-MANA do najbliższej kulki mocy jest o { $steps } kroku krótsza niż po lepszym ruchu
    }
why-ghost-farther =
    { $steps ->
        [one] duch jest o jeden krok dalej od swojej ofiary niż po lepszym ruchu
        [few] duch jest o { $steps } kroki dalej od swojej ofiary niż po lepszym ruchu
        [many] duch jest o { $steps } kroków dalej od swojej ofiary niż po lepszym ruchu
       *[other] duch jest o { $steps } kroku dalej od swojej ofiary niż po lepszym ruchu
    }
why-risk = ryzyko, że duch będzie mógł złapać Ms. Pac-Man przed jej następną turą, wynosi { CHANCE($chance) } (po lepszym ruchu { CHANCE($instead) })
why-missed-weak-ghost = Ms. Pac-Man mogła złapać słabego ducha
why-missed-dots =
    { $count ->
        [one] lepszy ruch daje o jedną własną kropkę więcej
        [few] lepszy ruch daje o { $count } własne kropki więcej
        [many] lepszy ruch daje o { $count } własnych kropek więcej
       *[other] lepszy ruch daje o { $count } własnej kropki więcej
    }
why-gives-dots =
    { $count ->
        [one] ten ruch zabiera o jedną kropkę przeciwnika więcej niż lepszy ruch
        [few] ten ruch zabiera o { $count } kropki przeciwnika więcej niż lepszy ruch
        [many] ten ruch zabiera o { $count } kropek przeciwnika więcej niż lepszy ruch
       *[other] ten ruch zabiera o { $count } kropki przeciwnika więcej niż lepszy ruch
    }
why-missed-power = Ms. Pac-Man mogła zabrać kropkę mocy
why-dots-farther =
    { $steps ->
        [one] najbliższa własna kropka jest o jeden krok dalej niż po lepszym ruchu
        [few] najbliższa własna kropka jest o { $steps } kroki dalej niż po lepszym ruchu
        [many] najbliższa własna kropka jest o { $steps } kroków dalej niż po lepszym ruchu
       *[other] najbliższa własna kropka jest o { $steps } kroku dalej niż po lepszym ruchu
    }
why-sent-home = słaby duch wchodzi na Ms. Pac-Man i wraca do domu
why-exposed = ryzyko, że Ms. Pac-Man będzie mogła w swojej następnej turze złapać ducha, wynosi { CHANCE($chance) } (po lepszym ruchu { CHANCE($instead) })

## A review in the page

review-title = Omówienie gry
review-stop = Zatrzymaj
review-go-on = Kontynuuj
review-failed = Omówienie zostało przerwane: nie udało się wczytać silnika albo potrzebnego mu pliku. Odśwież stronę i spróbuj ponownie.
review-live = Ta gra jeszcze trwa. Omówienie będzie możliwe po jej zakończeniu.
review-empty = W tej grze nie ma ruchów do omówienia.
review-graph = Szanse na wygraną, ruch po ruchu
review-accuracy-label = Dokładność
review-luck-label = Szczęście
review-luck-note = Szczęście mówi, ile losowania dodały do szans na wygraną. Na dokładność nie ma wpływu.
review-time-label = Zużyty czas
review-exact = Ta pozycja jest rozwiązana: ocena jest dokładna.
review-line = Lepszy wariant

## Learning from mistakes

review-mistakes = Ucz się na błędach
review-practise = Ćwicz swoje błędy
review-whose = Czyje błędy?
review-no-mistakes = Tu nie ma błędów. Świetna gra!
review-try = Znajdź lepszy ruch
review-mistake-of = Błąd { $nth } z { $count }
review-task = { $name } gra tu { $word }: { $grade }. Znajdź lepszy ruch.
review-your-task = Twój ruch w tej pozycji: { $word } ({ $grade }). Znajdź lepszy.
review-checking = Sprawdzam { $word }…
review-right = Dobrze! Ruch { $word } niczego nie traci.
review-right-too = Dobrze! { $word } to też dobry ruch: strata to tylko { PERCENT($cost) }.
review-wrong = Ruch { $word } to { $loss }. Spróbuj innego.
review-same = Tak zagrano w tej grze: { $word }. Spróbuj innego ruchu.
review-hint = Podpowiedź
review-answer = Pokaż odpowiedź
review-hint-fence = Warto tu postawić ogrodzenie.
review-hint-step = Warto tu ruszyć pionkiem.
review-hint-path = Dobry ruch kończy się na { $square }.
review-hint-several = Dobrych ruchów jest tu kilka i każdy się liczy.
review-shown = Dobry wariant: { $line }.
review-next = Następny błąd
review-skip = Pomiń
review-back = Wróć do omówienia
review-found = Gotowe. Lepsze ruchy znalezione samodzielnie: { $found } z { $count }.

## Your games

games-search = Szukaj: gra, gracz, wynik lub data
games-none = Nie ma tu jeszcze żadnych gier.
games-no-match = Żadna gra nie pasuje do wyszukiwania.
games-count =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
games-export = Pobierz wszystkie gry
games-exporting = Pobieranie gier: { $done } z { $of }
games-open = Otwórz
games-unfinished = niedokończona
games-online = online
games-accuracy = dokładność { $accuracy }
