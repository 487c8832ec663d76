### Lessons: a course for each game, and what a friendly opponent says during a first game. The keys of
### a step are lesson-GAME-STEP- and title, task, done, hint, or the name of a wrong answer in
### lessons/GAME.lesson. Squares, fences and rules are written as in the notation.

## The pages and the terminal

learn-title = Nauč se hrát
course-quoridor-strategy = Strategie Quoridoru
course-pacman-strategy = Strategie pro PAC-MANA
course-ghost-strategy = Strategie pro duchy
learn-lead = Krátké interaktivní lekce, asi pět minut na hru. Najdeš v nich každý obrázek z pravidel.
learn-steps =
    { $count ->
        [one] { $count } lekce
        [few] { $count } lekce
        [many] { $count } lekce
       *[other] { $count } lekcí
    }
learn-solved = Hotovo { $solved } z { $count }
learn-begin = Začít
learn-continue = Pokračovat
learn-repeat = Ještě jednou
learn-step = Lekce { $nth } z { $count }
learn-figure = Obrázek { $figure }
learn-board = Deska lekce. { $board }
learn-hint = Poradit
learn-show = Ukázat řešení
learn-shown = Jedno z řešení: { $word }.
learn-next = Další lekce
learn-back = Předchozí lekce
learn-skip = Přeskočit
learn-finish = Dokončit
learn-all = Všechny lekce
learn-read = Přečíst nahlas
learn-read-stop = Přestat číst
learn-right = Správně!
learn-wrong = Ne tak docela
learn-bow = Zasloužíš si potlesk!
learn-bow-more = { $game }: celý kurz máš za sebou. Pravidla už znáš, zbytek je cvik.
learn-bow-skipped = Konec kurzu
learn-bow-strategy = Teď máš plán. Vyzkoušej ho ve hře.
learn-first-game = Zahraj si první hru
learn-first-game-more = Přátelský soupeř ti vždycky řekne, co se právě stalo a nad čím přemýšlet. Skončit můžeš, kdy chceš.
learn-missing = V tomto kurzu není lekce „{ $word }“.
learn-plain-welcome = Napiš tah, nebo: hint (rada), show (deska), next (další), back (předchozí), list (seznam), quit (konec).
learn-plain-prompt = Tvůj tah:
learn-plain-marked = Označená pole: { $squares }.
learn-plain-first-game = První hra proti počítači úrovně 1. Po každém tahu se dozvíš, co se stalo a nad čím přemýšlet. Příkazy vypíše help, hru ukončí quit.
lesson-wrong = Tento tah je dovolený, ale úkol neřeší.

## What is wrong with the file of a course

lesson-file-key = Řádek { $line }, sloupec { $column }: „{ $word }“ do souboru s kurzem nepatří.
lesson-file-missing = Řádek { $line }, sloupec { $column }: chybí „{ $word }“ nebo jeho hodnota.
lesson-file-word = Řádek { $line }, sloupec { $column }: „{ $word }“ tu nic neznamená.
lesson-file-twice = Řádek { $line }, sloupec { $column }: lekce „{ $word }“ už tu je.
lesson-file-refused = Řádek { $line }, sloupec { $column }: { $why }
lesson-file-idle = Řádek { $line }, sloupec { $column }: tento řádek se nikdy neuplatní. Tah „{ $word }“ není dovolený, nebo ho zachytí dřívější řádek.
lesson-file-allowed = Řádek { $line }, sloupec { $column }: tah „{ $word }“ je podle pravidel dovolený, nebo ho zakazuje jiné pravidlo.
lesson-file-untrue = Řádek { $line }, sloupec { $column }: podle pravidel není pravda, co tu stojí.

## Quoridor

lesson-quoridor-start-title = Tvůj první krok
lesson-quoridor-start-task = Dvě figurky stojí proti sobě. Tvoje je dole, na e1, a má se dostat do cílové řady nahoře. Udělej jeden krok nahoru.
lesson-quoridor-start-done = To je jeden tah: krok, nebo překážka. Pak je na tahu druhý hráč.
lesson-quoridor-start-hint = Pole nad e1 je e2.
lesson-quoridor-start-sideways = Do strany se smí, ale k cílové řadě tě to nepřiblíží.
lesson-quoridor-start-fence = Překážku smíš položit v každém tahu. Teď ale prostě jdi: jeden krok nahoru.

lesson-quoridor-steps-title = Čtyři směry
lesson-quoridor-steps-task = Figurka jde nahoru, dolů, doleva nebo doprava, nikdy šikmo. Někdy se musíš i vrátit: udělej jeden krok dolů.
lesson-quoridor-steps-done = Dozadu se smí. Moc radosti z toho není, ale někdy je to nejkratší cesta ven.
lesson-quoridor-steps-hint = Dolů znamená k tvé straně desky, tedy na e4.
lesson-quoridor-steps-other = To se smí taky. Tentokrát se ale vrať o jedno pole dolů.

lesson-quoridor-goal-title = Kam jdeš
lesson-quoridor-goal-task = Devět označených polí je tvoje cílová řada. Stačí dojít na kterékoli z nich, a kdo to dokáže první, vyhrává. Vyhraj!
lesson-quoridor-goal-done = Vyhráváš! Nezáleží na tom, na které pole cílové řady dojdeš, ani jak.
lesson-quoridor-goal-hint = Tvoje figurka stojí hned pod cílovou řadou.
lesson-quoridor-goal-other = Od výhry tě dělí jediný krok. Udělej ho!

lesson-quoridor-around-title = Kolem překážky
lesson-quoridor-around-task = V cestě ti leží překážka e4h a přes překážky nikdo neprojde. Obejdi ji kratší cestou.
lesson-quoridor-around-done = Stačil krok do strany a z d4 je cesta nahoru zase volná.
lesson-quoridor-around-hint = Překážka je dlouhá dvě pole. Na které straně končí dřív?
lesson-quoridor-around-long = Na f4 máš překážku pořád nad sebou, protože je dlouhá dvě pole.
lesson-quoridor-around-other = Takhle překážku neobejdeš. Jdi na stranu, kde končí dřív.

lesson-quoridor-fence-title = Tvoje první překážka
lesson-quoridor-fence-task = Překážka je dlouhá dvě pole a patří do drážky mezi poli. Polož jednu druhé figurce do cesty, blíž k ní než k té tvojí, aby to měla do cíle dál.
lesson-quoridor-fence-done = Druhá figurka ji teď musí obejít. Překážka zůstane do konce hry.
lesson-quoridor-fence-hint = Polož ji napříč sloupcem, kterým druhá figurka jde, třeba hned před ni, na d8h.
lesson-quoridor-fence-idle = Kolem téhle druhá figurka prostě projde. Polož překážku tak, aby jí přehradila cestu.
lesson-quoridor-fence-own = Tahle překážka leží před tvou vlastní figurkou. Polož ji blíž k druhé figurce.
lesson-quoridor-fence-step = To byl krok. Tentokrát polož překážku: vyber drážku mezi poli.

