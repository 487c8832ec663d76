### The privacy page: what a server stores, for how long, and how it is deleted.

privacy-title = Privacidad
privacy-lead = Qué sabe de ti este servidor, durante cuánto tiempo y cómo lo borras.
privacy-stored = Qué se guarda
privacy-stored-person = Un identificador aleatorio que te representa y el nombre que elijas. No hay cuenta, ni contraseña, ni correo electrónico.
privacy-stored-games = Las partidas que juegas aquí: jugadas, tiempos, resultados y las palabras que añades a los dados. Las públicas las puede ver cualquiera; las demás, quien tenga el enlace.
privacy-stored-cookie = Una sola cookie, que demuestra que eres tú. Hace falta para jugar y no se usa para nada más.
privacy-stored-device = Los ajustes y las partidas de tu dispositivo se quedan en tu navegador.
privacy-stored-address = Tu dirección de internet protege al servidor de abusos. Se recuerda mientras el servidor está en marcha; con una partida en juego solo se guarda una huella de ella. El registro la nombra cuando se rechaza una petición, y un veto puede nombrar un rango de direcciones.
privacy-stored-nothing = No hay publicidad ni rastreo, y la página no carga nada de otros servidores.
privacy-time = Durante cuánto tiempo
privacy-time-token =
    { $days ->
        [one] Tu sesión dura { $days } día desde tu última visita.
       *[other] Tu sesión dura { $days } días desde tu última visita.
    }
privacy-time-cancelled =
    { $days ->
        [one] Las partidas canceladas se borran después de { $days } día.
       *[other] Las partidas canceladas se borran después de { $days } días.
    }
privacy-time-games = Las demás partidas se conservan, para que quienes las jugaron puedan volver a verlas.
privacy-time-moderation =
    { $days ->
        [one] Los vetos terminan solos. El registro de moderación se guarda { $days } día.
       *[other] Los vetos terminan solos. El registro de moderación se guarda { $days } días.
    }
privacy-delete = Cómo borrarlo
privacy-delete-how = Abre los ajustes de la página y elige «{ $button }». Tu nombre desaparece de todas las partidas, las que estén en juego se abandonan y tu sesión se cierra en todas partes. Las partidas terminadas quedan sin tu nombre y los dados se pueden seguir comprobando. Los programas envían DELETE /api/v1/me.
privacy-delete-copies = Las copias de seguridad conservan tu nombre hasta que se sustituyen.
privacy-contact = Quién lleva este servidor
privacy-contact-none = Quien lleva este servidor no ha dicho cómo contactarle.
privacy-back = Volver a los juegos
