### What the page in the browser says.

## Header and footer

web-title = Palisade: vier doolhofspellen
web-skip = Direct naar het spel
web-nav = Hoofdmenu
web-nav-play = Spelen
web-nav-tables = Tafels
web-nav-learn = Leren
web-nav-rules = Spelregels
web-nav-analysis = Analyse
web-nav-settings = Instellingen
web-theme = Licht of donker
web-language = Taal
web-foot = Palisade is gratis en je hebt geen account nodig.
web-privacy = Privacy
web-delete-data = Mijn gegevens op deze server wissen
web-delete-data-sure = Je naam verdwijnt uit elke partij en lopende partijen worden opgegeven. Wissen?
web-data-deleted = Je gegevens op deze server zijn gewist.
web-restart = De server start om { $time } opnieuw. Partijen gaan daarna verder en geen klok verliest tijd.
web-nowhere = Pagina niet gevonden
web-nowhere-more = Misschien is het adres niet volledig.
web-loading = Even geduld…
web-away = De server is niet bereikbaar. Partijen tegen de computer en op dit apparaat gaan zonder server door.
web-part-failed = Dit deel van de pagina kon niet worden geladen.
web-try-again = Opnieuw proberen
web-engine-failed = De computerspeler werkt niet meer. Nieuwe poging…
web-network-missing = Niveau 8 speelt nu zwakker dan anders: het netwerk kon niet worden geladen.

## Home

web-hero = Bouw het doolhof. Win de race.
web-hero-more = Vier bordspellen vol muurtjes en spoken: tegen de computer, met vrienden via een link of samen op dit apparaat. Geen account nodig, niets te installeren.
web-learn-offer = Nieuw hier? Leer Quoridor in vijf minuten
web-play-now = Nu spelen
web-play-friend = Speel met vrienden
web-vs-computer = Spelen
web-more-ways = Meer…
web-shelf = Vier spellen
web-continue = Verder spelen
web-forget = Deze partij verwijderen
web-plies =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
web-living = { $game }, demopartij
web-about-quoridor = Wie haalt als eerste de overkant? Verplaats elke beurt je pion, of plaats een muurtje waar de anderen omheen moeten.
web-about-mini = Klassiek Quoridor, als je wilt met een tijdslimiet per zet.
web-about-pacman = PAC-MAN, vier spoken en een doolhof van muurtjes. Eet alle vier de krachtpillen, of vang PAC-MAN op tijd.
web-about-mspacman = Draai aan de schijf, ren en eet alle stippen van jouw kleur. Wie Ms. Pac-Man vangt, neemt haar plaats in.

## The computer

web-level = Niveau { $level }
web-level-choose = Niveau van de computer
web-level-1 = Dwaalt maar wat rond. Leuk voor een eerste keer met kinderen.
web-level-2 = Weet waar hij heen moet, maar vergeet dat jij er ook nog bent.
web-level-3 = Loopt je af en toe in de weg.
web-level-4 = Trapt niet in eenvoudige vallen.
web-level-5 = Telt beide routes en verspilt geen zet.
web-level-6 = Denkt een paar beurten vooruit. Zonder plan red je het niet.
web-level-7 = Moeilijk te verslaan, ook als je goed oplet.
web-level-8 = Op volle sterkte.

## New game

web-with-whom = Spelen tegen
web-mode-computer = De computer
web-mode-friends = Vrienden online
web-mode-here = Vrienden op dit apparaat
web-how-many = Aantal spelers
web-your-seat = Jij speelt als
web-who-starts = Wie begint?
web-starts-random = Willekeurig
web-piece = Jouw personage
web-time = Bedenktijd
web-no-clock = Zonder klok
web-clock-own = Zelf kiezen
web-clock-kind = Klok
web-clock-game = Voor de hele partij
web-clock-move = Voor elke zet
web-clock-days = Dagen per zet
web-clock-minutes = Minuten per speler
web-clock-increment = Seconden erbij na elke zet
web-clock-seconds = Seconden per zet
web-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
web-per-move =
    { $count ->
        [one] { $count } seconde per zet
       *[other] { $count } seconden per zet
    }
web-days-a-move =
    { $count ->
        [one] { $count } dag per zet
       *[other] { $count } dagen per zet
    }
