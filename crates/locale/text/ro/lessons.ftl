### Lessons: a course for each game, and what a friendly opponent says during a first game. The keys of
### a step are lesson-GAME-STEP- and title, task, done, hint, or the name of a wrong answer in
### lessons/GAME.lesson. Squares, fences and rules are written as in the notation.

## The pages and the terminal

learn-title = Învață să joci
course-quoridor-strategy = Strategie la Quoridor
course-pacman-strategy = Strategia lui PAC-MAN
course-ghost-strategy = Strategia fantomelor
learn-lead = Lecții scurte și interactive, cam cinci minute pentru fiecare joc, cu toate figurile din regulamente.
learn-steps =
    { $count ->
        [one] { $count } lecție
        [few] { $count } lecții
       *[other] { $count } de lecții
    }
learn-solved = Terminate: { $solved } din { $count }
learn-begin = Începe
learn-continue = Continuă
learn-repeat = Încă o dată
learn-step = Lecția { $nth } din { $count }
learn-figure = Figura { $figure }
learn-board = Platoul lecției. { $board }
learn-hint = Indiciu
learn-show = Arată-mi
learn-shown = O soluție: { $word }.
learn-next = Lecția următoare
learn-back = Lecția anterioară
learn-skip = Sari peste
learn-finish = Încheie
learn-all = Toate lecțiile
learn-read = Citește cu voce tare
learn-read-stop = Oprește citirea
learn-right = Bravo!
learn-wrong = Nu chiar
learn-bow = Ai terminat cursul, bravo!
learn-bow-more = { $game }: acum știi regulile; restul e exercițiu.
learn-bow-skipped = Sfârșitul cursului
learn-bow-strategy = Acum ai un plan. Încearcă-l într-o partidă.
learn-first-game = Joacă-ți prima partidă
learn-first-game-more = Un adversar prietenos îți spune ce s-a întâmplat și la ce să te gândești. Dacă pleci, nu se supără.
learn-missing = În acest curs nu există lecția „{ $word }”.
learn-plain-welcome = Scrie o mutare sau: hint (indiciu), show (platoul), next (următoarea), back (anterioara), list (lista), quit (ieșire).
learn-plain-prompt = Mutarea ta:
learn-plain-marked = Căsuțe marcate: { $squares }.
learn-plain-first-game = O primă partidă cu calculatorul de nivel 1. După fiecare mutare afli ce s-a întâmplat și la ce să te gândești. Scrie help pentru comenzi, quit ca să pleci.
lesson-wrong = Mutarea e legală, dar nu e cea cerută.

## What is wrong with the file of a course

lesson-file-key = Linia { $line }, coloana { $column }: „{ $word }” nu e o linie de curs.
lesson-file-missing = Linia { $line }, coloana { $column }: lipsește „{ $word }” sau valoarea lui.
lesson-file-word = Linia { $line }, coloana { $column }: „{ $word }” nu înseamnă nimic aici.
lesson-file-twice = Linia { $line }, coloana { $column }: există deja lecția „{ $word }”.
lesson-file-refused = Linia { $line }, coloana { $column }: { $why }
lesson-file-idle = Linia { $line }, coloana { $column }: această linie nu se potrivește niciodată. „{ $word }” nu e o mutare legală sau apare deja într-o linie de mai sus.
lesson-file-allowed = Linia { $line }, coloana { $column }: regulile permit „{ $word }” sau o interzic din alt motiv.
lesson-file-untrue = Linia { $line }, coloana { $column }: după reguli, ce scrie aici nu este adevărat.

## Quoridor

lesson-quoridor-start-title = Primul tău pas
lesson-quoridor-start-task = Doi pioni stau față în față. Al tău e jos, pe e1, și trebuie să ajungă pe linia de sosire, cea de sus. Fă un pas în sus.
lesson-quoridor-start-done = Asta faci când îți vine rândul: un pas sau o barieră. Apoi e rândul celuilalt jucător.
lesson-quoridor-start-hint = Deasupra căsuței e1 este e2.
lesson-quoridor-start-sideways = Poți merge în lateral, dar așa nu te apropii de linia de sosire.
lesson-quoridor-start-fence = Poți pune o barieră oricând îți vine rândul. Deocamdată mergi: un pas în sus.

lesson-quoridor-steps-title = Patru direcții
lesson-quoridor-steps-task = Pionul merge în sus, în jos, la stânga sau la dreapta, niciodată pe diagonală. Uneori trebuie chiar să te întorci: fă un pas în jos.
lesson-quoridor-steps-done = Ai voie și înapoi. Rareori e o plăcere, dar uneori e drumul cel mai scurt.
lesson-quoridor-steps-hint = În jos e spre partea ta: e4.
lesson-quoridor-steps-other = Și așa ai voie. De data asta întoarce-te: o căsuță în jos.

lesson-quoridor-goal-title = Linia de sosire
lesson-quoridor-goal-task = Căsuțele marcate sunt linia ta de sosire. Oricare dintre cele nouă e bună, iar primul pion care ajunge câștigă. Câștigă partida!
lesson-quoridor-goal-done = Ai câștigat! Nu contează pe ce căsuță a liniei de sosire ajungi și nici cum.
lesson-quoridor-goal-hint = Pionul tău e chiar sub linia de sosire.
lesson-quoridor-goal-other = Ești la un pas de victorie. Fă-l!

lesson-quoridor-around-title = Ocolește bariera
lesson-quoridor-around-task = Bariera e4h te oprește: nimeni nu trece printr-o barieră. Ocolește-o pe partea mai scurtă.
lesson-quoridor-around-done = Un pas în lateral, iar de pe d4 drumul în sus e din nou liber.
lesson-quoridor-around-hint = Bariera e lungă cât două căsuțe. În ce parte se termină mai repede?
lesson-quoridor-around-long = Pe f4 ai tot bariera deasupra: se întinde două căsuțe spre dreapta.
lesson-quoridor-around-other = Așa nu ocolești bariera. Mergi în partea în care se termină.

lesson-quoridor-fence-title = Prima ta barieră
lesson-quoridor-fence-task = O barieră e lungă cât două căsuțe și stă într-un șanț dintre căsuțe. Pune una în calea celuilalt pion, mai aproape de el decât de al tău, ca să-i lungești drumul.
lesson-quoridor-fence-done = Acum celălalt pion trebuie să ocolească bariera, care rămâne până la sfârșitul partidei.
lesson-quoridor-fence-hint = Pune-o de-a curmezișul coloanei celuilalt pion, de exemplu d8h, chiar în fața lui.
lesson-quoridor-fence-idle = Celălalt pion trece pur și simplu pe lângă bariera aceea. Pune-o de-a curmezișul drumului lui.
lesson-quoridor-fence-own = Bariera aceea e în fața propriului tău pion. Pune-o mai aproape de celălalt pion.
lesson-quoridor-fence-step = A fost un pas. De data asta pune o barieră: atinge șanțul dintre două căsuțe.

