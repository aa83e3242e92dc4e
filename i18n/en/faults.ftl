### Faults in what was typed or read.
###
### fault-CODE: a text that does not follow its notation. game-CODE: a position or move that does
### not fit the game. saved-CODE: a saved answer that cannot be read. player-CODE: a player that is
### not known, or a game that its players cannot play to its end.
### .expected is a noun phrase, .remedy one thing to do; both without a full stop.
### $at is "end" where the text ends, else "text"; $notation is "rule", "position", "move" or "number";
### $side is "first" or "second", for the player who moves first or second.

# A whole text that would be accepted.
fault-correction = write `{ $fixed }`

fault-empty-rule = The rule is empty.
    .expected = a rule
    .remedy = write a rule, for example `take 1-3`
fault-empty-position = The position is empty.
    .expected = the sizes of the heaps
    .remedy = write the sizes of the heaps, for example `3+4+5`
fault-empty-move = The move is empty.
    .expected = a move
    .remedy = write a move, for example `2:-3` to take 3 from heap 2
fault-empty-number = The number is empty.
    .expected = a whole number
    .remedy = write a number, for example `1e6`
fault-unexpected-character = The character { $found } has no meaning here.
    .expected =
        { $notation ->
            [rule] a rule in letters, digits and the signs `+ - * ^ / ( ) , . & = ! < >`
            [position] a position in digits and the signs `+ * .. @ &`
            [move] a move such as `2:-3`
           *[number] a whole number such as `1000`, `1e6` or `2^20`
        }
    .remedy = leave { $found } out
fault-full-width = These characters are full-width; the notation is read in ASCII.
    .expected = `{ $ascii }` in ASCII characters
    .remedy = type `{ $ascii }` in half-width characters
fault-number-too-long = The number is too long to work with: the limit is { $limit } digits.
    .expected = a number of at most { $limit } digits
    .remedy = use a smaller number
fault-unknown-name =
    { $close ->
        [yes] There is no rule called `{ $name }`. Did you mean `{ $suggestion }`?
       *[no] There is no rule called `{ $name }`.
    }
    .expected = the name of a rule, a code such as `0.77`, or `take` and amounts
    .remedy =
        { $close ->
            [yes] write `{ $suggestion }`
           *[no] say what may be taken, for example `take 1-3`
        }
fault-misplaced-misere = Only the whole rule can be misère, so `misere` cannot stand here.
    .expected = `misere` at most once, in front of the whole rule
    .remedy = write `misere` once at the very beginning, as in `misere nim & take 1-3`, or leave it out
fault-missing-rule =
    { $at ->
        [end] A rule is still missing at the end.
       *[text] A rule is missing here; `{ $found }` does not begin one.
    }
    .expected = a rule
    .remedy = write a rule here, for example `take 1-3`
fault-expected-amount =
    { $at ->
        [end] The amounts are still missing at the end.
       *[text] The amounts are missing here; `{ $found }` does not fit.
    }
    .expected = amounts, as in `take 1-3,5` or `S(1,3,4)`
    .remedy = write what may be taken, for example `take 1-3`
fault-expected-range-end = The range `{ $from }-` has no upper end.
    .expected = the largest amount of the range
    .remedy = write the upper end, for example `{ $from }-{ $to }`
fault-zero-amount = A move has to take something, so 0 is not an amount.
    .expected = an amount of at least 1
    .remedy = leave 0 out
fault-repeated-amount = The amount { $amount } is listed twice.
    .expected = each amount once
    .remedy = list { $amount } only once
fault-reversed-range = The range `{ $from }-{ $to }` runs downwards.
    .expected = the smaller amount first
    .remedy = write `{ $to }-{ $from }`
fault-empty-set = The set holds no amounts, so nobody could ever move.
    .expected = at least one amount
    .remedy = write amounts between the parentheses, for example `S(1,3,4)`
fault-expected-expression =
    { $at ->
        [end] The limit for the next take is not complete.
       *[text] The limit for the next take does not go on with `{ $found }`.
    }
    .expected = a limit, as in `take at most 2*prev`
    .remedy = write the limit with numbers and `prev`, for example `take at most 2*prev`
