### The terminal game: its menu, its screens, its keys, its plain mode. Keys of one or two words are
### shown side by side in 80 columns: keep them short.

## A game on the screen

tui-turn = Aan de beurt: { $who }
tui-chance = Er wordt gegooid…
tui-person = Speler { $seat }
tui-level = Speler { $seat } · { $computer }
tui-out = ligt eruit
tui-strong = sterk
tui-weak = zwak
tui-frenzied = ziet PAC-MAN!
tui-spinner = Draaischijf
tui-die = Dobbelsteen
tui-clock =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }

## The sentence below the board

tui-advice-pawn = Ga naar een gemarkeerd vakje, of druk op f om een muurtje te plaatsen.
tui-advice-fence = Schuif het muurtje naar de juiste plek en druk op Enter om het te plaatsen.
tui-advice-path = Geef de vakjes een voor een aan en druk dan op Enter.
tui-advice-place = Zet Ms. Pac-Man op een van de gemarkeerde cirkels.
tui-advice-stay = Je kunt niet bewegen. Druk op Enter om door te gaan.
tui-advice-wait = Even geduld…
tui-advice-watch = De computer speelt. Jij kijkt toe.
tui-hint = Hint: { $line }; winstkans: { CHANCE($chance) }
tui-thinking = Even denken…
tui-copied = Gekopieerd: { $position }
tui-saved = Opgeslagen als { $name }.
tui-file = Kan { $name } niet gebruiken: { $why }
tui-not-yours = Je bent niet aan de beurt.
tui-nothing-to-undo = Er valt niets terug te nemen.
tui-ask-move = Zet:
tui-ask-save = Opslaan als:
tui-ask-load = Welke partij wil je laden?
tui-ask-analyse = Welke partij wil je analyseren?
tui-ask-maze = Welk doolhofbestand wil je gebruiken?
tui-ask-resign = Echt opgeven? Enter: ja · Esc: nee

## Keys

tui-key-point = aanwijzen
tui-key-step = stap
tui-key-play = spelen
tui-key-fence = muurtje
tui-key-pawn = pion
tui-key-turn = draaien
tui-key-next = volgende
tui-key-back = terug
tui-key-type = typen
tui-key-hint = hint
tui-key-solution = oplossing
tui-key-next-puzzle = volgende puzzel
tui-key-undo = terugnemen
tui-key-ways = routes
tui-key-save = opslaan
tui-key-open = laden
tui-key-copy = stelling kopiëren
tui-key-resign = opgeven
tui-key-choose = kiezen
tui-key-change = wijzigen
tui-key-scroll = scrollen
tui-key-help = help
tui-key-menu = menu
tui-key-quit = stoppen
tui-key-escape = annuleren
tui-key-stop = meteen stoppen
tui-help-title = Help
tui-help-refusal = Als een zet niet mag, kun je hier de spelregel erachter lezen.

## The menu

tui-menu-welcome = doolhofspellen
tui-menu-resume = Verder met de onderbroken partij
tui-menu-start = Start
tui-menu-load = Partij laden
tui-menu-game = Spel
tui-menu-seats = Spelers
tui-menu-seat = Speler { $seat }
tui-menu-person = mens
tui-menu-piece = Personage van speler { $seat }
tui-menu-maze-file = Doolhof uit een bestand
tui-menu-language = Taal
tui-menu-analyse = Analyseren
tui-analyse-start = beginstelling
tui-analyse-file = partij uit een bestand
tui-menu-learn = Leren
tui-menu-puzzles = Puzzels
tui-puzzle-daily = puzzel van de dag
tui-puzzle-random = willekeurige volgorde
tui-menu-rules = Spelregels lezen
tui-menu-quit = Stoppen

## Line by line

tui-plain-welcome = Typ een zet, of help.
tui-plain-prompt = Speler { $seat }:
tui-plain-played = Speler { $seat }: { $move }
tui-plain-rolled = Worp: { $move }
tui-plain-help = Typ een zet in notatie, of: show, legal, hint, analyse, learn, undo, redo, save BESTAND, resign, quit.

## Reviewing, resuming, settings

tui-nothing-to-redo = Er is geen teruggenomen zet om opnieuw te spelen.
tui-no-exit = Vanaf hier kun je geen uitgang gebruiken.
tui-ask-delete = Deze onderbroken partij verwijderen? Enter: ja · Esc: nee
tui-engine-crashed = De computerspeler is vastgelopen. Je partij is opgeslagen.
tui-bad-preference = { $path }, regel { $line }: “{ $text }” is geen instelling. Mogelijke instellingen: language (en, fr, es, nl, pl, cs, ro), level (1 tot en met 8), theme (dark, light, monochrome).
tui-key-redo = opnieuw
tui-key-review = terugkijken
tui-key-grade = bespreken
tui-key-again = opnieuw spelen
tui-key-exit = volgende uitgang
tui-key-arrows = zoals de pijltjes
tui-key-suspend = naar de shell
tui-key-delete = verwijderen
tui-menu-theme = Kleuren
tui-theme-dark = donkere achtergrond
tui-theme-light = lichte achtergrond
tui-theme-monochrome = geen kleuren
tui-resume-game =
    { $count ->
        [one] { $game }, { $count } zet
       *[other] { $game }, { $count } zetten
    }

## Reviewing line by line

tui-plain-over = Typ review voor een bespreking van elke zet, of quit om te stoppen.
tui-plain-reviewing = Elke stelling wordt bekeken, even geduld…
tui-plain-replay = Om na te spelen: next, back, go NUMMER, line (de betere variant), show, moves, quit.
tui-plain-no-line = Hier is geen betere variant.
tui-plain-unknown = “{ $word }” is hier geen opdracht. { $help }
tui-plain-no-course = De cursus “{ $word }” bestaat niet. De cursussen zijn: { $courses }.
