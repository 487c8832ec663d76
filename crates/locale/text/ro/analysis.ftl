### What the analysis board says.

## The page

analysis-keys = Taste: săgețile parcurg mutările și variantele, Home și End duc la început și la sfârșit, E spune evaluarea, B cea mai bună mutare, T unde ești în arbore, A pornește sau oprește motorul, S arată cele mai scurte drumuri, C comentează, M promovează, Delete șterge, Ctrl+Z anulează.

## The engine

analysis-engine = Motor
analysis-engine-off = Oprit
analysis-engine-failed = Motorul nu a putut fi pornit.
analysis-effort = adâncime { $depth } · { $speed } poziții/s
analysis-depth = Adâncime { $depth }.
analysis-thousands = { $number } mii
analysis-millions = { $number } mil.
analysis-lines-label = Numărul de variante
analysis-lines =
    { $count ->
        [one] { $count } variantă
        [few] { $count } variante
       *[other] { $count } de variante
    }
analysis-line-label = Varianta { $number }, { $value }: { $words }
analysis-percent = { $percent }%
analysis-wins-in = câștigă în { $count }
analysis-loses-in = pierde în { $count }
analysis-bars = Șanse de câștig
analysis-no-evaluation = Încă fără evaluare
analysis-ghosts = Fantomele
analysis-best = Cel mai bine: { $words }. { $value }.

## The tree of variations

analysis-tree = Mutări și variante
analysis-start = Început
analysis-at-start = Ești la început.
analysis-at-main = Mutarea { $ply }: { $word }.
analysis-at-variation = Mutarea { $ply } într-o variantă: { $word }.
analysis-instead = S-a mai încercat aici: { $list }.
analysis-next = Urmează: { $list }.
analysis-marks = Marchează mutarea
analysis-mark-good = Mutare bună
analysis-mark-mistake = Greșeală
analysis-mark-brilliant = Mutare genială
analysis-mark-blunder = Greșeală gravă
analysis-mark-interesting = Mutare interesantă
analysis-mark-dubious = Mutare îndoielnică
analysis-comment = Comentariu la această mutare
analysis-promote = Promovează varianta
analysis-delete = Șterge de aici
analysis-undo = Anulează
analysis-redo = Refă
analysis-next-variation = Varianta următoare

## Rolls

analysis-rolls = Alege ce iese
analysis-roll-chance = { $weight } din { $of }
analysis-rolls-bring = Procentul arată ce șanse are apoi { $name }.

## Set up a position

analysis-setup = Aranjează o poziție
analysis-setup-tip = Atinge o piesă, apoi căsuța ei. Atinge un spațiu ca să pui sau să scoți o barieră, o căsuță pentru bulina ei.
analysis-legal = Această poziție e permisă.
analysis-pieces = Piese
analysis-remove = Scoate de pe platou
analysis-turn = Urmează la mutare
analysis-hand = Barierele jucătorului { $seat }
analysis-no-fences = Scoate toate barierele
analysis-lives = Viețile lui PAC-MAN
analysis-leads = Joacă Ms. Pac-Man
analysis-side = Fantoma jucătorului { $seat }
analysis-side-strong = puternică
analysis-side-flipped = slabă după F2
analysis-side-powered = slabă, bulina de putere abia mâncată
analysis-side-fading = slabă, ultima oară
analysis-all-dots = Toate bulinele
analysis-few-dots = Câte o bulină
analysis-rolls-next = Jucătorul { $seat } aruncă
analysis-moves-next =
    { $count ->
        [one] Jucătorul { $seat } mută { $count } căsuță
        [few] Jucătorul { $seat } mută { $count } căsuțe
       *[other] Jucătorul { $seat } mută { $count } de căsuțe
    }
analysis-places-next = Se pune Ms. Pac-Man
analysis-opening = Tragerile de la început
analysis-position = Poziția ca text
analysis-start-position = Poziția de start

## Open, share and save

analysis-open = Deschide o partidă sau o poziție
analysis-paste = Lipește o partidă, o poziție, mutări sau un link
analysis-open-text = Deschide
analysis-share = Distribuie și salvează
analysis-copy-position = Copiază poziția
analysis-save-record = Descarcă partida
analysis-no-picture = Imaginea nu a putut fi creată.

## Exact values

analysis-exact = Exact
analysis-exact-race =
    { $count ->
        [one] Nicio barieră nu mai poate schimba cursa: { $name } câștigă într-o mutare ({ $count }).
        [few] Nicio barieră nu mai poate schimba cursa: { $name } câștigă în { $count } mutări.
       *[other] Nicio barieră nu mai poate schimba cursa: { $name } câștigă în { $count } de mutări.
    }
analysis-exact-solving = Se rezolvă labirintul: { $percent }%
analysis-exact-unknown = Labirintul e prea mare ca să fie rezolvat pe loc, iar serverul nu are soluția lui.
analysis-exact-solve = Rezolvă aici ({ $megabytes } MB)
analysis-exact-ask = Cere serverului
analysis-exact-position = Poziția
analysis-exact-pac = PAC-MAN în { $count }
analysis-exact-ghosts = fantomele în { $count }
analysis-exact-endless = fără sfârșit
