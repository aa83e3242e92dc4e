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
reason-count-as-nim-odd-steps = 只有奇數級算數，相當於 Nim 的各堆：{ $values }。
reason-count-as-nim-gaps = 只有最後一枚、倒數第三枚等等硬幣左邊的空格算數，相當於 Nim 的各堆：{ $values }。
reason-count-as-nim-arms = 這個曲尺形的一行和一列，去掉拐角，就是 Nim 的兩堆：{ $values }。
reason-count-as-nim-without-passes = 沒有可以放棄的次數，這就是 Nim：{ $values }。
reason-count-as-nim-even-passes = 可以放棄的次數是偶數，一方放棄，另一方可以跟著放棄：勝負由各堆決定，和 Nim 一樣：{ $values }。
reason-head-values =
    { $count ->
        [1] 唯一的正面是第 { $coins } 枚，它的 Nim 值是 { $values }。
       *[other] 正面是第 { $coins } 枚，它們的 Nim 值依序是 { $values }。
    }
reason-nim-sum =
    { $outcome ->
        [p] Nim 和是 0。不論輪到走的一方怎麼走，對方都能再留下 Nim 和 0：輪到走的一方必敗。
       *[n] Nim 和是 { $sum }；要留下 Nim 和 0。
    }
reason-misere-small-heaps =
    { $parity ->
        [odd] 走最後一步的輸，而這些數沒有一個不小於 2。1 有 { $ones } 個，是奇數個：輪到走的一方必敗。
       *[even] 走最後一步的輸，而這些數沒有一個不小於 2。1 有 { $ones } 個，是偶數個：輪到走的一方必勝。
    }
reason-misere-one-big-heap = 走最後一步的輸，而這些數裡只有一個不小於 2：輪到走的一方可以留下奇數個 1，必勝。
reason-misere-nim-sum =
    { $sum ->
        [0] 走最後一步的輸，但只要這些數裡有兩個不小於 2，仍由 Nim 和決定勝負。它是 0：輪到走的一方必敗。
       *[other] 走最後一步的輸，但只要這些數裡有兩個不小於 2，仍由 Nim 和決定勝負。它是 { $sum }：輪到走的一方必勝。
    }
reason-row-lost-with-first =
    { $outcome ->
        [p] 其餘各堆不變，第一堆恰有一種大小使輪到走的一方必敗。那就是 { $leave }，正是它現在的大小。
       *[n] { $leave ->
            [0] 沒有第一堆時，輪到走的一方必敗：把這樣的一排留給對方。
           *[other] 其餘各堆不變，第一堆恰有一種大小使輪到走的一方必敗：給對方留 { $leave }。
        }
    }
reason-row-lost-with-last =
    { $outcome ->
        [p] 其餘各堆不變，最後一堆恰有一種大小使輪到走的一方必敗。那就是 { $leave }，正是它現在的大小。
       *[n] { $leave ->
            [0] 沒有最後一堆時，輪到走的一方必敗：把這樣的一排留給對方。
           *[other] 其餘各堆不變，最後一堆恰有一種大小使輪到走的一方必敗：給對方留 { $leave }。
        }
    }
reason-pass-pairs-normal = 可以放棄的次數是奇數。這時兩堆中輪到走的一方必敗的只有 1 和 2、3 和 4、5 和 6，依此類推。
reason-pass-pairs-misere = 可以放棄的次數是奇數，而走最後一步的輸。這時兩堆中輪到走的一方必敗的只有單獨一堆 2、1 和 1、3 和 4、5 和 6，依此類推。
reason-two-lines-normal =
    { $lines ->
        [rows] 只有兩行時，恰好當第二行比第一行短一格，輪到走的一方必敗。
       *[columns] 只有兩列時，恰好當第二列比第一列短一格，輪到走的一方必敗。
    }
reason-two-lines-misere =
    { $lines ->
        [rows] 走最後一步的輸。只有兩行時，輪到走的一方必敗的只有兩種：兩行各 1 格，或者第一行 2 格而第二行沒有。
       *[columns] 走最後一步的輸。只有兩列時，輪到走的一方必敗的只有兩種：兩列各 1 格，或者第一列 2 格而第二列沒有。
    }
