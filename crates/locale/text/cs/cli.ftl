### The command line; see common.ftl for what all programs share.

cli-cannot-read = { $path } nejde přečíst: { $error }
cli-cannot-write = { $path } nejde zapsat: { $error }
cli-no-maze = Bludiště „{ $name }“ neexistuje: není mezi přiloženými, není to soubor ani bludiště zapsané jedním slovem.
cli-option-form = „{ $word }“ není volitelné pravidlo. Napiš ho jako název=hodnota.
cli-hash-memory = Tabulka o velikosti { $size } MB se nevejde do paměti. Zvol menší --hash.
cli-turn = Na tahu je hráč { $seat }.
cli-chance = Čeká se na hod.
cli-over = Konec hry: { $result }
cli-record-good =
    { $entries ->
        [one] Všechny tahy jsou podle pravidel ({ $entries } položka).
        [few] Všechny tahy jsou podle pravidel ({ $entries } položky).
        [many] Všechny tahy jsou podle pravidel ({ $entries } položky).
       *[other] Všechny tahy jsou podle pravidel ({ $entries } položek).
    }
cli-player = „{ $word }“ není hráč. Napiš human, nebo úroveň od 1 do 8.
cli-players-count = Počet hráčů v --players: { $players }; potřebný počet: { $seats }. Uveď všechny, nebo změň --seats.
cli-nothing-to-resume = Žádná rozehraná hra tu není. Bez --resume začneš novou.
cli-player-name = Hráč { $seat }: { $name }

## Reading and counting

perft-divide-depth = Počítání zvlášť pro každý první tah vyžaduje hloubku aspoň 1.
heading-perft = hloubka uzly sekundy
heading-divide = tah uzly
heading-playouts = hry tahy sekundy
heading-bench = hra hráči uzly sekundy tahy
analyse-neither = „{ $word }“ není hra ani soubor. Na výběr jsou hry: quoridor, mini, pacman, mspacman.
analyse-stopped = Zastaveno. Vypsáno je to, co se do té chvíle našlo.
analyse-score = skóre
analyse-chances = šance
analyse-moves = tahy
analyse-player = hráč
analyse-move = tah
analyse-grade = hodnocení

## Matches of programs

match-quotes = V „{ $word }“ chybí uzavírací uvozovka.
match-program = Nedá se hrát, protože { $who } se nespustí: { $why }
match-overruns =
    { $count ->
        [one] { $who }: { $count } tah překročil čas o { $worst } ms.
        [few] { $who }: { $count } tahy překročily čas, nejvýš o { $worst } ms.
        [many] { $who }: { $count } tahu překročilo čas, nejvýš o { $worst } ms.
       *[other] { $who }: { $count } tahů překročilo čas, nejvýš o { $worst } ms.
    }
fault-flagged = Programu vypršel čas.

## Tables of a server

online-needs-token = Ke hraní potřebuješ --token; vypíše ho „palisade online guest“.
online-no-tables = Teď tu nejsou žádné veřejné stoly.
online-open = Čekají na hráče:
online-live = Hraje se:
online-free = volné místo
online-level = počítač úrovně { $level }
online-guest = { $name } (host)
online-lost = Spojení se serverem se přerušilo. Navazuje se znovu…
online-found = Spojení se serverem je obnoveno.

## Moderators

admin-done = Hotovo. Je to v záznamu moderace.
admin-imposed = { $subject }: platí do { DATETIME($until) }. Zrušíš to příkazem: palisade admin lift { $id }
admin-restart = Všichni uvidí, kdy se server restartuje: { DATETIME($at) }.
admin-no-restart = Restart už není ohlášený.
admin-seen-at = Poslední adresa: { $address }
admin-nothing = Není co ukázat.
admin-needs-token = Potřebuješ --token nebo PALISADE_ADMIN_TOKEN; na počítači s databází ho vypíše „palisade admin token“.
admin-no-token = Token nejde přečíst: { $why }
admin-never-started = Tuto databázi zatím žádný server nepoužil. Nejdřív nějaký spusť příkazem „palisade serve“.
admin-first-player = { $pool }: první tah má cenu { $points } ± { $error } bodu ratingu. Úspěšnost toho, kdo začíná: { PERCENT($share) }. Hry: { $games }.
admin-first-player-none = { $pool }: na odhad je her málo ({ $games }).
admin-first-player-failed = Databáze nejde přečíst: { $why }
account-reset = Odkaz { $url } platí jednou, do { DATETIME($until) }. Dej ho jen tomu, komu účet patří.

## Running a server

config-good = Nastavení je v pořádku. Od výchozího se liší:
config-default = Nastavení je v pořádku a všechno má výchozí hodnotu.
config-bad = Toto nastavení nejde použít: { $why }
config-behind-proxy = Pozor: public_url začíná na https://, takže před serverem stojí reverzní proxy. Nastav behind_proxy = true, jinak se všichni počítají jako jedna adresa a mají společné limity.
config-head = Nastavení serveru Palisade. Zakomentované řádky ukazují výchozí hodnoty. Kontrola tohoto souboru: palisade config check --config SOUBOR
health-not-ready = Server není připravený: { $why }
systemd-service = Palisade, deskové hry v bludišti
systemd-socket = Socket serveru Palisade
systemd-worker = Pomocný proces Palisade: počítačoví hráči pro servery
systemd-backup = Záloha databáze Palisade
systemd-timer = Záloha databáze Palisade každou noc
man-description = POPIS
man-name = JMÉNO
man-synopsis = POUŽITÍ
man-options = VOLBY
man-commands = PŘÍKAZY
man-version = VERZE
man-written = Stránky zapsané do { $folder }: { $pages }.
