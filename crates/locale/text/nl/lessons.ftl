### Lessons: a course for each game, and what a friendly opponent says during a first game. The keys of
### a step are lesson-GAME-STEP- and title, task, done, hint, or the name of a wrong answer in
### lessons/GAME.lesson. Squares, fences and rules are written as in the notation.

## The pages and the terminal

learn-title = Leer spelen
course-quoridor-strategy = Strategie voor Quoridor
course-pacman-strategy = Strategie voor PAC-MAN
course-ghost-strategy = Strategie voor de spoken
learn-lead = Korte interactieve lessen, ongeveer vijf minuten per spel, met alle figuren uit de spelregels.
learn-steps =
    { $count ->
        [one] { $count } les
       *[other] { $count } lessen
    }
learn-solved = { $solved } van { $count } klaar
learn-begin = Beginnen
learn-continue = Verder
learn-repeat = Nog een keer
learn-step = Les { $nth } van { $count }
learn-figure = Figuur { $figure }
learn-board = Het bord van de les. { $board }
learn-hint = Hint
learn-show = Laat zien
learn-shown = Een oplossing: { $word }.
learn-next = Volgende les
learn-back = Vorige les
learn-skip = Overslaan
learn-finish = Afronden
learn-all = Alle lessen
learn-read = Voorlezen
learn-read-stop = Stoppen met voorlezen
learn-right = Goed zo!
learn-wrong = Net niet
learn-bow = Applaus voor jezelf!
learn-bow-more = Dat was de hele cursus { $game }. Je kent de regels nu; de rest is oefenen.
learn-bow-skipped = Einde van de cursus
learn-bow-strategy = Je hebt nu een plan. Probeer het in een partij.
learn-first-game = Speel je eerste partij
learn-first-game-more = Je tegenstander is vriendelijk, vertelt wat er net gebeurde en waar je op kunt letten, en vindt het niet erg als je halverwege stopt.
learn-missing = De les “{ $word }” bestaat niet in deze cursus.
learn-plain-welcome = Typ een zet, of: hint, show (bord), next (volgende), back (vorige), list (lijst), quit (stoppen).
learn-plain-prompt = Jouw zet:
learn-plain-marked = Gemarkeerd: { $squares }.
learn-plain-first-game = Een eerste partij tegen niveau 1. Na elke zet hoor je wat er gebeurde en waar je op kunt letten. Typ help voor de opdrachten, quit om te stoppen.
lesson-wrong = Die zet mag, maar lost de opgave niet op.

## What is wrong with the file of a course

lesson-file-key = Regel { $line }, kolom { $column }: “{ $word }” hoort niet in een cursusbestand.
lesson-file-missing = Regel { $line }, kolom { $column }: “{ $word }” ontbreekt of heeft geen waarde.
lesson-file-word = Regel { $line }, kolom { $column }: “{ $word }” hoort hier niet.
lesson-file-twice = Regel { $line }, kolom { $column }: er is al een les “{ $word }”.
lesson-file-refused = Regel { $line }, kolom { $column }: { $why }
lesson-file-idle = Regel { $line }, kolom { $column }: geen enkele zet past bij deze regel. “{ $word }” mag niet, of past al bij een eerdere regel.
lesson-file-allowed = Regel { $line }, kolom { $column }: “{ $word }” mag volgens de spelregels, of mag niet vanwege een andere spelregel.
lesson-file-untrue = Regel { $line }, kolom { $column }: volgens de spelregels is niet waar wat hier staat.

## Quoridor

lesson-quoridor-start-title = Je eerste stap
lesson-quoridor-start-task = Twee pionnen staan tegenover elkaar. De jouwe staat onderaan, op e1, en wil naar de doellijn bovenaan. Zet één stap omhoog.
lesson-quoridor-start-done = Dat is een beurt: één stap, of één muurtje. Daarna is de andere speler aan de beurt.
lesson-quoridor-start-hint = Het vakje boven e1 is e2.
lesson-quoridor-start-sideways = Opzij mag, maar zo kom je niet dichter bij je doellijn.
lesson-quoridor-start-fence = Elke beurt mag je een muurtje plaatsen. Loop nu gewoon: één stap omhoog.

lesson-quoridor-steps-title = Vier richtingen
lesson-quoridor-steps-task = Een pion stapt omhoog, omlaag, naar links of naar rechts, nooit schuin. Soms moet je zelfs terug: zet één stap omlaag.
lesson-quoridor-steps-done = Achteruit mag. Leuk is het zelden, maar soms is het de kortste uitweg.
lesson-quoridor-steps-hint = Omlaag is naar je eigen kant: e4.
lesson-quoridor-steps-other = Dat mag ook. Ga deze keer terug: één vakje omlaag.

lesson-quoridor-goal-title = Waar je heen moet
lesson-quoridor-goal-task = De gemarkeerde vakjes zijn je doellijn. Elk van de negen is goed, en de eerste pion die er is, wint. Win de partij!
lesson-quoridor-goal-done = Gewonnen! Het maakt niet uit welk vakje van de doellijn je bereikt, en ook niet hoe.
lesson-quoridor-goal-hint = Je pion staat vlak onder de doellijn.
lesson-quoridor-goal-other = Je bent één stap van de winst. Zet die stap!

lesson-quoridor-around-title = Om een muurtje heen
lesson-quoridor-around-task = Muurtje e4h houdt je tegen: niemand gaat door een muurtje. Loop er aan de kortste kant omheen.
lesson-quoridor-around-done = Eén stap opzij, en vanaf d4 is de weg omhoog weer vrij.
lesson-quoridor-around-hint = Het muurtje is twee vakjes lang. Aan welke kant ben je er het snelst omheen?
lesson-quoridor-around-long = Op f4 heb je het muurtje nog steeds boven je: het is twee vakjes lang.
lesson-quoridor-around-other = Zo kom je er niet omheen. Ga naar de kant waar het muurtje het eerst ophoudt.

lesson-quoridor-fence-title = Je eerste muurtje
lesson-quoridor-fence-task = Een muurtje is twee vakjes lang en staat in de groef tussen vakjes. Plaats er een op de route van de andere pion, dichter bij die pion dan bij de jouwe, zodat zijn route langer wordt.
lesson-quoridor-fence-done = De andere pion moet er nu omheen. Het muurtje blijft tot het eind van de partij staan.
lesson-quoridor-fence-hint = Plaats het dwars op de kolom van de andere pion, bijvoorbeeld op d8h, vlak voor hem.
lesson-quoridor-fence-idle = Daar loopt de andere pion gewoon langs. Plaats het muurtje dwars op zijn route.
lesson-quoridor-fence-own = Dat muurtje staat voor je eigen pion. Plaats het dichter bij de andere pion.
lesson-quoridor-fence-step = Dat was een stap. Plaats deze keer een muurtje: kies een groef tussen vakjes.

