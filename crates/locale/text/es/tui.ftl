### The terminal game: its menu, its screens, its keys, its plain mode. Keys of one or two words are
### shown side by side in 80 columns: keep them short.

## A game on the screen

tui-turn = Turno: { $who }
tui-chance = Tirando…
tui-person = Jugador { $seat }
tui-level = Jugador { $seat } · { $computer }
tui-out = fuera
tui-strong = fuerte
tui-weak = débil
tui-frenzied = ve a PAC-MAN
tui-spinner = Ruleta
tui-die = Dado
tui-clock =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }

## The sentence below the board

tui-advice-pawn = Ve a una casilla marcada o pulsa f para colocar una barrera.
tui-advice-fence = Lleva la barrera adonde quieras y pulsa Intro para colocarla.
tui-advice-path = Indica las casillas una tras otra y pulsa Intro.
tui-advice-place = Coloca a Ms. Pac-Man en uno de los círculos marcados.
tui-advice-stay = No puedes mover. Pulsa Intro para continuar.
tui-advice-wait = Un momento…
tui-advice-watch = Juega el ordenador. Tú miras.
tui-hint = Pista: { $line }; probabilidad de ganar: { CHANCE($chance) }
tui-thinking = Pensando…
tui-copied = Copiado: { $position }
tui-saved = Guardado como { $name }.
tui-file = No se puede usar { $name }: { $why }
tui-not-yours = No es tu turno.
tui-nothing-to-undo = No hay nada que deshacer.
tui-ask-move = Jugada:
tui-ask-save = Guardar como:
tui-ask-load = ¿Qué partida quieres cargar?
tui-ask-analyse = ¿Qué partida quieres analizar?
tui-ask-maze = ¿Qué archivo de laberinto quieres usar?
tui-ask-resign = ¿Seguro que quieres abandonar? Intro: sí · Esc: no

## Keys

tui-key-point = cursor
tui-key-step = paso
tui-key-play = jugar
tui-key-fence = barrera
tui-key-pawn = figura
tui-key-turn = girar
tui-key-next = siguiente
tui-key-back = atrás
tui-key-type = escribir
tui-key-hint = pista
tui-key-solution = solución
tui-key-next-puzzle = siguiente
tui-key-undo = deshacer
tui-key-ways = caminos
tui-key-save = guardar
tui-key-open = cargar
tui-key-copy = copiar posición
tui-key-resign = abandonar
tui-key-choose = elegir
tui-key-change = cambiar
tui-key-scroll = desplazar
tui-key-help = ayuda
tui-key-menu = menú
tui-key-quit = salir
tui-key-escape = cancelar
tui-key-stop = salir ya
tui-help-title = Ayuda
tui-help-refusal = Cuando se rechaza una jugada, aquí puedes leer la regla que lo explica.

## The menu

tui-menu-welcome = juegos de mesa con laberintos
tui-menu-resume = Continuar la partida sin terminar
tui-menu-start = Empezar
tui-menu-load = Cargar una partida
tui-menu-game = Juego
tui-menu-seats = Jugadores
tui-menu-seat = Jugador { $seat }
tui-menu-person = persona
tui-menu-piece = Personaje del jugador { $seat }
tui-menu-maze-file = Laberinto desde un archivo
tui-menu-language = Idioma
tui-menu-analyse = Analizar
tui-analyse-start = posición inicial
tui-analyse-file = partida de un archivo
tui-menu-learn = Aprender
tui-menu-puzzles = Problemas
tui-puzzle-daily = problema del día
tui-puzzle-random = orden aleatorio
tui-menu-rules = Leer las reglas
tui-menu-quit = Salir

## Line by line

tui-plain-welcome = Escribe una jugada, o help.
tui-plain-prompt = Jugador { $seat }:
tui-plain-played = Jugador { $seat }: { $move }
tui-plain-rolled = Tirada: { $move }
tui-plain-help = Escribe una jugada en notación, o bien: show, legal, hint, analyse, learn, undo, redo, save ARCHIVO, resign, quit.

## Reviewing, resuming, settings

tui-nothing-to-redo = No hay nada que rehacer.
tui-no-exit = Desde aquí no puedes usar ninguna salida.
tui-ask-delete = ¿Borrar esta partida sin terminar? Intro: sí · Esc: no
tui-engine-crashed = El motor ha fallado. Tu partida está guardada.
tui-bad-preference = { $path }, línea { $line }: «{ $text }» no es un ajuste. Ajustes posibles: language (en, fr, es, nl, pl, cs, ro), level (del 1 al 8), theme (dark, light, monochrome).
tui-key-redo = rehacer
tui-key-review = reproducir
tui-key-grade = revisar
tui-key-again = revancha
tui-key-exit = siguiente salida
tui-key-arrows = como las flechas
tui-key-suspend = a la shell
tui-key-delete = borrar
tui-menu-theme = Colores
tui-theme-dark = fondo oscuro
tui-theme-light = fondo claro
tui-theme-monochrome = sin colores
tui-resume-game =
    { $count ->
        [one] { $game }, { $count } jugada
       *[other] { $game }, { $count } jugadas
    }

## Reviewing line by line

tui-plain-over = Escribe review para ver la nota de cada jugada, o quit para salir.
tui-plain-reviewing = Revisando todas las posiciones, un momento…
tui-plain-replay = Para recorrer la partida: next, back, go NÚMERO, line (la mejor línea), show, moves, quit.
tui-plain-no-line = Aquí no hay una línea mejor.
tui-plain-unknown = «{ $word }» no es un comando aquí. { $help }
tui-plain-no-course = No hay ningún curso «{ $word }». Los cursos son: { $courses }.