lesson-quoridor-wall-title = Překážky vedle sebe
lesson-quoridor-wall-task = Překážky se smějí dotýkat, ale nesmějí se překrývat ani křížit. Prodluž překážku d4h: polož další hned vedle ní, do stejné řady.
lesson-quoridor-wall-done = Dvě překážky v řadě tvoří zeď dlouhou čtyři pole. To je mnohem lepší než dvě zvlášť.
lesson-quoridor-wall-hint = d4h leží nad poli d4 a e4. Další musí začínat u f4, nebo končit u c4.
lesson-quoridor-wall-apart = Tahle překážka zeď neprodlužuje. Musí začínat přesně tam, kde d4h končí, nebo končit tam, kde d4h začíná.
lesson-quoridor-wall-step = Figurku nech stát a polož překážku.

lesson-quoridor-closed-title = Poslední cestu zavřít nesmíš
lesson-quoridor-closed-task = Druhé figurce zbývá jediná cesta ven, přes f9. Zavřít ji překážkou e8v se nesmí; zkus to a uvidíš. Pak polož překážku, která druhé figurce prodlouží cestu aspoň o 2 kroky.
lesson-quoridor-closed-done = Cestu smíš prodloužit, ale ne zavřít: každá figurka musí mít vždycky kudy dojít do cíle.
lesson-quoridor-closed-hint = Cestu ven nezavírej. Prodluž chodbu za ní překážkou f8h.
lesson-quoridor-closed-short = Cesta zůstala, ale je skoro stejně dlouhá. Prodluž ji aspoň o 2 kroky.
lesson-quoridor-closed-step = Tentokrát polož překážku.

lesson-quoridor-both-title = Tvoje překážky brání i tobě
lesson-quoridor-both-task = Figurky stojí těsně proti sobě. Polož překážku, která bude vadit druhé figurce, ale té tvojí ne.
lesson-quoridor-both-done = Překážka za tvými zády vadí jen druhé figurce, protože ty jdeš nahoru a ona dolů.
lesson-quoridor-both-hint = Druhá figurka musí projít kolem tebe až dolů. Polož překážku pod svou figurku.
lesson-quoridor-both-both = Druhá figurka to teď má dál, ale ty taky. Překážka brání všem.
lesson-quoridor-both-idle = Tahle překážka druhou figurku nezdrží ani o krok.
lesson-quoridor-both-step = Tentokrát polož překážku.

lesson-quoridor-jump-title = Skoč!
lesson-quoridor-jump-task = Druhá figurka stojí přímo před tebou a pole za ní je volné. Přeskoč ji.
lesson-quoridor-jump-done = Dvě pole v jednom tahu. Skákat nikdy nemusíš, ale často se to vyplatí.
lesson-quoridor-jump-hint = Skoč rovně přes e5 a dopadneš na e6.
lesson-quoridor-jump-other = To smíš, skákat nemusíš. Tentokrát ale skoč.

lesson-quoridor-between-title = Přes překážku se neskáče
lesson-quoridor-between-task = Teď je mezi figurkami překážka, takže skočit nejde. Obejdi ji kratší cestou.
lesson-quoridor-between-done = Překážka mezi figurkami chrání tu druhou před tvým skokem a tebe před jejím.
lesson-quoridor-between-hint = Překážka e4h sahá doprava. Jdi doleva.
lesson-quoridor-between-other = Takhle překážku neobejdeš. Jdi na stranu, kde končí dřív.

lesson-quoridor-beside-title = Kolem druhé figurky
lesson-quoridor-beside-task = Kvůli překážce za druhou figurkou nejde skočit rovně. Smíš proto na pole vlevo nebo vpravo od této figurky. Obojí je správně, vyber si.
lesson-quoridor-beside-done = Výjimečně se jde šikmo, ale jen proto, že rovně skočit nešlo.
lesson-quoridor-beside-hint = Pole vedle druhé figurky jsou d5 a f5.
lesson-quoridor-beside-other = To je obyčejný tah. Jdi na pole vedle druhé figurky, vlevo nebo vpravo.

lesson-quoridor-one-side-title = Jedna strana je zavřená
lesson-quoridor-one-side-task = Rovně skočit nejde a vlevo od druhé figurky je další překážka. Jdi tam, kam to ještě jde.
lesson-quoridor-one-side-done = Přesně tak. Pole vedle figurky musí být volné a nesmí ho od ní dělit překážka.
lesson-quoridor-one-side-hint = Vlevo je zavřeno, takže jdi vpravo, na f5.
lesson-quoridor-one-side-other = To je obyčejný tah. Na jedno z polí vedle druhé figurky se ještě dostaneš.

lesson-quoridor-edge-title = Okraj desky
lesson-quoridor-edge-task = Druhá figurka stojí na okraji, na a5, takže za ni není kam skočit. Okraj platí za překážku. Obejdi figurku směrem nahoru.
lesson-quoridor-edge-done = Z b5 na a6 jedním tahem: okraj ti pomohl.
lesson-quoridor-edge-hint = Vedle a5 jsou a4 a a6. Chceš nahoru.
lesson-quoridor-edge-down = Stejné pravidlo dovoluje i tohle, ale vede to dolů. Ty chceš nahoru.
lesson-quoridor-edge-other = Obyčejný krok udělat smíš. Tentokrát ale obejdi figurku na okraji.

lesson-quoridor-count-title = Spočítej kroky
lesson-quoridor-count-task = Spočítej kroky: ty potřebuješ 4, druhá figurka 3. Takhle závod prohraješ. Najdi překážku, která ji zdrží aspoň o 4 kroky.
lesson-quoridor-count-done = Jediná překážka zavřela průchod ve zdi a ze 3 kroků je jich 7. Teď máš velký náskok.
lesson-quoridor-count-hint = Podívej se na průchod mezi překážkami pod druhou figurkou.
lesson-quoridor-count-small = Dobrý nápad, ale nestačí to. Existuje překážka, která druhou figurku zdrží aspoň o 4 kroky.
lesson-quoridor-count-idle = Cesta druhé figurky je stejně krátká jako předtím.
lesson-quoridor-count-step = Pak vyhraje druhá figurka: oběma zbývají 3 kroky a na tahu je ona. Tady je lepší překážka.
lesson-quoridor-count-aside = Takhle se nepřiblížíš a druhá figurka dál vede. Tady je lepší překážka.