lesson-quoridor-wall-title = Bariere una lângă alta
lesson-quoridor-wall-task = Barierele se pot atinge, dar nu se suprapun și nu se încrucișează. Prelungește bariera d4h: pune alta chiar lângă ea, în același șanț.
lesson-quoridor-wall-done = Două bariere cap la cap fac un zid de patru căsuțe. Mult mai bine decât două separate.
lesson-quoridor-wall-hint = d4h e deasupra căsuțelor d4 și e4. Următoarea începe la f4 sau se termină la c4.
lesson-quoridor-wall-apart = Bariera aceea nu prelungește zidul. Trebuie să înceapă exact unde se termină d4h sau să se termine unde începe d4h.
lesson-quoridor-wall-step = Lasă pionul pe loc și pune o barieră.

lesson-quoridor-closed-title = Niciodată ultimul drum
lesson-quoridor-closed-task = Celuilalt pion îi rămâne o singură ieșire, prin f9. N-ai voie s-o închizi cu e8v: încearcă și vei vedea. Apoi pune o barieră care să-l coste cel puțin 2 pași.
lesson-quoridor-closed-done = Mai lung, da; închis, nu: fiecare pion trebuie să aibă mereu un drum spre linia lui de sosire.
lesson-quoridor-closed-hint = Nu închide ieșirea; lungește culoarul de după ea, cu f8h.
lesson-quoridor-closed-short = Rămâne un drum, dar aproape la fel de scurt. Bariera trebuie să coste cel puțin 2 pași.
lesson-quoridor-closed-step = De data asta pune o barieră.

lesson-quoridor-both-title = Barierele tale te opresc și pe tine
lesson-quoridor-both-task = Stați față în față. Pune o barieră care să-l încurce pe celălalt pion, dar nu și pe al tău.
lesson-quoridor-both-done = În spatele tău, o barieră îl încurcă doar pe celălalt pion: tu urci, el coboară.
lesson-quoridor-both-hint = Celălalt pion trebuie să treacă de tine, până jos. Pune bariera sub pionul tău.
lesson-quoridor-both-both = Drumul lui e mai lung, dar și al tău. O barieră îi oprește pe toți.
lesson-quoridor-both-idle = Bariera aceea nu îl costă niciun pas pe celălalt pion.
lesson-quoridor-both-step = De data asta pune o barieră.

lesson-quoridor-jump-title = Sari!
lesson-quoridor-jump-task = Celălalt pion e chiar în fața ta, iar căsuța din spatele lui e liberă. Sari peste el.
lesson-quoridor-jump-done = Două căsuțe într-o mutare. Nu e obligatoriu să sari, dar adesea merită.
lesson-quoridor-jump-hint = Drept peste e5: ajungi pe e6.
lesson-quoridor-jump-other = Ai voie, săritura nu e obligatorie. De data asta sari.

lesson-quoridor-between-title = Peste bariere nu se sare
lesson-quoridor-between-task = Acum între cei doi pioni e o barieră, așa că nu poți sări. Ocolește-o pe partea mai scurtă.
lesson-quoridor-between-done = O barieră între pioni îl apără pe celălalt de săritura ta, iar pe tine de a lui.
lesson-quoridor-between-hint = Bariera e4h se întinde spre dreapta. Mergi la stânga.
lesson-quoridor-between-other = Așa nu ocolești bariera. Mergi în partea în care se termină mai repede.

lesson-quoridor-beside-title = Pe lângă celălalt pion
lesson-quoridor-beside-task = O barieră în spatele celuilalt pion blochează săritura drept înainte. În schimb, poți trece la stânga sau la dreapta lui. Ambele părți sunt bune: alege una.
lesson-quoridor-beside-done = Pe diagonală, de data asta. Doar pentru că nu puteai sări drept înainte.
lesson-quoridor-beside-hint = Căsuțele de lângă celălalt pion sunt d5 și f5.
lesson-quoridor-beside-other = Asta e o mutare obișnuită. Treci lângă celălalt pion: la stânga sau la dreapta lui.

lesson-quoridor-one-side-title = O parte închisă
lesson-quoridor-one-side-task = Nu poți sări drept înainte, iar la stânga celuilalt pion mai e o barieră. Treci pe unde se mai poate.
lesson-quoridor-one-side-done = Exact. Căsuța de lângă pion trebuie să fie liberă, iar între ea și pion să nu fie nicio barieră.
lesson-quoridor-one-side-hint = La stânga e închis, așa că la dreapta: f5.
lesson-quoridor-one-side-other = Asta e o mutare obișnuită. O căsuță de lângă celălalt pion e încă liberă.

lesson-quoridor-edge-title = Marginea platoului
lesson-quoridor-edge-task = Celălalt pion e la margine, pe a5: în spatele lui nu e nicio căsuță pe care să sari. Marginea ține loc de barieră. Ocolește pionul, în sus.
lesson-quoridor-edge-done = De pe b5 pe a6 dintr-o mutare: marginea te-a ajutat.
lesson-quoridor-edge-hint = Lângă a5 sunt a4 și a6. Tu vrei să urci.
lesson-quoridor-edge-down = Aceeași regulă îți dă voie, dar așa cobori. Tu vrei să urci.
lesson-quoridor-edge-other = Se poate și un pas obișnuit. De data asta ocolește pionul de la margine.

lesson-quoridor-count-title = Numără pașii
lesson-quoridor-count-task = Numără pașii: tu mai ai 4, celălalt pion mai are 3. Așa ai pierde cursa. Găsește o barieră care să-l coste cel puțin 4 pași.
lesson-quoridor-count-done = O singură barieră închide trecerea din zid: de la 3 pași la 7. Acum ești mult în față.
lesson-quoridor-count-hint = Uită-te la trecerea dintre bariere, sub celălalt pion.
lesson-quoridor-count-small = Bine, dar prea puțin. Există o barieră care costă cel puțin 4 pași.
lesson-quoridor-count-idle = Drumul celuilalt pion e la fel de scurt ca înainte.
lesson-quoridor-count-step = Atunci câștigă celălalt pion: mai aveți câte 3 pași și e rândul lui. Aici e mai bună o barieră.
lesson-quoridor-count-aside = Așa nu te apropii, iar celălalt pion rămâne în față. Aici e mai bună o barieră.

