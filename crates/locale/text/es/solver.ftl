### Messages of one face; see common.ftl for what all share.

solve-stopped = La resolución se detuvo; la próxima vez sigue desde aquí.
solve-memory = Resolver esto necesita { $needed } MB de memoria y solo hay { $free } MB libres.
solve-disk = { $path } no se puede usar: { $error }
solve-busy = Alguien más está resolviendo ahora este laberinto, en { $path }.
solve-foreign = { $path } no es una solución de este laberinto.
solve-damaged = { $path } está dañado; apártelo y resuelva el laberinto de nuevo.
solve-anew = { $path } está dañado o es de una versión anterior; el laberinto se resuelve de nuevo.
solve-size = «{ $word }» no es un tamaño: escriba columnas x filas, de 4 a 9 cada una, por ejemplo 6x6.
solve-start-pac = Vidas { $lives }: PAC-MAN gana, a más tardar en el turno { $turns }.
solve-start-ghosts = Vidas { $lives }: los fantasmas ganan, a más tardar en el turno { $turns }.
solve-start-endless = Vidas { $lives }: nadie puede forzar la victoria.
solve-counts = Vidas { $lives }, posiciones: PAC-MAN gana { $pac }, los fantasmas { $ghosts }, nadie { $endless }.
solve-file = La solución está en { $path } ({ $size } MB).
solve-progress = Capa { $layer } de { $layers }; segundos restantes: { $left }
