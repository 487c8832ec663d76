### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] Ai numit un singur jucător pentru { $seats } locuri. Numește cel puțin doi și nu mai mulți decât încap într-o partidă.
        [few] Ai numit { $players } jucători pentru { $seats } locuri. Numește cel puțin doi și nu mai mulți decât încap într-o partidă.
       *[other] Ai numit { $players } de jucători pentru { $seats } locuri. Numește cel puțin doi și nu mai mulți decât încap într-o partidă.
    }
match-unknown-player = „{ $word }” nu e un jucător. Scrie level:1 până la level:8, mcts:SIMULĂRI sau comanda unui program UGI.
match-records = Partidele din { $path } nu pot fi folosite în acest meci: { $error }
match-fault = Partida { $game }: { $who } pierde. { $why }
match-result =
    { $games ->
        [one] { $who } după { $games } partidă: { $figures }
        [few] { $who } după { $games } partide: { $figures }
       *[other] { $who } după { $games } de partide: { $figures }
    }
match-luck = p = { $p } dacă n-ar fi mai puternic decât ceilalți.
match-as-pacman = Ca PAC-MAN: { $pellets } pastile de putere și { $turns } ture pe partidă.
match-as-ghosts = Împotriva lui: { $pellets } pastile de putere și { $turns } ture pe partidă.
match-faults = Partide decise de o eroare: { $count }
match-accepted = SPRT: acceptat. E mai puternic.
match-rejected = SPRT: respins. Nu e mai puternic cu marja testată.
fault-crashed = Programul s-a oprit sau nu a pornit: { $how }
fault-hung = Programul nu a răspuns la timp.
fault-illegal = A jucat „{ $word }”: { $why }

## Datasets

dataset-done =
    { $positions ->
        [one] { $positions } poziție
        [few] { $positions } poziții
       *[other] { $positions } de poziții
    } din { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }: { $path }
dataset-exists = { $path } există deja. Alege alt nume sau șterge-l mai întâi.
dataset-other = { $path } conține partidele altui set de date. Alege alt nume sau șterge mai întâi folderul.
dataset-no-records = { $path } nu conține fișiere de partide (.palisade).
dataset-bad-record = { $path }: { $why }
dataset-other-game = { $path } nu face parte din acest set de date: jocul, numărul de jucători sau labirintul e diferit.

## Analysis

analyse-chance = Se așteaptă o aruncare: până atunci nu e nimic de analizat.
analyse-over = Partida s-a terminat: nu mai e nimic de analizat.
analyse-effort =
    { $nodes ->
        [one] Adâncime { $depth }, { $nodes } poziție, { $speed } pe secundă.
        [few] Adâncime { $depth }, { $nodes } poziții, { $speed } pe secundă.
       *[other] Adâncime { $depth }, { $nodes } de poziții, { $speed } pe secundă.
    }
analyse-path =
    { $steps ->
        [one] Jucătorul { $seat }: { $steps } pas, { $squares }
        [few] Jucătorul { $seat }: { $steps } pași, { $squares }
       *[other] Jucătorul { $seat }: { $steps } de pași, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece }: { $steps } pas, { $squares }
        [few] { $piece }: { $steps } pași, { $squares }
       *[other] { $piece }: { $steps } de pași, { $squares }
    }
