### What the server refuses, and what it says when it runs.

## Joining

server-no-table = Stůl { $table } neexistuje.
server-no-seat = U tohoto stolu hráč { $seat } není.
server-seat-taken = Za hráče { $seat } už někdo hraje.
server-seat-reserved = Toto místo je vyhrazené pro někoho jiného.
server-seated = U tohoto stolu už jsi.
server-full = U tohoto stolu pro tebe není volné místo.
server-piece-taken = Tuto figurku už si vybral někdo jiný.
server-creator-only = To může jen ten, kdo stůl založil.
server-too-many-places = Pro tento stůl je zadáno víc hráčů, než kolik jich hra má.
server-level = Úrovně jsou od 1 do 8.
server-clock = Čas na hru může být od 1 sekundy do 24 hodin s přídavkem nejvýš jedné hodiny za tah, nebo 1 až 60 dní na tah.
server-starter = Tento hráč nemůže začínat.
server-start-over = Hra by skončila dřív, než začne: { $position }
server-spec-long = To je příliš dlouhé. Bludiště nebo pozice má nejvýš { $longest } bajtů.
server-luck = Tvůj text, který se přimíchá do hodů, aby je nikdo nemohl naplánovat předem, musí být jedno slovo a mít nejvýš { $longest ->
        [one] { $longest } bajt.
        [few] { $longest } bajty.
        [many] { $longest } bajtu.
       *[other] { $longest } bajtů.
    }
server-too-many-tables =
    { $most ->
        [one] Máš už otevřený { $most } stůl. Nejdřív ho dohraj.
        [few] Máš už otevřené { $most } stoly. Nejdřív některý dohraj.
        [many] Máš už otevřeno { $most } stolu. Nejdřív některý dohraj.
       *[other] Máš už otevřených { $most } stolů. Nejdřív některý dohraj.
    }
server-too-many-tables-of-address = Z tvé sítě už je otevřeno tolik stolů, kolik jich smí být ({ $most }). Zkus to znovu, až některá hra skončí.

## Playing

server-not-started = Hra ještě nezačala.
server-started = Hra už začala.
server-over = Hra skončila.
server-not-over = Hra ještě neskončila.
server-not-yours = Za tohoto hráče nehraješ.
server-not-your-turn = Na tahu je hráč { $seat }.
server-not-a-move = { $word } není tah.
server-paused = Hra je pozastavená.
server-not-paused = Hra není pozastavená.
server-abort-late = Hra už běží: zrušit ji jde jen tehdy, když souhlasí všichni.
server-not-away = Hráč { $seat } tu je, nebo chybí jen krátce.
server-offered = Tuto nabídku už máš odeslanou.
server-offered-before = Od tvého posledního tahu už tato nabídka padla. Po příštím tahu ji můžeš zopakovat.
server-no-offer = Tato nabídka už neplatí.
server-takeback = Tah teď vrátit nejde: ještě žádný za sebou nemáš, nebo se po tvém posledním už házelo či někdo odešel.
server-too-many-events = V této hře je už příliš mnoho událostí. Odteď můžeš jen táhnout, nebo se vzdát.
server-machine-declines = Počítač na remízu nepřistoupí.
server-stale = Mezitím se stalo něco jiného. Další událost má číslo { $next }.
server-taken = Toto číslo už má jiná událost.
server-seq = U tahu chybí očekávané číslo události.
server-nonce = Nonce musí mít 1 až { $longest ->
        [one] { $longest } znak.
        [few] { $longest } znaky.
        [many] { $longest } znaku.
       *[other] { $longest } znaků.
    }

## Hints

server-insight-live = Dokud proti sobě hrají lidé, počítač neradí.
server-insight-turn = Není co radit: nikdo není na tahu.
server-insight-failed = Počítač odpověď nenašel. Zkus to za chvíli znovu.
server-no-ply = Tolik tahů hra nemá.
## Solved mazes

server-solve-off = Tento server bludiště na přání neřeší.
server-solve-busy = Právě se řeší jiné bludiště. Zkus to později.
server-solve-too-large = Toto bludiště je příliš velké, tento server ho nevyřeší.
server-solve-no-room = Server nemá místo na další řešení.
server-solve-quota =
    { $most ->
        [one] Můžeš si nechat vyřešit jedno bludiště denně.
        [few] Můžeš si nechat vyřešit { $most } bludiště denně.
        [many] Můžeš si nechat vyřešit { $most } bludiště denně.
       *[other] Můžeš si nechat vyřešit { $most } bludišť denně.
    }

## People and programs

