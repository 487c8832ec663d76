### What the server refuses, and what it says when it runs.

## Joining

server-no-table = Nie ma stołu { $table }.
server-no-seat = Przy tym stole nie ma gracza { $seat }.
server-seat-taken = Ktoś już gra jako gracz { $seat }.
server-seat-reserved = To miejsce jest zarezerwowane dla kogoś innego.
server-seated = Jesteś już przy tym stole.
server-full = Przy tym stole nie ma dla ciebie wolnego miejsca.
server-piece-taken = Ktoś inny wybrał już tę postać.
server-creator-only = Może to zrobić tylko osoba, która utworzyła stół.
server-too-many-places = Podano więcej graczy, niż przewiduje ta gra.
server-level = Poziom to liczba od 1 do 8.
server-clock = Czas na grę może wynosić od 1 sekundy do 24 godzin, z dodatkiem najwyżej godziny za ruch, albo od 1 do 60 dni na ruch.
server-starter = Ten gracz nie może zaczynać.
server-start-over = Gra skończyłaby się, zanim by się zaczęła: { $position }
server-spec-long = To za długie. Labirynt lub pozycja może mieć najwyżej { $longest } bajtów.
server-luck =
    { $longest ->
        [one] Twój własny tekst, dodawany do losowania, żeby nikt nie mógł z góry zaplanować wyników, musi być jednym słowem o długości najwyżej { $longest } bajta.
        [few] Twój własny tekst, dodawany do losowania, żeby nikt nie mógł z góry zaplanować wyników, musi być jednym słowem o długości najwyżej { $longest } bajtów.
        [many] Twój własny tekst, dodawany do losowania, żeby nikt nie mógł z góry zaplanować wyników, musi być jednym słowem o długości najwyżej { $longest } bajtów.
       *[other] Twój własny tekst, dodawany do losowania, żeby nikt nie mógł z góry zaplanować wyników, musi być jednym słowem o długości najwyżej { $longest } bajta.
    }
server-too-many-tables =
    { $most ->
        [one] Masz już { $most } otwarty stół. Najpierw skończ grę.
        [few] Masz już { $most } otwarte stoły. Najpierw skończ którąś grę.
        [many] Masz już { $most } otwartych stołów. Najpierw skończ którąś grę.
       *[other] Masz już { $most } otwartego stołu. Najpierw skończ którąś grę.
    }
server-too-many-tables-of-address = Z twojej sieci otwarto już tyle stołów, ile wolno ({ $most }). Spróbuj ponownie, gdy skończy się któraś gra.

## Playing

server-not-started = Gra jeszcze się nie zaczęła.
server-started = Gra już się zaczęła.
server-over = Gra się skończyła.
server-not-over = Gra jeszcze się nie skończyła.
server-not-yours = Jako ten gracz gra ktoś inny.
server-not-your-turn = Ruch ma teraz gracz { $seat }.
server-not-a-move = { $word } to nie jest ruch.
server-paused = Gra jest wstrzymana.
server-not-paused = Gra nie jest wstrzymana.
server-abort-late = Gra już się toczy: można ją anulować tylko za zgodą wszystkich.
server-not-away = Gracz { $seat } jest obecny albo dopiero przed chwilą zniknął.
server-offered = Ta propozycja została już wysłana.
server-offered-before = Od twojego ostatniego ruchu ta propozycja już padła. Po następnym ruchu możesz ją ponowić.
server-no-offer = Ta propozycja jest już nieaktualna.
server-takeback = Nie możesz teraz cofnąć ruchu: nie masz jeszcze żadnego za sobą albo po twoim ostatnim było losowanie lub ktoś opuścił grę.
server-too-many-events = W tej grze jest już za dużo zdarzeń. Możesz teraz tylko wykonać ruch albo się poddać.
server-machine-declines = Gracze komputerowi nie zgadzają się na remis.
server-stale = Wcześniej wydarzyło się coś innego. Numer następnego zdarzenia to { $next }.
server-taken = Ten numer ma już inne zdarzenie.
server-seq = Ruch nie podaje oczekiwanego numeru zdarzenia.
server-nonce = Nonce musi mieć od 1 do { $longest } znaków.

## Hints

server-insight-live = W trwającej grze między ludźmi nie ma podpowiedzi.
server-insight-turn = Nie ma czego podpowiadać: nikt nie ma teraz ruchu.
server-insight-failed = Komputer nie znalazł odpowiedzi. Spróbuj ponownie za chwilę.
server-no-ply = W tej grze nie było tylu ruchów.
## Solved mazes

server-solve-off = Ten serwer nie rozwiązuje labiryntów na życzenie.
server-solve-busy = Rozwiązywany jest inny labirynt. Spróbuj później.
server-solve-too-large = Ten labirynt jest za duży, by rozwiązać go na tym serwerze.
server-solve-no-room = Na serwerze nie ma miejsca na kolejne rozwiązania.
server-solve-quota =
    { $most ->
        [one] Możesz zlecić rozwiązanie jednego labiryntu dziennie.
        [few] Możesz zlecić rozwiązanie { $most } labiryntów dziennie.
        [many] Możesz zlecić rozwiązanie { $most } labiryntów dziennie.
       *[other] Możesz zlecić rozwiązanie { $most } labiryntu dziennie.
    }

## People and programs

