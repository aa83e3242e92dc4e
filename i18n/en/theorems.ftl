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
theorem-two-amounts = the theorem on two amounts
    .statement = Cut the heaps into rows of a. Up to b the values of a row are all 0 and all 1 by turns; from b to a+b-1 each is the least number that its two options do not have, which is 1 or 2. All of that repeats every T matches: T = 2a if b is an odd multiple of a, and T = a+b otherwise.
theorem-quotient = the quotient theorem
    .statement = The nim-value of a heap is the integer part of n/a, so the player to move loses exactly on the heaps below a.
theorem-all-but-one = the theorem on one forbidden amount
    .statement = The nim-value of n is a times the integer part of n/2a, and the remainder of n on division by a besides; so the player to move loses exactly on 0 and on a.
theorem-common-divisor = the theorem on a common divisor
    .statement = A heap of n has the nim-value that the integer part of n/d has under the amounts divided by d.
theorem-blow-up = the blow-up theorem
    .statement = With q the integer part of n/L, the nim-value of n is L times that of q under the smaller set, and the remainder of n on division by L besides.
theorem-at-most-part = Levine's theorem
    .statement = The nim-value of n is f(n) if f(n) is greater than f(n-1), and otherwise that of n-f(n)-1; from n there is exactly one move to each value up to f(n) but its own.
theorem-at-least-part = the theorem on large takes
    .statement = The nim-value of n is 1 more than that of f(n), the largest heap that can be left, and 0 if no move is left; it never decreases from heap to heap.
theorem-divisor-taken = the divisor theorem
    .statement = The nim-value of n is 1 more than the number of times that 2 divides n, so the player to move always wins, by taking all.
theorem-proper-divisor-taken = the theorem on proper divisors
    .statement = The nim-value of n is the number of times that 2 divides n, so the player to move loses exactly on odd heaps.
theorem-divisor-left = the theorem on divisors that are left
    .statement = The nim-value of n is the number of its prime factors, each counted as often as it divides n, so the player to move loses exactly on 1.
theorem-coprime = the theorem on coprime amounts
    .statement = The nim-value of n, from 2 on, is the place of its least prime factor among the primes 2, 3, 5, …; if 1 may be taken from 1, then 1 has the value 1 and even heaps have the value 0 instead.
theorem-lasker = the theorem on Lasker's nim
    .statement = The nim-value of n is n+1 if n leaves the remainder 3 on division by 4, n-1 if it is a multiple of 4 and not 0, and n otherwise.
theorem-sprague-grundy = the Sprague–Grundy theorem
    .statement = The player to move loses exactly when the nim-sum of the nim-values of the heaps is 0.
theorem-pairing = Ferguson's pairing property
    .statement = If the last move loses, the nim-sum decides as usual while a heap has a nim-value of 2 or more; otherwise the player to move loses exactly when the number of heaps with nim-value 1 is odd.
theorem-tested-pairing = Ferguson's pairing property, tested
    .statement = If the last move loses, the nim-sum decides as usual while a heap has a nim-value of 2 or more; otherwise the player to move loses exactly when the number of heaps with nim-value 1 is odd.
theorem-misere-quotient = the misère quotient of Plambeck and Siegel
    .statement = Sums of such heaps multiply like the elements of a finite table, in which every heap has its element; the player to move loses exactly when the product of the elements of the heaps lies in the P-portion.
theorem-schwenk = Schwenk's theorem
    .statement = Every heap is in exactly one way a sum of losing heaps in which the limit after a take of one part never reaches the next larger part; the player to move loses exactly when the least part may not be taken.
theorem-staircase = the theorem on staircases
    .statement = Only the odd steps count: the nim-value of a staircase is the nim-sum of the tokens on the steps 1, 3, 5 and so on, and if the last move loses, they are decided as in misère Nim.