fault-unknown-variable = The name `{ $name }` has no meaning in a limit.
    .expected = `prev` (what was just taken), `floor`, `ceil`, `min`, `max` or `isqrt`
    .remedy = write `prev` for what the opponent just took
fault-unclosed =
    { $at ->
        [end] A parenthesis is still open at the end.
       *[text] A parenthesis is still open before `{ $found }`.
    }
    .expected = a closing parenthesis `)`
    .remedy = close the parenthesis with `)`
fault-division-not-rounded = A division has to say which way it rounds.
    .expected = `floor(a/b)`, which rounds down, or `ceil(a/b)`, which rounds up
    .remedy = put the division into `floor( )` to round down, as in `floor(prev/2)`, or `floor(n/2)` in a condition
fault-too-deep = The expression is too long or too deeply nested.
    .expected = a shorter expression
    .remedy = shorten the expression
fault-code-without-first = A code has a digit before its point too.
    .expected = `0`, `4`, `8` or `C` before the point
    .remedy = write the digit, for example `0.{ $digits }`
fault-code-first-digit = The digit before the point of a code is `0`, `4`, `8` or `C`, and not `{ $found }`.
    .expected = `0`, or `4`, `8` or `C` if a heap may be split without taking
    .remedy = write `0` before the point, as in `0.77`
fault-code-digit = The character `{ $found }` is no digit of a code.
    .expected = a digit for each amount, `0` to `9` or `A` to `F`
    .remedy = write one digit for each amount, as in `0.77` or `0.8C`
fault-code-incomplete = The code `{ $code }` has no digit behind its point.
    .expected = a digit for each amount, from 1 on
    .remedy = write the digits, for example `{ $code }7`
fault-code-too-long = The code is too long: the limit is { $limit } digits.
    .expected = at most { $limit } digits
    .remedy = say it in words, for example `take 1-1000000, may split`
fault-code-allows-nothing = This code allows no move at all.
    .expected = a digit that is not 0
    .remedy = write what may be left of a heap in digits, for example `0.77`
fault-bare-number = `{ $number }` is a number and not a rule.
    .expected = a rule, such as `nim`, `take 1-3` or `0.77`
    .remedy = write the rule before the heaps, for example `take 1-3`
fault-expected-set =
    { $close ->
        [yes] There are no numbers called `{ $name }`. Did you mean `{ $suggestion }`?
       *[no] There are no numbers called `{ $name }`.
    }
    .expected = amounts such as `1-3,5`, or a set such as `primes`, `squares`, `evens`, `1 mod 3` or `powers of 2`
    .remedy =
        { $close ->
            [yes] write `{ $suggestion }`
           *[no] write what may be taken, for example `take 1-3` or `take primes`
        }
fault-expected-modulus = Behind `{ $residue } mod` a number is needed that is larger than { $residue }, and at least 2.
    .expected = a number above { $residue }, at least 2
    .remedy = write a larger number, as in `1 mod 3`, which is 1, 4, 7 and so on
fault-expected-base =
    { $at ->
        [end] The base of the powers is still missing at the end.
       *[text] The powers of `{ $found }` are no set of numbers here.
    }
    .expected = a whole number from 2 on
    .remedy = write the base, for example `powers of 2`
fault-expected-leaving =
    { $at ->
        [end] What a move may leave is still missing at the end.
       *[text] { $found ->
            [may] Behind `may` the word `split` is needed.
            [must] Behind `must` the word `split` is needed.
           *[other] What a move may leave is not said in words that begin with `{ $found }`.
        }
    }
    .expected = `may split`, `must split`, or `leave` and numbers of heaps
    .remedy = say what may be left, for example `take 1-2, may split`
fault-expected-alternative =
    { $at ->
        [end] Another kind of move is still missing behind `or`.
       *[text] Behind `or` stands another kind of move, and `{ $found }` does not begin one.
    }
    .expected = `take` or `split`
    .remedy = write another kind of move, for example `take any or split`
