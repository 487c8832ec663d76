## Hodnocené hry: co stůl odmítne a co je potřeba k nalezení soupeře

server-rated-casual = Tato hra je přátelská: rating se v ní nemění.
server-rated-no-pool = Pro tento počet hráčů se v této hře rating nepočítá.
server-rated-no-clock = Hodnocenou hru nejde hrát bez hodin.
server-rated-not-standard = Hodnocená hra začíná obvyklou pozicí v obvyklém bludišti a hraje se bez volitelných pravidel.
server-rated-guest = Hodnocené hry jsou pro lidi s účtem; přátelské jsou pro všechny.
server-rated-computer = Hodnocené hry jsou jen mezi lidmi, počítač v nich hrát nemůže.
server-rated-same-person = V hodnocené hře musí za každého hráče hrát někdo jiný.
server-rated-takeback = V hodnocené hře nejde vrátit tah.
server-rated-not-moved = Rating se nezměnil: hra skončila dřív, než všichni stihli táhnout.
server-rated-aborted = Rating se nezměnil: hra byla zrušena.
server-rated-pool = Rating s názvem „{ $word }“ neexistuje.
server-rated-wait = Několik her skončilo předčasně tvým odchodem a soupeř zůstal čekat. Nového soupeře můžeš hledat od { DATETIME($until) }; do té doby můžeš hrát přes odkaz nebo proti počítači.
server-rated-later = Během aktualizace serveru se hodnocené hry nehrají. Zahraj si přátelskou, nebo to zkus znovu za pár minut.
server-pairing-seats = Rychlá hra svede dohromady dva lidi, u Quoridoru a Quoridoru Mini i čtyři.
server-rated-rebuilt = Ratingy jsou znovu spočítané. Změny: { $changes }; opravené řádky: { $corrected }.
### Hodnocení: úrovně počítače na jeho stupnici, grafy, žebříčky, hodnocené stoly.

## Počítačoví hráči

rating-offer-up = O úroveň výš: { $name }
rating-offer-down = O úroveň níž: { $name }
rating-fit = Který soupeř ti sedne?
rating-fit-1 = Moje první hra
rating-fit-3 = Znám pravidla
rating-fit-5 = Myslím dopředu
rating-fit-8 = Chci nejsilnější úroveň
rating-level-estimate =
    { $pool ->
        [pacman] Za PAC-MANA odpovídá ratingu kolem { $rating }.
        [ghosts] Za duchy odpovídá ratingu kolem { $rating }.
       *[other] Odpovídá ratingu kolem { $rating }.
    }
rating-fit-own =
    { $pool ->
        [pacman] Podle mého ratingu { $rating } (za PAC-MANA)
        [ghosts] Podle mého ratingu { $rating } (za duchy)
       *[other] Podle mého ratingu { $rating }
    }

## Druhy her a co se v nich o někom ví

rating-pool = Druh hry
rating-pool-classic = Quoridor
rating-pool-classic-correspondence = Quoridor, dny na tah
rating-pool-mini = Quoridor Mini
rating-pool-four-players = Čtyři hráči
rating-pool-pacman = Za PAC-MANA
rating-pool-ghosts = Za duchy
rating-pool-mspacman = Ms. Pac-Man
rating-title = Rating
rating-graph =
    { $count ->
        [one] Rating po { $count } hře: teď { $rating }, nejnižší { $least }, nejvyšší { $most }.
        [few] Rating po { $count } hrách: teď { $rating }, nejnižší { $least }, nejvyšší { $most }.
        [many] Rating po { $count } hry: teď { $rating }, nejnižší { $least }, nejvyšší { $most }.
       *[other] Rating po { $count } hrách: teď { $rating }, nejnižší { $least }, nejvyšší { $most }.
    }
rating-as-table = Všechny změny v tabulce
rating-column-day = Den
rating-column-rating = Rating
rating-column-change = Změna
rating-column-game = Hra
rating-refund = Vrácené body
rating-games =
    { $count ->
        [one] { $count } hodnocená hra
        [few] { $count } hodnocené hry
        [many] { $count } hodnocené hry
       *[other] { $count } hodnocených her
    }
