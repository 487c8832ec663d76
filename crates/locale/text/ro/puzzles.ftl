### Puzzles: solving them, making them, and files of them.

## Solving

puzzle-heading = Problema { $id } · { $game } · { $difficulty }
puzzle-welcome = Scrie o mutare sau: hint (indiciu), solution (soluția), show (platoul), next (următoarea), quit (ieșire).
puzzle-task = Jucătorul { $seat }: e rândul tău. O mutare e clar cea mai bună. Care?
puzzle-task-catch = Joci cu fantomele. O singură mutare îl prinde pe PAC-MAN la timp, orice ar face el. Care?
puzzle-task-pellet = Joci cu PAC-MAN. Găsește singura mutare care câștigă.
puzzle-task-survive = Joci cu PAC-MAN. Găsește singura mutare care nu pierde.
puzzle-task-escape = Joci cu Ms. Pac-Man. Unde sunt cele mai mici șanse să fie prinsă la următoarea aruncare?
puzzle-task-hunt = Joci cu fantoma. De unde are cele mai mari șanse s-o prindă pe Ms. Pac-Man la rândul următor?
puzzle-right = Bine! Continuă.
puzzle-reply = Adversarul răspunde: { $words }.
puzzle-solved = Ai rezolvat problema!
puzzle-also-good = Mutarea e la fel de bună. Ai rezolvat problema!
puzzle-wrong = Mutarea e legală, dar există una mai bună.
puzzle-over = Problema aceasta s-a încheiat.
puzzle-solution = Soluția: { $words }.
puzzle-about = Teme: { $themes }.
puzzle-hint-fence = Pune o barieră.
puzzle-hint-step = Mută-ți pionul.
puzzle-hint-square = Uită-te la { $square }.
puzzle-hint-pass = Fantoma rămâne pe loc.
puzzle-none = Nicio problemă nu se potrivește. Alege alt joc sau altă temă.
puzzle-unknown = Nu există problema „{ $word }”.
puzzle-unknown-theme = Nu există tema „{ $word }”. Temele sunt: { $themes }.
puzzle-bad-date = „{ $word }” nu e o dată. Scrie-o așa: 2026-11-17.
server-puzzle-unknown = Nu există problema „{ $word }”.
server-puzzle-theme = Nu există tema de probleme „{ $word }”.
server-puzzle-date = „{ $word }” nu e o dată. Scrie-o așa: 2026-11-17.
server-puzzle-over = „{ $word }” e o mutare în plus: problema se termină înainte.

## Themes

puzzle-theme-long-detour = ocol lung
puzzle-theme-last-gap = ultima trecere
puzzle-theme-jump-parity = paritatea săriturii
puzzle-theme-side-step-trap = capcana pasului lateral
puzzle-theme-forced-detour = ocol forțat
puzzle-theme-save-the-fence = păstrarea barierei
puzzle-theme-only-fence = singura barieră
puzzle-theme-double-threat = amenințare dublă
puzzle-theme-corner-box = pion închis
puzzle-theme-only-move = mutare unică
puzzle-theme-catch = prindere
puzzle-theme-pellet = ultima pastilă de putere
puzzle-theme-survive = supraviețuire
puzzle-theme-frenzy = frenezie
puzzle-theme-boost = bonus
puzzle-theme-pincer = clește
puzzle-theme-escape = fugă
puzzle-theme-hunt = urmărire

## Files

puzzle-file-fields = Linia { $line }: o problemă are 7 câmpuri despărțite de |; linia aceasta are { $count }.
puzzle-file-id = Linia { $line }: „{ $word }” nu e un identificator. Folosește litere mici și cifre.
puzzle-file-twice = Linia { $line }: altă problemă are deja identificatorul { $word }.
puzzle-file-game = Linia { $line }: nu există jocul „{ $word }”.
puzzle-file-theme = Linia { $line }: nu există tema „{ $word }”.
puzzle-file-difficulty = Linia { $line }: ratingul „{ $word }” nu e un număr între 400 și 3000.
puzzle-file-position = Linia { $line }: { $why }
puzzle-file-over = Linia { $line }: în această poziție partida s-a încheiat deja.
puzzle-file-empty = Linia { $line }: lipsește soluția.
puzzle-file-move = Linia { $line }, mutarea { $word }: { $why }
puzzle-file-reply = Linia { $line }: { $word } e un răspuns. O soluție se încheie cu o mutare de găsit și doar astfel de mutări pot avea alternative.

## Making and checking

puzzles-make-done =
    { $kept ->
        [one] { $kept } problemă
        [few] { $kept } probleme
       *[other] { $kept } de probleme
    } din { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }: { $path }
puzzles-make-other = { $path } a fost creat pentru alt joc sau cu altă sămânță. Alege alt fișier.
puzzles-make-stopped = Întrerupt. Partide terminate: { $games }. Rularea următoare continuă de aici.
puzzles-check-done =
    { $count ->
        [one] { $count } problemă verificată: e corectă.
        [few] { $count } probleme verificate: toate sunt corecte.
       *[other] { $count } de probleme verificate: toate sunt corecte.
    }
puzzles-check-failed = Probleme incorecte, { $failed } din { $count }: { $list }
