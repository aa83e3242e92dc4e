### 答案：誰贏、怎麼走、有多可靠。

long-number = { $start }…{ $end }（{ $digits } 位）

outcome-n = 輪到走的一方必勝。
outcome-p = 輪到走的一方必敗。
outcome-unknown = 在限度之內沒有得出結果。
outcome-unknown-theory = 沒有得出結果：這裡的方法都不適用於這個問題。

moves-none = 沒有必勝的走法。
moves-over = 已經沒有走法。
moves-unlisted = 沒有列出必勝的走法。
moves-one = 必勝的走法只有一種：{ $moves }。
moves-all = 必勝的走法共 { $count } 種：{ $moves }。
moves-some = 部分必勝的走法：{ $moves }。可能還有別的。
move-in-heap = 從第 { $heap } 堆取 { $take } 根，留 { $leave } 根（{ $move }）
move-single-heap = 取 { $take } 根，留 { $leave } 根（{ $move }）
move-in-heap-split =
    { $take ->
        [0] 把第 { $heap } 堆分成大小為 { $parts } 的堆（{ $move }）
       *[other] 從第 { $heap } 堆取 { $take } 根，剩下的分成大小為 { $parts } 的堆（{ $move }）
    }
move-single-heap-split =
    { $take ->
        [0] 分成大小為 { $parts } 的堆（{ $move }）
       *[other] 取 { $take } 根，剩下的分成大小為 { $parts } 的堆（{ $move }）
    }
moves-separator = ；
moves-cut = { $items }；另外還有 { $more } 種

nim-value-line = Nim 值：{ $value }。
remoteness-line =
    { $moves ->
        [0] 遊戲已經結束。
        [1] 還剩 1 步。
       *[other] 贏的一方求快、輸的一方求慢，還剩 { $moves } 步。
    }

strength-proven = 已證明
strength-computed = 已算出

evidence-theorem = 為什麼可以確定：{ $name }（{ $reference }）。{ $statement }它的條件成立：{ $conditions }。
evidence-witness = 這裡 { $pairs }。
evidence-period = 為什麼可以確定：{ $proof }{ $found }
evidence-period-plain =
    所以對任意大小的堆都已證明：預週期 { $preperiod }（{ $exceptions ->
        [none] 沒有例外
       *[some] 最後一個例外是 { $exception }
    }），週期 { $period }。
evidence-period-growing =
    { $period ->
        [1] 所以對任意大小的堆都已證明：從 { $preperiod } 根起，每多一根，值就增加 { $saltus }。
       *[other] 所以對任意大小的堆都已證明：從 { $preperiod } 根起，每多 { $period } 根，值就增加 { $saltus }。
    }
# 每種證明一條，period-proof-NAME。
period-proof-window = 0 至 { $last } 根的值都算過了。從 { $preperiod } 起的一段和從 { $again } 起的一段完全相同，長度都不小於最大的可取根數，而後面的每個值都由這樣一段決定。
period-proof-guy-smith = 0 至 { $last } 根的值都算過了。從 { $preperiod } 起，它們已經重複得夠長，此後無論怎麼分，較大的一份總落在重複的那一段裡（Guy 與 Smith 1956）。
period-proof-moving-base = 0 至 { $last } 根的值都算過了。不能取的根數只有有限個，所以一切都取決於附近哪些堆的值更小。同樣的情形出現了第二次，此後一切照樣重演，只是值更大。
period-proof-progression = 可取的根數每次增加同樣多，沒有盡頭，而對這樣的根數，每一堆的值都有公式。
evidence-table = 有多可靠：{ $up-to } 根以內每一堆的值都逐一算過了；更大的堆不作任何斷言。
evidence-search =
    為什麼可以確定：{ $positions ->
        [1] 完整搜尋了 1 個局面。
       *[other] 完整搜尋了 { $positions } 個局面。
    }

unknown-tried = 試過的方法：{ $methods }。
unknown-theory = 試過的定理和其他方法都不適用於這個遊戲，放寬限度也沒有用。
unknown-theory-forced = 指定的這一種方法不適用於這個遊戲；不加 `--by` 就會試遍所有方法。
unknown-positions = 搜尋查了 { $reached } 個局面，到了限度就停下來了；用 `--limit-positions` 可以放寬。
unknown-interrupted = 搜尋被中止時已造訪 { $reached } 個局面。
unknown-moves = 看了 { $reached } 步走法，到了限度就停下來了；用 `--limit-moves` 可以放寬。
unknown-heap = 堆的值算到了 { $reached } 根，到了限度；用 `--limit-heap` 可以放寬。
unknown-size = 有一堆或一個可取的數大於 { $reached }，超出了能著手計算的限度；在記憶體允許的範圍內可用 `--limit-heap` 放寬。
unknown-size-of-search = 有一堆大於 { $reached }，搜尋容不下。
method-theory = 定理
method-sequence = 單堆的值
method-search = 搜尋

