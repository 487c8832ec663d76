### The command line; see common.ftl for what all programs share.

cli-cannot-read = No se puede leer { $path }: { $error }
cli-cannot-write = No se puede escribir { $path }: { $error }
cli-no-maze = No existe el laberinto «{ $name }»: no es el nombre de uno incluido, ni un laberinto escrito en una palabra, ni un archivo.
cli-option-form = «{ $word }» no es una opción. Escríbela como nombre=valor.
cli-hash-memory = Una tabla de { $size } MB no cabe en la memoria. Elige un --hash menor.
cli-turn = Le toca al jugador { $seat }.
cli-chance = Primero hay que tirar.
cli-over = La partida ha terminado: { $result }
cli-record-good =
    { $entries ->
        [one] { $entries } jugada comprobada: es legal.
       *[other] { $entries } jugadas comprobadas: todas son legales.
    }
cli-player = «{ $word }» no es un jugador. Escribe human o un nivel del 1 al 8.
cli-players-count = Jugadores en --players: { $players }; en la partida: { $seats }. Indícalos todos o cambia --seats.
cli-nothing-to-resume = No hay ninguna partida sin terminar. Sin --resume empiezas una nueva.
cli-player-name = Jugador { $seat }: { $name }

## Reading and counting

perft-divide-depth = Para contar tras cada primera jugada hace falta una profundidad de al menos 1.
heading-perft = profundidad nodos segundos
heading-divide = jugada nodos
heading-playouts = partidas jugadas segundos
heading-bench = juego jugadores nodos segundos jugadas
analyse-neither = «{ $word }» no es un juego ni un archivo. Los juegos son: quoridor, mini, pacman, mspacman.
analyse-stopped = Análisis interrumpido. Esto es lo que se ha encontrado hasta ahora.
analyse-score = valor
analyse-chances = probabilidad
analyse-moves = jugadas
analyse-player = jugador
analyse-move = jugada
analyse-grade = nota

## Matches of programs

match-quotes = En «{ $word }» hay unas comillas sin cerrar.
match-program = No se puede jugar ninguna partida, porque { $who } no arranca: { $why }
match-overruns =
    { $count ->
        [one] { $who } ha tardado demasiado en { $count } jugada, { $worst } ms de más.
       *[other] { $who } ha tardado demasiado en { $count } jugadas, como mucho { $worst } ms de más.
    }
fault-flagged = Al programa se le ha acabado el tiempo.

## Tables of a server

online-needs-token = Para jugar necesitas --token; «palisade online guest» crea uno.
online-no-tables = Ahora mismo no hay mesas públicas.
online-open = Esperando a más jugadores:
online-live = En juego:
online-free = plaza libre
online-level = ordenador nivel { $level }
online-guest = { $name } (sin cuenta)
online-lost = Se ha perdido la conexión con el servidor. Reintentando…
online-found = La conexión con el servidor se ha restablecido.

## Moderators

admin-done = Hecho. Queda anotado en el registro de moderación.
admin-imposed = En vigor para { $subject } hasta el { DATETIME($until) }. Para retirarlo: palisade admin lift { $id }
admin-restart = Aviso enviado a todo el mundo: el servidor se reiniciará el { DATETIME($at) }.
admin-no-restart = Ya no se anuncia ningún reinicio.
admin-seen-at = Última dirección: { $address }
admin-nothing = No hay nada que mostrar.
admin-needs-token = Indica --token o PALISADE_ADMIN_TOKEN. En el equipo de la base de datos, «palisade admin token» muestra el token.
admin-no-token = No se puede leer el token: { $why }
admin-never-started = Ningún servidor ha usado todavía esta base de datos. Inicia uno antes con «palisade serve».
admin-first-player = { $pool }: la primera jugada vale { $points } ± { $error } puntos. Resultado de quien empieza: { PERCENT($share) }. Partidas: { $games }.
admin-first-player-none = { $pool }: hay muy pocas partidas para una estimación ({ $games }).
admin-first-player-failed = No se puede leer la base de datos: { $why }
account-reset = { $url } sirve una sola vez, hasta el { DATETIME($until) }. Dáselo solo a la persona dueña de la cuenta.

## Running a server

config-good = Los ajustes son correctos. Estos no tienen su valor por defecto:
config-default = Los ajustes son correctos; todos tienen su valor por defecto.
config-bad = Los ajustes no se pueden usar: { $why }
config-behind-proxy = Atención: public_url empieza por https://, así que delante hay un proxy inverso. Usa behind_proxy = true; si no, parecerá que todas las visitas llegan de una sola dirección, y compartirán sus límites.
config-head = Ajustes de un servidor Palisade. Las líneas que empiezan por # muestran los valores por defecto. Para comprobar este archivo: palisade config check --config ARCHIVO
health-not-ready = El servidor no está listo: { $why }
systemd-service = Palisade, juegos de mesa con laberintos
systemd-socket = Socket del servidor de Palisade
systemd-worker = Worker de Palisade: calcula las jugadas del ordenador para sus servidores
systemd-backup = Copia de seguridad de la base de datos de Palisade
systemd-timer = Copia de seguridad de la base de datos de Palisade cada noche
man-description = DESCRIPCIÓN
man-name = NOMBRE
man-synopsis = SINOPSIS
man-options = OPCIONES
man-commands = COMANDOS
man-version = VERSIÓN
man-written = Páginas escritas en { $folder }: { $pages }.
