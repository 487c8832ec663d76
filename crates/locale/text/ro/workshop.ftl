### The maze workshop.
workshop-drawn-label-maze = Labirintul desenat
workshop-tip = Atinge un șanț ca să pui o barieră, o căsuță ca să pui o pastilă de putere, o piesă ca s-o muți.
workshop-symmetry = Desenează simetric
workshop-symmetry-none = Nu
workshop-symmetry-left-right = Stânga și dreapta
workshop-symmetry-above-below = Sus și jos
workshop-symmetry-half-turn = Rotație de 180°
workshop-symmetry-quarter-turn = Rotație de 90°
workshop-symmetry-quarters = Toate cele patru sferturi
workshop-side-north = deasupra
workshop-side-east = la dreapta
workshop-side-south = dedesubt
workshop-side-west = la stânga
workshop-empty = nimic
workshop-press-put = Apasă ca să pui aici: { $what }
workshop-press-remove = Apasă ca să scoți: { $what }
workshop-press-pick-up = Apasă ca să ridici: { $what }
workshop-clear = Scoate toate barierele
workshop-random = Labirint la întâmplare
workshop-files = Lățime
workshop-ranks = Înălțime
workshop-lives = Vieți
workshop-options-kept = Partida și linkul păstrează aceste opțiuni. Fișierele și galeria folosesc regulile obișnuite.
workshop-verdict = Cine câștigă dacă ambele tabere joacă perfect
workshop-endless = { $lives }: nimeni nu poate forța victoria.
workshop-fair = Echilibrat: o singură viață decide cine câștigă.
workshop-pacman-from =
    { $count ->
        [1] PAC-MAN câștigă chiar și cu o singură viață.
        [few] PAC-MAN câștigă de la { $count } vieți în sus.
       *[other] PAC-MAN câștigă de la { $count } de vieți în sus.
    }
workshop-nobody-wins = Nimeni nu poate forța victoria.
workshop-ghosts-up-to =
    { $count ->
        [one] Fantomele câștigă dacă PAC-MAN are { $count } viață.
        [few] Fantomele câștigă dacă PAC-MAN are cel mult { $count } vieți.
       *[other] Fantomele câștigă dacă PAC-MAN are cel mult { $count } de vieți.
    }
workshop-fairer = Echilibrează-l
workshop-trying = Se încearcă schimbări mici: { $tried } din { $of }
workshop-no-fairer = Nicio schimbare mică nu-l face mai echilibrat.
workshop-use = Aplică schimbarea
workshop-fence-away = Scoate bariera { $from }.
workshop-move-fence = Mută bariera { $from } pe { $to }.
workshop-move-pellet = Mută pastila de putere de pe { $from } pe { $to }.
workshop-move-piece = { $piece } pornește de pe { $to }.
workshop-estimate = O estimare, nu o demonstrație
workshop-estimate-about = Nivelul 8 joacă partide rapide cu el însuși. Mai jos vezi cum se termină.
workshop-estimating = Partide jucate: { $played } din { $of }
workshop-estimate-row =
    { $games ->
        [one] { $lives }: PAC-MAN câștigă în { $pacman }, fantomele în { $ghosts }, nimeni în { $endless } ({ $games } partidă).
        [few] { $lives }: PAC-MAN câștigă în { $pacman }, fantomele în { $ghosts }, nimeni în { $endless } ({ $games } partide).
       *[other] { $lives }: PAC-MAN câștigă în { $pacman }, fantomele în { $ghosts }, nimeni în { $endless } ({ $games } de partide).
    }
workshop-proven = { $verdict } E demonstrat prin calcul.
workshop-fairer-begins = Se joacă partide în acest labirint, pentru comparație.
workshop-solve = Rezolvă-l
workshop-study-lives = Arată jocul perfect cu atâtea vieți
workshop-map = Cine câștigă dacă piesa aceasta pornește din altă parte
workshop-map-off = Niciuna
workshop-map-about = Fiecare căsuță arată cine câștigă dacă { $piece } pornește de acolo și nimic altceva nu se schimbă. După ce PAC-MAN e prins, toate piesele revin pe căsuțele de pornire din labirintul tău.
workshop-legend-pacman = PAC-MAN câștigă cel târziu la rândul indicat
workshop-legend-ghosts = Fantomele câștigă cel târziu la rândul indicat
workshop-legend-nobody = Nimeni nu poate forța victoria
workshop-map-pacman = Căsuțe de pornire cu care câștigă PAC-MAN: { $squares }.
workshop-map-ghosts = Căsuțe de pornire cu care câștigă fantomele: { $squares }.
workshop-map-nobody = Căsuțe de pornire cu care nimeni nu poate forța victoria: { $squares }.
workshop-line = Parcurge jocul perfect pas cu pas
workshop-line-start = Începutul. PAC-MAN mută primul.
workshop-line-again = Poziția aceasta a mai apărut: nimeni nu poate forța victoria.
workshop-line-close = Înapoi la desen
workshop-sheet-board = Platou: { $files } × { $ranks } căsuțe. { $lives }
workshop-sheet-pellets = Pastile de putere: { $list }
workshop-sheet-fences = Bariere: { $list }
workshop-exchange = Deschide, salvează și distribuie
workshop-drawn-save-maze = Salvează fișierul
workshop-print = Tipărește
workshop-drawn-word-maze = Labirintul scris într-un cuvânt
workshop-drawn-file-maze = Deschide un fișier de labirint
workshop-drawn-play-maze = Joacă în acest labirint
workshop-publish = Publică
workshop-taken = De pe { $square } pornește deja { $by }.
workshop-no-ghost = Labirintul nu are nicio fantomă.
workshop-no-pellet = Labirintul nu are nicio pastilă de putere.
workshop-pellets = Pastila de putere de pe { $square } e în plus. Un labirint are cel mult 4.
workshop-unreachable = PAC-MAN nu poate ajunge la pastila de putere de pe { $square }.
workshop-broken = Acesta nu e un labirint valid.

