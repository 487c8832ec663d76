## The moderators’ page

moderation-title = Moderacja
moderation-only = Ta strona jest tylko dla moderatorów.
moderation-elsewhere = Na tym serwerze moderatorzy pracują pod osobnym adresem; użyj „palisade admin”.
moderation-open = Otwarte sprawy
moderation-closed = Zamknięte sprawy
moderation-in-force = Obowiązujące decyzje
moderation-audit = Dziennik moderacji
moderation-none = Nic tu nie ma.
moderation-reporters =
    { $count ->
        [one] Zgłosiła { $count } osoba
        [few] Zgłosiły { $count } osoby
        [many] Zgłosiło { $count } osób
       *[other] Zgłosiło { $count } osoby
    }
moderation-taken = Zajmuje się tym { $moderator }
moderation-closed-by = Sprawa zamknięta: { $moderator }
moderation-take = Zajmij się sprawą
moderation-release = Zostaw innym
moderation-close = Zamknij sprawę
moderation-reports = Zgłoszenia
moderation-called = Ówczesna nazwa: { $name }
moderation-table = Otwórz stół
moderation-maze = Otwórz labirynt
moderation-person = O tej osobie
moderation-names = Poprzednie nazwy: { $names }
moderation-address = Ostatni adres: { $address }
moderation-erasing = Dane tej osoby są właśnie usuwane.
moderation-fair-play = Uczciwa gra
moderation-quick-losses = Sprawdzone gry rankingowe: { $games }. Przegrane w kilku ruchach: { $count }.
moderation-quick-losses-to = Szybkie porażki z tym samym przeciwnikiem ({ $name }): { $count }
moderation-same-address = Gry z kimś o tym samym ostatnim adresie ({ $name }): { $count }
moderation-agreement = Ruchy w omówionych grach ({ $games }) zgodne z wyborem silnika albo równie dobre: { PERCENT($share) } z { $moves }
moderation-agreement-others = Takie ruchy pozostałych w tych grach: { PERCENT($share) }
moderation-early-leaves = Gry opuszczone przed końcem w ostatnich 24 godzinach: { $count }
moderation-tables = Ostatnie stoły
moderation-earlier = Inne sprawy
moderation-history = Dotychczasowe działania
moderation-told = Co przekazano tej osobie
moderation-read = Przeczytano { DATETIME($date) }
moderation-notes = Notatki
moderation-note = Notatka dla innych moderatorów
moderation-note-add = Dodaj notatkę
moderation-decide = Decyzja
moderation-do-warn = Ostrzeż
moderation-do-silence = Ukryj nazwę
moderation-do-ban = Zablokuj
moderation-do-range = Zablokuj adresy
moderation-do-rename = Zmień nazwę
moderation-do-lift = Znieś decyzję
moderation-act-warn = Ostrzeżenie
moderation-act-silence = Ukrycie nazwy i wypowiedzi
moderation-act-ban = Blokada
moderation-act-range = Blokada adresów
moderation-act-rename = Zmiana nazwy
moderation-act-lift = Zniesienie decyzji
moderation-act-close = Zamknięcie sprawy
moderation-act-forget = Usunięcie danych
moderation-act-remove = Usunięcie stołu
moderation-act-hide = Ukrycie labiryntu
moderation-act-show = Ponowne pokazanie labiryntu
moderation-act-end = Zakończenie gry
moderation-act-restart = Ponowne uruchomienie serwera
moderation-act-role = Zmiana roli
moderation-act-reset = Link do logowania
moderation-what-silence = Ta osoba może grać dalej, ale nikt nie zobaczy jej nazwy ani wypowiedzi, a jej stoły nie będą publiczne.
moderation-new-name = Nowa nazwa
moderation-addresses = Adresy, na przykład 192.0.2.0/24
moderation-confirm = Zablokuj, nawet jeśli jest wśród nich mój adres
moderation-why = Powód, który zobaczy ta osoba
moderation-no-reason = Bez podania powodu
moderation-reason = Powód, tylko dla moderatorów
moderation-duration = Na jak długo
moderation-preview = Ta osoba przeczyta w swoim języku:
moderation-done = Gotowe. Zapisano to w dzienniku moderacji.
moderation-saved = Gotowe.
server-moderation-yourself = Nie możesz decydować o sobie. Zostaw to innemu moderatorowi.
server-moderation-role = { $name } ma rolę na tym serwerze. Najpierw musi ją odebrać administrator serwera.
server-moderation-own-address = Jest wśród nich twój adres. Potwierdź, że o to chodzi.
server-moderation-acted = Ktoś inny już zareagował: { $moderator }. Zanim zdecydujesz, obejrzyj sprawę jeszcze raz.
