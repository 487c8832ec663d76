### Accounts on the page: a name that lasts, for whoever wants one.

## For guests

account-title = Account
account-not-here = This server has no accounts: everyone plays as a guest.
account-keep = Keep your name
account-keep-why = An account keeps your name and your games on every device. You do not need one to play.
account-name = Name
account-name-hint = 2 to 20 letters, digits, _ or -, a letter or digit first. Everybody sees it.
account-password = Password
account-password-hint = At least 10 characters. Three or four words are easy to remember.
account-show-password = Show password
account-hide-password = Hide password
account-create = Create account
account-sign-in = Sign in
account-have-one = I have an account
account-switch = Signing in switches this device to that account. Games you played here as a guest do not move to it.
account-by-code = Use a recovery code
account-by-password = Use the password
account-code = Recovery code
account-code-hint = One of the ten codes you got with the account. Each works once.
account-ended = Your session on this device has ended. Sign in again.
account-signed-out = You are signed out.
account-recovered = You are signed in. Now choose a new password.
account-link = Get back into your account
account-link-reset = The operator of this server created this link for you. It works once.
account-link-sign-in = This link was sent to you by email. It works once.
account-link-mail = Confirm that this email address is yours.
account-confirm = Confirm
account-mail-confirmed = The email address is confirmed.
account-gone = The account has been deleted.

## What is wrong with a field

account-name-missing = Enter a name.
account-name-short = A name must have at least 2 characters.
account-name-long = A name can have at most 20 characters.
account-name-letters = A name can have only letters, digits, _ and -, no spaces.
account-password-missing = Enter a password.
account-password-short = A password must have at least 10 characters.
account-password-long = A password can have at most 200 characters.
account-password-name = The password must not be the same as the name.
account-password-same = That is already your password. Choose another.
account-code-missing = Enter a recovery code.
account-label-missing = Write what the token is for.
account-label-long = Use at most 40 characters.
account-scopes-missing = Choose at least one permission for the token.

## What moderators told somebody

people-notice-warning = You have a warning from a moderator.
people-notice-silence = A moderator has hidden your name, your public tables and your phrases.
people-notice-ban = A moderator has banned you from this server.
people-notice-rename = A moderator has given you another name.
people-notice-until = Until { DATETIME($date) }
people-notice-read = I have read it

## Blocked people, and reports

people-blocked-people = Blocked people
people-block-why = You are never paired with people you block, and neither of you can join the other’s public tables. They are not told.
people-blocked-none = You have blocked nobody.
people-block = Block
people-unblock = Unblock
people-blocked = Blocked. You will not be paired with each other.
people-unblocked = Unblocked.
people-report = Report
people-report-why = Why are you reporting { $name }?
people-report-what = Moderators read the report and decide. Nobody else learns who sent it.
people-report-send = Send report
people-reported = Thank you. A moderator will look at it.
people-reason-cheating = Moves from a program
people-reason-stalling = Running out the clock or leaving on purpose
people-reason-name = Offensive name
people-reason-maze = Offensive maze
people-reason-other = Another reason
people-page = Open their page
people-mute = Hide phrases
people-unmute = Show phrases
people-moderation = Moderators’ page

## Friends and challenges

people-follow = Follow
people-unfollow = Unfollow
people-follow-done = You now follow this person. If they follow you too, you are friends.
people-unfollow-done = You no longer follow this person.
people-friends = Friends
people-friends-why = Friends are people who follow each other. Only they see when you are online.
people-friends-none = Nobody yet. Open somebody’s page and choose “Follow”.
people-friend = You follow each other
people-following = You follow them
people-follower = Follows you
people-online = Online
people-challenge = Challenge
people-challenge-send = Send challenge
people-challenged = The challenge is sent. A table is waiting for you both.
people-challenges = Challenges
people-accept = Accept
people-decline = Decline
people-withdraw = Withdraw
people-open-table = Open table
people-decline-plain = No reason given
people-decline-later = Not now
people-decline-clock = Another clock, please
people-decline-game = Another game, please
people-decline-strangers = Only with friends
people-challenge-open = Waiting for an answer
people-challenge-accepted = Accepted
people-challenge-declined = Declined
people-challenge-withdrawn = Withdrawn
people-challenge-expired = Not answered in time
people-side = Your side
people-person = A person
people-challenge-new = New challenge
people-challenges-you = { $name } challenges you
people-challenge-to = Your challenge to { $name }
people-challenge-from = Challenge from { $name }
people-answer-later = Answer later

