### 答案：谁赢、怎么走、有多可靠。

long-number = { $start }…{ $end }（{ $digits } 位）

outcome-n = 轮到走的一方必胜。
outcome-p = 轮到走的一方必败。
outcome-unknown = 在限度之内没有得出结果。
outcome-unknown-theory = 没有得出结果：这里的方法都不适用于这个问题。

moves-none = 没有必胜的走法。
moves-over = 已经没有走法。
moves-unlisted = 没有列出必胜的走法。
moves-one = 必胜的走法只有一种：{ $moves }。
moves-all = 必胜的走法共 { $count } 种：{ $moves }。
moves-some = 部分必胜的走法：{ $moves }。可能还有别的。
move-in-heap = 从第 { $heap } 堆取 { $take } 根，留 { $leave } 根（{ $move }）
move-single-heap = 取 { $take } 根，留 { $leave } 根（{ $move }）
move-in-heap-split =
    { $take ->
        [0] 把第 { $heap } 堆分成大小为 { $parts } 的堆（{ $move }）
       *[other] 从第 { $heap } 堆取 { $take } 根，剩下的分成大小为 { $parts } 的堆（{ $move }）
    }
move-single-heap-split =
    { $take ->
        [0] 分成大小为 { $parts } 的堆（{ $move }）
       *[other] 取 { $take } 根，剩下的分成大小为 { $parts } 的堆（{ $move }）
    }
moves-separator = ；
moves-cut = { $items }；另外还有 { $more } 种

nim-value-line = Nim 值：{ $value }。
remoteness-line =
    { $moves ->
        [0] 游戏已经结束。
        [1] 还剩 1 步。
       *[other] 赢的一方求快、输的一方求慢，还剩 { $moves } 步。
    }

strength-proven = 已证明
strength-computed = 已算出

evidence-theorem = 为什么可以肯定：{ $name }（{ $reference }）。{ $statement }它的条件成立：{ $conditions }。
evidence-witness = 这里 { $pairs }。
evidence-period = 为什么可以肯定：{ $proof }{ $found }
evidence-period-plain =
    所以对任意大小的堆都已证明：预周期 { $preperiod }（{ $exceptions ->
        [none] 没有例外
       *[some] 最后一个例外是 { $exception }
    }），周期 { $period }。
evidence-period-growing =
    { $period ->
        [1] 所以对任意大小的堆都已证明：从 { $preperiod } 根起，每多一根，值就增加 { $saltus }。
       *[other] 所以对任意大小的堆都已证明：从 { $preperiod } 根起，每多 { $period } 根，值就增加 { $saltus }。
    }
# 每种证明一条，period-proof-NAME。
period-proof-window = 0 至 { $last } 根的值都算过了。从 { $preperiod } 起的一段和从 { $again } 起的一段完全相同，长度都不小于最大的可取根数，而后面的每个值都由这样一段决定。
period-proof-guy-smith = 0 至 { $last } 根的值都算过了。从 { $preperiod } 起，它们已经重复了足够长，此后无论怎么分，较大的一份总落在重复的那一段里（Guy 与 Smith 1956）。
period-proof-moving-base = 0 至 { $last } 根的值都算过了。不能取的根数只有有限个，所以一切都取决于附近哪些堆的值更小。同样的情形出现了第二次，此后一切照样重演，只是值更大。
period-proof-progression = 可取的根数每次增加同样多，没有尽头，而对这样的根数，每一堆的值都有公式。
evidence-table = 有多可靠：{ $up-to } 根以内每一堆的值都逐个算过了；更大的堆不作任何断言。
evidence-search =
    为什么可以肯定：{ $positions ->
        [1] 完整搜索了 1 个局面。
       *[other] 完整搜索了 { $positions } 个局面。
    }

unknown-tried = 试过的方法：{ $methods }。
unknown-theory = 试过的定理和其他方法都不适用于这个游戏，放宽限度也没有用。
unknown-theory-forced = 指定的这一种方法不适用于这个游戏；不加 `--by` 就会试遍所有方法。
unknown-positions = 搜索查了 { $reached } 个局面，到了限度就停下了；用 `--limit-positions` 可以放宽。
unknown-interrupted = 搜索被中止时已访问 { $reached } 个局面。
unknown-moves = 看了 { $reached } 步走法，到了限度就停下了；用 `--limit-moves` 可以放宽。
unknown-heap = 堆的值算到了 { $reached } 根，到了限度；用 `--limit-heap` 可以放宽。
unknown-size = 有一堆或一个可取的数大于 { $reached }，超出了能着手计算的限度；在内存允许的范围内可用 `--limit-heap` 放宽。
unknown-size-of-search = 有一堆大于 { $reached }，搜索容不下。
method-theory = 定理
method-sequence = 单堆的值
method-search = 搜索

