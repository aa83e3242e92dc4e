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
change-less = 從第 { $heap } 堆取 { $amount }
change-more = 在第 { $heap } 堆添 { $amount }
move-in-heap-change = { $changes }（{ $move }）
# 各種玩法對走法的說法，和上面的一樣是短句。
act-turn =
    { $count ->
       *[other] 翻轉第 { $coins } 枚
    }
act-step =
    { $to ->
        [0] 把第 { $from } 級的 { $number } 枚移到地面
       *[other] 把第 { $from } 級的 { $number } 枚移到第 { $to } 級
    }
act-coin =
    { $squares ->
       *[other] 把第 { $coin } 枚移動 { $squares } 格，到第 { $to } 格
    }
act-token = 把棋子移到第 { $place } 處
act-bite = 咬第 { $row } 行第 { $column } 列的格
act-pass = 放棄這一步
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
unknown-elements = misère 商的元素多於 { $reached } 個，超出了所找的個數；它可能是無限的。
method-theory = 定理
method-sequence = 單堆的值
method-search = 搜尋

proof-in-book = 證明見 docs/theory.md
