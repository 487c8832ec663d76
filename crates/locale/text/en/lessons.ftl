### Lessons: a course for each game, and what a friendly opponent says during a first game. The keys of
### a step are lesson-GAME-STEP- and title, task, done, hint, or the name of a wrong answer in
### lessons/GAME.lesson. Squares, fences and rules are written as in the notation.

## The pages and the terminal

learn-title = Learn to play
course-quoridor-strategy = Quoridor strategy
course-pacman-strategy = Strategy for PAC-MAN
course-ghost-strategy = Strategy for the ghosts
learn-lead = Short interactive lessons, about five minutes per game, covering every rulebook figure.
learn-steps =
    { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }
learn-solved = { $solved } of { $count } done
learn-begin = Begin
learn-continue = Continue
learn-repeat = Repeat
learn-step = Lesson { $nth } of { $count }
learn-figure = Figure { $figure }
learn-board = Lesson board. { $board }
learn-hint = Hint
learn-show = Show me
learn-shown = One solution: { $word }.
learn-next = Next lesson
learn-back = Previous lesson
learn-skip = Skip
learn-finish = Finish
learn-all = All lessons
learn-read = Read aloud
learn-read-stop = Stop reading
learn-right = Right!
learn-wrong = Not quite
learn-bow = Course finished, well done!
learn-bow-more = { $game }: you know the rules now; the rest is practice.
learn-bow-skipped = The end of the course
learn-bow-strategy = You have a plan now. Try it in a game.
learn-first-game = Play your first game
learn-first-game-more = A friendly opponent tells you what just happened and what to think about, and does not mind if you leave.
learn-missing = There is no lesson “{ $word }” in this course.
learn-plain-welcome = Type a move, or: hint, show, next, back, list, quit.
learn-plain-prompt = Your move:
learn-plain-marked = Marked: { $squares }.
learn-plain-first-game = A first game against level 1. After each move you are told what happened and what to think about. Type help for commands, quit to leave.
lesson-wrong = That move is legal, but it does not solve the task.

## What is wrong with the file of a course

lesson-file-key = Line { $line }, column { $column }: “{ $word }” does not belong in a course file.
lesson-file-missing = Line { $line }, column { $column }: “{ $word }” is missing or has no value.
lesson-file-word = Line { $line }, column { $column }: “{ $word }” has no meaning here.
lesson-file-twice = Line { $line }, column { $column }: there is already a lesson “{ $word }”.
lesson-file-refused = Line { $line }, column { $column }: { $why }
lesson-file-idle = Line { $line }, column { $column }: this line never matches. “{ $word }” is not legal, or an earlier line matches it first.
lesson-file-allowed = Line { $line }, column { $column }: the rules allow “{ $word }”, or a different rule forbids it.
lesson-file-untrue = Line { $line }, column { $column }: what this line says is not true by the rules.

## Quoridor

lesson-quoridor-start-title = Your first step
lesson-quoridor-start-task = Two pawns face each other. Yours is at the bottom, on e1, and has to reach the goal line at the top. Take one step up.
lesson-quoridor-start-done = That is a turn: one step, or one fence. Then it is the other player’s turn.
lesson-quoridor-start-hint = The square above e1 is e2.
lesson-quoridor-start-sideways = You may step sideways, but that brings you no nearer to the goal line.
lesson-quoridor-start-fence = You may place a fence on any turn. For now, just walk: one step up.

lesson-quoridor-steps-title = Four directions
lesson-quoridor-steps-task = A pawn steps up, down, left or right, never diagonally. Sometimes you even have to go back: take one step down.
lesson-quoridor-steps-done = Backwards is fine. It is rarely fun, but sometimes it is the shortest way out.
lesson-quoridor-steps-hint = Down is towards your own side: e4.
lesson-quoridor-steps-other = That is allowed too. This time, step back: one square down.

lesson-quoridor-goal-title = Where you are going
lesson-quoridor-goal-task = The marked squares are your goal line. Any of the nine will do, and the first pawn to arrive wins. Win the game!
lesson-quoridor-goal-done = You won! It does not matter which square of the goal line you reach, or how.
lesson-quoridor-goal-hint = Your pawn is right below the goal line.
lesson-quoridor-goal-other = You are one step from winning. Take that step!

lesson-quoridor-around-title = Around a fence
lesson-quoridor-around-task = The fence e4h stops you: nobody can cross a fence. Walk around it on the shorter side.
lesson-quoridor-around-done = One step aside, and from d4 the way up is open again.
lesson-quoridor-around-hint = The fence is two squares long. On which side does it end sooner?
lesson-quoridor-around-long = On f4 you still have the fence above you: it is two squares long.
lesson-quoridor-around-other = That does not get you around the fence. Step to the side where it ends.

lesson-quoridor-fence-title = Your first fence
lesson-quoridor-fence-task = A fence is two squares long and stands in the gap between squares. Place one in the way of the other pawn, nearer to it than to yours, so that its path gets longer.
lesson-quoridor-fence-done = The other pawn has to walk around it now. The fence stays until the end of the game.
lesson-quoridor-fence-hint = Put it across the other pawn’s column, for example at d8h, right in front of it.
lesson-quoridor-fence-idle = The other pawn just walks past that one. Put the fence across its path.
lesson-quoridor-fence-own = That fence is in front of your own pawn. Place it nearer to the other pawn.
lesson-quoridor-fence-step = That was a step. This time, place a fence: choose a gap between squares.

