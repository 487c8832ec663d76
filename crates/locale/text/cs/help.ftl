### Help pages and errors in the arguments of the command line: help-COMMAND about a command, help-COMMAND-ARGUMENT
### about an argument, help-arg-ARGUMENT about an argument that several commands share. Words that are
### typed stay as they are.

## Help pages: headings and notes

help-heading-usage = Použití:
help-heading-commands = Příkazy:
help-heading-arguments = Argumenty:
help-heading-options = Volby:
help-value-command = PŘÍKAZ
help-value-options = VOLBY
help-value-game = HRA
help-value-file = SOUBOR
help-value-folder = SLOŽKA
help-value-lang = JAZYK
help-value-level = ÚROVEŇ
help-value-name = NÁZEV
help-value-value = HODNOTA
help-value-plies = TAHY
help-value-files = SLOUPCE
help-value-ranks = ŘADY
help-value-text = TEXT
help-value-words = TAHY
help-value-who = KDO
help-value-columns = SLOUPCE
help-value-field = POLE
help-value-table = STŮL
help-value-address = ADRESA
help-value-clock = HODINY
help-value-token = TOKEN
help-note-default = výchozí: { $value }
help-note-values = hodnoty: { $value }
help-note-variable = proměnná: { $value }

## Commands

help-palisade = Deskové hry v bludišti: hraní, učení, rozbory, výzkum.
help-help = Ukáže nápovědu k příkazu
help-serve = Spustí webový server; samotné palisade udělá totéž
help-online = Hraní u stolů serveru z příkazového řádku
help-backup = Zkopíruje databázi serveru, i když běží
help-restore = Obnoví kopii jako databázi serveru, který neběží
help-migrate = Přestěhovat server ze souboru SQLite do PostgreSQL
help-rebuild = Zapsat seznamy serveru znovu podle událostí jeho her
help-verify = Ověří hody dohrané hry
help-play = Hraní v terminálu
help-rules = Vypíše pravidla hry
help-options = Vypíše volby hry a jejich hodnoty
help-legal = Vypíše povolené tahy v pozici
help-show = Nakreslí pozici jako text
help-perft = Spočítá posloupnosti tahů dané délky
help-playouts = Zahraje náhodné hry a spočítá je
help-engine = Spustí engine: UGI na standardním vstupu a výstupu
help-analyse = Rozebere pozici, nebo zhodnotí každý tah ze souboru hry
help-bench = Změří engine: počet uzlů, který určuje jeho hru, a rychlost
help-match = Nechá enginy hrát proti sobě a změří je
help-dataset = Zapíše pozice s hodnocením enginu pro programy, které se učí
help-solve = Přesně vyřeší bludiště pro PAC-MANA, nebo najde vyrovnané
help-record = Ověří, ukáže nebo přepíše soubor hry
help-record-check = Přehraje soubor hry a ověří každý tah i výsledek
help-record-show = Nakreslí poslední pozici ze souboru hry
help-record-convert = Přepíše soubor hry do standardní podoby, nebo jako JSON
help-online-guest = Založí hosta a vypíše jeho token
help-online-list = Vypíše veřejné stoly
help-online-create = Založí stůl a vypíše jeho odkaz
help-online-play = Přisedne ke stolu, nebo ho sleduje. Vstup po řádcích: tahy, resign, draw, takeback, pause, abort (nabídka nebo souhlas), decline CO, resume
help-online-rematch = Požádá o odvetu, nebo ji přijme; až souhlasí všichni, vypíše odkaz na další hru
help-online-hint = Vypíše jako JSON počítačový rozbor stolu; ne když u něj hraješ s lidmi
help-online-record = Vypíše zápis hry od stolu

## Arguments that several commands share

help-arg-help = Ukáže tuto nápovědu
help-arg-version = Ukáže verzi
help-arg-lang = Jazyk: en, fr, es, nl, pl, cs nebo ro
help-arg-game = quoridor, mini, pacman nebo mspacman
help-arg-seats = Počet hráčů
help-arg-maze = Bludiště nebo plán: název přiloženého, soubor, nebo bludiště zapsané jedním slovem
help-arg-options = Volba pravidel, může být vícekrát; seznam vypíše palisade options HRA
help-arg-position = Začne z této pozice místo obvyklé
help-arg-moves = Potom zahraje tyto tahy, oddělené mezerami
help-arg-json = Vypíše JSON
help-arg-level = Síla hry, od 1 do 8
help-arg-threads = Počet vláken
help-arg-hash = Velikost transpoziční tabulky, v megabajtech
help-arg-movetime = Čas na tah, v milisekundách
help-arg-nodes = Na každý tah prohledá tolik pozic
help-arg-depth = Propočítá tolik tahů dopředu
help-arg-seed = Začátek náhodných čísel; stejný začátek dá stejný výsledek
help-arg-file = Soubor hry; - je standardní vstup
help-arg-database = Databáze: soubor, nebo sqlite:SOUBOR
help-arg-cache = Složka s řešeními bludišť
help-arg-server = Adresa serveru
help-arg-token = Token hosta; bez něj se založí nový host
help-arg-name = Jméno nového hosta
help-arg-table = Stůl: jeho id nebo odkaz
help-arg-watch = Jen sledovat

