### What the page in the browser says.

## Header and footer

web-title = Palisade: cuatro juegos de mesa con laberintos
web-skip = Saltar al juego
web-nav = Menú principal
web-nav-play = Jugar
web-nav-tables = Mesas
web-nav-rules = Reglas
web-nav-settings = Ajustes
web-theme = Claro u oscuro
web-language = Idioma
web-foot = Palisade es gratis y no necesitas una cuenta.
web-nowhere = Página no encontrada
web-nowhere-more = Puede que la dirección esté incompleta.
web-loading = Un momento…
web-away = No se puede conectar con el servidor. Las partidas contra el ordenador y en este dispositivo funcionan sin él.
web-part-failed = No se ha podido cargar esta parte de la página.
web-try-again = Reintentar
web-engine-failed = El ordenador ha dejado de funcionar. Nuevo intento…
web-network-missing = El nivel 8 juega ahora peor de lo normal: no se ha podido cargar su red.

## Home

web-hero = Construye el laberinto. Gana la carrera.
web-hero-more = Cuatro juegos de mesa con barreras y fantasmas: contra el ordenador, con amigos mediante un enlace o en este dispositivo. Sin cuenta y sin instalar nada.
web-play-now = Jugar ya
web-play-friend = Jugar con amigos
web-vs-computer = Jugar
web-more-ways = Más…
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
web-about-mini = El Quoridor clásico, con tiempo por jugada si quieres.
web-about-pacman = PAC-MAN, cuatro fantasmas y un laberinto de barreras. Cómete las cuatro pac-bolas… o atrápalo antes.
web-about-mspacman = Gira la ruleta, corre y cómete todos los puntos de tu color. Quien atrapa a Ms. Pac-Man pasa a controlarla.

## The computer

web-level = Nivel { $level }
web-level-choose = Nivel del ordenador
web-level-1 = Pasea sin rumbo. Ideal para una primera partida con niños.
web-level-2 = Sabe adónde va, pero se olvida de ti.
web-level-3 = Te corta el paso de vez en cuando.
web-level-4 = Evita las trampas sencillas.
web-level-5 = Calcula su camino y el tuyo, y no desperdicia jugadas.
web-level-6 = Piensa con varios turnos de antelación. Te hará falta un plan.
web-level-7 = Difícil de vencer, aunque juegues con cuidado.
web-level-8 = A plena potencia.

## New game

web-with-whom = Jugar contra
web-mode-computer = El ordenador
web-mode-friends = Amigos en línea
web-mode-here = Amigos en este dispositivo
web-how-many = Jugadores
web-your-seat = Juegas como
web-who-starts = ¿Quién empieza?
web-starts-random = Al azar
web-piece = Tu personaje
web-time = Tiempo
web-no-clock = Sin reloj
web-clock-own = A medida
web-clock-kind = Reloj
web-clock-game = Para toda la partida
web-clock-move = Para cada jugada
web-clock-days = Días por jugada
web-clock-minutes = Minutos por jugador
web-clock-increment = Segundos añadidos tras cada jugada
web-clock-seconds = Segundos por jugada
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
web-new-of = Nueva: { $game }

## Tables

web-open-tables = Mesas abiertas
web-no-tables = Ahora mismo no hay nadie esperando. Crea una mesa y comparte el enlace.
web-live = Partidas en directo
web-join = Unirse
web-watch = Ver
web-invite = Envía este enlace a la gente con la que quieras jugar.
web-invite-qr = Código QR de este enlace
web-copy = Copiar enlace
web-copied = Copiado
web-sit = Unirse aquí
web-fill = Completar la mesa con el ordenador
web-waiting = Esperando a más jugadores
web-invited-by = { $name } te invita a jugar a { $game }
web-invited = Te invitan a jugar a { $game }
web-invited-more = Escribe el nombre que verán los demás y únete.
web-seat-open = sitio libre
web-present = en línea
web-absent = sin conexión
web-reconnecting = Se ha perdido la conexión. Reconectando… Tus jugadas están a salvo.
web-move-unsent = Se ha perdido la conexión. Tu jugada { $word } aún no se ha enviado. Se enviará en cuanto vuelva la conexión.
web-move-retried = El servidor no puede aceptar tu jugada { $word } ahora mismo. Reintentando…
web-move-overtaken = Tu jugada { $word } no se ha hecho porque la partida ha cambiado mientras tanto. Vuelve a mirar el tablero.
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
web-back-to = Continuar
web-paused = La partida está en pausa.
web-resume = Reanudar
web-claim = Continuar en este dispositivo
web-claim-more = Sigue aquí con tu nombre y tus mesas.
web-claim-go = Continuar

