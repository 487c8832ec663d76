### Quoridor a Quoridor Mini: proč je tah nebo zapsaná pozice odmítnuta.

## Tahy

refusal-quoridor-not-a-move = „{ $word }“ není tah: napiš pole, třeba e2, překážku, třeba e3h nebo d4v, nebo --, když musíš vynechat.
refusal-quoridor-over = Hra skončila: vyhrál hráč { $winner }.
refusal-quoridor-off-board = Pole { $square } není: deska končí na i9.
refusal-quoridor-occupied = Na { $square } stojí figurka hráče { $seat }.
refusal-quoridor-too-far = { $square } je od { $from } moc daleko: figurka jde o jedno pole.
refusal-quoridor-diagonal = Z { $from } na { $square } je to šikmo a figurka šikmo nechodí.
refusal-quoridor-fenced-off = Mezi { $from } a { $square } je překážka { $fence }.
refusal-quoridor-jump-fence-between = Figurku na { $over } přeskočit nejde: před ní je překážka { $fence }.
refusal-quoridor-jump-fence-behind = Rovně přes { $over } skočit nejde: za tou figurkou je překážka { $fence }. Vlevo a vpravo od ní je volno, pokud tam nic nebrání.
refusal-quoridor-jump-two = { $square } leží za dvěma figurkami a tah přeskočí nejvýš jednu.
refusal-quoridor-sidestep-jump-open = Obcházet { $over } nejde: rovný skok na { $jump } je volný.
refusal-quoridor-sidestep-pawn-behind = Obcházet { $over } nejde: figurka za ní, na { $behind }, brání skoku a není to překážka.
refusal-quoridor-sidestep-fence = Z { $over } zavírá cestu na { $square } překážka { $fence }.
refusal-quoridor-fence-off-board = Překážka { $fence } by přečnívala: kotvy jsou od a1 do h8.
refusal-quoridor-fence-hand-empty = Hráč { $seat } už nemá překážku na { $fence } a musí táhnout figurkou.
refusal-quoridor-fence-overlaps = Překážka { $fence } by překrývala { $other }.
refusal-quoridor-fence-crosses = Překážka { $fence } by křížila { $other }.
refusal-quoridor-fence-closes-way = Překážka { $fence } by hráči { $seat } nenechala žádnou cestu do cíle.
refusal-quoridor-pass = Vynechat smí jen ten, kdo nemá žádný tah.

## Zapsané pozice a stoly

setup-quoridor-fields = Pozice má čtyři části (figurky, překážky v ruce, hráč na tahu, překážky na desce), třeba „e1,e9 10,10 1 -“; { $found ->
        [one] tady je { $found }.
        [few] tady jsou { $found }.
       *[other] tady je { $found }.
    }
setup-quoridor-pawn = „{ $word }“ není místo pro figurku: napiš pole, nebo - za hráče, který odešel.
setup-quoridor-hand = „{ $word }“ není počet překážek v ruce.
setup-quoridor-turn = „{ $word }“ není číslo hráče.
setup-quoridor-fence = „{ $word }“ není překážka: napiš kotvu a h nebo v, třeba e3h.
setup-quoridor-seats = Quoridor je pro 2 nebo 4 hráče, ne pro { $seats }.
setup-quoridor-starter = Hráč { $starter } nemůže začínat u stolu pro { $seats }.
setup-quoridor-pawns = Pozice staví { $found ->
        [one] { $found } figurku
        [few] { $found } figurky
       *[other] { $found } figurek
    }, míst u stolu je { $seats }.
setup-quoridor-hands = Pozice počítá { $found ->
        [one] { $found } zásobu
        [few] { $found } zásoby
       *[other] { $found } zásob
    } překážek, míst u stolu je { $seats }.
setup-quoridor-off-board = Hráč { $seat } nemůže stát na { $square }: deska končí na i9.
setup-quoridor-occupied = Hráči { $other } a { $seat } nemohou oba stát na { $square }.
setup-quoridor-fence-off-board = Překážka { $fence } přečnívá: kotvy jsou od a1 do h8.
setup-quoridor-fences-meet = Překážky { $other } a { $fence } se překrývají nebo kříží.
setup-quoridor-hand-too-big = Hráč { $seat } nemůže mít tolik překážek: { $hand }; nejvíc je { $most }.
setup-quoridor-too-many-fences = Na desce a v rukou je překážek { $found }; hra jich má { $most }.
setup-quoridor-not-in = Na tahu je hráč { $seat }, ale ve hře už není.
setup-quoridor-both-home = Hráči { $seat } a { $other } nemohli dojít do cíle oba: vyhrává první.
setup-quoridor-no-way = Hráč { $seat } nemá cestu do cíle.
