### What the server refuses, and what it says when it runs.

## Joining

server-no-table = Nu există masa { $table }.
server-no-seat = La această masă nu există jucătorul { $seat }.
server-seat-taken = Altcineva e deja jucătorul { $seat }.
server-seat-reserved = Locul e rezervat pentru altcineva.
server-seated = Ai intrat deja la această masă.
server-full = La această masă nu mai e niciun loc pentru tine.
server-piece-taken = Altcineva a ales deja această piesă.
server-creator-only = Doar cine a creat masa poate face asta.
server-too-many-places = Masa are în listă mai mulți jucători decât permite jocul.
server-level = Nivelurile sunt de la 1 la 8.
server-clock = Timpul de joc e între 1 secundă și 24 de ore, cu cel mult o oră în plus la fiecare mutare, sau între 1 și 60 de zile pe mutare.
server-starter = Acest jucător nu poate începe.
server-start-over = Partida s-ar termina înainte să înceapă: { $position }
server-spec-long = Este prea lung. Un labirint sau o poziție are cel mult { $longest } de octeți.
server-luck =
    { $longest ->
        [one] Contribuția ta la zaruri trebuie să fie un singur cuvânt, de cel mult { $longest } octet.
        [few] Contribuția ta la zaruri trebuie să fie un singur cuvânt, de cel mult { $longest } octeți.
       *[other] Contribuția ta la zaruri trebuie să fie un singur cuvânt, de cel mult { $longest } de octeți.
    }
server-too-many-tables =
    { $most ->
        [one] Ai { $most } masă deschisă. Termin-o pe aceea mai întâi.
        [few] Ai { $most } mese deschise. Termină mai întâi una dintre ele.
       *[other] Ai { $most } de mese deschise. Termină mai întâi una dintre ele.
    }

## Playing

server-not-started = Partida nu a început încă.
server-started = Partida a început deja.
server-over = Partida s-a terminat.
server-not-over = Partida nu s-a terminat încă.
server-not-yours = Nu tu ești acel jucător.
server-not-your-turn = E rândul jucătorului { $seat }.
server-not-a-move = { $word } nu e o mutare.
server-paused = Partida e în pauză.
server-not-paused = Partida nu e în pauză.
server-abort-late = Partida e deja în desfășurare: mai poate fi anulată doar cu acordul tuturor.
server-not-away = Jucătorul { $seat } nu lipsește sau nu lipsește de destul timp.
server-offered = Ai propus deja asta.
server-offered-before = Ai propus deja asta de la ultima ta mutare. O poți propune din nou după următoarea.
server-no-offer = Propunerea aceasta nu mai e valabilă.
server-takeback = Nu ai nicio mutare de retras sau după ea a urmat o aruncare ori cineva a plecat.
server-too-many-events = S-au întâmplat prea multe în acest joc. Acum poți doar să muți sau să cedezi.
server-machine-declines = Calculatorul nu acceptă remiza.
server-stale = Între timp s-a întâmplat altceva. Următorul eveniment are numărul { $next }.
server-taken = Există deja un eveniment cu acest număr.
server-seq = Mutarea nu spune ce număr de eveniment așteaptă.
server-nonce =
    { $longest ->
        [one] Nonce-ul trebuie să aibă exact { $longest } caracter.
        [few] Nonce-ul trebuie să aibă între 1 și { $longest } caractere.
       *[other] Nonce-ul trebuie să aibă între 1 și { $longest } de caractere.
    }

## Hints

server-insight-live = Fără indicii într-o partidă în curs între oameni.
server-insight-turn = Nu e nimic de sugerat: nimeni nu e la mutare.
server-insight-failed = Calculatorul nu a găsit un răspuns. Încearcă din nou peste o clipă.
server-no-ply = Partida nu are atâtea mutări.
## Solved mazes

server-solve-off = Serverul acesta nu rezolvă labirinturi la cerere.
server-solve-busy = Se rezolvă alt labirint. Încearcă mai târziu.
server-solve-too-large = Labirintul acesta e prea mare ca să fie rezolvat pe acest server.
server-solve-no-room = Serverul nu mai are loc pentru alte soluții.
server-solve-quota =
    { $most ->
        [one] Poți cere rezolvarea unui labirint pe zi.
        [few] Poți cere rezolvarea a { $most } labirinturi pe zi.
       *[other] Poți cere rezolvarea a { $most } de labirinturi pe zi.
    }

