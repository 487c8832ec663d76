### Accounts on the page: a name that lasts, for whoever wants one.

## For guests

account-title = Cont
account-not-here = Acest server nu are conturi: aici toată lumea joacă fără cont.
account-keep = Păstrează-ți numele
account-keep-why = Cu un cont îți păstrezi numele și partidele pe orice dispozitiv. Poți juca și fără cont.
account-name = Nume
account-name-hint = Între 2 și 20 de litere, cifre, _ sau -, cu o literă sau o cifră la început. Îl vede toată lumea.
account-password = Parolă
account-password-hint = Cel puțin 10 caractere. Trei sau patru cuvinte se țin minte ușor.
account-show-password = Arată parola
account-hide-password = Ascunde parola
account-create = Creează contul
account-sign-in = Conectează-te
account-have-one = Am deja un cont
account-switch = După conectare, acest dispozitiv folosește acel cont. Partidele jucate aici fără cont nu se adaugă la el.
account-by-code = Folosește un cod de recuperare
account-by-password = Folosește parola
account-code = Cod de recuperare
account-code-hint = Unul dintre cele zece coduri de recuperare pe care le-ai primit. Fiecare funcționează o singură dată.
account-ended = Sesiunea de pe acest dispozitiv s-a încheiat. Conectează-te din nou.
account-signed-out = Ai ieșit din cont.
account-recovered = Conectare reușită. Alege acum o parolă nouă.
account-link = Înapoi în contul tău
account-link-reset = Persoana care administrează serverul a creat acest link pentru tine. Funcționează o singură dată.
account-link-sign-in = Acest link ți-a fost trimis prin e-mail. Funcționează o singură dată.
account-link-mail = Confirmă că această adresă de e-mail e a ta.
account-confirm = Confirmă
account-mail-confirmed = Adresa de e-mail e confirmată.
account-gone = Contul a fost șters.

## What is wrong with a field

account-name-missing = Scrie un nume.
account-name-short = Numele trebuie să aibă cel puțin 2 caractere.
account-name-long = Numele poate avea cel mult 20 de caractere.
account-name-letters = Numele poate avea doar litere, cifre, _ și -, fără spații.
account-password-missing = Scrie o parolă.
account-password-short = Parola trebuie să aibă cel puțin 10 caractere.
account-password-long = Parola poate avea cel mult 200 de caractere.
account-password-name = Parola nu poate fi aceeași cu numele.
account-password-same = Asta e deja parola ta. Alege alta.
account-code-missing = Scrie un cod de recuperare.
account-label-missing = Scrie la ce folosește tokenul.
account-label-long = Cel mult 40 de caractere.
account-scopes-missing = Alege cel puțin o permisiune pentru token.

## What moderators told somebody

people-notice-warning = Ai un avertisment de la un moderator.
people-notice-silence = Un moderator ți-a ascuns numele, mesele publice și replicile.
people-notice-ban = Un moderator ți-a blocat accesul la acest server.
people-notice-rename = Un moderator ți-a dat alt nume.
people-notice-until = Până la { DATETIME($date) }
people-notice-read = Am citit

## Blocked people, and reports

people-blocked-people = Persoane blocate
people-block-why = Nu vei mai primi niciodată ca adversar o persoană blocată. Nici tu nu poți intra la mesele ei publice, nici ea la ale tale. Ea nu află că e blocată.
people-blocked-none = Nu ai blocat pe nimeni.
people-block = Blochează
people-unblock = Deblochează
people-blocked = Persoana e blocată. Nu o vei mai primi ca adversar.
people-unblocked = Persoana e deblocată.
people-report = Raportează
people-report-why = Motivul raportului despre { $name }
people-report-what = Moderatorii citesc raportul și decid. Nimeni altcineva nu află cine l-a trimis.
people-report-send = Trimite raportul
people-reported = Mulțumim. Un moderator va verifica.
people-reason-cheating = Mutări găsite de un program
people-reason-stalling = Timp pierdut intenționat sau partidă părăsită
people-reason-name = Nume jignitor
people-reason-maze = Labirint jignitor
people-reason-other = Alt motiv
people-page = Deschide pagina
people-mute = Ascunde replicile
people-unmute = Arată replicile
people-moderation = Pagina moderatorilor

