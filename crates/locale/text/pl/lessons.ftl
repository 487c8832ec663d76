### Lessons: a course for each game, and what a friendly opponent says during a first game. The keys of
### a step are lesson-GAME-STEP- and title, task, done, hint, or the name of a wrong answer in
### lessons/GAME.lesson. Squares, fences and rules are written as in the notation.

## The pages and the terminal

learn-title = Naucz się grać
course-quoridor-strategy = Strategia Quoridora
course-pacman-strategy = Strategia PAC-MANA
course-ghost-strategy = Strategia duchów
learn-lead = Krótkie interaktywne lekcje, około pięciu minut na grę, ze wszystkimi rysunkami z instrukcji.
learn-steps =
    { $count ->
        [one] { $count } lekcja
        [few] { $count } lekcje
        [many] { $count } lekcji
       *[other] { $count } lekcji
    }
learn-solved = Gotowe: { $solved } z { $count }
learn-begin = Zacznij
learn-continue = Kontynuuj
learn-repeat = Jeszcze raz
learn-step = Lekcja { $nth } z { $count }
learn-figure = Rysunek { $figure }
learn-board = Plansza lekcji. { $board }
learn-hint = Podpowiedź
learn-show = Pokaż mi
learn-shown = Jedno z rozwiązań: { $word }.
learn-next = Następna lekcja
learn-back = Poprzednia lekcja
learn-skip = Pomiń
learn-finish = Zakończ
learn-all = Wszystkie lekcje
learn-read = Czytaj na głos
learn-read-stop = Przestań czytać
learn-right = Dobrze!
learn-wrong = Nie do końca
learn-bow = Brawa dla ciebie!
learn-bow-more = Kurs ukończony: { $game }. Znasz już zasady, reszta to praktyka.
learn-bow-skipped = Koniec kursu
learn-bow-strategy = Masz już plan. Wypróbuj go w grze.
learn-first-game = Rozegraj swoją pierwszą grę
learn-first-game-more = Życzliwy przeciwnik powie ci, co się właśnie stało i o czym warto pomyśleć. Możesz przerwać, kiedy chcesz.
learn-missing = W tym kursie nie ma lekcji „{ $word }”.
learn-plain-welcome = Wpisz ruch albo polecenie: hint (podpowiedź), show (plansza), next (następna lekcja), back (poprzednia), list (lista), quit (koniec).
learn-plain-prompt = Twój ruch:
learn-plain-marked = Zaznaczone pola: { $squares }.
learn-plain-first-game = Pierwsza gra z komputerem na poziomie 1. Po każdym ruchu dowiesz się, co się stało i o czym pomyśleć. Wpisz help, żeby zobaczyć polecenia, albo quit, żeby wyjść.
lesson-wrong = Ten ruch jest dozwolony, ale nie rozwiązuje zadania.

## What is wrong with the file of a course

lesson-file-key = Wiersz { $line }, kolumna { $column }: „{ $word }” nie pasuje do pliku kursu.
lesson-file-missing = Wiersz { $line }, kolumna { $column }: brakuje wpisu „{ $word }” albo jego wartości.
lesson-file-word = Wiersz { $line }, kolumna { $column }: „{ $word }” nic tu nie znaczy.
lesson-file-twice = Wiersz { $line }, kolumna { $column }: lekcja „{ $word }” już jest.
lesson-file-refused = Wiersz { $line }, kolumna { $column }: { $why }
lesson-file-idle = Wiersz { $line }, kolumna { $column }: ten wiersz nigdy nie zadziała. Ruch „{ $word }” jest niedozwolony albo pasuje do wcześniejszego wiersza.
lesson-file-allowed = Wiersz { $line }, kolumna { $column }: zasady pozwalają na ruch „{ $word }” albo zabrania go inna zasada.
lesson-file-untrue = Wiersz { $line }, kolumna { $column }: to, co tu napisano, według zasad nie jest prawdą.

## Quoridor

lesson-quoridor-start-title = Pierwszy krok
lesson-quoridor-start-task = Dwa pionki stoją naprzeciwko siebie. Twój stoi na dole, na e1, a jego meta to górna linia. Zrób jeden krok w górę.
lesson-quoridor-start-done = Tak wygląda tura: jeden krok albo jedno ogrodzenie. Potem ruch ma drugi gracz.
lesson-quoridor-start-hint = Pole nad e1 to e2.
lesson-quoridor-start-sideways = Wolno iść w bok, ale to nie przybliża cię do mety.
lesson-quoridor-start-fence = W każdej turze możesz postawić ogrodzenie. Na razie po prostu idź: jeden krok w górę.

lesson-quoridor-steps-title = Cztery kierunki
lesson-quoridor-steps-task = Pionek porusza się w górę, w dół, w lewo lub w prawo, nigdy po skosie. Czasem trzeba się nawet cofnąć: zrób krok w dół.
lesson-quoridor-steps-done = Cofać się wolno. Rzadko to cieszy, ale czasem tędy jest najkrócej.
lesson-quoridor-steps-hint = W dół, czyli w stronę twojej krawędzi planszy: na e4.
lesson-quoridor-steps-other = To też wolno. Tym razem jednak cofnij się o jedno pole w dół.

lesson-quoridor-goal-title = Dokąd idziesz
lesson-quoridor-goal-task = Zaznaczone pola to twoja meta. Wystarczy dowolne z dziewięciu, a wygrywa pionek, który dotrze tam pierwszy. Wygraj!
lesson-quoridor-goal-done = Wygrywasz! Nie ma znaczenia, na które pole mety wejdziesz ani w jaki sposób.
lesson-quoridor-goal-hint = Twój pionek stoi tuż pod metą.
lesson-quoridor-goal-other = Od wygranej dzieli cię jeden krok. Zrób go!

lesson-quoridor-around-title = Dookoła ogrodzenia
lesson-quoridor-around-task = Drogę zagradza ci ogrodzenie e4h, a przez ogrodzenia nikt nie przechodzi. Obejdź je krótszą drogą.
lesson-quoridor-around-done = Krok w bok i z d4 droga w górę znów jest wolna.
lesson-quoridor-around-hint = Ogrodzenie ma długość dwóch pól. Z której strony kończy się bliżej?
lesson-quoridor-around-long = Na f4 nadal masz nad sobą ogrodzenie: w prawo sięga dalej niż w lewo.
lesson-quoridor-around-other = Tak nie obejdziesz ogrodzenia. Idź w stronę jego bliższego końca.

lesson-quoridor-fence-title = Pierwsze ogrodzenie
lesson-quoridor-fence-task = Ogrodzenie ma długość dwóch pól i stoi w szczelinie między polami. Postaw je na drodze drugiego pionka, bliżej niego niż twojego, tak żeby musiał iść dłużej.
lesson-quoridor-fence-done = Teraz drugi pionek musi je obejść. Ogrodzenie zostaje do końca gry.
lesson-quoridor-fence-hint = Postaw je w poprzek kolumny drugiego pionka, na przykład d8h, tuż przed nim.
lesson-quoridor-fence-idle = Takie ogrodzenie drugi pionek po prostu minie. Postaw je w poprzek jego drogi.
lesson-quoridor-fence-own = To ogrodzenie stoi przed twoim własnym pionkiem. Postaw je bliżej drugiego pionka.
lesson-quoridor-fence-step = To był krok. Tym razem postaw ogrodzenie: wybierz szczelinę między polami.