lesson-quoridor-wall-title = Fences side by side
lesson-quoridor-wall-task = Fences may touch, but never overlap or cross. Make the fence d4h longer: place another one right beside it, in the same row.
lesson-quoridor-wall-done = Two fences in a row make a wall four squares long. Much better than two alone.
lesson-quoridor-wall-hint = d4h is above d4 and e4. The next one starts at f4, or ends at c4.
lesson-quoridor-wall-apart = That fence does not continue the wall. It has to begin exactly where d4h ends, or end where d4h begins.
lesson-quoridor-wall-step = Leave your pawn where it is and place a fence.

lesson-quoridor-closed-title = Never the last path
lesson-quoridor-closed-task = The other pawn has only one way out, through f9. Closing it with e8v is forbidden: try it and see. Then place a fence that costs it at least 2 steps.
lesson-quoridor-closed-done = Longer is fine, closed is not: every pawn must always have a path to its goal line.
lesson-quoridor-closed-hint = Do not close the exit; make the corridor behind it longer, with f8h.
lesson-quoridor-closed-short = That leaves a path, but hardly a longer one. It should cost at least 2 steps.
lesson-quoridor-closed-step = This time, place a fence.

lesson-quoridor-both-title = Your own fences stop you too
lesson-quoridor-both-task = You stand face to face. Place a fence that is in the other pawn’s way but not in yours.
lesson-quoridor-both-done = Behind your back, a fence only bothers your opponent: you want to go up, they want to go down.
lesson-quoridor-both-hint = The other pawn has to get past you, down to the bottom. Put the fence below your pawn.
lesson-quoridor-both-both = That makes their path longer, and yours as well. A fence stops everyone.
lesson-quoridor-both-idle = That fence does not cost the other pawn a single step.
lesson-quoridor-both-step = This time, place a fence.

lesson-quoridor-jump-title = Jump!
lesson-quoridor-jump-task = The other pawn is right in front of you, and the square behind it is free. Jump over it.
lesson-quoridor-jump-done = Two squares in one move. You never have to jump, but it is often worth it.
lesson-quoridor-jump-hint = Go straight over e5: you land on e6.
lesson-quoridor-jump-other = Jumping is optional. This time, jump.

lesson-quoridor-between-title = No jump through a fence
lesson-quoridor-between-task = Now a fence stands between the two pawns, so you cannot jump. Go around it on the shorter side.
lesson-quoridor-between-done = A fence between the pawns protects the other pawn from your jump, and you from its jump.
lesson-quoridor-between-hint = The fence e4h reaches to the right. Go left.
lesson-quoridor-between-other = That does not get you around the fence. Step to the side where it ends sooner.

lesson-quoridor-beside-title = Around the other pawn
lesson-quoridor-beside-task = A fence behind the other pawn closes the straight jump. Then you may go to its left or right instead. Both are fine: choose one.
lesson-quoridor-beside-done = Diagonally, for once. Only because the straight jump was closed.
lesson-quoridor-beside-hint = The squares beside the other pawn are d5 and f5.
lesson-quoridor-beside-other = That is an ordinary move. Go beside the other pawn: to its left or its right.

lesson-quoridor-one-side-title = One side closed
lesson-quoridor-one-side-task = The straight jump is closed, and another fence stands to the left of the other pawn. Go where you still can.
lesson-quoridor-one-side-done = Exactly. The square beside the pawn must be free, and no fence may stand in between.
lesson-quoridor-one-side-hint = The left side is closed, so go right: f5.
lesson-quoridor-one-side-other = That is an ordinary move. One square beside the other pawn is still open.

lesson-quoridor-edge-title = The edge of the board
lesson-quoridor-edge-task = The other pawn stands at the edge, on a5: there is no square to jump to. The edge counts as a fence. Go around the pawn, upwards.
lesson-quoridor-edge-done = From b5 to a6 in one move: the edge did you a favour.
lesson-quoridor-edge-hint = Beside a5 are a4 and a6. You want to go up.
lesson-quoridor-edge-down = That works by the same rule, but it leads down. You want to go up.
lesson-quoridor-edge-other = An ordinary step is possible too. This time, go around the pawn at the edge.

lesson-quoridor-count-title = Count the steps
lesson-quoridor-count-task = Count the steps: you need 4, the other pawn needs 3. You would lose this race. Find a fence that costs the other pawn at least 4 steps.
lesson-quoridor-count-done = One fence closes the gap in the wall: from 3 steps to 7. Now you are far ahead.
lesson-quoridor-count-hint = Look at the gap between the fences below the other pawn.
lesson-quoridor-count-small = Good, but too little. There is a fence that costs at least 4 steps.
lesson-quoridor-count-idle = The other pawn’s path is as short as before.
lesson-quoridor-count-step = Then the other pawn wins: both of you need 3 steps, and it is the other player’s turn. A fence is better here.
lesson-quoridor-count-aside = Then you are no nearer, and the other pawn is still ahead. A fence is better here.