lesson-quoridor-save-title = Šetři překážkami
lesson-quoridor-save-task = Ty potřebuješ 2 kroky, druhá figurka 4. Každá překážka tě stojí tah a zbývají ti už jen 2 překážky. Co uděláš, když vedeš?
lesson-quoridor-save-done = Běž! Kdo vede, překážky nepotřebuje. Nech si je na později.
lesson-quoridor-save-hint = Jdi nejkratší cestou.
lesson-quoridor-save-fence = Překážka stojí tah a ty už vedeš. Nech si ji a běž.
lesson-quoridor-save-other = Vedeš, tak neztrácej čas. Jdi ke své cílové řadě.

lesson-quoridor-race-title = Poslední závod
lesson-quoridor-race-task = Nikdo už nemá překážky, takže zbývá jen běžet. Ty potřebuješ 2 kroky, druhá figurka taky 2, a jsi na tahu. Vyhraj závod.
lesson-quoridor-race-done = Při stejném počtu kroků vyhrává, kdo je na tahu. Proto počítej dřív, než překážky dojdou.
lesson-quoridor-race-hint = Rovnou nahoru.
lesson-quoridor-race-other = Teď žádné okliky, každý krok se počítá.

lesson-quoridor-four-title = Čtyři hráči
lesson-quoridor-four-task = Ve čtyřech začíná u každého okraje desky jedna figurka a každý hráč má 5 překážek. Dvě figurky za sebou nejde přeskočit ani obejít. Uhni do strany.
lesson-quoridor-four-done = Přes víc než jednu figurku se nikdy neskáče. Ve čtyřech bývá uprostřed těsno.
lesson-quoridor-four-hint = Jdi doleva, nebo doprava.
lesson-quoridor-four-back = Dozadu se smí, ale proč ustupovat? Uhni do strany.
lesson-quoridor-four-fence = Překážka by taky šla. Tentokrát uhni do strany.

## Quoridor Mini

lesson-mini-clock-title = Stejná hra, ale na čas
lesson-mini-clock-task = Quoridor Mini je stejná hra na stejné desce, jen si v ní můžeš nastavit časový limit na každý tah. Tady není kam spěchat. Udělej krok k cílové řadě nahoře.
lesson-mini-clock-done = Když hrají dva na čas, prohrává ten, kdo limit překročí.
lesson-mini-clock-hint = Udělej krok nahoru, na e2.
lesson-mini-clock-other = Nehledej nic složitého a udělej krok k cílové řadě.

lesson-mini-out-title = Čas vypršel
lesson-mini-out-task = Ve čtyřech vypadne ten, komu vyprší čas. Hráč 2 je pryč, ale překážky zůstaly. Polož překážku do cesty figurce nahoře, na e7.
lesson-mini-out-done = Překážky zůstávají, ale figurce, která vypadla, už nikdo nemusí nechávat cestu.
lesson-mini-out-hint = Figurka na e7 chce dolů. Polož překážku napříč jejím sloupcem.
lesson-mini-out-idle = Kolem téhle figurka z e7 projde.
lesson-mini-out-step = Tentokrát polož překážku.

## PAC-MAN variant

lesson-pacman-start-title = Tah PAC-MANA
lesson-pacman-start-task = Jsi PAC-MAN a stojíš uprostřed. U okrajů čekají čtyři duchové, v rozích leží čtyři tečky. Jdi o dvě pole, krok za krokem, a skonči na jiném poli, než na kterém stojíš teď.
lesson-pacman-start-done = Dvě pole, ani víc, ani míň. Potom se každý duch jednou pohne.
lesson-pacman-start-hint = Vyber pole vedle PAC-MANA a pak další.
lesson-pacman-start-back = Tam a zpátky se smí a někdy je to chytré. Tentokrát ale skonči jinde.

lesson-pacman-corner-title = Za roh
lesson-pacman-corner-task = Překážky tu zůstávají celou hru na místě a nikdo přes ně neprojde, takže z e6 na e7 to nejde. Zahnout ale smíš. Dojdi na označené pole f6.
lesson-pacman-corner-done = Nahoru a doprava, nebo doprava a nahoru, vede tam obojí. Šikmo se ale nechodí nikdy.
lesson-pacman-corner-hint = Jdi přes e6, nebo přes f5.
lesson-pacman-corner-other = Takový tah je dovolený, ale nekončí na f6.

lesson-pacman-ghosts-title = Tah duchů
lesson-pacman-ghosts-task = Teď hraješ za duchy. Blinky na e9 PAC-MANA nevidí, takže jde o jedno pole, nikdy šikmo. Přibliž ho k PAC-MANOVI.
lesson-pacman-ghosts-done = Blinky, Inky, Pinky, Clyde: jeden po druhém, v tomto pořadí. Smějí se míjet.
lesson-pacman-ghosts-hint = PAC-MAN je na f6. Jdi dolů, nebo doprava.
lesson-pacman-ghosts-away = Tím se Blinky od PAC-MANA vzdaluje.

lesson-pacman-sight-title = Duch, který vidí PAC-MANA
lesson-pacman-sight-task = V této řadě Pinky a PAC-MANA nic nedělí: Pinky ho vidí a jde hned o dvě pole. Za ním!
lesson-pacman-sight-done = Šílenství: každý duch, který na začátku svého tahu vidí PAC-MANA, jde o dvě pole jedním směrem.
lesson-pacman-sight-hint = Jdi doleva, o dvě pole.
lesson-pacman-sight-away = Tam se smí, ale PAC-MAN je vlevo.

lesson-pacman-hidden-title = Za překážkou
lesson-pacman-hidden-task = Skoro totéž, ale PAC-MANA kryje překážka. Pinky ho nevidí a jde jen o jedno pole. Přibliž Pinky k PAC-MANOVI.
lesson-pacman-hidden-done = Překážka brání ve výhledu. Jiní duchové a tečky ne.
lesson-pacman-hidden-hint = Jdi o pole doleva.
lesson-pacman-hidden-away = Tím se Pinky od PAC-MANA vzdaluje.

lesson-pacman-hide-title = Zmiz z dohledu
lesson-pacman-hide-task = Zase jsi PAC-MAN a vidí tě dva duchové. Jdi tak, aby tě už nikdo neviděl.
lesson-pacman-hide-done = Duch, který tě nevidí, jde jen o jedno pole. Překážky jsou tví přátelé.
lesson-pacman-hide-hint = Najdi pole, které neleží v řadě ani ve sloupci žádného ducha, nebo je za překážkou: e6, nebo g6.
lesson-pacman-hide-caught = Tam vstoupíš na ducha a to stojí život.
lesson-pacman-hide-seen = Tam tě pořád nějaký duch vidí, v řadě nebo ve sloupci.

