### Lessons: a course for each game, and what a friendly opponent says during a first game. The keys of
### a step are lesson-GAME-STEP- and title, task, done, hint, or the name of a wrong answer in
### lessons/GAME.lesson. Squares, fences and rules are written as in the notation.

## The pages and the terminal

learn-title = Nauč se hrát
learn-lead = Krátké lekce na desce, na kterou si můžeš sáhnout, asi pět minut na hru. Každý obrázek z pravidel je jednou z nich.
learn-steps =
    { $count ->
        [one] { $count } lekce
        [few] { $count } lekce
       *[other] { $count } lekcí
    }
learn-solved = Hotovo { $solved } z { $count }
learn-begin = Začít
learn-continue = Pokračovat
learn-repeat = Ještě jednou
learn-step = Lekce { $nth } z { $count }
learn-figure = Obrázek { $figure }
learn-board = Deska lekce. { $board }
learn-hint = Nápověda
learn-show = Ukaž mi to
learn-shown = Jedno z řešení: { $word }.
learn-next = Další lekce
learn-back = Předchozí lekce
learn-skip = Přeskočit
learn-finish = Dokončit
learn-all = Všechny lekce
learn-right = Správně!
learn-wrong = Ne tak docela
learn-bow = Můžeš se uklonit!
learn-bow-more = To byl celý kurz hry { $game }. Pravidla už znáš, zbytek je cvik.
learn-first-game = Zahraj si první partii
learn-first-game-more = Soupeř je přátelský: říká, co se právě stalo a nad čím přemýšlet, a nevadí mu, když odejdeš.
learn-missing = V tomto kurzu není lekce „{ $word }“.
learn-plain-welcome = Napiš tah, nebo: hint (nápověda), show (deska), next (další), back (předchozí), list (seznam), quit (konec).
learn-plain-prompt = Tvůj tah:
learn-plain-first-game = První partie proti úrovni 1. Po každém tahu se dozvíš, co se stalo a nad čím přemýšlet. Napiš help pro příkazy, quit pro odchod.
lesson-wrong = Takový tah je dovolený, ale úkol neřeší.

## What is wrong with the file of a course

lesson-file-key = Řádek { $line }, sloupec { $column }: „{ $word }“ není řádek kurzu.
lesson-file-missing = Řádek { $line }, sloupec { $column }: chybí „{ $word }“ nebo jeho hodnota.
lesson-file-word = Řádek { $line }, sloupec { $column }: „{ $word }“ tu nic neznamená.
lesson-file-twice = Řádek { $line }, sloupec { $column }: krok „{ $word }“ už tu je.
lesson-file-refused = Řádek { $line }, sloupec { $column }: { $why }
lesson-file-idle = Řádek { $line }, sloupec { $column }: na tento řádek nedojde žádný tah. „{ $word }“ není dovolený, nebo ho má dřívější řádek.
lesson-file-allowed = Řádek { $line }, sloupec { $column }: pravidla „{ $word }“ dovolují, nebo ho odmítají kvůli jinému pravidlu.

## Quoridor

lesson-quoridor-start-title = Tvůj první krok
lesson-quoridor-start-task = Dvě figurky stojí proti sobě. Tvoje je dole, na e1, a chce se dostat na horní řadu. Udělej jeden krok nahoru.
lesson-quoridor-start-done = To je jeden tah: krok, nebo překážka. Pak je na řadě druhý hráč.
lesson-quoridor-start-hint = Pole nad e1 je e2.
lesson-quoridor-start-sideways = Do strany smíš, ale k horní řadě tě to nepřiblíží.
lesson-quoridor-start-fence = Překážku smíš postavit v každém tahu. Teď prostě jdi: jeden krok nahoru.

lesson-quoridor-steps-title = Čtyři směry
lesson-quoridor-steps-task = Figurka jde nahoru, dolů, doleva nebo doprava, nikdy šikmo. Někdy se musíš i vrátit: udělej krok dolů.
lesson-quoridor-steps-done = Dozadu se smí. Není to zábava, ale někdy je to nejkratší cesta ven.
lesson-quoridor-steps-hint = Dolů je k tvé straně: e4.
lesson-quoridor-steps-other = To je taky dovolené. Tentokrát se vrať: o pole dolů.

lesson-quoridor-goal-title = Kam jdeš
lesson-quoridor-goal-task = Označená pole jsou tvůj cíl. Stačí kterékoli z devíti a vyhrává figurka, která tam dojde první. Vyhraj!
lesson-quoridor-goal-done = Výhra, hned. Nezáleží na tom, na které pole řady dojdeš, ani jak.
lesson-quoridor-goal-hint = Tvoje figurka stojí hned pod řadou.
lesson-quoridor-goal-other = Od výhry tě dělí jediný krok. Udělej ho!

