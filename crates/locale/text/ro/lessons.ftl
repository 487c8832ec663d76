### Lessons: a course for each game, and what a friendly opponent says during a first game. The keys of
### a step are lesson-GAME-STEP- and title, task, done, hint, or the name of a wrong answer in
### lessons/GAME.lesson. Squares, fences and rules are written as in the notation.

## The pages and the terminal

learn-title = Învață să joci
learn-lead = Lecții scurte pe un platou pe care îl poți atinge, cam cinci minute pentru fiecare joc. Fiecare figură din reguli e una dintre ele.
learn-steps =
    { $count ->
        [one] { $count } lecție
        [few] { $count } lecții
       *[other] { $count } de lecții
    }
learn-solved = { $solved } din { $count } gata
learn-begin = Începe
learn-continue = Continuă
learn-repeat = Încă o dată
learn-step = Lecția { $nth } din { $count }
learn-figure = Figura { $figure }
learn-board = Platoul lecției. { $board }
learn-hint = Un indiciu
learn-show = Arată-mi
learn-shown = O soluție: { $word }.
learn-next = Lecția următoare
learn-back = Lecția anterioară
learn-skip = Sari peste
learn-finish = Încheie
learn-all = Toate lecțiile
learn-right = Bravo!
learn-wrong = Nu chiar
learn-bow = Poți face o plecăciune!
learn-bow-more = Acesta a fost tot cursul de { $game }. Știi regulile; restul e exercițiu.
learn-first-game = Joacă prima ta partidă
learn-first-game-more = Adversarul e prietenos: îți spune ce tocmai s-a întâmplat și la ce să te gândești, și nu se supără dacă pleci.
learn-missing = În acest curs nu există lecția „{ $word }”.
learn-plain-welcome = Scrie o mutare sau: hint (indiciu), show (platoul), next (următoarea), back (anterioara), list (lista), quit (ieșire).
learn-plain-prompt = Mutarea ta:
learn-plain-first-game = O primă partidă cu nivelul 1. După fiecare mutare afli ce s-a întâmplat și la ce să te gândești. Scrie help pentru comenzi, quit ca să pleci.
lesson-wrong = Mutarea e permisă, dar nu e ce ți s-a cerut.

## What is wrong with the file of a course

lesson-file-key = Linia { $line }, coloana { $column }: „{ $word }” nu e o linie de curs.
lesson-file-missing = Linia { $line }, coloana { $column }: lipsește „{ $word }” sau valoarea lui.
lesson-file-word = Linia { $line }, coloana { $column }: „{ $word }” nu înseamnă nimic aici.
lesson-file-twice = Linia { $line }, coloana { $column }: există deja un pas „{ $word }”.
lesson-file-refused = Linia { $line }, coloana { $column }: { $why }
lesson-file-idle = Linia { $line }, coloana { $column }: nicio mutare nu ajunge la această linie. „{ $word }” nu e permisă sau o are deja o linie de mai sus.
lesson-file-allowed = Linia { $line }, coloana { $column }: regulile permit „{ $word }” sau o refuză din cauza altei reguli.

## Quoridor

lesson-quoridor-start-title = Primul tău pas
lesson-quoridor-start-task = Doi pioni stau față în față. Al tău e jos, pe e1, și vrea să ajungă la linia de sus. Fă un pas în sus.
lesson-quoridor-start-done = Asta e o tură: un pas sau o barieră. Apoi e rândul celuilalt jucător.
lesson-quoridor-start-hint = Căsuța de deasupra lui e1 e e2.
lesson-quoridor-start-sideways = Poți merge în lateral, dar nu te apropii de linia de sus.
lesson-quoridor-start-fence = În orice tură poți pune o barieră. Deocamdată mergi: un pas în sus.

lesson-quoridor-steps-title = Patru direcții
lesson-quoridor-steps-task = Pionul merge în sus, în jos, la stânga sau la dreapta, niciodată pe diagonală. Uneori trebuie chiar să te întorci: fă un pas în jos.
lesson-quoridor-steps-done = Înapoi e voie. Nu e plăcut, dar uneori e cea mai scurtă ieșire.
lesson-quoridor-steps-hint = În jos e spre partea ta: e4.
lesson-quoridor-steps-other = Și asta e voie. De data asta întoarce-te: o căsuță în jos.

lesson-quoridor-goal-title = Unde mergi
lesson-quoridor-goal-task = Căsuțele marcate sunt ținta ta. Oricare din cele nouă e bună, și câștigă primul pion care ajunge. Câștigă!
lesson-quoridor-goal-done = Ai câștigat pe loc. Nu contează pe ce căsuță a liniei ajungi și nici cum.
lesson-quoridor-goal-hint = Pionul tău e chiar sub linie.
lesson-quoridor-goal-other = Ești la un pas de victorie. Fă-l!

