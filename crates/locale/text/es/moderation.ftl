## The moderators’ page

moderation-title = Moderación
moderation-only = Esta página es solo para moderadores.
moderation-elsewhere = En este servidor la moderación tiene una dirección propia: usa «palisade admin».
moderation-open = Casos abiertos
moderation-closed = Casos cerrados
moderation-in-force = En vigor
moderation-audit = Registro de moderación
moderation-none = Aquí no hay nada.
moderation-reporters =
    { $count ->
        [one] Denuncia de { $count } persona
       *[other] Denuncias de { $count } personas
    }
moderation-taken = { $moderator } se ocupa del caso
moderation-closed-by = Cerrado: { $moderator }
moderation-take = Ocuparme del caso
moderation-release = Dejarlo a otros
moderation-close = Cerrar el caso
moderation-reports = Denuncias
moderation-called = Nombre de entonces: { $name }
moderation-table = Abrir la mesa
moderation-person = Sobre la persona
moderation-names = Nombres anteriores: { $names }
moderation-address = Última dirección: { $address }
moderation-fair-play = Juego limpio
moderation-quick-losses = Partidas puntuadas examinadas: { $games }. Perdidas en pocas jugadas: { $count }.
moderation-quick-losses-to = Derrotas rápidas contra { $name }: { $count }
moderation-same-address = Partidas contra { $name }, con la misma última dirección: { $count }
moderation-early-leaves = Partidas abandonadas muy pronto en un día: { $count }
moderation-tables = Últimas mesas
moderation-earlier = Otros casos
moderation-history = Lo que se hizo
moderation-told = Lo que se le dijo
moderation-read = Leído el { DATETIME($date) }
moderation-notes = Notas
moderation-note = Una nota para la moderación
moderation-note-add = Añadir nota
moderation-decide = Decidir
moderation-act-warn = Advertir
moderation-act-silence = Ocultar
moderation-act-ban = Vetar
moderation-act-range = Vetar direcciones
moderation-act-rename = Cambiar el nombre
moderation-act-lift = Retirar
moderation-act-close = Caso cerrado
moderation-act-forget = Datos borrados
moderation-act-remove = Mesa borrada
moderation-act-end = Partida terminada
moderation-act-restart = Reinicio
moderation-act-role = Rol cambiado
moderation-act-reset = Enlace de acceso
moderation-what-silence = Sigue jugando, pero nadie lee su nombre ni sus frases, y sus mesas no son públicas.
moderation-new-name = Nombre nuevo
moderation-addresses = Direcciones, por ejemplo 192.0.2.0/24
moderation-confirm = Mi propia dirección puede estar entre ellas
moderation-why = Motivo, tal como lo lee la persona
moderation-no-reason = Sin motivo
moderation-reason = Solo para la moderación
moderation-duration = Durante cuánto tiempo
moderation-preview = La persona lee, en su idioma:
moderation-done = Hecho. Queda anotado en el registro de moderación.
moderation-saved = Hecho.
server-moderation-yourself = No puedes decidir sobre tu propio caso.
server-moderation-role = { $name } tiene un rol en este servidor. Quien administra el servidor debe quitárselo antes.
server-moderation-own-address = Tu propia dirección está entre ellas. Confirma que es lo que quieres.
server-moderation-acted = { $moderator } ha actuado entretanto. Mira otra vez el caso antes de decidir.
