### Lessons: a course for each game, and what a friendly opponent says during a first game. The keys of
### a step are lesson-GAME-STEP- and title, task, done, hint, or the name of a wrong answer in
### lessons/GAME.lesson. Squares, fences and rules are written as in the notation.

## The pages and the terminal

learn-title = Naucz się grać
learn-lead = Krótkie lekcje na planszy, której możesz dotknąć, około pięciu minut na grę. Każdy rysunek z instrukcji jest jedną z nich.
learn-steps =
    { $count ->
        [one] { $count } lekcja
        [few] { $count } lekcje
       *[many] { $count } lekcji
    }
learn-solved = Gotowe: { $solved } z { $count }
learn-begin = Zacznij
learn-continue = Dalej
learn-repeat = Jeszcze raz
learn-step = Lekcja { $nth } z { $count }
learn-figure = Rysunek { $figure }
learn-board = Plansza lekcji. { $board }
learn-hint = Podpowiedź
learn-show = Pokaż mi
learn-shown = Jedno z rozwiązań: { $word }.
learn-next = Następna lekcja
learn-back = Poprzednia lekcja
learn-skip = Pomiń
learn-finish = Zakończ
learn-all = Wszystkie lekcje
learn-right = Dobrze!
learn-wrong = Nie całkiem
learn-bow = Pora na ukłon!
learn-bow-more = To cały kurs gry { $game }. Znasz już zasady; reszta to praktyka.
learn-first-game = Zagraj pierwszą partię
learn-first-game-more = Przeciwnik jest życzliwy: mówi, co się właśnie stało i o czym pomyśleć, i nie ma nic przeciwko temu, że odejdziesz.
learn-missing = W tym kursie nie ma lekcji „{ $word }”.
learn-plain-welcome = Wpisz ruch albo: hint (podpowiedź), show (plansza), next (następna), back (poprzednia), list (lista), quit (koniec).
learn-plain-prompt = Twój ruch:
learn-plain-first-game = Pierwsza partia z poziomem 1. Po każdym ruchu dowiesz się, co się stało i o czym pomyśleć. Wpisz help, by zobaczyć polecenia, quit, by odejść.
lesson-wrong = Ten ruch jest dozwolony, ale nie rozwiązuje zadania.

## What is wrong with the file of a course

lesson-file-key = Wiersz { $line }, kolumna { $column }: „{ $word }” nie jest wierszem kursu.
lesson-file-missing = Wiersz { $line }, kolumna { $column }: brakuje „{ $word }” albo wartości po nim.
lesson-file-word = Wiersz { $line }, kolumna { $column }: „{ $word }” nic tu nie znaczy.
lesson-file-twice = Wiersz { $line }, kolumna { $column }: krok „{ $word }” już jest.
lesson-file-refused = Wiersz { $line }, kolumna { $column }: { $why }
lesson-file-idle = Wiersz { $line }, kolumna { $column }: żaden ruch nie trafia do tego wiersza. „{ $word }” jest niedozwolony albo ma go wcześniejszy wiersz.
lesson-file-allowed = Wiersz { $line }, kolumna { $column }: zasady pozwalają na „{ $word }” albo zabraniają go z innego powodu.

## Quoridor

lesson-quoridor-start-title = Pierwszy krok
lesson-quoridor-start-task = Dwa pionki stoją naprzeciw siebie. Twój jest na dole, na e1, i chce dojść do górnej linii. Zrób jeden krok w górę.
lesson-quoridor-start-done = To jest tura: jeden krok albo jedno ogrodzenie. Potem kolej na drugiego gracza.
lesson-quoridor-start-hint = Pole nad e1 to e2.
lesson-quoridor-start-sideways = Wolno iść w bok, ale to nie przybliża cię do górnej linii.
lesson-quoridor-start-fence = W każdej turze możesz postawić ogrodzenie. Na razie po prostu idź: jeden krok w górę.

lesson-quoridor-steps-title = Cztery kierunki
lesson-quoridor-steps-task = Pionek idzie w górę, w dół, w lewo lub w prawo, nigdy po skosie. Czasem trzeba się nawet cofnąć: zrób krok w dół.
lesson-quoridor-steps-done = Cofać się wolno. To mało przyjemne, ale czasem tędy jest najkrócej.
lesson-quoridor-steps-hint = W dół, czyli w twoją stronę: e4.
lesson-quoridor-steps-other = To też wolno. Tym razem się cofnij: jedno pole w dół.

lesson-quoridor-goal-title = Dokąd idziesz
lesson-quoridor-goal-task = Zaznaczone pola to twoja meta. Wystarczy dowolne z dziewięciu, a wygrywa pionek, który dotrze pierwszy. Wygraj!
lesson-quoridor-goal-done = Wygrana, od razu. Nieważne, które pole linii zajmiesz i w jaki sposób.
lesson-quoridor-goal-hint = Twój pionek stoi tuż pod linią.
lesson-quoridor-goal-other = Od wygranej dzieli cię jeden krok. Zrób go!

