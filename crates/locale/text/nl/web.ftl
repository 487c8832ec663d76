### What the page in the browser says.

## Header and footer

web-title = Palisade: vier doolhofspellen
web-skip = Direct naar de inhoud
web-nav = Hoofdmenu
web-nav-play = Spelen
web-nav-tables = Tafels
web-leaderboards = Ranglijsten
web-rated = Met rating
web-nav-learn = Leren
web-nav-rules = Spelregels
web-nav-analysis = Analyse
web-nav-settings = Instellingen
web-account = Je account
web-guest = { $name } (gast)
web-theme = Wisselen tussen licht en donker
web-language = Taal
web-foot = Palisade is gratis en je hebt geen account nodig.
web-privacy = Privacy
web-delete-data = Mijn gegevens op deze server wissen
web-delete-data-sure = Je naam verdwijnt uit alle partijen en je geeft lopende partijen op. Wissen?
web-data-deleted = Je gegevens op deze server zijn gewist.
web-restart = De server start om { $time } opnieuw op. Partijen en klokken gaan daarna door.
web-nowhere = Pagina niet gevonden
web-nowhere-more = Misschien is het adres niet volledig.
web-loading = Even geduld…
web-away = De server is niet bereikbaar. Partijen tegen de computer en op dit apparaat werken ook zonder server.
web-part-failed = Dit deel van de pagina kon niet worden geladen.
web-try-again = Opnieuw proberen
web-engine-failed = De computerspeler is vastgelopen. Nieuwe poging…
web-network-missing = Niveau 8 speelt nu zwakker dan anders: het neurale netwerk is niet geladen. Laad de pagina opnieuw.

## Home

web-hero = Bouw het doolhof. Win de race.
web-hero-more = Vier bordspellen vol muurtjes en spoken: tegen de computer, met vrienden via een link of samen op dit apparaat. Geen account nodig, niets te installeren.
web-learn-offer = Nieuw hier? Leer Quoridor in vijf minuten
web-play-now = Nu spelen
web-play-friend = Met vrienden spelen
web-vs-computer = Spelen
web-more-ways = Opties…
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
web-about-mini = Hetzelfde bord, dezelfde muurtjes en regels als Quoridor, met een tijdslimiet per zet als je wilt.
web-about-pacman = PAC-MAN, vier spoken en een doolhof van muurtjes. Eet alle vier de krachtpillen op, of vang PAC-MAN op tijd.
web-about-mspacman = Draai, ren en eet alle stippen van jouw kleur op. Wie Ms. Pac-Man vangt, neemt haar over.

## The computer

web-level-choose = Niveau van de computer
web-level-1 = Dwaalt maar wat rond. Leuk voor een eerste partij met kinderen.
web-level-2 = Kent de weg, maar vergeet dat jij er ook nog bent.
web-level-3 = Loopt je af en toe in de weg.
web-level-4 = Trapt niet in eenvoudige vallen.
web-level-5 = Telt beide routes en verspilt geen zet.
web-level-6 = Denkt een paar beurten vooruit. Zonder plan red je het niet.
web-level-7 = Moeilijk te verslaan, ook als je goed oplet.
web-level-8 = Op volle sterkte.
web-level-manner = niveau { $level } · { $manner }

## New game

web-with-whom = Spelen tegen
web-mode-computer = De computer
web-mode-friends = Vrienden online
web-mode-here = Vrienden op dit apparaat
web-how-many = Aantal spelers
web-who-starts = Wie begint?
web-starts-random = Willekeurig
web-piece = Jouw personage
web-choose-piece = Ander personage kiezen
web-seat-invite = Uitnodigen met een link
web-name-why = Je vrienden zien deze naam. Zonder naam ben je een gast met een code.
web-workshop = Doolhofatelier
web-mazes = Doolhofgalerij
web-puzzles = Puzzels
web-draw-maze = Zelf een doolhof tekenen
web-known-note = Onder elk doolhof: wie wint als beide kanten perfect spelen.
web-known-pacman = { $lives }: PAC-MAN wint uiterlijk in beurt { $turns }.
web-known-ghosts = { $lives }: de spoken winnen uiterlijk in beurt { $turns }.
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
web-whole-number = Vul een heel getal in van { $least } tot en met { $most }.
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
web-new-of = Nieuwe partij: { $game }

