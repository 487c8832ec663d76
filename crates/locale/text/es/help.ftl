### Help pages and errors in the arguments of the command line: help-COMMAND about a command, help-COMMAND-ARGUMENT
### about an argument, help-arg-ARGUMENT about an argument that several commands share. Words that are
### typed stay as they are.

## Help pages: headings and notes

help-heading-usage = Uso:
help-heading-commands = Comandos:
help-heading-arguments = Argumentos:
help-heading-options = Opciones:
help-value-command = COMANDO
help-value-options = OPCIONES
help-value-game = JUEGO
help-value-file = ARCHIVO
help-value-folder = CARPETA
help-value-lang = IDIOMA
help-value-level = NIVEL
help-value-name = NOMBRE
help-value-value = VALOR
help-value-plies = JUGADAS
help-value-files = COLUMNAS
help-value-ranks = FILAS
help-value-text = TEXTO
help-value-words = JUGADAS
help-value-who = QUIÉN
help-value-columns = COLUMNAS
help-value-field = CAMPO
help-value-table = MESA
help-value-address = DIRECCIÓN
help-value-clock = RELOJ
help-value-token = TOKEN
help-note-default = predeterminado: { $value }
help-note-values = valores: { $value }
help-note-variable = variable: { $value }

## Commands

help-palisade = Juegos de mesa con laberintos: jugar, aprender, analizar, investigar.
help-help = Mostrar la ayuda de un comando
help-serve = Iniciar el servidor web; palisade a secas hace lo mismo
help-online = Jugar en las mesas de un servidor desde la línea de comandos
help-backup = Copiar la base de datos de un servidor, incluso en marcha
help-restore = Restaurar una copia como base de datos de un servidor parado
help-migrate = Trasladar un servidor de un archivo SQLite a PostgreSQL
help-rebuild = Volver a escribir las listas de un servidor a partir de los eventos de sus partidas
help-verify = Comprobar los dados de una partida terminada
help-play = Jugar en la terminal
help-rules = Mostrar las reglas de un juego
help-options = Listar las opciones de un juego, con sus valores
help-legal = Listar las jugadas permitidas en una posición
help-show = Dibujar una posición como texto
help-perft = Contar las secuencias de jugadas de una longitud dada
help-playouts = Jugar partidas al azar y contarlas
help-engine = Ejecutar el motor: UGI por la entrada y la salida estándar
help-analyse = Analizar una posición o revisar cada jugada de un archivo de partida
help-bench = Medir el motor: un número de nodos que identifica cómo juega, y su velocidad
help-match = Enfrentar motores y medirlos
help-dataset = Escribir posiciones con lo que opina el motor, para programas que aprenden
help-solve = Resolver exactamente un laberinto de PAC-MAN o encontrar uno equilibrado
help-record = Comprobar, mostrar o reescribir un archivo de partida
help-record-check = Repetir un archivo de partida y comprobar cada jugada y el resultado
help-record-show = Dibujar la última posición de un archivo de partida
help-record-convert = Reescribir un archivo de partida en su forma normal o como JSON
help-online-guest = Crear un invitado y mostrar su token
help-online-list = Listar las mesas públicas
help-online-create = Crear una mesa y mostrar su enlace
help-online-play = Unirse a una mesa o verla. Entrada, línea por línea: jugadas, resign, draw, takeback, pause, abort (ofrecer o aceptar), decline QUÉ, resume
help-online-rematch = Pedir o aceptar la revancha; muestra el enlace de la siguiente partida cuando todos están de acuerdo
help-online-hint = Mostrar como JSON el análisis del ordenador de una mesa; no mientras juegas en ella con otras personas
help-online-record = Mostrar la partida de una mesa como registro

## Arguments that several commands share

help-arg-help = Mostrar esta ayuda
help-arg-version = Mostrar la versión
help-arg-lang = Idioma: en, fr, es, nl, pl, cs o ro
help-arg-game = quoridor, mini, pacman o mspacman
help-arg-seats = Número de jugadores
help-arg-maze = Un laberinto o tablero: el nombre de uno incluido, un archivo o un laberinto en una palabra
help-arg-options = Una opción de las reglas, tantas veces como haga falta; palisade options JUEGO las lista
help-arg-position = Empezar desde esta posición en lugar de la habitual
help-arg-moves = Después, jugar estas jugadas, separadas por espacios
help-arg-json = Mostrar JSON
help-arg-level = Nivel de juego, del 1 al 8
help-arg-threads = Número de hilos
help-arg-hash = Tamaño de la tabla de transposición, en megabytes
help-arg-movetime = Tiempo para cada jugada, en milisegundos
help-arg-nodes = Examinar este número de posiciones por jugada
help-arg-depth = Calcular este número de jugadas por delante
help-arg-seed = Semilla de los números aleatorios; la misma semilla da el mismo resultado
help-arg-file = El archivo de la partida; - es la entrada estándar
help-arg-database = La base de datos: un archivo o sqlite:ARCHIVO
help-arg-cache = La carpeta de las soluciones de laberintos
help-arg-server = La dirección del servidor
help-arg-token = El token de un invitado; sin él se crea uno nuevo
help-arg-name = El nombre de un invitado nuevo
help-arg-table = La mesa: su identificador o su enlace
help-arg-watch = Solo ver

