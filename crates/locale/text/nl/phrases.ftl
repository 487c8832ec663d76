## Wat spelers aan een tafel tegen elkaar zeggen, in de taal van wie het leest

phrase-hello = Hallo!
phrase-good-luck = Veel succes!
phrase-have-fun = Veel plezier!
phrase-nice-move = Mooie zet!
phrase-oops = Oeps!
phrase-sorry = Sorry!
phrase-one-moment = Een ogenblikje, graag.
phrase-take-your-time = Neem gerust de tijd.
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-again = Nog een keer?
phrase-bye = Tot ziens!

phrases-open = Iets zeggen
phrases-said = { $name } zegt: { $phrase }
phrases-mute = Verberg wat { $name } aan deze tafel zegt
phrases-strangers = Verberg wat onbekenden aan openbare tafels zeggen
phrases-list = Dit kun je zeggen: { $list }.

server-phrase-seat = Alleen wie meespeelt, kan aan deze tafel iets zeggen.
server-phrase-silenced = Een moderator heeft je zinnen tijdelijk uitgezet.
server-phrase-too-often =
    { $seconds ->
        [one] Vijf zinnen per minuut zijn genoeg. Wacht nog { $seconds } seconde.
       *[other] Vijf zinnen per minuut zijn genoeg. Wacht nog { $seconds } seconden.
    }

## Meldingen

notify-turn = Melding als ik aan de beurt ben
notify-start = Melding als een spel begint
notify-open = Meldingen komen zolang de pagina op de achtergrond open is.
notify-denied = Deze browser staat geen meldingen van deze pagina toe. Dat kun je in de browser zelf wijzigen.