## Email

account-mail = Email address
account-mail-why = If you forget your password, the server can email you a link to sign in. Nobody else sees the address.
account-mail-add = Add an email address
account-mail-change = Change the address
account-mail-remove = Remove the address
account-mail-removed = The email address has been removed.
account-mail-send = Send link
account-mail-sent = A link is on its way to that address. Open it within an hour to confirm that the address is yours.
account-mail-waiting = Not confirmed yet: { $address }. Open the link in the email, or have another one sent.
account-by-mail = Send me a link by email
account-mail-hint = The address you confirmed in your account.
account-link-sent = If an account has this address, a link is on its way. It works once and is valid for an hour.
account-linked = You are signed in. If you have forgotten your password, set a new one now.
account-mail-missing = Enter an email address.
account-mail-wrong = An email address looks like name@example.org.

## Recovery codes

account-codes = Recovery codes
account-codes-once = Keep these ten codes in a safe place: they are shown only once. If you forget your password, each of them signs you in once.
account-codes-copy = Copy codes
account-codes-save = Download codes
account-codes-kept = I have saved them
account-codes-left =
    { $count ->
        [0] No recovery code is left.
        [one] { $count } recovery code is left.
       *[other] { $count } recovery codes are left.
    }
account-codes-new = New recovery codes
account-codes-new-why = The old ones stop working.

## The account

account-since = Since { DATETIME($date) }
account-page-link = Your page as others see it
account-picture = Picture
account-picture-none = No picture
account-picture-pawn = Pawn
account-picture-fence = Fence
account-picture-maze = Maze
account-picture-die = Die
account-picture-spinner = Spinner
account-picture-cat = Cat
account-picture-frog = Frog
account-picture-bird = Bird
account-picture-fish = Fish
account-picture-leaf = Leaf
account-picture-moon = Moon
account-picture-sun = Sun
account-private = Private: nobody else sees the list of your games
account-rename = Change name
account-rename-hint = The new name shows in old games too.
account-save = Save
account-saved = Saved.
account-password-change = Change password
account-password-set = Set a password
account-password-now = Current password
account-password-new = New password
account-password-changed = The password is changed. All other devices are signed out.
account-sessions = Where you are signed in
account-session-this = this device
account-session-unknown = Unknown device
account-session-used = Last used { DATETIME($date) }
account-session-end = Sign out there
account-tokens = Tokens for programs
account-tokens-why = A program with a token acts in your name. Give each program its own, with no more permissions than it needs.
account-token-label = What is it for?
account-token-scopes = What may it do?
account-scope-read = Read your games
account-scope-play = Play
account-scope-bot = Play as a program
account-scope-tournament = Run tournaments
account-scope-moderate = Moderate
account-token-create = Create token
account-token-once = Copy the token now: it is shown only once.
account-token-copy = Copy token
account-token-revoke = Revoke
account-token-unused = Never used
account-tokens-none = You have no tokens.
account-data = Your data
account-export = Download everything stored about you
account-sign-out = Sign out
account-delete = Delete account
account-delete-sure = Your name will be removed from every game and you will resign games in progress. This cannot be undone.
account-delete-now = Delete permanently

## Passkeys

