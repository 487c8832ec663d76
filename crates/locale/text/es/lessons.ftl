### Lessons: a course for each game, and what a friendly opponent says during a first game. The keys of
### a step are lesson-GAME-STEP- and title, task, done, hint, or the name of a wrong answer in
### lessons/GAME.lesson. Squares, fences and rules are written as in the notation.

## The pages and the terminal

learn-title = Aprende a jugar
learn-lead = Lecciones cortas en un tablero que puedes tocar, unos cinco minutos por juego. Cada figura de los reglamentos es una de ellas.
learn-steps =
    { $count ->
        [one] { $count } lección
       *[other] { $count } lecciones
    }
learn-solved = { $solved } de { $count } hechas
learn-begin = Empezar
learn-continue = Continuar
learn-repeat = Otra vez
learn-step = Lección { $nth } de { $count }
learn-figure = Figura { $figure }
learn-board = Tablero de la lección. { $board }
learn-hint = Una pista
learn-show = Muéstramelo
learn-shown = Una solución: { $word }.
learn-next = Lección siguiente
learn-back = Lección anterior
learn-skip = Saltar
learn-finish = Terminar
learn-all = Todas las lecciones
learn-right = ¡Bien!
learn-wrong = No del todo
learn-bow = ¡Puedes saludar!
learn-bow-more = Este ha sido todo el curso de { $game }. Ya conoces las reglas; lo demás es práctica.
learn-first-game = Juega tu primera partida
learn-first-game-more = Tu rival es amable: cuenta lo que acaba de pasar y en qué pensar, y no le importa si te vas.
learn-missing = En este curso no hay ninguna lección «{ $word }».
learn-plain-welcome = Escribe una jugada, o: hint (pista), show (tablero), next (siguiente), back (anterior), list (lista), quit (salir).
learn-plain-prompt = Tu jugada:
learn-plain-first-game = Una primera partida contra el nivel 1. Tras cada jugada sabrás qué ha pasado y en qué pensar. Escribe help para ver las órdenes, quit para irte.
lesson-wrong = Esa jugada es legal, pero no es lo que se pide.

## What is wrong with the file of a course

lesson-file-key = Línea { $line }, columna { $column }: «{ $word }» no es una línea de un curso.
lesson-file-missing = Línea { $line }, columna { $column }: falta «{ $word }» o no tiene valor.
lesson-file-word = Línea { $line }, columna { $column }: «{ $word }» no significa nada aquí.
lesson-file-twice = Línea { $line }, columna { $column }: ya hay un paso «{ $word }».
lesson-file-refused = Línea { $line }, columna { $column }: { $why }
lesson-file-idle = Línea { $line }, columna { $column }: ninguna jugada llega a esta línea. «{ $word }» no es legal, o ya está en una línea anterior.
lesson-file-allowed = Línea { $line }, columna { $column }: las reglas permiten «{ $word }», o lo rechazan por otra regla.

## Quoridor

lesson-quoridor-start-title = Tu primer paso
lesson-quoridor-start-task = Dos figuras, frente a frente. La tuya está abajo, en e1, y quiere llegar a la línea de arriba. Da un paso hacia arriba.
lesson-quoridor-start-done = Eso es un turno: un paso o una barrera. Después le toca al otro jugador.
lesson-quoridor-start-hint = La casilla de encima de e1 es e2.
lesson-quoridor-start-sideways = Puedes ir de lado, pero no te acercas a la línea de arriba.
lesson-quoridor-start-fence = En cualquier turno puedes poner una barrera. De momento, camina: un paso hacia arriba.

lesson-quoridor-steps-title = Cuatro direcciones
lesson-quoridor-steps-task = Una figura va hacia arriba, abajo, izquierda o derecha, nunca en diagonal. A veces hasta toca retroceder: da un paso hacia abajo.
lesson-quoridor-steps-done = Retroceder está permitido. No es muy divertido, pero a veces es la salida más corta.
lesson-quoridor-steps-hint = Abajo es hacia tu lado: e4.
lesson-quoridor-steps-other = Eso también se puede. Esta vez retrocede: una casilla hacia abajo.

lesson-quoridor-goal-title = Adónde vas
lesson-quoridor-goal-task = Las casillas marcadas son tu meta. Vale cualquiera de las nueve, y gana la primera figura en llegar. ¡Gana la partida!
lesson-quoridor-goal-done = Has ganado al instante. Da igual a qué casilla de la línea llegues, y cómo.
lesson-quoridor-goal-hint = Tu figura está justo debajo de la línea.
lesson-quoridor-goal-other = Estás a un paso de ganar. ¡Dalo!

