### Ce spun toate fețele programului. Variabilele unui mesaj sunt aceleași în fiecare limbă.

reason-with-rule = { $sentence } ({ $rule })

## Jocuri

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = Varianta PAC-MAN
game-mspacman = Ms. Pac-Man

## Piese și lucruri, ca pe cutie

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
term-dot = punct
term-die = zar
term-spinner = titirez

## Numere

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
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
steps-left =
    { $count ->
        [one] { $count } pas
        [few] { $count } pași
       *[other] { $count } de pași
    }

## Limbi

language-unknown = Nu există limba „{ $tag }”; alege una dintre: { $known }.

## Opțiunile unei mese

option-unknown = Nu există aici opțiunea „{ $name }”; opțiunile sunt: { $known }.
option-value = Opțiunea { $name } nu poate fi „{ $value }”; poate fi: { $allowed }.

## Fișe de partidă

record-no-magic = Linia { $line }, coloana { $column }: aceasta nu e o fișă de partidă; prima linie trebuie să fie „palisade 1”.
record-open-note = Linia { $line }, coloana { $column }: o notă începe cu acoladă și nu se închide.
record-stray-note = Linia { $line }, coloana { $column }: o notă în acolade trebuie să urmeze unei mutări, câte una la mutare.
record-over = Partida s-a terminat; nu i se mai poate adăuga nimic.
record-bad-leave = „{ $word }” nu spune cine a plecat și de ce; scrie leave:JUCĂTOR:MOTIV, unde MOTIV e resign, time sau fault.
record-not-seated = Jucătorul { $seat } nu mai este în joc.
record-no-game = Fișa nu spune ce joc este: lipsește o linie „game …”.
record-not-a-number = Aici trebuie să fie un număr.
record-bad-result = Acesta nu e un rezultat cu un loc pentru fiecare jucător sau nu e un motiv cunoscut.
record-wrong-result = Fișa spune „{ $stated }”, dar din mutări reiese „{ $actual }”.
record-header = În linia „{ $header } { $value }”: { $why }
record-word = Cuvântul { $nth }, „{ $word }”: { $why }

## Mese

game-unknown = Nu există jocul „{ $word }”; jocurile sunt: quoridor, mini, pacman, mspacman.
table-seats = Acest joc nu are masă pentru { $seats }; numărul de jucători poate fi: { $allowed }.
table-pieces = S-au ales { $pieces } piese pentru { $seats } locuri.
table-no-maze = Jocul { $game } nu are un labirint de ales.

## Opțiunile jocurilor în meniu și valorile lor

# $name is the name below, $word the word for scripts, $about the sentence below, $rule a rule number.
option-item = { $name } (`{ $word }`): { $about } ({ $rule })
option-item-plain = { $name } (`{ $word }`): { $about }
# $values lists words with their meaning, $default is one of them.
option-values = Valori: { $values }. Implicit: { $default }.