## Friends and challenges

people-follow = Urmărește
people-unfollow = Nu mai urmări
people-follow-done = Urmărești această persoană. Dacă te urmărește și ea, apare printre prietenii tăi.
people-unfollow-done = Nu mai urmărești această persoană.
people-friends = Prieteni
people-friends-why = Sunteți prieteni când vă urmăriți reciproc. Doar prietenii văd când ești online.
people-friends-none = Încă nimeni. Deschide pagina cuiva și alege „Urmărește”.
people-friend = Vă urmăriți reciproc
people-following = Urmărești această persoană
people-follower = Te urmărește
people-online = Acum online
people-challenge = Provoacă
people-challenge-send = Trimite provocarea
people-challenged = Provocarea a fost trimisă. Masa vă așteaptă.
people-challenges = Provocări
people-accept = Acceptă
people-decline = Refuză
people-withdraw = Retrage
people-open-table = Deschide masa
people-decline-plain = Fără explicații
people-decline-later = Nu acum
people-decline-clock = Mai bine cu alt ceas
people-decline-game = Mai bine alt joc
people-decline-strangers = Doar cu prietenii
people-challenge-open = În așteptare
people-challenge-accepted = Acceptată
people-challenge-declined = Refuzată
people-challenge-withdrawn = Retrasă
people-challenge-expired = Fără răspuns la timp
people-side = Locul tău
people-person = O persoană
people-challenge-new = Provocare nouă
people-challenges-you = { $name } te provoacă
people-challenge-to = Provocare trimisă: { $name }
people-challenge-from = Provocare primită: { $name }
people-answer-later = Răspunde mai târziu

## Email

account-mail = Adresă de e-mail
account-mail-why = Dacă uiți parola, poți primi prin e-mail un link de conectare. Nimeni altcineva nu vede adresa.
account-mail-add = Adaugă o adresă de e-mail
account-mail-change = Schimbă adresa
account-mail-remove = Elimină adresa
account-mail-removed = Adresa de e-mail a fost eliminată.
account-mail-send = Trimite linkul
account-mail-sent = Linkul a fost trimis la acea adresă. Deschide-l în cel mult o oră ca să confirmi că adresa e a ta.
account-mail-waiting = Încă neconfirmată: { $address }. Deschide linkul din e-mail sau cere altul.
account-by-mail = Trimite-mi un link prin e-mail
account-mail-hint = Adresa pe care ai confirmat-o în contul tău.
account-link-sent = Dacă un cont are această adresă, linkul e pe drum. Funcționează o singură dată și e valabil o oră.
account-linked = Conectare reușită. Dacă ai uitat parola, alege acum una nouă.
account-mail-missing = Scrie o adresă de e-mail.
account-mail-wrong = O adresă de e-mail arată așa: nume@example.org.

## Recovery codes

account-codes = Coduri de recuperare
account-codes-once = Păstrează aceste zece coduri într-un loc sigur: apar o singură dată. Dacă uiți parola, te poți conecta cu ele, o dată cu fiecare.
account-codes-copy = Copiază codurile
account-codes-save = Descarcă codurile
account-codes-kept = Le-am salvat
account-codes-left =
    { $count ->
        [0] Nu mai e niciun cod de recuperare.
        [one] A rămas { $count } cod de recuperare.
        [few] Au rămas { $count } coduri de recuperare.
       *[other] Au rămas { $count } de coduri de recuperare.
    }
account-codes-new = Coduri de recuperare noi
account-codes-new-why = Cele vechi nu vor mai funcționa.

## The account