lesson-quoridor-around-title = Dookoła ogrodzenia
lesson-quoridor-around-task = Ogrodzenie e4h cię zatrzymuje: przez ogrodzenia nikt nie przechodzi. Obejdź je z krótszej strony.
lesson-quoridor-around-done = Krok w bok i z d4 droga w górę znów jest wolna.
lesson-quoridor-around-hint = Ogrodzenie ma dwa pola szerokości. Z której strony kończy się wcześniej?
lesson-quoridor-around-long = Na f4 nadal masz ogrodzenie nad sobą: sięga dwa pola w prawo.
lesson-quoridor-around-other = Tak nie obejdziesz ogrodzenia. Idź w stronę, gdzie się kończy.

lesson-quoridor-fence-title = Pierwsze ogrodzenie
lesson-quoridor-fence-task = Ogrodzenie ma długość dwóch pól i stoi w szczelinie między polami. Postaw jedno na drodze drugiego pionka, żeby miał dalej.
lesson-quoridor-fence-done = Teraz drugi pionek musi je obejść. Ogrodzenie zostaje do końca gry.
lesson-quoridor-fence-hint = Postaw je w poprzek kolumny drugiego pionka, na przykład d8h, tuż przed nim.
lesson-quoridor-fence-idle = Obok tego drugi pionek po prostu przejdzie. Postaw ogrodzenie w poprzek jego drogi.
lesson-quoridor-fence-step = To był krok. Tym razem postaw ogrodzenie: dotknij szczeliny między polami.

lesson-quoridor-wall-title = Ogrodzenia obok siebie
lesson-quoridor-wall-task = Ogrodzenia mogą się stykać, ale nie mogą na siebie nachodzić ani się krzyżować. Przedłuż d4h: postaw następne tuż obok, w tym samym rzędzie.
lesson-quoridor-wall-done = Dwa ogrodzenia w rzędzie to ściana na cztery pola. O wiele lepiej niż dwa osobno.
lesson-quoridor-wall-hint = d4h stoi nad d4 i e4. Następne zaczyna się przy f4 albo kończy przy c4.
lesson-quoridor-wall-apart = To ogrodzenie nie przedłuża ściany. Musi się zacząć dokładnie tam, gdzie kończy się d4h.
lesson-quoridor-wall-step = Zostaw pionek i postaw ogrodzenie.

lesson-quoridor-closed-title = Nigdy ostatniej drogi
lesson-quoridor-closed-task = Drugi pionek ma jedno wyjście, przez f9. Zamknąć go ogrodzeniem e8v nie wolno: spróbuj. Potem postaw takie, które kosztuje go co najmniej 2 kroki.
lesson-quoridor-closed-done = Dłużej – tak, zamknięte – nie: każdy pionek musi zawsze mieć drogę do mety.
lesson-quoridor-closed-hint = Nie zamykaj wyjścia; wydłuż korytarz za nim, stawiając f8h.
lesson-quoridor-closed-short = Droga zostaje, ale prawie nie jest dłuższa. Ma kosztować co najmniej 2 kroki.
lesson-quoridor-closed-step = Tym razem postaw ogrodzenie.

lesson-quoridor-both-title = Własne ogrodzenia też zatrzymują
lesson-quoridor-both-task = Stoicie twarzą w twarz. Postaw ogrodzenie, które przeszkadza drugiemu pionkowi, ale nie twojemu.
lesson-quoridor-both-done = Za twoimi plecami przeszkadza tylko drugiemu. Ty idziesz w górę, on w dół.
lesson-quoridor-both-hint = Drugi pionek musi cię minąć i zejść na sam dół. Postaw ogrodzenie pod swoim pionkiem.
lesson-quoridor-both-both = Jego droga jest dłuższa, ale twoja też. Ogrodzenie zatrzymuje wszystkich.
lesson-quoridor-both-idle = To ogrodzenie nikomu nie przeszkadza.
lesson-quoridor-both-step = Tym razem postaw ogrodzenie.

lesson-quoridor-jump-title = Skacz!
lesson-quoridor-jump-task = Drugi pionek stoi tuż przed tobą, a pole za nim jest wolne. Przeskocz go.
lesson-quoridor-jump-done = Dwa pola w jednym ruchu. Skakać nie trzeba nigdy, ale często warto.
lesson-quoridor-jump-hint = Prosto przez e5: lądujesz na e6.
lesson-quoridor-jump-other = Tak wolno: skok to wybór. Tym razem go wybierz.

