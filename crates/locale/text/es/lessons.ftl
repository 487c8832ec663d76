### Lessons: a course for each game, and what a friendly opponent says during a first game. The keys of
### a step are lesson-GAME-STEP- and title, task, done, hint, or the name of a wrong answer in
### lessons/GAME.lesson. Squares, fences and rules are written as in the notation.

## The pages and the terminal

learn-title = Aprende a jugar
course-quoridor-strategy = Estrategia de Quoridor
course-pacman-strategy = Estrategia para PAC-MAN
course-ghost-strategy = Estrategia para los fantasmas
learn-lead = Lecciones cortas e interactivas, unos cinco minutos por juego, con todas las ilustraciones de los reglamentos.
learn-steps =
    { $count ->
        [one] { $count } lección
       *[other] { $count } lecciones
    }
learn-solved = Hechas: { $solved } de { $count }
learn-begin = Empezar
learn-continue = Continuar
learn-repeat = Otra vez
learn-step = Lección { $nth } de { $count }
learn-figure = Ilustración { $figure }
learn-board = Tablero de la lección. { $board }
learn-hint = Pista
learn-show = Ver la solución
learn-shown = Una solución: { $word }.
learn-next = Lección siguiente
learn-back = Lección anterior
learn-skip = Omitir
learn-finish = Terminar
learn-all = Todas las lecciones
learn-read = Leer en voz alta
learn-read-stop = Dejar de leer
learn-right = ¡Bien!
learn-wrong = Todavía no
learn-bow = ¡Curso terminado, muy bien!
learn-bow-more = { $game }: ya conoces las reglas; lo demás es práctica.
learn-bow-skipped = Fin del curso
learn-bow-strategy = Ya tienes un plan. Pruébalo en una partida.
learn-first-game = Juega tu primera partida
learn-first-game-more = Tu rival es amable: te explica qué acaba de pasar y en qué fijarte, y no le importa que te vayas a media partida.
learn-missing = En este curso no hay ninguna lección «{ $word }».
learn-plain-welcome = Escribe una jugada, o: hint (pista), show (tablero), next (siguiente), back (anterior), list (lista), quit (salir).
learn-plain-prompt = Tu jugada:
learn-plain-marked = Casillas marcadas: { $squares }.
learn-plain-first-game = Una primera partida contra el ordenador (nivel 1). Después de cada jugada sabrás qué ha pasado y en qué fijarte. Escribe help para ver los comandos y quit para salir.
lesson-wrong = Esa jugada es legal, pero no es la que se pide.

## What is wrong with the file of a course

lesson-file-key = Línea { $line }, columna { $column }: «{ $word }» no es una línea de un curso.
lesson-file-missing = Línea { $line }, columna { $column }: falta «{ $word }» o no tiene valor.
lesson-file-word = Línea { $line }, columna { $column }: «{ $word }» no significa nada aquí.
lesson-file-twice = Línea { $line }, columna { $column }: ya hay una lección «{ $word }».
lesson-file-refused = Línea { $line }, columna { $column }: { $why }
lesson-file-idle = Línea { $line }, columna { $column }: esta línea no se aplica nunca. «{ $word }» no es legal o ya está en una línea anterior.
lesson-file-allowed = Línea { $line }, columna { $column }: «{ $word }» está permitido o lo impide otra regla.
lesson-file-untrue = Línea { $line }, columna { $column }: según las reglas, lo que dice no es cierto.

## Quoridor

lesson-quoridor-start-title = Tu primer paso
lesson-quoridor-start-task = Dos figuras, frente a frente. La tuya está abajo, en e1, y tiene que llegar a la línea de meta, arriba. Da un paso hacia arriba.
lesson-quoridor-start-done = Eso es un turno: un paso o una barrera. Después le toca al otro jugador.
lesson-quoridor-start-hint = La casilla de encima de e1 es e2.
lesson-quoridor-start-sideways = Puedes ir de lado, pero así no te acercas a la línea de meta.
lesson-quoridor-start-fence = Puedes colocar una barrera en cualquiera de tus turnos. De momento, solo camina: un paso hacia arriba.

lesson-quoridor-steps-title = Cuatro direcciones
lesson-quoridor-steps-task = Una figura se mueve hacia arriba, hacia abajo, a la izquierda o a la derecha, nunca en diagonal. A veces hasta hay que retroceder: da un paso hacia abajo.
lesson-quoridor-steps-done = Retroceder está permitido. No es muy divertido, pero a veces es la salida más corta.
lesson-quoridor-steps-hint = Abajo es hacia tu lado: e4.
lesson-quoridor-steps-other = Eso también se puede. Esta vez retrocede: una casilla hacia abajo.

lesson-quoridor-goal-title = Tu línea de meta
lesson-quoridor-goal-task = Las casillas marcadas son tu línea de meta. Vale cualquiera de las nueve, y gana la primera figura en llegar. ¡Gana la partida!
lesson-quoridor-goal-done = ¡Has ganado! Da igual a qué casilla de la línea de meta llegues y cómo lo hagas.
lesson-quoridor-goal-hint = Tu figura está justo debajo de la línea de meta.
lesson-quoridor-goal-other = Estás a un paso de ganar. ¡Dalo!

lesson-quoridor-around-title = Rodear una barrera
lesson-quoridor-around-task = La barrera e4h te detiene: nadie atraviesa una barrera. Rodéala por el lado más corto.
lesson-quoridor-around-done = Un paso a un lado y, desde d4, el camino hacia arriba vuelve a estar libre.
lesson-quoridor-around-hint = La barrera mide dos casillas. ¿Por qué lado termina antes?
lesson-quoridor-around-long = En f4 sigues teniendo la barrera encima: mide dos casillas.
lesson-quoridor-around-other = Así no rodeas la barrera. Ve hacia el lado donde termina.

lesson-quoridor-fence-title = Tu primera barrera
lesson-quoridor-fence-task = Una barrera mide dos casillas y va en una ranura, entre las casillas. Coloca una en el camino de la otra figura, más cerca de ella que de la tuya, para alargárselo.
lesson-quoridor-fence-done = Ahora la otra figura tiene que rodear la barrera, que se queda ahí hasta el final de la partida.
lesson-quoridor-fence-hint = Corta la columna de la otra figura, por ejemplo con d8h, justo delante.
lesson-quoridor-fence-idle = Así la otra figura pasa de largo. Córtale el camino con la barrera.
lesson-quoridor-fence-own = Esa barrera queda delante de tu propia figura. Colócala más cerca de la otra.
lesson-quoridor-fence-step = Eso ha sido un paso. Esta vez coloca una barrera: toca una ranura entre dos casillas.