fault-expected-parts =
    { $at ->
        [end] The number of heaps is still missing at the end.
       *[text] A move cannot leave `{ $found }` heaps here.
    }
    .expected = numbers of heaps, from 0 to 3 behind `leave`, 2 or 3 behind `split into`
    .remedy = write how many heaps may be left, for example `take 1-3, leave 0-2`
fault-nothing-unequal = Here no move leaves two heaps that could be unequal.
    .expected = `unequal` only where two heaps may be left
    .remedy = leave `unequal` out
fault-nothing-excluded =
    { $at ->
        [end] The amounts that may not be taken are still missing at the end.
       *[text] The amounts that may not be taken are missing here; `{ $found }` does not fit.
    }
    .expected = the amounts that may not be taken
    .remedy = write them behind `all but`, for example `take all but 2,5`
fault-number-too-large = This number is too large for the name of a set of numbers.
    .expected = a number below 2^64
    .remedy = use a smaller number
fault-expected-condition =
    { $at ->
        [end] The condition is not complete.
       *[text] The condition does not go on with `{ $found }`.
    }
    .expected = numbers, `n` (the size of the heap) and `k` (what is taken)
    .remedy = complete the condition, as in `take k where n mod k = 0`
fault-expected-comparison =
    { $at ->
        [end] This is a number so far, and no condition.
       *[text] Before `{ $found }` stands a number, and no condition.
    }
    .expected = `=`, `!=`, `<`, `<=`, `>`, `>=`, `divides` or `is`
    .remedy = compare the number with another one, as in `n mod k = 0`
fault-condition-as-number = Here a number is needed, and `{ $found }` is a condition.
    .expected = a number
    .remedy = join conditions with `and` or `or`, as in `k < n and n mod k = 0`
fault-condition-too-large = The numbers in this condition may become too long to work with.
    .expected = numbers that stay short for every heap
    .remedy = use smaller exponents, such as `k^2`
fault-unknown-in-condition = The name `{ $name }` has no meaning in a condition.
    .expected = `n` (the size of the heap), `k` (what is taken), `mod`, `gcd`, `floor`, `ceil`, `min`, `max` or `isqrt`
    .remedy = write `n` for the size of the heap and `k` for what is taken
fault-expected-kind =
    { $at ->
        [end] The kind of numbers behind `is` is still missing at the end.
       *[text] The word `{ $found }` is no kind of numbers.
    }
    .expected = `even`, `odd`, `prime`, `composite`, `square`, `cube`, `triangular`, `fibonacci`, `factorial` or `power of 2`
    .remedy = write a kind of numbers behind `is`, for example `k is prime`
fault-split-moves = A split leaves two heaps or more, and none of them is empty.
    .expected = two or more sizes, each at least 1
    .remedy = write the heaps that are left, as in `2:>1+4`, or only take, as in `2:-3`
fault-expected-heap =
    { $at ->
        [end] A number is still missing at the end.
       *[text] A number is missing here; `{ $found }` does not fit.
    }
    .expected = a whole number, such as the size of a heap
    .remedy =
        { $notation ->
            [move] write the heaps that are left, for example `2:>1+4`
           *[position] write the sizes of the heaps, for example `3+4+5`
        }
fault-negative-heap = A heap cannot hold fewer than 0 matches.
    .expected = a heap size of 0 or more
    .remedy = leave out the minus sign
fault-reversed-heaps = The heaps `{ $from }..{ $to }` run downwards.
    .expected = the smaller heap first
    .remedy = write `{ $to }..{ $from }`
fault-too-many-heaps = That is more heaps than the program can hold: the limit is { $limit }.
    .expected = at most { $limit } heaps
    .remedy = use fewer heaps
fault-fraction = Numbers of matches are whole.
    .expected = a whole number
    .remedy = write a whole number, such as `15`
fault-zero-copies = This says that there are no heaps.
    .expected = how many heaps, at least 1
    .remedy = leave it out
