### Mails that the server sends.

mail-hello = Hello { $name },
mail-verify-subject = Confirm your email address
mail-verify = Open this link to confirm that this email address belongs to your account on { $server }:
mail-sign-in-subject = Your link to sign in
mail-sign-in = Open this link to sign in to your account on { $server }:
mail-once = The link works once and is valid for an hour.
mail-not-you = If you did not ask for this, ignore this email: nothing will change.
mail-former-subject = The email address of your account has changed
mail-former = This email address no longer belongs to your account on { $server }: it was replaced or removed. Links to sign in are no longer sent here.
mail-former-not-you = If this was you, there is nothing to do. If not, somebody else may know your password: sign in and set a new one, which signs out all other devices. If you can no longer sign in, use a recovery code, or ask whoever runs the server.
mail-contact = You can reach whoever runs the server here: { $contact }
