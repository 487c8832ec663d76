### What the page in the browser says.

## Header and footer

web-title = Palisade: patru jocuri de societate cu labirint
web-skip = Sari la conținutul principal
web-nav = Meniu principal
web-nav-play = Joacă
web-nav-tables = Mese
web-leaderboards = Clasamente
web-rated = Cu rating
web-nav-learn = Învață
web-nav-rules = Reguli
web-nav-analysis = Analiză
web-nav-settings = Setări
web-account = Cont
web-guest = { $name } (invitat)
web-theme = Comută între luminos și întunecat
web-language = Limbă
web-foot = Palisade e gratuit și nu cere cont.
web-privacy = Confidențialitate
web-delete-data = Șterge datele mele de pe acest server
web-delete-data-sure = Numele tău va fi șters din toate partidele, iar pe cele în curs le abandonezi. Ștergi datele?
web-data-deleted = Datele tale de pe acest server au fost șterse.
web-restart = Serverul repornește la { $time }; partidele se reiau cu ceasurile neschimbate.
web-nowhere = Pagina nu a fost găsită
web-nowhere-more = Poate că adresa e incompletă.
web-loading = O clipă…
web-away = Serverul nu răspunde. Poți juca și fără el, pe acest dispozitiv: cu calculatorul sau cu prietenii.
web-part-failed = Această parte a paginii nu a putut fi încărcată.
web-try-again = Încearcă din nou
web-engine-failed = Motorul de joc s-a blocat. Mai încercăm…
web-network-missing = Calculatorul de nivel 8 joacă acum mai slab decât de obicei: rețeaua lui neuronală nu s-a încărcat. Reîncarcă pagina.

## Home

web-hero = Construiește labirintul. Câștigă cursa.
web-hero-more = Patru jocuri de societate cu bariere și fantome. Joci cu calculatorul sau cu prietenii, printr-un link ori pe același dispozitiv. Fără cont, fără instalare.
web-learn-offer = E prima ta vizită? Învață Quoridor în cinci minute
web-play-now = Joacă acum
web-play-friend = Joacă cu prietenii
web-vs-computer = Joacă
web-more-ways = Opțiuni…
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
web-about-quoridor = O cursă până în partea opusă. Când îți vine rândul, muți pionul sau pui o barieră care le lungește celorlalți drumul.
web-about-mini = Platoul, barierele și regulile din Quoridor și, dacă vrei, timp limitat pentru fiecare mutare.
web-about-pacman = PAC-MAN, patru fantome și un labirint de bariere. Mănâncă toate pastilele sau prinde-l pe PAC-MAN până atunci.
web-about-mspacman = Învârte ruleta, fugi, strânge toate bulinele de culoarea ta. Cine o prinde pe Ms. Pac-Man joacă mai departe cu ea.

## The computer

web-level-choose = Nivelul calculatorului
web-level-1 = Se plimbă la întâmplare. Bun pentru o primă partidă cu copiii.
web-level-2 = Știe încotro merge, dar uită de tine.
web-level-3 = Îți mai stă în cale din când în când.
web-level-4 = Evită capcanele simple.
web-level-5 = Numără pașii de ambele părți și nu irosește nicio mutare.
web-level-6 = Gândește câteva mutări înainte. Îți trebuie un plan.
web-level-7 = Greu de învins, chiar și când joci cu grijă.
web-level-8 = La putere maximă.
web-level-manner = nivelul { $level } · { $manner }

## New game