lesson-quoridor-wall-title = Barreras en fila
lesson-quoridor-wall-task = Las barreras pueden tocarse, pero no solaparse ni cruzarse. Alarga la barrera d4h: coloca otra justo a continuación, en la misma dirección.
lesson-quoridor-wall-done = Dos barreras seguidas forman un muro de cuatro casillas. Mucho mejor que dos sueltas.
lesson-quoridor-wall-hint = d4h está encima de d4 y e4. La siguiente empieza en f4, o termina en c4.
lesson-quoridor-wall-apart = Esa barrera no continúa el muro. Tiene que empezar justo donde termina d4h o terminar donde empieza d4h.
lesson-quoridor-wall-step = Deja tu figura donde está y coloca una barrera.

lesson-quoridor-closed-title = Nunca cierres el último camino
lesson-quoridor-closed-task = A la otra figura le queda una sola salida, por f9. Cerrarla con e8v está prohibido: pruébalo y verás. Después coloca una barrera que le cueste al menos 2 pasos.
lesson-quoridor-closed-done = Más largo, sí; cerrado, no: toda figura debe tener siempre un camino a su línea de meta.
lesson-quoridor-closed-hint = No cierres la salida; alarga el pasillo que hay detrás, con f8h.
lesson-quoridor-closed-short = Así le queda un camino, pero apenas más largo. Tiene que costarle al menos 2 pasos.
lesson-quoridor-closed-step = Esta vez coloca una barrera.

lesson-quoridor-both-title = Tus barreras también te frenan
lesson-quoridor-both-task = Las dos figuras están frente a frente. Coloca una barrera que estorbe a la otra, pero no a la tuya.
lesson-quoridor-both-done = A tu espalda, la barrera solo estorba a la otra figura: tú vas hacia arriba; ella, hacia abajo.
lesson-quoridor-both-hint = La otra figura todavía tiene que adelantarte y bajar hasta el fondo. Coloca la barrera debajo de tu figura.
lesson-quoridor-both-both = Su camino se alarga, pero el tuyo también. Una barrera frena a todo el mundo.
lesson-quoridor-both-idle = Esa barrera no le cuesta ni un paso a la otra figura.
lesson-quoridor-both-step = Esta vez coloca una barrera.

lesson-quoridor-jump-title = ¡Salta!
lesson-quoridor-jump-task = La otra figura está justo delante de ti, y la casilla de detrás está libre. Sáltala.
lesson-quoridor-jump-done = Dos casillas en una jugada. Saltar nunca es obligatorio, pero a menudo vale la pena.
lesson-quoridor-jump-hint = Pasa recto por encima de e5: caes en e6.
lesson-quoridor-jump-other = Eso también se puede: saltar no es obligatorio. Pero esta vez, salta.

lesson-quoridor-between-title = No se salta a través de una barrera
lesson-quoridor-between-task = Ahora hay una barrera entre las dos figuras, así que no puedes saltar. Rodéala por el lado más corto.
lesson-quoridor-between-done = Una barrera entre las dos figuras protege a la otra de tu salto, y a ti del suyo.
lesson-quoridor-between-hint = La barrera e4h sigue hacia la derecha. Ve a la izquierda.
lesson-quoridor-between-other = Así no rodeas la barrera. Ve hacia el lado donde termina antes.

lesson-quoridor-beside-title = Rodear la otra figura
lesson-quoridor-beside-task = Una barrera detrás de la otra figura cierra el salto recto. Entonces puedes pasar a su izquierda o a su derecha. Las dos valen: elige una.
lesson-quoridor-beside-done = En diagonal, por una vez. Solo porque el salto recto estaba cerrado.
lesson-quoridor-beside-hint = Las casillas al lado de la otra figura son d5 y f5.
lesson-quoridor-beside-other = Esa es una jugada normal. Pasa al lado de la otra figura: a su izquierda o a su derecha.

lesson-quoridor-one-side-title = Un lado cerrado
lesson-quoridor-one-side-task = El salto recto está cerrado y hay otra barrera a la izquierda de la otra figura. Ve por donde aún se puede.
lesson-quoridor-one-side-done = Exacto. La casilla de al lado de la figura tiene que estar libre, sin ninguna barrera de por medio.
lesson-quoridor-one-side-hint = Por la izquierda está cerrado, así que ve por la derecha: f5.
lesson-quoridor-one-side-other = Esa es una jugada normal. Aún puedes pasar por un lado de la otra figura.

lesson-quoridor-edge-title = El borde del tablero
lesson-quoridor-edge-task = La otra figura está en el borde, en a5: detrás no hay ninguna casilla a la que saltar. El borde cuenta como una barrera. Rodea la figura hacia arriba.
lesson-quoridor-edge-done = De b5 a a6 en una jugada: el borde te ha ayudado.
lesson-quoridor-edge-hint = Al lado de a5 están a4 y a6. Tú quieres subir.
lesson-quoridor-edge-down = Lo permite la misma regla, pero va hacia abajo. Tú quieres subir.
lesson-quoridor-edge-other = También puedes dar un paso normal. Esta vez rodea la figura del borde.

lesson-quoridor-count-title = Cuenta los pasos
lesson-quoridor-count-task = Cuenta los pasos: tú necesitas 4; la otra figura, 3. Perderías esta carrera. Busca una barrera que le cueste al menos 4 pasos.
lesson-quoridor-count-done = Una sola barrera cierra la abertura del muro: de 3 pasos a 7. Ahora vas muy por delante.
lesson-quoridor-count-hint = Fíjate en la abertura entre las barreras, debajo de la otra figura.
lesson-quoridor-count-small = Vas bien, pero es poco. Hay una barrera que le cuesta al menos 4 pasos.
lesson-quoridor-count-idle = El camino de la otra figura es igual de corto que antes.
lesson-quoridor-count-step = Así gana la otra figura: a las dos les quedan 3 pasos y no te toca a ti. Aquí es mejor una barrera.
lesson-quoridor-count-aside = Así no te acercas, y la otra figura sigue por delante. Aquí es mejor una barrera.

