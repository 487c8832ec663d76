### Puzzles in the page: what there is, solving, runs, one’s own mistakes, sets for others.

## What there is

practice-lead = Jeden ruch jest wyraźnie lepszy od wszystkich innych. Znajdź go.
practice-all = Wszystkie zadania
practice-daily = Zadanie dnia
practice-daily-more = Dziś takie samo dla wszystkich, dostępne także bez internetu.
practice-daily-done = Dzisiejsze rozwiązane. Następne będzie jutro.
practice-solve = Rozwiąż
practice-for-you = Na twoim poziomie
practice-theme = Temat: { $theme }
practice-rating = Twój ranking: { $rating } ± { $margin }
practice-by-game = Według gry
practice-by-theme = Według tematu
practice-count =
    { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
        [many] { $count } zadań
       *[other] { $count } zadania
    }

## Solving one

practice-board = Plansza zadania. { $board }
practice-fences = { $name }: { $fences }
practice-hint = Podpowiedź
practice-hint-more = Jeszcze jedna
practice-show = Pokaż rozwiązanie
practice-next = Następne zadanie
practice-skip = Pomiń
practice-wrong-reply = To nie { $word }: odpowiedź { $reply } jest zbyt silna.
practice-difficulty = Ranking zadania: { $difficulty }.
practice-rated = Twój ranking: { $rating } ({ $change }).
practice-place = { $nth } z { $count }

## Runs

practice-storm = Na czas
practice-storm-more = Rozwiąż jak najwięcej w trzy minuty, zaczynając od łatwych. Zły ruch kosztuje dziesięć sekund.
practice-streak = Seria
practice-streak-more = Jedno po drugim, coraz trudniejsze, aż do pierwszego błędu.
practice-solved = Rozwiązane: { $count }
practice-best = Rekord: { $count }
practice-record = Nowy rekord!
practice-run-over =
    { $count ->
        [0] Tym razem nie udało się rozwiązać żadnego zadania.
        [one] Udało ci się rozwiązać jedno zadanie.
        [few] Udało ci się rozwiązać { $count } zadania.
        [many] Udało ci się rozwiązać { $count } zadań.
       *[other] Udało ci się rozwiązać { $count } zadania.
    }
practice-missed = Powtórz nierozwiązane
practice-time-left =
    { $seconds ->
        [one] Została { $seconds } sekunda
        [few] Zostały { $seconds } sekundy
        [many] Zostało { $seconds } sekund
       *[other] Zostało { $seconds } sekundy
    }

## One’s own mistakes

practice-mistakes = Twoje błędy
practice-mistakes-none = Otwórz omówienie jednej ze swoich gier: błędy będą tu wracać, aż przestaniesz je popełniać.
practice-mistakes-due =
    { $count ->
        [one] Dziś do powtórzenia jedna pozycja.
        [few] Dziś do powtórzenia { $count } pozycje.
        [many] Dziś do powtórzenia { $count } pozycji.
       *[other] Dziś do powtórzenia { $count } pozycji.
    }
practice-mistakes-done = Na dziś nie ma już nic do powtórzenia.
practice-mistakes-kept = Pozycje: { $count } · opanowane: { $learned }
practice-train = Ćwicz
practice-card-task = Tu w jednej z gier zdarzył ci się błąd. Znajdź lepszy ruch.
practice-checking = Sprawdzam { $word }…
practice-learned = Tego błędu już nie popełniasz.
practice-comes-back =
    { $days ->
        [one] Ta pozycja wróci jutro.
        [few] Ta pozycja wróci za { $days } dni.
        [many] Ta pozycja wróci za { $days } dni.
       *[other] Ta pozycja wróci za { $days } dnia.
    }

## Sets for others

practice-set = Zestaw dla innych
practice-set-more = Dla klasy albo znajomych: link otwiera wszystkim te same zadania.
practice-set-theme = Temat
practice-set-any = Quoridor, dowolny temat
practice-set-count = Ile zadań
practice-set-make = Utwórz link
practice-set-made = Link jest gotowy.
practice-set-link = Link do zestawu
practice-set-open = Otwórz
practice-set-title = Zestaw zadań
practice-set-done = Gotowe: { $solved } z { $count } bez błędu i bez podpowiedzi.