lesson-pacman-pellet-title = Tečka
lesson-pacman-pellet-task = Potřebuješ všechny čtyři tečky. Dojdi k té v rohu, na a1: tam se zastavíš a sníš ji. Pak smíš jít až o 3 pole dál.
lesson-pacman-pellet-done = První tečka je snědená. Ta 3 pole navíc platí jen v tomto tahu a nemusíš je využít všechna.
lesson-pacman-pellet-hint = Dva kroky dolů: a2, a1. Pak jdi dál, nebo zůstaň.
lesson-pacman-pellet-other = Tečka leží dva kroky pod tebou.

lesson-pacman-boost-title = Sněz ducha
lesson-pacman-boost-task = Na těch 3 polích navíc sníš každého ducha, kterého potkáš. Inky na c1 si myslí, že mu nic nehrozí. Sněz tečku a pak i jeho.
lesson-pacman-boost-done = Snědený duch je mimo desku, dokud PAC-MANA někdo nechytí.
lesson-pacman-boost-hint = a2, a1 a pak dvě pole doprava.
lesson-pacman-boost-pellet = Tečka je snědená, ale Inky pořád stojí na svém místě. Jdi v témže tahu dál, na c1.
lesson-pacman-boost-other = Nejdřív tečka v rohu, pak Inky.

lesson-pacman-feast-title = Dva najednou
lesson-pacman-feast-task = Blinky a Inky stojí za sebou hned vedle tečky. Sněz je oba jedním tahem.
lesson-pacman-feast-done = Stačí, když přes ducha jen projdeš. Teď je jich o dva méně.
lesson-pacman-feast-hint = Dolů na i1, pak doleva přes h1 na g1.
lesson-pacman-feast-one = Jeden duch je snědený, druhý ještě ne: jdi o pole dál.
lesson-pacman-feast-other = Nejdřív tečka na i1, pak doleva přes oba duchy.

lesson-pacman-contact-title = Nevrážej do duchů
lesson-pacman-contact-task = Když zrovna nemáš pole navíc za tečku a vstoupíš na pole s duchem, chytí tě. Blinky stojí hned nad tebou, na e6. Vyhni se všem duchům.
lesson-pacman-contact-done = Pěkně. Kde stojí duchové, sleduj už před prvním krokem, ne až před druhým.
lesson-pacman-contact-hint = Kamkoli, jen ne nahoru.
lesson-pacman-contact-caught = Vstup na pole s duchem tě stojí život, stejně jako kdyby tě duch chytil sám.

lesson-pacman-cross-title = Duchové a tečky
lesson-pacman-cross-task = Malé bludiště. Blinky vidí PAC-MANA v řadě, ale mezi nimi leží tečka. Přes nesnědenou tečku duch projít smí, jen na ní nesmí zůstat stát. Za PAC-MANEM!
lesson-pacman-cross-done = Přes tečku a dál. Jakmile PAC-MAN tečku sní, je to pole jako každé jiné.
lesson-pacman-cross-hint = Jdi o dvě pole doleva, přes c1 na b1.
lesson-pacman-cross-other = PAC-MAN je vlevo. Projdi přes tečku.

lesson-pacman-catch-title = Chycen!
lesson-pacman-catch-task = Inky vidí PAC-MANA, který je o dvě pole níž. Chyť ho!
lesson-pacman-catch-done = PAC-MANA to stojí život. Všechny figurky se vracejí na start, i snědení duchové; snědené tečky zůstávají snědené.
lesson-pacman-catch-hint = Jdi rovnou dolů, o dvě pole.
lesson-pacman-catch-other = Takhle PAC-MAN uteče. Inky na něj přitom dosáhne: stačí jít o dvě pole dolů.

lesson-pacman-together-title = Chyťte PAC-MANA společně
lesson-pacman-together-task = PAC-MAN má poslední život. Vlevo od něj stojí Pinky, pod ním je překážka. Kam musí jít Clyde, aby PAC-MAN neutekl?
lesson-pacman-together-done = Ať jde PAC-MAN kamkoli, některý duch ho chytí. Duchové vyhrávají společně, třetím chycením.
lesson-pacman-together-hint = Zavři PAC-MANOVI pravou stranu.
lesson-pacman-together-other = Takhle PAC-MAN vpravo proklouzne.

lesson-pacman-last-title = Poslední tečka
lesson-pacman-last-task = Tři tečky jsou snědené, jedna zbývá a máš jeden život. Víš, co dělat.
lesson-pacman-last-done = Čtyři tečky jsou snědené a hned vyhráváš, i kdyby duchové byli na dosah.
lesson-pacman-last-hint = Na i1 jsou to dva kroky: dolů a doprava, nebo doprava a dolů.
lesson-pacman-last-other = Tečka leží dva kroky od tebe, na i1.

## Ms. Pac-Man

lesson-mspacman-place-title = Kde začíná Ms. Pac-Man
lesson-mspacman-place-task = Na ruletce ti padlo nejvyšší číslo, takže hraješ za Ms. Pac-Man. Tvoje oblast je vlevo nahoře; vyhraješ, až zmizí všech jejích 17 teček. Postav Ms. Pac-Man na bílý kroužek v této oblasti.
lesson-mspacman-place-done = Na e7 máš svoje tečky všude kolem. Ms. Pac-Man smí začít jen na označených kroužcích.
lesson-mspacman-place-hint = Bílý kroužek nahoře je e7.
lesson-mspacman-place-far = Ms. Pac-Man tam začít smí, ale tvoje tečky jsou vlevo nahoře. Vyber kroužek ve své oblasti.

lesson-mspacman-dots-title = Sbírání teček
lesson-mspacman-dots-task = Na ruletce padla 2. Ms. Pac-Man vezme tečku, teprve když z jejího pole odejde. Dvojka tedy znamená dvě tečky a první z nich je ta, na které Ms. Pac-Man stojí. Vezmi dvě svoje.
lesson-mspacman-dots-done = Dvě tečky jsou pryč. Ta, na které Ms. Pac-Man stojí, zůstane, dokud Ms. Pac-Man nepůjde dál.
lesson-mspacman-dots-hint = Tvoje oblast je vlevo. Jdi na d7 a pak dál.
lesson-mspacman-dots-other = Takhle vezmeš méně teček své barvy. Jdi doleva, přes d7.

lesson-mspacman-exact-title = Přesně tolik
lesson-mspacman-exact-task = Na ruletce padla 3 a chceš skončit na d7, hned vedle. Musíš jít přesně o 3 pole, ale smíš zahýbat i se vracet. Skonči na d7.
lesson-mspacman-exact-done = Tam, zpátky a zase tam. Prázdná pole se taky počítají.
lesson-mspacman-exact-hint = Třeba d7, e7, d7.
lesson-mspacman-exact-other = Jsou to 3 pole, ale nekončíš na d7.