proof-in-book = 證明見 docs/theory.md

# .statement 是一個句子；.conditions 是不加句號的子句。
theorem-bouton = 布頓定理
    .statement = 在 Nim 中，恰好當二進位的每一位上都有偶數個 1 時，輪到走的一方必敗。
    .conditions = 每一堆都依 Nim 的規則走，走最後一步的贏
theorem-bouton-misere = 取最後一根者輸時的布頓定理
    .statement = 如果取最後一根的輸，那麼只要還有不少於兩根的堆，勝負就和普通的 Nim 一樣；如果各堆都不超過一根，恰好當一根的堆有奇數個時，輪到走的一方必敗。
    .conditions = 每一堆都依 Nim 的規則走，走最後一步的輸
theorem-residue = 餘數定理
    .statement = 一堆的 Nim 值就是它除以 L 的餘數，所以恰好當根數是 L 的倍數時，輪到走的一方必敗。
    .conditions = 從 1 到 L-1 每個數都可以取，L 的倍數都不能取，走最後一步的贏
theorem-interval = 單區間定理
    .statement = 勝負每 a+b 根重複一次：恰好當除以 a+b 的餘數小於 a 時，輪到走的一方必敗。
    .conditions = 可取的根數是 a 到 b，中間沒有空缺，走最後一步的贏
theorem-two-intervals = 雙區間定理
    .statement = 設 L = a+1，m 是滿足 mL ≥ c 的最小整數，則勝負每 T 根重複一次：c 到 b 不足 L 個數時 T = b+1，否則 T = (m-1)L+b+1；恰好當餘數是 0、L、2L、……、(m-1)L 之一時，輪到走的一方必敗。
    .conditions = 可取的根數是 1 到 a 和 c 到 b，c 到 b 之間有 a+1 的倍數，走最後一步的贏
theorem-sprague-grundy = 斯普拉格–格倫迪定理
    .statement = 恰好當各堆 Nim 值的 Nim 和是 0 時，輪到走的一方必敗。
    .conditions = 每一堆的 Nim 值都已知，走最後一步的贏
theorem-pairing = 弗格森配對性質
    .statement = 如果走最後一步的輸，那麼只要有一堆的 Nim 值不小於 2，仍由 Nim 和決定勝負；否則，恰好當 Nim 值為 1 的堆有奇數個時，輪到走的一方必敗。
    .conditions = 每一堆都依 Nim 或一組固定的可取根數來走，走最後一步的輸
theorem-schwenk = 施溫克定理
    .statement = 每一堆都能唯一地拆成若干必敗堆之和，使得取走其中一個部分之後，上限總是搆不到下一個更大的部分；恰好當最小的部分現在不能取時，輪到走的一方必敗。
    .conditions = 只有一堆，上限 f 從不減小，對任意的 x 都有 f(x) ≥ x，走最後一步的贏
theorem-limit-recurrence = 最少致勝根數的遞迴
    .statement = 設 f 是上限，h(0) 為無限大，則 n 根時至少要取 h(n) 根才能贏，h(n) 是滿足 f(x) < h(n-x) 的最小的 x；恰好當 h(n) 根可以取時，輪到走的一方必勝。
    .conditions = 只有一堆，走最後一步的贏
theorem-limit-misere = 走最後一步者輸時的上限定理
    .statement = 誰都不想取最後一根，所以上限生效之後，n 根的勝負和走最後一步的贏時的 n-1 根一樣；開局時只要不少於兩根，輪到走的一方留下一根就必勝。
    .conditions = 只有一堆，上限總不小於 1，走最後一步的輸
theorem-misere-quotient = 普蘭貝克和西格爾的 misère 商
    .statement = 這樣的堆相加，就像有限乘法表中的元素相乘，每一堆對應一個元素；若且唯若各堆元素的乘積屬於必敗部分時，輪到走的一方必敗。
    .conditions = 每一堆都按同一條規則走，乘法表對所有這些堆都核對過，走最後一步的輸
theorem-tested-pairing = 逐堆檢驗的弗格森配對性質
    .statement = 如果走最後一步的輸，那麼只要有一堆的 Nim 值不小於 2，仍由 Nim 和決定勝負；否則，若且唯若 Nim 值為 1 的堆有奇數個時，輪到走的一方必敗。對於不會分開的堆，只要每一個 Nim 值為 0 而又能走的堆都有一步走到 Nim 值 1，就是這樣。
    .conditions = 每一步至多留下一堆，不大於局面中最大一堆的堆都檢驗過而且具有這個性質，走最後一步的輸