web-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
web-public = Iedereen kan deze tafel vinden en meedoen
web-options = Spelopties
web-own-maze = eigen doolhof
web-start = Start
web-lay-table = Tafel aanmaken
web-new-of = Nieuw: { $game }

## Tables

web-open-tables = Open tafels
web-no-tables = Er wacht nu niemand. Maak een tafel aan en deel de link.
web-live = Live meekijken
web-join = Meedoen
web-watch = Kijken
web-invite = Stuur deze link naar de mensen met wie je wilt spelen.
web-invite-qr = QR-code van deze link
web-copy = Link kopiëren
web-copied = Gekopieerd
web-sit = Meedoen
web-fill = Aanvullen met computers
web-waiting = Wachten op andere spelers
web-first-move =
    { $seconds ->
        [one] Zonder eerste zet wordt de partij over { $seconds } seconde geannuleerd.
       *[other] Zonder eerste zet wordt de partij over { $seconds } seconden geannuleerd.
    }
web-invited-by = { $name } nodigt je uit voor { $game }
web-invited = Je bent uitgenodigd voor { $game }
web-invited-more = Typ de naam die de anderen zien en doe mee.
web-seat-open = vrije plek
web-present = online
web-absent = offline
web-reconnecting = Verbinding verbroken. Opnieuw verbinden… Je zetten zijn bewaard.
web-move-unsent = Verbinding verbroken. Je zet { $word } is nog niet verstuurd. Dat gebeurt zodra de verbinding terug is.
web-move-retried = De server kan je zet { $word } nu niet aannemen. Nieuwe poging…
web-move-overtaken = Je zet { $word } is niet gespeeld, want de partij is intussen veranderd. Kijk nog eens naar het bord.
web-move-refused = Je zet { $word } is niet gespeeld. { $reason }
web-no-table = Tafel niet gevonden
web-no-table-more = Misschien is de link niet volledig, of bestaat de tafel niet meer.
web-quick = Snelle partij
web-pairing = Tegenstander zoeken
web-pairing-found = Tegenstander gevonden!
web-pairing-go = Naar de partij
web-pairing-leave = Stoppen met zoeken
web-which-game = Welk spel?
web-my-tables = Jouw tafels
web-back-to = Verder spelen
web-paused = De partij is gepauzeerd.
web-resume = Hervatten
web-claim = Verder op dit apparaat
web-claim-more = Speel hier verder als dezelfde speler.
web-claim-go = Doorgaan

## Playing

web-no-game = Partij niet gevonden op dit apparaat
web-you = Jij
web-player = Speler { $seat }
web-your-move = Jouw beurt
web-move-of = { $name } is aan de beurt
web-thinks = { $name } denkt na…
web-rolling = Er wordt gegooid…
web-shows = Worp: { $face }
web-looking = Je bekijkt zet { $ply }
web-board-label = Bord. Verplaats de cursor met de pijltjestoetsen. Enter: zet spelen, F: muurtje plaatsen, R: muurtje draaien.
web-clock = resterende tijd
web-pellets = { $now } van { $of } krachtpillen opgegeten
web-dots =
    { $count ->
        [one] nog { $count } stip
       *[other] nog { $count } stippen
    }
web-place = { $fence } plaatsen
web-cancel = Annuleren
web-rotate = Draaien
web-step-back = Stap terug
web-other-way =
    { $count ->
        [one] Eén route
       *[other] Andere route ({ $count })
    }
web-go = Speel { $word }
web-squares-to-go =
    { $count ->
        [one] Nog { $count } vakje
       *[other] Nog { $count } vakjes
    }
web-pass = Geen geldige zet: passen
web-tip-fence = Tik op een gemarkeerd vakje om je pion te verplaatsen, of tussen de vakjes om een muurtje te plaatsen.
web-tip-step = Je muurtjes zijn op: tik op een gemarkeerd vakje.
web-tip-path =
    { $count ->
        [one] Tik op het vakje waar je heen wilt.
       *[other] Tik je route vakje voor vakje aan ({ $count }), of meteen het laatste vakje.
    }
