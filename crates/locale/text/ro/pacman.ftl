### Varianta PAC-MAN: de ce este refuzată o mutare, o poziție scrisă sau un labirint.

## Mutări

refusal-pac-over = Partida s-a terminat.
refusal-pac-not-a-move = „{ $word }” nu este o mutare: scrie căsuțele pe care se intră, ca e6-e7, ori -- când trebuie stat pe loc.
refusal-pac-must-move = { $piece } poate muta; pe loc stă doar cine nu poate.
refusal-pac-off-board = Nu există căsuța { $square } în acest labirint.
refusal-pac-not-adjacent = { $piece } nu poate păși din { $from } în { $to }: un pas duce pe căsuța vecină de sus, jos, stânga sau dreapta.
refusal-pac-fenced = { $piece } nu poate păși din { $from } în { $to }: între ele stă bariera { $fence }.
refusal-pac-too-short = PAC-MAN merge exact două căsuțe, dacă nu-l oprește o fantomă sau o pastilă de putere.
refusal-pac-too-far = PAC-MAN merge exact două căsuțe: { $square } e a doua, acolo se oprește.
refusal-pac-boost-too-short = La această masă bonusul se ia întreg: { $left ->
        [one] încă { $left } căsuță.
        [few] încă { $left } căsuțe.
       *[other] încă { $left } de căsuțe.
    }
refusal-pac-boost-too-far = Un bonus are trei căsuțe: { $square } e a treia, acolo se oprește PAC-MAN.
refusal-pac-after-last-pellet = Pastila de putere de pe { $pellet } e ultima: acolo partida e câștigată și mutarea se încheie.
refusal-pac-after-catch = PAC-MAN este prins pe { $square } și mutarea se încheie acolo (la mutare: { $piece }).
refusal-pac-ghost-in-the-way = Pe { $square } stă { $ghost }, iar la această masă PAC-MAN nu poate intra acolo fără bonus.
refusal-pac-pellet-wall = { $ghost } nu poate intra pe { $pellet }: la această masă o pastilă de putere e un zid pentru fantome.
refusal-pac-ends-on-pellet = { $ghost } nu se poate opri pe { $pellet }: acolo mai e o pastilă de putere.
refusal-pac-ends-on-ghost = { $ghost } nu se poate opri pe { $square }: la această masă fantomele nu împart căsuța, iar acolo stă { $other }.
refusal-pac-one-square = { $ghost } nu-l vede pe PAC-MAN și merge o căsuță: se oprește pe { $square }.
refusal-pac-two-squares = { $ghost } îl vede pe PAC-MAN și merge două căsuțe, nu mai mult: se oprește pe { $square }.
refusal-pac-frenzy-too-short = { $ghost } îl vede pe PAC-MAN și merge două căsuțe: nu se poate opri pe { $square }.
refusal-pac-frenzy-turns = { $ghost } îl vede pe PAC-MAN și o ia drept înainte: nu poate coti pe { $square }.

## Poziții scrise și mese

setup-pac-fields = O poziție are șase câmpuri (PAC-MAN, fantome, pastile de putere, vieți, piesa la mutare, labirint) și uneori al șaptelea (cine ține fantomele), de exemplu „e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners”; { $found ->
        [one] aici este { $found }.
        [few] aici sunt { $found }.
       *[other] aici sunt { $found }.
    }
setup-pac-square = „{ $word }” nu e o căsuță.
setup-pac-ghosts = Poziția trebuie să numească patru fantome, cu - pentru cea care nu e pe platou; { $found ->
        [one] aici este { $found }.
        [few] aici sunt { $found }.
       *[other] aici sunt { $found }.
    }
