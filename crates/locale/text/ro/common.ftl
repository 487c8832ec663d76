### What all programs share: names of games and pieces, players, results, and refusals that belong to
### no single game. The variables of a message are the same in every language. $seat is the number of
### a player, from 1.

reason-with-rule = { $sentence } ({ $rule })

## Games

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = Varianta PAC-MAN
game-mspacman = Ms. Pac-Man

## Pieces and things, as the rulebooks call them

term-pawn = pion
term-fence = barieră
term-pacman = PAC-MAN
term-mspacman = Ms. Pac-Man
term-ghost = fantomă
term-blinky = Blinky
term-inky = Inky
term-pinky = Pinky
term-clyde = Clyde
term-pellet = pastilă de putere
term-dot = bulină
term-die = zar
term-spinner = ruletă

## Counts

fences-left =
    { $count ->
        [one] { $count } barieră
        [few] { $count } bariere
       *[other] { $count } de bariere
    }
lives-left =
    { $count ->
        [one] { $count } viață
        [few] { $count } vieți
       *[other] { $count } de vieți
    }
pellets-left =
    { $count ->
        [one] { $count } pastilă de putere
        [few] { $count } pastile de putere
       *[other] { $count } de pastile de putere
    }
dots-left =
    { $count ->
        [one] { $count } bulină
        [few] { $count } buline
       *[other] { $count } de buline
    }
steps-left =
    { $count ->
        [one] { $count } pas
        [few] { $count } pași
       *[other] { $count } de pași
    }

## Languages

language-unknown = Nu există limba „{ $tag }”. Alege una dintre acestea: { $known }.

## Options

option-unknown = Aici nu există opțiunea „{ $name }”. Opțiunile sunt: { $known }.
option-value = Opțiunea { $name } nu poate fi „{ $value }”. Valori posibile: { $allowed }.

## Records

record-no-magic = Linia { $line }, coloana { $column }: acesta nu e un fișier de partidă. Prima linie trebuie să fie „palisade 1”.
record-open-note = Linia { $line }, coloana { $column }: comentariul se deschide cu o acoladă, dar nu se mai închide.
record-stray-note = Linia { $line }, coloana { $column }: un comentariu între acolade trebuie să vină după o mutare, cel mult unul la fiecare mutare.
record-over = Partida s-a terminat. Nu se mai poate adăuga nimic.
record-bad-leave = „{ $word }” nu spune cine a plecat și de ce. Scrie leave:JUCĂTOR:MOTIV, unde MOTIV e resign, time sau fault.
record-not-seated = Jucătorul { $seat } nu mai e în joc.
record-no-game = Fișierul nu spune ce joc e: lipsește linia „game …”.
record-not-a-number = Aici trebuie să fie un număr.
record-bad-result = Rezultatul trebuie să aibă câte o valoare pentru fiecare jucător și un motiv cunoscut.
record-wrong-result = Fișierul spune „{ $stated }”, dar din mutări reiese „{ $actual }”.
record-header = În linia „{ $header } { $value }”: { $why }
record-word = Mutarea { $nth }, „{ $word }”: { $why }
variation-bad-number = Întâi vine numărul unei mutări din varianta principală, de la 1 la { $most }.
variation-word = „{ $word }”: { $why }
variation-no-move = Un comentariu sau o paranteză trebuie să vină după o mutare.
variation-open = O paranteză sau o acoladă e deschisă, dar nu și închisă.
variation-closed = Se închide o paranteză care nu a fost deschisă.
variation-bad-mark = „{ $mark }” nu e un semn de mutare. Semnele sunt ! ? !! ?? !? și ?!
link-broken = Linkul acesta e incomplet sau s-a schimbat pe drum. Copiază-l încă o dată, întreg.

## Setting up a game

game-unknown = Nu există jocul „{ $word }”. Jocurile sunt: quoridor, mini, pacman, mspacman.
table-seats = Numărul de jucători nu poate fi { $seats }. La acest joc poate fi: { $allowed }.
table-pieces = Numărul de personaje alese ({ $pieces }) nu se potrivește cu numărul de jucători ({ $seats }).
table-no-maze = La { $game } nu se alege niciun labirint.
# $label says what the action means: a move, a square, directions.
action-not-legal = Acțiunea { $action } ({ $label }) nu e legală aici.

## Options of the games: a name for menus, what the option does, and its values