lesson-quoridor-save-title = Păstrează-ți barierele
lesson-quoridor-save-task = Tu mai ai 2 pași, celălalt pion mai are 4. Fiecare barieră te costă o mutare și mai ai doar 2 bariere. Ce faci când conduci?
lesson-quoridor-save-done = Aleargă! Cine conduce nu are nevoie de bariere. Păstrează-le pentru mai târziu.
lesson-quoridor-save-hint = Ia-o pe cel mai scurt drum.
lesson-quoridor-save-fence = O barieră te costă o mutare, iar tu deja conduci. Păstreaz-o și aleargă.
lesson-quoridor-save-other = Conduci: nu pierde timpul. Mergi spre linia de sosire.

lesson-quoridor-race-title = Ultima cursă
lesson-quoridor-race-task = Nimeni nu mai are bariere, așa că rămâne doar cursa. Tu mai ai 2 pași, celălalt pion la fel, și e rândul tău. Câștigă cursa.
lesson-quoridor-race-done = La număr egal de pași câștigă cine e la mutare. Numără deci înainte să se termine barierele.
lesson-quoridor-race-hint = Drept în sus.
lesson-quoridor-race-other = Fără ocolișuri: fiecare pas contează.

lesson-quoridor-four-title = Patru jucători
lesson-quoridor-four-task = În patru, de pe fiecare latură pornește câte un pion, iar fiecare jucător are 5 bariere. Nu poți sări peste doi pioni la rând și nici nu poți trece pe diagonală pe lângă ei. Mergi în lateral.
lesson-quoridor-four-done = Niciodată peste mai mult de un pion. În patru, la mijloc e aglomerat.
lesson-quoridor-four-hint = Mergi la stânga sau la dreapta.
lesson-quoridor-four-back = Înapoi se poate, dar de ce să pierzi teren? Mergi în lateral.
lesson-quoridor-four-fence = Și o barieră ar fi bună. De data asta mergi în lateral.

## Quoridor Mini

lesson-mini-clock-title = Același joc, cu ceas
lesson-mini-clock-task = Quoridor Mini se joacă la fel ca Quoridor, pe același platou. În plus, poți stabili o limită de timp pentru fiecare mutare. Aici nu e nicio grabă: mergi spre linia de sus.
lesson-mini-clock-done = În doi, cine depășește limita de timp pierde partida.
lesson-mini-clock-hint = Un pas în sus, pe e2.
lesson-mini-clock-other = Nu complica lucrurile: fă un pas spre linia de sus.

lesson-mini-out-title = Fără timp
lesson-mini-out-task = În patru, cine rămâne fără timp iese din joc: jucătorul 2 a plecat, barierele au rămas. Pune o barieră în calea pionului de sus, de pe e7.
lesson-mini-out-done = Barierele rămân, dar nimeni nu mai trebuie să lase drum liber unui pion care a plecat.
lesson-mini-out-hint = Pionul de pe e7 vrea să coboare. Pune o barieră de-a curmezișul coloanei lui.
lesson-mini-out-idle = Pionul de pe e7 trece pe lângă bariera aceea.
lesson-mini-out-step = De data asta pune o barieră.

## PAC-MAN variant

lesson-pacman-start-title = Rândul lui PAC-MAN
lesson-pacman-start-task = Ești PAC-MAN, la mijloc. Pe laturi așteaptă patru fantome, iar în colțuri sunt patru pastile de putere. Mergi două căsuțe, pas cu pas, și oprește-te pe altă căsuță decât cea de plecare.
lesson-pacman-start-done = Două căsuțe, nici mai mult, nici mai puțin. Apoi fiecare fantomă mută o dată.
lesson-pacman-start-hint = Atinge o căsuță de lângă PAC-MAN, apoi încă una.
lesson-pacman-start-back = Dus-întors e permis, iar uneori chiar e o idee bună. De data asta oprește-te în altă parte.

lesson-pacman-corner-title = După colț
lesson-pacman-corner-task = Aici barierele nu se mișcă niciodată și nimeni nu trece prin ele: de pe e6 nu poți merge pe e7. Dar poți coti. Mergi pe căsuța marcată, f6.
lesson-pacman-corner-done = În sus și la dreapta sau la dreapta și în sus: ambele duc acolo. Niciodată pe diagonală.
lesson-pacman-corner-hint = Treci prin e6 sau prin f5.
lesson-pacman-corner-other = E o mutare bună, dar nu se termină pe f6.

lesson-pacman-ghosts-title = Rândul fantomelor
lesson-pacman-ghosts-task = Acum joci cu fantomele. Blinky, de pe e9, nu-l vede pe PAC-MAN, așa că merge o căsuță, niciodată pe diagonală. Adu fantoma mai aproape de PAC-MAN.
lesson-pacman-ghosts-done = Blinky, Inky, Pinky, Clyde: pe rând, în această ordine. Fantomele pot trece una pe lângă alta.
lesson-pacman-ghosts-hint = PAC-MAN e pe f6. Mergi în jos sau la dreapta.
lesson-pacman-ghosts-away = Așa fantoma se îndepărtează de PAC-MAN.

lesson-pacman-sight-title = O fantomă care îl vede pe PAC-MAN
lesson-pacman-sight-task = Pe această linie nu e nimic între Pinky și PAC-MAN: Pinky îl vede și merge două căsuțe deodată. După el!
lesson-pacman-sight-done = Frenezie: două căsuțe în aceeași direcție, pentru orice fantomă care îl vede pe PAC-MAN la începutul mutării ei.
lesson-pacman-sight-hint = Mergi la stânga, două căsuțe.
lesson-pacman-sight-away = Pinky are voie acolo, dar PAC-MAN e la stânga.

lesson-pacman-hidden-title = În spatele unei bariere
lesson-pacman-hidden-task = Aproape la fel, dar o barieră îl ascunde pe PAC-MAN. Pinky nu-l vede și merge doar o căsuță. Adu fantoma mai aproape de PAC-MAN.
lesson-pacman-hidden-done = O barieră blochează vederea. Celelalte fantome și pastilele nu.
lesson-pacman-hidden-hint = O căsuță la stânga.
lesson-pacman-hidden-away = Așa fantoma se îndepărtează de PAC-MAN.

lesson-pacman-hide-title = Să nu te vadă nimeni
lesson-pacman-hide-task = Ești din nou PAC-MAN și te văd două fantome. Mută astfel încât să nu te mai vadă niciuna.
lesson-pacman-hide-done = Dacă nu te văd, fantomele se apropie doar cu o căsuță. Barierele îți sunt prietene.
lesson-pacman-hide-hint = Caută o căsuță care să nu fie pe linia sau pe coloana vreunei fantome ori una din spatele unei bariere: e6 sau g6.
lesson-pacman-hide-caught = Acolo intri pe căsuța unei fantome: te costă o viață.
lesson-pacman-hide-seen = Acolo te mai vede o fantomă, pe linie sau pe coloană.

