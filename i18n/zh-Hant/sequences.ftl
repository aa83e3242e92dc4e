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
