### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] Je noemt één speler voor { $seats } plekken. Noem er minstens twee, maar niet meer dan er aan een partij meedoen.
       *[other] Je noemt { $players } spelers voor { $seats } plekken. Noem er minstens twee, maar niet meer dan er aan een partij meedoen.
    }
match-unknown-player = “{ $word }” is geen speler. Schrijf level:1 tot en met level:8, mcts:PLAYOUTS, of de opdrachtregel van een UGI-programma.
match-records = De partijen in { $path } zijn niet bruikbaar voor deze match: { $error }
match-fault = Partij { $game }: { $who } verliest. { $why }
match-result =
    { $games ->
        [one] { $who } na { $games } partij: { $figures }
       *[other] { $who } na { $games } partijen: { $figures }
    }
match-luck = p = { $p } als deze speler niet sterker zou zijn dan de rest.
match-as-pacman = Als PAC-MAN: { $pellets } krachtpillen en { $turns } beurten per partij.
match-as-ghosts = Tegen deze speler: { $pellets } krachtpillen en { $turns } beurten per partij.
match-faults = Partijen beslist door een fout: { $count }
match-accepted = SPRT: aangenomen. Deze speler is sterker.
match-rejected = SPRT: verworpen. Deze speler is niet sterker met de geteste marge.
fault-crashed = Het programma is gestopt of niet gestart: { $how }
fault-hung = Het programma gaf niet op tijd antwoord.
fault-illegal = Ongeldige zet “{ $word }”: { $why }

## Datasets

dataset-done =
    { $positions ->
        [one] { $positions } stelling
       *[other] { $positions } stellingen
    } uit { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }: { $path }
dataset-exists = { $path } bestaat al. Kies een andere naam of verwijder het eerst.
dataset-other = In { $path } staan de partijen van een andere dataset. Kies een andere naam of verwijder de map eerst.
dataset-no-records = In { $path } staan geen partijbestanden (.palisade).
dataset-bad-record = { $path }: { $why }
dataset-other-game = { $path } is geen partij van deze dataset: het spel, het aantal spelers of de doolhof is anders.

## Analysis

analyse-chance = Eerst moet er gegooid of gedraaid worden: tot dan valt er niets te analyseren.
analyse-over = De partij is afgelopen: er valt niets te analyseren.
analyse-effort = Diepte { $depth }, { $nodes } stellingen, { $speed } per seconde.
analyse-path =
    { $steps ->
        [one] Speler { $seat }: { $steps } stap, { $squares }
       *[other] Speler { $seat }: { $steps } stappen, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece }: { $steps } stap, { $squares }
       *[other] { $piece }: { $steps } stappen, { $squares }
    }