## Boards of Ms. Pac-Man

workshop-drawn-label-board = Platoul desenat
workshop-drawn-play-board = Joacă pe acest platou
workshop-drawn-save-board = Salvează fișierul
workshop-drawn-word-board = Platoul scris într-un cuvânt
workshop-drawn-file-board = Deschide un fișier de platou
workshop-broken-board = Acesta nu e un platou valid.
workshop-games = Jocul pentru care desenezi
workshop-board-tip = Alege o pensulă și atinge căsuțe sau plimb-o peste ele. Atinge un șanț dintre două căsuțe ca să pui sau să scoți un perete.
workshop-brush = Pensulă
workshop-brush-dot = Bulină
workshop-brush-power = Bulină de putere
workshop-brush-circle = Cerc alb
workshop-brush-home = Adăpost
workshop-brush-exit = Ieșire
workshop-brush-solid = Căsuță zidită
workshop-brush-wall = Perete
workshop-areas = Zonă
workshop-area = Zona { $area }
workshop-clear-walls = Scoate toți pereții
workshop-random-board = Platou la întâmplare
workshop-spinner = Ruletă
workshop-die = Zarul fantomelor
workshop-faces-about = Numere de la 1 la 8, separate prin spații. 4x2 e un 4 de două ori mai probabil. La F2 (doar la zar), o fantomă puternică devine mai întâi slabă, iar una slabă devine puternică; apoi fantoma merge 2 căsuțe.
workshop-chances = Cât de des câștigă fiecare culoare
workshop-chances-about = O estimare: nivelul 8 joacă partide rapide cu el însuși. Coloanele a–d sunt zonele jucătorilor.
workshop-share = { CHANCE($share) }
workshop-turns = Rânduri pe partidă
workshop-games-played = Partide
workshop-more =
    { $count ->
        [one] Și încă { $count } greșeală.
        [few] Și încă { $count } greșeli.
       *[other] Și încă { $count } de greșeli.
    }
workshop-more-squares =
    { $count ->
        [one] Și încă { $count } căsuță.
        [few] Și încă { $count } căsuțe.
       *[other] Și încă { $count } de căsuțe.
    }
workshop-sheet-size = Platou: { $files } × { $ranks } căsuțe.
workshop-dots = Zona { $colour } are { $count ->
        [one] { $count } bulină
        [few] { $count } buline
       *[other] { $count } de buline
    } în loc de { $wanted }.
workshop-homes = Zona { $colour } are { $count ->
        [one] { $count } adăpost
        [few] { $count } adăposturi
       *[other] { $count } de adăposturi
    } în loc de unul.
workshop-exits =
    { $count ->
        [one] Există { $count } ieșire în loc de patru.
        [few] Sunt { $count } ieșiri în loc de patru.
       *[other] Sunt { $count } de ieșiri în loc de patru.
    }
workshop-powers =
    { $count ->
        [one] Există { $count } bulină de putere în loc de patru.
        [few] Sunt { $count } buline de putere în loc de patru.
       *[other] Sunt { $count } de buline de putere în loc de patru.
    }
workshop-circles = Un platou are nevoie de cel puțin trei cercuri albe, iar acesta are { $count }.
workshop-no-way = De la cercurile albe nu se poate ajunge pe { $square }.
workshop-closed-home = Din adăpostul de pe { $square } nu se poate ieși.
workshop-face = „{ $text }” nu se poate folosi aici. Scrie un număr de la 1 la 8 sau, la zar, și unul cu F, ca F2; 4x3 e un 4 de trei ori mai probabil.
workshop-few-faces = O ruletă are nevoie de cel puțin două valori diferite, iar un zar, de cel puțin una. Fiecare poate avea cel mult 999 de valori; 4x3 se numără ca trei.