web-tip-place = Tik op de cirkel waar Ms. Pac-Man moet beginnen.
web-rule = Spelregel { $rule }
web-rule-lesson = Bekijk de les
web-learn-leave = Terug naar de lessen
web-moves = Zetten
web-first = Eerste zet
web-back = Vorige zet
web-forward = Volgende zet
web-last = Laatste zet
web-ply-of = { $ply } / { $of }
web-ways = Kortste routes
web-race =
    { $count ->
        [one] { $name }: { $count } stap
       *[other] { $name }: { $count } stappen
    }
web-hint = Hint
web-hint-wait = Even denken…
web-hint-is = Hint: { $word }
web-turn-board = Bord draaien
web-takeback = Terugnemen
web-offer-draw = Remise aanbieden
web-resign = Opgeven
web-resign-sure = Echt opgeven?
web-save = Opslaan
web-abort = Partij annuleren
web-load = Opgeslagen partij openen
web-sound = Geluid
web-close = Sluiten
web-offered = Verzoek verstuurd
web-watchers =
    { $count ->
        [one] { $count } kijker
       *[other] { $count } kijkers
    }
web-type = Typ een zet: { $example }
web-type-go = Spelen
web-draw-offered = { $name } biedt remise aan.
web-takeback-offered = { $name } wil een zet terugnemen.
web-pause-offered = { $name } wil pauzeren.
web-abort-offered = { $name } wil de partij annuleren.
web-gone = { $name } is al een tijdje weg.
web-claim-win = Winst opeisen
web-claim-without = Zonder deze speler verder
web-claim-computer = Computer laten spelen (niveau { $level })
web-claim-agreed = { $count } van { $all } akkoord
web-draw-declined = De computer wijst het remiseaanbod af.
web-accept = Accepteren
web-decline = Weigeren

## The end

web-you-won = Je hebt gewonnen
web-you-lost = Je hebt verloren
web-won = { $name } heeft gewonnen
web-ghosts-won = De spoken hebben gewonnen
web-draw = Remise
web-called-off = Partij geannuleerd
web-cause-rules = Beslist op het bord.
web-cause-repetition = Dezelfde stelling kwam voor de derde keer op het bord.
web-cause-resign = Een speler heeft opgegeven.
web-cause-time = De bedenktijd is verstreken.
web-cause-fault = Een computerspeler is vastgelopen.
web-cause-agreement = In onderling overleg.
web-cause-aborted = Niemand wint en niemand verliest.
web-pacman-level-0 = PAC-MAN heeft deze keer geen krachtpil opgegeten.
web-pacman-level-1 = Beginnende PAC-MAN: { $pellets } krachtpil.
web-pacman-level-2 = Veelbelovende PAC-MAN: { $pellets } krachtpillen.
web-pacman-level-3 = Ervaren PAC-MAN: { $pellets } krachtpillen.
web-pacman-level-4 = Elite-PAC-MAN: alle { $pellets } krachtpillen.
web-rematch = Revanche
web-rematch-offered = Je tegenstander wil revanche.
web-watch-rematch = Revanche bekijken
web-new-game = Alle spellen

## Settings

web-name = Je naam
web-look = Weergave
web-theme-auto = Zoals op je apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-confirm = Muurtjes en routes bevestigen
web-confirm-touch = Op een touchscreen
web-confirm-always = Altijd
web-confirm-never = Nooit
web-contrast = Hoog contrast
web-motion = Animaties
web-sounds = Geluiden
web-ways-always = Kortste routes altijd tonen
web-text-always = Bord altijd in woorden tonen

## The board in words

web-slot-free = { $fence }, vrij
web-piece-of-seat = { $piece } van speler { $seat }
web-can-go = geldige zet
web-text-board = Het bord in woorden
web-text-drawing = Bord getekend met tekst
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }): { $square }, zwak
        [frenzied] { $piece } ({ $owner }): { $square }, ziet PAC-MAN
       *[plain] { $piece } ({ $owner }): { $square }
    }
web-text-fences = Muurtjes: { $list }
web-text-no-fences = Geen muurtjes op het bord.
web-keys = Op het bord: de pijltjestoetsen verplaatsen de cursor, Enter speelt de zet, F plaatst een muurtje, R draait het, Backspace gaat een stap terug, Esc annuleert.

