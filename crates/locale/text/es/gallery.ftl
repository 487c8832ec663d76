### The gallery of mazes.

gallery-lead = Los laberintos que se han dibujado aquí y los que vienen con el juego.
gallery-lead-built-in = Estos laberintos vienen con el juego.
gallery-order = Orden
gallery-order-newest = Los más recientes
gallery-order-played = Los más jugados
gallery-size = Tamaño
gallery-size-any = Todos los tamaños
gallery-size-small = Pequeños: hasta 36 casillas
gallery-size-medium = Medianos: de 37 a 63 casillas
gallery-size-large = Grandes: 64 casillas o más
gallery-verdict-any = Cualquier resultado
gallery-verdict-pacman = Gana PAC-MAN
gallery-verdict-ghosts = Ganan los fantasmas
gallery-verdict-nobody = Nadie puede forzar la victoria
gallery-verdict-unsolved = Aún sin resolver
gallery-built-in = Viene con el juego
gallery-games =
    { $count ->
        [one] { $count } partida jugada
       *[other] { $count } partidas jugadas
    }
gallery-nameless = Laberinto sin nombre
gallery-computer = Contra el ordenador
gallery-friends = Con amigos
gallery-workshop = Abrir en el taller
gallery-more = Más laberintos
gallery-none = Ningún laberinto coincide con estos filtros.
gallery-all = Todos los laberintos

## Publishing and taking back

gallery-publish = Publicar tu laberinto
gallery-publish-lead = Cualquiera puede verlo y jugar en él. Se muestra con el nombre de tu cuenta.
gallery-name = Nombre del laberinto
gallery-needs-account = Necesitas una cuenta para publicar un laberinto.
gallery-no-accounts = Este servidor no tiene cuentas, así que aquí nadie puede publicar laberintos.
gallery-take-back = Retirar
gallery-taken-back = Tu laberinto ya no está en la galería.

## Moderation

gallery-hidden = La moderación ha ocultado este laberinto. Los demás no lo ven.
gallery-report = Denunciar este laberinto
gallery-hide = Ocultar el laberinto
gallery-show = Volver a mostrar el laberinto
gallery-done = Hecho.

## What the server refuses

server-maze-unknown = En la galería no hay ningún laberinto «{ $id }».
server-maze-built-in = Este laberinto viene con el juego: «{ $name }».
server-maze-taken = { $by } ya ha publicado este laberinto: «{ $name }».
server-maze-taken-nobody = Este laberinto ya está en la galería.
server-maze-hidden = La moderación ha ocultado este laberinto. No se puede volver a publicar.
server-maze-not-yours = Solo quien publicó un laberinto puede retirarlo.
server-maze-too-many = Has publicado { $most } laberintos, que es el máximo. Retira antes uno.
