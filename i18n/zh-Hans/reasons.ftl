### 理由：这个局面为什么赢或输。“你”就是轮到走的一方。

# 列举：分隔、末项、截短。
list-separator = 、
list-and = { " 和 " }
list-or = { " 或 " }
list-cut = { $items } 以及另外 { $more } 个
list-cut-heaps = { $items } 以及另外 { $more }
list-open = { $items } 等等
sentence-gap = { "" }

reason-rule-of-thumb = 口诀：留下的都成双，落单的让给对方。

reason-no-move =
    { $convention ->
        [normal] 已经没有走法，而走不了的一方输：轮到走的一方必败。
       *[misere] 已经没有走法，而走不了的一方赢：轮到走的一方必胜。
    }
reason-cannot-start = 只有一根火柴，游戏开不了局：第一步不能全部取走，所以一步也走不了。
reason-all-paired = 每一位上的 1 都两两成对。无论你怎么取，总会有 1 落单，对方又能把它们全部配成对。
reason-unpaired =
    { $count ->
        [1] 在“{ $column }”这一位上，只有第 { $heap } 堆有 1：{ $leave ->
            [0] 全部取走
           *[other] 把它留成 { $leave } 根（取 { $take } 根）
        }，所有的 1 就都成对了。
       *[other] 在“{ $column }”这一位上，第 { $holders } 堆都有 1，一共奇数个：{ $leave ->
            [0] 把第 { $heap } 堆全部取走
           *[other] 把第 { $heap } 堆留成 { $leave } 根（取 { $take } 根）
        }，所有的 1 就都成对了。
    }
reason-misere-as-nim = 这里取最后一根的输，但只要还有不少于两根的堆，胜负就和普通的 Nim 一样：眼下照普通的 Nim 走。
reason-misere-leave-odd =
    { $ones ->
        [1] 只有第 { $heap } 堆多于一根：{ $leave ->
            [0] 全部取走
           *[other] 把它留成 { $leave } 根（取 { $take } 根）
        }，就只剩一根火柴，对方不得不取。
       *[other] 只有第 { $heap } 堆多于一根：{ $leave ->
            [0] 全部取走
           *[other] 把它留成 { $leave } 根（取 { $take } 根）
        }，就剩下 { $ones } 个一根的堆，是奇数个，最后一根落到对方手里。
    }
reason-misere-ones =
    { $parity ->
        [odd]
            { $ones ->
                [1] 只剩一根火柴：轮到走的一方不得不取，必败。
               *[other] 只剩 { $ones } 个一根的堆，是奇数个：最后一根落到轮到走的一方手里，这一方必败。
            }
       *[even]
            { $ones ->
                [0] 火柴已经取完：轮到走的一方不用取最后一根，必胜。
               *[other] 只剩 { $ones } 个一根的堆，是偶数个：最后一根落到对方手里，轮到走的一方必胜。
            }
    }
reason-remainder =
    { $quotient ->
        [0] { $size } 比 { $modulus } 小：全部取走，对方就没有走法。
       *[other] { $size } = { $quotient } × { $modulus } + { $remainder }：取 { $remainder } 根，留下 { $modulus } 的倍数。
    }
reason-multiple = { $size } = { $quotient } × { $modulus }：无论你怎么取，对方都能再给你留下 { $modulus } 的倍数。
reason-place =
    { $preperiod ->
        [0] 胜负每 { $period } 根重复一次，{ $size } 的余数是 { $place }。{ $count ->
            [unknown] 必败的余数没有列出
            [0] 没有必败的余数
            [1] 必败的余数只有 { $losing }
           *[other] 必败的余数是 { $losing }
        }{ reason-place-verdict }
       *[other] 从 { $preperiod } 根起，胜负每 { $period } 根重复一次；从那里数起，{ $size } 在周期的第 { $place } 位（从 0 数起）。{ $count ->
            [unknown] 必败的位置没有列出
            [0] 没有必败的位置
            [1] 必败的位置只有 { $losing }
           *[other] 必败的位置是 { $losing }
        }{ reason-place-verdict }
    }
