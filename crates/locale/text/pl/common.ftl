### What all programs share: names of games and pieces, players, results, and refusals that belong to
### no single game. The variables of a message are the same in every language. $seat is the number of
### a player, from 1.

reason-with-rule = { $sentence } ({ $rule })

## Games

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = Wariant PAC-MAN
game-mspacman = Ms. Pac-Man

## Pieces and things, as the rulebooks call them

term-pawn = pionek
term-fence = ogrodzenie
term-pacman = PAC-MAN
term-mspacman = Ms. Pac-Man
term-ghost = duch
term-blinky = Blinky
term-inky = Inky
term-pinky = Pinky
term-clyde = Clyde
term-pellet = kulka mocy
term-dot = kropka
term-die = kostka
term-spinner = ruletka

## Counts

fences-left =
    { $count ->
        [one] { $count } ogrodzenie
        [few] { $count } ogrodzenia
        [many] { $count } ogrodzeń
       *[other] { $count } ogrodzenia
    }
lives-left =
    { $count ->
        [one] { $count } życie
        [few] { $count } życia
        [many] { $count } żyć
       *[other] { $count } życia
    }
pellets-left =
    { $count ->
        [one] { $count } kulka mocy
        [few] { $count } kulki mocy
        [many] { $count } kulek mocy
       *[other] { $count } kulki mocy
    }
dots-left =
    { $count ->
        [one] { $count } kropka
        [few] { $count } kropki
        [many] { $count } kropek
       *[other] { $count } kropki
    }
steps-left =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }

## Languages

language-unknown = Nie ma języka „{ $tag }”. Dostępne języki: { $known }.

## Options

option-unknown = Nie ma tu opcji „{ $name }”. Dostępne opcje: { $known }.
option-value = Opcja { $name } nie może mieć wartości „{ $value }”. Możliwe wartości: { $allowed }.

## Records

record-no-magic = Wiersz { $line }, kolumna { $column }: to nie jest zapis gry. Pierwszy wiersz musi brzmieć „palisade 1”.
record-open-note = Wiersz { $line }, kolumna { $column }: komentarz ma klamrę otwierającą, ale nie ma zamykającej.
record-stray-note = Wiersz { $line }, kolumna { $column }: komentarz w klamrach musi stać po ruchu, najwyżej jeden na ruch.
record-over = Gra się skończyła. Nie można nic do niej dodać.
record-bad-leave = „{ $word }” nie mówi, kto i dlaczego odszedł. Wpisz leave:GRACZ:POWÓD, gdzie POWÓD to resign, time lub fault.
record-not-seated = Gracz { $seat } nie bierze już udziału w grze.
record-no-game = Zapis nie mówi, jaka to gra: brakuje wiersza „game …”.
record-not-a-number = To musi być liczba.
record-bad-result = Wynik musi mieć jedną wartość dla każdego gracza, a powód musi być znany.
record-wrong-result = W zapisie jest „{ $stated }”, ale z ruchów wynika „{ $actual }”.
record-header = W wierszu „{ $header } { $value }”: { $why }
record-word = Ruch { $nth }, „{ $word }”: { $why }
variation-bad-number = Najpierw podaj numer ruchu z głównego wariantu, od 1 do { $most }.
variation-word = „{ $word }”: { $why }
variation-no-move = Komentarz lub nawias musi stać po ruchu.
variation-open = Brakuje nawiasu lub klamry zamykającej.
variation-closed = Zamknięto nawias, który nie był otwarty.
variation-bad-mark = „{ $mark }” nie jest znakiem oceny. Znaki to ! ? !! ?? !? i ?!
link-broken = Ten link jest niepełny albo zmienił się po drodze. Skopiuj go jeszcze raz w całości.

## Setting up a game

game-unknown = Nie ma gry „{ $word }”. Dostępne gry: quoridor, mini, pacman, mspacman.
table-seats = Nieprawidłowa liczba graczy: { $seats }. W tej grze może ich być: { $allowed }.
table-pieces = Liczba wybranych postaci ({ $pieces }) nie zgadza się z liczbą graczy ({ $seats }).
table-no-maze = W grze { $game } nie wybiera się labiryntu.
# $label says what the action means: a move, a square, directions.
action-not-legal = Akcja { $action } ({ $label }) nie jest tu dozwolona.

## Options of the games: a name for menus, what the option does, and its values

