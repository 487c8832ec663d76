### Help pages and errors in the arguments of the command line: help-COMMAND about a command, help-COMMAND-ARGUMENT
### about an argument, help-arg-ARGUMENT about an argument that several commands share. Words that are
### typed stay as they are.

## Help pages: headings and notes

help-heading-usage = Utilizare:
help-heading-commands = Comenzi:
help-heading-arguments = Argumente:
help-heading-options = Opțiuni:
help-value-command = COMANDĂ
help-value-options = OPȚIUNI
help-value-game = JOC
help-value-file = FIȘIER
help-value-folder = DOSAR
help-value-lang = LIMBĂ
help-value-level = NIVEL
help-value-name = NUME
help-value-value = VALOARE
help-value-plies = MUTĂRI
help-value-files = COLOANE
help-value-ranks = RÂNDURI
help-value-text = TEXT
help-value-words = MUTĂRI
help-value-who = CINE
help-value-columns = COLOANE
help-value-field = CÂMP
help-value-table = MASĂ
help-value-address = ADRESĂ
help-value-clock = CEAS
help-value-token = TOKEN
help-note-default = implicit: { $value }
help-note-values = valori: { $value }
help-note-variable = variabilă: { $value }

## Commands

help-palisade = Jocuri de societate cu labirint: joacă, învață, analizează, cercetează.
help-help = Arată ajutorul unei comenzi
help-serve = Pornește serverul web; palisade fără comandă face același lucru
help-online = Joacă la mesele unui server din linia de comandă
help-backup = Copiază baza de date a unui server, chiar și pornit
help-restore = Pune la loc o copie ca bază de date a unui server oprit
help-migrate = Mută un server dintr-un fișier SQLite în PostgreSQL
help-rebuild = Scrie din nou listele unui server, din evenimentele partidelor lui
help-verify = Verifică zarurile unei partide terminate
help-play = Joacă în terminal
help-rules = Afișează regulile unui joc
help-options = Listează opțiunile unui joc, cu valorile lor
help-legal = Listează mutările permise într-o poziție
help-show = Desenează o poziție ca text
help-perft = Numără șirurile de mutări de o lungime dată
help-playouts = Joacă partide la întâmplare și le numără
help-engine = Pornește motorul: UGI la intrarea și ieșirea standard
help-analyse = Analizează o poziție sau judecă fiecare mutare dintr-un fișier de partidă
help-bench = Măsoară motorul: un număr de noduri care îi identifică jocul, și viteza
help-match = Pune motoarele să joace între ele și le măsoară
help-dataset = Scrie poziții cu părerea motorului, pentru programe care învață
help-solve = Rezolvă exact un labirint PAC-MAN sau găsește unul echilibrat
help-record = Verifică, arată sau rescrie un fișier de partidă
help-record-check = Rejoacă un fișier de partidă și verifică fiecare mutare și rezultatul
help-record-show = Desenează ultima poziție dintr-un fișier de partidă
help-record-convert = Rescrie un fișier de partidă în forma standard sau ca JSON
help-online-guest = Creează un invitat și afișează tokenul lui
help-online-list = Listează mesele publice
help-online-create = Creează o masă și afișează linkul ei
help-online-play = Intră la o masă sau o urmărește. La intrare, linie cu linie: mutări, resign, draw, takeback, pause, abort (propune sau acceptă), decline CE, resume
help-online-rematch = Cere revanșa sau o acceptă; când toți sunt de acord, afișează linkul partidei următoare
help-online-hint = Afișează ca JSON analiza mesei făcută de calculator; nu când joci acolo cu oameni
help-online-record = Afișează înregistrarea partidei de la o masă

## Arguments that several commands share

help-arg-help = Arată acest ajutor
help-arg-version = Arată versiunea
help-arg-lang = Limba: en, fr, es, nl, pl, cs sau ro
help-arg-game = quoridor, mini, pacman sau mspacman
help-arg-seats = Numărul de jucători
help-arg-maze = Un labirint sau o tablă: un nume inclus, un fișier sau un labirint într-un cuvânt
help-arg-options = O opțiune a regulilor, de câte ori e nevoie; palisade options JOC le listează
help-arg-position = Începe din această poziție în locul celei obișnuite
help-arg-moves = Apoi joacă aceste mutări, separate prin spații
help-arg-json = Afișează JSON
help-arg-level = Puterea de joc, de la 1 la 8
help-arg-threads = Numărul de fire de execuție
help-arg-hash = Mărimea tabelei de transpoziții, în megaocteți
help-arg-movetime = Timpul pentru fiecare mutare, în milisecunde
help-arg-nodes = Caută atâtea poziții pentru fiecare mutare
help-arg-depth = Calculează atâtea mutări înainte
help-arg-seed = Începutul numerelor aleatoare; același început dă același rezultat
help-arg-file = Fișierul partidei; - e intrarea standard
help-arg-database = Baza de date: un fișier sau sqlite:FIȘIER
help-arg-cache = Folderul cu soluțiile labirinturilor
help-arg-server = Adresa serverului
help-arg-token = Tokenul unui invitat; fără el se creează unul nou
help-arg-name = Numele unui invitat nou
help-arg-table = Masa: identificatorul sau linkul ei
help-arg-watch = Doar urmărește