lesson-quoridor-around-title = Kolem překážky
lesson-quoridor-around-task = Překážka e4h tě zastaví: přes překážku nikdo neprojde. Obejdi ji kratší stranou.
lesson-quoridor-around-done = Krok stranou a z d4 je cesta nahoru zase volná.
lesson-quoridor-around-hint = Překážka je široká dvě pole. Na které straně končí dřív?
lesson-quoridor-around-long = Na f4 máš překážku pořád nad sebou: sahá o dvě pole doprava.
lesson-quoridor-around-other = Takhle překážku neobejdeš. Jdi na stranu, kde končí.

lesson-quoridor-fence-title = Tvoje první překážka
lesson-quoridor-fence-task = Překážka je dlouhá dvě pole a stojí v mezeře mezi poli. Postav jednu do cesty druhé figurce, aby to měla dál.
lesson-quoridor-fence-done = Druhá figurka ji teď musí obejít. Překážka zůstane do konce hry.
lesson-quoridor-fence-hint = Postav ji napříč sloupcem druhé figurky, třeba d8h, hned před ni.
lesson-quoridor-fence-idle = Kolem té druhá figurka prostě projde. Postav překážku napříč její cestou.
lesson-quoridor-fence-step = To byl krok. Tentokrát postav překážku: dotkni se mezery mezi poli.

lesson-quoridor-wall-title = Překážky vedle sebe
lesson-quoridor-wall-task = Překážky se smějí dotýkat, ale nikdy překrývat ani křížit. Prodluž d4h: postav další hned vedle, do stejné řady.
lesson-quoridor-wall-done = Dvě překážky v řadě jsou zeď přes čtyři pole. Mnohem lepší než dvě zvlášť.
lesson-quoridor-wall-hint = d4h leží nad d4 a e4. Další začíná u f4, nebo končí u c4.
lesson-quoridor-wall-apart = Tahle překážka zeď neprodlužuje. Musí začínat přesně tam, kde d4h končí.
lesson-quoridor-wall-step = Nech figurku stát a postav překážku.

lesson-quoridor-closed-title = Nikdy ne poslední cestu
lesson-quoridor-closed-task = Druhé figurce zbývá jediný východ, přes f9. Zavřít ho překážkou e8v se nesmí: zkus to. Pak postav takovou, která ji stojí aspoň 2 kroky.
lesson-quoridor-closed-done = Delší ano, zavřená ne: každá figurka musí mít vždycky cestu k cíli.
lesson-quoridor-closed-hint = Východ nezavírej; prodluž chodbu za ním překážkou f8h.
lesson-quoridor-closed-short = Cesta zbývá, ale skoro není delší. Má to stát aspoň 2 kroky.
lesson-quoridor-closed-step = Tentokrát postav překážku.

lesson-quoridor-both-title = Tvoje překážky brání i tobě
lesson-quoridor-both-task = Stojíte tváří v tvář. Postav překážku, která vadí druhé figurce, ale tvojí ne.
lesson-quoridor-both-done = Za tvými zády vadí jen té druhé. Ty jdeš nahoru, ona dolů.
lesson-quoridor-both-hint = Druhá figurka musí kolem tebe až dolů. Postav překážku pod svoji figurku.
lesson-quoridor-both-both = Její cesta je delší, ale tvoje taky. Překážka brání všem.
lesson-quoridor-both-idle = Tahle překážka nikomu nevadí.
lesson-quoridor-both-step = Tentokrát postav překážku.

lesson-quoridor-jump-title = Skoč!
lesson-quoridor-jump-task = Druhá figurka stojí přímo před tebou a pole za ní je volné. Přeskoč ji.
lesson-quoridor-jump-done = Dvě pole v jednom tahu. Skákat nikdy nemusíš, ale často se to vyplatí.
lesson-quoridor-jump-hint = Rovně přes e5: dopadneš na e6.
lesson-quoridor-jump-other = To smíš: skok je volba. Tentokrát si ji vyber.

lesson-quoridor-between-title = Přes překážku se neskáče
lesson-quoridor-between-task = Teď stojí mezi figurkami překážka, takže skočit nejde. Obejdi ji kratší stranou.
lesson-quoridor-between-done = Překážka před druhou figurkou ji chrání před tvým skokem a tebe před jejím.
lesson-quoridor-between-hint = Překážka e4h sahá doprava. Jdi doleva.
lesson-quoridor-between-other = Takhle překážku neobejdeš. Jdi na stranu, kde končí dřív.