reason-chomp-square = 咬下第二行的第二格。剩下一樣長的一行和一列，對方就像面對 Nim 的兩個相等的堆一樣必敗。
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
reason-quotient-product =
    { $outcome ->
        [p] 這裡走最後一步的輸。這條規則的 misère 商有 { $order } 個元素，各堆依次是 { $words }，乘積是 { $product }，屬於必敗部分：輪到走的一方必敗。
       *[n] 這裡走最後一步的輸。這條規則的 misère 商有 { $order } 個元素，各堆依次是 { $words }，乘積是 { $product }，不屬於必敗部分：輪到走的一方必勝。
    }
reason-quotient-heap =
    { $outcome ->
        [p] 這裡走最後一步的輸。這條規則的 misère 商有 { $order } 個元素，這一堆是 { $product }，屬於必敗部分：輪到走的一方必敗。
       *[n] 這裡走最後一步的輸。這條規則的 misère 商有 { $order } 個元素，這一堆是 { $product }，不屬於必敗部分：輪到走的一方必勝。
    }
reason-quotient-move = 從第 { $heap } 堆取 { $take } 根：乘積變成 { $product }，屬於必敗部分，對方必敗。
reason-quotient-move-split = 把第 { $heap } 堆換成大小為 { $parts } 的堆（{ $move }）：乘積變成 { $product }，屬於必敗部分，對方必敗。
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
reason-least-winning-move = 這裡至少要取 { $take } 根才能贏，從第 { $heap } 堆取：對方接著至多取 { $limit } 根，在這個上限之內怎麼取都贏不了。
reason-only-whole-heaps = 這裡只有取走整堆才能贏，而第一步不許這樣取：輪到走的一方必敗。
reason-no-take-wins = 這裡不論上限多高，怎麼取都贏不了：輪到走的一方必敗。
reason-equal-pairs =
    { $pairs ->
        [0] 各堆都是空的。
        [1] 兩堆相等。不論你從一堆取幾根，對方都可以從另一堆取同樣多，上限總允許：輪到走的一方必敗。
       *[other] 各堆可以配成 { $pairs } 對，每對相等。不論你從一對中的一堆取幾根，對方都可以從另一堆取同樣多，上限總允許：輪到走的一方必敗。
    }
reason-value-by-limit = 第 { $heap } 堆的 Nim 值取決於它的上限。{ $size } 根的堆起初 Nim 值是 0，上限升高之後依序是 { $rises }。
reason-value-rise = { $value }（上限 { $quota } 起）
reason-misere-one-fewer =
    { $size ->
        [0] 誰都不想取最後一根，而這裡已經沒有別的火柴。
        [1] 誰都不想取最後一根，所以就當作少了一根，只有 1 根，取到它的贏。
       *[other] 誰都不想取最後一根，所以就當作少了一根，只有 { $size } 根，取到其中最後一根的贏。
    }
reason-misere-leave-one = 取 { $take } 根，剛好留下一根：對方非取不可，必敗。
reason-columns-balanced = 每一列中 1 的個數都是 { $modulus } 的倍數。怎麼取都會破壞這一點，而對方總能恢復：輪到走的一方輸。
reason-column-unbalanced = 在 { $column } 這一列有 { $ones } 個 1，不是 { $modulus } 的倍數。要讓每一列中 1 的個數都是 { $modulus } 的倍數。
reason-moore-ones =
    { $outcome ->
        [p] 取最後一根的輸，而且沒有多於一根的堆。一根的堆有 { $ones } 個，除以 { $modulus } 餘 1：輪到走的一方輸。
       *[n] 取最後一根的輸，而且沒有多於一根的堆。一根的堆有 { $ones } 個，除以 { $modulus } 不餘 1：輪到走的一方贏。
    }
reason-moore-few-big = 取最後一根的輸。多於一根的堆只有 { $big } 個，一步就能全部改變：只留下一根的堆，使其個數除以 { $modulus } 餘 1。
reason-misere-as-normal = 取最後一根的輸，但只要還有兩根或更多的堆，勝負就和取最後一根的贏時一樣。
reason-golden-pair =
    { $kind ->
        [misere] 取最後一根的輸時，{ $lesser } 和 { $greater } 是差為 { $difference } 的那一對必敗數。每個差恰有一對，每個數也只在一對之中，沒有一步能從一對走到另一對，所以輪到走的一方輸。
       *[golden] { $lesser } 和 { $greater } 是差為 { $difference } 的那一對必敗數：{ $difference } × φ 的整數部分是 { $lesser }，φ = (1+√5)/2 = 1.618… 是黃金比。每個差恰有一對，每個數也只在一對之中，沒有一步能從一對走到另一對，所以輪到走的一方輸。
    }