lesson-pacman-pellet-title = O pastilă de putere
lesson-pacman-pellet-task = Ai nevoie de toate cele patru pastile de putere. Du-te la cea din colț, a1: te oprești acolo și o mănânci. Apoi mai poți merge cel mult 3 căsuțe.
lesson-pacman-pellet-done = Ai mâncat prima pastilă. Cele 3 căsuțe în plus sunt doar pentru rândul acesta și nu e nevoie să le folosești pe toate.
lesson-pacman-pellet-hint = Doi pași în jos: a2, a1. Apoi mergi mai departe sau rămâi acolo.
lesson-pacman-pellet-other = Pastila e la doi pași sub tine.

lesson-pacman-boost-title = Mănâncă o fantomă
lesson-pacman-boost-task = Pe cele 3 căsuțe în plus mănânci orice fantomă întâlnești. Inky, de pe c1, se crede în siguranță. Mănâncă întâi pastila, apoi fantoma.
lesson-pacman-boost-done = O fantomă mâncată lipsește de pe platou până când PAC-MAN e prins.
lesson-pacman-boost-hint = a2, a1, apoi două căsuțe la dreapta.
lesson-pacman-boost-pellet = Pastila e mâncată, dar Inky e tot acolo. Mergi mai departe, pe c1, în aceeași mutare.
lesson-pacman-boost-other = Întâi pastila din colț, apoi Inky.

lesson-pacman-feast-title = Două deodată
lesson-pacman-feast-task = Fantomele Blinky și Inky stau una în spatele celeilalte, chiar lângă o pastilă. Mănâncă-le pe amândouă într-o singură mutare.
lesson-pacman-feast-done = Contează și în trecere. Ai scăpat de două fantome.
lesson-pacman-feast-hint = În jos până pe i1, apoi la stânga prin h1 până pe g1.
lesson-pacman-feast-one = Una mâncată, mai e una: mergi încă o căsuță.
lesson-pacman-feast-other = Întâi pastila de pe i1, apoi la stânga, peste ambele fantome.

lesson-pacman-contact-title = Ferește-te de fantome
lesson-pacman-contact-task = Dacă n-ai mâncat o pastilă la rândul acesta, te prinde orice fantomă pe a cărei căsuță intri. Blinky e chiar deasupra ta, pe e6. Mută fără să atingi vreo fantomă.
lesson-pacman-contact-done = Ai ocolit bine. Uită-te unde sunt fantomele înainte de primul pas, nu doar înainte de al doilea.
lesson-pacman-contact-hint = Oriunde, numai nu în sus.
lesson-pacman-contact-caught = Ai intrat pe căsuța unei fantome: te costă o viață, ca și cum te-ar fi prins ea.

lesson-pacman-cross-title = Fantome și pastile
lesson-pacman-cross-task = Un labirint mic. Blinky îl vede pe PAC-MAN pe aceeași linie, dar între ei e o pastilă. O fantomă poate trece peste o pastilă nemâncată, doar că nu se poate opri acolo. După el!
lesson-pacman-cross-done = Peste pastilă și mai departe. După ce pastila e mâncată, căsuța e ca oricare alta.
lesson-pacman-cross-hint = Două căsuțe la stânga: peste c1 pe b1.
lesson-pacman-cross-other = PAC-MAN e la stânga. Treci peste pastilă.

lesson-pacman-catch-title = Prinde-l pe PAC-MAN
lesson-pacman-catch-task = Inky îl vede pe PAC-MAN două căsuțe mai jos. Prinde-l!
lesson-pacman-catch-done = PAC-MAN pierde o viață. Toate piesele se întorc la start, inclusiv fantomele mâncate; pastilele mâncate rămân mâncate.
lesson-pacman-catch-hint = Drept în jos, două căsuțe.
lesson-pacman-catch-other = PAC-MAN scapă! Inky poate ajunge la el: două căsuțe în jos.

lesson-pacman-together-title = Prindeți-l împreună pe PAC-MAN
lesson-pacman-together-task = PAC-MAN e la ultima viață. La stânga lui e Pinky, sub el e o barieră. Unde trebuie să meargă Clyde ca PAC-MAN să nu mai poată scăpa?
lesson-pacman-together-done = Oriunde ar merge PAC-MAN, una dintre fantome îl prinde. La a treia prindere, fantomele câștigă împreună.
lesson-pacman-together-hint = Închide-i lui PAC-MAN partea dreaptă.
lesson-pacman-together-other = Așa PAC-MAN se strecoară prin dreapta.

lesson-pacman-last-title = Ultima pastilă
lesson-pacman-last-task = Trei pastile sunt mâncate, a rămas una, iar tu mai ai o viață. Știi ce ai de făcut.
lesson-pacman-last-done = Patru pastile: câștigi imediat, oricât de aproape ar fi fantomele.
lesson-pacman-last-hint = i1 e la doi pași: în jos și la dreapta sau la dreapta și în jos.
lesson-pacman-last-other = Pastila e la doi pași, pe i1.

## Ms. Pac-Man

lesson-mspacman-place-title = De unde pornește Ms. Pac-Man
lesson-mspacman-place-task = Ai scos cel mai mare număr, așa că joci cu Ms. Pac-Man. Zona ta e în stânga sus: câștigi când dispar toate cele 17 buline de acolo. Pune-o pe Ms. Pac-Man pe cercul alb din zona ta.
lesson-mspacman-place-done = Pe e7 ai bulinele tale de jur împrejur. Ms. Pac-Man poate porni doar de pe cercurile marcate.
lesson-mspacman-place-hint = Cercul alb de sus este e7.
lesson-mspacman-place-far = Ms. Pac-Man poate porni și de acolo, dar bulinele tale sunt în stânga sus. Alege cercul din zona ta.

lesson-mspacman-dots-title = Mănâncă buline
lesson-mspacman-dots-task = Ruleta arată 2. Ms. Pac-Man ia bulina de pe o căsuță când pleacă de acolo, așa că un 2 înseamnă două buline, începând cu cea pe care stă. Ia două de-ale tale.
lesson-mspacman-dots-done = Două buline mai puțin. Cea de sub Ms. Pac-Man rămâne până când pleacă de acolo.
lesson-mspacman-dots-hint = Zona ta e la stânga: d7 și mai departe.
lesson-mspacman-dots-other = Așa iei mai puține buline de culoarea ta. Mergi la stânga, prin d7.

