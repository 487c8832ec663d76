## What players say to each other at a table, each in the language of whoever reads it

phrase-hello = Hallo!
phrase-good-luck = Veel succes!
phrase-have-fun = Veel plezier!
phrase-nice-move = Mooie zet!
phrase-oops = Oeps!
phrase-sorry = Sorry!
phrase-one-moment = Een ogenblikje, alsjeblieft.
phrase-take-your-time = Neem gerust de tijd.
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-again = Nog een keer?
phrase-bye = Tot ziens!

phrases-open = Iets zeggen
phrases-said = { $name } zegt: { $phrase }
phrases-mute = Verberg wat { $name } aan deze tafel zegt
phrases-person = { $name }: meer
phrases-strangers = Verberg wat onbekenden aan openbare tafels zeggen
phrases-list = Dit kun je zeggen: { $list }.
phrases-challenge-again = { $name } opnieuw uitdagen

server-phrase-seat = Alleen wie meespeelt, kan aan deze tafel iets zeggen.
server-phrase-too-often =
    { $seconds ->
        [one] Je kunt vijf zinnen per minuut zeggen. Wacht nog { $seconds } seconde.
       *[other] Je kunt vijf zinnen per minuut zeggen. Wacht nog { $seconds } seconden.
    }

## Notifications

notify-turn = Stuur een notificatie als ik aan de beurt ben
notify-start = Stuur een notificatie als een partij begint
notify-open = Je krijgt notificaties zolang de pagina op de achtergrond openstaat.
notify-denied = Deze browser staat geen notificaties van deze pagina toe. Dat kun je in de instellingen van de browser wijzigen.