lesson-quoridor-around-title = Rodear una barrera
lesson-quoridor-around-task = La barrera e4h te detiene: nadie atraviesa una barrera. Rodéala por el lado más corto.
lesson-quoridor-around-done = Un paso a un lado y, desde d4, el camino hacia arriba vuelve a estar libre.
lesson-quoridor-around-hint = La barrera mide dos casillas. ¿Por qué lado termina antes?
lesson-quoridor-around-long = En f4 sigues teniendo la barrera encima: ocupa dos casillas hacia la derecha.
lesson-quoridor-around-other = Así no rodeas la barrera. Ve hacia el lado donde termina.

lesson-quoridor-fence-title = Tu primera barrera
lesson-quoridor-fence-task = Una barrera mide dos casillas y va en el hueco entre casillas. Pon una en el camino de la otra figura, para que le quede más largo.
lesson-quoridor-fence-done = Ahora la otra figura tiene que rodearla. La barrera se queda ahí hasta el final.
lesson-quoridor-fence-hint = Ponla a través de la columna de la otra figura, por ejemplo en d8h, justo delante.
lesson-quoridor-fence-idle = La otra figura pasa de largo. Pon la barrera a través de su camino.
lesson-quoridor-fence-step = Eso ha sido un paso. Esta vez pon una barrera: toca el hueco entre dos casillas.

lesson-quoridor-wall-title = Barreras en fila
lesson-quoridor-wall-task = Las barreras pueden tocarse, pero no solaparse ni cruzarse. Alarga la barrera d4h: pon otra justo a su lado, en la misma fila.
lesson-quoridor-wall-done = Dos barreras seguidas forman un muro de cuatro casillas. Mucho mejor que dos sueltas.
lesson-quoridor-wall-hint = d4h está encima de d4 y e4. La siguiente empieza en f4, o termina en c4.
lesson-quoridor-wall-apart = Esa barrera no continúa el muro. Tiene que empezar justo donde termina d4h.
lesson-quoridor-wall-step = Deja tu figura donde está y pon una barrera.

lesson-quoridor-closed-title = Nunca el último camino
lesson-quoridor-closed-task = A la otra figura le queda una sola salida, por f9. Cerrarla con e8v está prohibido: pruébalo y verás. Después pon una barrera que le cueste al menos 2 pasos.
lesson-quoridor-closed-done = Más largo, sí; cerrado, no: toda figura debe tener siempre un camino a su meta.
lesson-quoridor-closed-hint = No cierres la salida; alarga el pasillo que hay detrás, con f8h.
lesson-quoridor-closed-short = Deja un camino, pero apenas más largo. Tiene que costar al menos 2 pasos.
lesson-quoridor-closed-step = Esta vez pon una barrera.

lesson-quoridor-both-title = Tus barreras también te frenan
lesson-quoridor-both-task = Estáis frente a frente. Pon una barrera que estorbe a la otra figura, pero no a la tuya.
lesson-quoridor-both-done = A tu espalda solo molesta a la otra. Tú vas hacia arriba; ella, hacia abajo.
lesson-quoridor-both-hint = La otra figura tiene que pasar de ti y bajar hasta el fondo. Pon la barrera debajo de tu figura.
lesson-quoridor-both-both = Su camino es más largo, pero el tuyo también. Una barrera frena a todos.
lesson-quoridor-both-idle = Esa barrera no estorba a nadie.
lesson-quoridor-both-step = Esta vez pon una barrera.

lesson-quoridor-jump-title = ¡Salta!
lesson-quoridor-jump-task = La otra figura está justo delante de ti, y la casilla de detrás está libre. Sáltala.
lesson-quoridor-jump-done = Dos casillas en una jugada. Nunca estás obligado a saltar, pero a menudo vale la pena.
lesson-quoridor-jump-hint = Pasa recto por encima de e5: caes en e6.
lesson-quoridor-jump-other = Puedes hacerlo: saltar es una opción. Elígela esta vez.