## Arguments of single commands

help-analyse-game = Un joc (quoridor, mini, pacman, mspacman) sau un fișier de partidă; - e intrarea standard
help-analyse-movetime = Timpul pentru fiecare poziție, în milisecunde
help-analyse-lines = Câte variante să arate
help-analyse-whole = Cu --json: toată analiza unei partide, nu doar mutările
help-backup-file = Copia de scris
help-restore-file = Copia de citit
help-bench-game = Doar pozițiile acestui joc
help-legal-batch = Citește de la intrare câte o listă de mutări pe linie și răspunde la fiecare pe o linie
help-legal-with = Adaugă aceste câmpuri la fiecare răspuns, după câte un tab: position, turn, result
help-show-json = Afișează ca JSON poziția, cine e la mutare și mutările permise
help-perft-depth = Adâncimea, în mutări
help-perft-divide = Numără separat după fiecare primă mutare
help-playouts-seconds = Câte secunde să joace
help-rules-width = Lățimea maximă a liniilor
help-rules-game-flag = La fel ca GAME
help-play-players = Cine joacă, pentru fiecare jucător: human sau un nivel de la 1 la 8
help-play-resume = Continuă ultima partidă neterminată
help-play-plain = Linie cu linie, pentru cititoare de ecran și scripturi
help-match-mazes = Labirinturi sau table folosite pe rând, după nume
help-match-clock = Timpul pentru toate mutările unei partide și cât adaugă fiecare mutare, în secunde, de exemplu 60+1
help-match-grace = Cu câte milisecunde poate dura mai mult o mutare; peste ele partida e pierdută
help-match-log = Scrie în acest fișier fiecare rând pe care programele îl primesc și îl trimit
help-match-players = Cine joacă: de la level:1 la level:8, mcts:PARTIDE sau linia de comandă a unui program UGI. Rezultatele sunt ale primului; ultimul ocupă locurile rămase
help-match-games = Numărul maxim de partide
help-match-parallel = Câte partide deodată
help-match-mirror = Joacă fiecare deschidere încă o dată cu ultimul jucător pe toate locurile: în varianta PAC-MAN, fiecare rol al primului se compară cu asta
help-match-opening = Mutări la întâmplare înainte ca jucătorii să preia jocul
help-match-longest = O partidă cu atâtea mutări e remiză
help-match-sprt = Se oprește când e clar dacă primul e mai puternic cu ELO0 sau cu ELO1
help-match-records = Păstrează fiecare partidă în acest folder; un meci care își găsește partidele acolo continuă
help-dataset-out = Arhiva NumPy de scris (.npz); cât timp nu e completă, partidele ei sunt într-un folder alături
help-dataset-records = Folosește partidele din acest fișier sau folder în loc să joace; de câte ori e nevoie
help-dataset-games = Câte partide să joace
help-dataset-opening = Mutări la întâmplare la începutul fiecărei partide, care sunt lăsate deoparte
help-dataset-longest = O partidă cu atâtea mutări e remiză
help-dataset-planes = Scrie și planurile fiecărei poziții
help-solve-lives = Rezolvă pentru o viață până la atâtea vieți
help-solve-quick = Spune doar cine câștigă de la început; nu păstrează nimic
help-solve-fair = Caută un labirint pe care îl câștigă fantomele dacă PAC-MAN nu are toate viețile și afișează fișierul lui
help-solve-size = Mărimea tablei
help-solve-ghosts = Câte fantome are
help-solve-pellets = Câte pastile de putere are
help-solve-fences = Câte bariere are
help-online-create-level = Calculatorul, la acest nivel, ocupă toate celelalte locuri
help-online-create-all-mine = Joci pentru toți, ca mai mulți oameni la un ecran
help-online-create-clock = none, per-move:SECUNDE, sudden-death:SECUNDE, fischer:SECUNDE+SECUNDE sau days:ZILE
help-online-create-public = Arată masa tuturor

## The server

