### La línea de órdenes.

cli-cannot-read = No se puede leer { $path }: { $error }
cli-cannot-write = No se puede escribir { $path }: { $error }
cli-no-maze = No hay ningún laberinto «{ $name }»: no es un nombre incluido, ni un laberinto en una palabra, ni un archivo.
cli-option-form = «{ $word }» no es una opción; escríbela como nombre=valor.
cli-turn = Le toca al jugador { $seat }.
cli-chance = Le toca al azar.
cli-over = La partida ha terminado: { $result } ({ $cause }).
cli-record-good =
    { $entries ->
        [one] Todas las jugadas son correctas ({ $entries } entrada).
       *[other] Todas las jugadas son correctas ({ $entries } entradas).
    }
cli-player = «{ $word }» no dice quién juega: escribe human o un nivel del 1 al 8.
