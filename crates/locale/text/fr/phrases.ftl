## What players say to each other at a table, each in the language of whoever reads it

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-have-fun = Bonne partie !
phrase-nice-move = Joli coup !
phrase-oops = Oups !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il te plaît.
phrase-take-your-time = Prends ton temps.
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-again = Encore une partie ?
phrase-bye = Au revoir !

phrases-open = Dire quelque chose
phrases-said = { $name } dit : { $phrase }
phrases-mute = Masquer ce que dit { $name } à cette table
phrases-person = { $name } : autres actions
phrases-strangers = Aux tables publiques, ne voir que les phrases de mes amis
phrases-list = Tu peux dire : { $list }.
phrases-challenge-again = Défier { $name } à nouveau

server-phrase-seat = À cette table, il faut jouer pour pouvoir dire quelque chose.
server-phrase-too-often =
    { $seconds ->
        [one] Tu peux dire cinq phrases par minute. Attends encore { $seconds } seconde.
       *[other] Tu peux dire cinq phrases par minute. Attends encore { $seconds } secondes.
    }

## Notifications

notify-turn = Me prévenir quand c’est à moi de jouer
notify-start = Me prévenir quand une partie commence
notify-open = Les notifications arrivent tant que la page reste ouverte en arrière-plan.
notify-denied = Ce navigateur n’autorise pas les notifications de cette page. Tu peux changer cela dans les réglages du navigateur.
