### Claims about families of rules: what came of a test, and what is wrong with a text.

lab-holds =
    The claim holds for all { $tested } rules tested; this is not a proof.
lab-holds-random =
    The claim holds for { $tested } random rules (seed { $seed }); this is not a proof.
lab-refuted = The claim does not hold.
lab-stopped =
    The test was stopped; until then the claim held for { $tested ->
        [one] { $tested } rule
       *[other] { $tested } rules
    }.
lab-nothing-tested = The claim could not be tested for any rule.
lab-smallest =
    The smallest counterexample: { $parameters ->
        [none] { "" }
       *[other] { $parameters }, { "" }
    }`{ $rule }`{ $n ->
        [none] { "" }
       *[other] , n = { $n }
    }. There the left side is { $left }, the right side { $right }.
lab-smallest-tried =
    The smallest counterexample among the rules tried: { $parameters ->
        [none] { "" }
       *[other] { $parameters }, { "" }
    }`{ $rule }`{ $n ->
        [none] { "" }
       *[other] , n = { $n }
    }. There the left side is { $left }, the right side { $right }.
lab-command = To see it: { $command }
lab-for-all-n = For each of these rules it is proven for all n: what it says repeats with a proven period.
lab-n-tested-to = For some of these rules n was tested only up to { $to }.
lab-no-rule = The first of them, `{ $rule }`: { $fault }
lab-outside =
    { $outside ->
        [one] { $outside } choice of values makes
       *[other] { $outside } choices of values make
    } no rule.
lab-unknown-not-proven =
    For { $unknown ->
        [one] { $unknown } rule
       *[other] { $unknown } rules
    } nothing is known; the first is `{ $rule }`, where a quantity is not proven.
lab-unknown-too-large =
    For { $unknown ->
        [one] { $unknown } rule
       *[other] { $unknown } rules
    } nothing is known; the first is `{ $rule }`, where a number becomes too large.
lab-unknown-division-by-zero =
    For { $unknown ->
        [one] { $unknown } rule
       *[other] { $unknown } rules
    } nothing is known; the first is `{ $rule }`, where the claim divides by 0.
lab-unknown-negative-heap =
    For { $unknown ->
        [one] { $unknown } rule
       *[other] { $unknown } rules
    } nothing is known; the first is `{ $rule }`, where the claim asks for a heap below 0.

lab-fault-unexpected-character = `{ $found }` has no meaning here.
    .expected = letters, digits and the signs `+ - * ^ ( ) , = != < <= > >= ..`
    .remedy =
        { $instead ->
            [none] leave it out
           *[other] write `{ $instead }`
        }
lab-fault-number-too-large = This number is too large.
    .expected = a number below 2^127
    .remedy = use a smaller number
lab-fault-expected-expression =
    { $found ->
        [none] Something is missing at the end.
       *[other] An expression cannot begin with `{ $found }`.
    }
    .expected = a number, a letter, a quantity, a function or `(`
    .remedy = write an expression here
lab-fault-expected-symbol =
    { $found ->
        [none] `{ $symbol }` is missing at the end.
       *[other] `{ $symbol }` should stand here, not `{ $found }`.
    }
    .expected = `{ $symbol }`
    .remedy = write `{ $symbol }` here
lab-fault-goes-on = `{ $found }` does not belong behind what stands before it.
    .expected = the end, or a sign such as `+`, `*` or `=`
    .remedy = put a sign between them, such as `*`
lab-fault-unknown-name = The name `{ $name }` is unknown.
    .expected = a letter with a range, a name given by `let`, a quantity or a function
    .remedy =
        { $suggestion ->
            [none] give `{ $name }` a range, or a value with `let`
           *[other] write `{ $suggestion }`
        }
lab-fault-chained-comparison = Comparisons cannot be chained.
    .expected = one comparison
    .remedy = write `a < b and b < c` for `a < b < c`
lab-fault-expected-number = This is true or false, where a number is needed.
    .expected = a number
    .remedy = join what is true or false with `iff`, `and`, `or`
lab-fault-expected-truth = This is a number, where something true or false is needed.
    .expected = a comparison, or `P(n)`
    .remedy = compare the number with something, as in `a = 1`
lab-fault-not-a-claim = This is a number; it claims nothing.
    .expected = a comparison
    .remedy = say what it equals, as in `outcome_period = a+1`
lab-fault-argument-count = `{ $function }` takes { $expected } values, not { $found }.
    .expected = { $expected } values with commas between them
    .remedy = give it { $expected } values
lab-fault-function-alone = `{ $function }` stands alone.
    .expected = `(` behind it
    .remedy = write its values in parentheses, as in `{ $function }(a,b)`
lab-fault-name-taken = The name `{ $name }` already means something.
    .expected = a name that is not in use
    .remedy = choose another name, such as `{ $name }1`
lab-fault-too-deep = Too much lies within one another here.
    .expected = a simpler expression
    .remedy = give a part of it a name with `let`
lab-fault-not-in-range = `{ $name }` belongs to the claim; the end of a range cannot depend on it.
    .expected = numbers and the letters before this one
    .remedy = move the condition into the claim: `if ... then ... else true`
lab-fault-used-before-defined = The letter `{ $name }` gets its range only later.
    .expected = numbers and the letters before this one
    .remedy = write a number, or the range of `{ $name }` before this one
lab-fault-repeated = The letter `{ $name }` has two ranges.
    .expected = one range for each letter
    .remedy = leave one of them out
lab-fault-parameter-name =
    { $found ->
        [none] A letter is missing at the end.
       *[other] `{ $found }` cannot be a parameter.
    }
    .expected = a small letter other than `n`
    .remedy = write a range such as `a=1..20`
lab-fault-unbounded = The range of `{ $name }` has no end.
    .expected = a smallest and a largest value
    .remedy = write both, as in `{ $name }=1..20`
lab-fault-empty-box = The range of `{ $name }` is empty for all values of the letters before it.
    .expected = a smallest value that is not above the largest
    .remedy = turn the ends round, or widen the range
lab-fault-box-too-large =
    { $size ->
        [none] There are more than { $most } choices of values.
       *[other] There are { $size } choices of values; at most { $most } are tested.
    }
    .expected = at most { $most } choices
    .remedy = make a range smaller, or test some at random
lab-fault-division-by-zero = With { $name } this divides by 0.
    .expected = a divisor that is not 0
    .remedy = change the range of the letter in the divisor
lab-fault-too-large = The end of this range becomes too large.
    .expected = a number below 2^127
    .remedy = use smaller numbers
lab-fault-letter-without-range = The letter `{ $letter }` has no range.
    .expected = a range for every letter of the family
    .remedy = add `{ $letter }=1..20` to the ranges
lab-fault-empty-family = There is no rule.
    .expected = a rule with letters in it
    .remedy = write a family such as `take 1-a`
lab-fault-nothing-at-random = No random choice of values hits the box: a range is nearly always empty.
    .expected = ranges that have values
    .remedy = widen the ranges, or test all of them
