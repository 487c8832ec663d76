### What a server refuses, and what running one says.

## Sitting down

server-no-table = Nu există masa { $table }.
server-no-seat = Masa nu are locul { $seat }.
server-seat-taken = Locul { $seat } este ocupat.
server-seat-reserved = Locul { $seat } este păstrat pentru altcineva.
server-seated = Stai deja la această masă.
server-full = Nu este niciun loc liber pentru tine aici.
server-piece-taken = Altcineva are acel personaj.
server-creator-only = Doar cine a deschis masa poate face asta.
server-too-many-places = Sunt mai mulți jucători decât locuri.
server-level = Nivelurile sunt de la 1 la 8.
server-clock = Niciun ceas nu se poate seta așa.
server-starter = Acel loc nu poate începe.
server-start-over = Jocul s-ar termina înainte să înceapă: { $position }
server-luck = Ce adaugi la zaruri este un cuvânt de cel mult { $longest } octeți.
server-too-many-tables = Ai mese deschise: { $most }; termină întâi una.

## Playing

server-not-started = Jocul nu a început.
server-started = Jocul a început deja.
server-over = Jocul s-a terminat.
server-not-over = Jocul nu s-a terminat încă.
server-not-yours = Acel loc nu este al tău.
server-not-your-turn = Este rândul locului { $seat }.
server-not-a-move = { $word } nu este o mutare.
server-paused = Jocul este în pauză.
server-not-paused = Jocul nu este în pauză.
server-abort-late = Toți au mutat: jocul se mai poate anula doar împreună.
server-offered = Ai propus deja asta.
server-no-offer = Nimeni nu a propus asta.
server-takeback = Nu este nicio mutare de retras: niciuna a ta sau a urmat o aruncare.
server-machine-declines = Mașinile nu acceptă remiza.
server-stale = Între timp s-a întâmplat altceva; următorul eveniment are numărul { $next }.
server-taken = Alt eveniment are acel număr.
server-seq = O mutare trebuie să spună ce număr primește.
server-nonce = Nonce-ul trebuie să aibă între 1 și { $longest } caractere.

## Hints

server-insight-live = Fără indicii cât timp joci acest joc cu oameni.
server-insight-turn = Nu este nimic de sfătuit: nimeni nu este la mutare.
server-insight-failed = Mașina nu a găsit un răspuns; întreabă din nou imediat.
server-no-ply = Jocul nu este atât de lung.

## People and programs

server-token = Spune întâi cine ești.
server-name = Un nume are cel puțin un caracter vizibil.
server-code = Acel cod a fost folosit sau este prea vechi.
server-origin = Acea pagină nu poate vorbi în numele tău aici.
server-too-often = Prea multe deodată; așteaptă puțin.
server-too-many-sockets = Prea multe conexiuni de aici.
server-too-many-watched = O conexiune urmărește cel mult { $most } mese.
server-too-big = Acel mesaj este prea lung.
server-malformed = Acel mesaj nu are sens: { $why }
server-binary = Mesajele sunt text.
server-not-json = Spune că este JSON conținutul.
server-no-call = Nu există un astfel de apel.
server-private = Asta nu este public.
server-busy = Masa este ocupată; încearcă din nou.
server-storage = Serverul nu poate scrie acum; nimic nu s-a schimbat.
server-corrupt = Masa { $table } nu poate fi citită.
server-stopping = Serverul se oprește; revino imediat.

## Running it

server-reach-local = Deschide { $url }
server-reach-others = De pe alte dispozitive: { $url }
server-port-taken = { $address } este ocupat de alt program; alege altul cu --listen.
server-cannot-run = Serverul nu poate rula: { $why }
server-unreachable = { $url } nu poate fi contactat: { $why }
server-refused = Serverul refuză: { $why }
server-backup-done = Toată baza de date este în { $path }.

## Dice

server-dice-fair = Zarurile sunt cum s-a promis; verificate: { $rolls }.
server-dice-missing = Înregistrarea nu are linia { $line } pentru verificare.
server-dice-commitment = Sămânța nu este cea promisă.
server-dice-starter = Zarurile spun că începe locul { $seat }.
server-dice-roll = Cuvântul { $nth } este { $found }, dar zarurile spun { $expected }.