lesson-quoridor-between-title = Sin salto a través de una barrera
lesson-quoridor-between-task = Ahora hay una barrera entre las dos figuras, así que no puedes saltar. Rodéala por el lado más corto.
lesson-quoridor-between-done = Una barrera delante de la otra figura la protege de tu salto, y a ti del suyo.
lesson-quoridor-between-hint = La barrera e4h sigue hacia la derecha. Ve a la izquierda.
lesson-quoridor-between-other = Así no rodeas la barrera. Ve hacia el lado donde termina antes.

lesson-quoridor-beside-title = Alrededor de la otra figura
lesson-quoridor-beside-task = Una barrera detrás de la otra figura cierra el salto recto. Entonces puedes pasar a su izquierda o a su derecha. Las dos valen: elige una.
lesson-quoridor-beside-done = En diagonal, por una vez. Solo porque el salto recto estaba cerrado.
lesson-quoridor-beside-hint = Las casillas al lado de la otra figura son d5 y f5.
lesson-quoridor-beside-other = Esa es una jugada normal. Ponte al lado de la otra figura: a su izquierda o a su derecha.

lesson-quoridor-one-side-title = Un lado cerrado
lesson-quoridor-one-side-task = El salto recto está cerrado, y otra barrera está a la izquierda de la otra figura. Ve por donde aún puedes.
lesson-quoridor-one-side-done = Exacto. La casilla al lado de la figura debe estar libre, y sin barrera de por medio.
lesson-quoridor-one-side-hint = La izquierda está cerrada, así que a la derecha: f5.
lesson-quoridor-one-side-other = Esa es una jugada normal. Una casilla al lado de la otra figura sigue abierta.

lesson-quoridor-edge-title = El borde del tablero
lesson-quoridor-edge-task = La otra figura está en el borde, en a5: no hay casilla adonde saltar. El borde cuenta como una barrera. Rodea la figura, hacia arriba.
lesson-quoridor-edge-done = De b5 a a6 en una jugada: el borde te ha ayudado.
lesson-quoridor-edge-hint = Al lado de a5 están a4 y a6. Tú quieres subir.
lesson-quoridor-edge-down = Lo permite la misma regla, pero va hacia abajo. Tú quieres subir.
lesson-quoridor-edge-other = También puedes dar un paso normal. Esta vez rodea la figura del borde.

lesson-quoridor-count-title = Cuenta los caminos
lesson-quoridor-count-task = Cuenta los pasos: tú necesitas 4; la otra figura, 3. Perderías esta carrera. Busca una barrera que le cueste al menos 4 pasos.
lesson-quoridor-count-done = Una barrera tapa el hueco del muro: de 3 pasos a 7. Ahora vas muy por delante.
lesson-quoridor-count-hint = Mira el hueco entre las barreras, debajo de la otra figura.
lesson-quoridor-count-small = Bien, pero es poco. Hay una barrera que cuesta al menos 4 pasos.
lesson-quoridor-count-idle = El camino de la otra figura es igual de corto que antes.
lesson-quoridor-count-step = Entonces gana ella: 3 pasos contra tus 3, y le toca. Aquí es mejor una barrera.

lesson-quoridor-save-title = Guarda tus barreras
lesson-quoridor-save-task = Tú necesitas 2 pasos; la otra figura, 4. Cada barrera te cuesta un turno, y solo te quedan 2. ¿Qué haces cuando vas por delante?
lesson-quoridor-save-done = ¡Correr! Quien va por delante no necesita barreras. Guárdalas para cuando te hagan falta.
lesson-quoridor-save-hint = Toma el camino más corto.
lesson-quoridor-save-fence = Una barrera cuesta un turno, y ya vas por delante. Guárdala y corre.
lesson-quoridor-save-other = Vas por delante: no pierdas tiempo. Avanza hacia tu línea.

lesson-quoridor-race-title = La última carrera
lesson-quoridor-race-task = A nadie le quedan barreras: hay que caminar. Tú necesitas 2 pasos, la otra figura también, y te toca. Gana la carrera.
lesson-quoridor-race-done = Con la cuenta igualada gana la carrera quien tiene el turno. Por eso se cuenta antes de gastar las barreras.
lesson-quoridor-race-hint = Todo recto hacia arriba.
lesson-quoridor-race-other = Nada de rodeos: cada paso cuenta.

lesson-quoridor-four-title = Cuatro jugadores
lesson-quoridor-four-task = Con cuatro hay una figura en cada lado y 5 barreras para cada uno. Dos figuras seguidas no se pueden saltar ni rodear. Apártate a un lado.
lesson-quoridor-four-done = Nunca más de una figura. Con cuatro jugadores, el centro se llena.
lesson-quoridor-four-hint = Ve a la izquierda o a la derecha.
lesson-quoridor-four-back = Puedes retroceder, pero ¿para qué ceder terreno? Ve de lado.
lesson-quoridor-four-fence = Una barrera también valdría. Esta vez ve de lado.

