## Rated games: what a table refuses, and what pairing asks for

server-rated-casual = This game is casual: it changes no ratings.
server-rated-no-pool = This game has no ratings for this number of players.
server-rated-no-clock = A rated game needs a clock.
server-rated-not-standard = A rated game uses the standard rules, the standard maze and the usual starting position.
server-rated-guest = You need an account to play rated games. Casual games are open to everyone.
server-rated-computer = Rated games are between people, so computer players cannot take part.
server-rated-same-person = In a rated game, every player must be a different person.
server-rated-takeback = In a rated game, moves cannot be taken back.
server-rated-not-moved = No ratings have changed, because not everybody had made a move.
server-rated-aborted = No ratings have changed, because the game was cancelled.
server-rated-pool = There are no ratings named “{ $word }”.
server-rated-wait = You left several games early while others were waiting. You can be paired again from { DATETIME($until) }; until then you can play with a link or against the computer.
server-rated-later = Rated games are not available while the server is being updated. Play a casual game, or try again in a few minutes.
server-pairing-seats = A quick game is for two people, or for four in Quoridor and Quoridor Mini.
server-rated-rebuilt = Ratings have been recalculated. Changes: { $changes }; corrected rows: { $corrected }.
### Ratings: the computer's levels on their scale, graphs, leaderboards, rated tables.

## Computer players

rating-offer-up = One level up: { $name }
rating-offer-down = One level down: { $name }
rating-fit = Which level suits you?
rating-fit-1 = My first game
rating-fit-3 = I know the rules
rating-fit-5 = I plan ahead
rating-fit-8 = I want the strongest level
rating-level-estimate =
    { $pool ->
        [pacman] Plays as PAC-MAN at a rating of about { $rating }.
        [ghosts] Plays as the ghosts at a rating of about { $rating }.
       *[other] Plays at a rating of about { $rating }.
    }
rating-fit-own =
    { $pool ->
        [pacman] Suits my rating of { $rating } as PAC-MAN
        [ghosts] Suits my rating of { $rating } as the ghosts
       *[other] Suits my rating of { $rating }
    }

## Pools, and what is known of somebody in them

rating-pool = Kind of game
rating-pool-classic = Quoridor
rating-pool-classic-correspondence = Quoridor, days per move
rating-pool-mini = Quoridor Mini
rating-pool-four-players = Four players
rating-pool-pacman = As PAC-MAN
rating-pool-ghosts = As the ghosts
rating-pool-mspacman = Ms. Pac-Man
rating-title = Ratings
rating-graph =
    { $count ->
        [one] The rating after { $count } game: { $rating }. Lowest { $least }, highest { $most }.
       *[other] The rating over { $count } games: now { $rating }, lowest { $least }, highest { $most }.
    }
rating-as-table = Every change as a table
rating-column-day = Day
rating-column-rating = Rating
rating-column-change = Change
rating-column-game = Game
rating-refund = Points refunded
rating-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
rating-best = best { $rating }
rating-results = wins: { $won } · draws: { $drawn } · losses: { $lost }
rating-began = Moving first
rating-followed = Moving later
rating-streak = Wins in a row: { $count } · most ever: { $longest }
rating-first-win = First win
rating-best-wins = Best wins
rating-provisional = The question mark means that this rating is still an estimate. A few more rated games will settle it.
rating-unranked = This rating is not certain enough for the leaderboard yet. A few more rated games will help.

## Leaderboards

rating-not-here = This server has no accounts, and so no ratings. Every game is casual.
rating-own-place =
    { $count ->
        [one] You are number { $place } of { $count } player.
       *[other] You are number { $place } of { $count } players.
    }
rating-guest = Guests play casual games. To get a rating, create an account.
rating-no-own = You have no rating in this kind of game yet. Play a rated game: everybody starts at 1500.
rating-own-provisional = Your rating is { $rating }. The question mark means that it is still an estimate: play a few more rated games.
rating-own-unranked = Your rating is { $rating }. Play a few more rated games to be listed here.
rating-own-private = Your rating is { $rating }. Your page is private, so you are not listed here. You can change that in your account.
rating-account-link = Go to your account
rating-board-empty = First place is still open.
rating-board-empty-more = Nobody has played enough rated games of this kind yet. Find an opponent, and your name could be the first here.
rating-find-game = Find a game
rating-more = Show more
rating-board-who = Players are listed once their rating is certain enough. Those who have not played for a long time are left out and come back after a few new games. Computer players and people with a private page are not listed.
rating-spread = Rating distribution
rating-spread-of =
    { $count ->
        [one] { $count } player, not counting ratings with a question mark.
       *[other] { $count } players, not counting ratings with a question mark.
    }
rating-percentile = You are ahead of { $share } of the other players.
rating-step =
    { $count ->
        [one] { $from } to { $to }: { $count } player
       *[other] { $from } to { $to }: { $count } players
    }

## Rated or casual

rating-choice = Rated or casual
rating-casual = Casual
rating-rated-more = The result changes ratings. Moves cannot be taken back.
rating-casual-more = Ratings stay as they are.
rating-why-clock = A rated game needs a clock.
rating-why-computer = Only games between people are rated.
rating-why-same-person = In a rated game, each person can take only one spot.
rating-why-pool = There are no ratings for this number of players.
rating-why-standard = Rated games use the standard rules, the standard maze and the usual starting position.
rating-stake = If you win or lose, your rating changes by:
rating-stake-words = Rating change: { $won } for a win, { $drawn } for a draw, { $lost } for a loss.
rating-stake-missing = This assumes that players who are still missing have the same rating as you.
rating-table-guest = To join this rated table, sign in to an account.