lesson-quoridor-between-title = Przez ogrodzenie się nie skacze
lesson-quoridor-between-task = Teraz między pionkami stoi ogrodzenie, więc nie możesz skoczyć. Obejdź je z krótszej strony.
lesson-quoridor-between-done = Ogrodzenie przed drugim pionkiem chroni go przed twoim skokiem, a ciebie przed jego.
lesson-quoridor-between-hint = Ogrodzenie e4h sięga w prawo. Idź w lewo.
lesson-quoridor-between-other = Tak nie obejdziesz ogrodzenia. Idź tam, gdzie kończy się wcześniej.

lesson-quoridor-beside-title = Dookoła pionka
lesson-quoridor-beside-task = Ogrodzenie za drugim pionkiem zamyka skok na wprost. Wtedy możesz stanąć po jego lewej lub prawej stronie. Obie są dobre: wybierz.
lesson-quoridor-beside-done = Wyjątkowo po skosie. Tylko dlatego, że skok na wprost był zamknięty.
lesson-quoridor-beside-hint = Pola obok drugiego pionka to d5 i f5.
lesson-quoridor-beside-other = To zwykły ruch. Stań obok drugiego pionka: z lewej lub z prawej.

lesson-quoridor-one-side-title = Jedna strona zamknięta
lesson-quoridor-one-side-task = Skok na wprost jest zamknięty, a po lewej stronie drugiego pionka stoi jeszcze jedno ogrodzenie. Idź tam, gdzie jeszcze można.
lesson-quoridor-one-side-done = Właśnie tak. Pole obok pionka musi być wolne i nic nie może go odgradzać.
lesson-quoridor-one-side-hint = Lewa zamknięta, więc w prawo: f5.
lesson-quoridor-one-side-other = To zwykły ruch. Jedno pole obok drugiego pionka jest jeszcze otwarte.

lesson-quoridor-edge-title = Krawędź planszy
lesson-quoridor-edge-task = Drugi pionek stoi na skraju, na a5: nie ma dokąd skoczyć. Krawędź liczy się jak ogrodzenie. Obejdź pionek, w górę.
lesson-quoridor-edge-done = Z b5 na a6 w jednym ruchu: krawędź ci pomogła.
lesson-quoridor-edge-hint = Obok a5 są a4 i a6. Chcesz iść w górę.
lesson-quoridor-edge-down = Ta sama zasada na to pozwala, ale to w dół. Chcesz iść w górę.
lesson-quoridor-edge-other = Zwykły krok też jest możliwy. Tym razem obejdź pionek na skraju.

lesson-quoridor-count-title = Policz drogi
lesson-quoridor-count-task = Policz kroki: ty potrzebujesz 4, drugi pionek 3. Ten wyścig przegrasz. Znajdź ogrodzenie, które kosztuje go co najmniej 4 kroki.
lesson-quoridor-count-done = Jedno ogrodzenie zatyka lukę w ścianie: z 3 kroków robi się 7. Teraz prowadzisz.
lesson-quoridor-count-hint = Spójrz na lukę między ogrodzeniami pod drugim pionkiem.
lesson-quoridor-count-small = Dobrze, ale za mało. Jest ogrodzenie, które kosztuje co najmniej 4 kroki.
lesson-quoridor-count-idle = Droga drugiego pionka jest tak samo krótka jak przedtem.
lesson-quoridor-count-step = Wtedy wygra drugi: 3 kroki przeciw twoim 3 i jego kolej. Tu lepsze jest ogrodzenie.

lesson-quoridor-save-title = Oszczędzaj ogrodzenia
lesson-quoridor-save-task = Ty potrzebujesz 2 kroków, drugi pionek 4. Każde ogrodzenie kosztuje turę, a masz już tylko 2. Co robisz, gdy prowadzisz?
lesson-quoridor-save-done = Biegniesz! Kto prowadzi, nie potrzebuje ogrodzeń. Zachowaj je na później.
lesson-quoridor-save-hint = Wybierz najkrótszą drogę.
lesson-quoridor-save-fence = Ogrodzenie kosztuje turę, a ty już prowadzisz. Zachowaj je i biegnij.
lesson-quoridor-save-other = Prowadzisz: nie trać czasu. Idź w stronę swojej linii.

lesson-quoridor-race-title = Ostatni wyścig
lesson-quoridor-race-task = Nikt nie ma już ogrodzeń, więc wszyscy muszą iść. Ty potrzebujesz 2 kroków, drugi pionek też, i to twoja tura. Wygraj wyścig.
lesson-quoridor-race-done = Przy równej liczbie kroków wygrywa ten, czyja jest tura. Dlatego licz, zanim skończą się ogrodzenia.
lesson-quoridor-race-hint = Prosto w górę.
lesson-quoridor-race-other = Żadnych objazdów: liczy się każdy krok.

