### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-better = strata { $cost }%; lepiej: { $line }
grade-best = najlepszy
grade-good = dobry
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = gruby błąd
grade-brilliant = genialny ruch

## What a review says

review-graded = { $grade }, { $better }
review-move = Ruch { $ply } z { $of }: { $move }
review-start = Początek. Ruchów: { $of }
review-progress = Analiza: { $done } z { $of } pozycji.
review-accuracy = Gracz { $seat }: dokładność { $accuracy } %
review-no-accuracy = Gracz { $seat }: nic do rozstrzygnięcia
review-luck = szczęście { $luck } %
review-time = czas { $time }
review-moments = Co rozstrzygnęło grę:

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $word } kosztował gracza { $seat } jeden krok: najkrótsza droga z { $from } zrobiła się { $to }.
        [few] { $word } kosztował gracza { $seat } { $steps } kroki: najkrótsza droga z { $from } zrobiła się { $to }.
        [many] { $word } kosztował gracza { $seat } { $steps } kroków: najkrótsza droga z { $from } zrobiła się { $to }.
       *[other] { $word } kosztował gracza { $seat } { $steps } kroku: najkrótsza droga z { $from } zrobiła się { $to }.
    }
moment-reply =
    { $steps ->
        [one] Po { $word } ruch { $reply } kosztował gracza { $seat } jeden krok: najkrótsza droga z { $from } zrobiła się { $to }.
        [few] Po { $word } ruch { $reply } kosztował gracza { $seat } { $steps } kroki: najkrótsza droga z { $from } zrobiła się { $to }.
        [many] Po { $word } ruch { $reply } kosztował gracza { $seat } { $steps } kroków: najkrótsza droga z { $from } zrobiła się { $to }.
       *[other] Po { $word } ruch { $reply } kosztował gracza { $seat } { $steps } kroku: najkrótsza droga z { $from } zrobiła się { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] Gracz { $seat } zagrał { $word }. { $better } kosztowałby gracza { $other } jeden krok: najkrótsza droga { $to } zamiast { $from }.
        [few] Gracz { $seat } zagrał { $word }. { $better } kosztowałby gracza { $other } { $steps } kroki: najkrótsza droga { $to } zamiast { $from }.
        [many] Gracz { $seat } zagrał { $word }. { $better } kosztowałby gracza { $other } { $steps } kroków: najkrótsza droga { $to } zamiast { $from }.
       *[other] Gracz { $seat } zagrał { $word }. { $better } kosztowałby gracza { $other } { $steps } kroku: najkrótsza droga { $to } zamiast { $from }.
    }
moment-missed-win = Gracz { $seat } mógł wygrać ruchem { $better }, a zagrał { $word }.
moment-let-go = Gracz { $seat } mógł się obronić ruchem { $better }; { $word } przegrał.
moment-better = Z { $word } zamiast { $better } gracz { $seat } przeszedł z { $from } % na { $to } %.
moment-roll = Rzut { $word } przeniósł gracza { $seat } z { $from } % na { $to } %.

## A review in the page

review-title = Omówienie gry
review-stop = Zatrzymaj
review-go-on = Kontynuuj
review-failed = Omówienie się zatrzymało: nie udało się wczytać silnika albo pliku, którego potrzebuje.
review-live = Ta gra jeszcze trwa. Omówienie będzie możliwe po jej zakończeniu.
review-empty = Nie ma ruchów do omówienia.
review-graph = Szanse na wygraną, ruch po ruchu
review-accuracy-label = Dokładność
review-luck-label = Szczęście
review-luck-note = Szczęście to tyle, ile rzuty dodały do szans na wygraną. Na dokładność nie ma wpływu.
review-time-label = Zużyty czas
review-exact = Ta pozycja jest rozwiązana: ocena jest dokładna.
review-line = Lepszy wariant

## Learning from mistakes

review-mistakes = Ucz się na błędach
review-whose = Czyje błędy?
review-no-mistakes = Tu nie ma błędów. Dobra gra!
review-try = Znajdź lepszy ruch
review-mistake-of = Błąd { $nth } z { $count }
review-task = Ruch gracza { $name }: { $word }, { $grade }. Znajdź lepszy.
review-your-task = Twój ruch tutaj: { $word }, { $grade }. Znajdź lepszy.
review-checking = Sprawdzam { $word }…
review-right = Dobrze! { $word } to najlepszy ruch.
review-right-too = Dobrze! { $word } też jest w porządku: strata { $cost }%.
review-wrong = { $word } to strata { $cost }%. Spróbuj innego ruchu.
review-same = { $word } to ruch, który padł w grze. Spróbuj innego.
review-hint = Podpowiedź
review-answer = Pokaż odpowiedź
review-hint-fence = Najlepszy ruch to ogrodzenie.
review-hint-step = Najlepszy ruch to krok pionkiem.
review-hint-path = Najlepszy ruch kończy się na { $square }.
review-shown = Najlepiej było { $line }.
review-next = Następny błąd
review-skip = Pomiń
review-back = Wróć do omówienia
review-found = Gotowe. Lepsze ruchy znalezione samodzielnie: { $found } z { $count }.

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
games-export = Eksportuj wszystko
games-exporting = Pobieranie gier: { $done } z { $of }
games-open = Otwórz
games-unfinished = niedokończona
games-online = online
games-accuracy = dokładność { $accuracy }%
