### De opdrachtregel.

cli-cannot-read = { $path } is niet te lezen: { $error }
cli-cannot-write = { $path } is niet te schrijven: { $error }
cli-no-maze = Het doolhof “{ $name }” is er niet: het is geen meegeleverde naam, geen doolhof als één woord en geen bestand.
cli-option-form = “{ $word }” is geen optie; schrijf naam=waarde.
cli-turn = Speler { $seat } is aan de beurt.
cli-chance = Het toeval is aan de beurt.
cli-over = Het spel is afgelopen: { $result } ({ $cause }).
cli-record-good =
    { $entries ->
        [one] Elke zet klopt ({ $entries } regel).
       *[other] Elke zet klopt ({ $entries } regels).
    }
cli-player = “{ $word }” zegt niet wie er speelt: schrijf human, of een niveau van 1 tot 8.
