### The command line; see common.ftl for what all programs share.

cli-cannot-read = Nie można odczytać { $path }: { $error }
cli-cannot-write = Nie można zapisać { $path }: { $error }
cli-no-maze = Nie ma labiryntu „{ $name }”: to nie jest nazwa gotowego labiryntu, labirynt zapisany jednym słowem ani plik.
cli-option-form = „{ $word }” to nie jest opcja. Wpisz ją jako nazwa=wartość.
cli-turn = Ruch gracza { $seat }.
cli-chance = Czas na losowanie.
cli-over = Koniec gry: { $result }
cli-record-good =
    { $entries ->
        [one] Wszystkie ruchy są dozwolone ({ $entries } wpis).
        [few] Wszystkie ruchy są dozwolone ({ $entries } wpisy).
       *[many] Wszystkie ruchy są dozwolone ({ $entries } wpisów).
    }
cli-player = „{ $word }” to nie jest gracz. Wpisz human albo poziom od 1 do 8.

cli-players-count = W --players podano { $players }, a liczba graczy to { $seats }. Podaj wszystkich albo zmień --seats.
