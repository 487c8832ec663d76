### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Privacy
privacy-lead = Wat deze server over je bewaart, hoelang, en hoe je het laat wissen.
privacy-stored = Wat er wordt bewaard
privacy-stored-person = Een willekeurig id dat voor jou staat, en de naam die je kiest.
privacy-stored-account = Een account is niet nodig. Heb je er een, dan bewaart de server ook de naam en de afbeelding, het tijdstip van aanmaken, hashes van het wachtwoord, de herstelcodes en de tokens, van elke toegangssleutel het openbare deel, en van elke toegangssleutel en sessie het soort apparaat en het tijdstip van het laatste gebruik. Je pagina toont de naam, de afbeelding en de dag van aanmaken; de rest wordt gebruikt om je aan te melden en om je te laten zien waar je bent aangemeld.
privacy-stored-mail = Voeg je een e-mailadres aan je account toe, dan wordt het daarbij bewaard. Het wordt gebruikt om je de links en notificaties te sturen waar je om vraagt, en om je te laten weten dat het is vervangen of verwijderd. Niemand anders ziet het.
privacy-stored-games = De partijen die je hier speelt: zetten, tijden, uitslagen en, als je die toevoegt, een eigen tekst die mee bepaalt wat er gegooid wordt, zodat niemand de worpen vooraf kan vastleggen. Openbare partijen kan iedereen bekijken, besloten partijen alleen wie de link heeft.
privacy-stored-safety = Wie je blokkeert, zodat jullie elkaar niet tegenkomen, en van wie je de zinnen verbergt, zodat je die niet ziet. Meldingen van jou en over jou: wie, waarom, aan welke tafel en de naam van toen. Alleen moderators zien meldingen. Ze zien ook je tafels, je vroegere namen, eerdere beslissingen, hun berichten aan jou en of je die hebt gelezen, hun notities over jou en het IP-adres dat je het laatst hebt gebruikt sinds de server is gestart.
privacy-stored-friends = Wie je volgt en, een uur lang, wanneer je hier het laatst was, zodat vrienden zien of je online bent. Uitdagingen, tot een dag nadat ze zijn afgelopen.
privacy-stored-puzzles = Met een account: welke puzzels je hebt geprobeerd, of je ze hebt opgelost en je puzzelrating.
privacy-stored-mazes = Doolhoven die je met een account publiceert: het doolhof, de naam ervan, wanneer je het hebt gepubliceerd en dat het van jou is. Iedereen kan ze zien. Als je gegevens worden gewist, blijven de doolhoven staan, maar zonder jouw naam en zonder hun eigen naam. Er wordt geteld hoe vaak een doolhof wordt gespeeld, maar niet door wie.
privacy-stored-notices = Als je notificaties aanzet: het adres en de sleutels van je browser bij zijn notificatiedienst, je taal, en wat je wilt weten en wanneer. Notificaties zijn versleuteld voor je browser: de dienst weet dat er een is, niet wat erin staat. Een week lang wordt onthouden welke je hebt gekregen, zodat je niets dubbel krijgt.
privacy-stored-ratings = Als je partijen met rating speelt: je rating voor elk soort partij en wat elke partij met rating eraan veranderde. Anderen zien dat, tenzij je pagina privé is. Een dag lang: welke partijen met rating, of met een tegenstander die de server voor je vond, je te vroeg hebt verlaten.
privacy-stored-cookie = Eén cookie, waaraan de server je herkent. Die is nodig om te spelen en wordt nergens anders voor gebruikt.
privacy-stored-device = Instellingen, partijen en je resultaten bij puzzels op je apparaat blijven in je browser.
privacy-stored-address = Je IP-adres wordt gebruikt om misbruik te voorkomen. Het wordt onthouden zolang de server draait; bij een lopende partij wordt alleen een hash ervan opgeslagen. Het komt in het logboek als een verzoek wordt geweigerd, en een ban kan voor een adresbereik gelden.
privacy-stored-nothing = Er is geen reclame en geen tracking, en de pagina laadt niets van andere servers.
privacy-time = Hoelang het wordt bewaard
privacy-time-token =
    { $days ->
        [one] Je blijft na je laatste bezoek nog { $days } dag aangemeld.
       *[other] Je blijft na je laatste bezoek nog { $days } dagen aangemeld.
    }
privacy-time-cancelled =
    { $days ->
        [one] Geannuleerde partijen worden na { $days } dag verwijderd.
       *[other] Geannuleerde partijen worden na { $days } dagen verwijderd.
    }
privacy-time-games = Andere partijen blijven bewaard, zodat iedereen die meespeelde ze kan terugkijken.
privacy-time-account = Een account blijft bewaard tot je het wist, een sessie tot die afloopt of tot je die beëindigt. Een naam die je niet meer gebruikt, blijft 30 dagen gereserveerd, als hash, zodat niemand hem meteen overneemt.
privacy-time-reports = Meldingen en notities van moderators worden gewist 90 dagen nadat een moderator de zaak heeft gesloten of, als die open blijft, 180 dagen na de laatste melding. Berichten van moderators aan jou worden gewist als ze niet meer gelden. Wie je blokkeert, blijft geblokkeerd, en zinnen die je verbergt, blijven verborgen tot je dat ongedaan maakt.
privacy-time-mail = Een e-mailadres blijft bewaard tot je het verwijdert; zonder bevestiging twee dagen. Links zijn een uur geldig; een e-mail die niet bezorgd kan worden, blijft een dag bewaard.
privacy-time-moderation =
    { $days ->
        [one] Een ban loopt vanzelf af. Wat moderators hebben gedaan, wordt { $days } dag bewaard.
       *[other] Een ban loopt vanzelf af. Wat moderators hebben gedaan, wordt { $days } dagen bewaard.
    }
privacy-delete = Hoe je het laat wissen
privacy-delete-how = Open de pagina met instellingen en kies “{ $button }”. Je naam verdwijnt dan uit alle partijen, je geeft lopende partijen op en je wordt overal afgemeld. Afgelopen partijen blijven zonder je naam bewaard, en de worpen zijn nog steeds te controleren. Vanuit een programma: DELETE /api/v1/me.
privacy-delete-account = Een account wis je op de accountpagina, die om je wachtwoord vraagt als je er een hebt; daar kun je ook alles downloaden wat over jou wordt bewaard.
privacy-delete-copies = In back-ups van de server staat je naam tot ze worden vervangen.
privacy-contact = Wie deze server beheert
privacy-contact-none = De beheerder heeft geen contactgegevens opgegeven.
privacy-back = Terug naar de spellen
