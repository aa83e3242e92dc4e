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
theorem-sprague-grundy = 斯普拉格–格伦迪定理
    .statement = 当且仅当各堆 Nim 值的 Nim 和是 0 时，轮到走的一方必败。
theorem-pairing = 弗格森配对性质
    .statement = 如果走最后一步的输，那么只要有一堆的 Nim 值不小于 2，仍由 Nim 和决定胜负；否则，当且仅当 Nim 值为 1 的堆有奇数个时，轮到走的一方必败。
theorem-schwenk = 施文克定理
    .statement = 每一堆都能唯一地拆成若干必败堆之和，使得取走其中一部分之后，上限总够不着下一个更大的部分；当且仅当最小的部分现在不能取时，轮到走的一方必败。
theorem-staircase = 阶梯定理
    .statement = 只有奇数级算数：阶梯的 Nim 值是第 1、3、5……级上的枚数的 Nim 和。
theorem-limit-recurrence = 最少制胜根数的递推
    .statement = 设 f 是上限，h(0) 为无穷大，则 n 根时至少要取 h(n) 根才能赢，h(n) 是满足 f(x) < h(n-x) 的最小的 x；当且仅当 h(n) 根可以取时，轮到走的一方必胜。
theorem-limit-misere = 走最后一步者输时的上限定理
    .statement = 谁都不愿取最后一根，所以上限生效之后，n 根的胜负和走最后一步的赢时的 n-1 根一样；开局时只要不少于两根，轮到走的一方留下一根就必胜。

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
condition-values-known = 每一堆的 Nim 值都已知
condition-fixed-sets = 每一堆都按 Nim 或一组固定的可取根数来走
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
condition-independent-heap = 有一堆的走法只取决于这一堆本身
condition-previous-take = 上一步取的根数限制下一步
condition-staircase = 棋子沿阶梯逐级下移

# 定理能给出什么。
gives-outcome = 谁赢
gives-nim-value = Nim 值
gives-winning-moves = 全部制胜走法
gives-remoteness = 要走多少步
