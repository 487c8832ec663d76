### Galeria labiryntów.

gallery-lead = Labirynty stworzone przez graczy tego serwera i te wbudowane w grę.
gallery-lead-built-in = Te labirynty są wbudowane w grę.
gallery-order = Kolejność
gallery-order-newest = Najnowsze
gallery-order-played = Najczęściej grane
gallery-size = Rozmiar
gallery-size-any = Wszystkie rozmiary
gallery-size-small = Małe: do 36 pól
gallery-size-medium = Średnie: od 37 do 63 pól
gallery-size-large = Duże: od 64 pól
gallery-verdict-any = Dowolny wynik
gallery-verdict-pacman = Wygrywa PAC-MAN
gallery-verdict-ghosts = Wygrywają duchy
gallery-verdict-nobody = Nikt nie może wymusić wygranej
gallery-verdict-unsolved = Jeszcze nierozwiązane
gallery-built-in = Wbudowany w grę
gallery-games =
    { $count ->
        [one] { $count } rozegrana gra
        [few] { $count } rozegrane gry
        [many] { $count } rozegranych gier
       *[other] { $count } rozegranej gry
    }
gallery-nameless = Labirynt bez nazwy
gallery-computer = Z komputerem
gallery-friends = Ze znajomymi
gallery-workshop = Otwórz w warsztacie
gallery-more = Więcej labiryntów
gallery-none = Żaden labirynt nie pasuje do tego wyboru.
gallery-all = Wszystkie labirynty

## Publishing and taking back

gallery-publish = Opublikuj swój labirynt
gallery-publish-lead = Każdy będzie mógł go zobaczyć i w nim zagrać. Obok pojawi się nazwa twojego konta.
gallery-name = Nazwa labiryntu
gallery-needs-account = Do opublikowania labiryntu potrzebujesz konta.
gallery-no-accounts = Ten serwer nie ma kont, więc nikt nie może tu publikować labiryntów.
gallery-take-back = Usuń z galerii
gallery-taken-back = Twojego labiryntu nie ma już w galerii.

## Moderation

gallery-hidden = Moderator ukrył ten labirynt. Inni gracze go nie widzą.
gallery-report = Zgłoś ten labirynt
gallery-hide = Ukryj labirynt
gallery-show = Pokaż labirynt ponownie
gallery-done = Gotowe.

## What the server refuses

server-maze-unknown = W galerii nie ma labiryntu „{ $id }”.
server-maze-built-in = Ten labirynt jest wbudowany w grę: „{ $name }”.
server-maze-taken = Ten labirynt jest już w galerii: „{ $name }”, opublikowany z konta { $by }.
server-maze-taken-nobody = Ten labirynt jest już w galerii.
server-maze-hidden = Moderator ukrył ten labirynt. Nie można go opublikować ponownie.
server-maze-not-yours = Labirynt może usunąć z galerii tylko osoba, która go opublikowała.
server-maze-too-many = Limit twoich labiryntów w galerii: { $most }. Najpierw usuń któryś z nich.