lesson-quoridor-save-title = Guarda tus barreras
lesson-quoridor-save-task = Tú necesitas 2 pasos; la otra figura, 4. Colocar una barrera cuesta un turno, y solo te quedan 2 barreras. ¿Qué haces cuando vas por delante?
lesson-quoridor-save-done = ¡Correr! Quien va por delante no necesita barreras. Guárdalas para cuando te hagan falta.
lesson-quoridor-save-hint = Ve por el camino más corto.
lesson-quoridor-save-fence = Una barrera cuesta un turno, y ya vas por delante. Guárdala y corre.
lesson-quoridor-save-other = Vas por delante: no pierdas tiempo. Avanza hacia tu línea de meta.

lesson-quoridor-race-title = La última carrera
lesson-quoridor-race-task = A nadie le quedan barreras: hay que correr. Las dos figuras necesitan 2 pasos, y te toca a ti. Gana la carrera.
lesson-quoridor-race-done = A igualdad de pasos, gana la carrera quien tiene el turno. Por eso hay que contar antes de gastar las barreras.
lesson-quoridor-race-hint = Todo recto hacia arriba.
lesson-quoridor-race-other = Nada de rodeos: cada paso cuenta.

lesson-quoridor-four-title = Cuatro jugadores
lesson-quoridor-four-task = Con cuatro jugadores hay una figura en cada lado y cada jugador tiene 5 barreras. Dos figuras seguidas no se pueden saltar ni rodear. Muévete a un lado.
lesson-quoridor-four-done = Nunca se salta más de una figura. Con cuatro jugadores, el centro se llena enseguida.
lesson-quoridor-four-hint = Muévete a la izquierda o a la derecha.
lesson-quoridor-four-back = Puedes retroceder, pero ¿para qué ceder terreno? Ve de lado.
lesson-quoridor-four-fence = Una barrera también valdría. Esta vez ve de lado.

## Quoridor Mini

lesson-mini-clock-title = El mismo juego, con reloj
lesson-mini-clock-task = Quoridor Mini es el mismo juego en el mismo tablero. La novedad es un tiempo máximo por jugada, si quieres. Aquí no hay prisa: avanza hacia la línea de meta.
lesson-mini-clock-done = En una partida de dos con tiempo por jugada, pierde quien se pasa del tiempo.
lesson-mini-clock-hint = Un paso hacia arriba, a e2.
lesson-mini-clock-other = Sin complicarte: un paso hacia la línea de meta.

lesson-mini-out-title = Sin tiempo
lesson-mini-out-task = Con cuatro jugadores, quien se queda sin tiempo queda fuera: el jugador 2 se ha ido, pero sus barreras siguen ahí. Coloca una barrera en el camino de la figura de arriba, la de e7.
lesson-mini-out-done = Las barreras se quedan, pero ya nadie tiene que dejarle camino a una figura que se ha ido.
lesson-mini-out-hint = La figura de e7 quiere bajar. Corta su columna con una barrera.
lesson-mini-out-idle = Así la figura de e7 pasa de largo.
lesson-mini-out-step = Esta vez coloca una barrera.

## PAC-MAN variant

lesson-pacman-start-title = El turno de PAC-MAN
lesson-pacman-start-task = Eres PAC-MAN y estás en el centro. Cuatro fantasmas esperan en los lados y hay cuatro pac-bolas en las esquinas. Muévete dos casillas, paso a paso, y termina en una casilla distinta de la inicial.
lesson-pacman-start-done = Dos casillas, ni más ni menos. Después, cada fantasma se mueve una vez.
lesson-pacman-start-hint = Toca una casilla al lado de PAC-MAN y después la siguiente.
lesson-pacman-start-back = Ir y volver está permitido, y a veces es buena idea. Esta vez acaba en otra casilla.

lesson-pacman-corner-title = Doblar la esquina
lesson-pacman-corner-task = Aquí las barreras no se mueven nunca y nadie las atraviesa: el paso de e6 a e7 está cerrado. Pero puedes girar. Llega a la casilla marcada, f6.
lesson-pacman-corner-done = Arriba y a la derecha, o a la derecha y arriba: las dos formas valen. Nunca en diagonal.
lesson-pacman-corner-hint = Pasa por e6 o por f5.
lesson-pacman-corner-other = Es una buena jugada, pero no acaba en f6.

lesson-pacman-ghosts-title = El turno de los fantasmas
lesson-pacman-ghosts-task = Ahora controlas a los fantasmas. Blinky, en e9, no ve a PAC-MAN, así que se mueve una casilla, nunca en diagonal. Acércalo a PAC-MAN.
lesson-pacman-ghosts-done = Blinky, Inky, Pinky y Clyde: uno tras otro, por este orden. Pueden cruzarse.
lesson-pacman-ghosts-hint = PAC-MAN está en f6. Ve hacia abajo o a la derecha.
lesson-pacman-ghosts-away = Así Blinky se aleja de PAC-MAN.

lesson-pacman-sight-title = Un fantasma que ve a PAC-MAN
lesson-pacman-sight-task = En esta fila no hay nada entre Pinky y PAC-MAN: Pinky lo ve y se mueve dos casillas de una vez. ¡A por PAC-MAN!
lesson-pacman-sight-done = Frenesí: todo fantasma que ve a PAC-MAN al empezar su jugada se mueve dos casillas en la misma dirección.
lesson-pacman-sight-hint = Ve a la izquierda, dos casillas.
lesson-pacman-sight-away = Pinky puede ir ahí, pero PAC-MAN está a su izquierda.

lesson-pacman-hidden-title = Detrás de una barrera
lesson-pacman-hidden-task = Casi lo mismo, pero una barrera esconde a PAC-MAN. Pinky no lo ve y solo se mueve una casilla. Haz que Pinky se acerque a PAC-MAN.
lesson-pacman-hidden-done = Una barrera tapa la vista. Los otros fantasmas y las pac-bolas, no.
lesson-pacman-hidden-hint = Una casilla a la izquierda.
lesson-pacman-hidden-away = Así Pinky se aleja de PAC-MAN.

lesson-pacman-hide-title = Fuera de la vista
lesson-pacman-hide-task = Vuelves a ser PAC-MAN, y dos fantasmas te ven. Muévete de forma que ya nadie te vea.
lesson-pacman-hide-done = Si no te ven, los fantasmas solo se acercan una casilla. Las barreras son tus amigas.
lesson-pacman-hide-hint = Busca una casilla que no esté en la fila ni en la columna de ningún fantasma, o que quede detrás de una barrera: e6 o g6.
lesson-pacman-hide-caught = Ahí chocas con un fantasma: eso cuesta una vida.
lesson-pacman-hide-seen = Ahí todavía te ve un fantasma, por la fila o por la columna.