lesson-quoridor-around-title = Pe lângă o barieră
lesson-quoridor-around-task = Bariera e4h te oprește: nimeni nu trece printr-o barieră. Ocolește-o pe partea mai scurtă.
lesson-quoridor-around-done = Un pas în lateral, și de pe d4 drumul în sus e din nou liber.
lesson-quoridor-around-hint = Bariera e lată de două căsuțe. În ce parte se termină mai repede?
lesson-quoridor-around-long = Pe f4 ai tot bariera deasupra: ține două căsuțe spre dreapta.
lesson-quoridor-around-other = Așa nu ocolești bariera. Mergi în partea în care se termină.

lesson-quoridor-fence-title = Prima ta barieră
lesson-quoridor-fence-task = O barieră e lungă de două căsuțe și stă în spațiul dintre căsuțe. Pune una în calea celuilalt pion, ca drumul lui să fie mai lung.
lesson-quoridor-fence-done = Acum celălalt pion trebuie s-o ocolească. Bariera rămâne până la sfârșitul partidei.
lesson-quoridor-fence-hint = Pune-o de-a curmezișul coloanei celuilalt pion, de exemplu d8h, chiar în fața lui.
lesson-quoridor-fence-idle = Pe lângă aceea celălalt pion trece pur și simplu. Pune bariera de-a curmezișul drumului lui.
lesson-quoridor-fence-step = Acela a fost un pas. De data asta pune o barieră: atinge spațiul dintre două căsuțe.

lesson-quoridor-wall-title = Bariere una lângă alta
lesson-quoridor-wall-task = Barierele se pot atinge, dar nu se suprapun și nu se încrucișează. Prelungește bariera d4h: pune alta chiar lângă ea, pe același rând.
lesson-quoridor-wall-done = Două bariere la rând fac un zid de patru căsuțe. Mult mai bine decât două separate.
lesson-quoridor-wall-hint = d4h e deasupra lui d4 și e4. Următoarea începe la f4 sau se termină la c4.
lesson-quoridor-wall-apart = Bariera aceea nu prelungește zidul. Trebuie să înceapă exact unde se termină d4h.
lesson-quoridor-wall-step = Lasă pionul pe loc și pune o barieră.

lesson-quoridor-closed-title = Niciodată ultimul drum
lesson-quoridor-closed-task = Celuilalt pion îi rămâne o singură ieșire, prin f9. S-o închizi cu e8v e interzis: încearcă. Apoi pune o barieră care îl costă cel puțin 2 pași.
lesson-quoridor-closed-done = Mai lung, da; închis, nu: fiecare pion trebuie să aibă mereu un drum spre țintă.
lesson-quoridor-closed-hint = Nu închide ieșirea; lungește culoarul din spatele ei, cu f8h.
lesson-quoridor-closed-short = Rămâne un drum, dar aproape la fel de scurt. Trebuie să coste cel puțin 2 pași.
lesson-quoridor-closed-step = De data asta pune o barieră.

lesson-quoridor-both-title = Barierele tale te opresc și pe tine
lesson-quoridor-both-task = Stați față în față. Pune o barieră care îl încurcă pe celălalt pion, dar nu pe al tău.
lesson-quoridor-both-done = În spatele tău îl încurcă doar pe celălalt. Tu urci, el coboară.
lesson-quoridor-both-hint = Celălalt pion trebuie să treacă de tine, până jos. Pune bariera sub pionul tău.
lesson-quoridor-both-both = Drumul lui e mai lung, dar și al tău. O barieră îi oprește pe toți.
lesson-quoridor-both-idle = Bariera aceea nu încurcă pe nimeni.
lesson-quoridor-both-step = De data asta pune o barieră.

lesson-quoridor-jump-title = Sari!
lesson-quoridor-jump-task = Celălalt pion e chiar în fața ta, iar căsuța din spatele lui e liberă. Sari peste el.
lesson-quoridor-jump-done = Două căsuțe într-o mutare. Nu ești niciodată obligat să sari, dar adesea merită.
lesson-quoridor-jump-hint = Drept peste e5: ajungi pe e6.
lesson-quoridor-jump-other = Ai voie: săritura e o alegere. Alege-o de data asta.

lesson-quoridor-between-title = Nu sari prin barieră
lesson-quoridor-between-task = Acum între cei doi pioni e o barieră, deci nu poți sări. Ocolește-o pe partea mai scurtă.
lesson-quoridor-between-done = O barieră în fața celuilalt pion îl apără de săritura ta, și pe tine de a lui.
lesson-quoridor-between-hint = Bariera e4h ține spre dreapta. Mergi la stânga.
lesson-quoridor-between-other = Așa nu ocolești bariera. Mergi în partea în care se termină mai repede.