lesson-quoridor-wall-title = Muurtjes naast elkaar
lesson-quoridor-wall-task = Muurtjes mogen elkaar raken, maar nooit overlappen of kruisen. Maak muurtje d4h langer: plaats er een ander vlak naast, in dezelfde groef.
lesson-quoridor-wall-done = Twee muurtjes op een rij vormen een muur van vier vakjes lang. Veel beter dan twee losse.
lesson-quoridor-wall-hint = d4h staat boven d4 en e4. Het volgende begint bij f4, of eindigt bij c4.
lesson-quoridor-wall-apart = Dat muurtje maakt de muur niet langer. Het moet precies beginnen waar d4h ophoudt, of eindigen waar d4h begint.
lesson-quoridor-wall-step = Laat je pion staan en plaats een muurtje.

lesson-quoridor-closed-title = Sluit nooit de laatste route af
lesson-quoridor-closed-task = De andere pion heeft nog één uitweg, via f9. Die afsluiten met e8v mag niet: probeer maar. Plaats daarna een muurtje dat hem minstens 2 stappen kost.
lesson-quoridor-closed-done = Langer mag, dicht niet: elke pion moet altijd een route naar zijn doellijn hebben.
lesson-quoridor-closed-hint = Sluit de uitweg niet af; maak de gang erachter langer, met f8h.
lesson-quoridor-closed-short = Er blijft een route over, maar die is nauwelijks langer. Het muurtje moet minstens 2 stappen kosten.
lesson-quoridor-closed-step = Plaats deze keer een muurtje.

lesson-quoridor-both-title = Je eigen muurtjes houden jou ook tegen
lesson-quoridor-both-task = Jullie staan oog in oog. Plaats een muurtje dat de andere pion in de weg staat, maar de jouwe niet.
lesson-quoridor-both-done = Achter je rug heeft alleen de ander er last van. Jij wilt omhoog, de ander omlaag.
lesson-quoridor-both-hint = De andere pion moet jou voorbij, helemaal naar onderen. Plaats het muurtje onder je pion.
lesson-quoridor-both-both = De route van de andere pion wordt langer, maar die van jou ook. Een muurtje houdt iedereen tegen.
lesson-quoridor-both-idle = Dat muurtje kost de andere pion geen enkele stap.
lesson-quoridor-both-step = Plaats deze keer een muurtje.

lesson-quoridor-jump-title = Springen!
lesson-quoridor-jump-task = De andere pion staat vlak voor je, en het vakje erachter is vrij. Spring eroverheen.
lesson-quoridor-jump-done = Twee vakjes in één zet. Springen hoeft nooit, maar het loont vaak.
lesson-quoridor-jump-hint = Recht over e5 heen: je komt op e6.
lesson-quoridor-jump-other = Dat mag, springen hoeft niet. Maar spring deze keer wel.

lesson-quoridor-between-title = Niet over een muurtje springen
lesson-quoridor-between-task = Nu staat er een muurtje tussen de twee pionnen, dus springen kan niet. Loop er aan de kortste kant omheen.
lesson-quoridor-between-done = Een muurtje tussen de pionnen beschermt jullie allebei tegen een sprong van de ander.
lesson-quoridor-between-hint = Muurtje e4h loopt naar rechts. Ga naar links.
lesson-quoridor-between-other = Zo kom je er niet omheen. Ga naar de kant waar het muurtje het eerst ophoudt.

lesson-quoridor-beside-title = Om de andere pion heen
lesson-quoridor-beside-task = Een muurtje achter de andere pion blokkeert de rechte sprong. Dan mag je links of rechts van hem gaan staan. Het kan allebei: kies maar.
lesson-quoridor-beside-done = Voor één keer schuin, alleen omdat de rechte sprong geblokkeerd was.
lesson-quoridor-beside-hint = De vakjes naast de andere pion zijn d5 en f5.
lesson-quoridor-beside-other = Dat is een gewone zet. Ga naast de andere pion staan: links of rechts.

lesson-quoridor-one-side-title = Eén kant dicht
lesson-quoridor-one-side-task = De rechte sprong is geblokkeerd, en links van de andere pion staat nog een muurtje. Ga naar de kant waar het nog kan.
lesson-quoridor-one-side-done = Precies. Het vakje naast de pion moet vrij zijn, zonder muurtje ertussen.
lesson-quoridor-one-side-hint = Links is dicht, dus rechts: f5.
lesson-quoridor-one-side-other = Dat is een gewone zet. Eén vakje naast de andere pion is nog open.

lesson-quoridor-edge-title = De rand van het bord
lesson-quoridor-edge-task = De andere pion staat aan de rand, op a5: er is geen vakje om naartoe te springen. De rand telt als muurtje. Ga om de pion heen, omhoog.
lesson-quoridor-edge-done = Van b5 naar a6 in één zet: de rand hielp je een handje.
lesson-quoridor-edge-hint = Naast a5 liggen a4 en a6. Jij wilt omhoog.
lesson-quoridor-edge-down = Dat mag volgens dezelfde regel, maar het gaat omlaag. Jij wilt omhoog.
lesson-quoridor-edge-other = Een gewone stap kan ook. Ga deze keer om de pion aan de rand heen.

lesson-quoridor-count-title = Tel de stappen
lesson-quoridor-count-task = Tel de stappen: jij hebt er 4 nodig, de andere pion 3. Deze race zou je verliezen. Zoek een muurtje dat de ander minstens 4 stappen kost.
lesson-quoridor-count-done = Eén muurtje dicht het gat in de muur: van 3 stappen naar 7. Nu sta je ver voor.
lesson-quoridor-count-hint = Kijk naar het gat tussen de muurtjes, onder de andere pion.
lesson-quoridor-count-small = Goed, maar te weinig. Er is een muurtje dat minstens 4 stappen kost.
lesson-quoridor-count-idle = De route van de andere pion is nog even kort.
lesson-quoridor-count-step = Dan wint de ander: jullie moeten allebei nog 3 stappen, en de ander is aan de beurt. Hier is een muurtje beter.
lesson-quoridor-count-aside = Zo kom je niet dichterbij, en de andere pion blijft voor. Hier is een muurtje beter.