lesson-pacman-pellet-title = Una pac-bola
lesson-pacman-pellet-task = Necesitas las cuatro pac-bolas. Llega a la de la esquina, a1: te detienes y te la comes. Después puedes moverte hasta 3 casillas más.
lesson-pacman-pellet-done = Una pac-bola menos. Las 3 casillas extra son solo para este turno, y no hace falta usarlas todas.
lesson-pacman-pellet-hint = Dos pasos hacia abajo: a2, a1. Después sigue, o quédate.
lesson-pacman-pellet-other = La pac-bola está a dos pasos, debajo de ti.

lesson-pacman-boost-title = Cómete a un fantasma
lesson-pacman-boost-task = En las 3 casillas extra te comes a todo fantasma que encuentres. Inky, en c1, se cree a salvo. Cómete la pac-bola y después a Inky.
lesson-pacman-boost-done = Un fantasma comido queda fuera del tablero hasta la próxima vez que te atrapen.
lesson-pacman-boost-hint = a2, a1 y después dos casillas a la derecha.
lesson-pacman-boost-pellet = Te has comido la pac-bola, pero Inky sigue ahí. Sigue hasta c1 en la misma jugada.
lesson-pacman-boost-other = Primero la pac-bola de la esquina, después Inky.

lesson-pacman-feast-title = Dos a la vez
lesson-pacman-feast-task = Blinky e Inky están uno detrás de otro, justo al lado de una pac-bola. Cómete a los dos en una jugada.
lesson-pacman-feast-done = También cuenta si solo pasas por su casilla. Dos fantasmas menos.
lesson-pacman-feast-hint = Hacia abajo hasta i1, después a la izquierda por h1 hasta g1.
lesson-pacman-feast-one = Te has comido a uno y falta el otro: usa una casilla más.
lesson-pacman-feast-other = Primero la pac-bola de i1, después a la izquierda a través de los dos fantasmas.

lesson-pacman-contact-title = No choques con fantasmas
lesson-pacman-contact-task = Solo en las casillas extra que da una pac-bola te comes a los fantasmas. El resto del tiempo, si chocas con uno, te atrapa. Blinky está justo encima de ti, en e6. Muévete sin tocar a ningún fantasma.
lesson-pacman-contact-done = ¡Bien esquivado! Mira dónde están los fantasmas antes del primer paso, no solo antes del segundo.
lesson-pacman-contact-hint = Ve por donde quieras, menos hacia arriba.
lesson-pacman-contact-caught = Has chocado con un fantasma: eso cuesta una vida, igual que si te hubiera atrapado él.

lesson-pacman-cross-title = Fantasmas y pac-bolas
lesson-pacman-cross-task = Un laberinto pequeño. Blinky ve a PAC-MAN en su fila, pero hay una pac-bola en medio. Un fantasma puede cruzarla, pero no detenerse en ella. ¡A por PAC-MAN!
lesson-pacman-cross-done = Por encima de la pac-bola y adelante. Cuando PAC-MAN se la haya comido, la casilla será como cualquier otra.
lesson-pacman-cross-hint = Dos casillas a la izquierda: por c1 hasta b1.
lesson-pacman-cross-other = PAC-MAN está a la izquierda. Cruza la pac-bola.

lesson-pacman-catch-title = ¡Atrapado!
lesson-pacman-catch-task = Inky ve a PAC-MAN dos casillas más abajo. ¡Atrápalo!
lesson-pacman-catch-done = A PAC-MAN le cuesta una vida. Todas las figuras vuelven al inicio, también los fantasmas comidos; las pac-bolas comidas no vuelven.
lesson-pacman-catch-hint = Recto hacia abajo, dos casillas.
lesson-pacman-catch-other = ¡PAC-MAN se escapa! Inky puede alcanzarlo: dos casillas hacia abajo.

lesson-pacman-together-title = Caza en equipo
lesson-pacman-together-task = A PAC-MAN le queda una vida. Pinky está a su izquierda y debajo hay una barrera. ¿Adónde tiene que ir Clyde para que PAC-MAN no pueda escapar?
lesson-pacman-together-done = Vaya adonde vaya PAC-MAN, uno de los dos fantasmas lo atrapará. Los fantasmas ganan en equipo, con la tercera captura.
lesson-pacman-together-hint = Ciérrale a PAC-MAN el lado derecho.
lesson-pacman-together-other = Así PAC-MAN se escapa por la derecha.

lesson-pacman-last-title = La última pac-bola
lesson-pacman-last-task = Te has comido tres pac-bolas, queda una y tienes una sola vida. Ya sabes qué hacer.
lesson-pacman-last-done = Cuatro pac-bolas: ganas al instante, por cerca que estén los fantasmas.
lesson-pacman-last-hint = i1 está a dos pasos: abajo y a la derecha, o a la derecha y abajo.
lesson-pacman-last-other = La pac-bola está a dos pasos, en i1.

## Ms. Pac-Man

lesson-mspacman-place-title = Dónde empieza Ms. Pac-Man
lesson-mspacman-place-task = Has sacado el número más alto, así que controlas a Ms. Pac-Man. Tu zona está arriba a la izquierda: ganas cuando no quede ninguno de sus 17 puntos. Coloca a Ms. Pac-Man en el círculo blanco de esa zona.
lesson-mspacman-place-done = En e7 tienes tus puntos alrededor. Ms. Pac-Man solo puede empezar en los círculos marcados.
lesson-mspacman-place-hint = El círculo blanco de arriba es e7.
lesson-mspacman-place-far = Ms. Pac-Man puede empezar ahí, pero tus puntos están arriba a la izquierda. Elige el círculo de tu zona.

lesson-mspacman-dots-title = Comer puntos
lesson-mspacman-dots-task = La ruleta marca 2. Ms. Pac-Man se come el punto de cada casilla de la que sale, así que con un 2 se come dos, empezando por el de la casilla donde está. Cómete dos de los tuyos.
lesson-mspacman-dots-done = Dos puntos menos. El de la casilla donde está Ms. Pac-Man sigue ahí hasta que salga de ella.
lesson-mspacman-dots-hint = Tu zona está a la izquierda: ve a d7 y sigue.
lesson-mspacman-dots-other = Así te comes menos puntos de tu color. Ve a la izquierda, por d7.

lesson-mspacman-exact-title = Ni más ni menos
lesson-mspacman-exact-task = La ruleta marca 3 y quieres acabar en d7, justo al lado. Tienes que moverte exactamente 3 casillas, pero puedes girar y volver atrás. Acaba en d7.
lesson-mspacman-exact-done = Ida, vuelta e ida otra vez. Las casillas vacías también cuentan.
lesson-mspacman-exact-hint = Por ejemplo: d7, e7, d7.
lesson-mspacman-exact-other = Son 3 casillas, pero la jugada no acaba en d7.