lesson-quoridor-four-title = Czterech graczy
lesson-quoridor-four-task = We czworo z każdej strony stoi pionek, a każdy ma 5 ogrodzeń. Dwóch pionków w rzędzie nie można ani przeskoczyć, ani obejść. Zejdź w bok.
lesson-quoridor-four-done = Nigdy przez więcej niż jeden pionek. We czworo na środku robi się tłoczno.
lesson-quoridor-four-hint = Idź w lewo albo w prawo.
lesson-quoridor-four-back = Cofnąć się można, ale po co oddawać pole? Zejdź w bok.
lesson-quoridor-four-fence = Ogrodzenie też by się nadało. Tym razem zejdź w bok.

## Quoridor Mini

lesson-mini-clock-title = Ta sama gra, z zegarem
lesson-mini-clock-task = Quoridor Mini to ta sama gra na tej samej planszy. Dochodzi limit czasu na ruch, jeśli go ustawisz. Tu nie ma pośpiechu: idź w stronę górnej linii.
lesson-mini-clock-done = W partii z zegarem we dwoje przegrywa ten, kto przekroczy limit.
lesson-mini-clock-hint = Krok w górę, na e2.
lesson-mini-clock-other = Najkrócej: krok w stronę górnej linii.

lesson-mini-out-title = Koniec czasu
lesson-mini-out-task = We czworo gracz, któremu skończył się czas, odpada: gracza 2 już nie ma, ogrodzenia zostały. Postaw ogrodzenie na drodze pionka u góry, na e7.
lesson-mini-out-done = Ogrodzenia zostają, ale pionkowi, którego nie ma, nikt już nie musi zostawiać drogi.
lesson-mini-out-hint = Pionek na e7 chce iść w dół. Postaw ogrodzenie w poprzek jego kolumny.
lesson-mini-out-idle = Pionek z e7 przejdzie obok.
lesson-mini-out-step = Tym razem postaw ogrodzenie.

## PAC-MAN variant

lesson-pacman-start-title = Tura PAC-MANA
lesson-pacman-start-task = Jesteś PAC-MANEM, na środku. Cztery duchy czekają przy bokach, w rogach leżą cztery kulki mocy. Przejdź dwa pola, krok po kroku, na inne pole.
lesson-pacman-start-done = Zawsze dokładnie dwa pola. Potem każdy duch rusza się raz.
lesson-pacman-start-hint = Dotknij pola obok PAC-MANA, a potem następnego.
lesson-pacman-start-back = Tam i z powrotem wolno, a czasem to sprytne. Tym razem skończ gdzie indziej.

lesson-pacman-corner-title = Za róg
lesson-pacman-corner-task = Ogrodzenia tu się nie zmieniają i nikt przez nie nie przechodzi: z e6 na e7 jest zamknięte. Ale możesz skręcić. Dojdź na zaznaczone pole f6.
lesson-pacman-corner-done = W górę i w prawo albo w prawo i w górę: obie drogi tam prowadzą. Nigdy po skosie.
lesson-pacman-corner-hint = Przez e6 albo przez f5.
lesson-pacman-corner-other = Dobry ruch, ale nie kończy się na f6.

lesson-pacman-ghosts-title = Tura duchów
lesson-pacman-ghosts-task = Teraz grasz duchami. Blinky na e9 nie widzi PAC-MANA, więc przechodzi jedno pole, nigdy po skosie. Przybliż go.
lesson-pacman-ghosts-done = Blinky, Inky, Pinky, Clyde: po kolei, w tej kolejności. Mogą się mijać.
lesson-pacman-ghosts-hint = PAC-MAN jest na f6. Idź w dół albo w prawo.
lesson-pacman-ghosts-away = Tak oddala się od PAC-MANA.

lesson-pacman-sight-title = Duch, który cię widzi
lesson-pacman-sight-task = W tym rzędzie nic nie stoi między duchem Pinky a PAC-MANEM: Pinky go widzi i przechodzi od razu dwa pola. Goń go!
lesson-pacman-sight-done = Szał: dwa pola w jednym kierunku dla każdego ducha, który na początku ruchu widzi PAC-MANA.
lesson-pacman-sight-hint = Idź w lewo, dwa pola.
lesson-pacman-sight-away = Tak można, ale PAC-MAN jest po lewej.

lesson-pacman-hidden-title = Za ogrodzeniem
lesson-pacman-hidden-task = Prawie to samo, ale PAC-MANA zasłania ogrodzenie. Pinky go nie widzi i przechodzi tylko jedno pole. Przybliż ducha.
lesson-pacman-hidden-done = Ogrodzenie zasłania widok. Inne duchy i kulki mocy nie.
lesson-pacman-hidden-hint = Jedno pole w lewo.
lesson-pacman-hidden-away = Tak duch oddala się od PAC-MANA.

lesson-pacman-hide-title = Z oczu
lesson-pacman-hide-task = Znów jesteś PAC-MANEM i widzą cię dwa duchy. Rusz się tak, żeby nikt cię już nie widział.
lesson-pacman-hide-done = Gdy cię nie widzą, zbliżają się tylko o jedno pole. Ogrodzenia to twoi przyjaciele.
lesson-pacman-hide-hint = Liczą się rzędy i kolumny. Poszukaj osłoniętego pola: e6 albo g6.
lesson-pacman-hide-seen = Tam nadal widzi cię duch, w rzędzie albo w kolumnie.

