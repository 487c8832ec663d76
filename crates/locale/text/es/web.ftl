### What the page in the browser says.

## Header and footer

web-title = Palisade: cuatro juegos de mesa con laberintos
web-skip = Saltar al contenido principal
web-nav = Menú principal
web-nav-play = Jugar
web-nav-tables = Mesas
web-leaderboards = Clasificaciones
web-rated = Puntuada
web-nav-learn = Aprender
web-nav-rules = Reglas
web-nav-analysis = Análisis
web-nav-settings = Ajustes
web-account = Cuenta
web-guest = { $name } (sin cuenta)
web-theme = Cambiar entre claro y oscuro
web-language = Idioma
web-foot = Palisade es gratis y no hace falta crear una cuenta.
web-privacy = Privacidad
web-delete-data = Borrar mis datos de este servidor
web-delete-data-sure = Tu nombre se borrará de todas las partidas y abandonarás las que tengas en juego. ¿Borrar?
web-data-deleted = Tus datos de este servidor se han borrado.
web-restart = El servidor se reiniciará a las { $time }. No se perderán partidas ni tiempo.
web-nowhere = Página no encontrada
web-nowhere-more = Puede que la dirección esté incompleta.
web-loading = Un momento…
web-away = No se puede conectar con el servidor. Las partidas contra el ordenador y en este dispositivo funcionan sin él.
web-part-failed = No se ha podido cargar esta parte de la página.
web-try-again = Reintentar
web-engine-failed = El motor ha dejado de funcionar. Reintentando…
web-network-missing = El nivel 8 juega ahora peor de lo normal: no se ha podido cargar su red neuronal. Recarga la página.

## Home

web-hero = Construye el laberinto. Gana la carrera.
web-hero-more = Cuatro juegos de mesa con barreras y fantasmas: contra el ordenador, con amigos mediante un enlace o en este dispositivo. Sin cuenta y sin instalar nada.
web-learn-offer = ¿Es tu primera vez? Aprende Quoridor en cinco minutos
web-play-now = Jugar ya
web-play-friend = Jugar con amigos
web-vs-computer = Jugar
web-more-ways = Opciones…
web-shelf = Cuatro juegos
web-continue = Seguir jugando
web-forget = Borrar esta partida
web-plies =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
web-living = { $game }, partida de demostración
web-about-quoridor = Llega al otro lado antes que nadie. En cada turno, mueve tu figura o coloca una barrera que alargue el camino de los demás.
web-about-mini = Todo como en Quoridor: tablero, barreras y reglas. Y, si quieres, un tiempo máximo para cada jugada.
web-about-pacman = PAC-MAN, cuatro fantasmas y un laberinto de barreras. Cómete las cuatro pac-bolas… o atrapa antes a PAC-MAN.
web-about-mspacman = Gira la ruleta, corre y cómete todos los puntos de tu color. Quien atrapa a Ms. Pac-Man pasa a controlarla.

## The computer

web-level-choose = Nivel del ordenador
web-level-1 = Pasea sin rumbo. Ideal para una primera partida con niños.
web-level-2 = Sabe adónde va, pero se olvida de ti.
web-level-3 = Te corta el paso de vez en cuando.
web-level-4 = Evita las trampas sencillas.
web-level-5 = Calcula su camino y el tuyo, y no desperdicia jugadas.
web-level-6 = Calcula varios turnos por adelantado. Te hará falta un plan.
web-level-7 = Difícil de vencer, aunque juegues con cuidado.
web-level-8 = A plena potencia.
web-level-manner = nivel { $level } · { $manner }

## New game

