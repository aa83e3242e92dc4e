### Figures: titles, heads of tables, and what a picture means. Short, since they stand in pictures.

figure-separator = 、
figure-heap = 大小
figure-unknown = ?
figure-columns-left-out = 中間有 { $count } 行沒有畫出。
figure-more-heaps = ……還有 { $count } 堆。

## Heaps in binary

figure-pairing-title = 各堆的二進位，每行的 1 兩兩配對
figure-paired = 成對
figure-single = 落單
figure-no-ones = 無
figure-pairing-all = 每個 1 都有伴，沒有落單的。
figure-pairing-single = { $columns } 這{ $count ->
        [one] 一
       *[other] 幾
    }行有落單的 1。
figure-pairing-none = 沒有需要配對的 1。

## Heaps as sums of powers of two

figure-powers-title = 各堆寫成 2 的冪之和
figure-powers-times = 次數
figure-odd = 奇
figure-even = 偶
figure-powers-all-even = 每個冪都出現偶數次。
figure-powers-odd = 出現奇數次的冪：{ $powers }。
figure-powers-rest = 餘 { $rest }
figure-powers-all-multiples = 每個冪出現的次數都是 { $modulus } 的倍數。
figure-powers-no-multiples = 出現次數不是 { $modulus } 的倍數的冪：{ $powers }。

## A heap as a sum of parts

figure-parts-title = { $size } 的分解
figure-parts-hidden = 另 { $count } 項
figure-parts-limit = 上限 { $limit }
figure-parts-take = 取 { $take } 勝
figure-parts-no-limit = 還沒有上限：可取任意多根，但不能全取。
figure-parts-limit-note = 這一步最多取 { $limit } 根。
figure-parts-no-take = 沒有必勝的取法。
figure-parts-more-takes = 另有 { $count } 種必勝的取法。

## The heaps 0, 1, 2, ...

figure-strip-title = 大小為 0、1、2……的堆
figure-strip-size = 堆
figure-strip-value = Nim 值
figure-strip-outcome = 勝負
figure-strip-period = 週期
figure-strip-here = 所問
figure-strip-before = 預週期
figure-strip-period-note = 從 { $preperiod } 起，以 { $period } 為週期重複。
figure-strip-growing-note = 從 { $preperiod } 起，每隔 { $period } 根，Nim 值增加 { $saltus }。
figure-strip-no-period = 不斷言有週期。
figure-strip-gaps = 相鄰必敗堆的間隔：{ $gaps }，如此循環不止。
figure-strip-letters = P：輪到走的一方敗。N：輪到走的一方勝。
figure-strip-here-note = ▲ 標出所問的堆，或第一個週期中值與它相同的堆。

## Moves

figure-moves-title = 各種走法及其留下的局面
figure-moves-move = 走法
figure-moves-leaves = 留下
figure-moves-outcome = 此後
figure-moves-nim-value = Nim 值
figure-moves-left = 剩餘步數
figure-opponent-loses = 對手敗
figure-opponent-wins = 對手勝
figure-moves-marked = 帶標記的走法必勝。
figure-moves-remoteness = 剩餘步數：勝方求快、敗方求慢。
figure-more-moves = ……還有 { $count } 種走法
figure-replies-title = 每種走法及其應對
figure-replies-reply = 應對
figure-replies-then = 應對後留下
figure-replies-over = 遊戲已結束

## Two heaps

figure-grid-nim-value = 兩堆的 Nim 值
figure-grid-third-heap = 與兩堆組成必敗局面的第三堆
figure-grid-outcome = 兩堆的勝負
figure-grid-marked = 帶標記的：只有這兩堆時，輪到走的一方敗（P）；其餘則輪到走的一方勝（N）。
figure-grid-here = 所問的兩堆：文字中放在尖括號裡，圖中加框。
figure-grid-winning = 必勝走法留下的兩堆：文字中放在星號之間，圖中用線與框相連。
figure-grid-cut = 表到 { $last } 為止；文字只列到 { $shown }，圖只畫到 { $drawn }。