## Tables

web-open-tables = Open tafels
web-no-tables = Er wacht nu niemand. Maak een tafel aan en deel de link.
web-live-now = Nu bezig
web-life-people =
    { $count ->
        [one] { $count } persoon hier
       *[other] { $count } mensen hier
    }
web-life-games =
    { $count ->
        [one] { $count } partij bezig
       *[other] { $count } partijen bezig
    }
web-live = Live meekijken
web-join = Meedoen
web-watch = Kijken
web-invite = Stuur deze link naar de mensen met wie je wilt spelen.
web-invite-qr = QR-code van deze link
web-copy = Link kopiëren
web-copied = Gekopieerd
web-sit = Meedoen
web-fill = Vrije plekken vullen met computerspelers
web-waiting = Wachten op andere spelers
web-first-move =
    { $seconds ->
        [one] Nog { $seconds } seconde voor de eerste zet, anders wordt de partij geannuleerd.
       *[other] Nog { $seconds } seconden voor de eerste zet, anders wordt de partij geannuleerd.
    }
web-invited-by = { $name } nodigt je uit voor een partij: { $game }
web-invited = Je bent uitgenodigd voor een partij: { $game }
web-invited-more = Kies de naam die de anderen te zien krijgen, en doe mee.
web-seat-open = vrije plek
web-present = online
web-absent = offline
web-reconnecting = Verbinding verbroken. Opnieuw verbinden… Je zetten zijn bewaard.
web-move-unsent = Geen verbinding. Je zet { $word } wordt verstuurd zodra je weer online bent.
web-move-retried = De server kan je zet { $word } nu niet aannemen. Nieuwe poging…
web-move-overtaken = Je zet { $word } is niet gespeeld, want de partij is intussen veranderd.
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
web-paused = De partij is gepauzeerd.
web-resume = Hervatten
web-claim = Verder op dit apparaat
web-claim-more = Speel hier verder met je eigen naam en tafels.
web-claim-go = Doorgaan

## Playing

web-no-game = Partij niet gevonden op dit apparaat
web-not-kept = Deze browser slaat niets op of heeft geen ruimte meer: wat je hier doet, verdwijnt als je deze pagina sluit.
web-you = Jij
web-your-move = Jouw beurt
web-their-move = Wachten op een zet
web-watching = De tafel is vol: je kijkt mee.
web-move-of = Aan de beurt: { $name }
web-thinks = { $name } denkt na…
web-no-connection = Geen verbinding
web-sending = Je zet wordt verstuurd…
web-not-its-turn = Nu is { $piece } aan de beurt, niet { $other }.
web-rolling = Er wordt gegooid…
web-shows = Worp: { $face }
web-looking = Je bekijkt zet { $ply }
web-board-label = Bord. Met de pijltjestoetsen verplaats je de cursor, met Enter speel je de zet, met F plaats je een muurtje en met R draai je het.
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
web-tip-fence = Tik op een gemarkeerd vakje om je pion te verplaatsen, of op een groef om een muurtje te plaatsen.
web-tip-step = Je muurtjes zijn op: tik op een gemarkeerd vakje.
web-tip-path =
    { $count ->
        [one] Tik op het vakje waar je heen wilt.
       *[other] Tik je route vakje voor vakje aan ({ $count }), of meteen het laatste vakje.
    }
web-tip-frenzy = { $piece } ziet PAC-MAN en beweegt twee vakjes: tik ze na elkaar aan, of meteen het laatste.
web-tip-place = Tik op de cirkel waar Ms. Pac-Man moet beginnen.
web-rule = Spelregel { $rule }
web-rule-lesson = Bekijk de les
web-learn-leave = Terug naar de lessen
web-moves = Zetten
web-entry-place = begint op { $square }
web-log = Wat er gebeurde
web-first = Naar het begin
web-back = Vorige zet
web-forward = Volgende zet
web-last = Laatste zet
web-ply-of = { $ply } / { $of }
web-ways = Kortste routes
web-heat = Heatmap van muurtjes
web-heat-squares = Exacte waarden op het bord
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
web-offer-pause = Pauze vragen
web-resign = Opgeven
web-resign-sure = Echt opgeven?
web-save = Opslaan
web-abort = Partij annuleren
web-load = Opgeslagen partij openen
web-sound = Geluid
web-close = Sluiten
web-offered = Voorstel verstuurd
web-watchers =
    { $count ->
        [one] { $count } kijker
       *[other] { $count } kijkers
    }
