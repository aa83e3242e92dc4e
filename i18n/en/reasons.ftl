### Reasons: why this position is won or lost. "You" are the player to move.

# Joining: a list, its end, and a list that is cut short.
list-separator = { ", " }
list-and = { " and " }
list-or = { " or " }
list-cut = { $items } and { $more } more
list-cut-heaps = { $items } and { $more } more
list-open = { $items } and so on
sentence-gap = { " " }

reason-rule-of-thumb = Rule of thumb: leave everything in pairs, and hand the single one to your opponent.

reason-no-move =
    { $convention ->
        [normal] No move is left, and whoever cannot move loses: that is the player to move.
       *[misere] No move is left, and whoever cannot move wins: that is the player to move.
    }
reason-cannot-start = With one match the game cannot start: the first move may not take all, so there is no move at all.
reason-all-paired = In every column the ones are paired. Whatever you take leaves a one single, and your opponent can pair them all again.
reason-unpaired =
    { $count ->
        [one] In the column of { $column } only heap { $heap } has a one: { $leave ->
            [0] take all of it
           *[other] leave { $leave } there (take { $take })
        }, and all ones are paired.
       *[other] In the column of { $column }, heaps { $holders } have a one, an odd number: { $leave ->
            [0] take all of heap { $heap }
           *[other] leave { $leave } in heap { $heap } (take { $take })
        }, and all ones are paired.
    }
reason-misere-as-nim = The last match loses here, but while a heap of two or more is left, the same player wins as in ordinary Nim: for now, play as there.
reason-misere-leave-odd =
    { $ones ->
        [one] Only heap { $heap } holds more than one match: { $leave ->
            [0] take all of it
           *[other] leave { $leave } there (take { $take })
        }. A single match is left then, and your opponent has to take it.
       *[other] Only heap { $heap } holds more than one match: { $leave ->
            [0] take all of it
           *[other] leave { $leave } there (take { $take })
        }. Then { $ones } heaps of one are left, an odd number, and the last match falls to your opponent.
    }
reason-misere-ones =
    { $parity ->
        [odd]
            { $ones ->
                [one] A single match is left: the player to move has to take it and loses.
               *[other] Only heaps of one are left, { $ones } of them, an odd number: the last match falls to the player to move, who loses.
            }
       *[even]
            { $ones ->
                [0] No match is left: the player to move need not take the last one and wins.
               *[other] Only heaps of one are left, { $ones } of them, an even number: the last match falls to the opponent, and the player to move wins.
            }
    }
reason-remainder =
    { $quotient ->
        [0] { $size } is less than { $modulus }: take all of it, and your opponent has no move.
       *[other] { $size } = { $quotient } × { $modulus } + { $remainder }: take { $remainder } and leave a multiple of { $modulus }.
    }
reason-multiple = { $size } = { $quotient } × { $modulus }: whatever you take, your opponent can answer so that a multiple of { $modulus } is left again.
reason-place =
    { $preperiod ->
        [0] Who wins repeats every { $period } matches, and { $size } leaves the remainder { $place }. { $count ->
            [unknown] The losing remainders were not listed
            [0] No remainder is losing
            [one] The only losing remainder is { $losing }
           *[other] The losing remainders are { $losing }
        }{ reason-place-verdict }
       *[other] From { $preperiod } matches on, who wins repeats every { $period }; counted from there, { $size } is at place { $place }. { $count ->
            [unknown] The losing places were not listed
            [0] No place is losing
            [one] The only losing place is { $losing }
           *[other] The losing places are { $losing }
        }{ reason-place-verdict }
    }
reason-place-verdict =
    { $verdict ->
        [only] , which is this one: the player to move loses.
        [lost] , and { $place } is one of them: the player to move loses.
        [won] , and { $place } is not among them: the player to move wins.
       *[open] .
    }
reason-before-period =
    { $outcome ->
        [p] The period begins only at { $preperiod }; up to there who wins was computed heap by heap, and from { $size } the player to move loses.
       *[n] The period begins only at { $preperiod }; up to there who wins was computed heap by heap, and from { $size } the player to move wins.
    }
reason-leaves-losing =
    { $leave ->
        [0] Take { $take }: nothing is left, and your opponent, who has no move, loses.
        [one] Take { $take }: your opponent is left with 1 match, and from there the player to move loses.
       *[other] Take { $take }: your opponent is left with { $leave } matches, and from there the player to move loses.
    }
reason-leaves-losing-split = Leave heaps of { $parts } ({ $move }): their nim-values are { $values }, the nim-sum is 0, and from there the player to move loses.
reason-heap-values =
    { $heaps ->
        [one] The heap has the nim-value { $sum }.
       *[other] The heaps have the nim-values { $values }; their nim-sum is { $sum }.
    }