option-about-starter = cine face prima mutare; la întâmplare, dacă nu alegi un jucător.
option-about-pawn-behind = ce face un al treilea pion aflat chiar în spatele celui peste care vrei să sari. Fie blochează săritura, cum spun toate regulamentele, fie ține loc de barieră, iar tu poți trece la stânga sau la dreapta.
option-about-repetition = dacă partida e remiză când aceeași poziție apare pentru a treia oară.
option-about-move-seconds = timpul pentru fiecare mutare, în secunde, sau fără limită.
option-about-pieces = personajul cu care joacă fiecare. În rest nu schimbă nimic.
option-about-boost = câte dintre cele 3 căsuțe în plus parcurge PAC-MAN după o pastilă de putere.
option-about-boost-eats = ce fantome mănâncă PAC-MAN în timpul bonusului: pe toate cele din drum sau doar pe cele de pe căsuța pe care se oprește. În al doilea caz trece pe lângă celelalte fără să pățească nimic.
option-about-frenzy = cum parcurge cele două căsuțe o fantomă care îl vede pe PAC-MAN: pe amândouă în aceeași direcție sau cotind liber după prima, chiar și înapoi de unde a plecat.
option-about-ghost-on-pellet = ce e pentru o fantomă o pastilă de putere nemâncată: o căsuță pe care o poate traversa fără să se oprească, un perete sau o căsuță ca oricare alta.
option-about-contact = ce se întâmplă când PAC-MAN intră fără bonus pe căsuța unei fantome. E prins sau căsuțele cu fantome îi sunt interzise; dacă astfel nu mai poate merge două căsuțe, merge una sau stă pe loc.
option-about-ghosts-share = dacă fantomele se pot opri pe aceeași căsuță. Una pe lângă alta pot trece oricând.
option-about-lives = câte vieți are PAC-MAN. Dacă nu alegi tu, hotărăște labirintul.
option-about-ghosts = cine joacă cu Blinky, Inky, Pinky și Clyde, în această ordine. Altfel, fantomele se împart pe rând.
option-about-capture = dacă piesele se prind pe fiecare căsuță pe care intră sau doar pe ultima căsuță a mutării.
option-about-colours = ce zonă de culoare are fiecare jucător. Cine nu apare în listă primește una dintre zonele rămase.

option-name-starter = Cine începe
option-name-pawn-behind = Al treilea pion în spate
option-name-repetition = Poziția de trei ori
option-name-move-seconds = Secunde pe mutare
option-name-boost = Căsuțele bonusului
option-name-boost-eats = Bonusul mănâncă
option-name-frenzy = Fantomele frenetice
option-name-ghost-on-pellet = Fantome și pastile
option-name-contact = Intrarea pe o fantomă
option-name-ghosts-share = Fantome împreună
option-name-lives = Vieți
option-name-pieces = Piese
option-name-capture = Prinderi
option-name-maze = Labirint
option-name-ghosts = Cine joacă { $ghost }
option-name-colours = Zona jucătorului { $seat }

choice-random = tras la sorți
choice-blocked = oprește săritura
choice-sidestep = ține loc de barieră
choice-draw = remiză
choice-off = nu
choice-up-to = cel mult 3
choice-exactly = exact 3
choice-path = toate din drum
choice-end = doar ultima
choice-straight = drept înainte
choice-turning = pot coti
choice-cross = trec, nu se opresc
choice-never = nu intră
choice-free = se pot opri
choice-caught = este prins
choice-closed = nu se poate
choice-true = da
choice-false = nu
choice-passing = și în trecere
choice-exact = pe ultima căsuță
choice-maze = ca în labirint
choice-dealt = împărțite pe rând
choice-seat = jucătorul { $seat }
choice-nobody = nu joacă
choice-area-a = sus în stânga
choice-area-b = sus în dreapta
choice-area-c = jos în dreapta
choice-area-d = jos în stânga

## Labirinturile și tablele incluse

maze-name-corners = Colțuri
maze-name-cloister = Claustru
maze-name-drawbridge = Pod mobil
maze-name-hedgerow = Gard viu
maze-name-lantern-yard = Curtea felinarelor
maze-name-long-watch = Straja lungă
maze-name-narrow-gate = Poarta îngustă
maze-name-orchard = Livada
maze-name-stepping-stones = Pietre de trecere
maze-name-three-keys = Trei chei
maze-name-toll-bridge = Podul cu taxă
maze-name-quarters = Sferturi

## Cum se termină partidele

ending-winner = A câștigat jucătorul { $seat }
ending-winners = Au câștigat jucătorii { $seats }
ending-draw = Remiză
ending-by-repetition = Aceeași poziție a apărut a treia oară.
ending-by-resign = Cealaltă parte a abandonat.
ending-by-time = S-a terminat timpul.
ending-by-fault = Un program s-a defectat.
ending-by-agreement = Ambele părți au căzut de acord.
ending-by-aborted = Partida a fost anulată.
