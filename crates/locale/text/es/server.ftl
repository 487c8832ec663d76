### What the server refuses, and what it says when it runs.

## Joining

server-no-table = No existe la mesa { $table }.
server-no-seat = En esta mesa no existe el jugador { $seat }.
server-seat-taken = Otra persona ya es el jugador { $seat }.
server-seat-reserved = Esta plaza está reservada para otra persona.
server-seated = Ya estás en esta mesa.
server-full = No queda ninguna plaza libre para ti en esta mesa.
server-piece-taken = Otra persona ya ha elegido ese personaje.
server-creator-only = Solo puede hacerlo quien creó la mesa.
server-too-many-places = La mesa tiene más jugadores de los que admite el juego.
server-level = Los niveles van del 1 al 8.
server-clock = Un reloj puede ir de 1 segundo a 24 horas, con una hora más por jugada como máximo, o de 1 a 60 días por jugada.
server-starter = Ese jugador no puede empezar.
server-start-over = La partida terminaría antes de empezar: { $position }
server-spec-long = Es demasiado largo. Un laberinto o una posición puede ocupar como máximo { $longest } bytes.
server-luck = Tu propio texto, que influye en las tiradas para que nadie pueda amañarlas de antemano, debe ser una sola palabra de { $longest } bytes como máximo.
server-too-many-tables =
    { $most ->
        [one] Tienes { $most } mesa abierta. Termina antes esa partida.
       *[other] Tienes { $most } mesas abiertas. Termina antes alguna partida.
    }
server-too-many-tables-of-address = Hay demasiadas mesas abiertas desde tu red (máximo: { $most }). Inténtalo de nuevo cuando termine una partida.

## Playing

server-not-started = La partida aún no ha empezado.
server-started = La partida ya ha empezado.
server-over = La partida ha terminado.
server-not-over = La partida aún no ha terminado.
server-not-yours = No eres ese jugador.
server-not-your-turn = Le toca al jugador { $seat }.
server-not-a-move = «{ $word }» no es una jugada.
server-paused = La partida está en pausa.
server-not-paused = La partida no está en pausa.
server-abort-late = La partida ya está en marcha: solo se puede cancelar de mutuo acuerdo.
server-not-away = El jugador { $seat } no está ausente, o no lleva ausente el tiempo suficiente.
server-offered = Ya lo has propuesto.
server-offered-before = Ya lo has propuesto desde tu última jugada. Podrás volver a proponerlo después de la próxima.
server-no-offer = Esa propuesta ya no sigue en pie.
server-takeback = No tienes ninguna jugada que deshacer, o después de ella ha habido una tirada o se ha ido alguien.
server-too-many-events = Han pasado demasiadas cosas en esta partida. Ya solo puedes hacer una jugada o abandonar.
server-machine-declines = El ordenador no acepta tablas.
server-stale = Antes ha ocurrido otra cosa. El siguiente evento es el número { $next }.
server-taken = Ya hay otro evento con ese número.
server-seq = La jugada no indica qué número de evento espera.
server-nonce = El nonce debe tener de 1 a { $longest } caracteres.

## Hints

server-insight-live = No hay pistas cuando se juega entre personas.
server-insight-turn = No hay nada que sugerir: no le toca a nadie.
server-insight-failed = El ordenador no ha encontrado respuesta. Inténtalo de nuevo dentro de un momento.
server-no-ply = La partida no tiene tantas jugadas.
## Solved mazes

server-solve-off = Este servidor no resuelve laberintos a petición.
server-solve-busy = Se está resolviendo otro laberinto. Inténtalo más tarde.
server-solve-too-large = Este laberinto es demasiado grande para resolverlo en este servidor.
server-solve-no-room = El servidor no tiene espacio para más soluciones.
server-solve-quota =
    { $most ->
        [one] Puedes pedir que se resuelva un laberinto al día.
       *[other] Puedes pedir que se resuelvan { $most } laberintos al día.
    }

## People and programs

server-token = No has iniciado sesión o tu sesión ha caducado. Recarga la página; un programa necesita un token válido, que muestra «palisade online guest».
server-name = El nombre necesita al menos un carácter visible.
server-name-mixed = Cada palabra de un nombre debe usar un solo alfabeto.
server-name-reserved = Ese nombre está reservado. Elige otro.
server-name-taken = Ese nombre es el de una cuenta. Elige otro.
server-code = Ese código ha caducado o ya se ha usado. Pide otro.
server-origin = Solicitud bloqueada: viene de una página de otra dirección. Abre Palisade en la dirección de este servidor; si lo administras, revisa --public-url.
server-too-often = Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.
server-too-many-sockets = Demasiadas conexiones desde tu dirección. Cierra una pestaña e inténtalo de nuevo.
server-too-many-watched =
    { $most ->
        [one] Una conexión puede seguir { $most } mesa como máximo.
       *[other] Una conexión puede seguir { $most } mesas como máximo.
    }
