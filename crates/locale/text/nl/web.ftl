### What the page in the browser says.

## Header and footer

web-title = Palisade: vier doolhofspellen
web-skip = Direct naar het spel
web-nav = Hoofdmenu
web-nav-play = Spelen
web-nav-tables = Tafels
web-nav-rules = Spelregels
web-nav-settings = Instellingen
web-theme = Licht of donker
web-language = Taal
web-foot = Palisade is gratis en je hebt geen account nodig.
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
web-played = { $name }: { $word }
web-left-resign = opgegeven
web-left-time = tijd verstreken
web-left-fault = vastgelopen
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
web-draw-offered = Je tegenstander biedt remise aan.
web-takeback-offered = Je tegenstander wil een zet terugnemen.
web-draw-declined = De computer wijst het remiseaanbod af.
web-accept = Accepteren
web-decline = Weigeren
web-planned = Geplande zet: { $word }

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
