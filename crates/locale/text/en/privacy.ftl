### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Privacy
privacy-lead = What this server knows about you, for how long, and how you delete it.
privacy-stored = What is stored
privacy-stored-person = A random id that stands for you, and the name you choose. There is no account, no password and no e-mail address.
privacy-stored-games = The games you play here: moves, times, results and the words you add to the dice. Public games can be watched by everyone, the others by whoever has the link.
privacy-stored-cookie = One cookie, which proves that you are you. It is needed to play and used for nothing else.
privacy-stored-device = Settings and games on your device stay in your browser.
privacy-stored-address = Your internet address protects the server from misuse. It is remembered while the server runs; with a game in play only a fingerprint of it is stored. The log names it when a request is refused, and a ban may name a range of addresses.
privacy-stored-nothing = There is no advertising and no tracking, and the page loads nothing from other servers.
privacy-time = For how long
privacy-time-token =
    { $days ->
        [one] You stay signed in for { $days } day after your last visit.
       *[other] You stay signed in for { $days } days after your last visit.
    }
privacy-time-cancelled =
    { $days ->
        [one] Cancelled games are deleted after { $days } day.
       *[other] Cancelled games are deleted after { $days } days.
    }
privacy-time-games = Other games stay, so that everyone who played them can look back.
privacy-time-moderation =
    { $days ->
        [one] Bans end by themselves. What moderators did is kept for { $days } day.
       *[other] Bans end by themselves. What moderators did is kept for { $days } days.
    }
privacy-delete = Deleting it
privacy-delete-how = Open the settings of the page and choose “{ $button }”. Your name disappears from every game, the games you are in are given up, and you are signed out everywhere. Finished games stay without your name, and the dice can still be checked. Programs send DELETE /api/v1/me.
privacy-delete-copies = Backups of the server hold your name until they are replaced.
privacy-contact = Who runs this server
privacy-contact-none = Whoever runs this server has not said how to be reached.
privacy-back = Back to the games