lesson-quoridor-wall-title = Ogrodzenia obok siebie
lesson-quoridor-wall-task = Ogrodzenia mogą się stykać, ale nie mogą na siebie nachodzić ani się krzyżować. Przedłuż ogrodzenie d4h: postaw drugie tuż obok, w tej samej linii.
lesson-quoridor-wall-done = Dwa ogrodzenia w jednej linii to ściana na cztery pola. O wiele lepiej niż dwa osobno.
lesson-quoridor-wall-hint = d4h stoi nad d4 i e4. Drugie może się zaczynać przy f4 albo kończyć przy c4.
lesson-quoridor-wall-apart = To ogrodzenie nie przedłuża ściany. Musi się stykać z końcem d4h.
lesson-quoridor-wall-step = Nie ruszaj pionka, tylko postaw ogrodzenie.

lesson-quoridor-closed-title = Nie zamykaj ostatniej drogi
lesson-quoridor-closed-task = Drugiemu pionkowi zostało jedno wyjście, przez f9. Nie wolno zamknąć go ogrodzeniem e8v: spróbuj, a zobaczysz. Potem postaw ogrodzenie, które wydłuży mu drogę co najmniej o 2 kroki.
lesson-quoridor-closed-done = Wydłużać wolno, zamykać nie: każdy pionek musi zawsze mieć drogę do mety.
lesson-quoridor-closed-hint = Nie zamykaj wyjścia, tylko wydłuż korytarz za nim: postaw f8h.
lesson-quoridor-closed-short = Droga zostaje otwarta, ale prawie się nie wydłuża. Wydłuż ją co najmniej o 2 kroki.
lesson-quoridor-closed-step = Tym razem postaw ogrodzenie.

lesson-quoridor-both-title = Twoje ogrodzenia zatrzymują też ciebie
lesson-quoridor-both-task = Stoicie twarzą w twarz. Postaw ogrodzenie, które przeszkadza drugiemu pionkowi, ale nie twojemu.
lesson-quoridor-both-done = Ogrodzenie za twoimi plecami przeszkadza tylko drugiemu pionkowi, bo ty idziesz w górę, a on w dół.
lesson-quoridor-both-hint = Drugi pionek musi cię minąć i zejść na sam dół. Postaw ogrodzenie pod swoim pionkiem.
lesson-quoridor-both-both = Droga drugiego pionka się wydłuża, ale twoja też. Ogrodzenie zatrzymuje wszystkich.
lesson-quoridor-both-idle = To ogrodzenie nie kosztuje drugiego pionka ani kroku.
lesson-quoridor-both-step = Tym razem postaw ogrodzenie.

lesson-quoridor-jump-title = Skacz!
lesson-quoridor-jump-task = Drugi pionek stoi tuż przed tobą, a pole za nim jest wolne. Przeskocz go.
lesson-quoridor-jump-done = Dwa pola w jednym ruchu. Nigdy nie trzeba skakać, ale często warto.
lesson-quoridor-jump-hint = Skocz prosto nad e5, a wylądujesz na e6.
lesson-quoridor-jump-other = Tak też wolno, bo skakać nie trzeba. Tym razem jednak skocz.

lesson-quoridor-between-title = Przez ogrodzenie się nie skacze
lesson-quoridor-between-task = Teraz między pionkami stoi ogrodzenie, więc nie możesz skoczyć. Obejdź je krótszą drogą.
lesson-quoridor-between-done = Ogrodzenie między pionkami chroni drugi pionek przed twoim skokiem, a ciebie przed jego.
lesson-quoridor-between-hint = Ogrodzenie e4h sięga w prawo. Idź w lewo.
lesson-quoridor-between-other = Tak nie obejdziesz ogrodzenia. Idź w stronę jego bliższego końca.

lesson-quoridor-beside-title = Dookoła pionka
lesson-quoridor-beside-task = Ogrodzenie za drugim pionkiem uniemożliwia skok na wprost. Możesz wtedy stanąć z lewej lub z prawej strony tego pionka. Wybierz jedną z nich: obie są dobre.
lesson-quoridor-beside-done = Wyjątkowo po skosie, i tylko dlatego, że nie można było skoczyć na wprost.
lesson-quoridor-beside-hint = Pola obok drugiego pionka to d5 i f5.
lesson-quoridor-beside-other = To zwykły ruch. Stań obok drugiego pionka: z lewej lub z prawej.

lesson-quoridor-one-side-title = Jedna strona zagrodzona
lesson-quoridor-one-side-task = Na wprost skoczyć nie można, a z lewej strony drugiego pionka stoi jeszcze jedno ogrodzenie. Idź tam, gdzie jeszcze się da.
lesson-quoridor-one-side-done = Właśnie tak. Pole obok pionka musi być wolne, a między nimi nie może stać ogrodzenie.
lesson-quoridor-one-side-hint = Lewa strona jest zagrodzona, więc idź w prawo: f5.
lesson-quoridor-one-side-other = To zwykły ruch. Z jednej strony drugiego pionka jest jeszcze wolne pole.

lesson-quoridor-edge-title = Krawędź planszy
lesson-quoridor-edge-task = Drugi pionek stoi przy krawędzi, na a5: za nim nie ma już pola, na które można skoczyć. Krawędź działa jak ogrodzenie. Obejdź pionek od góry.
lesson-quoridor-edge-done = Z b5 na a6 w jednym ruchu: krawędź ci pomogła.
lesson-quoridor-edge-hint = Obok a5 są a4 i a6. Chcesz iść w górę.
lesson-quoridor-edge-down = Pozwala na to ta sama zasada, ale to ruch w dół, a ty chcesz iść w górę.
lesson-quoridor-edge-other = Zwykły krok też jest możliwy. Tym razem obejdź pionek przy krawędzi.

lesson-quoridor-count-title = Policz kroki
lesson-quoridor-count-task = Policz kroki do mety: tobie zostały 4, drugiemu pionkowi 3. Na razie przegrywasz ten wyścig. Znajdź ogrodzenie, które wydłuży jego drogę co najmniej o 4 kroki.
lesson-quoridor-count-done = Jedno ogrodzenie zamyka lukę w ścianie: z 3 kroków robi się 7. Teraz wyraźnie prowadzisz.
lesson-quoridor-count-hint = Spójrz na lukę między ogrodzeniami pod drugim pionkiem.
lesson-quoridor-count-small = Dobrze, ale za mało. Jest ogrodzenie, które wydłuża tę drogę co najmniej o 4 kroki.
lesson-quoridor-count-idle = Droga drugiego pionka jest tak samo krótka jak przedtem.
lesson-quoridor-count-step = Wtedy wygra drugi pionek, bo obu pionkom zostaną po 3 kroki, ale ruch będzie miał on. Tu lepsze jest ogrodzenie.
lesson-quoridor-count-aside = Tak się nie zbliżasz, a drugi pionek nadal prowadzi. Tu lepsze jest ogrodzenie.