reason-place-verdict =
    { $verdict ->
        [only] ，正是这里：轮到走的一方必败。
        [lost] ，{ $place } 正在其中：轮到走的一方必败。
        [won] ，{ $place } 不在其中：轮到走的一方必胜。
       *[open] 。
    }
reason-before-period =
    { $outcome ->
        [p] 周期从 { $preperiod } 才开始；在此之前的胜负是逐堆算出的，{ $size } 根时轮到走的一方必败。
       *[n] 周期从 { $preperiod } 才开始；在此之前的胜负是逐堆算出的，{ $size } 根时轮到走的一方必胜。
    }
reason-leaves-losing =
    { $leave ->
        [0] 取 { $take } 根：一根不留，对方没有走法，必败。
        [1] 取 { $take } 根：给对方留下 1 根，这时轮到走的一方必败。
       *[other] 取 { $take } 根：给对方留下 { $leave } 根，这时轮到走的一方必败。
    }
reason-leaves-losing-split = 给对方留下大小为 { $parts } 的堆（{ $move }）：它们的 Nim 值是 { $values }，Nim 和是 0，这时轮到走的一方必败。
reason-heap-values =
    { $heaps ->
        [1] 这一堆的 Nim 值是 { $sum }。
       *[other] 各堆的 Nim 值依次是 { $values }，它们的 Nim 和是 { $sum }。
    }
reason-count-as-nim-odd-steps = 只有奇数级算数，相当于 Nim 的各堆：{ $values }。
reason-count-as-nim-gaps = 只有最后一枚、倒数第三枚等等硬币左边的空格算数，相当于 Nim 的各堆：{ $values }。
reason-count-as-nim-arms = 这个曲尺形的一行和一列，去掉拐角，就是 Nim 的两堆：{ $values }。
reason-count-as-nim-without-passes = 没有可以放弃的次数，这就是 Nim：{ $values }。
reason-count-as-nim-even-passes = 可以放弃的次数是偶数，一方放弃，另一方可以跟着放弃：胜负由各堆决定，和 Nim 一样：{ $values }。
reason-head-values =
    { $count ->
        [1] 唯一的正面是第 { $coins } 枚，它的 Nim 值是 { $values }。
       *[other] 正面是第 { $coins } 枚，它们的 Nim 值依次是 { $values }。
    }
reason-nim-sum =
    { $outcome ->
        [p] Nim 和是 0。不论轮到走的一方怎么走，对方都能再留下 Nim 和 0：轮到走的一方必败。
       *[n] Nim 和是 { $sum }；要留下 Nim 和 0。
    }
reason-misere-small-heaps =
    { $parity ->
        [odd] 走最后一步的输，而这些数没有一个不小于 2。1 有 { $ones } 个，是奇数个：轮到走的一方必败。
       *[even] 走最后一步的输，而这些数没有一个不小于 2。1 有 { $ones } 个，是偶数个：轮到走的一方必胜。
    }
reason-misere-one-big-heap = 走最后一步的输，而这些数里只有一个不小于 2：轮到走的一方可以留下奇数个 1，必胜。
reason-misere-nim-sum =
    { $sum ->
        [0] 走最后一步的输，但只要这些数里有两个不小于 2，仍由 Nim 和决定胜负。它是 0：轮到走的一方必败。
       *[other] 走最后一步的输，但只要这些数里有两个不小于 2，仍由 Nim 和决定胜负。它是 { $sum }：轮到走的一方必胜。
    }
reason-row-lost-with-first =
    { $outcome ->
        [p] 其余各堆不变，第一堆恰有一种大小使轮到走的一方必败。那就是 { $leave }，正是它现在的大小。
       *[n] { $leave ->
            [0] 没有第一堆时，轮到走的一方必败：把这样的一排留给对方。
           *[other] 其余各堆不变，第一堆恰有一种大小使轮到走的一方必败：给对方留 { $leave }。
        }
    }
reason-row-lost-with-last =
    { $outcome ->
        [p] 其余各堆不变，最后一堆恰有一种大小使轮到走的一方必败。那就是 { $leave }，正是它现在的大小。
       *[n] { $leave ->
            [0] 没有最后一堆时，轮到走的一方必败：把这样的一排留给对方。
           *[other] 其余各堆不变，最后一堆恰有一种大小使轮到走的一方必败：给对方留 { $leave }。
        }
    }