lesson-quoridor-beside-title = Kolem druhé figurky
lesson-quoridor-beside-task = Překážka za druhou figurkou brání skoku rovně. Pak smíš jít vlevo nebo vpravo od ní. Obojí je správně: vyber si.
lesson-quoridor-beside-done = Pro jednou šikmo. Jen proto, že rovně skočit nešlo.
lesson-quoridor-beside-hint = Pole vedle druhé figurky jsou d5 a f5.
lesson-quoridor-beside-other = To je obyčejný tah. Jdi vedle druhé figurky: vlevo, nebo vpravo.

lesson-quoridor-one-side-title = Jedna strana zavřená
lesson-quoridor-one-side-task = Rovně skočit nejde a vlevo od druhé figurky stojí další překážka. Jdi tam, kam to ještě jde.
lesson-quoridor-one-side-done = Přesně tak. Pole vedle figurky musí být volné a nesmí je oddělovat překážka.
lesson-quoridor-one-side-hint = Vlevo je zavřeno, takže vpravo: f5.
lesson-quoridor-one-side-other = To je obyčejný tah. Jedno pole vedle druhé figurky je ještě otevřené.

lesson-quoridor-edge-title = Okraj desky
lesson-quoridor-edge-task = Druhá figurka stojí na okraji, na a5: není kam skočit. Okraj platí jako překážka. Obejdi figurku směrem nahoru.
lesson-quoridor-edge-done = Z b5 na a6 jedním tahem: okraj ti pomohl.
lesson-quoridor-edge-hint = Vedle a5 jsou a4 a a6. Chceš nahoru.
lesson-quoridor-edge-down = Stejné pravidlo to dovoluje, ale vede to dolů. Chceš nahoru.
lesson-quoridor-edge-other = Obyčejný krok jde taky. Tentokrát obejdi figurku na okraji.

lesson-quoridor-count-title = Spočítej cesty
lesson-quoridor-count-task = Spočítej kroky: ty potřebuješ 4, druhá figurka 3. Tenhle závod prohraješ. Najdi překážku, která ji stojí aspoň 4 kroky.
lesson-quoridor-count-done = Jedna překážka ucpe mezeru ve zdi: ze 3 kroků je 7. Teď jsi daleko vepředu.
lesson-quoridor-count-hint = Podívej se na mezeru mezi překážkami pod druhou figurkou.
lesson-quoridor-count-small = Dobře, ale málo. Je tu překážka, která stojí aspoň 4 kroky.
lesson-quoridor-count-idle = Cesta druhé figurky je stejně krátká jako předtím.
lesson-quoridor-count-step = Pak vyhraje ona: 3 kroky proti tvým 3 a je na tahu. Tady je lepší překážka.

lesson-quoridor-save-title = Šetři překážkami
lesson-quoridor-save-task = Ty potřebuješ 2 kroky, druhá figurka 4. Každá překážka tě stojí tah a máš už jen 2. Co uděláš, když vedeš?
lesson-quoridor-save-done = Běž! Kdo vede, překážky nepotřebuje. Nech si je na později.
lesson-quoridor-save-hint = Jdi nejkratší cestou.
lesson-quoridor-save-fence = Překážka stojí tah a ty už vedeš. Nech si ji a běž.
lesson-quoridor-save-other = Vedeš: neztrácej čas. Jdi ke své řadě.

lesson-quoridor-race-title = Poslední závod
lesson-quoridor-race-task = Nikdo už nemá překážky, všichni musí jít. Ty potřebuješ 2 kroky, druhá figurka taky, a jsi na tahu. Vyhraj závod.
lesson-quoridor-race-done = Při stejném počtu vyhrává ten, kdo je na tahu. Proto počítej dřív, než překážky dojdou.
lesson-quoridor-race-hint = Rovnou nahoru.
lesson-quoridor-race-other = Žádné okliky: každý krok se počítá.

lesson-quoridor-four-title = Čtyři hráči
lesson-quoridor-four-task = Ve čtyřech stojí figurka na každé straně a každý má 5 překážek. Dvě figurky za sebou nejde přeskočit ani obejít. Uhni stranou.
lesson-quoridor-four-done = Nikdy přes víc než jednu figurku. Ve čtyřech je uprostřed těsno.
lesson-quoridor-four-hint = Jdi doleva, nebo doprava.
lesson-quoridor-four-back = Dozadu to jde, ale proč ustupovat? Uhni stranou.
lesson-quoridor-four-fence = Překážka by taky šla. Tentokrát uhni stranou.

