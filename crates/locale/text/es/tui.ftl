### El juego en la terminal: menú, pantallas, teclas, modo sencillo. Las teclas van juntas en 80 columnas: sé breve.

## Una partida en la pantalla

tui-turn = Le toca a: { $who }
tui-chance = La tirada …
tui-person = Jugador { $seat }
tui-level = Jugador { $seat } · nivel { $level }
tui-out = fuera
tui-strong = fuerte
tui-weak = débil
tui-frenzied = ¡ve a PAC-MAN!
tui-spinner = Ruleta
tui-die = Dado
tui-clock =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }

## La frase bajo el tablero

tui-advice-pawn = Ve a una casilla marcada, o pulsa f y pon una barrera.
tui-advice-fence = Lleva la barrera adonde la quieras; Intro la pone.
tui-advice-path = Indica las casillas una tras otra y pulsa Intro.
tui-advice-place = Pon a Ms. Pac-Man en uno de los círculos marcados.
tui-advice-stay = No hay adónde ir; pulsa Intro para seguir.
tui-advice-wait = Un momento …
tui-advice-watch = Juega el ordenador; tú miras.
tui-hint = Pista: { $line } ({ $chance } %)
tui-thinking = Pensando …
tui-copied = Copiado: { $position }
tui-saved = Guardado como { $name }.
tui-file = { $name }: { $why }
tui-not-yours = No es tu turno.
tui-nothing-to-undo = No hay nada que deshacer.
tui-ask-move = Jugada:
tui-ask-save = Guardar como:
tui-ask-load = ¿Qué partida cargar?
tui-ask-maze = ¿Qué archivo de laberinto?
tui-ask-resign = ¿Seguro que abandonas? Intro: sí, Esc: no

## Teclas

tui-key-point = apuntar
tui-key-step = paso
tui-key-play = jugar
tui-key-fence = barrera
tui-key-pawn = figura
tui-key-turn = girar
tui-key-next = siguiente
tui-key-back = borrar
tui-key-type = escribir
tui-key-hint = pista
tui-key-undo = deshacer
tui-key-ways = caminos
tui-key-save = guardar
tui-key-open = cargar
tui-key-copy = copiar la posición
tui-key-resign = abandonar
tui-key-choose = elegir
tui-key-change = cambiar
tui-key-scroll = desplazar
tui-key-help = ayuda
tui-key-menu = menú
tui-key-quit = salir
tui-key-escape = empezar de nuevo
tui-key-stop = salir al instante
tui-help-title = Ayuda
tui-help-refusal = Cuando se rechaza una jugada, aquí se puede leer la regla.

## El menú

tui-menu-welcome = juegos de laberinto
tui-menu-resume = Seguir con la partida sin terminar
tui-menu-start = Empezar
tui-menu-load = Cargar una partida
tui-menu-game = Juego
tui-menu-seats = Jugadores
tui-menu-seat = Puesto { $seat }
tui-menu-person = una persona
tui-menu-level = ordenador, nivel { $level }
tui-menu-piece = Figura del puesto { $seat }
tui-menu-maze-file = Laberinto de un archivo
tui-menu-language = Idioma
tui-menu-rules = Leer las reglas
tui-menu-quit = Salir

## Línea a línea

tui-plain-welcome = Escribe una jugada, o help.
tui-plain-prompt = Jugador { $seat }:
tui-plain-played = Jugador { $seat }: { $move }
tui-plain-rolled = Tirada: { $move }
tui-plain-help = Escribe una jugada en notación, o: show, legal, hint, undo, save ARCHIVO, resign, quit.
