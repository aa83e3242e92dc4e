### Long sequences: what is counted, what is kept, pictures of them.

figure-scatter = The values of the heaps 0 to { $to }: heaps to the right, values up to { $largest }
figure-scatter-shared = Each column stands for { $heaps } heaps.

statistics-heaps = { $heaps } heaps, { $kinds } different values, the largest { $largest }.
statistics-head-value = value
statistics-head-count = heaps
statistics-head-first = first
statistics-head-last = last
statistics-more = { $more } further values are left out here; `--format csv` lists all.
statistics-rare = Rare values, each in fewer heaps than a tenth of the average: { $values }.
statistics-rare-none = No value is rare: each is in at least a tenth as many heaps as the average.
statistics-records = Heaps with a value above all before, and the value: { $records }.

long-resumed = Going on from { $values } values in { $file }.
long-kept = { $values } values are kept in { $file }.
long-stopped = Stopped; the same command goes on from there.
long-proven = These values prove a period: preperiod { $preperiod }, period { $period }. `nimm period` gives the proof.
long-not-proven = These values prove no period; nothing is claimed beyond them.
long-not-needed = The values of { $rule } are not computed piece by piece, so there is nothing to keep: leave `--state` out.
long-other-rule = { $file } holds values of { $found }, not of { $rule }; choose another file.
long-not-values = { $file } is no file of values; choose another one, or a new name.
long-wrong = The value of heap { $heap } in { $file } is wrong, so the file is not used; remove it, or choose another name.
long-too-large = The value of the next heap does not fit in the file; nothing further can be computed.
expected-from-below-to = expected `--from` to be at most `--to`
option-state = Keep the values in this file, and go on from it next time
option-stats = Print how often each value occurs, rare values and records
option-from = The first heap to print

# Two sequences held against each other.
compare-same-rule = Both are the same rule.
compare-values-differ = The nim-values first differ at heap { $heap }: { $left } under the first rule, { $right } under the second.
compare-values-so-far = The nim-values agree for the heaps 0 to { $to }; nothing is claimed beyond.
compare-values-periods = The nim-values are equal for every heap: both periods are proven, and the values agree from 0 on for longer than both preperiods and a common period.
compare-values-none = Nim-values are not compared: they decide single heaps under normal play, without a limit on the next take.
compare-outcomes-differ = Who wins first differs at heap { $heap }: { $left } under the first rule, { $right } under the second (P: the player to move loses, N: wins).
compare-outcomes-so-far = Who wins agrees for the heaps 0 to { $to }; nothing is claimed beyond.
compare-outcomes-periods = Who wins is the same for every heap: both periods are proven, and they agree from 0 on for longer than both preperiods and a common period.
compare-outcomes-values = So the same heaps are lost under both rules, however large.

# The explorer.
explore-no-strip = There is no picture of the values of this rule: they do not say who wins, or lie beyond the limits.
move-brief = take { $take }
move-brief-split =
    { $take ->
        [0] split into { $parts }
       *[other] take { $take }, leave { $parts }
    }

period-outcomes =
    Who wins: period { $period }, preperiod { $preperiod } ({ $exception ->
        [none] no exceptions
       *[other] last exception { $exception }
    }).
period-gaps = Gaps between the losing heaps, repeated for ever: { $gaps }
period-more = {" "}and { $more } more
period-values =
    Nim-values: period { $period }, preperiod { $preperiod } ({ $exception ->
        [none] no exceptions
       *[other] last exception { $exception }
    }){ $max ->
        [none] .
       *[other] , largest value { $max }.
    }
period-values-growing =
    { $period ->
        [one] Nim-values: every heap is worth { $saltus } more than the heap before it, from { $preperiod } on.
       *[other] Nim-values: they grow by { $saltus } every { $period } matches, from { $preperiod } on.
    }
period-outcomes-too = Who wins is proven in the same way: it follows from a window of its own, no later than that of the values.
period-outcomes-follow = Who wins follows from the values: a heap is lost exactly where its value is 0.
period-too-large = No period can be proven: the largest amount lies beyond the heaps that are looked at. `--to` looks further, as far as memory allows.
    .page = No period can be proven: the largest amount lies beyond the heaps that are looked at.
period-no-sequence = A heap of this rule has no sequence that could repeat: who wins depends on the limit in force too. `nimm table` lists the first heaps.
    .page = A heap of this rule has no sequence that could repeat: who wins depends on the limit in force too.
period-outcomes-not-claimed = Who wins does not follow from the values where the last move loses: no period of it is claimed.
    .page = Who wins does not follow from the values where the last move loses: no period of it is claimed.
period-nothing-proven = No period is proven from the heaps up to { $to }; nothing is claimed. `--to` looks further.
    .page = No period is proven from the heaps up to { $to }; nothing is claimed.
period-not-provable = No period is proven from the heaps up to { $to }; nothing is claimed. For such a rule no theorem here could prove one, however far `--to` looks.
    .page = No period is proven from the heaps up to { $to }; nothing is claimed. For such a rule no theorem here could prove one, however many heaps are looked at.
period-values-not-proven = Nim-values: no period is proven from the heaps up to { $to }; nothing is claimed. `--to` looks further.
    .page = Nim-values: no period is proven from the heaps up to { $to }; nothing is claimed.

table-head = {"  "}heap  P/N  value  winning takes
table-head-split = {"  "}heap  P/N  value  winning moves: what is taken, or what is left
table-stopped = The table stops before heap { $heap }: not known within the limits.
table-no-pairs = there is no table of pairs for `{ $rule }`: it needs one rule without a limit on the next take, and heaps within the limits
    .page = There is no table of pairs for `{ $rule }`: it needs one rule without a limit on the next take, and heaps within the limits.
table-too-long = a table up to { $asked } is too long: at most { $most }