lesson-mspacman-exact-title = Numărul exact
lesson-mspacman-exact-task = Ruleta arată 3 și vrei să te oprești pe d7, chiar lângă tine. Trebuie să mergi exact 3 căsuțe, dar poți coti și te poți întoarce. Oprește-te pe d7.
lesson-mspacman-exact-done = Dus, întors și iar dus. Și căsuțele goale se numără.
lesson-mspacman-exact-hint = De exemplu d7, e7, d7.
lesson-mspacman-exact-other = Sunt 3 căsuțe, dar nu te oprești pe d7.

lesson-mspacman-exits-title = Prin ieșiri
lesson-mspacman-exits-task = De pe o ieșire poți intra înapoi prin oricare alta: mergi pe a5, treci la altă ieșire și mai mergi o căsuță. Fiecare pas se numără. Oprește-te pe o căsuță marcată.
lesson-mspacman-exits-done = Dintr-o parte a labirintului în alta în trei pași. Și fantomele pot.
lesson-mspacman-exits-hint = Începe cu a5, apoi atinge altă ieșire, de exemplu e9.
lesson-mspacman-exits-other = Coboară la ieșirea a5, treci la altă ieșire și mai mergi o căsuță.

lesson-mspacman-own-title = Întâi culoarea ta
lesson-mspacman-own-task = Ruleta arată 4. Dacă mănânci buline de altă culoare, îl ajuți pe jucătorul cu acea culoare. Ia patru de-ale tale.
lesson-mspacman-own-done = Patru buline mai puțin din cele 17. Pentru tine contează doar culoarea ta.
lesson-mspacman-own-hint = La stânga, prin d7 și d8, fără să te întorci.
lesson-mspacman-own-helps = Acelea sunt bulinele jucătorului 2: l-ai ajuta să câștige.
lesson-mspacman-own-other = Așa iei mai puțin de patru buline de-ale tale. Nu te întoarce pe căsuțe goale.

lesson-mspacman-power-title = O bulină de putere
lesson-mspacman-power-task = Bulina mare din colț e o bulină de putere. Cât stai pe ea nu se întâmplă nimic; când pleci de pe căsuța ei, toate fantomele devin slabe. Ia-o.
lesson-mspacman-power-done = Fantomele slabe nu te pot prinde: le prinzi tu pe ele. Rămân slabe și la rândul lor următor.
lesson-mspacman-power-hint = Intră pe a9 și pleacă de acolo.
lesson-mspacman-power-stay = Bulina de putere e tot acolo. Ms. Pac-Man trebuie să intre pe a9 și să plece de acolo în aceeași mutare.

lesson-mspacman-hunt-title = Vânătorul vânat
lesson-mspacman-hunt-task = Ești pe o bulină de putere, iar două căsuțe mai jos e o fantomă puternică. Imediat ce pleci, fantoma devine slabă. Prinde-o!
lesson-mspacman-hunt-done = Fantoma se întoarce în adăpost, iar tu ai un rând în plus.
lesson-mspacman-hunt-hint = Două căsuțe în jos.
lesson-mspacman-hunt-other = Fantomele sunt acum slabe, dar cea de pe a7 scapă. Mergi două căsuțe în jos.

lesson-mspacman-strong-title = Ferește-te de fantomele puternice
lesson-mspacman-strong-task = Fantoma de pe d7 e puternică. Dacă intri pe căsuța ei, jucătorul ei o preia pe Ms. Pac-Man. Mergi 2 căsuțe fără să atingi fantoma.
lesson-mspacman-strong-done = Ai scăpat. Contează fiecare căsuță pe care intri, nu doar ultima.
lesson-mspacman-strong-hint = Mergi la dreapta.
lesson-mspacman-strong-caught = Ms. Pac-Man a intrat pe căsuța unei fantome puternice: acum jucătorul 2 joacă cu ea.

lesson-mspacman-catch-title = Prinde-o pe Ms. Pac-Man
lesson-mspacman-catch-task = Acum joci cu fantoma jucătorului 2. O fantomă merge exact cât arată zarul și nu ia buline. Zarul arată 3. Prinde-o pe Ms. Pac-Man!
lesson-mspacman-catch-done = Ai prins-o pe Ms. Pac-Man! Fantoma ta părăsește platoul, iar de acum Ms. Pac-Man e a ta.
lesson-mspacman-catch-hint = Drept în jos: a8, a7, a6.
lesson-mspacman-catch-other = Ms. Pac-Man e la exact trei căsuțe. N-o lăsa să scape.

lesson-mspacman-take-over-title = O preiei pe Ms. Pac-Man
lesson-mspacman-take-over-task = Ai prins-o pe Ms. Pac-Man, așa că o pui pe ce cerc alb liber vrei și e din nou rândul tău. Zona ta e în dreapta sus. De unde pornești?
lesson-mspacman-take-over-done = Chiar lângă bulinele tale. Fantoma jucătorului care a avut-o înainte pe Ms. Pac-Man se întoarce în adăpost, puternică.
lesson-mspacman-take-over-hint = Cercul alb din dreapta este g5.
lesson-mspacman-take-over-far = Ai voie, dar bulinele tale sunt în dreapta sus. Cel mai apropiat cerc e g5.

lesson-mspacman-weak-title = Fantomă slabă: stai departe
lesson-mspacman-weak-task = Joci din nou cu fantoma, dar o bulină de putere a slăbit-o. Dacă intră acum pe căsuța lui Ms. Pac-Man, fantoma se întoarce în adăpost. Mergi 3 căsuțe fără s-o atingi pe Ms. Pac-Man.
lesson-mspacman-weak-done = Răbdare: fantoma ta rămâne slabă până începe următorul tău rând. Atunci e din nou puternică.
lesson-mspacman-weak-hint = Orice drum care nu se termină pe a6.
lesson-mspacman-weak-caught = O fantomă slabă care intră pe căsuța lui Ms. Pac-Man se întoarce în adăpost. Ferește-te de a6.

lesson-mspacman-f2-title = F2 la zar
lesson-mspacman-f2-task = Zarul arată F2: fantoma ta devine slabă, apoi merge 2 căsuțe. Ms. Pac-Man e chiar lângă tine, pe e7. Stai departe de ea.
lesson-mspacman-f2-done = La rândul tău următor fantoma e din nou puternică, înainte să arunci.
lesson-mspacman-f2-hint = Începe cu d8.
lesson-mspacman-f2-caught = Slabă cum e, fantoma ta se întoarce în adăpost dacă intră pe căsuța lui Ms. Pac-Man.

lesson-mspacman-further-title = O căsuță mai departe
lesson-mspacman-further-task = Zarul arată 1, dar pe e7 e fantoma jucătorului 3. O fantomă care s-ar opri pe alta merge o căsuță mai departe. Mergi pe f7.
lesson-mspacman-further-done = Două fantome nu se opresc niciodată pe aceeași căsuță; de trecut, pot trece.
lesson-mspacman-further-hint = Peste e7 pe f7.
lesson-mspacman-further-other = Treci peste cealaltă fantomă, pe f7.