## Quoridor Mini

lesson-mini-clock-title = El mismo juego, con reloj
lesson-mini-clock-task = Quoridor Mini es el mismo juego en el mismo tablero. Lo que añade es un límite de tiempo por jugada, si lo pones. Aquí no hay prisa: avanza hacia la línea de arriba.
lesson-mini-clock-done = En una partida de dos con reloj, quien se pasa del límite pierde.
lesson-mini-clock-hint = Un paso hacia arriba, a e2.
lesson-mini-clock-other = Por lo más corto: un paso hacia la línea de arriba.

lesson-mini-out-title = Sin tiempo
lesson-mini-out-task = Con cuatro, a quien se le acaba el tiempo queda fuera: el jugador 2 se ha ido, sus barreras siguen. Pon una barrera en el camino de la figura de arriba, en e7.
lesson-mini-out-done = Las barreras se quedan, pero ya nadie tiene que dejarle camino a una figura que se ha ido.
lesson-mini-out-hint = La figura de e7 quiere bajar. Pon una barrera a través de su columna.
lesson-mini-out-idle = La figura de e7 pasa de largo.
lesson-mini-out-step = Esta vez pon una barrera.

## PAC-MAN variant

lesson-pacman-start-title = El turno de PAC-MAN
lesson-pacman-start-task = Eres PAC-MAN, en el centro. Cuatro fantasmas esperan en los lados y hay cuatro pac-bolas en las esquinas. Muévete dos casillas, paso a paso, hasta otra casilla.
lesson-pacman-start-done = Siempre dos casillas exactas. Después, cada fantasma se mueve una vez.
lesson-pacman-start-hint = Toca una casilla al lado de PAC-MAN y después la siguiente.
lesson-pacman-start-back = Ir y volver está permitido, y a veces es astuto. Esta vez acaba en otro sitio.

lesson-pacman-corner-title = Doblar la esquina
lesson-pacman-corner-task = Aquí las barreras no se mueven nunca y nadie las atraviesa: de e6 a e7 está cerrado. Pero puedes girar. Llega a la casilla marcada, f6.
lesson-pacman-corner-done = Arriba y a la derecha, o a la derecha y arriba: las dos valen. Nunca en diagonal.
lesson-pacman-corner-hint = Pasa por e6 o por f5.
lesson-pacman-corner-other = Es una buena jugada, pero no acaba en f6.

lesson-pacman-ghosts-title = El turno de los fantasmas
lesson-pacman-ghosts-task = Ahora llevas a los fantasmas. Blinky, en e9, no ve a PAC-MAN, así que se mueve una casilla, nunca en diagonal. Acércalo.
lesson-pacman-ghosts-done = Blinky, Inky, Pinky, Clyde: uno tras otro, en este orden. Pueden cruzarse.
lesson-pacman-ghosts-hint = PAC-MAN está en f6. Ve hacia abajo o a la derecha.
lesson-pacman-ghosts-away = Eso lo aleja de PAC-MAN.

lesson-pacman-sight-title = Un fantasma que te ve
lesson-pacman-sight-task = En esta fila no hay nada entre Pinky y PAC-MAN: Pinky lo ve y se mueve dos casillas de una vez. ¡A por él!
lesson-pacman-sight-done = Frenesí: dos casillas en una dirección, para todo fantasma que ve a PAC-MAN al empezar su jugada.
lesson-pacman-sight-hint = Ve a la izquierda, dos casillas.
lesson-pacman-sight-away = Pinky puede ir ahí, pero PAC-MAN está a su izquierda.

lesson-pacman-hidden-title = Detrás de una barrera
lesson-pacman-hidden-task = Casi lo mismo, pero una barrera esconde a PAC-MAN. Pinky no lo ve y solo se mueve una casilla. Acerca al fantasma.
lesson-pacman-hidden-done = Una barrera tapa la vista. Los otros fantasmas y las pac-bolas, no.
lesson-pacman-hidden-hint = Una casilla a la izquierda.
lesson-pacman-hidden-away = Eso lo aleja de PAC-MAN.