web-type = Typ een zet, zoals { $example }
web-type-go = Spelen
web-draw-offered = { $name } biedt remise aan.
web-takeback-offered = { $name } wil een zet terugnemen.
web-pause-offered = { $name } wil pauzeren.
web-abort-offered = { $name } wil de partij annuleren.
web-gone = { $name } is al een tijdje weg.
web-claim-win = Winst opeisen
web-claim-without = Zonder deze speler verder
web-claim-computer = Computer laten verderspelen ({ $player })
web-claim-agreed = { $count } van { $all } akkoord
web-draw-declined = De computer wijst het remiseaanbod af.
web-accept = Accepteren
web-decline = Afwijzen

## The end

web-you-won = Je hebt gewonnen
web-you-lost = Je hebt verloren
web-won =
    { $count ->
        [one] { $name } heeft gewonnen
       *[other] { $name } hebben gewonnen
    }
web-ghosts-won = De spoken hebben gewonnen
web-draw = Remise
web-called-off = Partij geannuleerd
web-cause-aborted = Niemand wint en niemand verliest.
web-pacman-level-0 = PAC-MAN heeft deze keer geen krachtpil opgegeten.
web-pacman-level-1 = Beginnende PAC-MAN: { $pellets } krachtpil.
web-pacman-level-2 = Veelbelovende PAC-MAN: { $pellets } krachtpillen.
web-pacman-level-3 = Ervaren PAC-MAN: { $pellets } krachtpillen.
web-pacman-level-4 = Elite-PAC-MAN: alle { $pellets } krachtpillen.
web-rematch = Revanche
web-rematch-offered = Je krijgt een revanche aangeboden.
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

web-slot-free = { $fence }, vrije groef
web-piece-of-seat = { $piece } van speler { $seat }
web-can-go = geldige zet
web-text-board = Het bord in woorden
web-text-drawing = Tekening van het bord in tekens
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

event-step =
    { $who ->
        [you] Je gaat naar { $square }.
       *[other] { $name } gaat naar { $square }.
    }
event-fence =
    { $who ->
        [you] Je plaatst muurtje { $fence }.
       *[other] { $name } plaatst muurtje { $fence }.
    }
event-stay =
    { $who ->
        [you] Je kunt geen zet doen.
       *[other] { $name } kan geen zet doen.
    }
event-opening =
    { $who ->
        [you] Eerste draaibeurt: je draait { $face }.
       *[other] Eerste draaibeurt: { $name } draait { $face }.
    }
event-spin =
    { $who ->
        [you] Je draait { $face } voor Ms. Pac-Man.
       *[other] { $name } draait { $face } voor Ms. Pac-Man.
    }
event-die =
    { $who ->
        [you] Je gooit { $face } voor je spook.
       *[other] { $name } gooit { $face } voor het eigen spook.
    }
event-leads =
    { $who ->
        [you] Je hebt het hoogst gedraaid en speelt Ms. Pac-Man.
       *[other] { $name } heeft het hoogst gedraaid en speelt Ms. Pac-Man.
    }
event-pellet =
    { $count ->
        [0] PAC-MAN eet de laatste krachtpil.
        [one] PAC-MAN eet een krachtpil: nog { $count }.
       *[other] PAC-MAN eet een krachtpil: nog { $count }.
    }
event-eaten = PAC-MAN eet { $piece } op.
event-caught =
    { $count ->
        [0] { $piece } vangt PAC-MAN: geen levens meer.
        [one] { $piece } vangt PAC-MAN: nog { $count } leven.
       *[other] { $piece } vangt PAC-MAN: nog { $count } levens.
    }
event-frenzy = { $piece } ziet PAC-MAN: in jachtmodus beweegt een spook twee vakjes.
event-dots =
    { $count ->
        [one] Ms. Pac-Man eet { $count } stip.
       *[other] Ms. Pac-Man eet { $count } stippen.
    }