lesson-mspacman-spare-title = Nu face cadou victoria
lesson-mspacman-spare-task = Joci cu Ms. Pac-Man, dar zona aceasta e a jucătorului 1 și a rămas în ea o singură bulină, pe e8. Oricine ar mânca-o, câștigă jucătorul 1. Mergi 2 căsuțe fără s-o iei.
lesson-mspacman-spare-done = Câștigă prima culoare fără buline, oricine le-ar fi mâncat. Ai grijă ale cui sunt bulinele pe care le mănânci.
lesson-mspacman-spare-hint = Nu trece prin e8.
lesson-mspacman-spare-gift = Era ultima bulină a jucătorului 1: a câștigat jucătorul 1.

lesson-mspacman-win-title = Ultimele buline
lesson-mspacman-win-task = Ți-au rămas două buline: una sub Ms. Pac-Man, una pe b9. Ruleta arată 5. Câștigă!
lesson-mspacman-win-done = Partida se termină imediat ce dispare ultima ta bulină, chiar și în mijlocul unei mutări.
lesson-mspacman-win-hint = Intră pe b9 și pleacă de acolo.
lesson-mspacman-win-other = A rămas o bulină de-a ta. Intră pe b9 și pleacă de acolo.

## Strategia Quoridor

lesson-quoridor-strategy-race-title = Calculează cursa
lesson-quoridor-strategy-race-task = Nimeni nu mai are bariere, deci contează doar pașii. Ambii pioni mai au câte 5 pași și e rândul tău. Pe ce parte ocolești zidul?
lesson-quoridor-strategy-race-done = La număr egal de pași câștigă cine e la mutare. Acum tu mai ai 4 pași, iar celălalt pion, 5.
lesson-quoridor-strategy-race-hint = Numără căsuțele până la fiecare capăt de zid.
lesson-quoridor-strategy-race-other = Așa pierzi un pas și, odată cu el, cursa.

lesson-quoridor-strategy-fence-title = O barieră sau un pas?
lesson-quoridor-strategy-fence-task = Tu mai ai 4 pași, celălalt pion mai are 3, iar ție ți-a rămas 1 barieră. Dacă faci un pas, mai ai și tu 3, dar e rândul lui. Găsește bariera care câștigă cursa.
lesson-quoridor-strategy-fence-done = Zidul e mai lung: celălalt pion are acum 5 pași în loc de 3. Tu mai ai 4, deci conduci.
lesson-quoridor-strategy-fence-hint = O barieră te costă o mutare, deci pe celălalt pion trebuie să-l coste doi pași. Prelungește zidul d3h.
lesson-quoridor-strategy-fence-small = Pe celălalt pion îl costă un pas, iar pe tine o mutare: nu câștigi nimic. Găsește o barieră care să-l coste doi pași.
lesson-quoridor-strategy-fence-other = Atunci celălalt pion câștigă cursa. Pune o barieră în calea lui.

lesson-quoridor-strategy-save-title = Păstrează-ți ultima barieră
lesson-quoridor-strategy-save-task = Tu mai ai 3 pași, celălalt pion mai are 2, iar fiecare jucător are 1 barieră. A ta îți folosește cel mai mult când celălalt pion e chiar în fața liniei lui de sosire. Ce faci acum?
lesson-quoridor-strategy-save-done = Întâi un pas. Bariera îți rămâne pentru când vei avea nevoie de ea.
lesson-quoridor-strategy-save-hint = Celălalt pion încă n-a ajuns acolo. Mergi drept în sus.
lesson-quoridor-strategy-save-other = Așa pierzi. Păstrează bariera pentru ultima clipă și mergi drept în sus.

lesson-quoridor-strategy-threat-title = Creează o amenințare
lesson-quoridor-strategy-threat-task = Ambii pioni mai au câte 2 pași, iar fiecare jucător are 1 barieră. Cine trebuie să răspundă la o amenințare își consumă bariera. Ce joci?
lesson-quoridor-strategy-threat-done = Ești la un pas de linia de sosire: adversarul trebuie să-și pună acum bariera, iar tu o mai ai pe a ta.
lesson-quoridor-strategy-threat-hint = Nu-l opri încă pe celălalt pion. Apropie-te de linia de sosire.
lesson-quoridor-strategy-threat-other = E prea lent. Mergi întâi la un pas de linia de sosire.

lesson-quoridor-strategy-jump-title = O săritură îți aduce un pas
lesson-quoridor-strategy-jump-task = Tu mai ai 5 pași, celălalt pion mai are 4, iar bariere nu mai are nimeni. De unde scoți pasul care îți lipsește?
lesson-quoridor-strategy-jump-done = Două căsuțe dintr-o mutare: mai ai 3 pași și câștigi cursa.
lesson-quoridor-strategy-jump-hint = Celălalt pion e chiar în fața ta.
lesson-quoridor-strategy-jump-other = Fără săritură pierzi cursa.

lesson-quoridor-strategy-face-title = Față în față
lesson-quoridor-strategy-face-task = Tu mai ai 6 pași, celălalt pion mai are 5, iar bariere nu mai are nimeni. Pionul care se așază chiar în fața celuilalt îi face cadou o săritură. Cum îl faci pe celălalt să te ocolească?
lesson-quoridor-strategy-face-done = Între voi a rămas o căsuță liberă. Dacă celălalt pion intră acolo, sari peste el; dacă te ocolește, pierde un pas.
lesson-quoridor-strategy-face-hint = Lasă exact o căsuță liberă între pioni.
lesson-quoridor-strategy-face-other = Așa pierzi cursa. Lasă o căsuță liberă între pioni.

lesson-quoridor-strategy-corner-title = Ferește-te de fundături
lesson-quoridor-strategy-corner-task = Tu mai ai 3 pași, celălalt pion mai are 5, dar adversarul mai are 1 barieră. La stânga barierei b7v e un colț. Pe unde urci în siguranță?
lesson-quoridor-strategy-corner-done = Aici e destul loc. Orice barieră ar apărea, câștigi cursa.
lesson-quoridor-strategy-corner-hint = O barieră deasupra coloanelor a și b ar face din colț o fundătură. Treci de cealaltă parte a barierei b7v.
lesson-quoridor-strategy-corner-other = Aici o singură barieră te costă cursa. Mergi la dreapta, dincolo de bariera b7v.

