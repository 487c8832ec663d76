### What the server refuses, and what it says when it runs.

## Joining

server-no-table = Nu există masa { $table }.
server-no-seat = La această masă nu există jucătorul { $seat }.
server-seat-taken = Altcineva e deja jucătorul { $seat }.
server-seat-reserved = Locul e rezervat pentru altcineva.
server-seated = Ai intrat deja la această masă.
server-full = La această masă nu mai e niciun loc pentru tine.
server-piece-taken = Altcineva a ales deja acest personaj.
server-creator-only = Doar cine a creat masa poate face asta.
server-too-many-places = Masa are mai mulți jucători decât permite jocul.
server-level = Nivelurile sunt de la 1 la 8.
server-clock = Ceasul poate avea între 1 secundă și 24 de ore, cu cel mult o oră în plus la fiecare mutare, sau între 1 și 60 de zile pe mutare.
server-starter = Acest jucător nu poate începe.
server-start-over = Partida s-ar termina înainte să înceapă: { $position }
server-spec-long = Textul e prea lung: un labirint sau o poziție are cel mult { $longest ->
        [one] { $longest } octet.
        [few] { $longest } octeți.
       *[other] { $longest } de octeți.
    }
server-luck =
    { $longest ->
        [one] Textul tău, amestecat în zaruri ca nimeni să nu le poată aranja dinainte, trebuie să fie un singur cuvânt de cel mult { $longest } octet.
        [few] Textul tău, amestecat în zaruri ca nimeni să nu le poată aranja dinainte, trebuie să fie un singur cuvânt de cel mult { $longest } octeți.
       *[other] Textul tău, amestecat în zaruri ca nimeni să nu le poată aranja dinainte, trebuie să fie un singur cuvânt de cel mult { $longest } de octeți.
    }
server-too-many-tables =
    { $most ->
        [one] Ai { $most } masă deschisă. Termină mai întâi partida aceea.
        [few] Ai { $most } mese deschise. Termină mai întâi o partidă.
       *[other] Ai { $most } de mese deschise. Termină mai întâi o partidă.
    }
server-too-many-tables-of-address = Sunt prea multe mese deschise din rețeaua ta (cel mult { $most }). Încearcă din nou când se termină o partidă.

## Playing

server-not-started = Partida nu a început încă.
server-started = Partida a început deja.
server-over = Partida s-a terminat.
server-not-over = Partida nu s-a terminat încă.
server-not-yours = Nu tu ești acel jucător.
server-not-your-turn = E rândul jucătorului { $seat }.
server-not-a-move = „{ $word }” nu e o mutare.
server-paused = Partida e în pauză.
server-not-paused = Partida nu e în pauză.
server-abort-late = Partida e deja în toi: mai poate fi anulată doar cu acordul tuturor.
server-not-away = Jucătorul { $seat } nu lipsește sau nu lipsește de destul timp.
server-offered = Ai propus deja asta.
server-offered-before = Ai propus deja asta de la ultima ta mutare. O poți propune din nou după următoarea.
server-no-offer = Propunerea aceasta nu mai e valabilă.
server-takeback = Nu poți retrage nicio mutare: nu ai mutat încă, a urmat o aruncare sau a plecat cineva.
server-too-many-events = În această partidă s-au întâmplat prea multe. Acum poți doar să muți sau să abandonezi.
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

server-insight-live = Nu se dau indicii cât timp se joacă între oameni.
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

server-token = Sesiunea ta nu e deschisă sau a expirat. Reîncarcă pagina; un program are nevoie de un token valabil, pe care îl afișează „palisade online guest”.
server-name = Numele trebuie să aibă cel puțin un caracter vizibil.
server-name-mixed = Fiecare cuvânt al unui nume trebuie să folosească un singur alfabet.
server-name-reserved = Numele acesta e rezervat. Alege altul.
server-name-taken = Numele acesta aparține unui cont. Alege altul.
server-code = Codul a expirat sau a fost deja folosit. Cere altul.
server-origin = Cerere blocată, pentru că vine de pe alt site. Deschide Palisade la adresa serverului; dacă îl administrezi, verifică --public-url.
server-too-often = Prea multe cereri. Așteaptă puțin și încearcă din nou.
server-too-many-sockets = Prea multe conexiuni de la adresa ta. Închide o filă și încearcă din nou.
server-too-many-watched =
    { $most ->
        [one] O conexiune poate urmări cel mult { $most } masă.
        [few] O conexiune poate urmări cel mult { $most } mese.
       *[other] O conexiune poate urmări cel mult { $most } de mese.
    }