web-with-whom = Joci cu
web-mode-computer = Calculatorul
web-mode-friends = Prieteni online
web-mode-here = Prieteni pe acest dispozitiv
web-how-many = Jucători
web-who-starts = Cine începe?
web-starts-random = La întâmplare
web-piece = Personajul tău
web-choose-piece = Schimbă personajul
web-seat-invite = Invită printr-un link
web-name-why = Prietenii văd acest nume. Fără el văd „Invitat” și un cod.
web-workshop = Atelierul de labirinturi
web-mazes = Galeria de labirinturi
web-puzzles = Probleme
web-draw-maze = Desenează un labirint
web-known-note = Sub fiecare labirint: cine câștigă dacă ambele tabere joacă perfect.
web-known-pacman = { $lives }: PAC-MAN câștigă cel târziu la rândul { $turns }.
web-known-ghosts = { $lives }: fantomele câștigă cel târziu la rândul { $turns }.
web-time = Timp
web-no-clock = Fără ceas
web-clock-own = Personalizat
web-clock-kind = Ceas
web-clock-game = Pentru toată partida
web-clock-move = Pentru fiecare mutare
web-clock-days = Zile pe mutare
web-clock-minutes = Minute pentru fiecare jucător
web-clock-increment = Secunde adăugate după fiecare mutare
web-clock-seconds = Secunde pentru fiecare mutare
web-whole-number = Scrie un număr întreg de la { $least } la { $most }.
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
web-public = Masă publică: oricine poate intra
web-options = Opțiuni de joc
web-own-maze = labirint personalizat
web-start = Începe
web-lay-table = Creează o masă
web-new-of = Partidă nouă: { $game }

## Tables

web-open-tables = Mese deschise
web-no-tables = Nu așteaptă nimeni acum. Creează o masă și trimite linkul.
web-live-now = Se joacă acum
web-life-people =
    { $count ->
        [one] { $count } persoană online
        [few] { $count } persoane online
       *[other] { $count } de persoane online
    }
web-life-games =
    { $count ->
        [one] { $count } partidă în curs
        [few] { $count } partide în curs
       *[other] { $count } de partide în curs
    }
web-live = Partide pe care le poți urmări
web-join = Intră
web-watch = Urmărește
web-invite = Trimite linkul acesta celor cu care vrei să joci.
web-invite-qr = Codul QR al linkului
web-copy = Copiază linkul
web-copied = Copiat
web-sit = Intră aici
web-fill = Dă locurile libere calculatorului
web-waiting = Așteptăm alți jucători
web-first-move =
    { $seconds ->
        [one] Încă { $seconds } secundă pentru prima mutare, altfel partida se anulează.
        [few] Încă { $seconds } secunde pentru prima mutare, altfel partida se anulează.
       *[other] Încă { $seconds } de secunde pentru prima mutare, altfel partida se anulează.
    }
web-invited-by = { $name } te invită la o partidă: { $game }
web-invited = Ai o invitație la o partidă: { $game }
web-invited-more = Scrie numele pe care îl vor vedea ceilalți și intră.
web-seat-open = loc liber
web-present = online
web-absent = offline
web-reconnecting = Conexiune întreruptă. O refacem… Mutările tale sunt în siguranță.
web-move-unsent = Conexiune întreruptă. Mutarea ta { $word } se trimite când revine conexiunea.
web-move-retried = Serverul nu poate primi acum mutarea ta { $word }. Mai încercăm…
web-move-overtaken = Mutarea ta { $word } nu a fost jucată, pentru că partida s-a schimbat.
web-move-refused = Mutarea ta { $word } nu a fost jucată. { $reason }
web-no-table = Masa nu a fost găsită
web-no-table-more = Poate că linkul e incomplet sau masa nu mai există.
web-quick = Partidă rapidă
web-pairing = Se caută un adversar
web-pairing-found = Adversar găsit!
web-pairing-go = Mergi la partidă
web-pairing-leave = Oprește căutarea
web-which-game = Ce joc?
web-my-tables = Mesele tale
web-paused = Partida e în pauză.
web-resume = Reia
web-claim = Continuă pe acest dispozitiv
web-claim-more = Continuă aici cu numele și mesele tale.
web-claim-go = Continuă

## Playing

