### What a server refuses, and what running one says.

## Sitting down

server-no-table = Er is geen tafel { $table }.
server-no-seat = De tafel heeft geen plaats { $seat }.
server-seat-taken = Plaats { $seat } is bezet.
server-seat-reserved = Plaats { $seat } is voor iemand anders.
server-seated = Je zit al aan deze tafel.
server-full = Hier is geen plaats voor je vrij.
server-piece-taken = Iemand anders heeft dat figuur.
server-creator-only = Alleen wie de tafel opende mag dat.
server-too-many-places = Er zijn meer spelers opgegeven dan plaatsen.
server-level = Niveaus lopen van 1 tot 8.
server-clock = Zo kan geen klok worden ingesteld.
server-starter = Die plaats kan niet beginnen.
server-start-over = Het spel zou al voorbij zijn voor het begint: { $position }
server-luck = Wat je aan de dobbelstenen toevoegt is één woord van hoogstens { $longest } bytes.
server-too-many-tables = Je hebt { $most } tafels open; maak er eerst een af.

## Playing

server-not-started = Het spel is nog niet begonnen.
server-started = Het spel is al begonnen.
server-over = Het spel is voorbij.
server-not-over = Het spel is nog niet voorbij.
server-not-yours = Die plaats is niet van jou.
server-not-your-turn = Plaats { $seat } is aan de beurt.
server-not-a-move = { $word } is geen zet.
server-paused = Het spel is gepauzeerd.
server-not-paused = Het spel is niet gepauzeerd.
server-abort-late = Iedereen heeft gezet: afbreken kan nu alleen samen.
server-offered = Dat heb je al aangeboden.
server-no-offer = Dat heeft niemand aangeboden.
server-takeback = Er is geen zet terug te nemen: geen van jou, of er is daarna gegooid.
server-machine-declines = Machines nemen geen remise aan.
server-stale = Er gebeurde eerst iets anders; de volgende gebeurtenis is nummer { $next }.
server-taken = Een andere gebeurtenis heeft dat nummer.
server-seq = Een zet moet zeggen welk nummer hij krijgt.
server-nonce = De nonce moet 1 tot { $longest } tekens hebben.

## Hints

server-insight-live = Geen hints zolang je dit spel met mensen speelt.
server-insight-turn = Er valt niets te adviseren: niemand is aan zet.
server-insight-failed = De machine vond geen antwoord; vraag het zo nog eens.
server-no-ply = Zo lang is het spel niet.

## People and programs

server-token = Zeg eerst wie je bent.
server-name = Een naam heeft minstens één zichtbaar teken.
server-code = Die code is gebruikt of te oud.
server-origin = Die pagina mag hier niet namens jou spreken.
server-too-often = Te veel tegelijk; wacht even.
server-too-many-sockets = Te veel verbindingen vanaf hier.
server-too-many-watched = Eén verbinding volgt hoogstens { $most } tafels.
server-too-big = Dat bericht is te lang.
server-malformed = Dat bericht is niet te begrijpen: { $why }
server-binary = Berichten zijn tekst.
server-not-json = Zeg dat de inhoud JSON is.
server-no-call = Die aanroep bestaat niet.
server-private = Dat is niet openbaar.
server-busy = De tafel is bezig; probeer het opnieuw.
server-storage = De server kan nu niet schrijven; er is niets veranderd.
server-corrupt = Tafel { $table } kan niet worden gelezen.
server-stopping = De server stopt; kom zo terug.

## Running it

server-reach-local = Open { $url }
server-reach-others = Vanaf andere apparaten: { $url }
server-port-taken = { $address } is in gebruik door een ander programma; kies een ander met --listen.
server-cannot-run = De server kan niet draaien: { $why }
server-unreachable = { $url } is niet bereikbaar: { $why }
server-refused = De server weigert: { $why }
server-backup-done = De hele database staat in { $path }.

## Dice

server-dice-fair = De dobbelstenen zijn zoals beloofd; nagegaan: { $rolls }.
server-dice-missing = Het verslag heeft geen regel { $line } om mee te vergelijken.
server-dice-commitment = Het zaad is niet dat wat beloofd was.
server-dice-starter = De dobbelstenen zeggen dat plaats { $seat } begint.
server-dice-roll = Woord { $nth } is { $found }, maar de dobbelstenen zeggen { $expected }.