lesson-quoridor-beside-title = Pe lângă celălalt pion
lesson-quoridor-beside-task = O barieră în spatele celuilalt pion închide săritura dreaptă. Atunci poți trece la stânga sau la dreapta lui. Amândouă sunt bune: alege.
lesson-quoridor-beside-done = Pe diagonală, o dată. Doar pentru că săritura dreaptă era închisă.
lesson-quoridor-beside-hint = Căsuțele de lângă celălalt pion sunt d5 și f5.
lesson-quoridor-beside-other = Aceea e o mutare obișnuită. Treci lângă celălalt pion: la stânga sau la dreapta.

lesson-quoridor-one-side-title = O parte închisă
lesson-quoridor-one-side-task = Săritura dreaptă e închisă, iar la stânga celuilalt pion mai e o barieră. Treci pe unde se mai poate.
lesson-quoridor-one-side-done = Exact. Căsuța de lângă pion trebuie să fie liberă, fără barieră între ele.
lesson-quoridor-one-side-hint = La stânga e închis, deci la dreapta: f5.
lesson-quoridor-one-side-other = Aceea e o mutare obișnuită. O căsuță de lângă celălalt pion e încă deschisă.

lesson-quoridor-edge-title = Marginea platoului
lesson-quoridor-edge-task = Celălalt pion e la margine, pe a5: nu ai pe ce căsuță să sari. Marginea ține loc de barieră. Ocolește pionul, în sus.
lesson-quoridor-edge-done = De pe b5 pe a6 dintr-o mutare: marginea te-a ajutat.
lesson-quoridor-edge-hint = Lângă a5 sunt a4 și a6. Tu vrei în sus.
lesson-quoridor-edge-down = Aceeași regulă o permite, dar duce în jos. Tu vrei în sus.
lesson-quoridor-edge-other = Se poate și un pas obișnuit. De data asta ocolește pionul de la margine.

lesson-quoridor-count-title = Numără drumurile
lesson-quoridor-count-task = Numără pașii: tu ai nevoie de 4, celălalt pion de 3. Ai pierde cursa. Găsește o barieră care îl costă cel puțin 4 pași.
lesson-quoridor-count-done = O barieră astupă golul din zid: de la 3 pași la 7. Acum ești mult înainte.
lesson-quoridor-count-hint = Uită-te la golul dintre bariere, sub celălalt pion.
lesson-quoridor-count-small = Bine, dar prea puțin. Există o barieră care costă cel puțin 4 pași.
lesson-quoridor-count-idle = Drumul celuilalt pion e la fel de scurt ca înainte.
lesson-quoridor-count-step = Atunci câștigă el: 3 pași contra celor 3 ai tăi, și e rândul lui. Aici e mai bună o barieră.

lesson-quoridor-save-title = Păstrează barierele
lesson-quoridor-save-task = Tu ai nevoie de 2 pași, celălalt pion de 4. Fiecare barieră te costă o tură, și mai ai doar 2. Ce faci când conduci?
lesson-quoridor-save-done = Fugi! Cine conduce nu are nevoie de bariere. Păstrează-le pentru mai târziu.
lesson-quoridor-save-hint = Ia-o pe drumul cel mai scurt.
lesson-quoridor-save-fence = O barieră costă o tură, și deja conduci. Păstreaz-o și fugi.
lesson-quoridor-save-other = Conduci: nu pierde timp. Mergi spre linia ta.

lesson-quoridor-race-title = Ultima cursă
lesson-quoridor-race-task = Nimeni nu mai are bariere, deci toți trebuie să meargă. Tu ai nevoie de 2 pași, celălalt pion la fel, și e rândul tău. Câștigă cursa.
lesson-quoridor-race-done = La egalitate câștigă cine e la mutare. De aceea numeri înainte să se termine barierele.
lesson-quoridor-race-hint = Drept în sus.
lesson-quoridor-race-other = Fără ocolișuri: fiecare pas contează.

lesson-quoridor-four-title = Patru jucători
lesson-quoridor-four-task = În patru e câte un pion pe fiecare latură și fiecare are 5 bariere. Peste doi pioni la rând nu poți sări și nici nu-i poți ocoli. Dă-te într-o parte.
lesson-quoridor-four-done = Niciodată peste mai mult de un pion. În patru, la mijloc e aglomerat.
lesson-quoridor-four-hint = Mergi la stânga sau la dreapta.
lesson-quoridor-four-back = Înapoi se poate, dar de ce să cedezi? Mergi în lateral.
lesson-quoridor-four-fence = Și o barieră ar fi bună. De data asta mergi în lateral.

## Quoridor Mini

