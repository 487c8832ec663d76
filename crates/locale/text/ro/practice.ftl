### Puzzles in the page: what there is, solving, runs, one’s own mistakes, sets for others.

## What there is

practice-lead = O mutare e clar mai bună decât toate celelalte. Găsește-o.
practice-all = Toate problemele
practice-daily = Problema zilei
practice-daily-more = Aceeași pentru toată lumea; merge și fără internet.
practice-daily-done = Rezolvată astăzi. Următoarea vine mâine.
practice-solve = Rezolvă
practice-for-you = La nivelul tău
practice-theme = Tema: { $theme }
practice-rating = Ratingul tău: { $rating } ± { $margin }
practice-by-game = Pe jocuri
practice-by-theme = Pe teme
practice-count =
    { $count ->
        [one] { $count } problemă
        [few] { $count } probleme
       *[other] { $count } de probleme
    }

## Solving one

practice-board = Platoul problemei. { $board }
practice-fences = { $name }: { $fences }
practice-hint = Indiciu
practice-hint-more = Alt indiciu
practice-show = Arată soluția
practice-next = Problema următoare
practice-skip = Sari peste
practice-wrong-reply = { $word } nu e mutarea căutată: răspunsul { $reply } e prea puternic.
practice-difficulty = Ratingul problemei: { $difficulty }.
practice-rated = Ratingul tău: { $rating } ({ $change }).
practice-place = { $nth } din { $count }

## Runs

practice-storm = Furtună
practice-storm-more = Rezolvă cât mai multe în trei minute; primele sunt ușoare. O mutare greșită costă zece secunde.
practice-streak = Serie
practice-streak-more = Una după alta, tot mai grele, până la prima greșeală.
practice-solved = Rezolvate: { $count }
practice-best = Record: { $count }
practice-record = Un nou record!
practice-run-over =
    { $count ->
        [one] Ai rezolvat o problemă.
        [few] Ai rezolvat { $count } probleme.
       *[other] Ai rezolvat { $count } de probleme.
    }
practice-missed = Repetă problemele ratate
practice-time-left = Secunde rămase: { $seconds }

## One’s own mistakes

practice-mistakes = Greșelile tale
practice-mistakes-none = Deschide analiza uneia dintre partidele tale: greșelile revin aici până când nu le mai faci.
practice-mistakes-due =
    { $count ->
        [one] Astăzi ai de repetat o poziție.
        [few] Astăzi ai de repetat { $count } poziții.
       *[other] Astăzi ai de repetat { $count } de poziții.
    }
practice-mistakes-done = Astăzi nu mai ai nimic de repetat.
practice-mistakes-kept = Poziții: { $count } · învățate: { $learned }
practice-train = Exersează
practice-card-task = Aici ai greșit într-una dintre partidele tale. Găsește o mutare mai bună.
practice-checking = Se verifică { $word }…
practice-learned = Ai scăpat de această greșeală.
practice-comes-back =
    { $days ->
        [one] Poziția revine mâine.
        [few] Poziția revine peste { $days } zile.
       *[other] Poziția revine peste { $days } de zile.
    }

## Sets for others

practice-set = Distribuie un set de probleme
practice-set-more = Pentru o clasă sau pentru prieteni: linkul deschide aceleași probleme pentru toată lumea.
practice-set-theme = Tema
practice-set-any = Quoridor, orice temă
practice-set-count = Câte probleme
practice-set-make = Creează linkul
practice-set-made = Linkul e gata.
practice-set-link = Linkul setului
practice-set-open = Deschide
practice-set-title = Set de probleme
practice-set-done = Gata: { $solved } din { $count } fără greșeli și fără indicii.
