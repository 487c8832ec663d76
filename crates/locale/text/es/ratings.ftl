## Partidas puntuadas: qué rechaza una mesa y qué hace falta para encontrar rival

server-rated-casual = Esta partida es amistosa: no cambia ninguna puntuación.
server-rated-no-pool = Este juego no tiene puntuación con tantos jugadores.
server-rated-no-clock = Una partida puntuada se juega con reloj.
server-rated-not-standard = Una partida puntuada empieza desde la posición inicial del juego y con las reglas tal como son: sin opciones, otro laberinto ni otra posición.
server-rated-guest = Las partidas puntuadas requieren una cuenta; las amistosas son para todo el mundo.
server-rated-computer = Las partidas puntuadas son entre personas: el ordenador no puede participar.
server-rated-same-person = En una partida puntuada cada persona tiene un solo sitio.
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