reason-pass-pairs-normal = 可以放弃的次数是奇数。这时两堆中轮到走的一方必败的只有 1 和 2、3 和 4、5 和 6，依此类推。
reason-pass-pairs-misere = 可以放弃的次数是奇数，而走最后一步的输。这时两堆中轮到走的一方必败的只有单独一堆 2、1 和 1、3 和 4、5 和 6，依此类推。
reason-two-lines-normal =
    { $lines ->
        [rows] 只有两行时，当且仅当第二行恰比第一行短一格，轮到走的一方必败。
       *[columns] 只有两列时，当且仅当第二列恰比第一列短一格，轮到走的一方必败。
    }
reason-two-lines-misere =
    { $lines ->
        [rows] 走最后一步的输。只有两行时，轮到走的一方必败的只有两种：两行各 1 格，或者第一行 2 格而第二行没有。
       *[columns] 走最后一步的输。只有两列时，轮到走的一方必败的只有两种：两列各 1 格，或者第一列 2 格而第二列没有。
    }
reason-chomp-square = 咬下第二行的第二格。剩下一样长的一行和一列，对方就像面对 Nim 的两个相等的堆一样必败。
reason-sum-is-zero = 没有一种走法能让 Nim 和保持为 0，而对方总能让它再变成 0：轮到走的一方必败。
reason-zeroes-sum = 从第 { $heap } 堆取 { $take } 根：这堆的 Nim 值从 { $from } 变成 { $to }，留给对方的 Nim 和就是 0。
reason-zeroes-sum-split = 把第 { $heap } 堆换成大小为 { $parts } 的堆（{ $move }）：这里的 Nim 值从 { $from } 变成 { $to }，留给对方的 Nim 和就是 0。
reason-misere-big-value = 这里走最后一步的输，但有一堆的 Nim 值是 { $largest }。只要还有 Nim 值不小于 2 的堆，就仍由 Nim 和决定胜负，和走最后一步的赢时一样。
reason-misere-small-values =
    { $parity ->
        [odd] 这里走最后一步的输，而各堆的 Nim 值不是 0 就是 1。其中 1 有 { $ones } 个，是奇数：轮到走的一方必败。
       *[even] 这里走最后一步的输，而各堆的 Nim 值不是 0 就是 1。其中 1 有 { $ones } 个，是偶数：轮到走的一方必胜。
    }
reason-misere-leaves-ones = 从第 { $heap } 堆取 { $take } 根：此后各堆的 Nim 值不是 0 就是 1，其中 1 有 { $ones } 个，是奇数，对方必败。
reason-misere-leaves-ones-split = 把第 { $heap } 堆换成大小为 { $parts } 的堆（{ $move }）：此后各堆的 Nim 值不是 0 就是 1，其中 1 有 { $ones } 个，是奇数，对方必败。
reason-quotient-product =
    { $outcome ->
        [p] 这里走最后一步的输。这条规则的 misère 商有 { $order } 个元素，各堆依次是 { $words }，乘积是 { $product }，属于必败部分：轮到走的一方必败。
       *[n] 这里走最后一步的输。这条规则的 misère 商有 { $order } 个元素，各堆依次是 { $words }，乘积是 { $product }，不属于必败部分：轮到走的一方必胜。
    }
reason-quotient-heap =
    { $outcome ->
        [p] 这里走最后一步的输。这条规则的 misère 商有 { $order } 个元素，这一堆是 { $product }，属于必败部分：轮到走的一方必败。
       *[n] 这里走最后一步的输。这条规则的 misère 商有 { $order } 个元素，这一堆是 { $product }，不属于必败部分：轮到走的一方必胜。
    }
reason-quotient-move = 从第 { $heap } 堆取 { $take } 根：乘积变成 { $product }，属于必败部分，对方必败。
reason-quotient-move-split = 把第 { $heap } 堆换成大小为 { $parts } 的堆（{ $move }）：乘积变成 { $product }，属于必败部分，对方必败。
reason-parts-of-fibonacci =
    { $count ->
        [0] 这一堆是空的，没有可拆的部分。
        [1] { $size } 本身就是斐波那契数。
       *[other] { $size } = { $sum }，都是斐波那契数，而且互不相邻。
    }
