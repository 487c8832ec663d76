### The maze workshop.
workshop-board = Het doolhof dat je tekent
workshop-tip = Tik op een groef voor een muurtje, op een vakje voor een krachtpil, op een pion om die te verplaatsen.
workshop-symmetry = Symmetrisch tekenen
workshop-symmetry-none = Uit
workshop-symmetry-left-right = Links en rechts
workshop-symmetry-above-below = Boven en onder
workshop-symmetry-half-turn = Halve draai
workshop-symmetry-quarters = Alle vier de kwarten
workshop-clear = Alle muurtjes weghalen
workshop-random = Willekeurig doolhof
workshop-files = Breedte
workshop-ranks = Hoogte
workshop-lives = Levens
workshop-verdict = Wie wint bij perfect spel
workshop-endless = { $lives }: niemand kan winst afdwingen.
workshop-fair = Eerlijk: met één leven meer of minder wint de andere kant.
workshop-tips-elsewhere =
    { $count ->
        [one] PAC-MAN wint vanaf { $count } leven. Eén leven meer of minder dan nu verandert niets.
       *[other] PAC-MAN wint vanaf { $count } levens. Eén leven meer of minder dan nu verandert niets.
    }
workshop-nobody-wins = Niemand kan winst afdwingen.
workshop-ghosts-up-to =
    { $count ->
        [one] De spoken winnen met { $count } leven.
       *[other] De spoken winnen met elk aantal levens tot en met { $count }.
    }
workshop-pacman-always = PAC-MAN wint, zelfs met één leven.
workshop-fairer = Eerlijker maken
workshop-trying = Kleine veranderingen proberen: { $tried } van { $of }
workshop-no-fairer = Geen enkele kleine verandering maakt het eerlijker.
workshop-use = Deze wijziging gebruiken
workshop-fence-away = Haal muurtje { $from } weg.
workshop-move-fence = Verplaats muurtje { $from } naar { $to }.
workshop-move-pellet = Verplaats de krachtpil van { $from } naar { $to }.
workshop-move-piece = { $piece } begint op { $to }.
workshop-estimate = Een schatting, niet bewezen
workshop-estimate-about = Niveau 8 speelt snelle partijen tegen zichzelf. Hieronder: het deel dat PAC-MAN wint.
workshop-estimating = Partijen gespeeld: { $played } van { $of }
workshop-estimate-row =
    { $games ->
        [one] { $lives }: PAC-MAN wint { CHANCE($share) } ({ $games } partij).
       *[other] { $lives }: PAC-MAN wint { CHANCE($share) } ({ $games } partijen).
    }
workshop-proven = { $verdict } Een zoektocht heeft het bewezen.
workshop-fairer-begins = Er worden partijen in dit doolhof gespeeld om te vergelijken.
workshop-solve = Oplossen
workshop-study-lives = Perfect spel tonen met dit aantal levens
workshop-map = Wie wint als deze pion ergens anders begint
workshop-map-off = Uit
workshop-map-about = Wie wint als { $piece } aan het begin op dat vakje staat en verder niets verandert. Na een vangst gaat iedereen terug naar de vakjes die je hebt getekend.
workshop-legend-pacman = PAC-MAN wint uiterlijk in deze beurt
workshop-legend-ghosts = De spoken winnen uiterlijk in deze beurt
workshop-legend-nobody = Niemand kan winst afdwingen
workshop-map-pacman = PAC-MAN wint vanaf { $squares }.
workshop-map-ghosts = De spoken winnen vanaf { $squares }.
workshop-map-nobody = Niemand kan winst afdwingen vanaf { $squares }.
workshop-line = Perfect spel stap voor stap
workshop-line-start = Het begin. PAC-MAN is als eerste aan de beurt.
workshop-line-again = Deze stelling was er al: niemand kan winst afdwingen.
workshop-line-close = Terug naar tekenen
workshop-sheet-board = Bord: { $files } × { $ranks } vakjes. { $lives }
workshop-sheet-pellets = Krachtpillen: { $list }
workshop-sheet-fences = Muurtjes: { $list }
workshop-exchange = Openen, opslaan en delen
workshop-save = Doolhofbestand opslaan
workshop-print = Afdrukken
workshop-word = Het doolhof als één woord
workshop-file = Doolhofbestand openen
workshop-play = In dit doolhof spelen
workshop-publish = Publiceren
workshop-taken = Op { $square } begint { $by } al.
workshop-no-ghost = Het doolhof heeft geen spook.
workshop-no-pellet = Het doolhof heeft geen krachtpil.
workshop-pellets = De krachtpil op { $square } is er een te veel. Een doolhof heeft er hoogstens 4.
workshop-unreachable = PAC-MAN kan de krachtpil op { $square } niet bereiken.
workshop-broken = Dit is geen geldig doolhof.
