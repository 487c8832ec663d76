### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Privacy
privacy-lead = Wat deze server van je weet, hoelang, en hoe je het wist.
privacy-stored = Wat er wordt bewaard
privacy-stored-person = Een willekeurige id die voor jou staat, en de naam die je kiest. Er is geen account, geen wachtwoord en geen e-mailadres.
privacy-stored-games = De partijen die je hier speelt: zetten, tijden, uitslagen en de woorden die je aan de dobbelstenen toevoegt. Openbare partijen kan iedereen bekijken, de andere alleen wie de link heeft.
privacy-stored-cookie = Eén cookie, die bewijst dat jij het bent. Die is nodig om te spelen en wordt nergens anders voor gebruikt.
privacy-stored-device = Instellingen en partijen op je apparaat blijven in je browser.
privacy-stored-address = Je internetadres beschermt de server tegen misbruik. Het wordt onthouden zolang de server draait; bij een lopende partij wordt alleen een vingerafdruk ervan bewaard. Het logboek noemt het als een verzoek geweigerd wordt, en een ban kan een adresbereik noemen.
privacy-stored-nothing = Er is geen reclame en geen tracking, en de pagina laadt niets van andere servers.
privacy-time = Hoelang
privacy-time-token =
    { $days ->
        [one] Je blijft { $days } dag na je laatste bezoek aangemeld.
       *[other] Je blijft { $days } dagen na je laatste bezoek aangemeld.
    }
privacy-time-cancelled =
    { $days ->
        [one] Vervallen partijen worden na { $days } dag gewist.
       *[other] Vervallen partijen worden na { $days } dagen gewist.
    }
privacy-time-games = Andere partijen blijven, zodat wie ze speelde ze kan terugzien.
privacy-time-moderation =
    { $days ->
        [one] Bans eindigen vanzelf. Wat moderators deden, wordt { $days } dag bewaard.
       *[other] Bans eindigen vanzelf. Wat moderators deden, wordt { $days } dagen bewaard.
    }
privacy-delete = Wissen
privacy-delete-how = Open de instellingen van de pagina en kies “{ $button }”. Je naam verdwijnt uit elke partij, lopende partijen worden opgegeven en je wordt overal afgemeld. Afgelopen partijen blijven zonder je naam, en de dobbelstenen zijn nog steeds te controleren. Programma’s sturen DELETE /api/v1/me.
privacy-delete-copies = Back-ups van de server bevatten je naam tot ze vervangen worden.
privacy-contact = Wie deze server draait
privacy-contact-none = Wie deze server draait, heeft niet gezegd hoe je contact opneemt.
privacy-back = Terug naar de spellen