## Quoridor Mini

lesson-mini-clock-title = Stejná hra, s časem
lesson-mini-clock-task = Quoridor Mini je stejná hra na stejné desce. Navíc má časový limit na tah, když si ho nastavíš. Tady není kam spěchat: udělej krok k horní řadě.
lesson-mini-clock-done = V partii na čas ve dvou prohrává ten, kdo limit překročí.
lesson-mini-clock-hint = Krok nahoru, na e2.
lesson-mini-clock-other = Co nejkratší cestou: krok k horní řadě.

lesson-mini-out-title = Čas vypršel
lesson-mini-out-task = Ve čtyřech hráč, kterému dojde čas, vypadne: hráč 2 je pryč, překážky zůstaly. Postav překážku do cesty figurce nahoře, na e7.
lesson-mini-out-done = Překážky zůstávají, ale figurce, která odešla, už nikdo cestu nechávat nemusí.
lesson-mini-out-hint = Figurka na e7 chce dolů. Postav překážku napříč jejím sloupcem.
lesson-mini-out-idle = Kolem té figurka z e7 projde.
lesson-mini-out-step = Tentokrát postav překážku.

## PAC-MAN variant

lesson-pacman-start-title = Tah PAC-MANA
lesson-pacman-start-task = Jsi PAC-MAN, uprostřed. U hran čekají čtyři duchové, v rozích leží čtyři tečky. Jdi o dvě pole, krok za krokem, na jiné pole.
lesson-pacman-start-done = Vždycky přesně dvě pole. Potom se každý duch jednou pohne.
lesson-pacman-start-hint = Dotkni se pole vedle PAC-MANA a pak dalšího.
lesson-pacman-start-back = Tam a zpátky se smí a někdy je to chytré. Tentokrát skonči jinde.

lesson-pacman-corner-title = Za roh
lesson-pacman-corner-task = Překážky se tu nehýbou a nikdo přes ně neprojde: z e6 na e7 je zavřeno. Ale smíš zahnout. Dojdi na označené pole f6.
lesson-pacman-corner-done = Nahoru a doprava, nebo doprava a nahoru: vede tam obojí. Nikdy šikmo.
lesson-pacman-corner-hint = Přes e6, nebo přes f5.
lesson-pacman-corner-other = Dobrý tah, ale nekončí na f6.

lesson-pacman-ghosts-title = Tah duchů
lesson-pacman-ghosts-task = Teď hraješ za duchy. Blinky na e9 PAC-MANA nevidí, takže jde o jedno pole, nikdy šikmo. Přibliž ho.
lesson-pacman-ghosts-done = Blinky, Inky, Pinky, Clyde: jeden po druhém, v tomto pořadí. Smějí se míjet.
lesson-pacman-ghosts-hint = PAC-MAN je na f6. Jdi dolů, nebo doprava.
lesson-pacman-ghosts-away = Tím se od PAC-MANA vzdaluje.

lesson-pacman-sight-title = Duch, který tě vidí
lesson-pacman-sight-task = V této řadě mezi Pinky a PAC-MANEM nic nestojí: Pinky ho vidí a jde rovnou o dvě pole. Za ním!
lesson-pacman-sight-done = Šílenství: dvě pole jedním směrem pro každého ducha, který na začátku tahu vidí PAC-MANA.
lesson-pacman-sight-hint = Jdi doleva, o dvě pole.
lesson-pacman-sight-away = Tam se smí, ale PAC-MAN je vlevo.

lesson-pacman-hidden-title = Za překážkou
lesson-pacman-hidden-task = Skoro totéž, ale PAC-MANA kryje překážka. Pinky ho nevidí a jde jen o jedno pole. Přibliž ducha.
lesson-pacman-hidden-done = Překážka brání ve výhledu. Jiní duchové a tečky ne.
lesson-pacman-hidden-hint = O pole doleva.
lesson-pacman-hidden-away = Tím se duch od PAC-MANA vzdaluje.

lesson-pacman-hide-title = Z dohledu
lesson-pacman-hide-task = Zase jsi PAC-MAN a vidí tě dva duchové. Jdi tak, aby tě už nikdo neviděl.
lesson-pacman-hide-done = Když tě nevidí, přiblíží se jen o pole. Překážky jsou tví přátelé.
lesson-pacman-hide-hint = Počítají se řady a sloupce. Najdi kryté pole: e6, nebo g6.
lesson-pacman-hide-seen = Tam tě pořád vidí nějaký duch, v řadě nebo ve sloupci.

