## Co si hráči říkají u stolu, každý to čte ve svém jazyce

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-have-fun = Hezkou hru!
phrase-nice-move = Pěkný tah!
phrase-oops = Jejda!
phrase-sorry = Promiň!
phrase-one-moment = Moment, prosím.
phrase-take-your-time = Není kam spěchat.
phrase-well-played = To byla dobrá hra!
phrase-thanks = Díky!
phrase-again = Ještě jednou?
phrase-bye = Měj se!

phrases-open = Říct něco
phrases-said = { $name } říká: { $phrase }
phrases-mute = Skrýt, co u tohoto stolu říká { $name }
phrases-person = { $name }: další možnosti
phrases-strangers = Skrýt, co říkají cizí lidé u veřejných stolů
phrases-list = Můžeš říct: { $list }.
phrases-challenge-again = Vyzvat znovu: { $name }

server-phrase-seat = U tohoto stolu může něco říct jen ten, kdo hraje.
server-phrase-too-often =
    { $seconds ->
        [one] Za minutu můžeš říct pět frází. Počkej ještě { $seconds } sekundu.
        [few] Za minutu můžeš říct pět frází. Počkej ještě { $seconds } sekundy.
        [many] Za minutu můžeš říct pět frází. Počkej ještě { $seconds } sekundy.
       *[other] Za minutu můžeš říct pět frází. Počkej ještě { $seconds } sekund.
    }

## Upozornění

notify-turn = Upozornit mě, když budu na tahu
notify-start = Upozornit mě, když začne hra
notify-open = Upozornění chodí, dokud je stránka otevřená na pozadí.
notify-denied = Tento prohlížeč nedovoluje upozornění z této stránky. Změnit to můžeš v nastavení prohlížeče.
