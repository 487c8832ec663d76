## The moderators’ page

server-moderation-yourself = You cannot decide about yourself.
server-moderation-role = { $name } has a role on this server. An operator has to take it away first.
server-moderation-own-address = Your own address is among these. Confirm that you mean it.
server-moderation-acted = { $moderator } has acted in the meantime. Look at the case again before you decide.
