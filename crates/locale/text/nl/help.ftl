### Help pages and errors in the arguments of the command line: help-COMMAND about a command, help-COMMAND-ARGUMENT
### about an argument, help-arg-ARGUMENT about an argument that several commands share. Words that are
### typed stay as they are.

## Help pages: headings and notes

help-heading-usage = Gebruik:
help-heading-commands = Opdrachten:
help-heading-arguments = Argumenten:
help-heading-options = Opties:
help-value-command = OPDRACHT
help-value-options = OPTIES
help-value-game = SPEL
help-value-file = BESTAND
help-value-folder = MAP
help-value-lang = TAAL
help-value-level = NIVEAU
help-value-name = NAAM
help-value-value = WAARDE
help-value-plies = ZETTEN
help-value-files = KOLOMMEN
help-value-ranks = RIJEN
help-value-text = TEKST
help-value-words = ZETTEN
help-value-who = WIE
help-value-columns = KOLOMMEN
help-value-field = VELD
help-value-table = TAFEL
help-value-address = ADRES
help-value-clock = KLOK
help-value-token = TOKEN
help-note-default = standaard: { $value }
help-note-values = waarden: { $value }
help-note-variable = variabele: { $value }

## Commands

help-palisade = Doolhofspellen: spelen, leren, analyseren, onderzoeken.
help-help = De hulp bij een opdracht tonen
help-serve = De webserver starten; alleen palisade doet hetzelfde
help-online = Vanaf de opdrachtregel aan de tafels van een server spelen
help-backup = De database van een server kopiëren, ook terwijl hij draait
help-restore = Een kopie terugzetten als database van een server die niet draait
help-migrate = Een server van een SQLite-bestand naar PostgreSQL verhuizen
help-rebuild = De lijsten van een server opnieuw schrijven uit de gebeurtenissen van zijn partijen
help-verify = De worpen van een afgelopen partij controleren
help-play = In de terminal spelen
help-rules = De regels van een spel tonen
help-options = De opties van een spel tonen, met hun waarden
help-legal = De toegestane zetten van een stelling tonen
help-show = Een stelling als tekst tekenen
help-perft = De zettenreeksen van een bepaalde lengte tellen
help-playouts = Willekeurige partijen spelen en tellen
help-engine = De engine starten: UGI via standaardinvoer en -uitvoer
help-analyse = Een stelling analyseren, of elke zet van een partijbestand beoordelen
help-bench = De engine meten: een aantal knopen dat zijn spel kenmerkt, en zijn snelheid
help-match = Engines tegen elkaar laten spelen en ze meten
help-dataset = Stellingen met het oordeel van de engine schrijven, voor programma’s die leren
help-solve = Een PAC-MAN-doolhof exact oplossen, of een eerlijk doolhof zoeken
help-record = Een partijbestand controleren, tonen of herschrijven
help-record-check = Een partijbestand naspelen en elke zet en de uitslag controleren
help-record-show = De laatste stelling van een partijbestand tekenen
help-record-convert = Een partijbestand in zijn standaardvorm of als JSON herschrijven
help-online-guest = Een gast aanmaken en zijn token tonen
help-online-list = De openbare tafels tonen
help-online-create = Een tafel aanmaken en de link tonen
help-online-play = Aan een tafel gaan zitten of kijken. Invoer, regel voor regel: zetten, resign, draw, takeback, pause, abort (voorstellen of aannemen), decline WAT, resume
help-online-rematch = Revanche vragen of aannemen; toont de link van de volgende partij zodra iedereen akkoord is
help-online-hint = De analyse van een tafel door de computer als JSON tonen; niet als je er met mensen speelt
help-online-record = De partij van een tafel tonen

## Arguments that several commands share

help-arg-help = Deze hulp tonen
help-arg-version = De versie tonen
help-arg-lang = Taal: en, fr, es, nl, pl, cs of ro
help-arg-game = quoridor, mini, pacman of mspacman
help-arg-seats = Aantal spelers
help-arg-maze = Een doolhof of bord: een meegeleverde naam, een bestand, of een doolhof in één woord
help-arg-options = Een spelregeloptie, zo vaak als nodig; palisade options SPEL toont ze
help-arg-position = Beginnen vanuit deze stelling in plaats van de gewone
help-arg-moves = Daarna deze zetten spelen, gescheiden door spaties
help-arg-json = JSON tonen
help-arg-level = Speelsterkte, van 1 tot en met 8
help-arg-threads = Aantal threads
help-arg-hash = Grootte van de transpositietabel, in megabytes
help-arg-movetime = Tijd per zet, in milliseconden
help-arg-nodes = Zoveel stellingen per zet doorzoeken
help-arg-depth = Zoveel zetten vooruit rekenen
help-arg-seed = Begin van de toevalsgetallen; hetzelfde begin geeft hetzelfde resultaat
help-arg-file = Het partijbestand; - is de standaardinvoer
help-arg-database = De database: een bestand, of sqlite:BESTAND
help-arg-cache = De map met oplossingen van doolhoven
help-arg-server = Het adres van de server
help-arg-token = Het token van een gast; zonder token komt er een nieuwe gast
help-arg-name = De naam van een nieuwe gast
help-arg-table = De tafel: id of link
help-arg-watch = Alleen kijken

