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
analyse-better = ztrácí { $cost } %; lepší: { $line }
grade-best = nejlepší tah
grade-good = dobrý tah
grade-inaccuracy = nepřesnost
grade-mistake = chyba
grade-blunder = hrubá chyba
grade-brilliant = skvělý tah

## Reviews of games

review-accuracy = Hráč { $seat }: přesnost { $accuracy } %
review-no-accuracy = Hráč { $seat }: nebylo co rozhodovat
review-luck = štěstí { $luck } %
review-time = čas { $time }
review-moments = Co hru rozhodlo:
moment-own-path =
    { $steps ->
        [one] { $word } stál hráče { $seat } jeden krok: nejkratší cesta se změnila z { $from } na { $to }.
        [few] { $word } stál hráče { $seat } { $steps } kroky: nejkratší cesta se změnila z { $from } na { $to }.
        [many] { $word } stál hráče { $seat } { $steps } kroku: nejkratší cesta se změnila z { $from } na { $to }.
       *[other] { $word } stál hráče { $seat } { $steps } kroků: nejkratší cesta se změnila z { $from } na { $to }.
    }
moment-reply =
    { $steps ->
        [one] Po { $word } stál tah { $reply } hráče { $seat } jeden krok: nejkratší cesta se změnila z { $from } na { $to }.
        [few] Po { $word } stál tah { $reply } hráče { $seat } { $steps } kroky: nejkratší cesta se změnila z { $from } na { $to }.
        [many] Po { $word } stál tah { $reply } hráče { $seat } { $steps } kroku: nejkratší cesta se změnila z { $from } na { $to }.
       *[other] Po { $word } stál tah { $reply } hráče { $seat } { $steps } kroků: nejkratší cesta se změnila z { $from } na { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] Hráč { $seat } zahrál { $word }. { $better } by hráče { $other } stál jeden krok: nejkratší cesta { $to } místo { $from }.
        [few] Hráč { $seat } zahrál { $word }. { $better } by hráče { $other } stál { $steps } kroky: nejkratší cesta { $to } místo { $from }.
        [many] Hráč { $seat } zahrál { $word }. { $better } by hráče { $other } stál { $steps } kroku: nejkratší cesta { $to } místo { $from }.
       *[other] Hráč { $seat } zahrál { $word }. { $better } by hráče { $other } stál { $steps } kroků: nejkratší cesta { $to } místo { $from }.
    }
moment-missed-win = Hráč { $seat } mohl vyhrát tahem { $better }, ale zahrál { $word }.
moment-let-go = Hráč { $seat } se mohl udržet tahem { $better }; { $word } prohrál.
moment-better = S { $word } místo { $better } šel hráč { $seat } z { $from } % na { $to } %.
moment-roll = Hod { $word } posunul hráče { $seat } z { $from } % na { $to } %.