fault-expected-quota =
    { $at ->
        [end] The limit behind `@` is still missing.
       *[text] The limit behind `@` is missing; `{ $found }` does not fit.
    }
    .expected = the most that may be taken now
    .remedy = write a number behind `@`, as in `13@4`: at most 4 may be taken now
fault-expected-move =
    { $at ->
        [end] The move is not complete.
       *[text] The text `{ $found }` does not fit into a move here.
    }
    .expected = a heap number and `:-` with an amount, or `:>` with the heaps that are left
    .remedy = write a move like `2:-3`, which takes 3 from heap 2
fault-trailing-text = The text `{ $found }` does not fit here.
    .expected =
        { $notation ->
            [rule] the end of the rule, or `&` and another rule
            [position] the end of the position, or `+` and another heap
            [move] the end of the move
           *[number] a whole number, such as `1000`, `1e6` or `2^20`
        }
    .remedy =
        { $notation ->
            [number] write a whole number, for example `1e6`
           *[other] remove the text from `{ $found }` on
        }

fault-repeated-heap = Heap { $heap } stands in this move twice.
    .expected = every heap at most once, as in `1:-2,2:-2,3:+2`
    .remedy = write what happens to each heap once
fault-nothing-taken = This move takes nothing from any heap.
    .expected = a heap that loses matches, as in `3:-2,2:+2`
    .remedy = name a heap from which matches are taken
fault-expected-heaps =
    { $at ->
        [end] After `moore` the most heaps that a move may change have to be said.
       *[text] `{ $found }` is no number of heaps.
    }
    .expected = a number from 1 on, as in `moore 2`
    .remedy = write for example `moore 2`

game-groups-differ =
    The rule has { $rules ->
        [one] one part
       *[other] { $rules } parts
    }, and the position has { $groups ->
        [one] one group
       *[other] { $groups } groups
    } of heaps.
    .expected =
        { $rules ->
            [one] one group of heaps
           *[other] { $rules } groups of heaps, one for each part of the rule
        }
    .remedy =
        { $rules ->
            [one] join the heaps with `+` instead of `&`
           *[other] write one group of heaps for each part of the rule, with `&` between them
        }
game-quota-without-limit = Heap { $number } is written `{ $heap }`, but the rule `{ $rule }` sets no limit.
    .expected = a heap without `@`
    .remedy = write `{ $size }` instead of `{ $heap }`
game-heap-too-large = Heap { $number } is too large for the rule `{ $rule }`, whose moves can be listed up to heaps of { $most }.
    .expected = a heap of at most { $most }
    .remedy = use a smaller heap
game-sum-has-no-sequence = The rule `{ $rule }` is a sum of rules, and a sequence belongs to a single rule.
    .expected = one rule without `&`
    .remedy = ask about one part at a time, for example `{ $part }`
game-no-quotient = The rule `{ $rule }` has no misère quotient here: that is for heaps of a single rule, without a limit on the next take.
    .expected = one rule for single heaps, such as `0.77`
    .remedy = ask `nimm solve` about a position instead
game-joint-has-no-sequence = Under the rule `{ $rule }` several heaps are played together, and a sequence belongs to a rule for single heaps.
    .expected = a rule for single heaps, such as `take 1-3`
    .remedy = ask about a position with `nimm solve`
game-no-such-heap =
    There is no heap { $heap }: the position has { $heaps ->
        [one] one heap
       *[other] { $heaps } heaps
    }.
    .expected =
        { $heaps ->
            [one] heap 1
           *[other] a heap from 1 to { $heaps }
        }
    .remedy =
        { $heaps ->
            [one] choose heap 1
           *[other] choose a heap from 1 to { $heaps }
        }
game-illegal-take =
    { $moves ->
        [none] Nothing may be taken from heap { $heap } (`{ $holds }`).
       *[some] The rule does not allow taking { $take } from heap { $heap } (`{ $holds }`).
    }
    .expected =
        { $moves ->
            [none] a heap from which something may be taken, or a split
           *[some] one of the amounts { $legal }
        }
    .remedy =
        { $moves ->
            [none] choose another heap, or split this one if the rule allows it
           *[some] take an allowed amount, for example `{ $heap }:-{ $first }`
        }