lesson-pacman-hide-title = Fuera de la vista
lesson-pacman-hide-task = Vuelves a ser PAC-MAN, y dos fantasmas te ven. Muévete de forma que ya nadie te vea.
lesson-pacman-hide-done = Si no te ven, solo se acercan una casilla. Las barreras son tus amigas.
lesson-pacman-hide-hint = Cuentan las filas y las columnas. Busca una casilla protegida: e6 o g6.
lesson-pacman-hide-seen = Ahí todavía te ve un fantasma, por la fila o por la columna.

lesson-pacman-pellet-title = Una pac-bola
lesson-pacman-pellet-task = Necesitas las cuatro pac-bolas. Llega a la de la esquina, a1: te detienes y te la comes. Después puedes moverte hasta 3 casillas más.
lesson-pacman-pellet-done = Una menos. Las 3 casillas extra son solo para este turno, y no hace falta usarlas todas.
lesson-pacman-pellet-hint = Dos pasos hacia abajo: a2, a1. Después sigue, o quédate.
lesson-pacman-pellet-other = La pac-bola está a dos pasos, debajo de ti.

lesson-pacman-boost-title = Cómete un fantasma
lesson-pacman-boost-task = Durante las 3 casillas extra te comes a todo fantasma que encuentres. Inky, en c1, se cree a salvo. Cómete la pac-bola y después a Inky.
lesson-pacman-boost-done = Un fantasma comido queda fuera del tablero hasta que vuelvan a atrapar a PAC-MAN.
lesson-pacman-boost-hint = a2, a1 y después dos casillas a la derecha.
lesson-pacman-boost-pellet = Te has comido la pac-bola, pero Inky sigue ahí. Sigue hasta c1 en la misma jugada.
lesson-pacman-boost-other = Primero la pac-bola de la esquina, después Inky.

lesson-pacman-feast-title = Dos a la vez
lesson-pacman-feast-task = Blinky e Inky están uno detrás de otro, justo al lado de una pac-bola. Cómete a los dos en una jugada.
lesson-pacman-feast-done = De paso también cuenta. Dos fantasmas menos.
lesson-pacman-feast-hint = Hacia abajo hasta i1, después a la izquierda por h1 hasta g1.
lesson-pacman-feast-one = Uno comido, falta otro: usa una casilla más.
lesson-pacman-feast-other = Primero la pac-bola de i1, después a la izquierda a través de los dos fantasmas.

lesson-pacman-contact-title = No choques con fantasmas
lesson-pacman-contact-task = Sin impulso, si chocas con un fantasma te atrapa. Blinky está justo encima, en e6. Muévete sin tocar a ningún fantasma.
lesson-pacman-contact-done = Bien esquivado. Mira dónde están los fantasmas antes del primer paso, no solo antes del segundo.
lesson-pacman-contact-hint = Por cualquier lado menos hacia arriba.
lesson-pacman-contact-caught = Has chocado con un fantasma: cuesta una vida, como si te hubiera atrapado él.

lesson-pacman-cross-title = Fantasmas y pac-bolas
lesson-pacman-cross-task = Un laberinto pequeño. Blinky ve a PAC-MAN en la fila, pero hay una pac-bola en medio. Un fantasma puede cruzarla, pero no detenerse en ella. ¡A por él!
lesson-pacman-cross-done = Por encima de la pac-bola y más allá. Una vez comida, la casilla es como cualquier otra.
lesson-pacman-cross-hint = Dos casillas a la izquierda: por c1 hasta b1.
lesson-pacman-cross-other = PAC-MAN está a la izquierda. Cruza la pac-bola.

lesson-pacman-catch-title = ¡Atrapado!
lesson-pacman-catch-task = Inky ve a PAC-MAN dos casillas más abajo. ¡Atrápalo!
lesson-pacman-catch-done = Le cuesta una vida. Todas las figuras vuelven al inicio, también los fantasmas comidos; las pac-bolas comidas no vuelven.
lesson-pacman-catch-hint = Recto hacia abajo, dos casillas.
lesson-pacman-catch-other = ¡Se escapa! Inky puede alcanzarlo: dos casillas hacia abajo.

lesson-pacman-together-title = Atrapadlo juntos
lesson-pacman-together-task = Su última vida. Pinky está a su izquierda y hay una barrera debajo. ¿Adónde tiene que ir Clyde para que PAC-MAN no pueda escapar?
lesson-pacman-together-done = Vaya donde vaya, uno de vosotros lo atrapa. Los fantasmas ganan juntos, con la tercera captura.
lesson-pacman-together-hint = Cierra su lado derecho.
lesson-pacman-together-other = Así se escapa por la derecha.