## Arguments of single commands

help-analyse-game = Een spel (quoridor, mini, pacman, mspacman) of een partijbestand; - is de standaardinvoer
help-analyse-movetime = Tijd per stelling, in milliseconden
help-analyse-lines = Hoeveel varianten er getoond worden
help-analyse-whole = Met --json: de hele analyse van een partij, niet alleen de zetten
help-backup-file = De kopie die geschreven wordt
help-restore-file = De kopie die gelezen wordt
help-bench-game = Alleen de stellingen van dit spel
help-legal-batch = Per regel van de standaardinvoer een lijst zetten lezen en elk op één regel beantwoorden
help-legal-with = Voeg deze velden aan elk antwoord toe, elk na een tab: position, turn, result
help-show-json = De stelling, wie aan de beurt is en de toegestane zetten als JSON tonen
help-perft-depth = Hoeveel zetten diep
help-perft-divide = Apart tellen na elke eerste zet
help-playouts-seconds = Hoeveel seconden er gespeeld wordt
help-rules-width = Hoe breed regels mogen zijn
help-rules-game-flag = Hetzelfde als GAME
help-play-players = Wie er spelen, één per speler: human, of een niveau van 1 tot en met 8
help-play-resume = Verder met de laatste onderbroken partij
help-play-plain = Regel voor regel, voor schermlezers en scripts
help-match-mazes = Doolhoven of borden waarop om beurten gespeeld wordt, met hun naam
help-match-clock = Tijd voor alle zetten van een partij en wat elke zet erbij geeft, in seconden, zoals 60+1
help-match-grace = Hoeveel milliseconden een zet langer mag duren; daarna is de partij verloren
help-match-log = Schrijf elke regel die programma’s krijgen en sturen naar dit bestand
help-match-players = Wie er spelen: level:1 tot en met level:8, mcts:PARTIJEN, of de opdrachtregel van een UGI-programma. De resultaten zijn die van de eerste; de laatste vult de overige plaatsen
help-match-games = Hoogstens zoveel partijen
help-match-parallel = Hoeveel partijen tegelijk
help-match-mirror = Elke opening nog eens spelen met de laatste speler op alle plaatsen: in de PAC-MAN-variant wordt elke rol van de eerste daarmee vergeleken
help-match-opening = Willekeurige zetten voordat de spelers het overnemen
help-match-longest = Een partij van zoveel zetten is remise
help-match-sprt = Stoppen zodra duidelijk is of de eerste ELO0 of ELO1 sterker is
help-match-records = Elke partij in deze map bewaren; een match die er zijn eigen partijen vindt, gaat verder
help-dataset-out = Het NumPy-archief dat geschreven wordt (.npz); zolang het niet klaar is, staan de partijen in een map ernaast
help-dataset-records = De partijen van dit bestand of deze map gebruiken in plaats van te spelen; zo vaak als nodig
help-dataset-games = Hoeveel partijen er gespeeld worden
help-dataset-opening = Willekeurige zetten aan het begin van elke partij, die niet meetellen
help-dataset-longest = Een partij van zoveel zetten is remise
help-dataset-planes = Ook de vlakken van elke stelling schrijven
help-solve-lives = Oplossen voor één leven tot en met dit aantal
help-solve-quick = Alleen zeggen wie vanaf het begin wint; niets bewaren
help-solve-fair = Een doolhof zoeken dat de spoken winnen tenzij PAC-MAN al zijn levens heeft, en het bestand tonen
help-solve-size = De grootte van het bord
help-solve-ghosts = Hoeveel spoken het heeft
help-solve-pellets = Hoeveel krachtpillen het heeft
help-solve-fences = Hoeveel muurtjes het heeft
help-online-create-level = Computerspelers van dit niveau nemen alle andere plaatsen in
help-online-create-all-mine = Jij speelt voor iedereen, zoals met meer mensen aan één scherm
help-online-create-clock = none, per-move:SECONDEN, sudden-death:SECONDEN, fischer:SECONDEN+SECONDEN of days:DAGEN
help-online-create-public = De tafel aan iedereen tonen

## The server

