### Accounts on the page: a name that lasts, for whoever wants one.

## For guests

account-title = Konto
account-not-here = Na tym serwerze nie ma kont: wszyscy grają tu jako goście.
account-keep = Zachowaj swoją nazwę
account-keep-why = Dzięki kontu zachowasz nazwę i gry na każdym urządzeniu. Do samej gry konto nie jest potrzebne.
account-name = Nazwa
account-name-hint = Od 2 do 20 liter, cyfr, _ lub -, na początku litera lub cyfra. Widzą ją wszyscy.
account-password = Hasło
account-password-hint = Co najmniej 10 znaków. Trzy lub cztery słowa łatwo zapamiętać.
account-show-password = Pokaż hasło
account-hide-password = Ukryj hasło
account-create = Utwórz konto
account-sign-in = Zaloguj się
account-have-one = Mam już konto
account-switch = Po zalogowaniu będziesz grać na tym urządzeniu z tego konta. Gry rozegrane tu bez konta nie zostaną do niego przeniesione.
account-by-code = Użyj kodu odzyskiwania
account-by-password = Użyj hasła
account-code = Kod odzyskiwania
account-code-hint = Jeden z dziesięciu kodów otrzymanych razem z kontem. Każdy działa raz.
account-ended = Sesja na tym urządzeniu wygasła. Zaloguj się ponownie.
account-signed-out = Wylogowano.
account-recovered = Zalogowano. Ustaw teraz nowe hasło.
account-link = Powrót do konta
account-link-reset = Ten link przygotował dla ciebie administrator serwera. Działa raz.
account-link-sign-in = Ten link przyszedł do ciebie e-mailem. Działa raz.
account-link-mail = Potwierdź, że ten adres e-mail jest twój.
account-confirm = Potwierdź
account-mail-confirmed = Adres e-mail potwierdzony.
account-gone = Konto zostało usunięte.

## What is wrong with a field

account-name-missing = Wpisz nazwę.
account-name-short = Nazwa musi mieć co najmniej 2 znaki.
account-name-long = Nazwa może mieć najwyżej 20 znaków.
account-name-letters = Nazwa może zawierać tylko litery, cyfry, _ i -, bez spacji.
account-password-missing = Wpisz hasło.
account-password-short = Hasło musi mieć co najmniej 10 znaków.
account-password-long = Hasło może mieć najwyżej 200 znaków.
account-password-name = Hasło nie może być takie samo jak nazwa.
account-password-same = To twoje obecne hasło. Wybierz inne.
account-code-missing = Wpisz kod odzyskiwania.
account-label-missing = Napisz, do czego służy token.
account-label-long = Najwyżej 40 znaków.
account-scopes-missing = Wybierz co najmniej jedno uprawnienie tokenu.

## What moderators told somebody

people-notice-warning = Masz ostrzeżenie od moderatora.
people-notice-silence = Moderator ukrył twoją nazwę, publiczne stoły i wypowiedzi.
people-notice-ban = Moderator zablokował ci dostęp do tego serwera.
people-notice-rename = Moderator nadał ci inną nazwę.
people-notice-until = Do { DATETIME($date) }
people-notice-read = Przeczytane

## Blocked people, and reports

people-blocked-people = Zablokowane osoby
people-block-why = Serwer nigdy nie dobierze ci do gry zablokowanej osoby i żadne z was nie dołączy do publicznych stołów drugiej osoby. Ta osoba się o tym nie dowie.
people-blocked-none = Nikt nie jest zablokowany.
people-block = Zablokuj
people-unblock = Odblokuj
people-blocked = Zablokowano. Serwer nie dobierze was już do jednej gry.
people-unblocked = Odblokowano.
people-report = Zgłoś
people-report-why = { $name }: powód zgłoszenia
people-report-what = Moderatorzy przeczytają zgłoszenie i zdecydują. Nikt inny się nie dowie, kto je wysłał.
people-report-send = Wyślij zgłoszenie
people-reported = Dziękujemy. Moderator się temu przyjrzy.
people-reason-cheating = Ruchy podpowiadane przez program
people-reason-stalling = Celowe granie na czas lub porzucanie gier
people-reason-name = Obraźliwa nazwa
people-reason-maze = Obraźliwy labirynt
people-reason-other = Inny powód
people-page = Otwórz stronę
people-mute = Ukryj wypowiedzi
people-unmute = Pokaż wypowiedzi
people-moderation = Strona moderatorów

## Friends and challenges