server-too-big = Ese mensaje es demasiado largo.
server-too-slow = La solicitud ha tardado demasiado en llegar. Inténtalo de nuevo.
server-malformed = El mensaje no es válido: { $why }
server-binary = Los mensajes deben ser de texto.
server-not-json = La solicitud debe tener el tipo de contenido application/json.
server-no-call = Esa dirección no existe en esta API.
server-private = Eso no es público.
server-busy = La mesa está ocupada. Inténtalo de nuevo.
server-storage = El servidor no puede guardar ahora mismo. No ha cambiado nada. Inténtalo más tarde.
server-no-room = Ahora mismo el servidor no tiene espacio para partidas nuevas. Las que están en juego continúan.
server-corrupt = No se puede leer la mesa { $table }.
server-stopping = El servidor se está reiniciando. Inténtalo de nuevo dentro de un momento.

## Running it

server-reach-local = Abre { $url }
server-reach-others = Desde otros dispositivos: { $url }
server-port-taken = Otro programa está usando { $address }. Elige otra dirección con --listen.
server-database-taken = Otro servidor ya está usando { $path }.
server-cannot-run = El servidor no puede arrancar: { $why }
server-worker-cannot-run = El worker no puede arrancar: { $why }
server-worker-started = El worker { $name } está listo.
server-unreachable = No se puede conectar con { $url }: { $why }
server-refused = El servidor lo ha rechazado: { $why }
server-backup-done = Toda la base de datos se ha guardado en { $path }.
server-backup-failed = No se ha copiado nada: { $why }
server-backup-postgres = backup y restore copian archivos SQLite; para PostgreSQL usa pg_dump y pg_restore.
server-migrate-done = Todo está copiado. Filas comparadas: { $rows }. Partidas reproducidas: { $games }.
server-migrate-failed = La base de datos no se ha trasladado: { $why }
server-migrate-target = La dirección de la base de datos PostgreSQL tiene que empezar por postgres://
server-rebuild-done = Las listas de partidas se han reconstruido. Partidas: { $games }.
server-rebuild-failed = Las listas de partidas no se han reconstruido: { $why }
server-games-unreadable = Partidas que siguen sin poder leerse: { $games }.

## Dice

server-dice-fair = Los dados no están trucados. Tiradas comprobadas: { $rolls }.
server-dice-missing = Al archivo de la partida le falta la línea { $line }: sin ella no se pueden comprobar los dados.
server-dice-commitment = La semilla no corresponde a la huella (hash) anunciada.
server-dice-starter = Según los dados, empieza el jugador { $seat }.
server-dice-roll = La jugada { $nth } es { $found }, pero según los dados debería ser { $expected }.

## The page before any script has run

server-page-description = Cuatro juegos de mesa con laberintos: contra el ordenador, con amigos en línea o en una misma pantalla.
server-page-noscript = Palisade funciona en tu navegador y necesita JavaScript y WebAssembly.

## Moderators

server-moderator = Solo para la moderación: falta el token o no es correcto.
server-banned =
    Tienes prohibido el acceso a este servidor hasta el { DATETIME($until) }{ $reason ->
        [cheating] , por usar un programa para encontrar las jugadas.
        [stalling] , por perder tiempo a propósito.
        [name] , por un nombre insultante.
        [maze] , por un laberinto insultante.
       *[none] .
    }
server-silenced =
    La moderación ha ocultado tu nombre, tus mesas públicas y tus frases hasta el { DATETIME($until) }{ $reason ->
        [cheating] , por usar un programa para encontrar las jugadas.
        [stalling] , por perder tiempo a propósito.
        [name] , por un nombre insultante.
        [maze] , por un laberinto insultante.
       *[none] .
    }
server-subject = «{ $word }» no es el identificador de una persona ni una dirección o un rango de direcciones como 192.0.2.0/24.
server-no-sanction = Ningún veto ni ocultación en vigor tiene el identificador { $id }.

## Accounts

server-account-off = Este servidor no tiene cuentas.
server-account-exists = Ya tienes una cuenta.
server-account-too-often = Demasiados intentos. Espera unos minutos e inténtalo de nuevo.
server-account-token-scope = Este token no permite hacer eso.
