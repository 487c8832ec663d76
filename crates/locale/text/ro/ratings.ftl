## Partide cu rating: ce refuză o masă și ce trebuie ca să găsești un adversar

server-rated-casual = Aceasta e o partidă amicală: nu schimbă niciun rating.
server-rated-no-pool = Acest joc nu are rating cu atâția jucători.
server-rated-no-clock = O partidă cu rating se joacă cu ceas.
server-rated-not-standard = O partidă cu rating începe din poziția inițială a jocului și urmează regulile obișnuite: fără opțiuni, alt labirint sau altă poziție.
server-rated-guest = Partidele cu rating sunt pentru cei cu un cont; cele amicale sunt pentru toată lumea.
server-rated-computer = Partidele cu rating se joacă între oameni: calculatorul nu poate lua parte.
server-rated-same-person = Într-o partidă cu rating fiecare are un singur loc.
server-rated-takeback = Într-o partidă cu rating nu se pot lua mutări înapoi.
server-rated-not-moved = Partida nu a schimbat niciun rating, pentru că nu toată lumea apucase să mute.
server-rated-aborted = Partida nu a schimbat niciun rating, pentru că a fost anulată.
server-rated-pool = Nu există niciun rating numit „{ $word }”.
server-rated-wait = Ai plecat devreme din câteva partide, iar acolo aștepta cineva. Poți căuta din nou un adversar începând cu { DATETIME($until) }; până atunci poți juca printr-un link sau împotriva calculatorului.
server-rated-rebuilt = Ratingurile au fost recalculate. Schimbări: { $changes }; rânduri corectate: { $corrected }.
### Ratinguri: nivelurile calculatorului pe scara lor, grafice, clasamente, mese cu rating.

## Jucătorii calculatorului

rating-offer-up = Un nivel mai sus: { $name }
rating-offer-down = Un nivel mai jos: { $name }
rating-fit = Cine ți se potrivește?
rating-fit-1 = Prima mea partidă
rating-fit-3 = Știu regulile
rating-fit-5 = Gândesc înainte
rating-fit-8 = Vreau o bătaie bună
rating-level-estimate = Joacă la un rating de aproximativ { $rating }.