web-no-game = Partida nu a fost găsită pe acest dispozitiv
web-not-kept = Acest browser nu salvează nimic sau nu mai are loc: ce faci aici se pierde când închizi pagina.
web-you = Tu
web-your-move = E rândul tău
web-their-move = E rândul adversarului
web-watching = Masa e completă: urmărești partida.
web-move-of = { $name } e la mutare
web-thinks = { $name } se gândește…
web-no-connection = Fără conexiune
web-sending = Mutarea ta se trimite…
web-not-its-turn = Acum mută { $piece }, nu { $other }.
web-rolling = Se aruncă…
web-shows = A ieșit { $face }
web-looking = Poziția după mutarea { $ply }
web-board-label = Platoul. Săgețile mută cursorul, Enter joacă, F pune o barieră, R o rotește.
web-clock = timp rămas
web-pellets = Pastile mâncate: { $now } din { $of }
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
web-go = Joacă { $word }
web-squares-to-go =
    { $count ->
        [one] Încă { $count } căsuță
        [few] Încă { $count } căsuțe
       *[other] Încă { $count } de căsuțe
    }
web-pass = Nicio mutare legală: stai o tură
web-tip-fence = Atinge o căsuță marcată ca să muți sau un șanț dintre căsuțe ca să pui o barieră.
web-tip-step = Nu mai ai bariere: atinge o căsuță marcată ca să muți.
web-tip-path =
    { $count ->
        [one] Atinge căsuța pe care vrei să mergi.
        [few] Atinge drumul căsuță cu căsuță ({ $count }) sau doar căsuța pe care se termină.
       *[other] Atinge drumul căsuță cu căsuță ({ $count }) sau doar căsuța pe care se termină.
    }
web-tip-frenzy = { $piece } îl vede pe PAC-MAN și merge două căsuțe: atinge-le pe rând sau doar pe ultima.
web-tip-place = Atinge cercul de pe care pornește Ms. Pac-Man.
web-rule = Regula { $rule }
web-rule-lesson = Vezi lecția
web-learn-leave = Înapoi la lecții
web-moves = Mutări
web-entry-place = pornește de pe { $square }
web-log = Ce s-a întâmplat
web-first = La început
web-back = Mutarea anterioară
web-forward = Mutarea următoare
web-last = Ultima mutare
web-ply-of = { $ply } / { $of }
web-ways = Cel mai scurt drum
web-heat = Harta termică a barierelor
web-heat-squares = Valori exacte pe platou
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
web-offer-pause = Cere o pauză
web-resign = Abandonează
web-resign-sure = Sigur abandonezi?
web-save = Salvează
web-abort = Anulează partida
web-load = Deschide o partidă salvată
web-sound = Sunet
web-close = Închide
web-offered = Propunere trimisă
web-watchers =
    { $count ->
        [one] { $count } spectator
        [few] { $count } spectatori
       *[other] { $count } de spectatori
    }
web-type = Scrie o mutare, de exemplu { $example }
web-type-go = Joacă
web-draw-offered = { $name } propune remiză.
web-takeback-offered = { $name } vrea să retragă o mutare.
web-pause-offered = { $name } cere o pauză.
web-abort-offered = { $name } vrea să anuleze partida.
web-gone = { $name } lipsește de un timp.
web-claim-win = Revendică victoria
web-claim-without = Continuă fără această persoană
web-claim-computer = Lasă calculatorul să continue ({ $player })
web-claim-agreed = De acord: { $count } din { $all }
web-draw-declined = Calculatorul refuză remiza.
web-accept = Acceptă
web-decline = Refuză

## The end

web-you-won = Ai câștigat
web-you-lost = Ai pierdut
web-won =
    { $count ->
        [one] { $name } a câștigat
        [few] { $name } au câștigat
       *[other] { $name } au câștigat
    }
web-ghosts-won = Fantomele au câștigat
web-draw = Remiză
web-called-off = Partidă anulată
web-cause-aborted = Nimeni nu câștigă, nimeni nu pierde.
web-pacman-level-0 = De data asta PAC-MAN n-a mâncat nicio pastilă.
web-pacman-level-1 = PAC-MAN începător: { $pellets } pastilă.
web-pacman-level-2 = PAC-MAN promițător: { $pellets } pastile.
web-pacman-level-3 = PAC-MAN experimentat: { $pellets } pastile.
web-pacman-level-4 = PAC-MAN de elită: toate cele { $pellets } pastile.
web-rematch = Revanșă
web-rematch-offered = Ți s-a propus o revanșă.
web-watch-rematch = Urmărește revanșa
web-new-game = Toate jocurile

