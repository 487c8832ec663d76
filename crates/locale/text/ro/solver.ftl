### Solving PAC-MAN mazes; see common.ftl for what all programs share.

solve-stopped = Calculul a fost întrerupt. Data viitoare continuă de aici.
solve-memory = Pentru rezolvarea acestui labirint e nevoie de { $needed } MB de memorie, dar sunt liberi doar { $free } MB.
solve-disk = Nu se poate folosi { $path }: { $error }
solve-busy = Alt program rezolvă deja acest labirint și scrie în { $path }.
solve-foreign = { $path } nu e o soluție a acestui labirint.
solve-damaged = Fișierul { $path } e deteriorat. Mută-l în altă parte și rezolvă din nou labirintul.
solve-anew = Fișierul { $path } e deteriorat sau dintr-o versiune mai veche. Labirintul se rezolvă din nou, de la zero.
solve-size = „{ $word }” nu e o mărime. Scrie coloane x linii, fiecare de la 4 la 9, de exemplu 6x6.
solve-start-pac =
    { $lives ->
        [one] { $lives } viață: PAC-MAN câștigă cel târziu la rândul { $turns }.
        [few] { $lives } vieți: PAC-MAN câștigă cel târziu la rândul { $turns }.
       *[other] { $lives } de vieți: PAC-MAN câștigă cel târziu la rândul { $turns }.
    }
solve-start-ghosts =
    { $lives ->
        [one] { $lives } viață: fantomele câștigă cel târziu la rândul { $turns }.
        [few] { $lives } vieți: fantomele câștigă cel târziu la rândul { $turns }.
       *[other] { $lives } de vieți: fantomele câștigă cel târziu la rândul { $turns }.
    }
solve-start-endless =
    { $lives ->
        [one] { $lives } viață: nimeni nu poate forța victoria.
        [few] { $lives } vieți: nimeni nu poate forța victoria.
       *[other] { $lives } de vieți: nimeni nu poate forța victoria.
    }
solve-counts =
    { $lives ->
        [one] Poziții cu { $lives } viață: PAC-MAN câștigă în { $pac }, fantomele în { $ghosts }, nimeni în { $endless }.
        [few] Poziții cu { $lives } vieți: PAC-MAN câștigă în { $pac }, fantomele în { $ghosts }, nimeni în { $endless }.
       *[other] Poziții cu { $lives } de vieți: PAC-MAN câștigă în { $pac }, fantomele în { $ghosts }, nimeni în { $endless }.
    }
solve-file = Soluția e în { $path } ({ $size } MB).
solve-progress = Stratul { $layer } din { $layers }; secunde rămase: { $left }
solve-search = Labirintul { $nth }, vieți: { $lives }, { $percent }. Respinse: câștigă PAC-MAN ({ $pac }), câștigă fantomele ({ $ghosts }), nu câștigă nimeni ({ $endless }), prea scurte ({ $short })
solve-search-continues = Căutarea continuă. Labirinturi încercate până acum: { $tried }
solve-search-anew = { $path } e deteriorat sau dintr-o versiune mai veche. Căutarea începe din nou.
solve-fair-lives = Alege cel puțin 2 vieți: într-un labirint echilibrat PAC-MAN câștigă cu atâtea vieți, iar cu una mai puțin câștigă fantomele.