lesson-quoridor-save-title = Spaar je muurtjes
lesson-quoridor-save-task = Jij hebt 2 stappen nodig, de andere pion 4. Elk muurtje kost je een beurt, en je hebt er nog maar 2. Wat doe je als je voorstaat?
lesson-quoridor-save-done = Rennen! Wie voorstaat, heeft geen muurtjes nodig. Bewaar ze voor later.
lesson-quoridor-save-hint = Neem de kortste route.
lesson-quoridor-save-fence = Een muurtje kost een beurt, en je staat al voor. Bewaar het en ren.
lesson-quoridor-save-other = Je staat voor: verlies geen tijd. Stap naar je doellijn toe.

lesson-quoridor-race-title = De laatste race
lesson-quoridor-race-task = Niemand heeft nog een muurtje, dus iedereen moet lopen. Jij hebt 2 stappen nodig, de andere pion ook, en jij bent aan de beurt. Win de race.
lesson-quoridor-race-done = Heeft de ander evenveel stappen nodig, dan wint wie aan de beurt is. Tel dus voordat de muurtjes op zijn.
lesson-quoridor-race-hint = Recht omhoog.
lesson-quoridor-race-other = Geen omwegen nu: elke stap telt.

lesson-quoridor-four-title = Met z’n vieren
lesson-quoridor-four-task = Met vier spelers staat er aan elke kant een pion en heeft iedereen 5 muurtjes. Over twee pionnen achter elkaar kun je niet springen, en je kunt er ook niet omheen. Ga opzij.
lesson-quoridor-four-done = Nooit over meer dan één pion. Met z’n vieren wordt het druk in het midden.
lesson-quoridor-four-hint = Ga naar links of naar rechts.
lesson-quoridor-four-back = Terug kan, maar waarom zou je? Ga opzij.
lesson-quoridor-four-fence = Een muurtje kan ook. Ga deze keer opzij.

## Quoridor Mini

lesson-mini-clock-title = Hetzelfde spel, maar op tijd
lesson-mini-clock-task = Quoridor Mini is hetzelfde spel op hetzelfde bord. Nieuw is de tijdslimiet per zet, als je die instelt. Hier hoef je je niet te haasten: stap naar de doellijn bovenaan.
lesson-mini-clock-done = Speel je met z’n tweeën op tijd, dan verliest wie de limiet overschrijdt.
lesson-mini-clock-hint = Eén stap omhoog, naar e2.
lesson-mini-clock-other = Houd het simpel en zet een stap naar je doellijn toe.

lesson-mini-out-title = Tijd op
lesson-mini-out-task = Met z’n vieren lig je eruit als je tijd op is: speler 2 is al weg, maar de muurtjes van die speler staan er nog. Plaats een muurtje op de route van de pion bovenaan, op e7.
lesson-mini-out-done = De muurtjes blijven staan, maar niemand hoeft nog een route vrij te houden voor een pion die weg is.
lesson-mini-out-hint = De pion op e7 wil omlaag. Plaats een muurtje dwars op zijn kolom.
lesson-mini-out-idle = Daar loopt de pion op e7 gewoon langs.
lesson-mini-out-step = Plaats deze keer een muurtje.

## PAC-MAN variant

lesson-pacman-start-title = De beurt van PAC-MAN
lesson-pacman-start-task = Jij bent PAC-MAN, in het midden. Vier spoken wachten aan de zijkanten, in de hoeken liggen vier krachtpillen. Beweeg twee vakjes, stap voor stap, en eindig op een ander vakje dan waar je begon.
lesson-pacman-start-done = Twee vakjes, niet meer en niet minder. Daarna beweegt elk spook één keer.
lesson-pacman-start-hint = Kies een vakje naast PAC-MAN, en dan het volgende.
lesson-pacman-start-back = Heen en terug mag, en is soms slim. Eindig deze keer ergens anders.

lesson-pacman-corner-title = Een hoek om
lesson-pacman-corner-task = De muurtjes staan hier vast en niemand komt erdoor: de weg van e6 naar e7 is dicht. Maar je mag afslaan. Ga naar het gemarkeerde vakje, f6.
lesson-pacman-corner-done = Omhoog en naar rechts of andersom: je komt er hoe dan ook. Maar nooit schuin.
lesson-pacman-corner-hint = Ga via e6 of via f5.
lesson-pacman-corner-other = Een prima zet, maar hij eindigt niet op f6.

lesson-pacman-ghosts-title = De beurt van de spoken
lesson-pacman-ghosts-task = Nu speel jij de spoken. Blinky, op e9, ziet PAC-MAN niet en beweegt dus één vakje, nooit schuin. Breng hem dichter bij PAC-MAN.
lesson-pacman-ghosts-done = Blinky, Inky, Pinky, Clyde: na elkaar, in deze volgorde. Ze mogen elkaar passeren.
lesson-pacman-ghosts-hint = PAC-MAN staat op f6. Ga omlaag of naar rechts.
lesson-pacman-ghosts-away = Zo gaat Blinky bij PAC-MAN vandaan.

lesson-pacman-sight-title = Gezien door een spook
lesson-pacman-sight-task = In deze rij staat niets tussen Pinky en PAC-MAN: Pinky ziet hem en beweegt in één keer twee vakjes. Erachteraan!
lesson-pacman-sight-done = Jachtmodus: twee vakjes in één richting, voor elk spook dat PAC-MAN ziet als zijn zet begint.
lesson-pacman-sight-hint = Ga naar links, twee vakjes.
lesson-pacman-sight-away = Dat mag, maar PAC-MAN staat links van Pinky.

lesson-pacman-hidden-title = Achter een muurtje
lesson-pacman-hidden-task = Bijna hetzelfde, maar een muurtje verbergt PAC-MAN. Pinky ziet hem niet en beweegt maar één vakje. Breng Pinky dichter bij PAC-MAN.
lesson-pacman-hidden-done = Een muurtje belemmert het zicht. Andere spoken en krachtpillen niet.
lesson-pacman-hidden-hint = Eén vakje naar links.
lesson-pacman-hidden-away = Zo gaat Pinky bij PAC-MAN vandaan.

lesson-pacman-hide-title = Uit het zicht
lesson-pacman-hide-task = Je bent weer PAC-MAN, en twee spoken zien je. Beweeg zo dat niemand je nog ziet.
lesson-pacman-hide-done = Ziet een spook jou niet, dan beweegt het maar één vakje. Muurtjes zijn je vrienden.
lesson-pacman-hide-hint = Zoek een vakje buiten de rijen en kolommen van de spoken, of achter een muurtje: e6 of g6.
lesson-pacman-hide-caught = Daar loop je tegen een spook op: dat kost een leven.
lesson-pacman-hide-seen = Daar ziet een spook je nog, in zijn rij of kolom.

