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
server-rated-aborted = De partij heeft geen ratings veranderd, want ze is afgebroken.
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
