### What people are told although their page is closed, and its settings.

notice-turn = À toi de jouer contre { $names }
notice-turn-alone = À toi de jouer
notice-start = Ta partie avec { $names } a commencé
notice-start-alone = Ta partie a commencé
notice-challenge = { $names } te défie
notice-reminder = Il ne te reste qu’un quart de ton temps pour jouer contre { $names }
notice-reminder-alone = Il ne te reste qu’un quart de ton temps pour jouer
notice-mail-end = Tu reçois cet e-mail parce que tu l’as demandé dans tes réglages. Pour ne plus en recevoir, ouvre ce lien :

## Settings

notices-title = Notifications
notices-start = Me prévenir quand c’est à moi de jouer, même si cette page est fermée
notices-on = Ce navigateur te prévient, même si cette page est fermée.
notices-stop = Arrêter dans ce navigateur
notices-stop-all = Arrêter dans tous mes navigateurs
notices-denied = Les notifications de cette page ne sont pas autorisées : ce navigateur ne peut pas te prévenir. Tu peux changer cela dans ses réglages.
notices-missing = Ce navigateur ne peut pas te prévenir quand la page est fermée. Sur iPhone ou iPad, ajoute d’abord cette page à l’écran d’accueil.
notices-failed = Ce navigateur n’a pas pu joindre son service de notifications. Réessaie plus tard.
notices-push = Dans les navigateurs
notices-mail = Par e-mail
notices-kind-turn = C’est à moi de jouer
notices-kind-start = Une de mes parties commence
notices-kind-challenge = On me défie
notices-kind-reminder = Il ne me reste qu’un quart de mon temps (parties par correspondance)
notices-quiet = Heures de silence
notices-quiet-from = De
notices-quiet-until = À
notices-quiet-why = Pendant ces heures, les notifications attendent ; elles n’arrivent ensuite que si elles sont encore d’actualité.

## Refusals

server-push-endpoint = Ce n’est pas l’adresse d’un service de notifications sur Internet.
server-push-keys = Les clés de ce navigateur sont inutilisables. Désactive les notifications, puis réactive-les.
server-quiet-hours = Indique le début et la fin des heures de silence, par exemple 22:00 et 7:00.