account-since = Din { DATETIME($date) }
account-page-link = Pagina ta, așa cum o văd ceilalți
account-picture = Imagine
account-picture-none = Fără imagine
account-picture-pawn = Pion
account-picture-fence = Barieră
account-picture-maze = Labirint
account-picture-die = Zar
account-picture-spinner = Ruletă
account-picture-cat = Pisică
account-picture-frog = Broască
account-picture-bird = Pasăre
account-picture-fish = Pește
account-picture-leaf = Frunză
account-picture-moon = Lună
account-picture-sun = Soare
account-private = Pagină privată: nimeni altcineva nu vede lista partidelor tale
account-rename = Schimbă numele
account-rename-hint = Numele nou apare și în partidele vechi.
account-save = Salvează
account-saved = S-a salvat.
account-password-change = Schimbă parola
account-password-set = Alege o parolă
account-password-now = Parola actuală
account-password-new = Parola nouă
account-password-changed = Parola a fost schimbată. Toate celelalte sesiuni s-au închis.
account-sessions = Sesiunile tale deschise
account-session-this = acest dispozitiv
account-session-unknown = Dispozitiv necunoscut
account-session-used = Ultima folosire: { DATETIME($date) }
account-session-end = Închide sesiunea
account-tokens = Tokenuri pentru programe
account-tokens-why = Un program cu un token acționează în numele tău. Dă-i fiecărui program tokenul lui, doar cu permisiunile necesare.
account-token-label = La ce folosește?
account-token-scopes = Ce poate face?
account-scope-read = Să-ți citească partidele
account-scope-play = Să joace
account-scope-bot = Să joace ca program
account-scope-tournament = Să organizeze turnee
account-scope-moderate = Să modereze
account-token-create = Creează un token
account-token-once = Copiază tokenul acum: apare o singură dată.
account-token-copy = Copiază tokenul
account-token-revoke = Anulează tokenul
account-token-unused = Nefolosit încă
account-tokens-none = Nu ai tokenuri.
account-data = Datele tale
account-export = Descarcă toate datele păstrate despre tine
account-sign-out = Deconectează-te
account-delete = Șterge contul
account-delete-sure = Numele tău va fi șters din toate partidele, iar pe cele în curs le abandonezi. Ștergerea e definitivă.
account-delete-now = Șterge pentru totdeauna

## Passkeys

account-passkeys = Chei de acces
account-passkeys-why = Cu o cheie de acces te conectezi cu amprenta, cu fața sau cu PIN-ul dispozitivului, fără nimic de ținut minte.
account-passkey-create = Creează cont cu o cheie de acces
account-passkey-sign-in = Conectează-te cu o cheie de acces
account-passkey-add = Adaugă o cheie de acces
account-passkey-remove = Elimină
account-passkey-cancelled = Nu s-a folosit nicio cheie de acces. Încearcă din nou sau alege altă metodă.

## Somebody’s page

person-nobody = Nimeni nu are aici acest nume sau pagina e privată.
person-games = Partide
person-all-games = Toate partidele
person-no-games = Nicio partidă încă.
person-open = Deschide
person-won = Câștigată
person-lost = Pierdută
person-more = Arată mai multe
person-archive = Descarcă toate partidele
person-result = Rezultat
person-any-result = Orice rezultat
person-opponent = Adversar
person-opponent-hint = Numele unui cont
person-filter = Filtrează
person-people = Joacă cu
person-score = Câștigate: { $won } · remize: { $draws } · pierdute: { $lost }
person-together = Partide cu { $name }
person-since = Aici din { DATETIME($date) }
person-count =
    { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }

## Refusals of the server

