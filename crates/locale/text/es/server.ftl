### What a server refuses, and what running one says.

## Sitting down

server-no-table = No hay ninguna mesa { $table }.
server-no-seat = La mesa no tiene el asiento { $seat }.
server-seat-taken = El asiento { $seat } está ocupado.
server-seat-reserved = El asiento { $seat } está reservado para otra persona.
server-seated = Ya estás sentado en esta mesa.
server-full = Aquí no hay ningún asiento libre para ti.
server-piece-taken = Otra persona tiene ese personaje.
server-creator-only = Solo quien abrió la mesa puede hacerlo.
server-too-many-places = Hay más plazas que asientos.
server-level = Los niveles van del 1 al 8.
server-clock = Ningún reloj se puede ajustar así.
server-starter = Ese asiento no puede empezar.
server-start-over = La partida terminaría antes de empezar: { $position }
server-luck = Lo que añades a los dados es una palabra de { $longest } bytes como máximo.
server-too-many-tables = Tienes { $most } mesas abiertas; termina una antes.

## Playing

server-not-started = La partida no ha empezado.
server-started = La partida ya ha empezado.
server-over = La partida ha terminado.
server-not-over = La partida no ha terminado todavía.
server-not-yours = Ese asiento no es tuyo.
server-not-your-turn = Es el turno del asiento { $seat }.
server-not-a-move = { $word } no es una jugada.
server-paused = La partida está en pausa.
server-not-paused = La partida no está en pausa.
server-abort-late = Todos han jugado: ahora solo se puede anular de común acuerdo.
server-offered = Ya lo has ofrecido.
server-no-offer = Nadie lo ha ofrecido.
server-takeback = No hay jugada que deshacer: ninguna tuya, o después hubo una tirada.
server-machine-declines = Las máquinas no aceptan tablas.
server-stale = Antes ocurrió otra cosa; el siguiente suceso es el número { $next }.
server-taken = Otro suceso tiene ese número.
server-seq = Una jugada debe decir qué número le toca.
server-nonce = El nonce debe tener de 1 a { $longest } caracteres.

## Hints

server-insight-live = No hay pistas mientras juegas a esto con otras personas.
server-insight-turn = No hay nada que aconsejar: nadie tiene el turno.
server-insight-failed = La máquina no encontró respuesta; vuelve a preguntar en un momento.
server-no-ply = La partida no es tan larga.

## People and programs

server-token = Di antes quién eres.
server-name = Un nombre tiene al menos un carácter visible.
server-code = Ese código ya se usó o es demasiado viejo.
server-origin = Esa página no puede hablar por ti aquí.
server-too-often = Demasiadas a la vez; espera un momento.
server-too-many-sockets = Demasiadas conexiones desde aquí.
server-too-many-watched = Una conexión sigue como máximo { $most } mesas.
server-too-big = Ese mensaje es demasiado largo.
server-malformed = Ese mensaje no tiene sentido: { $why }
server-binary = Los mensajes son texto.
server-not-json = Indica que el cuerpo es JSON.
server-no-call = No existe tal llamada.
server-private = Eso no es público.
server-busy = La mesa está ocupada; inténtalo de nuevo.
server-storage = El servidor no puede escribir ahora; nada ha cambiado.
server-corrupt = La mesa { $table } no se puede leer.
server-stopping = El servidor se está deteniendo; vuelve en un momento.

## Running it

server-reach-local = Abre { $url }
server-reach-others = Desde otros dispositivos: { $url }
server-port-taken = { $address } está ocupado por otro programa; elige otro con --listen.
server-cannot-run = El servidor no puede funcionar: { $why }
server-unreachable = No se puede llegar a { $url }: { $why }
server-refused = El servidor se niega: { $why }
server-backup-done = Toda la base de datos está en { $path }.

## Dice

server-dice-fair = Los dados son los prometidos; comprobados: { $rolls }.
server-dice-missing = El registro no tiene la línea { $line } para comprobarlo.
server-dice-commitment = La semilla no es la prometida.
server-dice-starter = Los dados dicen que empieza el asiento { $seat }.
server-dice-roll = La palabra { $nth } es { $found }, pero los dados dicen { $expected }.
