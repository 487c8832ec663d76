### What people are told although their page is closed, and its settings.

notice-turn = À toi de jouer contre { $names }
notice-turn-alone = À toi de jouer
notice-start = Ta partie avec { $names } a commencé
notice-start-alone = Ta partie a commencé
notice-challenge = Défi de { $names }
notice-reminder = Il reste un quart de ton temps pour jouer contre { $names }
notice-reminder-alone = Il reste un quart de ton temps pour jouer
notice-mail-end = Tes réglages demandent cet e-mail. Pour y mettre fin :

## Settings

notices-title = Notifications
notices-start = M’avertir quand c’est à moi de jouer, même si cette page est fermée
notices-on = Ce navigateur t’avertit, même si cette page est fermée.
notices-stop = Arrêter dans ce navigateur
notices-stop-all = Arrêter dans tous mes navigateurs
notices-denied = Les notifications de cette page ne sont pas autorisées, ce navigateur ne peut donc t’avertir de rien. Ses propres réglages permettent de changer cela.
notices-missing = Ce navigateur ne peut pas t’avertir quand la page est fermée. Sur un iPhone ou un iPad, ajoute d’abord cette page à l’écran d’accueil.
notices-failed = Ce navigateur n’a pas pu joindre son service de notifications. Réessaie plus tard.
notices-push = Dans les navigateurs
notices-mail = Par e-mail
notices-kind-turn = C’est à moi de jouer
notices-kind-start = Une de mes parties commence
notices-kind-challenge = On me défie
notices-kind-reminder = Il me reste un quart du temps, dans les parties sur plusieurs jours
notices-quiet = Heures de silence
notices-quiet-from = De
notices-quiet-until = À
notices-quiet-why = L’avertissement vient ensuite, si c’est toujours vrai.

## Refusals

server-push-endpoint = Ce n’est pas l’adresse d’un service de notifications sur Internet.
server-push-keys = Les clés de ce navigateur sont inutilisables.
server-quiet-hours = Les heures de silence commencent et finissent à une heure de la journée.
