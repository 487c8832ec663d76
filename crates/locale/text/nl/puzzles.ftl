### Puzzles: solving them, making them, and files of them.

## Solving

puzzle-heading = Puzzel { $id } · { $game } · { $difficulty }
puzzle-welcome = Typ een zet, of: hint, solution (oplossing), show (bord), next (volgende), quit (stoppen).
puzzle-task = Je bent speler { $seat }. Eén zet is duidelijk de beste. Welke?
puzzle-task-catch = Je speelt de spoken. Er is maar één zet waarmee je PAC-MAN op tijd vangt, wat hij ook doet. Welke?
puzzle-task-pellet = Je speelt PAC-MAN. Vind de enige zet die wint.
puzzle-task-survive = Je speelt PAC-MAN. Vind de enige zet die niet verliest.
puzzle-task-escape = Je speelt Ms. Pac-Man. Op welk vakje is de kans het kleinst dat je bij de volgende worp gevangen wordt?
puzzle-task-hunt = Je speelt het spook. Vanaf welk vakje is de kans het grootst dat je Ms. Pac-Man in je volgende beurt vangt?
puzzle-right = Goed! Ga door.
puzzle-reply = Je tegenstander antwoordt: { $words }.
puzzle-solved = Opgelost!
puzzle-also-good = Die zet is even goed. Opgelost!
puzzle-wrong = Die zet mag, maar er is een betere.
puzzle-over = Deze puzzel is afgelopen.
puzzle-solution = De oplossing: { $words }.
puzzle-about = Het ging om: { $themes }.
puzzle-hint-fence = Plaats een muurtje.
puzzle-hint-step = Verplaats je pion.
puzzle-hint-square = Kijk naar vakje { $square }.
puzzle-hint-pass = Het spook blijft staan.
puzzle-none = Geen enkele puzzel past bij deze keuze. Kies een ander spel of thema.
puzzle-unknown = De puzzel “{ $word }” bestaat niet.
puzzle-unknown-theme = Het thema “{ $word }” bestaat niet. De thema’s zijn: { $themes }.
puzzle-bad-date = “{ $word }” is geen datum. Schrijf een datum zoals 2026-11-17.
server-puzzle-unknown = De puzzel “{ $word }” bestaat niet.
server-puzzle-theme = Het puzzelthema “{ $word }” bestaat niet.
server-puzzle-date = “{ $word }” is geen datum. Schrijf een datum zoals 2026-11-17.
server-puzzle-over = “{ $word }” is een zet te veel: de puzzel is dan al afgelopen.

## Themes

puzzle-theme-long-detour = grote omweg
puzzle-theme-last-gap = laatste gat
puzzle-theme-jump-parity = beslissende sprong
puzzle-theme-side-step-trap = zijstap als val
puzzle-theme-forced-detour = gedwongen omweg
puzzle-theme-save-the-fence = muurtje bewaren
puzzle-theme-only-fence = het enige muurtje
puzzle-theme-double-threat = dubbele dreiging
puzzle-theme-corner-box = ingesloten pion
puzzle-theme-only-move = enige zet
puzzle-theme-catch = vangst
puzzle-theme-pellet = laatste krachtpil
puzzle-theme-survive = overleven
puzzle-theme-frenzy = jachtmodus
puzzle-theme-boost = bonusbeweging
puzzle-theme-pincer = tangbeweging
puzzle-theme-escape = vlucht
puzzle-theme-hunt = jacht

## Files

puzzle-file-fields = Regel { $line }: een puzzel heeft 7 velden met | ertussen, deze regel heeft er { $count }.
puzzle-file-id = Regel { $line }: “{ $word }” is geen id. Gebruik kleine letters en cijfers.
puzzle-file-twice = Regel { $line }: een andere puzzel heeft het id { $word } al.
puzzle-file-game = Regel { $line }: het spel “{ $word }” bestaat niet.
puzzle-file-theme = Regel { $line }: het thema “{ $word }” bestaat niet.
puzzle-file-difficulty = Regel { $line }: de rating “{ $word }” is geen getal van 400 tot en met 3000.
puzzle-file-position = Regel { $line }: { $why }
puzzle-file-over = Regel { $line }: in deze stelling is de partij al afgelopen.
puzzle-file-empty = Regel { $line }: de oplossing ontbreekt.
puzzle-file-move = Regel { $line }, zet { $word }: { $why }
puzzle-file-reply = Regel { $line }: { $word } is een antwoord. Een oplossing eindigt met een zet die je moet vinden, en alleen zulke zetten kunnen alternatieven hebben.

## Making and checking

puzzles-make-done =
    { $kept ->
        [one] { $kept } puzzel
       *[other] { $kept } puzzels
    } uit { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }: { $path }
puzzles-make-other = { $path } hoort bij een ander spel of een andere seed. Kies een ander bestand.
puzzles-make-stopped = Gestopt. Partijen klaar: { $games }. De volgende keer gaat het zoeken hier verder.
puzzles-check-done =
    { $count ->
        [one] { $count } puzzel nagekeken, geen fouten gevonden.
       *[other] { $count } puzzels nagekeken, geen fouten gevonden.
    }
puzzles-check-failed = Puzzels met fouten, { $failed } van { $count }: { $list }
