### What people are told although their page is closed, and its settings.

notice-turn = E rândul tău în partida cu { $names }
notice-turn-alone = E rândul tău
notice-start = A început partida ta cu { $names }
notice-start-alone = Partida ta a început
notice-challenge = { $names } te provoacă la o partidă
notice-reminder = Mai ai doar un sfert din timp ca să muți în partida cu { $names }
notice-reminder-alone = Mai ai doar un sfert din timp ca să muți
notice-mail-end = Primești acest e-mail pentru că ai cerut notificări în setările tale. Le poți opri aici:

## Settings

notices-title = Notificări
notices-start = Anunță-mă când e rândul meu, chiar dacă pagina e închisă
notices-on = Acest browser te anunță chiar dacă pagina e închisă.
notices-stop = Oprește în acest browser
notices-stop-all = Oprește în toate browserele mele
notices-denied = Notificările de la această pagină nu sunt permise, deci acest browser nu te poate anunța. Poți schimba asta în setările browserului.
notices-missing = Acest browser nu te poate anunța cât timp pagina e închisă. Pe iPhone sau iPad, adaugă mai întâi pagina pe ecranul principal.
notices-failed = Acest browser nu a putut contacta serviciul lui de notificări. Încearcă mai târziu.
notices-push = În browsere
notices-mail = Prin e-mail
notices-kind-turn = E rândul meu
notices-kind-start = Începe o partidă de-a mea
notices-kind-challenge = Cineva mă provoacă
notices-kind-reminder = Mai am doar un sfert din timp, la partidele cu zile pe mutare
notices-quiet = Ore de liniște
notices-quiet-from = De la
notices-quiet-until = Până la
notices-quiet-why = În orele de liniște, notificările așteaptă; apoi le primești doar dacă mai sunt valabile.

## Refusals

server-push-endpoint = Aceasta nu e adresa unui serviciu de notificări de pe internet.
server-push-keys = Cheile acestui browser nu pot fi folosite. Oprește notificările și pornește-le din nou.
server-quiet-hours = Orele de liniște au nevoie de un început și de un sfârșit, de exemplu 22:00 și 7:00.
