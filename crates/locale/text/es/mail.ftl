### Mails that the server sends.

mail-hello = Hola, { $name }:
mail-verify-subject = Confirma tu correo electrónico
mail-verify = Abre este enlace para confirmar que este correo electrónico es el de tu cuenta en { $server }:
mail-sign-in-subject = Tu enlace para iniciar sesión
mail-sign-in = Abre este enlace para iniciar sesión en tu cuenta de { $server }:
mail-once = El enlace sirve una sola vez y vale una hora.
mail-not-you = Si no lo has pedido, ignora este mensaje: no cambiará nada.
