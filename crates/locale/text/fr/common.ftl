### Ce que disent toutes les interfaces. Les variables d'un message sont les mêmes dans chaque langue.

reason-with-rule = { $sentence } ({ $rule })

## Jeux

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = Variante PAC-MAN
game-mspacman = Ms. Pac-Man

## Pièces et objets, comme sur la boîte

term-pawn = pion
term-fence = barrière
term-pacman = PAC-MAN
term-mspacman = Ms. Pac-Man
term-ghost = fantôme
term-blinky = Blinky
term-inky = Inky
term-pinky = Pinky
term-clyde = Clyde
term-pellet = super pac-gomme
term-dot = pac-gomme
term-die = dé
term-spinner = toupie

## Nombres

fences-left =
    { $count ->
        [one] { $count } barrière
       *[other] { $count } barrières
    }
lives-left =
    { $count ->
        [one] { $count } vie
       *[other] { $count } vies
    }
pellets-left =
    { $count ->
        [one] { $count } super pac-gomme
       *[other] { $count } super pac-gommes
    }
dots-left =
    { $count ->
        [one] { $count } pac-gomme
       *[other] { $count } pac-gommes
    }
steps-left =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }

## Langues

language-unknown = Il n'y a pas de langue « { $tag } » ; choisissez parmi : { $known }.

## Options d'une table

option-unknown = Il n'y a pas d'option « { $name } » ici ; les options sont : { $known }.
option-value = L'option { $name } n'accepte pas « { $value } » ; elle accepte : { $allowed }.

## Feuilles de partie

record-no-magic = Ligne { $line }, colonne { $column } : ce n'est pas une feuille de partie, sa première ligne doit être « palisade 1 ».
record-open-note = Ligne { $line }, colonne { $column } : une note est ouverte par une accolade et jamais fermée.
record-stray-note = Ligne { $line }, colonne { $column } : une note entre accolades doit suivre un coup, une seule par coup.
record-over = La partie est terminée ; rien ne peut y être ajouté.
record-bad-leave = « { $word } » ne dit pas qui est parti ni pourquoi ; écrivez leave:JOUEUR:RAISON, où RAISON est resign, time ou fault.
record-not-seated = Le joueur { $seat } n'est plus dans la partie.
record-no-game = La feuille ne dit pas de quel jeu il s'agit : il manque une ligne « game … ».
record-not-a-number = Ceci doit être un nombre.
record-bad-result = Ce n'est pas un résultat avec un rang pour chaque joueur, ou pas une raison connue.
record-wrong-result = La feuille annonce « { $stated } », mais ses coups donnent « { $actual } ».
record-header = À la ligne « { $header } { $value } » : { $why }
record-word = Mot { $nth }, « { $word } » : { $why }

## Tables

game-unknown = Il n'y a pas de jeu « { $word } » ; les jeux sont : quoridor, mini, pacman, mspacman.
table-seats = Ce jeu ne se joue pas à { $seats } ; il se joue à { $allowed }.
table-pieces = { $pieces } pièces ont été choisies pour { $seats } places.
table-no-maze = Le jeu { $game } n'a pas de labyrinthe à choisir.

## Options des jeux, telles qu'un menu les nomme, et leurs valeurs

# $name is the name below, $word the word for scripts, $about the sentence below, $rule a rule number.
option-item = { $name } (`{ $word }`) : { $about } ({ $rule })
option-item-plain = { $name } (`{ $word }`) : { $about }
# $values lists words with their meaning, $default is one of them.
option-values = Valeurs : { $values }. Par défaut : { $default }.

