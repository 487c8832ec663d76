## Rated games: what a table refuses, and what pairing asks for

server-rated-casual = This game is casual: it changes no ratings.
server-rated-no-pool = There are no ratings for this game with so many players.
server-rated-no-clock = A rated game needs a clock.
server-rated-not-standard = A rated game begins from the game’s own start, by the rules as they are: without options, another maze or another position.
server-rated-guest = Rated games are for people with an account; casual games are for everyone.
server-rated-computer = Rated games are between people, so computer players cannot take part.
server-rated-same-person = In a rated game everybody has one seat.
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