web-with-whom = Jugar contra
web-mode-computer = El ordenador
web-mode-friends = Amigos en línea
web-mode-here = Amigos en este dispositivo
web-how-many = Jugadores
web-who-starts = ¿Quién empieza?
web-starts-random = Al azar
web-piece = Tu personaje
web-choose-piece = Cambiar de personaje
web-seat-invite = Invitar con un enlace
web-name-why = Tus amigos verán este nombre. Sin él, verán «Visitante» y un código.
web-workshop = Taller de laberintos
web-mazes = Galería de laberintos
web-puzzles = Problemas
web-draw-maze = Dibujar tu laberinto
web-known-note = Debajo de cada laberinto: quién gana si los dos bandos juegan a la perfección.
web-known-pacman = { $lives }: PAC-MAN gana en el turno { $turns } como muy tarde.
web-known-ghosts = { $lives }: los fantasmas ganan en el turno { $turns } como muy tarde.
web-time = Tiempo
web-no-clock = Sin reloj
web-clock-own = Personalizado
web-clock-kind = Reloj
web-clock-game = Para toda la partida
web-clock-move = Para cada jugada
web-clock-days = Días por jugada
web-clock-minutes = Minutos por jugador
web-clock-increment = Segundos añadidos tras cada jugada
web-clock-seconds = Segundos por jugada
web-whole-number = Escribe un número entero del { $least } al { $most }.
web-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
web-per-move =
    { $count ->
        [one] { $count } segundo por jugada
       *[other] { $count } segundos por jugada
    }
web-days-a-move =
    { $count ->
        [one] { $count } día por jugada
       *[other] { $count } días por jugada
    }
web-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
web-public = Cualquiera puede encontrar esta mesa y unirse
web-options = Reglas opcionales
web-own-maze = laberinto personalizado
web-start = Empezar
web-lay-table = Crear mesa
web-new-of = Nueva partida: { $game }

## Tables

web-open-tables = Mesas abiertas
web-no-tables = Ahora mismo no hay nadie esperando. Crea una mesa y comparte el enlace.
web-live-now = En directo
web-life-people =
    { $count ->
        [one] { $count } persona en línea
       *[other] { $count } personas en línea
    }
web-life-games =
    { $count ->
        [one] { $count } partida en juego
       *[other] { $count } partidas en juego
    }
web-live = Partidas que puedes ver
web-join = Unirse
web-watch = Ver
web-invite = Envía este enlace a la gente con la que quieras jugar.
web-invite-qr = Código QR de este enlace
web-copy = Copiar enlace
web-copied = Copiado
web-sit = Unirse aquí
web-fill = Completar la mesa con el ordenador
web-waiting = Esperando a más jugadores
web-first-move =
    { $seconds ->
        [one] Queda { $seconds } segundo para hacer la primera jugada; si no, la partida se cancela.
       *[other] Quedan { $seconds } segundos para hacer la primera jugada; si no, la partida se cancela.
    }
web-invited-by = { $name } te invita a una partida: { $game }
web-invited = Te invitan a una partida: { $game }
web-invited-more = Escribe el nombre que verán los demás y únete.
web-seat-open = plaza libre
web-present = en línea
web-absent = sin conexión
web-reconnecting = Conexión perdida. Reconectando… Tus jugadas están guardadas.
web-move-unsent = Conexión perdida. Tu jugada { $word } se enviará en cuanto vuelva la conexión.
web-move-retried = El servidor no puede aceptar tu jugada { $word } ahora. Reintentando…
web-move-overtaken = Tu jugada { $word } no se ha hecho, porque la partida ha cambiado mientras tanto.
web-move-refused = Tu jugada { $word } no se ha hecho. { $reason }
web-no-table = Mesa no encontrada
web-no-table-more = Puede que el enlace esté incompleto o que la mesa ya no exista.
web-quick = Partida rápida
web-pairing = Buscando rival
web-pairing-found = ¡Rival encontrado!
web-pairing-go = Ir a la partida
web-pairing-leave = Dejar de buscar
web-which-game = ¿Qué juego?
web-my-tables = Tus mesas
web-paused = La partida está en pausa.
web-resume = Reanudar
web-claim = Continuar en este dispositivo
web-claim-more = Sigue aquí con tu nombre y tus mesas.
web-claim-go = Continuar

## Playing

