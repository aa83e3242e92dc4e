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
reason-odd-steps =
    { $outcome ->
        [p] Only the odd steps count, as heaps of Nim: { $values }. Their nim-sum is 0. What comes down to an odd step can be moved on by the same number, so the player to move loses.
       *[n] Only the odd steps count, as heaps of Nim: { $values }. Their nim-sum is { $sum }; leave a nim-sum of 0.
    }
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
reason-misere-one-fewer =
    { $size ->
        [0] Nobody takes the last match willingly, and here no other is left.
        [one] Nobody takes the last match willingly, so it is as if there were one match fewer, 1, and the last of those won.
       *[other] Nobody takes the last match willingly, so it is as if there were one match fewer, { $size }, and the last of those won.
    }
reason-misere-leave-one = Take { $take } and leave exactly one match: your opponent has to take it and loses.
reason-searched =
    { $positions ->
        [one] The only position that can come up was looked at.
       *[other] Every position that can come up was looked at, { $positions } in all.
    }
reason-tabulated = The values of all heaps from 0 to { $up-to } were computed one by one.
