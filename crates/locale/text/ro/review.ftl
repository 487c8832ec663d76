### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-better = pierde { $cost } %; mai bine: { $line }
grade-best = cea mai bună
grade-good = bună
grade-inaccuracy = imprecizie
grade-mistake = greșeală
grade-blunder = gafă
grade-brilliant = mutare genială

## What a review says

review-graded = { $grade }, { $better }
review-move = Mutarea { $ply } din { $of }: { $move }
review-start = Începutul. Mutări: { $of }
review-progress = Se analizează: { $done } din { $of } poziții.
review-accuracy = Jucătorul { $seat }: precizie { $accuracy } %
review-no-accuracy = Jucătorul { $seat }: nimic de hotărât
review-luck = noroc { $luck } %
review-time = timp { $time }
review-moments = Ce a hotărât partida:

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $word } l-a costat pe jucătorul { $seat } un pas: drumul cel mai scurt a trecut de la { $from } la { $to }.
        [few] { $word } l-a costat pe jucătorul { $seat } { $steps } pași: drumul cel mai scurt a trecut de la { $from } la { $to }.
       *[other] { $word } l-a costat pe jucătorul { $seat } { $steps } de pași: drumul cel mai scurt a trecut de la { $from } la { $to }.
    }
moment-reply =
    { $steps ->
        [one] După { $word }, { $reply } l-a costat pe jucătorul { $seat } un pas: drumul cel mai scurt a trecut de la { $from } la { $to }.
        [few] După { $word }, { $reply } l-a costat pe jucătorul { $seat } { $steps } pași: drumul cel mai scurt a trecut de la { $from } la { $to }.
       *[other] După { $word }, { $reply } l-a costat pe jucătorul { $seat } { $steps } de pași: drumul cel mai scurt a trecut de la { $from } la { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] Jucătorul { $seat } a jucat { $word }. { $better } l-ar fi costat pe jucătorul { $other } un pas: un drum de { $to } în loc de { $from }.
        [few] Jucătorul { $seat } a jucat { $word }. { $better } l-ar fi costat pe jucătorul { $other } { $steps } pași: un drum de { $to } în loc de { $from }.
       *[other] Jucătorul { $seat } a jucat { $word }. { $better } l-ar fi costat pe jucătorul { $other } { $steps } de pași: un drum de { $to } în loc de { $from }.
    }
moment-missed-win = Jucătorul { $seat } putea câștiga cu { $better }, dar a jucat { $word }.
moment-let-go = Jucătorul { $seat } putea rezista cu { $better }; { $word } a pierdut.
moment-better = Cu { $word } în loc de { $better }, jucătorul { $seat } a trecut de la { $from } % la { $to } %.
moment-roll = Zarul { $word } l-a dus pe jucătorul { $seat } de la { $from } % la { $to } %.

## A review in the page

review-title = Analiza partidei
review-stop = Oprește
review-go-on = Continuă
review-failed = Analiza s-a oprit: motorul sau un fișier de care are nevoie nu a putut fi încărcat.
review-live = Partida aceasta încă se joacă. O poți analiza după ce se termină.
review-empty = Nu există mutări de analizat.
review-graph = Șansele de câștig, mutare cu mutare
review-accuracy-label = Precizie
review-luck-label = Noroc
review-luck-note = Norocul este cât au adăugat aruncările la șansa de câștig. Nu intră în precizie.
review-time-label = Timp folosit
review-exact = Poziția aceasta este rezolvată: nota este exactă.
review-line = Varianta mai bună

## Learning from mistakes

review-mistakes = Învață din greșeli
review-whose = Greșelile cui?
review-no-mistakes = Aici nu sunt greșeli. Bine jucat!
review-try = Găsește o mutare mai bună
review-mistake-of = Greșeala { $nth } din { $count }
review-task = { $name } a jucat aici { $word }: { $grade }. Găsește o mutare mai bună.
review-your-task = Aici ai jucat { $word }: { $grade }. Găsește o mutare mai bună.
review-checking = Se verifică { $word }…
review-right = Corect! { $word } este cea mai bună mutare.
review-right-too = Corect! Și { $word } e bună: pierde { $cost } %.
review-wrong = { $word } pierde { $cost } %. Încearcă altă mutare.
review-same = { $word } este chiar mutarea jucată. Încearcă alta.
review-hint = Indiciu
review-answer = Arată răspunsul
review-hint-fence = Cea mai bună mutare este o barieră.
review-hint-step = Cea mai bună mutare este un pas cu pionul.
review-hint-path = Cea mai bună mutare se termină pe { $square }.
review-shown = Cel mai bine era { $line }.
review-next = Greșeala următoare
review-skip = Sari peste
review-back = Înapoi la analiză
review-found = Gata. Ai găsit o mutare mai bună de { $found } ori din { $count }.

## Your games

games-search = Caută după joc, jucător, rezultat sau dată
games-none = Aici nu sunt încă partide.
games-no-match = Nicio partidă nu se potrivește căutării.
games-count =
    { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }
games-export = Exportă tot
games-exporting = Se aduc partidele: { $done } din { $of }
games-open = Deschide
games-unfinished = neterminată
games-online = online
games-accuracy = precizie { $accuracy } %
