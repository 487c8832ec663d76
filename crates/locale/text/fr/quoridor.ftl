### Classic Quoridor and Quoridor Mini: why a move or a typed position is refused.
### $square is where the pawn was meant to go, $from where it stands, $over the square of the pawn to be
### jumped; $seat, $other and $winner are numbers of players.

## Moves

refusal-quoridor-not-a-move = « { $word } » n’est pas un coup. Écris une case comme e2, une barrière comme e3h ou d4v, ou -- si tu dois passer.
refusal-quoridor-over = La partie est terminée : le joueur { $winner } a gagné.
refusal-quoridor-off-board = La case { $square } n’existe pas : le plateau s’arrête en i9.
refusal-quoridor-occupied = Le pion du joueur { $seat } est déjà en { $square }.
refusal-quoridor-too-far = { $square } est trop loin de { $from } : un pion se déplace d’une case à la fois.
refusal-quoridor-diagonal = Un pion ne se déplace jamais en diagonale : impossible d’aller de { $from } à { $square }.
refusal-quoridor-fenced-off = La barrière { $fence } sépare { $from } et { $square }.
refusal-quoridor-jump-fence-between = Tu ne peux pas sauter le pion en { $over } : la barrière { $fence } est devant lui.
refusal-quoridor-jump-fence-behind = Tu ne peux pas sauter tout droit par-dessus le pion en { $over } : la barrière { $fence } est derrière lui. Passe à sa gauche ou à sa droite, si rien ne te bloque.
refusal-quoridor-jump-two = { $square } est derrière deux pions. Un coup n’en saute jamais plus d’un.
refusal-quoridor-sidestep-jump-open = Tu ne peux pas contourner le pion en { $over } : le saut tout droit en { $jump } est libre.
refusal-quoridor-sidestep-pawn-behind = Tu ne peux pas contourner le pion en { $over } : celui qui est derrière, en { $behind }, bloque le saut mais ne compte pas comme une barrière.
refusal-quoridor-sidestep-fence = La barrière { $fence } sépare { $over } et { $square }.
refusal-quoridor-fence-off-board = La barrière { $fence } dépasserait du plateau : les barrières se notent de a1 à h8.
refusal-quoridor-fence-hand-empty = Le joueur { $seat } n’a plus de barrière à poser en { $fence } et doit déplacer son pion.
refusal-quoridor-fence-overlaps = La barrière { $fence } chevaucherait { $other }.
refusal-quoridor-fence-crosses = La barrière { $fence } croiserait { $other }.
refusal-quoridor-fence-closes-way = La barrière { $fence } ne laisserait au joueur { $seat } aucun chemin vers sa ligne de but.
refusal-quoridor-pass = Tu ne peux passer que si tu n’as aucun coup possible.

## Typed positions

setup-quoridor-fields = Une position a quatre champs (pions, barrières en réserve, joueur dont c’est le tour, barrières posées), par exemple « e1,e9 10,10 1 - » ; { $found ->
        [one] ici, il y en a { $found }.
       *[other] ici, il y en a { $found }.
    }
setup-quoridor-pawn = « { $word } » n’est pas un emplacement de pion. Écris une case, ou - pour un joueur éliminé.
setup-quoridor-hand = « { $word } » n’est pas un nombre de barrières en réserve.
setup-quoridor-turn = « { $word } » n’est pas un numéro de joueur.
setup-quoridor-fence = « { $word } » n’est pas une barrière. Écris sa case suivie de h ou de v, comme e3h.
setup-quoridor-seats = Quoridor se joue à 2 ou à 4, pas à { $seats }.
setup-quoridor-starter = Le joueur { $starter } ne peut pas commencer une partie à { $seats }.
setup-quoridor-pawns = La position contient { $found ->
        [one] { $found } pion
       *[other] { $found } pions
    }, mais il y a { $seats } joueurs.
setup-quoridor-hands = La position donne la réserve de barrières de { $found ->
        [one] { $found } joueur
       *[other] { $found } joueurs
    }, mais il y en a { $seats }.
setup-quoridor-off-board = Le pion du joueur { $seat } ne peut pas être en { $square } : le plateau s’arrête en i9.
setup-quoridor-occupied = Les joueurs { $other } et { $seat } ne peuvent pas être tous les deux en { $square }.
setup-quoridor-fence-off-board = La barrière { $fence } dépasse du plateau : les barrières se notent de a1 à h8.
setup-quoridor-fences-meet = Les barrières { $other } et { $fence } se chevauchent ou se croisent.
setup-quoridor-hand-too-big = Le joueur { $seat } ne peut pas avoir { $hand } barrières : le maximum est { $most }.
setup-quoridor-too-many-fences = Il y a { $found } barrières sur le plateau et en réserve, mais le jeu n’en a que { $most }.
setup-quoridor-not-in = C’est au joueur { $seat } de jouer, mais il n’est pas dans la partie.
setup-quoridor-both-home = Les joueurs { $seat } et { $other } ne peuvent pas avoir atteint leur ligne de but tous les deux : le premier arrivé gagne.
setup-quoridor-no-way = Le joueur { $seat } n’a aucun chemin vers sa ligne de but.