theorem-silver-dollar = the theorem on coins on a strip
    .statement = The gap to the left of the last coin, of the last but two and so on are heaps of Nim: the nim-value is their nim-sum, and if the last move loses, they are decided as in misère Nim.
theorem-coin-turning = the theorem on coins that are turned
    .statement = The nim-value of a row of coins is the nim-sum of the nim-values of its heads: of the i-th coin i in `turning-turtles`, i-1 in `twins`, the largest power of 2 that divides i in `ruler`, and the i-th number with an odd number of binary ones in `mock-turtles`.
theorem-end-nim = the theorem on End-Nim
    .statement = Beside the other heaps of a row, exactly one size of the first heap is lost for the player to move, and exactly one of the last heap; both follow from those of shorter rows.
theorem-pass-nim = the theorem on Nim with passes
    .statement = With an even number of passes, who wins is decided as in Nim; with an odd number, two heaps are lost for the player to move only in certain pairs of neighbours.
theorem-chomp = the theorem on small chocolate bars
    .statement = In Chomp, two rows or columns are decided by their difference, a row and a column with a common corner by Nim, and a square is won by a bite that leaves such a row and column.
theorem-moore = Moore's theorem
    .statement = Where at most K heaps may be changed in one move, the player to move loses exactly when in every binary column the number of ones is a multiple of K+1; if the last match loses, with heaps of one only, exactly when their number leaves 1 on division by K+1.
theorem-wythoff = Wythoff's theorem
    .statement = Of every difference k there is one pair a and a+k with which the player to move loses: a = ⌊kφ⌋, where φ is the golden ratio; if the last match loses, a = 2 for k = 0 and a = 0 for k = 1.
theorem-euclid = the theorem on Euclid's game
    .statement = The nim-value of x ≤ y is y/x − x/y, rounded down, so the player to move loses exactly when y/x is less than the golden ratio φ; if the last move loses, that is turned round for multiples of two neighbours of 1, 1, 2, 3, 5, 8, … by the same number.
theorem-euclid-to-zero = the theorem of Cole and Davie
    .statement = With 0 < x ≤ y the player to move wins exactly when x = y or y/x is more than the golden ratio φ; if the last move loses, exactly when y/x is more than φ. If a heap is empty, no move is left.
theorem-greedy-nim = the theorem on greedy Nim
    .statement = The player to move loses exactly when the largest size occurs an even number of times, or is 0; if the last match loses, the same while it is 2 or more, and with heaps of one only exactly when their number is odd.
theorem-lim = the theorem on LIM
    .statement = The nim-value is half of what the total exceeds the nim-sum X by, so the player to move loses exactly when no two heaps have a one in the same binary column.
theorem-limit-recurrence = the recurrence for the least winning take
    .statement = The least winning take h(n) from n matches is the least x with f(x) < h(n-x), where f is the limit and h(0) is infinite; the player to move wins exactly when h(n) may be taken.
theorem-limit-misere = the theorem on limits when the last move loses
    .statement = Nobody takes the last match willingly, so with a limit in force n matches are decided like n-1 when the last move wins; at the start, with two or more, the player to move leaves one match and wins.
theorem-global-limit-recurrence = the recurrence for the least winning take from several heaps
    .statement = The least winning take h(p) from a position p is the least x with f(x) < h(p-x), where f is the limit, p-x is what a take of x from some heap leaves, and h is infinite where there is none; with a limit in force the player to move wins exactly when h(p) may be taken.
