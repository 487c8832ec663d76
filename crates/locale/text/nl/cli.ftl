### The command line; see common.ftl for what all programs share.

cli-cannot-read = Kan { $path } niet lezen: { $error }
cli-cannot-write = Kan { $path } niet schrijven: { $error }
cli-no-maze = Het doolhof “{ $name }” bestaat niet: het is niet de naam van een meegeleverd doolhof, geen doolhof in één woord en geen bestand.
cli-option-form = “{ $word }” is geen optie. Schrijf naam=waarde.
cli-hash-memory = Een tabel van { $size } MB past niet in het geheugen. Kies een kleinere --hash.
cli-turn = Speler { $seat } is aan de beurt.
cli-chance = Eerst moet er gegooid of gedraaid worden.
cli-over = De partij is afgelopen. { $result }
cli-record-good =
    { $entries ->
        [one] { $entries } zet gecontroleerd: geldig.
       *[other] { $entries } zetten gecontroleerd: allemaal geldig.
    }
cli-player = “{ $word }” is geen speler. Kies human, of een niveau van 1 tot en met 8.
cli-players-count = Aantal spelers in --players: { $players }; in de partij: { $seats }. Noem ze allemaal of verander --seats.
cli-nothing-to-resume = Er is geen onderbroken partij. Zonder --resume begin je een nieuwe.
cli-player-name = Speler { $seat }: { $name }

## Reading and counting

perft-divide-depth = Apart tellen na elke eerste zet kan pas vanaf diepte 1.
heading-perft = diepte knopen seconden
heading-divide = zet knopen
heading-playouts = partijen zetten seconden
heading-bench = spel spelers knopen seconden zetten
analyse-neither = “{ $word }” is geen spel en geen bestand. De spellen zijn: quoridor, mini, pacman, mspacman.
analyse-stopped = Gestopt. Dit is wat tot dan toe is gevonden.
analyse-score = score
analyse-chances = kansen
analyse-moves = zetten
analyse-player = speler
analyse-move = zet
analyse-grade = oordeel

## Matches of programs

match-quotes = In “{ $word }” is een aanhalingsteken niet gesloten.
match-program = Er kan geen partij gespeeld worden, want { $who } start niet: { $why }
match-overruns =
    { $count ->
        [one] { $who } overschreed de tijd bij { $count } zet, met { $worst } ms.
       *[other] { $who } overschreed de tijd bij { $count } zetten, met hoogstens { $worst } ms.
    }
fault-flagged = De tijd was op.

## Tables of a server

online-needs-token = Om zelf mee te spelen heb je --token nodig; “palisade online guest” geeft er een.
online-no-tables = Er zijn nu geen openbare tafels.
online-open = Wachten op spelers:
online-live = Nu bezig:
online-free = vrije plek
online-level = computer niveau { $level }
online-guest = { $name } (gast)
online-lost = De verbinding met de server is verbroken. Nieuwe poging…
online-found = De verbinding met de server is er weer.

## Moderators

admin-done = Klaar. Het staat in het moderatielogboek.
admin-imposed = Geldt voor { $subject } tot { DATETIME($until) }. Opheffen: palisade admin lift { $id }
admin-restart = Iedereen krijgt te horen dat de server opnieuw start op { DATETIME($at) }.
admin-no-restart = Er is geen herstart meer aangekondigd.
admin-seen-at = Laatst gezien op { $address }
admin-nothing = Er is niets te tonen.
admin-needs-token = Geef --token of PALISADE_ADMIN_TOKEN op. Op de computer met de database toont “palisade admin token” het token.
admin-no-token = Het token is niet te lezen: { $why }
admin-never-started = Nog geen enkele server heeft deze database gebruikt. Start er eerst een met “palisade serve”.
admin-first-player = { $pool }: de eerste zet is { $points } ± { $error } ratingpunten waard. Score van wie begint: { PERCENT($share) }. Partijen: { $games }.
admin-first-player-none = { $pool }: te weinig partijen voor een schatting ({ $games }).
admin-first-player-failed = De database is niet te lezen: { $why }
account-reset = { $url } werkt één keer, tot { DATETIME($until) }. Geef de link alleen aan de eigenaar van het account.

## Running a server

config-good = De instellingen kloppen. Afwijkend van de standaard:
config-default = De instellingen kloppen; alles staat op de standaardwaarde.
config-bad = De instellingen zijn onbruikbaar: { $why }
config-behind-proxy = Let op: public_url begint met https://, dus er staat een reverse proxy voor. Zet behind_proxy = true, anders tellen alle bezoekers als één adres en delen ze de limieten daarvan.
config-head = Instellingen van een Palisade-server. Regels met # ervoor tonen de standaardwaarde. Dit bestand controleren: palisade config check --config BESTAND
health-not-ready = De server is niet klaar: { $why }
systemd-service = Palisade, doolhofspellen
systemd-socket = Socket van de Palisade-server
systemd-worker = Palisade-worker, rekent voor de servers
systemd-backup = Back-up van de Palisade-database
systemd-timer = Elke nacht een back-up van de Palisade-database
man-description = BESCHRIJVING
man-name = NAAM
man-synopsis = OVERZICHT
man-options = OPTIES
man-commands = OPDRACHTEN
man-version = VERSIE
man-written = Pagina’s geschreven in { $folder }: { $pages }.