lesson-quoridor-strategy-dead-end-title = Creează o fundătură
lesson-quoridor-strategy-dead-end-task = Celălalt pion coboară pe margine, pe lângă bariera h4v. El mai are 3 pași, tu mai ai 5 pași și 1 barieră. Unde o pui ca să-l coste cel mai mult?
lesson-quoridor-strategy-dead-end-done = Celălalt pion trebuie să urce înapoi și să ocolească: acum are 9 pași în loc de 3. Tu mai ai 5.
lesson-quoridor-strategy-dead-end-hint = Închide culoarul chiar sub pion: nu-i rămâne decât să se întoarcă.
lesson-quoridor-strategy-dead-end-step = Un pas e prea puțin: celălalt pion mai are doar 3. Pune o barieră în calea lui.
lesson-quoridor-strategy-dead-end-other = Așa îl costă prea puțin. Închide culoarul chiar sub pion.

lesson-quoridor-strategy-narrow-title = Trecerea îngustă
lesson-quoridor-strategy-narrow-task = Tu mai ai 3 pași, celălalt pion mai are 4, iar adversarul mai are 1 barieră. Zidul are o trecere de o căsuță deasupra coloanei e și una deasupra coloanelor h și i. Pe unde mergi?
lesson-quoridor-strategy-narrow-done = O barieră e lungă cât două căsuțe: nu poate închide o trecere de o căsuță.
lesson-quoridor-strategy-narrow-hint = Pe care dintre treceri o poate închide o barieră?
lesson-quoridor-strategy-narrow-other = Așa pierzi cursa. Mergi la trecerea pe care n-o poate închide nicio barieră.

lesson-quoridor-strategy-last-gap-title = Ultima trecere
lesson-quoridor-strategy-last-gap-task = Mai ai 2 pași, prin trecerea de deasupra coloanelor e și f. Adversarul vrea s-o închidă cu e8h. Ai 1 barieră: cum ții trecerea deschisă?
lesson-quoridor-strategy-last-gap-done = Ultimul drum al unui pion nu poate fi închis, iar barierele nu se pot încrucișa: trecerea rămâne deschisă.
lesson-quoridor-strategy-last-gap-hint = Dacă închizi drumul ocolit, pe coloana i, trecerea devine ultimul tău drum. Sau pune o barieră verticală în trecere.
lesson-quoridor-strategy-last-gap-other = Cu o barieră pe e8h, drumul ocolit e mult prea lung.

## Strategia lui PAC-MAN

lesson-pacman-strategy-tempo-title = Nu e timp de pierdut
lesson-pacman-strategy-tempo-task = A rămas o pastilă de putere, pe f5, iar lângă ea așteaptă două fantome. Până acolo sunt șase căsuțe: trei mutări. Încotro o iei întâi?
lesson-pacman-strategy-tempo-done = Fantomele trebuie să mute la fiecare rând, deci nu pot rămâne acolo. Ajungi la timp.
lesson-pacman-strategy-tempo-hint = Ia-o pe cel mai scurt drum: la dreapta, apoi în sus.
lesson-pacman-strategy-tempo-other = Așa câștigă fantomele. Mergi întâi la dreapta, apoi în sus.

lesson-pacman-strategy-unseen-title = Apropie-te pe nevăzute
lesson-pacman-strategy-unseen-task = Ultima pastilă de putere e pe f5. O fantomă care te vede merge două căsuțe. Apropie-te la două căsuțe de pastilă, într-un loc unde nu te vede nicio fantomă.
lesson-pacman-strategy-unseen-done = Nu te vede nimeni, deci nimeni nu-ți taie calea. La rândul următor câștigi.
lesson-pacman-strategy-unseen-hint = Ferește-te de liniile și de coloanele fantomelor: mergi la dreapta.
lesson-pacman-strategy-unseen-other = Așa câștigă fantomele. Apropie-te de pastilă, într-un loc unde nu te vede niciuna.

lesson-pacman-strategy-bait-title = Întâi cea mai apropiată?
lesson-pacman-strategy-bait-task = Au rămas două pastile de putere, iar fantomele nu sunt departe. Cea de pe b2 e mai aproape, dar e într-un colț. Spre care mergi întâi?
lesson-pacman-strategy-bait-done = Da, spre e1. Labirintul acesta e rezolvat: mutarea ta câștigă, oricare alta pierde.
lesson-pacman-strategy-bait-hint = De pe b2 se iese greu. Coboară spre e1.
lesson-pacman-strategy-bait-other = Așa câștigă fantomele. Lasă colțul și mergi spre e1.

lesson-pacman-strategy-landing-title = Unde te oprești?
lesson-pacman-strategy-landing-task = Mănâncă pastila de putere de pe a2. Apoi mai poți merge cel mult 3 căsuțe. Oprește-te unde nu te vede nicio fantomă, în drum spre pastila următoare.
lesson-pacman-strategy-landing-done = Nu e nevoie să folosești toate cele trei căsuțe. Pe c2 nu te vede nimeni, iar b1 e aproape.
lesson-pacman-strategy-landing-hint = Mergi pe linia a doua și oprește-te pe c2.
lesson-pacman-strategy-landing-other = Așa nu câștigi. Mănâncă pastila de pe a2 și oprește-te în locul potrivit.

lesson-pacman-strategy-feast-title = Eliberează drumul
lesson-pacman-strategy-feast-task = Fantomele Blinky și Inky îți stau în cale. Pastila de putere de pe e4 îți mai dă până la 3 căsuțe: destul pentru amândouă. Mănâncă-le!
lesson-pacman-strategy-feast-done = Două fantome mai puțin și a mai rămas doar o pastilă.
lesson-pacman-strategy-feast-hint = Prin e4 în jos până pe e2, apoi la stânga, pe d2.
lesson-pacman-strategy-feast-other = Așa cel puțin una dintre ele rămâne pe platou și câștigă fantomele.

## Strategia fantomelor

lesson-ghost-strategy-corner-title = În colț
lesson-ghost-strategy-corner-task = PAC-MAN e în colț, la ultima viață, iar Blinky e chiar lângă el. Unde merge Inky ca PAC-MAN să nu poată ieși?
lesson-ghost-strategy-corner-done = Ambele ieșiri sunt păzite: PAC-MAN nu mai are scăpare.
lesson-ghost-strategy-corner-hint = PAC-MAN vrea să coboare. Taie-i drumul.
lesson-ghost-strategy-corner-other = Așa PAC-MAN scapă în jos.

lesson-ghost-strategy-line-title = Pe aceeași linie
lesson-ghost-strategy-line-task = Nicio fantomă nu-l vede pe PAC-MAN. O fantomă care îl vede pe linia sau pe coloana ei merge două căsuțe. Mută fantoma Inky astfel încât să-l vadă.
lesson-ghost-strategy-line-done = Acum Inky îl vede pe PAC-MAN. Dacă îl vede și la mutarea următoare, merge două căsuțe.
lesson-ghost-strategy-line-hint = PAC-MAN e pe linia a patra.
lesson-ghost-strategy-line-other = De acolo Inky nu-l vede pe PAC-MAN, care scapă.