reason-count-as-nim-odd-steps = Only the odd steps count, as heaps of Nim: { $values }.
reason-count-as-nim-gaps = Only the free squares before the last coin, the last but two and so on count, as heaps of Nim: { $values }.
reason-count-as-nim-arms = The row and the column of this hook, without the corner, are heaps of Nim: { $values }.
reason-count-as-nim-without-passes = There is no pass, so this is Nim: { $values }.
reason-count-as-nim-even-passes = The number of passes is even, and a pass can be answered by a pass: who wins is decided by the heaps, as in Nim: { $values }.
reason-head-values =
    { $count ->
        [one] The only head is coin { $coins }, and it has the nim-value { $values }.
       *[other] The heads are the coins { $coins }, and they have the nim-values { $values }.
    }
reason-nim-sum =
    { $outcome ->
        [p] The nim-sum is 0. Whatever the player to move does, the opponent can leave a nim-sum of 0 again: the player to move loses.
       *[n] The nim-sum is { $sum }; leave a nim-sum of 0.
    }
reason-misere-small-heaps =
    { $parity ->
        [odd] The last move loses, and none of these is 2 or more. The number of ones is { $ones }, which is odd: the player to move loses.
       *[even] The last move loses, and none of these is 2 or more. The number of ones is { $ones }, which is even: the player to move wins.
    }
reason-misere-one-big-heap = The last move loses, and only one of these is 2 or more: the player to move can leave an odd number of ones, and wins.
reason-misere-nim-sum =
    { $sum ->
        [0] The last move loses, but while two of these are 2 or more, the nim-sum decides as usual. It is 0: the player to move loses.
       *[other] The last move loses, but while two of these are 2 or more, the nim-sum decides as usual. It is { $sum }: the player to move wins.
    }
reason-row-lost-with-first =
    { $outcome ->
        [p] Beside the other heaps, the player to move loses with exactly one size of the first heap. That is { $leave }, the size it has.
       *[n] { $leave ->
            [0] Without the first heap, the player to move loses: leave your opponent that row.
           *[other] Beside the other heaps, the player to move loses with exactly one size of the first heap: leave your opponent { $leave } there.
        }
    }
reason-row-lost-with-last =
    { $outcome ->
        [p] Beside the other heaps, the player to move loses with exactly one size of the last heap. That is { $leave }, the size it has.
       *[n] { $leave ->
            [0] Without the last heap, the player to move loses: leave your opponent that row.
           *[other] Beside the other heaps, the player to move loses with exactly one size of the last heap: leave your opponent { $leave } there.
        }
    }
reason-pass-pairs-normal = The number of passes is odd. Then of two heaps the player to move loses only with 1 and 2, 3 and 4, 5 and 6, and so on.
reason-pass-pairs-misere = The number of passes is odd, and the last move loses. Then of two heaps the player to move loses only with 2 alone, 1 and 1, 3 and 4, 5 and 6, and so on.
reason-two-lines-normal =
    { $lines ->
        [rows] Of two rows, the player to move loses exactly when the second is one square shorter than the first.
       *[columns] Of two columns, the player to move loses exactly when the second is one square shorter than the first.
    }
reason-two-lines-misere =
    { $lines ->
        [rows] The last move loses. Of two rows, the player to move loses only when both have 1 square, or the first has 2 and the second none.
       *[columns] The last move loses. Of two columns, the player to move loses only when both have 1 square, or the first has 2 and the second none.
    }
reason-chomp-square = Bite off the second square of the second row. A row and a column of the same length are left, and your opponent loses with them as with two equal heaps of Nim.
reason-sum-is-zero = No move keeps the nim-sum at 0, and your opponent can make it 0 again: the player to move loses.
reason-zeroes-sum = Take { $take } from heap { $heap }: its nim-value goes from { $from } to { $to }, and your opponent faces a nim-sum of 0.
reason-zeroes-sum-split = Leave heaps of { $parts } of heap { $heap } ({ $move }): the nim-value there goes from { $from } to { $to }, and your opponent faces a nim-sum of 0.
reason-misere-big-value = The last move loses here, but one heap has the nim-value { $largest }. While a heap of nim-value 2 or more is left, the nim-sum decides as if the last move won.
reason-misere-small-values =
    { $parity ->
        [odd] The last move loses here, and every heap has the nim-value 0 or 1. The number of ones is { $ones }, which is odd: the player to move loses.
       *[even] The last move loses here, and every heap has the nim-value 0 or 1. The number of ones is { $ones }, which is even: the player to move wins.
    }