## Arguments of single commands

help-analyse-game = Un juego (quoridor, mini, pacman, mspacman) o un archivo de partida; - es la entrada estándar
help-analyse-movetime = Tiempo para cada posición, en milisegundos
help-analyse-lines = Número de variantes que se muestran
help-analyse-whole = Con --json: toda la revisión de una partida, no solo sus jugadas
help-backup-file = La copia que se escribe
help-restore-file = La copia que se lee
help-bench-game = Solo las posiciones de este juego
help-legal-batch = Leer una lista de jugadas por línea de la entrada estándar y responder a cada una en una línea
help-legal-with = Añade estos campos a cada respuesta, tras un tabulador: position, turn, result
help-show-json = Mostrar como JSON la posición, a quién le toca y las jugadas permitidas
help-perft-depth = Profundidad, en número de jugadas
help-perft-divide = Contar por separado tras cada primera jugada
help-playouts-seconds = Cuántos segundos jugar
help-rules-width = Anchura máxima de las líneas
help-rules-game-flag = Lo mismo que GAME
help-play-players = Quién juega, uno por jugador: human o un nivel del 1 al 8
help-play-resume = Continuar la última partida sin terminar
help-play-plain = Línea por línea, para lectores de pantalla y scripts
help-match-mazes = Laberintos o tableros que se alternan, por su nombre
help-match-clock = Tiempo para todas las jugadas de una partida y lo que suma cada jugada, en segundos, por ejemplo 60+1
help-match-grace = Cuántos milisegundos de más puede durar una jugada; si dura más, se pierde la partida
help-match-log = Escribe en este archivo cada línea que los programas reciben y envían
help-match-players = Quién juega: de level:1 a level:8, mcts:PARTIDAS o la línea de comandos de un programa UGI. Los resultados son los del primero; el último ocupa los puestos restantes
help-match-games = Número máximo de partidas
help-match-parallel = Cuántas partidas a la vez
help-match-mirror = Repetir cada apertura con el último jugador en todos los puestos: en la variante PAC-MAN, cada papel del primero se compara con eso
help-match-opening = Jugadas al azar antes de que empiecen los jugadores
help-match-longest = Una partida con este número de jugadas es tablas
help-match-sprt = Parar en cuanto esté claro si el primero es mejor en ELO0 o en ELO1
help-match-records = Guardar cada partida en esta carpeta; si ya hay partidas suyas, el torneo continúa
help-dataset-out = El archivo de NumPy que se escribe (.npz); mientras no está completo, sus partidas se guardan en una carpeta al lado
help-dataset-records = Usar las partidas de este archivo o carpeta en lugar de jugar; tantas veces como haga falta
help-dataset-games = Cuántas partidas jugar
help-dataset-opening = Jugadas al azar al principio de cada partida, que no se incluyen
help-dataset-longest = Una partida con este número de jugadas es tablas
help-dataset-planes = Escribir también los planos de cada posición
help-solve-lives = Resolver desde una vida hasta este número
help-solve-quick = Decir solo quién gana desde el principio, sin guardar nada
help-solve-fair = Buscar un laberinto que ganan los fantasmas si a PAC-MAN le falta alguna vida, y mostrar su archivo
help-solve-size = El tamaño de su tablero
help-solve-ghosts = Cuántos fantasmas tiene
help-solve-pellets = Cuántas pac-bolas tiene
help-solve-fences = Cuántas barreras tiene
help-online-create-level = Jugadores del ordenador de este nivel ocupan los demás puestos
help-online-create-all-mine = Juegas por todos, como varias personas ante una pantalla
help-online-create-clock = none, per-move:SEGUNDOS, sudden-death:SEGUNDOS, fischer:SEGUNDOS+SEGUNDOS o days:DÍAS
help-online-create-public = Mostrar la mesa a todos

## The server