lesson-pacman-pellet-title = Een krachtpil
lesson-pacman-pellet-task = Je hebt alle vier de krachtpillen nodig. Ga naar die in de hoek, op a1: daar stop je en eet je hem op. Dan mag je nog hoogstens 3 vakjes verder.
lesson-pacman-pellet-done = Eén krachtpil op. De 3 extra vakjes gelden alleen in deze beurt, en je hoeft ze niet allemaal te gebruiken.
lesson-pacman-pellet-hint = Twee stappen omlaag: a2, a1. Ga dan verder, of blijf staan.
lesson-pacman-pellet-other = De krachtpil ligt twee stappen onder je.

lesson-pacman-boost-title = Eet een spook op
lesson-pacman-boost-task = Tijdens de 3 extra vakjes eet je elk spook op dat je tegenkomt. Inky, op c1, denkt dat hij veilig is. Eet de krachtpil op, en dan Inky.
lesson-pacman-boost-done = Een opgegeten spook komt pas terug als je gevangen wordt.
lesson-pacman-boost-hint = a2, a1, en dan twee vakjes naar rechts.
lesson-pacman-boost-pellet = De krachtpil is op, maar Inky staat er nog. Ga in dezelfde zet door naar c1.
lesson-pacman-boost-other = Eerst de krachtpil in de hoek, dan Inky.

lesson-pacman-feast-title = Twee tegelijk
lesson-pacman-feast-task = Blinky en Inky staan achter elkaar, vlak naast een krachtpil. Eet ze allebei in één zet op.
lesson-pacman-feast-done = In het voorbijgaan telt ook. Twee spoken minder.
lesson-pacman-feast-hint = Omlaag naar i1, dan naar links via h1 naar g1.
lesson-pacman-feast-one = Eén op, nog één te gaan: gebruik nog een vakje.
lesson-pacman-feast-other = Eerst de krachtpil op i1, dan naar links door beide spoken.

lesson-pacman-contact-title = Loop niet tegen spoken op
lesson-pacman-contact-task = Zonder de extra vakjes van een krachtpil word je gevangen als je tegen een spook oploopt. Blinky staat vlak boven je, op e6. Beweeg zonder een spook te raken.
lesson-pacman-contact-done = Goed ontweken. Kijk waar spoken staan vóór je eerste stap, niet alleen vóór je tweede.
lesson-pacman-contact-hint = Overal heen, behalve omhoog.
lesson-pacman-contact-caught = Je liep tegen een spook op. Dat kost een leven, net alsof het spook jou had gevangen.

lesson-pacman-cross-title = Spoken en krachtpillen
lesson-pacman-cross-task = Een klein doolhof. Blinky ziet PAC-MAN in zijn rij, maar er ligt een krachtpil tussen. Een spook mag daaroverheen, maar mag er niet op stoppen. Erachteraan!
lesson-pacman-cross-done = Over de krachtpil heen en verder. Is de krachtpil op, dan is het een vakje als elk ander.
lesson-pacman-cross-hint = Twee vakjes naar links: over c1 naar b1.
lesson-pacman-cross-other = PAC-MAN staat links. Ga over de krachtpil heen.

lesson-pacman-catch-title = Gevangen!
lesson-pacman-catch-task = Inky ziet PAC-MAN, twee vakjes lager. Vang hem!
lesson-pacman-catch-done = Dat kost PAC-MAN een leven. Alle pionnen gaan terug naar de start, ook opgegeten spoken; opgegeten krachtpillen komen niet terug.
lesson-pacman-catch-hint = Recht omlaag, twee vakjes.
lesson-pacman-catch-other = Zo ontsnapt PAC-MAN. Inky kan hem vangen: twee vakjes omlaag.

lesson-pacman-together-title = Samen vangen
lesson-pacman-together-task = PAC-MAN heeft nog één leven. Pinky staat links van hem, onder hem is een muurtje. Waar moet Clyde heen, zodat PAC-MAN niet meer weg kan?
lesson-pacman-together-done = Waar PAC-MAN nu ook heen gaat, een van jullie heeft hem. Spoken winnen samen, met de derde vangst.
lesson-pacman-together-hint = Sluit de rechterkant van PAC-MAN af.
lesson-pacman-together-other = Zo glipt PAC-MAN er rechts langs.

lesson-pacman-last-title = De laatste krachtpil
lesson-pacman-last-task = Drie krachtpillen zijn op, één is er nog, en je hebt één leven. Je weet wat je te doen staat.
lesson-pacman-last-done = Vier krachtpillen: je wint meteen, hoe dichtbij de spoken ook zijn.
lesson-pacman-last-hint = i1 is twee stappen verder: omlaag en naar rechts, of naar rechts en omlaag.
lesson-pacman-last-other = De krachtpil ligt twee stappen verder, op i1.

## Ms. Pac-Man

lesson-mspacman-place-title = Waar Ms. Pac-Man begint
lesson-mspacman-place-task = Je hebt het hoogst gedraaid, dus jij speelt Ms. Pac-Man. Jouw gebied is linksboven; je wint als alle 17 stippen daar weg zijn. Laat Ms. Pac-Man op de witte cirkel in dat gebied beginnen.
lesson-mspacman-place-done = Op e7 liggen je eigen stippen overal om je heen. Ms. Pac-Man mag alleen op de gemarkeerde cirkels beginnen.
lesson-mspacman-place-hint = De witte cirkel bovenaan is e7.
lesson-mspacman-place-far = Ms. Pac-Man mag daar beginnen, maar jouw stippen liggen linksboven. Kies de cirkel in je eigen gebied.

lesson-mspacman-dots-title = Stippen eten
lesson-mspacman-dots-task = De draaischijf wijst 2 aan. Ms. Pac-Man neemt een stip mee als ze het vakje verlaat. Een 2 levert dus twee stippen op, te beginnen met die waar ze op staat. Neem er twee van je eigen kleur mee.
lesson-mspacman-dots-done = Twee stippen weg. De stip onder Ms. Pac-Man blijft liggen tot ze verdergaat.
lesson-mspacman-dots-hint = Jouw gebied is links: d7, en verder.
lesson-mspacman-dots-other = Zo neem je minder stippen van je eigen kleur mee. Ga naar links, over d7.

lesson-mspacman-exact-title = Niet meer en niet minder
lesson-mspacman-exact-task = De draaischijf wijst 3 aan, en je wilt eindigen op d7, vlak naast je. Je moet precies 3 vakjes bewegen, maar teruglopen mag. Eindig op d7.
lesson-mspacman-exact-done = Heen, terug en weer heen. Lege vakjes tellen ook.
lesson-mspacman-exact-hint = Bijvoorbeeld d7, e7, d7.
lesson-mspacman-exact-other = Dat zijn 3 vakjes, maar je eindigt niet op d7.