reason-misere-leaves-ones = Take { $take } from heap { $heap }: only the nim-values 0 and 1 are left then, and the number of ones is { $ones }, which is odd. Your opponent loses.
reason-misere-leaves-ones-split = Leave heaps of { $parts } of heap { $heap } ({ $move }): only the nim-values 0 and 1 are left then, and the number of ones is { $ones }, which is odd. Your opponent loses.
reason-quotient-product =
    { $outcome ->
        [p] The last move loses here. In the misère quotient of this rule, which has { $order } elements, the heaps are { $words }. Their product is { $product }, which lies in the P-portion: the player to move loses.
       *[n] The last move loses here. In the misère quotient of this rule, which has { $order } elements, the heaps are { $words }. Their product is { $product }, which does not lie in the P-portion: the player to move wins.
    }
reason-quotient-heap =
    { $outcome ->
        [p] The last move loses here. In the misère quotient of this rule, which has { $order } elements, the heap is { $product }, which lies in the P-portion: the player to move loses.
       *[n] The last move loses here. In the misère quotient of this rule, which has { $order } elements, the heap is { $product }, which does not lie in the P-portion: the player to move wins.
    }
reason-quotient-move = Take { $take } from heap { $heap }: the product becomes { $product }, which lies in the P-portion, and your opponent loses.
reason-quotient-move-split = Leave heaps of { $parts } of heap { $heap } ({ $move }): the product becomes { $product }, which lies in the P-portion, and your opponent loses.
reason-parts-of-fibonacci =
    { $count ->
        [0] The heap is empty and has no parts.
        [one] { $size } is itself a Fibonacci number.
       *[other] { $size } = { $sum }: Fibonacci numbers, no two of them neighbours.
    }
reason-parts-of-losing =
    { $count ->
        [0] The heap is empty and has no parts.
        [one] { $size } is itself a losing heap of this rule.
       *[other] { $size } = { $sum }: each part is a losing heap of this rule.
    }
reason-part-taken = Take { $take }: your opponent may then take at most { $limit }, and the next part, { $next }, is out of reach.
reason-last-part-taken = Take { $take }, all the parts there are: your opponent has lost.
reason-part-out-of-reach = The least part is { $least }, and at most { $quota } may be taken now. It is out of reach, so the player to move loses.
reason-whole-is-part-fibonacci = { $size } is a Fibonacci number: its only part is the whole heap, and the first move may not take that. The player to move loses.
reason-whole-is-part-losing = { $size } is a losing heap of this rule: its only part is the whole heap, and the first move may not take that. The player to move loses.
reason-too-greedy = Taking { $take } or more is too greedy: your opponent may then take all the rest at once.
reason-least-winning-take = The least take that wins here is { $take }, and it may be taken.
reason-least-winning-take-out-of-reach = The least take that would win here is { $take }, and that is more than may be taken: the player to move loses.
reason-least-winning-move = The least take that wins here is { $take }, from heap { $heap }: your opponent may then take at most { $limit }, and no take within that limit wins.
reason-only-whole-heaps = Only taking a whole heap would win here, and the first move may not do that: the player to move loses.
reason-no-take-wins = No take wins here, however high the limit is: the player to move loses.
reason-equal-pairs =
    { $pairs ->
        [0] Every heap is empty.
        [one] The heaps are equal. Whatever you take from one of them, your opponent takes as many from the other, which the limit allows: the player to move loses.
       *[other] The heaps come in { $pairs } equal pairs. Whatever you take from one heap of a pair, your opponent takes as many from the other, which the limit allows: the player to move loses.
    }
reason-value-by-limit = What heap { $heap } is worth depends on its limit. A heap of { $size } has the nim-value 0 at first, { $rises }.
reason-value-rise = { $value } from a limit of { $quota } on
reason-misere-one-fewer =
    { $size ->
        [0] Nobody takes the last match willingly, and here no other is left.
        [one] Nobody takes the last match willingly, so it is as if there were one match fewer, 1, and the last of those won.
       *[other] Nobody takes the last match willingly, so it is as if there were one match fewer, { $size }, and the last of those won.
    }
reason-misere-leave-one = Take { $take } and leave exactly one match: your opponent has to take it and loses.
reason-columns-balanced = In every column the number of ones is a multiple of { $modulus }. Whatever you take changes that, and your opponent can make it so again: the player to move loses.
reason-column-unbalanced =
    { $ones ->
        [one] In the column of { $column } there is one 1, and no multiple of { $modulus } of them. Leave a multiple of { $modulus } of ones in every column.
       *[other] In the column of { $column } there are { $ones } ones, which is no multiple of { $modulus }. Leave a multiple of { $modulus } of ones in every column.
    }
reason-moore-ones =
    { $outcome ->
        [p] The last match loses here, and no heap holds more than one. { $ones ->
            [one] There is one heap of one
           *[other] There are { $ones } heaps of one
        }, which leaves 1 on division by { $modulus }: the player to move loses.
       *[n] The last match loses here, and no heap holds more than one. { $ones ->
            [one] There is one heap of one
           *[other] There are { $ones } heaps of one
        }, which does not leave 1 on division by { $modulus }: the player to move wins.
    }
