### Mails that the server sends.

mail-hello = Hola, { $name }:
mail-verify-subject = Confirma tu correo electrónico
mail-verify = Con este enlace confirmas que este correo electrónico es el de tu cuenta en { $server }:
mail-sign-in-subject = Tu enlace para iniciar sesión
mail-sign-in = Con este enlace inicias sesión en tu cuenta de { $server }:
mail-once = El enlace sirve una vez, durante una hora.
mail-not-you = Si no lo has pedido, no hagas nada: nada cambiará.