web-no-game = Partida no encontrada en este dispositivo
web-not-kept = Este navegador no guarda nada o no le queda espacio: lo que hagas aquí se perderá al cerrar esta página.
web-you = Tú
web-your-move = Te toca
web-their-move = Aún no te toca
web-watching = La mesa está completa: estás mirando la partida.
web-move-of = Juega { $name }
web-thinks = { $name } está pensando…
web-no-connection = Sin conexión
web-sending = Enviando tu jugada…
web-not-its-turn = Ahora le toca a { $piece }, no a { $other }.
web-rolling = Tirando…
web-shows = Ha salido un { $face }
web-looking = Viendo la jugada { $ply }
web-board-label = Tablero. Las flechas mueven el cursor, Intro juega, F coloca una barrera y R la gira.
web-clock = tiempo restante
web-pellets = Pac-bolas comidas: { $now } de { $of }
web-dots =
    { $count ->
        [one] queda { $count } punto
       *[other] quedan { $count } puntos
    }
web-place = Colocar { $fence }
web-cancel = Cancelar
web-rotate = Girar
web-step-back = Paso atrás
web-other-way =
    { $count ->
        [one] Un solo camino
       *[other] Otro camino ({ $count })
    }
web-go = Mover: { $word }
web-squares-to-go =
    { $count ->
        [one] Falta { $count } casilla
       *[other] Faltan { $count } casillas
    }
web-pass = Sin jugadas legales: pasar
web-tip-fence = Toca una casilla marcada para mover, o una ranura entre casillas para colocar una barrera.
web-tip-step = No te quedan barreras: toca una casilla marcada para mover.
web-tip-path =
    { $count ->
        [one] Toca la casilla a la que quieres ir.
       *[other] Toca el camino casilla a casilla ({ $count }) o solo la casilla final.
    }
web-tip-frenzy = { $piece } ve a PAC-MAN y se mueve dos casillas: tócalas una tras otra, o solo la última.
web-tip-place = Toca el círculo donde empezará Ms. Pac-Man.
web-rule = Regla { $rule }
web-rule-lesson = Ver la lección
web-learn-leave = Volver a las lecciones
web-moves = Jugadas
web-entry-place = empieza en { $square }
web-log = Qué ha pasado
web-first = Al principio
web-back = Jugada anterior
web-forward = Jugada siguiente
web-last = Última jugada
web-ply-of = { $ply } / { $of }
web-ways = Caminos más cortos
web-heat = Mapa de calor de barreras
web-heat-squares = Valores exactos en el tablero
web-race =
    { $count ->
        [one] { $name }: { $count } paso
       *[other] { $name }: { $count } pasos
    }
web-hint = Pista
web-hint-wait = Pensando…
web-hint-is = Pista: { $word }
web-turn-board = Girar el tablero
web-takeback = Deshacer
web-offer-draw = Ofrecer tablas
web-offer-pause = Pedir una pausa
web-resign = Abandonar
web-resign-sure = ¿Abandonar de verdad?
web-save = Guardar
web-abort = Cancelar partida
web-load = Abrir una partida guardada
web-sound = Sonido
web-close = Cerrar
web-offered = Propuesta enviada
web-watchers =
    { $count ->
        [one] { $count } persona mirando
       *[other] { $count } personas mirando
    }
web-type = Una jugada, como { $example }
web-type-go = Jugar
web-draw-offered = { $name } ofrece tablas.
web-takeback-offered = { $name } quiere deshacer una jugada.
web-pause-offered = { $name } pide una pausa.
web-abort-offered = { $name } quiere cancelar la partida.
web-gone = { $name } lleva un rato ausente.
web-claim-win = Reclamar la victoria
web-claim-without = Seguir sin esta persona
web-claim-computer = Que siga el ordenador ({ $player })
web-claim-agreed = { $count } de { $all } de acuerdo
web-draw-declined = El ordenador rechaza las tablas.
web-accept = Aceptar
web-decline = Rechazar

## The end

web-you-won = Has ganado
web-you-lost = Has perdido
web-won =
    { $count ->
        [one] Ha ganado { $name }
       *[other] Han ganado { $name }
    }
