### Answers: who wins, the moves, and how sure it is.

long-number = { $start }…{ $end } ({ $digits } digits)

outcome-n = The player to move wins.
outcome-p = The player to move loses.
outcome-unknown = Not known within the limits.
outcome-unknown-theory = Not known: no method here covers this question.

moves-none = There is no winning move.
moves-over = There is no move.
moves-unlisted = The winning moves are not listed.
moves-one = The only winning move: { $moves }.
moves-all = The { $count } winning moves: { $moves }.
moves-some = Some winning moves: { $moves }. There may be more.
move-in-heap = take { $take } from heap { $heap } and leave { $leave } ({ $move })
move-single-heap = take { $take } and leave { $leave } ({ $move })
move-in-heap-split =
    { $take ->
        [0] split heap { $heap } into heaps of { $parts } ({ $move })
       *[other] take { $take } from heap { $heap } and leave heaps of { $parts } ({ $move })
    }
move-single-heap-split =
    { $take ->
        [0] split it into heaps of { $parts } ({ $move })
       *[other] take { $take } and leave heaps of { $parts } ({ $move })
    }
change-less = take { $amount } from heap { $heap }
change-more = put { $amount } on heap { $heap }
move-in-heap-change = { $changes } ({ $move })
# What games call their moves, as clauses like the ones above.
act-turn =
    { $count ->
        [one] turn coin { $coins }
       *[other] turn coins { $coins }
    }
act-step =
    { $to ->
        [0] move { $number } from step { $from } to the ground
       *[other] move { $number } from step { $from } to step { $to }
    }
act-coin =
    { $squares ->
        [one] move coin { $coin } by 1 square to square { $to }
       *[other] move coin { $coin } by { $squares } squares to square { $to }
    }
act-token = move the token to place { $place }
act-bite = bite at row { $row }, column { $column }
act-pass = pass
moves-separator = { "; " }
moves-cut = { $items }; and { $more } more

nim-value-line = Nim-value: { $value }.
remoteness-line =
    { $moves ->
        [0] The game is over.
        [one] One move is left.
       *[other] { $moves } moves are left if the winner hurries and the loser delays.
    }

strength-proven = proven
strength-computed = computed

evidence-theorem = Why this is certain: { $name } ({ $reference }). { $statement } Its conditions hold: { $conditions }.
evidence-witness = Here { $pairs }.
evidence-period = Why this is certain: { $proof } { $found }
evidence-period-plain =
    So it is proven for all heaps: preperiod { $preperiod } ({ $exceptions ->
        [none] no exceptions
       *[some] last exception { $exception }
    }), period { $period }.
evidence-period-growing =
    { $period ->
        [one] So it is proven for all heaps: from { $preperiod } on, every heap is worth { $saltus } more than the heap before it.
       *[other] So it is proven for all heaps: from { $preperiod } on, the values grow by { $saltus } every { $period } heaps.
    }
# One message a proof, period-proof-NAME.
period-proof-window = the values of the heaps 0 to { $last } were computed. From { $preperiod } on and from { $again } on they agree over a stretch as long as the largest amount, and every later value follows from such a stretch.
period-proof-guy-smith = the values of the heaps 0 to { $last } were computed. From { $preperiod } on they repeat for so long that every later split has its larger part where they repeat (Guy and Smith 1956).
period-proof-moving-base = the values of the heaps 0 to { $last } were computed. Only finitely many amounts may not be taken, so that everything depends on which of the heaps near by have smaller values. The same pattern of these came up a second time, and from there on the same happens again, higher up.
period-proof-progression = the amounts that may be taken go up in equal steps without end, and for such amounts a closed form gives the value of every heap.
evidence-table = How sure this is: the values of all heaps up to { $up-to } were computed one by one; nothing is claimed beyond.
evidence-search =
    Why this is certain: { $positions ->
        [one] a complete search of 1 position.
       *[other] a complete search of { $positions } positions.
    }

unknown-tried = Tried: { $methods }.
unknown-theory = No theorem and no other method that was tried covers this game, so a larger limit would not help.
unknown-theory-forced = The one method that was asked for does not cover this game; without `--by` all methods are tried.
unknown-positions = The search visited { $reached } positions and stopped at its limit, which `--limit-positions` raises.
unknown-interrupted = The search had visited { $reached } positions when it was stopped.
unknown-moves = The work stopped at its limit after { $reached } moves; `--limit-moves` raises it.
unknown-heap = Values were computed for the heaps up to { $reached }, which is the limit; `--limit-heap` raises it.
unknown-size = A heap, or an amount that may be taken, is larger than { $reached }, the most that this can begin with; `--limit-heap` raises it as far as memory allows.
unknown-size-of-search = A heap is larger than { $reached }, the most that a search can hold.
unknown-elements = The misère quotient has more than { $reached } elements, the most that are looked for; it may be infinite.
method-theory = theorems
method-sequence = values of single heaps
method-search = search

proof-in-book = proof in docs/theory.md