reason-parts-of-losing =
    { $count ->
        [0] 这一堆是空的，没有可拆的部分。
        [1] { $size } 本身就是这条规则的必败堆。
       *[other] { $size } = { $sum }，每一部分都是这条规则的必败堆。
    }
reason-part-taken = 取 { $take } 根：对方接着最多只能取 { $limit } 根，够不着下一部分 { $next }。
reason-last-part-taken = 取 { $take } 根，把各部分都取走：对方必败。
reason-part-out-of-reach = 最小的部分是 { $least }，而现在最多只能取 { $quota } 根，够不着它：轮到走的一方必败。
reason-whole-is-part-fibonacci = { $size } 是斐波那契数，只能整堆算作一部分，而第一步不能取走整堆：轮到走的一方必败。
reason-whole-is-part-losing = { $size } 是这条规则的必败堆，只能整堆算作一部分，而第一步不能取走整堆：轮到走的一方必败。
reason-too-greedy = 取 { $take } 根或更多就太贪心了：对方接着可以把剩下的一次取完。
reason-least-winning-take = 这里至少要取 { $take } 根才能赢，而这是允许的。
reason-least-winning-take-out-of-reach = 这里至少要取 { $take } 根才能赢，而这超过了现在的上限：轮到走的一方必败。
reason-least-winning-move = 这里至少要取 { $take } 根才能赢，从第 { $heap } 堆取：对方接着至多取 { $limit } 根，在这个上限之内怎么取都赢不了。
reason-only-whole-heaps = 这里只有取走整堆才能赢，而第一步不许这样取：轮到走的一方必败。
reason-no-take-wins = 这里不论上限多高，怎么取都赢不了：轮到走的一方必败。
reason-equal-pairs =
    { $pairs ->
        [0] 各堆都是空的。
        [1] 两堆相等。不论你从一堆取几根，对方都可以从另一堆取同样多，上限总允许：轮到走的一方必败。
       *[other] 各堆可以配成 { $pairs } 对，每对相等。不论你从一对中的一堆取几根，对方都可以从另一堆取同样多，上限总允许：轮到走的一方必败。
    }
reason-value-by-limit = 第 { $heap } 堆的 Nim 值取决于它的上限。{ $size } 根的堆起初 Nim 值是 0，上限升高之后依次是 { $rises }。
reason-value-rise = { $value }（上限 { $quota } 起）
reason-misere-one-fewer =
    { $size ->
        [0] 谁都不愿取最后一根，而这里已经没有别的火柴。
        [1] 谁都不愿取最后一根，所以就当少了一根，只有 1 根，取到它的赢。
       *[other] 谁都不愿取最后一根，所以就当少了一根，只有 { $size } 根，取到其中最后一根的赢。
    }
reason-misere-leave-one = 取 { $take } 根，恰好留下一根：对方不得不取，必败。
reason-columns-balanced = 每一列中 1 的个数都是 { $modulus } 的倍数。怎么取都会破坏这一点，而对方总能恢复：轮到走的一方输。
reason-column-unbalanced = 在 { $column } 这一列有 { $ones } 个 1，不是 { $modulus } 的倍数。要让每一列中 1 的个数都是 { $modulus } 的倍数。
reason-moore-ones =
    { $outcome ->
        [p] 取最后一根的输，而且没有多于一根的堆。一根的堆有 { $ones } 个，除以 { $modulus } 余 1：轮到走的一方输。
       *[n] 取最后一根的输，而且没有多于一根的堆。一根的堆有 { $ones } 个，除以 { $modulus } 不余 1：轮到走的一方赢。
    }
reason-moore-few-big = 取最后一根的输。多于一根的堆只有 { $big } 个，一步就能全部改变：只留下一根的堆，使其个数除以 { $modulus } 余 1。
reason-misere-as-normal = 取最后一根的输，但只要还有两根或更多的堆，胜负就和取最后一根的赢时一样。
reason-golden-pair =
    { $kind ->
        [misere] 取最后一根的输时，{ $lesser } 和 { $greater } 是差为 { $difference } 的那一对必败数。每个差恰有一对，每个数也只在一对之中，没有一步能从一对走到另一对，所以轮到走的一方输。
       *[golden] { $lesser } 和 { $greater } 是差为 { $difference } 的那一对必败数：{ $difference } × φ 的整数部分是 { $lesser }，φ = (1+√5)/2 = 1.618… 是黄金比。每个差恰有一对，每个数也只在一对之中，没有一步能从一对走到另一对，所以轮到走的一方输。
    }