lesson-mspacman-exits-title = Přes východy
lesson-mspacman-exits-task = Z východu se smíš vrátit kterýmkoli jiným východem. Jdi na a5, přesuň se na jiný východ a jdi ještě o pole dál. Každý z těch tří kroků se počítá jako jedno pole. Skonči na označeném poli.
lesson-mspacman-exits-done = Z jedné strany bludiště na druhou ve třech krocích. Duchové to smějí taky.
lesson-mspacman-exits-hint = Začni na a5 a pak vyber jiný východ, třeba e9.
lesson-mspacman-exits-other = Jdi dolů k východu a5, přesuň se na jiný východ a jdi o pole dál.

lesson-mspacman-own-title = Nejdřív vlastní barva
lesson-mspacman-own-task = Na ruletce padla 4. Tečky jiné barvy pomáhají hráči té barvy, i když je sníš ty. Vezmi čtyři svoje.
lesson-mspacman-own-done = Čtyři tvoje tečky jsou pryč. Pro tebe se počítá jen tvoje barva.
lesson-mspacman-own-hint = Jdi doleva přes d7 a d8 a nevracej se.
lesson-mspacman-own-helps = To jsou tečky hráče 2: takhle pomáháš k výhře někomu jinému.
lesson-mspacman-own-other = Takhle vezmeš méně než čtyři své tečky. Nevracej se na prázdná pole.

lesson-mspacman-power-title = Silová tečka
lesson-mspacman-power-task = Velká tečka v rohu je silová. Když na ní jen stojíš, nic se neděje; když z jejího pole odejdeš, všichni duchové zeslábnou. Vezmi ji.
lesson-mspacman-power-done = Slabí duchové tě nechytí, naopak ty chytáš je. Slabí zůstanou po celý svůj příští tah.
lesson-mspacman-power-hint = Jdi na a9 a zase pryč.
lesson-mspacman-power-stay = Silová tečka tam pořád leží. Ms. Pac-Man musí na a9 vstoupit a v témže tahu zase odejít.

lesson-mspacman-hunt-title = Ulov lovce
lesson-mspacman-hunt-task = Stojíš na silové tečce a o dvě pole níž je silný duch. Jakmile odejdeš, zeslábne. Chyť ho!
lesson-mspacman-hunt-done = Duch jde domů a ty máš jeden tah navíc.
lesson-mspacman-hunt-hint = Jdi o dvě pole dolů.
lesson-mspacman-hunt-other = Duchové jsou teď slabí, ale ten na a7 uniká. Jdi o dvě pole dolů.

lesson-mspacman-strong-title = Drž se dál od silných duchů
lesson-mspacman-strong-task = Duch na d7 je silný. Když na něj vstoupíš, začne za Ms. Pac-Man hrát jeho hráč. Jdi o 2 pole a vyhni se mu.
lesson-mspacman-strong-done = V bezpečí. Počítá se každé pole cestou, nejen poslední.
lesson-mspacman-strong-hint = Jdi doprava.
lesson-mspacman-strong-caught = Ms. Pac-Man vstoupila na silného ducha: teď za ni hraje hráč 2.

lesson-mspacman-catch-title = Chyť Ms. Pac-Man
lesson-mspacman-catch-task = Teď hraješ za ducha hráče 2. Duch hází kostkou a jde přesně o tolik polí, kolik padlo; tečky nebere. Na kostce padla 3. Chyť Ms. Pac-Man!
lesson-mspacman-catch-done = Ms. Pac-Man je chycená! Tvůj duch odchází z desky a za Ms. Pac-Man teď hraješ ty.
lesson-mspacman-catch-hint = Rovnou dolů: a8, a7, a6.
lesson-mspacman-catch-other = Ms. Pac-Man je přesně o tři pole dál. Nenech ji utéct.

lesson-mspacman-take-over-title = Teď hraješ za Ms. Pac-Man
lesson-mspacman-take-over-task = Tvůj duch chytil Ms. Pac-Man, takže ji postavíš na kterýkoli volný bílý kroužek a jsi na tahu. Tvoje oblast je vpravo nahoře. Kde začneš?
lesson-mspacman-take-over-done = Hned vedle svých teček. Duch předchozího hráče jde domů a je silný.
lesson-mspacman-take-over-hint = Bílý kroužek vpravo je g5.
lesson-mspacman-take-over-far = To je dovolené, ale tvoje tečky jsou vpravo nahoře. Nejblíž je g5.

lesson-mspacman-weak-title = Slabý duch: drž se dál
lesson-mspacman-weak-task = Zase hraješ za ducha, ale silová tečka ho oslabila. Když teď vstoupí na Ms. Pac-Man, jde domů. Jdi o 3 pole a vyhni se Ms. Pac-Man.
lesson-mspacman-weak-done = Trpělivost: tvůj duch zůstane slabý, dokud nezačne tvůj příští tah. Pak bude zase silný.
lesson-mspacman-weak-hint = Jdi, jak chceš, jen neskonči na a6.
lesson-mspacman-weak-caught = Slabý duch, který vstoupí na Ms. Pac-Man, jde domů. Vyhni se poli a6.

lesson-mspacman-f2-title = F2 na kostce
lesson-mspacman-f2-task = Tvému duchovi padlo F2: zeslábne a pak jde o 2 pole. Ms. Pac-Man je hned vedle, na e7. Drž se od ní dál.
lesson-mspacman-f2-done = V tvém příštím tahu bude duch zase silný, a to ještě před hodem.
lesson-mspacman-f2-hint = Jdi nejdřív na d8.
lesson-mspacman-f2-caught = Tvůj duch je slabý, takže jde domů, když vstoupí na Ms. Pac-Man.

lesson-mspacman-further-title = O pole dál
lesson-mspacman-further-task = Na kostce padla 1, ale na e7 stojí duch hráče 3. Duch, který by skončil na jiném duchovi, jde o pole dál. Dojdi na f7.
lesson-mspacman-further-done = Dva duchové nikdy nestojí na stejném poli; míjet se smějí.
lesson-mspacman-further-hint = Jdi přes e7 na f7.
lesson-mspacman-further-other = Jdi přes druhého ducha na f7.

lesson-mspacman-spare-title = Nedávej výhru zadarmo
lesson-mspacman-spare-task = Hraješ za Ms. Pac-Man, ale tato oblast patří hráči 1 a zbývá v ní jediná tečka, na e8. Ať ji sní kdokoli, vyhraje hráč 1. Jdi o 2 pole a tu tečku neber.
lesson-mspacman-spare-done = Vyhrává první barva bez teček, ať je snědl kdokoli. Sleduj, čí tečky jíš.
lesson-mspacman-spare-hint = Nechoď přes e8.
lesson-mspacman-spare-gift = To byla poslední tečka hráče 1: hráč 1 vyhrál.