lesson-quoridor-save-title = Oszczędzaj ogrodzenia
lesson-quoridor-save-task = Tobie zostały 2 kroki, drugiemu pionkowi 4. Każde ogrodzenie kosztuje turę, a masz już tylko 2 ogrodzenia. Co robisz, gdy prowadzisz?
lesson-quoridor-save-done = Biegniesz! Kto prowadzi, nie potrzebuje ogrodzeń. Zachowaj je na później.
lesson-quoridor-save-hint = Wybierz najkrótszą drogę.
lesson-quoridor-save-fence = Ogrodzenie kosztuje turę, a ty już prowadzisz. Zachowaj je i biegnij.
lesson-quoridor-save-other = Prowadzisz, więc nie trać czasu. Idź w stronę mety.

lesson-quoridor-race-title = Ostatni wyścig
lesson-quoridor-race-task = Nikt nie ma już ogrodzeń, więc trzeba biec. Tobie zostały 2 kroki, drugiemu pionkowi też, ale to twoja tura. Wygraj wyścig.
lesson-quoridor-race-done = Przy równej liczbie kroków wyścig wygrywa ten, kto ma ruch. Dlatego licz, zanim skończą się ogrodzenia.
lesson-quoridor-race-hint = Prosto w górę.
lesson-quoridor-race-other = Nie nadkładaj drogi: liczy się każdy krok.

lesson-quoridor-four-title = Gra czteroosobowa
lesson-quoridor-four-task = W grze czteroosobowej przy każdym boku stoi pionek, a każdy gracz ma 5 ogrodzeń. Dwóch pionków stojących jeden za drugim nie można ani przeskoczyć, ani obejść. Zrób krok w bok.
lesson-quoridor-four-done = Nigdy nie wolno przeskoczyć więcej niż jednego pionka. W grze czteroosobowej na środku robi się tłoczno.
lesson-quoridor-four-hint = Idź w lewo albo w prawo.
lesson-quoridor-four-back = Cofnąć się można, ale po co? Zrób krok w bok.
lesson-quoridor-four-fence = Ogrodzenie też byłoby dobre. Tym razem zrób krok w bok.

## Quoridor Mini

lesson-mini-clock-title = Ta sama gra, ale z zegarem
lesson-mini-clock-task = Quoridor Mini to ta sama gra na tej samej planszy. Nowy jest tylko limit czasu na ruch, który możesz ustawić. Tutaj nie ma pośpiechu: zrób krok w stronę mety u góry.
lesson-mini-clock-done = W dwuosobowej grze z zegarem przegrywa ten, kto przekroczy limit.
lesson-mini-clock-hint = Zrób krok w górę, na e2.
lesson-mini-clock-other = Tym razem wystarczy krok w stronę mety.

lesson-mini-out-title = Koniec czasu
lesson-mini-out-task = W grze czteroosobowej gracz, któremu skończy się czas, odpada: gracza 2 już nie ma, ale jego ogrodzenia zostały. Postaw ogrodzenie na drodze pionka, który stoi u góry, na e7.
lesson-mini-out-done = Ogrodzenia zostają, ale pionkowi, którego nie ma już na planszy, nikt nie musi zostawiać drogi.
lesson-mini-out-hint = Pionek na e7 chce iść w dół. Postaw ogrodzenie w poprzek jego kolumny.
lesson-mini-out-idle = Takie ogrodzenie pionek z e7 po prostu minie.
lesson-mini-out-step = Tym razem postaw ogrodzenie.

## PAC-MAN variant

lesson-pacman-start-title = Tura PAC-MANA
lesson-pacman-start-task = Grasz jako PAC-MAN i stoisz na środku. Cztery duchy czekają przy krawędziach, w rogach leżą cztery kulki mocy. Przejdź dwa pola, krok po kroku, i skończ na innym polu niż startowe.
lesson-pacman-start-done = Dwa pola, ani mniej, ani więcej. Potem każdy duch rusza się raz.
lesson-pacman-start-hint = Wybierz pole obok PAC-MANA, a potem następne.
lesson-pacman-start-back = Tam i z powrotem też wolno, czasem to nawet sprytne. Tym razem skończ gdzie indziej.

lesson-pacman-corner-title = Za róg
lesson-pacman-corner-task = Tutaj ogrodzenia stoją na stałe i nikt przez nie nie przechodzi, więc z e6 nie wejdziesz na e7. Możesz jednak skręcić. Dojdź na zaznaczone pole f6.
lesson-pacman-corner-done = W górę i w prawo albo w prawo i w górę: obie drogi tam prowadzą. Nigdy po skosie.
lesson-pacman-corner-hint = Idź przez e6 albo przez f5.
lesson-pacman-corner-other = Dobry ruch, ale nie kończy się na f6.

lesson-pacman-ghosts-title = Tura duchów
lesson-pacman-ghosts-task = Teraz grasz duchami. Blinky na e9 nie widzi PAC-MANA, więc przechodzi jedno pole, nigdy po skosie. Zbliż go do PAC-MANA.
lesson-pacman-ghosts-done = Blinky, Inky, Pinky, Clyde: zawsze w tej kolejności. Mogą się mijać.
lesson-pacman-ghosts-hint = PAC-MAN jest na f6. Idź w dół albo w prawo.
lesson-pacman-ghosts-away = Tak Blinky oddala się od PAC-MANA.

lesson-pacman-sight-title = Duch, który widzi PAC-MANA
lesson-pacman-sight-task = W tym rzędzie nic nie zasłania PAC-MANA: Pinky go widzi i przechodzi od razu dwa pola. Goń PAC-MANA!
lesson-pacman-sight-done = Szał: dwa pola w jednym kierunku dla każdego ducha, który na początku ruchu widzi PAC-MANA.
lesson-pacman-sight-hint = Idź w lewo, dwa pola.
lesson-pacman-sight-away = Tak można, ale PAC-MAN jest po lewej.

lesson-pacman-hidden-title = Za ogrodzeniem
lesson-pacman-hidden-task = Prawie to samo, ale PAC-MANA zasłania ogrodzenie. Pinky go nie widzi i przechodzi tylko jedno pole. Zbliż Pinky do PAC-MANA.
lesson-pacman-hidden-done = Ogrodzenie zasłania widok. Inne duchy i kulki mocy nie.
lesson-pacman-hidden-hint = Jedno pole w lewo.
lesson-pacman-hidden-away = Tak Pinky oddala się od PAC-MANA.

lesson-pacman-hide-title = Zniknij z oczu
lesson-pacman-hide-task = Znów grasz jako PAC-MAN i widzą cię dwa duchy. Rusz się tak, żeby żaden już cię nie widział.
lesson-pacman-hide-done = Duch, który cię nie widzi, przechodzi tylko jedno pole. Ogrodzenia to twoi przyjaciele.
lesson-pacman-hide-hint = Poszukaj pola, które nie leży w rzędzie ani w kolumnie żadnego ducha albo jest za ogrodzeniem: e6 lub g6.
lesson-pacman-hide-caught = Tam wchodzisz na ducha, a to kosztuje życie.
lesson-pacman-hide-seen = Tam nadal widzi cię jakiś duch, w rzędzie albo w kolumnie.