lesson-mini-clock-title = Același joc, cu ceas
lesson-mini-clock-task = Quoridor Mini e același joc pe același platou. În plus are o limită de timp pentru fiecare mutare, dacă o pui. Aici nu e grabă: mergi spre linia de sus.
lesson-mini-clock-done = Într-o partidă cu ceas, în doi, pierde cine depășește limita.
lesson-mini-clock-hint = Un pas în sus, pe e2.
lesson-mini-clock-other = Pe scurt: un pas spre linia de sus.

lesson-mini-out-title = Timp expirat
lesson-mini-out-task = În patru, cine rămâne fără timp iese din joc: jucătorul 2 a plecat, barierele au rămas. Pune o barieră în calea pionului de sus, de pe e7.
lesson-mini-out-done = Barierele rămân, dar nimeni nu mai trebuie să lase drum unui pion care a plecat.
lesson-mini-out-hint = Pionul de pe e7 vrea în jos. Pune o barieră de-a curmezișul coloanei lui.
lesson-mini-out-idle = Pionul de pe e7 trece pe lângă ea.
lesson-mini-out-step = De data asta pune o barieră.

## PAC-MAN variant

lesson-pacman-start-title = Tura lui PAC-MAN
lesson-pacman-start-task = Ești PAC-MAN, la mijloc. Patru fantome așteaptă pe laturi, patru pastile de putere sunt în colțuri. Mergi două căsuțe, pas cu pas, până pe altă căsuță.
lesson-pacman-start-done = Mereu exact două căsuțe. Apoi fiecare fantomă mută o dată.
lesson-pacman-start-hint = Atinge o căsuță de lângă PAC-MAN, apoi pe următoarea.
lesson-pacman-start-back = Dus-întors e voie, și uneori e isteț. De data asta termină altundeva.

lesson-pacman-corner-title = După colț
lesson-pacman-corner-task = Aici barierele nu se mișcă niciodată și nimeni nu trece prin ele: de pe e6 pe e7 e închis. Dar poți coti. Ajungi pe căsuța marcată, f6.
lesson-pacman-corner-done = Sus și la dreapta, sau la dreapta și sus: amândouă duc acolo. Niciodată pe diagonală.
lesson-pacman-corner-hint = Treci prin e6 sau prin f5.
lesson-pacman-corner-other = E o mutare bună, dar nu se termină pe f6.

lesson-pacman-ghosts-title = Tura fantomelor
lesson-pacman-ghosts-task = Acum joci cu fantomele. Blinky, de pe e9, nu îl vede pe PAC-MAN, deci merge o căsuță, niciodată pe diagonală. Apropie-l.
lesson-pacman-ghosts-done = Blinky, Inky, Pinky, Clyde: pe rând, în această ordine. Pot trece unele pe lângă altele.
lesson-pacman-ghosts-hint = PAC-MAN e pe f6. Mergi în jos sau la dreapta.
lesson-pacman-ghosts-away = Așa se depărtează de PAC-MAN.

lesson-pacman-sight-title = O fantomă care te vede
lesson-pacman-sight-task = Pe acest rând nu e nimic între Pinky și PAC-MAN: Pinky îl vede și merge două căsuțe deodată. După el!
lesson-pacman-sight-done = Frenezie: două căsuțe într-o direcție, pentru orice fantomă care îl vede pe PAC-MAN când își începe mutarea.
lesson-pacman-sight-hint = Mergi la stânga, două căsuțe.
lesson-pacman-sight-away = Pinky are voie acolo, dar PAC-MAN e la stânga.

lesson-pacman-hidden-title = După o barieră
lesson-pacman-hidden-task = Aproape la fel, dar o barieră îl ascunde pe PAC-MAN. Pinky nu îl vede și merge doar o căsuță. Apropie fantoma.
lesson-pacman-hidden-done = O barieră taie vederea. Celelalte fantome și pastilele nu.
lesson-pacman-hidden-hint = O căsuță la stânga.
lesson-pacman-hidden-away = Așa fantoma se depărtează de PAC-MAN.

lesson-pacman-hide-title = Ferit de priviri
lesson-pacman-hide-task = Ești din nou PAC-MAN, și te văd două fantome. Mută astfel încât să nu te mai vadă nimeni.
lesson-pacman-hide-done = Dacă nu te văd, se apropie doar o căsuță. Barierele îți sunt prietene.
lesson-pacman-hide-hint = Contează rândurile și coloanele. Caută o căsuță ferită: e6 sau g6.
lesson-pacman-hide-seen = Acolo te vede încă o fantomă, pe rând sau pe coloană.

