### What a server refuses, and what running one says.

## Sitting down

server-no-table = Nie ma stołu { $table }.
server-no-seat = Stół nie ma miejsca { $seat }.
server-seat-taken = Miejsce { $seat } jest zajęte.
server-seat-reserved = Miejsce { $seat } jest zarezerwowane dla kogoś innego.
server-seated = Już siedzisz przy tym stole.
server-full = Nie ma tu dla ciebie wolnego miejsca.
server-piece-taken = Ktoś inny ma już tę postać.
server-creator-only = Może to zrobić tylko osoba, która otworzyła stół.
server-too-many-places = Podano więcej osób niż miejsc.
server-level = Poziomy są od 1 do 8.
server-clock = Zegara nie można tak ustawić.
server-starter = To miejsce nie może zaczynać.
server-start-over = Gra skończyłaby się, zanim się zacznie: { $position }
server-luck = To, co dodajesz do kości, to jedno słowo o długości najwyżej { $longest } bajtów.
server-too-many-tables = Masz otwarte stoły: { $most }; najpierw skończ jeden.

## Playing

server-not-started = Gra się jeszcze nie zaczęła.
server-started = Gra już się zaczęła.
server-over = Gra jest skończona.
server-not-over = Gra jeszcze się nie skończyła.
server-not-yours = To nie jest twoje miejsce.
server-not-your-turn = Ruch ma miejsce { $seat }.
server-not-a-move = { $word } nie jest ruchem.
server-paused = Gra jest wstrzymana.
server-not-paused = Gra nie jest wstrzymana.
server-abort-late = Wszyscy już zagrali: grę można teraz odwołać tylko wspólnie.
server-offered = Już to zaproponowano.
server-no-offer = Nikt tego nie zaproponował.
server-takeback = Nie ma ruchu do cofnięcia: żaden nie jest twój albo potem był rzut.
server-machine-declines = Maszyny nie zgadzają się na remis.
server-stale = Wcześniej stało się coś innego; następne zdarzenie ma numer { $next }.
server-taken = Inne zdarzenie ma ten numer.
server-seq = Ruch musi podać, jaki numer ma dostać.
server-nonce = Nonce musi mieć od 1 do { $longest } znaków.

## Hints

server-insight-live = Bez podpowiedzi, dopóki grasz w tę grę z ludźmi.
server-insight-turn = Nie ma czego radzić: nikt nie ma ruchu.
server-insight-failed = Maszyna nie znalazła odpowiedzi; zapytaj za chwilę.
server-no-ply = Gra nie jest tak długa.

## People and programs

server-token = Najpierw powiedz, kim jesteś.
server-name = Nazwa ma co najmniej jeden widoczny znak.
server-code = Ten kod został użyty albo jest za stary.
server-origin = Ta strona nie może tu mówić w twoim imieniu.
server-too-often = Za dużo naraz; poczekaj chwilę.
server-too-many-sockets = Za dużo połączeń stąd.
server-too-many-watched = Jedno połączenie śledzi najwyżej { $most } stołów.
server-too-big = Ta wiadomość jest za długa.
server-malformed = Ta wiadomość nie ma sensu: { $why }
server-binary = Wiadomości są tekstem.
server-not-json = Zaznacz, że treść to JSON.
server-no-call = Nie ma takiego wywołania.
server-private = To nie jest publiczne.
server-busy = Stół jest zajęty; spróbuj ponownie.
server-storage = Serwer nie może teraz zapisywać; nic się nie zmieniło.
server-corrupt = Nie można odczytać stołu { $table }.
server-stopping = Serwer się zatrzymuje; wróć za chwilę.

## Running it

server-reach-local = Otwórz { $url }
server-reach-others = Z innych urządzeń: { $url }
server-port-taken = { $address } jest zajęty przez inny program; wybierz inny przez --listen.
server-cannot-run = Serwer nie może działać: { $why }
server-unreachable = Nie można połączyć się z { $url }: { $why }
server-refused = Serwer odmawia: { $why }
server-backup-done = Cała baza danych jest w { $path }.

## Dice

server-dice-fair = Kości są takie, jak obiecano; sprawdzono: { $rolls }.
server-dice-missing = Zapis nie ma wiersza { $line } do sprawdzenia.
server-dice-commitment = Ziarno nie jest tym, które obiecano.
server-dice-starter = Kości mówią, że zaczyna miejsce { $seat }.
server-dice-roll = Słowo { $nth } to { $found }, ale kości mówią { $expected }.
