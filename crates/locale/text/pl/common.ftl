### Messages of one face; see common.ftl for what all share.

fences-left =
    { $count ->
        [one] { $count } ogrodzenie
        [few] { $count } ogrodzenia
       *[many] { $count } ogrodzeń
    }