# $name is the name below, $word the word for scripts, $about the sentence below, $rule a rule number.
option-item = { $name } (`{ $word }`): { $about } ({ $rule })
option-item-plain = { $name } (`{ $word }`): { $about }
# $values lists words with their meaning, $default is one of them.
option-values = Wartości: { $values }. Domyślnie: { $default }.

option-about-starter = kto wykonuje pierwszy ruch; jeśli nie wskażesz gracza, decyduje los.
option-about-pawn-behind = co robi trzeci pionek tuż za tym, który chcesz przeskoczyć. Albo blokuje skok, jak mówią wszystkie instrukcje, albo działa jak ogrodzenie i wtedy możesz stanąć z boku przeskakiwanego pionka.
option-about-repetition = czy gra kończy się remisem, gdy ta sama pozycja wystąpi po raz trzeci.
option-about-move-seconds = limit czasu na każdy ruch w sekundach albo brak limitu.
option-about-pieces = jaką postacią gra każdy z graczy. Na przebieg gry nie ma to wpływu.
option-about-boost = ile z 3 dodatkowych pól PAC-MAN przechodzi po zjedzeniu kulki mocy.
option-about-boost-eats = które duchy PAC-MAN zjada w czasie bonusu: wszystkie na swojej trasie czy tylko te na polu, na którym się zatrzyma. W drugim przypadku przez pozostałe przechodzi i nic się nie dzieje.
option-about-frenzy = jak duch, który widzi PAC-MANA, przechodzi swoje dwa pola: oba w jednym kierunku czy z możliwością skrętu po pierwszym, nawet z powrotem na pole, z którego ruszył.
option-about-ghost-on-pellet = czym jest dla ducha niezjedzona kulka mocy: polem, przez które może przejść, ale na którym nie może stanąć, ścianą czy polem jak każde inne.
option-about-contact = co się dzieje, gdy PAC-MAN bez bonusu wchodzi na ducha. Albo zostaje złapany, albo pola z duchami są dla niego zamknięte; jeśli przez to nie może przejść dwóch pól, przechodzi jedno lub zostaje na miejscu.
option-about-ghosts-share = czy duchy mogą zatrzymać się na tym samym polu. Mijać się mogą zawsze.
option-about-lives = ile żyć ma PAC-MAN. Jeśli tego nie ustawisz, decyduje labirynt.
option-about-ghosts = kto gra jako Blinky, Inky, Pinky i Clyde, w tej kolejności. Jeśli tego nie ustawisz, duchy są rozdzielane po kolei.
option-about-capture = czy do złapania dochodzi na każdym polu, na które wchodzi pionek, czy tylko na ostatnim polu ruchu.
option-about-colours = która kolorowa strefa należy do którego gracza. Kto nie jest wymieniony, dostaje jedną z pozostałych.

option-name-starter = Kto zaczyna
option-name-pawn-behind = Trzeci pionek z tyłu
option-name-repetition = Trzykrotne powtórzenie
option-name-move-seconds = Sekundy na ruch
option-name-boost = Długość bonusu
option-name-boost-eats = Duchy zjadane z bonusem
option-name-frenzy = Duchy w szale
option-name-ghost-on-pellet = Duchy na kulkach mocy
option-name-contact = Wejście na ducha
option-name-ghosts-share = Duchy na wspólnym polu
option-name-lives = Życia
option-name-pieces = Postacie
option-name-capture = Łapanie
option-name-maze = Labirynt
option-name-ghosts = Kto gra jako { $ghost }
option-name-colours = Strefa gracza { $seat }

choice-random = losowo
choice-blocked = blokuje skok
choice-sidestep = działa jak ogrodzenie
choice-draw = remis
choice-off = wyłączone
choice-move-seconds-off = bez limitu
choice-up-to = najwyżej 3 pola
choice-exactly = dokładnie 3 pola
choice-path = na całej trasie
choice-end = na ostatnim polu
choice-straight = idą tylko prosto
choice-turning = mogą skręcać
choice-cross = mogą tylko przejść
choice-never = nie mogą wejść
choice-free = mogą stanąć
choice-caught = oznacza złapanie
choice-closed = niedozwolone
choice-true = tak
choice-false = nie
choice-passing = także po drodze
choice-exact = na ostatnim polu
choice-maze = jak w labiryncie
choice-dealt = rozdzielane po kolei
choice-seat = gracz { $seat }
choice-nobody = poza grą
choice-area-a = lewa górna
choice-area-b = prawa górna
choice-area-c = prawa dolna
choice-area-d = lewa dolna

