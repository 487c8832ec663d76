### What the analysis board says.

## The page

analysis-keys = Taste: săgețile parcurg mutările și variantele, Home și End duc la început și la sfârșit, E citește evaluarea, B cea mai bună mutare, T unde ești în arbore, A pornește sau oprește motorul, G îl pune să caute mai adânc, S arată cele mai scurte drumuri, D desenează cercuri și săgeți, X arată amenințarea, C adaugă un comentariu, M promovează varianta, Delete șterge de aici înainte, Ctrl+Z anulează.

## The engine

analysis-engine = Motor
analysis-engine-off = Oprit
analysis-engine-failed = Motorul nu a putut porni.
analysis-deeper = Caută mai adânc
analysis-effort = adâncime { $depth } · poziții/s: { $speed }
analysis-depth = Adâncime { $depth }.
analysis-thousands = { $number } k
analysis-millions = { $number } mil.
analysis-lines-label = Numărul de variante
analysis-lines =
    { $count ->
        [one] { $count } variantă
        [few] { $count } variante
       *[other] { $count } de variante
    }
analysis-line-label = Varianta { $number }, { $value }: { $words }
analysis-wins-in = câștigă în { $count }
analysis-loses-in = pierde în { $count }
analysis-bars = Șanse de câștig
analysis-no-evaluation = Încă fără evaluare
analysis-ghosts = Fantomele
analysis-best = Cea mai bună mutare: { $words }. { $value }.

## The tree of variations

analysis-tree = Mutări și variante
analysis-start = Început
analysis-at-start = Ești la început.
analysis-at-main = Mutarea { $ply }: { $word }.
analysis-at-variation = Mutarea { $ply } într-o variantă: { $word }.
analysis-instead = Alte mutări încercate aici: { $list }.
analysis-next = Urmează: { $list }.
analysis-marks = Marchează mutarea
analysis-mark-good = Mutare bună
analysis-mark-mistake = Greșeală
analysis-mark-brilliant = Mutare genială
analysis-mark-blunder = Gafă
analysis-mark-interesting = Mutare interesantă
analysis-mark-dubious = Mutare îndoielnică
analysis-comment = Comentariu la această mutare
analysis-promote = Promovează varianta
analysis-delete = Șterge de aici înainte
analysis-undo = Anulează
analysis-redo = Refă
analysis-next-variation = Varianta următoare

## Rolls

analysis-rolls = Alege aruncarea
analysis-roll-chance = { $weight } din { $of }
analysis-rolls-bring = Șansele de câștig după fiecare aruncare, în procente ({ $name })

## Set up a position

analysis-setup = Aranjează o poziție
analysis-setup-tip = Atinge o piesă, apoi căsuța unde o pui. Atinge un șanț ca să pui sau să scoți o barieră, o căsuță ca să-i pui sau să-i scoți bulina.
analysis-legal = Poziția e legală.
analysis-pieces = Piese
analysis-remove = Scoate de pe platou
analysis-turn = Cine e la mutare
analysis-hand = Barierele jucătorului { $seat }
analysis-no-fences = Scoate toate barierele
analysis-lives = Viețile lui PAC-MAN
analysis-leads = Cine joacă cu Ms. Pac-Man
analysis-side = Fantoma jucătorului { $seat }
analysis-side-strong = puternică
analysis-side-flipped = slabă după F2
analysis-side-powered = slabă (bulină de putere abia mâncată)
analysis-side-fading = slabă până la rândul ei următor
analysis-all-dots = Toate bulinele
analysis-few-dots = Câte o bulină de fiecare culoare
analysis-rolls-next = Jucătorul { $seat } aruncă
analysis-moves-next =
    { $count ->
        [one] Jucătorul { $seat } merge { $count } căsuță
        [few] Jucătorul { $seat } merge { $count } căsuțe
       *[other] Jucătorul { $seat } merge { $count } de căsuțe
    }
analysis-places-next = Ms. Pac-Man trebuie pusă pe platou
analysis-opening = Învârtirile inițiale
analysis-position = Poziția ca text
analysis-start-position = Poziția inițială

## Open, share and save

analysis-open = Deschide o partidă sau o poziție
analysis-paste = Lipește o partidă, o poziție, mutări sau un link
analysis-open-text = Deschide
analysis-share = Distribuie și salvează
analysis-copy-position = Copiază poziția
analysis-save-record = Descarcă partida
analysis-no-picture = Imaginea nu a putut fi creată.

## Kept analyses

