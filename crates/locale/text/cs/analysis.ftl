### What the analysis board says.

## The page

analysis-keys = Klávesy: šipky procházejí tahy a varianty, Home a End vedou na začátek a na konec, E přečte hodnocení, B nejlepší tah, T tvoje místo ve stromu, A zapne nebo vypne engine, G ho nechá hledat hlouběji, S ukáže nejkratší cesty, D kreslí kroužky a šipky, X ukáže hrozbu, C přidá komentář, M povýší variantu, Delete smaže vše odtud dál, Ctrl+Z vrátí změnu.

## The engine

analysis-engine = Engine
analysis-engine-off = Vypnutý
analysis-engine-failed = Engine se nepodařilo spustit.
analysis-deeper = Hledat hlouběji
analysis-effort = hloubka { $depth } · { $speed } pozic/s
analysis-depth = Hloubka { $depth }.
analysis-thousands = { $number } tis.
analysis-millions = { $number } mil.
analysis-lines-label = Počet variant
analysis-lines =
    { $count ->
        [one] { $count } varianta
        [few] { $count } varianty
        [many] { $count } varianty
       *[other] { $count } variant
    }
analysis-line-label = Varianta { $number }, { $value }: { $words }
analysis-wins-in = výhra za { $count }
analysis-loses-in = prohra za { $count }
analysis-bars = Šance na výhru
analysis-no-evaluation = Zatím bez hodnocení
analysis-ghosts = Duchové
analysis-best = Nejlepší: { $words }. { $value }.

## The tree of variations

analysis-tree = Tahy a varianty
analysis-start = Začátek
analysis-at-start = Jsi na začátku.
analysis-at-main = Tah { $ply }: { $word }.
analysis-at-variation = Tah { $ply } ve variantě: { $word }.
analysis-instead = Jiné tahy vyzkoušené tady: { $list }.
analysis-next = Dál: { $list }.
analysis-marks = Označit tento tah
analysis-mark-good = Dobrý tah
analysis-mark-mistake = Chyba
analysis-mark-brilliant = Skvělý tah
analysis-mark-blunder = Hrubá chyba
analysis-mark-interesting = Zajímavý tah
analysis-mark-dubious = Sporný tah
analysis-comment = Komentář k tomuto tahu
analysis-promote = Povýšit variantu
analysis-delete = Smazat odtud dál
analysis-undo = Vrátit změnu
analysis-redo = Provést znovu
analysis-next-variation = Další varianta

## Rolls

analysis-rolls = Vyber, co padne
analysis-roll-chance = { $weight } z { $of }
analysis-rolls-bring = Procenta: šance na výhru podle toho, co padne ({ $name })

## Set up a position

analysis-setup = Sestavit pozici
analysis-setup-tip = Klepni na figurku a pak na její pole. Klepnutím na drážku přidáš nebo odebereš překážku, klepnutím na pole jeho tečku.
analysis-legal = Tato pozice je v pořádku.
analysis-pieces = Figurky
analysis-remove = Sundat z desky
analysis-turn = Na tahu
analysis-hand = Překážky hráče { $seat }
analysis-no-fences = Odebrat všechny překážky
analysis-lives = Životy PAC-MANA
analysis-leads = Za Ms. Pac-Man hraje
analysis-side = Duch hráče { $seat }
analysis-side-strong = silný
analysis-side-flipped = slabý po F2
analysis-side-powered = slabý, silová tečka je právě snědená
analysis-side-fading = slabý do svého příštího tahu
analysis-all-dots = Všechny tečky
analysis-few-dots = Každému jedna tečka
analysis-rolls-next = Hráč { $seat } hází
analysis-moves-next =
    { $count ->
        [one] Hráč { $seat } jde o { $count } pole
        [few] Hráč { $seat } jde o { $count } pole
        [many] Hráč { $seat } jde o { $count } pole
       *[other] Hráč { $seat } jde o { $count } polí
    }
analysis-places-next = Ms. Pac-Man se staví na kroužek
analysis-opening = Úvodní točení
analysis-position = Pozice jako text
analysis-start-position = Výchozí pozice

## Open, share and save

analysis-open = Otevřít hru nebo pozici
analysis-paste = Vlož hru, pozici, tahy nebo odkaz
analysis-open-text = Otevřít
analysis-share = Sdílet a uložit
analysis-copy-position = Kopírovat pozici
analysis-save-record = Stáhnout hru
analysis-no-picture = Obrázek se nepodařilo vytvořit.

