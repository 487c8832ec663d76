### Reviews of games, in every program; and the games that can be reviewed.

## Grades

review-loses = kost { PERCENT($cost) }
review-loses-why = kost { PERCENT($cost) } ({ $why })
review-better = { $loss }; beter: { $line }
review-several = { $loss }; er waren meerdere goede zetten
grade-best = beste zet
grade-good = goed
grade-inaccuracy = onnauwkeurig
grade-mistake = fout
grade-blunder = blunder
grade-brilliant = briljant

## What a review says

review-graded = { $grade }, { $better }
review-move = Zet { $ply } van { $of }: { $move }
review-start = Beginstelling. Aantal zetten: { $of }
review-progress = Bespreking: { $done } van { $of } stellingen bekeken.
review-accuracy = { $player }: nauwkeurigheid { PERCENT($accuracy) }
review-no-accuracy = { $player }: er viel niets te kiezen
review-luck = geluk { CHANGE($luck) }
review-time = tijd { $time }
review-moments = Wat de partij besliste:

## What decided the game

moment-own-path =
    { $steps ->
        [one] { $player }: { $word } kostte één stap; de kortste route ging van { $from } naar { $to }.
       *[other] { $player }: { $word } kostte { $steps } stappen; de kortste route ging van { $from } naar { $to }.
    }
moment-reply =
    { $steps ->
        [one] { $player }: na { $word } kostte het antwoord { $reply } één stap; de kortste route ging van { $from } naar { $to }.
       *[other] { $player }: na { $word } kostte het antwoord { $reply } { $steps } stappen; de kortste route ging van { $from } naar { $to }.
    }
moment-missed-fence =
    { $steps ->
        [one] { $player }: { $better } in plaats van { $word } had de kortste route van de tegenstander ({ $other }) één stap langer gemaakt, { $to } in plaats van { $from }.
       *[other] { $player }: { $better } in plaats van { $word } had de kortste route van de tegenstander ({ $other }) { $steps } stappen langer gemaakt, { $to } in plaats van { $from }.
    }
moment-missed-win = { $player }: met { $better } was de partij gewonnen, maar er werd { $word } gespeeld.
moment-let-go = { $player }: met { $better } was de partij nog te redden; { $word } verliest.
moment-better = { $player }: door { $word } in plaats van { $better } daalde de winstkans van { CHANCE($from) } naar { CHANCE($to) }.
moment-chase = { $player }: door { $word } in plaats van { $better } daalde de winstkans van { CHANCE($from) } naar { CHANCE($to) } ({ $why }).
moment-several = { $player }: door { $word } daalde de winstkans van { CHANCE($from) } naar { CHANCE($to) }. Meerdere zetten waren beter.
moment-roll = { $player }: door deze worp ({ $roll }) ging de winstkans van { CHANCE($from) } naar { CHANCE($to) }.

## Why a move lost something

why-own-path =
    { $steps ->
        [one] de eigen route wordt één stap langer
       *[other] de eigen route wordt { $steps } stappen langer
    }
why-reply =
    { $steps ->
        [one] door het antwoord { $reply } werd de eigen route één stap langer
       *[other] door het antwoord { $reply } werd de eigen route { $steps } stappen langer
    }
why-missed-fence =
    { $steps ->
        [one] een ander muurtje had de tegenstander één stap meer gekost
       *[other] een ander muurtje had de tegenstander { $steps } stappen meer gekost
    }
why-missed-win = een gewonnen partij wordt uit handen gegeven
why-let-go = de partij was nog te redden
why-runs-into-ghost = de pion loopt tegen een spook op
why-caught = een spook kan PAC-MAN nu meteen vangen
why-missed-catch = het spook had zijn prooi kunnen vangen
why-missed-pellet =
    { $count ->
        [one] PAC-MAN had één krachtpil meer kunnen opeten
       *[other] PAC-MAN had { $count } krachtpillen meer kunnen opeten
    }
why-missed-ghost =
    { $count ->
        [one] PAC-MAN had één spook meer kunnen opeten
       *[other] PAC-MAN had { $count } spoken meer kunnen opeten
    }
why-ghost-nearer =
    { $steps ->
        [one] het dichtstbijzijnde spook staat één stap dichter bij PAC-MAN dan na de betere zet
       *[other] het dichtstbijzijnde spook staat { $steps } stappen dichter bij PAC-MAN dan na de betere zet
    }
why-path-longer =
    { $steps ->
        [one] de vrije route van PAC-MAN naar de dichtstbijzijnde krachtpil is één stap langer dan na de betere zet
       *[other] de vrije route van PAC-MAN naar de dichtstbijzijnde krachtpil is { $steps } stappen langer dan na de betere zet
    }
