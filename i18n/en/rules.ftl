### Rules in plain words.

rule-nim = Take any number of matches from one heap.
rule-take =
    { $greatest ->
        [one] Take 1 match from one heap.
       *[other] Take { $amounts } matches from one heap.
    }
rule-fibonacci = The first move may take any number of matches but not all; after that, at least 1 and at most twice as many as the opponent just took.
rule-at-most = The first move may take any number of matches but not all; after that, at least 1 and at most { $limit }, where prev is what the opponent just took.
rule-at-most-fixed = The first move may take any number of matches but not all; after that, at least 1 and at most { $limit }.
rule-own-limits = A limit is that of its heap: what counts is the last take from the same heap, whoever made it.
amounts-range = { $from } to { $to }
rule-all-but = Take any number of matches from one heap except { $amounts }.

# Codes and choices. $moves is one kind of move, or several; $condition and $leaves are clauses that
# follow, or nothing.
rule-take-and-leave = From one heap, { $moves }.
rule-split = Choose a heap and { $moves }.
rule-choice = Choose a heap and one of these moves: { $moves }.
kinds-separator = { "; " }
kinds-or = { "; or " }
kind-take = take { $amounts }{ $condition }{ $leaves }
kind-split = split it into { $into }{ $condition }, taking nothing
kind-amounts-any = any number of matches
kind-amounts-all-but = any number of matches except { $amounts }
kind-amounts-numbers =
    { $greatest ->
        [one] 1 match
       *[other] { $amounts } matches
    }
kind-amounts-sets =
    { $numbers ->
        [none] a number of matches that is { $sets }
       *[other] a number of matches that is { $numbers } or { $sets }
    }
# Clauses of $leaves. $besides says whether the heap may also go ("none"), stay one heap ("one"),
# "both" or "neither".
kind-leaves =
    { $besides ->
        [none] , but only if that empties the heap
       *[one] , but not the whole heap
    }
kind-leaves-heaps =
    { $besides ->
        [neither] , and split what is left into { $into }
        [none] , emptying the heap or splitting what is left into { $into }
        [one] , but not the whole heap, and what is left may be split into { $into }
       *[both] , and what is left may be split into { $into }
    }
kind-into =
    { $heaps ->
        [two] two heaps
        [two-unequal] two heaps of different sizes
        [three] three heaps
        [two-unequal-or-three] two heaps of different sizes or into three heaps
       *[two-or-three] two or three heaps
    }
kind-condition =
    { $named ->
        [heap] , where `{ $condition }` (n is the size of the heap)
        [amount] , where `{ $condition }` (k is what is taken)
        [both] , where `{ $condition }` (n is the size of the heap, k what is taken)
       *[neither] , where `{ $condition }`
    }
# Sets of numbers, said of a number.
sets-or = { " or " }
set-evens = even
set-odds = odd
set-primes = prime
set-composites = composite
set-squares = a square
set-cubes = a cube
set-triangular-numbers = triangular
set-fibonacci-numbers = a Fibonacci number
set-factorials = a factorial
set-powers = a power of { $base }
set-residue =
    { $residue ->
        [0] a multiple of { $modulus }
       *[other] { $residue } more than a multiple of { $modulus }
    }

rule-sum = The heaps are in groups, and each group has its own rule; a move is made in one heap.
rule-sum-part = Group { $number }: { $rule }

convention-last-match-wins = Whoever takes the last match wins.
convention-last-match-loses = Whoever takes the last match loses.
convention-last-move-wins = Whoever makes the last move wins: a player who cannot move loses.
convention-last-move-loses = Whoever makes the last move loses: a player who cannot move wins.

