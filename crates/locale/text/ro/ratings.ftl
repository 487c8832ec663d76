## Partide cu rating: ce refuză o masă și ce trebuie ca să găsești un adversar

server-rated-casual = Aceasta e o partidă amicală: nu schimbă niciun rating.
server-rated-no-pool = Acest joc nu are rating pentru acest număr de jucători.
server-rated-no-clock = O partidă cu rating se joacă cu ceas.
server-rated-not-standard = O partidă cu rating se joacă cu regulile, labirintul și poziția inițială obișnuite.
server-rated-guest = Pentru o partidă cu rating îți trebuie un cont; cele amicale sunt pentru toată lumea.
server-rated-computer = Partidele cu rating se joacă între oameni, fără calculator.
server-rated-same-person = Într-o partidă cu rating, fiecare jucător trebuie să fie altă persoană.
server-rated-takeback = Într-o partidă cu rating mutările nu se pot retrage.
server-rated-not-moved = Partida nu a schimbat niciun rating, pentru că nu toată lumea apucase să mute.
server-rated-aborted = Partida nu a schimbat niciun rating, pentru că a fost anulată.
server-rated-pool = Nu există niciun rating numit „{ $word }”.
server-rated-wait = Ai părăsit devreme câteva partide, în timp ce altcineva te aștepta. Poți căuta din nou un adversar începând cu { DATETIME($until) }; până atunci poți juca printr-un link sau împotriva calculatorului.
server-rated-later = Cât timp serverul se actualizează, nu sunt partide cu rating. Joacă o partidă amicală sau încearcă din nou peste câteva minute.
server-pairing-seats = O partidă rapidă se joacă în doi sau, la Quoridor și Quoridor Mini, în patru.
server-rated-rebuilt = Ratingurile au fost recalculate. Schimbări: { $changes }; rânduri corectate: { $corrected }.
### Ratinguri: nivelurile calculatorului pe scara lor, grafice, clasamente, mese cu rating.

## Jucătorii calculatorului

rating-offer-up = Un nivel mai sus: { $name }
rating-offer-down = Un nivel mai jos: { $name }
rating-fit = Ce nivel ți se potrivește?
rating-fit-1 = Prima mea partidă
rating-fit-3 = Știu regulile
rating-fit-5 = Joc după un plan
rating-fit-8 = Vreau cel mai puternic nivel
rating-level-estimate =
    { $pool ->
        [pacman] Cu PAC-MAN, ratingul acestui nivel e de aproximativ { $rating }.
        [ghosts] Cu fantomele, ratingul acestui nivel e de aproximativ { $rating }.
       *[other] Ratingul acestui nivel e de aproximativ { $rating }.
    }
rating-fit-own =
    { $pool ->
        [pacman] Pentru ratingul meu cu PAC-MAN: { $rating }
        [ghosts] Pentru ratingul meu cu fantomele: { $rating }
       *[other] Pentru ratingul meu: { $rating }
    }

## Feluri de partide și ce se știe despre cineva în ele

rating-pool = Tip de partidă
rating-pool-classic = Quoridor
rating-pool-classic-correspondence = Quoridor, zile pe mutare
rating-pool-mini = Quoridor Mini
rating-pool-four-players = Patru jucători
rating-pool-pacman = Cu PAC-MAN
rating-pool-ghosts = Cu fantomele
rating-pool-mspacman = Ms. Pac-Man
rating-title = Ratinguri
rating-graph =
    { $count ->
        [one] Ratingul după { $count } partidă: { $rating }. Minim { $least }, maxim { $most }.
        [few] Ratingul după { $count } partide: { $rating }. Minim { $least }, maxim { $most }.
       *[other] Ratingul după { $count } de partide: { $rating }. Minim { $least }, maxim { $most }.
    }
