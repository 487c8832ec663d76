### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-loses = pierde { PERCENT($cost) }
review-loses-why = pierde { PERCENT($cost) } ({ $why })
review-better = { $loss }; mai bine: { $line }
review-several = { $loss }; erau mai multe mutări bune
grade-best = cea mai bună
grade-good = mutare bună
grade-inaccuracy = imprecizie
grade-mistake = greșeală
grade-blunder = gafă
grade-brilliant = mutare genială

## What a review says

review-graded = { $grade }, { $better }
review-move = Mutarea { $ply } din { $of }: { $move }
review-start = Poziția inițială. Mutări: { $of }
review-progress = Se analizează pozițiile: { $done } din { $of }.
review-accuracy = { $player }: precizie { PERCENT($accuracy) }
review-no-accuracy = { $player }: nu a avut de ales
review-luck = noroc { CHANGE($luck) }
review-time = timp { $time }
review-moments = Ce a hotărât partida:

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $player }: mutarea { $word } a costat un pas; cel mai scurt drum s-a lungit de la { $from } la { $to }.
        [few] { $player }: mutarea { $word } a costat { $steps } pași; cel mai scurt drum s-a lungit de la { $from } la { $to }.
       *[other] { $player }: mutarea { $word } a costat { $steps } de pași; cel mai scurt drum s-a lungit de la { $from } la { $to }.
    }
moment-reply =
    { $steps ->
        [one] { $player }: după { $word }, răspunsul { $reply } a costat un pas; cel mai scurt drum s-a lungit de la { $from } la { $to }.
        [few] { $player }: după { $word }, răspunsul { $reply } a costat { $steps } pași; cel mai scurt drum s-a lungit de la { $from } la { $to }.
       *[other] { $player }: după { $word }, răspunsul { $reply } a costat { $steps } de pași; cel mai scurt drum s-a lungit de la { $from } la { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] { $player }: bariera { $better } în loc de { $word } ar fi lungit cu un pas cel mai scurt drum al adversarului ({ $other }), de la { $from } la { $to }.
        [few] { $player }: bariera { $better } în loc de { $word } ar fi lungit cu { $steps } pași cel mai scurt drum al adversarului ({ $other }), de la { $from } la { $to }.
       *[other] { $player }: bariera { $better } în loc de { $word } ar fi lungit cu { $steps } de pași cel mai scurt drum al adversarului ({ $other }), de la { $from } la { $to }.
    }
moment-missed-win = { $player }: mutarea { $better } ar fi câștigat, dar s-a jucat { $word }.
moment-let-go = { $player }: mutarea { $better } ar fi salvat partida; mutarea { $word } o pierde.
moment-better = { $player }: după { $word } (mai bună era { $better }), șansele de câștig au scăzut de la { CHANCE($from) } la { CHANCE($to) }.
moment-chase = { $player }: după { $word } (mai bună era { $better }), șansele de câștig au scăzut de la { CHANCE($from) } la { CHANCE($to) } ({ $why }).
moment-several = { $player }: după { $word }, șansele de câștig au scăzut de la { CHANCE($from) } la { CHANCE($to) }. Erau mai multe mutări mai bune.
moment-roll = { $player }: după această aruncare ({ $roll }), șansele de câștig au trecut de la { CHANCE($from) } la { CHANCE($to) }.

## Why a move lost something

why-own-path =
    { $steps ->
        [one] propriul drum se lungește cu un pas
        [few] propriul drum se lungește cu { $steps } pași
       *[other] propriul drum se lungește cu { $steps } de pași
    }
why-reply =
    { $steps ->
        [one] răspunsul { $reply } a lungit drumul cu un pas
        [few] răspunsul { $reply } a lungit drumul cu { $steps } pași
       *[other] răspunsul { $reply } a lungit drumul cu { $steps } de pași
    }
why-missed-fence =
    { $steps ->
        [one] altă barieră l-ar fi costat pe adversar cu un pas mai mult
        [few] altă barieră l-ar fi costat pe adversar cu { $steps } pași mai mult
       *[other] altă barieră l-ar fi costat pe adversar cu { $steps } de pași mai mult
    }
why-missed-win = se ratează o victorie sigură
why-let-go = partida încă putea fi salvată
why-runs-into-ghost = mutarea duce drept pe căsuța unei fantome
why-caught = o fantomă îl poate prinde imediat pe PAC-MAN
why-missed-catch = fantoma își putea prinde prada
why-missed-pellet =
    { $count ->
        [one] se mai putea mânca o pastilă de putere
        [few] se mai puteau mânca { $count } pastile de putere
       *[other] se mai puteau mânca { $count } de pastile de putere
    }
why-missed-ghost =
    { $count ->
        [one] se mai putea mânca o fantomă
        [few] se mai puteau mânca { $count } fantome
       *[other] se mai puteau mânca { $count } de fantome
    }
why-ghost-nearer =
    { $steps ->
        [one] cea mai apropiată fantomă e cu un pas mai aproape decât după mutarea mai bună
        [few] cea mai apropiată fantomă e cu { $steps } pași mai aproape decât după mutarea mai bună
       *[other] cea mai apropiată fantomă e cu { $steps } de pași mai aproape decât după mutarea mai bună
    }
why-path-longer =
    { $steps ->
        [one] drumul liber până la cea mai apropiată pastilă de putere e cu un pas mai lung decât după mutarea mai bună
        [few] drumul liber până la cea mai apropiată pastilă de putere e cu { $steps } pași mai lung decât după mutarea mai bună
       *[other] drumul liber până la cea mai apropiată pastilă de putere e cu { $steps } de pași mai lung decât după mutarea mai bună
    }