option-about-starter = qui joue le premier coup ; au hasard, sauf si tu choisis un joueur.
option-about-pawn-behind = ce qui se passe quand un troisième pion se trouve juste derrière celui que tu veux sauter. Soit il bloque le saut, comme dans toutes les règles imprimées, soit il compte comme une barrière et tu peux passer à gauche ou à droite.
option-about-repetition = ce qui se passe quand la même position revient pour la troisième fois : la partie est nulle, ou elle continue.
option-about-move-seconds = le temps accordé pour chaque coup, en secondes, ou aucune limite.
option-about-pieces = le personnage de chaque joueur. Cela ne change rien d’autre.
option-about-boost = combien de cases PAC-MAN parcourt, sur les 3 que lui offre une super pac-gomme.
option-about-boost-eats = quels fantômes PAC-MAN mange pendant un boost : tous ceux qu’il croise, ou seulement ceux de la case où il s’arrête. Dans le second cas, il passe sur les autres sans danger.
option-about-frenzy = comment un fantôme qui voit PAC-MAN parcourt ses deux cases : dans la même direction, ou en tournant à son gré après la première, quitte à revenir à son point de départ.
option-about-ghost-on-pellet = ce qu’est pour un fantôme une super pac-gomme encore en place : une case qu’il traverse sans pouvoir s’y arrêter, un mur, ou une case comme les autres.
option-about-contact = ce qui se passe quand PAC-MAN va sur un fantôme sans boost. Soit il se fait attraper, soit les cases des fantômes lui sont fermées ; s’il ne peut alors plus avancer de deux cases, il avance d’une seule ou reste sur place.
option-about-ghosts-share = si oui, plusieurs fantômes peuvent s’arrêter sur la même case. Se croiser est toujours permis.
option-about-lives = combien de vies a PAC-MAN. Si tu ne choisis rien, c’est le labyrinthe qui décide.
option-about-ghosts = qui joue Blinky, Inky, Pinky et Clyde, dans cet ordre. Si tu ne choisis rien, les fantômes sont répartis à tour de rôle.
option-about-capture = où les pions s’attrapent : sur chaque case où ils passent, ou seulement sur la dernière case d’un coup.
option-about-colours = quelle zone de couleur revient à chaque joueur. Ceux qui ne sont pas cités reçoivent les zones restantes.

option-name-starter = Qui commence
option-name-pawn-behind = Troisième pion derrière
option-name-repetition = Trois fois la position
option-name-move-seconds = Secondes par coup
option-name-boost = Cases d'un boost
option-name-boost-eats = Un boost mange
option-name-frenzy = Fantômes frénétiques
option-name-ghost-on-pellet = Fantômes et pac-gommes
option-name-contact = Aller sur un fantôme
option-name-ghosts-share = Fantômes ensemble
option-name-lives = Vies
option-name-pieces = Personnages
option-name-capture = Prises
option-name-maze = Labyrinthe
option-name-ghosts = Qui joue { $ghost }
option-name-colours = Zone du joueur { $seat }

choice-random = tiré au sort
choice-blocked = empêche le saut
choice-sidestep = vaut une barrière
choice-draw = partie nulle
choice-off = non
choice-up-to = jusqu'à 3
choice-exactly = exactement 3
choice-path = tous en chemin
choice-end = seulement le dernier
choice-straight = tout droit
choice-turning = peuvent tourner
choice-cross = passent sans s'arrêter
choice-never = n'entrent pas
choice-free = peuvent s'y arrêter
choice-caught = il est pris
choice-closed = impossible
choice-true = oui
choice-false = non
choice-passing = aussi en passant
choice-exact = sur la dernière case
choice-maze = selon le labyrinthe
choice-dealt = répartis à tour de rôle
choice-seat = joueur { $seat }
choice-nobody = pas en jeu
choice-area-a = en haut à gauche
choice-area-b = en haut à droite
choice-area-c = en bas à droite
choice-area-d = en bas à gauche

## Les labyrinthes et plateaux fournis

maze-name-corners = Coins
maze-name-cloister = Cloître
maze-name-drawbridge = Pont-levis
maze-name-hedgerow = Haie
maze-name-lantern-yard = Cour aux lanternes
maze-name-long-watch = Longue veille
maze-name-narrow-gate = Porte étroite
maze-name-orchard = Verger
maze-name-stepping-stones = Pas japonais
maze-name-three-keys = Trois clés
maze-name-toll-bridge = Pont à péage
maze-name-quarters = Quartiers

## Fins de partie

ending-winner = Le joueur { $seat } a gagné
ending-winners = Les joueurs { $seats } ont gagné
ending-draw = Partie nulle
ending-by-repetition = La même position est apparue pour la troisième fois.
ending-by-resign = L'autre camp a abandonné.
ending-by-time = Le temps est écoulé.
ending-by-fault = Un programme est tombé en panne.
ending-by-agreement = Les deux camps en sont convenus.
ending-by-aborted = La partie a été annulée.
