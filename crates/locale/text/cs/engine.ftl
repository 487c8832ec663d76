### Zápasy mezi programy.

## Zápasy

match-players = Jmenovaných hráčů je { $players }, míst je { $seats }; jmenuj aspoň dva a ne víc, než je míst.
match-unknown-player = „{ $word }“ není hráč: napiš level:1 až level:8, mcts:PŘEHRÁNÍ, nebo příkaz programu UGI.
match-records = Hry v { $path } nelze uchovat, nebo nejsou z tohoto zápasu: { $error }
match-fault = Hra { $game }: prohrává { $who }. { $why }
match-result = { $who }, počet her { $games }: { $figures }
match-luck = Kdyby nebyl lepší než ostatní, štěstí by to dokázalo také s pravděpodobností { $p }.
match-as-pacman = Jako PAC-MAN na hru: tečky { $pellets }, tahy { $turns }.
match-as-ghosts = Proti němu na hru: tečky { $pellets }, tahy { $turns }.
match-faults = Hry rozhodnuté chybou: { $count }
match-accepted = Test přijímá: je silnější.
match-rejected = Test zamítá: není silnější o tolik, kolik bylo žádáno.
fault-crashed = Program skončil, nebo se nedal spustit: { $how }
fault-hung = Program neodpověděl včas.
fault-illegal = Zahrál „{ $word }“: { $why }

## Rozbor

analyse-chance = Na tahu je náhoda: dokud nepadne, není o čem přemýšlet.
analyse-over = Hra skončila: není už o čem přemýšlet.
analyse-effort = Hloubka { $depth }, pozic { $nodes }, za sekundu { $speed }.
analyse-way =
    { $steps ->
        [one] Hráč { $seat }: { $steps } krok, { $squares }
        [few] Hráč { $seat }: { $steps } kroky, { $squares }
       *[other] Hráč { $seat }: { $steps } kroků, { $squares }
    }
analyse-better = ztráta { $cost } %; lepší: { $line }
grade-best = nejlepší
grade-good = dobrý
grade-inaccuracy = nepřesnost
grade-mistake = chyba
grade-blunder = hrubá chyba
