### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-better = pierde un { $cost } %; mejor: { $line }
grade-best = la mejor
grade-good = buena
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave
grade-brilliant = brillante

## What a review says

review-graded = { $grade }, { $better }
review-move = Jugada { $ply } de { $of }: { $move }
review-start = El comienzo. Jugadas: { $of }
review-progress = Revisando: { $done } de { $of } posiciones.
review-accuracy = Jugador { $seat }: precisión { $accuracy } %
review-no-accuracy = Jugador { $seat }: nada que decidir
review-luck = suerte { $luck } %
review-time = tiempo { $time }
review-moments = Lo que decidió la partida:

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $word } le costó un paso al jugador { $seat }: su camino más corto pasó de { $from } a { $to }.
       *[other] { $word } le costó { $steps } pasos al jugador { $seat }: su camino más corto pasó de { $from } a { $to }.
    }
moment-reply =
    { $steps ->
        [one] Tras { $word }, { $reply } le costó un paso al jugador { $seat }: su camino más corto pasó de { $from } a { $to }.
       *[other] Tras { $word }, { $reply } le costó { $steps } pasos al jugador { $seat }: su camino más corto pasó de { $from } a { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] El jugador { $seat } jugó { $word }. { $better } le habría costado un paso al jugador { $other }: un camino más corto de { $to } en vez de { $from }.
       *[other] El jugador { $seat } jugó { $word }. { $better } le habría costado { $steps } pasos al jugador { $other }: un camino más corto de { $to } en vez de { $from }.
    }
moment-missed-win = El jugador { $seat } podía ganar con { $better } y jugó { $word }.
moment-let-go = El jugador { $seat } podía aguantar con { $better }; { $word } perdió.
moment-better = Con { $word } en vez de { $better }, el jugador { $seat } pasó del { $from } % al { $to } %.
moment-roll = La tirada { $word } llevó al jugador { $seat } del { $from } % al { $to } %.

## A review in the page

review-title = Repaso de la partida
review-stop = Detener
review-go-on = Continuar
review-failed = El repaso se detuvo: no se pudo cargar el motor o un archivo que necesita.
review-live = Esta partida todavía se está jugando. Se podrá repasar cuando termine.
review-empty = No hay jugadas que repasar.
review-graph = Probabilidad de ganar, jugada a jugada
review-accuracy-label = Precisión
review-luck-label = Suerte
review-luck-note = La suerte es lo que las tiradas sumaron a la probabilidad de ganar. No cuenta en la precisión.
review-time-label = Tiempo usado
review-exact = Esta posición está resuelta: la nota es exacta.
review-line = La mejor variante

## Learning from mistakes

review-mistakes = Aprende de tus errores
review-whose = ¿Los errores de quién?
review-no-mistakes = Aquí no hay errores. ¡Bien jugado!
review-try = Busca una jugada mejor
review-mistake-of = Error { $nth } de { $count }
review-task = { $name } jugó { $word } aquí: { $grade }. Busca una jugada mejor.
review-your-task = Aquí jugaste { $word }: { $grade }. Busca una jugada mejor.
review-checking = Comprobando { $word }…
review-right = ¡Correcto! { $word } es la mejor jugada.
review-right-too = ¡Correcto! { $word } también es buena: pierde un { $cost } %.
review-wrong = { $word } pierde un { $cost } %. Prueba otra jugada.
review-same = { $word } es lo que se jugó. Prueba otra jugada.
review-hint = Pista
review-answer = Ver la respuesta
review-hint-fence = La mejor jugada es una barrera.
review-hint-step = La mejor jugada es un paso de la figura.
review-hint-path = La mejor jugada termina en { $square }.
review-shown = Lo mejor era { $line }.
review-next = Error siguiente
review-skip = Saltar
review-back = Volver al repaso
review-found = Listo. Encontraste una jugada mejor { $found } de { $count } veces.

## Your games

games-search = Buscar por juego, jugador, resultado o fecha
games-none = Aquí todavía no hay partidas.
games-no-match = Ninguna partida coincide con tu búsqueda.
games-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
games-export = Exportar todo
games-exporting = Obteniendo partidas: { $done } de { $of }
games-open = Abrir
games-unfinished = sin terminar
games-online = en línea
games-accuracy = precisión { $accuracy } %
