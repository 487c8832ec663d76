### What the server refuses, and what it says when it runs.

## Joining

server-no-table = Tafel { $table } bestaat niet.
server-no-seat = Deze tafel heeft geen speler { $seat }.
server-seat-taken = De plek van speler { $seat } is al bezet.
server-seat-reserved = Deze plek is gereserveerd voor iemand anders.
server-seated = Je doet al mee aan deze tafel.
server-full = Aan deze tafel is geen plek meer voor je.
server-piece-taken = Iemand anders heeft dat personage al gekozen.
server-creator-only = Alleen wie de tafel heeft aangemaakt, kan dat doen.
server-too-many-places = Bij deze tafel staan meer spelers vermeld dan het spel toelaat.
server-level = Kies een niveau van 1 tot en met 8.
server-clock = De bedenktijd is 1 seconde tot 24 uur, met hoogstens een uur erbij per zet, of 1 tot 60 dagen per zet.
server-starter = Die speler kan niet beginnen.
server-start-over = De partij zou bij de start al afgelopen zijn: { $position }
server-spec-long = Dat is te lang. Een doolhof of stelling is hoogstens { $longest } bytes.
server-luck = Je eigen tekst voor de worpen moet één woord van hoogstens { $longest } bytes zijn. Die tekst bepaalt mee wat er gegooid wordt, zodat niemand de worpen vooraf kan vastleggen.
server-too-many-tables =
    { $most ->
        [one] Je hebt al { $most } open tafel. Speel die partij eerst uit.
       *[other] Je hebt al { $most } open tafels. Speel er eerst een uit.
    }
server-too-many-tables-of-address = Vanaf jouw netwerk zijn al zoveel tafels open als er mogen zijn ({ $most }). Probeer het opnieuw als er een partij is afgelopen.

## Playing

server-not-started = De partij is nog niet begonnen.
server-started = De partij is al begonnen.
server-over = De partij is afgelopen.
server-not-over = De partij is nog niet afgelopen.
server-not-yours = Jij bent die speler niet.
server-not-your-turn = Speler { $seat } is aan de beurt.
server-not-a-move = “{ $word }” is geen zet.
server-paused = De partij is gepauzeerd.
server-not-paused = De partij is niet gepauzeerd.
server-abort-late = De partij is al op gang: annuleren kan alleen nog als iedereen akkoord gaat.
server-not-away = Speler { $seat } is niet weg, of nog niet lang genoeg.
server-offered = Dat heb je al voorgesteld.
server-offered-before = Dat heb je sinds je laatste zet al voorgesteld. Na je volgende zet kan het opnieuw.
server-no-offer = Dat voorstel geldt niet meer.
server-takeback = Terugnemen kan niet: je hebt nog geen zet gedaan, of daarna is er gegooid of iemand vertrokken.
server-too-many-events = Er is in deze partij te veel gebeurd. Je kunt nu alleen nog een zet doen of opgeven.
server-machine-declines = Computerspelers nemen geen remise aan.
server-stale = Er is intussen iets anders gebeurd. De volgende gebeurtenis heeft nummer { $next }.
server-taken = Een andere gebeurtenis heeft dat nummer al.
server-seq = De zet zegt niet welk gebeurtenisnummer hij verwacht.
server-nonce = De nonce moet 1 tot en met { $longest } tekens lang zijn.

## Hints

server-insight-live = Geen hints tijdens een partij tussen mensen.
server-insight-turn = Er valt niets aan te raden: niemand is aan de beurt.
server-insight-failed = De computer vond geen antwoord. Probeer het zo nog eens.
server-no-ply = Zoveel zetten heeft de partij niet.
## Solved mazes

server-solve-off = Deze server lost op verzoek geen doolhoven op.
server-solve-busy = Er wordt een ander doolhof opgelost. Probeer het later nog eens.
server-solve-too-large = Dit doolhof is te groot om op deze server op te lossen.
server-solve-no-room = De server heeft geen ruimte voor nog meer oplossingen.
server-solve-quota =
    { $most ->
        [one] Je kunt één doolhof per dag laten oplossen.
       *[other] Je kunt { $most } doolhoven per dag laten oplossen.
    }

## People and programs

