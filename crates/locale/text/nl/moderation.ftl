## The moderators’ page

server-moderation-yourself = Over jezelf kun je niet beslissen.
server-moderation-role = { $name } heeft een rol op deze server. Een beheerder moet die eerst intrekken.
server-moderation-own-address = Je eigen adres zit hierbij. Bevestig dat je dat bedoelt.
server-moderation-acted = { $moderator } heeft intussen ingegrepen. Bekijk de zaak opnieuw voordat je beslist.
