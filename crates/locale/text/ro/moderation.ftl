## The moderators’ page

server-moderation-yourself = Nu poți decide despre tine.
server-moderation-role = { $name } are un rol pe acest server. Mai întâi trebuie să îl ridice un operator.
server-moderation-own-address = Printre ele e și adresa ta. Confirmă că asta vrei.
server-moderation-acted = { $moderator } a acționat între timp. Uită-te din nou la caz înainte să decizi.
