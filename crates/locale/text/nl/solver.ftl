### Messages of one face; see common.ftl for what all share.

solve-stopped = Het oplossen is gestopt; de volgende keer gaat het hier verder.
solve-memory = Dit oplossen kost { $needed } MB geheugen, en er is maar { $free } MB vrij.
solve-disk = { $path } is niet te gebruiken: { $error }
solve-busy = Iemand anders lost dit doolhof nu al op, in { $path }.
solve-foreign = { $path } is geen oplossing van dit doolhof.
solve-damaged = { $path } is beschadigd; zet het bestand weg en los het doolhof opnieuw op.
solve-anew = { $path } is beschadigd of van een oudere versie; het doolhof wordt opnieuw opgelost.
solve-size = “{ $word }” is geen maat: schrijf kolommen x rijen, elk van 4 tot 9, zoals 6x6.
solve-start-pac = Levens { $lives }: PAC-MAN wint, uiterlijk in beurt { $turns }.
solve-start-ghosts = Levens { $lives }: de spoken winnen, uiterlijk in beurt { $turns }.
solve-start-endless = Levens { $lives }: niemand kan winst afdwingen.
solve-counts = Levens { $lives }, stellingen: PAC-MAN wint er { $pac }, de spoken { $ghosts }, niemand { $endless }.
solve-file = De oplossing staat in { $path } ({ $size } MB).
solve-progress = Laag { $layer } van { $layers }; nog seconden: { $left }
