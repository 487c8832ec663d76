### Wedstrijden tussen programma's.

## Wedstrijden

match-players = Er zijn { $players } spelers genoemd voor { $seats } plaatsen; noem er minstens twee, en niet meer dan er plaatsen zijn.
match-unknown-player = “{ $word }” is geen speler: schrijf level:1 tot level:8, mcts:POTJES, of de opdrachtregel van een UGI-programma.
match-records = De partijen in { $path } kunnen niet bewaard worden of horen niet bij deze wedstrijd: { $error }
match-fault = Partij { $game }: { $who } verliest. { $why }
match-result = { $who } na { $games } partijen: { $figures }
match-luck = Was het niet beter dan de anderen, dan zou geluk het evenaren met kans { $p }.
match-as-pacman = Als PAC-MAN: { $pellets } krachtpillen en { $turns } beurten per partij.
match-as-ghosts = Ertegen: { $pellets } krachtpillen en { $turns } beurten per partij.
match-faults = Partijen beslist door een fout: { $count }
match-accepted = De test aanvaardt: het is sterker.
match-rejected = De test verwerpt: het is niet zoveel sterker als gevraagd.
fault-crashed = Het programma stopte of kon niet starten: { $how }
fault-hung = Het programma antwoordde niet op tijd.
fault-illegal = Het speelde “{ $word }”: { $why }

## Analyse

analyse-chance = Het toeval is aan de beurt: tot dan valt er niets te bedenken.
analyse-over = Het spel is afgelopen: er valt niets meer te bedenken.
analyse-effort = Diepte { $depth }, { $nodes } stellingen, { $speed } per seconde.
analyse-way =
    { $steps ->
        [one] Speler { $seat }: { $steps } stap, { $squares }
       *[other] Speler { $seat }: { $steps } stappen, { $squares }
    }
analyse-better = { $cost } % verloren; beter: { $line }
grade-best = beste
grade-good = goed
grade-inaccuracy = onnauwkeurig
grade-mistake = fout
grade-blunder = blunder