lesson-quoridor-save-title = Save your fences
lesson-quoridor-save-task = You need 2 steps, the other pawn needs 4. Every fence costs you a turn, and you have only 2 left. What do you do when you are ahead?
lesson-quoridor-save-done = Run! When you are ahead, you do not need fences. Save them for when you do.
lesson-quoridor-save-hint = Take the shortest path.
lesson-quoridor-save-fence = A fence costs a turn, and you are ahead already. Save it and run.
lesson-quoridor-save-other = You are ahead: do not lose time. Step towards the goal line.

lesson-quoridor-race-title = The last race
lesson-quoridor-race-task = Nobody has a fence left, so everybody must walk. You need 2 steps, the other pawn needs 2, and it is your turn. Win the race.
lesson-quoridor-race-done = When both need the same number of steps, the player to move wins the race. That is why you count before the fences are gone.
lesson-quoridor-race-hint = Straight up.
lesson-quoridor-race-other = No detours now: every step counts.

lesson-quoridor-four-title = Four players
lesson-quoridor-four-task = With four players, a pawn starts on each side and everyone has 5 fences. Two pawns one behind the other: you can neither jump them nor go around them. Step aside.
lesson-quoridor-four-done = Never over more than one pawn. With four players it gets crowded in the middle.
lesson-quoridor-four-hint = Go left or right from where you are.
lesson-quoridor-four-back = Back is possible, but why give ground? Step to the side.
lesson-quoridor-four-fence = A fence would be fine as well. This time, step aside.

## Quoridor Mini

lesson-mini-clock-title = The same game, with a timer
lesson-mini-clock-task = Quoridor Mini is the same game on the same board. What it adds is a time limit for every move, if you set one. No hurry here: step towards the goal line at the top.
lesson-mini-clock-done = In a timed game with two players, whoever exceeds the limit loses.
lesson-mini-clock-hint = One step up, to e2.
lesson-mini-clock-other = Keep it simple: take a step towards the goal line.

lesson-mini-out-title = Out of time
lesson-mini-out-task = With four players, whoever runs out of time is out: player 2 is gone, but that player’s fences stay. Place a fence in the way of the pawn at the top, on e7.
lesson-mini-out-done = The fences stay, but nobody has to keep a path open for a pawn that has left.
lesson-mini-out-hint = The pawn on e7 wants to go down. Put a fence across its column.
lesson-mini-out-idle = The pawn on e7 walks past that one.
lesson-mini-out-step = This time, place a fence.

## PAC-MAN variant

lesson-pacman-start-title = PAC-MAN’s turn
lesson-pacman-start-task = You are PAC-MAN, in the middle. Four ghosts wait at the sides, four power pellets lie in the corners. Move two squares, step by step, and end on a different square.
lesson-pacman-start-done = Two squares, no more and no fewer. Then every ghost moves once.
lesson-pacman-start-hint = Choose a square next to PAC-MAN, then the next one.
lesson-pacman-start-back = There and back is allowed, and sometimes clever. This time, end somewhere else.

lesson-pacman-corner-title = Around the corner
lesson-pacman-corner-task = The fences never move here, and nobody can cross them: e6 to e7 is closed. But you may turn. Get to the marked square, f6.
lesson-pacman-corner-done = Up and right, or right and up: both lead there. Never diagonally.
lesson-pacman-corner-hint = Go through e6 or f5.
lesson-pacman-corner-other = That is a fine move, but it does not end on f6.

lesson-pacman-ghosts-title = The ghosts’ turn
lesson-pacman-ghosts-task = Now you are the ghosts. Blinky, on e9, does not see PAC-MAN, so he moves one square, never diagonally. Bring Blinky closer to PAC-MAN.
lesson-pacman-ghosts-done = Blinky, Inky, Pinky, Clyde: one after another, in this order. They may pass each other.
lesson-pacman-ghosts-hint = PAC-MAN is on f6. Go down or right.
lesson-pacman-ghosts-away = That leads away from PAC-MAN.

lesson-pacman-sight-title = A ghost that sees PAC-MAN
lesson-pacman-sight-task = Nothing stands between Pinky and PAC-MAN in this row: she sees him and moves two squares at once. Chase him!
lesson-pacman-sight-done = Frenzy: two squares in one direction, for every ghost that sees PAC-MAN when its move begins.
lesson-pacman-sight-hint = Go left, two squares.
lesson-pacman-sight-away = Pinky may go there, but PAC-MAN is to her left.

lesson-pacman-hidden-title = Behind a fence
lesson-pacman-hidden-task = Almost the same, but a fence hides PAC-MAN. Pinky does not see him and moves only one square. Bring Pinky closer to PAC-MAN.
lesson-pacman-hidden-done = A fence blocks the view. Other ghosts and pellets do not.
lesson-pacman-hidden-hint = One square to the left.
lesson-pacman-hidden-away = That leads away from PAC-MAN.

lesson-pacman-hide-title = Out of sight
lesson-pacman-hide-task = You are PAC-MAN again, and two ghosts see you. Move so that nobody sees you any more.
lesson-pacman-hide-done = A ghost that does not see you moves only one square. Fences are your friends.
lesson-pacman-hide-hint = Look for a square outside every ghost’s row and column, or behind a fence: e6 or g6.
lesson-pacman-hide-caught = You run into a ghost there: that costs a life.
lesson-pacman-hide-seen = A ghost still sees you there, along a row or a column.

