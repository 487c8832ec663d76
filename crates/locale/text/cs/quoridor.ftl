### Classic Quoridor and Quoridor Mini: why a move or a typed position is refused.
### $square is where the pawn was meant to go, $from where it stands, $over the square of the pawn to be
### jumped; $seat, $other and $winner are numbers of players.

## Moves

refusal-quoridor-not-a-move = „{ $word }“ není tah. Napiš pole, třeba e2, překážku, třeba e3h nebo d4v, nebo --, když nemáš žádný tah.
refusal-quoridor-over = Hra skončila: vyhrál hráč { $winner }.
refusal-quoridor-off-board = Pole { $square } neexistuje: deska končí na i9.
refusal-quoridor-occupied = Na { $square } stojí figurka hráče { $seat }.
refusal-quoridor-too-far = Z { $from } je { $square } moc daleko: figurka jde jen o jedno pole.
refusal-quoridor-diagonal = Figurka nikdy nechodí šikmo, takže z { $from } na { $square } nemůže.
refusal-quoridor-fenced-off = Mezi { $from } a { $square } je překážka { $fence }.
refusal-quoridor-jump-fence-between = Figurku na { $over } nepřeskočíš: je před ní překážka { $fence }.
refusal-quoridor-jump-fence-behind = Rovně přes { $over } neskočíš: za figurkou je překážka { $fence }. Smíš na pole vlevo nebo vpravo od této figurky, pokud ti tam nic nebrání.
refusal-quoridor-jump-two = { $square } je až za dvěma figurkami. Jedním tahem přeskočíš nejvýš jednu.
refusal-quoridor-sidestep-jump-open = Figurku na { $over } nesmíš obejít, dokud jde skočit rovně na { $jump }.
refusal-quoridor-sidestep-pawn-behind = Figurku na { $over } nesmíš obejít: ta za ní, na { $behind }, sice brání skoku, ale neplatí za překážku.
refusal-quoridor-sidestep-fence = Mezi { $over } a { $square } je překážka { $fence }.
refusal-quoridor-fence-off-board = Překážka { $fence } by přečnívala přes okraj: překážky se označují od a1 do h8.
refusal-quoridor-fence-hand-empty = Hráč { $seat } už nemá překážku, kterou by položil na { $fence }, a musí táhnout figurkou.
refusal-quoridor-fence-overlaps = Překážka { $fence } by překrývala { $other }.
refusal-quoridor-fence-crosses = Překážka { $fence } by křížila { $other }.
refusal-quoridor-fence-closes-way = Překážka { $fence } by hráči { $seat } zavřela poslední cestu do cíle.
refusal-quoridor-pass = Tah smíš vynechat jen tehdy, když žádný dovolený nemáš.

## Typed positions

setup-quoridor-fields = Pozice má čtyři části (figurky, překážky v zásobě, hráč na tahu, překážky na desce), třeba „e1,e9 10,10 1 -“; { $found ->
        [one] tady je { $found }.
        [few] tady jsou { $found }.
        [many] tady je { $found }.
       *[other] tady je { $found }.
    }
setup-quoridor-pawn = „{ $word }“ není místo pro figurku. Napiš pole, nebo - za hráče, který odešel.
setup-quoridor-hand = „{ $word }“ není počet překážek v zásobě.
setup-quoridor-turn = „{ $word }“ není číslo hráče.
setup-quoridor-fence = „{ $word }“ není překážka. Napiš její pole a písmeno h nebo v, třeba e3h.
setup-quoridor-seats = Quoridor je pro 2 nebo 4 hráče, ne pro { $seats }.
setup-quoridor-starter = Hráč { $starter } nemůže začínat: počet hráčů je { $seats }.
setup-quoridor-pawns = V pozici { $found ->
        [one] je { $found } figurka
        [few] jsou { $found } figurky
        [many] je { $found } figurky
       *[other] je { $found } figurek
    }, ale počet hráčů je { $seats }.
setup-quoridor-hands = Pozice uvádí zásobu překážek pro { $found ->
        [one] { $found } hráče
        [few] { $found } hráče
        [many] { $found } hráče
       *[other] { $found } hráčů
    }, ale počet hráčů je { $seats }.
setup-quoridor-off-board = Figurka hráče { $seat } nemůže být na { $square }: deska končí na i9.
setup-quoridor-occupied = Hráči { $other } a { $seat } nemohou oba stát na { $square }.
setup-quoridor-fence-off-board = Překážka { $fence } přečnívá přes okraj: překážky se označují od a1 do h8.
setup-quoridor-fences-meet = Překážky { $other } a { $fence } se překrývají nebo kříží.
setup-quoridor-hand-too-big = Hráč { $seat } nemůže mít { $hand ->
        [one] { $hand } překážku
        [few] { $hand } překážky
        [many] { $hand } překážky
       *[other] { $hand } překážek
    }: nejvíc je { $most }.
setup-quoridor-too-many-fences = Na desce a v zásobách je dohromady { $found ->
        [one] { $found } překážka
        [few] { $found } překážky
        [many] { $found } překážky
       *[other] { $found } překážek
    }, ale ve hře jich je jen { $most }.
setup-quoridor-not-in = Na tahu je hráč { $seat }, ale ten ve hře není.
setup-quoridor-both-home = Hráči { $seat } a { $other } nemohli dojít do cíle oba: kdo je tam první, vyhrává.
setup-quoridor-no-way = Hráč { $seat } nemá žádnou cestu do cíle.
