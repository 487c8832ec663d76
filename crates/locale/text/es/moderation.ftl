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
        [one] { $count } persona ha denunciado
       *[other] { $count } personas han denunciado
    }
moderation-taken = { $moderator } se ocupa del caso
moderation-closed-by = Cerrado por { $moderator }
moderation-take = Ocuparme del caso
moderation-release = Dejar el caso
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
moderation-same-address = Partidas contra { $name }, cuya última dirección es la misma: { $count }
moderation-early-leaves = Partidas que dejó antes de tiempo en las últimas 24 horas: { $count }
moderation-tables = Últimas mesas
moderation-earlier = Otros casos
moderation-history = Medidas tomadas
moderation-told = Lo que se le ha comunicado
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
moderation-what-silence = La persona puede seguir jugando, pero nadie ve su nombre ni sus frases, y sus mesas no son públicas.
moderation-new-name = Nombre nuevo
moderation-addresses = Direcciones, por ejemplo 192.0.2.0/24
moderation-confirm = Acepto que mi propia dirección esté entre ellas
moderation-why = Motivo que leerá la persona
moderation-no-reason = Sin indicar motivo
moderation-reason = Solo para la moderación
moderation-duration = Durante cuánto tiempo
moderation-preview = La persona leerá, en su idioma:
moderation-done = Hecho. Queda anotado en el registro de moderación.
moderation-saved = Hecho.
server-moderation-yourself = No puedes decidir sobre tu propio caso.
server-moderation-role = { $name } tiene un rol en este servidor. Quien administra el servidor debe quitárselo antes.
server-moderation-own-address = El veto incluye tu propia dirección. Confirma que es lo que quieres.
server-moderation-acted = { $moderator } ha intervenido mientras tanto. Vuelve a mirar el caso antes de decidir.