lesson-pacman-last-title = La última pac-bola
lesson-pacman-last-task = Tres comidas, queda una, y tienes una vida. Ya sabes qué hacer.
lesson-pacman-last-done = Cuatro pac-bolas: ganas al instante, por cerca que estén los fantasmas.
lesson-pacman-last-hint = i1 está a dos pasos: abajo y a la derecha, o a la derecha y abajo.
lesson-pacman-last-other = La pac-bola está a dos pasos, en i1.

## Ms. Pac-Man

lesson-mspacman-place-title = Dónde empieza
lesson-mspacman-place-task = Has sacado el número más alto: llevas a Ms. Pac-Man. Tu color es la zona de arriba a la izquierda; ganas cuando no queden sus 17 puntos. Colócala en el círculo blanco de esa zona.
lesson-mspacman-place-done = En e7 tienes tus puntos alrededor. Solo puede empezar en los círculos marcados.
lesson-mspacman-place-hint = El círculo blanco de arriba es e7.
lesson-mspacman-place-far = Puede empezar ahí, pero tus puntos están arriba a la izquierda. Elige el círculo de tu zona.

lesson-mspacman-dots-title = Comer puntos
lesson-mspacman-dots-task = La ruleta marca 2. Se come el punto de cada casilla de la que sale, así que un 2 son dos puntos, también el de la primera casilla. Cómete dos de los tuyos.
lesson-mspacman-dots-done = Dos puntos menos. El que tiene debajo se queda hasta que siga.
lesson-mspacman-dots-hint = Tu zona está a la izquierda: d7, y sigue.
lesson-mspacman-dots-other = Así comes menos puntos de tu color. Ve a la izquierda, por d7.

lesson-mspacman-exact-title = Ni más ni menos
lesson-mspacman-exact-task = La ruleta marca 3 y quieres acabar en d7, justo al lado. Tienes que mover exactamente 3 casillas, pero puedes girar y volver. Acaba en d7.
lesson-mspacman-exact-done = Ida, vuelta e ida otra vez. Las casillas vacías también cuentan.
lesson-mspacman-exact-hint = Por ejemplo: d7, e7, d7.
lesson-mspacman-exact-other = Son 3 casillas, pero no acaba en d7.

lesson-mspacman-exits-title = Por las salidas
lesson-mspacman-exits-task = Desde una salida se vuelve a entrar por cualquier otra: ve a a5, salta a otra salida y una casilla más. Cada una cuenta 1. Acaba en una casilla marcada.
lesson-mspacman-exits-done = De un lado a otro del laberinto en tres casillas. Los fantasmas también pueden.
lesson-mspacman-exits-hint = Empieza por a5 y toca otra salida, como e9.
lesson-mspacman-exits-other = Baja a la salida a5, salta a otra salida y avanza una casilla.

lesson-mspacman-own-title = Primero tu color
lesson-mspacman-own-task = La ruleta marca 4. Los puntos de otro color ayudan a su jugador, aunque te los comas tú. Cómete cuatro de los tuyos.
lesson-mspacman-own-done = Cuatro menos de tus 17. Para ti solo cuenta tu color.
lesson-mspacman-own-hint = A la izquierda por d7 y d8, sin volver atrás.
lesson-mspacman-own-helps = Esos puntos son del jugador 2: ayudarías a otro a ganar.
lesson-mspacman-own-other = Así comes menos de cuatro de los tuyos. No vuelvas a casillas vacías.

lesson-mspacman-power-title = Un punto de poder
lesson-mspacman-power-task = El punto grande de la esquina es un punto de poder. Estar encima no tiene efecto; al salir de su casilla, todos los fantasmas se vuelven débiles. Cómetelo.
lesson-mspacman-power-done = Los fantasmas débiles no te atrapan: los atrapas tú. Dura hasta el final de su próximo turno.
lesson-mspacman-power-hint = Entra en a9 y vuelve a salir.
lesson-mspacman-power-stay = El punto de poder sigue ahí. Tiene que entrar en a9 y salir en la misma jugada.