web-ghosts-won = Han ganado los fantasmas
web-draw = Tablas
web-called-off = Partida cancelada
web-cause-aborted = Nadie gana y nadie pierde.
web-pacman-level-0 = Esta vez PAC-MAN no se ha comido ninguna pac-bola.
web-pacman-level-1 = PAC-MAN novato: { $pellets } pac-bola.
web-pacman-level-2 = PAC-MAN prometedor: { $pellets } pac-bolas.
web-pacman-level-3 = PAC-MAN de categoría: { $pellets } pac-bolas.
web-pacman-level-4 = PAC-MAN de élite: las { $pellets } pac-bolas.
web-rematch = Revancha
web-rematch-offered = Te piden la revancha.
web-watch-rematch = Ver la revancha
web-new-game = Todos los juegos

## Settings

web-name = Tu nombre
web-look = Aspecto
web-theme-auto = Igual que el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-confirm = Confirmar barreras y caminos
web-confirm-touch = En pantallas táctiles
web-confirm-always = Siempre
web-confirm-never = Nunca
web-contrast = Alto contraste
web-motion = Animaciones
web-sounds = Sonidos
web-ways-always = Mostrar siempre los caminos más cortos
web-text-always = Mostrar siempre la descripción del tablero

## The board in words

web-slot-free = { $fence }, libre
web-piece-of-seat = { $piece } del jugador { $seat }
web-can-go = jugada legal
web-text-board = Descripción del tablero
web-text-drawing = Tablero dibujado con texto
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }): { $square }, débil
        [frenzied] { $piece } ({ $owner }): { $square }, ve a PAC-MAN
       *[plain] { $piece } ({ $owner }): { $square }
    }
web-text-fences = Barreras: { $list }
web-text-no-fences = No hay barreras en el tablero.
web-keys = En el tablero: las flechas mueven el cursor, Intro juega, F coloca una barrera, R la gira, Retroceso da un paso atrás y Esc cancela.

## What happens, told beside the board and to screen readers. $who is “you” for the only person here
## and “other” for everybody else; $name is a player or a piece.

event-step =
    { $who ->
        [you] Vas a { $square }.
       *[other] { $name } va a { $square }.
    }
event-fence =
    { $who ->
        [you] Colocas la barrera { $fence }.
       *[other] { $name } coloca la barrera { $fence }.
    }
event-stay =
    { $who ->
        [you] No puedes mover.
       *[other] { $name } no puede mover.
    }
event-opening =
    { $who ->
        [you] En la tirada inicial sacas un { $face }.
       *[other] En la tirada inicial, { $name } saca un { $face }.
    }
event-spin =
    { $who ->
        [you] Sacas un { $face } en la ruleta para Ms. Pac-Man.
       *[other] { $name } saca un { $face } en la ruleta para Ms. Pac-Man.
    }
event-die =
    { $who ->
        [you] Sacas un { $face } en el dado para tu fantasma.
       *[other] { $name } saca un { $face } en el dado para su fantasma.
    }
event-leads =
    { $who ->
        [you] Has sacado el número más alto y controlas a Ms. Pac-Man.
       *[other] { $name } ha sacado el número más alto y controla a Ms. Pac-Man.
    }
event-pellet =
    { $count ->
        [0] PAC-MAN se come la última pac-bola.
        [one] PAC-MAN se come una pac-bola: queda { $count }.
       *[other] PAC-MAN se come una pac-bola: quedan { $count }.
    }
event-eaten = PAC-MAN se come a { $piece }.
event-caught =
    { $count ->
        [0] { $piece } atrapa a PAC-MAN: no le quedan vidas.
        [one] { $piece } atrapa a PAC-MAN: le queda { $count } vida.
       *[other] { $piece } atrapa a PAC-MAN: le quedan { $count } vidas.
    }
event-frenzy = { $piece } ve a PAC-MAN: un fantasma frenético se mueve dos casillas.
event-dots =
    { $count ->
        [one] Ms. Pac-Man se come { $count } punto.
       *[other] Ms. Pac-Man se come { $count } puntos.
    }
