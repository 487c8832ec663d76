## The moderators’ page

server-moderation-yourself = Nie możesz decydować o sobie.
server-moderation-role = { $name } ma rolę na tym serwerze. Najpierw musi ją odebrać operator.
server-moderation-own-address = Jest wśród nich twój adres. Potwierdź, że o to chodzi.
server-moderation-acted = W międzyczasie działał już moderator { $moderator }. Przed decyzją obejrzyj sprawę jeszcze raz.
