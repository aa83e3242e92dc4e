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
method-theory = theorems
method-sequence = values of single heaps
method-search = search

proof-in-book = proof in docs/theory.md

# .statement is one sentence; .conditions a clause without a full stop.
theorem-bouton = Bouton's theorem
    .statement = In Nim the player to move loses exactly when every binary column holds an even number of ones.
    .conditions = every heap is played by Nim, and the last move wins
theorem-bouton-misere = Bouton's theorem for misère play
    .statement = If the last match loses, Nim is decided as usual while a heap of two or more is left; with heaps of one only, the player to move loses exactly when their number is odd.
    .conditions = every heap is played by Nim, and the last move loses
theorem-residue = the remainder theorem
    .statement = The nim-value of a heap is its remainder on division by L, so the player to move loses exactly on the multiples of L.
    .conditions = every amount from 1 to L-1 may be taken, no multiple of L may be taken, and the last move wins
theorem-interval = the theorem on one interval of amounts
    .statement = Who wins repeats every a+b matches: the player to move loses exactly when the remainder on division by a+b is less than a.
    .conditions = the amounts are a to b without a gap, and the last move wins
theorem-two-intervals = the theorem on two intervals of amounts
    .statement = With L = a+1 and m the least number with mL ≥ c, who wins repeats every T matches, where T = b+1 if c to b are fewer than L amounts and T = (m-1)L+b+1 otherwise; the player to move loses exactly at the places 0, L, 2L, …, (m-1)L of a period.
    .conditions = the amounts are 1 to a and c to b, a multiple of a+1 lies between c and b, and the last move wins
theorem-sprague-grundy = the Sprague–Grundy theorem
    .statement = The player to move loses exactly when the nim-sum of the nim-values of the heaps is 0.
    .conditions = the nim-value of every heap is known, and the last move wins
theorem-pairing = Ferguson's pairing property
    .statement = If the last move loses, the nim-sum decides as usual while a heap has a nim-value of 2 or more; otherwise the player to move loses exactly when the number of heaps with nim-value 1 is odd.
    .conditions = every heap is played by Nim or by a set of amounts, and the last move loses
theorem-schwenk = Schwenk's theorem
    .statement = Every heap is in exactly one way a sum of losing heaps in which the limit after a take of one part never reaches the next larger part; the player to move loses exactly when the least part may not be taken.
    .conditions = there is one heap, the limit f never decreases, f(x) ≥ x for every take x, and the last move wins
theorem-limit-recurrence = the recurrence for the least winning take
    .statement = The least winning take h(n) from n matches is the least x with f(x) < h(n-x), where f is the limit and h(0) is infinite; the player to move wins exactly when h(n) may be taken.
    .conditions = there is one heap, and the last move wins
theorem-limit-misere = the theorem on limits when the last move loses
    .statement = Nobody takes the last match willingly, so with a limit in force n matches are decided like n-1 when the last move wins; at the start, with two or more, the player to move leaves one match and wins.
    .conditions = there is one heap, the limit is always at least 1, and the last move loses
theorem-misere-quotient = the misère quotient of Plambeck and Siegel
    .statement = Sums of such heaps multiply like the elements of a finite table, in which every heap has its element; the player to move loses exactly when the product of the elements of the heaps lies in the P-portion.
    .conditions = every heap is played by the same rule, the table is verified for all these heaps, and the last move loses
theorem-tested-pairing = Ferguson's pairing property, tested
    .statement = If the last move loses, the nim-sum decides as usual while a heap has a nim-value of 2 or more; otherwise the player to move loses exactly when the number of heaps with nim-value 1 is odd. That is so for heaps that are not split if every one of nim-value 0 with a move has a move to nim-value 1.
    .conditions = no move leaves more than one heap, all heaps up to the largest of the position were tested and have that property, and the last move loses