help-migrate-file = El archivo SQLite de un servidor que no está en marcha
help-migrate-database = La base PostgreSQL de destino: postgres://USUARIO@HOST/NOMBRE, vacía
help-rebuild-database = La base de datos: un archivo o postgres://USUARIO@HOST/NOMBRE
help-serve-config = Un archivo TOML con cualquiera de estos ajustes, un nombre = valor por línea
help-serve-listen = La dirección y el puerto en los que escucha
help-serve-database = La base de datos: un archivo o postgres://USUARIO@HOST/NOMBRE; si no, palisade.sqlite en la carpeta de datos
help-serve-bus = Dónde se avisan los nodos de una misma base PostgreSQL: nats://HOST; si no, en la propia base
help-serve-node = El nombre de este nodo entre los de una misma base; si no, su máquina y su puerto
help-serve-public-url = La dirección que ve la gente, para enlaces, cookies y el control de origen; empieza por https:// o http://
help-serve-behind-proxy = Si un proxy inverso delante indica en X-Forwarded-For quién llama
help-serve-cache = La carpeta con soluciones de laberintos de PAC-MAN, que usa el nivel 8; si no, la de palisade solve
help-serve-engine-threads = Cuántos hilos calculan para los jugadores del ordenador; si no, uno menos que núcleos
help-serve-engine-ms = El tiempo máximo que piensa el ordenador una jugada, en milisegundos
help-serve-lag-ms = Cuánto tiempo de una jugada puede contarse como retraso de la red, en milisegundos
help-serve-sockets = Máximo de conexiones abiertas a la vez
help-serve-sockets-per-address = Máximo de conexiones abiertas a la vez desde una dirección
help-serve-tables-per-socket = Máximo de mesas que puede seguir una conexión
help-serve-message-bytes = El mensaje más largo que puede enviar un cliente, en bytes
help-serve-body-seconds = Cuántos segundos puede tardar un cliente en enviar el cuerpo de una petición
help-serve-messages-per-minute = Máximo de mensajes por minuto en una conexión
help-serve-requests-per-minute = Máximo de peticiones por minuto desde una dirección
help-serve-tables-per-minute = Máximo de mesas por minuto que puede crear una persona
help-serve-guests-per-minute = Máximo de invitados nuevos por minuto desde una dirección
help-serve-tables-per-person = Máximo de mesas abiertas a la vez por persona
help-serve-insights-per-minute = Máximo de pistas por minuto que puede pedir una persona
help-serve-probes-per-minute = Máximo de valores exactos de laberintos por minuto para una dirección
help-serve-solve-memory-mb = Máximo de memoria para resolver un laberinto a petición, en megabytes; 0 es nunca
help-serve-solve-disk-mb = Tamaño máximo de la carpeta de soluciones al resolver así, en megabytes
help-serve-solves-per-day = Máximo de laberintos al día que puede pedir resolver una persona
help-serve-backlog = Cuántos mensajes pueden esperar a un cliente lento antes de cerrar su conexión
help-serve-backlog-kb = Cuántos kilobytes de mensajes pueden esperar a un cliente lento antes de cerrar su conexión
help-serve-waiting-hours = Después de cuántas horas se cancela una mesa a la que nadie se ha unido
help-serve-idle-days = Después de cuántos días sin jugadas se cancela una partida sin reloj
help-serve-aborted-days = Después de cuántos días se borra una partida cancelada
help-serve-token-days = Cuántos días se puede estar fuera sin perder la sesión
help-serve-contact = Cómo contactar contigo, para la página de privacidad: un correo o una web
help-serve-audit-days = Después de cuántos días el registro de moderación olvida lo hecho
help-serve-rotate-key = Firmar con una clave nueva desde este arranque; nadie pierde la sesión
help-serve-database-mb = Tamaño máximo de la base de datos, en megabytes; 0 es sin límite
help-serve-log = Cuánto se registra: error, warn, info, debug o trace
help-serve-log-json = Registro en JSON, un objeto por línea
help-serve-no-qr = No mostrar el código QR de la dirección

## Errors in the arguments

usage-unknown-command = No existe el comando «{ $word }».
usage-unknown-argument = «{ $word }» no tiene sentido aquí.
usage-missing = Falta: { $list }.
usage-missing-command = Di qué hacer: { $list }.
usage-no-value = { $argument } necesita un valor.
usage-bad-value = { $argument } no puede ser «{ $value }».
usage-allowed = Valores posibles: { $values }.
usage-want-number = Escribe un número entero.
usage-want-range = Escribe un número del { $low } al { $high }.
usage-want-seconds = Escribe un número de segundos, por ejemplo 2.5.
usage-want-sprt = Escribe dos números, por ejemplo 0,10, primero el menor.
usage-want-clock = Escribe un reloj, por ejemplo fischer:180+2 o per-move:30.
usage-want-match-clock = Escribe segundos, por ejemplo 60, o 60+1 con lo que suma cada jugada.
usage-want-field = Escribe position, turn o result.
usage-conflict = { $argument } y { $other } no se pueden usar juntos.
usage-twice = { $argument } solo se puede dar una vez.
usage-value-count = { $argument } no tiene el número correcto de valores.
usage-not-text = Un argumento no es texto válido (UTF-8).
usage-did-you-mean = ¿Querías decir { $words }?
usage-see-help = Mira { $command } --help.
