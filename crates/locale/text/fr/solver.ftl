### Messages of one face; see common.ftl for what all share.

solve-stopped = La résolution a été arrêtée ; elle reprendra d’ici la prochaine fois.
solve-memory = Cette résolution demande { $needed } Mo de mémoire, et il n’y en a que { $free } Mo de libres.
solve-disk = { $path } est inutilisable : { $error }
solve-busy = Quelqu’un d’autre résout déjà ce labyrinthe, dans { $path }.
solve-foreign = { $path } n’est pas une solution de ce labyrinthe.
solve-damaged = { $path } est endommagé ; déplacez-le et résolvez de nouveau le labyrinthe.
solve-anew = { $path } est endommagé ou d’une version plus ancienne ; le labyrinthe est résolu de nouveau.
solve-size = « { $word } » n’est pas une taille : écrivez colonnes x rangées, de 4 à 9 chacune, par exemple 6x6.
solve-start-pac = Vies { $lives } : PAC-MAN gagne, au plus tard au tour { $turns }.
solve-start-ghosts = Vies { $lives } : les fantômes gagnent, au plus tard au tour { $turns }.
solve-start-endless = Vies { $lives } : personne ne peut forcer la victoire.
solve-counts = Vies { $lives }, positions : PAC-MAN en gagne { $pac }, les fantômes { $ghosts }, personne { $endless }.
solve-file = La solution est dans { $path } ({ $size } Mo).
solve-progress = Couche { $layer } sur { $layers } ; secondes restantes : { $left }