server-too-big = Mesajul e prea lung.
server-too-slow = Cererea a durat prea mult. Încearcă din nou.
server-malformed = Mesajul nu e valid: { $why }
server-binary = Mesajele trebuie să fie text.
server-not-json = Cererea trebuie să aibă tipul de conținut application/json.
server-no-call = Această adresă nu există în API.
server-private = Adresa aceasta nu e publică.
server-busy = Masa e ocupată acum. Încearcă din nou.
server-storage = Serverul nu poate salva acum. Nu s-a schimbat nimic. Încearcă mai târziu.
server-no-room = Serverul nu mai are loc acum pentru partide noi. Cele în curs continuă.
server-corrupt = Masa { $table } nu poate fi citită.
server-stopping = Serverul repornește. Încearcă din nou peste o clipă.

## Running it

server-reach-local = Deschide { $url }
server-reach-others = De pe alte dispozitive: { $url }
server-port-taken = Adresa { $address } e folosită de alt program. Alege alta cu --listen.
server-database-taken = Alt server folosește deja { $path }.
server-cannot-run = Serverul nu poate porni: { $why }
server-worker-cannot-run = Procesul de lucru nu poate porni: { $why }
server-worker-started = Procesul de lucru { $name } e gata.
server-unreachable = Nu se poate stabili conexiunea cu { $url }: { $why }
server-refused = Serverul a refuzat: { $why }
server-backup-done = Toată baza de date e salvată în { $path }.
server-backup-failed = Nu s-a copiat nimic: { $why }
server-backup-postgres = backup și restore copiază fișiere SQLite; pentru PostgreSQL folosește pg_dump și pg_restore.
server-migrate-done = Totul e copiat. Rânduri comparate: { $rows }. Partide rejucate: { $games }.
server-migrate-failed = Baza de date nu a fost mutată: { $why }
server-migrate-target = Adresa bazei de date PostgreSQL trebuie să înceapă cu postgres://
server-rebuild-done = Listele de partide au fost refăcute. Partide: { $games }.
server-rebuild-failed = Listele de partide nu au fost refăcute: { $why }
server-games-unreadable = Partide care nu pot fi citite, ca și înainte: { $games }.

## Dice

server-dice-fair = Zarurile sunt corecte. Aruncări verificate: { $rolls }.
server-dice-missing = Din fișierul partidei lipsește linia { $line }, necesară pentru verificarea zarurilor.
server-dice-commitment = Sămânța nu corespunde amprentei (hash) anunțate.
server-dice-starter = Potrivit zarurilor, începe jucătorul { $seat }.
server-dice-roll = Mutarea { $nth } e { $found }, dar potrivit zarurilor ar fi { $expected }.

## The page before any script has run

server-page-description = Patru jocuri de societate cu labirint: cu calculatorul, cu prietenii online sau împreună la același ecran.
server-page-noscript = Palisade rulează în browserul tău și are nevoie de JavaScript și WebAssembly.

## Moderators

server-moderator = Doar pentru moderatori: tokenul lipsește sau e greșit.
server-banned =
    Accesul tău la acest server e blocat până la { DATETIME($until) }{ $reason ->
        [cheating] : ai folosit un program ca să găsești mutări.
        [stalling] : ai tras intenționat de timp.
        [name] : nume jignitor.
        [maze] : labirint jignitor.
       *[none] .
    }
server-silenced =
    Un moderator ți-a ascuns numele, mesele publice și replicile până la { DATETIME($until) }{ $reason ->
        [cheating] : ai folosit un program ca să găsești mutări.
        [stalling] : ai tras intenționat de timp.
        [name] : nume jignitor.
        [maze] : labirint jignitor.
       *[none] .
    }
server-subject = „{ $word }” nu e nici identificatorul unei persoane, nici o adresă sau un interval de adrese precum 192.0.2.0/24.
server-no-sanction = Nu e în vigoare nicio blocare sau ascundere cu identificatorul { $id }.

## Conturi

server-account-off = Acest server nu are conturi.
server-account-exists = Ai deja un cont.
server-account-too-often = Prea multe încercări. Așteaptă câteva minute și încearcă din nou.
server-account-token-scope = Tokenul acesta nu permite asta.