lesson-mspacman-exits-title = Door de uitgangen
lesson-mspacman-exits-task = Vanaf een uitgang mag je door elke andere weer naar binnen. Ga naar a5, spring naar een andere uitgang en ga één vakje verder; elke stap telt als één vakje. Eindig op een gemarkeerd vakje.
lesson-mspacman-exits-done = In drie vakjes van de ene kant van het doolhof naar de andere. Spoken mogen dat ook.
lesson-mspacman-exits-hint = Begin met a5 en kies dan een andere uitgang, zoals e9.
lesson-mspacman-exits-other = Ga omlaag naar uitgang a5, spring naar een andere uitgang en ga één vakje verder.

lesson-mspacman-own-title = Eerst je eigen kleur
lesson-mspacman-own-task = De draaischijf wijst 4 aan. Stippen van een andere kleur helpen de speler van die kleur, ook als jij ze eet. Neem er vier van je eigen kleur mee.
lesson-mspacman-own-done = Vier minder van je 17. Voor jou telt alleen je eigen kleur.
lesson-mspacman-own-hint = Naar links over d7 en d8, zonder terug te lopen.
lesson-mspacman-own-helps = Dat zijn stippen van speler 2: zo help je een ander winnen.
lesson-mspacman-own-other = Zo neem je minder dan vier stippen van je eigen kleur mee. Loop niet terug over lege vakjes.

lesson-mspacman-power-title = Een krachtstip
lesson-mspacman-power-task = De grote stip in de hoek is een krachtstip. Erop staan doet niets; als je het vakje verlaat, worden alle spoken zwak. Neem de krachtstip mee.
lesson-mspacman-power-done = Zwakke spoken kunnen jou niet vangen: jij vangt ze. Een spook blijft zijn hele volgende beurt zwak, tot de beurt daarna begint.
lesson-mspacman-power-hint = Stap op a9 en er weer af.
lesson-mspacman-power-stay = De krachtstip ligt er nog. Ms. Pac-Man moet in dezelfde zet op a9 stappen en er weer af.

lesson-mspacman-hunt-title = Jaag op de jager
lesson-mspacman-hunt-task = Je staat op een krachtstip, en twee vakjes lager staat een sterk spook. Zodra je weggaat, wordt het zwak. Vang het!
lesson-mspacman-hunt-done = Het spook gaat naar huis, en jij krijgt één extra beurt.
lesson-mspacman-hunt-hint = Twee vakjes omlaag.
lesson-mspacman-hunt-other = De spoken zijn nu zwak, maar het spook op a7 ontsnapt. Ga twee vakjes omlaag.

lesson-mspacman-strong-title = Blijf weg van sterke spoken
lesson-mspacman-strong-task = Het spook op d7 is sterk. Loop je ertegen op, dan neemt de speler van dat spook Ms. Pac-Man over. Beweeg 2 vakjes zonder het spook te raken.
lesson-mspacman-strong-done = Veilig. Elk vakje waar je op stapt, telt mee, niet alleen het laatste.
lesson-mspacman-strong-hint = Ga naar rechts.
lesson-mspacman-strong-caught = Ms. Pac-Man liep tegen een sterk spook op: nu neemt speler 2 haar over.

lesson-mspacman-catch-title = Vang Ms. Pac-Man
lesson-mspacman-catch-task = Nu ben jij het spook van speler 2. Een spook gooit met de dobbelsteen en beweegt precies zoveel vakjes als er gegooid is; het neemt geen stippen mee. De dobbelsteen wijst 3 aan. Vang Ms. Pac-Man!
lesson-mspacman-catch-done = Gevangen! Je spook gaat van het bord, en vanaf nu speel jij Ms. Pac-Man.
lesson-mspacman-catch-hint = Recht omlaag: a8, a7, a6.
lesson-mspacman-catch-other = Ms. Pac-Man staat precies drie vakjes verderop. Laat haar niet gaan.

lesson-mspacman-take-over-title = Jij neemt het over
lesson-mspacman-take-over-task = Je hebt Ms. Pac-Man gevangen, dus jij zet haar op een vrije witte cirkel en bent aan de beurt. Jouw gebied is rechtsboven. Waar begin je?
lesson-mspacman-take-over-done = Vlak bij je eigen stippen. Het spook van de vorige speler gaat naar huis en is weer sterk.
lesson-mspacman-take-over-hint = De witte cirkel rechts is g5.
lesson-mspacman-take-over-far = Dat mag, maar jouw stippen liggen rechtsboven. g5 is het dichtstbij.

lesson-mspacman-weak-title = Zwak: blijf uit de buurt
lesson-mspacman-weak-task = Je speelt weer het spook, maar door een krachtstip is het zwak. Loopt het nu tegen Ms. Pac-Man op, dan gaat het naar huis. Beweeg 3 vakjes zonder haar te raken.
lesson-mspacman-weak-done = Geduld: je spook blijft zwak tot je volgende beurt begint. Dan is het weer sterk.
lesson-mspacman-weak-hint = Alles is goed, als je maar niet op a6 eindigt.
lesson-mspacman-weak-caught = Een zwak spook dat tegen Ms. Pac-Man oploopt, gaat naar huis. Blijf weg van a6.

lesson-mspacman-f2-title = F2 op de dobbelsteen
lesson-mspacman-f2-task = Je spook heeft F2 gegooid: het wordt zwak en beweegt dan 2 vakjes. Ms. Pac-Man staat vlak naast je, op e7. Blijf bij haar vandaan.
lesson-mspacman-f2-done = In je volgende beurt is je spook weer sterk, nog voordat je gooit.
lesson-mspacman-f2-hint = Begin met d8.
lesson-mspacman-f2-caught = Je spook is nu zwak: als het tegen Ms. Pac-Man oploopt, gaat het naar huis.

lesson-mspacman-further-title = Eén vakje verder
lesson-mspacman-further-task = Je hebt 1 gegooid, maar op e7 staat het spook van speler 3. Een spook dat op een ander spook zou eindigen, gaat één vakje verder. Ga naar f7.
lesson-mspacman-further-done = Twee spoken staan nooit op hetzelfde vakje; passeren mag.
lesson-mspacman-further-hint = Over e7 naar f7.
lesson-mspacman-further-other = Ga over het andere spook heen, naar f7.

lesson-mspacman-spare-title = Geef de winst niet weg
lesson-mspacman-spare-task = Je speelt Ms. Pac-Man, maar dit gebied is van speler 1, en er ligt nog één stip, op e8. Wie die ook eet, speler 1 wint. Beweeg 2 vakjes zonder die stip mee te nemen.
lesson-mspacman-spare-done = De eerste kleur zonder stippen wint, wie ze ook heeft opgegeten. Let dus op van wie de stippen zijn die je eet.
lesson-mspacman-spare-hint = Loop niet over e8 heen.
lesson-mspacman-spare-gift = Dat was de laatste stip van speler 1: speler 1 heeft gewonnen.