lesson-pacman-pellet-title = A power pellet
lesson-pacman-pellet-task = You need all four power pellets. Reach the one in the corner, a1: you stop there and eat it. Then you may move up to 3 more squares.
lesson-pacman-pellet-done = One pellet down. The 3 extra squares are for this turn only, and you need not use them all.
lesson-pacman-pellet-hint = Two steps down: a2, a1. Then go on, or stay.
lesson-pacman-pellet-other = The pellet is two steps below you.

lesson-pacman-boost-title = Eat a ghost
lesson-pacman-boost-task = During the 3 extra squares you eat every ghost you meet. Inky, on c1, thinks he is safe. Eat the pellet, then Inky.
lesson-pacman-boost-done = An eaten ghost stays off the board until PAC-MAN is next caught.
lesson-pacman-boost-hint = a2, a1, and then two squares to the right.
lesson-pacman-boost-pellet = The pellet is eaten, but Inky is still there. Go on to c1 in the same move.
lesson-pacman-boost-other = First the pellet in the corner, then Inky.

lesson-pacman-feast-title = Two at once
lesson-pacman-feast-task = Blinky and Inky stand one behind the other, right beside a pellet. Eat them both in one move.
lesson-pacman-feast-done = Ghosts that you only pass are eaten too. Two fewer to worry about.
lesson-pacman-feast-hint = Down to i1, then left through h1 to g1.
lesson-pacman-feast-one = One eaten, one to go: move on to the other ghost.
lesson-pacman-feast-other = First the pellet on i1, then left through both ghosts.

lesson-pacman-contact-title = Do not run into ghosts
lesson-pacman-contact-task = Unless a pellet has just given you extra squares, a ghost that you run into catches you. Blinky is right above you, on e6. Move without touching a ghost.
lesson-pacman-contact-done = Well avoided. Check where the ghosts are before your first step, not only before your second.
lesson-pacman-contact-hint = Any direction but up.
lesson-pacman-contact-caught = You ran into a ghost: that costs a life, just as if it had caught you.

lesson-pacman-cross-title = Ghosts and pellets
lesson-pacman-cross-task = A small maze. Blinky sees PAC-MAN along the row, but a pellet lies between them. A ghost may cross an uneaten pellet but may not stop there. Chase PAC-MAN!
lesson-pacman-cross-done = Across the pellet and on. Once a pellet is eaten, its square is like any other.
lesson-pacman-cross-hint = Two squares to the left: over c1 to b1.
lesson-pacman-cross-other = PAC-MAN is to the left. Cross the pellet.

lesson-pacman-catch-title = Caught!
lesson-pacman-catch-task = Inky sees PAC-MAN two squares below. Catch PAC-MAN!
lesson-pacman-catch-done = That costs PAC-MAN a life. All pieces go back to the start, eaten ghosts too; eaten pellets stay eaten.
lesson-pacman-catch-hint = Straight down, two squares.
lesson-pacman-catch-other = Then PAC-MAN gets away. Inky can reach him right now: two squares down.

lesson-pacman-together-title = Catch PAC-MAN together
lesson-pacman-together-task = PAC-MAN is on his last life. Pinky is to his left, and there is a fence below him. Where does Clyde have to go so that PAC-MAN cannot get away?
lesson-pacman-together-done = Wherever PAC-MAN goes now, one of you gets him. The ghosts win together, with the third catch.
lesson-pacman-together-hint = Close off PAC-MAN’s right side.
lesson-pacman-together-other = Then PAC-MAN slips away to the right.

lesson-pacman-last-title = The last pellet
lesson-pacman-last-task = Three pellets are eaten, one is left, and you have one life. You know what to do.
lesson-pacman-last-done = Four pellets: you win at once, however near the ghosts are.
lesson-pacman-last-hint = i1 is two steps away: down and right, or right and down.
lesson-pacman-last-other = The pellet is two steps away, on i1.

## Ms. Pac-Man

lesson-mspacman-place-title = Where Ms. Pac-Man starts
lesson-mspacman-place-task = You spun the higher number, so you play Ms. Pac-Man. Your colour area is at the top left: you win when its 17 dots are gone. Start Ms. Pac-Man on the white circle there.
lesson-mspacman-place-done = On e7 your own dots are all around. Ms. Pac-Man may start only on the marked circles.
lesson-mspacman-place-hint = The white circle at the top is e7.
lesson-mspacman-place-far = Ms. Pac-Man may start there, but your dots are at the top left. Choose the circle in your area.

lesson-mspacman-dots-title = Eating dots
lesson-mspacman-dots-task = The spinner shows 2. Ms. Pac-Man takes a dot when she leaves its square, so a 2 takes two dots, starting with the one under her. Take two of your own.
lesson-mspacman-dots-done = Two dots gone. The one under Ms. Pac-Man stays until she moves on.
lesson-mspacman-dots-hint = Your area is on the left: go to d7, then on.
lesson-mspacman-dots-other = That takes fewer dots of your colour. Go left, over d7.

