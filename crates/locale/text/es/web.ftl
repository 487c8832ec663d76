### Lo que dice la página en el navegador.

## El marco

web-title = Palisade: cuatro juegos de laberinto
web-skip = Ir al juego
web-nav = Sitios
web-nav-play = Jugar
web-nav-tables = Mesas
web-nav-rules = Reglas
web-nav-settings = Ajustes
web-theme = Claro u oscuro
web-language = Idioma
web-foot = Palisade es gratis y no necesita cuenta.
web-nowhere = Aquí no hay nada
web-nowhere-more = Puede que la dirección se haya copiado a medias.
web-loading = Un momento…
web-away = No se puede alcanzar el servidor. Las partidas contra el ordenador y en esta pantalla siguen sin él.

## Inicio

web-hero = Construye el laberinto. Gana la carrera.
web-hero-more = Cuatro juegos de barreras y fantasmas: contra el ordenador, con amigos mediante un enlace, o en esta pantalla. Sin cuenta y sin instalar nada.
web-play-now = Jugar ya
web-play-friend = Jugar con un amigo
web-vs-computer = Jugar
web-more-ways = Más…
web-shelf = Cuatro juegos
web-continue = Seguir jugando
web-forget = Olvidar esta partida
web-plies =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
web-living = { $game }, jugando solo
web-about-quoridor = Corre al otro lado. En cada turno, un paso o una barrera que alarga el camino de los demás.
web-about-mini = La misma carrera en caja pequeña, con un reloj por jugada si quieres.
web-about-pacman = Un comilón, cuatro fantasmas, un laberinto de barreras. Cómete las cuatro pac-bolas, o dale caza.
web-about-mspacman = Gira, corre, limpia de puntos tu color. Quien la atrapa se convierte en Ms. Pac-Man.

## El ordenador

web-level = Nivel { $level }
web-level-choose = ¿Qué fuerza debe tener el ordenador? Nivel
web-level-1 = Va de paseo. Bueno para una primera partida con niños.
web-level-2 = Sabe adónde ir, pero se olvida de ti.
web-level-3 = Se cruza en tu camino de vez en cuando.
web-level-4 = Ve una trampa antes de pisarla.
web-level-5 = Cuenta su camino y el tuyo, y no malgasta nada.
web-level-6 = Piensa unos turnos por delante. Necesitarás un plan.
web-level-7 = Difícil de ganar, incluso con cuidado.
web-level-8 = Todo lo que tiene.

## Preparar una mesa

web-with-whom = ¿Con quién?
web-mode-computer = El ordenador
web-mode-friends = Amigos en línea
web-mode-here = En esta pantalla
web-how-many = ¿Cuántos jugadores?
web-your-seat = Juegas
web-who-starts = ¿Quién empieza?
web-starts-random = Por sorteo
web-piece = Tu figura
web-time = Tiempo
web-no-clock = Sin reloj
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
web-public = Mostrar esta mesa a todos
web-options = Reglas de esta mesa
web-own-maze = uno propio
web-start = Empezar
web-lay-table = Poner la mesa
web-new-of = Nueva: { $game }

## Mesas

web-open-tables = Mesas abiertas
web-no-tables = Ahora mismo no espera nadie. Pon una mesa y envía el enlace.
web-live = Partidas para ver
web-join = Sentarse
web-watch = Ver
web-invite = Envía este enlace a quien quieras.
web-invite-qr = Una imagen del enlace, para una cámara
web-copy = Copiar el enlace
web-copied = Copiado
web-sit = Sentarse aquí
web-fill = Que el ordenador ocupe los sitios libres
web-waiting = Esperando a los demás
web-seat-open = sitio libre
web-present = aquí
web-absent = ausente
web-reconnecting = Se ha perdido la conexión. Reintentando; nada de lo que has jugado se pierde.
web-quick = Emparejamiento rápido
web-which-game = ¿Qué juego?
web-my-tables = Tus mesas
web-back-to = Seguir
web-paused = La partida está en pausa.
web-resume = Seguir
web-claim = Tus partidas en este dispositivo
web-claim-more = Este enlace te hace aquí el mismo jugador que en el dispositivo del que viene.
web-claim-go = Continuar aquí

## En la mesa