lesson-pacman-pellet-title = O pastilă de putere
lesson-pacman-pellet-task = Ai nevoie de toate cele patru pastile de putere. Ajungi la cea din colț, a1: te oprești și o mănânci. Apoi poți merge până la 3 căsuțe în plus.
lesson-pacman-pellet-done = Una mâncată. Cele 3 căsuțe în plus sunt doar pentru tura asta și nu trebuie să le folosești pe toate.
lesson-pacman-pellet-hint = Doi pași în jos: a2, a1. Apoi mergi mai departe sau rămâi.
lesson-pacman-pellet-other = Pastila e la doi pași sub tine.

lesson-pacman-boost-title = Mănâncă o fantomă
lesson-pacman-boost-task = Pe cele 3 căsuțe în plus mănânci orice fantomă întâlnești. Inky, de pe c1, se crede în siguranță. Mănâncă pastila, apoi pe Inky.
lesson-pacman-boost-done = O fantomă mâncată stă în afara platoului până când PAC-MAN e prins din nou.
lesson-pacman-boost-hint = a2, a1 și apoi două căsuțe la dreapta.
lesson-pacman-boost-pellet = Pastila e mâncată, dar Inky e tot acolo. Mergi mai departe, pe c1, în aceeași mutare.
lesson-pacman-boost-other = Întâi pastila din colț, apoi Inky.

lesson-pacman-feast-title = Două deodată
lesson-pacman-feast-task = Blinky și Inky stau unul după altul, chiar lângă o pastilă. Mănâncă-i pe amândoi într-o mutare.
lesson-pacman-feast-done = Și din trecere se pune. Cu două fantome mai puțin.
lesson-pacman-feast-hint = În jos până pe i1, apoi la stânga prin h1 până pe g1.
lesson-pacman-feast-one = Una mâncată, încă una: mai mergi o căsuță.
lesson-pacman-feast-other = Întâi pastila de pe i1, apoi la stânga prin amândouă fantomele.

lesson-pacman-contact-title = Nu da peste fantome
lesson-pacman-contact-task = Fără bonus, o fantomă peste care dai te prinde. Blinky e chiar deasupra ta, pe e6. Mută fără să atingi vreo fantomă.
lesson-pacman-contact-done = Bine ocolit. Uită-te unde sunt fantomele înainte de primul pas, nu doar înainte de al doilea.
lesson-pacman-contact-hint = Oriunde, numai nu în sus.
lesson-pacman-contact-caught = Ai dat peste o fantomă: te costă o viață, ca și cum te-ar fi prins ea.

lesson-pacman-cross-title = Fantome și pastile
lesson-pacman-cross-task = Un labirint mic. Blinky îl vede pe PAC-MAN pe rând, dar între ei e o pastilă. O fantomă poate trece peste ea, doar nu se poate opri acolo. După el!
lesson-pacman-cross-done = Peste pastilă și mai departe. Odată mâncată, căsuța e ca oricare alta.
lesson-pacman-cross-hint = Două căsuțe la stânga: peste c1 pe b1.
lesson-pacman-cross-other = PAC-MAN e la stânga. Treci peste pastilă.

lesson-pacman-catch-title = Prins!
lesson-pacman-catch-task = Inky îl vede pe PAC-MAN cu două căsuțe mai jos. Prinde-l!
lesson-pacman-catch-done = Îl costă o viață. Toate piesele se întorc la start, și fantomele mâncate; pastilele mâncate rămân mâncate.
lesson-pacman-catch-hint = Drept în jos, două căsuțe.
lesson-pacman-catch-other = Scapă! Inky poate ajunge la el: două căsuțe în jos.

lesson-pacman-together-title = Prindeți-l împreună
lesson-pacman-together-task = Ultima lui viață. Pinky e la stânga lui, sub el e o barieră. Unde trebuie să meargă Clyde ca PAC-MAN să nu mai poată scăpa?
lesson-pacman-together-done = Oriunde ar merge, unul dintre voi îl prinde. Fantomele câștigă împreună, la a treia prindere.
lesson-pacman-together-hint = Închide-i partea dreaptă.
lesson-pacman-together-other = Așa se strecoară prin dreapta.

lesson-pacman-last-title = Ultima pastilă
lesson-pacman-last-task = Trei sunt mâncate, a rămas una, și ai o viață. Știi ce ai de făcut.
lesson-pacman-last-done = Patru pastile: câștigi pe loc, oricât de aproape ar fi fantomele.
lesson-pacman-last-hint = i1 e la doi pași: în jos și la dreapta, sau la dreapta și în jos.
lesson-pacman-last-other = Pastila e la doi pași, pe i1.

## Ms. Pac-Man