lesson-pacman-pellet-title = Tečka
lesson-pacman-pellet-task = Potřebuješ všechny čtyři tečky. Dojdi k té v rohu, a1: tam se zastavíš a sníš ji. Pak smíš jít až o 3 pole dál.
lesson-pacman-pellet-done = Jedna tečka je pryč. Ta 3 pole navíc platí jen v tomto tahu a nemusíš využít všechna.
lesson-pacman-pellet-hint = Dva kroky dolů: a2, a1. Pak jdi dál, nebo zůstaň.
lesson-pacman-pellet-other = Tečka je dva kroky pod tebou.

lesson-pacman-boost-title = Sněz ducha
lesson-pacman-boost-task = Na těch 3 polích navíc sníš každého ducha, kterého potkáš. Inky na c1 si myslí, že je v bezpečí. Sněz tečku a pak Inkyho.
lesson-pacman-boost-done = Snědený duch je mimo desku, dokud PAC-MANA zase někdo nechytí.
lesson-pacman-boost-hint = a2, a1 a pak dvě pole doprava.
lesson-pacman-boost-pellet = Tečka je snědená, ale Inky tam pořád stojí. Jdi v témže tahu dál na c1.
lesson-pacman-boost-other = Nejdřív tečka v rohu, pak Inky.

lesson-pacman-feast-title = Dva najednou
lesson-pacman-feast-task = Blinky a Inky stojí za sebou hned vedle tečky. Sněz je oba jedním tahem.
lesson-pacman-feast-done = Cestou se to taky počítá. O dva duchy méně.
lesson-pacman-feast-hint = Dolů na i1, pak doleva přes h1 na g1.
lesson-pacman-feast-one = Jeden je sněden, ještě jeden zbývá: jdi o pole dál.
lesson-pacman-feast-other = Nejdřív tečka na i1, pak doleva přes oba duchy.

lesson-pacman-contact-title = Nevrážej do duchů
lesson-pacman-contact-task = Bez bonusu tě duch, na kterého vstoupíš, chytí. Blinky stojí hned nad tebou, na e6. Vyhni se všem duchům.
lesson-pacman-contact-done = Pěkně. Dívej se, kde stojí duchové, před prvním krokem, ne až před druhým.
lesson-pacman-contact-hint = Kamkoli, jen ne nahoru.
lesson-pacman-contact-caught = Vstup na ducha stojí život, jako by tě chytil on.

lesson-pacman-cross-title = Duchové a tečky
lesson-pacman-cross-task = Malé bludiště. Blinky vidí PAC-MANA v řadě, ale mezi nimi leží tečka. Duch přes ni projít smí, jen na ní nesmí zůstat. Za ním!
lesson-pacman-cross-done = Přes tečku a dál. Když je snědená, je to pole jako každé jiné.
lesson-pacman-cross-hint = Dvě pole doleva: přes c1 na b1.
lesson-pacman-cross-other = PAC-MAN je vlevo. Projdi přes tečku.

lesson-pacman-catch-title = Chycen!
lesson-pacman-catch-task = Inky vidí PAC-MANA o dvě pole níž. Chyť ho!
lesson-pacman-catch-done = Stojí ho to život. Všichni se vracejí na start, i snědení duchové; snědené tečky zůstávají pryč.
lesson-pacman-catch-hint = Rovnou dolů, dvě pole.
lesson-pacman-catch-other = Utíká! Inky na něj dosáhne: dvě pole dolů.

lesson-pacman-together-title = Chyťte ho společně
lesson-pacman-together-task = Jeho poslední život. Pinky stojí vlevo od něj, pod ním je překážka. Kam musí jít Clyde, aby PAC-MAN neutekl?
lesson-pacman-together-done = Ať jde kamkoli, někdo z vás ho má. Duchové vyhrávají společně, třetím chycením.
lesson-pacman-together-hint = Zavři mu pravou stranu.
lesson-pacman-together-other = Tak proklouzne vpravo.

lesson-pacman-last-title = Poslední tečka
lesson-pacman-last-task = Tři jsou snědené, jedna zbývá a máš jeden život. Víš, co dělat.
lesson-pacman-last-done = Čtyři tečky: vyhráváš hned, i kdyby duchové byli na dosah.
lesson-pacman-last-hint = Na i1 jsou to dva kroky: dolů a doprava, nebo doprava a dolů.
lesson-pacman-last-other = Tečka je dva kroky daleko, na i1.

## Ms. Pac-Man