lesson-mspacman-exits-title = Por las salidas
lesson-mspacman-exits-task = Desde una salida puedes volver a entrar por cualquier otra: ve a a5, salta a otra salida y avanza una casilla más. El salto también cuenta como una casilla. Acaba en una casilla marcada.
lesson-mspacman-exits-done = De un lado a otro del laberinto en tres casillas. Los fantasmas también pueden.
lesson-mspacman-exits-hint = Empieza por a5 y toca otra salida, como e9.
lesson-mspacman-exits-other = Baja a la salida a5, salta a otra salida y avanza una casilla.

lesson-mspacman-own-title = Primero tu color
lesson-mspacman-own-task = La ruleta marca 4. Los puntos de otro color ayudan a su jugador, aunque te los comas tú. Cómete cuatro de los tuyos.
lesson-mspacman-own-done = Cuatro menos de tus 17. Para ti solo cuenta tu color.
lesson-mspacman-own-hint = A la izquierda por d7 y d8, sin volver atrás.
lesson-mspacman-own-helps = Esos puntos son del jugador 2: le ayudarías a ganar.
lesson-mspacman-own-other = Así te comes menos de cuatro de los tuyos. No vuelvas a casillas vacías.

lesson-mspacman-power-title = Un punto de poder
lesson-mspacman-power-task = El punto grande de la esquina es un punto de poder. Estar en su casilla no tiene efecto; cuando Ms. Pac-Man sale de ella, todos los fantasmas se vuelven débiles. Cómetelo.
lesson-mspacman-power-done = Un fantasma débil no puede atrapar a Ms. Pac-Man: es ella quien lo atrapa. Cada fantasma sigue débil durante su próximo turno.
lesson-mspacman-power-hint = Entra en a9 y vuelve a salir.
lesson-mspacman-power-stay = El punto de poder sigue ahí. Ms. Pac-Man tiene que entrar en a9 y salir en la misma jugada.

lesson-mspacman-hunt-title = Caza al cazador
lesson-mspacman-hunt-task = Estás en la casilla de un punto de poder y hay un fantasma fuerte dos casillas más abajo. En cuanto salgas, se volverá débil. ¡Atrápalo!
lesson-mspacman-hunt-done = El fantasma vuelve a casa y tú tienes un turno extra.
lesson-mspacman-hunt-hint = Dos casillas hacia abajo.
lesson-mspacman-hunt-other = Los fantasmas ya son débiles, pero el de a7 se escapa. Baja dos casillas.

lesson-mspacman-strong-title = Lejos de los fantasmas fuertes
lesson-mspacman-strong-task = El fantasma de d7 es fuerte. Si chocas con él, su jugador pasa a controlar a Ms. Pac-Man. Muévete 2 casillas sin tocarlo.
lesson-mspacman-strong-done = A salvo. Cuenta cada casilla que pisas, no solo la última.
lesson-mspacman-strong-hint = Ve a la derecha.
lesson-mspacman-strong-caught = Ms. Pac-Man ha chocado con un fantasma fuerte: ahora la controla el jugador 2.

lesson-mspacman-catch-title = Atrapa a Ms. Pac-Man
lesson-mspacman-catch-task = Ahora controlas el fantasma del jugador 2. Un fantasma se mueve exactamente lo que sale en el dado y no come puntos. El dado marca 3. ¡Atrapa a Ms. Pac-Man!
lesson-mspacman-catch-done = ¡Has atrapado a Ms. Pac-Man! Tu fantasma sale del tablero y desde ahora la controlas tú.
lesson-mspacman-catch-hint = Recto hacia abajo: a8, a7, a6.
lesson-mspacman-catch-other = Ms. Pac-Man está exactamente a tres casillas. No la dejes escapar.

lesson-mspacman-take-over-title = Tomas el relevo
lesson-mspacman-take-over-task = Has atrapado a Ms. Pac-Man, así que la colocas en cualquier círculo blanco libre y te toca jugar. Tu zona está arriba a la derecha. ¿Dónde empiezas?
lesson-mspacman-take-over-done = Justo al lado de tus puntos. El fantasma de quien controlaba a Ms. Pac-Man vuelve a casa y es fuerte otra vez.
lesson-mspacman-take-over-hint = El círculo blanco de la derecha es g5.
lesson-mspacman-take-over-far = Está permitido, pero tus puntos están arriba a la derecha. El círculo más cercano es g5.

lesson-mspacman-weak-title = Débil: no te acerques
lesson-mspacman-weak-task = Vuelves a jugar con el fantasma, pero un punto de poder lo ha vuelto débil. Si ahora choca con Ms. Pac-Man, vuelve a casa. Muévelo 3 casillas sin tocar a Ms. Pac-Man.
lesson-mspacman-weak-done = Paciencia: tu fantasma sigue débil hasta que empiece tu próximo turno. Entonces vuelve a ser fuerte.
lesson-mspacman-weak-hint = Vale cualquier recorrido que no acabe en a6.
lesson-mspacman-weak-caught = Un fantasma débil que choca con Ms. Pac-Man vuelve a casa. Evita a6.

lesson-mspacman-f2-title = Un F2 en el dado
lesson-mspacman-f2-task = Tu fantasma ha sacado un F2: se vuelve débil y después se mueve 2 casillas. Ms. Pac-Man está justo al lado, en e7. Aléjate de ella.
lesson-mspacman-f2-done = En tu próximo turno, tu fantasma vuelve a ser fuerte antes de que tires.
lesson-mspacman-f2-hint = Empieza por d8.
lesson-mspacman-f2-caught = Como es débil, tu fantasma vuelve a casa si choca con Ms. Pac-Man.

lesson-mspacman-further-title = Una casilla más
lesson-mspacman-further-task = El dado marca 1, pero en e7 está el fantasma del jugador 3. Si un fantasma va a terminar encima de otro, avanza una casilla más. Llega a f7.
lesson-mspacman-further-done = Dos fantasmas nunca comparten casilla; cruzarse sí pueden.
lesson-mspacman-further-hint = Por e7 hasta f7.
lesson-mspacman-further-other = Pasa por encima del otro fantasma, hasta f7.

