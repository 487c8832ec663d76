## Co gracze mówią do siebie przy stole, każdy czyta to w swoim języku

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-have-fun = Miłej gry!
phrase-nice-move = Ładny ruch!
phrase-oops = Ups!
phrase-sorry = Przepraszam!
phrase-one-moment = Chwileczkę, proszę.
phrase-take-your-time = Nie ma pośpiechu.
phrase-well-played = To była dobra gra!
phrase-thanks = Dziękuję!
phrase-again = Jeszcze raz?
phrase-bye = Do zobaczenia!

phrases-open = Powiedz coś
phrases-said = { $name } mówi: { $phrase }
phrases-mute = Ukryj to, co mówi przy tym stole { $name }
phrases-person = { $name }: więcej
phrases-strangers = Ukryj to, co mówią nieznajomi przy publicznych stołach
phrases-list = Możesz powiedzieć: { $list }.
phrases-challenge-again = Ponów wyzwanie: { $name }

server-phrase-seat = Przy tym stole mogą mówić tylko osoby, które grają.
server-phrase-too-often =
    { $seconds ->
        [one] Możesz powiedzieć coś pięć razy na minutę. Poczekaj jeszcze { $seconds } sekundę.
        [few] Możesz powiedzieć coś pięć razy na minutę. Poczekaj jeszcze { $seconds } sekundy.
        [many] Możesz powiedzieć coś pięć razy na minutę. Poczekaj jeszcze { $seconds } sekund.
       *[other] Możesz powiedzieć coś pięć razy na minutę. Poczekaj jeszcze { $seconds } sekundy.
    }

## Powiadomienia

notify-turn = Powiadom mnie, gdy przyjdzie moja kolej
notify-start = Powiadom mnie, gdy zacznie się gra
notify-open = Powiadomienia przychodzą, dopóki strona jest otwarta w tle.
notify-denied = Ta przeglądarka nie pozwala na powiadomienia z tej strony. Możesz to zmienić w ustawieniach przeglądarki.
