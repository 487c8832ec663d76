### What the analysis board says.

## The page

analysis-keys = Toetsen: met de pijltjes loop je door zetten en varianten, met Home en End ga je naar het begin en het einde. E leest de beoordeling voor, B de beste zet en T waar je bent. A zet de engine aan of uit, G laat hem dieper zoeken, S toont de kortste routes, D tekent cirkels en pijlen, X toont de dreiging, C voegt een opmerking toe, M promoveert de variant, Delete verwijdert vanaf hier en Ctrl+Z maakt de laatste wijziging ongedaan.

## The engine

analysis-engine = Engine
analysis-engine-off = Uit
analysis-engine-failed = De engine kon niet worden gestart.
analysis-deeper = Dieper zoeken
analysis-effort = diepte { $depth } · { $speed } stellingen/s
analysis-depth = Diepte { $depth }.
analysis-thousands = { $number }k
analysis-millions = { $number } mln
analysis-lines-label = Aantal varianten
analysis-lines =
    { $count ->
        [one] { $count } variant
       *[other] { $count } varianten
    }
analysis-line-label = Variant { $number }, { $value }: { $words }
analysis-wins-in = wint in { $count }
analysis-loses-in = verliest in { $count }
analysis-bars = Winstkansen
analysis-no-evaluation = Nog geen beoordeling
analysis-ghosts = Spoken
analysis-best = Beste zet: { $words }. { $value }.

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
analysis-redo = Opnieuw uitvoeren
analysis-next-variation = Volgende variant

## Rolls

analysis-rolls = Kies de worp
analysis-roll-chance = { $weight } op { $of }
analysis-rolls-bring = Percentages: winstkans na elke worp ({ $name })

## Set up a position

analysis-setup = Stelling opzetten
analysis-setup-tip = Tik op een pion en dan op het vakje waar die moet staan. Tik op een groef om een muurtje te plaatsen of weg te halen, en op een vakje om de stip neer te leggen of weg te halen.
analysis-legal = Deze stelling is geldig.
analysis-pieces = Pionnen
analysis-remove = Van het bord halen
analysis-turn = Aan de beurt
analysis-hand = Muurtjes van speler { $seat }
analysis-no-fences = Alle muurtjes weghalen
analysis-lives = Levens van PAC-MAN
analysis-leads = Wie speelt Ms. Pac-Man
analysis-side = Spook van speler { $seat }
analysis-side-strong = sterk
analysis-side-flipped = zwak na F2
analysis-side-powered = zwak, krachtstip net opgegeten
analysis-side-fading = zwak tot de volgende beurt
analysis-all-dots = Alle stippen
analysis-few-dots = Eén stip per gebied
analysis-rolls-next = Speler { $seat } gooit
analysis-moves-next =
    { $count ->
        [one] Speler { $seat } beweegt { $count } vakje
       *[other] Speler { $seat } beweegt { $count } vakjes
    }
analysis-places-next = Ms. Pac-Man wordt neergezet
analysis-opening = Eerste draaibeurten
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

## Kept analyses

analysis-kept = Jouw analyses
analysis-name = Naam van deze analyse
analysis-export = Alles als één bestand downloaden
analysis-kept-delete = Deze analyse verwijderen

## Threats and drawings

analysis-threat = Dreiging
analysis-threat-of = Wat { $name } nu zou doen
analysis-draw = Tekenen
analysis-draw-clear = Tekeningen wissen

## Exact values

analysis-exact = Exact
analysis-exact-race =
    { $count ->
        [one] { $name } wint de race in { $count } zet
       *[other] { $name } wint de race in { $count } zetten
    }
analysis-exact-race-why = Geen muurtje verandert nog iets aan de race.
analysis-exact-solving = Doolhof wordt opgelost: { CHANCE($done) }
analysis-exact-unknown = Dit doolhof is te groot om meteen op te lossen, en de server heeft er geen oplossing van.
analysis-exact-refused = Dit doolhof is te groot om meteen op te lossen. { $why }
analysis-exact-away = Dit doolhof is te groot om meteen op te lossen, en de server is niet bereikbaar.
analysis-exact-solve = Hier oplossen ({ $megabytes } MB)
analysis-exact-ask = Door de server laten oplossen
analysis-exact-position = Stelling
analysis-exact-pac = PAC-MAN in { $count }
analysis-exact-ghosts = spoken in { $count }
analysis-exact-endless = eindeloos

## The heat map

analysis-heat-best = Beste muurtjes, gemeten in stappen
analysis-heat-about = De kleur van elk geldig muurtje laat zien hoeveel stappen het de anderen kost, min de stappen die het de speler aan de beurt zelf kost: blauw levert stappen op, oranje met streepjes kost stappen.
analysis-heat-fence = { $fence }: { $net } (anderen +{ $others }, wie aan de beurt is +{ $own })
analysis-heat-none = Geen muurtje kost de anderen meer stappen dan de speler die aan de beurt is.
analysis-heat-unsolved = Dit doolhof is nog niet opgelost. Dat kan op het analysebord.

## Notations of other programs

# $dialect is the name of a notation: moves-a, sgf. $ours is what Palisade calls a move.
dialect-empty = Er valt niets te lezen.
dialect-which = Deze tekst kan in meer dan één notatie gelezen worden: { $dialects }. Kies er een.
dialect-unknown = Deze tekst staat in geen enkele bekende notatie. Gelezen als { $dialect }: { $why }
dialect-broken = “{ $word }” is niet geschreven in de notatie { $dialect }.
dialect-word = Zet { $nth }: “{ $word }” is geen zet in de notatie { $dialect }.
dialect-move = Zet { $nth }, “{ $word }” ({ $ours } in Palisade): { $why }
dialect-no-step = De pion kan die kant niet op.
dialect-turn = Zet { $nth }, “{ $word }”: de andere speler is aan de beurt.
dialect-size = Alleen borden van 9 bij 9 vakjes kunnen worden gelezen; deze tekst zegt { $size }.
dialect-several = De tekst bevat meerdere partijen ({ $games }); er kan er maar één tegelijk worden gelezen.
dialect-position = Deze stelling is niet mogelijk: { $why }
dialect-no-game = De notatie { $dialect } is niet geschikt voor dit spel: { $game }.
dialect-no-four = In de notatie { $dialect } kun je geen partij met vier spelers opschrijven.
dialect-no-start = In de notatie { $dialect } begint elke partij in de gewone beginstelling, met speler 1 aan de beurt.
dialect-no-entry = Zet { $nth }, “{ $word }”, kan niet worden geschreven in de notatie { $dialect }.
dialect-no-result = In de notatie { $dialect } kun je niet opschrijven dat er remise is afgesproken.
dialect-no-fences = De notatie { $dialect } heeft alle 20 muurtjes nodig, op het bord of in voorraad.
analysis-which = Deze tekst kan in meer dan één notatie gelezen worden. Welke is het?
analysis-rows-a = Zoals hier: rij 1 is van speler 1, muurtjes heten naar het vakje linksonder
analysis-rows-b = Rij 1 is van speler 1, muurtjes heten naar het vakje linksboven
analysis-rows-c = Rij 1 is van speler 2, muurtjes heten naar het laagste rijnummer
analysis-rows-d = Rij 1 is van speler 2, muurtjes heten naar het hoogste rijnummer
