### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-loses = ztrácí { PERCENT($cost) }
review-loses-why = ztrácí { PERCENT($cost) } ({ $why })
review-better = { $loss }; lepší: { $line }
review-several = { $loss }; dobrých tahů bylo víc
grade-best = nejlepší tah
grade-good = dobrý tah
grade-inaccuracy = nepřesnost
grade-mistake = chyba
grade-blunder = hrubá chyba
grade-brilliant = skvělý tah

## What a review says

review-graded = { $grade }, { $better }
review-move = Tah { $ply } z { $of }: { $move }
review-start = Výchozí pozice. Počet tahů: { $of }
review-progress = Rozbor: { $done } z { $of } pozic.
review-accuracy = { $player }: přesnost { PERCENT($accuracy) }
review-no-accuracy = { $player }: nebylo o čem rozhodovat
review-luck = štěstí { CHANGE($luck) }
review-time = čas { $time }
review-moments = Co hru rozhodlo:

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $player }: tah { $word } stál jeden krok; nejkratší cesta jich pak měla { $to } místo { $from }.
        [few] { $player }: tah { $word } stál { $steps } kroky; nejkratší cesta jich pak měla { $to } místo { $from }.
        [many] { $player }: tah { $word } stál { $steps } kroku; nejkratší cesta jich pak měla { $to } místo { $from }.
       *[other] { $player }: tah { $word } stál { $steps } kroků; nejkratší cesta jich pak měla { $to } místo { $from }.
    }
moment-reply =
    { $steps ->
        [one] { $player }: po tahu { $word } odpověď { $reply } stála jeden krok; nejkratší cesta jich pak měla { $to } místo { $from }.
        [few] { $player }: po tahu { $word } odpověď { $reply } stála { $steps } kroky; nejkratší cesta jich pak měla { $to } místo { $from }.
        [many] { $player }: po tahu { $word } odpověď { $reply } stála { $steps } kroku; nejkratší cesta jich pak měla { $to } místo { $from }.
       *[other] { $player }: po tahu { $word } odpověď { $reply } stála { $steps } kroků; nejkratší cesta jich pak měla { $to } místo { $from }.
    }
moment-missed-fence =
    { $steps ->
        [one] { $player }: tah { $better } místo { $word } by soupeři ({ $other }) prodloužil nejkratší cestu o jeden krok, na { $to } místo { $from }.
        [few] { $player }: tah { $better } místo { $word } by soupeři ({ $other }) prodloužil nejkratší cestu o { $steps } kroky, na { $to } místo { $from }.
        [many] { $player }: tah { $better } místo { $word } by soupeři ({ $other }) prodloužil nejkratší cestu o { $steps } kroku, na { $to } místo { $from }.
       *[other] { $player }: tah { $better } místo { $word } by soupeři ({ $other }) prodloužil nejkratší cestu o { $steps } kroků, na { $to } místo { $from }.
    }
moment-missed-win = { $player }: tah { $better } vyhrával, ale hrálo se { $word }.
moment-let-go = { $player }: tah { $better } by hru zachránil, tah { $word } prohrává.
moment-better = { $player }: po tahu { $word } (lepší byl { $better }) klesla šance na výhru z původních { CHANCE($from) } na { CHANCE($to) }.
moment-chase = { $player }: po tahu { $word } (lepší byl { $better }) klesla šance na výhru z původních { CHANCE($from) } na { CHANCE($to) } ({ $why }).
moment-several = { $player }: po tahu { $word } klesla šance na výhru z původních { CHANCE($from) } na { CHANCE($to) }. Lepších tahů bylo víc.
moment-roll = { $player }: po tomto hodu ({ $roll }) se šance na výhru změnila z původních { CHANCE($from) } na { CHANCE($to) }.

## Why a move lost something

why-own-path =
    { $steps ->
        [one] vlastní cesta se prodlouží o jeden krok
        [few] vlastní cesta se prodlouží o { $steps } kroky
        [many] vlastní cesta se prodlouží o { $steps } kroku
       *[other] vlastní cesta se prodlouží o { $steps } kroků
    }