why-lets-eat-pellet = PAC-MAN poate mânca imediat o pastilă de putere
why-lets-eat-ghost = PAC-MAN poate mânca imediat o fantomă
why-path-open = mutarea îi lasă lui PAC-MAN un drum liber până la o pastilă de putere
why-path-shorter =
    { $steps ->
        [one] drumul liber al lui PAC-MAN până la cea mai apropiată pastilă de putere e cu un pas mai scurt decât după mutarea mai bună
        [few] drumul liber al lui PAC-MAN până la cea mai apropiată pastilă de putere e cu { $steps } pași mai scurt decât după mutarea mai bună
       *[other] drumul liber al lui PAC-MAN până la cea mai apropiată pastilă de putere e cu { $steps } de pași mai scurt decât după mutarea mai bună
    }
why-ghost-farther =
    { $steps ->
        [one] fantoma e cu un pas mai departe de prada ei decât după mutarea mai bună
        [few] fantoma e cu { $steps } pași mai departe de prada ei decât după mutarea mai bună
       *[other] fantoma e cu { $steps } de pași mai departe de prada ei decât după mutarea mai bună
    }
why-risk = riscul ca Ms. Pac-Man să fie prinsă înainte de rândul ei următor e de { CHANCE($chance) } în loc de { CHANCE($instead) }
why-missed-weak-ghost = se putea prinde o fantomă slabă
why-missed-dots =
    { $count ->
        [one] se mai putea lua o bulină din propria zonă
        [few] se mai puteau lua { $count } buline din propria zonă
       *[other] se mai puteau lua { $count } de buline din propria zonă
    }
why-gives-dots =
    { $count ->
        [one] mutarea ia din zona unui adversar cu o bulină mai mult decât mutarea mai bună
        [few] mutarea ia din zona unui adversar cu { $count } buline mai mult decât mutarea mai bună
       *[other] mutarea ia din zona unui adversar cu { $count } de buline mai mult decât mutarea mai bună
    }
why-missed-power = se putea lua o bulină de putere
why-dots-farther =
    { $steps ->
        [one] cea mai apropiată bulină din propria zonă e cu un pas mai departe decât după mutarea mai bună
        [few] cea mai apropiată bulină din propria zonă e cu { $steps } pași mai departe decât după mutarea mai bună
       *[other] cea mai apropiată bulină din propria zonă e cu { $steps } de pași mai departe decât după mutarea mai bună
    }
why-sent-home = fantoma slabă intră pe căsuța lui Ms. Pac-Man și se întoarce în adăpost
why-exposed = riscul ca următoarea învârtire să-i permită lui Ms. Pac-Man să prindă fantoma e de { CHANCE($chance) } în loc de { CHANCE($instead) }

## A review in the page

review-title = Analiza partidei
review-stop = Oprește
review-go-on = Continuă
review-failed = Analiza s-a oprit: motorul sau un fișier de care are nevoie nu s-a încărcat. Reîncarcă pagina și încearcă din nou.
review-live = Partida încă se joacă. O poți analiza după ce se termină.
review-empty = Partida nu are mutări de analizat.
review-graph = Șansele de câștig, mutare cu mutare
review-accuracy-label = Precizie
review-luck-label = Noroc
review-luck-note = Norocul arată cât au adăugat aruncările la șansele de câștig. Nu influențează precizia.
review-time-label = Timp folosit
review-exact = Poziția aceasta e rezolvată: nota e exactă.
review-line = Cea mai bună continuare

## Learning from mistakes

review-mistakes = Învață din greșeli
review-practise = Exersează pe greșelile tale
review-whose = Ale cui greșeli?
review-no-mistakes = Aici nu sunt greșeli. Bine jucat!
review-try = Găsește o mutare mai bună
review-mistake-of = Greșeala { $nth } din { $count }
review-task = { $name } a jucat aici { $word }: { $grade }. Găsește o mutare mai bună.
review-your-task = Aici ai jucat { $word }: { $grade }. Găsește o mutare mai bună.
review-checking = Se verifică { $word }…
review-right = Bravo! { $word } nu pierde nimic.
review-right-too = Bravo! Și { $word } e bună: pierde doar { PERCENT($cost) }.
review-wrong = { $word } { $loss }. Încearcă altă mutare.
review-same = { $word } e chiar mutarea din partidă. Încearcă alta.
review-hint = Indiciu
review-answer = Arată răspunsul
review-hint-fence = Aici e bine să pui o barieră.
review-hint-step = Aici e bine să muți pionul.
review-hint-path = Aici o mutare bună se termină pe { $square }.
review-hint-several = Aici sunt mai multe mutări bune și oricare dintre ele e acceptată.
review-shown = O continuare bună era { $line }.
review-next = Greșeala următoare
review-skip = Sari peste
review-back = Înapoi la analiză
review-found = Gata. Mutări mai bune găsite de tine: { $found } din { $count }.

## Your games

games-search = Caută după joc, jucător, rezultat sau dată
games-none = Încă nu ai partide aici.
games-no-match = Nicio partidă nu se potrivește cu căutarea.
games-count =
    { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }
games-export = Descarcă tot
games-exporting = Se descarcă partidele: { $done } din { $of }
games-open = Deschide
games-unfinished = neterminată
games-online = online
games-accuracy = precizie { $accuracy }