lesson-mspacman-win-title = De laatste stippen
lesson-mspacman-win-task = Je hebt nog twee stippen: één onder Ms. Pac-Man en één op b9. De draaischijf wijst 5 aan. Win!
lesson-mspacman-win-done = De partij eindigt zodra je laatste stip weg is, zelfs midden in een zet.
lesson-mspacman-win-hint = Stap op b9 en er weer af.
lesson-mspacman-win-other = Er is nog één stip van jou. Stap op b9 en er weer af.

## Quoridor strategy

lesson-quoridor-strategy-race-title = Reken de race uit
lesson-quoridor-strategy-race-task = Niemand heeft nog een muurtje, dus alleen stappen tellen. Beide pionnen hebben 5 stappen nodig, en jij bent aan de beurt. Aan welke kant ga je om de muur heen?
lesson-quoridor-strategy-race-done = Hebben beide pionnen evenveel stappen nodig, dan wint wie aan de beurt is. Nu heb jij er 4 nodig en de andere pion 5.
lesson-quoridor-strategy-race-hint = Tel de vakjes tot aan beide uiteinden van de muur.
lesson-quoridor-strategy-race-other = Zo verlies je een stap, en daarmee de race.

lesson-quoridor-strategy-fence-title = Muurtje of stap?
lesson-quoridor-strategy-fence-task = Jij hebt 4 stappen nodig, de andere pion 3, en je hebt 1 muurtje. Na een stap heb jij er ook nog 3 nodig, maar dan is de ander aan de beurt. Met welk muurtje win je de race?
lesson-quoridor-strategy-fence-done = Door de langere muur heeft de andere pion 5 stappen nodig in plaats van 3. Jij hebt er 4 nodig en staat voor.
lesson-quoridor-strategy-fence-hint = Een muurtje kost je een beurt, dus het moet de ander twee stappen kosten. Maak van d3h een langere muur.
lesson-quoridor-strategy-fence-small = Dat kost de ander één stap en jou één beurt: je wint er niets mee. Zoek een muurtje dat de ander twee stappen kost.
lesson-quoridor-strategy-fence-other = Dan wint de andere pion de race. Plaats een muurtje op zijn route.

lesson-quoridor-strategy-save-title = Bewaar je laatste muurtje
lesson-quoridor-strategy-save-task = Jij hebt 3 stappen nodig, de andere pion 2, en jullie hebben elk 1 muurtje. Het jouwe is het sterkst als de andere pion vlak voor zijn doellijn staat. Wat doe je nu?
lesson-quoridor-strategy-save-done = Eerst een stap. Je muurtje heb je nog als je het nodig hebt.
lesson-quoridor-strategy-save-hint = De andere pion is er nog niet. Ga recht omhoog.
lesson-quoridor-strategy-save-other = Zo verlies je. Bewaar je muurtje voor het laatste moment en ga recht omhoog.

lesson-quoridor-strategy-threat-title = Dreigen
lesson-quoridor-strategy-threat-task = Beide pionnen hebben 2 stappen nodig, en jullie hebben elk 1 muurtje. Wie op een dreiging moet antwoorden, is een muurtje kwijt. Wat speel je?
lesson-quoridor-strategy-threat-done = Eén stap van je doellijn: de ander moet nu een muurtje plaatsen, en jij hebt het jouwe nog.
lesson-quoridor-strategy-threat-hint = Houd de andere pion nog niet tegen. Kom dichterbij.
lesson-quoridor-strategy-threat-other = Dat is te langzaam. Kom eerst tot op één stap van je doellijn.

lesson-quoridor-strategy-jump-title = Met een sprong win je een stap
lesson-quoridor-strategy-jump-task = Jij hebt 5 stappen nodig, de andere pion 4, en niemand heeft nog een muurtje. Waar vind je de stap die je mist?
lesson-quoridor-strategy-jump-done = Twee vakjes in één beurt: je hebt nog 3 stappen nodig en wint de race.
lesson-quoridor-strategy-jump-hint = De andere pion staat vlak voor je.
lesson-quoridor-strategy-jump-other = Zonder de sprong verlies je de race.

lesson-quoridor-strategy-face-title = Oog in oog
lesson-quoridor-strategy-face-task = Jij hebt 6 stappen nodig, de andere pion 5, en niemand heeft nog een muurtje. Wie vlak voor de ander gaat staan, geeft een sprong weg. Hoe dwing je de ander om je heen?
lesson-quoridor-strategy-face-done = Er is één vakje vrij tussen jullie. Gaat de andere pion daarheen, dan spring je; loopt die om je heen, dan kost dat een stap.
lesson-quoridor-strategy-face-hint = Laat precies één vakje vrij tussen de pionnen.
lesson-quoridor-strategy-face-other = Zo verlies je de race. Laat één vakje vrij tussen de pionnen.

lesson-quoridor-strategy-corner-title = Vermijd doodlopende routes
lesson-quoridor-strategy-corner-task = Jij hebt 3 stappen nodig, de andere pion 5, maar de ander heeft nog 1 muurtje. Links van het muurtje b7v is een hoek. Waar kun je veilig omhoog?
lesson-quoridor-strategy-corner-done = Hier is ruimte genoeg. Welk muurtje er ook komt, jij wint de race.
lesson-quoridor-strategy-corner-hint = Een muurtje dwars op de kolommen a en b zou van de hoek een doodlopende route maken. Ga naar de andere kant van b7v.
lesson-quoridor-strategy-corner-other = Hier kost één muurtje je de race. Ga naar rechts, voorbij het muurtje b7v.

lesson-quoridor-strategy-dead-end-title = Maak een doodlopende route
lesson-quoridor-strategy-dead-end-task = De andere pion rent langs de rand omlaag, naast het muurtje h4v. Hij heeft 3 stappen nodig, jij 5, en je hebt 1 muurtje. Waar kost het hem het meest?
lesson-quoridor-strategy-dead-end-done = Hij moet terug omhoog en eromheen: van 3 stappen naar 9. Jij hebt er 5 nodig.
lesson-quoridor-strategy-dead-end-hint = Sluit de gang vlak onder de pion: dan kan hij alleen nog terug.
lesson-quoridor-strategy-dead-end-step = Een stap is te langzaam: de andere pion heeft er nog maar 3 nodig. Plaats een muurtje op zijn route.
lesson-quoridor-strategy-dead-end-other = Dat kost te weinig. Sluit de gang vlak onder de pion.