lesson-mspacman-spare-title = No regales la victoria
lesson-mspacman-spare-task = Controlas a Ms. Pac-Man, pero esta zona es del jugador 1, y solo le queda un punto, en e8. Se lo coma quien se lo coma, gana el jugador 1. Muévete 2 casillas sin comértelo.
lesson-mspacman-spare-done = Gana el primer color sin puntos, da igual quién se los coma. Fíjate de quién son los que te comes.
lesson-mspacman-spare-hint = No pases por e8.
lesson-mspacman-spare-gift = Te has comido el último punto del jugador 1: ha ganado el jugador 1.

lesson-mspacman-win-title = Los últimos puntos
lesson-mspacman-win-task = Te quedan dos puntos: uno en la casilla de Ms. Pac-Man y otro en b9. La ruleta marca 5. ¡Gana!
lesson-mspacman-win-done = La partida termina en cuanto desaparece tu último punto, aunque sea a mitad de jugada.
lesson-mspacman-win-hint = Entra en b9 y vuelve a salir.
lesson-mspacman-win-other = Te queda un punto. Entra en b9 y sal de ahí.

## Quoridor strategy

lesson-quoridor-strategy-race-title = Calcula la carrera
lesson-quoridor-strategy-race-task = A nadie le quedan barreras: solo cuentan los pasos. Las dos figuras necesitan 5 pasos, y te toca a ti. ¿Por qué lado rodeas el muro?
lesson-quoridor-strategy-race-done = A igualdad de pasos, gana quien tiene el turno. Ahora tú necesitas 4 pasos; la otra figura, 5.
lesson-quoridor-strategy-race-hint = Cuenta las casillas hasta cada extremo del muro.
lesson-quoridor-strategy-race-other = Así pierdes un paso, y con él la carrera.

lesson-quoridor-strategy-fence-title = ¿Una barrera o un paso?
lesson-quoridor-strategy-fence-task = Tú necesitas 4 pasos; la otra figura, 3. Te queda 1 barrera. Si das un paso, te faltarán 3, como a ella, pero será su turno. Busca la barrera que gana la carrera.
lesson-quoridor-strategy-fence-done = Con el muro más largo, la otra figura pasa de 3 pasos a 5. Tú necesitas 4: vas por delante.
lesson-quoridor-strategy-fence-hint = Una barrera te cuesta un turno, así que tiene que costarle dos pasos a la otra figura. Alarga el muro d3h.
lesson-quoridor-strategy-fence-small = A la otra figura le cuesta un paso y a ti un turno: no ganas nada. Busca una barrera que le cueste dos pasos.
lesson-quoridor-strategy-fence-other = Así la otra figura gana la carrera. Coloca una barrera en su camino.

lesson-quoridor-strategy-save-title = Guarda tu última barrera
lesson-quoridor-strategy-save-task = Tú necesitas 3 pasos; la otra figura, 2. Cada jugador tiene 1 barrera. La tuya es más útil cuando la otra figura está justo delante de su línea de meta. ¿Qué haces ahora?
lesson-quoridor-strategy-save-done = Primero un paso. La barrera seguirá ahí cuando la necesites.
lesson-quoridor-strategy-save-hint = La otra figura todavía no ha llegado ahí. Sube en línea recta.
lesson-quoridor-strategy-save-other = Así pierdes. Guarda la barrera para el último momento y sube en línea recta.

lesson-quoridor-strategy-threat-title = Crea una amenaza
lesson-quoridor-strategy-threat-task = Las dos figuras necesitan 2 pasos, y cada jugador tiene 1 barrera. Responder a una amenaza cuesta una barrera. ¿Qué juegas?
lesson-quoridor-strategy-threat-done = Estás a un paso de la línea de meta: tu rival tiene que gastar su barrera, y tú aún tienes la tuya.
lesson-quoridor-strategy-threat-hint = No frenes todavía a la otra figura. Acércate a tu línea de meta.
lesson-quoridor-strategy-threat-other = Demasiado lento. Primero quédate a un paso de tu línea de meta.

lesson-quoridor-strategy-jump-title = Con un salto ganas un paso
lesson-quoridor-strategy-jump-task = Tú necesitas 5 pasos; la otra figura, 4, y a nadie le quedan barreras. ¿Dónde está el paso que te falta?
lesson-quoridor-strategy-jump-done = Dos casillas en un turno: ahora te faltan 3 pasos y ganas la carrera.
lesson-quoridor-strategy-jump-hint = La otra figura está justo delante de ti.
lesson-quoridor-strategy-jump-other = Sin el salto pierdes la carrera.

lesson-quoridor-strategy-face-title = Frente a frente
lesson-quoridor-strategy-face-task = Tú necesitas 6 pasos; la otra figura, 5. A nadie le quedan barreras. La figura que se coloca justo delante de la otra le regala un salto. ¿Cómo haces que la otra tenga que rodearte?
lesson-quoridor-strategy-face-done = Queda una casilla libre entre las dos. Si la otra figura entra ahí, la saltas; si te rodea, pierde un paso.
lesson-quoridor-strategy-face-hint = Deja exactamente una casilla libre entre las figuras.
lesson-quoridor-strategy-face-other = Así pierdes la carrera. Deja una casilla libre entre las figuras.

lesson-quoridor-strategy-corner-title = Evita los callejones sin salida
lesson-quoridor-strategy-corner-task = Tú necesitas 3 pasos; la otra figura, 5, pero a tu rival le queda 1 barrera. A la izquierda de la barrera b7v hay un rincón. ¿Por dónde subes sin peligro?
lesson-quoridor-strategy-corner-done = Aquí el paso es ancho. Venga la barrera que venga, ganas la carrera.
lesson-quoridor-strategy-corner-hint = Una barrera horizontal en las columnas a y b convertiría el rincón en un callejón sin salida. Ve al otro lado de b7v.
lesson-quoridor-strategy-corner-other = Aquí una sola barrera te cuesta la carrera. Ve a la derecha, al otro lado de la barrera b7v.

lesson-quoridor-strategy-dead-end-title = Crea un callejón sin salida
lesson-quoridor-strategy-dead-end-task = La otra figura baja por el borde, junto a la barrera h4v. Ella necesita 3 pasos; tú, 5. Tienes 1 barrera: ¿dónde le costará más pasos?
lesson-quoridor-strategy-dead-end-done = La otra figura tiene que volver a subir y dar la vuelta: pasa de 3 pasos a 9. Tú necesitas 5.
lesson-quoridor-strategy-dead-end-hint = Cierra el pasillo justo debajo de la figura: tendrá que dar media vuelta.
lesson-quoridor-strategy-dead-end-step = Un paso no basta: a la otra figura solo le quedan 3. Coloca una barrera en su camino.
lesson-quoridor-strategy-dead-end-other = Así le cuesta muy poco. Cierra el pasillo justo debajo de la figura.

