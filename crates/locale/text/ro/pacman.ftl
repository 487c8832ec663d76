### The PAC-MAN variant: why a move, a typed position or a maze is refused.
### $piece, $ghost, $other and $by are names of pieces; $seat is the number of a player, $seats and $ghosts are counts; $line
### and $column say where in a maze file or word.

## Moves

refusal-pac-over = Partida s-a terminat.
refusal-pac-not-a-move = „{ $word }” nu e o mutare. Scrie căsuțele pe rând, ca e6-e7, ori -- dacă piesa nu poate muta.
refusal-pac-must-move = { $piece } trebuie să mute dacă poate.
refusal-pac-off-board = Nu există căsuța { $square } în acest labirint.
refusal-pac-not-adjacent = { $piece } nu poate merge de pe { $from } pe { $to }. Un pas duce pe căsuța vecină de sus, de jos, din stânga sau din dreapta.
refusal-pac-fenced = { $piece } nu poate merge de pe { $from } pe { $to }: între ele e bariera { $fence }.
refusal-pac-too-short = PAC-MAN merge exact două căsuțe, dacă nu-l oprește mai devreme o fantomă sau o pastilă de putere.
refusal-pac-too-far = PAC-MAN merge exact două căsuțe: { $square } e a doua, așa că se oprește acolo.
refusal-pac-boost-too-short = În această partidă bonusul se folosește până la capăt: { $left ->
        [one] mai e { $left } căsuță.
        [few] mai sunt { $left } căsuțe.
       *[other] mai sunt { $left } de căsuțe.
    }
refusal-pac-boost-too-far = Un bonus are trei căsuțe: { $square } e a treia, așa că PAC-MAN se oprește acolo.
refusal-pac-after-last-pellet = Pastila de putere de pe { $pellet } e ultima: PAC-MAN câștigă acolo, iar mutarea se termină.
refusal-pac-after-catch = PAC-MAN e prins pe { $square }: { $piece } se oprește acolo.
refusal-pac-ghost-in-the-way = Pe { $square } e { $ghost }. În această partidă PAC-MAN nu poate intra acolo fără bonus.
refusal-pac-pellet-wall = { $ghost } nu poate intra pe { $pellet }. În această partidă o pastilă de putere nemâncată e un perete pentru fantome.
refusal-pac-ends-on-pellet = { $ghost } nu se poate opri pe { $pellet }: acolo e o pastilă de putere nemâncată.
refusal-pac-ends-on-ghost = { $ghost } nu se poate opri pe { $square }: acolo e { $other }, iar în această partidă două fantome nu pot sta pe aceeași căsuță.
refusal-pac-one-square = { $ghost } nu-l vede pe PAC-MAN, așa că merge o căsuță și se oprește pe { $square }.
refusal-pac-two-squares = { $ghost } îl vede pe PAC-MAN și merge două căsuțe, nu mai mult: se oprește pe { $square }.
refusal-pac-frenzy-too-short = { $ghost } îl vede pe PAC-MAN și merge două căsuțe: nu se poate opri pe { $square }.
refusal-pac-frenzy-turns = { $ghost } îl vede pe PAC-MAN și merge drept înainte: nu poate coti pe { $square }.

## Typed positions

setup-pac-fields = O poziție are șase câmpuri (PAC-MAN, fantome, pastile de putere, vieți, piesa la mutare, labirint) și uneori un al șaptelea (cine joacă cu fantomele), de exemplu „e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners”; { $found ->
        [one] aici e { $found }.
        [few] aici sunt { $found }.
       *[other] aici sunt { $found }.
    }
setup-pac-square = „{ $word }” nu e o căsuță.
setup-pac-ghosts = Poziția trebuie să indice patru fantome, cu - pentru cea care nu e pe platou; { $found ->
        [one] aici e { $found }.
        [few] aici sunt { $found }.
       *[other] aici sunt { $found }.
    }
