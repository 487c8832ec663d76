### Jocul în terminal: meniu, ecrane, taste, mod simplu. Tastele stau una lângă alta în 80 de coloane: pe scurt.

## O partidă pe ecran

tui-turn = La mutare: { $who }
tui-chance = Aruncarea …
tui-person = Jucătorul { $seat }
tui-level = Jucătorul { $seat } · nivel { $level }
tui-out = ieșit
tui-strong = puternică
tui-weak = slabă
tui-frenzied = îl vede pe PAC-MAN!
tui-spinner = Titirez
tui-die = Zar
tui-clock =
    { $seconds ->
        [one] încă { $seconds } secundă
        [few] încă { $seconds } secunde
       *[other] încă { $seconds } de secunde
    }

## Propoziția de sub platou

tui-advice-pawn = Mergi pe o căsuță marcată sau apasă f și pune o barieră.
tui-advice-fence = Du bariera unde vrei; Enter o pune.
tui-advice-path = Arată căsuțele una după alta, apoi apasă Enter.
tui-advice-place = Pune-o pe Ms. Pac-Man pe unul dintre cercurile marcate.
tui-advice-stay = Nu ai unde merge; apasă Enter ca să continui.
tui-advice-wait = O clipă …
tui-advice-watch = Joacă calculatorul; tu privești.
tui-hint = Sfat: { $line } ({ $chance } %)
tui-thinking = Se gândește …
tui-copied = Copiat: { $position }
tui-saved = Salvat ca { $name }.
tui-file = { $name }: { $why }
tui-not-yours = Nu e rândul tău.
tui-nothing-to-undo = Nu e nimic de luat înapoi.
tui-ask-move = Mutare:
tui-ask-save = Salvează ca:
tui-ask-load = Ce partidă se încarcă?
tui-ask-maze = Ce fișier cu labirint?
tui-ask-resign = Chiar abandonezi? Enter: da, Esc: nu

## Taste

tui-key-point = țintește
tui-key-step = pas
tui-key-play = joacă
tui-key-fence = barieră
tui-key-pawn = pion
tui-key-turn = rotește
tui-key-next = următorul
tui-key-back = șterge
tui-key-type = scrie
tui-key-hint = sfat
tui-key-undo = înapoi
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
tui-key-escape = ia mutarea de la capăt
tui-key-stop = oprește imediat
tui-help-title = Ajutor
tui-help-refusal = Când o mutare e refuzată, aici se poate citi regula din spatele refuzului.

## Meniul

tui-menu-welcome = jocuri cu labirint
tui-menu-resume = Continuă partida neterminată
tui-menu-start = Începe
tui-menu-load = Încarcă o partidă
tui-menu-game = Joc
tui-menu-seats = Jucători
tui-menu-seat = Locul { $seat }
tui-menu-person = om
tui-menu-level = calculator, nivel { $level }
tui-menu-piece = Piesa de la locul { $seat }
tui-menu-maze-file = Labirint dintr-un fișier
tui-menu-language = Limba
tui-menu-rules = Citește regulile
tui-menu-quit = Ieșire

## Linie cu linie

tui-plain-welcome = Scrie o mutare sau help.
tui-plain-prompt = Jucătorul { $seat }:
tui-plain-played = Jucătorul { $seat }: { $move }
tui-plain-rolled = Aruncat: { $move }
tui-plain-help = Scrie o mutare în notație sau: show, legal, hint, undo, save FIȘIER, resign, quit.
