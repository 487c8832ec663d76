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