setup-pac-lives = „{ $word }” nu poate fi aici numărul de vieți: maximul e { $most }, iar 0 se poate doar după ce partida e pierdută.
setup-pac-piece = „{ $word }” nu poate fi piesa la mutare. Scrie pac, blinky, inky, pinky sau clyde, ori - dacă partida s-a terminat.
setup-pac-holders = „{ $word }” nu spune cine joacă cu fantomele. Scrie patru jucători de la 2 la 5, ca 2,3,2,3, cu - pentru o fantomă care nu e în labirint.
setup-pac-off-board = Nu există căsuța { $square } în acest labirint.
setup-pac-no-pellet = Acest labirint nu are pastilă de putere pe { $pellet }.
setup-pac-pellet-twice = Pastila de putere de pe { $pellet } apare de două ori.
setup-pac-absent = { $ghost } nu face parte din acest labirint.
setup-pac-not-on-board = { $ghost } nu e pe platou, așa că nu poate fi piesa la mutare.
setup-pac-ghost-on-pellet = { $ghost } nu poate fi pe { $pellet }: acolo e o pastilă de putere nemâncată.
setup-pac-together = { $ghost } și { $other } nu pot fi împreună pe { $square }: în această partidă două fantome nu pot sta pe aceeași căsuță.
setup-pac-met = { $ghost } nu poate fi pe { $square } împreună cu PAC-MAN cât timp partida continuă.
setup-pac-on-pellet = PAC-MAN nu poate fi pe { $pellet } fără să fi mâncat pastila de putere de acolo.
setup-pac-not-caught = PAC-MAN nu mai are nicio viață, dar pe { $square } nu e nicio fantomă împreună cu el.
setup-pac-not-won = Nu mai e nicio pastilă de putere, dar pe { $square } PAC-MAN nu avea cum s-o mănânce pe ultima.
setup-pac-seats = Varianta PAC-MAN e pentru 2–5 jucători, nu pentru { $seats }.
setup-pac-too-many-seats = Acest labirint are { $ghosts ->
        [one] { $ghosts } fantomă
        [few] { $ghosts } fantome
       *[other] { $ghosts } de fantome
    }, iar asta nu ajunge pentru { $seats } jucători.
setup-pac-idle = Jucătorul { $seat } nu ar avea nicio fantomă.
setup-pac-unheld = Nimeni nu ar juca cu { $ghost }.
setup-pac-no-such-seat = Jucătorul { $seat } nu poate juca cu { $ghost }: nu există acest jucător.

## Mazes

maze-unknown = Nu există labirintul „{ $word }”. Labirinturile sunt: { $known }. Scrie unul dintre aceste nume sau un labirint întreg într-un cuvânt.
maze-key = Linia { $line }, coloana { $column }: „{ $word }” nu e o linie dintr-un fișier de labirint.
maze-twice = Linia { $line }, coloana { $column }: { $key } apare a doua oară.
maze-missing = Linia { $line }, coloana { $column }: lipsește { $key }.
maze-value = Linia { $line }, coloana { $column }: { $key } nu are valoare.
maze-extra = Linia { $line }, coloana { $column }: { $key } are o singură valoare, așa că „{ $word }” e în plus.
maze-shape = Linia { $line }, coloana { $column }: labirintul nu e scris corect într-un cuvânt. Un astfel de cuvânt arată ca 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Linia { $line }, coloana { $column }: „{ $word }” nu e un nume valid. Folosește cel mult 32 de litere, cifre, - și _, începând cu o literă.
maze-size = Linia { $line }, coloana { $column }: „{ $word }” nu e mărimea unui labirint. Fiecare latură poate avea de la 4 la 9 căsuțe, ca 9x9.
maze-lives = Linia { $line }, coloana { $column }: „{ $word }” nu e un număr de vieți de la 1 la 9.
maze-square = Linia { $line }, coloana { $column }: „{ $word }” nu e o căsuță.
maze-off-board = Linia { $line }, coloana { $column }: { $square } nu e pe platou.
maze-taken = Linia { $line }, coloana { $column }: de pe { $square } pornește deja { $by }.
maze-no-ghost = Linia { $line }, coloana { $column }: labirintul nu are nicio fantomă.
maze-no-pellet = Linia { $line }, coloana { $column }: labirintul nu are nicio pastilă de putere.
maze-pellet-twice = Linia { $line }, coloana { $column }: pastila de putere de pe { $pellet } apare de două ori.
maze-pellets = Linia { $line }, coloana { $column }: pastila de putere de pe { $pellet } e în plus. Un labirint are cel mult 4.
maze-unreachable = Linia { $line }, coloana { $column }: PAC-MAN nu poate ajunge la pastila de putere de pe { $pellet }.
maze-fence = Linia { $line }, coloana { $column }: „{ $word }” nu e o barieră. Scrie căsuța ei și h sau v, ca b7h.
maze-fence-off-board = Linia { $line }, coloana { $column }: bariera { $fence } iese de pe platou.
maze-fence-crosses = Linia { $line }, coloana { $column }: bariera { $fence } se încrucișează cu { $other }.
maze-fence-overlaps = Linia { $line }, coloana { $column }: bariera { $fence } se suprapune cu { $other }.

## How good PAC-MAN was, by the pellets he ate

pacman-level-0 = Nicio pastilă. Fantomele îți mulțumesc.
pacman-level-1 = PAC-MAN începător: una mâncată, iar labirintul știe deja cum te cheamă.
pacman-level-2 = PAC-MAN promițător: farfuria e pe jumătate goală.
pacman-level-3 = PAC-MAN experimentat: încă un colț și era ospăț în toată regula.
pacman-level-4 = PAC-MAN de elită: au rămas doar barierele și niște fantome bosumflate.