lesson-mspacman-hunt-title = Caza al cazador
lesson-mspacman-hunt-task = Estás sobre un punto de poder, y hay un fantasma fuerte dos casillas más abajo. En cuanto salgas, se vuelve débil. ¡Atrápalo!
lesson-mspacman-hunt-done = El fantasma vuelve a casa y tú recibes un turno extra.
lesson-mspacman-hunt-hint = Dos casillas hacia abajo.
lesson-mspacman-hunt-other = Los fantasmas ya son débiles, pero el de a7 se escapa. Baja dos casillas.

lesson-mspacman-strong-title = Lejos de los fantasmas fuertes
lesson-mspacman-strong-task = El fantasma de d7 es fuerte. Si chocas con él, Ms. Pac-Man pasa a su jugador. Muévete 2 casillas sin tocarlo.
lesson-mspacman-strong-done = A salvo. Cuenta cada casilla que pisas, no solo la última.
lesson-mspacman-strong-hint = Ve a la derecha.
lesson-mspacman-strong-caught = Ha chocado con un fantasma fuerte: ahora el jugador 2 lleva a Ms. Pac-Man.

lesson-mspacman-catch-title = Atrápala
lesson-mspacman-catch-task = Ahora eres el fantasma del jugador 2. Un fantasma tira el dado y se mueve exactamente eso; no come puntos. El dado marca 3. ¡Atrápala!
lesson-mspacman-catch-done = ¡Atrapada! Tu fantasma sale del tablero, y desde ahora Ms. Pac-Man la llevas tú.
lesson-mspacman-catch-hint = Recto hacia abajo: a8, a7, a6.
lesson-mspacman-catch-other = Está a tres casillas exactas. No la dejes escapar.

lesson-mspacman-take-over-title = Tomas el relevo
lesson-mspacman-take-over-task = La has atrapado: colócala en un círculo blanco libre, y te toca. Tu zona está arriba a la derecha. ¿Dónde empiezas?
lesson-mspacman-take-over-done = Justo al lado de tus puntos. El fantasma del jugador anterior vuelve a casa, fuerte.
lesson-mspacman-take-over-hint = El círculo blanco de la derecha es g5.
lesson-mspacman-take-over-far = Se puede, pero tus puntos están arriba a la derecha. El más cercano es g5.

lesson-mspacman-weak-title = Débil: no te acerques
lesson-mspacman-weak-task = El mismo fantasma, pero un punto de poder te ha hecho débil. Si ahora chocas con ella, vuelves a casa. Muévete 3 casillas sin tocarla.
lesson-mspacman-weak-done = Paciencia: después de este turno volverás a ser fuerte.
lesson-mspacman-weak-hint = Cualquier cosa que no acabe en a6.
lesson-mspacman-weak-caught = Un fantasma débil que choca con ella vuelve a casa. Evita a6.

lesson-mspacman-f2-title = La cara F2
lesson-mspacman-f2-task = Tu fantasma ha sacado F2: se vuelve débil y se mueve 2 casillas. Ella está justo al lado, en e7. Aléjate.
lesson-mspacman-f2-done = En tu próximo turno, tu fantasma vuelve a ser fuerte antes de tirar.
lesson-mspacman-f2-hint = Empieza por d8.
lesson-mspacman-f2-caught = Débil como está, tu fantasma vuelve a casa si choca con ella.

lesson-mspacman-further-title = Una casilla más
lesson-mspacman-further-task = El dado marca 1, pero en e7 está el fantasma del jugador 3. Un fantasma que acabaría sobre otro va una casilla más allá. Llega a f7.
lesson-mspacman-further-done = Dos fantasmas nunca comparten casilla; cruzarse sí pueden.
lesson-mspacman-further-hint = Por e7 hasta f7.
lesson-mspacman-further-other = Pasa por encima del otro fantasma, hasta f7.

lesson-mspacman-spare-title = No regales la victoria
lesson-mspacman-spare-task = Llevas a Ms. Pac-Man, pero esta zona es del jugador 1, y solo le queda un punto, en e8. Se lo coma quien se lo coma, gana el jugador 1. Muévete 2 casillas sin comértelo.
lesson-mspacman-spare-done = Gana el primer color sin puntos, da igual quién se los coma. Fíjate de quién son.
lesson-mspacman-spare-hint = No entres en e8 para volver a salir.
lesson-mspacman-spare-gift = Era el último punto del jugador 1: ha ganado el jugador 1.