help-migrate-file = Het SQLite-bestand van een server die niet draait
help-migrate-database = De lege PostgreSQL-database waar alles heen gaat: postgres://GEBRUIKER@HOST/NAAM
help-rebuild-database = De database: een bestand, of postgres://GEBRUIKER@HOST/NAAM
help-serve-config = Een TOML-bestand met deze instellingen, één naam = waarde per regel
help-serve-listen = Het adres en de poort om op te luisteren
help-serve-database = De database: een bestand, of postgres://GEBRUIKER@HOST/NAAM; anders palisade.sqlite in de gegevensmap
help-serve-bus = Waar nodes op één PostgreSQL-database elkaar waarschuwen: nats://HOST; anders in de database zelf
help-serve-node = De naam van deze node tussen de andere op één database; anders zijn machine en poort
help-serve-public-url = Het adres dat mensen zien, voor links, cookies en de herkomstcontrole; begint met https:// of http://
help-serve-behind-proxy = Of een reverse proxy ervoor in X-Forwarded-For zegt wie er belt
help-serve-cache = De map met oplossingen van PAC-MAN-doolhoven, die niveau 8 gebruikt; anders die van palisade solve
help-serve-engine-threads = Hoeveel threads voor computerspelers rekenen; anders één minder dan er kernen zijn
help-serve-engine-ms = Hoelang een computerspeler hoogstens over een zet nadenkt, in milliseconden
help-serve-lag-ms = Hoeveel tijd van een zet als netwerkvertraging mag gelden, in milliseconden
help-serve-sockets = Hoogstens zoveel open verbindingen
help-serve-sockets-per-address = Hoogstens zoveel open verbindingen vanaf één adres
help-serve-tables-per-socket = Hoogstens zoveel tafels per verbinding
help-serve-message-bytes = Het langste bericht dat een client mag sturen, in bytes
help-serve-body-seconds = Hoeveel seconden een client over de inhoud van een verzoek mag doen
help-serve-messages-per-minute = Hoogstens zoveel berichten per minuut op één verbinding
help-serve-requests-per-minute = Hoogstens zoveel verzoeken per minuut vanaf één adres
help-serve-tables-per-minute = Hoogstens zoveel nieuwe tafels per minuut per persoon
help-serve-guests-per-minute = Hoogstens zoveel nieuwe gasten per minuut vanaf één adres
help-serve-tables-per-person = Hoogstens zoveel open tafels per persoon
help-serve-insights-per-minute = Hoogstens zoveel hints per minuut per persoon
help-serve-probes-per-minute = Hoogstens zoveel exacte waarden van doolhoven per minuut per adres
help-serve-solve-memory-mb = Hoogstens zoveel geheugen om een doolhof op verzoek op te lossen, in megabytes; 0 is nooit
help-serve-solve-disk-mb = Hoe groot de map met oplossingen daardoor mag worden, in megabytes
help-serve-solves-per-day = Hoogstens zoveel opgeloste doolhoven per dag per persoon
help-serve-backlog = Hoeveel berichten op een trage client mogen wachten voordat de verbinding sluit
help-serve-backlog-kb = Hoeveel kilobytes aan berichten op een trage client mogen wachten voordat de verbinding sluit
help-serve-waiting-hours = Na hoeveel uur een tafel waar niemand bij kwam vervalt
help-serve-idle-days = Na hoeveel dagen zonder zet een partij zonder klok vervalt
help-serve-aborted-days = Na hoeveel dagen een vervallen partij gewist wordt
help-serve-token-days = Hoeveel dagen iemand weg kan blijven en toch aangemeld blijft
help-serve-contact = Hoe mensen je bereiken, voor de privacypagina: een mail- of webadres
help-serve-audit-days = Na hoeveel dagen het moderatielogboek vergeet wat moderators deden
help-serve-rotate-key = Vanaf deze start met een nieuwe sleutel ondertekenen; niemand wordt afgemeld
help-serve-database-mb = Hoe groot de database mag worden, in megabytes; 0 is onbeperkt
help-serve-log = Hoeveel er gelogd wordt: error, warn, info, debug of trace
help-serve-log-json = Loggen als JSON, één object per regel
help-serve-no-qr = De QR-code van het adres niet tonen

## Errors in the arguments

usage-unknown-command = Er is geen opdracht “{ $word }”.
usage-unknown-argument = “{ $word }” betekent hier niets.
usage-missing = Er ontbreekt: { $list }.
usage-missing-command = Zeg wat er moet gebeuren: { $list }.
usage-no-value = { $argument } heeft een waarde nodig.
usage-bad-value = { $argument } kan niet “{ $value }” zijn.
usage-allowed = Mogelijke waarden: { $values }.
usage-want-number = Schrijf een geheel getal.
usage-want-range = Schrijf een getal van { $low } tot en met { $high }.
usage-want-seconds = Schrijf een aantal seconden, bijvoorbeeld 2.5.
usage-want-sprt = Schrijf twee getallen, bijvoorbeeld 0,10, het kleinste eerst.
usage-want-clock = Schrijf een klok, bijvoorbeeld fischer:180+2 of per-move:30.
usage-want-match-clock = Schrijf seconden, zoals 60, of 60+1 met wat elke zet erbij geeft.
usage-want-field = Schrijf position, turn of result.
usage-conflict = { $argument } en { $other } kunnen niet samen.
usage-twice = { $argument } mag maar één keer.
usage-value-count = { $argument } heeft niet het juiste aantal waarden.
usage-not-text = Een argument is geen geldige tekst (UTF-8).
usage-did-you-mean = Bedoelde je { $words }?
usage-see-help = Zie { $command } --help.