named-nim = Several heaps: take any number of matches from one of them.
named-fibonacci = One heap: the first move may take any number of matches but not all; after that, take at most twice as many as the opponent just took.
named-equal-or-less = One heap: the first move may take any number of matches but not all; after that, take at most as many as the opponent just took.
named-prev-plus-one = One heap: the first move may take any number of matches but not all; after that, take at most one more than the opponent just took.
named-less-than-twice = One heap: the first move may take any number of matches but not all; after that, take fewer than twice as many as the opponent just took.
named-thrice = One heap: the first move may take any number of matches but not all; after that, take at most three times as many as the opponent just took.
named-she-loves-me = Take 1 match from one heap, as petals are pulled off a daisy: she loves me, she loves me not.
named-race-to-thirty = A race to 30: in turn, say one or two of the numbers that come next. With matches: one heap, often of 30, from which 1 or 2 are taken.
named-twenty-one = One heap, often of 21: take 1 to 3 matches.
named-bash = One heap: take 1 to 5 matches. This is Bash's game with 5 as the most that may be taken; write `take 1-7` for another limit.
named-bachet = A race to 100: in turn, add 1 to 10. With matches: one heap, often of 100, from which 1 to 10 are taken.
named-one-or-four = Take 1 or 4 matches from one heap.
named-one-two-k = Take 1 or 2 matches from one heap, or exactly K of them; here K is 6.
named-one-three-four = Take 1, 3 or 4 matches from one heap, but not 2.
named-two-three-five = Take 2, 3 or 5 matches from one heap; a single match stays where it is.
named-subtract-a-square = Take a square number of matches from one heap: 1, 4, 9, 16 and so on.
named-subtract-a-cube = Take a cube number of matches from one heap: 1, 8, 27 and so on.
named-subtract-a-triangle = Take a triangular number of matches from one heap: 1, 3, 6, 10 and so on.
named-subtract-a-prime = Take a prime number of matches from one heap: 2, 3, 5, 7 and so on.
named-subtract-a-composite = Take a composite number of matches from one heap: 4, 6, 8, 9 and so on.
named-one-or-prime = Take 1 match or a prime number of matches from one heap: 1, 2, 3, 5, 7 and so on.
named-prime-minus-one = Take a number of matches from one heap that is one less than a prime: 1, 2, 4, 6, 10 and so on.
named-subtract-a-fibonacci = Take a Fibonacci number of matches from one heap: 1, 2, 3, 5, 8 and so on. The opponent's last take does not matter.
named-subtract-a-power-of-two = Take a power of two from one heap: 1, 2, 4, 8 and so on.
named-subtract-a-factorial = Take a factorial number of matches from one heap: 1, 2, 6, 24 and so on.
named-even-nim = Take an even number of matches from one heap; a single match stays where it is.
named-odd-nim = Take an odd number of matches from one heap.
named-all-but-one = Take any number of matches from one heap except 1.
named-all-but-two = Take any number of matches from one heap except 2.
named-half-nim = Take at most half of a heap; a single match stays where it is.
named-ceil-half = Take at most half of a heap, rounded up; a single match may be taken.
named-at-least-half = Take at least half of a heap.
named-third-nim = Take at most a third of a heap; heaps of one and two stay where they are.
named-mark = Take 1 match from a heap, or bring the heap down to half its size, rounded down.
named-divisor-nim = Take a number of matches that divides the size of the heap; the whole heap may be taken too.
named-aliquot = Take a number of matches that divides the size of the heap, but never the whole heap.
named-saliquant = Take a number of matches that does not divide the size of the heap.
named-maliquot = Bring a heap down to a proper divisor of its size: from 12 to 6, 4, 3, 2 or 1.
named-totative = Take a number of matches that has no factor but 1 in common with the size of the heap, and never the whole heap.
named-putnam-beans = Take 1 match from a heap if at least two are left in it, or take a whole heap of two or three.
named-kayles = Take 1 or 2 matches from a heap; what is left may be split into two heaps. As a row of pins: knock down one pin or two neighbours.
named-double-kayles = Take 1 to 4 matches from a heap; what is left may be split into two heaps.
named-dawson-kayles = Take 2 matches from a heap; what is left may be split into two heaps. As a row of pins: knock down two neighbours.
named-dawson-chess = In a row of matches, take one together with its neighbours, so that the row may fall into two. With heaps: take away a heap of 1; take 2 and leave at most one heap; or take 3 and leave at most two heaps.
named-treblecross = Take 3 matches from a heap; what is left may be split into two heaps. Treblecross, where three crosses in a row decide, is this game if nobody blunders: a strip of n squares is a heap of n + 2.
named-officers = Take 1 match from a heap and leave the rest as one heap or as two; a single match stays where it is.
named-guiles = Take away a heap of 1 or 2 matches, or take 2 from a larger heap and split the rest into two heaps.
named-stalking = Take 1 match from a heap, or take away a heap of 2.
named-daisies = Take 1 match from a heap, and what is left may be split into two heaps; or split a heap into two and take nothing.
named-lasker = Take any number of matches from a heap, or split a heap into two and take nothing.
named-one-two-four-nine = Take 1, 2, 4 or 9 matches from a heap, or split a heap into two and take nothing.
named-rims = Take any number of matches from a heap; what is left may be split into two heaps. On paper: draw a loop through some points, and it divides the others into those inside and those outside.
named-grundy = Split a heap into two heaps of different sizes; nothing is taken.
named-couples-are-forever = Split a heap of at least three matches into two heaps; a heap of two is never split, and nothing is taken.
named-chocolate-bar = Split a heap into two heaps and take nothing, as a bar of chocolate is broken into its squares.
named-kenyon = Take 1 match from a heap, or take 2 and leave the rest as one heap or split into two or three.