## Settings

web-name = Numele tău
web-look = Temă
web-theme-auto = La fel ca dispozitivul
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
web-text-always = Arată mereu descrierea platoului

## The board in words

web-slot-free = { $fence }, liber
web-piece-of-seat = { $piece }, jucătorul { $seat }
web-can-go = mutare legală
web-text-board = Descrierea platoului
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

event-step =
    { $who ->
        [you] Mergi pe { $square }.
       *[other] { $name } merge pe { $square }.
    }
event-fence =
    { $who ->
        [you] Pui bariera { $fence }.
       *[other] { $name } pune bariera { $fence }.
    }
event-stay =
    { $who ->
        [you] Nu poți muta.
       *[other] { $name } nu poate muta.
    }
event-opening =
    { $who ->
        [you] Pentru început, scoți { $face } la ruletă.
       *[other] Pentru început, { $name } scoate { $face } la ruletă.
    }
event-spin =
    { $who ->
        [you] Scoți { $face } la ruletă pentru Ms. Pac-Man.
       *[other] { $name } scoate { $face } la ruletă pentru Ms. Pac-Man.
    }
event-die =
    { $who ->
        [you] Dai { $face } cu zarul pentru fantoma ta.
       *[other] { $name } dă { $face } cu zarul pentru fantomă.
    }
event-leads =
    { $who ->
        [you] Ai cel mai mare număr și joci cu Ms. Pac-Man.
       *[other] { $name } are cel mai mare număr și joacă cu Ms. Pac-Man.
    }
event-pellet =
    { $count ->
        [0] PAC-MAN mănâncă ultima pastilă.
        [one] PAC-MAN mănâncă o pastilă: mai e { $count }.
        [few] PAC-MAN mănâncă o pastilă: mai sunt { $count }.
       *[other] PAC-MAN mănâncă o pastilă: mai sunt { $count }.
    }
event-eaten = PAC-MAN mănâncă fantoma { $piece }.
event-caught =
    { $count ->
        [0] { $piece } îl prinde pe PAC-MAN, care nu mai are nicio viață.
        [one] { $piece } îl prinde pe PAC-MAN, care mai are { $count } viață.
        [few] { $piece } îl prinde pe PAC-MAN, care mai are { $count } vieți.
       *[other] { $piece } îl prinde pe PAC-MAN, care mai are { $count } de vieți.
    }
event-frenzy = Frenezie! { $piece } îl vede pe PAC-MAN. Cine îl vede merge două căsuțe.
event-dots =
    { $count ->
        [one] Ms. Pac-Man mănâncă { $count } bulină.
        [few] Ms. Pac-Man mănâncă { $count } buline.
       *[other] Ms. Pac-Man mănâncă { $count } de buline.
    }
event-weak = O bulină de putere: toate fantomele sunt acum slabe.
event-ghost-caught =
    { $who ->
        [you] Ms. Pac-Man îți trimite fantoma în adăpost.
       *[other] Ms. Pac-Man trimite o fantomă în adăpost ({ $name }).
    }
event-takes-over =
    { $who ->
        [you] O prinzi pe Ms. Pac-Man și o preiei.
       *[other] { $name } o prinde pe Ms. Pac-Man și o preia.
    }
event-extra =
    { $who ->
        [you] Ai un rând în plus.
       *[other] { $name } are un rând în plus.
    }
event-left-resign =
    { $who ->
        [you] Abandonezi.
       *[other] { $name } abandonează.
    }
event-left-time =
    { $who ->
        [you] Rămâi fără timp.
       *[other] { $name } rămâne fără timp.
    }
event-left-fault =
    { $who ->
        [you] Programul tău se oprește din cauza unei erori.
       *[other] { $name } se oprește din cauza unei erori.
    }
