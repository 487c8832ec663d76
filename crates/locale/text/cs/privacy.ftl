### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Soukromí
privacy-lead = Co o tobě tento server ukládá, na jak dlouho a jak to smažeš.
privacy-stored = Co se ukládá
privacy-stored-person = Náhodné označení, pod kterým tě server zná, a jméno, které si zvolíš.
privacy-stored-account = Účet není nutný. Když ho máš, ukládá se i jeho jméno a obrázek, čas založení, otisky hesla, záchranných kódů a tokenů a veřejná část každého přístupového klíče; u každého klíče a přihlášení také druh zařízení a čas posledního použití. Jméno, obrázek a datum založení ukazuje tvá stránka, zbytek slouží k přihlášení a k přehledu tvých přihlášení.
privacy-stored-mail = Pokud si k účtu přidáš e-mail, ukládá se s účtem. Chodí na něj odkazy a upozornění, o které požádáš, a zpráva, když ho v účtu někdo změní nebo odebere. Nikdo jiný ho nevidí.
privacy-stored-games = Hry, které tu hraješ: tahy, časy, výsledky a případně tvůj vlastní text, který se přimíchá do hodů, aby je nikdo nemohl naplánovat předem. Veřejné hry může sledovat kdokoli, ostatní jen ten, kdo má odkaz.
privacy-stored-safety = Koho blokuješ nebo čí fráze skrýváš, abyste se nepotkávali a aby se ti tyto fráze nezobrazovaly. Hlášení od tebe a o tobě: kdo, proč, u kterého stolu a pod jakým jménem. Hlášení vidí jen moderátoři. Vidí také tvé stoly, dřívější jména, dřívější rozhodnutí, oznámení, která ti poslali, a zda jsou přečtená, své poznámky o tobě a tvou poslední IP adresu od spuštění serveru.
privacy-stored-friends = Koho sleduješ. Na hodinu také čas tvé poslední návštěvy, aby přátelé viděli, jestli jsi online. Výzvy, a to ještě den po jejich skončení.
privacy-stored-puzzles = S účtem: které úlohy zkoušíš, jestli se je podařilo vyřešit, a tvůj rating v úlohách.
privacy-stored-mazes = Bludiště, která zveřejníš ze svého účtu: u každého jeho podoba, název, čas zveřejnění a to, že je tvé. Vidět je může každý. Po smazání tvých dat zůstanou, ale bez tvého jména a bez názvu. Počítá se, kolikrát se v kterém bludišti hrálo, ale neukládá se, kdo hrál.
privacy-stored-notices = Pokud chceš upozornění: adresa a klíče tvého prohlížeče u jeho služby upozornění, tvůj jazyk a to, co a kdy chceš vědět. Zprávy jsou šifrované a přečte je jen tvůj prohlížeč: služba ví, že nějaká přišla, ale její obsah nezná. Co už bylo oznámeno, se pamatuje týden, aby nic nepřišlo dvakrát.
privacy-stored-ratings = Pokud hraješ hodnocené hry: tvůj rating v každém druhu hry a to, jak ho která hra změnila. Ostatní to vidí, pokud tvá stránka není soukromá. Na jeden den se ukládá i to, které hodnocené hry a hry se soupeřem, kterého ti našel server, předčasně opustíš.
privacy-stored-cookie = Jeden soubor cookie, podle kterého tě server pozná. Bez něj se hrát nedá a k ničemu jinému neslouží.
privacy-stored-device = Nastavení, hry a výsledky úloh uložené na tvém zařízení zůstávají v prohlížeči.
privacy-stored-address = Tvá IP adresa slouží k ochraně před zneužitím. Server si ji pamatuje, dokud běží; u rozehrané hry ukládá jen její otisk. Když nějaký požadavek odmítne, zapíše adresu do protokolu, a blokace může platit pro celý rozsah adres.
privacy-stored-nothing = Nejsou tu reklamy ani sledování a stránka nic nenačítá z jiných serverů.
privacy-time = Jak dlouho se to uchovává
privacy-time-token =
    { $days ->
        [one] Přihlášení vydrží { $days } den od poslední návštěvy.
        [few] Přihlášení vydrží { $days } dny od poslední návštěvy.
        [many] Přihlášení vydrží { $days } dne od poslední návštěvy.
       *[other] Přihlášení vydrží { $days } dní od poslední návštěvy.
    }
privacy-time-cancelled =
    { $days ->
        [one] Zrušené hry se mažou po { $days } dni.
        [few] Zrušené hry se mažou po { $days } dnech.
        [many] Zrušené hry se mažou po { $days } dne.
       *[other] Zrušené hry se mažou po { $days } dnech.
    }
privacy-time-games = Ostatní hry zůstávají, aby se k nim hráči mohli vrátit.
privacy-time-account = Účet se uchovává, dokud ho nesmažeš; přihlášení, dokud neskončí nebo ho neukončíš. Jméno, které už nepoužíváš, zůstává 30 dní vyhrazené (uloží se jen jeho otisk), aby si ho hned nevzal někdo jiný.
privacy-time-reports = Hlášení a poznámky moderátorů se mažou 90 dní poté, co moderátor případ uzavře. Když případ zůstane otevřený, mažou se 180 dní po posledním hlášení. Oznámení, která ti moderátoři poslali, se smažou, až přestanou platit. Zablokovaní lidé zůstávají zablokovaní a skryté fráze skryté, dokud to nezměníš.
privacy-time-mail = E-mail se uchovává, dokud ho neodebereš; nepotvrzený jen dva dny. Odkazy platí hodinu; zpráva, která se nedá doručit, se uchovává jeden den.
privacy-time-moderation =
    { $days ->
        [one] Blokace od moderátorů samy vyprší. Záznam moderace se uchovává { $days } den.
        [few] Blokace od moderátorů samy vyprší. Záznam moderace se uchovává { $days } dny.
        [many] Blokace od moderátorů samy vyprší. Záznam moderace se uchovává { $days } dne.
       *[other] Blokace od moderátorů samy vyprší. Záznam moderace se uchovává { $days } dní.
    }
privacy-delete = Jak to smazat
privacy-delete-how = Otevři stránku s nastavením a zvol „{ $button }“. Tvé jméno zmizí ze všech her, rozehrané hry tím vzdáš a přihlášení skončí na všech zařízeních. Dohrané hry zůstanou bez tvého jména a hody v nich půjde dál ověřit. Programy pošlou DELETE /api/v1/me.
privacy-delete-account = Účet smažeš na jeho vlastní stránce; pokud má heslo, musíš ho zadat. Můžeš si tam také stáhnout všechno, co se tu o tobě ukládá.
privacy-delete-copies = Zálohy serveru obsahují tvé jméno, dokud je nenahradí novější.
privacy-contact = Kdo tento server provozuje
privacy-contact-none = Provozovatel neuvedl žádný kontakt.
privacy-back = Zpět ke hrám
