### The page in the browser. Arguments are filled in by its scripts: no plurals, no choices.

page-title = nimm：取物遊戲
page-skip = 直接進入遊戲
page-views = 頁面
page-view-play = 對弈
page-view-explore = 探索
page-language = 語言
page-theme = 配色
page-theme-auto = 自動
page-theme-dark = 夜
page-theme-light = 晝

# The first screen, before anything has been computed.
page-play-title = 冬夜裡，幾堆火柴
page-first-rule = 每次從一堆中取走任意多根火柴。
page-first-goal = 取得最後一根者勝。
page-first-turn = 輪到你：三堆火柴，分別為 3、4、5 根。你能贏。
page-first-why = 把火柴配對：4 配 4，2 配 2，1 配 1。若留下的全都成對，最後一根就歸你。

# Choosing a game.
page-choices = 本局
page-starts = 誰先手
page-starts-you = 你
page-starts-program = 賣火柴的人
page-against = 對手
page-against-perfect = 從不失誤
page-against-human = 偶爾失誤
page-against-beginner = 初學者
page-against-friend = 身邊的朋友
page-last = 最後一步
page-last-wins = 勝
page-last-loses = 負（misère）
page-other-game = 換一種遊戲…
page-rule = 規則
page-position = 各堆
page-position-help = 用 + 連接各堆的數目，如 3+4+5。留空則隨機。
page-start = 開始
page-cancel = 取消
page-presets = 著名的遊戲

# The board.
page-board = 各堆火柴
page-heap = 第 { $heap } 堆
page-more-heaps = ……還有 { $count } 堆
page-long-number = { $first }…{ $last }（{ $count } 位）
page-heads = 正
page-tails = 反
page-your-move = 你的一步
page-choose-move = 選擇一步
page-no-move = 沒有可選的步
page-more-moves = ……還有更多：請在下面輸入
page-make-move = 走這一步
page-typed-move = 或輸入一步，如 2:-3
page-tools = 工具
page-undo = 悔棋
page-redo = 重做
page-hint = 提示
page-best = 最佳一步
page-show-all = 全部顯示
page-new = 新的一局
page-swap = 交換先後
page-keys = 按鍵
page-copy-link = 複製連結
page-print = 列印
page-hints-title = 提示
page-all-title = 所有走法
page-history-title = 至此的對局
page-at-start = 開局
page-show-refutation = 致勝的應手
page-report-title = 覆盤
page-undone = 已悔 { $count } 步。
page-redone = 已重做。
page-new-game = 新的一局：{ $position }。
page-swapped = 雙方交換。
page-copied = 連結已複製。
page-not-copied = 無法複製連結：{ $link }

# Why.
page-why-title = 為什麼
page-predict = 讓我先預測
page-prediction = 你的預測
page-predict-question = 若雙方都下得最好，誰勝？
page-predict-mover = 輪到走的一方
page-predict-other = 另一方
page-predict-right = 你預測對了。
page-predict-wrong = 你預測錯了。原因如下。
page-predict-unknown = 此處誰勝尚不可知。
page-strength-proven = 已證明
page-strength-computed = 已計算
page-picture = 圖
page-as-text = 圖的文字版
page-more-pictures = 更多的圖

# A worksheet on paper.
page-sheet-who = 誰勝？
page-sheet-moves = 所有必勝的走法：
page-sheet-why = 理由：
page-foot = 每個答案都說明有多可靠：條件成立的定理、已證明的週期、完整的搜尋，或者直說算到了哪裡。

# Keys.
page-keys-title = 按鍵
page-key-heap = 選擇堆
page-key-move = 選擇一步
page-key-enter = 走這一步
page-key-undo = 悔棋，重做
page-key-hint = 提示，分三步
page-key-best = 代你走最佳一步
page-key-all = 顯示所有走法及其結果
page-key-new = 新的一局
page-key-swap = 交換先後
page-key-keys = 本列表
page-single-keys = 單鍵在整頁有效
page-close = 關閉

# What goes wrong. After a move that gave the win away: the refutation.
page-refuted = 致勝的應手：{ $act }。
page-expected = 此處應為：{ $what }。
page-remedy = 可以這樣：{ $what }。
page-trouble-rule = 這條規則無法讀懂。
page-trouble-position = 這些堆不合適。
page-trouble-moves = 本局的著法無法重演。
page-trouble-mend = 修改
page-trouble-from-start = 從頭下這一局
page-trouble-usual-game = 下通常的一局
page-trouble-unreachable = 程式沒有回應。`nimm serve` 還在執行嗎？
page-trouble-busy = 程式正忙，請稍後再試。
page-trouble-failed = 出現了不該有的錯誤。請重新載入；網址中保存著你的對局。
page-unknown-choice = 連結中的 { $field }={ $value } 本頁不認識，已改用通常的選擇。
page-reload = 重新載入
page-error-many-moves = 本頁一局至多 { $most } 步。
page-error-stopped = 計算已停止。
page-error-too-far = 本頁最多到 { $most }，不能到 { $asked }。

# Exploring.
page-explore-title = 探索一條規則
page-explore-to = 堆的大小至
page-explore-pairs = 兩堆的大小至
page-explore-pattern = 規律
page-explore-how = 如何得出答案
page-explore-rows = 逐堆
page-explore-rows-caption = 每一堆：誰勝、Nim 值、必勝的走法
page-explore-heap = 堆
page-explore-outcome = 輪到走的一方
page-explore-value = Nim 值
page-explore-moves = 必勝的走法
page-outcome-p = 必敗（P）
page-outcome-n = 必勝（N）
page-separator = ；
page-explore-grid = 兩堆
page-explore-save = 儲存
page-explore-stale = 下面仍是 `{ $rule }`。
page-explore-this = 探索 { $rule }
page-not-proven = 未證明
page-look-further = 繼續找週期
page-looking = 已算 { $done } / { $to } 堆……
page-stop = 停止
page-stopped = 已停止。
page-working = 計算中……
page-save-strip = 數值帶（SVG）
page-save-grid = 兩堆（SVG）
page-save-bfile = b-file（OEIS）
page-saved = 已儲存：{ $name }。
page-too-much = 在本頁的限度內算不出來。
page-nothing-to-save = 沒有這樣的圖。
page-compare-title = 與另一條規則比較
page-compare-other = 另一條規則
page-compare = 比較
page-compare-strips = 兩條數值帶
page-claim-title = 檢驗一個斷言
page-claim-family = 規則的族
page-claim-for = 參數
page-claim-claim = 斷言
page-claim-examples = 斷言的例子
page-claim-test = 檢驗
page-claim-progress = 已檢驗 { $done } 條規則
