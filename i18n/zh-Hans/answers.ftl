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
change-less = 从第 { $heap } 堆取 { $amount }
change-more = 在第 { $heap } 堆添 { $amount }
move-in-heap-change = { $changes }（{ $move }）
# 各种玩法对走法的说法，和上面的一样是短句。
act-turn =
    { $count ->
       *[other] 翻转第 { $coins } 枚
    }
act-step =
    { $to ->
        [0] 把第 { $from } 级的 { $number } 枚移到地面
       *[other] 把第 { $from } 级的 { $number } 枚移到第 { $to } 级
    }
act-coin =
    { $squares ->
       *[other] 把第 { $coin } 枚移动 { $squares } 格，到第 { $to } 格
    }
act-token = 把棋子移到第 { $place } 处
act-bite = 咬第 { $row } 行第 { $column } 列的格
act-pass = 放弃这一步
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
unknown-elements = misère 商的元素多于 { $reached } 个，超出了所找的个数；它可能是无限的。
method-theory = 定理
method-sequence = 单堆的值
method-search = 搜索

proof-in-book = 证明见 docs/theory.md