web-rolls =
    { $who ->
        [you] Arunci…
       *[other] { $name } aruncă…
    }
web-tap-spin =
    { $who ->
        [you] Atinge ruleta
       *[other] { $name }: atinge ruleta
    }
web-tap-roll =
    { $who ->
        [you] Atinge zarul
       *[other] { $name }: atinge zarul
    }
web-your-move-with = E rândul tău: { $piece }
web-hint-step =
    { $count ->
        [0] Indiciu: mergi pe { $square }. Ajungi la linia de sosire și câștigi.
        [one] Indiciu: mergi pe { $square }. Apoi mai ai { $count } pas până la linia de sosire.
        [few] Indiciu: mergi pe { $square }. Apoi mai ai { $count } pași până la linia de sosire.
       *[other] Indiciu: mergi pe { $square }. Apoi mai ai { $count } de pași până la linia de sosire.
    }
web-hint-fence =
    { $count ->
        [one] Indiciu: cu bariera { $fence }, { $name } are de mers { $count } pas în plus.
        [few] Indiciu: cu bariera { $fence }, { $name } are de mers { $count } pași în plus.
       *[other] Indiciu: cu bariera { $fence }, { $name } are de mers { $count } de pași în plus.
    }

## The goal, and the signs on the board

web-goal = Scop
web-goal-quoridor = Ajunge înaintea celorlalți pe linia ta de sosire: căsuțele de culoarea ta, din partea opusă.
web-goal-pacman = Mănâncă { $pellets ->
        [one] pastila
        [few] cele { $pellets } pastile
       *[other] cele { $pellets } de pastile
    } înainte ca fantomele să-ți ia { $lives ->
        [one] singura viață
        [few] toate cele { $lives } vieți
       *[other] toate cele { $lives } de vieți
    }.
web-goal-ghosts = Ia-i lui PAC-MAN { $lives ->
        [one] singura viață
        [few] toate cele { $lives } vieți
       *[other] toate cele { $lives } de vieți
    } înainte să mănânce { $pellets ->
        [one] pastila
        [few] cele { $pellets } pastile
       *[other] cele { $pellets } de pastile
    }. O fantomă care ajunge pe căsuța lui îl prinde.
web-goal-mspacman = Toate bulinele de culoarea ta ({ $dots }) trebuie să dispară, oricine le-ar mânca. Doar Ms. Pac-Man mănâncă: prinde-o cu fantoma ta și o preiei.
web-brief-goal-quoridor = Ajunge înaintea tuturor pe linia de sosire.
web-brief-goal-pacman = Mănâncă toate pastilele cât mai ai vieți.
web-brief-goal-ghosts = Prinde-l pe PAC-MAN înainte să mănânce tot.
web-brief-goal-mspacman = Golește-ți culoarea înaintea celorlalți.
web-legend = Simbolurile de pe platou
web-legend-goal = Căsuțe de culoarea unui jucător: linia lui de sosire.
web-legend-turn = Un cerc cu linie întreruptă: piesa aceasta e la mutare.
web-legend-next = Un punct plin: poți merge acolo acum.
web-legend-end = Un cerc: acolo se poate termina o mutare mai lungă.
web-legend-last = Căsuțe umbrite: mutările din ultima rundă.
web-legend-fence = O barieră: nimeni nu trece prin ea, trebuie ocolită.
web-legend-draft = O barieră cu linie întreruptă: încă nu e pusă.
web-legend-path = O linie punctată sau întreruptă: cel mai scurt drum al unui jucător până la linia de sosire. O arată butonul „Cel mai scurt drum”.
web-legend-pellet = O pastilă de putere: PAC-MAN o mănâncă, mai poate merge cel mult 3 căsuțe și mănâncă fantomele din drum.
web-legend-sight = O linie întreruptă: fantoma de la capătul ei îl vede pe PAC-MAN.
web-legend-frenzy = O margine luminoasă: fantoma aceasta îl vede pe PAC-MAN și merge două căsuțe.
web-legend-area = Căsuțe de culoarea unui jucător: bulinele de acolo sunt ale lui.
web-legend-power = O bulină de putere: când o ia Ms. Pac-Man, toate fantomele devin slabe.
web-legend-weak = O fantomă desenată doar în contur e slabă: Ms. Pac-Man o poate prinde.
web-legend-circle = Un cerc alb: de acolo poate porni Ms. Pac-Man.
web-legend-exit = O săgeată dublă: o ieșire, care duce la toate celelalte.

