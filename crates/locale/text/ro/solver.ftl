### Messages of one face; see common.ftl for what all share.

solve-stopped = Rezolvarea a fost oprită; data viitoare continuă de aici.
solve-memory = Rezolvarea cere { $needed } MB de memorie și sunt liberi numai { $free } MB.
solve-disk = { $path } nu poate fi folosit: { $error }
solve-busy = Altcineva rezolvă chiar acum acest labirint, în { $path }.
solve-foreign = { $path } nu este o soluție a acestui labirint.
solve-damaged = { $path } este deteriorat; mutați-l și rezolvați din nou labirintul.
solve-anew = { $path } este deteriorat sau dintr-o versiune mai veche; labirintul se rezolvă din nou.
solve-size = „{ $word }” nu este o mărime: scrieți coloane x rânduri, fiecare de la 4 la 9, de exemplu 6x6.
solve-start-pac = Vieți { $lives }: PAC-MAN câștigă, cel târziu în tura { $turns }.
solve-start-ghosts = Vieți { $lives }: fantomele câștigă, cel târziu în tura { $turns }.
solve-start-endless = Vieți { $lives }: nimeni nu poate forța victoria.
solve-counts = Vieți { $lives }, poziții: PAC-MAN câștigă { $pac }, fantomele { $ghosts }, nimeni { $endless }.
solve-file = Soluția este în { $path } ({ $size } MB).
solve-progress = Stratul { $layer } din { $layers }; secunde rămase: { $left }
