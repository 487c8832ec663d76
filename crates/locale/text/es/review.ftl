### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-loses = pierde un { PERCENT($cost) }
review-loses-why = pierde un { PERCENT($cost) } ({ $why })
review-better = { $loss }; mejor: { $line }
review-several = { $loss }; había varias jugadas buenas
grade-best = la mejor
grade-good = buena
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave
grade-brilliant = brillante

## What a review says

review-graded = { $grade }, { $better }
review-move = Jugada { $ply } de { $of }: { $move }
review-start = Posición inicial. Jugadas: { $of }
review-progress = Revisando posiciones: { $done } de { $of }.
review-accuracy = { $player }: precisión del { PERCENT($accuracy) }
review-no-accuracy = { $player }: ninguna decisión que valorar
review-luck = suerte { CHANGE($luck) }
review-time = tiempo { $time }
review-moments = Lo que decidió la partida:

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $player }: { $word } costó un paso; el camino más corto pasó de { $from } a { $to }.
       *[other] { $player }: { $word } costó { $steps } pasos; el camino más corto pasó de { $from } a { $to }.
    }
moment-reply =
    { $steps ->
        [one] { $player }: tras { $word }, la respuesta { $reply } costó un paso; el camino más corto pasó de { $from } a { $to }.
       *[other] { $player }: tras { $word }, la respuesta { $reply } costó { $steps } pasos; el camino más corto pasó de { $from } a { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] { $player }: { $better } en vez de { $word } habría alargado un paso el camino más corto del rival ({ $other }), de { $from } a { $to }.
       *[other] { $player }: { $better } en vez de { $word } habría alargado { $steps } pasos el camino más corto del rival ({ $other }), de { $from } a { $to }.
    }
moment-missed-win = { $player }: { $better } ganaba, pero se jugó { $word }.
moment-let-go = { $player }: { $better } salvaba la partida, pero se jugó { $word }, que pierde.
moment-better = { $player }: con { $word } en vez de { $better }, la probabilidad de ganar bajó del { CHANCE($from) } al { CHANCE($to) }.
moment-chase = { $player }: con { $word } en vez de { $better }, la probabilidad de ganar bajó del { CHANCE($from) } al { CHANCE($to) } ({ $why }).
moment-several = { $player }: con { $word }, la probabilidad de ganar bajó del { CHANCE($from) } al { CHANCE($to) }. Había varias jugadas mejores.
moment-roll = { $player }: con esta tirada ({ $roll }), la probabilidad de ganar pasó del { CHANCE($from) } al { CHANCE($to) }.

## Why a move lost something

why-own-path =
    { $steps ->
        [one] alarga un paso el propio camino
       *[other] alarga { $steps } pasos el propio camino
    }
why-reply =
    { $steps ->
        [one] la respuesta { $reply } le alargó el camino un paso
       *[other] la respuesta { $reply } le alargó el camino { $steps } pasos
    }
why-missed-fence =
    { $steps ->
        [one] otra barrera le habría costado un paso más al rival
       *[other] otra barrera le habría costado { $steps } pasos más al rival
    }
why-missed-win = deja escapar una victoria segura
why-let-go = la partida todavía se podía salvar
why-runs-into-ghost = esta jugada choca con un fantasma
why-caught = un fantasma puede atrapar a PAC-MAN de inmediato
why-missed-catch = el fantasma podía haber atrapado a su presa
why-missed-pellet =
    { $count ->
        [one] se podía comer una pac-bola más
       *[other] se podían comer { $count } pac-bolas más
    }
why-missed-ghost =
    { $count ->
        [one] se podía comer a un fantasma más
       *[other] se podía comer a { $count } fantasmas más
    }
why-ghost-nearer =
    { $steps ->
        [one] el fantasma más cercano está un paso más cerca que tras la mejor jugada
       *[other] el fantasma más cercano está { $steps } pasos más cerca que tras la mejor jugada
    }
why-path-longer =
    { $steps ->
        [one] el camino libre hasta la pac-bola más cercana es un paso más largo que tras la mejor jugada
       *[other] el camino libre hasta la pac-bola más cercana es { $steps } pasos más largo que tras la mejor jugada
    }
