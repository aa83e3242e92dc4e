### 理由：這個局面為什麼贏或輸。「你」就是輪到走的一方。

# 列舉：分隔、末項、截短。
list-separator = 、
list-and = { " 和 " }
list-or = { " 或 " }
list-cut = { $items } 以及另外 { $more } 個
list-cut-heaps = { $items } 以及另外 { $more }
list-open = { $items } 等等
sentence-gap = { "" }

reason-rule-of-thumb = 口訣：留下的都成雙，落單的讓給對方。

reason-no-move =
    { $convention ->
        [normal] 已經沒有走法，而走不了的一方輸：輪到走的一方必敗。
       *[misere] 已經沒有走法，而走不了的一方贏：輪到走的一方必勝。
    }
reason-cannot-start = 只有一根火柴，遊戲開不了局：第一步不能全部取走，所以一步也走不了。
reason-all-paired = 每一位上的 1 都兩兩成對。無論你怎麼取，總會有 1 落單，對方又能把它們全部配成對。
reason-unpaired =
    { $count ->
        [1] 在「{ $column }」這一位上，只有第 { $heap } 堆有 1：{ $leave ->
            [0] 全部取走
           *[other] 把它留成 { $leave } 根（取 { $take } 根）
        }，所有的 1 就都成對了。
       *[other] 在「{ $column }」這一位上，第 { $holders } 堆都有 1，一共奇數個：{ $leave ->
            [0] 把第 { $heap } 堆全部取走
           *[other] 把第 { $heap } 堆留成 { $leave } 根（取 { $take } 根）
        }，所有的 1 就都成對了。
    }
reason-misere-as-nim = 這裡取最後一根的輸，但只要還有不少於兩根的堆，勝負就和普通的 Nim 一樣：眼前照普通的 Nim 走。
reason-misere-leave-odd =
    { $ones ->
        [1] 只有第 { $heap } 堆多於一根：{ $leave ->
            [0] 全部取走
           *[other] 把它留成 { $leave } 根（取 { $take } 根）
        }，就只剩一根火柴，對方非取不可。
       *[other] 只有第 { $heap } 堆多於一根：{ $leave ->
            [0] 全部取走
           *[other] 把它留成 { $leave } 根（取 { $take } 根）
        }，就剩下 { $ones } 個一根的堆，是奇數個，最後一根落到對方手裡。
    }
reason-misere-ones =
    { $parity ->
        [odd]
            { $ones ->
                [1] 只剩一根火柴：輪到走的一方非取不可，必敗。
               *[other] 只剩 { $ones } 個一根的堆，是奇數個：最後一根落到輪到走的一方手裡，這一方必敗。
            }
       *[even]
            { $ones ->
                [0] 火柴已經取完：輪到走的一方不用取最後一根，必勝。
               *[other] 只剩 { $ones } 個一根的堆，是偶數個：最後一根落到對方手裡，輪到走的一方必勝。
            }
    }
reason-remainder =
    { $quotient ->
        [0] { $size } 比 { $modulus } 小：全部取走，對方就沒有走法。
       *[other] { $size } = { $quotient } × { $modulus } + { $remainder }：取 { $remainder } 根，留下 { $modulus } 的倍數。
    }
reason-multiple = { $size } = { $quotient } × { $modulus }：無論你怎麼取，對方都能再留給你 { $modulus } 的倍數。
reason-place =
    { $preperiod ->
        [0] 勝負每 { $period } 根重複一次，{ $size } 的餘數是 { $place }。{ $count ->
            [unknown] 必敗的餘數沒有列出
            [0] 沒有必敗的餘數
            [1] 必敗的餘數只有 { $losing }
           *[other] 必敗的餘數是 { $losing }
        }{ reason-place-verdict }
       *[other] 從 { $preperiod } 根起，勝負每 { $period } 根重複一次；從那裡數起，{ $size } 在週期的第 { $place } 位（從 0 數起）。{ $count ->
            [unknown] 必敗的位置沒有列出
            [0] 沒有必敗的位置
            [1] 必敗的位置只有 { $losing }
           *[other] 必敗的位置是 { $losing }
        }{ reason-place-verdict }
    }
reason-place-verdict =
    { $verdict ->
        [only] ，正是這裡：輪到走的一方必敗。
        [lost] ，{ $place } 正在其中：輪到走的一方必敗。
        [won] ，{ $place } 不在其中：輪到走的一方必勝。
       *[open] 。
    }
reason-before-period =
    { $outcome ->
        [p] 週期從 { $preperiod } 才開始；在此之前的勝負是逐堆算出的，{ $size } 根時輪到走的一方必敗。
       *[n] 週期從 { $preperiod } 才開始；在此之前的勝負是逐堆算出的，{ $size } 根時輪到走的一方必勝。
    }
reason-leaves-losing =
    { $leave ->
        [0] 取 { $take } 根：一根不留，對方沒有走法，必敗。
        [1] 取 { $take } 根：留給對方 1 根，這時輪到走的一方必敗。
       *[other] 取 { $take } 根：留給對方 { $leave } 根，這時輪到走的一方必敗。
    }