lesson-mspacman-win-title = Los últimos puntos
lesson-mspacman-win-task = Te quedan dos puntos: uno debajo de ella, otro en b9. La ruleta marca 5. ¡Gana!
lesson-mspacman-win-done = La partida termina en cuanto desaparece tu último punto, aunque sea a mitad de jugada.
lesson-mspacman-win-hint = Entra en b9 y vuelve a salir.
lesson-mspacman-win-other = Te queda un punto. Entra en b9 y sal de ahí.

## A first game

coach-begin-quoridor = Quieres llegar a la fila del otro lado. En cada turno das un paso o pones una barrera. Empieza avanzando.
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
    }, pero a ti también { $own }. Las barreras frenan a todos.
coach-own-fence-idle = { $fence } no me estorba de momento.
coach-their-fence = Mi barrera { $fence } alarga tu camino { $count ->
        [one] { $count } paso.
       *[other] { $count } pasos.
    }
coach-their-fence-idle = Mi barrera { $fence } todavía no te estorba.
coach-ahead = Tú necesitas { $own }; yo, { $theirs }: vas por delante y te toca. Camina y guarda tus barreras.
coach-behind = Tú necesitas { $own }; yo, { $theirs }. Te ayudaría una barrera que me cueste dos pasos o más.
coach-danger = Cuidado: estoy a un paso de ganar. ¡Ponme una barrera delante si puedes!
coach-win-now = ¡Un paso y ganas!
coach-run = Ya no te quedan barreras. Corre: { $count ->
        [one] { $count } paso.
       *[other] { $count } pasos.
    }
coach-pellet = ¡Una pac-bola! { $count ->
        [0] Era la última.
        [one] Queda { $count }.
       *[other] Quedan { $count }.
    }
coach-ghost-eaten = Te has comido a { $piece }: fuera del tablero hasta que te atrapen.
coach-caught = { $piece } te ha atrapado. { $count ->
        [0] Era tu última vida.
        [one] Te queda { $count } vida, y todos vuelven al inicio.
       *[other] Te quedan { $count } vidas, y todos vuelven al inicio.
    }
coach-frenzy = { $piece } te ha visto y se ha movido dos casillas.
coach-seen = { $count ->
        [one] { $count } fantasma te ve
       *[other] { $count } fantasmas te ven
    }: serán dos casillas. Ponte detrás de una barrera o sal de la línea.
coach-unseen = Nadie te ve. Ve a por { $count ->
        [one] la pac-bola que queda ({ $count })
       *[other] una de las { $count } pac-bolas
    } y mira dónde están los fantasmas.
coach-pellet-near = ¡Tienes una pac-bola al alcance! Después tienes 3 casillas: para comer fantasmas o para escapar.
coach-ghosts = Mueve tus fantasmas de forma que PAC-MAN no tenga adónde ir.
coach-leads = Has sacado más: llevas a Ms. Pac-Man.
coach-chases = He sacado más y llevo a Ms. Pac-Man. ¡Atrápame con tu fantasma!
coach-place = Elige un círculo blanco cerca de tus puntos.
coach-dots = { $count ->
        [0] ¡Ya no queda ninguno de tus puntos!
        [one] Queda { $count } de tus puntos.
       *[other] Quedan { $count } de tus puntos.
    }
coach-weakened = Un punto de poder: ahora todos los fantasmas son débiles.
coach-own-ghost-home = Tu fantasma ha vuelto a casa y es fuerte otra vez.
coach-their-ghost-home = Mi fantasma ha vuelto a casa y es fuerte otra vez.
coach-took-over = Me has atrapado: ¡Ms. Pac-Man es tuya!
coach-lost-her = Mi fantasma te ha atrapado: ahora llevo yo a Ms. Pac-Man.
coach-own-flip = F2: tu fantasma es débil hasta tu próximo turno.
coach-their-flip = F2: mi fantasma es débil hasta mi próximo turno.
coach-collect = Primero tu color: { $count ->
        [one] queda { $count } punto
       *[other] quedan { $count } puntos
    }. Y aléjate de mi fantasma.
coach-hunt = Un fantasma es débil: atrápalo y recibes un turno extra.
coach-chase = Tu fantasma es fuerte: llega hasta mí y Ms. Pac-Man será tuya.
coach-hide = Tu fantasma es débil: este turno, aléjate de mí.
coach-won = ¡Has ganado! Bien jugado. ¿Qué tal el nivel 2 la próxima vez?
coach-lost = Esta la he ganado yo, pero ya conoces el juego. ¿Otra?
coach-draw = Tablas: la misma posición ha aparecido tres veces.
