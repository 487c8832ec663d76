### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Privacidad
privacy-lead = Qué sabe de ti este servidor, durante cuánto tiempo lo guarda y cómo borrarlo.
privacy-stored = Qué se guarda
privacy-stored-person = Un identificador aleatorio que te representa y el nombre que elijas.
privacy-stored-account = La cuenta es opcional. Si la tienes, también se guardan su nombre y su imagen, la fecha y la hora de creación, huellas (hash) de la contraseña, de los códigos de recuperación y de los tokens, la parte pública de cada clave de acceso y, de cada clave y cada sesión, el tipo de dispositivo y la fecha y la hora de su último uso. Tu página muestra el nombre, la imagen y la fecha de creación; el resto sirve para iniciar tu sesión y mostrarte dónde está abierta.
privacy-stored-mail = Si añades un correo electrónico a tu cuenta, se guarda con ella y sirve para enviarte los enlaces y avisos que pides, y para decirte cuándo se sustituye o se quita. Nadie más lo ve.
privacy-stored-games = Las partidas que juegas aquí: jugadas, tiempos, resultados y, si lo añades, un texto tuyo que influye en las tiradas, para que nadie pueda amañarlas de antemano. Las partidas públicas las puede ver cualquiera; las demás, quien tenga el enlace.
privacy-stored-safety = A quién bloqueas, para que no coincidáis, y de quién ocultas las frases, para que no las veas. Las denuncias que haces y las que hacen sobre ti: quién, por qué, en qué mesa y el nombre de entonces. Solo la moderación ve las denuncias. También ve tus mesas, tus nombres anteriores, lo que se decidió antes, lo que se te ha comunicado y si lo has leído, sus notas sobre ti y tu última dirección IP desde que arrancó el servidor.
privacy-stored-friends = A quién sigues y, durante una hora, cuándo estuviste aquí por última vez, para que tus amigos vean si estás en línea. Los retos, hasta un día después de que terminen.
privacy-stored-puzzles = Con una cuenta, los problemas que has intentado, si los has resuelto y tu puntuación en ellos.
privacy-stored-mazes = Los laberintos que publicas con una cuenta: el laberinto, su nombre, cuándo lo publicaste y que es tuyo. Cualquiera puede verlos. Cuando se borran tus datos, los laberintos se quedan, pero sin tu nombre y sin el que les pusiste. Se cuenta cuántas veces se juega en cada laberinto, pero no quién lo hace.
privacy-stored-notices = Si pides avisos: la dirección y las claves de tu navegador en su servicio de avisos, tu idioma, y qué quieres saber y cuándo. Los mensajes van cifrados para tu navegador: el servicio sabe que hay uno, pero no lo que dice. Cada aviso se recuerda una semana, para no repetirlo.
privacy-stored-ratings = Si juegas partidas puntuadas: tu puntuación en cada tipo de partida y cuánto la ha cambiado cada partida. Los demás lo ven, salvo que tu página sea privada. Durante un día se recuerda qué partidas, puntuadas o con un rival que te buscó el servidor, dejaste antes de tiempo.
privacy-stored-cookie = Una sola cookie, que mantiene abierta tu sesión. Hace falta para jugar y no se usa para nada más.
privacy-stored-device = Los ajustes, las partidas que juegas en tu dispositivo y tus resultados en los problemas se quedan en tu navegador.
privacy-stored-address = Tu dirección IP sirve para evitar abusos. El servidor la recuerda mientras está en marcha; para las partidas en juego solo se guarda una huella (hash) de ella. Aparece en el registro cuando se rechaza una solicitud, y un veto puede incluir un rango de direcciones.
privacy-stored-nothing = No hay publicidad ni rastreo, y la página no carga nada de otros servidores.
privacy-time = Cuánto tiempo se guarda
privacy-time-token =
    { $days ->
        [one] Tu sesión sigue abierta durante { $days } día desde tu última visita.
       *[other] Tu sesión sigue abierta durante { $days } días desde tu última visita.
    }
privacy-time-cancelled =
    { $days ->
        [one] Las partidas canceladas se borran al cabo de { $days } día.
       *[other] Las partidas canceladas se borran al cabo de { $days } días.
    }
privacy-time-games = Las demás partidas se conservan, para que quienes las jugaron puedan volver a verlas.
privacy-time-account = Una cuenta se conserva hasta que la borras; una sesión, hasta que termina o la cierras. Un nombre que ya no usas queda reservado 30 días, como huella (hash), para que nadie se lo quede enseguida.
privacy-time-reports = Las denuncias y las notas de la moderación se borran 90 días después de cerrarse el caso o, si sigue abierto, 180 días después de la última denuncia. Lo que te ha comunicado la moderación se borra cuando deja de estar en vigor. Una persona sigue bloqueada, o sus frases ocultas, hasta que lo cambias.
privacy-time-mail = Un correo electrónico se conserva hasta que lo quitas; uno sin confirmar, dos días. Los enlaces caducan al cabo de una hora; un mensaje que no se puede entregar se guarda un día.
privacy-time-moderation =
    { $days ->
        [one] Los vetos caducan solos. El registro de moderación se guarda { $days } día.
       *[other] Los vetos caducan solos. El registro de moderación se guarda { $days } días.
    }
privacy-delete = Cómo borrarlo
privacy-delete-how = Abre la página de ajustes y elige «{ $button }». Tu nombre se borra de todas las partidas, abandonas las que tengas en juego y tu sesión se cierra en todos los dispositivos. Las partidas terminadas se conservan sin tu nombre, y sus tiradas se pueden seguir comprobando. Desde un programa: DELETE /api/v1/me.
privacy-delete-account = Una cuenta se borra en la página de la cuenta, que pide la contraseña si la hay; allí también puedes descargar todo lo que se guarda sobre ti.
privacy-delete-copies = Las copias de seguridad del servidor conservan tu nombre hasta que se sustituyen.
privacy-contact = Quién administra este servidor
privacy-contact-none = Quien administra este servidor no ha dejado datos de contacto.
privacy-back = Volver a los juegos
