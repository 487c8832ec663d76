### The maze workshop.
workshop-drawn-label-maze = Het doolhof dat je tekent
workshop-tip = Tik op een groef voor een muurtje, op een vakje voor een krachtpil, op een pion om die te verplaatsen.
workshop-symmetry = Symmetrisch tekenen
workshop-symmetry-none = Uit
workshop-symmetry-left-right = Links en rechts
workshop-symmetry-above-below = Boven en onder
workshop-symmetry-half-turn = Halve slag
workshop-symmetry-quarter-turn = Kwartslag
workshop-symmetry-quarters = Alle vier de kwarten
workshop-side-north = boven
workshop-side-east = rechts
workshop-side-south = onder
workshop-side-west = links
workshop-empty = leeg
workshop-press-put = Druk om hier te plaatsen: { $what }
workshop-press-remove = Druk om weg te halen: { $what }
workshop-press-pick-up = Druk om op te pakken: { $what }
workshop-clear = Alle muurtjes weghalen
workshop-random = Willekeurig doolhof
workshop-files = Breedte
workshop-ranks = Hoogte
workshop-lives = Levens
workshop-options-kept = Deze opties gelden voor de partij en staan in de link. Voor bestanden en de galerij gelden de gewone regels.
workshop-verdict = Wie wint bij perfect spel
workshop-endless = { $lives }: niemand kan winst afdwingen.
workshop-fair = Eerlijk: één leven meer of minder bepaalt wie er wint.
workshop-pacman-from =
    { $count ->
        [1] PAC-MAN wint, zelfs met één leven.
       *[other] PAC-MAN wint vanaf { $count } levens.
    }
workshop-nobody-wins = Niemand kan winst afdwingen.
workshop-ghosts-up-to =
    { $count ->
        [one] De spoken winnen als PAC-MAN { $count } leven heeft.
       *[other] De spoken winnen als PAC-MAN { $count } levens of minder heeft.
    }
workshop-fairer = Eerlijker maken
workshop-trying = Kleine wijzigingen proberen: { $tried } van { $of }
workshop-no-fairer = Geen enkele kleine wijziging maakt het eerlijker.
workshop-use = Deze wijziging toepassen
workshop-fence-away = Haal muurtje { $from } weg.
workshop-move-fence = Verplaats muurtje { $from } naar { $to }.
workshop-move-pellet = Verplaats de krachtpil van { $from } naar { $to }.
workshop-move-piece = { $piece } begint op { $to }.
workshop-estimate = Een schatting, niet bewezen
workshop-estimate-about = Niveau 8 speelt snelle partijen tegen zichzelf. Hieronder staat hoe ze aflopen.
workshop-estimating = Partijen gespeeld: { $played } van { $of }
workshop-estimate-row =
    { $games ->
        [one] { $lives }: { $pacman } gewonnen door PAC-MAN, { $ghosts } door de spoken, { $endless } onbeslist ({ $games } partij).
       *[other] { $lives }: { $pacman } gewonnen door PAC-MAN, { $ghosts } door de spoken, { $endless } onbeslist ({ $games } partijen).
    }
workshop-proven = { $verdict } Dat is bewezen.
workshop-fairer-begins = Er worden ter vergelijking partijen in dit doolhof gespeeld.
workshop-solve = Oplossen
workshop-study-lives = Perfect spel tonen met dit aantal levens
workshop-map = Wie wint als deze pion ergens anders begint
workshop-map-off = Uit
workshop-map-about = Elk vakje laat zien wie er wint als { $piece } daar begint en verder niets verandert. Na een vangst gaat iedereen terug naar de startvakjes van je doolhof.
workshop-legend-pacman = PAC-MAN wint uiterlijk in de aangegeven beurt
workshop-legend-ghosts = De spoken winnen uiterlijk in de aangegeven beurt
workshop-legend-nobody = Niemand kan winst afdwingen
workshop-map-pacman = Startvakjes waarbij PAC-MAN wint: { $squares }.
workshop-map-ghosts = Startvakjes waarbij de spoken winnen: { $squares }.
workshop-map-nobody = Startvakjes waarbij niemand winst kan afdwingen: { $squares }.
workshop-line = Perfect spel stap voor stap
workshop-line-start = Het begin. PAC-MAN is als eerste aan de beurt.
workshop-line-again = Deze stelling kwam al eerder voor: niemand kan winst afdwingen.
workshop-line-close = Verder tekenen
workshop-sheet-board = Bord: { $files } × { $ranks } vakjes. { $lives }
workshop-sheet-pellets = Krachtpillen: { $list }
workshop-sheet-fences = Muurtjes: { $list }
workshop-exchange = Openen, opslaan en delen
workshop-drawn-save-maze = Doolhofbestand opslaan
workshop-print = Afdrukken
workshop-drawn-word-maze = Het doolhof als één woord
workshop-drawn-file-maze = Doolhofbestand openen
workshop-drawn-play-maze = In dit doolhof spelen
workshop-publish = Publiceren
workshop-taken = Op { $square } begint { $by } al.
workshop-no-ghost = Het doolhof heeft geen spook.
workshop-no-pellet = Het doolhof heeft geen krachtpil.
workshop-pellets = De krachtpil op { $square } is er één te veel. Een doolhof heeft er hoogstens 4.
workshop-unreachable = PAC-MAN kan de krachtpil op { $square } niet bereiken.
workshop-broken = Dit is geen geldig doolhof.

