### Puzzles: solving them, making them, and files of them.

## Solving

puzzle-heading = Problème { $id } · { $game } · { $difficulty }
puzzle-welcome = Écris un coup, ou : hint (indice), solution, show (plateau), next (suivant), quit (quitter).
puzzle-task = Joueur { $seat } : à toi de jouer. Un coup est nettement le meilleur. Lequel ?
puzzle-task-catch = Tu joues les fantômes. Un seul coup permet d’attraper PAC-MAN à temps, quoi qu’il fasse. Lequel ?
puzzle-task-pellet = Tu joues PAC-MAN. Trouve le seul coup gagnant.
puzzle-task-survive = Tu joues PAC-MAN. Trouve le seul coup qui ne perd pas.
puzzle-task-escape = Tu joues Ms. Pac-Man. Où risque-t-elle le moins d’être attrapée au prochain lancer ?
puzzle-task-hunt = Tu joues le fantôme. D’où a-t-il le plus de chances d’attraper Ms. Pac-Man à son prochain tour ?
puzzle-right = Bien ! Continue.
puzzle-reply = Ton adversaire répond : { $words }.
puzzle-solved = Problème résolu !
puzzle-also-good = Ce coup est tout aussi bon. Problème résolu !
puzzle-wrong = Ce coup est permis, mais il y en a un meilleur.
puzzle-over = Ce problème est terminé.
puzzle-solution = La solution : { $words }.
puzzle-about = Thèmes : { $themes }.
puzzle-hint-fence = Pose une barrière.
puzzle-hint-step = Déplace ton pion.
puzzle-hint-square = Regarde { $square }.
puzzle-hint-pass = Le fantôme reste où il est.
puzzle-none = Aucun problème ne correspond à ce choix. Choisis un autre jeu ou un autre thème.
puzzle-unknown = Le problème « { $word } » n’existe pas.
puzzle-unknown-theme = Le thème « { $word } » n’existe pas. Les thèmes sont : { $themes }.
puzzle-bad-date = « { $word } » n’est pas une date. Écris-la ainsi : 2026-11-17.
server-puzzle-unknown = Le problème « { $word } » n’existe pas.
server-puzzle-theme = Le thème « { $word } » n’existe pas.
server-puzzle-date = « { $word } » n’est pas une date. Écris-la ainsi : 2026-11-17.
server-puzzle-over = « { $word } » est un coup de trop : le problème se termine avant.

## Themes

puzzle-theme-long-detour = grand détour
puzzle-theme-last-gap = dernier passage
puzzle-theme-jump-parity = parité du saut
puzzle-theme-side-step-trap = piège du pas de côté
puzzle-theme-forced-detour = détour forcé
puzzle-theme-save-the-fence = barrière à économiser
puzzle-theme-only-fence = seule barrière possible
puzzle-theme-double-threat = double menace
puzzle-theme-corner-box = pion enfermé
puzzle-theme-only-move = coup unique
puzzle-theme-catch = PAC-MAN attrapé
puzzle-theme-pellet = dernière super pac-gomme
puzzle-theme-survive = survie
puzzle-theme-frenzy = mode frénétique
puzzle-theme-boost = effet du boost
puzzle-theme-pincer = prise en tenaille
puzzle-theme-escape = fuite
puzzle-theme-hunt = chasse

## Files

puzzle-file-fields = Ligne { $line } : un problème a 7 champs séparés par |, cette ligne en a { $count }.
puzzle-file-id = Ligne { $line } : « { $word } » n’est pas un identifiant. Il faut des minuscules et des chiffres.
puzzle-file-twice = Ligne { $line } : un autre problème a déjà l’identifiant { $word }.
puzzle-file-game = Ligne { $line } : le jeu « { $word } » n’existe pas.
puzzle-file-theme = Ligne { $line } : le thème « { $word } » n’existe pas.
puzzle-file-difficulty = Ligne { $line } : le classement « { $word } » n’est pas un nombre de 400 à 3000.
puzzle-file-position = Ligne { $line } : { $why }
puzzle-file-over = Ligne { $line } : dans cette position, la partie est déjà terminée.
puzzle-file-empty = Ligne { $line } : la solution manque.
puzzle-file-move = Ligne { $line }, coup { $word } : { $why }
puzzle-file-reply = Ligne { $line } : { $word } est une réponse. Une solution se termine par un coup à trouver, et seuls ces coups peuvent avoir des équivalents.

## Making and checking

puzzles-make-done =
    { $kept ->
        [one] { $kept } problème tiré
       *[other] { $kept } problèmes tirés
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $path }
puzzles-make-other = { $path } a été créé pour un autre jeu ou avec une autre graine. Choisis un autre fichier.
puzzles-make-stopped = Interrompu. Parties terminées : { $games }. La prochaine exécution continuera à partir de là.
puzzles-check-done =
    { $count ->
        [one] { $count } problème vérifié, aucune erreur.
       *[other] { $count } problèmes vérifiés, aucune erreur.
    }
puzzles-check-failed = Problèmes incorrects, { $failed } sur { $count } : { $list }
