### Het spel in de terminal: menu, schermen, toetsen, gewone tekst. Toetsen staan naast elkaar in 80 kolommen: houd het kort.

## Een spel op het scherm

tui-turn = Aan de beurt: { $who }
tui-chance = De worp …
tui-person = Speler { $seat }
tui-level = Speler { $seat } · niveau { $level }
tui-out = uit
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

## De zin onder het bord

tui-advice-pawn = Ga naar een gemerkt vakje, of druk op f en zet een muurtje neer.
tui-advice-fence = Schuif het muurtje waar je het wilt; Enter zet het neer.
tui-advice-path = Geef de vakjes een voor een aan en druk op Enter.
tui-advice-place = Zet Ms. Pac-Man op een van de gemerkte cirkels.
tui-advice-stay = Je kunt nergens heen; druk op Enter om door te gaan.
tui-advice-wait = Een ogenblik …
tui-advice-watch = De computer speelt; jij kijkt.
tui-hint = Tip: { $line } ({ $chance } %)
tui-thinking = Even denken …
tui-copied = Gekopieerd: { $position }
tui-saved = Opgeslagen als { $name }.
tui-file = { $name }: { $why }
tui-not-yours = Je bent niet aan de beurt.
tui-nothing-to-undo = Er valt niets terug te nemen.
tui-ask-move = Zet:
tui-ask-save = Opslaan als:
tui-ask-load = Welk spel laden?
tui-ask-maze = Welk doolhofbestand?
tui-ask-resign = Echt opgeven? Enter: ja, Esc: nee

## Toetsen

tui-key-point = richten
tui-key-step = stap
tui-key-play = spelen
tui-key-fence = muurtje
tui-key-pawn = pion
tui-key-turn = draaien
tui-key-next = volgende
tui-key-back = terug
tui-key-type = typen
tui-key-hint = tip
tui-key-undo = terugnemen
tui-key-ways = wegen
tui-key-save = opslaan
tui-key-open = laden
tui-key-copy = stelling kopiëren
tui-key-resign = opgeven
tui-key-choose = kiezen
tui-key-change = wijzigen
tui-key-scroll = bladeren
tui-key-help = hulp
tui-key-menu = menu
tui-key-quit = stoppen
tui-key-escape = opnieuw beginnen
tui-key-stop = meteen stoppen
tui-help-title = Hulp
tui-help-refusal = Als een zet wordt geweigerd, kun je hier de regel erachter lezen.

## Het menu

tui-menu-welcome = doolhofspellen
tui-menu-resume = Verder met het onafgemaakte spel
tui-menu-start = Start
tui-menu-load = Een spel laden
tui-menu-game = Spel
tui-menu-seats = Spelers
tui-menu-seat = Plaats { $seat }
tui-menu-person = mens
tui-menu-level = computer, niveau { $level }
tui-menu-piece = Stuk van plaats { $seat }
tui-menu-maze-file = Doolhof uit een bestand
tui-menu-language = Taal
tui-menu-rules = De regels lezen
tui-menu-quit = Stoppen

## Regel voor regel

tui-plain-welcome = Typ een zet, of help.
tui-plain-prompt = Speler { $seat }:
tui-plain-played = Speler { $seat }: { $move }
tui-plain-rolled = Worp: { $move }
tui-plain-help = Typ een zet in notatie, of: show, legal, hint, undo, save BESTAND, resign, quit.
