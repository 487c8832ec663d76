### Mails that the server sends.

mail-hello = Hello { $name },
mail-verify-subject = Confirm your email address
mail-verify = Open this link to confirm that this email address belongs to your account on { $server }:
mail-sign-in-subject = Your link to sign in
mail-sign-in = Open this link to sign in to your account on { $server }:
mail-once = The link works once and is valid for an hour.
mail-not-you = If you did not ask for this, ignore this email: nothing will change.
