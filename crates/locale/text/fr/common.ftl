### What all programs share: names of games and pieces, players, results, and refusals that belong to
### no single game. The variables of a message are the same in every language. $seat is the number of
### a player, from 1.

reason-with-rule = { $sentence } ({ $rule })

## Games

game-quoridor = Quoridor
game-mini = Quoridor Mini
game-pacman = Variante PAC-MAN
game-mspacman = Ms. Pac-Man

## Pieces and things, as the rulebooks call them

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
term-spinner = roulette

## Counts

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

## Languages

language-unknown = La langue « { $tag } » n’est pas disponible. Choisis parmi : { $known }.

## Options

option-unknown = Il n’y a pas d’option « { $name } » ici. Options possibles : { $known }.
option-value = L’option { $name } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.

## Records

record-no-magic = Ligne { $line }, colonne { $column } : ce n’est pas un fichier de partie. La première ligne doit être « palisade 1 ».
record-open-note = Ligne { $line }, colonne { $column } : ce commentaire a une accolade ouvrante, mais pas d’accolade fermante.
record-stray-note = Ligne { $line }, colonne { $column } : un commentaire entre accolades doit suivre un coup, à raison d’un seul par coup.
record-over = La partie est terminée. On ne peut plus rien y ajouter.
record-bad-leave = « { $word } » ne dit pas qui est parti ni pourquoi. Écris leave:JOUEUR:RAISON, où RAISON est resign, time ou fault.
record-not-seated = Le joueur { $seat } n’est plus dans la partie.
record-no-game = Le fichier ne dit pas de quel jeu il s’agit : il manque la ligne « game … ».
record-not-a-number = Il faut un nombre ici.
record-bad-result = Il faut un résultat avec une valeur par joueur et une raison connue.
record-wrong-result = Le fichier annonce « { $stated } », mais les coups donnent « { $actual } ».
record-header = À la ligne « { $header } { $value } » : { $why }
record-word = Coup { $nth }, « { $word } » : { $why }
variation-bad-number = Il faut d’abord le numéro d’un coup de la ligne principale, de 1 à { $most }.
variation-word = « { $word } » : { $why }
variation-no-move = Un commentaire ou une parenthèse doit suivre un coup.
variation-open = Une parenthèse ou une accolade est ouverte, mais pas fermée.
variation-closed = Une parenthèse est fermée sans avoir été ouverte.
variation-bad-mark = « { $mark } » n’est pas un signe d’annotation. Les signes sont « ! », « ? », « !! », « ?? », « !? » et « ?! ».
link-broken = Ce lien est incomplet ou a été modifié en chemin. Copie-le à nouveau en entier.

## Setting up a game

game-unknown = Il n’y a pas de jeu « { $word } ». Jeux possibles : quoridor, mini, pacman, mspacman.
table-seats = Ce jeu ne se joue pas à { $seats }. Nombre de joueurs possible : { $allowed }.
table-pieces = Le nombre de personnages choisis ({ $pieces }) ne correspond pas au nombre de joueurs ({ $seats }).
table-no-maze = Pour { $game }, il n’y a pas de labyrinthe à choisir.
# $label says what the action means: a move, a square, directions.
action-not-legal = L’action { $action } ({ $label }) n’est pas permise ici.

## Options of the games: a name for menus, what the option does, and its values

# $name is the name below, $word the word for scripts, $about the sentence below, $rule a rule number.
option-item = { $name } (`{ $word }`) : { $about } ({ $rule })
option-item-plain = { $name } (`{ $word }`) : { $about }
# $values lists words with their meaning, $default is one of them.
option-values = Valeurs : { $values }. Par défaut : { $default }.