lesson-mspacman-place-title = Kde začíná
lesson-mspacman-place-task = Máš nejvyšší číslo, takže hraješ za Ms. Pac-Man. Tvoje barva je oblast vlevo nahoře; vyhraješ, až tam nebude ani jedna ze 17 teček. Postav ji tam na bílý kroužek.
lesson-mspacman-place-done = Na e7 máš svoje tečky všude kolem. Začít smí jen na označených kroužcích.
lesson-mspacman-place-hint = Bílý kroužek nahoře je e7.
lesson-mspacman-place-far = Tam začít smí, ale tvoje tečky jsou vlevo nahoře. Vyber kroužek ve své oblasti.

lesson-mspacman-dots-title = Sbírání teček
lesson-mspacman-dots-task = Na ruletce je 2. Tečku vezme, když z pole odchází, takže dvojka vynese dvě, i tu z prvního pole. Vezmi dvě svoje.
lesson-mspacman-dots-done = O dvě tečky méně. Ta pod ní zůstane, dokud nepůjde dál.
lesson-mspacman-dots-hint = Tvoje oblast je vlevo: d7 a dál.
lesson-mspacman-dots-other = To je méně teček tvé barvy. Jdi doleva, přes d7.

lesson-mspacman-exact-title = Přesně tolik
lesson-mspacman-exact-task = Na ruletce je 3 a chceš skončit na d7, hned vedle. Musíš jít přesně o 3 pole, ale smíš zahýbat i se vracet. Skonči na d7.
lesson-mspacman-exact-done = Tam, zpátky a zase tam. Prázdná pole se taky počítají.
lesson-mspacman-exact-hint = Třeba d7, e7, d7.
lesson-mspacman-exact-other = Jsou to 3 pole, ale nekončí na d7.

lesson-mspacman-exits-title = Přes východy
lesson-mspacman-exits-task = Z východu se smíš vrátit kterýmkoli jiným: na a5, přesun na jiný východ a ještě jedno pole. Každé se počítá za 1. Skonči na označeném poli.
lesson-mspacman-exits-done = Z jedné strany bludiště na druhou třemi poli. Duchové to smějí taky.
lesson-mspacman-exits-hint = Začni na a5, pak se dotkni jiného východu, třeba e9.
lesson-mspacman-exits-other = Jdi dolů k východu a5, přesuň se na jiný východ a jdi o pole dál.

lesson-mspacman-own-title = Nejdřív svou barvu
lesson-mspacman-own-task = Na ruletce je 4. Tečky jiné barvy pomáhají jejímu hráči, i když je sníš ty. Vezmi čtyři svoje.
lesson-mspacman-own-done = O čtyři méně z tvých 17. Pro tebe se počítá jen tvoje barva.
lesson-mspacman-own-hint = Doleva přes d7 a d8, bez vracení.
lesson-mspacman-own-helps = To jsou tečky hráče 2: pomáháš vyhrát někomu jinému.
lesson-mspacman-own-other = To jsou méně než čtyři tvoje tečky. Nevracej se na prázdná pole.

lesson-mspacman-power-title = Silová tečka
lesson-mspacman-power-task = Velká tečka v rohu je silová. Jen na ní stát nic nedělá; když z jejího pole odejdeš, všichni duchové zeslábnou. Vezmi ji.
lesson-mspacman-power-done = Slabí duchové tě nechytí: chytáš ty je. Trvá to po celý jejich příští tah.
lesson-mspacman-power-hint = Na a9 a zase pryč.
lesson-mspacman-power-stay = Silová tečka tam pořád leží. V témže tahu musí na a9 vstoupit i z něj odejít.

lesson-mspacman-hunt-title = Ulov lovce
lesson-mspacman-hunt-task = Stojíš na silové tečce, o dvě pole níž je silný duch. Jakmile odejdeš, zeslábne. Chyť ho!
lesson-mspacman-hunt-done = Duch jde domů a ty máš jeden tah navíc.
lesson-mspacman-hunt-hint = Dvě pole dolů.
lesson-mspacman-hunt-other = Duchové jsou teď slabí, ale ten na a7 uniká. Jdi o dvě pole dolů.

lesson-mspacman-strong-title = Dál od silných duchů
lesson-mspacman-strong-task = Duch na d7 je silný. Když na něj vstoupíš, začne za Ms. Pac-Man hrát jeho hráč. Jdi o 2 pole a vyhni se mu.
lesson-mspacman-strong-done = V bezpečí. Počítá se každé pole cestou, nejen poslední.
lesson-mspacman-strong-hint = Jdi doprava.
lesson-mspacman-strong-caught = Vstoupila na silného ducha: teď za Ms. Pac-Man hraje hráč 2.

