### Puzzles in the page: what there is, solving, runs, one’s own mistakes, sets for others.

## What there is

practice-lead = Eén zet is duidelijk beter dan alle andere. Vind die zet.
practice-all = Alle puzzels
practice-daily = Puzzel van de dag
practice-daily-more = Vandaag voor iedereen dezelfde, ook zonder verbinding.
practice-daily-done = Vandaag opgelost. Morgen komt de volgende.
practice-solve = Oplossen
practice-for-you = Op jouw niveau
practice-theme = Thema: { $theme }
practice-rating = Jouw rating: { $rating } ± { $margin }
practice-by-game = Per spel
practice-by-theme = Per thema
practice-count =
    { $count ->
        [one] { $count } puzzel
       *[other] { $count } puzzels
    }

## Solving one

practice-board = Het bord van de puzzel. { $board }
practice-fences = { $name }: { $fences }
practice-hint = Hint
practice-hint-more = Nog een hint
practice-show = Oplossing tonen
practice-next = Volgende puzzel
practice-skip = Overslaan
practice-wrong-reply = { $word } is het niet: het antwoord { $reply } is te sterk.
practice-difficulty = Rating van de puzzel: { $difficulty }.
practice-rated = Jouw rating: { $rating } ({ $change }).
practice-place = { $nth } van { $count }

## Runs

practice-storm = Puzzelstorm
practice-storm-more = Zoveel mogelijk in drie minuten, de makkelijke eerst. Een foute zet kost tien seconden.
practice-streak = Reeks
practice-streak-more = De ene na de andere, steeds moeilijker, tot de eerste fout.
practice-solved = Opgelost: { $count }
practice-best = Record: { $count }
practice-record = Een nieuw record!
practice-run-over =
    { $count ->
        [one] Je hebt één puzzel opgelost.
       *[other] Je hebt { $count } puzzels opgelost.
    }
practice-missed = Mislukte puzzels opnieuw
practice-time-left = Nog { $seconds } seconden

## One’s own mistakes

practice-mistakes = Jouw fouten
practice-mistakes-none = Open de bespreking van een van je partijen: de fouten komen hier terug tot je ze niet meer maakt.
practice-mistakes-due =
    { $count ->
        [one] Vandaag één stelling om te herhalen.
       *[other] Vandaag { $count } stellingen om te herhalen.
    }
practice-mistakes-done = Vandaag niets meer te herhalen.
practice-mistakes-kept = Stellingen: { $count } · geleerd: { $learned }
practice-train = Oefenen
practice-card-task = Hier ging het mis in een van je partijen. Vind een betere zet.
practice-checking = { $word } wordt nagekeken…
practice-learned = Deze fout maak je niet meer.
practice-comes-back =
    { $days ->
        [one] Deze stelling komt morgen terug.
       *[other] Deze stelling komt over { $days } dagen terug.
    }

## Sets for others

practice-set = Een puzzelset voor anderen
practice-set-more = Voor een klas of voor vrienden: de link opent voor iedereen dezelfde puzzels.
practice-set-theme = Thema
practice-set-any = Quoridor, alle thema’s
practice-set-count = Aantal puzzels
practice-set-make = Link maken
practice-set-made = De link is klaar.
practice-set-link = Link naar de set
practice-set-open = Openen
practice-set-title = Puzzelset
practice-set-done = Klaar: { $solved } van { $count } zonder fouten en zonder hints.