# $name is the name below, $word the word for scripts, $about the sentence below, $rule a rule number.
option-item = { $name } (`{ $word }`): { $about } ({ $rule })
option-item-plain = { $name } (`{ $word }`): { $about }
# $values lists words with their meaning, $default is one of them.
option-values = Valori: { $values }. Implicit: { $default }.

option-about-starter = cine face prima mutare; la întâmplare, dacă nu alegi un jucător.
option-about-pawn-behind = ce face un al treilea pion aflat chiar în spatele celui peste care vrei să sari. Fie blochează săritura, cum spun toate regulamentele, fie ține loc de barieră, iar tu poți trece la stânga sau la dreapta.
option-about-repetition = ce se întâmplă când aceeași poziție apare pentru a treia oară: partida e remiză sau continuă.
option-about-move-seconds = timpul pentru fiecare mutare, în secunde, sau fără limită.
option-about-pieces = personajul cu care joacă fiecare. Alegerea nu schimbă nimic în joc.
option-about-boost = câte dintre cele 3 căsuțe primite pentru o pastilă de putere parcurge PAC-MAN.
option-about-boost-eats = pe care fantome le mănâncă PAC-MAN în timpul bonusului: pe toate cele din drum sau doar pe cele de pe căsuța pe care se oprește. În al doilea caz trece pe lângă celelalte fără să pățească nimic.
option-about-frenzy = cum parcurge cele două căsuțe o fantomă care îl vede pe PAC-MAN: pe amândouă în aceeași direcție sau pe a doua în orice direcție, chiar și înapoi de unde a plecat.
option-about-ghost-on-pellet = ce e pentru o fantomă o pastilă de putere nemâncată: o căsuță pe care o poate traversa fără să se oprească, un perete sau o căsuță ca oricare alta.
option-about-contact = ce se întâmplă când PAC-MAN intră fără bonus pe căsuța unei fantome. Fie e prins, fie căsuțele cu fantome îi sunt interzise; dacă astfel nu mai poate merge două căsuțe, merge una sau stă pe loc.
option-about-ghosts-share = dacă fantomele se pot opri pe aceeași căsuță. Una pe lângă alta pot trece oricând.
option-about-lives = câte vieți are PAC-MAN. Dacă nu alegi tu, hotărăște labirintul.
option-about-ghosts = cine joacă cu Blinky, Inky, Pinky și Clyde, în această ordine. Altfel, fantomele se împart pe rând.
option-about-capture = dacă o piesă prinde pe orice căsuță pe care intră sau doar pe ultima căsuță a mutării.
option-about-colours = ce zonă de culoare are fiecare jucător. Cine nu apare în listă primește una dintre zonele rămase.

option-name-starter = Cine începe
option-name-pawn-behind = Al treilea pion în spate
option-name-repetition = Aceeași poziție de 3 ori
option-name-move-seconds = Secunde pe mutare
option-name-boost = Lungimea bonusului
option-name-boost-eats = Fantome mâncate cu bonusul
option-name-frenzy = Fantomele frenetice merg
option-name-ghost-on-pellet = Fantome pe pastile
option-name-contact = Mutarea pe o fantomă
option-name-ghosts-share = Fantome pe aceeași căsuță
option-name-lives = Vieți
option-name-pieces = Personaje
option-name-capture = Prinderi
option-name-maze = Labirint
option-name-ghosts = Cine joacă cu { $ghost }
option-name-colours = Zona jucătorului { $seat }

choice-random = la întâmplare
choice-blocked = blochează săritura
choice-sidestep = ține loc de barieră
choice-draw = remiză
choice-off = partida continuă
choice-move-seconds-off = fără limită
choice-up-to = cel mult 3 căsuțe
choice-exactly = exact 3 căsuțe
choice-path = pe tot drumul
choice-end = doar pe ultima căsuță
choice-straight = doar drept înainte
choice-turning = și după colț
choice-cross = trec, dar nu se opresc
choice-never = nu pot intra
choice-free = se pot opri
choice-caught = PAC-MAN e prins
choice-closed = nu e permisă
choice-true = da
choice-false = nu
choice-passing = și în trecere
choice-exact = doar pe ultima căsuță
choice-maze = ca în labirint
choice-dealt = împărțite pe rând
choice-seat = jucătorul { $seat }
choice-nobody = nu e în joc
choice-area-a = stânga sus
choice-area-b = dreapta sus
choice-area-c = dreapta jos
choice-area-d = stânga jos

