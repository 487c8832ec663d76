### Accounts on the page: a name that lasts, for whoever wants one.

## For guests

account-title = Konto
account-not-here = Na tym serwerze nie ma kont. Grasz jako gość i niczego nie brakuje.
account-keep = Zachowaj swoją nazwę
account-keep-why = Konto zachowuje twoją nazwę i gry na każdym urządzeniu. Do gry nigdy nie jest potrzebne.
account-name = Nazwa
account-name-hint = Od 2 do 20 liter, cyfr, _ lub -. Widzą ją wszyscy.
account-password = Hasło
account-password-hint = Co najmniej 10 znaków. Trzy lub cztery słowa łatwo zapamiętać.
account-show-password = Pokaż hasło
account-hide-password = Ukryj hasło
account-create = Utwórz konto
account-sign-in = Zaloguj się
account-have-one = Mam już konto
account-switch = Po zalogowaniu to urządzenie przechodzi na tamto konto. Gry rozegrane tu w roli gościa zostają za tobą: nie przechodzą na konto.
account-by-code = Użyj kodu odzyskiwania
account-by-password = Użyj hasła
account-code = Kod odzyskiwania
account-code-hint = Jeden z dziesięciu kodów podanych razem z kontem. Każdy działa raz.
account-ended = Sesja na tym urządzeniu się skończyła.
account-signed-out = Sesja zakończona.
account-recovered = Sesja otwarta. Wybierz teraz nowe hasło.
account-link = Powrót do konta
account-link-reset = Ten link powstał dla ciebie u operatora serwera. Działa raz.
account-link-sign-in = Ten link przyszedł do ciebie e-mailem. Działa raz.
account-link-mail = Potwierdź, że ten adres e-mail jest twój.
account-confirm = Potwierdź
account-mail-confirmed = Adres e-mail potwierdzony.
account-gone = Konto zostało usunięte.

## What is wrong with a field

account-name-missing = Wpisz nazwę.
account-name-short = Nazwa ma co najmniej 2 znaki.
account-name-long = Nazwa ma najwyżej 20 znaków.
account-name-letters = Nazwa ma tylko litery, cyfry, _ i -, bez spacji.
account-password-missing = Wpisz hasło.
account-password-short = Hasło ma co najmniej 10 znaków.
account-password-long = Hasło ma najwyżej 200 znaków.
account-password-name = Hasło nie może być takie jak nazwa.
account-password-same = To hasło już masz.
account-code-missing = Wpisz kod odzyskiwania.
account-label-missing = Napisz, do czego jest token.
account-label-long = Najwyżej 40 znaków.
account-scopes-missing = Wybierz przynajmniej jedną rzecz, którą token może robić.

## What moderators told somebody

people-notice-warning = Moderator cię ostrzega.
people-notice-silence = Moderator ukrył twoją nazwę i publiczne stoły.
people-notice-ban = Moderator zablokował ci dostęp do tego serwera.
people-notice-rename = Moderator nadał ci inną nazwę.
people-notice-until = Do { DATETIME($date) }

## Blocked people, and reports

people-blocked-people = Zablokowane osoby
people-block-why = Z osobą, którą zablokujesz, nigdy nie trafisz do jednej pary i żadne z was nie dołączy do publicznego stołu drugiego. Ta osoba się o tym nie dowie.
people-blocked-none = Nikt nie jest zablokowany.
people-block = Zablokuj
people-unblock = Odblokuj
people-blocked = Zablokowano. Już się tu nie spotkacie.
people-unblocked = Odblokowano.
people-report = Zgłoś
people-report-why = { $name }: powód zgłoszenia
people-report-what = Moderatorzy czytają zgłoszenie i decydują. Nikt inny nie wie, kto kogo zgłosił.
people-report-send = Wyślij zgłoszenie
people-reported = Dziękujemy. Moderator się temu przyjrzy.
people-reason-cheating = Ruchy podpowiada program
people-reason-stalling = Celowe przeciąganie czasu lub odejście od gry
people-reason-name = Obraźliwa nazwa
people-reason-maze = Obraźliwy labirynt
people-reason-other = Coś innego

## Friends and challenges

people-follow = Obserwuj
people-unfollow = Nie obserwuj
people-follow-done = Obserwujesz tę osobę. Jeśli ona obserwuje też ciebie, jesteście znajomymi.
people-unfollow-done = Nie obserwujesz już tej osoby.
people-friends = Znajomi
people-friends-why = Znajomi obserwują się nawzajem. Tylko oni widzą, kiedy jesteś online.
people-friends-none = Na razie nikogo. Otwórz czyjąś stronę i wybierz „Obserwuj”.
people-friend = Obserwujecie się nawzajem
people-following = Obserwujesz tę osobę
people-follower = Obserwuje ciebie
people-online = Teraz online
people-challenge = Rzuć wyzwanie
people-challenge-send = Wyślij wyzwanie
people-challenged = Wyzwanie wysłane. Stół czeka.
people-challenges = Wyzwania
people-accept = Przyjmij
people-decline = Odrzuć
people-withdraw = Anuluj wyzwanie
people-open-table = Otwórz stół
people-decline-later = Nie teraz
people-decline-clock = Chętnie z innym zegarem
people-decline-game = Chętnie w inną grę
people-decline-strangers = Tylko ze znajomymi
people-challenge-open = Czeka na odpowiedź
people-challenge-accepted = Przyjęte
people-challenge-declined = Odrzucone
people-challenge-withdrawn = Anulowane
people-challenge-expired = Bez odpowiedzi na czas