event-weak = Un punto de poder: ahora todos los fantasmas son débiles.
event-ghost-caught =
    { $who ->
        [you] Ms. Pac-Man manda a tu fantasma a casa.
       *[other] Ms. Pac-Man manda a un fantasma a casa ({ $name }).
    }
event-takes-over =
    { $who ->
        [you] Atrapas a Ms. Pac-Man y pasas a controlarla.
       *[other] { $name } atrapa a Ms. Pac-Man y pasa a controlarla.
    }
event-extra =
    { $who ->
        [you] Tienes un turno extra.
       *[other] { $name } tiene un turno extra.
    }
event-left-resign =
    { $who ->
        [you] Abandonas.
       *[other] { $name } abandona.
    }
event-left-time =
    { $who ->
        [you] Te quedas sin tiempo.
       *[other] { $name } se queda sin tiempo.
    }
event-left-fault =
    { $who ->
        [you] Tu programa ha fallado.
       *[other] { $name }: ha fallado el programa.
    }
web-rolls =
    { $who ->
        [you] Tiras…
       *[other] { $name } tira…
    }
web-tap-spin =
    { $who ->
        [you] Toca la ruleta
       *[other] { $name }: toca la ruleta
    }
web-tap-roll =
    { $who ->
        [you] Toca el dado
       *[other] { $name }: toca el dado
    }
web-your-move-with = Te toca: { $piece }
web-hint-step =
    { $count ->
        [0] Pista: ve a { $square }. Así llegas a tu línea de meta y ganas.
        [one] Pista: ve a { $square }. Así te quedas a { $count } paso de tu línea de meta.
       *[other] Pista: ve a { $square }. Así te quedas a { $count } pasos de tu línea de meta.
    }
web-hint-fence =
    { $count ->
        [one] Pista: con la barrera { $fence }, { $name } necesita { $count } paso más.
       *[other] Pista: con la barrera { $fence }, { $name } necesita { $count } pasos más.
    }

## The goal, and the signs on the board

web-goal = Objetivo
web-goal-quoridor = Llega antes que nadie a la línea de meta de tu color, al otro lado.
web-goal-pacman = Cómete { $pellets ->
        [one] la única pac-bola
       *[other] las { $pellets } pac-bolas
    } antes de que los fantasmas te quiten { $lives ->
        [one] tu única vida.
       *[other] las { $lives } vidas.
    }
web-goal-ghosts = Quítale a PAC-MAN { $lives ->
        [one] su única vida
       *[other] las { $lives } vidas
    } antes de que se coma { $pellets ->
        [one] la única pac-bola.
       *[other] las { $pellets } pac-bolas.
    } Lo atrapa el fantasma que llega a su casilla.
web-goal-mspacman = Tu color tiene que ser el primero en quedarse sin sus { $dots } puntos, da igual quién se los coma. Solo Ms. Pac-Man come puntos: atrápala con tu fantasma y la controlarás.
web-brief-goal-quoridor = Llega antes que nadie a la línea de tu color.
web-brief-goal-pacman = Cómetelo todo antes de perder tus vidas.
web-brief-goal-ghosts = Atrapa a PAC-MAN antes de que se lo coma todo.
web-brief-goal-mspacman = Deja tu color sin puntos antes que nadie.
web-legend = Símbolos del tablero
web-legend-goal = Una línea del color de un jugador es su línea de meta.
web-legend-turn = Un aro discontinuo: le toca a esta figura.
web-legend-next = Un círculo relleno: puedes ir ahí ahora.
web-legend-end = Un aro: una jugada más larga puede acabar ahí.
web-legend-last = Casillas sombreadas: las jugadas de la última ronda.
web-legend-fence = Una barrera: nadie la atraviesa, hay que rodearla.
web-legend-draft = Una barrera discontinua: aún no está colocada.
web-legend-path = Una línea de puntos o de rayas: el camino más corto de un jugador a su línea de meta. Se ve con el botón «Caminos más cortos».
web-legend-pellet = Una pac-bola: PAC-MAN se la come, puede avanzar hasta 3 casillas más y se come a los fantasmas del camino.
web-legend-sight = Una línea discontinua: el fantasma de su extremo ve a PAC-MAN.
web-legend-frenzy = Un borde brillante: este fantasma ve a PAC-MAN y se mueve dos casillas.
web-legend-area = Casillas del color de un jugador: los puntos que hay ahí son suyos.
web-legend-power = Un punto de poder: cuando Ms. Pac-Man se lo come, todos los fantasmas se vuelven débiles.
web-legend-weak = Un fantasma dibujado solo con el contorno: es débil, y Ms. Pac-Man puede atraparlo.
web-legend-circle = Un círculo blanco: Ms. Pac-Man puede empezar ahí.
web-legend-exit = Una flecha doble: una salida. Desde ella se pasa a cualquier otra.

