## Hodnocené hry: co stůl odmítne a co je potřeba k nalezení soupeře

server-rated-casual = Tato hra je přátelská: nemění žádné hodnocení.
server-rated-no-pool = Pro tuto hru s tolika hráči žádné hodnocení není.
server-rated-no-clock = Hodnocená hra potřebuje hodiny.
server-rated-not-standard = Hodnocená hra začíná základním postavením hry a hraje se podle běžných pravidel: bez voleb, jiného bludiště i jiné pozice.
server-rated-guest = Hodnocené hry jsou pro lidi s účtem; přátelské jsou pro všechny.
server-rated-computer = Hodnocené hry hrají lidé mezi sebou: počítač se jich účastnit nemůže.
server-rated-same-person = V hodnocené hře má každý jedno místo.
server-rated-takeback = V hodnocené hře nelze brát tahy zpět.
server-rated-not-moved = Hra nezměnila žádné hodnocení, protože ještě ne všichni táhli.
server-rated-aborted = Hra nezměnila žádné hodnocení, protože byla zrušena.
server-rated-pool = Hodnocení s názvem „{ $word }“ neexistuje.
server-rated-wait = Několik her skončilo tvým brzkým odchodem a někdo tam čekal. Soupeře můžeš znovu hledat od { DATETIME($until) }; do té doby můžeš hrát přes odkaz nebo proti počítači.
server-rated-rebuilt = Hodnocení jsou znovu spočítaná. Změny: { $changes }; opravené řádky: { $corrected }.
### Hodnocení: úrovně počítače na jeho stupnici, grafy, žebříčky, hodnocené stoly.

## Počítačoví hráči

rating-offer-up = O úroveň výš: { $name }
rating-offer-down = O úroveň níž: { $name }
rating-fit = Kdo se k tobě hodí?
rating-fit-1 = Moje první hra
rating-fit-3 = Znám pravidla
rating-fit-5 = Myslím dopředu
rating-fit-8 = Chci dostat na frak
rating-level-estimate = Hraje s hodnocením kolem { $rating }.
