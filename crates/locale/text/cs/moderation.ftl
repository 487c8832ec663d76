## The moderators’ page

moderation-title = Moderace
moderation-only = Tato stránka je jen pro moderátory.
moderation-elsewhere = Na tomto serveru pracují moderátoři na samostatné adrese; použij „palisade admin“.
moderation-open = Otevřené případy
moderation-closed = Uzavřené případy
moderation-in-force = Platná opatření
moderation-audit = Záznam moderace
moderation-none = Nic tu není.
moderation-reporters =
    { $count ->
        [one] Nahlásil { $count } člověk
        [few] Nahlásili { $count } lidé
        [many] Nahlásilo { $count } člověka
       *[other] Nahlásilo { $count } lidí
    }
moderation-taken = Pracuje na tom { $moderator }
moderation-closed-by = Případ uzavřen: { $moderator }
moderation-take = Vzít si případ
moderation-release = Přenechat ostatním
moderation-close = Uzavřít případ
moderation-reports = Hlášení
moderation-called = Tehdejší jméno: { $name }
moderation-table = Otevřít stůl
moderation-maze = Otevřít bludiště
moderation-person = O tomto člověku
moderation-names = Dřívější jména: { $names }
moderation-address = Poslední adresa: { $address }
moderation-erasing = Data tohoto člověka se právě mažou.
moderation-fair-play = Férová hra
moderation-quick-losses = Prověřené hodnocené hry: { $games }. Prohrané během pár tahů: { $count }.
moderation-quick-losses-to = Rychlé prohry se stejným soupeřem ({ $name }): { $count }
moderation-same-address = Hry s někým se stejnou poslední adresou ({ $name }): { $count }
moderation-agreement = Tahy v rozebraných hrách ({ $games }), které by zvolil i engine nebo které jsou stejně dobré: { PERCENT($share) } z { $moves }
moderation-agreement-others = Takové tahy ostatních v těchto hrách: { PERCENT($share) }
moderation-early-leaves = Hry předčasně opuštěné za posledních 24 hodin: { $count }
moderation-tables = Nedávné stoly
moderation-earlier = Jiné případy
moderation-history = Dosavadní zásahy
moderation-told = Co bylo tomuto člověku oznámeno
moderation-read = Přečteno { DATETIME($date) }
moderation-notes = Poznámky
moderation-note = Poznámka pro ostatní moderátory
moderation-note-add = Přidat poznámku
moderation-decide = Rozhodnout
moderation-do-warn = Varovat
moderation-do-silence = Skrýt jméno
moderation-do-ban = Zablokovat
moderation-do-range = Zablokovat adresy
moderation-do-rename = Změnit jméno
moderation-do-lift = Zrušit opatření
moderation-act-warn = Varování
moderation-act-silence = Skrytí jména a frází
moderation-act-ban = Blokace
moderation-act-range = Blokace adres
moderation-act-rename = Změna jména
moderation-act-lift = Zrušení opatření
moderation-act-close = Uzavření případu
moderation-act-forget = Smazání dat
moderation-act-remove = Smazání stolu
moderation-act-hide = Skrytí bludiště
moderation-act-show = Opětovné zobrazení bludiště
moderation-act-end = Ukončení hry
moderation-act-restart = Restart serveru
moderation-act-role = Změna role
moderation-act-reset = Odkaz k přihlášení
moderation-what-silence = Tento člověk může hrát dál, ale nikdo neuvidí jeho jméno ani fráze a jeho stoly nebudou veřejné.
moderation-new-name = Nové jméno
moderation-addresses = Adresy, třeba 192.0.2.0/24
moderation-confirm = Zablokovat, i když je mezi nimi i moje adresa
moderation-why = Důvod, který člověk uvidí
moderation-no-reason = Neuvádět důvod
moderation-reason = Důvod, jen pro moderátory
moderation-duration = Na jak dlouho
moderation-preview = Tento člověk uvidí ve svém jazyce:
moderation-done = Hotovo. Je to v záznamu moderace.
moderation-saved = Hotovo.
server-moderation-yourself = O sobě rozhodovat nemůžeš. Nech to na jiném moderátorovi.
server-moderation-role = { $name } má na tomto serveru roli. Nejdřív ji musí odebrat provozovatel.
server-moderation-own-address = Je mezi nimi tvoje vlastní adresa. Potvrď, že to tak chceš.
server-moderation-acted = Mezitím už zasáhl někdo jiný: { $moderator }. Než rozhodneš, podívej se na případ znovu.
