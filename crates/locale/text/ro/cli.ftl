### Linia de comandă.

cli-cannot-read = { $path } nu se poate citi: { $error }
cli-cannot-write = { $path } nu se poate scrie: { $error }
cli-no-maze = Nu există labirintul „{ $name }”: nu e un nume inclus, nici un labirint într-un cuvânt, nici un fișier.
cli-option-form = „{ $word }” nu e o opțiune; scrie nume=valoare.
cli-turn = La mutare e jucătorul { $seat }.
cli-chance = La mutare e hazardul.
cli-over = Partida s-a terminat: { $result } ({ $cause }).
cli-record-good =
    { $entries ->
        [one] Toate mutările sunt bune ({ $entries } înregistrare).
        [few] Toate mutările sunt bune ({ $entries } înregistrări).
       *[other] Toate mutările sunt bune ({ $entries } de înregistrări).
    }
cli-player = „{ $word }” nu spune cine joacă: scrie human sau un nivel de la 1 la 8.