lesson-pacman-pellet-title = Kulka mocy
lesson-pacman-pellet-task = Potrzebujesz wszystkich czterech kulek mocy. Dojdź do tej w rogu, a1: zatrzymujesz się i ją zjadasz. Potem możesz przejść jeszcze najwyżej 3 pola.
lesson-pacman-pellet-done = Jedna zjedzona. Dodatkowe 3 pola są tylko na tę turę i nie musisz użyć wszystkich.
lesson-pacman-pellet-hint = Dwa kroki w dół: a2, a1. Potem idź dalej albo zostań.
lesson-pacman-pellet-other = Kulka mocy jest dwa kroki pod tobą.

lesson-pacman-boost-title = Zjedz ducha
lesson-pacman-boost-task = Na dodatkowych 3 polach zjadasz każdego ducha, którego spotkasz. Inky na c1 myśli, że jest bezpieczny. Zjedz kulkę mocy, a potem Inky’ego.
lesson-pacman-boost-done = Zjedzonego ducha nie ma na planszy do następnego złapania PAC-MANA.
lesson-pacman-boost-hint = a2, a1, a potem dwa pola w prawo.
lesson-pacman-boost-pellet = Kulka zjedzona, ale Inky nadal tam stoi. Idź w tym samym ruchu dalej, na c1.
lesson-pacman-boost-other = Najpierw kulka mocy w rogu, potem Inky.

lesson-pacman-feast-title = Dwa naraz
lesson-pacman-feast-task = Blinky i Inky stoją jeden za drugim, tuż obok kulki mocy. Zjedz oba duchy w jednym ruchu.
lesson-pacman-feast-done = Po drodze też się liczy. Dwa duchy mniej.
lesson-pacman-feast-hint = W dół na i1, potem w lewo przez h1 na g1.
lesson-pacman-feast-one = Jeden zjedzony, został drugi: przejdź jeszcze jedno pole.
lesson-pacman-feast-other = Najpierw kulka mocy na i1, potem w lewo przez oba duchy.

lesson-pacman-contact-title = Nie wpadaj na duchy
lesson-pacman-contact-task = Bez bonusu duch, na którego wejdziesz, cię łapie. Blinky stoi tuż nad tobą, na e6. Rusz się, nie dotykając żadnego ducha.
lesson-pacman-contact-done = Dobry unik. Patrz, gdzie stoją duchy, przed pierwszym krokiem, nie tylko przed drugim.
lesson-pacman-contact-hint = Byle nie w górę.
lesson-pacman-contact-caught = To wejście na ducha: kosztuje życie, tak jakby to on cię złapał.

lesson-pacman-cross-title = Duchy i kulki mocy
lesson-pacman-cross-task = Mały labirynt. Blinky widzi PAC-MANA w rzędzie, ale między nimi leży kulka mocy. Duch może przez nią przejść, nie może tylko na niej stanąć. Goń go!
lesson-pacman-cross-done = Przez kulkę i dalej. Gdy jest zjedzona, pole jest jak każde inne.
lesson-pacman-cross-hint = Dwa pola w lewo: przez c1 na b1.
lesson-pacman-cross-other = PAC-MAN jest po lewej. Przejdź przez kulkę.

lesson-pacman-catch-title = Złapany!
lesson-pacman-catch-task = Inky widzi PAC-MANA dwa pola niżej. Złap go!
lesson-pacman-catch-done = To kosztuje go życie. Wszyscy wracają na start, zjedzone duchy też; zjedzone kulki nie wracają.
lesson-pacman-catch-hint = Prosto w dół, dwa pola.
lesson-pacman-catch-other = Ucieka! Inky może go dosięgnąć: dwa pola w dół.

lesson-pacman-together-title = Złapcie go razem
lesson-pacman-together-task = Jego ostatnie życie. Pinky stoi po jego lewej, pod nim jest ogrodzenie. Dokąd musi pójść Clyde, żeby PAC-MAN nie mógł uciec?
lesson-pacman-together-done = Gdziekolwiek pójdzie, któryś z was go złapie. Duchy wygrywają razem, za trzecim złapaniem.
lesson-pacman-together-hint = Zamknij mu prawą stronę.
lesson-pacman-together-other = Tak wymknie się z prawej.

lesson-pacman-last-title = Ostatnia kulka mocy
lesson-pacman-last-task = Trzy zjedzone, została jedna, a ty masz jedno życie. Wiesz, co robić.
lesson-pacman-last-done = Cztery kulki: wygrywasz od razu, choćby duchy były tuż obok.
lesson-pacman-last-hint = Do i1 są dwa kroki: w dół i w prawo albo w prawo i w dół.
lesson-pacman-last-other = Kulka mocy jest dwa kroki dalej, na i1.