rating-as-table = Toate schimbările într-un tabel
rating-column-day = Ziua
rating-column-rating = Rating
rating-column-change = Schimbare
rating-column-game = Partida
rating-refund = Puncte restituite
rating-games =
    { $count ->
        [one] { $count } partidă cu rating
        [few] { $count } partide cu rating
       *[other] { $count } de partide cu rating
    }
rating-best = maxim { $rating }
rating-results = câștigate: { $won } · remize: { $drawn } · pierdute: { $lost }
rating-began = Cu prima mutare
rating-followed = Fără prima mutare
rating-streak = Victorii la rând: { $count } · record: { $longest }
rating-first-win = Prima victorie
rating-best-wins = Cele mai valoroase victorii
rating-provisional = Semnul întrebării arată că e încă o estimare: mai e nevoie de câteva partide cu rating.
rating-unranked = Ratingul nu e încă destul de sigur pentru un loc în clasament: mai e nevoie de câteva partide cu rating.

## Clasamente

rating-not-here = Acest server nu are conturi, deci nici ratinguri. Toate partidele sunt amicale.
rating-own-place =
    { $count ->
        [one] Ești pe locul { $place } din { $count }.
        [few] Ești pe locul { $place } din { $count }.
       *[other] Ești pe locul { $place } din { $count }.
    }
rating-guest = Invitații joacă doar partide amicale. Ca să ai rating, creează un cont.
rating-no-own = Nu ai încă rating la acest tip de partidă. Joacă o partidă cu rating: toată lumea începe de la 1500.
rating-own-provisional = Ratingul tău e { $rating }. Semnul întrebării arată că e încă o estimare: mai ai nevoie de câteva partide cu rating.
rating-own-unranked = Ratingul tău e { $rating }. Mai ai nevoie de câteva partide cu rating ca să apari aici.
rating-own-private = Ratingul tău e { $rating }. Pagina ta e privată, de aceea nu apari aici. Poți schimba asta în contul tău.
rating-account-link = Mergi la cont
rating-board-empty = Primul loc e liber.
rating-board-empty-more = Nimeni nu a jucat încă destule partide cu rating de acest tip. Găsește un adversar: numele tău poate fi primul aici.
rating-find-game = Caută o partidă
rating-more = Arată mai multe
rating-board-who = În clasament intră cine are un rating destul de sigur; cine nu mai joacă de mult își pierde locul și revine după câteva partide noi. Nivelurile calculatorului și paginile private nu apar.
rating-spread = Distribuția ratingurilor
rating-spread-of =
    { $count ->
        [one] { $count } persoană; ratingurile cu semnul întrebării nu se numără.
        [few] { $count } persoane; ratingurile cu semnul întrebării nu se numără.
       *[other] { $count } de persoane; ratingurile cu semnul întrebării nu se numără.
    }
rating-percentile = Ești înaintea a { $share } dintre ceilalți jucători.
rating-step =
    { $count ->
        [one] De la { $from } la { $to }: { $count } persoană
        [few] De la { $from } la { $to }: { $count } persoane
       *[other] De la { $from } la { $to }: { $count } de persoane
    }

## Cu rating sau amical

rating-choice = Cu rating sau amicală
rating-casual = Amicală
rating-rated-more = Rezultatul schimbă ratingurile. Mutările nu se pot retrage.
rating-casual-more = Ratingurile rămân cum sunt.
rating-why-clock = O partidă cu rating se joacă cu ceas.
rating-why-computer = Doar partidele între oameni schimbă ratingul.
rating-why-same-person = Într-o partidă cu rating poți avea un singur loc.
rating-why-pool = Pentru acest număr de jucători nu există rating.
rating-why-standard = O partidă cu rating se joacă cu regulile, labirintul și poziția inițială obișnuite.
rating-stake = Puncte de rating la victorie și la înfrângere:
rating-stake-words = Victorie: { $won }; remiză: { $drawn }; înfrângere: { $lost }.
rating-stake-missing = Calculul presupune că jucătorii care încă lipsesc au același rating ca tine.
rating-table-guest = Ca să intri la această masă cu rating, conectează-te la un cont.