game-illegal-split =
    { $moves ->
        [none] Heap { $heap } (`{ $holds }`) cannot be split.
       *[some] The rule does not allow leaving `{ $parts }` of heap { $heap } (`{ $holds }`).
    }
    .expected =
        { $moves ->
            [none] a heap that can be split, or a take
           *[some] a split that the rule allows
        }
    .remedy =
        { $moves ->
            [none] choose another heap, or take from this one if the rule allows it
           *[some] make an allowed split, for example `{ $example }`
        }
game-illegal-change = The rule `{ $rule }` does not allow the move `{ $play }`.
    .expected =
        { $moves ->
            [none] no move: the game is over here
           *[some] a legal move, such as `{ $example }`
        }
    .remedy =
        { $moves ->
            [none] begin a new game
           *[some] write a legal move
        }

game-other-shape = The heaps `{ $heaps }` are no position of the rule `{ $rule }`.
    .expected = { $shape ->
        [two-heaps] two heaps
        [two-positive-heaps] two heaps, neither of them empty
        [three-heaps] three heaps
        [ascending] squares of coins, each greater than the one before
        [descending] rows of which none is longer than the one before, the first not empty
        [coins] heaps of 0 and 1, for tails and heads
        [one-token] one heap of 2 for the token, the others 0 or 1
       *[one-limit] the same limit behind `@` for every heap, or none
    }
    .remedy = write a position such as { $shape ->
        [two-heaps] `3+5`
        [two-positive-heaps] `3+5`
        [three-heaps] `3+4+5`
        [ascending] `1+4+6`
        [descending] `4+4+2`
        [coins] `1+0+1+1`
        [one-token] `2+1+1+1+1`
       *[one-limit] `3@2+5@2`
    }

game-no-limit = After a take of { $take } the limit for the next take has no value.
    .expected = a limit that has a value for every take
    .remedy = change the limit so that it has a value for { $take }, for example to `2*prev`

saved-not-json = The saved answer is not JSON: { $detail }.
    .expected = a saved answer in JSON
    .remedy = save the answer again with `nimm solve RULE POSITION --certificate FILE`
saved-other-schema =
    { $named ->
        [yes] The saved answer has the format `{ $found }`, which this version does not read.
       *[no] The saved answer does not name its format.
    }
    .expected = the format `nimm/1`
    .remedy = save the answer again with this version of the program
saved-illegal-move = The saved answer lists a move that is not legal, `{ $play }`: it was changed.
    .expected = legal moves only
    .remedy = save the answer again with `nimm solve RULE POSITION --certificate FILE`
saved-malformed = The saved answer is incomplete or was changed: { $detail }.
    .expected = every key of a saved answer, with a value of its kind
    .remedy = save the answer again with `nimm solve RULE POSITION --certificate FILE`

player-unknown-player =
    { $close ->
        [yes] There is no player called `{ $name }`. Did you mean `{ $suggestion }`?
       *[no] There is no player called `{ $name }`.
    }
    .expected = the name of a player
    .remedy =
        { $close ->
            [yes] write `{ $suggestion }`
           *[no] use `best`, `random` or `last-heap-one`; `nimm match` also takes `moves:FILE`
        }
player-script-ended =
    { $side ->
        [first] The script of the first player
       *[second] The script of the second player
    } has { $moves ->
        [0] no moves
        [one] only 1 move
       *[other] only { $moves } moves
    }, and the game is not over after them.
    .expected = moves up to the end of the game
    .remedy = add the moves that are missing
player-script-refused =
    { $side ->
        [first] Move { $number } in the script of the first player cannot be made.
       *[second] Move { $number } in the script of the second player cannot be made.
    } { $fault }
player-empty-range = A range of numbers of heaps or of sizes is empty.
    .expected = a range such as `2..4`
    .remedy = write the smaller end first
player-too-long = The game was stopped: it is not over after { $moves } moves.
    .expected = a game that ends sooner
    .remedy = start with smaller heaps
