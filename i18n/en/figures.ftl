### Figures: titles, heads of tables, and what a picture means. Short, since they stand in pictures.

figure-separator = { ", " }
figure-heap = size
figure-unknown = ?
figure-columns-left-out =
    { $count ->
        [one] One column in the middle is not shown.
       *[other] { $count } columns in the middle are not shown.
    }
figure-more-heaps =
    { $count ->
        [one] … and one more heap.
       *[other] … and { $count } more heaps.
    }

## Heaps in binary

figure-pairing-title = The heaps in binary, ones joined in pairs
figure-paired = paired
figure-single = single
figure-no-ones = none
figure-pairing-all = Every one has a partner: nobody is left single.
figure-pairing-single =
    { $count ->
        [one] In the column { $columns } a one has no partner.
       *[other] In each of the columns { $columns } a one has no partner.
    }
figure-pairing-none = There are no ones to pair.

## Heaps as sums of powers of two

figure-powers-title = The heaps as sums of powers of two
figure-powers-times = times
figure-odd = odd
figure-even = even
figure-powers-all-even = Every power occurs an even number of times.
figure-powers-odd =
    { $count ->
        [one] The power { $powers } occurs an odd number of times.
       *[other] The powers { $powers } occur an odd number of times.
    }
figure-powers-rest = rest { $rest }
figure-powers-all-multiples = Every power occurs a multiple of { $modulus } times.
figure-powers-no-multiples =
    { $count ->
        [one] The power { $powers } does not occur a multiple of { $modulus } times.
       *[other] The powers { $powers } do not occur a multiple of { $modulus } times.
    }

## A heap as a sum of parts

figure-parts-title = The parts of { $size }
figure-parts-hidden =
    { $count ->
        [one] one more part
       *[other] { $count } more parts
    }
figure-parts-limit = limit { $limit }
figure-parts-take = take { $take } wins
figure-parts-no-limit = No limit yet: any number may be taken, but not all.
figure-parts-limit-note = At most { $limit } may be taken now.
figure-parts-no-take = No take wins.
figure-parts-more-takes =
    { $count ->
        [one] One more take wins.
       *[other] { $count } more takes win.
    }

## The heaps 0, 1, 2, ...

figure-strip-title = The heaps 0, 1, 2, …
figure-strip-size = heap
figure-strip-value = nim-value
figure-strip-outcome = outcome
figure-strip-period = period
figure-strip-here = asked
figure-strip-before = preperiod
figure-strip-period-note = The row repeats with period { $period } from heap { $preperiod } on.
figure-strip-growing-note = From heap { $preperiod } on, the values grow by { $saltus } every { $period } heaps.
figure-strip-no-period = No period is claimed.
figure-strip-gaps = Gaps between losing heaps: { $gaps }, and so on for ever.
figure-strip-letters = P: the player to move loses. N: the player to move wins.
figure-strip-here-note = ▲ marks the heap asked about, or the heap of the first period that has the same values.

## Moves

figure-moves-title = The moves and what they leave
figure-moves-move = move
figure-moves-leaves = leaves
figure-moves-outcome = then
figure-moves-nim-value = nim-value
figure-moves-left = moves left
figure-opponent-loses = opponent loses
figure-opponent-wins = opponent wins
figure-moves-marked = The marked moves win.
figure-moves-remoteness = Moves left: if the winner hurries and the loser delays.
figure-more-moves =
    { $count ->
        [one] … and one more move
       *[other] … and { $count } more moves
    }
figure-replies-title = Every move and the reply that beats it
figure-replies-reply = reply
figure-replies-then = then leaves
figure-replies-over = the game is over

## Two heaps

figure-grid-nim-value = The nim-values of two heaps
figure-grid-third-heap = The third heap that makes a losing position with two
figure-grid-outcome = Who wins with two heaps
figure-grid-marked = Marked: the player to move loses with these two heaps alone (P). Otherwise the player to move wins (N).
figure-grid-here = The pair asked about: in angle brackets, in the picture with a frame.
figure-grid-winning = What the winning moves leave: between stars, in the picture joined to the frame by a line.
figure-grid-cut = The table goes to { $last }; the text shows heaps up to { $shown }, the picture up to { $drawn }.
