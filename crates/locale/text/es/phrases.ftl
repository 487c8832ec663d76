## What players say to each other at a table, each in the language of whoever reads it

phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-have-fun = ¡A divertirse!
phrase-nice-move = ¡Buena jugada!
phrase-oops = ¡Uy!
phrase-sorry = ¡Perdón!
phrase-one-moment = Un momento, por favor.
phrase-take-your-time = Tómate tu tiempo.
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-again = ¿Otra partida?
phrase-bye = ¡Hasta luego!

phrases-open = Decir algo
phrases-said = { $name } dice: { $phrase }
phrases-mute = Ocultar lo que dice { $name } en esta mesa
phrases-person = { $name }: más opciones
phrases-strangers = Ocultar lo que dicen personas desconocidas en mesas públicas
phrases-list = Puedes decir: { $list }.
phrases-challenge-again = Retar otra vez a { $name }

server-phrase-seat = En esta mesa solo puede decir algo quien juega.
server-phrase-too-often =
    { $seconds ->
        [one] Puedes decir cinco frases por minuto. Espera { $seconds } segundo más.
       *[other] Puedes decir cinco frases por minuto. Espera { $seconds } segundos más.
    }

## Notifications

notify-turn = Avisarme cuando me toque jugar
notify-start = Avisarme cuando empiece una partida
notify-open = Los avisos llegan mientras la página siga abierta en segundo plano.
notify-denied = Este navegador no permite avisos de esta página. Puedes cambiarlo en los ajustes del navegador.