## Ms. Pac-Man

lesson-mspacman-place-title = Gdzie zaczyna
lesson-mspacman-place-task = Masz najwyższy wynik, więc grasz Ms. Pac-Man. Twój kolor to strefa u góry po lewej; wygrywasz, gdy zniknie jej 17 kropek. Postaw ją tam na białym kółku.
lesson-mspacman-place-done = Na e7 twoje kropki są wszędzie wokół. Zacząć może tylko na zaznaczonych kółkach.
lesson-mspacman-place-hint = Białe kółko u góry to e7.
lesson-mspacman-place-far = Może tam zacząć, ale twoje kropki są u góry po lewej. Wybierz kółko w swojej strefie.

lesson-mspacman-dots-title = Zbieranie kropek
lesson-mspacman-dots-task = Ruletka wskazuje 2. Kropka znika, gdy Ms. Pac-Man schodzi z pola, więc dwójka daje dwie kropki, także tę z pierwszego pola. Zbierz dwie swoje.
lesson-mspacman-dots-done = Dwie kropki mniej. Ta pod nią zostaje, dopóki nie ruszy dalej.
lesson-mspacman-dots-hint = Twoja strefa jest po lewej: d7 i dalej.
lesson-mspacman-dots-other = To zbiera mniej kropek twojego koloru. Idź w lewo, przez d7.

lesson-mspacman-exact-title = Dokładnie tyle
lesson-mspacman-exact-task = Ruletka wskazuje 3, a chcesz skończyć na d7, tuż obok. Musisz przejść dokładnie 3 pola, ale wolno skręcać i wracać. Skończ na d7.
lesson-mspacman-exact-done = Tam, z powrotem i znowu tam. Puste pola też się liczą.
lesson-mspacman-exact-hint = Na przykład d7, e7, d7.
lesson-mspacman-exact-other = To 3 pola, ale nie kończą się na d7.

lesson-mspacman-exits-title = Przez wyjścia
lesson-mspacman-exits-task = Z wyjścia możesz wrócić dowolnym innym: na a5, przeskok do innego wyjścia i jedno pole dalej. Każde liczy się za 1. Skończ na zaznaczonym polu.
lesson-mspacman-exits-done = Z jednej strony labiryntu na drugą w trzech polach. Duchy też tak mogą.
lesson-mspacman-exits-hint = Zacznij od a5, potem dotknij innego wyjścia, na przykład e9.
lesson-mspacman-exits-other = Zejdź do wyjścia a5, przeskocz do innego wyjścia i idź jedno pole dalej.

lesson-mspacman-own-title = Najpierw swój kolor
lesson-mspacman-own-task = Ruletka wskazuje 4. Kropki innego koloru pomagają jego graczowi, nawet gdy to ty je zjadasz. Zbierz cztery swoje.
lesson-mspacman-own-done = Cztery mniej z twoich 17. Dla ciebie liczy się tylko twój kolor.
lesson-mspacman-own-hint = W lewo przez d7 i d8, bez zawracania.
lesson-mspacman-own-helps = To kropki gracza 2: pomagasz wygrać komuś innemu.
lesson-mspacman-own-other = To mniej niż cztery twoje kropki. Nie wracaj na puste pola.

lesson-mspacman-power-title = Kropka mocy
lesson-mspacman-power-task = Duża kropka w rogu to kropka mocy. Samo stanie na niej nic nie daje; gdy z niej schodzisz, wszystkie duchy słabną. Zabierz ją.
lesson-mspacman-power-done = Słabe duchy cię nie złapią: to ty łapiesz je. Trwa to przez ich następną turę.
lesson-mspacman-power-hint = Na a9 i z powrotem.
lesson-mspacman-power-stay = Kropka mocy nadal leży. W tym samym ruchu trzeba wejść na a9 i z niego zejść.

lesson-mspacman-hunt-title = Zapoluj na łowcę
lesson-mspacman-hunt-task = Stoisz na kropce mocy, dwa pola niżej jest silny duch. Gdy tylko zejdziesz, osłabnie. Złap go!
lesson-mspacman-hunt-done = Duch wraca do domu, a ty masz dodatkową turę.
lesson-mspacman-hunt-hint = Dwa pola w dół.
lesson-mspacman-hunt-other = Duchy są teraz słabe, ale ten z a7 ucieka. Idź dwa pola w dół.

lesson-mspacman-strong-title = Z dala od silnych duchów
lesson-mspacman-strong-task = Duch na d7 jest silny. Jeśli na niego wejdziesz, jego gracz przejmie Ms. Pac-Man. Przejdź 2 pola, nie dotykając go.
lesson-mspacman-strong-done = Bezpiecznie. Liczy się każde pole po drodze, nie tylko ostatnie.
lesson-mspacman-strong-hint = Idź w prawo.
lesson-mspacman-strong-caught = Weszła na silnego ducha: teraz Ms. Pac-Man gra gracz 2.

