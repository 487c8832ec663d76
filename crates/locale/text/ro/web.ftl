### What the page in the browser says.

## Header and footer

web-title = Palisade: patru jocuri de societate cu labirint
web-skip = Sari la joc
web-nav = Meniu principal
web-nav-play = Joacă
web-nav-tables = Mese
web-nav-learn = Învață
web-nav-rules = Reguli
web-nav-analysis = Analiză
web-nav-settings = Setări
web-theme = Temă luminoasă sau întunecată
web-language = Limbă
web-foot = Palisade e gratuit și nu cere cont.
web-privacy = Confidențialitate
web-delete-data = Șterge datele mele de pe acest server
web-delete-data-sure = Numele tău va dispărea din toate partidele, iar cele în curs vor fi abandonate. Ștergi?
web-data-deleted = Datele tale de pe acest server sunt șterse.
web-restart = Serverul repornește la { $time }. Partidele continuă apoi și niciun ceas nu pierde timp.
web-nowhere = Pagina nu a fost găsită
web-nowhere-more = Poate că adresa e incompletă.
web-loading = O clipă…
web-away = Serverul nu răspunde. Partidele cu calculatorul și cele de pe acest dispozitiv merg și fără el.
web-part-failed = Această parte a paginii nu a putut fi încărcată.
web-try-again = Încearcă din nou
web-engine-failed = Jucătorul-calculator nu mai funcționează. Se încearcă din nou…
web-network-missing = Nivelul 8 joacă acum mai slab decât de obicei: rețeaua lui nu a putut fi încărcată.

## Home

web-hero = Construiește labirintul. Câștigă cursa.
web-hero-more = Patru jocuri de societate cu bariere și fantome: cu calculatorul, cu prietenii printr-un link sau pe acest dispozitiv. Fără cont, fără instalare.
web-learn-offer = Ești la prima vizită? Învață Quoridor în cinci minute
web-play-now = Joacă acum
web-play-friend = Joacă cu prietenii
web-vs-computer = Joacă
web-more-ways = Mai multe…
web-shelf = Patru jocuri
web-continue = Continuă o partidă
web-forget = Șterge partida
web-plies =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
web-living = { $game }, partidă demonstrativă
web-about-quoridor = O cursă până în partea opusă. La fiecare rând muți pionul sau pui o barieră care le lungește celorlalți drumul.
web-about-mini = Quoridor clasic, cu timp limitat pe mutare, dacă vrei.
web-about-pacman = PAC-MAN, patru fantome și un labirint de bariere. Mănâncă toate cele patru pastile sau prinde-l înainte să reușească.
web-about-mspacman = Învârte ruleta, fugi, strânge toate bulinele din zona ta. Cine o prinde pe Ms. Pac-Man îi ia locul.

## The computer

web-level = Nivelul { $level }
web-level-choose = Nivelul calculatorului
web-level-1 = Se plimbă fără țintă. Bun pentru o primă partidă cu copiii.
web-level-2 = Știe încotro merge, dar uită de tine.
web-level-3 = Îți mai stă în cale din când în când.
web-level-4 = Evită capcanele simple.
web-level-5 = Numără pașii, ai lui și ai tăi, și nu irosește nicio mutare.
web-level-6 = Gândește cu câteva mutări înainte. Îți trebuie un plan.
web-level-7 = Greu de învins, chiar și când joci cu grijă.
web-level-8 = La putere maximă.

## New game

