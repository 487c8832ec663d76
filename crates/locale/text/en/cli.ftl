### Messages of one face; see common.ftl for what all share.

cli-cannot-read = { $path } cannot be read: { $error }
cli-cannot-write = { $path } cannot be written: { $error }
cli-no-maze = There is no maze “{ $name }”: it is no shipped name, no maze written as one word, and no file.
cli-option-form = “{ $word }” is not an option; write it as name=value.
cli-turn = Seat { $seat } is to move.
cli-chance = Chance is to move.
cli-over = The game is over: { $result } ({ $cause }).
cli-record-good =
    { $entries ->
        [one] Every move holds ({ $entries } entry).
       *[other] Every move holds ({ $entries } entries).
    }
cli-player = “{ $word }” does not say who plays: write human, or a level from 1 to 8.