lesson-mspacman-place-title = De unde pornește
lesson-mspacman-place-task = Ai numărul cel mai mare, deci joci cu Ms. Pac-Man. Culoarea ta e zona din stânga sus; câștigi când nu mai rămâne niciuna din cele 17 buline. Pune-o acolo pe cercul alb.
lesson-mspacman-place-done = Pe e7 ai bulinele tale de jur împrejur. Poate porni doar de pe cercurile marcate.
lesson-mspacman-place-hint = Cercul alb de sus e e7.
lesson-mspacman-place-far = Poate porni de acolo, dar bulinele tale sunt în stânga sus. Alege cercul din zona ta.

lesson-mspacman-dots-title = Buline de mâncat
lesson-mspacman-dots-task = Ruleta arată 2. Ia bulina când pleacă de pe căsuță, așa că un 2 înseamnă două buline, inclusiv cea de pe prima căsuță. Ia două de-ale tale.
lesson-mspacman-dots-done = Două buline mai puțin. Cea de sub ea rămâne până pleacă mai departe.
lesson-mspacman-dots-hint = Zona ta e la stânga: d7 și mai departe.
lesson-mspacman-dots-other = Așa iei mai puține buline de culoarea ta. Mergi la stânga, prin d7.

lesson-mspacman-exact-title = Exact atâtea
lesson-mspacman-exact-task = Ruleta arată 3 și vrei să termini pe d7, chiar lângă tine. Trebuie să mergi exact 3 căsuțe, dar poți coti și te poți întoarce. Termină pe d7.
lesson-mspacman-exact-done = Dus, întors și iar dus. Și căsuțele goale se pun.
lesson-mspacman-exact-hint = De exemplu d7, e7, d7.
lesson-mspacman-exact-other = Sunt 3 căsuțe, dar nu se termină pe d7.

lesson-mspacman-exits-title = Prin ieșiri
lesson-mspacman-exits-task = Dintr-o ieșire poți reveni prin oricare alta: pe a5, treci la altă ieșire și încă o căsuță. Fiecare se pune 1. Termină pe o căsuță marcată.
lesson-mspacman-exits-done = Dintr-o parte a labirintului în alta în trei căsuțe. Și fantomele pot.
lesson-mspacman-exits-hint = Începe cu a5, apoi atinge altă ieșire, de exemplu e9.
lesson-mspacman-exits-other = Coboară la ieșirea a5, treci la altă ieșire și mai mergi o căsuță.

lesson-mspacman-own-title = Întâi culoarea ta
lesson-mspacman-own-task = Ruleta arată 4. Bulinele altei culori îl ajută pe jucătorul ei, chiar dacă le mănânci tu. Ia patru de-ale tale.
lesson-mspacman-own-done = Cu patru mai puțin din cele 17. Pentru tine contează doar culoarea ta.
lesson-mspacman-own-hint = La stânga prin d7 și d8, fără să te întorci.
lesson-mspacman-own-helps = Acelea sunt bulinele jucătorului 2: ai ajuta pe altcineva să câștige.
lesson-mspacman-own-other = Așa iei mai puțin de patru de-ale tale. Nu te întoarce pe căsuțe goale.

lesson-mspacman-power-title = O bulină de putere
lesson-mspacman-power-task = Bulina mare din colț e o bulină de putere. Să stai pe ea nu face nimic; când pleci de pe căsuța ei, toate fantomele devin slabe. Ia-o.
lesson-mspacman-power-done = Fantomele slabe nu te pot prinde: le prinzi tu. Ține pe toată tura lor următoare.
lesson-mspacman-power-hint = Pe a9 și înapoi.
lesson-mspacman-power-stay = Bulina de putere e tot acolo. Trebuie să intre pe a9 și să plece în aceeași mutare.

lesson-mspacman-hunt-title = Vânează vânătorul
lesson-mspacman-hunt-task = Ești pe o bulină de putere, iar cu două căsuțe mai jos e o fantomă puternică. De îndată ce pleci, devine slabă. Prinde-o!
lesson-mspacman-hunt-done = Fantoma merge acasă, iar tu ai o tură în plus.
lesson-mspacman-hunt-hint = Două căsuțe în jos.
lesson-mspacman-hunt-other = Fantomele sunt acum slabe, dar cea de pe a7 scapă. Mergi două căsuțe în jos.

lesson-mspacman-strong-title = Departe de fantomele puternice
lesson-mspacman-strong-task = Fantoma de pe d7 e puternică. Dacă dai peste ea, jucătorul ei o preia pe Ms. Pac-Man. Mergi 2 căsuțe fără s-o atingi.
lesson-mspacman-strong-done = În siguranță. Se pune fiecare căsuță pe care calci, nu doar ultima.
lesson-mspacman-strong-hint = Mergi la dreapta.
lesson-mspacman-strong-caught = A dat peste o fantomă puternică: acum jucătorul 2 joacă cu Ms. Pac-Man.