option-about-starter = qui joue le premier coup ; au hasard, sauf si tu choisis un joueur.
option-about-pawn-behind = ce qui se passe quand un troisième pion se trouve juste derrière celui que tu veux sauter. Soit il bloque le saut, comme dans tous les livrets de règles, soit il compte comme une barrière et tu peux passer à gauche ou à droite.
option-about-repetition = ce qui se passe quand la même position revient pour la troisième fois : la partie est nulle, ou elle continue.
option-about-move-seconds = le temps accordé pour chaque coup, en secondes, ou aucune limite.
option-about-pieces = le personnage de chaque joueur. Cela ne change rien au jeu.
option-about-boost = combien de cases PAC-MAN parcourt, sur les 3 que lui offre une super pac-gomme.
option-about-boost-eats = quels fantômes PAC-MAN mange pendant un boost : tous ceux qu’il croise, ou seulement ceux de la case où il s’arrête. Dans le second cas, il passe sur les autres sans danger.
option-about-frenzy = comment un fantôme qui voit PAC-MAN parcourt ses deux cases : dans la même direction, ou en tournant à son gré après la première, quitte à revenir à son point de départ.
option-about-ghost-on-pellet = ce qu’est pour un fantôme une super pac-gomme encore en place : une case qu’il traverse sans pouvoir s’y arrêter, un mur, ou une case comme les autres.
option-about-contact = ce qui se passe quand PAC-MAN, sans boost, va sur un fantôme. Soit il se fait attraper, soit les cases des fantômes lui sont fermées ; s’il ne peut alors plus avancer de deux cases, il avance d’une seule ou reste sur place.
option-about-ghosts-share = si plusieurs fantômes peuvent s’arrêter sur la même case. Se croiser est toujours permis.
option-about-lives = combien de vies a PAC-MAN. Si tu ne choisis rien, c’est le labyrinthe qui décide.
option-about-ghosts = qui joue Blinky, Inky, Pinky et Clyde, dans cet ordre. Si tu ne choisis rien, les fantômes sont répartis à tour de rôle.
option-about-capture = où les pions s’attrapent : sur chaque case où ils passent, ou seulement sur la dernière case d’un coup.
option-about-colours = quelle zone de couleur revient à chaque joueur. Ceux qui ne sont pas cités reçoivent les zones restantes.

option-name-starter = Qui commence
option-name-pawn-behind = Troisième pion derrière
option-name-repetition = Triple répétition
option-name-move-seconds = Secondes par coup
option-name-boost = Longueur du boost
option-name-boost-eats = Fantômes mangés en boost
option-name-frenzy = Fantômes frénétiques
option-name-ghost-on-pellet = Fantôme et super pac-gomme
option-name-contact = Aller sur un fantôme
option-name-ghosts-share = Fantômes sur la même case
option-name-lives = Vies
option-name-pieces = Personnages
option-name-capture = Captures
option-name-maze = Labyrinthe
option-name-ghosts = Qui joue { $ghost }
option-name-colours = Zone du joueur { $seat }

choice-random = au hasard
choice-blocked = bloque le saut
choice-sidestep = vaut une barrière
choice-draw = partie nulle
choice-off = sans effet
choice-move-seconds-off = sans limite
choice-up-to = jusqu’à 3 cases
choice-exactly = exactement 3 cases
choice-path = sur tout le chemin
choice-end = sur la dernière case
choice-straight = tout droit seulement
choice-turning = peuvent tourner
choice-cross = passe sans s’arrêter
choice-never = n’y entre pas
choice-free = peut s’y arrêter
choice-caught = PAC-MAN est attrapé
choice-closed = interdit
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

## Mazes and boards that come with Palisade

