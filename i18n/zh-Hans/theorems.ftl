# 定理的名称；.statement 是一个句子。

theorem-bouton = 布顿定理
    .statement = 在 Nim 中，当且仅当二进制的每一位上都有偶数个 1 时，轮到走的一方必败。
theorem-bouton-misere = 取最后一根者输时的布顿定理
    .statement = 如果取最后一根的输，那么只要还有不少于两根的堆，胜负就和普通的 Nim 一样；如果各堆都不超过一根，那么当且仅当一根的堆有奇数个时，轮到走的一方必败。
theorem-residue = 余数定理
    .statement = 一堆的 Nim 值就是它除以 L 的余数，所以当且仅当根数是 L 的倍数时，轮到走的一方必败。
theorem-interval = 单区间定理
    .statement = 胜负每 a+b 根重复一次：当且仅当除以 a+b 的余数小于 a 时，轮到走的一方必败。
theorem-two-intervals = 双区间定理
    .statement = 设 L = a+1，m 是满足 mL ≥ c 的最小整数，则胜负每 T 根重复一次：c 到 b 不足 L 个数时 T = b+1，否则 T = (m-1)L+b+1；当且仅当余数是 0、L、2L、……、(m-1)L 之一时，轮到走的一方必败。
theorem-two-amounts = 双数定理
    .statement = 把各堆每 a 个排成一行。b 以下，各行的 Nim 值轮流全是 0、全是 1；从 b 到 a+b-1，每一堆的值是它两个后继都没有的最小数，即 1 或 2。这一切每 T 根重复一次：b 是 a 的奇数倍时 T = 2a，否则 T = a+b。
theorem-quotient = 整商定理
    .statement = n 根一堆的 Nim 值是 n/a 的整数部分，所以当且仅当不足 a 根时，轮到走的一方必败。
theorem-all-but-one = 一数禁取定理
    .statement = n 根一堆的 Nim 值是 n/2a 的整数部分的 a 倍，再加上 n 除以 a 的余数；所以当且仅当剩 0 根或 a 根时，轮到走的一方必败。
theorem-common-divisor = 公约数定理
    .statement = n 根一堆的 Nim 值，等于把可取的根数都除以 d 之后，n/d 的整数部分那一堆的 Nim 值。
theorem-blow-up = 放大定理
    .statement = 设 q 是 n/L 的整数部分，则 n 的 Nim 值是 q 在较小的那组根数下的 Nim 值的 L 倍，再加上 n 除以 L 的余数。
theorem-at-most-part = 莱文定理
    .statement = 如果 f(n) 大于 f(n-1)，n 的 Nim 值就是 f(n)，否则等于 n-f(n)-1 的 Nim 值；从 n 出发，走到不超过 f(n) 的每个值（自身的值除外）恰有一种走法。
theorem-at-least-part = 多取定理
    .statement = n 的 Nim 值比 f(n) 的大 1，f(n) 是能留下的最大的堆；没有走法时是 0。堆变大时 Nim 值从不减小。
theorem-divisor-taken = 约数定理
    .statement = n 的 Nim 值比 n 含因数 2 的次数大 1，所以轮到走的一方总能取光而获胜。
theorem-proper-divisor-taken = 真约数定理
    .statement = n 的 Nim 值就是 n 含因数 2 的次数，所以当且仅当根数是奇数时，轮到走的一方必败。
theorem-divisor-left = 留约数定理
    .statement = n 的 Nim 值是它的质因数的个数（重复的也计入），所以当且仅当剩 1 根时，轮到走的一方必败。
theorem-coprime = 互质定理
    .statement = n 不小于 2 时，它的 Nim 值是它最小的质因数在质数 2、3、5、…… 中排第几；如果 1 根时可以取 1 根，则改为 1 的值是 1，偶数的值是 0。
theorem-lasker = 拉斯克 Nim 定理
    .statement = n 除以 4 余 3 时，Nim 值是 n+1；n 是 4 的倍数且不为 0 时，是 n-1；其余情形就是 n。
