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

phrases-open = Něco říct
phrases-said = { $name } říká: { $phrase }
phrases-mute = Skrýt, co u tohoto stolu říká { $name }
phrases-strangers = Skrýt, co říkají cizí lidé u veřejných stolů
phrases-list = Říct se dá: { $list }.

server-phrase-seat = U tohoto stolu může mluvit jen ten, kdo hraje.
server-phrase-silenced = Moderátor ti dočasně vypnul fráze.
server-phrase-too-often =
    { $seconds ->
        [one] Pět frází za minutu stačí. Počkej ještě { $seconds } sekundu.
        [few] Pět frází za minutu stačí. Počkej ještě { $seconds } sekundy.
        [many] Pět frází za minutu stačí. Počkej ještě { $seconds } sekundy.
       *[other] Pět frází za minutu stačí. Počkej ještě { $seconds } sekund.
    }

## Upozornění

notify-turn = Upozornit, když jsem na tahu
notify-start = Upozornit, když začne hra
notify-open = Upozornění chodí, dokud je stránka otevřená na pozadí.
notify-denied = Tento prohlížeč nedovoluje upozornění z této stránky. Změnit to jde v jeho nastavení.