rule-moore = Take any numbers of matches from at least one and at most { $most } heaps.
rule-kotzig = Places stand around a circle, and the token (2) is at one of them. Move it on by { $amounts } places to one where it has not been (1); places where it has been are empty (0).
rule-globally = The first move may take any number of matches from one heap but not the whole heap; after that, at least 1 and at most { $limit } from any one heap, where prev is what the opponent just took, from whichever heap.

named-nimble = Coins on a strip of squares numbered from 0 on: move one coin any number of squares towards 0; coins may share a square. A heap is the square of a coin.
named-wythoff = Two heaps: take any number of matches from one of them, or the same number from both.
named-euclid = Two heaps, neither of them empty: take from the larger a multiple of the smaller, and leave at least 1 match in it.
named-euclid-to-zero = Two heaps: take from the larger a multiple of the smaller; it may become empty, which ends the game.
named-staircase = Coins on the steps of a staircase: move any number of them from one step to the next lower one. From step 1 they leave the game. A heap is a step, from step 1 on.
named-silver-dollar = Coins on a strip, at most one on a square: move one coin to the left any number of squares, without meeting or passing another. A heap is the square of a coin, counted from 0.
named-turning-turtles = A row of coins, 1 for heads and 0 for tails: turn one coin from heads to tails and, if you like, one more coin to the left of it.
named-mock-turtles = A row of coins, 1 for heads and 0 for tails: turn one coin from heads to tails and, if you like, one or two more coins to the left of it.
named-ruler = A row of coins, 1 for heads and 0 for tails: turn any number of coins that stand side by side, the rightmost of them from heads to tails.
named-twins = A row of coins, 1 for heads and 0 for tails: turn two coins, the right one of them from heads to tails.
named-lim = Three heaps: take the same number of matches from two of them and put that number on the third.
named-greedy-nim = Several heaps: take any number of matches from a heap that no other exceeds.
named-end-nim = A row of heaps: take any number of matches from the first or from the last heap that is not empty.
named-pass-nim = Several heaps, the first of which holds passes: take any number of matches from one of the others, or, while one of them has matches, use up a pass.
named-chomp = Rows of chocolate, none longer than the row above: bite off a square with everything to the right of it, and the same columns of all rows below. The first square of the first row is poisoned and may not be bitten.
named-global-fibonacci = Several heaps: the first move may take any number of matches from one heap but not the whole heap; after that, take from any one heap at most twice as many as the opponent just took, from whichever heap.

read-in-words = In words: `{ $text }`.
read-code = Code: `{ $code }`.
read-name = Name: `{ $name }`.
read-source = Source: { $source }.
read-method-theory = Positions are answered by a theorem, for heaps of any size.
read-method-sequence = Positions are answered from the values of single heaps, computed one after the other; where a period is proven, it carries them on to any size.
read-method-recurrence = Positions are answered from a table of least winning takes, computed heap by heap within the limits.
read-method-global-recurrence = Positions are answered from a table of least winning takes for all sizes of the heaps, computed within the limits; equal pairs of heaps at once if the limit is never less than the previous take.
read-own-limits =
    { $convention ->
        [misere] With several heaps each has its own limit: what counts is the last take from the same heap, whoever made it. Those positions are answered by a complete search.
       *[normal] With several heaps each has its own limit: what counts is the last take from the same heap, whoever made it. Those positions are answered from the nim-values of single heaps under every limit.
    }
read-method-search = Positions are answered by searching all that can come up, within the limits.
read-theorem = What it rests on: { $name }. { $statement }
read-theorem-fails = Not by { $name }: it needs that { $condition }.
read-theorem-other = Not by { $name }: that is about games in which { $condition }.
read-theorem-too = Also by { $name }.
read-theorems-more =
    { $count ->
        [one] Nor does one more theorem about such rules apply; `--all` names it.
       *[other] Nor do { $count } more theorems about such rules apply; `--all` names them.
    }