lesson-mspacman-exact-title = Exactly that many
lesson-mspacman-exact-task = The spinner shows 3, and you want to end on d7, right beside you. You must move exactly 3 squares, but you may turn and go back. End on d7.
lesson-mspacman-exact-done = There, back and there again. Empty squares count too.
lesson-mspacman-exact-hint = For example d7, e7, d7.
lesson-mspacman-exact-other = That is 3 squares, but it does not end on d7.

lesson-mspacman-exits-title = Through the exits
lesson-mspacman-exits-task = From an exit you may come back in through any other exit. Go to a5, across to another exit, then one square on: each counts as one square. End on a marked square.
lesson-mspacman-exits-done = From one side of the maze to another in three squares. Ghosts may do that too.
lesson-mspacman-exits-hint = Start with a5, then choose another exit, such as e9.
lesson-mspacman-exits-other = Go down to the exit a5, then hop to another exit and one square on.

lesson-mspacman-own-title = Your own colour first
lesson-mspacman-own-task = The spinner shows 4. Dots of another colour help the player of that colour, even when you eat them. Take four of your own.
lesson-mspacman-own-done = Four fewer of your 17. Only your own colour counts for you.
lesson-mspacman-own-hint = Left over d7 and d8, without stepping back.
lesson-mspacman-own-helps = Those are player 2’s dots: you would be helping someone else win.
lesson-mspacman-own-other = That takes fewer than four of your dots. Do not step back onto empty squares.

lesson-mspacman-power-title = A power dot
lesson-mspacman-power-task = The big dot in the corner is a power dot. Standing on it does nothing; when you leave its square, every ghost turns weak. Take it.
lesson-mspacman-power-done = Weak ghosts cannot catch you: you catch them. They stay weak through their next turn.
lesson-mspacman-power-hint = Onto a9, and off again.
lesson-mspacman-power-stay = The power dot is still there. Ms. Pac-Man has to step onto a9 and leave it in the same move.

lesson-mspacman-hunt-title = Hunt the hunter
lesson-mspacman-hunt-task = You are on a power dot, and a strong ghost is two squares below. The moment you leave, it turns weak. Catch it!
lesson-mspacman-hunt-done = The ghost goes home, and you get one extra turn.
lesson-mspacman-hunt-hint = Two squares down.
lesson-mspacman-hunt-other = The ghosts are weak now, but the one on a7 gets away. Go down two squares.

lesson-mspacman-strong-title = Keep away from strong ghosts
lesson-mspacman-strong-task = The ghost on d7 is strong. If you run into it, its player takes over Ms. Pac-Man. Move 2 squares without touching it.
lesson-mspacman-strong-done = Safe. Every square you step on counts, not just the last one.
lesson-mspacman-strong-hint = Go right.
lesson-mspacman-strong-caught = Ms. Pac-Man ran into a strong ghost: player 2 plays her now.

lesson-mspacman-catch-title = Catch Ms. Pac-Man
lesson-mspacman-catch-task = Now you play player 2’s ghost. A ghost rolls the die and moves exactly that many squares; it takes no dots. The die shows 3. Catch Ms. Pac-Man!
lesson-mspacman-catch-done = Caught! Your ghost leaves the board, and you play Ms. Pac-Man from now on.
lesson-mspacman-catch-hint = Straight down: a8, a7, a6.
lesson-mspacman-catch-other = Ms. Pac-Man is exactly three squares away. Do not let her escape.

lesson-mspacman-take-over-title = You take over
lesson-mspacman-take-over-task = You caught Ms. Pac-Man, so you place her on any free white circle and move next. Your area is at the top right. Where do you start?
lesson-mspacman-take-over-done = Right beside your own dots. The former player’s ghost goes home, strong.
lesson-mspacman-take-over-hint = The white circle on the right is g5.
lesson-mspacman-take-over-far = That is allowed, but your dots are at the top right. g5 is the nearest circle.

lesson-mspacman-weak-title = Weak: keep away
lesson-mspacman-weak-task = You play the ghost again, but a power dot has made it weak. If it runs into Ms. Pac-Man now, it is sent home. Move 3 squares without touching her.
lesson-mspacman-weak-done = Patience: your ghost stays weak until your next turn begins. Then it is strong again.
lesson-mspacman-weak-hint = Anything that does not end on a6.
lesson-mspacman-weak-caught = A weak ghost that runs into Ms. Pac-Man is sent home. Keep away from a6.

lesson-mspacman-f2-title = F2 on the die
lesson-mspacman-f2-task = Your ghost rolled F2: it turns weak, then moves 2 squares. Ms. Pac-Man is right beside you, on e7. Keep away from her.
lesson-mspacman-f2-done = On your next turn your ghost is strong again, before you roll.
lesson-mspacman-f2-hint = Start with d8.
lesson-mspacman-f2-caught = Your ghost is weak, so it is sent home when it runs into Ms. Pac-Man.

lesson-mspacman-further-title = One square further
lesson-mspacman-further-task = The die shows 1, but player 3’s ghost is on e7. A ghost that would end on another one goes one square further. Get to f7.
lesson-mspacman-further-done = Two ghosts never share a square; passing is fine.
lesson-mspacman-further-hint = Over e7 to f7.
lesson-mspacman-further-other = Go over the other ghost, to f7.

