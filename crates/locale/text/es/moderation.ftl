## The moderators’ page

server-moderation-yourself = No puedes decidir sobre tu propio caso.
server-moderation-role = { $name } tiene un rol en este servidor. Quien administra el servidor debe quitárselo antes.
server-moderation-own-address = Tu propia dirección está entre ellas. Confirma que es lo que quieres.
server-moderation-acted = { $moderator } ha actuado entretanto. Mira otra vez el caso antes de decidir.
