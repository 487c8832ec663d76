### The gallery of mazes.

gallery-lead = Les labyrinthes dessinés ici, et ceux qui sont fournis avec le jeu.
gallery-lead-built-in = Ces labyrinthes sont fournis avec le jeu.
gallery-order = Tri
gallery-order-newest = Les plus récents
gallery-order-played = Les plus joués
gallery-size = Taille
gallery-size-any = Toutes les tailles
gallery-size-small = Petits : jusqu’à 36 cases
gallery-size-medium = Moyens : de 37 à 63 cases
gallery-size-large = Grands : à partir de 64 cases
gallery-verdict-any = Tous les résultats
gallery-verdict-pacman = PAC-MAN gagne
gallery-verdict-ghosts = Les fantômes gagnent
gallery-verdict-nobody = Personne ne peut forcer la victoire
gallery-verdict-unsolved = Pas encore résolu
gallery-built-in = Fourni avec le jeu
gallery-games =
    { $count ->
        [one] { $count } partie jouée
       *[other] { $count } parties jouées
    }
gallery-nameless = Labyrinthe sans nom
gallery-computer = Contre l’ordinateur
gallery-friends = Avec des amis
gallery-workshop = Ouvrir dans l’atelier
gallery-more = Afficher d’autres labyrinthes
gallery-none = Aucun labyrinthe ne correspond à ces filtres.
gallery-all = Tous les labyrinthes

## Publishing and taking back

gallery-publish = Publier ce labyrinthe
gallery-publish-lead = Tout le monde pourra le voir et y jouer. Le pseudo de ton compte sera affiché à côté.
gallery-name = Nom du labyrinthe
gallery-needs-account = Il te faut un compte pour publier un labyrinthe.
gallery-no-accounts = Ce serveur n’a pas de comptes : personne ne peut y publier de labyrinthe.
gallery-take-back = Retirer
gallery-taken-back = Ton labyrinthe n’est plus dans la galerie.

## Moderation

gallery-hidden = La modération a masqué ce labyrinthe. Les autres ne le voient pas.
gallery-report = Signaler ce labyrinthe
gallery-hide = Masquer le labyrinthe
gallery-show = Afficher de nouveau le labyrinthe
gallery-done = C’est fait.

## What the server refuses

server-maze-unknown = Il n’y a pas de labyrinthe « { $id } » dans la galerie.
server-maze-built-in = Ce labyrinthe est fourni avec le jeu : « { $name } ».
server-maze-taken = { $by } a déjà publié ce labyrinthe : « { $name } ».
server-maze-taken-nobody = Ce labyrinthe est déjà dans la galerie.
server-maze-hidden = La modération a masqué ce labyrinthe. On ne peut plus le publier.
server-maze-not-yours = Seule la personne qui a publié un labyrinthe peut le retirer.
server-maze-too-many = Tu as publié { $most } labyrinthes, c’est le maximum. Retires-en un d’abord.
