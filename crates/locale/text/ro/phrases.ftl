## Ce își spun jucătorii la o masă, fiecare citește în limba sa

phrase-hello = Salut!
phrase-good-luck = Mult noroc!
phrase-have-fun = Distracție plăcută!
phrase-nice-move = Frumoasă mutare!
phrase-oops = Ups!
phrase-sorry = Scuze!
phrase-one-moment = O clipă, te rog.
phrase-take-your-time = Nu te grăbi.
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc!
phrase-again = Încă o partidă?
phrase-bye = Pe curând!

phrases-open = Spune ceva
phrases-said = { $name } spune: { $phrase }
phrases-mute = Ascunde ce spune { $name } la această masă
phrases-person = { $name }: mai multe opțiuni
phrases-strangers = Ascunde ce spun necunoscuții la mesele publice
phrases-list = Poți spune: { $list }.
phrases-challenge-again = Provoacă din nou: { $name }

server-phrase-seat = La această masă poate spune ceva doar cine joacă.
server-phrase-too-often =
    { $seconds ->
        [one] Poți spune cinci replici pe minut. Mai așteaptă { $seconds } secundă.
        [few] Poți spune cinci replici pe minut. Mai așteaptă { $seconds } secunde.
       *[other] Poți spune cinci replici pe minut. Mai așteaptă { $seconds } de secunde.
    }

## Notificări

notify-turn = Anunță-mă când e rândul meu
notify-start = Anunță-mă când începe o partidă
notify-open = Notificările vin cât timp pagina e deschisă în fundal.
notify-denied = Acest browser nu permite notificări de la această pagină. Poți schimba asta în setările browserului.
