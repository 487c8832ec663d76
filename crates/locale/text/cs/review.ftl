### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-better = ztrácí { $cost } %; lepší: { $line }
grade-best = nejlepší tah
grade-good = dobrý tah
grade-inaccuracy = nepřesnost
grade-mistake = chyba
grade-blunder = hrubá chyba
grade-brilliant = skvělý tah

## What a review says

review-graded = { $grade }, { $better }
review-move = Tah { $ply } z { $of }: { $move }
review-start = Začátek. Tahů: { $of }
review-progress = Rozbor: { $done } z { $of } pozic.
review-accuracy = Hráč { $seat }: přesnost { $accuracy } %
review-no-accuracy = Hráč { $seat }: nebylo co rozhodovat
review-luck = štěstí { $luck } %
review-time = čas { $time }
review-moments = Co hru rozhodlo:

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $word } stál hráče { $seat } jeden krok: nejkratší cesta se změnila z { $from } na { $to }.
        [few] { $word } stál hráče { $seat } { $steps } kroky: nejkratší cesta se změnila z { $from } na { $to }.
        [many] { $word } stál hráče { $seat } { $steps } kroku: nejkratší cesta se změnila z { $from } na { $to }.
       *[other] { $word } stál hráče { $seat } { $steps } kroků: nejkratší cesta se změnila z { $from } na { $to }.
    }
moment-reply =
    { $steps ->
        [one] Po { $word } stál tah { $reply } hráče { $seat } jeden krok: nejkratší cesta se změnila z { $from } na { $to }.
        [few] Po { $word } stál tah { $reply } hráče { $seat } { $steps } kroky: nejkratší cesta se změnila z { $from } na { $to }.
        [many] Po { $word } stál tah { $reply } hráče { $seat } { $steps } kroku: nejkratší cesta se změnila z { $from } na { $to }.
       *[other] Po { $word } stál tah { $reply } hráče { $seat } { $steps } kroků: nejkratší cesta se změnila z { $from } na { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] Hráč { $seat } zahrál { $word }. { $better } by hráče { $other } stál jeden krok: nejkratší cesta { $to } místo { $from }.
        [few] Hráč { $seat } zahrál { $word }. { $better } by hráče { $other } stál { $steps } kroky: nejkratší cesta { $to } místo { $from }.
        [many] Hráč { $seat } zahrál { $word }. { $better } by hráče { $other } stál { $steps } kroku: nejkratší cesta { $to } místo { $from }.
       *[other] Hráč { $seat } zahrál { $word }. { $better } by hráče { $other } stál { $steps } kroků: nejkratší cesta { $to } místo { $from }.
    }
moment-missed-win = Hráč { $seat } mohl vyhrát tahem { $better }, ale zahrál { $word }.
moment-let-go = Hráč { $seat } se mohl udržet tahem { $better }; { $word } prohrál.
moment-better = S { $word } místo { $better } šel hráč { $seat } z { $from } % na { $to } %.
moment-roll = Hod { $word } posunul hráče { $seat } z { $from } % na { $to } %.

## A review in the page

review-title = Rozbor hry
review-stop = Zastavit
review-go-on = Pokračovat
review-failed = Rozbor se zastavil: nepodařilo se načíst engine nebo soubor, který potřebuje.
review-live = Tato hra se ještě hraje. Rozbor bude možný, až skončí.
review-empty = Nejsou tu žádné tahy k rozboru.
review-graph = Šance na výhru, tah po tahu
review-accuracy-label = Přesnost
review-luck-label = Štěstí
review-luck-note = Štěstí je to, co k šanci na výhru přidaly hody. Do přesnosti se nepočítá.
review-time-label = Spotřebovaný čas
review-exact = Tato pozice je vyřešená: hodnocení je přesné.
review-line = Lepší varianta

## Learning from mistakes

review-mistakes = Pouč se z chyb
review-whose = Čí chyby?
review-no-mistakes = Tady žádné chyby nejsou. Dobrá hra!
review-try = Najdi lepší tah
review-mistake-of = Chyba { $nth } z { $count }
review-task = Tah hráče { $name }: { $word }, { $grade }. Najdi lepší.
review-your-task = Tvůj tah tady: { $word }, { $grade }. Najdi lepší.
review-checking = Ověřuje se { $word }…
review-right = Správně! { $word } je nejlepší tah.
review-right-too = Správně! { $word } je také dobrý: ztrácí { $cost } %.
review-wrong = { $word } ztrácí { $cost } %. Zkus jiný tah.
review-same = { $word } se hrál ve hře. Zkus jiný tah.
review-hint = Nápověda
review-answer = Ukázat odpověď
review-hint-fence = Nejlepší tah je překážka.
review-hint-step = Nejlepší tah je krok figurkou.
review-hint-path = Nejlepší tah končí na { $square }.
review-shown = Nejlepší bylo { $line }.
review-next = Další chyba
review-skip = Přeskočit
review-back = Zpět k rozboru
review-found = Hotovo. Lepší tah se ti podařilo najít v { $found } z { $count } případů.

## Your games

games-search = Hledat hru, hráče, výsledek nebo datum
games-none = Zatím tu nejsou žádné hry.
games-no-match = Hledání neodpovídá žádná hra.
games-count =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }
games-export = Exportovat vše
games-exporting = Načítání her: { $done } z { $of }
games-open = Otevřít
games-unfinished = nedohraná
games-online = online
games-accuracy = přesnost { $accuracy } %