server-token = Je bent niet aangemeld. Laad de pagina opnieuw. Een programma moet een token meesturen; “palisade online guest” geeft er een.
server-name = Een naam heeft minstens één zichtbaar teken nodig.
server-name-mixed = Gebruik binnen één woord van een naam maar één alfabet.
server-name-reserved = Die naam is gereserveerd. Kies een andere.
server-name-taken = Die naam hoort bij een account. Kies een andere.
server-code = Die code is verlopen of al gebruikt. Vraag een nieuwe.
server-origin = Verzoek geblokkeerd: het komt van een andere website. Open Palisade op het adres van deze server. Beheer je de server zelf, controleer dan de instelling public_url.
server-too-often = Te veel verzoeken. Wacht even en probeer het opnieuw.
server-too-many-sockets = Te veel verbindingen vanaf jouw adres. Sluit een tabblad en probeer het opnieuw.
server-too-many-watched =
    { $most ->
        [one] Met één verbinding kun je hoogstens { $most } tafel volgen.
       *[other] Met één verbinding kun je hoogstens { $most } tafels volgen.
    }
server-too-big = Dat bericht is te lang.
server-too-slow = Het verzoek deed er te lang over om aan te komen. Probeer het opnieuw.
server-malformed = Ongeldig bericht: { $why }
server-binary = Berichten moeten tekst zijn.
server-not-json = Het verzoek moet het inhoudstype application/json hebben.
server-no-call = Dat adres bestaat niet in deze API.
server-private = Dat is niet openbaar.
server-busy = Het is even druk aan deze tafel. Probeer het opnieuw.
server-storage = De server kan nu niets opslaan. Er is niets veranderd. Probeer het later opnieuw.
server-no-room = De server heeft nu geen ruimte voor nieuwe partijen. Lopende partijen gaan door.
server-corrupt = Tafel { $table } is niet te lezen.
server-stopping = De server start opnieuw op. Probeer het zo nog eens.

## Running it

server-reach-local = Open { $url }
server-reach-others = Vanaf andere apparaten: { $url }
server-port-taken = { $address } is in gebruik door een ander programma. Kies een ander adres met --listen.
server-database-taken = { $path } is al in gebruik door een andere server.
server-cannot-run = De server kan niet starten: { $why }
server-worker-cannot-run = De worker kan niet starten: { $why }
server-worker-started = Worker { $name } is klaar voor taken.
server-unreachable = Kan { $url } niet bereiken: { $why }
server-refused = De server weigerde: { $why }
server-backup-done = De hele database is opgeslagen in { $path }.
server-backup-failed = Er is geen back-up gemaakt: { $why }
server-backup-postgres = backup en restore werken met SQLite-bestanden; gebruik voor PostgreSQL pg_dump en pg_restore.
server-migrate-done = Alles is gekopieerd. Vergeleken rijen: { $rows }. Nagespeelde partijen: { $games }.
server-migrate-failed = De database is niet verhuisd: { $why }
server-migrate-target = Het adres van de PostgreSQL-database moet met postgres:// beginnen.
server-rebuild-done = De partijlijsten zijn opnieuw opgebouwd. Partijen: { $games }.
server-rebuild-failed = De partijlijsten zijn niet opgebouwd: { $why }
server-games-unreadable = Partijen die ook eerder al niet te lezen waren: { $games }.

## Dice

server-dice-fair = De dobbelstenen zijn eerlijk. Gecontroleerde worpen: { $rolls }.
server-dice-missing = In het partijbestand ontbreekt de regel { $line } om mee te vergelijken.
server-dice-commitment = De seed past niet bij de hash die vooraf is bekendgemaakt.
server-dice-starter = Volgens de dobbelstenen begint speler { $seat }.
server-dice-roll = Zet { $nth } is { $found }, maar volgens de dobbelstenen moet dat { $expected } zijn.

## The page before any script has run

server-page-description = Vier doolhofspellen: tegen de computer, met vrienden online of samen aan één scherm.
server-page-noscript = Palisade draait in je browser en heeft JavaScript en WebAssembly nodig.

## Moderators

server-moderator = Alleen voor moderators: het token ontbreekt of klopt niet.
server-banned =
    Je bent van deze server verbannen tot { DATETIME($until) }{ $reason ->
        [cheating] : je zetten kwamen van een programma.
        [stalling] : tijdrekken.
        [name] : een beledigende naam.
        [maze] : een beledigend doolhof.
       *[none] .
    }
server-silenced =
    Een moderator heeft je naam, je openbare tafels en je zinnen verborgen tot { DATETIME($until) }{ $reason ->
        [cheating] : je zetten kwamen van een programma.
        [stalling] : tijdrekken.
        [name] : een beledigende naam.
        [maze] : een beledigend doolhof.
       *[none] .
    }
server-subject = “{ $word }” is geen id van een persoon en ook geen adres of adresbereik zoals 192.0.2.0/24.
server-no-sanction = Er is geen ban of verborgen persoon met id { $id }.

## Accounts

server-account-off = Deze server heeft geen accounts.
server-account-exists = Je hebt al een account.
server-account-too-often = Te veel pogingen. Wacht een paar minuten en probeer het opnieuw.
server-account-token-scope = Met dit token mag dat niet.