account-passkeys = Passkeys
account-passkeys-why = A passkey signs you in with your fingerprint, your face or your device’s PIN, so there is nothing to remember.
account-passkey-create = Create account with a passkey
account-passkey-sign-in = Sign in with a passkey
account-passkey-add = Add a passkey
account-passkey-remove = Remove
account-passkey-cancelled = No passkey was used. Try again, or choose another way.

## Somebody’s page

person-nobody = Nobody here has that name, or their page is private.
person-games = Games
person-all-games = All games
person-no-games = No games yet.
person-open = Open
person-won = Won
person-lost = Lost
person-more = Show more
person-archive = Download all games
person-result = Result
person-any-result = Any result
person-opponent = Opponent
person-opponent-hint = The name of an account
person-filter = Filter
person-people = Plays with
person-score = Wins { $won } · draws { $draws } · losses { $lost }
person-together = Games with { $name }
person-since = Here since { DATETIME($date) }
person-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## Refusals of the server

server-people-yourself = That is you. Choose someone else.
server-people-nobody = Nobody here has the name or id “{ $word }”.
server-people-too-many-blocks = You can block at most { $most } people. Unblock someone first.
server-people-too-many-mutes = You can hide the phrases of at most { $most } people. Show someone’s phrases again first.
server-people-report-table = That person did not create that table and does not play at it.
server-people-no-case = There is no case { $id }, or it has been deleted.
server-people-case-taken = { $moderator } is working on this case.
server-people-case-closed = { $moderator } has already closed this case.
server-people-unreachable = You cannot reach this person here.
server-people-challenged-before = You have already challenged this person. Wait for an answer, or withdraw the challenge.
server-people-too-many-challenges = You can have at most { $most } open challenges at a time. Withdraw one first.
server-people-no-challenge = That challenge is no longer open.
server-people-too-many-followed = You can follow at most { $most } people. Stop following someone first.
server-people-empty-note = The note is empty. Write something first.

server-account-none = You are a guest: there is no account to show or change.
server-account-unknown = There is no account named “{ $name }”.
server-account-name-length = A name must have { $least } to { $most } characters.
server-account-name-characters = A name can have only letters, digits, “_” and “-”, and must begin with a letter or a digit.
server-account-name-taken = That name is taken, or looks too much like one that is. Choose another.
server-account-name-held = That name belonged to somebody else until recently and stays reserved for { $days } days. Choose another.
server-account-result = There is no result “{ $word }”. Choose won, lost or draw.
server-account-password-length = A password must have { $least } to { $most } characters.
server-account-password-common = That password is one of the first that others would try. Choose another.
server-account-password-wrong = That is not your password. Try again.
server-account-sign-in = The name does not match the password or code. Check both.
server-account-reset-code = That link has expired or was already used. Ask for a new one.
server-account-mail-off = This server sends no email.
server-account-mail-address = The server cannot send email to this address. Check the spelling.
server-account-mail-taken = Another account already has this email address. Use a different one.
server-account-mail-too-often = Too many links were requested. Look in your mailbox, or try again in an hour.
server-account-passkeys-off = This server does not offer passkeys.
server-account-passkey-late = That took too long, or this attempt was already used. Try again.
server-account-passkey-wrong = This passkey cannot be used here. Try again, or choose another way.
server-account-passkey-sign-in = No account here uses this passkey. It may have been removed.
server-account-passkey-known = This passkey already belongs to an account.
server-account-passkey-last = Without this passkey you could no longer sign in. First set a password or add another passkey.
server-account-no-passkey = That passkey no longer exists.
server-account-too-many-passkeys = An account can have at most { $most } passkeys. Remove one first.
server-account-no-session = That session no longer exists.
server-account-no-token = That token no longer exists.
server-account-new-token = A token needs a label of 1 to { $longest } characters, at least one permission, and an expiry date in the future.
server-account-too-many-tokens = An account can have at most { $most } tokens. Revoke one first.
server-account-picture = There is no such picture. Choose another.
server-account-no-profile = Nobody has that name, or their page is private.
