### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-better = kost { $cost }%; beter: { $line }
grade-best = beste zet
grade-good = goed
grade-inaccuracy = onnauwkeurig
grade-mistake = fout
grade-blunder = blunder
grade-brilliant = briljant

## What a review says

review-graded = { $grade }, { $better }
review-move = Zet { $ply } van { $of }: { $move }
review-start = Het begin. Zetten: { $of }
review-progress = Bezig met analyseren: { $done } van { $of } stellingen.
review-accuracy = Speler { $seat }: nauwkeurigheid { $accuracy } %
review-no-accuracy = Speler { $seat }: niets te beslissen
review-luck = geluk { $luck } %
review-time = tijd { $time }
review-moments = Wat de partij besliste:

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $word } kostte speler { $seat } één stap: het kortste pad ging van { $from } naar { $to }.
       *[other] { $word } kostte speler { $seat } { $steps } stappen: het kortste pad ging van { $from } naar { $to }.
    }
moment-reply =
    { $steps ->
        [one] Na { $word } kostte { $reply } speler { $seat } één stap: het kortste pad ging van { $from } naar { $to }.
       *[other] Na { $word } kostte { $reply } speler { $seat } { $steps } stappen: het kortste pad ging van { $from } naar { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] Speler { $seat } speelde { $word }. { $better } had speler { $other } één stap gekost: een kortste pad van { $to } in plaats van { $from }.
       *[other] Speler { $seat } speelde { $word }. { $better } had speler { $other } { $steps } stappen gekost: een kortste pad van { $to } in plaats van { $from }.
    }
moment-missed-win = Speler { $seat } kon winnen met { $better } en speelde { $word }.
moment-let-go = Speler { $seat } kon standhouden met { $better }; { $word } verloor.
moment-better = Met { $word } in plaats van { $better } ging speler { $seat } van { $from } % naar { $to } %.
moment-roll = De worp { $word } bracht speler { $seat } van { $from } % naar { $to } %.

## A review in the page

review-title = Partijbespreking
review-stop = Stoppen
review-go-on = Verdergaan
review-failed = De bespreking is gestopt: de engine, of een bestand dat die nodig heeft, kon niet worden geladen.
review-live = Deze partij is nog bezig. Ze kan worden besproken zodra ze is afgelopen.
review-empty = Er zijn geen zetten om te bespreken.
review-graph = Winstkansen, zet voor zet
review-accuracy-label = Nauwkeurigheid
review-luck-label = Geluk
review-luck-note = Geluk is wat de worpen aan de winstkans toevoegden. Voor de nauwkeurigheid telt het niet mee.
review-time-label = Gebruikte tijd
review-exact = Deze stelling is opgelost: het oordeel is exact.
review-line = De betere variant

## Learning from mistakes

review-mistakes = Leer van je fouten
review-whose = Wiens fouten?
review-no-mistakes = Hier zijn geen fouten. Goed gespeeld!
review-try = Zoek een betere zet
review-mistake-of = Fout { $nth } van { $count }
review-task = { $name } speelde hier { $word }: { $grade }. Zoek een betere zet.
review-your-task = Jij speelde hier { $word }: { $grade }. Zoek een betere zet.
review-checking = { $word } wordt nagekeken…
review-right = Goed! { $word } is de beste zet.
review-right-too = Goed! { $word } is ook goed: het kost { $cost }%.
review-wrong = { $word } kost { $cost }%. Probeer een andere zet.
review-same = { $word } is wat er gespeeld werd. Probeer een andere zet.
review-hint = Hint
review-answer = Toon het antwoord
review-hint-fence = De beste zet is een muurtje.
review-hint-step = De beste zet is een stap met de pion.
review-hint-path = De beste zet eindigt op { $square }.
review-shown = Het beste was { $line }.
review-next = Volgende fout
review-skip = Overslaan
review-back = Terug naar de bespreking
review-found = Klaar. Je vond zelf { $found } van de { $count } keer een betere zet.

## Your games

games-search = Zoek op spel, speler, uitslag of datum
games-none = Er zijn hier nog geen partijen.
games-no-match = Geen enkele partij past bij je zoekopdracht.
games-count =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
games-export = Alles exporteren
games-exporting = Partijen ophalen: { $done } van { $of }
games-open = Openen
games-unfinished = niet afgelopen
games-online = online
games-accuracy = nauwkeurigheid { $accuracy }%
