### Accounts on the page: a name that lasts, for whoever wants one.

## For guests

account-title = Cuenta
account-not-here = Este servidor no tiene cuentas: aquí todo el mundo juega sin cuenta.
account-keep = Conserva tu nombre
account-keep-why = Con una cuenta conservas tu nombre y tus partidas en todos tus dispositivos. Para jugar no hace falta.
account-name = Nombre
account-name-hint = De 2 a 20 letras, cifras, _ o -, empezando por una letra o una cifra. Lo ve todo el mundo.
account-password = Contraseña
account-password-hint = Al menos 10 caracteres. Tres o cuatro palabras se recuerdan bien.
account-show-password = Mostrar la contraseña
account-hide-password = Ocultar la contraseña
account-create = Crear cuenta
account-sign-in = Iniciar sesión
account-have-one = Ya tengo una cuenta
account-switch = Al iniciar sesión, este dispositivo pasa a esa cuenta. Las partidas que jugaste aquí sin cuenta no se añaden a ella.
account-by-code = Usar un código de recuperación
account-by-password = Usar la contraseña
account-code = Código de recuperación
account-code-hint = Uno de los diez códigos que recibiste con la cuenta. Cada uno sirve una sola vez.
account-ended = Tu sesión en este dispositivo ha terminado. Vuelve a iniciarla.
account-signed-out = Has cerrado la sesión.
account-recovered = Has iniciado sesión. Ahora elige una contraseña nueva.
account-link = Recupera el acceso a tu cuenta
account-link-reset = Quien administra este servidor creó este enlace para ti. Sirve una sola vez.
account-link-sign-in = Este enlace te llegó por correo. Sirve una sola vez.
account-link-mail = Confirma que este correo electrónico es tuyo.
account-confirm = Confirmar
account-mail-confirmed = El correo electrónico está confirmado.
account-gone = La cuenta se ha borrado.

## What is wrong with a field

account-name-missing = Escribe un nombre.
account-name-short = El nombre debe tener al menos 2 caracteres.
account-name-long = El nombre puede tener como máximo 20 caracteres.
account-name-letters = El nombre solo puede tener letras, cifras, _ y -, sin espacios.
account-password-missing = Escribe una contraseña.
account-password-short = La contraseña debe tener al menos 10 caracteres.
account-password-long = La contraseña puede tener como máximo 200 caracteres.
account-password-name = La contraseña no puede ser igual que el nombre.
account-password-same = Esa ya es tu contraseña. Elige otra.
account-code-missing = Escribe un código de recuperación.
account-label-missing = Escribe para qué es el token.
account-label-long = Como máximo 40 caracteres.
account-scopes-missing = Elige al menos un permiso para el token.

## What moderators told somebody

people-notice-warning = Tienes una advertencia de la moderación.
people-notice-silence = La moderación ha ocultado tu nombre, tus mesas públicas y tus frases.
people-notice-ban = La moderación te ha prohibido el acceso a este servidor.
people-notice-rename = La moderación te ha dado otro nombre.
people-notice-until = Hasta el { DATETIME($date) }
people-notice-read = Lo he leído

## Blocked people, and reports

people-blocked-people = Personas bloqueadas
people-block-why = Nunca te tocará jugar con una persona bloqueada; tampoco podrás unirte a sus mesas públicas ni ella a las tuyas. No recibe ningún aviso.
people-blocked-none = No has bloqueado a nadie.
people-block = Bloquear
people-unblock = Desbloquear
people-blocked = Has bloqueado a esta persona. Ya no te tocará jugar con ella.
people-unblocked = Has desbloqueado a esta persona.
people-report = Denunciar
people-report-why = ¿Por qué denuncias a { $name }?
people-report-what = La moderación lee la denuncia y decide. Nadie más sabe quién la envió.
people-report-send = Enviar denuncia
people-reported = Gracias. La moderación lo revisará.
people-reason-cheating = Jugadas encontradas por un programa
people-reason-stalling = Perder tiempo o dejar la partida a propósito
people-reason-name = Nombre insultante
people-reason-maze = Laberinto insultante
people-reason-other = Otro motivo
people-page = Ver su página
people-mute = Ocultar sus frases
people-unmute = Mostrar sus frases
people-moderation = Página de moderación

## Friends and challenges

people-follow = Seguir
people-unfollow = Dejar de seguir
people-follow-done = Ahora sigues a esta persona. Si también te sigue, aparecerá entre tus amigos.
people-unfollow-done = Ya no sigues a esta persona.
people-friends = Amigos
people-friends-why = Son amigos quienes se siguen mutuamente. Solo tus amigos ven cuándo estás en línea.
people-friends-none = Nadie todavía. Abre la página de alguien y elige «Seguir».
people-friend = Os seguís mutuamente
people-following = Sigues a esta persona
people-follower = Te sigue
people-online = En línea
people-challenge = Retar
people-challenge-send = Enviar reto
people-challenged = Reto enviado. Hay una mesa esperando.
people-challenges = Retos
people-accept = Aceptar
people-decline = Rechazar
people-withdraw = Retirar
people-open-table = Abrir la mesa
people-decline-plain = Sin motivo
people-decline-later = Ahora no
people-decline-clock = Mejor con otro reloj
people-decline-game = Mejor a otro juego
people-decline-strangers = Solo con amigos
people-challenge-open = A la espera de respuesta
people-challenge-accepted = Reto aceptado
people-challenge-declined = Reto rechazado
people-challenge-withdrawn = Reto retirado
people-challenge-expired = Reto caducado sin respuesta
people-side = Tu bando
people-person = Una persona
people-challenge-new = Nuevo reto
people-challenges-you = { $name } te reta
people-challenge-to = Tu reto a { $name }
people-challenge-from = Reto de { $name }
people-answer-later = Responder más tarde

