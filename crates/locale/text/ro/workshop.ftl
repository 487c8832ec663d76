### The maze workshop.
workshop-board = Labirintul desenat
workshop-tip = Atinge un șanț ca să pui o barieră, o căsuță ca să pui o pastilă de putere, o piesă ca s-o muți.
workshop-symmetry = Desenează simetric
workshop-symmetry-none = Nu
workshop-symmetry-left-right = Stânga și dreapta
workshop-symmetry-above-below = Sus și jos
workshop-symmetry-half-turn = Jumătate de rotație
workshop-symmetry-quarters = Toate cele patru sferturi
workshop-clear = Scoate toate barierele
workshop-random = Labirint la întâmplare
workshop-files = Lățime
workshop-ranks = Înălțime
workshop-lives = Vieți
workshop-verdict = Cine câștigă dacă ambele tabere joacă perfect
workshop-endless = { $lives }: nimeni nu poate forța victoria.
workshop-fair = Echilibrat: cu o viață în plus sau în minus câștigă cealaltă tabără.
workshop-tips-elsewhere =
    { $count ->
        [one] PAC-MAN câștigă de la { $count } viață în sus. O viață în plus sau în minus față de acum nu schimbă nimic.
        [few] PAC-MAN câștigă de la { $count } vieți în sus. O viață în plus sau în minus față de acum nu schimbă nimic.
       *[other] PAC-MAN câștigă de la { $count } de vieți în sus. O viață în plus sau în minus față de acum nu schimbă nimic.
    }
workshop-nobody-wins = Nimeni nu poate forța victoria.
workshop-ghosts-always = Fantomele câștigă, oricâte vieți ar avea PAC-MAN.
workshop-pacman-always = PAC-MAN câștigă chiar și cu o singură viață.
workshop-fairer = Echilibrează-l
workshop-trying = Se încearcă schimbări mici: { $tried } din { $of }
workshop-no-fairer = Nicio schimbare mică nu-l face mai echilibrat.
workshop-use = Aplică schimbarea
workshop-fence-away = Scoate bariera { $from }.
workshop-move-fence = Mută bariera { $from } pe { $to }.
workshop-move-pellet = Mută pastila de putere de pe { $from } pe { $to }.
workshop-move-piece = { $piece } pornește de pe { $to }.
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
workshop-broken = Acesta nu e un labirint valabil.
