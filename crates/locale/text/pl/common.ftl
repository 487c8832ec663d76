### To, co mówią wszystkie oblicza programu. Zmienne komunikatu są w każdym języku te same.

reason-with-rule = { $sentence } ({ $rule })

## Gry

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = Wariant PAC-MAN
game-mspacman = Ms. Pac-Man

## Pionki i rzeczy, jak na pudełku

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
term-spinner = bączek

## Liczby

fences-left =
    { $count ->
        [one] { $count } ogrodzenie
        [few] { $count } ogrodzenia
       *[many] { $count } ogrodzeń
    }
lives-left =
    { $count ->
        [one] { $count } życie
        [few] { $count } życia
       *[many] { $count } żyć
    }
pellets-left =
    { $count ->
        [one] { $count } kulka mocy
        [few] { $count } kulki mocy
       *[many] { $count } kulek mocy
    }
dots-left =
    { $count ->
        [one] { $count } kropka
        [few] { $count } kropki
       *[many] { $count } kropek
    }
steps-left =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }

## Języki

language-unknown = Nie ma języka „{ $tag }”; wybierz jeden z: { $known }.

## Opcje stołu

option-unknown = Nie ma tu opcji „{ $name }”; opcje to: { $known }.
option-value = Opcja { $name } nie przyjmuje „{ $value }”; przyjmuje: { $allowed }.

## Zapisy gier

record-no-magic = Wiersz { $line }, kolumna { $column }: to nie jest zapis gry; pierwszym wierszem musi być „palisade 1”.
record-open-note = Wiersz { $line }, kolumna { $column }: uwaga zaczyna się od klamry i nigdzie się nie kończy.
record-stray-note = Wiersz { $line }, kolumna { $column }: uwaga w klamrach musi stać po ruchu, po jednej na ruch.
record-over = Gra jest skończona; nic nie można do niej dodać.
record-bad-leave = „{ $word }” nie mówi, kto i dlaczego odszedł; napisz leave:GRACZ:POWÓD, gdzie POWÓD to resign, time albo fault.
record-not-seated = Gracz { $seat } już nie gra.
record-no-game = Zapis nie mówi, jaka to gra: brakuje wiersza „game …”.
record-not-a-number = To musi być liczba.
record-bad-result = To nie jest wynik z miejscem dla każdego gracza albo nie jest to znany powód.
record-wrong-result = Zapis podaje „{ $stated }”, ale z ruchów wynika „{ $actual }”.
record-header = W wierszu „{ $header } { $value }”: { $why }
record-word = Słowo { $nth }, „{ $word }”: { $why }

## Stoły

game-unknown = Nie ma gry „{ $word }”; gry to: quoridor, mini, pacman, mspacman.
table-seats = Ta gra nie ma stołu na tyle osób: { $seats }; liczba graczy może być: { $allowed }.
table-pieces = Wybrano postaci: { $pieces }, a miejsc jest { $seats }.
table-no-maze = W grze { $game } nie wybiera się labiryntu.

## Opcje gier w menu i ich wartości

# $name is the name below, $word the word for scripts, $about the sentence below, $rule a rule number.
option-item = { $name } (`{ $word }`): { $about } ({ $rule })
option-item-plain = { $name } (`{ $word }`): { $about }
# $values lists words with their meaning, $default is one of them.
option-values = Wartości: { $values }. Domyślnie: { $default }.

