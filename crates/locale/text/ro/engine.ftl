### Meciuri între programe.

## Meciuri

match-players = S-au numit { $players } jucători pentru { $seats } locuri; numește cel puțin doi și nu mai mulți decât locuri.
match-unknown-player = „{ $word }” nu e un jucător: scrie de la level:1 la level:8, mcts:PARTIDE sau comanda unui program UGI.
match-records = Partidele din { $path } nu se pot păstra sau nu sunt din acest meci: { $error }
match-fault = Partida { $game }: pierde { $who }. { $why }
match-result = { $who }, partide { $games }: { $figures }
match-luck = Dacă n-ar fi mai bun decât ceilalți, norocul ar face la fel cu probabilitatea { $p }.
match-as-pacman = Ca PAC-MAN, pe partidă: pastile de putere { $pellets }, rânduri { $turns }.
match-as-ghosts = Împotriva lui, pe partidă: pastile de putere { $pellets }, rânduri { $turns }.
match-faults = Partide hotărâte de o eroare: { $count }
match-accepted = Testul acceptă: este mai puternic.
match-rejected = Testul respinge: nu e mai puternic atât cât s-a cerut.
fault-crashed = Programul s-a oprit sau nu a putut porni: { $how }
fault-hung = Programul nu a răspuns la timp.
fault-illegal = A jucat „{ $word }”: { $why }

## Analiză

analyse-chance = La mutare e hazardul: până atunci nu e nimic de gândit.
analyse-over = Partida s-a terminat: nu mai e nimic de gândit.
analyse-effort = Adâncime { $depth }, poziții { $nodes }, pe secundă { $speed }.
analyse-way =
    { $steps ->
        [one] Jucătorul { $seat }: { $steps } pas, { $squares }
        [few] Jucătorul { $seat }: { $steps } pași, { $squares }
       *[other] Jucătorul { $seat }: { $steps } de pași, { $squares }
    }
analyse-better = se pierd { $cost } %; mai bine: { $line }
grade-best = cea mai bună
grade-good = bună
grade-inaccuracy = imprecizie
grade-mistake = greșeală
grade-blunder = gafă
