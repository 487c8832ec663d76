### Solving PAC-MAN mazes; see common.ftl for what all programs share.

solve-stopped = Cálculo interrumpido. La próxima vez continuará desde aquí.
solve-memory = Para resolver este laberinto hacen falta { $needed } MB de memoria, y solo hay { $free } MB libres.
solve-disk = No se puede usar { $path }: { $error }
solve-busy = Otro programa ya está resolviendo este laberinto y escribiendo en { $path }.
solve-foreign = { $path } no es una solución de este laberinto.
solve-damaged = { $path } está dañado. Muévelo a otra carpeta y vuelve a resolver el laberinto.
solve-anew = { $path } está dañado o es de una versión anterior. El laberinto se va a resolver de nuevo desde el principio.
solve-size = «{ $word }» no es un tamaño. Escribe columnas x filas, de 4 a 9 cada una, por ejemplo 6x6.
solve-start-pac =
    { $lives ->
        [one] { $lives } vida: PAC-MAN gana en el turno { $turns } como muy tarde.
       *[other] { $lives } vidas: PAC-MAN gana en el turno { $turns } como muy tarde.
    }
solve-start-ghosts =
    { $lives ->
        [one] { $lives } vida: los fantasmas ganan en el turno { $turns } como muy tarde.
       *[other] { $lives } vidas: los fantasmas ganan en el turno { $turns } como muy tarde.
    }
solve-start-endless =
    { $lives ->
        [one] { $lives } vida: ningún bando puede forzar la victoria.
       *[other] { $lives } vidas: ningún bando puede forzar la victoria.
    }
solve-counts =
    { $lives ->
        [one] Posiciones con { $lives } vida: PAC-MAN gana en { $pac }; los fantasmas, en { $ghosts }; nadie, en { $endless }.
       *[other] Posiciones con { $lives } vidas: PAC-MAN gana en { $pac }; los fantasmas, en { $ghosts }; nadie, en { $endless }.
    }
solve-file = La solución está en { $path } ({ $size } MB).
solve-progress = Capa { $layer } de { $layers }; segundos restantes: { $left }
solve-search = Laberinto { $nth }, vidas: { $lives }, { $percent }. Descartados: gana PAC-MAN ({ $pac }), ganan los fantasmas ({ $ghosts }), no gana nadie ({ $endless }), demasiado cortos ({ $short })
solve-search-continues = La búsqueda continúa. Laberintos ya probados: { $tried }
solve-search-anew = { $path } está dañado o es de una versión anterior. La búsqueda empieza de nuevo.
solve-fair-lives = Elige al menos 2 vidas: en un laberinto equilibrado, PAC-MAN gana con ese número de vidas, y con una menos ganan los fantasmas.
