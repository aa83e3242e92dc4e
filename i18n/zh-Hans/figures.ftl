### Figures: titles, heads of tables, and what a picture means. Short, since they stand in pictures.

figure-separator = 、
figure-heap = 大小
figure-unknown = ?
figure-columns-left-out = 中间有 { $count } 列没有画出。
figure-more-heaps = ……还有 { $count } 堆。

## Heaps in binary

figure-pairing-title = 各堆的二进制，每列的 1 两两配对
figure-paired = 成对
figure-single = 落单
figure-no-ones = 无
figure-pairing-all = 每个 1 都有伴，没有落单的。
figure-pairing-single = { $columns } 这{ $count ->
        [one] 一
       *[other] 几
    }列有落单的 1。
figure-pairing-none = 没有需要配对的 1。

## Heaps as sums of powers of two

figure-powers-title = 各堆写成 2 的幂之和
figure-powers-times = 次数
figure-odd = 奇
figure-even = 偶
figure-powers-all-even = 每个幂都出现偶数次。
figure-powers-odd = 出现奇数次的幂：{ $powers }。
figure-powers-rest = 余 { $rest }
figure-powers-all-multiples = 每个幂出现的次数都是 { $modulus } 的倍数。
figure-powers-no-multiples = 出现次数不是 { $modulus } 的倍数的幂：{ $powers }。

## A heap as a sum of parts

figure-parts-title = { $size } 的分解
figure-parts-hidden = 另 { $count } 项
figure-parts-limit = 上限 { $limit }
figure-parts-take = 取 { $take } 胜
figure-parts-no-limit = 还没有上限：可取任意多根，但不能全取。
figure-parts-limit-note = 这一步最多取 { $limit } 根。
figure-parts-no-take = 没有必胜的取法。
figure-parts-more-takes = 另有 { $count } 种必胜的取法。

## The heaps 0, 1, 2, ...

figure-strip-title = 大小为 0、1、2……的堆
figure-strip-size = 堆
figure-strip-value = Nim 值
figure-strip-outcome = 胜负
figure-strip-period = 周期
figure-strip-here = 所问
figure-strip-before = 预周期
figure-strip-period-note = 从 { $preperiod } 起，以 { $period } 为周期重复。
figure-strip-growing-note = 从 { $preperiod } 起，每隔 { $period } 根，Nim 值增加 { $saltus }。
figure-strip-no-period = 不断言有周期。
figure-strip-gaps = 相邻必败堆的间隔：{ $gaps }，如此循环不止。
figure-strip-letters = P：轮到走的一方败。N：轮到走的一方胜。
figure-strip-here-note = ▲ 标出所问的堆，或第一个周期中值与它相同的堆。

## Moves

figure-moves-title = 各种走法及其留下的局面
figure-moves-move = 走法
figure-moves-leaves = 留下
figure-moves-outcome = 此后
figure-moves-nim-value = Nim 值
figure-moves-left = 剩余步数
figure-opponent-loses = 对手败
figure-opponent-wins = 对手胜
figure-moves-marked = 带标记的走法必胜。
figure-moves-remoteness = 剩余步数：胜方求快、败方求慢。
figure-more-moves = ……还有 { $count } 种走法
figure-replies-title = 每种走法及其应对
figure-replies-reply = 应对
figure-replies-then = 应对后留下
figure-replies-over = 游戏已结束

## Two heaps

figure-grid-nim-value = 两堆的 Nim 值
figure-grid-third-heap = 与两堆组成必败局面的第三堆
figure-grid-outcome = 两堆的胜负
figure-grid-marked = 带标记的：只有这两堆时，轮到走的一方败（P）；其余则轮到走的一方胜（N）。
figure-grid-here = 所问的两堆：文字中放在尖括号里，图中加框。
figure-grid-winning = 必胜走法留下的两堆：文字中放在星号之间，图中用线与框相连。
figure-grid-cut = 表到 { $last } 为止；文字只列到 { $shown }，图只画到 { $drawn }。