lesson-pacman-pellet-title = Kulka mocy
lesson-pacman-pellet-task = Musisz zjeść wszystkie cztery kulki mocy. Dojdź do tej w rogu, na a1: zatrzymasz się tam i ją zjesz. Potem możesz przejść jeszcze najwyżej 3 pola.
lesson-pacman-pellet-done = Jedna kulka mocy zjedzona. Dodatkowe 3 pola masz tylko w tej turze i nie musisz wykorzystać wszystkich.
lesson-pacman-pellet-hint = Dwa kroki w dół: a2, a1. Potem idź dalej albo zostań.
lesson-pacman-pellet-other = Kulka mocy leży dwa kroki pod tobą.

lesson-pacman-boost-title = Zjedz ducha
lesson-pacman-boost-task = Na dodatkowych 3 polach zjadasz każdego ducha, którego spotkasz. Inky na c1 myśli, że jest bezpieczny. Zjedz kulkę mocy, a potem Inky’ego.
lesson-pacman-boost-done = Zjedzony duch wraca na planszę dopiero wtedy, gdy PAC-MAN zostanie złapany.
lesson-pacman-boost-hint = a2, a1, a potem dwa pola w prawo.
lesson-pacman-boost-pellet = Kulka mocy zjedzona, ale Inky nadal stoi na c1. Idź tam jeszcze w tym samym ruchu.
lesson-pacman-boost-other = Najpierw kulka mocy w rogu, potem Inky.

lesson-pacman-feast-title = Dwa naraz
lesson-pacman-feast-task = Blinky i Inky stoją jeden za drugim, tuż obok kulki mocy. Zjedz oba duchy w jednym ruchu.
lesson-pacman-feast-done = Duchy mijane po drodze też się liczą. Dwa kłopoty z głowy.
lesson-pacman-feast-hint = W dół na i1, potem w lewo przez h1 na g1.
lesson-pacman-feast-one = Jeden zjedzony, został drugi: przejdź jeszcze jedno pole.
lesson-pacman-feast-other = Najpierw kulka mocy na i1, potem w lewo przez oba duchy.

lesson-pacman-contact-title = Nie wpadaj na duchy
lesson-pacman-contact-task = Duchy możesz zjadać tylko na dodatkowych polach po kulce mocy. Kiedy indziej łapie cię każdy duch, na którego wejdziesz. Blinky stoi tuż nad tobą, na e6. Rusz się tak, żeby nie dotknąć żadnego ducha.
lesson-pacman-contact-done = Dobry unik. Patrz, gdzie stoją duchy, przed pierwszym krokiem, nie tylko przed drugim.
lesson-pacman-contact-hint = Byle nie w górę.
lesson-pacman-contact-caught = Wejście na ducha kosztuje życie, tak samo jak złapanie przez ducha.

lesson-pacman-cross-title = Duchy i kulki mocy
lesson-pacman-cross-task = Mały labirynt. Blinky widzi PAC-MANA w tym samym rzędzie, ale między nimi leży kulka mocy. Duch może przez nią przejść, nie może tylko na niej stanąć. Goń PAC-MANA!
lesson-pacman-cross-done = Przez kulkę mocy i dalej. Gdy zostanie zjedzona, to pole będzie takie jak każde inne.
lesson-pacman-cross-hint = Dwa pola w lewo: przez c1 na b1.
lesson-pacman-cross-other = PAC-MAN jest po lewej. Przejdź przez kulkę mocy.

lesson-pacman-catch-title = Złapany!
lesson-pacman-catch-task = Inky widzi PAC-MANA dwa pola niżej. Złap go!
lesson-pacman-catch-done = PAC-MAN traci życie. Wszyscy wracają na start, zjedzone duchy też; zjedzone kulki mocy nie wracają.
lesson-pacman-catch-hint = Prosto w dół, dwa pola.
lesson-pacman-catch-other = Tak PAC-MAN ucieknie, a Inky może go dosięgnąć: dwa pola w dół.

lesson-pacman-together-title = Złapcie go razem
lesson-pacman-together-task = To ostatnie życie PAC-MANA. Po jego lewej stronie stoi Pinky, a pod PAC-MANEM jest ogrodzenie. Dokąd musi pójść Clyde, żeby PAC-MAN nie mógł uciec?
lesson-pacman-together-done = Gdziekolwiek teraz pójdzie PAC-MAN, któryś duch go złapie. Duchy wygrywają razem, za trzecim złapaniem.
lesson-pacman-together-hint = Zamknij mu drogę w prawo.
lesson-pacman-together-other = Tak PAC-MAN wymknie się w prawo.

lesson-pacman-last-title = Ostatnia kulka mocy
lesson-pacman-last-task = Trzy kulki mocy zjedzone, została jedna, a ty masz jedno życie. Wiesz, co robić.
lesson-pacman-last-done = Cztery kulki mocy: wygrywasz od razu, choćby duchy były tuż obok.
lesson-pacman-last-hint = Do i1 są dwa kroki: w dół i w prawo albo w prawo i w dół.
lesson-pacman-last-other = Kulka mocy jest dwa kroki dalej, na i1.

## Ms. Pac-Man

lesson-mspacman-place-title = Gdzie zaczyna Ms. Pac-Man
lesson-mspacman-place-task = Masz najwyższy wynik na ruletce, więc grasz jako Ms. Pac-Man. Twoja strefa jest u góry po lewej: leży w niej 17 kropek, a gdy wszystkie znikną, wygrywasz. Postaw Ms. Pac-Man na białym kółku w tej strefie.
lesson-mspacman-place-done = Wokół e7 jest pełno twoich kropek. Ms. Pac-Man może zacząć tylko na zaznaczonych kółkach.
lesson-mspacman-place-hint = Białe kółko u góry to e7.
lesson-mspacman-place-far = Ms. Pac-Man może tam zacząć, ale twoje kropki są u góry po lewej. Wybierz kółko w swojej strefie.

lesson-mspacman-dots-title = Zbieranie kropek
lesson-mspacman-dots-task = Ruletka wskazuje 2. Ms. Pac-Man zabiera kropkę dopiero wtedy, gdy schodzi z jej pola, więc dwójka daje dwie kropki, a pierwsza z nich to ta, na której Ms. Pac-Man stoi. Zbierz dwie swoje.
lesson-mspacman-dots-done = Dwie kropki mniej. Ta pod Ms. Pac-Man zostaje, dopóki nie ruszysz dalej.
lesson-mspacman-dots-hint = Twoja strefa jest po lewej: d7 i dalej.
lesson-mspacman-dots-other = Tak zbierzesz mniej kropek swojego koloru. Idź w lewo, przez d7.

lesson-mspacman-exact-title = Dokładnie tyle
lesson-mspacman-exact-task = Ruletka wskazuje 3, a Ms. Pac-Man ma skończyć na d7, tuż obok. Musisz przejść dokładnie 3 pola, ale wolno skręcać i zawracać. Skończ na d7.
lesson-mspacman-exact-done = Tam, z powrotem i znowu tam. Puste pola też się liczą.
lesson-mspacman-exact-hint = Na przykład d7, e7, d7.
lesson-mspacman-exact-other = To 3 pola, ale ruch nie kończy się na d7.