## Mazes and boards that come with Palisade

maze-name-corners = Colțuri
maze-name-cloister = Claustrul
maze-name-drawbridge = Podul mobil
maze-name-hedgerow = Gardul viu
maze-name-lantern-yard = Curtea cu felinare
maze-name-long-watch = Straja lungă
maze-name-narrow-gate = Poarta îngustă
maze-name-orchard = Livada
maze-name-stepping-stones = Pietrele din vad
maze-name-three-keys = Trei chei
maze-name-toll-bridge = Podul cu vamă
maze-name-back-stairs = Scara din spate
maze-name-bell-court = Curtea clopotului
maze-name-candle-lane = Ulița lumânărilor
maze-name-crossroads = Răscrucea
maze-name-ferry-landing = Debarcaderul
maze-name-granary = Hambarul
maze-name-great-hall = Aula mare
maze-name-harbour-wall = Digul portului
maze-name-high-meadow = Pajiștea înaltă
maze-name-market-square = Piața mare
maze-name-millpond = Iazul morii
maze-name-old-well = Fântâna veche
maze-name-quarry = Cariera de piatră
maze-name-rose-garden = Grădina de trandafiri
maze-name-sundial = Cadranul solar
maze-name-tannery = Tăbăcăria
maze-name-twin-doors = Ușile gemene
maze-name-vineyard = Podgoria
maze-name-watchtower = Turnul de veghe
maze-name-weir = Stăvilarul
maze-name-quarters = Sferturi

## Results

player-name = Jucătorul { $seat }
computer-name = Calculatorul de nivel { $level }
computer-level = { $name } · nivelul { $level }
ending-winner = A câștigat jucătorul { $seat }
ending-winners = Au câștigat jucătorii { $seats }
ending-draw = Remiză
ending-by-goal =
    { $who ->
        [you] Ai ajuns pe linia de sosire.
       *[other] { $name } a ajuns pe linia de sosire.
    }
ending-by-pellets = PAC-MAN a mâncat ultima pastilă.
ending-by-lives = Fantomele i-au luat lui PAC-MAN ultima viață.
ending-by-dots =
    { $who ->
        [you] A dispărut ultima bulină de culoarea ta.
       *[other] { $name }: a dispărut ultima bulină de culoarea sa.
    }
ending-by-repetition = Aceeași poziție a apărut pentru a treia oară.
ending-by-resign =
    { $who ->
        [you] Ai abandonat.
       *[other] { $name } a abandonat.
    }
ending-by-time =
    { $who ->
        [you] Ai rămas fără timp.
       *[other] { $name } a rămas fără timp.
    }
ending-by-fault =
    { $who ->
        [you] Programul tău s-a oprit din cauza unei erori.
       *[other] { $name } s-a oprit din cauza unei erori.
    }
ending-by-agreement = De comun acord.
ending-by-aborted = Partida a fost anulată.

## Entries of a game in words; moves are written in notation

entry-spin = ruletă { $face }
entry-die = zar { $face }
entry-stay = stă pe loc
entry-leave-resign = { $name } abandonează
entry-leave-time = { $name } rămâne fără timp
entry-leave-fault = { $name } se oprește din cauza unei erori
guest-name = Invitat { $id }

## Computer players: how each plays, in a few words after its name, and what it says

personality-manner-1 = visează pe drum
personality-manner-2 = vede doar pasul următor
personality-manner-3 = se grăbește mereu
personality-manner-4 = se face ghem când ezită
personality-manner-5 = îi plac micile șiretlicuri
personality-manner-6 = se gândește la fiecare mutare
personality-manner-7 = nu se lasă niciodată
personality-manner-8 = a văzut de toate
personality-line-1 = A, e deja rândul meu?
personality-line-2 = Eu mă iau după miros.
personality-line-3 = Prinde-mă! Vai, nu pe aici.
personality-line-4 = Ai grijă, înțep!
personality-line-5 = Doar mă uit. Zău.
personality-line-6 = Liniște, că număr.
personality-line-7 = Am toată noaptea.
personality-line-8 = Surprinde-mă.

## What the system says of a file or folder

system-not-found = Nu există un astfel de fișier sau dosar.
system-denied = Acces refuzat.
system-folder = E un dosar.
system-no-folder = Nu e un dosar.
system-full = Discul e plin.
system-no-text = Nu e un text în UTF-8.
system-read-only = Discul nu permite scrierea.
system-exists = Există deja.