setup-pac-lives = PAC-MAN nu poate avea aici „{ $word }” vieți: cel mult { $most }, iar fără niciuna rămâne abia când e prins de tot.
setup-pac-piece = „{ $word }” nu poate fi la mutare: scrie pac, blinky, inky, pinky sau clyde, ori - când partida s-a terminat.
setup-pac-holders = „{ $word }” nu spune cine ține fantomele: scrie patru jucători de la 2 la 5, ca 2,3,2,3, cu - pentru o fantomă care nu e în labirint.
setup-pac-off-board = Nu există căsuța { $square } în acest labirint.
setup-pac-no-pellet = Acest labirint nu are pastilă de putere pe { $pellet }.
setup-pac-pellet-twice = Pastila de putere de pe { $pellet } e numită de două ori.
setup-pac-absent = În acest labirint { $ghost } nu joacă.
setup-pac-not-on-board = { $ghost } nu poate fi la mutare, căci nu e pe platou.
setup-pac-ghost-on-pellet = { $ghost } nu poate sta pe { $pellet }: acolo mai e o pastilă de putere.
setup-pac-together = { $ghost } și { $other } nu pot sta împreună pe { $square }: la această masă fantomele nu împart căsuța.
setup-pac-met = { $ghost } nu poate sta cu PAC-MAN pe { $square } cât timp partida continuă.
setup-pac-on-pellet = PAC-MAN nu poate sta pe { $pellet } fără să fi mâncat pastila de acolo.
setup-pac-not-caught = PAC-MAN nu mai are vieți, dar pe { $square } nu e nicio fantomă cu el.
setup-pac-not-won = Nu mai e nicio pastilă, dar pe { $square } PAC-MAN nu putea s-o mănânce pe ultima.
setup-pac-seats = Varianta PAC-MAN se joacă între 2 și 5, nu în { $seats }.
setup-pac-too-many-seats = Acest labirint are { $ghosts ->
        [one] { $ghosts } fantomă
        [few] { $ghosts } fantome
       *[other] { $ghosts } de fantome
    }, prea puține pentru o masă de { $seats }.
setup-pac-idle = Jucătorul { $seat } nu ar avea nicio fantomă.
setup-pac-unheld = Nimeni nu ar ține fantoma { $ghost }.
setup-pac-no-such-seat = Jucătorul { $seat } nu poate ține fantoma { $ghost }: masa nu are acest loc.

## Labirinturi

maze-unknown = Nu există labirintul „{ $word }”; labirinturile sunt: { $known }. Scrie unul dintre aceste nume sau un labirint întreg într-un cuvânt.
maze-key = Linia { $line }, coloana { $column }: „{ $word }” nu spune nimic despre un labirint.
maze-twice = Linia { $line }, coloana { $column }: { $key } s-a spus deja.
maze-missing = Linia { $line }, coloana { $column }: labirintul se termină fără { $key }.
maze-value = Linia { $line }, coloana { $column }: { $key } nu are valoare.
maze-extra = Linia { $line }, coloana { $column }: { $key } are o singură valoare, iar „{ $word }” e în plus.
maze-shape = Linia { $line }, coloana { $column }: acesta nu mai e un labirint într-un cuvânt; un astfel de cuvânt arată ca 4x4.3.a1.d4___.a4d1.b2vc3h.
maze-name = Linia { $line }, coloana { $column }: „{ $word }” nu e un nume: litere, cifre, - și _, cel mult 32, întâi o literă.
maze-size = Linia { $line }, coloana { $column }: „{ $word }” nu e mărimea unui labirint: ambele laturi de la 4 la 9, ca 9x9.
maze-lives = Linia { $line }, coloana { $column }: „{ $word }” nu e un număr de vieți de la 1 la 9.
maze-square = Linia { $line }, coloana { $column }: „{ $word }” nu e o căsuță.
maze-off-board = Linia { $line }, coloana { $column }: { $square } nu e pe platou.
maze-taken = Linia { $line }, coloana { $column }: de pe { $square } pornește { $by }.
maze-no-ghost = Linia { $line }, coloana { $column }: labirintul se termină fără nicio fantomă.
maze-no-pellet = Linia { $line }, coloana { $column }: labirintul se termină fără nicio pastilă de putere.
maze-pellet-twice = Linia { $line }, coloana { $column }: pastila de putere de pe { $pellet } e numită de două ori.
maze-pellets = Linia { $line }, coloana { $column }: { $pellet } e o pastilă de putere în plus, un labirint are cel mult 4.
maze-unreachable = Linia { $line }, coloana { $column }: PAC-MAN nu are drum la pastila de pe { $pellet }.
maze-fence = Linia { $line }, coloana { $column }: „{ $word }” nu e o barieră: scrie ancora și h sau v, ca b7h.
maze-fence-off-board = Linia { $line }, coloana { $column }: bariera { $fence } iese din platou.
maze-fence-crosses = Linia { $line }, coloana { $column }: bariera { $fence } se încrucișează cu { $other }.
maze-fence-overlaps = Linia { $line }, coloana { $column }: bariera { $fence } se suprapune cu { $other }.

## Cât de bun a fost PAC-MAN, după pastilele mâncate

pacman-level-0 = Nicio pastilă: fantomele îți trimit salutări.
pacman-level-1 = PAC-MAN începător: una e mâncată, iar labirintul știe acum cum te cheamă.
pacman-level-2 = PAC-MAN promițător: jumătate de farfurie e goală.
pacman-level-3 = PAC-MAN confirmat: încă un colț și ar fi fost ospăț.
pacman-level-4 = PAC-MAN de elită: au rămas doar bariere și fantome bosumflate.