option-about-starter = kto wykonuje pierwszy ruch; jeśli nie wskażesz gracza, decyduje los.
option-about-pawn-behind = co robi trzeci pionek tuż za tym, który chcesz przeskoczyć. Albo blokuje skok, jak mówią wszystkie instrukcje, albo działa jak ogrodzenie i wtedy możesz stanąć z lewej lub z prawej strony.
option-about-repetition = czy gra kończy się remisem, gdy ta sama pozycja wystąpi po raz trzeci.
option-about-move-seconds = limit czasu na każdy ruch w sekundach albo brak limitu.
option-about-pieces = postać, którą gra każdy z graczy. Na nic innego nie wpływa.
option-about-boost = ile z 3 dodatkowych pól PAC-MAN przechodzi po zjedzeniu kulki mocy.
option-about-boost-eats = które duchy PAC-MAN zjada w czasie bonusu: wszystkie na swojej trasie czy tylko te na polu, na którym się zatrzyma. W drugim przypadku mija pozostałe bez szkody.
option-about-frenzy = jak duch, który widzi PAC-MANA, przechodzi swoje dwa pola: oba w jednym kierunku czy z możliwością skrętu po pierwszym, nawet z powrotem na pole, z którego ruszył.
option-about-ghost-on-pellet = czym jest dla ducha niezjedzona kulka mocy: polem, przez które może przejść, ale na którym nie może stanąć, ścianą czy polem jak każde inne.
option-about-contact = co się dzieje, gdy PAC-MAN bez bonusu wchodzi na ducha. Albo zostaje złapany, albo pola z duchami są dla niego zamknięte; jeśli przez to nie może przejść dwóch pól, przechodzi jedno lub zostaje na miejscu.
option-about-ghosts-share = czy duchy mogą zatrzymać się na tym samym polu. Mijać się mogą zawsze.
option-about-lives = ile żyć ma PAC-MAN. Jeśli tego nie ustawisz, decyduje labirynt.
option-about-ghosts = kto gra jako Blinky, Inky, Pinky i Clyde, w tej kolejności. Jeśli tego nie ustawisz, duchy są rozdzielane po kolei.
option-about-capture = czy pionki łapią się na każdym polu, na które wchodzą, czy tylko na ostatnim polu ruchu.
option-about-colours = która kolorowa strefa należy do którego gracza. Kto nie jest wymieniony, dostaje jedną z pozostałych.

option-name-starter = Kto zaczyna
option-name-pawn-behind = Trzeci pionek z tyłu
option-name-repetition = Trzy razy ta sama pozycja
option-name-move-seconds = Sekundy na ruch
option-name-boost = Pola bonusu
option-name-boost-eats = Bonus zjada
option-name-frenzy = Duchy w szale
option-name-ghost-on-pellet = Duchy a kulki mocy
option-name-contact = Wejście na ducha
option-name-ghosts-share = Duchy na jednym polu
option-name-lives = Życia
option-name-pieces = Postacie
option-name-capture = Łapanie
option-name-maze = Labirynt
option-name-ghosts = Kto gra jako { $ghost }
option-name-colours = Obszar gracza { $seat }

choice-random = losowo
choice-blocked = uniemożliwia skok
choice-sidestep = jak ogrodzenie
choice-draw = remis
choice-off = nie
choice-up-to = najwyżej 3
choice-exactly = dokładnie 3
choice-path = wszystkie po drodze
choice-end = tylko ostatniego
choice-straight = prosto
choice-turning = mogą skręcać
choice-cross = przebiegają
choice-never = nie wchodzą
choice-free = mogą stanąć
choice-caught = zostaje złapany
choice-closed = niemożliwe
choice-true = tak
choice-false = nie
choice-passing = także w przelocie
choice-exact = na ostatnim polu
choice-maze = jak w labiryncie
choice-dealt = rozdzielane po kolei
choice-seat = gracz { $seat }
choice-nobody = nie gra
choice-area-a = u góry po lewej
choice-area-b = u góry po prawej
choice-area-c = u dołu po prawej
choice-area-d = u dołu po lewej

## Dołączone labirynty i plansze

maze-name-corners = Narożniki
maze-name-cloister = Krużganek
maze-name-drawbridge = Most zwodzony
maze-name-hedgerow = Żywopłot
maze-name-lantern-yard = Dziedziniec latarni
maze-name-long-watch = Długa warta
maze-name-narrow-gate = Wąska brama
maze-name-orchard = Sad
maze-name-stepping-stones = Kamienie w strumieniu
maze-name-three-keys = Trzy klucze
maze-name-toll-bridge = Płatny most
maze-name-quarters = Ćwiartki

## Jak kończą się gry

ending-winner = Wygrywa gracz { $seat }
ending-winners = Wygrywają gracze { $seats }
ending-draw = Remis
ending-by-repetition = Ta sama pozycja pojawiła się po raz trzeci.
ending-by-resign = Druga strona się poddała.
ending-by-time = Skończył się czas.
ending-by-fault = Program zawiódł.
ending-by-agreement = Obie strony się na to zgodziły.
ending-by-aborted = Grę przerwano.
