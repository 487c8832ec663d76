### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] Ai indicat un singur jucător. Indică cel puțin doi.
        [few] Ai indicat { $players } jucători pentru o partidă cu { $seats } jucători. Indică cel puțin doi și cel mult { $seats }.
       *[other] Ai indicat { $players } de jucători pentru o partidă cu { $seats } jucători. Indică cel puțin doi și cel mult { $seats }.
    }
match-unknown-player = „{ $word }” nu e un jucător. Scrie level:1 până la level:8, mcts:SIMULĂRI sau comanda unui program UGI.
match-records = Partidele din { $path } nu pot fi folosite în acest meci: { $error }
match-other-match = Această partidă e din alt meci: jucătorii, deschiderile, limitele sau sămânța diferă.
match-stopped = Meciul a fost întrerupt. Cu --records, partidele se păstrează și meciul poate continua mai târziu.
match-bad-opening = Deschiderea { $number } din { $path }: { $why }
match-no-openings = { $path } nu conține nicio deschidere.
match-other-game = Această deschidere e pentru alt joc sau pentru alt număr de jucători.
match-fault = Partida { $game }: { $who } pierde. { $why }
match-result =
    { $games ->
        [one] { $who } după { $games } partidă: { $figures }
        [few] { $who } după { $games } partide: { $figures }
       *[other] { $who } după { $games } de partide: { $figures }
    }
match-luck = p = { $p } în ipoteza că nu e mai puternic decât ceilalți.
match-as-pacman = Ca PAC-MAN, în medie pe partidă: pastile de putere mâncate { $pellets }; rânduri până la ultima prindere { $turns } (100 dacă i-a rămas o viață).
match-as-ghosts = Ca fantome, în medie pe partidă: pastile de putere mâncate de PAC-MAN { $pellets }; rânduri până la ultima prindere { $turns } (100 dacă i-a rămas o viață).
match-faults = Partide decise de eroarea unui program: { $count }
match-accepted = SPRT: acceptat. E mai puternic.
match-rejected = SPRT: respins. Nu e mai puternic, cel puțin nu cu marja testată.
match-protocol-game = Protocolul { $protocol } cunoaște doar Quoridor clasic pentru doi jucători, cu regulile și începutul obișnuite.
match-not-a-move = Aici trebuie să fie o singură mutare.
match-rule-setting = „{ $word }” nu face parte din această regulă. Scrie { $keys } și un număr întreg.
match-draw-rule = Pentru remiză e nevoie de movecount= de cel puțin 1 și de score=, de exemplu movenumber=40 movecount=8 score=10.
match-resign-rule = Pentru o partidă pierdută e nevoie de movecount= și score=, ambele cel puțin 1, de exemplu movecount=4 score=600.
match-rule-seats = Doar partidele în doi pot fi decise după scoruri.
match-adjudicated = Partide decise după scoruri: { $count }
match-engine-setting = „{ $word }” nu e o setare a unui motor. Scrie name=, cmd=, proto=, tc=, movetime=, nodes=, depth=, threads=, ponder= sau option.NUME= și o valoare.
match-engine-twice = Setarea { $key }= apare de două ori la același motor.
match-engine-value = Setarea { $key }= nu poate fi „{ $value }”.
match-engine-tc = Setarea tc= nu poate fi „{ $value }”. Scrie timpul în secunde, de exemplu 60; 60+1 adaugă o secundă după fiecare mutare, iar 40/60+1 dă din nou 60 de secunde la fiecare 40 de mutări.
match-engine-no-cmd = Unui motor îi lipsește cmd=, așa că nu se știe ce program joacă.
match-engine-option = { $who } nu are opțiunea „{ $name }” cu valoarea „{ $value }”. Nivelurile incluse au Threads și Hash, jucătorul de referință nu are niciuna.
match-engines-file = Motoarele din { $path } nu pot fi folosite: { $why }
match-engines-toml = Linia { $line } nu e TOML valid.
match-engines-key = „{ $key }” nu își are locul aici: fiecare motor e un tabel [[engine]].
match-engines-none = Nu există niciun tabel [[engine]]; fiecare motor are nevoie de unul.
match-tournament-seats = Turneele sunt pentru partide în doi.
match-tournament-sprt = --sprt compară două motoare; aici sunt mai multe.
match-tournament-mirror = Cu --mirror, toți jucătorii participă la fiecare partidă; într-un turneu se joacă doi câte doi.
match-standings =
    { $games ->
        [one] Clasament după { $games } partidă:
        [few] Clasament după { $games } partide:
       *[other] Clasament după { $games } de partide:
    }
match-column-engine = Motor
match-column-games = Partide
match-column-points = Puncte
match-column-results = Rezultate
match-column-share = Scor
fault-crashed = Programul s-a oprit sau nu a pornit: { $how }
fault-exited = Programul s-a oprit singur, cu codul { $code }.
fault-killed = Programul a fost oprit de semnalul { $signal }.
fault-closed = Programul și-a închis intrarea sau ieșirea.
fault-not-started = „{ $command }” nu poate fi pornit: { $error }
fault-unreachable = La { $host } nu răspunde niciun program.
fault-status = { $host } a răspuns cu o eroare: { $status }
fault-no-json = Răspunsul de la { $host } nu e JSON.
fault-hung = Programul nu a răspuns la timp.
fault-illegal = Programul a jucat „{ $word }”: { $why }
fault-no-move = Programul a răspuns „bestmove” fără nicio mutare.

## UGI, in lines of “info string”

ugi-unknown-command = Comandă necunoscută: „{ $word }”.
ugi-want-moves = Aici trebuia „moves”, nu „{ $word }”.
ugi-want-fen = După „position fen” lipsește o poziție.
ugi-want-position = După „position” trebuie „startpos” sau „fen”.
ugi-want-option = După „setoption” trebuie: name NUME value VALOARE
ugi-want-query = „query” cunoaște p1turn, gameover, result și turn.
ugi-go-ignored = Ignorat după „go”: { $words }
ugi-go-ignored-all = Ignorat după „go”: { $words }. Fără altă limită, căutarea durează o secundă.
ugi-go-no-move = Ignorat după „go”, fiindcă nu e o mutare legală: { $word }
ugi-go-chance = Nu e nimic de căutat: mai întâi e nevoie de o aruncare.
ugi-go-over = Nu e nimic de căutat: partida s-a încheiat.
ugi-go-no-position = Nu e nimic de căutat: ultima poziție nu a putut fi citită.
ugi-option-number = { $name } e un număr de la { $low } la { $high }, nu „{ $value }”.
ugi-option-switch = { $name } e true sau false, nu „{ $value }”.
ugi-hash-memory = Un Hash de { $size } MB nu încape în memorie; rămâne de { $kept } MB.
ugi-engine-options = Opțiunile motorului sunt: { $options }.
ugi-bad-move = Mutarea { $nth }, { $word }: { $why }

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
dataset-other = { $path } conține partidele altui set de date. Alege alt nume sau șterge mai întâi dosarul.
dataset-damaged = { $path } e deteriorat la linia { $line }. Șterge acest fișier și rulează din nou comanda: partida lui va fi refăcută.
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
        [one] { $player }: { $steps } pas, { $squares }
        [few] { $player }: { $steps } pași, { $squares }
       *[other] { $player }: { $steps } de pași, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece }: { $steps } pas, { $squares }
        [few] { $piece }: { $steps } pași, { $squares }
       *[other] { $piece }: { $steps } de pași, { $squares }
    }
