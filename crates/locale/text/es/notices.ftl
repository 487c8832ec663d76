### What people are told although their page is closed, and its settings.

notice-turn = Te toca jugar contra { $names }
notice-turn-alone = Te toca jugar
notice-start = Ha empezado tu partida con { $names }
notice-start-alone = Ha empezado tu partida
notice-challenge = Reto de { $names }
notice-reminder = Te queda un cuarto del tiempo para jugar contra { $names }
notice-reminder-alone = Te queda un cuarto del tiempo para jugar
notice-mail-end = Este correo llega porque lo piden tus ajustes. Aquí puedes ponerle fin:

## Settings

notices-title = Avisos
notices-start = Avisarme cuando me toque jugar, también con esta página cerrada
notices-on = Este navegador te avisa, también con esta página cerrada.
notices-stop = Parar en este navegador
notices-stop-all = Parar en todos mis navegadores
notices-denied = Los avisos de esta página no están permitidos, así que este navegador no puede avisarte de nada. Se puede cambiar en sus propios ajustes.
notices-missing = Este navegador no puede avisarte con la página cerrada. En un iPhone o iPad, añade primero esta página a la pantalla de inicio.
notices-failed = Este navegador no ha podido conectar con su servicio de avisos. Vuelve a intentarlo más tarde.
notices-push = En los navegadores
notices-mail = Por correo electrónico
notices-kind-turn = Me toca jugar
notices-kind-start = Empieza una partida mía
notices-kind-challenge = Alguien me reta
notices-kind-reminder = Me queda un cuarto del tiempo, en partidas de varios días
notices-quiet = Horas de silencio
notices-quiet-from = Desde
notices-quiet-until = Hasta
notices-quiet-why = El aviso llega después, si sigue siendo verdad.

## Refusals

server-push-endpoint = Esa no es la dirección de un servicio de avisos en internet.
server-push-keys = Las claves de este navegador no sirven.
server-quiet-hours = Las horas de silencio empiezan y terminan a una hora del día.