people-follow = Obserwuj
people-unfollow = Przestań obserwować
people-follow-done = Obserwujesz tę osobę. Jeśli ona też cię obserwuje, jesteście znajomymi.
people-unfollow-done = Nie obserwujesz już tej osoby.
people-friends = Znajomi
people-friends-why = Znajomi to osoby, które obserwują się nawzajem. Tylko one widzą, kiedy jesteś online.
people-friends-none = Na razie nikogo. Otwórz czyjąś stronę i wybierz „Obserwuj”.
people-friend = Obserwujecie się nawzajem
people-following = Obserwujesz tę osobę
people-follower = Obserwuje cię
people-online = Teraz online
people-challenge = Rzuć wyzwanie
people-challenge-send = Wyślij wyzwanie
people-challenged = Wyzwanie wysłane. Stół czeka.
people-challenges = Wyzwania
people-accept = Przyjmij
people-decline = Odrzuć
people-withdraw = Anuluj wyzwanie
people-open-table = Otwórz stół
people-decline-plain = Bez powodu
people-decline-later = Nie teraz
people-decline-clock = Chętnie z innym zegarem
people-decline-game = Chętnie w inną grę
people-decline-strangers = Tylko ze znajomymi
people-challenge-open = Czeka na odpowiedź
people-challenge-accepted = Przyjęte
people-challenge-declined = Odrzucone
people-challenge-withdrawn = Anulowane
people-challenge-expired = Odpowiedź nie przyszła na czas
people-side = Kim grasz?
people-person = Z człowiekiem
people-challenge-new = Nowe wyzwanie
people-challenges-you = { $name } rzuca ci wyzwanie
people-challenge-to = Twoje wyzwanie: { $name }
people-challenge-from = Wyzwanie od: { $name }
people-answer-later = Odpowiedz później

## Email

account-mail = Adres e-mail
account-mail-why = Gdy zapomnisz hasła, możesz poprosić o link do logowania na ten adres. Nikt inny nie widzi twojego adresu.
account-mail-add = Dodaj adres e-mail
account-mail-change = Zmień adres
account-mail-remove = Usuń adres
account-mail-removed = Adres e-mail usunięty.
account-mail-send = Wyślij link
account-mail-sent = Link jest w drodze na ten adres. Otwórz go w ciągu godziny, by potwierdzić, że adres jest twój.
account-mail-waiting = Jeszcze niepotwierdzony: { $address }. Otwórz link z wiadomości albo poproś o nowy.
account-by-mail = Wyślij mi link e-mailem
account-mail-hint = Adres potwierdzony na twoim koncie.
account-link-sent = Jeśli jakieś konto ma ten adres, link jest w drodze. Działa raz i jest ważny godzinę.
account-linked = Zalogowano. Jeśli nie pamiętasz hasła, ustaw teraz nowe.
account-mail-missing = Wpisz adres e-mail.
account-mail-wrong = Adres e-mail wygląda tak: nazwa@example.org.

## Recovery codes

account-codes = Kody odzyskiwania
account-codes-once = Zachowaj te dziesięć kodów w bezpiecznym miejscu: widać je tylko raz. Gdy zapomnisz hasła, każdym z nich zalogujesz się jeden raz.
account-codes-copy = Kopiuj kody
account-codes-save = Pobierz kody
account-codes-kept = Mam je zapisane
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
account-page-link = Twoja strona, tak jak widzą ją inni
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
account-private = Strona prywatna: nikt inny nie widzi listy twoich gier
account-rename = Zmień nazwę
account-rename-hint = Nowa nazwa pojawi się też w dawnych grach.
account-save = Zapisz
account-saved = Zapisano.
account-password-change = Zmień hasło
account-password-set = Ustaw hasło
account-password-now = Obecne hasło
account-password-new = Nowe hasło
account-password-changed = Zmieniono hasło. Wszystkie inne sesje zostały zakończone.
account-sessions = Twoje aktywne sesje
account-session-this = to urządzenie
account-session-unknown = Nieznane urządzenie
account-session-used = Ostatnie użycie: { DATETIME($date) }
account-session-end = Zakończ tę sesję
account-tokens = Tokeny dla programów
account-tokens-why = Program z tokenem działa na twoim koncie. Każdemu daj osobny token, tylko z potrzebnymi uprawnieniami.
account-token-label = Do czego służy?
account-token-scopes = Co może robić?
account-scope-read = Czytać twoje gry
account-scope-play = Grać
account-scope-bot = Grać jako program
account-scope-tournament = Organizować turnieje
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
account-delete-sure = Twoja nazwa zniknie ze wszystkich gier, a trwające gry zostaną poddane. Tego nie da się cofnąć.
account-delete-now = Usuń na zawsze

## Passkeys

account-passkeys = Klucze dostępu
account-passkeys-why = Z kluczem dostępu logujesz się odciskiem palca, twarzą lub PIN-em urządzenia i nie musisz niczego pamiętać.
account-passkey-create = Utwórz konto z kluczem dostępu
account-passkey-sign-in = Zaloguj się kluczem dostępu
account-passkey-add = Dodaj klucz dostępu
account-passkey-remove = Usuń
account-passkey-cancelled = Nie użyto żadnego klucza dostępu. Spróbuj ponownie albo wybierz inny sposób.

