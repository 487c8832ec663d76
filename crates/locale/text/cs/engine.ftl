### Matches between engines, and analysis; see common.ftl for what all programs share.

## Matches

match-players =
    { $players ->
        [one] Je zadán jen { $players } hráč. Zadej aspoň 2.
        [few] Jsou zadáni { $players } hráči. Zadej aspoň 2, do jedné hry nejvýš { $seats }.
        [many] Je zadáno { $players } hráče. Zadej aspoň 2, do jedné hry nejvýš { $seats }.
       *[other] Je zadáno { $players } hráčů. Zadej aspoň 2, do jedné hry nejvýš { $seats }.
    }
match-unknown-player = „{ $word }“ není hráč. Napiš level:1 až level:8, mcts:SIMULACE, nebo příkaz, který spustí program UGI.
match-records = Hry ve složce { $path } se pro tento zápas použít nedají: { $error }
match-other-match = Tato hra patří k jinému zápasu: liší se hráči, zahájení, limity nebo semínko.
match-stopped = Zastaveno. S volbou --records se hry ukládají a v zápase se dá pokračovat později.
match-bad-opening = Zahájení { $number } v { $path }: { $why }
match-no-openings = V { $path } nejsou žádná zahájení.
match-other-game = Toto zahájení je pro jinou hru nebo jiný počet hráčů.
match-fault = Hra { $game }: { $who } prohrává. { $why }
match-result =
    { $games ->
        [one] { $who } po { $games } hře: { $figures }
        [few] { $who } po { $games } hrách: { $figures }
        [many] { $who } po { $games } hry: { $figures }
       *[other] { $who } po { $games } hrách: { $figures }
    }
match-luck = p = { $p } za předpokladu, že tento hráč není silnější než ostatní.
match-as-pacman = V roli PAC-MANA, průměr na hru: tečky { $pellets }, přežité tahy { $turns } (100, pokud zbyl život).
match-as-ghosts = V roli duchů, průměr na hru: tečky soupeře { $pellets }, jeho přežité tahy { $turns } (100, pokud mu zbyl život).
match-faults = Hry rozhodnuté chybou programu: { $count }
match-accepted = SPRT: přijato. Tento hráč je silnější.
match-rejected = SPRT: zamítnuto. Tento hráč není o testovaný rozdíl silnější.
match-protocol-game = Protokol { $protocol } zná jen klasický Quoridor pro dva hráče, s obvyklými pravidly a obvyklým začátkem.
match-not-a-move = Tady musí být jeden tah a nic víc.
match-rule-setting = „{ $word }“ do tohoto pravidla nepatří. Napiš { $keys } a celé číslo.
match-draw-rule = Pravidlo pro remízu potřebuje score= a movecount= (aspoň 1), například movenumber=40 movecount=8 score=10.
match-resign-rule = Pravidlo pro prohru potřebuje movecount= a score=, obojí aspoň 1, například movecount=4 score=600.
match-rule-seats = Podle hodnocení se dají rozhodnout jen hry dvou hráčů.
match-adjudicated = Hry rozhodnuté podle hodnocení: { $count }
match-engine-setting = „{ $word }“ není nastavení enginu. Napiš name=, cmd=, proto=, tc=, movetime=, nodes=, depth=, threads=, ponder= nebo option.NÁZEV= a hodnotu.
match-engine-twice = Nastavení { $key }= je u jednoho enginu dvakrát.
match-engine-value = Nastavení { $key }= nemůže být „{ $value }“.
match-engine-tc = Nastavení tc= nemůže být „{ $value }“. Napiš sekundy, třeba 60; 60+1 přidá sekundu po každém tahu a 40/60+1 navíc dalších 60 po každých 40 tazích.
match-engine-no-cmd = Jeden z enginů nemá cmd=, takže chybí program ke spuštění.
match-engine-option = { $who } nemá volbu „{ $name }“ s hodnotou „{ $value }“. Vestavěné úrovně mají Threads a Hash, základní hráč nemá žádnou.
match-engines-file = Enginy z { $path } se použít nedají: { $why }
match-engines-toml = Řádek { $line } není platný TOML.
match-engines-key = „{ $key }“ sem nepatří: každý engine je tabulka [[engine]].
match-engines-none = Každý engine potřebuje tabulku [[engine]], a žádná tu není.
match-tournament-seats = Turnaje jsou jen pro hry dvou hráčů.
match-tournament-sprt = S volbou --sprt hrají proti sobě dva enginy, tady jich je víc.
match-tournament-mirror = S volbou --mirror se každé hry účastní všichni hráči, kdežto turnaj se hraje po dvojicích.
match-standings =
    { $games ->
        [one] Pořadí po { $games } hře:
        [few] Pořadí po { $games } hrách:
        [many] Pořadí po { $games } hry:
       *[other] Pořadí po { $games } hrách:
    }