lesson-mspacman-exits-title = Przez wyjścia
lesson-mspacman-exits-task = Z wyjścia Ms. Pac-Man może wrócić dowolnym innym: wejdź na a5, przeskocz do innego wyjścia i przejdź jeszcze jedno pole. Każdy z tych kroków liczy się jako jedno pole. Skończ na zaznaczonym polu.
lesson-mspacman-exits-done = Z jednej strony labiryntu na drugą w trzech krokach. Duchy też tak mogą.
lesson-mspacman-exits-hint = Zacznij od a5, potem wybierz inne wyjście, na przykład e9.
lesson-mspacman-exits-other = Zejdź do wyjścia a5, przeskocz do innego i przejdź jeszcze jedno pole.

lesson-mspacman-own-title = Najpierw swój kolor
lesson-mspacman-own-task = Ruletka wskazuje 4. Kropki innego koloru pomagają graczowi, do którego należą, nawet gdy to ty je zjadasz. Zbierz cztery swoje.
lesson-mspacman-own-done = Cztery mniej z twoich 17. Dla ciebie liczy się tylko twój kolor.
lesson-mspacman-own-hint = W lewo przez d7 i d8, bez zawracania.
lesson-mspacman-own-helps = To kropki gracza 2: pomagasz wygrać komuś innemu.
lesson-mspacman-own-other = Tak zbierzesz mniej niż cztery swoje kropki. Nie wracaj na puste pola.

lesson-mspacman-power-title = Kropka mocy
lesson-mspacman-power-task = Duża kropka w rogu to kropka mocy. Samo stanie na niej nic nie daje; dopiero gdy Ms. Pac-Man schodzi z jej pola, wszystkie duchy słabną. Zabierz tę kropkę.
lesson-mspacman-power-done = Słabe duchy cię nie złapią: to ty łapiesz je. Każdy duch pozostaje słaby przez całą swoją następną turę.
lesson-mspacman-power-hint = Wejdź na a9 i zejdź z niego.
lesson-mspacman-power-stay = Kropka mocy nadal leży. Ms. Pac-Man musi w tym samym ruchu wejść na a9 i z niego zejść.

lesson-mspacman-hunt-title = Zapoluj na łowcę
lesson-mspacman-hunt-task = Ms. Pac-Man stoi na kropce mocy, a dwa pola niżej jest silny duch. Gdy tylko zejdziesz z kropki, duch osłabnie. Złap go!
lesson-mspacman-hunt-done = Duch wraca do domu, a ty dostajesz dodatkową turę.
lesson-mspacman-hunt-hint = Dwa pola w dół.
lesson-mspacman-hunt-other = Duchy są teraz słabe, ale ten z a7 ucieka. Idź dwa pola w dół.

lesson-mspacman-strong-title = Z dala od silnych duchów
lesson-mspacman-strong-task = Duch na d7 jest silny. Jeśli na niego wejdziesz, jego gracz przejmie Ms. Pac-Man. Przejdź 2 pola, nie dotykając go.
lesson-mspacman-strong-done = Udało się. Liczy się każde pole po drodze, nie tylko ostatnie.
lesson-mspacman-strong-hint = Idź w prawo.
lesson-mspacman-strong-caught = Ms. Pac-Man wchodzi na silnego ducha: teraz przejmuje ją gracz 2.

lesson-mspacman-catch-title = Złap Ms. Pac-Man
lesson-mspacman-catch-task = Teraz grasz duchem gracza 2. Duch rzuca kostką i przechodzi dokładnie tyle pól, ile wypadło; kropek nie zabiera. Na kostce wypadło 3. Złap Ms. Pac-Man!
lesson-mspacman-catch-done = Złapana! Twój duch schodzi z planszy, a ty grasz odtąd jako Ms. Pac-Man.
lesson-mspacman-catch-hint = Prosto w dół: a8, a7, a6.
lesson-mspacman-catch-other = Ms. Pac-Man jest dokładnie trzy pola dalej. Nie pozwól jej uciec.

lesson-mspacman-take-over-title = Przejmujesz Ms. Pac-Man
lesson-mspacman-take-over-task = Twój duch złapał Ms. Pac-Man, więc stawiasz ją na dowolnym wolnym białym kółku i masz następną turę. Twoja strefa jest u góry po prawej. Gdzie zaczniesz?
lesson-mspacman-take-over-done = Tuż obok twoich kropek. Duch poprzedniego gracza wraca do domu jako silny.
lesson-mspacman-take-over-hint = Białe kółko po prawej to g5.
lesson-mspacman-take-over-far = Tak wolno, ale twoje kropki są u góry po prawej. Najbliżej jest g5.

lesson-mspacman-weak-title = Słaby duch: trzymaj się z dala
lesson-mspacman-weak-task = Znowu grasz duchem, ale kropka mocy go osłabiła. Jeśli wejdzie teraz na Ms. Pac-Man, wróci do domu. Przejdź nim 3 pola, nie dotykając Ms. Pac-Man.
lesson-mspacman-weak-done = Cierpliwości: twój duch jest słaby, dopóki nie zacznie się twoja następna tura. Wtedy znów będzie silny.
lesson-mspacman-weak-hint = Dowolna trasa, byle nie kończyła się na a6.
lesson-mspacman-weak-caught = Słaby duch, który wejdzie na Ms. Pac-Man, wraca do domu. Omijaj a6.

lesson-mspacman-f2-title = F2 na kostce
lesson-mspacman-f2-task = Na kostce wypadło F2: twój duch słabnie, a potem przechodzi 2 pola. Ms. Pac-Man jest tuż obok, na e7. Trzymaj się od niej z dala.
lesson-mspacman-f2-done = W następnej turze, jeszcze przed rzutem, twój duch znów będzie silny.
lesson-mspacman-f2-hint = Zacznij od d8.
lesson-mspacman-f2-caught = Słaby duch, który wejdzie na Ms. Pac-Man, wraca do domu.

lesson-mspacman-further-title = Jedno pole dalej
lesson-mspacman-further-task = Na kostce wypadło 1, ale na e7 stoi duch gracza 3. Duch, który skończyłby ruch na innym duchu, idzie jedno pole dalej. Dojdź na f7.
lesson-mspacman-further-done = Dwa duchy nigdy nie stoją na jednym polu; mijać się wolno.
lesson-mspacman-further-hint = Przez e7 na f7.
lesson-mspacman-further-other = Idź przez drugiego ducha, na f7.

lesson-mspacman-spare-title = Nie oddawaj wygranej
lesson-mspacman-spare-task = Grasz jako Ms. Pac-Man, ale ta strefa należy do gracza 1 i została w niej jedna kropka, na e8. Ktokolwiek ją zje, wygra gracz 1. Przejdź 2 pola, nie zabierając tej kropki.
lesson-mspacman-spare-done = Wygrywa kolor, któremu najpierw skończą się kropki, nieważne, kto je zjadł. Patrz więc, czyje kropki zjadasz.
lesson-mspacman-spare-hint = Nie przechodź przez e8.
lesson-mspacman-spare-gift = To była ostatnia kropka gracza 1: wygrywa gracz 1.

