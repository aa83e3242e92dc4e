### Playing in the terminal, and games between programmed players.
###
### $who is "you", "me" (the program), or of two people "first" or "second".

play-goal-normal = Whoever makes the last move wins.
play-goal-misere = Whoever makes the last move loses.
play-seed = seed { $seed }
play-cannot-start = The game cannot start. { $why }
play-errors-and-friend = `--errors` is how often the program errs, and between two people it does not play: leave it out with `--opponent friend`.
play-begins =
    { $who ->
        [you] You begin.
        [me] I begin.
       *[first] Player 1 begins.
    }
play-help-first = Type a move such as `2:-3` (take 3 from heap 2), or `help` for the commands.
play-help-first-only = Type how many to take, such as `3`, or `help` for the commands.
play-help-first-both = Type a move such as `2:-3` (take 3 from heap 2) or `2:>1+4` (leave heaps of 1 and 4 of it), or `help` for the commands.
play-help-first-split = Type a move such as `2:>1+4` (leave heaps of 1 and 4 of heap 2), or `help` for the commands.
play-help-first-only-both = Type how many to take, such as `3`, or what to leave, such as `1+4`, or `help` for the commands.
play-help-first-only-split = Type what to leave, such as `1+4`, or `help` for the commands.
play-turn =
    { $who ->
        [you] Your move
        [me] My move
        [first] Player 1 to move
       *[second] Player 2 to move
    }
play-over = The game is over
play-prompt = { $turn }: { "" }
play-prompt-over = new, undo, swap or quit: { "" }

play-took =
    { $who ->
        [you] You take { $take } from heap { $heap }.
        [me] I take { $take } from heap { $heap }.
        [first] Player 1 takes { $take } from heap { $heap }.
       *[second] Player 2 takes { $take } from heap { $heap }.
    }
play-took-only =
    { $who ->
        [you] You take { $take }.
        [me] I take { $take }.
        [first] Player 1 takes { $take }.
       *[second] Player 2 takes { $take }.
    }
play-took-change =
    { $who ->
        [you] Your move
        [me] My move
        [first] Player 1
       *[second] Player 2
    }: { $changes }.
play-took-split =
    { $take ->
        [0] { $who ->
            [you] You split heap { $heap } into heaps of { $parts }.
            [me] I split heap { $heap } into heaps of { $parts }.
            [first] Player 1 splits heap { $heap } into heaps of { $parts }.
           *[second] Player 2 splits heap { $heap } into heaps of { $parts }.
        }
       *[other] { $who ->
            [you] You take { $take } from heap { $heap } and leave heaps of { $parts }.
            [me] I take { $take } from heap { $heap } and leave heaps of { $parts }.
            [first] Player 1 takes { $take } from heap { $heap } and leaves heaps of { $parts }.
           *[second] Player 2 takes { $take } from heap { $heap } and leaves heaps of { $parts }.
        }
    }
play-took-only-split =
    { $take ->
        [0] { $who ->
            [you] You split it into heaps of { $parts }.
            [me] I split it into heaps of { $parts }.
            [first] Player 1 splits it into heaps of { $parts }.
           *[second] Player 2 splits it into heaps of { $parts }.
        }
       *[other] { $who ->
            [you] You take { $take } and leave heaps of { $parts }.
            [me] I take { $take } and leave heaps of { $parts }.
            [first] Player 1 takes { $take } and leaves heaps of { $parts }.
           *[second] Player 2 takes { $take } and leaves heaps of { $parts }.
        }
    }
play-took-unknown = I do not know who wins here, so I chose at random.
play-won =
    { $who ->
        [you] The game is over: you win.
        [me] The game is over: I win.
        [first] The game is over: player 1 wins.
       *[second] The game is over: player 2 wins.
    }

# What the theory says of a move.
play-verdict-kept-win = That keeps the win.
play-verdict-gave-win-away = That gave the win away.
play-verdict-no-winning-move = There was no winning move.
play-verdict-unknown = Whether that was right is not known.

# Hints in three steps; "you" is the player to move.
play-hint-wins = You can win from here.
play-hint-loses = You lose from here if your opponent makes no mistake.
play-hint-unknown = Who wins from here is not known within the limits.
play-hint-column =
    { $count ->
        [1] Write the heaps as sums of 1, 2, 4, 8, ...: { $column } is left without a partner, and only heap { $heaps } has it.
       *[other] Write the heaps as sums of 1, 2, 4, 8, ...: { $column } is left without a partner; the heaps { $heaps } have it.
    }
play-hint-multiple = Leave your opponent a multiple of { $modulus }.
play-hint-heaps =
    { $count ->
        [1] The winning moves are all in heap { $heaps }.
       *[other] There are winning moves in the heaps { $heaps }.
    }
play-hint-how-many =
    { $winning ->
        [1] One of the { $moves } moves wins.
       *[other] { $winning } of the { $moves } moves win.
    }
play-hint-all-lose = Every move leaves a position from which your opponent can win.
play-hint-nothing = Nothing is known of this position; play on until it is smaller.
play-hint-move = Take { $take } from heap { $heap } ({ $move }): that wins.
play-hint-move-only = Take { $take } ({ $move }): that wins.
play-hint-move-split = This wins: { $act }.
play-hint-delay = No move wins. Take { $take } from heap { $heap } ({ $move }) and hope for a mistake.
play-hint-delay-only = No move wins. Take { $take } ({ $move }) and hope for a mistake.
play-hint-delay-split = No move wins. Try this and hope for a mistake: { $act }.
play-hint-guess = Any move will do as a guess: take { $take } from heap { $heap } ({ $move }).
play-hint-guess-only = Any move will do as a guess: take { $take } ({ $move }).
play-hint-guess-split = Any move will do as a guess: { $act }.

