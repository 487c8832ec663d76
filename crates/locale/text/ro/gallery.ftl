### Galeria de labirinturi.

gallery-lead = Labirinturi desenate de jucătorii de aici și labirinturi incluse în joc.
gallery-lead-built-in = Aceste labirinturi sunt incluse în joc.
gallery-order = Ordine
gallery-order-newest = Cele mai noi
gallery-order-played = Cele mai jucate
gallery-size = Mărime
gallery-size-any = Toate mărimile
gallery-size-small = Mici: cel mult 36 de căsuțe
gallery-size-medium = Medii: între 37 și 63 de căsuțe
gallery-size-large = Mari: cel puțin 64 de căsuțe
gallery-verdict-any = Orice rezultat
gallery-verdict-pacman = Câștigă PAC-MAN
gallery-verdict-ghosts = Câștigă fantomele
gallery-verdict-nobody = Nimeni nu poate forța victoria
gallery-verdict-unsolved = Nerezolvat încă
gallery-built-in = Inclus în joc
gallery-games =
    { $count ->
        [one] { $count } partidă jucată
        [few] { $count } partide jucate
       *[other] { $count } de partide jucate
    }
gallery-nameless = Labirint fără nume
gallery-computer = Joacă cu calculatorul
gallery-friends = Joacă cu prietenii
gallery-workshop = Deschide în atelier
gallery-more = Arată mai multe labirinturi
gallery-none = Niciun labirint nu se potrivește cu filtrele alese.
gallery-all = Toate labirinturile

## Publishing and taking back

gallery-publish = Publică labirintul tău
gallery-publish-lead = Oricine îl va putea vedea și va putea juca în el. Alături va apărea numele contului tău.
gallery-name = Numele labirintului
gallery-needs-account = Ai nevoie de un cont ca să publici un labirint.
gallery-no-accounts = Acest server nu are conturi, deci nimeni nu poate publica labirinturi aici.
gallery-take-back = Retrage din galerie
gallery-taken-back = Labirintul tău nu mai e în galerie.

## Moderation

gallery-hidden = Un moderator a ascuns acest labirint. Ceilalți nu îl văd.
gallery-report = Raportează acest labirint
gallery-hide = Ascunde labirintul
gallery-show = Arată din nou labirintul
gallery-done = Gata.

## What the server refuses

server-maze-unknown = În galerie nu există labirintul „{ $id }”.
server-maze-built-in = Acest labirint e inclus în joc: „{ $name }”.
server-maze-taken = { $by } a publicat deja acest labirint: „{ $name }”.
server-maze-taken-nobody = Acest labirint e deja în galerie.
server-maze-hidden = Un moderator a ascuns acest labirint. Nu mai poate fi publicat.
server-maze-not-yours = Un labirint poate fi retras doar de cine l-a publicat.
server-maze-too-many = Ai publicat deja numărul maxim de labirinturi ({ $most }). Retrage mai întâi unul.