## Playing

web-no-game = Partida no encontrada en este dispositivo
web-you = Tú
web-player = Jugador { $seat }
web-your-move = Te toca
web-move-of = Le toca a { $name }
web-thinks = { $name } está pensando…
web-rolling = Tirando…
web-shows = Resultado: { $face }
web-looking = Viendo la jugada { $ply }
web-played = { $name }: { $word }
web-left-resign = ha abandonado
web-left-time = se ha quedado sin tiempo
web-left-fault = ha fallado
web-board-label = Tablero. Las flechas mueven el cursor, Intro juega, F coloca una barrera y R la gira.
web-clock = tiempo restante
web-pellets = { $now } de { $of } pac-bolas comidas
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
web-tip-fence = Toca una casilla marcada para mover o una ranura entre casillas para colocar una barrera.
web-tip-step = No te quedan barreras: toca una casilla marcada para mover.
web-tip-path =
    { $count ->
        [one] Toca la casilla a la que quieres ir.
       *[other] Toca el camino casilla a casilla ({ $count }) o directamente la casilla final.
    }
web-tip-place = Toca el círculo donde empezará Ms. Pac-Man.
web-rule = Regla { $rule }
web-moves = Jugadas
web-first = Primera jugada
web-back = Jugada anterior
web-forward = Jugada siguiente
web-last = Última jugada
web-ply-of = { $ply } / { $of }
web-ways = Caminos más cortos
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
web-resign = Abandonar
web-resign-sure = ¿Seguro que quieres abandonar?
web-save = Guardar
web-abort = Cancelar partida
web-load = Abrir una partida guardada
web-sound = Sonido
web-close = Cerrar
web-offered = Solicitud enviada
web-watchers =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
web-type = Escribe una jugada: { $example }
web-type-go = Jugar
web-draw-offered = Tu rival ofrece tablas.
web-takeback-offered = Tu rival quiere deshacer una jugada.
web-draw-declined = El ordenador rechaza las tablas.
web-accept = Aceptar
web-decline = Rechazar
web-planned = Jugada anticipada: { $word }

## The end

web-you-won = Has ganado
web-you-lost = Has perdido
web-won = Victoria de { $name }
web-ghosts-won = Han ganado los fantasmas
web-draw = Tablas
web-called-off = Partida cancelada
web-cause-rules = Victoria sobre el tablero.
web-cause-repetition = La misma posición se ha dado por tercera vez.
web-cause-resign = Alguien ha abandonado.
web-cause-time = Se ha acabado el tiempo.
web-cause-fault = Ha fallado un jugador controlado por el ordenador.
web-cause-agreement = De mutuo acuerdo.
web-cause-aborted = Nadie gana y nadie pierde.
web-pacman-level-0 = Esta vez PAC-MAN no se ha comido ninguna pac-bola.
web-pacman-level-1 = PAC-MAN novato: { $pellets } pac-bola.
web-pacman-level-2 = PAC-MAN prometedor: { $pellets } pac-bolas.
web-pacman-level-3 = PAC-MAN de categoría: { $pellets } pac-bolas.
web-pacman-level-4 = PAC-MAN de élite: las { $pellets } pac-bolas.
web-rematch = Revancha
web-rematch-offered = Tu rival pide la revancha.
web-new-game = Todos los juegos

## Settings

web-name = Tu nombre
web-look = Apariencia
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