lesson-ghost-strategy-guard-title = Păzește ultima pastilă
lesson-ghost-strategy-guard-task = Lui PAC-MAN îi mai lipsește o singură pastilă de putere, cea de pe f5. Pinky îl poate urmări pe PAC-MAN sau poate păzi pastila. Ce faci?
lesson-ghost-strategy-guard-done = Pinky rămâne lângă pastilă. PAC-MAN va trebui să treacă pe acolo.
lesson-ghost-strategy-guard-hint = Pleacă de pe linia a cincea, în sus sau în jos, dar rămâi aproape.
lesson-ghost-strategy-guard-other = Așa PAC-MAN trece și ajunge la pastilă.

lesson-ghost-strategy-block-title = Închide ieșirea
lesson-ghost-strategy-block-task = PAC-MAN e în colț, pe e5, iar chiar sub el e o pastilă de putere. Unde merge Blinky ca să păzească ieșirea prin d5?
lesson-ghost-strategy-block-done = Blinky păzește d5. Labirintul acesta e rezolvat: mutarea ta câștigă, oricare alta pierde.
lesson-ghost-strategy-block-hint = Mergi pe căsuța de sub d5.
lesson-ghost-strategy-block-other = Așa PAC-MAN mănâncă pastila și scapă.

lesson-ghost-strategy-life-title = Ia-i o viață
lesson-ghost-strategy-life-task = PAC-MAN are 2 vieți. Dacă îl prinzi, îi rămâne 1, iar toate piesele se întorc la start. Îl prinzi?
lesson-ghost-strategy-life-done = Întors la start cu o singură viață, PAC-MAN nu mai poate câștiga în labirintul acesta.
lesson-ghost-strategy-life-hint = Blinky îl vede pe PAC-MAN: două căsuțe la dreapta.
lesson-ghost-strategy-life-other = Așa PAC-MAN scapă cu amândouă viețile și câștigă.

## A first game

coach-begin-quoridor = Trebuie să ajungi pe linia de sosire, în partea opusă. Când îți vine rândul, faci un pas sau pui o barieră. Începe cu un pas înainte.
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
    }, dar și pe tine te costă { $own }. Barierele îi opresc pe toți.
coach-own-fence-idle = { $fence } nu mă încurcă deocamdată.
coach-their-fence = Bariera mea { $fence } îți lungește drumul cu { $count ->
        [one] { $count } pas.
        [few] { $count } pași.
       *[other] { $count } de pași.
    }
coach-their-fence-idle = Bariera mea { $fence } nu te încurcă încă.
coach-ahead = Pași până la linia de sosire: tu { $own }, eu { $theirs }. Conduci și e rândul tău: mergi și păstrează-ți barierele.
coach-behind = Pași până la linia de sosire: tu { $own }, eu { $theirs }. Te-ar ajuta o barieră care să mă coste doi pași sau mai mult.
coach-danger = Atenție: sunt la un pas de victorie. Pune-mi o barieră în cale dacă poți!
coach-win-now = Un pas și câștigi!
coach-run = Nu mai ai bariere. Aleargă: { $count ->
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
coach-ghost-eaten = Ai mâncat fantoma { $piece }, care lipsește de pe platou până când te prinde alta.
coach-caught = Te-a prins { $piece }. { $count ->
        [0] A fost ultima ta viață.
        [one] Mai ai { $count } viață și toate piesele se întorc la start.
        [few] Mai ai { $count } vieți și toate piesele se întorc la start.
       *[other] Mai ai { $count } de vieți și toate piesele se întorc la start.
    }
coach-frenzy = { $piece } te-a văzut și a mers două căsuțe.
coach-seen = { $count ->
        [one] Te vede { $count } fantomă
        [few] Te văd { $count } fantome
       *[other] Te văd { $count } de fantome
    }: cine te vede merge două căsuțe. Ascunde-te în spatele unei bariere sau mergi unde nu te vede nimeni.
coach-unseen = Nu te vede nimeni. Mergi spre { $count ->
        [one] ultima pastilă
        [few] una dintre cele { $count } pastile
       *[other] una dintre cele { $count } de pastile
    } și uită-te unde sunt fantomele.
coach-pellet-near = Ai o pastilă la îndemână! După ce o mănânci, ai 3 căsuțe în plus, ca să mănânci fantome sau ca să fugi.
coach-pellet-last = Ultima pastilă e la îndemână: mănânc-o și câștigi!
coach-ghosts = Mută fantomele astfel încât PAC-MAN să nu mai aibă unde merge.
coach-leads = Ai scos cel mai mare număr: joci cu Ms. Pac-Man.
coach-chases = Am scos cel mai mare număr și joc cu Ms. Pac-Man. Prinde-mă cu fantoma ta!
coach-place = Alege un cerc alb aproape de bulinele tale.
coach-dots = { $count ->
        [0] Toate bulinele tale au dispărut!
        [one] A mai rămas { $count } bulină de-a ta.
        [few] Au mai rămas { $count } buline de-ale tale.
       *[other] Au mai rămas { $count } de buline de-ale tale.
    }
coach-weakened = O bulină de putere: toate fantomele sunt acum slabe.
coach-own-ghost-home = Fantoma ta s-a întors în adăpost și e din nou puternică.
coach-their-ghost-home = Fantoma mea s-a întors în adăpost și e din nou puternică.
coach-took-over = M-ai prins: Ms. Pac-Man e a ta!
coach-lost-her = Fantoma mea te-a prins: acum eu joc cu Ms. Pac-Man.
coach-own-flip = F2: fantoma ta e slabă până la rândul tău următor.
coach-their-flip = F2: fantoma mea e slabă până la rândul meu următor.
coach-own-flip-strong = F2: fantoma ta e din nou puternică, pe loc.
coach-their-flip-strong = F2: fantoma mea e din nou puternică, pe loc.
coach-collect = Întâi culoarea ta: { $count ->
        [one] mai e { $count } bulină
        [few] mai sunt { $count } buline
       *[other] mai sunt { $count } de buline
    }. Și ferește-te de fantoma mea.
coach-hunt = O fantomă e slabă: dacă o prinzi, ai un rând în plus.
coach-chase = Fantoma ta e puternică: dacă ajungi la mine, Ms. Pac-Man e a ta.
coach-hide = Fantoma ta e slabă: la rândul acesta stai departe de mine.
coach-won = Ai câștigat! Bine jucat. Data viitoare încerci nivelul 2?
coach-lost = De data asta am câștigat eu, dar acum știi jocul. Încă o partidă?
coach-draw = Remiză: aceeași poziție a apărut pentru a treia oară.