why-lets-eat-pellet = PAC-MAN kan nu meteen een krachtpil opeten
why-lets-eat-ghost = PAC-MAN kan nu meteen een spook opeten
why-path-open = zo heeft PAC-MAN een vrije route naar een krachtpil
why-path-shorter =
    { $steps ->
        [one] de vrije route van PAC-MAN naar de dichtstbijzijnde krachtpil is één stap korter dan na de betere zet
       *[other] de vrije route van PAC-MAN naar de dichtstbijzijnde krachtpil is { $steps } stappen korter dan na de betere zet
    }
why-ghost-farther =
    { $steps ->
        [one] het spook staat één stap verder van zijn prooi af dan na de betere zet
       *[other] het spook staat { $steps } stappen verder van zijn prooi af dan na de betere zet
    }
why-risk = de kans dat een spook Ms. Pac-Man vóór haar volgende beurt kan vangen, is { CHANCE($chance) } (na de betere zet { CHANCE($instead) })
why-missed-weak-ghost = Ms. Pac-Man had een zwak spook kunnen vangen
why-missed-dots =
    { $count ->
        [one] de betere zet levert één eigen stip meer op
       *[other] de betere zet levert { $count } eigen stippen meer op
    }
why-gives-dots =
    { $count ->
        [one] zo neemt Ms. Pac-Man één stip meer van een tegenstander mee dan met de betere zet
       *[other] zo neemt Ms. Pac-Man { $count } stippen meer van een tegenstander mee dan met de betere zet
    }
why-missed-power = Ms. Pac-Man had een krachtstip kunnen meenemen
why-dots-farther =
    { $steps ->
        [one] de dichtstbijzijnde eigen stip ligt één stap verder weg dan na de betere zet
       *[other] de dichtstbijzijnde eigen stip ligt { $steps } stappen verder weg dan na de betere zet
    }
why-sent-home = het zwakke spook loopt tegen Ms. Pac-Man op en gaat naar huis
why-exposed = de kans dat Ms. Pac-Man het spook in haar volgende beurt kan vangen, is { CHANCE($chance) } (na de betere zet { CHANCE($instead) })

## A review in the page

review-title = Partijbespreking
review-stop = Stoppen
review-go-on = Verdergaan
review-failed = De bespreking is gestopt: de engine of een bestand dat die nodig heeft, kon niet worden geladen. Laad de pagina opnieuw en probeer het nog eens.
review-live = Deze partij is nog bezig. Bespreken kan zodra de partij is afgelopen.
review-empty = Deze partij heeft geen zetten om te bespreken.
review-graph = Winstkansen, zet voor zet
review-accuracy-label = Nauwkeurigheid
review-luck-label = Geluk
review-luck-note = Geluk is wat de worpen aan de winstkans hebben toegevoegd. Het telt niet mee voor de nauwkeurigheid.
review-time-label = Gebruikte tijd
review-exact = Deze stelling is opgelost: het oordeel is exact.
review-line = De betere variant

## Learning from mistakes

review-mistakes = Leer van je fouten
review-practise = Oefen met je fouten
review-whose = Fouten van wie?
review-no-mistakes = Geen fouten gevonden. Goed gespeeld!
review-try = Zoek een betere zet
review-mistake-of = Fout { $nth } van { $count }
review-task = { $name } speelde hier { $word }: { $grade }. Zoek een betere zet.
review-your-task = Je speelde hier { $word }: { $grade }. Zoek een betere zet.
review-checking = { $word } wordt nagekeken…
review-right = Goed zo! { $word } geeft niets weg.
review-right-too = Goed zo! Ook { $word } is een goede zet: die kost maar { PERCENT($cost) }.
review-wrong = { $word } { $loss }. Probeer een andere zet.
review-same = { $word } is de zet uit de partij. Probeer een andere zet.
review-hint = Hint
review-answer = Antwoord tonen
review-hint-fence = Plaats hier een muurtje.
review-hint-step = Verplaats hier je pion.
review-hint-path = Een goede zet eindigt op { $square }.
review-hint-several = Hier zijn meerdere zetten goed. Het maakt niet uit welke je vindt.
review-shown = Een goed vervolg was { $line }.
review-next = Volgende fout
review-skip = Overslaan
review-back = Terug naar de bespreking
review-found = Klaar. Betere zetten die je zelf hebt gevonden: { $found } van { $count }.

## Your games

games-search = Zoek op spel, speler, uitslag of datum
games-none = Er zijn hier nog geen partijen.
games-no-match = Geen partijen gevonden.
games-count =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
games-export = Alles exporteren
games-exporting = Partijen ophalen: { $done } van { $of }
games-open = Openen
games-unfinished = niet afgemaakt
games-online = online
games-accuracy = nauwkeurigheid { $accuracy }