## Somebody’s page

person-nobody = Nikt tu nie ma takiej nazwy albo ta strona jest prywatna.
person-games = Gry
person-all-games = Wszystkie gry
person-no-games = Na razie brak gier.
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
person-people = Z kim gra
person-score = Wygrane: { $won } · remisy: { $draws } · przegrane: { $lost }
person-together = Wspólne gry: { $name }
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
server-people-too-many-blocks = Limit zablokowanych osób: { $most }. Najpierw odblokuj którąś z nich.
server-people-too-many-mutes = Limit osób z ukrytymi wypowiedziami: { $most }. Najpierw pokaż wypowiedzi którejś z nich.
server-people-report-table = Ta osoba nie utworzyła tego stołu ani przy nim nie gra.
server-people-no-case = Sprawa { $id } nie istnieje albo została usunięta.
server-people-case-taken = Tą sprawą zajmuje się już { $moderator }.
server-people-case-closed = Ta sprawa jest już zamknięta ({ $moderator }).
server-people-unreachable = Tutaj nie da się skontaktować z tą osobą.
server-people-challenged-before = Ta osoba ma już wyzwanie od ciebie. Poczekaj na odpowiedź albo anuluj wyzwanie.
server-people-too-many-challenges = Limit otwartych wyzwań: { $most }. Poczekaj na odpowiedź albo anuluj któreś z nich.
server-people-no-challenge = To wyzwanie nie jest już otwarte.
server-people-too-many-followed = Limit obserwowanych osób: { $most }. Najpierw przestań obserwować którąś z nich.
server-people-empty-note = Notatka jest pusta. Napisz coś.

server-account-none = Grasz jako gość: nie ma konta, które można pokazać lub zmienić.
server-account-unknown = Nie ma konta o nazwie „{ $name }”.
server-account-name-length = Nazwa musi mieć od { $least } do { $most } znaków.
server-account-name-characters = Nazwa może zawierać tylko litery, cyfry oraz znaki „_” i „-”, a zaczynać się musi od litery lub cyfry.
server-account-name-taken = Ta nazwa jest zajęta albo zbyt podobna do już istniejącej. Wybierz inną.
server-account-name-held = Ta nazwa do niedawna należała do kogoś innego i pozostaje zarezerwowana przez { $days } dni. Wybierz inną.
server-account-result = Nie ma wyniku „{ $word }”. Podaj won, lost lub draw.
server-account-password-length = Hasło musi mieć od { $least } do { $most } znaków.
server-account-password-common = To hasło jest zbyt popularne i łatwo je zgadnąć. Wybierz inne.
server-account-password-wrong = To nie jest twoje hasło. Spróbuj ponownie.
server-account-sign-in = Nazwa nie pasuje do hasła lub kodu. Sprawdź jedno i drugie.
server-account-reset-code = Ten link wygasł albo został już użyty. Poproś o nowy.
server-account-mail-off = Ten serwer nie wysyła e-maili.
server-account-mail-address = Serwer nie może wysłać e-maila na ten adres. Sprawdź, czy jest poprawny.
server-account-mail-taken = Ten adres e-mail należy już do innego konta. Podaj inny.
server-account-mail-too-often = Za dużo próśb o link. Zajrzyj do skrzynki albo spróbuj za godzinę.
server-account-passkeys-off = Ten serwer nie obsługuje kluczy dostępu.
server-account-passkey-late = Trwało to zbyt długo albo ta próba już się zakończyła. Spróbuj ponownie.
server-account-passkey-wrong = Tego klucza dostępu nie można tu użyć. Spróbuj ponownie albo wybierz inny sposób.
server-account-passkey-sign-in = Żadne konto tutaj nie używa tego klucza dostępu. Być może został usunięty.
server-account-passkey-known = Ten klucz dostępu należy już do jakiegoś konta.
server-account-passkey-last = Bez tego klucza dostępu już się nie zalogujesz. Najpierw ustaw hasło albo dodaj inny klucz dostępu.
server-account-no-passkey = Tego klucza dostępu już nie ma.
server-account-too-many-passkeys = Konto może mieć najwyżej { $most } kluczy dostępu. Najpierw usuń któryś z nich.
server-account-no-session = Tej sesji już nie ma.
server-account-no-token = Tego tokenu już nie ma.
server-account-new-token = Token musi mieć opis o długości od 1 do { $longest } znaków, co najmniej jedno uprawnienie i datę ważności w przyszłości.
server-account-too-many-tokens = Konto może mieć najwyżej { $most } tokenów. Najpierw unieważnij któryś z nich.
server-account-picture = Nie ma takiego obrazka. Wybierz inny.
server-account-no-profile = Nikt nie ma takiej nazwy albo ta strona jest prywatna.