reason-leaves-golden-pair =
    { $kind ->
        [misere] 从第 { $heap } 堆取 { $take } 根：留下 { $lesser } 和 { $greater }，即取最后一根的输时差为 { $difference } 的那一对必败数。
       *[golden] 从第 { $heap } 堆取 { $take } 根：留下 { $lesser } 和 { $greater }，即差为 { $difference } 的那一对必败数（{ $difference } × φ 的整数部分是 { $lesser }，φ = (1+√5)/2 = 1.618…）。
    }
reason-leaves-golden-pair-change =
    { $kind ->
        [misere] 从两堆各取 { $take } 根：留下 { $lesser } 和 { $greater }，即取最后一根的输时差为 { $difference } 的那一对必败数。
       *[golden] 从两堆各取 { $take } 根：留下 { $lesser } 和 { $greater }，即差为 { $difference } 的那一对必败数（{ $difference } × φ 的整数部分是 { $lesser }，φ = (1+√5)/2 = 1.618…）。
    }
reason-quotient-equal =
    { $outcome ->
        [p] 两堆相等，唯一的走法是取走其中一堆，那就是最后一步，而走最后一步的输。
       *[n] 两堆相等：取走其中一堆，就再也没有走法了。
    }
reason-quotient-below = { $large }/{ $small } 小于黄金比 φ = (1+√5)/2 = 1.618…，所以轮到走的一方输。
reason-quotient-above = { $large }/{ $small } 大于黄金比 φ = (1+√5)/2 = 1.618…，所以轮到走的一方赢。
reason-quotient-neighbours =
    { $outcome ->
        [p] { $small } 和 { $large } 是 1、1、2、3、5、8…… 中相邻两项的同一倍数。走最后一步的输时，胜负因此颠倒：{ $large }/{ $small } 大于黄金比 φ = 1.618…，轮到走的一方却输。
       *[n] { $small } 和 { $large } 是 1、1、2、3、5、8…… 中相邻两项的同一倍数。走最后一步的输时，胜负因此颠倒：{ $large }/{ $small } 小于黄金比 φ = 1.618…，轮到走的一方却赢。
    }
reason-quotient-value = Nim 值是 { $large }/{ $small } − { $small }/{ $large } 的整数部分：{ $value }。
reason-leaves-pair = 从第 { $heap } 堆取 { $take } 根：留下 { $small } 和 { $large }，此时轮到走的一方输。
reason-largest-heaps =
    { $outcome ->
        [p] 最大的堆有 { $largest } 根，这样的堆共 { $times } 个，是偶数。怎么走都会变成奇数个，而对方总能再变成偶数个：轮到走的一方输。
       *[n] 最大的堆有 { $largest } 根，这样的堆共 { $times } 个，是奇数：要让最大的堆有偶数个，或者取光。
    }
reason-half-excess =
    { $value ->
        [0] 没有两堆在同一个二进制位上都是 1：总数是 { $total }，Nim 和也是它。怎么走都会破坏这一点，而对方总能恢复：轮到走的一方输。
       *[other] 总数是 { $total }，Nim 和是 { $sum }；两者之差的一半就是 Nim 值 { $value }。没有两堆在同一个二进制位上都是 1 时，它才是 0：要留下这样的堆。
    }
reason-searched =
    { $positions ->
        [1] 可能出现的局面只有这一个，已经查过。
       *[other] 可能出现的局面一共 { $positions } 个，全都查过了。
    }
reason-value-by-theorem = 根据下面的定理，{ $size } 根的 Nim 值是 { $value }{ $decided ->
        [lost] ，所以不论怎么走，留下的值都不是 0，对手总能再走成 0。
       *[won] ，所以有一步能走到值为 0 的堆，对手在那里必败。
    }
reason-tabulated = 从 0 到 { $up-to } 根，每一堆的值都逐个算过了。
