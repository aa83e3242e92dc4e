# Theorems: their names; .statement is one sentence.

theorem-bouton = Bouton's theorem
    .statement = In Nim the player to move loses exactly when every binary column holds an even number of ones.
theorem-bouton-misere = Bouton's theorem for misère play
    .statement = If the last match loses, Nim is decided as usual while a heap of two or more is left; with heaps of one only, the player to move loses exactly when their number is odd.
theorem-residue = the remainder theorem
    .statement = The nim-value of a heap is its remainder on division by L, so the player to move loses exactly on the multiples of L.
theorem-interval = the theorem on one interval of amounts
    .statement = Who wins repeats every a+b matches: the player to move loses exactly when the remainder on division by a+b is less than a.
theorem-two-intervals = the theorem on two intervals of amounts
    .statement = With L = a+1 and m the least number with mL ≥ c, who wins repeats every T matches, where T = b+1 if c to b are fewer than L amounts and T = (m-1)L+b+1 otherwise; the player to move loses exactly at the places 0, L, 2L, …, (m-1)L of a period.
theorem-sprague-grundy = the Sprague–Grundy theorem
    .statement = The player to move loses exactly when the nim-sum of the nim-values of the heaps is 0.
theorem-pairing = Ferguson's pairing property
    .statement = If the last move loses, the nim-sum decides as usual while a heap has a nim-value of 2 or more; otherwise the player to move loses exactly when the number of heaps with nim-value 1 is odd.
theorem-schwenk = Schwenk's theorem
    .statement = Every heap is in exactly one way a sum of losing heaps in which the limit after a take of one part never reaches the next larger part; the player to move loses exactly when the least part may not be taken.
theorem-staircase = the theorem on staircases
    .statement = Only the odd steps count: the nim-value of a staircase is the nim-sum of the tokens on the steps 1, 3, 5 and so on.
theorem-limit-recurrence = the recurrence for the least winning take
    .statement = The least winning take h(n) from n matches is the least x with f(x) < h(n-x), where f is the limit and h(0) is infinite; the player to move wins exactly when h(n) may be taken.
theorem-limit-misere = the theorem on limits when the last move loses
    .statement = Nobody takes the last match willingly, so with a limit in force n matches are decided like n-1 when the last move wins; at the start, with two or more, the player to move leaves one match and wins.

theorem-refused = This is a bug of the program, please report it: { $name } was not used, since it is wrong about the position { $position }.

# What theorems need to hold: clauses without a full stop, which are joined to lists; .needed is what a game
# lacks, where the clause does not say it plainly.
conditions-separator = { ", " }
conditions-and = { ", and " }
condition-nim-heaps = every heap is played by Nim
condition-below-l = every amount from 1 to L-1 may be taken
    .needed = 1 may be taken
condition-no-multiple-of-l = no multiple of L may be taken
    .needed = no multiple of L, the least number that may not be taken, may be taken
condition-one-run = the amounts are a to b without a gap
condition-two-runs = the amounts are 1 to a and c to b
condition-multiple-in-second-run = a multiple of a+1 lies between c and b
condition-values-known = the nim-value of every heap is known
condition-fixed-sets = every heap is played by Nim or by a set of amounts
condition-no-sum = the rule is no sum of rules
condition-one-heap = there is one heap
condition-limit-never-decreases = the limit f never decreases
condition-limit-at-least-previous = f(x) ≥ x for every take x
condition-limit-positive = the limit is always at least 1
condition-normal-play = the last move wins
condition-misere-play = the last move loses

# What kind of rule a theorem speaks of: clauses of the same kind.
condition-some-nim = some heap is played by Nim
condition-one-set = there is one set of amounts for heaps of all sizes, and what is left is one heap or none
condition-independent-heap = what may be done in some heap depends on that heap alone
condition-previous-take = the previous take limits the next
condition-staircase = tokens move down the steps of a staircase

# What a theorem gives for a position.
gives-outcome = who wins
gives-nim-value = the nim-value
gives-winning-moves = all winning moves
gives-remoteness = how long it takes
