### Příkazový řádek.

cli-cannot-read = { $path } nelze přečíst: { $error }
cli-cannot-write = { $path } nelze zapsat: { $error }
cli-no-maze = Bludiště „{ $name }“ tu není: není to přiložené jméno, bludiště jedním slovem ani soubor.
cli-option-form = „{ $word }“ není možnost; napiš jméno=hodnota.
cli-turn = Na tahu je hráč { $seat }.
cli-chance = Na tahu je náhoda.
cli-over = Hra skončila: { $result } ({ $cause }).
cli-record-good =
    { $entries ->
        [one] Všechny tahy platí ({ $entries } záznam).
        [few] Všechny tahy platí ({ $entries } záznamy).
       *[other] Všechny tahy platí ({ $entries } záznamů).
    }
cli-player = „{ $word }“ neříká, kdo hraje: napiš human, nebo úroveň od 1 do 8.
