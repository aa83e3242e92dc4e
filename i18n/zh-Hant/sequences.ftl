### 長序列：統計、儲存與圖形。

figure-scatter = 0 到 { $to } 根各堆的值：向右是堆的大小，向上是值，最大為 { $largest }
figure-scatter-shared = 每一欄代表 { $heaps } 個相鄰的堆。

statistics-heaps = 共 { $heaps } 堆，{ $kinds } 種不同的值，最大為 { $largest }。
statistics-head-value = 值
statistics-head-count = 堆數
statistics-head-first = 最先
statistics-head-last = 最後
statistics-more = 還有 { $more } 種值沒有列出；`--format csv` 列出全部。
statistics-rare = 稀有的值，各自的堆數不到平均的十分之一：{ $values }。
statistics-rare-none = 沒有稀有的值：每種值的堆數都不少於平均的十分之一。
statistics-records = 值超過前面所有堆的那些堆及其值：{ $records }。

long-resumed = 從 { $file } 中的 { $values } 個值繼續。
long-kept = { $values } 個值儲存在 { $file } 中。
long-stopped = 已停止；再執行同一條命令就從那裡繼續。
long-proven = 這些值證明了週期：預週期 { $preperiod }，週期 { $period }。`nimm period` 給出證明。
long-not-proven = 這些值沒有證明任何週期；對更大的堆不作斷言。
long-not-needed = { $rule } 的值不是分段計算的，沒有可儲存的：請去掉 `--state`。
long-other-rule = { $file } 中是 { $found } 的值，不是 { $rule } 的；請選擇另一個檔案。
long-not-values = { $file } 不是儲存值的檔案；請選擇另一個檔案，或一個新名字。
long-wrong = { $file } 中 { $heap } 根一堆的值不對，因此不使用該檔案；請刪除它，或選擇另一個名字。
long-too-large = 下一堆的值放不進檔案；不能再算下去。
expected-from-below-to = `--from` 應不大於 `--to`
option-state = 把值儲存在這個檔案裡，下次從它繼續
option-stats = 列印每個值出現的次數、稀有的值和新高
option-from = 列印的第一個堆

# Two sequences held against each other.
compare-same-rule = 兩者是同一條規則。
compare-values-differ = Nim 值最先在大小為 { $heap } 的堆不同：第一條規則下是 { $left }，第二條規則下是 { $right }。
compare-values-so-far = 大小從 0 到 { $to } 的堆，Nim 值都相同；更大的堆不作斷言。
compare-values-periods = 所有堆的 Nim 值都相同：兩個週期都已證明，並且從 0 起一直相同，長度超過兩個預週期再加一個公共週期。
compare-values-none = 不比較 Nim 值：只有在正常規則下、不限制下一次取數時，它們才決定單堆的勝負。
compare-outcomes-differ = 勝負最先在大小為 { $heap } 的堆不同：第一條規則下是 { $left }，第二條規則下是 { $right }（P：輪到走的一方輸；N：贏）。
compare-outcomes-so-far = 大小從 0 到 { $to } 的堆，勝負都相同；更大的堆不作斷言。
compare-outcomes-periods = 所有堆的勝負都相同：兩個週期都已證明，並且從 0 起一直相同，長度超過兩個預週期再加一個公共週期。
compare-outcomes-values = 因此無論堆多大，兩條規則下必敗的堆都相同。

# The explorer.
explore-no-strip = 沒有這條規則的 Nim 值圖：這些值不決定勝負，或者超出了限度。
move-brief = 取 { $take }
move-brief-split =
    { $take ->
        [0] 分成 { $parts }
       *[other] 取 { $take }，留成 { $parts }
    }

period-outcomes =
    勝負：週期 { $period }，預週期 { $preperiod }（{ $exception ->
        [none] 無例外
       *[other] 最後一個例外是 { $exception }
    }）。
period-gaps = 相鄰必敗堆的間隔，如此循環下去：{ $gaps }
period-more = {" "}另有 { $more } 個
period-values =
    Nim 值：週期 { $period }，預週期 { $preperiod }（{ $exception ->
        [none] 無例外
       *[other] 最後一個例外是 { $exception }
    }）{ $max ->
        [none] 。
       *[other] ，最大值 { $max }。
    }
period-values-growing =
    { $period ->
        [1] Nim 值：從 { $preperiod } 起，每一堆都比前一堆大 { $saltus }。
       *[other] Nim 值：從 { $preperiod } 起每 { $period } 根增加 { $saltus }。
    }
period-outcomes-too = 勝負的週期同樣得到證明：它由自己的一段視窗推出，不晚於 Nim 值的視窗。
period-outcomes-follow = 勝負由 Nim 值推出：恰好當一堆的值是 0 時，這一堆必敗。
period-too-large = 證明不了任何週期：最大的可取數超出了所查看的堆。在記憶體允許的範圍內用 `--to` 可以看得更遠。
    .page = 證明不了任何週期：最大的可取數超出了所查看的堆。
period-no-sequence = 這條規則的單堆沒有可以重複的數列：誰贏還取決於目前的取數上限。`nimm table` 列出前面的堆。
    .page = 這條規則的單堆沒有可以重複的數列：誰贏還取決於目前的取數上限。
period-outcomes-not-claimed = 最後一步者輸時，勝負不由這些值決定：不斷言勝負的週期。
    .page = 最後一步者輸時，勝負不由這些值決定：不斷言勝負的週期。
period-nothing-proven = 查看到 { $to } 為止沒有證明任何週期，因此不作斷言。用 `--to` 可以看得更遠。
    .page = 查看到 { $to } 為止沒有證明任何週期，因此不作斷言。
period-not-provable = 查看到 { $to } 為止沒有證明任何週期，因此不作斷言。對這樣的規則，這裡沒有定理能證明週期，用 `--to` 看得再遠也一樣。
    .page = 查看到 { $to } 為止沒有證明任何週期，因此不作斷言。對這樣的規則，這裡沒有定理能證明週期，看得再遠也一樣。
period-values-not-proven = Nim 值：查看到 { $to } 為止沒有證明任何週期，因此不作斷言。用 `--to` 可以看得更遠。
    .page = Nim 值：查看到 { $to } 為止沒有證明任何週期，因此不作斷言。

table-head = {"    "}堆  P/N     值  必勝的取法
table-head-split = {"    "}堆  P/N     值  必勝的走法：取幾根，或是留成什麼
table-stopped = 表在堆 { $heap } 之前停下：在限度內不知道。
table-no-pairs = `{ $rule }` 沒有兩堆的表：只適用於不限制下一次取數的單一規則，且堆須在限度之內
    .page = `{ $rule }` 沒有兩堆的表：只適用於不限制下一次取數的單一規則，且堆須在限度之內。
table-too-long = 到 { $asked } 的表太長：至多到 { $most }