## Email

account-mail = Adres e-mail
account-mail-why = Przyjdzie na niego link do logowania, gdy zapomnisz hasła. Nikt inny go nie widzi.
account-mail-add = Dodaj adres e-mail
account-mail-change = Zmień adres
account-mail-remove = Usuń adres
account-mail-removed = Adres e-mail usunięty.
account-mail-send = Wyślij link
account-mail-sent = Link jest w drodze na ten adres. Otwórz go w ciągu godziny, by potwierdzić, że adres jest twój.
account-mail-waiting = Jeszcze niepotwierdzony: { $address }. Otwórz link z wiadomości albo poproś o następny.
account-by-mail = Wyślij mi link e-mailem
account-mail-hint = Adres potwierdzony na twoim koncie.
account-link-sent = Jeśli jakieś konto ma ten adres, link jest w drodze. Działa raz, przez godzinę.
account-linked = Sesja otwarta. Jeśli nie pamiętasz hasła, wybierz teraz nowe.
account-mail-missing = Wpisz adres e-mail.
account-mail-wrong = Adres e-mail wygląda tak: nazwa@example.org.

## Recovery codes

account-codes = Kody odzyskiwania
account-codes-once = Zachowaj te dziesięć kodów w bezpiecznym miejscu: widać je tylko teraz. Gdy zapomnisz hasła, każdy z nich raz otworzy ci sesję.
account-codes-copy = Kopiuj kody
account-codes-save = Pobierz kody
account-codes-kept = Kody są zachowane
account-codes-left =
    { $count ->
        [0] Nie został żaden kod odzyskiwania.
        [one] Został { $count } kod odzyskiwania.
        [few] Zostały { $count } kody odzyskiwania.
        [many] Zostało { $count } kodów odzyskiwania.
       *[other] Zostało { $count } kodu odzyskiwania.
    }
account-codes-new = Nowe kody odzyskiwania
account-codes-new-why = Stare przestaną działać.

## The account

account-since = Od { DATETIME($date) }
account-page-link = Twoje gry w oczach innych
account-picture = Obrazek
account-picture-none = Bez obrazka
account-picture-pawn = Pionek
account-picture-fence = Ogrodzenie
account-picture-maze = Labirynt
account-picture-die = Kostka
account-picture-spinner = Ruletka
account-picture-cat = Kot
account-picture-frog = Żaba
account-picture-bird = Ptak
account-picture-fish = Ryba
account-picture-leaf = Liść
account-picture-moon = Księżyc
account-picture-sun = Słońce
account-private = Prywatnie: nikt inny nie widzi listy twoich gier
account-rename = Zmień nazwę
account-rename-hint = Nowa nazwa pojawi się też w dawnych grach.
account-save = Zapisz
account-saved = Zapisano.
account-password-change = Zmień hasło
account-password-set = Ustaw hasło
account-password-now = Obecne hasło
account-password-new = Nowe hasło
account-password-changed = Hasło zmienione. Wszystkie inne sesje się skończyły.
account-sessions = Gdzie masz otwarte sesje
account-session-this = to urządzenie
account-session-unknown = Nieznane urządzenie
account-session-used = Ostatnio { DATETIME($date) }
account-session-end = Zakończ tę sesję
account-tokens = Tokeny dla programów
account-tokens-why = Program z tokenem działa za ciebie. Daj każdemu osobny i nie więcej, niż potrzebuje.
account-token-label = Do czego jest?
account-token-scopes = Co może robić?
account-scope-read = Czytać twoje gry
account-scope-play = Grać
account-scope-bot = Grać jako program
account-scope-tournament = Prowadzić turnieje
account-scope-moderate = Moderować
account-token-create = Utwórz token
account-token-once = Skopiuj token teraz: widać go tylko raz.
account-token-copy = Kopiuj token
account-token-revoke = Unieważnij
account-token-unused = Jeszcze nieużyty
account-tokens-none = Nie masz tokenów.
account-data = Twoje dane
account-export = Pobierz wszystko, co tu o tobie zapisano
account-sign-out = Wyloguj się
account-delete = Usuń konto
account-delete-sure = Twoja nazwa zniknie ze wszystkich gier, trwające gry poddasz i nikt tego nie cofnie.
account-delete-now = Usuń na zawsze

## Passkeys

account-passkeys = Klucze dostępu
account-passkeys-why = Klucz dostępu otwiera sesję odciskiem palca, twarzą lub PIN-em urządzenia i niczego nie trzeba pamiętać.
account-passkey-create = Utwórz kluczem dostępu
account-passkey-sign-in = Zaloguj się kluczem dostępu
account-passkey-add = Dodaj klucz dostępu
account-passkey-remove = Usuń
account-passkey-cancelled = Nie użyto żadnego klucza dostępu. Spróbuj ponownie albo wybierz inny sposób.

