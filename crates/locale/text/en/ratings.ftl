## Rated games: what a table refuses, and what pairing asks for

server-rated-casual = This game is casual: it changes no ratings.
server-rated-no-pool = There are no ratings for this game with so many players.
server-rated-no-clock = A rated game needs a clock.
server-rated-not-standard = A rated game begins from the game’s own start, by the rules as they are: without options, another maze or another position.
server-rated-guest = Rated games are for people with an account; casual games are for everyone.
server-rated-computer = Rated games are between people, so computer players cannot take part.
server-rated-same-person = In a rated game nobody plays against themselves: each player is another person.
server-rated-takeback = In a rated game no move can be taken back.
server-rated-not-moved = The game changed no ratings, since not everybody had moved.
server-rated-aborted = The game changed no ratings, since it was cancelled.
server-rated-pool = There are no ratings named “{ $word }”.
server-rated-wait = You left a few games early, and somebody was waiting there. You can be paired again from { DATETIME($until) } on; until then you can play by a link or against the computer.
server-rated-rebuilt = Ratings have been computed again. Changes: { $changes }; corrected rows: { $corrected }.
### Ratings: the computer's levels on their scale, graphs, leaderboards, rated tables.

## Computer players

rating-offer-up = One level up: { $name }
rating-offer-down = One level down: { $name }
rating-fit = Who fits you?
rating-fit-1 = My first game
rating-fit-3 = I know the rules
rating-fit-5 = I plan ahead
rating-fit-8 = I want to be beaten
rating-level-estimate = Plays at a rating of about { $rating }.
rating-fit-own = Fits my rating of { $rating }

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
rating-refund = Given back
rating-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
rating-best = best { $rating }
rating-provisional = The question mark says that this is still a guess. A few more rated games settle it.
rating-unranked = Not certain enough for a place on the leaderboard yet. A few more rated games help.

## Leaderboards

rating-not-here = This server has no accounts, and so no ratings. Every game is casual.
rating-own-place =
    { $count ->
        [one] You are number { $place } of { $count } player.
       *[other] You are number { $place } of { $count } players.
    }
rating-guest = Guests play casual games: a rating needs a name that lasts, and so an account.
rating-no-own = You have no rating in this kind of game yet. Play a rated game, and you begin at 1500.
rating-own-provisional = Your rating is { $rating }. The question mark says that it is still a guess: play a few more rated games.
rating-own-unranked = Your rating is { $rating }. A few more rated games, and you have a place here.
rating-account-link = To your account
rating-board-empty = The first place is free.
rating-board-empty-more = Nobody has played enough rated games of this kind yet. Find an opponent, play now and then, and your name may stand here.
rating-find-game = Find a game
rating-more = Show more
rating-board-who = Ranked are players whose rating is certain enough; who has not played for long loses the place until the next games. The computer’s levels and private pages are not listed.
rating-spread = How ratings are spread
rating-spread-of =
    { $count ->
        [one] { $count } player, guesses left out.
       *[other] { $count } players, guesses left out.
    }
rating-percentile = You are ahead of { $share } of them.
rating-step =
    { $count ->
        [one] { $from } to { $to }: { $count } player
       *[other] { $from } to { $to }: { $count } players
    }

## Rated or casual

rating-choice = Rated or casual
rating-casual = Casual
rating-rated-more = The result changes ratings. There are no takebacks.
rating-casual-more = Ratings stay as they are.
rating-why-clock = A rated game needs a clock.
rating-why-computer = Only games between people are rated.
rating-why-same-person = In a rated game everybody has one spot.
rating-why-pool = There are no ratings for this number of players.
rating-why-standard = Rated games begin as usual, without changed options and in the usual maze.
rating-stake = At stake, if you win or lose:
rating-stake-words = A win brings { $won }, a draw { $drawn }, a loss { $lost }.
rating-table-guest = To join this rated table, sign in to an account.
