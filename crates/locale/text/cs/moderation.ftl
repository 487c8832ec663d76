## The moderators’ page

server-moderation-yourself = O sobě rozhodovat nemůžeš.
server-moderation-role = { $name } má na tomto serveru roli. Nejdřív ji musí odebrat provozovatel.
server-moderation-own-address = Je mezi nimi tvoje vlastní adresa. Potvrď, že to tak chceš.
server-moderation-acted = Mezitím už jednal moderátor { $moderator }. Než rozhodneš, podívej se na případ znovu.
