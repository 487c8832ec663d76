### What people are told although their page is closed, and its settings.

notice-turn = Your turn against { $names }
notice-turn-alone = Your turn
notice-start = Your game with { $names } has started
notice-start-alone = Your game has started
notice-challenge = { $names } challenges you to a game
notice-reminder = You have a quarter of your time left for your move against { $names }
notice-reminder-alone = You have a quarter of your time left for your move
notice-mail-end = You get this email because you asked for it in your settings. To stop these emails, open this link:

## Settings

notices-title = Notifications
notices-start = Notify me when it is my turn, even when this page is closed
notices-on = This browser notifies you, even when this page is closed.
notices-stop = Stop in this browser
notices-stop-all = Stop in all my browsers
notices-denied = You have not allowed notifications from this page. You can change that in the browser’s settings.
notices-missing = This browser cannot notify you while the page is closed. On an iPhone or iPad, add this page to the home screen first.
notices-failed = This browser could not reach its notification service. Try again later.
notices-push = In browsers
notices-mail = By email
notices-kind-turn = It is my turn
notices-kind-start = A game of mine starts
notices-kind-challenge = Somebody challenges me
notices-kind-reminder = A quarter of my time is left, in games with days per move
notices-quiet = Quiet hours
notices-quiet-from = From
notices-quiet-until = Until
notices-quiet-why = Notifications wait until the quiet hours are over, and come only if they still apply.

## Refusals

server-push-endpoint = That is not the address of a notification service on the internet.
server-push-keys = The keys of this browser cannot be used. Turn notifications off and on again.
server-quiet-hours = Quiet hours need a start and an end, such as 22:00 and 07:00.