rating-best = nejlepší { $rating }
rating-results = výhry: { $won } · remízy: { $drawn } · prohry: { $lost }
rating-began = Když začíná
rating-followed = Když nezačíná
rating-streak = Výhry v řadě: { $count } · nejvíc: { $longest }
rating-first-win = První výhra
rating-best-wins = Nejcennější výhry
rating-provisional = Otazník znamená, že rating je zatím jen odhad. Pár dalších hodnocených her ho upřesní.
rating-unranked = Na místo v žebříčku je rating ještě moc nejistý. Pomůže pár dalších hodnocených her.

## Žebříčky

rating-not-here = Tento server nemá účty, a proto ani ratingy. Všechny hry jsou přátelské.
rating-own-place =
    { $count ->
        [one] Jsi na { $place }. místě. V žebříčku je { $count } hráč.
        [few] Jsi na { $place }. místě. V žebříčku jsou { $count } hráči.
        [many] Jsi na { $place }. místě. V žebříčku je { $count } hráče.
       *[other] Jsi na { $place }. místě. V žebříčku je { $count } hráčů.
    }
rating-guest = Hosté hrají jen přátelské hry: rating patří ke stálému jménu, tedy k účtu.
rating-no-own = V tomto druhu hry ještě nemáš rating. Zahraj si hodnocenou hru a začneš na 1500.
rating-own-provisional = Tvůj rating je { $rating }. Otazník znamená, že je zatím jen odhad: zahraj si pár dalších hodnocených her.
rating-own-unranked = Tvůj rating je { $rating }. Ještě pár hodnocených her a máš tu místo.
rating-own-private = Tvůj rating je { $rating }. Tvá stránka je soukromá, proto v žebříčku nejsi. Změnit to můžeš ve svém účtu.
rating-account-link = Přejít k účtu
rating-board-empty = První místo je volné.
rating-board-empty-more = Nikdo zatím neodehrál dost hodnocených her tohoto druhu. Najdi si soupeře a tvé jméno tu může být první.
rating-find-game = Najít hru
rating-more = Zobrazit další
rating-board-who = V žebříčku je ten, kdo má dost jistý rating. Kdo dlouho nehraje, o místo přijde a vrátí se po několika nových hrách. Počítačoví hráči a lidé se soukromou stránkou tu nejsou.
rating-spread = Rozložení ratingů
rating-spread-of =
    { $count ->
        [one] { $count } hráč. Odhady s otazníkem se nepočítají.
        [few] { $count } hráči. Odhady s otazníkem se nepočítají.
        [many] { $count } hráče. Odhady s otazníkem se nepočítají.
       *[other] { $count } hráčů. Odhady s otazníkem se nepočítají.
    }
rating-percentile = Máš vyšší rating než { $share } ostatních.
rating-step =
    { $count ->
        [one] { $from } až { $to }: { $count } hráč
        [few] { $from } až { $to }: { $count } hráči
        [many] { $from } až { $to }: { $count } hráče
       *[other] { $from } až { $to }: { $count } hráčů
    }

## Hodnocená, nebo přátelská

rating-choice = Hodnocená, nebo přátelská
rating-casual = Přátelská
rating-rated-more = Výsledek mění rating. Tahy nejde vracet.
rating-casual-more = Rating zůstane stejný.
rating-why-clock = Hodnocenou hru nejde hrát bez hodin.
rating-why-computer = Hodnocené jsou jen hry mezi lidmi.
rating-why-same-person = V hodnocené hře musí za každého hráče hrát někdo jiný.
rating-why-pool = Pro tento počet hráčů se rating nepočítá.
rating-why-standard = Hodnocené hry začínají obvyklou pozicí v obvyklém bludišti a hrají se bez volitelných pravidel.
rating-stake = Změna tvého ratingu (výhra / prohra):
rating-stake-words = Změna ratingu: výhra { $won }, remíza { $drawn }, prohra { $lost }.
rating-stake-missing = Předpokládá se, že ti, kdo ještě chybí, mají stejný rating jako ty.
rating-table-guest = K tomuto hodnocenému stolu se můžeš přidat, když se přihlásíš k účtu.