## Arguments of single commands

help-analyse-game = Hra (quoridor, mini, pacman, mspacman), nebo soubor hry; - je standardní vstup
help-analyse-movetime = Čas na pozici, v milisekundách
help-analyse-lines = Kolik variant ukázat
help-analyse-whole = S --json: celý rozbor hry, nejen tahy
help-backup-file = Kopie, která se zapíše
help-restore-file = Kopie, která se přečte
help-bench-game = Jen pozice této hry
help-legal-batch = Čte ze vstupu na každém řádku seznam tahů a na každý odpoví jedním řádkem
help-legal-with = Přidej tato pole ke každé odpovědi, každé za tabulátor: position, turn, result
help-show-json = Vypíše jako JSON pozici, kdo je na tahu, a povolené tahy
help-perft-depth = Kolik tahů do hloubky
help-perft-divide = Počítá zvlášť po každém prvním tahu
help-playouts-seconds = Kolik sekund hrát
help-rules-width = Největší šířka řádku
help-rules-game-flag = Totéž co GAME
help-play-players = Kdo hraje, za každého hráče: human, nebo úroveň od 1 do 8
help-play-resume = Pokračuje v poslední rozehrané hře
help-play-plain = Řádek po řádku, pro čtečky obrazovky a skripty
help-match-mazes = Bludiště nebo plány, které se střídají, podle názvů
help-match-clock = Čas na všechny tahy hry a přídavek za každý tah v sekundách, například 60+1
help-match-grace = O kolik milisekund smí tah trvat déle; potom je hra prohraná
help-match-log = Zapisuj do tohoto souboru každý řádek, který programy dostanou a pošlou
help-match-players = Kdo hraje: level:1 až level:8, mcts:HRY, nebo příkaz, který spustí program UGI. Výsledky patří prvnímu; poslední obsadí zbylá místa
help-match-games = Nejvyšší počet her
help-match-parallel = Kolik her najednou
help-match-mirror = Zahraje každé zahájení ještě jednou s posledním hráčem na všech místech: ve variantě PAC-MAN se s tím srovnává každá role prvního
help-match-opening = Náhodné tahy, než začnou hráči
help-match-longest = Hra s tolika tahy končí remízou
help-match-sprt = Skončí, jakmile je jasné, zda je první silnější o ELO0, nebo o ELO1
help-match-records = Každou hru uloží do této složky; zápas, který tam najde své hry, pokračuje
help-dataset-out = Archiv NumPy, který se zapíše (.npz); dokud není hotový, jsou jeho hry ve složce vedle něj
help-dataset-records = Místo hraní použije hry z tohoto souboru nebo složky; kolikrát je potřeba
help-dataset-games = Kolik her zahrát
help-dataset-opening = Náhodné tahy na začátku každé hry, které se vynechají
help-dataset-longest = Hra s tolika tahy končí remízou
help-dataset-planes = Zapíše i roviny každé pozice
help-solve-lives = Řeší pro jeden život až po tolik životů
help-solve-quick = Jen řekne, kdo od začátku vyhraje; nic neuloží
help-solve-fair = Hledá bludiště, v němž vyhrají duchové, pokud PAC-MAN nemá všechny životy, a vypíše jeho soubor
help-solve-size = Velikost plánu
help-solve-ghosts = Počet duchů
help-solve-pellets = Počet teček
help-solve-fences = Počet překážek
help-online-create-level = Všechna ostatní místa obsadí počítač této úrovně
help-online-create-all-mine = Hraješ za všechny, jako několik lidí u jedné obrazovky
help-online-create-clock = none, per-move:SEKUNDY, sudden-death:SEKUNDY, fischer:SEKUNDY+SEKUNDY nebo days:DNY
help-online-create-public = Ukáže stůl všem

## The server

