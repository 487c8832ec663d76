### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Soukromí
privacy-lead = Co o tobě tento server ví, jak dlouho a jak to smažeš.
privacy-stored = Co se ukládá
privacy-stored-person = Náhodné id, které tě zastupuje, a jméno, které si zvolíš. Žádný účet, heslo ani e-mail.
privacy-stored-games = Hry, které tu hraješ: tahy, časy, výsledky a slova přidaná ke kostkám. Veřejné hry může sledovat kdokoli, ostatní ten, kdo má odkaz.
privacy-stored-cookie = Jedna cookie, která dokazuje, že jsi to ty. Je potřeba ke hře a k ničemu jinému se nepoužívá.
privacy-stored-device = Nastavení a hry v tvém zařízení zůstávají v prohlížeči.
privacy-stored-address = Tvá internetová adresa chrání server před zneužitím. Pamatuje se, dokud server běží; u rozehrané hry se ukládá jen její otisk. Záznam ji uvádí, když je požadavek odmítnut, a zákaz může platit pro rozsah adres.
privacy-stored-nothing = Žádná reklama ani sledování a stránka nic nenačítá z jiných serverů.
privacy-time = Jak dlouho
privacy-time-token =
    { $days ->
        [one] Přihlášení vydrží { $days } den od poslední návštěvy.
        [few] Přihlášení vydrží { $days } dny od poslední návštěvy.
       *[other] Přihlášení vydrží { $days } dní od poslední návštěvy.
    }
privacy-time-cancelled =
    { $days ->
        [one] Zrušené hry se mažou po { $days } dni.
        [few] Zrušené hry se mažou po { $days } dnech.
       *[other] Zrušené hry se mažou po { $days } dnech.
    }
privacy-time-games = Ostatní hry zůstávají, aby se k nim hráči mohli vrátit.
privacy-time-moderation =
    { $days ->
        [one] Zákazy samy skončí. Záznam moderace se uchovává { $days } den.
        [few] Zákazy samy skončí. Záznam moderace se uchovává { $days } dny.
       *[other] Zákazy samy skončí. Záznam moderace se uchovává { $days } dní.
    }
privacy-delete = Jak to smazat
privacy-delete-how = Otevři nastavení stránky a zvol „{ $button }“. Tvé jméno zmizí ze všech her, rozehrané hry se vzdají a všude se odhlásíš. Dohrané hry zůstanou bez tvého jména a kostky jde dál ověřit. Programy pošlou DELETE /api/v1/me.
privacy-delete-copies = Zálohy serveru obsahují tvé jméno, dokud je nenahradí novější.
privacy-contact = Kdo tento server provozuje
privacy-contact-none = Provozovatel tohoto serveru neuvedl, jak ho zastihnout.
privacy-back = Zpět ke hrám
