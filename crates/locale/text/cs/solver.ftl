### Solving PAC-MAN mazes; see common.ftl for what all programs share.

solve-stopped = Zastaveno. Příště se pokračuje odtud.
solve-memory = K vyřešení tohoto bludiště je potřeba { $needed } MB paměti, ale volných je jen { $free } MB.
solve-disk = { $path } nejde použít: { $error }
solve-busy = Toto bludiště právě řeší jiný program a řešení ukládá do { $path }.
solve-foreign = { $path } není řešení tohoto bludiště.
solve-damaged = Soubor { $path } je poškozený. Přesuň ho jinam a nech bludiště vyřešit znovu.
solve-anew = Soubor { $path } je poškozený nebo ze starší verze. Bludiště se řeší znovu od začátku.
solve-size = „{ $word }“ není velikost. Napiš sloupce x řady, obojí od 4 do 9, třeba 6x6.
solve-start-pac =
    { $lives ->
        [one] { $lives } život: PAC-MAN vyhraje nejpozději { $turns }. tahem.
        [few] { $lives } životy: PAC-MAN vyhraje nejpozději { $turns }. tahem.
        [many] { $lives } života: PAC-MAN vyhraje nejpozději { $turns }. tahem.
       *[other] { $lives } životů: PAC-MAN vyhraje nejpozději { $turns }. tahem.
    }
solve-start-ghosts =
    { $lives ->
        [one] { $lives } život: duchové vyhrají nejpozději { $turns }. tahem.
        [few] { $lives } životy: duchové vyhrají nejpozději { $turns }. tahem.
        [many] { $lives } života: duchové vyhrají nejpozději { $turns }. tahem.
       *[other] { $lives } životů: duchové vyhrají nejpozději { $turns }. tahem.
    }
solve-start-endless =
    { $lives ->
        [one] { $lives } život: výhru si nemůže vynutit nikdo.
        [few] { $lives } životy: výhru si nemůže vynutit nikdo.
        [many] { $lives } života: výhru si nemůže vynutit nikdo.
       *[other] { $lives } životů: výhru si nemůže vynutit nikdo.
    }
solve-counts =
    { $lives ->
        [one] { $lives } život, počty pozic: výhra PAC-MANA { $pac }, výhra duchů { $ghosts }, bez vítěze { $endless }.
        [few] { $lives } životy, počty pozic: výhra PAC-MANA { $pac }, výhra duchů { $ghosts }, bez vítěze { $endless }.
        [many] { $lives } života, počty pozic: výhra PAC-MANA { $pac }, výhra duchů { $ghosts }, bez vítěze { $endless }.
       *[other] { $lives } životů, počty pozic: výhra PAC-MANA { $pac }, výhra duchů { $ghosts }, bez vítěze { $endless }.
    }
solve-file = Řešení je v { $path } ({ $size } MB).
solve-progress = Vrstva { $layer } z { $layers }; zbývá sekund: { $left }
solve-search = Bludiště { $nth }, životy: { $lives }, { $percent }. Vyřazená: výhra PAC-MANA ({ $pac }), výhra duchů ({ $ghosts }), bez vítěze ({ $endless }), moc rychlá výhra ({ $short })
solve-search-continues = Hledání pokračuje. Dosud vyzkoušená bludiště: { $tried }
solve-search-anew = Soubor { $path } je poškozený nebo ze starší verze. Hledání začíná znovu.
solve-fair-lives = Zvol aspoň 2 životy: ve vyrovnaném bludišti s nimi PAC-MAN vyhraje, a když má o jeden méně, vyhrají duchové.