maze-name-corners = Coins
maze-name-cloister = Cloître
maze-name-drawbridge = Pont-levis
maze-name-hedgerow = Bocage
maze-name-lantern-yard = Cour aux lanternes
maze-name-long-watch = Longue veille
maze-name-narrow-gate = Porte étroite
maze-name-orchard = Verger
maze-name-stepping-stones = Pas japonais
maze-name-three-keys = Trois clés
maze-name-toll-bridge = Pont à péage
maze-name-back-stairs = Escalier de service
maze-name-bell-court = Cour de la cloche
maze-name-candle-lane = Ruelle aux chandelles
maze-name-crossroads = Croisée des chemins
maze-name-ferry-landing = Embarcadère
maze-name-granary = Grenier à blé
maze-name-great-hall = Grande salle
maze-name-harbour-wall = Jetée du port
maze-name-high-meadow = Haute prairie
maze-name-market-square = Place du marché
maze-name-millpond = Étang du moulin
maze-name-old-well = Vieux puits
maze-name-quarry = Carrière de pierre
maze-name-rose-garden = Roseraie
maze-name-sundial = Cadran solaire
maze-name-tannery = Tannerie
maze-name-twin-doors = Portes jumelles
maze-name-vineyard = Vignoble
maze-name-watchtower = Tour de guet
maze-name-weir = Vieux barrage
maze-name-quarters = Quartiers

## Results

player-name = Joueur { $seat }
computer-name = Ordinateur niveau { $level }
computer-level = { $name } · niveau { $level }
ending-winner = Le joueur { $seat } a gagné
ending-winners = Les joueurs { $seats } ont gagné
ending-draw = Partie nulle
ending-by-goal =
    { $who ->
        [you] Tu as atteint ta ligne de but.
       *[other] { $name } a atteint sa ligne de but.
    }
ending-by-pellets = PAC-MAN a mangé la dernière super pac-gomme.
ending-by-lives = Les fantômes ont pris la dernière vie de PAC-MAN.
ending-by-dots =
    { $who ->
        [you] La dernière pac-gomme de ta couleur a été mangée.
       *[other] { $name } : la dernière pac-gomme de sa couleur a été mangée.
    }
ending-by-repetition = La même position est revenue pour la troisième fois.
ending-by-resign =
    { $who ->
        [you] Tu as abandonné.
       *[other] { $name } a abandonné.
    }
ending-by-time =
    { $who ->
        [you] Ton temps est écoulé.
       *[other] { $name } n’a plus de temps.
    }
ending-by-fault =
    { $who ->
        [you] Ton programme a planté.
       *[other] { $name } a planté.
    }
ending-by-agreement = D’un commun accord.
ending-by-aborted = La partie a été annulée.

## Entries of a game in words; moves are written in notation

entry-spin = roulette { $face }
entry-die = dé { $face }
entry-stay = ne bouge pas
entry-leave-resign = { $name } abandonne
entry-leave-time = { $name } n’a plus de temps
entry-leave-fault = { $name } a planté
guest-name = Anonyme { $id }

## Computer players: how each plays, in a few words after its name, and what it says

personality-manner-1 = rêve en chemin
personality-manner-2 = ne voit qu’un pas à la fois
personality-manner-3 = se dépêche tout le temps
personality-manner-4 = se met en boule dans le doute
personality-manner-5 = adore les petites ruses
personality-manner-6 = réfléchit avant chaque coup
personality-manner-7 = ne lâche jamais prise
personality-manner-8 = en a vu d’autres
personality-line-1 = Oh, c’est déjà mon tour ?
personality-line-2 = Moi, je me fie à mon flair.
personality-line-3 = Attrape-moi ! Oups, pas par là.
personality-line-4 = Attention, ça pique !
personality-line-5 = Je ne fais que regarder. Promis.
personality-line-6 = Chut. Je compte.
personality-line-7 = J’ai toute la nuit.
personality-line-8 = Surprends-moi.

## What the system says of a file or folder

system-not-found = Ce fichier ou ce dossier n’existe pas.
system-denied = Accès refusé.
system-folder = C’est un dossier.
system-no-folder = Ce n’est pas un dossier.
system-full = Le disque est plein.
system-no-text = Ce n’est pas un texte en UTF-8.
system-read-only = Le disque est en lecture seule.
system-exists = Ce nom est déjà pris.