lesson-mspacman-win-title = Poslední tečky
lesson-mspacman-win-task = Zbývají ti dvě tečky: jedna na poli, kde stojí Ms. Pac-Man, druhá na b9. Na ruletce padla 5. Vyhraj!
lesson-mspacman-win-done = Hra končí, jakmile zmizí tvoje poslední tečka, i uprostřed tahu.
lesson-mspacman-win-hint = Vstup na b9 a zase odejdi.
lesson-mspacman-win-other = Jedna tvoje tečka ještě zbývá. Vstup na b9 a zase odejdi.

## Strategie Quoridoru

lesson-quoridor-strategy-race-title = Kdo bude v cíli dřív?
lesson-quoridor-strategy-race-task = Nikdo už nemá překážky, počítají se jen kroky. Obě figurky potřebují 5 kroků a na tahu jsi ty. Z které strany obejdeš zeď?
lesson-quoridor-strategy-race-done = Při stejném počtu kroků vyhrává, kdo je na tahu. Teď potřebuješ 4 kroky a druhá figurka 5.
lesson-quoridor-strategy-race-hint = Spočítej pole k oběma koncům zdi.
lesson-quoridor-strategy-race-other = Tím ztratíš krok a s ním i závod.

lesson-quoridor-strategy-fence-title = Překážka, nebo krok?
lesson-quoridor-strategy-fence-task = Ty potřebuješ 4 kroky, druhá figurka 3, a máš 1 překážku. Když uděláš krok, zbudou ti taky 3, ale na tahu bude soupeř. Najdi překážku, se kterou závod vyhraješ.
lesson-quoridor-strategy-fence-done = Zeď je teď delší a druhá figurka potřebuje 5 kroků místo 3. Ty potřebuješ 4, takže vedeš.
lesson-quoridor-strategy-fence-hint = Překážka tě stojí tah, takže druhou figurku musí stát dva kroky. Prodluž zeď d3h.
lesson-quoridor-strategy-fence-small = Druhou figurku to stojí krok a tebe tah: nic tím nezískáš. Najdi překážku, která stojí dva kroky.
lesson-quoridor-strategy-fence-other = Pak závod vyhraje druhá figurka. Polož jí do cesty překážku.

lesson-quoridor-strategy-save-title = Nech si poslední překážku
lesson-quoridor-strategy-save-task = Ty potřebuješ 3 kroky, druhá figurka 2, a každý hráč má ještě 1 překážku. Ta tvoje pomůže nejvíc, až bude druhá figurka těsně před svou cílovou řadou. Co uděláš teď?
lesson-quoridor-strategy-save-done = Nejdřív krok. Překážku si nech na chvíli, kdy ji budeš potřebovat.
lesson-quoridor-strategy-save-hint = Druhá figurka tam ještě není. Jdi rovnou nahoru.
lesson-quoridor-strategy-save-other = Tak prohraješ. Nech si překážku na poslední chvíli a jdi rovnou nahoru.

lesson-quoridor-strategy-threat-title = Vytvoř hrozbu
lesson-quoridor-strategy-threat-task = Obě figurky potřebují 2 kroky a každý hráč má ještě 1 překážku. Kdo musí odpovědět na hrozbu, přijde o překážku. Co zahraješ?
lesson-quoridor-strategy-threat-done = Chybí ti jediný krok: soupeř musí položit překážku a ty svou pořád máš.
lesson-quoridor-strategy-threat-hint = Druhou figurku zatím nezdržuj. Jdi blíž k cíli.
lesson-quoridor-strategy-threat-other = To je moc pomalé. Nejdřív se dostaň na krok od cíle.

lesson-quoridor-strategy-jump-title = Skok ušetří krok
lesson-quoridor-strategy-jump-task = Ty potřebuješ 5 kroků, druhá figurka 4 a nikdo už nemá překážky. Kde vezmeš krok, který ti chybí?
lesson-quoridor-strategy-jump-done = Dvě pole v jednom tahu: teď potřebuješ 3 kroky a závod vyhraješ.
lesson-quoridor-strategy-jump-hint = Druhá figurka stojí přímo před tebou.
lesson-quoridor-strategy-jump-other = Bez skoku závod prohraješ.

lesson-quoridor-strategy-face-title = Tváří v tvář
lesson-quoridor-strategy-face-task = Ty potřebuješ 6 kroků, druhá figurka 5 a nikdo už nemá překážky. Kdo si stoupne těsně před druhého, nechá se přeskočit. Jak donutíš soupeřovu figurku, aby tě obešla?
lesson-quoridor-strategy-face-done = Mezi vámi je jedno volné pole. Když tam druhá figurka vstoupí, přeskočíš ji; když tě obejde, ztratí krok.
lesson-quoridor-strategy-face-hint = Nech mezi figurkami přesně jedno volné pole.
lesson-quoridor-strategy-face-other = Tak závod prohraješ. Nech mezi figurkami jedno volné pole.

lesson-quoridor-strategy-corner-title = Nechoď do slepé uličky
lesson-quoridor-strategy-corner-task = Ty potřebuješ 3 kroky, druhá figurka 5, ale soupeř má ještě 1 překážku. Vlevo od překážky b7v je kout. Kudy se dostaneš nahoru bezpečně?
lesson-quoridor-strategy-corner-done = Tady je dost místa: ať soupeř položí jakoukoli překážku, závod vyhraješ.
lesson-quoridor-strategy-corner-hint = Překážka nad sloupci a, b by z rohu udělala slepou uličku. Jdi na druhou stranu b7v.
lesson-quoridor-strategy-corner-other = Tady tě jediná překážka připraví o výhru. Jdi doprava, za překážku b7v.

lesson-quoridor-strategy-dead-end-title = Udělej slepou uličku
lesson-quoridor-strategy-dead-end-task = Druhá figurka běží dolů podél okraje, vedle překážky h4v. Potřebuje 3 kroky, ty 5 a máš 1 překážku. Kam s ní, aby soupeři prodloužila cestu co nejvíc?
lesson-quoridor-strategy-dead-end-done = Druhá figurka se musí vrátit nahoru a jít oklikou: ze 3 kroků je jich 9. Ty potřebuješ 5.
lesson-quoridor-strategy-dead-end-hint = Zavři chodbu hned pod figurkou: pak může jen zpátky.
lesson-quoridor-strategy-dead-end-step = Krok nestačí: druhé figurce zbývají jen 3. Polož jí do cesty překážku.
lesson-quoridor-strategy-dead-end-other = To je málo. Zavři chodbu hned pod figurkou.

lesson-quoridor-strategy-narrow-title = Úzký průchod
lesson-quoridor-strategy-narrow-task = Ty potřebuješ 3 kroky, druhá figurka 4 a soupeř má ještě 1 překážku. Ve zdi je průchod nad sloupcem e, široký jedno pole, a druhý nad h a i. Kterým půjdeš?
lesson-quoridor-strategy-narrow-done = Překážka je dlouhá dvě pole: průchod široký jen jedno pole nezavře.
lesson-quoridor-strategy-narrow-hint = Který průchod může překážka zavřít?
lesson-quoridor-strategy-narrow-other = Tak závod prohraješ. Jdi k průchodu, který žádná překážka nezavře.