theorem-sprague-grundy = 斯普拉格–格伦迪定理
    .statement = 当且仅当各堆 Nim 值的 Nim 和是 0 时，轮到走的一方必败。
theorem-pairing = 弗格森配对性质
    .statement = 如果走最后一步的输，那么只要有一堆的 Nim 值不小于 2，仍由 Nim 和决定胜负；否则，当且仅当 Nim 值为 1 的堆有奇数个时，轮到走的一方必败。
theorem-tested-pairing = 逐堆检验的弗格森配对性质
    .statement = 如果走最后一步的输，那么只要有一堆的 Nim 值不小于 2，仍由 Nim 和决定胜负；否则，当且仅当 Nim 值为 1 的堆有奇数个时，轮到走的一方必败。
theorem-misere-quotient = 普兰贝克和西格尔的 misère 商
    .statement = 这样的堆相加，就像有限乘法表中的元素相乘，每一堆对应一个元素；当且仅当各堆元素的乘积属于必败部分时，轮到走的一方必败。
theorem-schwenk = 施文克定理
    .statement = 每一堆都能唯一地拆成若干必败堆之和，使得取走其中一部分之后，上限总够不着下一个更大的部分；当且仅当最小的部分现在不能取时，轮到走的一方必败。
theorem-staircase = 阶梯定理
    .statement = 只有奇数级算数：阶梯的 Nim 值是第 1、3、5……级上的枚数的 Nim 和；如果走最后一步的输，胜负也和走最后一步的输的 Nim 一样。
theorem-silver-dollar = 方格上的硬币的定理
    .statement = 最后一枚、倒数第三枚等等硬币左边的空格数相当于 Nim 的各堆：Nim 值是它们的 Nim 和；如果走最后一步的输，胜负也和走最后一步的输的 Nim 一样。
theorem-coin-turning = 翻硬币定理
    .statement = 一排硬币的 Nim 值是各枚正面的 Nim 值的 Nim 和：第 i 枚的值，在 `turning-turtles` 中是 i，在 `twins` 中是 i-1，在 `ruler` 中是整除 i 的最大的 2 的幂，在 `mock-turtles` 中是第 i 个二进制里有奇数个 1 的数。
theorem-end-nim = 两端取子定理
    .statement = 一排里其余各堆不变时，第一堆恰有一种大小使轮到走的一方必败，最后一堆也恰有一种；两者都可以由更短的排推出。
theorem-pass-nim = 可以放弃的 Nim 的定理
    .statement = 可以放弃的次数是偶数时，胜负和 Nim 一样；是奇数时，两堆只有某些相邻的数对使轮到走的一方必败。
theorem-chomp = 小块巧克力定理
    .statement = 咬巧克力时，两行或两列由它们的差决定，有公共拐角的一行和一列由 Nim 决定，正方形则咬成这样的一行和一列就赢。
theorem-moore = 穆尔定理
    .statement = 一步至多改变 K 堆时，当且仅当每个二进制列中 1 的个数都是 K+1 的倍数时，轮到走的一方必败；取最后一根的输而只剩一根的堆时，当且仅当其个数除以 K+1 余 1 时必败。
theorem-wythoff = 威佐夫定理
    .statement = 对每个差 k，恰有一对 a 和 a+k 使轮到走的一方必败：a = ⌊kφ⌋，其中 φ 是黄金比；取最后一根的输时，k = 0 改为 a = 2，k = 1 改为 a = 0。
theorem-euclid = 欧几里得游戏定理
    .statement = x ≤ y 的 Nim 值是 y/x − x/y 的整数部分，所以当且仅当 y/x 小于黄金比 φ 时，轮到走的一方必败；走最后一步的输时，若 x 和 y 是 1、1、2、3、5、8…… 中相邻两项的同一倍数，胜负颠倒。
theorem-euclid-to-zero = 科尔–戴维定理
    .statement = 0 < x ≤ y 时，当且仅当 x = y 或 y/x 大于黄金比 φ 时，轮到走的一方必胜；走最后一步的输时，当且仅当 y/x 大于 φ 时必胜。有一堆空了，就没有走法。