## People and programs

server-token = Lipsește tokenul de autentificare.
server-name = Numele trebuie să aibă cel puțin un caracter vizibil.
server-name-mixed = Fiecare cuvânt al unui nume trebuie să folosească un singur alfabet.
server-code = Codul a expirat sau a fost deja folosit.
server-origin = Cerere blocată: origine nesigură.
server-too-often = Prea multe cereri. Așteaptă puțin.
server-too-many-sockets = Prea multe conexiuni de la adresa ta.
server-too-many-watched =
    { $most ->
        [one] O conexiune poate urmări cel mult { $most } masă.
        [few] O conexiune poate urmări cel mult { $most } mese.
       *[other] O conexiune poate urmări cel mult { $most } de mese.
    }
server-too-big = Mesajul e prea lung.
server-too-slow = Cererea a ajuns prea încet.
server-malformed = Mesajul nu a putut fi înțeles: { $why }
server-binary = Mesajele trebuie să fie text.
server-not-json = Cererea trebuie să aibă tipul de conținut application/json.
server-no-call = Această adresă nu există în API.
server-private = Asta nu e public.
server-busy = Masa e ocupată acum. Încearcă din nou.
server-storage = Serverul nu poate salva acum. Nu s-a schimbat nimic.
server-no-room = Serverul nu are loc acum pentru jocuri noi. Cele în curs continuă.
server-corrupt = Masa { $table } nu poate fi citită.
server-stopping = Serverul repornește. Încearcă din nou peste o clipă.

## Running it

server-reach-local = Deschide { $url }
server-reach-others = De pe alte dispozitive: { $url }
server-port-taken = Adresa { $address } e folosită de alt program. Alege alta cu --listen.
server-database-taken = { $path } este deja folosit de alt server.
server-cannot-run = Serverul nu poate porni: { $why }
server-worker-cannot-run = Procesul de lucru nu poate porni: { $why }
server-worker-started = Procesul de lucru { $name } preia sarcini.
server-unreachable = Nu se poate ajunge la { $url }: { $why }
server-refused = Serverul a refuzat: { $why }
server-backup-done = Toată baza de date e salvată în { $path }.
server-backup-failed = Nu s-a copiat nimic: { $why }
server-backup-postgres = backup și restore copiază fișiere SQLite; pentru PostgreSQL folosește pg_dump și pg_restore.
server-migrate-done = Totul e copiat. Rânduri comparate: { $rows }. Partide rejucate: { $games }.
server-migrate-failed = Baza de date nu a fost mutată: { $why }
server-migrate-target = Baza în care muți trebuie să înceapă cu postgres://
server-rebuild-done = Listele sunt scrise din nou. Partide: { $games }.
server-rebuild-failed = Listele nu au fost scrise: { $why }
server-games-unreadable = Partide care nu pot fi citite, ca și înainte: { $games }.

## Dice

server-dice-fair = Zarurile sunt corecte. Aruncări verificate: { $rolls }.
server-dice-missing = Înregistrarea nu are linia { $line }, necesară pentru verificare.
server-dice-commitment = Sămânța nu corespunde angajamentului.
server-dice-starter = După zaruri, începe jucătorul { $seat }.
server-dice-roll = Mutarea { $nth } e { $found }, dar după zaruri e { $expected }.

## The page before any script has run

server-page-description = Patru jocuri de societate cu labirint: cu calculatorul, cu prietenii online sau împreună la un ecran.
server-page-noscript = Palisade rulează în browserul tău și are nevoie de JavaScript și WebAssembly.

## Moderators

server-moderator = Doar pentru moderatori: tokenul lipsește sau e greșit.
server-banned = Ai interdicție pe acest server până la { $until }.
server-silenced = Momentan nu le poți arăta celorlalți un nume sau o masă publică.
server-subject = „{ $word }” nu e nici identificatorul unei persoane, nici o adresă sau un interval de adrese precum 192.0.2.0/24.
server-no-sanction = Nu e în vigoare nicio interdicție sau amuțire { $id }.
