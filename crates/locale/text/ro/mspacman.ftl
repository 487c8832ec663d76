### Ms. Pac-Man: why a move, a typed position or a board is refused.
### $seat and $winner are numbers of players; $steps is how many squares the roll gives; $colour is a
### letter from a to d; $line and $column say where in a board file or word.

## Moves

refusal-ms-word = „{ $word }” nu e o mutare în acest joc. Scrie un drum, ca d7-d6-d5, o așezare, ca @e7, o aruncare, ca spin:3 sau die:F2, ori -- dacă trebuie să stai pe loc.
refusal-ms-over = Partida s-a terminat: a câștigat jucătorul { $winner }.
refusal-ms-spin-due = Jucătorul { $seat } trebuie mai întâi să învârtă ruleta.
refusal-ms-die-due = Jucătorul { $seat } trebuie mai întâi să arunce zarul.
refusal-ms-place-due = Jucătorul { $seat } trebuie mai întâi s-o pună pe Ms. Pac-Man pe un cerc alb.
refusal-ms-move-due = Jucătorul { $seat } trebuie acum să meargă { $steps ->
        [one] { $steps } căsuță
        [few] { $steps } căsuțe
       *[other] { $steps } de căsuțe
    }.
refusal-ms-no-spin = Ruleta acestui platou nu are { $steps }.
refusal-ms-no-face = Zarul acestui platou nu are { $face }.
refusal-ms-not-circle = Pe { $square } nu e niciun cerc alb. Ms. Pac-Man poate fi pusă doar pe un cerc alb.
refusal-ms-circle-taken = Pe { $square } e fantoma jucătorului { $seat }.
refusal-ms-must-move = Poți merge { $steps ->
        [one] { $steps } căsuță
        [few] { $steps } căsuțe
       *[other] { $steps } de căsuțe
    }, așa că nu poți sta pe loc.
refusal-ms-count = Drumul are { $count ->
        [one] { $count } căsuță
        [few] { $count } căsuțe
       *[other] { $count } de căsuțe
    }, dar a ieșit { $steps }.
refusal-ms-off-board = Nu există căsuța { $square } pe acest platou.
refusal-ms-solid = Căsuța { $square } e zidită: nicio piesă nu poate intra acolo.
refusal-ms-home = { $square } e adăpostul unei fantome: de acolo se poate doar ieși.
refusal-ms-apart = { $from } și { $to } nu sunt nici vecine, nici două ieșiri.
refusal-ms-wall = Între { $from } și { $to } e un perete.
refusal-ms-after-catch = Mutarea se termină cu prinderea de pe { $square }.
refusal-ms-after-win = Pasul pe { $square } ia ultima bulină a unei zone: a câștigat jucătorul { $winner }, iar mutarea se termină acolo.
refusal-ms-on-ghost = Pe { $square } e fantoma jucătorului { $seat }: mergi cu o căsuță mai departe, pe una liberă.
refusal-ms-no-room = Pe { $square } e fantoma jucătorului { $seat }, iar lângă ea nu e nicio căsuță liberă.
refusal-ms-extra-taken = Pasul în plus nu poate duce pe { $square }: acolo e o piesă.

## Typed positions

setup-ms-seats =
    { $count ->
        [one] Ms. Pac-Man e pentru 2–4 jucători, nu pentru { $count }.
        [few] Ms. Pac-Man e pentru 2–4 jucători, nu pentru { $count }.
       *[other] Ms. Pac-Man e pentru 2–4 jucători, nu pentru { $count }.
    }
setup-ms-fields = O poziție are șase câmpuri (culori, Ms. Pac-Man, fantome, buline luate, ce urmează, platou), de exemplu „a,b 1:e7 -,f6:S - roll:1 quarters”; { $count ->
        [one] aici e { $count }.
        [few] aici sunt { $count }.
       *[other] aici sunt { $count }.
    }
setup-ms-word = „{ $word }” nu are ce căuta în câmpul { $field }.
setup-ms-length = Câmpul { $field } are { $count ->
        [one] { $count } element
        [few] { $count } elemente
       *[other] { $count } de elemente
    }, dar numărul de jucători e { $seats }.