## Email

account-mail = Correo electrónico
account-mail-why = Ahí puedes recibir un enlace para iniciar sesión si olvidas la contraseña. Nadie más ve tu correo.
account-mail-add = Añadir un correo electrónico
account-mail-change = Cambiar el correo
account-mail-remove = Quitar el correo
account-mail-removed = Se ha quitado el correo electrónico.
account-mail-send = Enviar enlace
account-mail-sent = Hay un enlace en camino a ese correo. Ábrelo en el plazo de una hora para confirmar que es tuyo.
account-mail-waiting = Aún sin confirmar: { $address }. Abre el enlace del mensaje o pide otro.
account-by-mail = Recibir un enlace por correo
account-mail-hint = El correo que confirmaste en tu cuenta.
account-link-sent = Si alguna cuenta tiene este correo, hay un enlace en camino. Sirve una sola vez y caduca al cabo de una hora.
account-linked = Has iniciado sesión. Si has olvidado la contraseña, elige ahora una nueva.
account-mail-missing = Escribe un correo electrónico.
account-mail-wrong = Un correo electrónico tiene esta forma: nombre@example.org.

## Recovery codes

account-codes = Códigos de recuperación
account-codes-once = Guarda estos diez códigos en un lugar seguro: solo se muestran una vez. Si olvidas la contraseña, cada uno te deja iniciar sesión una vez.
account-codes-copy = Copiar los códigos
account-codes-save = Descargar los códigos
account-codes-kept = Ya los he guardado
account-codes-left =
    { $count ->
        [0] No queda ningún código de recuperación.
        [one] Queda { $count } código de recuperación.
       *[other] Quedan { $count } códigos de recuperación.
    }
account-codes-new = Nuevos códigos de recuperación
account-codes-new-why = Los anteriores dejan de servir.

## The account

account-since = Desde el { DATETIME($date) }
account-page-link = Tu página, como la ven los demás
account-picture = Imagen
account-picture-none = Sin imagen
account-picture-pawn = Figura
account-picture-fence = Barrera
account-picture-maze = Laberinto
account-picture-die = Dado
account-picture-spinner = Ruleta
account-picture-cat = Gato
account-picture-frog = Rana
account-picture-bird = Pájaro
account-picture-fish = Pez
account-picture-leaf = Hoja
account-picture-moon = Luna
account-picture-sun = Sol
account-private = Página privada: nadie más ve la lista de tus partidas
account-rename = Cambiar el nombre
account-rename-hint = El nombre nuevo también aparece en las partidas antiguas.
account-save = Guardar
account-saved = Guardado.
account-password-change = Cambiar la contraseña
account-password-set = Elegir una contraseña
account-password-now = Contraseña actual
account-password-new = Contraseña nueva
account-password-changed = La contraseña ha cambiado. Tus demás sesiones se han cerrado.
account-sessions = Dónde tienes la sesión abierta
account-session-this = este dispositivo
account-session-unknown = Dispositivo desconocido
account-session-used = Último uso: { DATETIME($date) }
account-session-end = Cerrar esa sesión
account-tokens = Tokens para programas
account-tokens-why = Un programa con un token actúa en tu nombre. Dale a cada uno el suyo, solo con los permisos que necesita.
account-token-label = ¿Para qué es el token?
account-token-scopes = ¿Qué puede hacer?
account-scope-read = Leer tus partidas
account-scope-play = Jugar
account-scope-bot = Jugar como programa
account-scope-tournament = Organizar torneos
account-scope-moderate = Moderar
account-token-create = Crear token
account-token-once = Copia el token ahora: solo se muestra una vez.
account-token-copy = Copiar el token
account-token-revoke = Revocar
account-token-unused = Sin usar
account-tokens-none = No tienes tokens.
account-data = Tus datos
account-export = Descargar todo lo que se guarda sobre ti
account-sign-out = Cerrar sesión
account-delete = Borrar la cuenta
account-delete-sure = Tu nombre se borrará de todas las partidas y abandonarás las que tengas en juego. No se puede deshacer.
account-delete-now = Borrar para siempre

## Passkeys

