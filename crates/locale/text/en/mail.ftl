### Mails that the server sends.

mail-hello = Hello { $name },
mail-verify-subject = Confirm your email address
mail-verify = With this link you confirm that this email address belongs to your account on { $server }:
mail-sign-in-subject = Your link to sign in
mail-sign-in = With this link you sign in to your account on { $server }:
mail-once = The link works once, within an hour.
mail-not-you = If you did not ask for it, do nothing: nothing will change.
