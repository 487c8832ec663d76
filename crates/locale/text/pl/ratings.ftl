## Gry rankingowe: czego stół nie przyjmuje i czego trzeba, by znaleźć przeciwnika

server-rated-casual = To gra towarzyska: nie zmienia żadnego rankingu.
server-rated-no-pool = Ta gra nie ma rankingu dla tylu graczy.
server-rated-no-clock = Gra rankingowa wymaga zegara.
server-rated-not-standard = Gra rankingowa zaczyna się od zwykłej pozycji początkowej i toczy według zwykłych zasad: bez opcji, innego labiryntu i innej pozycji.
server-rated-guest = Gry rankingowe są dla osób z kontem; towarzyskie są dla wszystkich.
server-rated-computer = Gry rankingowe toczą się między ludźmi: komputer nie może w nich grać.
server-rated-same-person = W grze rankingowej każda osoba ma jedno miejsce.
server-rated-takeback = W grze rankingowej nie można cofać ruchów.
server-rated-not-moved = Gra nie zmieniła żadnego rankingu, bo nie wszyscy wykonali ruch.
server-rated-aborted = Gra nie zmieniła żadnego rankingu, bo została przerwana.
server-rated-pool = Nie ma rankingu o nazwie „{ $word }”.
server-rated-wait = Kilka gier zakończyło się twoim wczesnym odejściem, a ktoś tam czekał. Przeciwnika możesz znów szukać od { DATETIME($until) }; do tego czasu możesz grać przez link albo z komputerem.
server-rated-rebuilt = Rankingi obliczone od nowa. Zmiany: { $changes }; poprawione wiersze: { $corrected }.
### Rankingi: poziomy komputera na ich skali, wykresy, tabele liderów, stoły rankingowe.

## Gracze komputerowi

rating-offer-up = Poziom wyżej: { $name }
rating-offer-down = Poziom niżej: { $name }
rating-fit = Kto do ciebie pasuje?
rating-fit-1 = Moja pierwsza gra
rating-fit-3 = Znam zasady
rating-fit-5 = Planuję naprzód
rating-fit-8 = Chcę dostać lanie
rating-level-estimate = Gra z rankingiem około { $rating }.
