### The terminal game: its menu, its screens, its keys, its plain mode. Keys of one or two words are
### shown side by side in 80 columns: keep them short.

## A game on the screen

tui-turn = Na tahu: { $who }
tui-chance = Hází se…
tui-person = Hráč { $seat }
tui-level = Hráč { $seat } · { $computer }
tui-out = mimo hru
tui-strong = silný
tui-weak = slabý
tui-frenzied = vidí PAC-MANA!
tui-spinner = Ruletka
tui-die = Kostka
tui-clock =
    { $seconds ->
        [one] zbývá { $seconds } sekunda
        [few] zbývají { $seconds } sekundy
        [many] zbývá { $seconds } sekundy
       *[other] zbývá { $seconds } sekund
    }

## The sentence below the board

tui-advice-pawn = Jdi na označené pole, nebo stiskni f a polož překážku.
tui-advice-fence = Posuň překážku, kam chceš, a polož ji klávesou Enter.
tui-advice-path = Zadej pole jedno po druhém a stiskni Enter.
tui-advice-place = Postav Ms. Pac-Man na jeden z označených kroužků.
tui-advice-stay = Nemáš kam jít. Pokračuj klávesou Enter.
tui-advice-wait = Okamžik…
tui-advice-watch = Hraje počítač. Ty se díváš.
tui-hint = Rada: { $line }; šance na výhru: { CHANCE($chance) }
tui-thinking = Přemýšlím…
tui-copied = Zkopírováno: { $position }
tui-saved = Uloženo jako { $name }.
tui-file = { $name } nejde použít: { $why }
tui-not-yours = Nejsi na tahu.
tui-nothing-to-undo = Není co vrátit.
tui-ask-move = Tah:
tui-ask-save = Uložit jako:
tui-ask-load = Kterou hru chceš načíst?
tui-ask-analyse = Kterou hru chceš analyzovat?
tui-ask-maze = Který soubor s bludištěm chceš načíst?
tui-ask-resign = Opravdu se chceš vzdát? Enter: ano · Esc: ne

## Keys

tui-key-point = kurzor
tui-key-step = krok
tui-key-play = zahrát
tui-key-fence = překážka
tui-key-pawn = figurka
tui-key-turn = otočit
tui-key-next = další
tui-key-back = krok zpět
tui-key-type = napsat tah
tui-key-hint = poradit
tui-key-solution = řešení
tui-key-next-puzzle = další úloha
tui-key-undo = vrátit tah
tui-key-ways = cesty
tui-key-save = uložit
tui-key-open = načíst
tui-key-copy = kopírovat pozici
tui-key-resign = vzdát se
tui-key-choose = vybrat
tui-key-change = změnit
tui-key-scroll = posouvat
tui-key-help = nápověda
tui-key-menu = nabídka
tui-key-quit = konec
tui-key-escape = zrušit
tui-key-stop = ukončit hned
tui-help-title = Nápověda
tui-help-refusal = Když hra odmítne tvůj tah, najdeš tady pravidlo, které mu brání.

## The menu

tui-menu-welcome = deskové hry v bludišti
tui-menu-resume = Pokračovat v rozehrané hře
tui-menu-start = Začít
tui-menu-load = Načíst hru
tui-menu-game = Hra
tui-menu-seats = Počet hráčů
tui-menu-seat = Hráč { $seat }
tui-menu-person = člověk
tui-menu-piece = Figurka hráče { $seat }
tui-menu-maze-file = Bludiště ze souboru
tui-menu-language = Jazyk
tui-menu-analyse = Analyzovat
tui-analyse-start = výchozí pozice
tui-analyse-file = hra ze souboru
tui-menu-learn = Učit se
tui-menu-puzzles = Úlohy
tui-puzzle-daily = úloha dne
tui-puzzle-random = náhodné pořadí
tui-menu-rules = Pravidla
tui-menu-quit = Konec

## Line by line

tui-plain-welcome = Napiš tah, nebo help.
tui-plain-prompt = Hráč { $seat }:
tui-plain-played = Hráč { $seat }: { $move }
tui-plain-rolled = Padlo: { $move }
tui-plain-help = Napiš tah v notaci, nebo příkaz: show, legal, hint, analyse, learn, undo, redo, save SOUBOR, resign, quit.

## Reviewing, resuming, preferences

tui-nothing-to-redo = Není co zopakovat.
tui-no-exit = Odtud nevede žádný východ.
tui-ask-delete = Smazat tuto rozehranou hru? Enter: ano · Esc: ne
tui-engine-crashed = Počítačový hráč přestal fungovat. Tvoje hra je uložená.
tui-bad-preference = { $path }, řádek { $line }: „{ $text }“ není nastavení. Možná nastavení: language (en, fr, es, nl, pl, cs, ro), level (1 až 8), theme (dark, light, monochrome).
tui-key-redo = zopakovat
tui-key-review = přehrát
tui-key-grade = rozbor
tui-key-again = hrát znovu
tui-key-exit = další východ
tui-key-arrows = jako šipky
tui-key-suspend = do shellu
tui-key-delete = smazat
tui-menu-theme = Barvy
tui-theme-dark = tmavé pozadí
tui-theme-light = světlé pozadí
tui-theme-monochrome = bez barev
tui-resume-game =
    { $count ->
        [one] { $game }, { $count } tah
        [few] { $game }, { $count } tahy
        [many] { $game }, { $count } tahu
       *[other] { $game }, { $count } tahů
    }

## Reviewing line by line

tui-plain-over = Napiš review (jak dobrý byl každý tah), nebo quit (konec).
tui-plain-reviewing = Procházím všechny pozice, okamžik…
tui-plain-replay = Přehrávání: next, back, go ČÍSLO, line (lepší varianta), show, moves, quit.
tui-plain-no-line = Tady žádná lepší varianta není.
tui-plain-unknown = „{ $word }“ tu není příkaz. { $help }
tui-plain-no-course = Kurz „{ $word }“ neexistuje. Na výběr jsou: { $courses }.
