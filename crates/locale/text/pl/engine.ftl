### Mecze między programami.

## Mecze

match-players = Podano graczy: { $players }, a miejsc jest { $seats }; podaj co najmniej dwóch i nie więcej, niż jest miejsc.
match-unknown-player = „{ $word }” to nie gracz: napisz od level:1 do level:8, mcts:ROZGRYWKI albo polecenie programu UGI.
match-records = Gier w { $path } nie można przechować albo nie są z tego meczu: { $error }
match-fault = Gra { $game }: przegrywa { $who }. { $why }
match-result = { $who }, liczba gier { $games }: { $figures }
match-luck = Gdyby nie był lepszy od innych, szczęście dałoby to samo z prawdopodobieństwem { $p }.
match-as-pacman = Jako PAC-MAN, na grę: kulki mocy { $pellets }, tury { $turns }.
match-as-ghosts = Przeciw niemu, na grę: kulki mocy { $pellets }, tury { $turns }.
match-faults = Gry rozstrzygnięte przez błąd: { $count }
match-accepted = Test przyjmuje: jest silniejszy.
match-rejected = Test odrzuca: nie jest silniejszy o tyle, ile trzeba.
fault-crashed = Program zakończył się albo nie dał się uruchomić: { $how }
fault-hung = Program nie odpowiedział na czas.
fault-illegal = Zagrał „{ $word }”: { $why }

## Analiza

analyse-chance = Teraz decyduje los: do tego czasu nie ma o czym myśleć.
analyse-over = Gra jest skończona: nie ma już o czym myśleć.
analyse-effort = Głębokość { $depth }, pozycje { $nodes }, na sekundę { $speed }.
analyse-way =
    { $steps ->
        [one] Gracz { $seat }: { $steps } krok, { $squares }
        [few] Gracz { $seat }: { $steps } kroki, { $squares }
       *[many] Gracz { $seat }: { $steps } kroków, { $squares }
    }
analyse-better = strata { $cost } %; lepiej: { $line }
grade-best = najlepszy
grade-good = dobry
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = gruby błąd
