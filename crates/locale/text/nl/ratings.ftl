## Rated games: what a table refuses, and what pairing asks for

server-rated-casual = Dit is een vriendschappelijke partij: de ratings veranderen niet.
server-rated-no-pool = Voor dit spel met dit aantal spelers zijn er geen ratings.
server-rated-no-clock = Een partij met rating wordt met een klok gespeeld.
server-rated-not-standard = Een partij met rating volgt de gewone regels, in het gewone doolhof en vanuit de gewone beginstelling.
server-rated-guest = Voor partijen met rating heb je een account nodig; vriendschappelijke partijen kan iedereen spelen.
server-rated-computer = Partijen met rating zijn alleen voor mensen: computerspelers kunnen niet meedoen.
server-rated-same-person = In een partij met rating speel je niet tegen jezelf: op elke plek speelt iemand anders.
server-rated-takeback = In een partij met rating kun je geen zetten terugnemen.
server-rated-not-moved = De ratings veranderen niet, want nog niet iedereen had een zet gedaan.
server-rated-aborted = De ratings veranderen niet, want de partij is geannuleerd.
server-rated-pool = Er zijn geen ratings met de naam “{ $word }”.
server-rated-wait = Je bent een paar keer te vroeg uit een partij gestapt terwijl iemand op je wachtte. Vanaf { DATETIME($until) } kun je weer een tegenstander zoeken; tot dan kun je spelen via een link of tegen de computer.
server-rated-later = Tijdens een update van de server zijn er geen partijen met rating. Speel een vriendschappelijke partij, of probeer het over een paar minuten opnieuw.
server-pairing-seats = Een snelle partij is voor twee mensen, of voor vier bij Quoridor en Quoridor Mini.
server-rated-rebuilt = De ratings zijn opnieuw berekend. Wijzigingen: { $changes }; gecorrigeerde rijen: { $corrected }.
### Ratings: the computer's levels on their scale, graphs, leaderboards, rated tables.

## Computer players

rating-offer-up = Een niveau hoger: { $name }
rating-offer-down = Een niveau lager: { $name }
rating-fit = Welk niveau past bij je?
rating-fit-1 = Mijn eerste partij
rating-fit-3 = Ik ken de regels
rating-fit-5 = Ik denk vooruit
rating-fit-8 = Ik wil het sterkste niveau
rating-level-estimate =
    { $pool ->
        [pacman] Speelt als PAC-MAN met een rating van ongeveer { $rating }.
        [ghosts] Speelt als de spoken met een rating van ongeveer { $rating }.
       *[other] Speelt als iemand met een rating van ongeveer { $rating }.
    }
rating-fit-own =
    { $pool ->
        [pacman] Past bij mijn rating van { $rating } als PAC-MAN
        [ghosts] Past bij mijn rating van { $rating } als de spoken
       *[other] Past bij mijn rating van { $rating }
    }

## Pools, and what is known of somebody in them

rating-pool = Soort partij
rating-pool-classic = Quoridor
rating-pool-classic-correspondence = Quoridor, dagen per zet
rating-pool-mini = Quoridor Mini
rating-pool-four-players = Vier spelers
rating-pool-pacman = Als PAC-MAN
rating-pool-ghosts = Als de spoken
rating-pool-mspacman = Ms. Pac-Man
rating-title = Ratings
rating-graph =
    { $count ->
        [one] De rating na { $count } partij: { $rating }. Laagste { $least }, hoogste { $most }.
       *[other] De rating over { $count } partijen: nu { $rating }, laagste { $least }, hoogste { $most }.
    }
rating-as-table = Elke verandering als tabel
rating-column-day = Dag
rating-column-rating = Rating
rating-column-change = Verschil
rating-column-game = Partij
rating-refund = Punten terug
rating-games =
    { $count ->
        [one] { $count } partij met rating
       *[other] { $count } partijen met rating
    }
rating-best = hoogste { $rating }
rating-results = gewonnen: { $won } · remise: { $drawn } · verloren: { $lost }
rating-began = Als eerste aan de beurt
rating-followed = Later aan de beurt
rating-streak = Overwinningen op rij: { $count } · langste reeks: { $longest }
rating-first-win = Eerste overwinning
rating-best-wins = Beste overwinningen
rating-provisional = Het vraagteken betekent dat dit nog een schatting is. Na nog een paar partijen met rating verdwijnt het.
rating-unranked = Deze rating is nog niet zeker genoeg voor de ranglijst. Na nog een paar partijen met rating wel.

## Leaderboards

rating-not-here = Deze server heeft geen accounts en dus geen ratings. Alle partijen zijn vriendschappelijk.
rating-own-place =
    { $count ->
        [one] Je staat op plaats { $place } van { $count }.
       *[other] Je staat op plaats { $place } van de { $count } spelers.
    }
rating-guest = Gasten spelen alleen vriendschappelijke partijen. Maak een account aan om een rating te krijgen.
rating-no-own = Je hebt nog geen rating voor dit soort partijen. Speel een partij met rating: je begint op 1500.
rating-own-provisional = Je rating is { $rating }. Het vraagteken betekent dat dit nog een schatting is: speel nog een paar partijen met rating.
rating-own-unranked = Je rating is { $rating }. Na nog een paar partijen met rating sta je op deze lijst.
rating-own-private = Je rating is { $rating }. Je pagina is privé, daarom sta je niet op deze lijst. In je account kun je dat veranderen.
rating-account-link = Naar je account
rating-board-empty = De eerste plaats is nog vrij.
rating-board-empty-more = Nog niemand heeft genoeg partijen met rating van dit soort gespeeld. Zoek een tegenstander: misschien staat jouw naam hier straks als eerste.
rating-find-game = Partij zoeken
rating-more = Meer tonen
rating-board-who = Op de lijst staat iedereen van wie de rating zeker genoeg is. Wie lang niet speelt, valt eraf en komt terug na een paar nieuwe partijen. Computerspelers en mensen met een privépagina staan er niet op.
rating-spread = Verdeling van de ratings
rating-spread-of =
    { $count ->
        [one] { $count } speler, schattingen niet meegeteld.
       *[other] { $count } spelers, schattingen niet meegeteld.
    }
rating-percentile = Je staat hoger dan { $share } van de anderen.
rating-step =
    { $count ->
        [one] { $from } tot { $to }: { $count } speler
       *[other] { $from } tot { $to }: { $count } spelers
    }

## Rated or casual

rating-choice = Met rating of vriendschappelijk
rating-casual = Vriendschappelijk
rating-rated-more = De uitslag telt voor de rating. Zetten terugnemen kan niet.
rating-casual-more = De ratings veranderen niet.
rating-why-clock = Een partij met rating wordt met een klok gespeeld.
rating-why-computer = Alleen partijen tussen mensen tellen voor de rating.
rating-why-same-person = In een partij met rating kan iedereen maar één plek innemen.
rating-why-pool = Voor dit aantal spelers zijn er geen ratings.
rating-why-standard = Een partij met rating volgt de gewone regels, in het gewone doolhof en vanuit de gewone beginstelling.
rating-stake = Zo verandert je rating bij winst of verlies:
rating-stake-words = Bij winst { $won }, bij remise { $drawn }, bij verlies { $lost }.
rating-stake-missing = Wie nog ontbreekt, telt daarbij mee met dezelfde rating als jij.
rating-table-guest = Meld je aan met een account om mee te doen aan deze tafel met rating.