## Mazes and boards that come with Palisade

maze-name-corners = Narożniki
maze-name-cloister = Krużganek
maze-name-drawbridge = Most zwodzony
maze-name-hedgerow = Żywopłot
maze-name-lantern-yard = Dziedziniec z latarnią
maze-name-long-watch = Długa warta
maze-name-narrow-gate = Wąska brama
maze-name-orchard = Sad
maze-name-stepping-stones = Kamienie w strumieniu
maze-name-three-keys = Trzy klucze
maze-name-toll-bridge = Płatny most
maze-name-back-stairs = Tylne schody
maze-name-bell-court = Dziedziniec z dzwonem
maze-name-candle-lane = Zaułek świec
maze-name-crossroads = Rozdroże
maze-name-ferry-landing = Przystań promowa
maze-name-granary = Spichlerz
maze-name-great-hall = Wielka sala
maze-name-harbour-wall = Mur portowy
maze-name-high-meadow = Wysoka łąka
maze-name-market-square = Plac targowy
maze-name-millpond = Młyński staw
maze-name-old-well = Stara studnia
maze-name-quarry = Kamieniołom
maze-name-rose-garden = Ogród różany
maze-name-sundial = Zegar słoneczny
maze-name-tannery = Garbarnia
maze-name-twin-doors = Bliźniacze drzwi
maze-name-vineyard = Winnica
maze-name-watchtower = Strażnica
maze-name-weir = Jaz
maze-name-quarters = Ćwiartki

## Results

player-name = Gracz { $seat }
computer-name = Komputer poziomu { $level }
computer-level = { $name } · poziom { $level }
ending-winner = Wygrywa gracz { $seat }
ending-winners = Wygrywają gracze { $seats }
ending-draw = Remis
ending-by-goal =
    { $who ->
        [you] Docierasz do swojej linii mety.
       *[other] { $name } dociera do linii mety.
    }
ending-by-pellets = PAC-MAN zjadł ostatnią kulkę mocy.
ending-by-lives = Duchy odebrały PAC-MANOWI ostatnie życie.
ending-by-dots =
    { $who ->
        [you] Zniknęła ostatnia kropka twojego koloru.
       *[other] Zniknęła ostatnia kropka koloru, którym gra { $name }.
    }
ending-by-repetition = Ta sama pozycja wystąpiła po raz trzeci.
ending-by-resign =
    { $who ->
        [you] Poddajesz się.
       *[other] { $name } się poddaje.
    }
ending-by-time =
    { $who ->
        [you] Skończył ci się czas.
       *[other] { $name } przekracza czas.
    }
ending-by-fault =
    { $who ->
        [you] Awaria twojego programu.
       *[other] Awaria programu: { $name }.
    }
ending-by-agreement = Gracze zgodzili się na remis.
ending-by-aborted = Gra została anulowana.

## Entries of a game in words; moves are written in notation

entry-spin = ruletka { $face }
entry-die = kostka { $face }
entry-stay = bez ruchu
entry-leave-resign = { $name } się poddaje
entry-leave-time = { $name } przekracza czas
entry-leave-fault = awaria programu: { $name }
guest-name = Gość { $id }

## Computer players: how each plays, in a few words after its name, and what it says

personality-manner-1 = marzy po drodze
personality-manner-2 = widzi tylko następny krok
personality-manner-3 = ciągle się spieszy
personality-manner-4 = w razie czego zwija się w kłębek
personality-manner-5 = uwielbia drobne sztuczki
personality-manner-6 = myśli przed każdym ruchem
personality-manner-7 = nigdy nie odpuszcza
personality-manner-8 = zna już każdą sztuczkę
personality-line-1 = O, to już moja kolej?
personality-line-2 = Idę, dokąd mnie nogi poniosą.
personality-line-3 = Złap mnie! Ojej, nie tędy.
personality-line-4 = Uwaga, kłuję!
personality-line-5 = Ja tylko patrzę. Naprawdę.
personality-line-6 = Cicho. Liczę.
personality-line-7 = Mam całą noc.
personality-line-8 = Zaskocz mnie.

## What the system says of a file or folder

system-not-found = Nie ma takiego pliku ani folderu.
system-denied = Brak dostępu.
system-folder = To jest folder.
system-no-folder = To nie jest folder.
system-full = Dysk jest pełny.
system-no-text = To nie jest tekst w UTF-8.
system-read-only = Na tym dysku nie można zapisywać.
system-exists = Ta nazwa jest już zajęta.
