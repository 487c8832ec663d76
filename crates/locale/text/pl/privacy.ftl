### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Prywatność
privacy-lead = Co ten serwer o tobie wie, jak długo to przechowuje i jak możesz to usunąć.
privacy-stored = Co jest przechowywane
privacy-stored-person = Losowy identyfikator, pod którym zna cię serwer, i nazwa, którą wybierzesz.
privacy-stored-account = Konto nie jest konieczne. Jeśli je masz, serwer przechowuje też jego nazwę i obrazek, czas utworzenia, skróty kryptograficzne hasła, kodów odzyskiwania i tokenów, publiczną część każdego klucza dostępu, a dla każdego klucza i każdej sesji rodzaj urządzenia i czas ostatniego użycia. Nazwę, obrazek i datę utworzenia widać na twojej stronie; reszta służy do logowania i do wyświetlania twoich aktywnych sesji.
privacy-stored-mail = Jeśli dodasz do konta adres e-mail, jest on przechowywany razem z kontem. Służy do wysyłania linków i powiadomień, o które prosisz, oraz wiadomości, że został zastąpiony albo usunięty. Nikt inny go nie widzi.
privacy-stored-games = Gry, w które tu grasz: ruchy, czasy, wyniki i własny tekst, jeśli dodasz go do losowania, żeby nikt nie mógł z góry zaplanować wyników. Gry publiczne może oglądać każdy, pozostałe tylko ten, kto ma link.
privacy-stored-safety = Kogo blokujesz lub czyje wypowiedzi ukrywasz, żeby serwer nie dobierał was do jednej gry i nie pokazywał ci tych wypowiedzi. Zgłoszenia od ciebie i o tobie: kto, dlaczego, przy którym stole i pod jaką nazwą. Zgłoszenia widzą tylko moderatorzy. Widzą też twoje stoły, poprzednie nazwy, wcześniejsze decyzje, wiadomości od moderatorów do ciebie i to, czy zostały przeczytane, swoje notatki o tobie oraz adres IP twojego ostatniego połączenia od uruchomienia serwera.
privacy-stored-friends = Kogo obserwujesz oraz, przez godzinę, czas twojej ostatniej wizyty, żeby znajomi widzieli, czy jesteś online. Wyzwania, także przez dobę po ich zakończeniu.
privacy-stored-puzzles = Jeśli masz konto: twoje próby rozwiązania zadań, ich wyniki oraz twój ranking w zadaniach.
privacy-stored-mazes = Labirynty, które publikujesz z konta: labirynt, jego nazwa, czas publikacji i to, że jest twój. Każdy może je zobaczyć. Po usunięciu twoich danych zostają, ale bez nazwy twojego konta i bez nazwy labiryntu. Serwer liczy gry w labiryncie, ale nie zapisuje, kto grał.
privacy-stored-notices = Jeśli włączysz powiadomienia: adres i klucze twojej przeglądarki w jej usłudze powiadomień, twój język oraz to, co i kiedy chcesz wiedzieć. Wiadomości są zaszyfrowane i odczyta je tylko twoja przeglądarka: usługa wie, że wiadomość przyszła, ale nie zna jej treści. Wysłane powiadomienia serwer pamięta przez tydzień, żeby żadne nie przyszło dwa razy.
privacy-stored-ratings = Jeśli grasz w gry rankingowe: twój ranking w każdym rodzaju gry i to, jak zmieniła go każda gra rankingowa. Inni to widzą, chyba że twoja strona jest prywatna. Przez dobę serwer pamięta też, które gry rankingowe i gry z dobranym przez niego przeciwnikiem opuszczasz przed końcem.
privacy-stored-cookie = Jedno ciasteczko, po którym serwer cię rozpoznaje. Jest potrzebne do gry i nie służy do niczego innego.
privacy-stored-device = Ustawienia, gry i wyniki zadań na twoim urządzeniu pozostają w przeglądarce.
privacy-stored-address = Twój adres IP służy do ochrony przed nadużyciami. Serwer pamięta go, dopóki działa; przy trwającej grze zapisany jest tylko skrót kryptograficzny adresu. Adres trafia do dziennika, gdy żądanie zostaje odrzucone, a blokada może obejmować zakres adresów.
privacy-stored-nothing = Nie ma reklam ani śledzenia, a strona nie ładuje niczego z innych serwerów.
privacy-time = Czas przechowywania
privacy-time-token =
    { $days ->
        [one] Sesja jest ważna { $days } dzień od ostatniej wizyty.
        [few] Sesja jest ważna { $days } dni od ostatniej wizyty.
        [many] Sesja jest ważna { $days } dni od ostatniej wizyty.
       *[other] Sesja jest ważna { $days } dnia od ostatniej wizyty.
    }
privacy-time-cancelled =
    { $days ->
        [one] Anulowane gry są usuwane po { $days } dniu.
        [few] Anulowane gry są usuwane po { $days } dniach.
        [many] Anulowane gry są usuwane po { $days } dniach.
       *[other] Anulowane gry są usuwane po { $days } dnia.
    }
privacy-time-games = Pozostałe gry zostają, żeby wszyscy, którzy w nie grali, mogli do nich wrócić.
privacy-time-account = Konto jest przechowywane, dopóki go nie usuniesz, a sesja, dopóki nie wygaśnie albo jej nie zakończysz. Nazwa, której już nie używasz, pozostaje zarezerwowana przez 30 dni (zapisany jest tylko jej skrót kryptograficzny), żeby nikt od razu jej nie przejął.
privacy-time-reports = Zgłoszenia i notatki moderatorów są usuwane 90 dni po zamknięciu sprawy przez moderatora albo, jeśli sprawa pozostaje otwarta, 180 dni po ostatnim zgłoszeniu. Wiadomości od moderatorów do ciebie są usuwane, gdy tracą ważność. Zablokowane przez ciebie osoby pozostają zablokowane, a ukryte wypowiedzi ukryte, dopóki tego nie zmienisz.
privacy-time-mail = Potwierdzony adres e-mail jest przechowywany, dopóki go nie usuniesz, niepotwierdzony tylko przez dwa dni. Linki są ważne godzinę; wiadomość, której nie da się doręczyć, jest przechowywana przez dobę.
privacy-time-moderation =
    { $days ->
        [one] Blokady nałożone przez moderatorów wygasają same. Dziennik moderacji jest przechowywany { $days } dzień.
        [few] Blokady nałożone przez moderatorów wygasają same. Dziennik moderacji jest przechowywany { $days } dni.
        [many] Blokady nałożone przez moderatorów wygasają same. Dziennik moderacji jest przechowywany { $days } dni.
       *[other] Blokady nałożone przez moderatorów wygasają same. Dziennik moderacji jest przechowywany { $days } dnia.
    }
privacy-delete = Jak to usunąć
privacy-delete-how = Otwórz stronę ustawień i wybierz „{ $button }”. Twoja nazwa zniknie ze wszystkich gier, trwające gry zostaną poddane, a wszystkie twoje sesje się zakończą. Zakończone gry zostaną, ale bez twojej nazwy, a losowanie nadal będzie można sprawdzić. Programy wysyłają DELETE /api/v1/me.
privacy-delete-account = Konto usuniesz na jego stronie; jeśli ma hasło, trzeba je tam podać. Możesz tam też pobrać wszystko, co tu o tobie zapisano.
privacy-delete-copies = Kopie zapasowe serwera zawierają twoją nazwę, dopóki nie zastąpią ich nowsze.
privacy-contact = Kto prowadzi ten serwer
privacy-contact-none = Administrator tego serwera nie podał danych kontaktowych.
privacy-back = Powrót do gier