lesson-quoridor-strategy-narrow-title = Het smalle gat
lesson-quoridor-strategy-narrow-task = Jij hebt 3 stappen nodig, de andere pion 4, en de ander heeft nog 1 muurtje. In de muur zit een gat bij kolom e, één vakje breed, en een bij de kolommen h en i. Welk gat neem je?
lesson-quoridor-strategy-narrow-done = Een muurtje is twee vakjes lang: een gat van één vakje kan het niet sluiten.
lesson-quoridor-strategy-narrow-hint = Welk gat kan een muurtje sluiten?
lesson-quoridor-strategy-narrow-other = Zo verlies je de race. Ga naar het gat dat geen muurtje kan sluiten.

lesson-quoridor-strategy-last-gap-title = Het laatste gat
lesson-quoridor-strategy-last-gap-task = Jij hebt 2 stappen nodig, door het gat bij de kolommen e en f. De ander wil het sluiten met e8h. Je hebt 1 muurtje: hoe houd je het gat open?
lesson-quoridor-strategy-last-gap-done = De laatste route van een pion mag niet dicht, en muurtjes mogen elkaar niet kruisen: het gat blijft open.
lesson-quoridor-strategy-last-gap-hint = Sluit je de omweg bij kolom i af, dan is het gat je laatste route. Of plaats een verticaal muurtje in het gat.
lesson-quoridor-strategy-last-gap-other = Met een muurtje op e8h is de omweg veel te lang.

## Strategy for PAC-MAN

lesson-pacman-strategy-tempo-title = Geen tijd te verliezen
lesson-pacman-strategy-tempo-task = Er is nog één krachtpil, op f5, en twee spoken wachten ernaast. De krachtpil ligt zes vakjes verderop: drie zetten. Met welke twee vakjes begin je?
lesson-pacman-strategy-tempo-done = Spoken moeten elke beurt bewegen, dus ze kunnen daar niet blijven. Je komt op tijd.
lesson-pacman-strategy-tempo-hint = Neem de kortste route: naar rechts, dan omhoog.
lesson-pacman-strategy-tempo-other = Zo winnen de spoken. Ga eerst naar rechts en dan omhoog.

lesson-pacman-strategy-unseen-title = Ongezien dichterbij
lesson-pacman-strategy-unseen-task = De laatste krachtpil ligt op f5. Een spook dat je ziet, beweegt twee vakjes. Ga naar een vakje op hoogstens twee stappen van de krachtpil, waar geen spook je ziet.
lesson-pacman-strategy-unseen-done = Niemand ziet je, dus niemand komt ertussen. In je volgende beurt win je.
lesson-pacman-strategy-unseen-hint = Blijf uit de rijen en kolommen van de spoken: ga naar rechts.
lesson-pacman-strategy-unseen-other = Daar winnen de spoken. Ga dichter naar de krachtpil toe, naar een vakje waar geen spook je ziet.

lesson-pacman-strategy-bait-title = De dichtstbijzijnde krachtpil
lesson-pacman-strategy-bait-task = Er zijn nog twee krachtpillen, en de spoken zijn dichtbij. Die op b2 is dichterbij, maar ligt in een hoek. Welke haal je eerst?
lesson-pacman-strategy-bait-done = Juist, richting e1. Dit doolhof is opgelost: jouw zet wint, elke andere verliest.
lesson-pacman-strategy-bait-hint = Vanaf b2 kun je bijna nergens meer heen. Ga omlaag, richting e1.
lesson-pacman-strategy-bait-other = Dan winnen de spoken. Laat de hoek met rust en ga richting e1.

lesson-pacman-strategy-landing-title = Waar je stopt
lesson-pacman-strategy-landing-task = Eet de krachtpil op a2. Daarna mag je nog hoogstens 3 vakjes verder. Stop waar geen spook je ziet, op weg naar de volgende krachtpil.
lesson-pacman-strategy-landing-done = Je hoeft niet alle drie de vakjes te gebruiken. Op c2 ziet niemand je, en de krachtpil op b1 is dichtbij.
lesson-pacman-strategy-landing-hint = Volg de tweede rij en stop op c2.
lesson-pacman-strategy-landing-other = Dat wint niet. Eet de krachtpil op a2 en stop op het juiste vakje.

lesson-pacman-strategy-feast-title = Maak de weg vrij
lesson-pacman-strategy-feast-task = Blinky en Inky staan in de weg. De krachtpil op e4 geeft je hoogstens 3 vakjes extra: genoeg voor allebei. Eet ze op!
lesson-pacman-strategy-feast-done = Twee spoken minder, en nog maar één krachtpil te gaan.
lesson-pacman-strategy-feast-hint = Over e4 omlaag naar e2, dan naar links, naar d2.
lesson-pacman-strategy-feast-other = Dan blijft minstens één van de twee op het bord, en winnen de spoken.

## Strategy for the ghosts

lesson-ghost-strategy-corner-title = In de hoek
lesson-ghost-strategy-corner-task = PAC-MAN zit in de hoek, met zijn laatste leven, en Blinky staat vlak naast hem. Waar gaat Inky heen, zodat PAC-MAN er niet uit kan?
lesson-ghost-strategy-corner-done = Beide uitwegen worden bewaakt: PAC-MAN kan geen kant meer op.
lesson-ghost-strategy-corner-hint = PAC-MAN wil omlaag. Bewaak die kant.
lesson-ghost-strategy-corner-other = Dan ontsnapt PAC-MAN naar beneden.

lesson-ghost-strategy-line-title = Op één lijn
lesson-ghost-strategy-line-task = Geen spook ziet PAC-MAN. Een spook dat hem in zijn rij of kolom ziet, beweegt twee vakjes. Breng Inky naar een vakje waar hij PAC-MAN ziet.
lesson-ghost-strategy-line-done = Nu ziet Inky PAC-MAN. Blijft dat zo, dan beweegt hij de volgende keer twee vakjes.
lesson-ghost-strategy-line-hint = PAC-MAN staat in de vierde rij.
lesson-ghost-strategy-line-other = Daar ziet Inky PAC-MAN niet, en PAC-MAN ontsnapt.

lesson-ghost-strategy-guard-title = Bewaak de laatste krachtpil
lesson-ghost-strategy-guard-task = PAC-MAN heeft nog maar één krachtpil nodig, op f5. Pinky kan PAC-MAN achtervolgen of de krachtpil bewaken. Wat doe je?
lesson-ghost-strategy-guard-done = Pinky blijft bij de krachtpil. PAC-MAN moet erlangs.
lesson-ghost-strategy-guard-hint = Ga uit de vijfde rij, omhoog of omlaag, maar blijf dichtbij.
lesson-ghost-strategy-guard-other = Dan glipt PAC-MAN langs Pinky naar de krachtpil.

