## Rated games: what a table refuses, and what pairing asks for

server-rated-casual = Esta partida es amistosa: no cambia ninguna puntuación.
server-rated-no-pool = Este juego no tiene puntuación con este número de jugadores.
server-rated-no-clock = Una partida puntuada se juega con reloj.
server-rated-not-standard = Una partida puntuada empieza desde la posición inicial y con las reglas habituales: no se pueden cambiar las opciones, el laberinto ni la posición.
server-rated-guest = Las partidas puntuadas requieren una cuenta; las amistosas son para todo el mundo.
server-rated-computer = Las partidas puntuadas son entre personas: el ordenador no puede participar.
server-rated-same-person = En una partida puntuada cada persona tiene una sola plaza.
server-rated-takeback = En una partida puntuada no se puede deshacer ninguna jugada.
server-rated-not-moved = La partida no cambió ninguna puntuación, porque alguien aún no había hecho ninguna jugada.
server-rated-aborted = La partida no cambió ninguna puntuación, porque se canceló.
server-rated-pool = No existe el tipo de partida «{ $word }».
server-rated-wait = Has dejado varias partidas antes de tiempo, y alguien se ha quedado esperando. Podrás volver a buscar rival a partir del { DATETIME($until) }; hasta entonces puedes jugar mediante un enlace o contra el ordenador.
server-rated-later = No hay partidas puntuadas mientras se actualiza el servidor. Juega una amistosa o inténtalo de nuevo en unos minutos.
server-pairing-seats = Una partida rápida es para dos personas, o para cuatro en Quoridor y Quoridor Mini.
server-rated-rebuilt = Las puntuaciones se han vuelto a calcular. Cambios: { $changes }; filas corregidas: { $corrected }.
### Ratings: the computer's levels on their scale, graphs, leaderboards, rated tables.

## Computer players

rating-offer-up = Un nivel más: { $name }
rating-offer-down = Un nivel menos: { $name }
rating-fit = ¿Qué nivel te va bien?
rating-fit-1 = Mi primera partida
rating-fit-3 = Conozco las reglas
rating-fit-5 = Juego con un plan
rating-fit-8 = Quiero el nivel más fuerte
rating-level-estimate =
    { $pool ->
        [pacman] Con PAC-MAN, la puntuación de este nivel es de unos { $rating } puntos.
        [ghosts] Con los fantasmas, la puntuación de este nivel es de unos { $rating } puntos.
       *[other] La puntuación de este nivel es de unos { $rating } puntos.
    }
rating-fit-own =
    { $pool ->
        [pacman] Según mi puntuación con PAC-MAN: { $rating }
        [ghosts] Según mi puntuación con los fantasmas: { $rating }
       *[other] Según mi puntuación: { $rating }
    }

## Pools, and what is known of somebody in them

rating-pool = Tipo de partida
rating-pool-classic = Quoridor
rating-pool-classic-correspondence = Quoridor, días por jugada
rating-pool-mini = Quoridor Mini
rating-pool-four-players = Cuatro jugadores
rating-pool-pacman = Con PAC-MAN
rating-pool-ghosts = Con los fantasmas
rating-pool-mspacman = Ms. Pac-Man
rating-title = Puntuaciones
rating-graph =
    { $count ->
        [one] La puntuación tras { $count } partida: { $rating }. Mínimo { $least }, máximo { $most }.
       *[other] La puntuación a lo largo de { $count } partidas: ahora { $rating }, mínimo { $least }, máximo { $most }.
    }
rating-as-table = Todos los cambios en una tabla
rating-column-day = Día
rating-column-rating = Puntuación
rating-column-change = Cambio
rating-column-game = Partida
rating-refund = Puntos devueltos
rating-games =
    { $count ->
        [one] { $count } partida puntuada
       *[other] { $count } partidas puntuadas
    }
rating-best = máximo: { $rating }
rating-results = ganadas: { $won } · tablas: { $drawn } · perdidas: { $lost }
rating-began = Jugando primero
rating-followed = Jugando después
rating-streak = Victorias seguidas: { $count } · récord: { $longest }
rating-first-win = Primera victoria
rating-best-wins = Mejores victorias
rating-provisional = El signo de interrogación indica que todavía es una estimación. Con algunas partidas puntuadas más será más precisa.
rating-unranked = Esta puntuación aún no es lo bastante precisa para entrar en la clasificación. Hacen falta algunas partidas puntuadas más.

## Leaderboards

rating-not-here = Este servidor no tiene cuentas, y por eso tampoco puntuaciones. Todas las partidas son amistosas.
rating-own-place =
    { $count ->
        [one] Ocupas el lugar { $place } de { $count }.
       *[other] Ocupas el lugar { $place } de { $count }.
    }
rating-guest = Sin cuenta se juegan partidas amistosas. Para tener una puntuación, crea una cuenta.
rating-no-own = Todavía no tienes puntuación en este tipo de partida. Juega una partida puntuada: todo el mundo empieza con 1500.
rating-own-provisional = Tu puntuación es { $rating }. El signo de interrogación indica que todavía es una estimación: juega algunas partidas puntuadas más.
rating-own-unranked = Tu puntuación es { $rating }. Con algunas partidas puntuadas más aparecerás aquí.
rating-own-private = Tu puntuación es { $rating }. Tu página es privada, por eso no apareces aquí. Puedes cambiarlo en tu cuenta.
rating-account-link = Ir a tu cuenta
rating-board-empty = El primer lugar todavía está libre.
rating-board-empty-more = Nadie ha jugado todavía suficientes partidas puntuadas de este tipo. Busca rival: el primer nombre puede ser el tuyo.
rating-find-game = Buscar partida
rating-more = Ver más
rating-board-who = Aquí aparece quien tiene una puntuación lo bastante precisa; quien pasa mucho tiempo sin jugar deja de aparecer y vuelve tras algunas partidas nuevas. No aparecen los niveles del ordenador ni quien tiene una página privada.
rating-spread = Cómo se reparten las puntuaciones
rating-spread-of =
    { $count ->
        [one] { $count } persona, sin contar las puntuaciones estimadas.
       *[other] { $count } personas, sin contar las puntuaciones estimadas.
    }
rating-percentile = Superas al { $share } de las demás personas.
rating-step =
    { $count ->
        [one] De { $from } a { $to }: { $count } persona
       *[other] De { $from } a { $to }: { $count } personas
    }

## Rated or casual

rating-choice = Puntuada o amistosa
rating-casual = Amistosa
rating-rated-more = El resultado cambia las puntuaciones. No se pueden deshacer jugadas.
rating-casual-more = Las puntuaciones no cambian.
rating-why-clock = Una partida puntuada se juega con reloj.
rating-why-computer = Solo puntúan las partidas entre personas.
rating-why-same-person = En una partida puntuada cada persona tiene una sola plaza.
rating-why-pool = No hay puntuaciones para este número de jugadores.
rating-why-standard = Las partidas puntuadas se juegan con la posición inicial, las opciones y el laberinto habituales.
rating-stake = Puntos en juego, si ganas o si pierdes:
rating-stake-words = Victoria: { $won }; tablas: { $drawn }; derrota: { $lost }.
rating-stake-missing = Se supone que quienes aún faltan tienen la misma puntuación que tú.
rating-table-guest = Para unirte a esta mesa puntuada, inicia sesión en tu cuenta.