## Somebody’s page

person-nobody = Nie ma tu nikogo o tej nazwie albo gry tej osoby są prywatne.
person-games = Gry
person-all-games = Wszystkie gry
person-no-games = Jeszcze żadnych gier.
person-open = Otwórz
person-won = Wygrana
person-lost = Przegrana
person-more = Pokaż więcej
person-archive = Pobierz wszystkie gry
person-result = Wynik
person-any-result = Dowolny wynik
person-opponent = Przeciwnik
person-opponent-hint = Nazwa konta
person-filter = Filtruj
person-people = Gra z
person-score = Wygrane: { $won } · remisy: { $draws } · przegrane: { $lost }
person-together = Gry z: { $name }
person-since = Tutaj od { DATETIME($date) }
person-count =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }

## Refusals of the server

server-people-yourself = To ty. Wybierz kogoś innego.
server-people-nobody = Nikt tutaj nie ma nazwy ani identyfikatora „{ $word }”.
server-people-too-many-blocks = Liczba zablokowanych osób jest ograniczona do { $most }. Najpierw odblokuj którąś z nich.
server-people-report-table = Ta osoba nie ma nic wspólnego z tym stołem.
server-people-no-case = Nie ma sprawy { $id } albo została usunięta.
server-people-case-taken = Tą sprawą zajmuje się już { $moderator }.
server-people-case-closed = Tę sprawę zamknął już moderator { $moderator }.
server-people-unreachable = Tutaj nie da się skontaktować z tą osobą.
server-people-challenged-before = Ta osoba ma już od ciebie wyzwanie. Poczekaj na odpowiedź albo je anuluj.
server-people-too-many-challenges = Liczba otwartych naraz wyzwań jest ograniczona do { $most }.
server-people-no-challenge = To wyzwanie nie jest już otwarte.
server-people-too-many-followed = Liczba obserwowanych osób jest ograniczona do { $most }.
server-people-empty-note = Notatka jest pusta. Napisz coś.

server-account-none = Grasz jako gość: nie ma konta, które można pokazać lub zmienić.
server-account-unknown = Nie ma konta o nazwie „{ $name }”.
server-account-name-length = Nazwa ma od { $least } do { $most } znaków.
server-account-name-characters = Nazwa składa się z liter, cyfr oraz znaków „_” i „-”, a zaczyna od litery lub cyfry.
server-account-name-taken = Ta nazwa jest zajęta albo za bardzo przypomina inną. Wybierz inną.
server-account-name-held = Ta nazwa do niedawna należała do kogoś innego i pozostaje zablokowana przez { $days } dni. Wybierz inną.
server-account-result = Nie ma wyniku „{ $word }”: podaj won, lost lub draw.
server-account-password-length = Hasło ma od { $least } do { $most } znaków.
server-account-password-common = To jedno z pierwszych haseł, jakie próbują zgadujący. Wybierz inne.
server-account-password-wrong = To nie jest twoje hasło.
server-account-sign-in = Nazwa albo hasło lub kod są błędne.
server-account-reset-code = Ten link wygasł albo został już użyty.
server-account-mail-off = Ten serwer nie wysyła e-maili.
server-account-mail-address = Na ten adres e-mail serwer nie może pisać.
server-account-mail-taken = Inne konto ma już ten adres e-mail.
server-account-mail-too-often = Za dużo próśb o link. Zajrzyj do skrzynki albo poczekaj godzinę.
server-account-passkeys-off = Ten serwer nie ma kluczy dostępu.
server-account-passkey-late = Trwało to zbyt długo albo odpowiedź już była. Spróbuj ponownie.
server-account-passkey-wrong = Tego klucza dostępu nie można tu użyć. Spróbuj ponownie albo wybierz inny sposób.
server-account-passkey-sign-in = Ten klucz dostępu nie otwiera tu żadnego konta. Być może został usunięty.
server-account-passkey-known = Ten klucz dostępu należy już do jakiegoś konta.
server-account-passkey-last = Bez tego klucza dostępu nie da się już zalogować. Najpierw ustaw hasło albo dodaj inny klucz.
server-account-no-passkey = Tego klucza dostępu już nie ma.
server-account-too-many-passkeys = Konto może mieć najwyżej { $most } kluczy dostępu. Najpierw usuń któryś z nich.
server-account-no-session = Tej sesji już nie ma.
server-account-no-token = Tego tokenu już nie ma.
server-account-new-token = Token potrzebuje opisu od 1 do { $longest } znaków, co najmniej jednego uprawnienia i terminu w przyszłości.
server-account-too-many-tokens = Konto może mieć najwyżej { $most } tokenów. Najpierw unieważnij któryś z nich.
server-account-picture = Nie ma takiego obrazka.
server-account-no-profile = Nikt nie ma takiej nazwy albo ta strona jest prywatna.