server-token = Brak ważnej sesji. Odśwież stronę; program potrzebuje ważnego tokenu, który wypisuje „palisade online guest”.
server-name = Nazwa musi mieć co najmniej jeden widoczny znak.
server-name-mixed = W jednym słowie nazwy nie można mieszać alfabetów.
server-name-reserved = Ta nazwa jest zastrzeżona. Wybierz inną.
server-name-taken = Ta nazwa należy do konta. Wybierz inną.
server-code = Ten kod wygasł albo został już użyty. Poproś o nowy.
server-origin = Żądanie zablokowane: pochodzi z innej strony internetowej. Otwórz grę bezpośrednio pod adresem tego serwera; jeśli go prowadzisz, sprawdź --public-url.
server-too-often = Za dużo żądań. Poczekaj chwilę i spróbuj ponownie.
server-too-many-sockets = Za dużo połączeń z twojego adresu. Zamknij jedną kartę i spróbuj ponownie.
server-too-many-watched =
    { $most ->
        [one] Jedno połączenie może śledzić najwyżej { $most } stół.
        [few] Jedno połączenie może śledzić najwyżej { $most } stoły.
        [many] Jedno połączenie może śledzić najwyżej { $most } stołów.
       *[other] Jedno połączenie może śledzić najwyżej { $most } stołu.
    }
server-too-big = Ta wiadomość jest za długa.
server-too-slow = Żądanie przychodziło zbyt długo. Spróbuj ponownie.
server-malformed = Nieprawidłowa wiadomość: { $why }
server-binary = Wiadomości muszą być tekstem.
server-not-json = Żądanie musi mieć typ zawartości application/json.
server-no-call = W tym API nie ma takiego adresu.
server-private = To nie jest publiczne.
server-busy = Przy tym stole dużo się teraz dzieje. Spróbuj ponownie za chwilę.
server-storage = Serwer nie może teraz zapisywać danych. Nic się nie zmieniło. Spróbuj później.
server-no-room = Na serwerze nie ma teraz miejsca na nowe gry. Trwające gry toczą się dalej.
server-corrupt = Nie można odczytać stołu { $table }.
server-stopping = Serwer uruchamia się ponownie. Spróbuj za chwilę.

## Running it

server-reach-local = Otwórz { $url }
server-reach-others = Z innych urządzeń: { $url }
server-port-taken = Adresu { $address } używa inny program. Wybierz inny adres opcją --listen.
server-database-taken = Z { $path } korzysta już inny serwer.
server-cannot-run = Nie można uruchomić serwera: { $why }
server-worker-cannot-run = Nie można uruchomić procesu roboczego: { $why }
server-worker-started = Proces roboczy { $name } jest gotowy.
server-unreachable = Nie można połączyć się z { $url }: { $why }
server-refused = Serwer odmówił: { $why }
server-backup-done = Cała baza danych jest zapisana w { $path }.
server-backup-failed = Nic nie zostało skopiowane: { $why }
server-backup-postgres = backup i restore kopiują pliki SQLite; w przypadku PostgreSQL użyj pg_dump i pg_restore.
server-migrate-done = Wszystko skopiowane. Porównane wiersze: { $rows }. Odtworzone gry: { $games }.
server-migrate-failed = Baza danych nie została przeniesiona: { $why }
server-migrate-target = Adres bazy PostgreSQL musi zaczynać się od postgres://
server-rebuild-done = Listy gier odbudowane. Gry: { $games }.
server-rebuild-failed = Listy gier nie zostały odbudowane: { $why }
server-games-unreadable = Gry, których już wcześniej nie dało się odczytać: { $games }.

## Dice

server-dice-fair = Losowanie było uczciwe. Sprawdzone wyniki: { $rolls }.
server-dice-missing = W zapisie brakuje wiersza { $line }, bez którego nie da się sprawdzić losowania.
server-dice-commitment = Ziarno nie pasuje do skrótu kryptograficznego opublikowanego przed grą.
server-dice-starter = Z losowania wynika, że zaczyna gracz { $seat }.
server-dice-roll = Ruch { $nth } to { $found }, ale z losowania wynika { $expected }.

## The page before any script has run

server-page-description = Cztery labiryntowe gry planszowe: z komputerem, ze znajomymi online albo razem przy jednym ekranie.
server-page-noscript = Palisade działa w przeglądarce i wymaga JavaScriptu oraz WebAssembly.

## Moderators

server-moderator = Tylko dla moderatorów: tokenu brakuje albo jest błędny.
server-banned =
    Dostęp do tego serwera jest dla ciebie zablokowany do { DATETIME($until) }{ $reason ->
        [cheating] : ruchy podpowiadał program.
        [stalling] : celowe granie na czas.
        [name] : obraźliwa nazwa.
        [maze] : obraźliwy labirynt.
       *[none] .
    }
server-silenced =
    Moderator ukrył twoją nazwę, publiczne stoły i wypowiedzi do { DATETIME($until) }{ $reason ->
        [cheating] : ruchy podpowiadał program.
        [stalling] : celowe granie na czas.
        [name] : obraźliwa nazwa.
        [maze] : obraźliwy labirynt.
       *[none] .
    }
server-subject = „{ $word }” to ani identyfikator osoby, ani adres lub zakres adresów, na przykład 192.0.2.0/24.
server-no-sanction = Nie obowiązuje żadna blokada ani ukrycie nazwy o identyfikatorze { $id }.

## Konta

server-account-off = Na tym serwerze nie ma kont.
server-account-exists = Masz już konto.
server-account-too-often = Za dużo prób. Poczekaj kilka minut i spróbuj ponownie.
server-account-token-scope = Ten token na to nie pozwala.