lesson-ghost-strategy-block-title = Sluit de uitweg af
lesson-ghost-strategy-block-task = PAC-MAN zit in de hoek, op e5, en vlak onder hem ligt een krachtpil. Waar gaat Blinky heen om de uitweg over d5 te bewaken?
lesson-ghost-strategy-block-done = Blinky bewaakt d5. Dit doolhof is opgelost: jouw zet wint, elke andere verliest.
lesson-ghost-strategy-block-hint = Ga naar het vakje onder d5.
lesson-ghost-strategy-block-other = Dan eet PAC-MAN de krachtpil en ontsnapt hij.

lesson-ghost-strategy-life-title = Pak een leven af
lesson-ghost-strategy-life-task = PAC-MAN heeft 2 levens. Vang je hem, dan heeft hij er nog 1, en alle pionnen gaan terug naar de start. Doe je dat?
lesson-ghost-strategy-life-done = Met 1 leven kan PAC-MAN vanaf de start in dit doolhof niet meer winnen.
lesson-ghost-strategy-life-hint = Blinky ziet PAC-MAN: twee vakjes naar rechts.
lesson-ghost-strategy-life-other = Dan ontsnapt PAC-MAN met beide levens en wint hij.

## A first game

coach-begin-quoridor = Je wilt naar je doellijn aan de overkant. Elke beurt zet je een stap of plaats je een muurtje. Begin met een stap vooruit.
coach-own-step = Goed, je staat op { $square }: nog { $count ->
        [one] { $count } stap.
       *[other] { $count } stappen.
    }
coach-own-detour = Op { $square } ben je niet dichterbij: nog { $count ->
        [one] { $count } stap.
       *[other] { $count } stappen.
    }
coach-their-step = Ik stap naar { $square } en moet nog { $count ->
        [one] { $count } stap.
       *[other] { $count } stappen.
    }
coach-own-fence = Au, { $fence } kost mij { $count ->
        [one] { $count } stap.
       *[other] { $count } stappen.
    }
coach-own-fence-both = { $fence } kost mij { $count ->
        [one] { $count } stap
       *[other] { $count } stappen
    }, maar jou ook { $own }. Muurtjes houden iedereen tegen.
coach-own-fence-idle = { $fence } staat mij nu niet in de weg.
coach-their-fence = Mijn muurtje { $fence } maakt jouw route { $count ->
        [one] { $count } stap langer.
       *[other] { $count } stappen langer.
    }
coach-their-fence-idle = Van mijn muurtje { $fence } heb je nog geen last.
coach-ahead = Jij moet nog { $own } stappen, ik { $theirs }, en jij bent aan de beurt: je staat voor. Loop door en spaar je muurtjes.
coach-behind = Jij moet nog { $own } stappen, ik { $theirs }. Een muurtje dat mij twee stappen of meer kost, zou je helpen.
coach-danger = Pas op: ik ben één stap van de winst. Snijd me de pas af met een muurtje, als het kan!
coach-win-now = Eén stap en je wint!
coach-run = Je muurtjes zijn op. Rennen: nog { $count ->
        [one] { $count } stap.
       *[other] { $count } stappen.
    }
coach-pellet = Een krachtpil! { $count ->
        [0] Dat was de laatste.
        [one] Nog { $count } over.
       *[other] Nog { $count } over.
    }
coach-ghost-eaten = Je hebt { $piece } opgegeten. Dat spook komt pas terug als je gevangen wordt.
coach-caught = { $piece } heeft je te pakken. { $count ->
        [0] Dat was je laatste leven.
        [one] Je hebt nog { $count } leven, en iedereen gaat terug naar de start.
       *[other] Je hebt nog { $count } levens, en iedereen gaat terug naar de start.
    }
coach-frenzy = { $piece } zag je en bewoog twee vakjes.
coach-seen = { $count ->
        [one] { $count } spook ziet je
       *[other] { $count } spoken zien je
    }: wie je ziet, beweegt twee vakjes. Ga achter een muurtje of uit het zicht.
coach-unseen = Niemand ziet je. Ga op { $count ->
        [one] de laatste krachtpil af
       *[other] een van de { $count } krachtpillen af
    } en kijk waar de spoken zijn.
coach-pellet-near = Er is een krachtpil binnen bereik! Daarna heb je nog 3 vakjes: om spoken op te eten of om weg te komen.
coach-pellet-last = De laatste krachtpil is binnen bereik: eet hem op en je wint!
coach-ghosts = Beweeg je spoken zo dat PAC-MAN nergens meer heen kan.
coach-leads = Je hebt het hoogst gedraaid: jij speelt Ms. Pac-Man.
coach-chases = Ik heb het hoogst gedraaid en speel Ms. Pac-Man. Vang me met je spook!
coach-place = Kies een witte cirkel dicht bij je eigen stippen.
coach-dots = { $count ->
        [0] Al je stippen zijn weg!
        [one] Er is nog { $count } stip van jou.
       *[other] Er zijn nog { $count } stippen van jou.
    }
coach-weakened = Een krachtstip: alle spoken zijn nu zwak.
coach-own-ghost-home = Jouw spook is naar huis gestuurd en weer sterk.
coach-their-ghost-home = Mijn spook is naar huis gestuurd en weer sterk.
coach-took-over = Je hebt me gevangen: Ms. Pac-Man is van jou!
coach-lost-her = Mijn spook heeft je gevangen: nu speel ik Ms. Pac-Man.
coach-own-flip = F2: je spook is zwak tot je volgende beurt.
coach-their-flip = F2: mijn spook is zwak tot mijn volgende beurt.
coach-own-flip-strong = F2: je spook is meteen weer sterk.
coach-their-flip-strong = F2: mijn spook is meteen weer sterk.
coach-collect = Eet eerst je eigen kleur: nog { $count ->
        [one] { $count } stip
       *[other] { $count } stippen
    }. En blijf weg van mijn spook.
coach-hunt = Er is een zwak spook: vang het en je krijgt een extra beurt.
coach-chase = Je spook is sterk: vang me, en Ms. Pac-Man is van jou.
coach-hide = Je spook is zwak: blijf deze beurt bij me vandaan.
coach-won = Je hebt gewonnen! Goed gespeeld. De volgende keer niveau 2?
coach-lost = Deze partij win ik, maar je kent het spel nu. Nog een keer?
coach-draw = Remise: dezelfde stelling kwam voor de derde keer op het bord.