why-lets-eat-pellet = PAC-MAN puede comerse una pac-bola de inmediato
why-lets-eat-ghost = PAC-MAN puede comerse a un fantasma de inmediato
why-path-open = esta jugada le deja a PAC-MAN un camino libre hasta una pac-bola
why-path-shorter =
    { $steps ->
        [one] el camino libre de PAC-MAN hasta la pac-bola más cercana es un paso más corto que tras la mejor jugada
       *[other] el camino libre de PAC-MAN hasta la pac-bola más cercana es { $steps } pasos más corto que tras la mejor jugada
    }
why-ghost-farther =
    { $steps ->
        [one] el fantasma está un paso más lejos de su presa que tras la mejor jugada
       *[other] el fantasma está { $steps } pasos más lejos de su presa que tras la mejor jugada
    }
why-risk = la probabilidad de que puedan atrapar a Ms. Pac-Man antes de su próximo turno es del { CHANCE($chance) } en vez del { CHANCE($instead) }
why-missed-weak-ghost = se podía atrapar a un fantasma débil
why-missed-dots =
    { $count ->
        [one] se podía comer un punto más en la propia zona
       *[other] se podían comer { $count } puntos más en la propia zona
    }
why-gives-dots =
    { $count ->
        [one] esta jugada se come, en la zona de un rival, un punto más que la mejor
       *[other] esta jugada se come, en la zona de un rival, { $count } puntos más que la mejor
    }
why-missed-power = se podía comer un punto de poder
why-dots-farther =
    { $steps ->
        [one] el punto más cercano de la propia zona está un paso más lejos que tras la mejor jugada
       *[other] el punto más cercano de la propia zona está { $steps } pasos más lejos que tras la mejor jugada
    }
why-sent-home = el fantasma débil choca con Ms. Pac-Man y vuelve a casa
why-exposed = la probabilidad de que la próxima tirada permita a Ms. Pac-Man atrapar al fantasma es del { CHANCE($chance) } en vez del { CHANCE($instead) }

## A review in the page

review-title = Revisión de la partida
review-stop = Detener
review-go-on = Continuar
review-failed = La revisión se ha detenido: no se ha podido cargar el motor o un archivo que necesita. Recarga la página e inténtalo de nuevo.
review-live = Esta partida todavía se está jugando. Podrás revisarla cuando termine.
review-empty = Esta partida no tiene jugadas que revisar.
review-graph = Probabilidad de ganar, jugada a jugada
review-accuracy-label = Precisión
review-luck-label = Suerte
review-luck-note = La suerte es lo que las tiradas sumaron a la probabilidad de ganar. No influye en la precisión.
review-time-label = Tiempo usado
review-exact = Esta posición está resuelta: la nota es exacta.
review-line = La mejor línea

## Learning from mistakes

review-mistakes = Aprende de tus errores
review-practise = Practica con tus errores
review-whose = ¿De quién son los errores?
review-no-mistakes = Aquí no hay errores. ¡Bien jugado!
review-try = Busca una jugada mejor
review-mistake-of = Error { $nth } de { $count }
review-task = { $name } jugó aquí { $word }: { $grade }. Busca una jugada mejor.
review-your-task = Aquí jugaste { $word }: { $grade }. Busca una jugada mejor.
review-checking = Comprobando { $word }…
review-right = ¡Correcto! { $word } no pierde nada.
review-right-too = ¡Correcto! { $word } también es buena: solo pierde un { PERCENT($cost) }.
review-wrong = { $word } { $loss }. Prueba otra jugada.
review-same = { $word } es la jugada de la partida. Prueba otra.
review-hint = Pista
review-answer = Ver la solución
review-hint-fence = Aquí va bien una barrera.
review-hint-step = Aquí va bien mover la figura.
review-hint-path = Aquí, una buena jugada acaba en { $square }.
review-hint-several = Aquí hay varias jugadas buenas, y vale cualquiera de ellas.
review-shown = Una buena línea era { $line }.
review-next = Error siguiente
review-skip = Omitir
review-back = Volver a la revisión
review-found = Listo. Jugadas mejores que has encontrado: { $found } de { $count }.

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
games-exporting = Descargando partidas: { $done } de { $of }
games-open = Abrir
games-unfinished = sin terminar
games-online = en línea
games-accuracy = precisión del { $accuracy }
