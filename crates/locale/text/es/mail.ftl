### Mails that the server sends.

mail-hello = Hola, { $name }:
mail-verify-subject = Confirma tu correo electrónico
mail-verify = Abre este enlace para confirmar que este correo electrónico es el de tu cuenta en { $server }:
mail-sign-in-subject = Tu enlace para iniciar sesión
mail-sign-in = Abre este enlace para iniciar sesión en tu cuenta de { $server }:
mail-once = El enlace sirve una sola vez y caduca al cabo de una hora.
mail-not-you = Si no lo has pedido, ignora este mensaje: no cambiará nada.
mail-former-subject = El correo electrónico de tu cuenta ha cambiado
mail-former = Este correo electrónico ya no es el de tu cuenta en { $server }: se ha sustituido o quitado. Aquí ya no llegan enlaces para iniciar sesión.
mail-former-not-you = ¿Has sido tú? Entonces no tienes que hacer nada. Si no, puede que alguien sepa tu contraseña: inicia sesión y elige una nueva; así se cierra la sesión en todos los demás dispositivos. Si ya no puedes iniciar sesión, usa un código de recuperación o pide ayuda a quien administra el servidor.
mail-contact = Así puedes contactar con quien administra el servidor: { $contact }