lesson-mspacman-catch-title = Prinde-o
lesson-mspacman-catch-task = Acum ești fantoma jucătorului 2. O fantomă aruncă zarul și merge exact atâtea căsuțe; nu ia buline. Zarul arată 3. Prinde-o!
lesson-mspacman-catch-done = Prinsă! Fantoma ta iese de pe platou, iar de acum tu joci cu Ms. Pac-Man.
lesson-mspacman-catch-hint = Drept în jos: a8, a7, a6.
lesson-mspacman-catch-other = E la exact trei căsuțe. Nu o lăsa să scape.

lesson-mspacman-take-over-title = O preiei tu
lesson-mspacman-take-over-task = Ai prins-o, deci o pui pe un cerc alb liber și e rândul tău. Zona ta e în dreapta sus. De unde pornești?
lesson-mspacman-take-over-done = Chiar lângă bulinele tale. Fantoma fostului jucător merge acasă, puternică.
lesson-mspacman-take-over-hint = Cercul alb din dreapta e g5.
lesson-mspacman-take-over-far = E voie, dar bulinele tale sunt în dreapta sus. Cel mai aproape e g5.

lesson-mspacman-weak-title = Slabă: stai departe
lesson-mspacman-weak-task = Aceeași fantomă, dar o bulină de putere a slăbit-o. Dacă dă acum peste ea, merge acasă. Mergi 3 căsuțe fără s-o atingi.
lesson-mspacman-weak-done = Răbdare: după tura asta fantoma ta va fi din nou puternică.
lesson-mspacman-weak-hint = Orice nu se termină pe a6.
lesson-mspacman-weak-caught = O fantomă slabă care dă peste ea merge acasă. Ocolește a6.

lesson-mspacman-f2-title = Fața F2
lesson-mspacman-f2-task = Fantoma ta a dat F2: devine slabă, apoi merge 2 căsuțe. Ea e chiar lângă tine, pe e7. Stai departe de ea.
lesson-mspacman-f2-done = La tura ta următoare fantoma e din nou puternică, înainte să arunci.
lesson-mspacman-f2-hint = Începe cu d8.
lesson-mspacman-f2-caught = Slabă cum e, fantoma ta merge acasă dacă dă peste ea.

lesson-mspacman-further-title = O căsuță mai departe
lesson-mspacman-further-task = Zarul arată 1, dar pe e7 e fantoma jucătorului 3. O fantomă care s-ar opri pe alta merge o căsuță mai departe. Ajungi pe f7.
lesson-mspacman-further-done = Două fantome nu stau niciodată pe aceeași căsuță; de trecut una pe lângă alta pot.
lesson-mspacman-further-hint = Peste e7 pe f7.
lesson-mspacman-further-other = Treci peste cealaltă fantomă, pe f7.

lesson-mspacman-spare-title = Nu face cadou victoria
lesson-mspacman-spare-task = Joci cu Ms. Pac-Man, dar zona asta e a jucătorului 1 și a rămas în ea o singură bulină, pe e8. Oricine o mănâncă, câștigă jucătorul 1. Mergi 2 căsuțe fără s-o iei.
lesson-mspacman-spare-done = Câștigă prima culoare fără buline, oricine le-ar fi mâncat. Uită-te ale cui sunt.
lesson-mspacman-spare-hint = Nu intra pe e8 ca să pleci de acolo.
lesson-mspacman-spare-gift = Era ultima bulină a jucătorului 1: a câștigat jucătorul 1.

lesson-mspacman-win-title = Ultimele buline
lesson-mspacman-win-task = Ți-au rămas două buline: una sub ea, una pe b9. Ruleta arată 5. Câștigă!
lesson-mspacman-win-done = Partida se termină când dispare ultima ta bulină, chiar și la mijlocul unei mutări.
lesson-mspacman-win-hint = Intră pe b9 și pleacă de acolo.
lesson-mspacman-win-other = A rămas o bulină de-a ta. Intră pe b9 și pleacă de acolo.

## A first game

coach-begin-quoridor = Vrei să ajungi pe rândul din partea cealaltă. În fiecare tură faci un pas sau pui o barieră. Începe cu un pas înainte.
coach-own-step = Bine, ești pe { $square }: { $count ->
        [one] mai ai { $count } pas.
        [few] mai ai { $count } pași.
       *[other] mai ai { $count } de pași.
    }
coach-own-detour = Pe { $square } nu ești mai aproape: { $count ->
        [one] mai ai { $count } pas.
        [few] mai ai { $count } pași.
       *[other] mai ai { $count } de pași.
    }
coach-their-step = Merg pe { $square } și { $count ->
        [one] mai am { $count } pas.
        [few] mai am { $count } pași.
       *[other] mai am { $count } de pași.
    }
