### The terminal game: its menu, its screens, its keys, its plain mode. Keys of one or two words are
### shown side by side in 80 columns: keep them short.

## A game on the screen

tui-turn = La mutare: { $who }
tui-chance = Se aruncă…
tui-person = Jucătorul { $seat }
tui-level = Jucătorul { $seat } · { $computer }
tui-out = nu mai joacă
tui-strong = puternică
tui-weak = slabă
tui-frenzied = îl vede pe PAC-MAN!
tui-spinner = Ruletă
tui-die = Zar
tui-clock =
    { $seconds ->
        [one] încă { $seconds } secundă
        [few] încă { $seconds } secunde
       *[other] încă { $seconds } de secunde
    }

## The sentence below the board

tui-advice-pawn = Mută pe o căsuță marcată sau apasă f ca să pui o barieră.
tui-advice-fence = Du bariera unde vrei, apoi apasă Enter ca s-o pui.
tui-advice-path = Alege căsuțele una după alta, apoi apasă Enter.
tui-advice-place = Pune-o pe Ms. Pac-Man pe unul dintre cercurile marcate.
tui-advice-stay = Nu poți muta. Apasă Enter ca să continui.
tui-advice-wait = O clipă…
tui-advice-watch = Joacă doar calculatorul. Tu urmărești partida.
tui-hint = Indiciu: { $line }; șanse de câștig: { CHANCE($chance) }
tui-thinking = Se gândește…
tui-copied = Copiat: { $position }
tui-saved = Salvat ca { $name }.
tui-file = Nu se poate folosi { $name }: { $why }
tui-not-yours = Nu e rândul tău.
tui-nothing-to-undo = Nu e nicio mutare de retras.
tui-ask-move = Mutare:
tui-ask-save = Salvează ca:
tui-ask-load = Ce partidă încarci?
tui-ask-analyse = Ce partidă analizezi?
tui-ask-maze = În ce fișier e labirintul?
tui-ask-resign = Sigur abandonezi? Enter: da · Esc: nu

## Keys

tui-key-point = cursor
tui-key-step = pas
tui-key-play = joacă
tui-key-fence = barieră
tui-key-pawn = pion
tui-key-turn = rotește
tui-key-next = următoarea
tui-key-back = înapoi
tui-key-type = scrie
tui-key-hint = indiciu
tui-key-solution = soluția
tui-key-next-puzzle = următoarea
tui-key-undo = retrage
tui-key-ways = drumuri
tui-key-save = salvează
tui-key-open = încarcă
tui-key-copy = copiază poziția
tui-key-resign = abandonează
tui-key-choose = alege
tui-key-change = schimbă
tui-key-scroll = derulează
tui-key-help = ajutor
tui-key-menu = meniu
tui-key-quit = ieșire
tui-key-escape = anulează
tui-key-stop = ieșire imediată
tui-help-title = Ajutor
tui-help-refusal = Când o mutare e refuzată, aici poți citi regula care nu o permite.

## The menu

tui-menu-welcome = jocuri de societate cu labirint
tui-menu-resume = Continuă partida neterminată
tui-menu-start = Începe
tui-menu-load = Încarcă o partidă
tui-menu-game = Joc
tui-menu-seats = Jucători
tui-menu-seat = Jucătorul { $seat }
tui-menu-person = om
tui-menu-piece = Personajul jucătorului { $seat }
tui-menu-maze-file = Labirint dintr-un fișier
tui-menu-language = Limbă
tui-menu-analyse = Analizează
tui-analyse-start = poziția inițială
tui-analyse-file = partidă dintr-un fișier
tui-menu-learn = Învață
tui-menu-puzzles = Probleme
tui-puzzle-daily = problema zilei
tui-puzzle-random = ordine aleatoare
tui-menu-rules = Citește regulile
tui-menu-quit = Ieșire

## Line by line

tui-plain-welcome = Scrie o mutare sau help.
tui-plain-prompt = Jucătorul { $seat }:
tui-plain-played = Jucătorul { $seat }: { $move }
tui-plain-rolled = A ieșit: { $move }
tui-plain-help = Scrie o mutare în notație sau o comandă: show, legal, hint, analyse, learn, undo, redo, save FIȘIER, resign, quit.

## Reviewing, resuming, preferences

tui-nothing-to-redo = Nu e nimic de refăcut.
tui-no-exit = De aici nu se poate folosi nicio ieșire.
tui-ask-delete = Ștergi această partidă neterminată? Enter: da · Esc: nu
tui-engine-crashed = Motorul de joc s-a blocat. Partida ta e salvată.
tui-bad-preference = { $path }, linia { $line }: „{ $text }” nu e o setare. Setări posibile: language (en, fr, es, nl, pl, cs, ro), level (de la 1 la 8), theme (dark, light, monochrome).
tui-key-redo = refă
tui-key-review = redă
tui-key-grade = analizează
tui-key-again = revanșă
tui-key-exit = ieșirea următoare
tui-key-arrows = ca săgețile
tui-key-suspend = suspendă
tui-key-delete = șterge
tui-menu-theme = Culori
tui-theme-dark = fundal închis
tui-theme-light = fundal deschis
tui-theme-monochrome = fără culori
tui-resume-game =
    { $count ->
        [one] { $game }, { $count } mutare
        [few] { $game }, { $count } mutări
       *[other] { $game }, { $count } de mutări
    }

## Reviewing line by line

tui-plain-over = Scrie review ca să vezi cât de bună a fost fiecare mutare, sau quit ca să ieși.
tui-plain-reviewing = Se analizează fiecare poziție, o clipă…
tui-plain-replay = Ca să revezi partida: next, back, go NUMĂR, line (cea mai bună continuare), show, moves, quit.
tui-plain-no-line = Aici nu există o continuare mai bună.
tui-plain-unknown = „{ $word }” nu e o comandă aici. { $help }
tui-plain-no-course = Nu există cursul „{ $word }”. Cursurile sunt: { $courses }.
