### What people are told although their page is closed, and its settings.

notice-turn = Te toca jugar contra { $names }
notice-turn-alone = Te toca jugar
notice-start = Ha empezado tu partida con { $names }
notice-start-alone = Ha empezado tu partida
notice-challenge = { $names } te reta a una partida
notice-reminder = Te queda un cuarto del tiempo para tu jugada contra { $names }
notice-reminder-alone = Te queda un cuarto del tiempo para tu jugada
notice-mail-end = Recibes este correo porque así lo indican tus ajustes. Aquí puedes desactivar estos correos:

## Settings

notices-title = Avisos
notices-start = Avisarme cuando me toque jugar, también con esta página cerrada
notices-on = Este navegador te avisa, también con esta página cerrada.
notices-stop = Desactivar en este navegador
notices-stop-all = Desactivar en todos mis navegadores
notices-denied = No has permitido los avisos de esta página. Puedes cambiarlo en los ajustes del navegador.
notices-missing = Este navegador no puede avisarte con la página cerrada. En un iPhone o iPad, añade primero esta página a la pantalla de inicio.
notices-failed = Este navegador no ha podido conectar con su servicio de avisos. Vuelve a intentarlo más tarde.
notices-push = En los navegadores
notices-mail = Por correo electrónico
notices-kind-turn = Me toca jugar
notices-kind-start = Empieza una partida mía
notices-kind-challenge = Alguien me reta
notices-kind-reminder = Me queda un cuarto del tiempo, en partidas con días por jugada
notices-quiet = Horas de silencio
notices-quiet-from = Desde
notices-quiet-until = Hasta
notices-quiet-why = Durante estas horas los avisos esperan; después solo llegan los que aún hacen falta.

## Refusals

server-push-endpoint = Esa no es la dirección de un servicio de avisos en internet.
server-push-keys = Las claves de este navegador no sirven. Desactiva los avisos y vuelve a activarlos.
server-quiet-hours = Indica a qué hora empiezan y a qué hora terminan las horas de silencio, por ejemplo 22:00 y 07:00.