lesson-mspacman-catch-title = Chyť ji
lesson-mspacman-catch-task = Teď hraješ za ducha hráče 2. Duch hází kostkou a jde přesně o tolik polí; tečky nebere. Padla 3. Chyť ji!
lesson-mspacman-catch-done = Chycena! Tvůj duch odchází z desky a za Ms. Pac-Man teď hraješ ty.
lesson-mspacman-catch-hint = Rovnou dolů: a8, a7, a6.
lesson-mspacman-catch-other = Je přesně o tři pole dál. Nenech ji utéct.

lesson-mspacman-take-over-title = Přebíráš ji
lesson-mspacman-take-over-task = Máš ji, takže ji postavíš na volný bílý kroužek a jsi na tahu. Tvoje oblast je vpravo nahoře. Kde začneš?
lesson-mspacman-take-over-done = Hned vedle svých teček. Duch předchozího hráče jde domů a je silný.
lesson-mspacman-take-over-hint = Bílý kroužek vpravo je g5.
lesson-mspacman-take-over-far = To je dovolené, ale tvoje tečky jsou vpravo nahoře. Nejblíž je g5.

lesson-mspacman-weak-title = Slabý: drž se dál
lesson-mspacman-weak-task = Stejný duch, ale silová tečka ho oslabila. Když na ni teď vstoupí, jde domů. Jdi o 3 pole a vyhni se jí.
lesson-mspacman-weak-done = Trpělivost: po tomto tahu bude tvůj duch zase silný.
lesson-mspacman-weak-hint = Cokoli, co nekončí na a6.
lesson-mspacman-weak-caught = Slabý duch, který na ni vstoupí, jde domů. Vyhni se a6.

lesson-mspacman-f2-title = Strana F2
lesson-mspacman-f2-task = Tvému duchovi padlo F2: zeslábne a pak jde o 2 pole. Ona je hned vedle, na e7. Drž se od ní dál.
lesson-mspacman-f2-done = V tvém příštím tahu je duch zase silný, ještě před hodem.
lesson-mspacman-f2-hint = Začni na d8.
lesson-mspacman-f2-caught = Slabý duch, který na ni vstoupí, jde domů.

lesson-mspacman-further-title = O pole dál
lesson-mspacman-further-task = Padla 1, ale na e7 stojí duch hráče 3. Duch, který by skončil na jiném, jde o pole dál. Dojdi na f7.
lesson-mspacman-further-done = Dva duchové nikdy nestojí na stejném poli; míjet se smějí.
lesson-mspacman-further-hint = Přes e7 na f7.
lesson-mspacman-further-other = Jdi přes druhého ducha na f7.

lesson-mspacman-spare-title = Nedávej výhru zadarmo
lesson-mspacman-spare-task = Hraješ za Ms. Pac-Man, ale tahle oblast patří hráči 1 a zbývá v ní jediná tečka, na e8. Ať ji sní kdokoli, vyhraje hráč 1. Jdi o 2 pole a tu tečku neber.
lesson-mspacman-spare-done = Vyhrává první barva bez teček, ať je snědl kdokoli. Dívej se, čí tečky jíš.
lesson-mspacman-spare-hint = Nechoď přes e8.
lesson-mspacman-spare-gift = To byla poslední tečka hráče 1: hráč 1 vyhrál.

lesson-mspacman-win-title = Poslední tečky
lesson-mspacman-win-task = Zbývají ti dvě tečky: jedna pod ní, jedna na b9. Na ruletce je 5. Vyhraj!
lesson-mspacman-win-done = Hra končí, jakmile zmizí tvoje poslední tečka, i uprostřed tahu.
lesson-mspacman-win-hint = Vstup na b9 a zase z něj odejdi.
lesson-mspacman-win-other = Jedna tvoje tečka zbývá. Vstup na b9 a odejdi z něj.

## A first game

coach-begin-quoridor = Chceš se dostat na řadu na druhé straně. V každém tahu uděláš krok, nebo postavíš překážku. Začni krokem vpřed.
coach-own-step = Dobře, jsi na { $square }: { $count ->
        [one] zbývá { $count } krok.
        [few] zbývají { $count } kroky.
       *[other] zbývá { $count } kroků.
    }
coach-own-detour = Na { $square } nejsi blíž: { $count ->
        [one] zbývá { $count } krok.
        [few] zbývají { $count } kroky.
       *[other] zbývá { $count } kroků.
    }
coach-their-step = Jdu na { $square } a potřebuju ještě { $count ->
        [one] { $count } krok.
        [few] { $count } kroky.
       *[other] { $count } kroků.
    }
