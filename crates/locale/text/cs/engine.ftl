### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] Je zadán jen { $players } hráč, míst je { $seats }. Zadej aspoň dva, ale ne víc, než kolik jich hru hraje.
        [few] Jsou zadáni { $players } hráči, míst je { $seats }. Zadej aspoň dva, ale ne víc, než kolik jich hru hraje.
       *[other] Je zadáno { $players } hráčů, míst je { $seats }. Zadej aspoň dva, ale ne víc, než kolik jich hru hraje.
    }
match-unknown-player = „{ $word }“ není hráč. Napiš level:1 až level:8, mcts:SIMULACE, nebo příkaz, který spustí program UGI.
match-records = Hry ve složce { $path } se pro tento zápas použít nedají: { $error }
match-fault = Hra { $game }: { $who } prohrává. { $why }
match-result =
    { $games ->
        [one] { $who } po { $games } hře: { $figures }
        [few] { $who } po { $games } hrách: { $figures }
       *[other] { $who } po { $games } hrách: { $figures }
    }
match-luck = p = { $p }, kdyby nebyl silnější než ostatní.
match-as-pacman = V roli PAC-MANA, průměr na hru: tečky { $pellets }, tahy { $turns }.
match-as-ghosts = Proti němu, průměr na hru: tečky { $pellets }, tahy { $turns }.
match-faults = Hry rozhodnuté chybou programu: { $count }
match-accepted = SPRT: přijato. Je silnější.
match-rejected = SPRT: zamítnuto. O testovaný rozdíl silnější není.
fault-crashed = Program skončil, nebo se ani nespustil: { $how }
fault-hung = Program neodpověděl včas.
fault-illegal = Program zahrál „{ $word }“: { $why }

## Datasets

dataset-done =
    { $positions ->
        [one] { $positions } pozice
        [few] { $positions } pozice
        [many] { $positions } pozice
       *[other] { $positions } pozic
    } z { $games ->
        [one] { $games } hry
        [few] { $games } her
        [many] { $games } hry
       *[other] { $games } her
    }: { $path }
dataset-exists = { $path } už existuje. Zvol jiný název, nebo ho nejdřív smaž.
dataset-other = { $path } obsahuje hry jiné datové sady. Zvol jiný název, nebo složku nejdřív smaž.
dataset-no-records = { $path } neobsahuje žádné soubory her (.palisade).
dataset-bad-record = { $path }: { $why }
dataset-other-game = { $path } do této datové sady nepatří: liší se hra, počet hráčů nebo bludiště.

## Analysis

analyse-chance = Čeká se na hod: do té doby není co rozebírat.
analyse-over = Hra skončila: není co rozebírat.
analyse-effort = Hloubka { $depth }, pozic { $nodes }, za sekundu { $speed }.
analyse-path =
    { $steps ->
        [one] Hráč { $seat }: { $steps } krok, { $squares }
        [few] Hráč { $seat }: { $steps } kroky, { $squares }
       *[other] Hráč { $seat }: { $steps } kroků, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece }: { $steps } krok, { $squares }
        [few] { $piece }: { $steps } kroky, { $squares }
       *[other] { $piece }: { $steps } kroků, { $squares }
    }
