### What the server refuses, and what it says when it runs.

## Joining

server-no-table = No existe la mesa { $table }.
server-no-seat = En esta mesa no hay jugador { $seat }.
server-seat-taken = Otra persona ya es el jugador { $seat }.
server-seat-reserved = Este sitio está reservado para otra persona.
server-seated = Ya estás en esta mesa.
server-full = No queda ningún sitio libre para ti en esta mesa.
server-piece-taken = Otra persona ya ha elegido ese personaje.
server-creator-only = Solo puede hacerlo quien creó la mesa.
server-too-many-places = La mesa tiene más jugadores de los que admite el juego.
server-level = Los niveles van del 1 al 8.
server-clock = El tiempo va de 1 segundo a 24 horas, con una hora más por jugada como máximo, o de 1 a 60 días por jugada.
server-starter = Ese jugador no puede empezar.
server-start-over = La partida terminaría antes de empezar: { $position }
server-spec-long = Es demasiado largo. Un laberinto o una posición ocupa como máximo { $longest } bytes.
server-luck = Tu aportación a los dados debe ser una sola palabra de { $longest } bytes como máximo.
server-too-many-tables = Tienes { $most } mesas abiertas. Termina una antes.

## Playing

server-not-started = La partida aún no ha empezado.
server-started = La partida ya ha empezado.
server-over = La partida ha terminado.
server-not-over = La partida aún no ha terminado.
server-not-yours = No eres ese jugador.
server-not-your-turn = Le toca al jugador { $seat }.
server-not-a-move = { $word } no es una jugada.
server-paused = La partida está en pausa.
server-not-paused = La partida no está en pausa.
server-abort-late = La partida ya está en marcha: solo se puede cancelar de mutuo acuerdo.
server-not-away = El jugador { $seat } no está ausente, o todavía no lo suficiente.
server-offered = Ya lo has propuesto.
server-offered-before = Ya lo has propuesto desde tu última jugada. Podrás volver a proponerlo después de la próxima.
server-no-offer = Esa propuesta ya no sigue en pie.
server-takeback = No tienes ninguna jugada que deshacer, o después ya hubo una tirada o alguien se fue.
server-too-many-events = Han pasado demasiadas cosas en esta partida. Ya solo puedes mover o abandonar.
server-machine-declines = El ordenador no acepta tablas.
server-stale = Antes ha ocurrido otra cosa. El siguiente evento es el número { $next }.
server-taken = Ya hay otro evento con ese número.
server-seq = La jugada no indica qué número de evento espera.
server-nonce = El nonce debe tener de 1 a { $longest } caracteres.

## Hints

server-insight-live = No hay pistas en una partida en directo entre personas.
server-insight-turn = No hay nada que sugerir: no le toca a nadie.
server-insight-failed = El ordenador no ha encontrado respuesta. Inténtalo de nuevo dentro de un momento.
server-no-ply = La partida no tiene tantas jugadas.
## Solved mazes

server-solve-off = Este servidor no resuelve laberintos a petición.
server-solve-busy = Se está resolviendo otro laberinto. Inténtalo más tarde.
server-solve-too-large = Este laberinto es demasiado grande para resolverlo en este servidor.
server-solve-no-room = El servidor no tiene sitio para más soluciones.
server-solve-quota =
    { $most ->
        [one] Puedes pedir que se resuelva un laberinto al día.
       *[other] Puedes pedir que se resuelvan { $most } laberintos al día.
    }

## People and programs

server-token = Falta el token de sesión.
server-name = El nombre necesita al menos un carácter visible.
server-name-mixed = Cada palabra de un nombre debe usar un solo alfabeto.
server-code = Ese código ha caducado o ya se ha usado.
server-origin = Solicitud bloqueada: el origen no es de confianza.
server-too-often = Demasiadas solicitudes. Espera un momento.
server-too-many-sockets = Demasiadas conexiones desde tu dirección.
server-too-many-watched = Una conexión puede seguir { $most } mesas como máximo.
server-too-big = Ese mensaje es demasiado largo.
server-too-slow = La petición ha tardado demasiado en llegar.
server-malformed = No se ha entendido el mensaje: { $why }
server-binary = Los mensajes deben ser de texto.
server-not-json = La solicitud debe tener el tipo de contenido application/json.
server-no-call = Esa dirección no existe en esta API.
server-private = Eso no es público.
server-busy = La mesa está ocupada. Inténtalo de nuevo.
server-storage = El servidor no puede guardar ahora mismo. No ha cambiado nada.
server-no-room = El servidor no tiene sitio para partidas nuevas ahora. Las que están en juego continúan.
server-corrupt = No se puede leer la mesa { $table }.
server-stopping = El servidor se está reiniciando. Inténtalo de nuevo dentro de un momento.

## Running it

server-reach-local = Abre { $url }
server-reach-others = Desde otros dispositivos: { $url }
server-port-taken = Otro programa está usando { $address }. Elige otra dirección con --listen.
server-database-taken = Otro servidor ya está usando { $path }.
server-cannot-run = El servidor no puede arrancar: { $why }
server-worker-cannot-run = El trabajador no puede arrancar: { $why }
server-worker-started = El trabajador { $name } acepta tareas.
server-unreachable = No se puede conectar con { $url }: { $why }
server-refused = El servidor lo ha rechazado: { $why }
server-backup-done = Toda la base de datos se ha guardado en { $path }.
server-backup-failed = No se ha copiado nada: { $why }
server-backup-postgres = backup y restore copian archivos SQLite; para PostgreSQL usa pg_dump y pg_restore.
server-migrate-done = Todo está copiado. Filas comparadas: { $rows }. Partidas reproducidas: { $games }.
server-migrate-failed = La base de datos no se ha trasladado: { $why }
server-migrate-target = La base de destino tiene que empezar por postgres://
server-rebuild-done = Las listas están escritas de nuevo. Partidas: { $games }.
server-rebuild-failed = Las listas no se han escrito: { $why }
server-games-unreadable = Partidas que no se pueden leer, como antes: { $games }.

## Dice

server-dice-fair = Los dados no están trucados. Tiradas comprobadas: { $rolls }.
server-dice-missing = Al registro le falta la línea { $line } para poder comprobarlo.
server-dice-commitment = La semilla no coincide con el compromiso.
server-dice-starter = Según los dados, empieza el jugador { $seat }.
server-dice-roll = La jugada { $nth } es { $found }, pero según los dados es { $expected }.

## The page before any script has run

server-page-description = Cuatro juegos de mesa con laberintos: contra el ordenador, con amigos en línea o juntos ante una pantalla.
server-page-noscript = Palisade funciona en tu navegador y necesita JavaScript y WebAssembly.

## Moderators

server-moderator = Solo para moderadores: falta el token o no es correcto.
server-banned = No puedes usar este servidor hasta el { $until }.
server-silenced = De momento no puedes mostrar a los demás ni un nombre ni una mesa pública.
server-subject = «{ $word }» no es el identificador de una persona ni una dirección o un rango de direcciones como 192.0.2.0/24.
server-no-sanction = No hay en vigor ningún veto ni silencio { $id }.