theorem-greedy-nim = 贪心 Nim 定理
    .statement = 当且仅当最大的堆有偶数个，或者全空时，轮到走的一方必败；取最后一根的输时，最大的堆不少于 2 根仍是如此，只剩一根的堆时，当且仅当其个数为奇数时必败。
theorem-lim = LIM 定理
    .statement = Nim 值是总数与 Nim 和 X 之差的一半，所以当且仅当没有两堆在同一个二进制位上都是 1 时，轮到走的一方必败。
theorem-limit-recurrence = 最少制胜根数的递推
    .statement = 设 f 是上限，h(0) 为无穷大，则 n 根时至少要取 h(n) 根才能赢，h(n) 是满足 f(x) < h(n-x) 的最小的 x；当且仅当 h(n) 根可以取时，轮到走的一方必胜。
theorem-limit-misere = 走最后一步者输时的上限定理
    .statement = 谁都不愿取最后一根，所以上限生效之后，n 根的胜负和走最后一步的赢时的 n-1 根一样；开局时只要不少于两根，轮到走的一方留下一根就必胜。
theorem-global-limit-recurrence = 多堆的最少制胜根数的递推
    .statement = 设 f 是上限，p-x 是从局面 p 的某一堆取走 x 根后留下的局面，则在局面 p 至少要取 h(p) 根才能赢，h(p) 是满足 f(x) < h(p-x) 的最小的 x，没有这样的 x 时 h(p) 为无穷大；上限生效之后，当且仅当 h(p) 根可以取时，轮到走的一方必胜。
theorem-global-limit-pairs = 共用上限时的成对定理
    .statement = 如果各堆可以配成相等的对，而上限从不小于上一步取的根数，那么轮到走的一方必败：从一对中的一堆取走多少，就能从另一堆取走多少。

theorem-refused = 这是程序的错误，请报告：没有采用{ $name }，因为它对局面 { $position } 的判断是错的。

# 定理的条件：不带句号的分句，会连成一串；.needed 用来说明游戏缺了什么，只在分句本身说不清时才写。
conditions-separator = ，
conditions-and = ，
condition-nim-heaps = 每一堆都按 Nim 的规则走
condition-below-l = 从 1 到 L-1 每个数都可以取
    .needed = 可以取 1 根
condition-no-multiple-of-l = L 的倍数都不能取
    .needed = L 的倍数都不能取，其中 L 是不能取的最小的数
condition-one-run = 可取的根数是 a 到 b，中间没有空缺
condition-two-runs = 可取的根数是 1 到 a 和 c 到 b
condition-multiple-in-second-run = c 到 b 之间有 a+1 的倍数
condition-two-amounts = 可取的根数是 a 和 b，a < b
condition-short-gaps = 可取的根数有无穷多个，相邻两个之差都不超过最小的 a
condition-one-excluded = 除了 a 以外，每个数都可以取
condition-common-divisor = 可取的根数都是 d 的倍数，d 大于 1
condition-blown-up = 可取的根数是 1 到 L-1，以及对较小的一组中的每个 t，从 tL-(L-1) 到 tL+(L-1)
condition-smaller-set-known = 较小的那组根数的 Nim 值有公式
condition-up-to-part = 可取的根数是 1 到 f(n)，f(n) 是 (bn+c)/a 的整数部分，0 < b ≤ a
condition-from-part = 能留下的是 0 到 f(n)，f(n) 是 (bn+c)/a 的整数部分，0 ≤ b < a
condition-divisors-taken = 可取的根数是这一堆的约数
condition-proper-divisors-taken = 可取的根数是这一堆的约数，但不能取光
condition-proper-divisors-left = 能留下的是这一堆的约数，但必须小于这一堆
condition-coprime-amounts = 可取的根数与这一堆互质
condition-take-any-or-split = 可以取任意根，或把一堆分成两堆，别无其他走法
condition-values-known = 每一堆的 Nim 值都已知
condition-fixed-sets = 每一堆都按 Nim 或一组固定的可取根数来走
condition-no-splits = 每一步至多留下一堆
condition-zeros-reach-one = Nim 值为 0 而又能走的堆，都有一步走到 Nim 值 1，这一点检验到了最大的一堆
condition-quotient-verified = 乘法表对每一堆都核对过
condition-no-sum = 规则不是几条规则之和
condition-one-heap = 只有一堆
condition-limit-never-decreases = 上限 f 从不减小
condition-limit-at-least-previous = 对任意的 x 都有 f(x) ≥ x
condition-limit-positive = 上限总不小于 1
condition-normal-play = 走最后一步的赢
condition-misere-play = 走最后一步的输