coach-own-fence = Au, { $fence } mě stojí { $count ->
        [one] { $count } krok.
        [few] { $count } kroky.
       *[other] { $count } kroků.
    }
coach-own-fence-both = { $fence } mě stojí { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }, ale tebe taky { $own }. Překážky brání všem.
coach-own-fence-idle = { $fence } mi zatím nevadí.
coach-their-fence = Moje překážka { $fence } prodlužuje tvou cestu o { $count ->
        [one] { $count } krok.
        [few] { $count } kroky.
       *[other] { $count } kroků.
    }
coach-their-fence-idle = Moje překážka { $fence } ti zatím nevadí.
coach-ahead = Ty potřebuješ { $own }, já { $theirs }: vedeš a jsi na tahu. Jdi a šetři překážkami.
coach-behind = Ty potřebuješ { $own }, já { $theirs }. Pomůže ti překážka, která mě stojí dva kroky nebo víc.
coach-danger = Pozor: jsem krok od výhry. Jestli můžeš, postav mi něco do cesty!
coach-win-now = Krok a vyhráváš!
coach-run = Překážky ti došly. Běž: { $count ->
        [one] zbývá { $count } krok.
        [few] zbývají { $count } kroky.
       *[other] zbývá { $count } kroků.
    }
coach-pellet = Tečka! { $count ->
        [0] To byla poslední.
        [one] Zbývá { $count }.
        [few] Zbývají { $count }.
       *[other] Zbývá { $count }.
    }
coach-ghost-eaten = Snědený duch: { $piece }. Je mimo desku, dokud tě někdo nechytí.
coach-caught = { $piece } tě má. { $count ->
        [0] To byl tvůj poslední život.
        [one] Zbývá ti { $count } život a všichni se vracejí na start.
        [few] Zbývají ti { $count } životy a všichni se vracejí na start.
       *[other] Zbývá ti { $count } životů a všichni se vracejí na start.
    }
coach-frenzy = { $piece } tě vidí a jde o dvě pole.
coach-seen = { $count ->
        [one] { $count } duch tě vidí
        [few] { $count } duchové tě vidí
       *[other] { $count } duchů tě vidí
    }: to budou dvě pole. Schovej se za překážku, nebo jdi z linie.
coach-unseen = Nikdo tě nevidí. Jdi pro { $count ->
        [one] poslední tečku ({ $count })
        [few] jednu ze { $count } teček
       *[other] jednu z { $count } teček
    } a dívej se, kde jsou duchové.
coach-pellet-near = Tečka je na dosah! Potom máš 3 pole: na snědení duchů, nebo na útěk.
coach-ghosts = Táhni duchy tak, aby PAC-MAN neměl kam jít.
coach-leads = Máš nejvyšší číslo: hraješ za Ms. Pac-Man.
coach-chases = Mám nejvyšší číslo a hraju za Ms. Pac-Man. Chyť mě svým duchem!
coach-place = Vyber bílý kroužek blízko svých teček.
coach-dots = { $count ->
        [0] Všechny tvoje tečky jsou pryč!
        [one] Zbývá { $count } tvoje tečka.
        [few] Zbývají { $count } tvoje tečky.
       *[other] Zbývá { $count } tvých teček.
    }
coach-weakened = Silová tečka: všichni duchové jsou teď slabí.
coach-own-ghost-home = Tvůj duch šel domů a je zase silný.
coach-their-ghost-home = Můj duch šel domů a je zase silný.
coach-took-over = Máš mě: Ms. Pac-Man je tvoje!
coach-lost-her = Můj duch tě chytil: teď hraju za Ms. Pac-Man já.
coach-own-flip = F2: tvůj duch je slabý do tvého příštího tahu.
coach-their-flip = F2: můj duch je slabý do mého příštího tahu.
coach-collect = Nejdřív svou barvu: { $count ->
        [one] zbývá { $count } tečka
        [few] zbývají { $count } tečky
       *[other] zbývá { $count } teček
    }. A pozor na mého ducha.
coach-hunt = Duch je slabý: chyť ho a máš tah navíc.
coach-chase = Tvůj duch je silný: dostaň se ke mně a Ms. Pac-Man je tvoje.
coach-hide = Tvůj duch je slabý: v tomto tahu se ode mě drž dál.
coach-won = Vyhráváš! Dobře zahráno. Příště úroveň 2?
coach-lost = Tuhle vyhrávám já, ale hru už znáš. Ještě jednou?
coach-draw = Remíza: stejná pozice nastala potřetí.