lesson-mspacman-win-title = Ostatnie kropki
lesson-mspacman-win-task = Zostały dwie twoje kropki: jedna pod Ms. Pac-Man, druga na b9. Ruletka wskazuje 5. Wygraj!
lesson-mspacman-win-done = Gra kończy się, gdy tylko zniknie twoja ostatnia kropka, nawet w środku ruchu.
lesson-mspacman-win-hint = Wejdź na b9 i zejdź z niego.
lesson-mspacman-win-other = Została jedna twoja kropka. Wejdź na b9 i zejdź z niego.

## Strategia Quoridora

lesson-quoridor-strategy-race-title = Kto będzie pierwszy?
lesson-quoridor-strategy-race-task = Nikt nie ma już ogrodzeń, więc liczą się tylko kroki. Oba pionki mają do mety po 5 kroków, a ruch należy do ciebie. Z której strony obejdziesz ścianę?
lesson-quoridor-strategy-race-done = Przy równej liczbie kroków wygrywa ten, kto ma ruch. Teraz tobie zostały 4 kroki, a drugiemu pionkowi 5.
lesson-quoridor-strategy-race-hint = Policz pola do obu końców ściany.
lesson-quoridor-strategy-race-other = Tak tracisz krok i przegrywasz wyścig.

lesson-quoridor-strategy-fence-title = Ogrodzenie czy krok?
lesson-quoridor-strategy-fence-task = Tobie zostały 4 kroki, drugiemu pionkowi 3, a masz 1 ogrodzenie. Jeśli zrobisz krok, tobie też zostaną 3, ale wtedy ruch ma przeciwnik. Znajdź ogrodzenie, dzięki któremu wygrasz wyścig.
lesson-quoridor-strategy-fence-done = Ściana jest teraz dłuższa i drugi pionek ma 5 kroków zamiast 3. Tobie zostały 4, więc prowadzisz.
lesson-quoridor-strategy-fence-hint = Na ogrodzenie tracisz turę, więc przeciwnik musi przez nie stracić dwa kroki. Przedłuż ścianę d3h.
lesson-quoridor-strategy-fence-small = Drugi pionek traci krok, a ty turę: nic nie zyskujesz. Znajdź ogrodzenie, które kosztuje dwa kroki.
lesson-quoridor-strategy-fence-other = Wtedy drugi pionek wygra wyścig. Postaw ogrodzenie na jego drodze.

lesson-quoridor-strategy-save-title = Zachowaj ostatnie ogrodzenie
lesson-quoridor-strategy-save-task = Tobie zostały 3 kroki, drugiemu pionkowi 2, a każdy gracz ma jeszcze 1 ogrodzenie. Twoje przyda się najbardziej, gdy drugi pionek stanie tuż przed metą. Co robisz teraz?
lesson-quoridor-strategy-save-done = Najpierw krok. Ogrodzenie zostaje na właściwą chwilę.
lesson-quoridor-strategy-save-hint = Drugi pionek jeszcze tam nie doszedł. Idź prosto w górę.
lesson-quoridor-strategy-save-other = Tak przegrasz. Zachowaj ogrodzenie na ostatnią chwilę i idź prosto w górę.

lesson-quoridor-strategy-threat-title = Groźba
lesson-quoridor-strategy-threat-task = Oba pionki mają do mety po 2 kroki, a każdy gracz ma jeszcze 1 ogrodzenie. Kto musi odpowiedzieć na groźbę, zużywa ogrodzenie. Co zagrasz?
lesson-quoridor-strategy-threat-done = Jesteś o krok od mety: drugi gracz musi zużyć ogrodzenie, a ty swoje wciąż masz.
lesson-quoridor-strategy-threat-hint = Nie zatrzymuj jeszcze drugiego pionka. Podejdź bliżej mety.
lesson-quoridor-strategy-threat-other = Za wolno. Najpierw stań o krok od mety.

lesson-quoridor-strategy-jump-title = Skok oszczędza krok
lesson-quoridor-strategy-jump-task = Tobie zostało 5 kroków, drugiemu pionkowi 4, a nikt nie ma już ogrodzeń. Skąd weźmiesz brakujący krok?
lesson-quoridor-strategy-jump-done = Dwa pola w jednej turze: zostały ci 3 kroki i wygrywasz wyścig.
lesson-quoridor-strategy-jump-hint = Drugi pionek stoi tuż przed tobą.
lesson-quoridor-strategy-jump-other = Bez skoku przegrasz wyścig.

lesson-quoridor-strategy-face-title = Twarzą w twarz
lesson-quoridor-strategy-face-task = Tobie zostało 6 kroków, drugiemu pionkowi 5, a nikt nie ma już ogrodzeń. Pionek, który stanie tuż przed drugim, pozwala się przeskoczyć. Jak zmusisz drugi pionek, żeby cię obszedł?
lesson-quoridor-strategy-face-done = Między wami jest jedno wolne pole. Jeśli drugi pionek tam wejdzie, przeskoczysz go; jeśli cię obejdzie, straci krok.
lesson-quoridor-strategy-face-hint = Zostaw między pionkami dokładnie jedno wolne pole.
lesson-quoridor-strategy-face-other = Tak przegrasz wyścig. Zostaw między pionkami jedno wolne pole.

lesson-quoridor-strategy-corner-title = Unikaj ślepych zaułków
lesson-quoridor-strategy-corner-task = Tobie zostały 3 kroki, drugiemu pionkowi 5, ale przeciwnik ma jeszcze 1 ogrodzenie. Na lewo od ogrodzenia b7v jest róg. Którędy bezpiecznie pójdziesz w górę?
lesson-quoridor-strategy-corner-done = Tu jest szeroko: gdziekolwiek stanie ogrodzenie, wygrasz wyścig.
lesson-quoridor-strategy-corner-hint = Ogrodzenie nad kolumnami a i b zrobiłoby z rogu ślepy zaułek. Przejdź na drugą stronę b7v.
lesson-quoridor-strategy-corner-other = Tu jedno ogrodzenie odbierze ci wygraną. Idź w prawo, za ogrodzenie b7v.

lesson-quoridor-strategy-dead-end-title = Zrób ślepy zaułek
lesson-quoridor-strategy-dead-end-task = Drugi pionek biegnie w dół wzdłuż krawędzi, obok ogrodzenia h4v. Zostały mu 3 kroki, tobie 5, a masz 1 ogrodzenie. Gdzie najbardziej wydłuży mu drogę?
lesson-quoridor-strategy-dead-end-done = Musi wrócić w górę i iść naokoło: z 3 kroków robi się 9. Tobie zostało 5.
lesson-quoridor-strategy-dead-end-hint = Zamknij korytarz tuż pod pionkiem: wtedy zostanie mu tylko powrót.
lesson-quoridor-strategy-dead-end-step = Krok to za mało: drugiemu pionkowi zostały tylko 3. Postaw ogrodzenie na jego drodze.
lesson-quoridor-strategy-dead-end-other = To za mało. Zamknij korytarz tuż pod pionkiem.

