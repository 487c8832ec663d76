### What the analysis board says.

## The page

analysis-keys = Klávesy: šipky procházejí tahy a varianty, Home a End vedou na začátek a konec, E řekne hodnocení, B nejlepší tah, T místo ve stromu, A zapne a vypne engine, S nejkratší cesty, C komentář, M povýší variantu, Delete smaže, Ctrl+Z vrátí změnu.

## The engine

analysis-engine = Engine
analysis-engine-off = Vypnutý
analysis-engine-failed = Engine se nepodařilo spustit.
analysis-effort = hloubka { $depth } · { $speed } pozic/s
analysis-depth = Hloubka { $depth }.
analysis-thousands = { $number } tis.
analysis-millions = { $number } mil.
analysis-lines-label = Počet variant
analysis-lines =
    { $count ->
        [one] { $count } varianta
        [few] { $count } varianty
       *[other] { $count } variant
    }
analysis-line-label = Varianta { $number }, { $value }: { $words }
analysis-percent = { $percent } %
analysis-wins-in = vyhraje za { $count }
analysis-loses-in = prohraje za { $count }
analysis-bars = Šance na výhru
analysis-no-evaluation = Zatím bez hodnocení
analysis-ghosts = Duchové
analysis-best = Nejlepší: { $words }. { $value }.

## The tree of variations

analysis-tree = Tahy a varianty
analysis-start = Začátek
analysis-at-start = Jsi na začátku.
analysis-at-main = Tah { $ply }: { $word }.
analysis-at-variation = Tah { $ply } ve variantě: { $word }.
analysis-instead = Zkoušelo se tu i: { $list }.
analysis-next = Dál: { $list }.
analysis-marks = Označit tento tah
analysis-mark-good = Dobrý tah
analysis-mark-mistake = Chyba
analysis-mark-brilliant = Skvělý tah
analysis-mark-blunder = Hrubá chyba
analysis-mark-interesting = Zajímavý tah
analysis-mark-dubious = Sporný tah
analysis-comment = Komentář k tomuto tahu
analysis-promote = Povýšit variantu
analysis-delete = Smazat odtud dál
analysis-undo = Vrátit změnu
analysis-redo = Provést znovu
analysis-next-variation = Další varianta

## Rolls

analysis-rolls = Vyber, co padne
analysis-roll-chance = { $weight } z { $of }
analysis-rolls-bring = Procento je šance, kterou potom má { $name }.

## Set up a position

analysis-setup = Sestavit pozici
analysis-setup-tip = Klepni na figurku a pak na její pole. Klepnutím na drážku přidáš nebo odebereš překážku, klepnutím na pole jeho tečku.
analysis-legal = Tato pozice je v pořádku.
analysis-pieces = Figurky
analysis-remove = Sundat z desky
analysis-turn = Na tahu
analysis-hand = Překážky hráče { $seat }
analysis-no-fences = Odebrat všechny překážky
analysis-lives = Životy PAC-MANA
analysis-leads = Hraje za Ms. Pac-Man
analysis-side = Duch hráče { $seat }
analysis-side-strong = silný
analysis-side-flipped = slabý po F2
analysis-side-powered = slabý, silová tečka právě snědena
analysis-side-fading = slabý, naposledy
analysis-all-dots = Všechny tečky
analysis-few-dots = Každému jedna tečka
analysis-rolls-next = Hráč { $seat } hází
analysis-moves-next =
    { $count ->
        [one] Hráč { $seat } jde o { $count } pole
        [few] Hráč { $seat } jde o { $count } pole
       *[other] Hráč { $seat } jde o { $count } polí
    }
analysis-places-next = Ms. Pac-Man se postaví
analysis-opening = Úvodní losování
analysis-position = Pozice jako text
analysis-start-position = Výchozí pozice

## Open, share and save

analysis-open = Otevřít hru nebo pozici
analysis-paste = Vlož hru, pozici, tahy nebo odkaz
analysis-open-text = Otevřít
analysis-share = Sdílet a uložit
analysis-copy-position = Kopírovat pozici
analysis-save-record = Stáhnout hru
analysis-no-picture = Obrázek se nepodařilo vytvořit.

## Exact values

analysis-exact = Přesně
analysis-exact-race =
    { $count ->
        [one] Závod už žádná překážka nezmění: { $name } vyhraje za { $count } tah.
        [few] Závod už žádná překážka nezmění: { $name } vyhraje za { $count } tahy.
       *[other] Závod už žádná překážka nezmění: { $name } vyhraje za { $count } tahů.
    }
analysis-exact-solving = Bludiště se řeší: { $percent } %
analysis-exact-unknown = Toto bludiště je příliš velké na okamžité vyřešení a server jeho řešení nemá.
analysis-exact-solve = Vyřešit tady ({ $megabytes } MB)
analysis-exact-ask = Požádat server
analysis-exact-position = Pozice
analysis-exact-pac = PAC-MAN za { $count }
analysis-exact-ghosts = duchové za { $count }
analysis-exact-endless = bez konce
