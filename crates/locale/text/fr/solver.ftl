### Solving PAC-MAN mazes; see common.ftl for what all programs share.

solve-stopped = Calcul interrompu. Il reprendra à cet endroit la prochaine fois.
solve-memory = Il faut { $needed } Mo de mémoire pour résoudre ce labyrinthe, mais seuls { $free } Mo sont libres.
solve-disk = Impossible d’utiliser { $path } : { $error }
solve-busy = Un autre programme est déjà en train de résoudre ce labyrinthe et d’écrire dans { $path }.
solve-foreign = { $path } n’est pas une solution de ce labyrinthe.
solve-damaged = { $path } est endommagé. Mets-le ailleurs et relance la résolution.
solve-anew = { $path } est endommagé ou vient d’une ancienne version. La résolution repart de zéro.
solve-size = « { $word } » n’est pas une taille. Écris colonnes x rangées, de 4 à 9 chacune, par exemple 6x6.
solve-start-pac =
    { $lives ->
        [one] { $lives } vie : PAC-MAN gagne au plus tard au tour { $turns }.
       *[other] { $lives } vies : PAC-MAN gagne au plus tard au tour { $turns }.
    }
solve-start-ghosts =
    { $lives ->
        [one] { $lives } vie : les fantômes gagnent au plus tard au tour { $turns }.
       *[other] { $lives } vies : les fantômes gagnent au plus tard au tour { $turns }.
    }
solve-start-endless =
    { $lives ->
        [one] { $lives } vie : aucun camp ne peut forcer la victoire.
       *[other] { $lives } vies : aucun camp ne peut forcer la victoire.
    }
solve-counts =
    { $lives ->
        [one] Positions avec { $lives } vie : PAC-MAN gagne ({ $pac }), les fantômes gagnent ({ $ghosts }), personne ne gagne ({ $endless }).
       *[other] Positions avec { $lives } vies : PAC-MAN gagne ({ $pac }), les fantômes gagnent ({ $ghosts }), personne ne gagne ({ $endless }).
    }
solve-file = La solution est dans { $path } ({ $size } Mo).
solve-progress = Couche { $layer } sur { $layers } ; secondes restantes : { $left }
solve-search = Labyrinthe { $nth }, vies : { $lives }, { $percent }. Écartés : PAC-MAN gagne ({ $pac }), les fantômes gagnent ({ $ghosts }), personne ne gagne ({ $endless }), trop courts ({ $short })
solve-search-continues = La recherche reprend. Labyrinthes déjà essayés : { $tried }
solve-search-anew = { $path } est endommagé ou vient d’une ancienne version. La recherche repart de zéro.
solve-fair-lives = Choisis au moins 2 vies : dans un labyrinthe équilibré, PAC-MAN gagne avec ce nombre de vies, et les fantômes gagnent s’il en a une de moins.