play-moves-heap = heap { $heap }: { $verdicts }
play-moves-win = winning { $amounts }
play-moves-win-split = winning splits { $splits }
play-moves-win-change = winning moves { $splits }
play-moves-lose = losing { $amounts }
play-moves-lose-split = losing splits { $splits }
play-moves-lose-change = losing moves { $splits }
play-moves-unknown = not known { $amounts }
play-moves-unknown-split = not known splits { $splits }
play-moves-unknown-change = moves not known { $splits }
play-moves-separator = { "; " }
play-more-heaps =
    { $count ->
        [one] … and 1 more heap
       *[other] … and { $count } more heaps
    }

# The report at the end.
play-report =
    { $count ->
        [0] No move gave the win away.
        [one] The win was given away once.
       *[other] The win was given away { $count } times.
    }
play-report-unknown = Not every position of this game is known within the limits.
play-slip =
    { $who ->
        [you] Move { $number }, { $move }.
        [me] Move { $number }, { $move }.
        [first] Move { $number }, player 1: { $move }.
       *[second] Move { $number }, player 2: { $move }.
    }
play-slip-better = { $move } would have kept it.
play-slip-refuted = The answer that wins: { $move }.

# Beside a heap.
play-note-at-most = at most { $quota }
play-note-not-all = any but all

# Lines that are not understood.
play-no-command = There is no command `{ $name }`; `help` lists them.
play-which-heap = From which heap? Write for example `{ $move }` to take { $take } from heap { $heap }.
play-which-heap-split = Which heap? Write for example `{ $move }` to leave heaps of { $parts } of heap { $heap }.
play-remedy = Try: { $remedy }.
play-nothing-to-undo = There is no move of yours to take back.
play-nothing-to-redo = There is nothing to make again.
play-undone =
    { $count ->
        [one] One move taken back.
       *[other] { $count } moves taken back.
    }
play-redone =
    { $count ->
        [one] One move made again.
       *[other] { $count } moves made again.
    }
play-is-over = The game is over.
play-swapped = We change sides.
play-no-swap = Two people change sides by themselves.

# Further names of the commands, and what they do.
play-command-hint = hint
play-command-why = why
play-command-moves = moves
play-command-undo = undo
play-command-redo = redo
play-command-best = best
play-command-swap = swap
play-command-new = new
play-command-help = help
play-command-quit = quit
play-help-move = take 3 from heap 2; with one heap left, `3` alone will do
play-help-split = leave heaps of 1 and 4 of heap 2; with one heap left, `1+4` alone will do
play-help-hint = a hint: who wins, then where, then the move
play-help-why = why this position is won or lost
play-help-moves = all moves and what they lead to
play-help-undo = take back your last move and the reply
play-help-redo = make it again
play-help-best = let me make your move
play-help-swap = change sides
play-help-new = another game
play-help-help = this list
play-help-quit = the end

# The full-screen board.
play-title-why = Why
play-title-moves = All moves
play-title-keys = Keys
play-title-report = The game
play-keys-line = ↑↓ heap  ←→ take  Enter ok  h hint  u undo  ? keys  q quit
play-keys-line-over = n new game  u undo  w report  s swap sides  q quit
play-keys-line-short = ? keys  q quit
play-key-heap = choose the heap
play-key-take = choose how many to take
play-key-take-split = choose how many to take, or what to leave
play-key-ends = the fewest, the most
play-key-digits = type how many to take
play-key-digits-split = type how many to take, or what to leave, such as 1+4
play-key-enter = take them
play-key-close = close a panel
play-left = The game is not over; the position is { $position }.
play-welcome = { $goal } { $begins }
play-may-take = Heap { $heap }: you may take { $amounts }.
play-may-split = Heap { $heap }: you may leave two heaps or more of it, such as { $split }.
play-may-take-or-split = Heap { $heap }: you may take { $amounts }, or leave two heaps or more of it, such as { $split }.
play-heaps-above =
    { $count ->
        [one] … 1 heap above
       *[other] … { $count } heaps above
    }
play-heaps-below =
    { $count ->
        [one] … 1 heap below
       *[other] … { $count } heaps below
    }

# Games between programmed players. $side is "first" or "second".
match-by =
    { $side ->
        [first] first, { $player }
       *[second] second, { $player }
    }
match-end =
    { $side ->
        [first] { $moves ->
            [0] There is no move, and so the first player ({ $player }) wins.
            [one] The first player ({ $player }) wins after 1 move.
           *[other] The first player ({ $player }) wins after { $moves } moves.
        }
       *[second] { $moves ->
            [0] There is no move, and so the second player ({ $player }) wins.
            [one] The second player ({ $player }) wins after 1 move.
           *[other] The second player ({ $player }) wins after { $moves } moves.
        }
    }
match-guessed =
    { $count ->
        [one] Once best did not know who wins, and chose at random.
       *[other] { $count } times best did not know who wins, and chose at random.
    }
match-games =
    { $games ->
        [one] 1 game: { $heaps } heaps of 1 to { $max } (seed { $seed })
       *[other] { $games } games: { $heaps } heaps of 1 to { $max } (seed { $seed })
    }
match-tally =
    { $side ->
        [first] first, { $player }: won { $won }, began { $began }
       *[second] second, { $player }: won { $won }, began { $began }
    }
match-stopped = Stopped after { $games } of { $planned } games.
match-script-ended = { $file }: the game is not over after the { $moves } moves of this file.
match-script-refused = { $file }, line { $line }: { $fault }
match-no-position = Give a position, or `--games N` for random ones.
match-position-and-games = A position and `--games` do not go together: a tournament chooses its positions.
match-script-in-tournament = A script of moves plays one position; a tournament needs `best`, `random` or `last-heap-one`.
match-max = `--max` is at least 1.