account-passkeys = Claves de acceso
account-passkeys-why = Una clave de acceso te permite iniciar sesión con la huella, la cara o el PIN de tu dispositivo, sin nada que recordar.
account-passkey-create = Crear cuenta con clave de acceso
account-passkey-sign-in = Iniciar sesión con clave de acceso
account-passkey-add = Añadir una clave de acceso
account-passkey-remove = Quitar
account-passkey-cancelled = No se ha usado ninguna clave de acceso. Inténtalo de nuevo o elige otra forma.

## Somebody’s page

person-nobody = Aquí nadie tiene ese nombre, o esa persona tiene la página privada.
person-games = Partidas
person-all-games = Todas las partidas
person-no-games = Todavía no hay partidas.
person-open = Abrir
person-won = Ganada
person-lost = Perdida
person-more = Ver más
person-archive = Descargar todas las partidas
person-result = Resultado
person-any-result = Cualquier resultado
person-opponent = Rival
person-opponent-hint = El nombre de una cuenta
person-filter = Filtrar
person-people = Juega con
person-score = Ganadas: { $won } · tablas: { $draws } · perdidas: { $lost }
person-together = Partidas con { $name }
person-since = Aquí desde el { DATETIME($date) }
person-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }

## Refusals of the server

server-people-yourself = Esa persona eres tú. Elige a otra.
server-people-nobody = Aquí nadie tiene el nombre o el identificador «{ $word }».
server-people-too-many-blocks = Puedes bloquear a { $most } personas como máximo. Desbloquea antes a alguna.
server-people-too-many-mutes = Puedes ocultar las frases de { $most } personas como máximo. Vuelve a mostrar antes las de alguien.
server-people-report-table = Esa persona no ha creado esa mesa ni juega en ella.
server-people-no-case = El caso { $id } no existe o se ha borrado.
server-people-case-taken = { $moderator } ya se ocupa de este caso.
server-people-case-closed = { $moderator } ya ha cerrado este caso.
server-people-unreachable = Aquí no puedes contactar con esta persona.
server-people-challenged-before = Ya has retado a esta persona. Espera su respuesta o retira el reto.
server-people-too-many-challenges = Puedes tener { $most } retos abiertos a la vez como máximo. Retira antes alguno.
server-people-no-challenge = Este reto ya no está abierto.
server-people-too-many-followed = Puedes seguir a { $most } personas como máximo. Primero tienes que dejar de seguir a alguien.
server-people-empty-note = La nota está vacía. Escribe algo.

server-account-none = Juegas sin cuenta: no hay ninguna que mostrar o cambiar.
server-account-unknown = No hay ninguna cuenta llamada «{ $name }».
server-account-name-length = El nombre debe tener de { $least } a { $most } caracteres.
server-account-name-characters = El nombre solo puede tener letras, cifras, «_» y «-», y debe empezar por una letra o una cifra.
server-account-name-taken = Ese nombre o uno muy parecido ya está en uso. Elige otro.
server-account-name-held = Ese nombre era de otra persona hasta hace poco y queda reservado durante { $days } días. Elige otro.
server-account-result = No existe el resultado «{ $word }». Elige won, lost o draw.
server-account-password-length = La contraseña debe tener de { $least } a { $most } caracteres.
server-account-password-common = Esa contraseña es de las primeras que probaría cualquiera. Elige otra.
server-account-password-wrong = Esa no es tu contraseña. Inténtalo de nuevo.
server-account-sign-in = El nombre y la contraseña o el código no coinciden. Compruébalos.
server-account-reset-code = Ese enlace ha caducado o ya se ha usado. Pide otro.
server-account-mail-off = Este servidor no envía correos.
server-account-mail-address = El servidor no puede enviar correo a esa dirección. Comprueba que esté bien escrita.
server-account-mail-taken = Otra cuenta ya tiene este correo electrónico. Usa otro.
server-account-mail-too-often = Se han pedido demasiados enlaces. Mira tu bandeja de entrada o espera una hora.
server-account-passkeys-off = Este servidor no admite claves de acceso.
server-account-passkey-late = El intento ha tardado demasiado o ya se ha usado. Inténtalo de nuevo.
server-account-passkey-wrong = Esta clave de acceso no se puede usar aquí. Inténtalo de nuevo o elige otra forma.
server-account-passkey-sign-in = Ninguna cuenta de aquí usa esta clave de acceso. Puede que se haya quitado.
server-account-passkey-known = Esta clave de acceso ya pertenece a una cuenta.
server-account-passkey-last = Sin esta clave de acceso ya no podrías iniciar sesión. Antes, elige una contraseña o añade otra clave de acceso.
server-account-no-passkey = Esa clave de acceso ya no existe.
server-account-too-many-passkeys = Una cuenta puede tener como máximo { $most } claves de acceso. Quita una primero.
server-account-no-session = Esa sesión ya no existe.
server-account-no-token = Ese token ya no existe.
server-account-new-token = Dale al token un nombre de 1 a { $longest } caracteres, al menos un permiso y una fecha de caducidad futura.
server-account-too-many-tokens = Una cuenta puede tener como máximo { $most } tokens. Revoca uno primero.
server-account-picture = Esa imagen no existe. Elige otra.
server-account-no-profile = Nadie tiene ese nombre, o esa persona tiene la página privada.