## Kept analyses

analysis-kept = Tvoje analýzy
analysis-name = Název této analýzy
analysis-export = Stáhnout vše v jednom souboru
analysis-kept-delete = Smazat tuto analýzu

## Threats and drawings

analysis-threat = Hrozba
analysis-threat-of = Co by teď zahrál soupeř ({ $name })
analysis-draw = Kreslit
analysis-draw-clear = Smazat kresby

## Exact values

analysis-exact = Přesný výsledek
analysis-exact-race =
    { $count ->
        [one] { $name } vyhraje závod za { $count } tah
        [few] { $name } vyhraje závod za { $count } tahy
        [many] { $name } vyhraje závod za { $count } tahu
       *[other] { $name } vyhraje závod za { $count } tahů
    }
analysis-exact-race-why = Závod už žádná překážka nezmění.
analysis-exact-solving = Bludiště se řeší: { CHANCE($done) }
analysis-exact-unknown = Toto bludiště je příliš velké a hned ho vyřešit nejde. Server jeho řešení nemá.
analysis-exact-refused = Toto bludiště je příliš velké a hned ho vyřešit nejde. { $why }
analysis-exact-away = Toto bludiště je příliš velké a hned ho vyřešit nejde. Server není dostupný.
analysis-exact-solve = Vyřešit tady ({ $megabytes } MB)
analysis-exact-ask = Požádat server o řešení
analysis-exact-position = Pozice
analysis-exact-pac = výhra PAC-MANA za { $count }
analysis-exact-ghosts = výhra duchů za { $count }
analysis-exact-endless = bez vítěze

## The heat map

analysis-heat-best = Nejlepší překážky: zisk v krocích
analysis-heat-about = Barva každé dovolené překážky ukazuje, o kolik kroků víc tato překážka stojí ostatní než hráče na tahu: modrá je zisk, čárkovaná oranžová ztráta.
analysis-heat-fence = { $fence }: { $net } (ostatní +{ $others }, hráč na tahu +{ $own })
analysis-heat-none = Žádná překážka nestojí ostatní víc kroků než hráče na tahu.
analysis-heat-unsolved = Toto bludiště ještě nikdo nevyřešil. Vyřeší ho analytická deska.

## Notace jiných programů

# $dialect je název notace: moves-a, sgf. $ours je název tahu v Palisade.
dialect-empty = Není co číst.
dialect-which = Tento text se dá číst ve více notacích: { $dialects }. Vyber jednu z nich.
dialect-unknown = Tento text není v žádné známé notaci. Přečteno jako { $dialect }: { $why }
dialect-broken = „{ $word }“ není zapsáno v notaci { $dialect }.
dialect-word = Tah { $nth }: „{ $word }“ není tah v notaci { $dialect }.
dialect-move = Tah { $nth }, „{ $word }“ ({ $ours } v Palisade): { $why }
dialect-no-step = Figurka tímto směrem jít nemůže.
dialect-turn = Tah { $nth }, „{ $word }“: na tahu je druhý hráč.
dialect-size = Číst se dají jen desky 9 × 9 polí; v tomto textu je { $size }.
dialect-several = Text obsahuje více her ({ $games }); najednou se dá číst jen jedna.
dialect-position = Tato pozice není možná: { $why }
dialect-no-game = Notace { $dialect } se pro tuto hru nehodí: { $game }.
dialect-no-four = V notaci { $dialect } se hra pro čtyři hráče nedá zapsat.
dialect-no-start = V notaci { $dialect } každá hra začíná v obvyklé pozici a na tahu je hráč 1.
dialect-no-entry = Tah { $nth }, „{ $word }“, se v notaci { $dialect } nedá zapsat.
dialect-no-result = V notaci { $dialect } se nedá zapsat, že se hráči dohodli na remíze.
dialect-no-fences = Notace { $dialect } potřebuje všech 20 překážek, na desce nebo v zásobách.
analysis-which = Tento text se dá číst ve více notacích. Která to je?
analysis-rows-a = Jako tady: řada 1 patří hráči 1, názvy překážek podle pole vlevo dole
analysis-rows-b = Řada 1 patří hráči 1, názvy překážek podle pole vlevo nahoře
analysis-rows-c = Řada 1 patří hráči 2, názvy překážek podle nižšího čísla řady
analysis-rows-d = Řada 1 patří hráči 2, názvy překážek podle vyššího čísla řady