event-weak = Een krachtstip: alle spoken zijn nu zwak.
event-ghost-caught =
    { $who ->
        [you] Ms. Pac-Man stuurt je spook naar huis.
       *[other] Ms. Pac-Man stuurt het spook van { $name } naar huis.
    }
event-takes-over =
    { $who ->
        [you] Je vangt Ms. Pac-Man en neemt haar over.
       *[other] { $name } vangt Ms. Pac-Man en neemt haar over.
    }
event-extra =
    { $who ->
        [you] Je krijgt een extra beurt.
       *[other] { $name } krijgt een extra beurt.
    }
event-left-resign =
    { $who ->
        [you] Je geeft op.
       *[other] { $name } geeft op.
    }
event-left-time =
    { $who ->
        [you] Je tijd is op.
       *[other] De tijd van { $name } is op.
    }
event-left-fault =
    { $who ->
        [you] Je programma is vastgelopen.
       *[other] { $name } is vastgelopen.
    }
web-rolls =
    { $who ->
        [you] Jij gooit…
       *[other] { $name } gooit…
    }
web-tap-spin =
    { $who ->
        [you] Tik om te draaien
       *[other] { $name }: tik om te draaien
    }
web-tap-roll =
    { $who ->
        [you] Tik om te gooien
       *[other] { $name }: tik om te gooien
    }
web-your-move-with = Jouw beurt: { $piece }
web-hint-step =
    { $count ->
        [0] Hint: ga naar { $square }. Dan bereik je je doellijn en win je.
        [one] Hint: ga naar { $square }. Dan ben je nog { $count } stap van je doellijn af.
       *[other] Hint: ga naar { $square }. Dan ben je nog { $count } stappen van je doellijn af.
    }
web-hint-fence =
    { $count ->
        [one] Hint: muurtje { $fence } maakt de route van { $name } { $count } stap langer.
       *[other] Hint: muurtje { $fence } maakt de route van { $name } { $count } stappen langer.
    }

## The goal, and the signs on the board

web-goal = Doel
web-goal-quoridor = Bereik als eerste de doellijn in jouw kleur, aan de overkant.
web-goal-pacman = Eet { $pellets ->
        [one] de krachtpil
       *[other] alle { $pellets } krachtpillen
    } op voordat de spoken je { $lives ->
        [one] enige leven
       *[other] { $lives } levens
    } hebben afgepakt.
web-goal-ghosts = Pak PAC-MAN { $lives ->
        [one] zijn enige leven
       *[other] alle { $lives } levens
    } af voordat hij { $pellets ->
        [one] de krachtpil
       *[other] de { $pellets } krachtpillen
    } op heeft. Een spook dat op het vakje van PAC-MAN komt, vangt hem.
web-goal-mspacman = Je wint als alle { $dots } stippen van jouw kleur als eerste weg zijn, wie ze ook eet. Alleen Ms. Pac-Man eet stippen: vang haar met je spook, dan speel jij verder met haar.
web-brief-goal-quoridor = Bereik als eerste de doellijn in jouw kleur.
web-brief-goal-pacman = Eet alle krachtpillen voordat je levens op zijn.
web-brief-goal-ghosts = Vang PAC-MAN voordat hij alles op heeft.
web-brief-goal-mspacman = Werk als eerste jouw stippen weg.
web-legend = Symbolen op het bord
web-legend-goal = Vakjes in de kleur van een speler: de doellijn van die speler.
web-legend-turn = Een gestreepte ring: deze pion is aan de beurt.
web-legend-next = Een dichte cirkel: daar kun je nu heen.
web-legend-end = Een ring: daar kan een langere zet eindigen.
web-legend-last = Getinte vakjes: de zetten van de laatste ronde.
web-legend-fence = Een muurtje: niemand kan erdoor, loop eromheen.
web-legend-draft = Een gestreept muurtje: nog niet geplaatst.
web-legend-path = Een lijn van stippen of streepjes: de kortste route van een speler naar de doellijn. De knop “Kortste routes” toont hem.
web-legend-pellet = Een krachtpil: PAC-MAN eet hem op, mag nog hoogstens 3 vakjes verder en eet onderweg elk spook op.
web-legend-sight = Een gestreepte lijn: het spook aan het uiteinde ziet PAC-MAN.
web-legend-frenzy = Een lichte rand: dit spook ziet PAC-MAN en beweegt twee vakjes.
web-legend-area = Vakjes in de kleur van een speler: de stippen daar zijn van die speler.
web-legend-power = Een krachtstip: als Ms. Pac-Man die meeneemt, worden alle spoken zwak.
web-legend-weak = Een spook met alleen een omtrek is zwak: Ms. Pac-Man kan het vangen.
web-legend-circle = Een witte cirkel: daar kan Ms. Pac-Man beginnen.
web-legend-exit = Een dubbele pijl: een uitgang. Die leidt naar alle andere uitgangen.

