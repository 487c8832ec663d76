### Wiersz poleceń.

cli-cannot-read = Nie można odczytać { $path }: { $error }
cli-cannot-write = Nie można zapisać { $path }: { $error }
cli-no-maze = Nie ma labiryntu „{ $name }”: to ani nazwa dołączonego, ani labirynt w jednym słowie, ani plik.
cli-option-form = „{ $word }” to nie opcja; napisz nazwa=wartość.
cli-turn = Na ruchu jest gracz { $seat }.
cli-chance = Teraz decyduje los.
cli-over = Gra jest skończona: { $result } ({ $cause }).
cli-record-good =
    { $entries ->
        [one] Wszystkie ruchy są dobre ({ $entries } wpis).
        [few] Wszystkie ruchy są dobre ({ $entries } wpisy).
       *[many] Wszystkie ruchy są dobre ({ $entries } wpisów).
    }
cli-player = „{ $word }” nie mówi, kto gra: napisz human albo poziom od 1 do 8.