## What happens, told beside the board and to screen readers. $who is “you” for the only person here
## and “other” for everybody else; $name is a player or a piece.

web-event-step =
    { $who ->
        [you] Jij gaat naar { $square }.
       *[other] { $name } gaat naar { $square }.
    }
web-event-fence =
    { $who ->
        [you] Jij plaatst muurtje { $fence }.
       *[other] { $name } plaatst muurtje { $fence }.
    }
web-event-stay =
    { $who ->
        [you] Jij kunt niet zetten.
       *[other] { $name } kan niet zetten.
    }
web-event-opening =
    { $who ->
        [you] Jij draait { $face } voor de start.
       *[other] { $name } draait { $face } voor de start.
    }
web-event-spin =
    { $who ->
        [you] Jij draait { $face } voor Ms. Pac-Man.
       *[other] { $name } draait { $face } voor Ms. Pac-Man.
    }
web-event-die =
    { $who ->
        [you] Jij gooit { $face } voor je spook.
       *[other] { $name } gooit { $face } voor het spook.
    }
web-event-leads =
    { $who ->
        [you] Jij speelt als eerste Ms. Pac-Man.
       *[other] { $name } speelt als eerste Ms. Pac-Man.
    }
web-event-pellet =
    { $count ->
        [0] PAC-MAN eet de laatste krachtpil.
        [one] PAC-MAN eet een krachtpil: nog { $count }.
       *[other] PAC-MAN eet een krachtpil: nog { $count }.
    }
web-event-eaten = PAC-MAN eet { $piece } op.
web-event-caught =
    { $count ->
        [0] { $piece } vangt PAC-MAN: geen levens meer.
        [one] { $piece } vangt PAC-MAN: nog { $count } leven.
       *[other] { $piece } vangt PAC-MAN: nog { $count } levens.
    }
web-event-dots =
    { $count ->
        [one] Ms. Pac-Man eet { $count } stip.
       *[other] Ms. Pac-Man eet { $count } stippen.
    }
web-event-weak = Een krachtstip: alle spoken zijn nu zwak.
web-event-ghost-caught =
    { $who ->
        [you] Ms. Pac-Man stuurt jouw spook naar huis.
       *[other] Ms. Pac-Man stuurt het spook van { $name } naar huis.
    }
web-event-takes-over =
    { $who ->
        [you] Jij vangt Ms. Pac-Man en neemt haar plaats in.
       *[other] { $name } vangt Ms. Pac-Man en neemt haar plaats in.
    }
web-event-extra =
    { $who ->
        [you] Jij krijgt een extra beurt.
       *[other] { $name } krijgt een extra beurt.
    }
web-event-left-resign =
    { $who ->
        [you] Jij geeft op.
       *[other] { $name } geeft op.
    }
web-event-left-time =
    { $who ->
        [you] Jouw tijd is op.
       *[other] De tijd van { $name } is op.
    }
web-event-left-fault =
    { $who ->
        [you] Jouw programma is vastgelopen.
       *[other] { $name } is vastgelopen.
    }
web-rolls = { $name } gooit…
web-your-move-with = Jouw beurt: { $piece }
web-hint-step =
    { $count ->
        [one] Hint: ga naar { $square }. Dan is je doel nog { $count } stap ver.
       *[other] Hint: ga naar { $square }. Dan is je doel nog { $count } stappen ver.
    }
web-hint-fence =
    { $count ->
        [one] Hint: muurtje { $fence } maakt de route van { $name } { $count } stap langer.
       *[other] Hint: muurtje { $fence } maakt de route van { $name } { $count } stappen langer.
    }

## The goal, and the signs on the board