lesson-mspacman-spare-title = Do not give it away
lesson-mspacman-spare-task = You play Ms. Pac-Man, but this area is player 1’s, and only one dot is left there, on e8. No matter who eats it, player 1 wins. Move 2 squares without taking it.
lesson-mspacman-spare-done = The first colour without dots wins, no matter who ate them. So watch whose dots you eat.
lesson-mspacman-spare-hint = Do not step onto e8 and off again.
lesson-mspacman-spare-gift = That took player 1’s last dot: player 1 has won.

lesson-mspacman-win-title = The last dots
lesson-mspacman-win-task = Two of your dots are left: one under Ms. Pac-Man, one on b9. The spinner shows 5. Win!
lesson-mspacman-win-done = The game ends the moment your last dot goes, even in the middle of a move.
lesson-mspacman-win-hint = Go onto b9 and off it again.
lesson-mspacman-win-other = One of your dots is left. Step onto b9 and leave it.

## Quoridor strategy

lesson-quoridor-strategy-race-title = Count the race
lesson-quoridor-strategy-race-task = Nobody has a fence left, so only steps count. Both pawns need 5 steps, and it is your turn. Which way around the wall do you go?
lesson-quoridor-strategy-race-done = When both need the same number of steps, whoever is to move wins. Now you need 4 steps and the other pawn 5.
lesson-quoridor-strategy-race-hint = Count the squares to each end of the wall.
lesson-quoridor-strategy-race-other = That loses a step, and with it the race.

lesson-quoridor-strategy-fence-title = A fence or a step?
lesson-quoridor-strategy-fence-task = You need 4 steps, the other pawn 3, and you have 1 fence. If you step, you need 3 as well, but then it is the other player’s turn. Find the fence that wins the race.
lesson-quoridor-strategy-fence-done = With the longer wall, the other pawn needs 5 steps instead of 3. You need 4 and are ahead.
lesson-quoridor-strategy-fence-hint = A fence costs you a turn, so it has to cost the other pawn two steps. Make the wall d3h longer.
lesson-quoridor-strategy-fence-small = That costs the other pawn one step and you one turn: nothing gained. Find a fence that costs two steps.
lesson-quoridor-strategy-fence-other = Then the other pawn wins the race. Place a fence in its way.

lesson-quoridor-strategy-save-title = Keep your last fence
lesson-quoridor-strategy-save-task = You need 3 steps, the other pawn 2, and each of you has 1 fence. Your fence is strongest when the other pawn is right in front of its goal line. What do you do now?
lesson-quoridor-strategy-save-done = A step first. You will still have your fence when you need it.
lesson-quoridor-strategy-save-hint = The other pawn is not there yet. Go straight up.
lesson-quoridor-strategy-save-other = That loses. Keep your fence for the last moment and go straight up.

lesson-quoridor-strategy-threat-title = Make a threat
lesson-quoridor-strategy-threat-task = Both pawns need 2 steps, and each of you has 1 fence. Whoever has to answer a threat uses up a fence. What do you play?
lesson-quoridor-strategy-threat-done = One step from the goal line: the other player has to use the fence now, and you still have yours.
lesson-quoridor-strategy-threat-hint = Do not stop the other pawn yet. Get closer.
lesson-quoridor-strategy-threat-other = That is too slow. First get within one step of the goal line.

lesson-quoridor-strategy-jump-title = A jump wins a step
lesson-quoridor-strategy-jump-task = You need 5 steps, the other pawn 4, and nobody has a fence left. Where do you find the missing step?
lesson-quoridor-strategy-jump-done = Two squares in one turn: now you need 3 steps and win the race.
lesson-quoridor-strategy-jump-hint = The other pawn is right in front of you.
lesson-quoridor-strategy-jump-other = Without the jump you lose the race.

lesson-quoridor-strategy-face-title = Face to face
lesson-quoridor-strategy-face-task = You need 6 steps, the other pawn 5, and nobody has a fence left. Whoever steps right in front of the other offers a jump. How do you make the other pawn walk around you?
lesson-quoridor-strategy-face-done = One free square is left between you. If the other pawn steps there, you jump; if it walks around you, it loses a step.
lesson-quoridor-strategy-face-hint = Leave exactly one free square between the pawns.
lesson-quoridor-strategy-face-other = That loses the race. Leave one free square between the pawns.

lesson-quoridor-strategy-corner-title = Stay out of dead ends
lesson-quoridor-strategy-corner-task = You need 3 steps, the other pawn 5, but the other player has 1 fence left. To the left of the fence b7v is a corner. Where can you go up safely?
lesson-quoridor-strategy-corner-done = The way up is wide here. Whatever fence comes, you win the race.
lesson-quoridor-strategy-corner-hint = A fence above columns a and b would make the corner a dead end. Go to the other side of b7v.
lesson-quoridor-strategy-corner-other = Here a single fence costs you the race. Go to the right, past the fence b7v.

lesson-quoridor-strategy-dead-end-title = Make a dead end
lesson-quoridor-strategy-dead-end-task = The other pawn runs down the edge, beside the fence h4v. It needs 3 steps, you need 5, and you have 1 fence. Where does your fence cost the other pawn the most?
lesson-quoridor-strategy-dead-end-done = The other pawn has to go back up and around: 9 steps instead of 3. You need 5.
lesson-quoridor-strategy-dead-end-hint = Close the corridor right below the pawn: then it has to turn back.
lesson-quoridor-strategy-dead-end-step = A step is too slow: the other pawn needs only 3. Place a fence in its way.
lesson-quoridor-strategy-dead-end-other = That costs too little. Close the corridor right below the pawn.

