### Solving PAC-MAN mazes; see common.ftl for what all programs share.

solve-stopped = Gestopt. De volgende keer gaat het hier verder.
solve-memory = Dit doolhof oplossen kost { $needed } MB geheugen, en er is maar { $free } MB vrij.
solve-disk = Kan { $path } niet gebruiken: { $error }
solve-busy = Een ander programma is dit doolhof al aan het oplossen en schrijft naar { $path }.
solve-foreign = { $path } is geen oplossing van dit doolhof.
solve-damaged = { $path } is beschadigd. Zet het bestand ergens anders neer en los het doolhof opnieuw op.
solve-anew = { $path } is beschadigd of komt uit een oudere versie. Het doolhof wordt helemaal opnieuw opgelost.
solve-size = “{ $word }” is geen maat. Schrijf kolommen x rijen, elk van 4 tot en met 9, zoals 6x6.
solve-start-pac =
    { $lives ->
        [one] { $lives } leven: PAC-MAN wint uiterlijk in beurt { $turns }.
       *[other] { $lives } levens: PAC-MAN wint uiterlijk in beurt { $turns }.
    }
solve-start-ghosts =
    { $lives ->
        [one] { $lives } leven: de spoken winnen uiterlijk in beurt { $turns }.
       *[other] { $lives } levens: de spoken winnen uiterlijk in beurt { $turns }.
    }
solve-start-endless =
    { $lives ->
        [one] { $lives } leven: geen van beide kanten kan winst afdwingen.
       *[other] { $lives } levens: geen van beide kanten kan winst afdwingen.
    }
solve-counts =
    { $lives ->
        [one] Stellingen met { $lives } leven: { $pac } gewonnen voor PAC-MAN, { $ghosts } voor de spoken, { $endless } onbeslist.
       *[other] Stellingen met { $lives } levens: { $pac } gewonnen voor PAC-MAN, { $ghosts } voor de spoken, { $endless } onbeslist.
    }
solve-file = De oplossing staat in { $path } ({ $size } MB).
solve-progress = Laag { $layer } van { $layers }; resterende seconden: { $left }
solve-search = Doolhof { $nth }, levens: { $lives }, { $percent }. Afgevallen: PAC-MAN wint ({ $pac }), spoken winnen ({ $ghosts }), niemand wint ({ $endless }), te kort ({ $short })
solve-search-continues = Het zoeken gaat verder. Al geprobeerde doolhoven: { $tried }
solve-search-anew = { $path } is beschadigd of komt uit een oudere versie. Het zoeken begint opnieuw.
solve-fair-lives = Kies minstens 2 levens: in een eerlijk doolhof wint PAC-MAN met dat aantal levens, en winnen de spoken als hij één leven minder heeft.
