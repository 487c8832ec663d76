## Partidas puntuadas: qué rechaza una mesa y qué hace falta para encontrar rival

server-rated-casual = Esta partida es amistosa: no cambia ninguna puntuación.
server-rated-no-pool = Este juego no tiene puntuación con tantos jugadores.
server-rated-no-clock = Una partida puntuada se juega con reloj.
server-rated-not-standard = Una partida puntuada empieza desde la posición inicial del juego y con las reglas tal como son: sin opciones, otro laberinto ni otra posición.
server-rated-guest = Las partidas puntuadas requieren una cuenta; las amistosas son para todo el mundo.
server-rated-computer = Las partidas puntuadas son entre personas: el ordenador no puede participar.
server-rated-same-person = En una partida puntuada cada persona tiene un solo plaza.
server-rated-takeback = En una partida puntuada no se puede deshacer ninguna jugada.
server-rated-not-moved = La partida no cambió ninguna puntuación, porque alguien aún no había jugado.
server-rated-aborted = La partida no cambió ninguna puntuación, porque se canceló.
server-rated-pool = No hay ninguna puntuación llamada «{ $word }».
server-rated-wait = Has dejado varias partidas muy pronto, y alguien esperaba en ellas. Podrás volver a buscar rival a partir del { DATETIME($until) }; hasta entonces puedes jugar con un enlace o contra el ordenador.
server-rated-rebuilt = Las puntuaciones se han vuelto a calcular. Cambios: { $changes }; filas corregidas: { $corrected }.
### Puntuaciones: los niveles del ordenador en su escala, gráficas, clasificaciones, mesas puntuadas.

## Jugadores del ordenador

rating-offer-up = Un nivel más: { $name }
rating-offer-down = Un nivel menos: { $name }
rating-fit = ¿Quién te va bien?
rating-fit-1 = Mi primera partida
rating-fit-3 = Conozco las reglas
rating-fit-5 = Pienso por adelantado
rating-fit-8 = Quiero que me ganen
rating-level-estimate = Juega con una puntuación de unos { $rating }.
rating-fit-own = Va con mi puntuación de { $rating }

## Categorías, y lo que se sabe de alguien en ellas

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
rating-best = mejor { $rating }
rating-provisional = El signo de interrogación indica que todavía es una estimación. Con unas pocas partidas puntuadas más se aclara.
rating-unranked = Aún no es lo bastante segura para un lugar en la clasificación. Unas partidas puntuadas más ayudan.

## Clasificaciones

rating-not-here = Este servidor no tiene cuentas, y por eso tampoco puntuaciones. Todas las partidas son amistosas.
rating-own-place =
    { $count ->
        [one] Ocupas el lugar { $place } de { $count }.
       *[other] Ocupas el lugar { $place } de { $count }.
    }
rating-guest = Quien juega como invitado juega partidas amistosas: una puntuación necesita un nombre que dure, es decir, una cuenta.
rating-no-own = Todavía no tienes puntuación en este tipo de partida. Juega una partida puntuada y empiezas en 1500.
rating-own-provisional = Tu puntuación es { $rating }. El signo de interrogación dice que aún es una estimación: juega unas partidas puntuadas más.
rating-own-unranked = Tu puntuación es { $rating }. Unas partidas puntuadas más y tendrás un lugar aquí.
rating-account-link = A tu cuenta
rating-board-empty = El primer lugar está libre.
rating-board-empty-more = Nadie ha jugado todavía bastantes partidas puntuadas de este tipo. Busca rival, juega de vez en cuando, y quizá tu nombre esté aquí.
rating-find-game = Buscar partida
rating-more = Mostrar más
rating-board-who = Aparecen quienes tienen una puntuación lo bastante segura; tras mucho tiempo sin jugar se pierde el lugar hasta las siguientes partidas. Los niveles del ordenador y las páginas privadas no figuran.
rating-spread = Cómo se reparten las puntuaciones
rating-spread-of =
    { $count ->
        [one] { $count } persona, sin contar estimaciones.
       *[other] { $count } personas, sin contar estimaciones.
    }
rating-percentile = Estás por delante del { $share } de ellas.
rating-step =
    { $count ->
        [one] De { $from } a { $to }: { $count } persona
       *[other] De { $from } a { $to }: { $count } personas
    }

## Puntuada o amistosa

rating-choice = Puntuada o amistosa
rating-casual = Amistosa
rating-rated-more = El resultado cambia las puntuaciones. No se deshacen jugadas.
rating-casual-more = Las puntuaciones quedan como están.
rating-why-clock = Una partida puntuada necesita reloj.
rating-why-computer = Solo puntúan las partidas entre personas.
rating-why-same-person = En una partida puntuada cada persona tiene una sola plaza.
rating-why-pool = No hay puntuaciones para este número de jugadores.
rating-why-standard = Las partidas puntuadas empiezan como siempre, sin cambiar opciones y en el laberinto habitual.
rating-stake = En juego, si ganas o pierdes:
rating-stake-words = Una victoria da { $won }, unas tablas { $drawn }, una derrota { $lost }.
rating-table-guest = Para sentarte a esta mesa puntuada, entra en una cuenta.
