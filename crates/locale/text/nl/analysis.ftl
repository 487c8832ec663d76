### What the analysis board says.

## The page

analysis-keys = Toetsen: de pijltjes lopen door zetten en varianten, Home en End gaan naar begin en eind, E zegt de beoordeling, B de beste zet, T waar je bent, A zet de engine aan of uit, S toont de kortste routes, C is voor opmerkingen, M promoveert, Delete verwijdert, Ctrl+Z maakt ongedaan.

## The engine

analysis-engine = Engine
analysis-engine-off = Uit
analysis-engine-failed = De engine kon niet worden gestart.
analysis-effort = diepte { $depth } · { $speed } stellingen/s
analysis-depth = Diepte { $depth }.
analysis-thousands = { $number }k
analysis-millions = { $number } mln
analysis-lines-label = Aantal varianten
analysis-lines =
    { $count ->
        [one] { $count } variant
       *[other] { $count } varianten
    }
analysis-line-label = Variant { $number }, { $value }: { $words }
analysis-percent = { $percent }%
analysis-wins-in = wint in { $count }
analysis-loses-in = verliest in { $count }
analysis-bars = Winstkansen
analysis-no-evaluation = Nog geen beoordeling
analysis-ghosts = Spoken
analysis-best = Beste: { $words }. { $value }.

## The tree of variations

analysis-tree = Zetten en varianten
analysis-start = Begin
analysis-at-start = Je bent aan het begin.
analysis-at-main = Zet { $ply }: { $word }.
analysis-at-variation = Zet { $ply } in een variant: { $word }.
analysis-instead = Hier ook geprobeerd: { $list }.
analysis-next = Daarna: { $list }.
analysis-marks = Deze zet markeren
analysis-mark-good = Goede zet
analysis-mark-mistake = Fout
analysis-mark-brilliant = Briljante zet
analysis-mark-blunder = Blunder
analysis-mark-interesting = Interessante zet
analysis-mark-dubious = Twijfelachtige zet
analysis-comment = Opmerking bij deze zet
analysis-promote = Variant promoveren
analysis-delete = Vanaf hier verwijderen
analysis-undo = Ongedaan maken
analysis-redo = Opnieuw
analysis-next-variation = Volgende variant

## Rolls

analysis-rolls = Kies de worp
analysis-roll-chance = { $weight } op { $of }
analysis-rolls-bring = Het percentage is wat { $name } daarna mag verwachten.

## Set up a position

analysis-setup = Stelling opzetten
analysis-setup-tip = Tik op een stuk en dan op zijn vakje. Tik tussen vakjes voor een muurtje, op een vakje voor zijn stip.
analysis-legal = Deze stelling mag.
analysis-pieces = Stukken
analysis-remove = Van het bord halen
analysis-turn = Aan zet
analysis-hand = Muurtjes van speler { $seat }
analysis-no-fences = Alle muurtjes weghalen
analysis-lives = Levens van PAC-MAN
analysis-leads = Speelt Ms. Pac-Man
analysis-side = Spook van speler { $seat }
analysis-side-strong = sterk
analysis-side-flipped = zwak na F2
analysis-side-powered = zwak, krachtstip net gegeten
analysis-side-fading = zwak, voor het laatst
analysis-all-dots = Alle stippen
analysis-few-dots = Elk één stip
analysis-rolls-next = Speler { $seat } gooit
analysis-moves-next =
    { $count ->
        [one] Speler { $seat } loopt { $count } vakje
       *[other] Speler { $seat } loopt { $count } vakjes
    }
analysis-places-next = Ms. Pac-Man wordt geplaatst
analysis-opening = Startworpen
analysis-position = Stelling als tekst
analysis-start-position = Beginstelling

## Open, share and save

analysis-open = Partij of stelling openen
analysis-paste = Plak een partij, stelling, zetten of link
analysis-open-text = Openen
analysis-share = Delen en opslaan
analysis-copy-position = Stelling kopiëren
analysis-save-record = Partij downloaden
analysis-no-picture = De afbeelding kon niet worden gemaakt.

## Exact values

analysis-exact = Exact
analysis-exact-race =
    { $count ->
        [one] Geen muurtje kan de race nog veranderen: { $name } wint in { $count } zet.
       *[other] Geen muurtje kan de race nog veranderen: { $name } wint in { $count } zetten.
    }
analysis-exact-solving = Doolhof wordt opgelost: { $percent }%
analysis-exact-unknown = Dit doolhof is te groot om meteen op te lossen, en de server heeft geen oplossing.
analysis-exact-solve = Hier oplossen ({ $megabytes } MB)
analysis-exact-ask = Aan de server vragen
analysis-exact-position = Stelling
analysis-exact-pac = PAC-MAN in { $count }
analysis-exact-ghosts = spoken in { $count }
analysis-exact-endless = eindeloos