## What the levels do in the games of ghosts

web-level-pacman-1 = Corre de un lado a otro y apenas se entera de nada. Ideal para jugar con niños.
web-level-pacman-2 = Tiene una pac-bola favorita y apenas ve nada más.
web-level-pacman-3 = Solo se fija en lo que tiene cerca y deja pasar ocasiones.
web-level-pacman-4 = Ve casi todo lo que pasa, pero no se anticipa.
web-level-pacman-5 = Calcula un turno por adelantado y falla de vez en cuando.
web-level-pacman-6 = Calcula un turno por adelantado y rara vez falla.
web-level-pacman-7 = Calcula dos turnos por adelantado. Difícil de atrapar y de esquivar.
web-level-mspacman-1 = Va a por los puntos y no ve venir a los fantasmas. Ideal para jugar con niños.
web-level-mspacman-2 = Solo ve a un fantasma cuando lo tiene al lado.
web-level-mspacman-3 = Ve a los fantasmas que están a pocos pasos.
web-level-mspacman-4 = Ve a casi todos los fantasmas, pero se aferra a su plan.
web-level-mspacman-5 = Lo ve casi todo y falla de vez en cuando.
web-level-mspacman-6 = Sopesa cada jugada y rara vez falla.
web-level-mspacman-7 = Sopesa cada jugada y nunca falla.

## Planned moves, games kept here, players at one screen, themes

web-premove-set = Jugada programada: { $word }. Se hará en cuanto te toque.
web-premove-plan = Programar { $word }
web-premove-tip = Toca el tablero para programar tu próxima jugada.
web-premoves = Programar una jugada mientras piensan los demás
web-tap-rolls = Tocar la ruleta y el dado para tirar
web-offer-declined = La propuesta se ha rechazado.
web-finished = Partidas terminadas
web-replay = Reproducir
web-forget-sure = ¿Borrar?
web-person = Persona
web-person-name = Nombre
web-board-theme = Tablero
web-board-slate = Pizarra
web-board-wood = Madera
web-board-meadow = Prado
web-board-distinct = Adaptado al daltonismo
web-side = { $player } ({ $side ->
        [bottom] abajo
        [top] arriba
        [left] a la izquierda
        [bottom-left] abajo a la izquierda
        [bottom-right] abajo a la derecha
        [top-left] arriba a la izquierda
        [top-right] arriba a la derecha
       *[right] a la derecha
    })
web-text-walls = El dibujo muestra los muros del laberinto.
web-text-codes = Cada casilla muestra quién está en ella, lo que hay ahí y de quién es la zona (letras de la a a la d). @ es Ms. Pac-Man; las mayúsculas de la A a la D son fantasmas fuertes; las minúsculas de la a a la d con ~ al final son fantasmas débiles; . es un punto, * es un punto de poder, la O mayúscula es un círculo blanco con un punto, la o minúscula es un círculo blanco sin punto, G es una casa de fantasma, EX es una salida y ## es un bloque macizo.
web-won-well = ¡Bien jugado!
web-steps-short =
    { $count ->
        [one] Quien más cerca estaba se ha quedado a { $count } paso de su línea de meta.
       *[other] Quien más cerca estaba se ha quedado a { $count } pasos de su línea de meta.
    }

## Where pages lead to analysis and review

analysis-title = Tablero de análisis
analysis-analyse = Analizar
web-review = Revisión
web-your-games = Tus partidas
