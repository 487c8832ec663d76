### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] Je noemt maar één speler. Noem er minstens twee.
       *[other] Je noemt { $players } spelers voor een partij met { $seats } spelers. Noem er minstens twee en hoogstens { $seats }.
    }
match-unknown-player = “{ $word }” is geen speler. Schrijf level:1 tot en met level:8, mcts:PARTIJEN, of de opdrachtregel van een UGI-programma.
match-records = De partijen in { $path } zijn niet bruikbaar voor deze match: { $error }
match-other-match = Deze partij hoort bij een andere match: de spelers, de openingen, de limieten of de seed zijn anders.
match-stopped = Gestopt. Met --records worden de partijen bewaard en kan de match later verdergaan.
match-bad-opening = Opening { $number } uit { $path }: { $why }
match-no-openings = In { $path } staan geen openingen.
match-other-game = Deze opening is voor een ander spel of een ander aantal spelers.
match-fault = Partij { $game }: { $who } verliest. { $why }
match-result =
    { $games ->
        [one] { $who } na { $games } partij: { $figures }
       *[other] { $who } na { $games } partijen: { $figures }
    }
match-luck = p = { $p } als deze speler niet sterker zou zijn dan de rest.
match-as-pacman = Als PAC-MAN, gemiddeld per partij: krachtpillen { $pellets }; overleefde beurten { $turns } (100 als er een leven over is).
match-as-ghosts = Als spoken, gemiddeld per partij: krachtpillen van PAC-MAN { $pellets }; zijn overleefde beurten { $turns } (100 als hij een leven over heeft).
match-faults = Partijen beslist door een fout: { $count }
match-accepted = SPRT: aangenomen. Deze speler is sterker.
match-rejected = SPRT: verworpen. Deze speler is niet sterker met de geteste marge.
match-protocol-game = Het protocol { $protocol } kent alleen klassiek Quoridor voor twee spelers, met de gewone regels en het gewone begin.
match-not-a-move = Hier hoort één zet, en niet meer dan één.
match-rule-setting = “{ $word }” hoort niet bij deze regel. Schrijf { $keys } met een geheel getal.
match-draw-rule = Om een partij remise te verklaren zijn movecount= (minstens 1) en score= nodig, zoals movenumber=40 movecount=8 score=10.
match-resign-rule = Om een partij verloren te verklaren zijn movecount= en score= nodig, allebei minstens 1, zoals movecount=4 score=600.
match-rule-seats = Alleen partijen met twee spelers kunnen door scores beslist worden.
match-adjudicated = Partijen beslist door scores: { $count }
match-engine-setting = “{ $word }” is geen instelling van een engine. Schrijf name=, cmd=, proto=, tc=, movetime=, nodes=, depth=, threads=, ponder= of option.NAAM= met een waarde.
match-engine-twice = De instelling { $key }= staat twee keer bij dezelfde engine.
match-engine-value = De instelling { $key }= kan niet “{ $value }” zijn.
match-engine-tc = De instelling tc= kan niet “{ $value }” zijn. Schrijf een aantal seconden, zoals 60. Met 60+1 komt er na elke zet één seconde bij, met 40/60+1 bovendien na elke 40 zetten weer 60.
match-engine-no-cmd = Een engine heeft geen cmd=, dus er is geen programma om te starten.
match-engine-option = { $who } heeft geen optie “{ $name }” met de waarde “{ $value }”. De ingebouwde niveaus hebben Threads en Hash, de basisspeler heeft er geen.
match-engines-file = De engines in { $path } zijn niet bruikbaar: { $why }
match-engines-toml = Regel { $line } is geen geldige TOML.
match-engines-key = “{ $key }” hoort hier niet: elke engine is een tabel [[engine]].
match-engines-none = Elke engine heeft een tabel [[engine]] nodig, en die is er niet.
match-tournament-seats = Toernooien zijn er alleen voor partijen met twee spelers.
match-tournament-sprt = --sprt vergelijkt twee engines; hier staan er meer.
match-tournament-mirror = Met --mirror doen alle spelers aan elke partij mee; een toernooi wordt in paren gespeeld.
match-standings =
    { $games ->
        [one] Stand na { $games } partij:
       *[other] Stand na { $games } partijen:
    }
match-column-engine = Naam
match-column-games = Partijen
match-column-points = Punten
match-column-results = Resultaten
match-column-share = Puntenaandeel
fault-crashed = Het programma is gestopt of niet gestart: { $how }
fault-exited = Het programma is zelf gestopt, met exitcode { $code }.
fault-killed = Het programma is beëindigd door signaal { $signal }.
fault-closed = Het programma heeft zijn invoer of uitvoer gesloten.
fault-not-started = “{ $command }” kon niet worden gestart: { $error }
fault-unreachable = Op { $host } antwoordt geen programma.
fault-status = { $host } antwoordde met een fout: { $status }
fault-no-json = Het antwoord van { $host } is geen JSON.
fault-hung = Het programma gaf niet op tijd antwoord.
fault-illegal = Ongeldige zet “{ $word }”: { $why }
fault-no-move = Het programma antwoordde “bestmove” zonder zet.

## UGI, in lines of “info string”

ugi-unknown-command = Onbekende opdracht “{ $word }”.
ugi-want-moves = Hier hoort “moves”, niet “{ $word }”.
ugi-want-fen = Na “position fen” ontbreekt een stelling.
ugi-want-position = Na “position” hoort “startpos” of “fen”.
ugi-want-option = Na “setoption” hoort: name NAAM value WAARDE
ugi-want-query = “query” kent p1turn, gameover, result en turn.
ugi-go-ignored = Genegeerd na “go”: { $words }
ugi-go-ignored-all = Genegeerd na “go”: { $words }. Zonder andere grens duurt het zoeken een seconde.
ugi-go-no-move = Genegeerd na “go”, want dit is geen geldige zet: { $word }
ugi-go-chance = Er valt niets te zoeken: eerst moet er worden gegooid.
ugi-go-over = Er valt niets te zoeken: de partij is afgelopen.
ugi-go-no-position = Er valt niets te zoeken: de laatste stelling was niet te lezen.
ugi-option-number = { $name } is een getal van { $low } tot en met { $high }, niet “{ $value }”.
ugi-option-switch = { $name } is true of false, niet “{ $value }”.
ugi-hash-memory = Een Hash van { $size } megabyte past niet in het geheugen; Hash blijft { $kept }.
ugi-engine-options = De opties van de engine zijn: { $options }.
ugi-bad-move = Zet { $nth }, { $word }: { $why }

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
dataset-damaged = { $path } is beschadigd op regel { $line }. Verwijder dit bestand en voer de opdracht opnieuw uit: de partij wordt dan opnieuw gemaakt.
dataset-no-records = In { $path } staan geen partijbestanden (.palisade).
dataset-bad-record = { $path }: { $why }
dataset-other-game = { $path } is geen partij van deze dataset: het spel, het aantal spelers of het doolhof is anders.

## Analysis

analyse-chance = Eerst moet er gegooid of gedraaid worden: tot dan valt er niets te analyseren.
analyse-over = De partij is afgelopen: er valt niets te analyseren.
analyse-effort = Diepte { $depth }, { $nodes } stellingen, { $speed } per seconde.
analyse-path =
    { $steps ->
        [one] { $player }: { $steps } stap, { $squares }
       *[other] { $player }: { $steps } stappen, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece }: { $steps } stap, { $squares }
       *[other] { $piece }: { $steps } stappen, { $squares }
    }