lesson-mspacman-catch-title = Złap ją
lesson-mspacman-catch-task = Teraz grasz duchem gracza 2. Duch rzuca kostką i przechodzi dokładnie tyle pól; kropek nie zabiera. Wypadło 3. Złap ją!
lesson-mspacman-catch-done = Złapana! Twój duch schodzi z planszy, a ty grasz odtąd Ms. Pac-Man.
lesson-mspacman-catch-hint = Prosto w dół: a8, a7, a6.
lesson-mspacman-catch-other = Jest dokładnie trzy pola dalej. Nie pozwól jej uciec.

lesson-mspacman-take-over-title = Przejmujesz ją
lesson-mspacman-take-over-task = Udało ci się ją złapać, więc stawiasz ją na wolnym białym kółku i masz ruch. Twoja strefa jest u góry po prawej. Gdzie zaczynasz?
lesson-mspacman-take-over-done = Tuż obok swoich kropek. Duch poprzedniego gracza wraca do domu jako silny.
lesson-mspacman-take-over-hint = Białe kółko po prawej to g5.
lesson-mspacman-take-over-far = Tak wolno, ale twoje kropki są u góry po prawej. Najbliżej jest g5.

lesson-mspacman-weak-title = Słaby: trzymaj się z dala
lesson-mspacman-weak-task = Ten sam duch, ale osłabiła go kropka mocy. Jeśli teraz na nią wejdzie, wraca do domu. Przejdź 3 pola, nie dotykając jej.
lesson-mspacman-weak-done = Cierpliwości: po tej turze twój duch znów będzie silny.
lesson-mspacman-weak-hint = Cokolwiek, byle nie skończyć na a6.
lesson-mspacman-weak-caught = Słaby duch, który na nią wejdzie, wraca do domu. Omijaj a6.

lesson-mspacman-f2-title = Ścianka F2
lesson-mspacman-f2-task = Twojemu duchowi wypadło F2: słabnie, a potem przechodzi 2 pola. Ona jest tuż obok, na e7. Trzymaj się od niej z dala.
lesson-mspacman-f2-done = W twojej następnej turze duch znów jest silny, jeszcze przed rzutem.
lesson-mspacman-f2-hint = Zacznij od d8.
lesson-mspacman-f2-caught = Słaby duch, który na nią wejdzie, wraca do domu.

lesson-mspacman-further-title = Jedno pole dalej
lesson-mspacman-further-task = Wypadło 1, ale na e7 stoi duch gracza 3. Duch, który skończyłby na innym, idzie jedno pole dalej. Dojdź na f7.
lesson-mspacman-further-done = Dwa duchy nigdy nie stoją na jednym polu; mijać się wolno.
lesson-mspacman-further-hint = Przez e7 na f7.
lesson-mspacman-further-other = Idź przez drugiego ducha, na f7.

lesson-mspacman-spare-title = Nie oddawaj wygranej
lesson-mspacman-spare-task = Grasz Ms. Pac-Man, ale ta strefa należy do gracza 1 i została w niej jedna kropka, na e8. Ktokolwiek ją zje, wygra gracz 1. Przejdź 2 pola, nie zabierając jej.
lesson-mspacman-spare-done = Wygrywa pierwszy kolor bez kropek, nieważne, kto je zjadł. Patrz, czyje kropki zjadasz.
lesson-mspacman-spare-hint = Nie wchodź na e8, żeby z niego zejść.
lesson-mspacman-spare-gift = To była ostatnia kropka gracza 1: gracz 1 wygrał.

lesson-mspacman-win-title = Ostatnie kropki
lesson-mspacman-win-task = Zostały ci dwie kropki: jedna pod nią, jedna na b9. Ruletka wskazuje 5. Wygraj!
lesson-mspacman-win-done = Gra kończy się, gdy tylko zniknie twoja ostatnia kropka, nawet w środku ruchu.
lesson-mspacman-win-hint = Wejdź na b9 i zejdź z niego.
lesson-mspacman-win-other = Została jedna twoja kropka. Wejdź na b9 i zejdź z niego.

## A first game

coach-begin-quoridor = Chcesz dojść do rzędu po drugiej stronie. W każdej turze robisz krok albo stawiasz ogrodzenie. Zacznij od kroku naprzód.
coach-own-step = Dobrze, jesteś na { $square }: { $count ->
        [one] został { $count } krok.
        [few] zostały { $count } kroki.
       *[many] zostało { $count } kroków.
    }
coach-own-detour = Na { $square } nie masz bliżej: { $count ->
        [one] został { $count } krok.
        [few] zostały { $count } kroki.
       *[many] zostało { $count } kroków.
    }
coach-their-step = Idę na { $square } i potrzebuję jeszcze { $count ->
        [one] { $count } kroku.
        [few] { $count } kroków.
       *[many] { $count } kroków.
    }
