### The gallery of mazes.

gallery-lead = Mazes that people here have made, and those that come with the game.
gallery-lead-built-in = These mazes come with the game.
gallery-order = Order
gallery-order-newest = Newest
gallery-order-played = Most played
gallery-size = Size
gallery-size-any = All sizes
gallery-size-small = Small: up to 36 squares
gallery-size-medium = Medium: 37 to 63 squares
gallery-size-large = Large: 64 squares or more
gallery-verdict-any = Any result
gallery-verdict-pacman = PAC-MAN wins
gallery-verdict-ghosts = The ghosts win
gallery-verdict-nobody = Nobody can force a win
gallery-verdict-unsolved = Not solved yet
gallery-built-in = Comes with the game
gallery-games =
    { $count ->
        [one] { $count } game played
       *[other] { $count } games played
    }
gallery-nameless = Maze without a name
gallery-computer = Play the computer
gallery-friends = Play friends
gallery-workshop = Open in the workshop
gallery-more = More mazes
gallery-none = No maze matches these filters.
gallery-all = All mazes

## Publishing and taking back

gallery-publish = Publish your maze
gallery-publish-lead = Everyone can see and play it. It is shown with your account’s name.
gallery-name = Name of the maze
gallery-needs-account = You need an account to publish a maze.
gallery-no-accounts = This server has no accounts, so nobody can publish mazes here.
gallery-take-back = Unpublish
gallery-taken-back = Your maze is no longer in the gallery.

## Moderation

gallery-hidden = A moderator has hidden this maze. Other players do not see it.
gallery-report = Report this maze
gallery-hide = Hide maze
gallery-show = Show maze again
gallery-done = Done.

## What the server refuses

server-maze-unknown = There is no maze “{ $id }” in the gallery.
server-maze-built-in = This maze comes with the game: “{ $name }”.
server-maze-taken = { $by } has already published this maze: “{ $name }”.
server-maze-taken-nobody = This maze is already in the gallery.
server-maze-hidden = A moderator has hidden this maze. It cannot be published again.
server-maze-not-yours = Only the person who published a maze can unpublish it.
server-maze-too-many = You have published { $most } mazes, and that is the limit. Unpublish one first.
