### Puzzles: solving them, making them, and files of them.

## Solving

puzzle-heading = Úloha { $id } · { $game } · { $difficulty }
puzzle-welcome = Napiš tah, nebo: hint (rada), solution (řešení), show (deska), next (další), quit (konec).
puzzle-task = Hraješ jako hráč { $seat }. Jeden tah je jasně nejlepší. Který?
puzzle-task-catch = Hraješ za duchy. Jen jeden tah chytí PAC-MANA včas, ať udělá cokoli. Který?
puzzle-task-pellet = Hraješ za PAC-MANA. Najdi jediný tah, který vyhrává.
puzzle-task-survive = Hraješ za PAC-MANA. Najdi jediný tah, který neprohrává.
puzzle-task-escape = Hraješ za Ms. Pac-Man. Na kterém poli bude při příštím hodu nejvíc v bezpečí?
puzzle-task-hunt = Hraješ za ducha. Odkud má největší šanci chytit Ms. Pac-Man v příštím tahu?
puzzle-right = Správně! Pokračuj.
puzzle-reply = Soupeř odpovídá: { $words }.
puzzle-solved = Vyřešeno!
puzzle-also-good = Ten tah je stejně dobrý. Vyřešeno!
puzzle-wrong = Ten tah je možný, ale existuje lepší.
puzzle-over = Tahle úloha už skončila.
puzzle-solution = Řešení: { $words }.
puzzle-about = O co šlo: { $themes }.
puzzle-hint-fence = Polož překážku.
puzzle-hint-step = Táhni figurkou.
puzzle-hint-square = Podívej se na { $square }.
puzzle-hint-pass = Duch zůstane stát.
puzzle-none = Tomuto výběru neodpovídá žádná úloha. Zvol jinou hru nebo jiné téma.
puzzle-unknown = Úloha „{ $word }“ neexistuje.
puzzle-unknown-theme = Téma „{ $word }“ neexistuje. Témata jsou: { $themes }.
puzzle-bad-date = „{ $word }“ není datum. Napiš ho takto: 2026-11-17.
server-puzzle-unknown = Úloha „{ $word }“ neexistuje.
server-puzzle-theme = Téma úloh „{ $word }“ neexistuje.
server-puzzle-date = „{ $word }“ není datum. Napiš ho takto: 2026-11-17.
server-puzzle-over = „{ $word }“ je o tah navíc: úloha končí už předtím.

## Themes

puzzle-theme-long-detour = dlouhá oklika
puzzle-theme-last-gap = poslední průchod
puzzle-theme-jump-parity = kdo koho přeskočí
puzzle-theme-side-step-trap = past s úkrokem
puzzle-theme-forced-detour = vynucená oklika
puzzle-theme-save-the-fence = ušetřená překážka
puzzle-theme-only-fence = jediná překážka
puzzle-theme-double-threat = dvojí hrozba
puzzle-theme-corner-box = uzavřená figurka
puzzle-theme-only-move = jediný tah
puzzle-theme-catch = chycení
puzzle-theme-pellet = poslední tečka
puzzle-theme-survive = přežití
puzzle-theme-frenzy = šílenství
puzzle-theme-boost = bonus
puzzle-theme-pincer = kleště
puzzle-theme-escape = útěk
puzzle-theme-hunt = lov

## Files

puzzle-file-fields = Řádek { $line }: úloha má 7 polí oddělených |, tento řádek jich má { $count }.
puzzle-file-id = Řádek { $line }: „{ $word }“ není označení úlohy. Použij malá písmena a číslice.
puzzle-file-twice = Řádek { $line }: označení { $word } už má jiná úloha.
puzzle-file-game = Řádek { $line }: hra „{ $word }“ neexistuje.
puzzle-file-theme = Řádek { $line }: téma „{ $word }“ neexistuje.
puzzle-file-difficulty = Řádek { $line }: rating „{ $word }“ není číslo od 400 do 3000.
puzzle-file-position = Řádek { $line }: { $why }
puzzle-file-over = Řádek { $line }: v této pozici už hra skončila.
puzzle-file-empty = Řádek { $line }: chybí řešení.
puzzle-file-move = Řádek { $line }, tah { $word }: { $why }
puzzle-file-reply = Řádek { $line }: { $word } je odpověď soupeře. Řešení musí končit tahem, který se hledá, a jen k takovým tahům lze uvést jiné, stejně dobré.

## Making and checking

puzzles-make-done =
    { $kept ->
        [one] { $kept } úloha
        [few] { $kept } úlohy
        [many] { $kept } úlohy
       *[other] { $kept } úloh
    } { $games ->
        [one] z { $games } hry
        [few] ze { $games } her
        [many] z { $games } hry
       *[other] z { $games } her
    }: { $path }
puzzles-make-other = { $path } vznikl z jiné hry nebo s jiným semínkem. Zvol jiný soubor.
puzzles-make-stopped = Zastaveno. Hotové hry: { $games }. Příště se bude pokračovat odtud.
puzzles-check-done =
    { $count ->
        [one] { $count } úloha zkontrolována a je v pořádku.
        [few] { $count } úlohy zkontrolovány, všechny jsou v pořádku.
        [many] { $count } úlohy zkontrolováno, všechny jsou v pořádku.
       *[other] { $count } úloh zkontrolováno, všechny jsou v pořádku.
    }
puzzles-check-failed = Chybné úlohy ({ $failed } z { $count }): { $list }
