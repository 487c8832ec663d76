### Galerie bludišť.

gallery-lead = Bludiště od zdejších hráčů a ta, která jsou součástí hry.
gallery-lead-built-in = Tato bludiště jsou součástí hry.
gallery-order = Pořadí
gallery-order-newest = Nejnovější
gallery-order-played = Nejhranější
gallery-size = Velikost
gallery-size-any = Všechny velikosti
gallery-size-small = Malá: do 36 polí
gallery-size-medium = Střední: 37 až 63 polí
gallery-size-large = Velká: 64 polí a více
gallery-verdict-any = Jakýkoli výsledek
gallery-verdict-pacman = Vyhrává PAC-MAN
gallery-verdict-ghosts = Vyhrávají duchové
gallery-verdict-nobody = Nikdo si nemůže vynutit výhru
gallery-verdict-unsolved = Zatím nevyřešené
gallery-built-in = Součást hry
gallery-games =
    { $count ->
        [one] { $count } odehraná hra
        [few] { $count } odehrané hry
       *[other] { $count } odehraných her
    }
gallery-nameless = Bludiště bez názvu
gallery-computer = S počítačem
gallery-friends = S přáteli
gallery-workshop = Otevřít v dílně
gallery-more = Další bludiště
gallery-none = Této volbě neodpovídá žádné bludiště.
gallery-all = Všechna bludiště

## Publishing and taking back

gallery-publish = Zveřejnit své bludiště
gallery-publish-lead = Každý ho uvidí a bude v něm moct hrát. Bude u něj jméno tvého účtu.
gallery-name = Název bludiště
gallery-needs-account = Ke zveřejnění bludiště potřebuješ účet.
gallery-no-accounts = Tento server nemá účty, takže tu nikdo nemůže bludiště zveřejňovat.
gallery-take-back = Odebrat z galerie
gallery-taken-back = Tvé bludiště už v galerii není.

## Moderation

gallery-hidden = Toto bludiště skryl moderátor. Ostatní ho nevidí.
gallery-report = Nahlásit toto bludiště
gallery-hide = Skrýt bludiště
gallery-show = Znovu zobrazit bludiště
gallery-done = Hotovo.

## What the server refuses

server-maze-unknown = Bludiště „{ $id }“ v galerii není.
server-maze-built-in = Toto bludiště je součástí hry: „{ $name }“.
server-maze-taken = Toto bludiště už v galerii je. Autor: { $by }; název: „{ $name }“.
server-maze-taken-nobody = Toto bludiště už v galerii je.
server-maze-hidden = Toto bludiště skryl moderátor. Zveřejnit ho znovu nejde.
server-maze-not-yours = Z galerie může bludiště odebrat jen ten, kdo ho zveřejnil.
server-maze-too-many = V galerii můžeš mít nejvýš { $most } bludišť. Nejdřív některé odeber.