lesson-quoridor-strategy-last-gap-title = Poslední průchod
lesson-quoridor-strategy-last-gap-task = Potřebuješ 2 kroky, průchodem nad sloupci e a f. Soupeř ho chce zavřít překážkou e8h. Máš 1 překážku: co uděláš, aby průchod zůstal otevřený?
lesson-quoridor-strategy-last-gap-done = Poslední cesta figurky se zavřít nesmí a překážky se nesmějí křížit: průchod zůstane otevřený.
lesson-quoridor-strategy-last-gap-hint = Když zavřeš okliku u sloupce i, bude průchod tvou poslední cestou. Nebo polož svislou překážku do průchodu.
lesson-quoridor-strategy-last-gap-other = S překážkou na e8h je oklika moc dlouhá.

## Strategie pro PAC-MANA

lesson-pacman-strategy-tempo-title = Není času nazbyt
lesson-pacman-strategy-tempo-task = Zbývá jediná tečka, na f5, a vedle ní čekají dva duchové. Máš to k ní šest polí, tedy tři tahy. Kterými dvěma poli začneš?
lesson-pacman-strategy-tempo-done = Duchové se musí v každém tahu pohnout, takže tam nemohou zůstat. Stihneš to.
lesson-pacman-strategy-tempo-hint = Jdi nejkratší cestou: doprava a pak nahoru.
lesson-pacman-strategy-tempo-other = Takhle vyhrají duchové. Jdi nejdřív doprava, potom nahoru.

lesson-pacman-strategy-unseen-title = Přibliž se nepozorovaně
lesson-pacman-strategy-unseen-task = Poslední tečka je na f5. Duch, který tě vidí, jde o dvě pole. Dojdi na místo, odkud to máš k tečce nejvýš dvě pole a kde tě žádný duch nevidí.
lesson-pacman-strategy-unseen-done = Nikdo tě nevidí, a tak ti nikdo nevstoupí do cesty. Příštím tahem vyhraješ.
lesson-pacman-strategy-unseen-hint = Vyhni se řadám a sloupcům duchů: jdi doprava.
lesson-pacman-strategy-unseen-other = Takhle vyhrají duchové. Jdi blíž k tečce, tam, kde tě žádný nevidí.

lesson-pacman-strategy-bait-title = Bližší tečka
lesson-pacman-strategy-bait-task = Zbývají dvě tečky a duchové jsou blízko. Ta na b2 je blíž, ale leží v koutě. Ke které půjdeš dřív?
lesson-pacman-strategy-bait-done = Ano, k e1. Tohle bludiště je vyřešené: tvůj tah vyhrává, každý jiný prohrává.
lesson-pacman-strategy-bait-hint = Z b2 se těžko dostaneš pryč. Jdi dolů, k e1.
lesson-pacman-strategy-bait-other = Pak vyhrají duchové. Nech kout být a jdi k e1.

lesson-pacman-strategy-landing-title = Kde se zastavit
lesson-pacman-strategy-landing-task = Sněz tečku na a2. Pak smíš jít až o 3 pole dál. Skonči na cestě k další tečce tam, kde tě žádný duch nevidí.
lesson-pacman-strategy-landing-done = Nemusíš využít všechna 3 pole. Na c2 tě nikdo nevidí a b1 je blízko.
lesson-pacman-strategy-landing-hint = Jdi druhou řadou a zastav se na c2.
lesson-pacman-strategy-landing-other = Takhle nevyhraješ. Sněz tečku na a2 a zastav se na správném místě.

lesson-pacman-strategy-feast-title = Uvolni si cestu
lesson-pacman-strategy-feast-task = Blinky a Inky ti stojí v cestě. Tečka na e4 ti dá až 3 pole navíc, a to stačí na oba. Sněz je!
lesson-pacman-strategy-feast-done = O dva duchy méně a zbývá už jen jedna tečka.
lesson-pacman-strategy-feast-hint = Přes e4 dolů na e2 a pak doleva na d2.
lesson-pacman-strategy-feast-other = Pak aspoň jeden z nich zůstane na desce a duchové vyhrají.

## Strategie pro duchy

lesson-ghost-strategy-corner-title = V koutě
lesson-ghost-strategy-corner-task = PAC-MAN je v koutě, má poslední život a Blinky stojí hned vedle. Kam půjde Inky, aby PAC-MAN nemohl ven?
lesson-ghost-strategy-corner-done = Obě cesty ven jsou hlídané: PAC-MAN už neuteče.
lesson-ghost-strategy-corner-hint = PAC-MAN chce dolů. Hlídej mu tu cestu.
lesson-ghost-strategy-corner-other = Pak PAC-MAN uteče dolů.

lesson-ghost-strategy-line-title = Na dohled
lesson-ghost-strategy-line-task = Žádný duch PAC-MANA nevidí. Duch, který ho ve své řadě nebo sloupci vidí, jde o dvě pole. Doveď Inkyho tam, odkud PAC-MANA uvidí.
lesson-ghost-strategy-line-done = Teď Inky PAC-MANA vidí. Když ho uvidí i příště, půjde o dvě pole.
lesson-ghost-strategy-line-hint = PAC-MAN je ve čtvrté řadě.
lesson-ghost-strategy-line-other = Odtud Inky PAC-MANA nevidí, a tak PAC-MAN uteče.

lesson-ghost-strategy-guard-title = Hlídej poslední tečku
lesson-ghost-strategy-guard-task = PAC-MANOVI chybí jediná tečka, na f5. Pinky ho může honit, nebo tečku hlídat. Co uděláš?
lesson-ghost-strategy-guard-done = Pinky zůstává u tečky. PAC-MAN musí projít kolem.
lesson-ghost-strategy-guard-hint = Odejdi z páté řady, nahoru nebo dolů, ale zůstaň blízko.
lesson-ghost-strategy-guard-other = Pak se PAC-MAN dostane k tečce.

lesson-ghost-strategy-block-title = Zavři cestu ven
lesson-ghost-strategy-block-task = PAC-MAN je v koutě, na e5, a hned pod ním je tečka. Kam půjde Blinky, aby hlídal cestu ven přes d5?
lesson-ghost-strategy-block-done = Blinky hlídá d5. Tohle bludiště je vyřešené: tvůj tah vyhrává, každý jiný prohrává.
lesson-ghost-strategy-block-hint = Jdi na pole pod d5.
lesson-ghost-strategy-block-other = Pak PAC-MAN sní tečku a uteče.