why-reply =
    { $steps ->
        [one] odpověď { $reply } prodloužila cestu o jeden krok
        [few] odpověď { $reply } prodloužila cestu o { $steps } kroky
        [many] odpověď { $reply } prodloužila cestu o { $steps } kroku
       *[other] odpověď { $reply } prodloužila cestu o { $steps } kroků
    }
why-missed-fence =
    { $steps ->
        [one] jiná překážka by soupeře stála o jeden krok víc
        [few] jiná překážka by soupeře stála o { $steps } kroky víc
        [many] jiná překážka by soupeře stála o { $steps } kroku víc
       *[other] jiná překážka by soupeře stála o { $steps } kroků víc
    }
why-missed-win = jistá výhra je pryč
why-let-go = hra se ještě dala zachránit
why-runs-into-ghost = tah vede přímo na ducha
why-caught = duch teď může PAC-MANA hned chytit
why-missed-catch = duch mohl chytit svou kořist
why-missed-pellet =
    { $count ->
        [one] PAC-MAN mohl sníst o jednu tečku víc
        [few] PAC-MAN mohl sníst o { $count } tečky víc
        [many] PAC-MAN mohl sníst o { $count } tečky víc
       *[other] PAC-MAN mohl sníst o { $count } teček víc
    }
why-missed-ghost =
    { $count ->
        [one] PAC-MAN mohl sníst o jednoho ducha víc
        [few] PAC-MAN mohl sníst o { $count } duchy víc
        [many] PAC-MAN mohl sníst o { $count } ducha víc
       *[other] PAC-MAN mohl sníst o { $count } duchů víc
    }
why-ghost-nearer =
    { $steps ->
        [one] nejbližší duch stojí o jeden krok blíž k PAC-MANOVI než po lepším tahu
        [few] nejbližší duch stojí o { $steps } kroky blíž k PAC-MANOVI než po lepším tahu
        [many] nejbližší duch stojí o { $steps } kroku blíž k PAC-MANOVI než po lepším tahu
       *[other] nejbližší duch stojí o { $steps } kroků blíž k PAC-MANOVI než po lepším tahu
    }
why-path-longer =
    { $steps ->
        [one] volná cesta PAC-MANA k nejbližší tečce je o jeden krok delší než po lepším tahu
        [few] volná cesta PAC-MANA k nejbližší tečce je o { $steps } kroky delší než po lepším tahu
        [many] volná cesta PAC-MANA k nejbližší tečce je o { $steps } kroku delší než po lepším tahu
       *[other] volná cesta PAC-MANA k nejbližší tečce je o { $steps } kroků delší než po lepším tahu
    }
why-lets-eat-pellet = PAC-MAN teď může hned sníst tečku
why-lets-eat-ghost = PAC-MAN teď může hned sníst ducha
why-path-open = PAC-MANOVI zůstává volná cesta k tečce
why-path-shorter =
    { $steps ->
        [one] volná cesta PAC-MANA k nejbližší tečce je o jeden krok kratší než po lepším tahu
        [few] volná cesta PAC-MANA k nejbližší tečce je o { $steps } kroky kratší než po lepším tahu
        [many] volná cesta PAC-MANA k nejbližší tečce je o { $steps } kroku kratší než po lepším tahu
       *[other] volná cesta PAC-MANA k nejbližší tečce je o { $steps } kroků kratší než po lepším tahu
    }
why-ghost-farther =
    { $steps ->
        [one] duch je od kořisti o jeden krok dál než po lepším tahu
        [few] duch je od kořisti o { $steps } kroky dál než po lepším tahu
        [many] duch je od kořisti o { $steps } kroku dál než po lepším tahu
       *[other] duch je od kořisti o { $steps } kroků dál než po lepším tahu
    }
why-risk = riziko, že duch bude moct chytit Ms. Pac-Man ještě před jejím příštím tahem, je { CHANCE($chance) } (po lepším tahu { CHANCE($instead) })
why-missed-weak-ghost = Ms. Pac-Man mohla chytit slabého ducha
why-missed-dots =
    { $count ->
        [one] lepší tah vynese o jednu vlastní tečku víc
        [few] lepší tah vynese o { $count } vlastní tečky víc
        [many] lepší tah vynese o { $count } vlastní tečky víc
       *[other] lepší tah vynese o { $count } vlastních teček víc
    }
