### Wat de pagina in de browser zegt.

## Het kader

web-title = Palisade: vier doolhofspellen
web-skip = Naar het spel
web-nav = Plekken
web-nav-play = Spelen
web-nav-tables = Tafels
web-nav-rules = Regels
web-nav-settings = Instellingen
web-theme = Licht of donker
web-language = Taal
web-foot = Palisade is gratis en vraagt geen account.
web-nowhere = Hier is niets
web-nowhere-more = Misschien is het adres maar half gekopieerd.
web-loading = Een ogenblik…
web-away = De server is onbereikbaar. Spellen tegen de computer en op dit scherm gaan zonder verder.

## Begin

web-hero = Bouw het doolhof. Win de race.
web-hero-more = Vier bordspellen met muurtjes en spoken: tegen de computer, met vrienden via een link, of op dit scherm. Geen account, niets te installeren.
web-play-now = Nu spelen
web-play-friend = Tegen een vriend
web-vs-computer = Spelen
web-more-ways = Meer…
web-shelf = Vier spellen
web-continue = Verder spelen
web-forget = Dit spel vergeten
web-plies =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
web-living = { $game }, dat uit zichzelf speelt
web-about-quoridor = Ren naar de overkant. Elke beurt een stap, of een muurtje dat de weg van de anderen langer maakt.
web-about-mini = Dezelfde race in het kleine doosje, desgewenst met een klok per zet.
web-about-pacman = Eén happer, vier spoken, een doolhof van muurtjes. Eet alle vier de krachtpillen, of jaag hem op.
web-about-mspacman = Draai, ren, maak je eigen kleur leeg. Wie haar vangt, wordt Ms. Pac-Man.

## De computer

web-level = Niveau { $level }
web-level-choose = Hoe sterk moet de computer zijn? Niveau
web-level-1 = Dwaalt rond. Goed voor een eerste potje met kinderen.
web-level-2 = Weet waar hij heen moet, maar vergeet jou.
web-level-3 = Loopt je nu en dan in de weg.
web-level-4 = Ziet een val voor hij erin stapt.
web-level-5 = Telt beide wegen en verspilt niets.
web-level-6 = Denkt een paar beurten vooruit. Je hebt een plan nodig.
web-level-7 = Moeilijk te verslaan, ook als je oplet.
web-level-8 = Alles wat hij heeft.

## Een tafel klaarzetten

web-with-whom = Met wie?
web-mode-computer = De computer
web-mode-friends = Vrienden online
web-mode-here = Op dit scherm
web-how-many = Hoeveel spelers?
web-your-seat = Jij speelt
web-who-starts = Wie begint?
web-starts-random = Door loting
web-piece = Jouw stuk
web-time = Tijd
web-no-clock = Geen klok
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
web-public = Deze tafel aan iedereen tonen
web-options = Regels van deze tafel
web-own-maze = een eigen doolhof
web-start = Start
web-lay-table = Tafel dekken
web-new-of = Nieuw: { $game }

## Tafels

web-open-tables = Open tafels
web-no-tables = Er wacht nu niemand. Dek een tafel en stuur de link.
web-live = Spellen om te bekijken
web-join = Aanschuiven
web-watch = Kijken
web-invite = Stuur deze link naar wie je wilt.
web-invite-qr = Een plaatje van de link, voor een camera
web-copy = Link kopiëren
web-copied = Gekopieerd
web-sit = Hier gaan zitten
web-fill = De computer op de open plaatsen zetten
web-waiting = Wachten op de anderen
web-seat-open = open plaats
web-present = aanwezig
web-absent = weg
web-reconnecting = De verbinding is weg. Er wordt opnieuw geprobeerd; niets wat je speelde is verloren.
web-quick = Snel een tegenstander
web-which-game = Welk spel?
web-my-tables = Jouw tafels
web-back-to = Verder
web-paused = Het spel staat stil.
web-resume = Verder
web-claim = Jouw spellen op dit apparaat
web-claim-more = Met deze link ben je hier dezelfde speler als op het apparaat waar hij vandaan komt.
web-claim-go = Overnemen

## Aan tafel

web-no-game = Dit spel wordt hier niet bewaard
web-you = Jij
web-player = Speler { $seat }
web-your-move = Jij bent aan de beurt
web-move-of = { $name } is aan de beurt
web-thinks = { $name } denkt na…
web-rolling = Gooien…
web-shows = Het is { $face }
web-looking = Je bekijkt zet { $ply }
web-played = { $name }: { $word }
web-left-resign = geeft op
web-left-time = tijd op
web-left-fault = valt uit
web-board-label = Het bord. Pijltjes bewegen, Enter speelt, F pakt een muurtje, R draait het.
web-clock = resterende tijd
web-pellets = { $now } van { $of } krachtpillen op
web-dots =
    { $count ->
        [one] nog { $count } stip
       *[other] nog { $count } stippen
    }
