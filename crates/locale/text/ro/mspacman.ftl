### Ms. Pac-Man: de ce este refuzată o mutare, o poziție scrisă sau un platou.

## Mutări

refusal-ms-word = „{ $word }” nu e un cuvânt al acestui joc: scrie un drum ca d7-d6-d5, o așezare ca @e7, o aruncare ca spin:3 sau die:F2, ori -- când trebuie stat pe loc.
refusal-ms-over = Partida s-a terminat: a câștigat jucătorul { $winner }.
refusal-ms-spin-due = Jucătorul { $seat } trebuie întâi să învârtă, de exemplu spin:3.
refusal-ms-die-due = Jucătorul { $seat } trebuie întâi să arunce zarul, de exemplu die:4.
refusal-ms-place-due = Jucătorul { $seat } trebuie întâi să o pună pe Ms. Pac-Man pe un cerc alb, de exemplu @e7.
refusal-ms-move-due = Jucătorul { $seat } trebuie acum să meargă { $steps ->
        [one] { $steps } căsuță
        [few] { $steps } căsuțe
       *[other] { $steps } de căsuțe
    }.
refusal-ms-no-spin = Titirezul acestui platou nu are { $steps }.
refusal-ms-no-face = Zarul acestui platou nu are { $face }.
refusal-ms-not-circle = { $square } nu are cerc alb, iar Ms. Pac-Man nu se așază în altă parte.
refusal-ms-circle-taken = Pe { $square } stă fantoma jucătorului { $seat }.
refusal-ms-must-move = Se poate merge { $steps ->
        [one] { $steps } căsuță
        [few] { $steps } căsuțe
       *[other] { $steps } de căsuțe
    }; pe loc stă doar cine nu poate.
refusal-ms-count = Drumul are { $count ->
        [one] { $count } căsuță
        [few] { $count } căsuțe
       *[other] { $count } de căsuțe
    }, aruncarea dă { $steps }.
refusal-ms-off-board = Nu există căsuța { $square } pe acest platou.
refusal-ms-solid = { $square } e plină: pe acolo nu se trece.
refusal-ms-home = { $square } e locul unei fantome: se iese de acolo, dar nu se intră niciodată.
refusal-ms-apart = { $from } și { $to } nu sunt nici vecine, nici două ieșiri.
refusal-ms-wall = Între { $from } și { $to } e un zid.
refusal-ms-after-catch = Mutarea se încheie cu prinderea de pe { $square }.
refusal-ms-after-win = Pasul pe { $square } ia ultimul punct al unei zone: a câștigat jucătorul { $winner } și mutarea se încheie acolo.
refusal-ms-on-ghost = Pe { $square } stă fantoma jucătorului { $seat }: mergi o căsuță mai departe, pe una liberă.
refusal-ms-no-room = Pe { $square } stă fantoma jucătorului { $seat } și nicio căsuță de alături nu e liberă.
refusal-ms-extra-taken = Pasul în plus nu poate duce pe { $square }: acolo e o piesă.

## Poziții scrise și mese

setup-ms-seats = Ms. Pac-Man se joacă între 2 și 4, nu în { $count }.
setup-ms-fields = O poziție are șase câmpuri (culori, Ms. Pac-Man, fantome, puncte lipsă, ce urmează, platou), de exemplu „a,b 1:e7 -,f6:S - roll:1 quarters”; { $count ->
        [one] aici este { $count }.
        [few] aici sunt { $count }.
       *[other] aici sunt { $count }.
    }
setup-ms-word = „{ $word }” nu are ce căuta în câmpul { $field }.
setup-ms-length = Câmpul { $field } are { $count ->
        [one] { $count } element
        [few] { $count } elemente
       *[other] { $count } de elemente
    }, masa are { $seats } locuri.
setup-ms-colour-twice = Doi jucători nu pot avea amândoi culoarea { $colour }.
setup-ms-no-dot = { $square } nu are un punct care să poată lipsi sau e numită de două ori.
setup-ms-square = O astfel de piesă nu poate sta pe { $square }.
setup-ms-shared = Două piese nu pot sta împreună pe { $square }.
setup-ms-ghost = Fantoma jucătorului { $seat } e pe platou exact cât timp acel jucător joacă fără s-o conducă pe Ms. Pac-Man.
setup-ms-leader = După primele învârtiri cineva de la masă trebuie s-o conducă pe Ms. Pac-Man, iar odată așezată ea stă pe platou.
setup-ms-turn = Nu poate fi rândul jucătorului { $seat }, care nu joacă.
setup-ms-steps = Jucătorul { $seat } nu poate avea de mers { $steps }: nicio aruncare a acestui platou nu duce la asta.
setup-ms-side = Fantoma jucătorului { $seat } nu poate fi slabă în acest fel la propriul rând.
setup-ms-opening = Primele învârtiri merg jucător cu jucător, între cel puțin doi, cu toate fantomele acasă și toate punctele la loc.
setup-ms-end = Partida s-a terminat exact când zona unui jucător e goală sau a rămas unul singur, iar acela a câștigat.

## Platouri

board-unknown = Nu există platoul „{ $word }”; platourile sunt: { $known }.
board-no-drawing = Linia { $line }: lipsește desenul; nicio linie nu începe cu +.
board-header = Linia { $line }, coloana { $column }: „{ $text }” nu spune nimic despre un platou.
board-name = Linia { $line }, coloana { $column }: „{ $text }” nu e un nume: litere, cifre și -, cel mult 32, întâi o literă.
board-face = Linia { $line }, coloana { $column }: „{ $text }” nu e o față: scrie 4 sau, la zar, F2, și 4x3 pentru una de trei ori mai deasă.
board-few-faces = Linia { $line }, coloana { $column }: un titirez are nevoie de două fețe diferite, un zar de una, iar ponderile fac împreună cel mult 999.
board-too-large = Linia { $line }, coloana { $column }: platoul e mai mare de { $most } × { $most }.
board-ragged = Linia { $line }, coloana { $column }: desenul e neregulat aici: fiecare căsuță are patru semne și un zid, fiecare rând două linii, cu un zid la capăt.
board-wall = Linia { $line }, coloana { $column }: „{ $text }” stă unde trebuie un stâlp, un zid sau o trecere.
board-cell = Linia { $line }, coloana { $column }: „{ $text }” nu e o căsuță: folosește .a *a oa Ga (cu o literă de la a la d), EX sau ##.
board-after-drawing = Linia { $line }, coloana { $column }: după desen pot urma doar observații.
board-word = Coloana { $column }: un platou într-un cuvânt este mărime~căsuțe~ziduri~titirez~zar, iar acesta se strică aici.
board-dots = Linia { $line }, coloana { $column }: zona { $colour } are { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    } în loc de { $wanted }.
board-homes = Linia { $line }, coloana { $column }: culoarea { $colour } are { $count } locuri de fantomă în loc de unul.
board-exits = Linia { $line }, coloana { $column }: sunt { $count } ieșiri în loc de patru.
board-powers = Linia { $line }, coloana { $column }: sunt { $count } căsuțe de putere în loc de patru.
board-circles = Linia { $line }, coloana { $column }: un platou are nevoie de cel puțin trei cercuri albe, nu { $count }.
board-unreachable = Linia { $line }, coloana { $column }: de la cercurile albe niciun drum nu duce la { $square }.
board-closed-home = Linia { $line }, coloana { $column }: din locul de fantomă { $square } nu iese niciun drum.
