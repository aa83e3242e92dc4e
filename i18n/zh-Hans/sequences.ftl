### 长序列：统计、保存与图形。

figure-scatter = 0 到 { $to } 根各堆的值：向右是堆的大小，向上是值，最大为 { $largest }
figure-scatter-shared = 每一列代表 { $heaps } 个相邻的堆。

statistics-heaps = 共 { $heaps } 堆，{ $kinds } 种不同的值，最大为 { $largest }。
statistics-head-value = 值
statistics-head-count = 堆数
statistics-head-first = 最先
statistics-head-last = 最后
statistics-more = 还有 { $more } 种值没有列出；`--format csv` 列出全部。
statistics-rare = 稀有的值，各自的堆数不到平均的十分之一：{ $values }。
statistics-rare-none = 没有稀有的值：每种值的堆数都不少于平均的十分之一。
statistics-records = 值超过前面所有堆的那些堆及其值：{ $records }。

long-resumed = 从 { $file } 中的 { $values } 个值继续。
long-kept = { $values } 个值保存在 { $file } 中。
long-stopped = 已停止；再运行同一条命令就从那里继续。
long-proven = 这些值证明了周期：预周期 { $preperiod }，周期 { $period }。`nimm period` 给出证明。
long-not-proven = 这些值没有证明任何周期；对更大的堆不作断言。
long-not-needed = { $rule } 的值不是分段计算的，没有可保存的：请去掉 `--state`。
long-other-rule = { $file } 中是 { $found } 的值，不是 { $rule } 的；请选择另一个文件。
long-not-values = { $file } 不是保存值的文件；请选择另一个文件，或一个新名字。
long-wrong = { $file } 中 { $heap } 根一堆的值不对，因此不使用该文件；请删除它，或选择另一个名字。
long-too-large = 下一堆的值放不进文件；不能再算下去。
expected-from-below-to = `--from` 应不大于 `--to`
option-state = 把值保存在这个文件里，下次从它继续
option-stats = 打印每个值出现的次数、稀有的值和新高
option-from = 打印的第一个堆

# Two sequences held against each other.
compare-same-rule = 两者是同一条规则。
compare-values-differ = Nim 值最先在大小为 { $heap } 的堆不同：第一条规则下是 { $left }，第二条规则下是 { $right }。
compare-values-so-far = 大小从 0 到 { $to } 的堆，Nim 值都相同；更大的堆不作断言。
compare-values-periods = 所有堆的 Nim 值都相同：两个周期都已证明，并且从 0 起一直相同，长度超过两个预周期再加一个公共周期。
compare-values-none = 不比较 Nim 值：只有在正常规则下、不限制下一次取数时，它们才决定单堆的胜负。
compare-outcomes-differ = 胜负最先在大小为 { $heap } 的堆不同：第一条规则下是 { $left }，第二条规则下是 { $right }（P：轮到走的一方输；N：赢）。
compare-outcomes-so-far = 大小从 0 到 { $to } 的堆，胜负都相同；更大的堆不作断言。
compare-outcomes-periods = 所有堆的胜负都相同：两个周期都已证明，并且从 0 起一直相同，长度超过两个预周期再加一个公共周期。
compare-outcomes-values = 因此无论堆多大，两条规则下必败的堆都相同。

# The explorer.
explore-no-strip = 没有这条规则的 Nim 值图：这些值不决定胜负，或者超出了限度。
move-brief = 取 { $take }
move-brief-split =
    { $take ->
        [0] 分成 { $parts }
       *[other] 取 { $take }，留成 { $parts }
    }

period-outcomes =
    胜负：周期 { $period }，预周期 { $preperiod }（{ $exception ->
        [none] 无例外
       *[other] 最后一个例外是 { $exception }
    }）。
period-gaps = 相邻必败堆的间隔，如此循环下去：{ $gaps }
period-more = {" "}另有 { $more } 个
period-values =
    Nim 值：周期 { $period }，预周期 { $preperiod }（{ $exception ->
        [none] 无例外
       *[other] 最后一个例外是 { $exception }
    }）{ $max ->
        [none] 。
       *[other] ，最大值 { $max }。
    }
period-values-growing =
    { $period ->
        [1] Nim 值：从 { $preperiod } 起，每一堆都比前一堆大 { $saltus }。
       *[other] Nim 值：从 { $preperiod } 起每 { $period } 根增加 { $saltus }。
    }
period-outcomes-too = 胜负的周期同样得到证明：它由自己的一段窗口推出，不晚于 Nim 值的窗口。
period-outcomes-follow = 胜负由 Nim 值推出：一堆必败，当且仅当它的值是 0。
period-too-large = 证明不了任何周期：最大的可取数超出了所查看的堆。在内存允许的范围内用 `--to` 可以看得更远。
    .page = 证明不了任何周期：最大的可取数超出了所查看的堆。
period-no-sequence = 这条规则的单堆没有可以重复的数列：谁赢还取决于当前的取数上限。`nimm table` 列出前面的堆。
    .page = 这条规则的单堆没有可以重复的数列：谁赢还取决于当前的取数上限。
period-outcomes-not-claimed = 最后一步者输时，胜负不由这些值决定：不断言胜负的周期。
    .page = 最后一步者输时，胜负不由这些值决定：不断言胜负的周期。
period-nothing-proven = 查看到 { $to } 为止没有证明任何周期，因此不作断言。用 `--to` 可以看得更远。
    .page = 查看到 { $to } 为止没有证明任何周期，因此不作断言。
period-not-provable = 查看到 { $to } 为止没有证明任何周期，因此不作断言。对这样的规则，这里没有定理能证明周期，用 `--to` 看得再远也一样。
    .page = 查看到 { $to } 为止没有证明任何周期，因此不作断言。对这样的规则，这里没有定理能证明周期，看得再远也一样。
period-values-not-proven = Nim 值：查看到 { $to } 为止没有证明任何周期，因此不作断言。用 `--to` 可以看得更远。
    .page = Nim 值：查看到 { $to } 为止没有证明任何周期，因此不作断言。

table-head = {"    "}堆  P/N     值  必胜的取法
table-head-split = {"    "}堆  P/N     值  必胜的走法：取几根，或者留成什么
table-stopped = 表在堆 { $heap } 之前停下：在限度内不知道。
table-no-pairs = `{ $rule }` 没有两堆的表：只适用于不限制下一次取数的单一规则，且堆须在限度之内
    .page = `{ $rule }` 没有两堆的表：只适用于不限制下一次取数的单一规则，且堆须在限度之内。
table-too-long = 到 { $asked } 的表太长：至多到 { $most }