## Boards of Ms. Pac-Man

workshop-drawn-label-board = Het bord dat je tekent
workshop-drawn-play-board = Op dit bord spelen
workshop-drawn-save-board = Bordbestand opslaan
workshop-drawn-word-board = Het bord als één woord
workshop-drawn-file-board = Bordbestand openen
workshop-broken-board = Dit is geen geldig bord.
workshop-games = Spel waarvoor je tekent
workshop-board-tip = Kies een penseel en tik op vakjes of veeg eroverheen. Tik op een groef tussen twee vakjes om daar een muur te plaatsen of weg te halen.
workshop-brush = Penseel
workshop-brush-dot = Stip
workshop-brush-power = Krachtstip
workshop-brush-circle = Witte cirkel
workshop-brush-home = Thuisvakje
workshop-brush-exit = Uitgang
workshop-brush-solid = Dicht vakje
workshop-brush-wall = Muur
workshop-areas = Gebied
workshop-area = Gebied { $area }
workshop-clear-walls = Alle muren weghalen
workshop-random-board = Willekeurig bord
workshop-spinner = Draaischijf
workshop-die = Dobbelsteen van de spoken
workshop-faces-about = Getallen van 1 tot en met 8, gescheiden door spaties. Met 4x2 komt de 4 twee keer zo vaak voor. F2 kan alleen op de dobbelsteen: een sterk spook wordt dan eerst zwak, of een zwak spook sterk, en beweegt daarna 2 vakjes.
workshop-chances = Hoe vaak elke kleur wint
workshop-chances-about = Een schatting: niveau 8 speelt snelle partijen tegen zichzelf. De kolommen a tot en met d zijn de gebieden van de spelers.
workshop-share = { CHANCE($share) }
workshop-turns = Beurten per partij
workshop-games-played = Partijen
workshop-more =
    { $count ->
        [one] En nog { $count } fout.
       *[other] En nog { $count } fouten.
    }
workshop-more-squares =
    { $count ->
        [one] En nog { $count } vakje.
       *[other] En nog { $count } vakjes.
    }
workshop-sheet-size = Bord: { $files } × { $ranks } vakjes.
workshop-dots = Gebied { $colour } heeft { $count ->
        [one] { $count } stip
       *[other] { $count } stippen
    } in plaats van { $wanted }.
workshop-homes = Gebied { $colour } heeft { $count ->
        [one] { $count } thuisvakje
       *[other] { $count } thuisvakjes
    } in plaats van één.
workshop-exits =
    { $count ->
        [one] Er is { $count } uitgang in plaats van vier.
       *[other] Er zijn { $count } uitgangen in plaats van vier.
    }
workshop-powers =
    { $count ->
        [one] Er is { $count } krachtstip in plaats van vier.
       *[other] Er zijn { $count } krachtstippen in plaats van vier.
    }
workshop-circles = Een bord heeft minstens drie witte cirkels nodig; dit bord heeft er { $count }.
workshop-no-way = { $square } is vanaf de witte cirkels niet te bereiken.
workshop-closed-home = Het thuisvakje { $square } heeft geen uitweg.
workshop-face = “{ $text }” kan hier niet. Schrijf een getal van 1 tot en met 8, op de dobbelsteen ook met een F ervoor, zoals F2. Met 4x3 komt de 4 drie keer zo vaak voor.
workshop-few-faces = Een draaischijf heeft minstens twee verschillende getallen nodig, een dobbelsteen minstens één. Op elk van beide mogen er hoogstens 999 staan; 4x3 telt als drie.
