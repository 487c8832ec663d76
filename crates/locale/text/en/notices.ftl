### What people are told although their page is closed, and its settings.

notice-turn = Your turn against { $names }
notice-turn-alone = Your turn
notice-start = Your game with { $names } has started
notice-start-alone = Your game has started
notice-challenge = { $names } challenges you to a game
notice-reminder = A quarter of your time is left for your turn against { $names }
notice-reminder-alone = A quarter of your time is left for your turn
notice-mail-end = You get this email because your settings ask for it. Here you can end it:

## Settings

notices-title = Notifications
notices-start = Tell me when it is my turn, also when this page is closed
notices-on = This browser tells you, also when this page is closed.
notices-stop = Stop in this browser
notices-stop-all = Stop in all my browsers
notices-denied = You have not allowed notifications from this page, so this browser cannot tell you anything. Its own settings can change that.
notices-missing = This browser cannot tell you anything while the page is closed. On an iPhone or iPad, add this page to the home screen first.
notices-failed = This browser could not reach its notification service. Try again later.
notices-push = In browsers
notices-mail = By email
notices-kind-turn = It is my turn
notices-kind-start = A game of mine starts
notices-kind-challenge = Somebody challenges me
notices-kind-reminder = A quarter of my time is left, in games over days
notices-quiet = Quiet hours
notices-quiet-from = From
notices-quiet-until = Until
notices-quiet-why = You are told afterwards, if it is still true.

## Refusals

server-push-endpoint = That is no address of a notification service on the internet.
server-push-keys = The keys of this browser cannot be used.
server-quiet-hours = Quiet hours begin and end at a time of day.