coach-own-fence = Oj, { $fence } kosztuje mnie { $count ->
        [one] { $count } krok.
        [few] { $count } kroki.
       *[many] { $count } kroków.
    }
coach-own-fence-both = { $fence } kosztuje mnie { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }, ale ciebie też { $own }. Ogrodzenia zatrzymują wszystkich.
coach-own-fence-idle = { $fence } na razie mi nie przeszkadza.
coach-their-fence = Moje ogrodzenie { $fence } wydłuża twoją drogę o { $count ->
        [one] { $count } krok.
        [few] { $count } kroki.
       *[many] { $count } kroków.
    }
coach-their-fence-idle = Moje ogrodzenie { $fence } jeszcze ci nie przeszkadza.
coach-ahead = Ty potrzebujesz { $own }, ja { $theirs }: prowadzisz i masz ruch. Idź i oszczędzaj ogrodzenia.
coach-behind = Ty potrzebujesz { $own }, ja { $theirs }. Przyda się ogrodzenie, które kosztuje mnie dwa kroki lub więcej.
coach-danger = Uwaga: jestem o krok od wygranej. Zagrodź mi drogę, jeśli możesz!
coach-win-now = Jeden krok i wygrywasz!
coach-run = Nie masz już ogrodzeń. Biegnij: { $count ->
        [one] został { $count } krok.
        [few] zostały { $count } kroki.
       *[many] zostało { $count } kroków.
    }
coach-pellet = Kulka mocy! { $count ->
        [0] To była ostatnia.
        [one] Została { $count }.
        [few] Zostały { $count }.
       *[many] Zostało { $count }.
    }
coach-ghost-eaten = Zjedzony: { $piece }. Nie ma go na planszy, dopóki ktoś cię nie złapie.
coach-caught = Łapie cię { $piece }. { $count ->
        [0] To było twoje ostatnie życie.
        [one] Zostało ci { $count } życie, a wszyscy wracają na start.
        [few] Zostały ci { $count } życia, a wszyscy wracają na start.
       *[many] Zostało ci { $count } żyć, a wszyscy wracają na start.
    }
coach-frenzy = { $piece } cię widzi i przechodzi dwa pola.
coach-seen = { $count ->
        [one] { $count } duch cię widzi
        [few] { $count } duchy cię widzą
       *[many] { $count } duchów cię widzi
    }: to będą dwa pola. Schowaj się za ogrodzeniem albo zejdź z linii.
coach-unseen = Nikt cię nie widzi. Idź po { $count ->
        [one] ostatnią kulkę mocy ({ $count })
        [few] jedną z { $count } kulek mocy
       *[many] jedną z { $count } kulek mocy
    } i patrz, gdzie są duchy.
coach-pellet-near = Kulka mocy jest w zasięgu! Potem masz 3 pola: żeby zjeść duchy albo uciec.
coach-ghosts = Ruszaj duchami tak, żeby PAC-MAN nie miał dokąd pójść.
coach-leads = Masz najwyższy wynik: grasz Ms. Pac-Man.
coach-chases = Mam najwyższy wynik i gram Ms. Pac-Man. Złap mnie swoim duchem!
coach-place = Wybierz białe kółko blisko swoich kropek.
coach-dots = { $count ->
        [0] Wszystkie twoje kropki zniknęły!
        [one] Została { $count } twoja kropka.
        [few] Zostały { $count } twoje kropki.
       *[many] Zostało { $count } twoich kropek.
    }
coach-weakened = Kropka mocy: wszystkie duchy są teraz słabe.
coach-own-ghost-home = Twój duch wrócił do domu i znów jest silny.
coach-their-ghost-home = Mój duch wrócił do domu i znów jest silny.
coach-took-over = Łapiesz mnie: Ms. Pac-Man jest twoja!
coach-lost-her = Mój duch cię łapie: teraz ja gram Ms. Pac-Man.
coach-own-flip = F2: twój duch jest słaby do twojej następnej tury.
coach-their-flip = F2: mój duch jest słaby do mojej następnej tury.
coach-collect = Najpierw swój kolor: { $count ->
        [one] została { $count } kropka
        [few] zostały { $count } kropki
       *[many] zostało { $count } kropek
    }. I uważaj na mojego ducha.
coach-hunt = Jest słaby duch: złap go, a dostaniesz dodatkową turę.
coach-chase = Twój duch jest silny: dogoń mnie, a Ms. Pac-Man będzie twoja.
coach-hide = Twój duch jest słaby: w tej turze trzymaj się ode mnie z dala.
coach-won = Wygrana! Dobra gra. Następnym razem poziom 2?
coach-lost = Tym razem wygrywam ja, ale znasz już grę. Jeszcze raz?
coach-draw = Remis: ta sama pozycja wystąpiła trzy razy.