lesson-quoridor-strategy-narrow-title = La abertura estrecha
lesson-quoridor-strategy-narrow-task = Tú necesitas 3 pasos; la otra figura, 4, y a tu rival le queda 1 barrera. El muro tiene una abertura de una casilla en la columna e y otra en las columnas h e i. ¿Por cuál vas?
lesson-quoridor-strategy-narrow-done = Una barrera mide dos casillas: no puede cerrar una abertura de una sola.
lesson-quoridor-strategy-narrow-hint = ¿Qué abertura puede cerrar una barrera?
lesson-quoridor-strategy-narrow-other = Así pierdes la carrera. Ve a la abertura que ninguna barrera puede cerrar.

lesson-quoridor-strategy-last-gap-title = La última abertura
lesson-quoridor-strategy-last-gap-task = Te faltan 2 pasos, por la abertura que hay en las columnas e y f. Tu rival quiere cerrarla con e8h. Tienes 1 barrera: ¿cómo lo evitas?
lesson-quoridor-strategy-last-gap-done = No se puede cerrar el último camino de una figura, ni cruzar una barrera con otra: por ahí se sigue pasando.
lesson-quoridor-strategy-last-gap-hint = Si cierras el rodeo, por la columna i, la abertura pasa a ser tu último camino. O coloca una barrera vertical en la abertura.
lesson-quoridor-strategy-last-gap-other = Con una barrera en e8h, el rodeo es demasiado largo.

## Strategy for PAC-MAN

lesson-pacman-strategy-tempo-title = No hay tiempo que perder
lesson-pacman-strategy-tempo-task = Queda una pac-bola, en f5, y dos fantasmas esperan al lado. Está a seis casillas: tres jugadas. ¿Por dónde empiezas?
lesson-pacman-strategy-tempo-done = Los fantasmas tienen que moverse en cada turno, así que no pueden quedarse ahí. Llegas a tiempo.
lesson-pacman-strategy-tempo-hint = Ve por el camino más corto: a la derecha y luego hacia arriba.
lesson-pacman-strategy-tempo-other = Así ganan los fantasmas. Ve primero a la derecha y luego hacia arriba.

lesson-pacman-strategy-unseen-title = Acércate sin que te vean
lesson-pacman-strategy-unseen-task = La última pac-bola está en f5. Un fantasma que te ve se mueve dos casillas. Acércate hasta estar a dos casillas de la pac-bola, donde no te vea ningún fantasma.
lesson-pacman-strategy-unseen-done = Nadie te ve, así que nadie te corta el paso. Ganas en el próximo turno.
lesson-pacman-strategy-unseen-hint = Evita las filas y columnas de los fantasmas: ve a la derecha.
lesson-pacman-strategy-unseen-other = Así ganan los fantasmas. Acércate a la pac-bola sin que te vea ninguno.

lesson-pacman-strategy-bait-title = ¿La pac-bola más cercana?
lesson-pacman-strategy-bait-task = Quedan dos pac-bolas, y los fantasmas andan cerca. La de b2 está más a mano, pero en un rincón. ¿A por cuál vas primero?
lesson-pacman-strategy-bait-done = Sí, hacia e1. Este laberinto está resuelto: tu jugada gana; todas las demás pierden.
lesson-pacman-strategy-bait-hint = De b2 se sale mal. Baja hacia e1.
lesson-pacman-strategy-bait-other = Así ganan los fantasmas. Olvídate del rincón y ve hacia e1.

lesson-pacman-strategy-landing-title = ¿Dónde te detienes?
lesson-pacman-strategy-landing-task = Cómete la pac-bola de a2. Después puedes moverte hasta 3 casillas más. Acaba donde no te vea ningún fantasma, de camino a la siguiente.
lesson-pacman-strategy-landing-done = No hace falta usar las tres casillas. En c2 nadie te ve, y b1 está cerca.
lesson-pacman-strategy-landing-hint = Ve por la segunda fila y detente en c2.
lesson-pacman-strategy-landing-other = Así no ganas. Cómete la pac-bola de a2 y detente en la casilla adecuada.

lesson-pacman-strategy-feast-title = Despeja el camino
lesson-pacman-strategy-feast-task = Blinky e Inky te cierran el paso. La pac-bola de e4 te da hasta 3 casillas más: bastan para los dos. ¡Cómetelos!
lesson-pacman-strategy-feast-done = Dos fantasmas menos, y ya solo te queda una pac-bola.
lesson-pacman-strategy-feast-hint = Por e4 baja hasta e2 y luego ve a la izquierda, a d2.
lesson-pacman-strategy-feast-other = Así al menos uno de los dos sigue en el tablero, y ganan los fantasmas.

## Strategy for the ghosts

lesson-ghost-strategy-corner-title = En el rincón
lesson-ghost-strategy-corner-task = PAC-MAN está en el rincón, con su última vida, y Blinky está justo al lado. ¿Adónde va Inky para que PAC-MAN no pueda salir?
lesson-ghost-strategy-corner-done = Las dos salidas están vigiladas: PAC-MAN no tiene escapatoria.
lesson-ghost-strategy-corner-hint = PAC-MAN quiere bajar. Córtale ese camino.
lesson-ghost-strategy-corner-other = Así PAC-MAN se escapa hacia abajo.

lesson-ghost-strategy-line-title = En su misma fila
lesson-ghost-strategy-line-task = Ningún fantasma ve a PAC-MAN. Un fantasma que lo ve en su fila o su columna se mueve dos casillas. Mueve a Inky de forma que lo vea.
lesson-ghost-strategy-line-done = Ahora Inky ve a PAC-MAN. Si lo sigue viendo en su próxima jugada, se moverá dos casillas.
lesson-ghost-strategy-line-hint = PAC-MAN está en la cuarta fila.
lesson-ghost-strategy-line-other = Desde ahí Inky no ve a PAC-MAN, que se escapa.

lesson-ghost-strategy-guard-title = Vigila la última pac-bola
lesson-ghost-strategy-guard-task = A PAC-MAN solo le falta una pac-bola, la de f5. Pinky puede perseguir a PAC-MAN o vigilar la pac-bola. ¿Qué haces?
lesson-ghost-strategy-guard-done = Pinky no se aleja de la pac-bola. PAC-MAN tendrá que pasar por ahí.
lesson-ghost-strategy-guard-hint = Sal de la quinta fila, hacia arriba o hacia abajo, pero sin alejarte.
lesson-ghost-strategy-guard-other = Así PAC-MAN pasa y llega a la pac-bola.