reason-moore-few-big =
    { $big ->
        [one] The last match loses here. Only one heap holds more than one match: leave only heaps of one, so many that their number leaves 1 on division by { $modulus }.
       *[other] The last match loses here. The { $big } heaps that hold more than one match may all be changed in one move: leave only heaps of one, so many that their number leaves 1 on division by { $modulus }.
    }
reason-misere-as-normal = The last match loses here, but while a heap of two or more is left, the same player wins as if it won.
reason-golden-pair =
    { $kind ->
        [misere] { $lesser } and { $greater } are the losing pair of difference { $difference } where the last match loses. Of every difference there is one such pair, and every number stands in one: no move leads from one to another, so the player to move loses.
       *[golden] { $lesser } and { $greater } are the losing pair of difference { $difference }: { $difference } × φ is { $lesser } and a fraction, where φ = (1+√5)/2 = 1.618… is the golden ratio. Of every difference there is one such pair, and every number stands in one: no move leads from one to another, so the player to move loses.
    }
reason-leaves-golden-pair =
    { $kind ->
        [misere] Take { $take } from heap { $heap }: that leaves { $lesser } and { $greater }, the losing pair of difference { $difference } where the last match loses.
       *[golden] Take { $take } from heap { $heap }: that leaves { $lesser } and { $greater }, the losing pair of difference { $difference } ({ $difference } × φ is { $lesser } and a fraction, φ = (1+√5)/2 = 1.618…).
    }
reason-leaves-golden-pair-change =
    { $kind ->
        [misere] Take { $take } from both heaps: that leaves { $lesser } and { $greater }, the losing pair of difference { $difference } where the last match loses.
       *[golden] Take { $take } from both heaps: that leaves { $lesser } and { $greater }, the losing pair of difference { $difference } ({ $difference } × φ is { $lesser } and a fraction, φ = (1+√5)/2 = 1.618…).
    }
reason-quotient-equal =
    { $outcome ->
        [p] The heaps are equal, and the only move takes one of them: it is the last one, which loses.
       *[n] The heaps are equal: take one of them, and no move is left.
    }
reason-quotient-below = { $large }/{ $small } is less than the golden ratio φ = (1+√5)/2 = 1.618…, so the player to move loses.
reason-quotient-above = { $large }/{ $small } is more than the golden ratio φ = (1+√5)/2 = 1.618…, so the player to move wins.
reason-quotient-neighbours =
    { $outcome ->
        [p] { $small } and { $large } are multiples of two neighbours of 1, 1, 2, 3, 5, 8, … by the same number. Where the last move loses, that turns the outcome round: { $large }/{ $small } is more than the golden ratio φ = 1.618…, and the player to move loses.
       *[n] { $small } and { $large } are multiples of two neighbours of 1, 1, 2, 3, 5, 8, … by the same number. Where the last move loses, that turns the outcome round: { $large }/{ $small } is less than the golden ratio φ = 1.618…, and the player to move wins.
    }
reason-quotient-value = The nim-value is { $large }/{ $small } − { $small }/{ $large }, rounded down: { $value }.
reason-leaves-pair = Take { $take } from heap { $heap }: that leaves { $small } and { $large }, from where the player to move loses.
reason-largest-heaps =
    { $outcome ->
        [p] The largest size, { $largest }, occurs { $times } times, an even number. After any move it occurs an odd number of times, and your opponent can make that even again: the player to move loses.
       *[n] { $times ->
            [one] The largest size, { $largest }, occurs once, an odd number of times
           *[other] The largest size, { $largest }, occurs { $times } times, an odd number
        }: leave a largest size that occurs an even number of times, or nothing.
    }
reason-half-excess =
    { $value ->
        [0] No two heaps have a one in the same binary column: the total is { $total } and so is the nim-sum. Every move changes that, and your opponent can make it so again: the player to move loses.
       *[other] The total is { $total } and the nim-sum is { $sum }; half of the difference is the nim-value, { $value }. It is 0 where no two heaps have a one in the same binary column: leave such heaps.
    }
reason-searched =
    { $positions ->
        [one] The only position that can come up was looked at.
       *[other] Every position that can come up was looked at, { $positions } in all.
    }
reason-value-by-theorem = By the theorem below, { $size } { $size ->
        [one] match has
       *[other] matches have
    } the nim-value { $value }{ $decided ->
        [lost] , so every move leaves a heap of another value, and the opponent can answer it with one that leaves the value 0 again.
       *[won] , so there is a move to a heap of the value 0, from which the opponent loses.
    }
reason-tabulated = The values of all heaps from 0 to { $up-to } were computed one by one.