proof-in-book = 证明见 docs/theory.md

# .statement 是一个句子；.conditions 是不带句号的分句。
theorem-bouton = 布顿定理
    .statement = 在 Nim 中，当且仅当二进制的每一位上都有偶数个 1 时，轮到走的一方必败。
    .conditions = 每一堆都按 Nim 的规则走，走最后一步的赢
theorem-bouton-misere = 取最后一根者输时的布顿定理
    .statement = 如果取最后一根的输，那么只要还有不少于两根的堆，胜负就和普通的 Nim 一样；如果各堆都不超过一根，那么当且仅当一根的堆有奇数个时，轮到走的一方必败。
    .conditions = 每一堆都按 Nim 的规则走，走最后一步的输
theorem-residue = 余数定理
    .statement = 一堆的 Nim 值就是它除以 L 的余数，所以当且仅当根数是 L 的倍数时，轮到走的一方必败。
    .conditions = 从 1 到 L-1 每个数都可以取，L 的倍数都不能取，走最后一步的赢
theorem-interval = 单区间定理
    .statement = 胜负每 a+b 根重复一次：当且仅当除以 a+b 的余数小于 a 时，轮到走的一方必败。
    .conditions = 可取的根数是 a 到 b，中间没有空缺，走最后一步的赢
theorem-two-intervals = 双区间定理
    .statement = 设 L = a+1，m 是满足 mL ≥ c 的最小整数，则胜负每 T 根重复一次：c 到 b 不足 L 个数时 T = b+1，否则 T = (m-1)L+b+1；当且仅当余数是 0、L、2L、……、(m-1)L 之一时，轮到走的一方必败。
    .conditions = 可取的根数是 1 到 a 和 c 到 b，c 到 b 之间有 a+1 的倍数，走最后一步的赢
theorem-sprague-grundy = 斯普拉格–格伦迪定理
    .statement = 当且仅当各堆 Nim 值的 Nim 和是 0 时，轮到走的一方必败。
    .conditions = 每一堆的 Nim 值都已知，走最后一步的赢
theorem-pairing = 弗格森配对性质
    .statement = 如果走最后一步的输，那么只要有一堆的 Nim 值不小于 2，仍由 Nim 和决定胜负；否则，当且仅当 Nim 值为 1 的堆有奇数个时，轮到走的一方必败。
    .conditions = 每一堆都按 Nim 或一组固定的可取根数来走，走最后一步的输
theorem-schwenk = 施文克定理
    .statement = 每一堆都能唯一地拆成若干必败堆之和，使得取走其中一部分之后，上限总够不着下一个更大的部分；当且仅当最小的部分现在不能取时，轮到走的一方必败。
    .conditions = 只有一堆，上限 f 从不减小，对任意的 x 都有 f(x) ≥ x，走最后一步的赢
theorem-limit-recurrence = 最少制胜根数的递推
    .statement = 设 f 是上限，h(0) 为无穷大，则 n 根时至少要取 h(n) 根才能赢，h(n) 是满足 f(x) < h(n-x) 的最小的 x；当且仅当 h(n) 根可以取时，轮到走的一方必胜。
    .conditions = 只有一堆，走最后一步的赢
theorem-limit-misere = 走最后一步者输时的上限定理
    .statement = 谁都不愿取最后一根，所以上限生效之后，n 根的胜负和走最后一步的赢时的 n-1 根一样；开局时只要不少于两根，轮到走的一方留下一根就必胜。
    .conditions = 只有一堆，上限总不小于 1，走最后一步的输
theorem-misere-quotient = 普兰贝克和西格尔的 misère 商
    .statement = 这样的堆相加，就像有限乘法表中的元素相乘，每一堆对应一个元素；当且仅当各堆元素的乘积属于必败部分时，轮到走的一方必败。
    .conditions = 每一堆都按同一条规则走，乘法表对所有这些堆都核对过，走最后一步的输
theorem-tested-pairing = 逐堆检验的弗格森配对性质
    .statement = 如果走最后一步的输，那么只要有一堆的 Nim 值不小于 2，仍由 Nim 和决定胜负；否则，当且仅当 Nim 值为 1 的堆有奇数个时，轮到走的一方必败。对于不会分开的堆，只要每一个 Nim 值为 0 而又能走的堆都有一步走到 Nim 值 1，就是这样。
    .conditions = 每一步至多留下一堆，不大于局面中最大一堆的堆都检验过而且具有这个性质，走最后一步的输