reason-leaves-golden-pair =
    { $kind ->
        [misere] 從第 { $heap } 堆取 { $take } 根：留下 { $lesser } 和 { $greater }，即取最後一根的輸時差為 { $difference } 的那一對必敗數。
       *[golden] 從第 { $heap } 堆取 { $take } 根：留下 { $lesser } 和 { $greater }，即差為 { $difference } 的那一對必敗數（{ $difference } × φ 的整數部分是 { $lesser }，φ = (1+√5)/2 = 1.618…）。
    }
reason-leaves-golden-pair-change =
    { $kind ->
        [misere] 從兩堆各取 { $take } 根：留下 { $lesser } 和 { $greater }，即取最後一根的輸時差為 { $difference } 的那一對必敗數。
       *[golden] 從兩堆各取 { $take } 根：留下 { $lesser } 和 { $greater }，即差為 { $difference } 的那一對必敗數（{ $difference } × φ 的整數部分是 { $lesser }，φ = (1+√5)/2 = 1.618…）。
    }
reason-quotient-equal =
    { $outcome ->
        [p] 兩堆相等，唯一的走法是取走其中一堆，那就是最後一步，而走最後一步的輸。
       *[n] 兩堆相等：取走其中一堆，就再也沒有走法了。
    }
reason-quotient-below = { $large }/{ $small } 小於黃金比 φ = (1+√5)/2 = 1.618…，所以輪到走的一方輸。
reason-quotient-above = { $large }/{ $small } 大於黃金比 φ = (1+√5)/2 = 1.618…，所以輪到走的一方贏。
reason-quotient-neighbours =
    { $outcome ->
        [p] { $small } 和 { $large } 是 1、1、2、3、5、8…… 中相邻兩項的同一倍數。走最後一步的輸時，勝負因此顛倒：{ $large }/{ $small } 大於黃金比 φ = 1.618…，輪到走的一方卻輸。
       *[n] { $small } 和 { $large } 是 1、1、2、3、5、8…… 中相邻兩項的同一倍數。走最後一步的輸時，勝負因此顛倒：{ $large }/{ $small } 小於黃金比 φ = 1.618…，輪到走的一方卻贏。
    }
reason-quotient-value = Nim 值是 { $large }/{ $small } − { $small }/{ $large } 的整數部分：{ $value }。
reason-leaves-pair = 從第 { $heap } 堆取 { $take } 根：留下 { $small } 和 { $large }，此時輪到走的一方輸。
reason-largest-heaps =
    { $outcome ->
        [p] 最大的堆有 { $largest } 根，這樣的堆共 { $times } 個，是偶數。怎麼走都會變成奇數個，而對方總能再變成偶數個：輪到走的一方輸。
       *[n] 最大的堆有 { $largest } 根，這樣的堆共 { $times } 個，是奇數：要讓最大的堆有偶數個，或者取光。
    }
reason-half-excess =
    { $value ->
        [0] 沒有兩堆在同一個二進制位上都是 1：總數是 { $total }，Nim 和也是它。怎麼走都會破壞這一點，而對方總能恢復：輪到走的一方輸。
       *[other] 總數是 { $total }，Nim 和是 { $sum }；兩者之差的一半就是 Nim 值 { $value }。沒有兩堆在同一個二進制位上都是 1 時，它才是 0：要留下這樣的堆。
    }
reason-searched =
    { $positions ->
        [1] 可能出現的局面只有這一個，已經查過。
       *[other] 可能出現的局面一共 { $positions } 個，全都查過了。
    }
reason-value-by-theorem = 根據下面的定理，{ $size } 根的 Nim 值是 { $value }{ $decided ->
        [lost] ，所以不論怎麼走，留下的值都不是 0，對手總能再走成 0。
       *[won] ，所以有一步能走到值為 0 的堆，對手在那裡必敗。
    }
reason-tabulated = 從 0 到 { $up-to } 根，每一堆的值都逐一算過了。