reason-leaves-losing-split = 留給對方大小為 { $parts } 的堆（{ $move }）：它們的 Nim 值是 { $values }，Nim 和是 0，這時輪到走的一方必敗。
reason-heap-values =
    { $heaps ->
        [1] 這一堆的 Nim 值是 { $sum }。
       *[other] 各堆的 Nim 值依序是 { $values }，它們的 Nim 和是 { $sum }。
    }
reason-odd-steps =
    { $outcome ->
        [p] 只有奇數級算數，相當於 Nim 的各堆：{ $values }。它們的 Nim 和是 0。移到奇數級上的，對方可以照數再往下移，所以輪到走的一方輸。
       *[n] 只有奇數級算數，相當於 Nim 的各堆：{ $values }。它們的 Nim 和是 { $sum }；要留下 Nim 和 0。
    }
reason-sum-is-zero = 沒有一種走法能讓 Nim 和保持為 0，而對方總能讓它再變成 0：輪到走的一方必敗。
reason-zeroes-sum = 從第 { $heap } 堆取 { $take } 根：這堆的 Nim 值從 { $from } 變成 { $to }，留給對方的 Nim 和就是 0。
reason-zeroes-sum-split = 把第 { $heap } 堆換成大小為 { $parts } 的堆（{ $move }）：這裡的 Nim 值從 { $from } 變成 { $to }，留給對方的 Nim 和就是 0。
reason-misere-big-value = 這裡走最後一步的輸，但有一堆的 Nim 值是 { $largest }。只要還有 Nim 值不小於 2 的堆，就仍由 Nim 和決定勝負，和走最後一步的贏時一樣。
reason-misere-small-values =
    { $parity ->
        [odd] 這裡走最後一步的輸，而各堆的 Nim 值不是 0 就是 1。其中 1 有 { $ones } 個，是奇數：輪到走的一方必敗。
       *[even] 這裡走最後一步的輸，而各堆的 Nim 值不是 0 就是 1。其中 1 有 { $ones } 個，是偶數：輪到走的一方必勝。
    }
reason-misere-leaves-ones = 從第 { $heap } 堆取 { $take } 根：此後各堆的 Nim 值不是 0 就是 1，其中 1 有 { $ones } 個，是奇數，對方必敗。
reason-misere-leaves-ones-split = 把第 { $heap } 堆換成大小為 { $parts } 的堆（{ $move }）：此後各堆的 Nim 值不是 0 就是 1，其中 1 有 { $ones } 個，是奇數，對方必敗。
reason-parts-of-fibonacci =
    { $count ->
        [0] 這一堆是空的，沒有可拆的部分。
        [1] { $size } 本身就是斐波那契數。
       *[other] { $size } = { $sum }，都是斐波那契數，而且互不相鄰。
    }
reason-parts-of-losing =
    { $count ->
        [0] 這一堆是空的，沒有可拆的部分。
        [1] { $size } 本身就是這條規則的必敗堆。
       *[other] { $size } = { $sum }，每個部分都是這條規則的必敗堆。
    }
reason-part-taken = 取 { $take } 根：對方接著最多只能取 { $limit } 根，搆不到下一個部分 { $next }。
reason-last-part-taken = 取 { $take } 根，把各部分全部取走：對方必敗。
reason-part-out-of-reach = 最小的部分是 { $least }，而現在最多只能取 { $quota } 根，搆不到它：輪到走的一方必敗。
reason-whole-is-part-fibonacci = { $size } 是斐波那契數，整堆只算一個部分，而第一步不能取走整堆：輪到走的一方必敗。
reason-whole-is-part-losing = { $size } 是這條規則的必敗堆，整堆只算一個部分，而第一步不能取走整堆：輪到走的一方必敗。
reason-too-greedy = 取 { $take } 根或更多就太貪心了：對方接著可以把剩下的一次取完。
reason-least-winning-take = 這裡至少要取 { $take } 根才能贏，而這是允許的。
reason-least-winning-take-out-of-reach = 這裡至少要取 { $take } 根才能贏，而這超過了現在的上限：輪到走的一方必敗。
reason-misere-one-fewer =
    { $size ->
        [0] 誰都不想取最後一根，而這裡已經沒有別的火柴。
        [1] 誰都不想取最後一根，所以就當作少了一根，只有 1 根，取到它的贏。
       *[other] 誰都不想取最後一根，所以就當作少了一根，只有 { $size } 根，取到其中最後一根的贏。
    }
reason-misere-leave-one = 取 { $take } 根，剛好留下一根：對方非取不可，必敗。
reason-searched =
    { $positions ->
        [1] 可能出現的局面只有這一個，已經查過。
       *[other] 可能出現的局面一共 { $positions } 個，全都查過了。
    }
reason-tabulated = 從 0 到 { $up-to } 根，每一堆的值都逐一算過了。
