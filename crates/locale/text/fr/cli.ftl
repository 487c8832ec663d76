### La ligne de commande.

cli-cannot-read = { $path } est illisible : { $error }
cli-cannot-write = { $path } ne peut pas être écrit : { $error }
cli-no-maze = Il n'y a pas de labyrinthe « { $name } » : ce n'est ni un nom fourni, ni un labyrinthe en un mot, ni un fichier.
cli-option-form = « { $word } » n'est pas une option ; écrivez nom=valeur.
cli-turn = C'est au joueur { $seat } de jouer.
cli-chance = C'est au hasard de jouer.
cli-over = La partie est terminée : { $result } ({ $cause }).
cli-record-good =
    { $entries ->
        [one] Tous les coups sont bons ({ $entries } entrée).
       *[other] Tous les coups sont bons ({ $entries } entrées).
    }
cli-player = « { $word } » ne dit pas qui joue : écrivez human, ou un niveau de 1 à 8.