lesson-quoridor-strategy-narrow-title = Wąska luka
lesson-quoridor-strategy-narrow-task = Tobie zostały 3 kroki, drugiemu pionkowi 4, a przeciwnik ma jeszcze 1 ogrodzenie. W ścianie jest luka nad kolumną e, szeroka na jedno pole, i druga przy prawej krawędzi, szeroka na dwa pola. Którą wybierasz?
lesson-quoridor-strategy-narrow-done = Ogrodzenie ma dwa pola długości: luki na jedno pole nie zamknie.
lesson-quoridor-strategy-narrow-hint = Którą lukę może zamknąć ogrodzenie?
lesson-quoridor-strategy-narrow-other = Tak przegrasz wyścig. Idź do luki, której nie zamknie żadne ogrodzenie.

lesson-quoridor-strategy-last-gap-title = Ostatnia luka
lesson-quoridor-strategy-last-gap-task = Zostały ci 2 kroki, przez lukę nad kolumnami e i f. Przeciwnik chce ją zamknąć ogrodzeniem e8h. Masz 1 ogrodzenie: co zrobisz, żeby luka pozostała otwarta?
lesson-quoridor-strategy-last-gap-done = Nie wolno zamknąć pionkowi ostatniej drogi, a ogrodzenia nie mogą się krzyżować: luka zostaje otwarta.
lesson-quoridor-strategy-last-gap-hint = Gdy zamkniesz drogę naokoło, przy prawej krawędzi, luka będzie twoją ostatnią drogą. Albo postaw w luce pionowe ogrodzenie.
lesson-quoridor-strategy-last-gap-other = Gdy stanie e8h, droga naokoło jest o wiele za długa.

## Strategia PAC-MANA

lesson-pacman-strategy-tempo-title = Nie ma czasu do stracenia
lesson-pacman-strategy-tempo-task = Została jedna kulka mocy, na f5, a dwa duchy czekają tuż obok. Dzieli cię od niej sześć pól, czyli trzy ruchy. Od których dwóch pól zaczniesz?
lesson-pacman-strategy-tempo-done = Duchy muszą się ruszać w każdej turze, więc nie mogą tam zostać. Zdążysz.
lesson-pacman-strategy-tempo-hint = Wybierz najkrótszą drogę: w prawo, potem w górę.
lesson-pacman-strategy-tempo-other = Wtedy wygrają duchy. Idź najpierw w prawo, potem w górę.

lesson-pacman-strategy-unseen-title = Podejdź niepostrzeżenie
lesson-pacman-strategy-unseen-task = Ostatnia kulka mocy leży na f5. Duch, który cię widzi, przechodzi dwa pola. Podejdź do kulki na odległość najwyżej dwóch pól, ale tak, żeby nie widział cię żaden duch.
lesson-pacman-strategy-unseen-done = Nikt cię nie widzi, więc nikt nie stanie ci na drodze. W następnej turze wygrasz.
lesson-pacman-strategy-unseen-hint = Omijaj rzędy i kolumny duchów: idź w prawo.
lesson-pacman-strategy-unseen-other = Wtedy wygrają duchy. Podejdź bliżej kulki, ale tak, żeby nie widział cię żaden duch.

lesson-pacman-strategy-bait-title = Bliższa kulka
lesson-pacman-strategy-bait-task = Zostały dwie kulki mocy, a duchy są blisko. Ta na b2 jest bliżej, ale leży w rogu. Po którą pójdziesz najpierw?
lesson-pacman-strategy-bait-done = Tak, w stronę e1. Ten labirynt jest rozwiązany: twój ruch wygrywa, każdy inny przegrywa.
lesson-pacman-strategy-bait-hint = Z b2 trudno się wydostać. Idź w dół, w stronę e1.
lesson-pacman-strategy-bait-other = Wtedy wygrają duchy. Zostaw róg w spokoju i idź w stronę e1.

lesson-pacman-strategy-landing-title = Gdzie się zatrzymać
lesson-pacman-strategy-landing-task = Zjedz kulkę mocy na a2. Potem możesz przejść jeszcze najwyżej 3 pola. Zatrzymaj się w drodze do następnej kulki, tam, gdzie nie widzi cię żaden duch.
lesson-pacman-strategy-landing-done = Nie musisz wykorzystać wszystkich 3 pól. Na c2 nikt cię nie widzi, a b1 jest blisko.
lesson-pacman-strategy-landing-hint = Idź drugim rzędem i zatrzymaj się na c2.
lesson-pacman-strategy-landing-other = Tak nie wygrasz. Zjedz kulkę na a2 i zatrzymaj się we właściwym miejscu.

lesson-pacman-strategy-feast-title = Oczyść drogę
lesson-pacman-strategy-feast-task = Blinky i Inky zagradzają ci drogę. Kulka mocy na e4 daje ci najwyżej 3 dodatkowe pola i to wystarczy na oba duchy. Zjedz je!
lesson-pacman-strategy-feast-done = Dwa duchy mniej, a została już tylko jedna kulka mocy.
lesson-pacman-strategy-feast-hint = Przez e4 w dół do e2, potem w lewo na d2.
lesson-pacman-strategy-feast-other = Wtedy co najmniej jeden z nich zostanie na planszy i wygrają duchy.

## Strategia duchów

lesson-ghost-strategy-corner-title = W rogu
lesson-ghost-strategy-corner-task = PAC-MAN jest w rogu, to jego ostatnie życie, a Blinky stoi tuż obok. Dokąd pójdzie Inky, żeby PAC-MAN nie mógł się wydostać?
lesson-ghost-strategy-corner-done = Obie drogi są obstawione: PAC-MAN już nie ucieknie.
lesson-ghost-strategy-corner-hint = PAC-MAN chce iść w dół. Pilnuj tej drogi.
lesson-ghost-strategy-corner-other = Wtedy PAC-MAN wymknie się w dół.

lesson-ghost-strategy-line-title = W jednej linii
lesson-ghost-strategy-line-task = Żaden duch nie widzi PAC-MANA. Duch, który widzi go w swoim rzędzie lub kolumnie, przechodzi dwa pola. Ustaw Inky’ego tak, żeby widział PAC-MANA.
lesson-ghost-strategy-line-done = Teraz Inky widzi PAC-MANA. Jeśli nadal będzie go widzieć, następnym razem przejdzie dwa pola.
lesson-ghost-strategy-line-hint = PAC-MAN jest w czwartym rzędzie.
lesson-ghost-strategy-line-other = Stamtąd Inky nie widzi PAC-MANA, więc PAC-MAN ucieknie.

lesson-ghost-strategy-guard-title = Pilnuj ostatniej kulki
lesson-ghost-strategy-guard-task = PAC-MANOWI brakuje tylko jednej kulki mocy, na f5. Pinky może go gonić albo pilnować kulki. Co robisz?
lesson-ghost-strategy-guard-done = Pinky zostaje blisko kulki. PAC-MAN musi tamtędy przejść.
lesson-ghost-strategy-guard-hint = Wyjdź z piątego rzędu, w górę albo w dół, ale zostań blisko.
lesson-ghost-strategy-guard-other = Wtedy PAC-MAN przemknie do kulki.

lesson-ghost-strategy-block-title = Zamknij wyjście
lesson-ghost-strategy-block-task = PAC-MAN jest w rogu, na e5, a tuż pod nim leży kulka mocy. Dokąd pójdzie Blinky, żeby pilnować wyjścia przez d5?
lesson-ghost-strategy-block-done = Blinky pilnuje d5. Ten labirynt jest rozwiązany: twój ruch wygrywa, każdy inny przegrywa.
lesson-ghost-strategy-block-hint = Idź na pole pod d5.
lesson-ghost-strategy-block-other = Wtedy PAC-MAN zje kulkę i ucieknie.