setup-ms-colour-twice = Doi jucători nu pot avea aceeași culoare, { $colour }.
setup-ms-no-dot = Căsuța { $square } nu a avut niciodată bulină sau apare de două ori.
setup-ms-square = Această piesă nu poate fi pe { $square }.
setup-ms-shared = Două piese nu pot fi împreună pe { $square }.
setup-ms-ghost = Fantoma jucătorului { $seat } trebuie să fie pe platou cât timp acel jucător e în joc și nu joacă cu Ms. Pac-Man, și numai atunci.
setup-ms-leader = După învârtirile inițiale, cineva trebuie să joace cu Ms. Pac-Man. După ce a fost pusă pe un cerc alb, Ms. Pac-Man rămâne pe platou.
setup-ms-turn = Nu poate fi rândul jucătorului { $seat }, care nu e în joc.
setup-ms-steps = Jucătorul { $seat } nu poate avea de mers { $steps ->
        [one] { $steps } căsuță
        [few] { $steps } căsuțe
       *[other] { $steps } de căsuțe
    }: nicio aruncare de pe acest platou nu dă numărul acesta.
setup-ms-side = Fantoma jucătorului { $seat } nu poate fi slabă în acest fel la propriul rând.
setup-ms-opening = La început învârt ruleta, pe rând, cel puțin doi jucători, cu toate fantomele în adăpost și nicio bulină luată.
setup-ms-end = Partida e terminată dacă zona unui jucător e goală sau a rămas un singur jucător, și numai atunci; acel jucător a câștigat.

## Boards

board-unknown = Nu există platoul „{ $word }”. Platourile sunt: { $known }.
board-no-drawing = Linia { $line }: lipsește desenul. Nicio linie nu începe cu +.
board-header = Linia { $line }, coloana { $column }: „{ $text }” nu e o linie dintr-un fișier de platou.
board-name = Linia { $line }, coloana { $column }: „{ $text }” nu e un nume valid. Folosește cel mult 32 de litere, cifre și -, începând cu o literă.
board-face = Linia { $line }, coloana { $column }: „{ $text }” nu se poate folosi aici. Scrie un număr de la 1 la 8 sau, la zar, și unul cu F, ca F2; 4x3 e un 4 de trei ori mai probabil.
board-few-faces = Linia { $line }, coloana { $column }: o ruletă are nevoie de cel puțin două valori diferite, iar un zar, de cel puțin una. Fiecare poate avea cel mult 999 de valori; 4x3 se numără ca trei.
board-too-large = Linia { $line }, coloana { $column }: platoul e mai mare de { $most } × { $most }.
board-ragged = Linia { $line }, coloana { $column }: desenul e neregulat aici. Fiecare căsuță ocupă patru caractere și un perete, iar fiecare linie a platoului, două linii de text, cu un perete la capăt.
board-wall = Linia { $line }, coloana { $column }: „{ $text }” e acolo unde trebuie să fie un colț, un perete sau o trecere.
board-cell = Linia { $line }, coloana { $column }: „{ $text }” nu e o căsuță. Folosește .a *a oa Ga (cu orice literă de la a la d), EX sau ##.
board-after-drawing = Linia { $line }, coloana { $column }: după desen pot urma doar comentarii.
board-word = Coloana { $column }: un platou scris într-un cuvânt are forma mărime~căsuțe~pereți~ruletă~zar; acesta are o greșeală aici.
board-dots = Linia { $line }, coloana { $column }: zona { $colour } are { $count ->
        [one] { $count } bulină
        [few] { $count } buline
       *[other] { $count } de buline
    } în loc de { $wanted }.
board-homes = Linia { $line }, coloana { $column }: zona { $colour } are { $count ->
        [one] { $count } adăpost
        [few] { $count } adăposturi
       *[other] { $count } de adăposturi
    } în loc de unul.
board-exits =
    { $count ->
        [one] Linia { $line }, coloana { $column }: există { $count } ieșire în loc de patru.
        [few] Linia { $line }, coloana { $column }: sunt { $count } ieșiri în loc de patru.
       *[other] Linia { $line }, coloana { $column }: sunt { $count } de ieșiri în loc de patru.
    }
board-powers =
    { $count ->
        [one] Linia { $line }, coloana { $column }: există { $count } bulină de putere în loc de patru.
        [few] Linia { $line }, coloana { $column }: sunt { $count } buline de putere în loc de patru.
       *[other] Linia { $line }, coloana { $column }: sunt { $count } de buline de putere în loc de patru.
    }
board-circles = Linia { $line }, coloana { $column }: un platou are nevoie de cel puțin trei cercuri albe, iar acesta are { $count }.
board-unreachable = Linia { $line }, coloana { $column }: de la cercurile albe nu se poate ajunge pe { $square }.
board-closed-home = Linia { $line }, coloana { $column }: din adăpostul de pe { $square } nu se poate ieși.
