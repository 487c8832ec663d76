### Puzzles in the page: what there is, solving, runs, one’s own mistakes, sets for others.

## What there is

practice-lead = Jeden tah je jasně lepší než všechny ostatní. Najdi ho.
practice-all = Všechny úlohy
practice-daily = Úloha dne
practice-daily-more = Dnes stejná pro všechny, dá se řešit i bez připojení.
practice-daily-done = Dnešní úloha je vyřešená. Další bude zítra.
practice-solve = Řešit
practice-for-you = Na tvé úrovni
practice-theme = Téma: { $theme }
practice-rating = Tvůj rating: { $rating } ± { $margin }
practice-by-game = Podle hry
practice-by-theme = Podle tématu
practice-count =
    { $count ->
        [one] { $count } úloha
        [few] { $count } úlohy
        [many] { $count } úlohy
       *[other] { $count } úloh
    }

## Solving one

practice-board = Deska s úlohou. { $board }
practice-fences = { $name }: { $fences }
practice-hint = Poradit
practice-hint-more = Ještě poradit
practice-show = Ukázat řešení
practice-next = Další úloha
practice-skip = Přeskočit
practice-wrong-reply = { $word } to není: odpověď { $reply } je příliš silná.
practice-difficulty = Rating úlohy: { $difficulty }.
practice-rated = Tvůj rating: { $rating } ({ $change }).
practice-place = { $nth } z { $count }

## Runs

practice-storm = Na čas
practice-storm-more = Co nejvíc úloh za tři minuty, nejdřív ty lehké. Špatný tah stojí deset sekund.
practice-streak = Série
practice-streak-more = Jedna za druhou, čím dál těžší, až do první chyby.
practice-solved = Vyřešeno: { $count }
practice-best = Rekord: { $count }
practice-record = Nový rekord!
practice-run-over =
    { $count ->
        [0] Tentokrát se nepodařilo vyřešit žádnou úlohu.
        [one] Máš vyřešenou { $count } úlohu.
        [few] Máš vyřešené { $count } úlohy.
        [many] Máš vyřešeno { $count } úlohy.
       *[other] Máš vyřešeno { $count } úloh.
    }
practice-missed = Zopakovat nevyřešené
practice-time-left =
    { $seconds ->
        [one] Zbývá { $seconds } sekunda
        [few] Zbývají { $seconds } sekundy
        [many] Zbývá { $seconds } sekundy
       *[other] Zbývá { $seconds } sekund
    }

## One’s own mistakes

practice-mistakes = Tvoje chyby
practice-mistakes-none = Otevři rozbor některé své hry: chyby z ní se sem budou vracet, dokud je nepřestaneš dělat.
practice-mistakes-due =
    { $count ->
        [one] Dnes k opakování: { $count } pozice.
        [few] Dnes k opakování: { $count } pozice.
        [many] Dnes k opakování: { $count } pozice.
       *[other] Dnes k opakování: { $count } pozic.
    }
practice-mistakes-done = Na dnešek už není co opakovat.
practice-mistakes-kept = Pozice: { $count } · zvládnuté: { $learned }
practice-train = Procvičit
practice-card-task = Tady se v jedné z tvých her stala chyba. Najdi lepší tah.
practice-checking = Ověřuje se { $word }…
practice-learned = Tuhle chybu už neděláš.
practice-comes-back =
    { $days ->
        [one] Tahle pozice se vrátí zítra.
        [few] Tahle pozice se vrátí za { $days } dny.
        [many] Tahle pozice se vrátí za { $days } dne.
       *[other] Tahle pozice se vrátí za { $days } dní.
    }

## Sets for others

practice-set = Sada pro ostatní
practice-set-more = Pro třídu nebo přátele: odkaz otevře všem stejné úlohy.
practice-set-theme = Téma
practice-set-any = Quoridor, jakékoli téma
practice-set-count = Počet úloh
practice-set-make = Vytvořit odkaz
practice-set-made = Odkaz je hotový.
practice-set-link = Odkaz na sadu
practice-set-open = Otevřít
practice-set-title = Sada úloh
practice-set-done = Hotovo: { $solved } z { $count } bez chyby a bez rady.