web-with-whom = Joci cu
web-mode-computer = Calculatorul
web-mode-friends = Prieteni online
web-mode-here = Prieteni pe acest dispozitiv
web-how-many = Jucători
web-your-seat = Joci ca
web-who-starts = Cine începe?
web-starts-random = La întâmplare
web-piece = Piesa ta
web-time = Timp
web-no-clock = Fără ceas
web-clock-own = La alegere
web-clock-kind = Ceas
web-clock-game = Pentru toată partida
web-clock-move = Pentru fiecare mutare
web-clock-days = Zile pe mutare
web-clock-minutes = Minute pentru fiecare jucător
web-clock-increment = Secunde adăugate după fiecare mutare
web-clock-seconds = Secunde pentru fiecare mutare
web-minutes =
    { $count ->
        [one] { $count } minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
web-per-move =
    { $count ->
        [one] { $count } secundă pe mutare
        [few] { $count } secunde pe mutare
       *[other] { $count } de secunde pe mutare
    }
web-days-a-move =
    { $count ->
        [one] { $count } zi pe mutare
        [few] { $count } zile pe mutare
       *[other] { $count } de zile pe mutare
    }
web-days =
    { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
web-public = Oricine poate găsi masa și poate intra
web-options = Opțiuni de joc
web-own-maze = labirint personalizat
web-start = Începe
web-lay-table = Creează o masă
web-new-of = Partidă nouă: { $game }

## Tables

web-open-tables = Mese deschise
web-no-tables = Nu așteaptă nimeni acum. Creează o masă și trimite linkul.
web-live = Partide de urmărit
web-join = Intră
web-watch = Urmărește
web-invite = Trimite acest link celor cu care vrei să joci.
web-invite-qr = Codul QR al linkului
web-copy = Copiază linkul
web-copied = Copiat
web-sit = Intră aici
web-fill = Completează locurile libere cu calculatorul
web-waiting = Se așteaptă alți jucători
web-first-move =
    { $seconds ->
        [one] Fără o primă mutare, partida se anulează în { $seconds } secundă.
        [few] Fără o primă mutare, partida se anulează în { $seconds } secunde.
       *[other] Fără o primă mutare, partida se anulează în { $seconds } de secunde.
    }
web-invited-by = { $name } te invită la { $game }
web-invited = Ai o invitație la { $game }
web-invited-more = Scrie numele pe care îl vor vedea ceilalți și intră.
web-seat-open = loc liber
web-present = online
web-absent = offline
web-reconnecting = Conexiune întreruptă. Se reconectează… Mutările tale sunt în siguranță.
web-move-unsent = Conexiune întreruptă. Mutarea ta { $word } nu a fost trimisă încă. Va fi trimisă imediat ce revine conexiunea.
web-move-retried = Serverul nu poate primi acum mutarea ta { $word }. Se încearcă din nou…
web-move-overtaken = Mutarea ta { $word } nu a fost jucată, pentru că partida s-a schimbat între timp. Mai uită-te o dată la tablă.
web-move-refused = Mutarea ta { $word } nu a fost jucată. { $reason }
web-no-table = Masa nu a fost găsită
web-no-table-more = Poate că linkul este incomplet sau masa nu mai există.
web-quick = Partidă rapidă
web-pairing = Se caută un adversar
web-pairing-found = Adversar găsit!
web-pairing-go = Mergi la partidă
web-pairing-leave = Oprește căutarea
web-which-game = Ce joc?
web-my-tables = Mesele tale
web-back-to = Continuă
web-paused = Partida e în pauză.
web-resume = Reia
web-claim = Continuă pe acest dispozitiv
web-claim-more = Joacă mai departe aici, ca același jucător.
web-claim-go = Continuă

## Playing

web-no-game = Partida nu a fost găsită pe acest dispozitiv
web-you = Tu
web-player = Jucătorul { $seat }
web-your-move = E rândul tău
web-move-of = { $name } e la mutare
web-thinks = { $name } se gândește…
web-rolling = Se aruncă…
web-shows = A ieșit { $face }
web-looking = Vezi mutarea { $ply }
web-board-label = Platoul. Săgețile mută cursorul, Enter joacă, F pune o barieră, R o rotește.
web-clock = timp rămas
web-pellets = { $now } din { $of } pastile mâncate
web-dots =
    { $count ->
        [one] { $count } bulină rămasă
        [few] { $count } buline rămase
       *[other] { $count } de buline rămase
    }
web-place = Pune { $fence }
web-cancel = Anulează
web-rotate = Rotește
web-step-back = Un pas înapoi
web-other-way =
    { $count ->
        [one] Un singur drum
        [few] Alt drum ({ $count })
       *[other] Alt drum ({ $count })
    }
web-go = Mergi { $word }
web-squares-to-go =
    { $count ->
        [one] Încă { $count } căsuță
        [few] Încă { $count } căsuțe
       *[other] Încă { $count } de căsuțe
    }
web-pass = Nicio mutare legală: stai o tură
web-tip-fence = Atinge o căsuță marcată ca să muți sau un spațiu dintre căsuțe ca să pui o barieră.
web-tip-step = Nu mai ai bariere: atinge o căsuță marcată ca să muți.
web-tip-path =
    { $count ->
        [one] Atinge căsuța pe care vrei să mergi.
        [few] Atinge drumul căsuță cu căsuță ({ $count }) sau doar căsuța pe care se termină.
       *[other] Atinge drumul căsuță cu căsuță ({ $count }) sau doar căsuța pe care se termină.
    }
web-tip-place = Atinge cercul de pe care pornește Ms. Pac-Man.
web-rule = Regula { $rule }
web-rule-lesson = Vezi lecția
web-learn-leave = Înapoi la lecții
web-moves = Mutări
web-first = Prima mutare
web-back = Mutarea anterioară
web-forward = Mutarea următoare
web-last = Ultima mutare
web-ply-of = { $ply } / { $of }
web-ways = Cel mai scurt drum
web-race =
    { $count ->
        [one] { $name }: { $count } pas
        [few] { $name }: { $count } pași
       *[other] { $name }: { $count } de pași
    }
web-hint = Indiciu
web-hint-wait = Se gândește…
web-hint-is = Indiciu: { $word }
web-turn-board = Întoarce platoul
web-takeback = Retrage mutarea
web-offer-draw = Propune remiză
web-resign = Abandonează
web-resign-sure = Sigur abandonezi?
web-save = Salvează
web-abort = Anulează partida
web-load = Deschide o partidă salvată
web-sound = Sunet
web-close = Închide
web-offered = Cerere trimisă
web-watchers =
    { $count ->
        [one] { $count } spectator
        [few] { $count } spectatori
       *[other] { $count } de spectatori
    }
web-type = Scrie o mutare: { $example }
web-type-go = Joacă
web-draw-offered = { $name } propune remiză.
web-takeback-offered = { $name } vrea să retragă o mutare.
web-pause-offered = { $name } cere o pauză.
web-abort-offered = { $name } vrea să anuleze partida.
web-gone = { $name } lipsește de ceva vreme.
web-claim-win = Revendică victoria
web-claim-without = Continuă fără această persoană
web-claim-computer = Lasă calculatorul să joace (nivelul { $level })
web-claim-agreed = { $count } din { $all } de acord
web-draw-declined = Calculatorul refuză remiza.
web-accept = Acceptă
web-decline = Refuză

## The end

web-you-won = Ai câștigat
web-you-lost = Ai pierdut
web-won = { $name } a câștigat
web-ghosts-won = Fantomele au câștigat
web-draw = Remiză
web-called-off = Partidă anulată
web-cause-rules = Victorie pe platou.
web-cause-repetition = Aceeași poziție a apărut pentru a treia oară.
web-cause-resign = Un jucător a abandonat.
web-cause-time = Timpul a expirat.
web-cause-fault = Calculatorul a întâmpinat o eroare.
web-cause-agreement = Jucătorii au căzut de acord.
web-cause-aborted = Nimeni nu câștigă, nimeni nu pierde.
web-pacman-level-0 = De data asta PAC-MAN n-a mâncat nicio pastilă.
web-pacman-level-1 = PAC-MAN începător: { $pellets } pastilă.
web-pacman-level-2 = PAC-MAN promițător: { $pellets } pastile.
web-pacman-level-3 = PAC-MAN experimentat: { $pellets } pastile.
web-pacman-level-4 = PAC-MAN de elită: toate cele { $pellets } pastile.
web-rematch = Revanșă
web-rematch-offered = Adversarul vrea revanșa.
web-watch-rematch = Urmărește revanșa
web-new-game = Alte jocuri

## Settings

web-name = Numele tău
web-look = Temă
web-theme-auto = Ca pe dispozitiv
web-theme-light = Luminoasă
web-theme-dark = Întunecată
web-confirm = Cere confirmare la bariere și drumuri
web-confirm-touch = Pe ecran tactil
web-confirm-always = Mereu
web-confirm-never = Niciodată
web-contrast = Contrast ridicat
web-motion = Animații
web-sounds = Sunete
web-ways-always = Arată mereu cel mai scurt drum
web-text-always = Arată mereu platoul în cuvinte

## The board in words

web-slot-free = { $fence }, liber
web-piece-of-seat = { $piece }, jucătorul { $seat }
web-can-go = mutare legală
web-text-board = Platoul în cuvinte
web-text-drawing = Platoul desenat cu caractere
web-text-piece =
    { $mood ->
        [weak] { $piece } ({ $owner }): { $square }, slabă
        [frenzied] { $piece } ({ $owner }): { $square }, îl vede pe PAC-MAN
       *[plain] { $piece } ({ $owner }): { $square }
    }
web-text-fences = Bariere: { $list }
web-text-no-fences = Nicio barieră pe platou.
web-keys = Pe platou: săgețile mută cursorul, Enter joacă, F pune o barieră, R o rotește, Backspace dă un pas înapoi, Esc anulează.

## What happens, told beside the board and to screen readers. $who is “you” for the only person here
## and “other” for everybody else; $name is a player or a piece.

web-event-step =
    { $who ->
        [you] Mergi pe { $square }.
       *[other] { $name } merge pe { $square }.
    }
web-event-fence =
    { $who ->
        [you] Pui bariera { $fence }.
       *[other] { $name } pune bariera { $fence }.
    }
web-event-stay =
    { $who ->
        [you] Nu poți muta.
       *[other] { $name } nu poate muta.
    }
web-event-opening =
    { $who ->
        [you] Scoți { $face } pentru început.
       *[other] { $name } scoate { $face } pentru început.
    }
web-event-spin =
    { $who ->
        [you] Scoți { $face } la ruletă pentru Ms. Pac-Man.
       *[other] { $name } scoate { $face } la ruletă pentru Ms. Pac-Man.
    }
web-event-die =
    { $who ->
        [you] Dai { $face } cu zarul pentru fantoma ta.
       *[other] { $name } dă { $face } cu zarul pentru fantomă.
    }
web-event-leads =
    { $who ->
        [you] Tu joci primul cu Ms. Pac-Man.
       *[other] { $name } joacă primul cu Ms. Pac-Man.
    }
web-event-pellet =
    { $count ->
        [0] PAC-MAN mănâncă ultima pastilă.
        [one] PAC-MAN mănâncă o pastilă: mai este { $count }.
        [few] PAC-MAN mănâncă o pastilă: mai sunt { $count }.
       *[other] PAC-MAN mănâncă o pastilă: mai sunt { $count }.
    }
web-event-eaten = PAC-MAN mănâncă fantoma { $piece }.
web-event-caught =
    { $count ->
        [0] { $piece } îl prinde pe PAC-MAN: nu mai are vieți.
        [one] { $piece } îl prinde pe PAC-MAN: mai are { $count } viață.
        [few] { $piece } îl prinde pe PAC-MAN: mai are { $count } vieți.
       *[other] { $piece } îl prinde pe PAC-MAN: mai are { $count } de vieți.
    }
web-event-dots =
    { $count ->
        [one] Ms. Pac-Man mănâncă { $count } bulină.
        [few] Ms. Pac-Man mănâncă { $count } buline.
       *[other] Ms. Pac-Man mănâncă { $count } de buline.
    }
web-event-weak = O bulină de putere: toate fantomele sunt acum slabe.
web-event-ghost-caught =
    { $who ->
        [you] Ms. Pac-Man îți trimite fantoma acasă.
       *[other] Ms. Pac-Man trimite acasă fantoma ({ $name }).
    }
web-event-takes-over =
    { $who ->
        [you] O prinzi pe Ms. Pac-Man și îi iei locul.
       *[other] { $name } o prinde pe Ms. Pac-Man și îi ia locul.
    }
web-event-extra =
    { $who ->
        [you] Ai un rând în plus.
       *[other] { $name } are un rând în plus.
    }
web-event-left-resign =
    { $who ->
        [you] Abandonezi.
       *[other] { $name } abandonează.
    }
web-event-left-time =
    { $who ->
        [you] Ți-a expirat timpul.
       *[other] Timp expirat: { $name }.
    }
web-event-left-fault =
    { $who ->
        [you] Programul tău s-a oprit.
       *[other] Eroare: { $name }.
    }
web-rolls = { $name } aruncă…
web-your-move-with = E rândul tău: { $piece }
web-hint-step =
    { $count ->
        [one] Indiciu: mergi pe { $square }. Mai ai apoi { $count } pas până la țintă.
        [few] Indiciu: mergi pe { $square }. Mai ai apoi { $count } pași până la țintă.
       *[other] Indiciu: mergi pe { $square }. Mai ai apoi { $count } de pași până la țintă.
    }
web-hint-fence =
    { $count ->
        [one] Indiciu: bariera { $fence } lungește drumul cu { $count } pas ({ $name }).
        [few] Indiciu: bariera { $fence } lungește drumul cu { $count } pași ({ $name }).
       *[other] Indiciu: bariera { $fence } lungește drumul cu { $count } de pași ({ $name }).
    }

## The goal, and the signs on the board

web-goal = Țintă
web-goal-quoridor = Ajungi înaintea celorlalți pe rândul de culoarea ta, din partea opusă.
web-goal-pacman = Mănâncă toate pastilele ({ $pellets }) înainte ca fantomele să-ți ia toate viețile ({ $lives }).
web-goal-ghosts = Ia-i lui PAC-MAN toate viețile ({ $lives }) înainte să mănânce pastilele ({ $pellets }). O fantomă care ajunge pe căsuța lui îl prinde.
web-goal-mspacman = Toate bulinele de culoarea ta ({ $dots }) trebuie să dispară, oricine le-ar mânca. Doar Ms. Pac-Man mănâncă: prinde-o cu fantoma ta și joci tu cu ea.
web-legend = Semnele de pe platou
web-legend-goal = Un rând de culoarea unui jucător este ținta lui.
web-legend-turn = Cercul întrerupt: piesa aceasta e la mutare.
web-legend-next = Un punct plin: poți merge acolo acum.
web-legend-end = Un cerc: acolo se poate termina o mutare mai lungă.
web-legend-last = Căsuțe colorate: mutările din ultima rundă.
web-legend-fence = O barieră: nimeni nu trece prin ea, doar pe lângă.
web-legend-draft = O barieră întreruptă: încă nu e pusă.
web-legend-path = O linie punctată: cel mai scurt drum al unui jucător până la țintă. O arată butonul „Cel mai scurt drum”.
web-legend-pellet = O pastilă de putere: PAC-MAN o mănâncă, poate merge încă 3 căsuțe și mănâncă fantomele din drum.
web-legend-sight = O linie întreruptă: fantoma aceasta îl vede pe PAC-MAN.
web-legend-frenzy = O margine luminoasă: o fantomă care îl vede pe PAC-MAN merge două căsuțe.
web-legend-area = Căsuțe de culoarea unui jucător: bulinele de acolo sunt ale lui.
web-legend-power = O bulină de putere: când o ia Ms. Pac-Man, toate fantomele devin slabe.
web-legend-weak = O fantomă goală e slabă: Ms. Pac-Man o poate prinde.
web-legend-circle = Un cerc punctat: acolo poate începe Ms. Pac-Man.
web-legend-exit = Două săgeți: o ieșire. Duce la toate celelalte.

## What the levels do in the games of ghosts

web-level-pacman-1 = Aleargă și nu observă aproape nimic. Bun cu copiii.
web-level-pacman-2 = Merge la ce e aproape și scapă restul din vedere.
web-level-pacman-3 = E atent la două fantome și tot mai ratează ocazii.
web-level-pacman-4 = E atent la toate fantomele, mutare cu mutare.
web-level-pacman-5 = Vede cu un rând înainte și mai greșește.
web-level-pacman-6 = Vede cu un rând înainte și rareori greșește.
web-level-pacman-7 = Vede cu două rânduri înainte. Greu de prins și greu de evitat.
web-level-mspacman-1 = Strânge buline și nu vede fantomele venind. Bun cu copiii.
web-level-mspacman-2 = Vede o fantomă abia când e lângă.
web-level-mspacman-3 = Vede fantomele de la câțiva pași.
web-level-mspacman-4 = Vede cele mai multe fantome și alege des a doua mutare ca valoare.
web-level-mspacman-5 = Vede totul și mai greșește.
web-level-mspacman-6 = Cântărește fiecare mutare și rareori greșește.
web-level-mspacman-7 = Cântărește fiecare mutare și nu greșește niciodată.

## Planned moves, games kept here, players at one screen, themes

web-premove-set = Planificat: { $word }. Se joacă imediat ce e rândul tău.
web-premove-plan = Planifică { $word }
web-premove-tip = Poți planifica mutarea următoare: atinge-o.
web-premoves = Planifică o mutare cât se gândesc ceilalți
web-offer-declined = Propunerea a fost refuzată.
web-finished = Partide încheiate
web-replay = Revezi
web-forget-sure = Ștergi?
web-person = Om
web-person-name = Nume
web-board-theme = Platou
web-board-slate = Ardezie
web-board-wood = Lemn
web-board-meadow = Pajiște
web-board-distinct = Culori pentru daltoniști
web-side = Jucătorul { $seat } ({ $side ->
        [bottom] jos
        [top] sus
        [left] stânga
       *[right] dreapta
    })
web-text-walls = Zidurile labirintului sunt în desen.
web-won-well = Bine jucat!
web-steps-short =
    { $count ->
        [one] Cel mai apropiat era la { $count } pas de țintă.
        [few] Cel mai apropiat era la { $count } pași de țintă.
       *[other] Cel mai apropiat era la { $count } de pași de țintă.
    }

## Where pages lead to analysis and review

analysis-title = Platou de analiză
analysis-analyse = Analizează
web-review = Analiza partidei
web-your-games = Partidele tale
