## The moderators’ page

moderation-title = Moderation
moderation-only = Only moderators can use this page.
moderation-elsewhere = On this server, moderators work at a separate address: use “palisade admin”.
moderation-open = Open cases
moderation-closed = Closed cases
moderation-in-force = In force
moderation-audit = Audit list
moderation-none = There is nothing here.
moderation-reporters =
    { $count ->
        [one] Reported by { $count } person
       *[other] Reported by { $count } people
    }
moderation-taken = { $moderator } is working on it
moderation-closed-by = Closed by { $moderator }
moderation-take = Take the case
moderation-release = Leave it to others
moderation-close = Close the case
moderation-reports = Reports
moderation-called = Name at the time: { $name }
moderation-table = Open table
moderation-person = About the person
moderation-names = Former names: { $names }
moderation-address = Last seen at { $address }
moderation-fair-play = Fair play
moderation-quick-losses = Rated games looked at: { $games }. Lost within a few moves: { $count }.
moderation-quick-losses-to = Quick losses to { $name }: { $count }
moderation-same-address = Games against { $name }, last seen at the same address: { $count }
moderation-early-leaves = Games left early in the last 24 hours: { $count }
moderation-tables = Latest tables
moderation-earlier = Other cases
moderation-history = What was done
moderation-told = What the person was told
moderation-read = Read { DATETIME($date) }
moderation-notes = Notes
moderation-note = A note for other moderators
moderation-note-add = Add note
moderation-decide = Decide
moderation-act-warn = Warn
moderation-act-silence = Silence
moderation-act-ban = Ban
moderation-act-range = Ban addresses
moderation-act-rename = Rename
moderation-act-lift = Lift
moderation-act-close = Case closed
moderation-act-forget = Person’s data deleted
moderation-act-remove = Table deleted
moderation-act-end = Game ended
moderation-act-restart = Restart
moderation-act-role = Role changed
moderation-act-reset = Sign-in link
moderation-what-silence = They can go on playing, but nobody sees their name or phrases, and their tables are not public.
moderation-new-name = New name
moderation-addresses = Addresses, such as 192.0.2.0/24
moderation-confirm = Ban them even if my own address is among them
moderation-why = Reason shown to the person
moderation-no-reason = No reason
moderation-reason = Reason, for moderators only
moderation-duration = For how long
moderation-preview = The person will see this, in their own language:
moderation-done = Done. It is in the audit list.
moderation-saved = Done.
server-moderation-yourself = You cannot decide about yourself.
server-moderation-role = { $name } has a role on this server. An operator has to remove it first.
server-moderation-own-address = Your own address is among these. Confirm that you mean it.
server-moderation-acted = { $moderator } has acted in the meantime. Look at the case again before you decide.
