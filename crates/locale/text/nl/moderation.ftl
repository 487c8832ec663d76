## The moderators’ page

moderation-title = Moderatie
moderation-only = Alleen moderators kunnen deze pagina gebruiken.
moderation-elsewhere = Op deze server werken moderators op een apart adres: gebruik “palisade admin”.
moderation-open = Open zaken
moderation-closed = Gesloten zaken
moderation-in-force = Van kracht
moderation-audit = Moderatielogboek
moderation-none = Hier staat niets.
moderation-reporters =
    { $count ->
        [one] { $count } persoon meldde dit
       *[other] { $count } mensen meldden dit
    }
moderation-taken = { $moderator } is ermee bezig
moderation-closed-by = Gesloten door { $moderator }
moderation-take = Zaak oppakken
moderation-release = Aan anderen overlaten
moderation-close = Zaak sluiten
moderation-reports = Meldingen
moderation-called = Naam van toen: { $name }
moderation-table = Tafel openen
moderation-person = Over deze persoon
moderation-names = Vroegere namen: { $names }
moderation-address = Laatst gezien op { $address }
moderation-fair-play = Eerlijk spel
moderation-quick-losses = Bekeken partijen met rating: { $games }. Binnen een paar zetten verloren: { $count }.
moderation-quick-losses-to = Snelle nederlagen tegen { $name }: { $count }
moderation-same-address = Partijen tegen { $name }, laatst gezien op hetzelfde adres: { $count }
moderation-early-leaves = Vroeg verlaten partijen in de laatste 24 uur: { $count }
moderation-tables = Laatste tafels
moderation-earlier = Andere zaken
moderation-history = Wat er is gedaan
moderation-told = Wat de persoon is verteld
moderation-read = Gelezen op { DATETIME($date) }
moderation-notes = Notities
moderation-note = Een notitie voor andere moderators
moderation-note-add = Notitie toevoegen
moderation-decide = Beslissen
moderation-act-warn = Waarschuwen
moderation-act-silence = Verbergen
moderation-act-ban = Verbannen
moderation-act-range = Adressen verbannen
moderation-act-rename = Naam wijzigen
moderation-act-lift = Opheffen
moderation-act-close = Zaak gesloten
moderation-act-forget = Gegevens gewist
moderation-act-remove = Tafel gewist
moderation-act-end = Partij beëindigd
moderation-act-restart = Herstart
moderation-act-role = Rol gewijzigd
moderation-act-reset = Aanmeldlink
moderation-what-silence = De persoon kan gewoon spelen, maar niemand ziet de naam of de zinnen, en de tafels zijn niet openbaar.
moderation-new-name = Nieuwe naam
moderation-addresses = Adressen, zoals 192.0.2.0/24
moderation-confirm = Mijn eigen adres mag erbij zitten
moderation-why = Reden die de persoon te lezen krijgt
moderation-no-reason = Geen reden
moderation-reason = Alleen voor moderators
moderation-duration = Hoelang
moderation-preview = De persoon leest dit, in de eigen taal:
moderation-done = Klaar. Het staat in het moderatielogboek.
moderation-saved = Klaar.
server-moderation-yourself = Over jezelf kun je niet beslissen.
server-moderation-role = { $name } heeft een rol op deze server. Een beheerder moet die eerst intrekken.
server-moderation-own-address = Je eigen adres zit hierbij. Bevestig dat je dat bedoelt.
server-moderation-acted = { $moderator } heeft intussen ingegrepen. Bekijk de zaak opnieuw voordat je beslist.