# 定理所讲的规则：同样是分句。
condition-some-nim = 有一堆按 Nim 的规则走
condition-one-set = 不论堆多大，可取的根数都是同一组，取后不分堆
condition-heap-matters = 可取的根数取决于堆的大小
condition-heaps-split = 一堆可以分开
condition-independent-heap = 有一堆的走法只取决于这一堆本身
condition-previous-take = 上一步取的根数限制下一步
condition-own-heap = 有一堆单独走
condition-global-limit = 上一步取的根数限制下一步，不论从哪一堆取
condition-staircase = 棋子沿阶梯逐级下移
condition-silver-dollar = 硬币沿方格移动，不相遇也不越过
condition-coins = 翻的是一排硬币
condition-end-nim = 从一排堆的两端取
condition-pass-nim = 这是可以放弃的 Nim
condition-chomp = 这是咬巧克力
condition-moore = 一步从若干堆中取火柴，堆数有上限
condition-wythoff = 从两堆之一取火柴，或从两堆取同样多
condition-euclid = 从两堆中较大的一堆取较小一堆的倍数，两堆都不取光
condition-euclid-to-zero = 从两堆中较大的一堆取较小一堆的倍数，可以取光
condition-greedy-nim = 只从最大的堆中取火柴
condition-lim = 从三堆中的两堆取同样多，并把这么多放到第三堆

# 周期由数表预言而未经证明的几类集合。
pattern-sum-of-two = “a、b、a+b”
    .statement = 设 b = 2ha+r，0 ≤ r < 2a，a 和 b 互质，可取的根数是 a、b 和 a+b，则迄今所见的周期，r ≤ a 时都是 a(2b+r)，否则都是 2b+2a-r。
pattern-one-and-two = “1、b、c”
    .statement = 可取的根数是 1、b 和 c 时，迄今所见的周期如下：b 是奇数而 c 是偶数时是 b+c；b 是偶数时，设 c 除以 b+1 余 r，r 是 1 或 b 时是 b+1，r 是其他奇数时是 b+c，r 是偶数而且 c > b² 时是 c+1。
pattern-any-two-intervals = “两个区间”
    .statement = 可取的根数是 p 到 q 和 r 到 s 时，迄今所见的周期都是 p+q、p+s、q+r、r+s 之一，或者是 p+s 加上 p+q 的倍数，或者是 p+s 或 q+r 的约数。
pattern-ultimately-bipartite = “最终二部”
    .statement = 可取的根数形如 a、a+2 和 2a+3，而且 a 是不小于 3 的奇数时，就迄今所见，从某一堆起 Nim 值总是 0 和 1 交替。
pattern-foretold = { $name }这类集合有一条规律：{ $statement }这里预言的是 { $periods }。这条规律没有一般的证明，不能作为答案的理由。
pattern-held = 这与{ $name }这类集合的规律所预言的一致，那条规律没有一般的证明；详见 `nimm read`。
pattern-refuted = { $name }这类集合的规律预言的是 { $periods }，所以这是一个反例。{ $statement }

# 定理能给出什么。
gives-outcome = 谁赢
gives-nim-value = Nim 值
gives-winning-moves = 全部制胜走法
gives-remoteness = 要走多少步
