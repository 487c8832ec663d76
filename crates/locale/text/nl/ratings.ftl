## Partijen met rating: wat een tafel weigert, en wat nodig is om een tegenstander te vinden

server-rated-casual = Dit is een vriendschappelijke partij: ze verandert geen ratings.
server-rated-no-pool = Voor dit spel met zoveel spelers zijn er geen ratings.
server-rated-no-clock = Een partij met rating wordt met een klok gespeeld.
server-rated-not-standard = Een partij met rating begint vanuit de beginstand van het spel, met de gewone regels: zonder opties, ander doolhof of andere stelling.
server-rated-guest = Voor partijen met rating is een account nodig; vriendschappelijke partijen zijn voor iedereen.
server-rated-computer = Partijen met rating zijn tussen mensen: de computer kan niet meedoen.
server-rated-same-person = In een partij met rating heeft iedereen één plaats.
server-rated-takeback = In een partij met rating kan geen zet worden teruggenomen.
server-rated-not-moved = De partij heeft geen ratings veranderd, want nog niet iedereen had een zet gedaan.
server-rated-aborted = De partij heeft geen ratings veranderd, want ze is geannuleerd.
server-rated-pool = Er zijn geen ratings met de naam ‘{ $word }’.
server-rated-wait = Je bent een paar keer vroeg uit een partij vertrokken, terwijl daar iemand wachtte. Vanaf { DATETIME($until) } kun je weer een tegenstander zoeken; tot dan kun je via een link of tegen de computer spelen.
server-rated-rebuilt = De ratings zijn opnieuw berekend. Wijzigingen: { $changes }; verbeterde rijen: { $corrected }.
### Ratings: de niveaus van de computer op hun schaal, grafieken, ranglijsten, tafels met rating.

## Computerspelers

rating-offer-up = Een niveau hoger: { $name }
rating-offer-down = Een niveau lager: { $name }
rating-fit = Wie past bij je?
rating-fit-1 = Mijn eerste partij
rating-fit-3 = Ik ken de regels
rating-fit-5 = Ik denk vooruit
rating-fit-8 = Ik wil verslagen worden
rating-level-estimate = Speelt met een rating van ongeveer { $rating }.
rating-fit-own = Past bij mijn rating van { $rating }

## Soorten partijen, en wat er van iemand bekend is

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
rating-refund = Teruggegeven
rating-games =
    { $count ->
        [one] { $count } partij met rating
       *[other] { $count } partijen met rating
    }
rating-best = beste { $rating }
rating-provisional = Het vraagteken zegt dat dit nog een schatting is. Een paar partijen met rating erbij, en het staat vast.
rating-unranked = Nog niet zeker genoeg voor een plaats op de ranglijst. Een paar partijen met rating helpen.

## Ranglijsten

rating-not-here = Deze server heeft geen accounts en dus geen ratings. Alle partijen zijn vriendschappelijk.
rating-own-place =
    { $count ->
        [one] Je staat op plaats { $place } van { $count }.
       *[other] Je staat op plaats { $place } van { $count }.
    }
rating-guest = Gasten spelen vriendschappelijk: een rating vraagt een naam die blijft, en dus een account.
rating-no-own = Je hebt nog geen rating in dit soort partij. Speel een partij met rating, en je begint op 1500.
rating-own-provisional = Je rating is { $rating }. Het vraagteken zegt dat het nog een schatting is: speel nog een paar partijen met rating.
rating-own-unranked = Je rating is { $rating }. Nog een paar partijen met rating, en je hebt hier een plaats.
rating-account-link = Naar je account
rating-board-empty = De eerste plaats is vrij.
rating-board-empty-more = Niemand heeft al genoeg partijen met rating van dit soort gespeeld. Zoek een tegenstander, speel af en toe, en misschien staat jouw naam hier.
rating-find-game = Partij zoeken
rating-more = Meer tonen
rating-board-who = Op de lijst staat wie een rating heeft die zeker genoeg is; wie lang niet speelt, raakt de plaats kwijt tot de volgende partijen. De niveaus van de computer en privépagina’s staan er niet op.
rating-spread = Hoe ratings verdeeld zijn
rating-spread-of =
    { $count ->
        [one] { $count } speler, schattingen niet meegeteld.
       *[other] { $count } spelers, schattingen niet meegeteld.
    }
rating-percentile = Je staat voor op { $share } van hen.
rating-step =
    { $count ->
        [one] { $from } tot { $to }: { $count } speler
       *[other] { $from } tot { $to }: { $count } spelers
    }

## Met rating of vriendschappelijk

rating-choice = Met rating of vriendschappelijk
rating-casual = Vriendschappelijk
rating-rated-more = De uitslag verandert ratings. Zetten worden niet teruggenomen.
rating-casual-more = Ratings blijven zoals ze zijn.
rating-why-clock = Een partij met rating heeft een klok nodig.
rating-why-computer = Alleen partijen tussen mensen tellen voor de rating.
rating-why-same-person = In een partij met rating heeft iedereen één plek.
rating-why-pool = Voor dit aantal spelers zijn er geen ratings.
rating-why-standard = Partijen met rating beginnen zoals altijd, zonder andere opties en in het gewone doolhof.
rating-stake = Op het spel, als je wint of verliest:
rating-stake-words = Winst levert { $won } op, remise { $drawn }, verlies { $lost }.
rating-table-guest = Log in op een account om aan deze tafel met rating te gaan zitten.