lesson-quoridor-strategy-narrow-title = The narrow gap
lesson-quoridor-strategy-narrow-task = You need 3 steps, the other pawn 4, and the other player has 1 fence left. The wall has a gap above column e, one square wide, and another above h and i. Which one do you take?
lesson-quoridor-strategy-narrow-done = A fence is two squares long: it cannot close a gap of one square.
lesson-quoridor-strategy-narrow-hint = Which gap can a fence close?
lesson-quoridor-strategy-narrow-other = That loses the race. Go to the gap that no fence can close.

lesson-quoridor-strategy-last-gap-title = The last gap
lesson-quoridor-strategy-last-gap-task = You need 2 steps, through the gap above columns e and f. The other player wants to close it with e8h. You have 1 fence: how do you keep the gap open?
lesson-quoridor-strategy-last-gap-done = A pawn’s last path may not be closed, and fences may not cross: the gap stays open.
lesson-quoridor-strategy-last-gap-hint = If you close the way around, at column i, the gap becomes your last path. Or put a vertical fence into the gap.
lesson-quoridor-strategy-last-gap-other = With a fence on e8h, the way around is much too long.

## Strategy for PAC-MAN

lesson-pacman-strategy-tempo-title = No time to lose
lesson-pacman-strategy-tempo-task = One pellet is left, on f5, and two ghosts wait beside it. It is six squares away: three moves. Which squares do you take first?
lesson-pacman-strategy-tempo-done = Ghosts have to move on every turn, so they cannot stay there. You arrive in time.
lesson-pacman-strategy-tempo-hint = Take the shortest path: right, then up.
lesson-pacman-strategy-tempo-other = From there the ghosts win. Go right first, then up.

lesson-pacman-strategy-unseen-title = Approach unseen
lesson-pacman-strategy-unseen-task = The last pellet is on f5. A ghost that sees you moves two squares. Get within two squares of the pellet, where no ghost sees you.
lesson-pacman-strategy-unseen-done = Nobody sees you, so nobody gets between you and the pellet. Next turn you win.
lesson-pacman-strategy-unseen-hint = Keep out of the rows and columns of the ghosts: go right.
lesson-pacman-strategy-unseen-other = From there the ghosts win. Go nearer to the pellet, where no ghost sees you.

lesson-pacman-strategy-bait-title = The nearer pellet
lesson-pacman-strategy-bait-task = Two pellets are left, and the ghosts are close. The one on b2 is nearer, but it lies in a corner. Which pellet do you go for first?
lesson-pacman-strategy-bait-done = Yes, towards e1. This maze is solved: your move wins, every other one loses.
lesson-pacman-strategy-bait-hint = It is hard to get out of b2. Go down, towards e1.
lesson-pacman-strategy-bait-other = Then the ghosts win. Leave the corner alone and go towards e1.

lesson-pacman-strategy-landing-title = Where the boost ends
lesson-pacman-strategy-landing-task = Eat the pellet on a2. Then you may move up to 3 more squares. End where no ghost sees you, on your way to the next pellet.
lesson-pacman-strategy-landing-done = You need not use all three squares. On c2 nobody sees you, and b1 is near.
lesson-pacman-strategy-landing-hint = Go along the second row and stop on c2.
lesson-pacman-strategy-landing-other = That does not win. Eat the pellet on a2 and stop at the right place.

lesson-pacman-strategy-feast-title = Clear the way
lesson-pacman-strategy-feast-task = Blinky and Inky block your way. The pellet on e4 gives you up to 3 more squares: enough to eat them both.
lesson-pacman-strategy-feast-done = Two ghosts fewer, and only one pellet to go.
lesson-pacman-strategy-feast-hint = Over e4 down to e2, then left to d2.
lesson-pacman-strategy-feast-other = Then at least one of the two stays on the board, and the ghosts win.

## Strategy for the ghosts

lesson-ghost-strategy-corner-title = In the corner
lesson-ghost-strategy-corner-task = PAC-MAN is in the corner, on his last life, and Blinky is right beside him. Where does Inky go so that PAC-MAN cannot get out?
lesson-ghost-strategy-corner-done = Both sides are guarded: PAC-MAN is lost.
lesson-ghost-strategy-corner-hint = PAC-MAN wants to go down. Cut him off.
lesson-ghost-strategy-corner-other = Then PAC-MAN escapes downwards.

lesson-ghost-strategy-line-title = Into his row
lesson-ghost-strategy-line-task = No ghost sees PAC-MAN. A ghost that sees him along its row or column moves two squares. Move Inky so that he sees PAC-MAN.
lesson-ghost-strategy-line-done = Now Inky sees PAC-MAN. If PAC-MAN stays in sight, Inky moves two squares next time.
lesson-ghost-strategy-line-hint = PAC-MAN is in the fourth row.
lesson-ghost-strategy-line-other = From there Inky does not see PAC-MAN, who gets away.