why-gives-dots =
    { $count ->
        [one] takhle zmizí o jednu soupeřovu tečku víc než po lepším tahu
        [few] takhle zmizí o { $count } soupeřovy tečky víc než po lepším tahu
        [many] takhle zmizí o { $count } soupeřovy tečky víc než po lepším tahu
       *[other] takhle zmizí o { $count } soupeřových teček víc než po lepším tahu
    }
why-missed-power = Ms. Pac-Man mohla vzít silovou tečku
why-dots-farther =
    { $steps ->
        [one] nejbližší vlastní tečka je o jeden krok dál než po lepším tahu
        [few] nejbližší vlastní tečka je o { $steps } kroky dál než po lepším tahu
        [many] nejbližší vlastní tečka je o { $steps } kroku dál než po lepším tahu
       *[other] nejbližší vlastní tečka je o { $steps } kroků dál než po lepším tahu
    }
why-sent-home = slabý duch vstoupí na Ms. Pac-Man a jde domů
why-exposed = riziko, že Ms. Pac-Man bude moct chytit ducha hned ve svém příštím tahu, je { CHANCE($chance) } (po lepším tahu { CHANCE($instead) })

## A review in the page

review-title = Rozbor hry
review-stop = Zastavit
review-go-on = Pokračovat
review-failed = Rozbor se zastavil: nepodařilo se načíst engine nebo soubor, který potřebuje. Načti stránku znovu a zkus to ještě jednou.
review-live = Tato hra se ještě hraje. Rozbor bude možný, až skončí.
review-empty = V této hře nejsou žádné tahy k rozboru.
review-graph = Šance na výhru, tah po tahu
review-accuracy-label = Přesnost
review-luck-label = Štěstí
review-luck-note = Štěstí ukazuje, o kolik hody změnily šanci na výhru. Do přesnosti se nepočítá.
review-time-label = Spotřebovaný čas
review-exact = Tato pozice je vyřešená: hodnocení je přesné.
review-line = Lepší varianta

## Learning from mistakes

review-mistakes = Pouč se ze svých chyb
review-practise = Procvičit své chyby
review-whose = Čí chyby?
review-no-mistakes = Tady žádné chyby nejsou. Pěkně zahráno!
review-try = Najdi lepší tah
review-mistake-of = Chyba { $nth } z { $count }
review-task = { $name } tu hraje { $word }: { $grade }. Najdi lepší tah.
review-your-task = Tady hraješ { $word }: { $grade }. Najdi lepší tah.
review-checking = Ověřuje se { $word }…
review-right = Správně! Tah { $word } nic neztrácí.
review-right-too = Správně! Tah { $word } je taky dobrý: ztrácí jen { PERCENT($cost) }.
review-wrong = Tah { $word } { $loss }. Zkus jiný.
review-same = Právě tah { $word } se v této hře hrál. Zkus jiný.
review-hint = Poradit
review-answer = Ukázat odpověď
review-hint-fence = Tady se vyplatí položit překážku.
review-hint-step = Tady se vyplatí pohnout figurkou.
review-hint-path = Dobrý tah končí na { $square }.
review-hint-several = Dobrých tahů je tu víc a každý se počítá.
review-shown = Dobré bylo: { $line }.
review-next = Další chyba
review-skip = Přeskočit
review-back = Zpět k rozboru
review-found = Hotovo. Lepší tahy, které se ti podařilo najít: { $found } z { $count }.

## Your games

games-search = Hledat hru, hráče, výsledek nebo datum
games-none = Zatím tu nejsou žádné hry.
games-no-match = Žádná hra nenalezena.
games-count =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }
games-export = Exportovat vše
games-exporting = Načítání her: { $done } z { $of }
games-open = Otevřít
games-unfinished = nedohraná
games-online = online
games-accuracy = přesnost { $accuracy }