## What the levels do in the games of ghosts

web-level-pacman-1 = Aleargă de colo până colo și nu observă aproape nimic. Cu copiii merge de minune.
web-level-pacman-2 = Are o pastilă preferată și nu observă aproape nimic altceva.
web-level-pacman-3 = Observă doar ce e aproape și ratează ocazii.
web-level-pacman-4 = Vede mare parte din ce se întâmplă, dar nu anticipează.
web-level-pacman-5 = Gândește o mutare înainte și mai greșește uneori.
web-level-pacman-6 = Gândește o mutare înainte și greșește rar.
web-level-pacman-7 = Gândește două mutări înainte. Greu de prins și greu de evitat.
web-level-mspacman-1 = Strânge buline și nu vede fantomele venind. Cu copiii merge de minune.
web-level-mspacman-2 = Vede o fantomă abia când e alături.
web-level-mspacman-3 = Vede fantomele de la câțiva pași.
web-level-mspacman-4 = Vede aproape toate fantomele, dar ține morțiș la planul său.
web-level-mspacman-5 = Vede aproape totul și mai greșește uneori.
web-level-mspacman-6 = Cântărește fiecare mutare și greșește rar.
web-level-mspacman-7 = Cântărește fiecare mutare și nu greșește niciodată.

## Planned moves, games kept here, players at one screen, themes

web-premove-set = Mutare planificată: { $word }. Se joacă imediat ce îți vine rândul.
web-premove-plan = Planifică { $word }
web-premove-tip = Poți planifica mutarea următoare: atinge-o.
web-premoves = Planifică o mutare cât se gândesc ceilalți
web-tap-rolls = Învârte ruleta și aruncă zarul prin atingere
web-offer-declined = Propunerea a fost refuzată.
web-finished = Partide încheiate
web-replay = Redă
web-forget-sure = Ștergi partida?
web-person = Om
web-person-name = Nume
web-board-theme = Platou
web-board-slate = Ardezie
web-board-wood = Lemn
web-board-meadow = Pajiște
web-board-distinct = Potrivit pentru daltonism
web-side = { $player } ({ $side ->
        [bottom] jos
        [top] sus
        [left] stânga
        [bottom-left] stânga jos
        [bottom-right] dreapta jos
        [top-left] stânga sus
        [top-right] dreapta sus
       *[right] dreapta
    })
web-text-walls = Pereții labirintului se văd în desen.
web-text-codes = Fiecare căsuță arată cine stă pe ea, ce se află acolo și a cui e zona (literele de la a la d). @ e Ms. Pac-Man, literele mari de la A la D sunt fantome puternice, iar literele mici de la a la d cu ~ la sfârșit sunt fantome slabe; . e o bulină, * e o bulină de putere, litera mare O e un cerc alb cu bulină, litera mică o e un cerc alb fără bulină, G e adăpostul unei fantome, EX e o ieșire, iar ## e o căsuță zidită.
web-won-well = Bine jucat!
web-steps-short =
    { $count ->
        [one] Cel mai apropiat adversar mai avea { $count } pas până la linia de sosire.
        [few] Cel mai apropiat adversar mai avea { $count } pași până la linia de sosire.
       *[other] Cel mai apropiat adversar mai avea { $count } de pași până la linia de sosire.
    }

## Where pages lead to analysis and review

analysis-title = Platou de analiză
analysis-analyse = Analizează
web-review = Analiza partidei
web-your-games = Partidele tale