coach-own-fence = Au, { $fence } mă costă { $count ->
        [one] { $count } pas.
        [few] { $count } pași.
       *[other] { $count } de pași.
    }
coach-own-fence-both = { $fence } mă costă { $count ->
        [one] { $count } pas
        [few] { $count } pași
       *[other] { $count } de pași
    }, dar și pe tine { $own }. Barierele îi opresc pe toți.
coach-own-fence-idle = { $fence } nu mă încurcă deocamdată.
coach-their-fence = Bariera mea { $fence } îți lungește drumul cu { $count ->
        [one] { $count } pas.
        [few] { $count } pași.
       *[other] { $count } de pași.
    }
coach-their-fence-idle = Bariera mea { $fence } nu te încurcă încă.
coach-ahead = Tu ai nevoie de { $own }, eu de { $theirs }: conduci și e rândul tău. Mergi și păstrează-ți barierele.
coach-behind = Tu ai nevoie de { $own }, eu de { $theirs }. Te-ar ajuta o barieră care mă costă doi pași sau mai mult.
coach-danger = Atenție: sunt la un pas de victorie. Pune-mi o barieră în cale dacă poți!
coach-win-now = Un pas și câștigi!
coach-run = Nu mai ai bariere. Fugi: { $count ->
        [one] mai ai { $count } pas.
        [few] mai ai { $count } pași.
       *[other] mai ai { $count } de pași.
    }
coach-pellet = O pastilă! { $count ->
        [0] A fost ultima.
        [one] Mai e { $count }.
        [few] Mai sunt { $count }.
       *[other] Mai sunt { $count }.
    }
coach-ghost-eaten = Ai mâncat fantoma { $piece }: în afara platoului până te prinde cineva.
coach-caught = Te-a prins { $piece }. { $count ->
        [0] A fost ultima ta viață.
        [one] Mai ai { $count } viață, și toți pornesc de la început.
        [few] Mai ai { $count } vieți, și toți pornesc de la început.
       *[other] Mai ai { $count } de vieți, și toți pornesc de la început.
    }
coach-frenzy = { $piece } te-a văzut și a mers două căsuțe.
coach-seen = { $count ->
        [one] Te vede { $count } fantomă
        [few] Te văd { $count } fantome
       *[other] Te văd { $count } de fantome
    }: vor fi două căsuțe. Treci după o barieră sau ieși din linie.
coach-unseen = Nu te vede nimeni. Mergi spre { $count ->
        [one] ultima pastilă ({ $count })
        [few] una din cele { $count } pastile
       *[other] una din cele { $count } de pastile
    } și uită-te unde sunt fantomele.
coach-pellet-near = Ai o pastilă la îndemână! După ea ai 3 căsuțe: ca să mănânci fantome sau ca să fugi.
coach-ghosts = Mută fantomele astfel încât PAC-MAN să nu mai aibă unde merge.
coach-leads = Ai numărul cel mai mare: joci cu Ms. Pac-Man.
coach-chases = Am numărul cel mai mare și joc cu Ms. Pac-Man. Prinde-mă cu fantoma ta!
coach-place = Alege un cerc alb aproape de bulinele tale.
coach-dots = { $count ->
        [0] Toate bulinele tale au dispărut!
        [one] A mai rămas { $count } bulină de-a ta.
        [few] Au mai rămas { $count } buline de-ale tale.
       *[other] Au mai rămas { $count } de buline de-ale tale.
    }
coach-weakened = O bulină de putere: toate fantomele sunt acum slabe.
coach-own-ghost-home = Fantoma ta a mers acasă și e din nou puternică.
coach-their-ghost-home = Fantoma mea a mers acasă și e din nou puternică.
coach-took-over = M-ai prins: Ms. Pac-Man e a ta!
coach-lost-her = Fantoma mea te-a prins: acum eu joc cu Ms. Pac-Man.
coach-own-flip = F2: fantoma ta e slabă până la tura ta următoare.
coach-their-flip = F2: fantoma mea e slabă până la tura mea următoare.
coach-collect = Întâi culoarea ta: { $count ->
        [one] mai e { $count } bulină
        [few] mai sunt { $count } buline
       *[other] mai sunt { $count } de buline
    }. Și ferește-te de fantoma mea.
coach-hunt = O fantomă e slabă: prinde-o și ai o tură în plus.
coach-chase = Fantoma ta e puternică: ajunge la mine, și Ms. Pac-Man e a ta.
coach-hide = Fantoma ta e slabă: tura asta stai departe de mine.
coach-won = Ai câștigat! Bine jucat. Data viitoare nivelul 2?
coach-lost = Pe asta am câștigat-o eu, dar acum știi jocul. Încă una?
coach-draw = Remiză: aceeași poziție a apărut de trei ori.