web-place = { $fence } neerzetten
web-cancel = Annuleren
web-rotate = Draaien
web-step-back = Stap terug
web-other-way =
    { $count ->
        [one] Eén weg
       *[other] Een andere weg ({ $count })
    }
web-go = Ga { $word }
web-squares-to-go =
    { $count ->
        [one] nog { $count } vakje
       *[other] nog { $count } vakjes
    }
web-pass = Geen zet: overslaan
web-tip-fence = Tik op een gemerkt vakje om te lopen, op een groef voor een muurtje.
web-tip-step = Geen muurtjes meer: tik op een gemerkt vakje.
web-tip-path =
    { $count ->
        [one] Tik op het vakje waar je heen wilt.
       *[other] Tik je weg vakje voor vakje ({ $count }), of het laatste vakje.
    }
web-tip-place = Tik op de cirkel waar Ms. Pac-Man begint.
web-rule = Regel { $rule }
web-moves = Zetten
web-first = Naar het begin
web-back = Eén zet terug
web-forward = Eén zet verder
web-last = Naar de laatste zet
web-ply-of = { $ply } / { $of }
web-ways = Wegen
web-race =
    { $count ->
        [one] { $name }: { $count } stap
       *[other] { $name }: { $count } stappen
    }
web-hint = Tip
web-hint-wait = Even denken…
web-hint-is = Tip: { $word }
web-turn-board = Bord draaien
web-takeback = Terugnemen
web-offer-draw = Remise?
web-resign = Opgeven
web-resign-sure = Echt opgeven?
web-save = Opslaan
web-abort = Afbreken
web-load = Een opgeslagen spel openen
web-sound = Geluid
web-close = Sluiten
web-offered = Gevraagd…
web-watchers =
    { $count ->
        [one] { $count } kijker
       *[other] { $count } kijkers
    }
web-type = Typ een zet: { $example }
web-type-go = Spelen
web-draw-offered = De andere kant biedt remise aan.
web-takeback-offered = De andere kant wil een zet terugnemen.
web-draw-declined = De computer speelt door.
web-accept = Akkoord
web-decline = Nee
web-planned = Gepland: { $word }

## Het einde

web-you-won = Je hebt gewonnen
web-you-lost = Je hebt verloren
web-won = { $name } heeft gewonnen
web-ghosts-won = De spoken hebben gewonnen
web-draw = Remise
web-called-off = Afgebroken
web-cause-rules = Beslist op het bord.
web-cause-repetition = Dezelfde stelling kwam voor de derde keer voor.
web-cause-resign = Een speler gaf op.
web-cause-time = De tijd was op.
web-cause-fault = Een programma liep vast.
web-cause-agreement = Beide kanten waren het eens.
web-cause-aborted = Niemand wint, niemand verliest.
web-pacman-level-0 = PAC-MAN at deze keer geen krachtpil.
web-pacman-level-1 = PAC-MAN is een beginner: { $pellets } krachtpil.
web-pacman-level-2 = PAC-MAN is veelbelovend: { $pellets } krachtpillen.
web-pacman-level-3 = PAC-MAN is ervaren: { $pellets } krachtpillen.
web-pacman-level-4 = PAC-MAN hoort bij de elite: alle { $pellets } krachtpillen.
web-rematch = Nog een keer
web-rematch-offered = De ander wil nog een keer spelen.
web-new-game = Een ander spel

## Instellingen

web-name = Je naam
web-look = Uiterlijk
web-theme-auto = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-confirm = Muurtjes en paden bevestigen
web-confirm-touch = Bij aanraken
web-confirm-always = Altijd
web-confirm-never = Nooit
web-contrast = Hoog contrast
web-motion = Beweging
web-sounds = Geluiden
web-ways-always = Kortste wegen tonen
web-text-always = Het bord als tekst tonen

## In woorden

web-slot-free = { $fence }, vrij
web-piece-of-seat = { $piece } van speler { $seat }
web-can-go = hier kun je heen
web-text-board = Het bord in woorden
web-text-drawing = Het bord, getekend met letters
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }): { $square }, zwak
        [frenzied] { $piece } ({ $owner }): { $square }, ziet zijn prooi
       *[plain] { $piece } ({ $owner }): { $square }
    }
web-text-fences = Muurtjes: { $list }
web-text-no-fences = Geen muurtjes op het bord.
web-keys = Op het bord: pijltjes bewegen de cursor, Enter speelt, F pakt een muurtje, R draait het, Backspace gaat een stap terug, Escape laat los.
