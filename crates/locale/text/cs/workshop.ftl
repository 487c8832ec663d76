### The maze workshop.
workshop-board = Tvé bludiště
workshop-tip = Klepnutím na drážku položíš překážku, klepnutím na pole přidáš tečku. Když klepneš na figurku, můžeš ji přesunout.
workshop-symmetry = Kreslit souměrně
workshop-symmetry-none = Ne
workshop-symmetry-left-right = Vlevo a vpravo
workshop-symmetry-above-below = Nahoře a dole
workshop-symmetry-half-turn = Půl otáčky
workshop-symmetry-quarters = Všechny čtyři čtvrtiny
workshop-clear = Odebrat všechny překážky
workshop-random = Náhodné bludiště
workshop-files = Šířka
workshop-ranks = Výška
workshop-lives = Životy
workshop-verdict = Kdo vyhraje při bezchybné hře
workshop-endless = { $lives }: nikdo si nemůže vynutit výhru.
workshop-fair = Vyrovnané: s jedním životem víc nebo míň vyhraje druhá strana.
workshop-tips-elsewhere =
    { $count ->
        [one] PAC-MAN vyhraje, když má aspoň { $count } život. Jeden život víc nebo míň než teď nic nezmění.
        [few] PAC-MAN vyhraje, když má aspoň { $count } životy. Jeden život víc nebo míň než teď nic nezmění.
        [many] PAC-MAN vyhraje, když má aspoň { $count } života. Jeden život víc nebo míň než teď nic nezmění.
       *[other] PAC-MAN vyhraje, když má aspoň { $count } životů. Jeden život víc nebo míň než teď nic nezmění.
    }
workshop-nobody-wins = Nikdo si nemůže vynutit výhru.
workshop-ghosts-always = Duchové vyhrají, ať má PAC-MAN životů kolik chce.
workshop-pacman-always = PAC-MAN vyhraje i s jediným životem.
workshop-fairer = Vyrovnat šance
workshop-trying = Zkoušejí se drobné změny: { $tried } z { $of }
workshop-no-fairer = Žádná drobná změna šance nevyrovná.
workshop-use = Použít tuto změnu
workshop-fence-away = Odeber překážku { $from }.
workshop-move-fence = Přesuň překážku { $from } na { $to }.
workshop-move-pellet = Přesuň tečku z { $from } na { $to }.
workshop-move-piece = { $piece } začíná na { $to }.
workshop-exchange = Otevřít, uložit, sdílet
workshop-save = Uložit soubor bludiště
workshop-print = Vytisknout
workshop-word = Bludiště jako jedno slovo
workshop-file = Otevřít soubor bludiště
workshop-play = Hrát v tomto bludišti
workshop-publish = Zveřejnit
workshop-taken = Na { $square } už začíná { $by }.
workshop-no-ghost = V bludišti není žádný duch.
workshop-no-pellet = V bludišti není žádná tečka.
workshop-pellets = Tečka na { $square } je navíc. V bludišti smějí být nejvýš 4.
workshop-unreachable = K tečce na { $square } se PAC-MAN nedostane.
workshop-broken = To není platné bludiště.