match-column-engine = Název
match-column-games = Hry
match-column-points = Body
match-column-results = Výsledky
match-column-share = Podíl bodů
fault-crashed = Program skončil, nebo se ani nespustil: { $how }
fault-exited = Program sám skončil s kódem { $code }.
fault-killed = Program byl ukončen signálem { $signal }.
fault-closed = Program zavřel svůj vstup nebo výstup.
fault-not-started = „{ $command }“ nejde spustit: { $error }
fault-unreachable = Na adrese { $host } neodpovídá žádný program.
fault-status = { $host } odpovídá chybou: { $status }
fault-no-json = Odpověď z { $host } není JSON.
fault-hung = Program neodpověděl včas.
fault-illegal = Nedovolený tah „{ $word }“: { $why }
fault-no-move = Program odpověděl „bestmove“ bez tahu.

## UGI, in lines of “info string”

ugi-unknown-command = Neznámý příkaz „{ $word }“.
ugi-want-moves = Mělo tu být „moves“, ne „{ $word }“.
ugi-want-fen = Za „position fen“ chybí pozice.
ugi-want-position = Za „position“ patří „startpos“ nebo „fen“.
ugi-want-option = Za „setoption“ patří: name NÁZEV value HODNOTA
ugi-want-query = „query“ zná p1turn, gameover, result a turn.
ugi-go-ignored = Za „go“ se ignoruje: { $words }
ugi-go-ignored-all = Za „go“ se ignoruje: { $words }. Bez jiného omezení trvá hledání sekundu.
ugi-go-no-move = Za „go“ se ignoruje, protože to není dovolený tah: { $word }
ugi-go-chance = Není co hledat: nejdřív se musí házet.
ugi-go-over = Není co hledat: hra skončila.
ugi-go-no-position = Není co hledat: poslední pozici se nepodařilo přečíst.
ugi-option-number = { $name } je číslo od { $low } do { $high }, ne „{ $value }“.
ugi-option-switch = { $name } je true nebo false, ne „{ $value }“.
ugi-hash-memory = Hash o velikosti { $size } megabajtů se do paměti nevejde; zůstává { $kept }.
ugi-engine-options = Volby enginu jsou: { $options }.
ugi-bad-move = Tah { $nth }, { $word }: { $why }

## Datasets

dataset-done =
    { $positions ->
        [one] { $positions } pozice
        [few] { $positions } pozice
        [many] { $positions } pozice
       *[other] { $positions } pozic
    }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }: { $path }
dataset-exists = { $path } už existuje. Zvol jiný název, nebo ho nejdřív smaž.
dataset-other = { $path } obsahuje hry jiné datové sady. Zvol jiný název, nebo složku nejdřív smaž.
dataset-damaged = Soubor { $path } je poškozený na řádku { $line }. Smaž celý soubor a spusť příkaz znovu: hra z tohoto souboru se zahraje od začátku.
dataset-no-records = { $path } neobsahuje žádné soubory s hrami (.palisade).
dataset-bad-record = { $path }: { $why }
dataset-other-game = { $path } do této datové sady nepatří: liší se hra, počet hráčů nebo bludiště.

## Analysis

analyse-chance = Čeká se na hod: do té doby není co analyzovat.
analyse-over = Hra skončila: není co analyzovat.
analyse-effort = Hloubka { $depth }, pozic { $nodes }, za sekundu { $speed }.
analyse-path =
    { $steps ->
        [one] { $player }: { $steps } krok, { $squares }
        [few] { $player }: { $steps } kroky, { $squares }
        [many] { $player }: { $steps } kroku, { $squares }
       *[other] { $player }: { $steps } kroků, { $squares }
    }
analyse-piece-path =
    { $steps ->
        [one] { $piece }: { $steps } krok, { $squares }
        [few] { $piece }: { $steps } kroky, { $squares }
        [many] { $piece }: { $steps } kroku, { $squares }
       *[other] { $piece }: { $steps } kroků, { $squares }
    }