lesson-ghost-strategy-life-title = Zabierz jedno życie
lesson-ghost-strategy-life-task = PAC-MAN ma 2 życia. Jeśli go złapiesz, zostanie mu 1, a wszystkie pionki wrócą na start. Czy warto go złapać?
lesson-ghost-strategy-life-done = Gdy PAC-MAN rusza ze startu z 1 życiem, nie wygra już w tym labiryncie.
lesson-ghost-strategy-life-hint = Blinky widzi PAC-MANA: dwa pola w prawo.
lesson-ghost-strategy-life-other = Wtedy PAC-MAN ucieknie, zachowa oba życia i wygra.

## A first game

coach-begin-quoridor = Twoja meta to linia po drugiej stronie planszy. W każdej turze robisz krok albo stawiasz ogrodzenie. Zacznij od kroku naprzód.
coach-own-step = Dobrze, jesteś na { $square }: { $count ->
        [one] został { $count } krok.
        [few] zostały { $count } kroki.
        [many] zostało { $count } kroków.
       *[other] zostało { $count } kroku.
    }
coach-own-detour = Na { $square } wcale nie masz bliżej: { $count ->
        [one] został { $count } krok.
        [few] zostały { $count } kroki.
        [many] zostało { $count } kroków.
       *[other] zostało { $count } kroku.
    }
coach-their-step = Idę na { $square }. Do mety mam jeszcze { $count ->
        [one] { $count } krok.
        [few] { $count } kroki.
        [many] { $count } kroków.
       *[other] { $count } kroku.
    }
coach-own-fence = Oj, { $fence } kosztuje mnie { $count ->
        [one] { $count } krok.
        [few] { $count } kroki.
        [many] { $count } kroków.
       *[other] { $count } kroku.
    }
coach-own-fence-both = { $fence } kosztuje mnie { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }, ale i ciebie { $own }. Ogrodzenia zatrzymują wszystkich.
coach-own-fence-idle = { $fence } na razie mi nie przeszkadza.
coach-their-fence = Moje ogrodzenie { $fence } wydłuża twoją drogę o { $count ->
        [one] { $count } krok.
        [few] { $count } kroki.
        [many] { $count } kroków.
       *[other] { $count } kroku.
    }
coach-their-fence-idle = Moje ogrodzenie { $fence } jeszcze ci nie przeszkadza.
coach-ahead = Kroki do mety: ty { $own }, ja { $theirs }. Prowadzisz i masz ruch: idź i oszczędzaj ogrodzenia.
coach-behind = Kroki do mety: ty { $own }, ja { $theirs }. Przyda ci się ogrodzenie, które kosztuje mnie co najmniej dwa kroki.
coach-danger = Uwaga: jestem o krok od wygranej. Zagrodź mi drogę, jeśli możesz!
coach-win-now = Jeden krok i wygrywasz!
coach-run = Nie masz już ogrodzeń. Biegnij: { $count ->
        [one] został { $count } krok.
        [few] zostały { $count } kroki.
        [many] zostało { $count } kroków.
       *[other] zostało { $count } kroku.
    }
coach-pellet = Kulka mocy! { $count ->
        [0] To była ostatnia.
        [one] Została { $count }.
        [few] Zostały { $count }.
        [many] Zostało { $count }.
       *[other] Zostało { $count }.
    }
coach-ghost-eaten = Zjadasz ducha: { $piece } wróci na planszę dopiero wtedy, gdy ktoś cię złapie.
coach-caught = Łapie cię { $piece }. { $count ->
        [0] To było twoje ostatnie życie.
        [one] Zostało ci { $count } życie, a wszyscy wracają na start.
        [few] Zostały ci { $count } życia, a wszyscy wracają na start.
        [many] Zostało ci { $count } żyć, a wszyscy wracają na start.
       *[other] Zostało ci { $count } życia, a wszyscy wracają na start.
    }
coach-frenzy = { $piece } cię widzi i przechodzi dwa pola.
coach-seen = { $count ->
        [one] { $count } duch cię widzi
        [few] { $count } duchy cię widzą
        [many] { $count } duchów cię widzi
       *[other] { $count } ducha cię widzi
    }: kto cię widzi, przechodzi dwa pola. Schowaj się za ogrodzeniem albo zniknij z pola widzenia.
coach-unseen = Nikt cię nie widzi. Idź po { $count ->
        [one] ostatnią kulkę mocy
        [few] jedną z { $count } kulek mocy
        [many] jedną z { $count } kulek mocy
       *[other] jedną z { $count } kulek mocy
    } i patrz, gdzie są duchy.
coach-pellet-near = Kulka mocy jest w zasięgu! Potem masz 3 pola, żeby zjeść duchy albo uciec.
coach-pellet-last = Ostatnia kulka mocy jest w zasięgu: zjedz ją i wygrywasz!
coach-ghosts = Ustaw duchy tak, żeby PAC-MAN nie miał dokąd uciec.
coach-leads = Masz najwyższy wynik: grasz jako Ms. Pac-Man.
coach-chases = Mam najwyższy wynik i gram jako Ms. Pac-Man. Złap mnie swoim duchem!
coach-place = Wybierz białe kółko blisko swoich kropek.
coach-dots = { $count ->
        [0] Wszystkie twoje kropki zniknęły!
        [one] Została { $count } twoja kropka.
        [few] Zostały { $count } twoje kropki.
        [many] Zostało { $count } twoich kropek.
       *[other] Zostało { $count } twojej kropki.
    }
coach-weakened = Kropka mocy: wszystkie duchy są teraz słabe.
coach-own-ghost-home = Twój duch wrócił do domu i znów jest silny.
coach-their-ghost-home = Mój duch wrócił do domu i znów jest silny.
coach-took-over = Twój duch mnie łapie: Ms. Pac-Man jest twoja!
coach-lost-her = Mój duch cię łapie: teraz ja gram jako Ms. Pac-Man.
coach-own-flip = F2: twój duch jest słaby do twojej następnej tury.
coach-their-flip = F2: mój duch jest słaby do mojej następnej tury.
coach-own-flip-strong = F2: twój duch od razu znów jest silny.
coach-their-flip-strong = F2: mój duch od razu znów jest silny.
coach-collect = Najpierw zbieraj swój kolor: { $count ->
        [one] została { $count } kropka
        [few] zostały { $count } kropki
        [many] zostało { $count } kropek
       *[other] zostało { $count } kropki
    }. I uważaj na mojego ducha.
coach-hunt = Mój duch jest słaby: złap go, a dostaniesz dodatkową turę.
coach-chase = Twój duch jest silny: dogoń mnie, a Ms. Pac-Man będzie twoja.
coach-hide = Twój duch jest słaby: w tej turze trzymaj się ode mnie z dala.
coach-won = Wygrywasz! Świetna gra. Może następnym razem poziom 2?
coach-lost = Tym razem wygrywam ja, ale znasz już grę. Jeszcze raz?
coach-draw = Remis: ta sama pozycja wystąpiła po raz trzeci.