theorem-global-limit-pairs = the theorem on equal pairs under one limit
    .statement = If the heaps come in equal pairs and the limit is never less than the take before, the player to move loses: what is taken from one heap of a pair can be taken from the other.

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
condition-two-amounts = the amounts are a and b, where a < b
condition-short-gaps = there is no end of amounts, and no two successive ones differ by more than a, the least
condition-one-excluded = every amount but a may be taken
condition-common-divisor = every amount is a multiple of d, which is more than 1
condition-blown-up = the amounts are 1 to L-1 and, for every t of a smaller set, tL-(L-1) to tL+(L-1)
condition-smaller-set-known = the nim-values of the smaller set have a closed form
condition-up-to-part = the amounts are 1 to f(n), where f(n) is the integer part of (bn+c)/a and 0 < b ≤ a
condition-from-part = what can be left is 0 to f(n), where f(n) is the integer part of (bn+c)/a and 0 ≤ b < a
condition-divisors-taken = the amounts are the divisors of the heap
condition-proper-divisors-taken = the amounts are the divisors of the heap that are less than the heap
condition-proper-divisors-left = what can be left is a divisor of the heap that is less than the heap
condition-coprime-amounts = the amounts are those that have no divisor but 1 in common with the heap
condition-take-any-or-split = any number may be taken, or the heap split in two, and nothing else
condition-values-known = the nim-value of every heap is known
condition-fixed-sets = every heap is played by Nim or by a set of amounts
condition-no-splits = no move leaves more than one heap
condition-zeros-reach-one = every heap of nim-value 0 with a move has a move to nim-value 1, which was tested up to the largest heap
condition-quotient-verified = the table is verified for every heap
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
condition-heap-matters = the amounts depend on the size of the heap
condition-heaps-split = a heap may be split
condition-independent-heap = what may be done in some heap depends on that heap alone
condition-previous-take = the previous take limits the next
condition-own-heap = some heap is played for itself
condition-global-limit = the previous take limits the next in all heaps
condition-staircase = tokens move down the steps of a staircase
condition-silver-dollar = coins move along a strip without meeting or passing
condition-coins = coins in a row are turned
condition-end-nim = tokens are taken from the ends of a row of heaps
condition-pass-nim = it is Nim with passes
condition-chomp = it is Chomp
condition-moore = matches are taken from several heaps at once, up to a number of heaps
condition-wythoff = matches are taken from one of two heaps, or as many from both
condition-euclid = a multiple of the smaller of two heaps is taken from the larger, and both stay positive
condition-euclid-to-zero = a multiple of the smaller of two heaps is taken from the larger, which may become empty
condition-greedy-nim = matches are taken from a heap that no other exceeds
condition-lim = as many matches are taken from two of three heaps as are put on the third

# Patterns of sets whose periods are foretold by tables and not proven.
pattern-sum-of-two = a, b and a+b
    .statement = If b = 2ha+r with 0 ≤ r < 2a, two amounts a and b without a common divisor, and a+b besides, have shown the period a(2b+r) for r ≤ a and 2b+2a-r for other r, wherever anybody looked.
pattern-one-and-two = 1, b and c
    .statement = The amounts 1, b and c have shown the period b+c for odd b and even c; for even b and the remainder r of c on division by b+1, they have shown b+1 if r is 1 or b, b+c if r is another odd number, and c+1 if r is even and c > b², wherever anybody looked.
pattern-any-two-intervals = two intervals
    .statement = The amounts from p to q and from r to s have shown one of the periods p+q, p+s, q+r and r+s, or p+s and a multiple of p+q more, or a divisor of p+s or of q+r, wherever anybody looked.
pattern-ultimately-bipartite = ultimately bipartite sets
    .statement = For amounts such as a, a+2 and 2a+3 with odd a from 3 on, the nim-values are 0 and 1 by turns from some heap on, wherever anybody looked.
pattern-foretold = A pattern, { $name }: { $statement } Foretold here: { $periods }. That is not proven in general, and no reason for an answer.
pattern-held = The pattern { $name } foretells this period, without a general proof; `nimm read` says more.
pattern-refuted = The pattern { $name } foretells { $periods }: this set is a counterexample. { $statement }

# What a theorem gives for a position.
gives-outcome = who wins
gives-nim-value = the nim-value
gives-winning-moves = all winning moves
gives-remoteness = how long it takes