web-no-game = Esta partida no se guarda aquí
web-you = Tú
web-player = Jugador { $seat }
web-your-move = Te toca
web-move-of = Le toca a { $name }
web-thinks = { $name } está pensando…
web-rolling = Tirando…
web-shows = Sale { $face }
web-looking = Viendo la jugada { $ply }
web-played = { $name }: { $word }
web-left-resign = abandona
web-left-time = sin tiempo
web-left-fault = falla
web-board-label = El tablero. Las flechas mueven, Intro juega, F toma una barrera, R la gira.
web-clock = tiempo restante
web-pellets = { $now } de { $of } pac-bolas comidas
web-dots =
    { $count ->
        [one] queda { $count } punto
       *[other] quedan { $count } puntos
    }
web-place = Poner { $fence }
web-cancel = Cancelar
web-rotate = Girarla
web-step-back = Un paso atrás
web-other-way =
    { $count ->
        [one] Un solo camino
       *[other] Otro camino ({ $count })
    }
web-go = Ir: { $word }
web-squares-to-go =
    { $count ->
        [one] falta { $count } casilla
       *[other] faltan { $count } casillas
    }
web-pass = Sin jugada: pasar
web-tip-fence = Toca una casilla marcada para avanzar, una ranura para poner una barrera.
web-tip-step = No quedan barreras: toca una casilla marcada.
web-tip-path =
    { $count ->
        [one] Toca la casilla a la que ir.
       *[other] Toca el camino casilla a casilla ({ $count }), o la casilla final.
    }
web-tip-place = Toca el círculo donde empezará Ms. Pac-Man.
web-rule = Regla { $rule }
web-moves = Jugadas
web-first = Al principio
web-back = Una jugada atrás
web-forward = Una jugada adelante
web-last = A la última jugada
web-ply-of = { $ply } / { $of }
web-ways = Caminos
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
web-offer-draw = ¿Tablas?
web-resign = Abandonar
web-resign-sure = ¿Seguro que abandonas?
web-save = Guardar
web-abort = Cancelar la partida
web-load = Abrir una partida guardada
web-sound = Sonido
web-close = Cerrar
web-offered = Pedido…
web-watchers =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
web-type = Escribe una jugada: { $example }
web-type-go = Jugar
web-draw-offered = El otro bando ofrece tablas.
web-takeback-offered = El otro bando quiere deshacer una jugada.
web-draw-declined = El ordenador sigue jugando.
web-accept = De acuerdo
web-decline = No
web-planned = Previsto: { $word }

## El final

web-you-won = Has ganado
web-you-lost = Has perdido
web-won = Ha ganado { $name }
web-ghosts-won = Han ganado los fantasmas
web-draw = Tablas
web-called-off = Cancelada
web-cause-rules = Decidida en el tablero.
web-cause-repetition = La misma posición ha aparecido por tercera vez.
web-cause-resign = Un jugador ha abandonado.
web-cause-time = Se ha acabado el tiempo.
web-cause-fault = Un programa ha fallado.
web-cause-agreement = Ambos bandos lo han acordado.
web-cause-aborted = Nadie gana, nadie pierde.
web-pacman-level-0 = Esta vez PAC-MAN no se ha comido ninguna pac-bola.
web-pacman-level-1 = PAC-MAN es un novato: { $pellets } pac-bola.
web-pacman-level-2 = PAC-MAN promete: { $pellets } pac-bolas.
web-pacman-level-3 = PAC-MAN tiene categoría: { $pellets } pac-bolas.
web-pacman-level-4 = PAC-MAN es de élite: las { $pellets } pac-bolas.
web-rematch = Jugar otra vez
web-rematch-offered = El otro bando quiere jugar otra vez.
web-new-game = Otra partida

## Ajustes

web-name = Tu nombre
web-look = Aspecto
web-theme-auto = Como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-confirm = Confirmar barreras y caminos
web-confirm-touch = Al tocar
web-confirm-always = Siempre
web-confirm-never = Nunca
web-contrast = Alto contraste
web-motion = Movimiento
web-sounds = Sonidos
web-ways-always = Mostrar los caminos más cortos
web-text-always = Mostrar el tablero como texto

## En palabras

web-slot-free = { $fence }, libre
web-piece-of-seat = { $piece } del jugador { $seat }
web-can-go = se puede entrar
web-text-board = El tablero en palabras
web-text-drawing = El tablero, dibujado con letras
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }): { $square }, débil
        [frenzied] { $piece } ({ $owner }): { $square }, ve a su presa
       *[plain] { $piece } ({ $owner }): { $square }
    }
web-text-fences = Barreras: { $list }
web-text-no-fences = No hay barreras en el tablero.
web-keys = En el tablero: las flechas mueven el cursor, Intro juega, F toma una barrera, R la gira, Retroceso da un paso atrás, Escape suelta.
