### Quoridor et Quoridor Mini : pourquoi un coup ou une position saisie est refusé.

## Coups

refusal-quoridor-not-a-move = « { $word } » n'est pas un coup : écrivez une case comme e2, une barrière comme e3h ou d4v, ou -- quand il faut passer.
refusal-quoridor-over = La partie est terminée : le joueur { $winner } a gagné.
refusal-quoridor-off-board = La case { $square } n'existe pas : le plateau s'arrête en i9.
refusal-quoridor-occupied = { $square } est occupée par le pion du joueur { $seat }.
refusal-quoridor-too-far = { $square } est trop loin de { $from } : un pion avance d'une case à la fois.
refusal-quoridor-diagonal = De { $from } à { $square }, c'est une diagonale, et un pion n'avance jamais en diagonale.
refusal-quoridor-fenced-off = La barrière { $fence } se dresse entre { $from } et { $square }.
refusal-quoridor-jump-fence-between = Impossible de sauter le pion en { $over } : la barrière { $fence } se dresse devant lui.
refusal-quoridor-jump-fence-behind = Pas de saut tout droit par-dessus { $over } : la barrière { $fence } est derrière ce pion. Sa gauche et sa droite vous sont ouvertes si rien ne les ferme.
refusal-quoridor-jump-two = { $square } est derrière deux pions, et un coup n'en saute jamais plus d'un.
refusal-quoridor-sidestep-jump-open = On ne contourne pas { $over } : le saut tout droit en { $jump } est libre.
refusal-quoridor-sidestep-pawn-behind = On ne contourne pas { $over } : le pion qui suit, en { $behind }, empêche le saut et n'est pas une barrière.
refusal-quoridor-sidestep-fence = Depuis { $over }, la barrière { $fence } ferme l'accès à { $square }.
refusal-quoridor-fence-off-board = La barrière { $fence } dépasserait du plateau : on peut l'ancrer de a1 à h8.
refusal-quoridor-fence-hand-empty = Le joueur { $seat } n'a plus de barrière pour { $fence } et doit bouger son pion.
refusal-quoridor-fence-overlaps = La barrière { $fence } chevaucherait { $other }.
refusal-quoridor-fence-crosses = La barrière { $fence } croiserait { $other }.
refusal-quoridor-fence-closes-way = La barrière { $fence } ne laisserait au joueur { $seat } aucun chemin vers son but.
refusal-quoridor-pass = Seul celui qui n'a aucun coup peut passer.

## Positions saisies et tables

setup-quoridor-fields = Une position a quatre champs (pions, barrières en main, joueur au trait, barrières posées), par exemple « e1,e9 10,10 1 - » ; { $found ->
        [one] il y en a { $found } ici.
       *[other] il y en a { $found } ici.
    }
setup-quoridor-pawn = « { $word } » n'est pas un endroit pour un pion : écrivez une case, ou - pour un joueur parti.
setup-quoridor-hand = « { $word } » n'est pas un nombre de barrières en main.
setup-quoridor-turn = « { $word } » n'est pas le numéro d'un joueur.
setup-quoridor-fence = « { $word } » n'est pas une barrière : écrivez son ancrage et h ou v, comme e3h.
setup-quoridor-seats = Quoridor se joue à 2 ou 4, pas à { $seats }.
setup-quoridor-starter = Le joueur { $starter } ne peut pas commencer à une table de { $seats }.
setup-quoridor-pawns = La position place { $found ->
        [one] { $found } pion
       *[other] { $found } pions
    }, la table a { $seats } places.
setup-quoridor-hands = La position compte { $found ->
        [one] { $found } réserve
       *[other] { $found } réserves
    } de barrières, la table a { $seats } places.
setup-quoridor-off-board = Le joueur { $seat } ne peut pas être en { $square } : le plateau s'arrête en i9.
setup-quoridor-occupied = Les joueurs { $other } et { $seat } ne peuvent pas être tous deux en { $square }.
setup-quoridor-fence-off-board = La barrière { $fence } dépasse : on peut l'ancrer de a1 à h8.
setup-quoridor-fences-meet = Les barrières { $other } et { $fence } se chevauchent ou se croisent.
setup-quoridor-hand-too-big = Le joueur { $seat } ne peut pas avoir { $hand } barrières : le maximum est { $most }.
setup-quoridor-too-many-fences = Il y a { $found } barrières sur le plateau et en main ; le jeu en a { $most }.
setup-quoridor-not-in = C'est au joueur { $seat } de jouer, mais il n'est plus dans la partie.
setup-quoridor-both-home = Les joueurs { $seat } et { $other } ne peuvent pas être tous deux arrivés : le premier gagne.
setup-quoridor-no-way = Le joueur { $seat } n'a aucun chemin vers son but.