help-migrate-file = Soubor SQLite serveru, který neběží
help-migrate-database = Prázdná databáze PostgreSQL, kam vše půjde: postgres://UŽIVATEL@HOSTITEL/NÁZEV
help-rebuild-database = Databáze: soubor, nebo postgres://UŽIVATEL@HOSTITEL/NÁZEV
help-serve-config = Soubor TOML s kterýmkoli z těchto nastavení, na řádku název = hodnota
help-serve-listen = Adresa a port, na kterých server poslouchá
help-serve-database = Databáze: soubor, nebo postgres://UŽIVATEL@HOSTITEL/NÁZEV; jinak palisade.sqlite ve složce s daty
help-serve-bus = Kde se uzly nad jednou databází PostgreSQL upozorňují: nats://HOSTITEL; jinak v databázi samotné
help-serve-node = Název tohoto uzlu mezi uzly nad jednou databází; jinak jeho počítač a port
help-serve-public-url = Adresa, kterou lidé vidí, pro odkazy, cookies a kontrolu původu; začíná https:// nebo http://
help-serve-behind-proxy = Zda reverzní proxy před serverem uvádí v X-Forwarded-For, kdo volá
help-serve-cache = Složka s řešeními bludišť pro PAC-MANA, která používá úroveň 8; jinak ta od palisade solve
help-serve-engine-threads = Kolik vláken počítá za počítačové hráče; jinak o jedno méně než jader
help-serve-engine-ms = Jak dlouho počítač nejvýš přemýšlí nad tahem, v milisekundách
help-serve-lag-ms = Kolik z času tahu se smí počítat jako zpoždění sítě, v milisekundách
help-serve-sockets = Nejvyšší počet otevřených spojení
help-serve-sockets-per-address = Nejvyšší počet otevřených spojení z jedné adresy
help-serve-tables-per-socket = Nejvyšší počet stolů sledovaných jedním spojením
help-serve-message-bytes = Nejdelší zpráva od klienta, v bajtech
help-serve-body-seconds = Kolik sekund smí klient posílat tělo požadavku
help-serve-messages-per-minute = Nejvyšší počet zpráv za minutu na jednom spojení
help-serve-requests-per-minute = Nejvyšší počet požadavků za minutu z jedné adresy
help-serve-tables-per-minute = Nejvyšší počet stolů, které jeden člověk založí za minutu
help-serve-guests-per-minute = Nejvyšší počet nových hostů za minutu z jedné adresy
help-serve-tables-per-person = Nejvyšší počet otevřených stolů na jednoho člověka
help-serve-insights-per-minute = Nejvyšší počet rad za minutu pro jednoho člověka
help-serve-probes-per-minute = Nejvyšší počet přesných hodnot bludišť za minutu pro jednu adresu
help-serve-solve-memory-mb = Nejvíc paměti na řešení bludiště na přání, v megabajtech; 0 je nikdy
help-serve-solve-disk-mb = Jak velká smí kvůli tomu být složka s řešeními, v megabajtech
help-serve-solves-per-day = Nejvyšší počet bludišť vyřešených za den pro jednoho člověka
help-serve-backlog = Kolik zpráv smí čekat na pomalého klienta, než se spojení zavře
help-serve-backlog-kb = Kolik kilobajtů zpráv smí čekat na pomalého klienta, než se spojení zavře
help-serve-waiting-hours = Po kolika hodinách se zruší stůl, ke kterému nikdo nepřisedl
help-serve-idle-days = Po kolika dnech bez tahu se zruší hra bez hodin
help-serve-aborted-days = Po kolika dnech se zrušená hra smaže
help-serve-token-days = Kolik dní se nemusíš ukázat a zůstaneš přihlášen
help-serve-contact = Jak tě zastihnout, pro stránku o soukromí: e-mail nebo web
help-serve-audit-days = Po kolika dnech záznam moderace zapomíná
help-serve-rotate-key = Od tohoto spuštění podepisovat novým klíčem; nikdo nebude odhlášen
help-serve-database-mb = Jak velká smí být databáze, v megabajtech; 0 je bez omezení
help-serve-log = Podrobnost protokolu: error, warn, info, debug nebo trace
help-serve-log-json = Protokol jako JSON, jeden objekt na řádek
help-serve-no-qr = Neukazovat QR kód adresy

## Errors in the arguments

usage-unknown-command = Příkaz „{ $word }“ neexistuje.
usage-unknown-argument = „{ $word }“ tu nic neznamená.
usage-missing = Chybí: { $list }.
usage-missing-command = Řekni, co se má udělat: { $list }.
usage-no-value = { $argument } potřebuje hodnotu.
usage-bad-value = { $argument } nemůže být „{ $value }“.
usage-allowed = Možné hodnoty: { $values }.
usage-want-number = Napiš celé číslo.
usage-want-range = Napiš číslo od { $low } do { $high }.
usage-want-seconds = Napiš počet sekund, třeba 2.5.
usage-want-sprt = Napiš dvě čísla, třeba 0,10, menší první.
usage-want-clock = Napiš hodiny, třeba fischer:180+2 nebo per-move:30.
usage-want-match-clock = Napiš sekundy, například 60, nebo 60+1 s přídavkem za každý tah.
usage-want-field = Napiš position, turn, nebo result.
usage-conflict = { $argument } a { $other } nejde použít zároveň.
usage-twice = { $argument } smí být jen jednou.
usage-value-count = { $argument } má špatný počet hodnot.
usage-not-text = Jeden z argumentů není platný text (UTF-8).
usage-did-you-mean = Mělo to být { $words }?
usage-see-help = Viz { $command } --help.