help-migrate-file = Fișierul SQLite al unui server care nu rulează
help-migrate-database = Baza PostgreSQL goală în care ajunge totul: postgres://UTILIZATOR@GAZDĂ/NUME
help-rebuild-database = Baza de date: un fișier sau postgres://UTILIZATOR@GAZDĂ/NUME
help-serve-config = Un fișier TOML cu oricare dintre aceste setări, câte un nume = valoare pe linie
help-serve-listen = Adresa și portul pe care ascultă
help-serve-database = Baza de date: un fișier sau postgres://UTILIZATOR@GAZDĂ/NUME; altfel palisade.sqlite în folderul de date
help-serve-bus = Unde se anunță nodurile de pe aceeași bază PostgreSQL: nats://GAZDĂ; altfel chiar în baza de date
help-serve-node = Numele acestui nod printre cele de pe aceeași bază; altfel mașina și portul lui
help-serve-public-url = Adresa pe care o văd oamenii, pentru linkuri, cookie-uri și verificarea originii; începe cu https:// sau http://
help-serve-behind-proxy = Dacă un proxy invers din față spune în X-Forwarded-For cine apelează
help-serve-cache = Folderul cu soluțiile labirinturilor PAC-MAN, folosite de nivelul 8; altfel cel al palisade solve
help-serve-engine-threads = Câte fire de execuție calculează pentru calculator; altfel cu unul mai puțin decât nucleele
help-serve-engine-ms = Cât se gândește cel mult calculatorul la o mutare, în milisecunde
help-serve-lag-ms = Cât din timpul unei mutări poate fi pus pe seama rețelei, în milisecunde
help-serve-sockets = Numărul maxim de conexiuni deschise
help-serve-sockets-per-address = Numărul maxim de conexiuni deschise de la o adresă
help-serve-tables-per-socket = Numărul maxim de mese urmărite printr-o conexiune
help-serve-message-bytes = Cel mai lung mesaj pe care îl poate trimite un client, în octeți
help-serve-body-seconds = Câte secunde poate dura trimiterea conținutului unei cereri
help-serve-messages-per-minute = Numărul maxim de mesaje pe minut pe o conexiune
help-serve-requests-per-minute = Numărul maxim de cereri pe minut de la o adresă
help-serve-tables-per-minute = Numărul maxim de mese create pe minut de o persoană
help-serve-guests-per-minute = Numărul maxim de invitați noi pe minut de la o adresă
help-serve-tables-per-person = Numărul maxim de mese deschise de o persoană
help-serve-insights-per-minute = Numărul maxim de indicii cerute pe minut de o persoană
help-serve-probes-per-minute = Numărul maxim de valori exacte ale labirinturilor pe minut pentru o adresă
help-serve-solve-memory-mb = Memoria maximă pentru rezolvarea unui labirint la cerere, în megaocteți; 0 înseamnă niciodată
help-serve-solve-disk-mb = Cât poate crește astfel folderul cu soluții, în megaocteți
help-serve-solves-per-day = Numărul maxim de labirinturi rezolvate pe zi pentru o persoană
help-serve-backlog = Câte mesaje pot aștepta un client lent înainte să i se închidă conexiunea
help-serve-backlog-kb = Câți kiloocteți de mesaje pot aștepta un client lent înainte să i se închidă conexiunea
help-serve-waiting-hours = După câte ore se anulează o masă la care nu a venit nimeni
help-serve-idle-days = După câte zile fără mutare se anulează o partidă fără ceas
help-serve-aborted-days = După câte zile se șterge o partidă anulată
help-serve-token-days = Câte zile poți lipsi fără să pierzi autentificarea
help-serve-contact = Cum poți fi contactat, pentru pagina de confidențialitate: o adresă de e-mail sau web
help-serve-audit-days = După câte zile jurnalul de moderare uită ce s-a făcut
help-serve-rotate-key = Semnează cu o cheie nouă de la această pornire; nimeni nu este deconectat
help-serve-database-mb = Cât poate crește baza de date, în megaocteți; 0 înseamnă fără limită
help-serve-log = Cât de detaliat e jurnalul: error, warn, info, debug sau trace
help-serve-log-json = Jurnal ca JSON, câte un obiect pe linie
help-serve-no-qr = Nu arăta codul QR al adresei

## Errors in the arguments

usage-unknown-command = Nu există comanda „{ $word }”.
usage-unknown-argument = „{ $word }” nu înseamnă nimic aici.
usage-missing = Lipsește: { $list }.
usage-missing-command = Spune ce e de făcut: { $list }.
usage-no-value = { $argument } are nevoie de o valoare.
usage-bad-value = { $argument } nu poate fi „{ $value }”.
usage-allowed = Valori posibile: { $values }.
usage-want-number = Scrie un număr întreg.
usage-want-range = Scrie un număr de la { $low } la { $high }.
usage-want-seconds = Scrie un număr de secunde, de exemplu 2.5.
usage-want-sprt = Scrie două numere, de exemplu 0,10, întâi cel mai mic.
usage-want-clock = Scrie un ceas, de exemplu fischer:180+2 sau per-move:30.
usage-want-match-clock = Scrie secunde, de exemplu 60, sau 60+1 cu ce adaugă fiecare mutare.
usage-want-field = Scrie position, turn sau result.
usage-conflict = { $argument } și { $other } nu se pot folosi împreună.
usage-twice = { $argument } poate fi dat o singură dată.
usage-value-count = { $argument } nu are numărul potrivit de valori.
usage-not-text = Un argument nu e text valid (UTF-8).
usage-did-you-mean = Ai vrut să spui { $words }?
usage-see-help = Vezi { $command } --help.