lesson-ghost-strategy-guard-title = Guard the last pellet
lesson-ghost-strategy-guard-task = PAC-MAN needs only one more pellet, on f5. Pinky can chase him or guard the pellet. What do you do?
lesson-ghost-strategy-guard-done = Pinky stays near the pellet. PAC-MAN has to come past her.
lesson-ghost-strategy-guard-hint = Leave the fifth row, up or down, but stay near.
lesson-ghost-strategy-guard-other = Then PAC-MAN slips past and eats the pellet.

lesson-ghost-strategy-block-title = Block the way out
lesson-ghost-strategy-block-task = PAC-MAN is in the corner, on e5, and a pellet is right below him. Where does Blinky go to guard the way out over d5?
lesson-ghost-strategy-block-done = Blinky guards d5. This maze is solved: your move wins, every other one loses.
lesson-ghost-strategy-block-hint = Go to the square below d5.
lesson-ghost-strategy-block-other = Then PAC-MAN eats the pellet and gets away.

lesson-ghost-strategy-life-title = Take a life
lesson-ghost-strategy-life-task = PAC-MAN has 2 lives. If you catch him, he has 1, and all pieces go back to the start. Do you catch him?
lesson-ghost-strategy-life-done = Back at the start with 1 life, PAC-MAN cannot win this maze any more.
lesson-ghost-strategy-life-hint = Blinky sees PAC-MAN: two squares to the right.
lesson-ghost-strategy-life-other = Then PAC-MAN gets away with both lives, and wins.

## A first game

coach-begin-quoridor = You want to reach the goal line on the far side. Each turn you step or place a fence. Start with a step forward.
coach-own-step = Good, you are on { $square }: { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } to go.
coach-own-detour = On { $square } you are no nearer: { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } to go.
coach-their-step = I step to { $square } and need { $count ->
        [one] { $count } more step.
       *[other] { $count } more steps.
    }
coach-own-fence = Ouch, { $fence } costs me { $count ->
        [one] { $count } step.
       *[other] { $count } steps.
    }
coach-own-fence-both = { $fence } costs me { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }, but costs you { $own } too. Fences stop everyone.
coach-own-fence-idle = { $fence } is not in my way at the moment.
coach-their-fence = My fence { $fence } makes your path { $count ->
        [one] { $count } step longer.
       *[other] { $count } steps longer.
    }
coach-their-fence-idle = My fence { $fence } does not bother you yet.
coach-ahead = You need { $own } steps, I need { $theirs }, and it is your turn: you are ahead. Run, and save your fences.
coach-behind = You need { $own } steps, I need { $theirs }. A fence that costs me two steps or more would help you.
coach-danger = Careful: I am one step from winning. Put a fence in my way if you can!
coach-win-now = One step and you win!
coach-run = Your fences are used up. Run: { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } to go.
coach-pellet = A pellet! { $count ->
        [0] That was the last one.
        [one] { $count } is left.
       *[other] { $count } are left.
    }
coach-ghost-eaten = You ate { $piece }, who is off the board until you are caught.
coach-caught = { $piece } got you. { $count ->
        [0] That was your last life.
        [one] { $count } life is left, and everyone goes back to the start.
       *[other] { $count } lives are left, and everyone goes back to the start.
    }
coach-frenzy = { $piece } saw you and moved two squares.
coach-seen = { $count ->
        [one] { $count } ghost sees you
       *[other] { $count } ghosts see you
    }: whoever sees you moves two squares. Get behind a fence or out of sight.
coach-unseen = Nobody sees you. Head for { $count ->
        [one] the last pellet
       *[other] one of the { $count } pellets
    } and keep an eye on the ghosts.
coach-pellet-near = A pellet is within reach! Afterwards you have 3 more squares, to eat ghosts or to get away.
coach-pellet-last = The last pellet is within reach: eat it and you win!
coach-ghosts = Move your ghosts so that PAC-MAN has nowhere to go.
coach-leads = You spun the higher number: you play Ms. Pac-Man.
coach-chases = I spun the higher number and play Ms. Pac-Man. Catch me with your ghost!
coach-place = Choose a white circle near your own dots.
coach-dots = { $count ->
        [0] All your dots are gone!
        [one] { $count } of your dots is left.
       *[other] { $count } of your dots are left.
    }
coach-weakened = A power dot: every ghost is weak now.
coach-own-ghost-home = Your ghost was sent home and is strong again.
coach-their-ghost-home = My ghost was sent home and is strong again.
coach-took-over = You caught me: Ms. Pac-Man is yours!
coach-lost-her = My ghost caught you: I play Ms. Pac-Man now.
coach-own-flip = F2: your ghost is weak until your next turn.
coach-their-flip = F2: my ghost is weak until my next turn.
coach-own-flip-strong = F2: your ghost is strong again at once.
coach-their-flip-strong = F2: my ghost is strong again at once.
coach-collect = Eat your own colour first: { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    } to go. And keep away from my ghost.
coach-hunt = A ghost is weak: catch it and you get an extra turn.
coach-chase = Your ghost is strong: get to me, and Ms. Pac-Man is yours.
coach-hide = Your ghost is weak: keep away from me this turn.
coach-won = You won! Well played. How about level 2 next time?
coach-lost = I won this one, but you know the game now. Once more?
coach-draw = A draw: the same position came up for the third time.
