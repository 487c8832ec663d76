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
rating-fit-own = Hodí se k mému hodnocení { $rating }

## Druhy her a co se v nich o někom ví

rating-pool = Druh hry
rating-pool-classic = Quoridor
rating-pool-classic-correspondence = Quoridor, dny na tah
rating-pool-mini = Quoridor Mini
rating-pool-four-players = Čtyři hráči
rating-pool-pacman = Jako PAC-MAN
rating-pool-ghosts = Jako duchové
rating-pool-mspacman = Ms. Pac-Man
rating-title = Hodnocení
rating-graph =
    { $count ->
        [one] Hodnocení po { $count } hře: { $rating }. Nejnižší { $least }, nejvyšší { $most }.
        [few] Hodnocení za { $count } hry: teď { $rating }, nejnižší { $least }, nejvyšší { $most }.
       *[other] Hodnocení za { $count } her: teď { $rating }, nejnižší { $least }, nejvyšší { $most }.
    }
rating-as-table = Všechny změny v tabulce
rating-column-day = Den
rating-column-rating = Hodnocení
rating-column-change = Změna
rating-column-game = Hra
rating-refund = Vrácené body
rating-games =
    { $count ->
        [one] { $count } hodnocená hra
        [few] { $count } hodnocené hry
       *[other] { $count } hodnocených her
    }
rating-best = nejlepší { $rating }
rating-provisional = Otazník říká, že je to zatím odhad. Pár dalších hodnocených her ho upřesní.
rating-unranked = Na místo v žebříčku to ještě není dost jisté. Pomůže pár dalších hodnocených her.

## Žebříčky

rating-not-here = Tento server nemá účty, a proto ani hodnocení. Všechny hry jsou přátelské.
rating-own-place =
    { $count ->
        [one] Jsi na { $place }. místě z { $count }.
        [few] Jsi na { $place }. místě ze { $count }.
       *[other] Jsi na { $place }. místě z { $count }.
    }
rating-guest = Hosté hrají přátelsky: hodnocení potřebuje stálé jméno, tedy účet.
rating-no-own = V tomto druhu hry ještě nemáš hodnocení. Zahraj si hodnocenou hru a začneš na 1500.
rating-own-provisional = Tvé hodnocení je { $rating }. Otazník říká, že je to zatím odhad: zahraj si pár dalších hodnocených her.
rating-own-unranked = Tvé hodnocení je { $rating }. Ještě pár hodnocených her a máš tu místo.
rating-account-link = K tvému účtu
rating-board-empty = První místo je volné.
rating-board-empty-more = Nikdo zatím neodehrál dost hodnocených her tohoto druhu. Najdi si soupeře, občas si zahraj a možná tu bude tvé jméno.
rating-find-game = Najít hru
rating-more = Zobrazit další
rating-board-who = V žebříčku je ten, čí hodnocení je dost jisté; kdo dlouho nehraje, přijde o místo až do dalších her. Úrovně počítače a soukromé stránky tu nejsou.
rating-spread = Jak jsou hodnocení rozložena
rating-spread-of =
    { $count ->
        [one] { $count } hráč, bez odhadů.
        [few] { $count } hráči, bez odhadů.
       *[other] { $count } hráčů, bez odhadů.
    }
rating-percentile = Předstihuješ { $share } z nich.
rating-step =
    { $count ->
        [one] { $from } až { $to }: { $count } hráč
        [few] { $from } až { $to }: { $count } hráči
       *[other] { $from } až { $to }: { $count } hráčů
    }

## Hodnocená, nebo přátelská

rating-choice = Hodnocená, nebo přátelská
rating-casual = Přátelská
rating-rated-more = Výsledek mění hodnocení. Tahy se neberou zpět.
rating-casual-more = Hodnocení zůstává, jak je.
rating-why-clock = Hodnocená hra potřebuje hodiny.
rating-why-computer = Hodnotí se jen hry mezi lidmi.
rating-why-same-person = V hodnocené hře má každý jedno místo.
rating-why-pool = Pro tento počet hráčů hodnocení není.
rating-why-standard = Hodnocené hry začínají jako obvykle, bez změněných možností a v obvyklém bludišti.
rating-stake = V sázce, když vyhraješ nebo prohraješ:
rating-stake-words = Výhra přinese { $won }, remíza { $drawn }, prohra { $lost }.
rating-table-guest = K tomuto hodnocenému stolu si sedneš, když se přihlásíš k účtu.