analysis-kept = Analizele tale
analysis-name = Numele acestei analize
analysis-export = Descarcă tot într-un fișier
analysis-kept-delete = Șterge această analiză

## Threats and drawings

analysis-threat = Amenințare
analysis-threat-of = Ce ar juca acum { $name }
analysis-draw = Desenează
analysis-draw-clear = Șterge desenele

## Exact values

analysis-exact = Exact
analysis-exact-race =
    { $count ->
        [one] Cursă câștigată în { $count } mutare: { $name }
        [few] Cursă câștigată în { $count } mutări: { $name }
       *[other] Cursă câștigată în { $count } de mutări: { $name }
    }
analysis-exact-race-why = Nicio barieră nu mai poate schimba cursa.
analysis-exact-solving = Se rezolvă labirintul: { CHANCE($done) }
analysis-exact-unknown = Labirintul e prea mare ca să fie rezolvat pe loc, iar serverul nu are soluția lui.
analysis-exact-refused = Labirintul e prea mare ca să fie rezolvat pe loc. { $why }
analysis-exact-away = Labirintul e prea mare ca să fie rezolvat pe loc, iar serverul nu răspunde.
analysis-exact-solve = Rezolvă aici ({ $megabytes } MB)
analysis-exact-ask = Cere serverului să-l rezolve
analysis-exact-position = Poziția
analysis-exact-pac = PAC-MAN în { $count }
analysis-exact-ghosts = fantomele în { $count }
analysis-exact-endless = fără sfârșit

## The heat map

analysis-heat-best = Cele mai bune bariere, după pașii câștigați
analysis-heat-about = Culoarea fiecărei bariere permise arată câți pași pierd ceilalți, minus câți pierde jucătorul la mutare: cele albastre aduc pași, cele portocalii, cu linie întreruptă, pierd pași.
analysis-heat-fence = { $fence }: { $net } (ceilalți +{ $others }, jucătorul la mutare +{ $own })
analysis-heat-none = Nicio barieră nu îi costă pe ceilalți mai mulți pași decât pe jucătorul la mutare.
analysis-heat-unsolved = Labirintul nu a fost rezolvat încă. Platoul de analiză îl poate rezolva.

## Notațiile altor programe

# $dialect e numele unei notații: moves-a, sgf. $ours e numele mutării în Palisade.
dialect-empty = Nu e nimic de citit.
dialect-which = Acest text se poate citi în mai multe notații: { $dialects }. Alege una dintre ele.
dialect-unknown = Acest text nu e în nicio notație cunoscută. Citit ca { $dialect }: { $why }
dialect-broken = „{ $word }” nu e scris în notația { $dialect }.
dialect-word = Mutarea { $nth }: „{ $word }” nu e o mutare în notația { $dialect }.
dialect-move = Mutarea { $nth }, „{ $word }” ({ $ours } în Palisade): { $why }
dialect-no-step = Pionul nu poate merge în direcția aceea.
dialect-turn = Mutarea { $nth }, „{ $word }”: e rândul celuilalt jucător.
dialect-size = Se pot citi doar platouri de 9 pe 9 căsuțe; textul spune { $size }.
dialect-several = Textul conține mai multe partide ({ $games }); se poate citi doar una pe rând.
dialect-position = Această poziție nu e posibilă: { $why }
dialect-no-game = Notația { $dialect } nu se potrivește cu acest joc: { $game }.
dialect-no-four = În notația { $dialect } nu se poate scrie o partidă cu patru jucători.
dialect-no-start = În notația { $dialect } orice partidă începe din poziția obișnuită, cu jucătorul 1 la mutare.
dialect-no-entry = Mutarea { $nth }, „{ $word }”, nu se poate scrie în notația { $dialect }.
dialect-no-result = În notația { $dialect } nu se poate scrie că remiza a fost de comun acord.
dialect-no-fences = Notația { $dialect } are nevoie de toate cele 20 de bariere, pe platou sau în rezervă.
analysis-which = Acest text se poate citi în mai multe notații. Care este cea bună?
analysis-rows-a = Ca aici: linia 1 este a jucătorului 1, barierele se notează după căsuța din stânga jos
analysis-rows-b = Linia 1 este a jucătorului 1, barierele se notează după căsuța din stânga sus
analysis-rows-c = Linia 1 este a jucătorului 2, barierele se notează după linia cu numărul mai mic
analysis-rows-d = Linia 1 este a jucătorului 2, barierele se notează după linia cu numărul mai mare