server-people-yourself = Ești chiar tu. Alege pe altcineva.
server-people-nobody = Nimeni nu are aici numele sau identificatorul „{ $word }”.
server-people-too-many-blocks = Ai blocat deja numărul maxim de persoane ({ $most }). Deblochează mai întâi una.
server-people-too-many-mutes = Ai ascuns deja replicile numărului maxim de persoane ({ $most }). Alege mai întâi „Arată replicile” la una dintre ele.
server-people-report-table = Această persoană nu a creat masa și nici nu joacă la ea.
server-people-no-case = Cazul { $id } nu există sau a fost șters.
server-people-case-taken = { $moderator } se ocupă deja de acest caz.
server-people-case-closed = { $moderator } a închis deja acest caz.
server-people-unreachable = Nu poți contacta această persoană aici.
server-people-challenged-before = Ai provocat deja această persoană. Așteaptă răspunsul sau retrage provocarea.
server-people-too-many-challenges = Ai deja numărul maxim de provocări deschise ({ $most }). Retrage mai întâi una.
server-people-no-challenge = Această provocare nu mai e valabilă.
server-people-too-many-followed = Urmărești deja numărul maxim de persoane ({ $most }). Deschide mai întâi pagina uneia dintre ele și alege „Nu mai urmări”.
server-people-empty-note = Nota e goală. Scrie ceva.

server-account-none = Joci fără cont, deci nu e niciun cont de arătat sau de schimbat.
server-account-unknown = Nu există niciun cont cu numele „{ $name }”.
server-account-name-length = Numele trebuie să aibă între { $least } și { $most } de caractere.
server-account-name-characters = Un nume e format din litere, cifre, „_” și „-” și începe cu o literă sau o cifră.
server-account-name-taken = Acest nume e deja folosit sau seamănă prea mult cu altul. Alege altul.
server-account-name-held = Acest nume a fost până de curând al altcuiva și rămâne rezervat { $days } de zile. Alege altul.
server-account-result = Nu există rezultatul „{ $word }”. Alege won, lost sau draw.
server-account-password-length = Parola trebuie să aibă între { $least } și { $most } de caractere.
server-account-password-common = Această parolă e printre primele pe care le-ar încerca alții. Alege alta.
server-account-password-wrong = Parola nu e corectă. Încearcă din nou.
server-account-sign-in = Numele nu se potrivește cu parola sau cu codul. Verifică-le.
server-account-reset-code = Linkul a expirat sau a fost deja folosit. Cere altul.
server-account-mail-off = Acest server nu trimite e-mailuri.
server-account-mail-address = Serverul nu poate trimite e-mailuri la această adresă. Verific-o.
server-account-mail-taken = Alt cont are deja această adresă de e-mail. Folosește alta.
server-account-mail-too-often = S-au cerut prea multe linkuri. Uită-te în căsuța de e-mail sau încearcă peste o oră.
server-account-passkeys-off = Acest server nu acceptă chei de acces.
server-account-passkey-late = A durat prea mult sau cererea a fost deja folosită. Încearcă din nou.
server-account-passkey-wrong = Această cheie de acces nu poate fi folosită aici. Încearcă din nou sau alege altă metodă.
server-account-passkey-sign-in = Niciun cont de aici nu folosește această cheie de acces. Poate a fost eliminată.
server-account-passkey-known = Această cheie de acces aparține deja unui cont.
server-account-passkey-last = Fără această cheie de acces nu te-ai mai putea conecta. Alege mai întâi o parolă sau adaugă altă cheie de acces.
server-account-no-passkey = Această cheie de acces nu mai există.
server-account-too-many-passkeys = Contul are deja numărul maxim de chei de acces ({ $most }). Elimină mai întâi una.
server-account-no-session = Această sesiune nu mai există.
server-account-no-token = Acest token nu mai există.
server-account-new-token = Un token are nevoie de un nume de cel mult { $longest } de caractere, de cel puțin o permisiune și de o dată de expirare în viitor.
server-account-too-many-tokens = Contul are deja numărul maxim de tokenuri ({ $most }). Anulează mai întâi unul.
server-account-picture = Această imagine nu există. Alege alta.
server-account-no-profile = Nimeni nu are acest nume sau pagina e privată.