## What the levels do in the games of ghosts

web-level-pacman-1 = Rent rond en ziet bijna niets. Leuk met kinderen.
web-level-pacman-2 = Heeft een favoriete krachtpil en ziet verder bijna niets.
web-level-pacman-3 = Merkt alleen op wat dichtbij is en mist kansen.
web-level-pacman-4 = Ziet het meeste van wat er gebeurt, maar kijkt niet vooruit.
web-level-pacman-5 = Kijkt een beurt vooruit en vergist zich soms.
web-level-pacman-6 = Kijkt een beurt vooruit en vergist zich zelden.
web-level-pacman-7 = Kijkt twee beurten vooruit. Lastig te vangen, lastig te ontlopen.
web-level-mspacman-1 = Gaat voor stippen en ziet geen spook aankomen. Leuk met kinderen.
web-level-mspacman-2 = Ziet een spook pas als het vlakbij is.
web-level-mspacman-3 = Ziet spoken tot op een paar stappen afstand.
web-level-mspacman-4 = Ziet de meeste spoken, maar houdt koppig vast aan een plan.
web-level-mspacman-5 = Ziet bijna alles en vergist zich soms.
web-level-mspacman-6 = Weegt elke zet af en vergist zich zelden.
web-level-mspacman-7 = Weegt elke zet af en vergist zich nooit.

## Planned moves, games kept here, players at one screen, themes

web-premove-set = Gepland: { $word }. De zet wordt gespeeld zodra je aan de beurt bent.
web-premove-plan = { $word } plannen
web-premove-tip = Plan alvast je volgende zet: tik hem aan.
web-premoves = Zetten plannen terwijl anderen nadenken
web-tap-rolls = Zelf op de draaischijf en de dobbelsteen tikken
web-offer-declined = Het voorstel is afgewezen.
web-finished = Afgelopen partijen
web-replay = Bekijken
web-forget-sure = Verwijderen?
web-person = Mens
web-person-name = Naam
web-board-theme = Bord
web-board-slate = Leisteen
web-board-wood = Hout
web-board-meadow = Weide
web-board-distinct = Kleurenblindvriendelijk
web-side = { $player } ({ $side ->
        [bottom] onder
        [top] boven
        [left] links
        [bottom-left] linksonder
        [bottom-right] rechtsonder
        [top-left] linksboven
        [top-right] rechtsboven
       *[right] rechts
    })
web-text-walls = De muren van het doolhof staan in de tekening.
web-text-codes = Elk vakje toont wie er staat, wat er ligt en van wie het gebied is (de letters a tot en met d). @ is Ms. Pac-Man, de hoofdletters A tot en met D zijn sterke spoken, de kleine letters a tot en met d met ~ aan het eind van het vakje zijn zwakke; . is een stip, * is een krachtstip, de hoofdletter O is een witte cirkel met een stip, de kleine letter o is een witte cirkel zonder stip, G is het thuisvakje van een spook, EX is een uitgang en ## is een dicht vakje.
web-won-well = Goed gespeeld!
web-steps-short =
    { $count ->
        [one] De nummer twee moest nog { $count } stap naar de doellijn.
       *[other] De nummer twee moest nog { $count } stappen naar de doellijn.
    }

## Where pages lead to analysis and review

analysis-title = Analysebord
analysis-analyse = Analyseren
web-review = Bespreking
web-your-games = Jouw partijen
