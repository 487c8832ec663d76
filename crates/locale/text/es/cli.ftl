### The command line; see common.ftl for what all programs share.

cli-cannot-read = No se puede leer { $path }: { $error }
cli-cannot-write = No se puede escribir { $path }: { $error }
cli-no-maze = No existe el laberinto «{ $name }»: no es el nombre de uno incluido, ni un laberinto escrito en una palabra, ni un archivo.
cli-option-form = «{ $word }» no es una opción. Escríbela como nombre=valor.
cli-turn = Le toca al jugador { $seat }.
cli-chance = Falta la tirada.
cli-over = La partida ha terminado: { $result }
cli-record-good =
    { $entries ->
        [one] Todas las jugadas son legales ({ $entries } entrada).
       *[other] Todas las jugadas son legales ({ $entries } entradas).
    }
cli-player = «{ $word }» no es un jugador. Escribe human o un nivel del 1 al 8.

cli-players-count = --players nombra a { $players }, pero participan { $seats }. Nómbralos a todos o cambia --seats.

## Encuentros de programas

match-quotes = En «{ $word }» hay unas comillas sin cerrar.
match-program = No se puede jugar ninguna partida, porque { $who } no arranca: { $why }
match-overruns =
    { $count ->
        [one] { $who } tardó demasiado en { $count } jugada, como mucho { $worst } ms de más.
       *[other] { $who } tardó demasiado en { $count } jugadas, como mucho { $worst } ms de más.
    }
fault-flagged = Se le acabó el tiempo.

