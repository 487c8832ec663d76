### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Privacy
privacy-lead = What this server knows about you, how long it keeps it, and how to delete it.
privacy-stored = What is stored
privacy-stored-person = A random id that stands for you, and the name you choose.
privacy-stored-account = An account is optional. With one, the server also stores its name and picture, the time it was created, hashes of the password, the recovery codes and the tokens, the public half of every passkey, and for every passkey and session the kind of device and when it was last used. Your page shows the name, the picture and the day of creation; the rest is used to sign you in and to show you where you are signed in.
privacy-stored-mail = If you add an email address to your account, it is stored with the account. It is used to send you the links and notifications that you ask for, and to tell you when it is replaced or removed. Nobody else sees it.
privacy-stored-games = The games you play here: moves, times, results and, if you add one, a text of your own that is mixed into the dice, so that nobody can plan the rolls in advance. Anyone can watch public games; only people with the link can watch the others.
privacy-stored-safety = Whom you block, so that you do not meet, and whose phrases you hide, so that you do not see them. Reports by you and about you: who sent them, why, at which table, and the name at the time. Only moderators see reports. They also see your tables, your former names, earlier decisions, what moderators told you and whether you have read it, their notes about you, and the IP address you last used since the server started.
privacy-stored-friends = Whom you follow and, for an hour, when you were last here, so that friends see whether you are online. Challenges, until a day after they end.
privacy-stored-puzzles = With an account: which puzzles you have tried, whether you solved them, and your puzzle rating.
privacy-stored-mazes = Mazes that you publish with an account: the maze, its name, when you published it, and that it is yours. Anyone can see them. When your data is deleted, the mazes stay, but their names and yours are removed. How often a maze is played is counted, but not by whom.
privacy-stored-notices = If you turn on notifications: the address and keys of your browser at its notification service, your language, and what you want to be notified of and when. Notifications are encrypted for your browser: the service learns that there is one, not what it says. Which ones you got is remembered for a week, so that you do not get them twice.
privacy-stored-ratings = If you play rated games: your rating in each kind of game and how every rated game changed it. Others see both unless your page is private. Which rated or paired games you left early is remembered for a day.
privacy-stored-cookie = One cookie, by which the server recognises you. It is needed to play and used for nothing else.
privacy-stored-device = Settings, games and puzzle results on your device stay in your browser.
privacy-stored-address = Your IP address is used to prevent abuse. It is kept in memory while the server runs; for games in progress only a hash of it is stored. It is logged when a request is refused, and a ban may cover a range of addresses.
privacy-stored-nothing = There is no advertising and no tracking, and the page loads nothing from other servers.
privacy-time = How long it is kept
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
privacy-time-games = Other games are kept, so that everyone who played them can look back at them.
privacy-time-account = An account is kept until you delete it, a session until it expires or you end it. A name you no longer use stays reserved for 30 days, as a hash, so that nobody else takes it at once.
privacy-time-reports = Reports and moderators’ notes are deleted 90 days after a moderator has closed the case or, if it stays open, 180 days after the last report. What moderators told you is deleted once it no longer applies. People you block stay blocked, and phrases you hide stay hidden, until you undo it.
privacy-time-mail = An email address is kept until you remove it; without confirmation, for two days. Links are valid for an hour; an email that cannot be delivered is kept for a day.
privacy-time-moderation =
    { $days ->
        [one] Bans expire by themselves. Moderators’ actions are kept on record for { $days } day.
       *[other] Bans expire by themselves. Moderators’ actions are kept on record for { $days } days.
    }
privacy-delete = How to delete it
privacy-delete-how = Open the settings page and choose “{ $button }”. Your name is removed from every game, you resign games in progress, and you are signed out on all your devices. Finished games stay, without your name, and their dice can still be checked. Programs send DELETE /api/v1/me.
privacy-delete-account = You can delete an account on the account page, which asks for the password if there is one. There you can also download everything stored about you.
privacy-delete-copies = Backups of the server contain your name until they are replaced.
privacy-contact = Who runs this server
privacy-contact-none = The operator has given no contact details.
privacy-back = Back to the games
