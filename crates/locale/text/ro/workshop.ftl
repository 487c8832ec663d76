### The maze workshop.
workshop-board = Labirintul desenat
workshop-tip = Atinge un șanț ca să pui o barieră, o căsuță ca să pui o pastilă de putere, o piesă ca s-o muți.
workshop-symmetry = Desenează simetric
workshop-symmetry-none = Nu
workshop-symmetry-left-right = Stânga și dreapta
workshop-symmetry-above-below = Sus și jos
workshop-symmetry-half-turn = Rotație de 180°
workshop-symmetry-quarters = Toate cele patru sferturi
workshop-clear = Scoate toate barierele
workshop-random = Labirint la întâmplare
workshop-files = Lățime
workshop-ranks = Înălțime
workshop-lives = Vieți
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
workshop-estimate = O estimare, nu o dovadă
workshop-estimate-about = Nivelul 8 joacă partide rapide cu el însuși. Mai jos: cât la sută dintre ele câștigă PAC-MAN.
workshop-estimating = Partide jucate: { $played } din { $of }
workshop-estimate-row =
    { $games ->
        [one] { $lives }: PAC-MAN câștigă în { CHANCE($share) } din cazuri ({ $games } partidă).
        [few] { $lives }: PAC-MAN câștigă în { CHANCE($share) } din cazuri ({ $games } partide).
       *[other] { $lives }: PAC-MAN câștigă în { CHANCE($share) } din cazuri ({ $games } de partide).
    }
workshop-proven = { $verdict } E demonstrat prin calcul.
workshop-fairer-begins = Se joacă partide în acest labirint, pentru comparație.
workshop-solve = Rezolvă-l
workshop-study-lives = Arată jocul perfect cu atâtea vieți
workshop-map = Cine câștigă dacă piesa aceasta pornește din altă parte
workshop-map-off = Niciuna
workshop-map-about = Fiecare căsuță arată cine câștigă dacă { $piece } pornește de acolo și nimic altceva nu se schimbă. După ce PAC-MAN e prins, toți revin pe căsuțele de pornire din labirintul tău.
workshop-legend-pacman = PAC-MAN câștigă cel târziu la rândul acesta
workshop-legend-ghosts = Fantomele câștigă cel târziu la rândul acesta
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
workshop-save = Salvează fișierul
workshop-print = Tipărește
workshop-word = Labirintul într-un singur cuvânt
workshop-file = Deschide un fișier cu labirint
workshop-play = Joacă în acest labirint
workshop-publish = Publică
workshop-taken = De pe { $square } pornește deja { $by }.
workshop-no-ghost = Labirintul nu are nicio fantomă.
workshop-no-pellet = Labirintul nu are nicio pastilă de putere.
workshop-pellets = Pastila de putere de pe { $square } e în plus. Un labirint are cel mult 4.
workshop-unreachable = PAC-MAN nu poate ajunge la pastila de putere de pe { $square }.
workshop-broken = Acesta nu e un labirint valid.