lesson-ghost-strategy-block-title = Cierra la salida
lesson-ghost-strategy-block-task = PAC-MAN está en el rincón, en e5, con una pac-bola justo debajo. ¿Adónde va Blinky para vigilar la salida por d5?
lesson-ghost-strategy-block-done = Blinky vigila d5. Este laberinto está resuelto: tu jugada gana; todas las demás pierden.
lesson-ghost-strategy-block-hint = Ve a la casilla que está debajo de d5.
lesson-ghost-strategy-block-other = Así PAC-MAN se come la pac-bola y se escapa.

lesson-ghost-strategy-life-title = Quítale una vida
lesson-ghost-strategy-life-task = PAC-MAN tiene 2 vidas. Si lo atrapas, le queda 1, y todas las figuras vuelven al inicio. ¿Lo atrapas?
lesson-ghost-strategy-life-done = Al volver al inicio con 1 sola vida, PAC-MAN ya no puede ganar en este laberinto.
lesson-ghost-strategy-life-hint = Blinky ve a PAC-MAN: dos casillas a la derecha.
lesson-ghost-strategy-life-other = Así PAC-MAN se escapa con sus dos vidas, y gana.

## A first game

coach-begin-quoridor = Tienes que llegar a la línea de meta, al otro lado. En cada turno das un paso o colocas una barrera. Empieza con un paso adelante.
coach-own-step = Bien, estás en { $square }: { $count ->
        [one] te falta { $count } paso.
       *[other] te faltan { $count } pasos.
    }
coach-own-detour = En { $square } no estás más cerca: { $count ->
        [one] te falta { $count } paso.
       *[other] te faltan { $count } pasos.
    }
coach-their-step = Voy a { $square } y { $count ->
        [one] me falta { $count } paso.
       *[other] me faltan { $count } pasos.
    }
coach-own-fence = ¡Ay! { $fence } me cuesta { $count ->
        [one] { $count } paso.
       *[other] { $count } pasos.
    }
coach-own-fence-both = { $fence } me cuesta { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }, pero a ti también te cuesta { $own }. Las barreras frenan a todo el mundo.
coach-own-fence-idle = De momento, { $fence } no me estorba.
coach-their-fence = Mi barrera { $fence } alarga tu camino { $count ->
        [one] { $count } paso.
       *[other] { $count } pasos.
    }
coach-their-fence-idle = Mi barrera { $fence } todavía no te estorba.
coach-ahead = Te faltan { $own } pasos y a mí { $theirs }, y te toca: vas por delante. Corre y guarda tus barreras.
coach-behind = Te faltan { $own } pasos y a mí { $theirs }. Te vendría bien una barrera que me costara dos pasos o más.
coach-danger = Cuidado: estoy a un paso de ganar. ¡Córtame el paso con una barrera si puedes!
coach-win-now = ¡Un paso y ganas!
coach-run = Ya no te quedan barreras. Corre: { $count ->
        [one] te falta { $count } paso.
       *[other] te faltan { $count } pasos.
    }
coach-pellet = ¡Una pac-bola! { $count ->
        [0] Era la última.
        [one] Queda { $count }.
       *[other] Quedan { $count }.
    }
coach-ghost-eaten = Te has comido a { $piece }: queda fuera del tablero hasta que te atrapen.
coach-caught = { $piece } te ha atrapado. { $count ->
        [0] Era tu última vida.
        [one] Te queda { $count } vida, y todas las figuras vuelven al inicio.
       *[other] Te quedan { $count } vidas, y todas las figuras vuelven al inicio.
    }
coach-frenzy = { $piece } te ha visto y se ha movido dos casillas.
coach-seen = { $count ->
        [one] { $count } fantasma te ve
       *[other] { $count } fantasmas te ven
    }: un fantasma que te ve se mueve dos casillas. Escóndete detrás de una barrera o sal de su fila y de su columna.
coach-unseen = Nadie te ve. Ve a por { $count ->
        [one] la única pac-bola que queda
       *[other] una de las { $count } pac-bolas
    } y mira dónde están los fantasmas.
coach-pellet-near = ¡Tienes una pac-bola al alcance! Después tendrás 3 casillas más, para comerte fantasmas o para escapar.
coach-pellet-last = ¡La última pac-bola está a tu alcance: cómetela y ganas!
coach-ghosts = Mueve tus fantasmas de forma que PAC-MAN no tenga adónde ir.
coach-leads = Has sacado el número más alto: controlas a Ms. Pac-Man.
coach-chases = He sacado el número más alto y controlo a Ms. Pac-Man. ¡Atrápame con tu fantasma!
coach-place = Elige un círculo blanco cerca de tus puntos.
coach-dots = { $count ->
        [0] ¡Ya no te queda ningún punto!
        [one] Te queda { $count } punto.
       *[other] Te quedan { $count } puntos.
    }
coach-weakened = Un punto de poder: ahora todos los fantasmas son débiles.
coach-own-ghost-home = Tu fantasma ha vuelto a casa y es fuerte otra vez.
coach-their-ghost-home = Mi fantasma ha vuelto a casa y es fuerte otra vez.
coach-took-over = Me has atrapado: ¡Ms. Pac-Man es tuya!
coach-lost-her = Mi fantasma te ha atrapado: ahora controlo yo a Ms. Pac-Man.
coach-own-flip = F2: tu fantasma es débil hasta tu próximo turno.
coach-their-flip = F2: mi fantasma es débil hasta mi próximo turno.
coach-own-flip-strong = F2: tu fantasma vuelve a ser fuerte ahora mismo.
coach-their-flip-strong = F2: mi fantasma vuelve a ser fuerte ahora mismo.
coach-collect = Primero tu color: { $count ->
        [one] queda { $count } punto
       *[other] quedan { $count } puntos
    }. Y aléjate de mi fantasma.
coach-hunt = Hay un fantasma débil: atrápalo y tendrás un turno extra.
coach-chase = Tu fantasma es fuerte: llega hasta mí y Ms. Pac-Man será tuya.
coach-hide = Tu fantasma es débil: este turno, aléjate de mí.
coach-won = ¡Has ganado! Bien jugado. ¿Qué tal el nivel 2 la próxima vez?
coach-lost = Esta la he ganado yo, pero ya conoces el juego. ¿Jugamos otra?
coach-draw = Tablas: la misma posición se ha dado por tercera vez.