web-goal = Doel
web-goal-quoridor = Bereik als eerste de rij in jouw kleur aan de overkant.
web-goal-pacman = Eet alle krachtpillen ({ $pellets }) voordat de spoken al je levens ({ $lives }) hebben.
web-goal-ghosts = Neem alle levens ({ $lives }) van PAC-MAN voordat hij de krachtpillen ({ $pellets }) op heeft. Een spook dat op zijn vakje komt, vangt hem.
web-goal-mspacman = Alle stippen van jouw kleur ({ $dots }) moeten weg, wie ze ook eet. Alleen Ms. Pac-Man eet: vang haar met je spook en jij speelt haar.
web-legend = Tekens op het bord
web-legend-goal = Een rij in de kleur van een speler is het doel van die speler.
web-legend-turn = De gestreepte ring: dit stuk is aan zet.
web-legend-next = Een dichte stip: daar kun je nu heen.
web-legend-end = Een ring: daar kan een langere zet eindigen.
web-legend-last = Gekleurde vakjes: de zetten van de laatste ronde.
web-legend-fence = Een muurtje: niemand kan erdoor, alleen eromheen.
web-legend-draft = Een gestreept muurtje: nog niet geplaatst.
web-legend-path = Een stippellijn: de kortste route van een speler naar het doel. De knop ‘Kortste routes’ toont die.
web-legend-pellet = Een krachtpil: PAC-MAN eet hem op, mag 3 vakjes verder en eet onderweg spoken.
web-legend-sight = Een gestreepte lijn: dit spook ziet PAC-MAN.
web-legend-frenzy = Een lichte rand: een spook dat PAC-MAN ziet, gaat twee vakjes.
web-legend-area = Vakjes in de kleur van een speler: de stippen daar horen bij die speler.
web-legend-power = Een krachtstip: als Ms. Pac-Man die pakt, worden alle spoken zwak.
web-legend-weak = Een leeg spook is zwak: Ms. Pac-Man kan het vangen.
web-legend-circle = Een stippelcirkel: daar kan Ms. Pac-Man beginnen.
web-legend-exit = Twee pijlen: een uitgang. Die leidt naar alle andere.

## What the levels do in the games of ghosts

web-level-pacman-1 = Rent rond en ziet bijna niets. Leuk met kinderen.
web-level-pacman-2 = Gaat af op wat dichtbij is en vergeet de rest.
web-level-pacman-3 = Let op twee spoken en mist nog kansen.
web-level-pacman-4 = Let op alle spoken, zet voor zet.
web-level-pacman-5 = Kijkt een beurt vooruit en vergist zich soms.
web-level-pacman-6 = Kijkt een beurt vooruit en vergist zich zelden.
web-level-pacman-7 = Kijkt twee beurten vooruit. Lastig te vangen, lastig te ontlopen.
web-level-mspacman-1 = Gaat voor stippen en ziet geen spook aankomen. Leuk met kinderen.
web-level-mspacman-2 = Ziet een spook pas als het vlakbij is.
web-level-mspacman-3 = Ziet spoken op een paar stappen.
web-level-mspacman-4 = Ziet de meeste spoken en kiest vaak de op een na beste zet.
web-level-mspacman-5 = Ziet alles en vergist zich soms.
web-level-mspacman-6 = Weegt elke zet af en vergist zich zelden.
web-level-mspacman-7 = Weegt elke zet af en vergist zich nooit.

## Planned moves, games kept here, players at one screen, themes

web-premove-set = Gepland: { $word }. De zet wordt gespeeld zodra je aan de beurt bent.
web-premove-plan = { $word } plannen
web-premove-tip = Je kunt je volgende zet al plannen: tik erop.
web-premoves = Een zet plannen terwijl anderen nadenken
web-offer-declined = Het aanbod is afgewezen.
web-finished = Afgelopen partijen
web-replay = Bekijken
web-forget-sure = Verwijderen?
web-person = Mens
web-person-name = Naam
web-board-theme = Bord
web-board-slate = Leisteen
web-board-wood = Hout
web-board-meadow = Weide
web-board-distinct = Kleuren voor kleurenblinden
web-side = Speler { $seat } ({ $side ->
        [bottom] onder
        [top] boven
        [left] links
       *[right] rechts
    })
web-text-walls = De muren van het doolhof staan in de tekening.
web-won-well = Goed gespeeld!
web-steps-short =
    { $count ->
        [one] De dichtstbijzijnde was { $count } stap van het doel.
       *[other] De dichtstbijzijnde was { $count } stappen van het doel.
    }

## Where pages lead to analysis and review

analysis-title = Analysebord
analysis-analyse = Analyseren
web-review = Bespreking
web-your-games = Jouw partijen
