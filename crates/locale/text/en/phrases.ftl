## What players say to each other at a table, each in the language of whoever reads it

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-take-your-time = Take your time.
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-again = One more game?
phrase-bye = Bye!

phrases-open = Say something
phrases-said = { $name } says: { $phrase }
phrases-mute = Hide what { $name } says here
phrases-person = More options for { $name }
phrases-strangers = Hide what strangers say at public tables
phrases-list = You can say: { $list }.
phrases-challenge-again = Challenge { $name } again

server-phrase-seat = Only players can say something at this table.
server-phrase-too-often =
    { $seconds ->
        [one] You can say five phrases a minute. Wait { $seconds } more second.
       *[other] You can say five phrases a minute. Wait { $seconds } more seconds.
    }

## Notifications

notify-turn = Notify me when it is my turn
notify-start = Notify me when a game starts
notify-open = Notifications arrive while the page is open in the background.
notify-denied = This browser does not allow notifications from this page. You can change that in the browser’s settings.