server-token = Chybí platné přihlášení. Načti stránku znovu; programy potřebují platný token, který vypíše „palisade online guest“.
server-name = Jméno musí mít aspoň jeden viditelný znak.
server-name-mixed = V každém slově jména smí být jen jedna abeceda.
server-name-reserved = Toto jméno je vyhrazené. Vyber si jiné.
server-name-taken = Toto jméno patří k účtu. Vyber si jiné.
server-code = Tento kód vypršel, nebo už byl použit. Požádej o nový.
server-origin = Požadavek je zablokovaný: přišel z jiného webu. Otevři hru přímo na adrese tohoto serveru; pokud server provozuješ, zkontroluj --public-url.
server-too-often = Příliš mnoho požadavků. Chvíli počkej a zkus to znovu.
server-too-many-sockets = Z tvé adresy je příliš mnoho spojení. Zavři jednu kartu a zkus to znovu.
server-too-many-watched = Jedno spojení může sledovat nejvýš { $most ->
        [one] { $most } stůl.
        [few] { $most } stoly.
        [many] { $most } stolu.
       *[other] { $most } stolů.
    }
server-too-big = Zpráva je příliš dlouhá.
server-too-slow = Odeslání požadavku trvalo příliš dlouho. Zkus to znovu.
server-malformed = Neplatná zpráva: { $why }
server-binary = Zprávy musí být textové.
server-not-json = Požadavek musí mít typ obsahu application/json.
server-no-call = Taková adresa v tomto API není.
server-private = To není veřejné.
server-busy = U tohoto stolu se toho teď děje moc. Zkus to za chvíli znovu.
server-storage = Server teď nemůže ukládat. Nic se nezměnilo. Zkus to později.
server-no-room = Server teď nemá místo pro nové hry. Rozehrané pokračují.
server-corrupt = Stůl { $table } nejde načíst.
server-stopping = Server se restartuje. Zkus to za chvíli znovu.

## Running it

server-reach-local = Otevři { $url }
server-reach-others = Z jiných zařízení: { $url }
server-port-taken = { $address } už používá jiný program. Zvol jinou adresu pomocí --listen.
server-database-taken = { $path } už používá jiný server.
server-cannot-run = Server se nepodařilo spustit: { $why }
server-worker-cannot-run = Pomocný proces se nepodařilo spustit: { $why }
server-worker-started = Pomocný proces { $name } je připravený.
server-unreachable = { $url } není dostupné: { $why }
server-refused = Server to odmítl: { $why }
server-backup-done = Celá databáze je uložená v { $path }.
server-backup-failed = Nic se nezkopírovalo: { $why }
server-backup-postgres = backup a restore kopírují soubory SQLite; pro PostgreSQL použij pg_dump a pg_restore.
server-migrate-done = Vše je zkopírováno. Porovnané řádky: { $rows }. Přehrané hry: { $games }.
server-migrate-failed = Databázi se nepodařilo převést: { $why }
server-migrate-target = Adresa databáze PostgreSQL musí začínat postgres://
server-rebuild-done = Seznamy her jsou znovu sestavené. Hry: { $games }.
server-rebuild-failed = Seznamy her se nepodařilo znovu sestavit: { $why }
server-games-unreadable = Hry, které nešlo přečíst už předtím: { $games }.

## Dice

server-dice-fair = Hody jsou poctivé. Ověřeno hodů: { $rolls }.
server-dice-missing = V zápisu chybí řádek { $line }, podle kterého by šlo hody ověřit.
server-dice-commitment = Semínko (seed) neodpovídá předem zveřejněnému otisku.
server-dice-starter = Podle hodů začíná hráč { $seat }.
server-dice-roll = Tah { $nth } je { $found }, ale podle hodů to má být { $expected }.

## The page before any script has run

server-page-description = Čtyři deskové hry v bludišti: proti počítači, s přáteli online nebo společně u jedné obrazovky.
server-page-noscript = Palisade běží v prohlížeči a potřebuje JavaScript a WebAssembly.

## Moderators

server-moderator = Jen pro moderátory: token chybí nebo nesouhlasí.
server-banned =
    Tvůj přístup na tento server je zablokovaný do { DATETIME($until) }{ $reason ->
        [cheating] : tahy s pomocí programu.
        [stalling] : úmyslné zdržování.
        [name] : urážlivé jméno.
        [maze] : urážlivé bludiště.
       *[none] .
    }
server-silenced =
    Moderátor skryl tvé jméno, veřejné stoly a fráze do { DATETIME($until) }{ $reason ->
        [cheating] : tahy s pomocí programu.
        [stalling] : úmyslné zdržování.
        [name] : urážlivé jméno.
        [maze] : urážlivé bludiště.
       *[none] .
    }
server-subject = „{ $word }“ není označení osoby, adresa ani rozsah adres jako 192.0.2.0/24.
server-no-sanction = Žádná platná blokace ani skrytí nemá označení { $id }.

## Účty

server-account-off = Na tomto serveru nejsou účty.
server-account-exists = Účet už máš.
server-account-too-often = Příliš mnoho pokusů. Počkej pár minut a zkus to znovu.
server-account-token-scope = Tento token to nedovoluje.
