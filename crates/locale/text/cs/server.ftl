### What a server refuses, and what running one says.

## Sitting down

server-no-table = Stůl { $table } neexistuje.
server-no-seat = Stůl nemá místo { $seat }.
server-seat-taken = Místo { $seat } je obsazené.
server-seat-reserved = Místo { $seat } je vyhrazeno někomu jinému.
server-seated = U tohoto stolu už sedíte.
server-full = Není tu pro vás volné místo.
server-piece-taken = Tuto postavu má už někdo jiný.
server-creator-only = To smí jen ten, kdo stůl založil.
server-too-many-places = Je zadáno více hráčů než míst.
server-level = Úrovně jsou od 1 do 8.
server-clock = Takto hodiny nastavit nejde.
server-starter = Toto místo nemůže začínat.
server-start-over = Hra by skončila dřív, než začne: { $position }
server-luck = Do kostek se přidává jedno slovo o nejvýše { $longest } bajtech.
server-too-many-tables = Máte otevřené stoly: { $most }; nejdřív jeden dohrajte.

## Playing

server-not-started = Hra ještě nezačala.
server-started = Hra už začala.
server-over = Hra skončila.
server-not-over = Hra ještě neskončila.
server-not-yours = To není vaše místo.
server-not-your-turn = Na tahu je místo { $seat }.
server-not-a-move = { $word } není tah.
server-paused = Hra je pozastavená.
server-not-paused = Hra není pozastavená.
server-abort-late = Všichni už táhli: zrušit hru lze teď jen společně.
server-offered = To už jste nabídli.
server-no-offer = Nikdo to nenabídl.
server-takeback = Není co vrátit: žádný váš tah, nebo po něm padl hod.
server-machine-declines = Stroje na remízu nepřistupují.
server-stale = Mezitím se stalo něco jiného; další událost má číslo { $next }.
server-taken = Toto číslo má jiná událost.
server-seq = Tah musí říci, jaké číslo má dostat.
server-nonce = Nonce musí mít 1 až { $longest } znaků.

## Hints

server-insight-live = Žádné rady, dokud tuto hru hrajete s lidmi.
server-insight-turn = Není co radit: nikdo není na tahu.
server-insight-failed = Stroj nenašel odpověď; zeptejte se za chvíli.
server-no-ply = Tak dlouhá hra není.

## People and programs

server-token = Nejdřív řekněte, kdo jste.
server-name = Jméno má alespoň jeden viditelný znak.
server-code = Tento kód byl použit nebo je příliš starý.
server-origin = Tato stránka tu za vás mluvit nesmí.
server-too-often = Příliš mnoho najednou; chvíli počkejte.
server-too-many-sockets = Příliš mnoho spojení odtud.
server-too-many-watched = Jedno spojení sleduje nejvýše { $most } stolů.
server-too-big = Tato zpráva je příliš dlouhá.
server-malformed = Tato zpráva nedává smysl: { $why }
server-binary = Zprávy jsou text.
server-not-json = Uveďte, že tělo je JSON.
server-no-call = Takové volání neexistuje.
server-private = To není veřejné.
server-busy = Stůl je zaneprázdněn; zkuste to znovu.
server-storage = Server teď nemůže zapisovat; nic se nezměnilo.
server-corrupt = Stůl { $table } nelze přečíst.
server-stopping = Server se zastavuje; vraťte se za chvíli.

## Running it

server-reach-local = Otevřete { $url }
server-reach-others = Z jiných zařízení: { $url }
server-port-taken = { $address } používá jiný program; zvolte jiný pomocí --listen.
server-cannot-run = Server nemůže běžet: { $why }
server-unreachable = { $url } je nedostupné: { $why }
server-refused = Server odmítá: { $why }
server-backup-done = Celá databáze je v { $path }.

## Dice

server-dice-fair = Kostky jsou podle slibu; ověřeno: { $rolls }.
server-dice-missing = Záznam nemá řádek { $line } k ověření.
server-dice-commitment = Semínko není to slíbené.
server-dice-starter = Kostky říkají, že začíná místo { $seat }.
server-dice-roll = Slovo { $nth } je { $found }, ale kostky říkají { $expected }.
