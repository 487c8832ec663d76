### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Prywatność
privacy-lead = Co ten serwer o tobie wie, jak długo i jak to usunąć.
privacy-stored = Co jest przechowywane
privacy-stored-person = Losowy identyfikator, który cię oznacza, i nazwa, którą wybierasz. Nie ma konta, hasła ani adresu e-mail.
privacy-stored-games = Gry, w które tu grasz: ruchy, czasy, wyniki i słowa dodane do kości. Gry publiczne może oglądać każdy, pozostałe tylko ten, kto ma link.
privacy-stored-cookie = Jedno ciasteczko, które potwierdza, że ty to ty. Jest potrzebne do gry i nie służy do niczego innego.
privacy-stored-device = Ustawienia i gry na twoim urządzeniu pozostają w przeglądarce.
privacy-stored-address = Twój adres internetowy chroni serwer przed nadużyciami. Jest pamiętany, dopóki serwer działa; z trwającą grą zapisany jest tylko jego odcisk. Dziennik podaje go, gdy żądanie zostaje odrzucone, a zakaz może dotyczyć zakresu adresów.
privacy-stored-nothing = Nie ma reklam ani śledzenia, a strona nie ładuje niczego z innych serwerów.
privacy-time = Jak długo
privacy-time-token =
    { $days ->
        [one] Logowanie trwa { $days } dzień od ostatniej wizyty.
        [few] Logowanie trwa { $days } dni od ostatniej wizyty.
       *[many] Logowanie trwa { $days } dni od ostatniej wizyty.
    }
privacy-time-cancelled =
    { $days ->
        [one] Odwołane gry są usuwane po { $days } dniu.
        [few] Odwołane gry są usuwane po { $days } dniach.
       *[many] Odwołane gry są usuwane po { $days } dniach.
    }
privacy-time-games = Pozostałe gry zostają, aby grający mogli do nich wrócić.
privacy-time-moderation =
    { $days ->
        [one] Zakazy kończą się same. Dziennik moderacji jest przechowywany { $days } dzień.
        [few] Zakazy kończą się same. Dziennik moderacji jest przechowywany { $days } dni.
       *[many] Zakazy kończą się same. Dziennik moderacji jest przechowywany { $days } dni.
    }
privacy-delete = Jak to usunąć
privacy-delete-how = Otwórz ustawienia strony i wybierz „{ $button }”. Twoja nazwa znika ze wszystkich gier, trwające gry zostają poddane, a ty zostajesz wszędzie wylogowany. Zakończone gry zostają bez twojej nazwy, a kości nadal można sprawdzić. Programy wysyłają DELETE /api/v1/me.
privacy-delete-copies = Kopie zapasowe serwera zawierają twoją nazwę, dopóki nie zostaną zastąpione.
privacy-contact = Kto prowadzi ten serwer
privacy-contact-none = Osoba prowadząca ten serwer nie podała, jak się z nią skontaktować.
privacy-back = Powrót do gier