lesson-ghost-strategy-life-title = Vezmi PAC-MANOVI život
lesson-ghost-strategy-life-task = PAC-MAN má 2 životy. Když ho chytíš, zbude mu 1 a všechny figurky se vrátí na start. Vyplatí se ho chytit?
lesson-ghost-strategy-life-done = Ze startu a s 1 životem už PAC-MAN v tomto bludišti nevyhraje.
lesson-ghost-strategy-life-hint = Blinky vidí PAC-MANA: dvě pole doprava.
lesson-ghost-strategy-life-other = Pak PAC-MAN uteče, oba životy mu zůstanou a vyhraje.

## A first game

coach-begin-quoridor = Chceš se dostat do cílové řady na druhé straně desky. V každém tahu uděláš krok, nebo položíš překážku. Začni krokem vpřed.
coach-own-step = Dobře, jsi na { $square }: { $count ->
        [one] zbývá { $count } krok.
        [few] zbývají { $count } kroky.
        [many] zbývá { $count } kroku.
       *[other] zbývá { $count } kroků.
    }
coach-own-detour = Na { $square } nejsi cíli o nic blíž: { $count ->
        [one] zbývá { $count } krok.
        [few] zbývají { $count } kroky.
        [many] zbývá { $count } kroku.
       *[other] zbývá { $count } kroků.
    }
coach-their-step = Jdu na { $square } a potřebuju ještě { $count ->
        [one] { $count } krok.
        [few] { $count } kroky.
        [many] { $count } kroku.
       *[other] { $count } kroků.
    }
coach-own-fence = Au, { $fence } mě stojí { $count ->
        [one] { $count } krok.
        [few] { $count } kroky.
        [many] { $count } kroku.
       *[other] { $count } kroků.
    }
coach-own-fence-both = { $fence } mě stojí { $count ->
        [one] { $count } krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }, ale i tebe { $own }. Překážky brání všem.
coach-own-fence-idle = { $fence } mi zatím nevadí.
coach-their-fence = Moje překážka { $fence } prodlužuje tvou cestu o { $count ->
        [one] { $count } krok.
        [few] { $count } kroky.
        [many] { $count } kroku.
       *[other] { $count } kroků.
    }
coach-their-fence-idle = Moje překážka { $fence } ti zatím nevadí.
coach-ahead = Kroky do cíle: ty { $own }, já { $theirs }. Vedeš a jsi na tahu: běž a šetři překážkami.
coach-behind = Kroky do cíle: ty { $own }, já { $theirs }. Pomůže ti překážka, která mě stojí dva kroky nebo víc.
coach-danger = Pozor: jsem krok od výhry. Jestli můžeš, polož mi do cesty překážku!
coach-win-now = Ještě krok a vyhráváš!
coach-run = Překážky ti došly. Běž: { $count ->
        [one] zbývá { $count } krok.
        [few] zbývají { $count } kroky.
        [many] zbývá { $count } kroku.
       *[other] zbývá { $count } kroků.
    }
coach-pellet = Tečka! { $count ->
        [0] To byla poslední.
        [one] Zbývá { $count }.
        [few] Zbývají { $count }.
        [many] Zbývá { $count }.
       *[other] Zbývá { $count }.
    }
coach-ghost-eaten = Duch je snědený: { $piece } se vrátí na desku, až tě někdo chytí.
coach-caught = { $piece } tě chytil. { $count ->
        [0] To byl tvůj poslední život.
        [one] Zbývá ti { $count } život a všichni se vracejí na start.
        [few] Zbývají ti { $count } životy a všichni se vracejí na start.
        [many] Zbývá ti { $count } života a všichni se vracejí na start.
       *[other] Zbývá ti { $count } životů a všichni se vracejí na start.
    }
coach-frenzy = { $piece } tě vidí a jde o dvě pole.
coach-seen = { $count ->
        [one] Vidí tě { $count } duch
        [few] Vidí tě { $count } duchové
        [many] Vidí tě { $count } ducha
       *[other] Vidí tě { $count } duchů
    }, a kdo tě vidí, jde o dvě pole. Schovej se za překážku, nebo zmiz z dohledu.
coach-unseen = Nikdo tě nevidí. Jdi pro { $count ->
        [one] poslední tečku
        [few] jednu ze { $count } teček
        [many] jednu z { $count } tečky
       *[other] jednu z { $count } teček
    } a sleduj, kde jsou duchové.
coach-pellet-near = Tečka je na dosah! Potom máš 3 pole navíc: můžeš sníst duchy, nebo utéct.
coach-pellet-last = Poslední tečka je na dosah: sněz ji a vyhraješ!
coach-ghosts = Rozestav duchy tak, aby PAC-MAN neměl kam utéct.
coach-leads = Padlo ti nejvyšší číslo: hraješ za Ms. Pac-Man.
coach-chases = Padlo mi nejvyšší číslo a hraju za Ms. Pac-Man. Chyť mě svým duchem!
coach-place = Vyber bílý kroužek blízko svých teček.
coach-dots = { $count ->
        [0] Všechny tvoje tečky jsou pryč!
        [one] Zbývá { $count } tvoje tečka.
        [few] Zbývají { $count } tvoje tečky.
        [many] Zbývá { $count } tvé tečky.
       *[other] Zbývá { $count } tvých teček.
    }
coach-weakened = Silová tečka: všichni duchové jsou teď slabí.
coach-own-ghost-home = Tvůj duch se vrátil domů a je zase silný.
coach-their-ghost-home = Můj duch se vrátil domů a je zase silný.
coach-took-over = Máš mě: Ms. Pac-Man je tvoje!
coach-lost-her = Můj duch tě chytil: teď za Ms. Pac-Man hraju já.
coach-own-flip = F2: tvůj duch je slabý do tvého příštího tahu.
coach-their-flip = F2: můj duch je slabý do mého příštího tahu.
coach-own-flip-strong = F2: tvůj duch je hned zase silný.
coach-their-flip-strong = F2: můj duch je hned zase silný.
coach-collect = Nejdřív svou barvu: { $count ->
        [one] zbývá { $count } tečka
        [few] zbývají { $count } tečky
        [many] zbývá { $count } tečky
       *[other] zbývá { $count } teček
    }. A pozor na mého ducha.
coach-hunt = Můj duch je slabý: chyť ho a máš tah navíc.
coach-chase = Tvůj duch je silný: dostaň se ke mně a Ms. Pac-Man je tvoje.
coach-hide = Tvůj duch je slabý: v tomto tahu se ode mě drž dál.
coach-won = Vyhráváš! Dobře zahráno. Příště úroveň 2?
coach-lost = Tentokrát vyhrávám já, ale hru už znáš. Ještě jednou?
coach-draw = Remíza: stejná pozice se objevila potřetí.
