### The command line; see common.ftl for what all programs share.

cli-cannot-read = Nu se poate citi { $path }: { $error }
cli-cannot-write = Nu se poate scrie { $path }: { $error }
cli-no-maze = Nu există labirintul „{ $name }”: nu e nici numele unui labirint inclus, nici un labirint scris într-un cuvânt, nici un fișier.
cli-option-form = „{ $word }” nu e o opțiune. Scrie-o sub forma nume=valoare.
cli-hash-memory = Un tabel de { $size } MB nu încape în memorie. Alege un --hash mai mic.
cli-turn = Jucătorul { $seat } e la mutare.
cli-chance = Se așteaptă o aruncare.
cli-over = Partida s-a terminat: { $result }
cli-record-good =
    { $entries ->
        [one] Toate mutările sunt legale ({ $entries } intrare).
        [few] Toate mutările sunt legale ({ $entries } intrări).
       *[other] Toate mutările sunt legale ({ $entries } de intrări).
    }
cli-player = „{ $word }” nu e un jucător. Scrie human sau un nivel de la 1 la 8.
cli-players-count = Jucători în --players: { $players }; în partidă: { $seats }. Scrie-i pe toți sau schimbă --seats.
cli-nothing-to-resume = Nu există nicio partidă neterminată. Fără --resume începi una nouă.
cli-player-name = Jucătorul { $seat }: { $name }

## Citire și numărare

perft-divide-depth = Numărarea după fiecare primă mutare cere o adâncime de cel puțin 1.
heading-perft = adâncime noduri secunde
heading-divide = mutare noduri
heading-playouts = partide mutări secunde
heading-bench = joc jucători noduri secunde mutări
analyse-neither = „{ $word }” nu e nici joc, nici fișier. Jocurile sunt: quoridor, mini, pacman, mspacman.
analyse-stopped = Analiza a fost întreruptă. Iată ce s-a găsit până acum.
analyse-score = scor
analyse-chances = șanse
analyse-moves = mutări
analyse-player = jucător
analyse-move = mutare
analyse-grade = notă

## Meciuri de programe

match-quotes = În „{ $word }” ghilimelele nu sunt închise.
match-program = Nu se poate juca nicio partidă: { $who } nu pornește. { $why }
match-overruns =
    { $count ->
        [one] { $who } a depășit timpul la { $count } mutare, cu { $worst } ms.
        [few] { $who } a depășit timpul la { $count } mutări, cu cel mult { $worst } ms.
       *[other] { $who } a depășit timpul la { $count } de mutări, cu cel mult { $worst } ms.
    }
fault-flagged = Programul a rămas fără timp.

## Mesele unui server

online-needs-token = Ca să joci, îți trebuie --token; „palisade online guest” afișează unul.
online-no-tables = Acum nu sunt mese publice.
online-open = Așteaptă jucători:
online-live = Se joacă:
online-free = loc liber
online-level = calculator de nivel { $level }
online-guest = { $name } (invitat)
online-lost = S-a pierdut conexiunea cu serverul. Se încearcă din nou…
online-found = Conexiunea cu serverul s-a restabilit.

## Moderators

admin-done = Gata. Acțiunea e trecută în jurnalul de moderare.
admin-imposed = În vigoare pentru { $subject } până la { DATETIME($until) }. Ca să ridici măsura: palisade admin lift { $id }
admin-restart = Toată lumea e anunțată că serverul va reporni pe { DATETIME($at) }.
admin-no-restart = Repornirea nu mai e anunțată.
admin-seen-at = Ultima adresă: { $address }
admin-nothing = Nu e nimic de afișat.
admin-needs-token = Îți trebuie --token sau PALISADE_ADMIN_TOKEN; „palisade admin token” îl afișează acolo unde e baza de date.
admin-no-token = Tokenul nu poate fi citit: { $why }
admin-never-started = Niciun server nu a folosit încă această bază de date. Pornește întâi unul cu „palisade serve”.
admin-first-player = { $pool }: prima mutare valorează { $points } ± { $error } puncte de rating. Scorul primului jucător: { PERCENT($share) }. Partide: { $games }.
admin-first-player-none = { $pool }: prea puține partide pentru o estimare ({ $games }).
admin-first-player-failed = Baza de date nu poate fi citită: { $why }
account-reset = { $url } funcționează o singură dată, până la { DATETIME($until) }. Dă linkul doar persoanei căreia îi aparține contul.

## Running a server

config-good = Setările sunt corecte. Diferite de valorile implicite:
config-default = Setările sunt corecte; toate au valoarea implicită.
config-bad = Setările nu pot fi folosite: { $why }
config-behind-proxy = Atenție: public_url începe cu https://, deci în fața serverului e un proxy invers. Pune behind_proxy = true, altfel va părea că toți vin de la o singură adresă și îi împart limitele.
config-head = Setările unui server Palisade. Liniile comentate arată valorile implicite. Ca să verifici fișierul: palisade config check --config FIȘIER
health-not-ready = Serverul nu e gata: { $why }
systemd-service = Palisade, jocuri de societate cu labirint
systemd-socket = Socketul serverului Palisade
systemd-worker = Proces de lucru Palisade: calculează pentru servere mutările calculatorului
systemd-backup = Copia de rezervă a bazei de date Palisade
systemd-timer = Copia de rezervă a bazei de date Palisade, în fiecare noapte
man-description = DESCRIERE
man-name = NUME
man-synopsis = SINTAXĂ
man-options = OPȚIUNI
man-commands = COMENZI
man-version = VERSIUNE
man-written = Pagini scrise în { $folder }: { $pages }.
