### The page in the browser. Arguments are filled in by its scripts: no plurals, no choices.

page-title = nimm：取物游戏
page-skip = 直接进入游戏
page-views = 页面
page-view-play = 对弈
page-view-explore = 探索
page-language = 语言
page-theme = 配色
page-theme-auto = 自动
page-theme-dark = 夜
page-theme-light = 昼

# The first screen, before anything has been computed.
page-play-title = 冬夜里，几堆火柴
page-first-rule = 每次从一堆中取走任意多根火柴。
page-first-goal = 取得最后一根者胜。
page-first-turn = 轮到你：三堆火柴，分别为 3、4、5 根。你能赢。
page-first-why = 把火柴配对：4 配 4，2 配 2，1 配 1。若留下的全都成对，最后一根就归你。

# Choosing a game.
page-choices = 本局
page-starts = 谁先手
page-starts-you = 你
page-starts-program = 卖火柴的人
page-against = 对手
page-against-perfect = 从不失误
page-against-human = 偶尔失误
page-against-beginner = 初学者
page-against-friend = 身边的朋友
page-last = 最后一步
page-last-wins = 胜
page-last-loses = 负（misère）
page-other-game = 换一种游戏…
page-rule = 规则
page-position = 各堆
page-position-help = 用 + 连接各堆的数目，如 3+4+5。留空则随机。
page-start = 开始
page-cancel = 取消
page-presets = 著名的游戏

# The board.
page-board = 各堆火柴
page-heap = 第 { $heap } 堆
page-more-heaps = ……还有 { $count } 堆
page-long-number = { $first }…{ $last }（{ $count } 位）
page-heads = 正
page-tails = 反
page-your-move = 你的一步
page-choose-move = 选择一步
page-no-move = 没有可选的步
page-more-moves = ……还有更多：请在下面输入
page-make-move = 走这一步
page-typed-move = 或输入一步，如 2:-3
page-tools = 工具
page-undo = 悔棋
page-redo = 重做
page-hint = 提示
page-best = 最佳一步
page-show-all = 全部显示
page-new = 新的一局
page-swap = 交换先后
page-keys = 按键
page-copy-link = 复制链接
page-print = 打印
page-hints-title = 提示
page-all-title = 所有走法
page-history-title = 至此的对局
page-at-start = 开局
page-show-refutation = 致胜的应手
page-report-title = 复盘
page-undone = 已悔 { $count } 步。
page-redone = 已重做。
page-new-game = 新的一局：{ $position }。
page-swapped = 双方交换。
page-copied = 链接已复制。
page-not-copied = 无法复制链接：{ $link }

# Why.
page-why-title = 为什么
page-predict = 让我先预测
page-prediction = 你的预测
page-predict-question = 若双方都下得最好，谁胜？
page-predict-mover = 轮到走的一方
page-predict-other = 另一方
page-predict-right = 你预测对了。
page-predict-wrong = 你预测错了。原因如下。
page-predict-unknown = 此处谁胜尚不可知。
page-strength-proven = 已证明
page-strength-computed = 已计算
page-picture = 图
page-as-text = 图的文字版
page-more-pictures = 更多的图

# A worksheet on paper.
page-sheet-who = 谁胜？
page-sheet-moves = 所有必胜的走法：
page-sheet-why = 理由：
page-foot = 每个答案都说明有多可靠：条件成立的定理、已证明的周期、完整的搜索，或者直说算到了哪里。

# Keys.
page-keys-title = 按键
page-key-heap = 选择堆
page-key-move = 选择一步
page-key-enter = 走这一步
page-key-undo = 悔棋，重做
page-key-hint = 提示，分三步
page-key-best = 代你走最佳一步
page-key-all = 显示所有走法及其结果
page-key-new = 新的一局
page-key-swap = 交换先后
page-key-keys = 本列表
page-single-keys = 单键在整页有效
page-close = 关闭

# What goes wrong. After a move that gave the win away: the refutation.
page-refuted = 致胜的应手：{ $act }。
page-expected = 此处应为：{ $what }。
page-remedy = 可以这样：{ $what }。
page-trouble-rule = 这条规则无法读懂。
page-trouble-position = 这些堆不合适。
page-trouble-moves = 本局的着法无法重演。
page-trouble-mend = 修改
page-trouble-from-start = 从头下这一局
page-trouble-usual-game = 下通常的一局
page-trouble-unreachable = 程序没有应答。`nimm serve` 还在运行吗？
page-trouble-busy = 程序正忙，请稍后再试。
page-trouble-failed = 出现了不该有的错误。请重新载入；地址中保存着你的对局。
page-unknown-choice = 链接中的 { $field }={ $value } 本页不认识，已改用通常的选择。
page-reload = 重新载入
page-error-many-moves = 本页一局至多 { $most } 步。
page-error-stopped = 计算已停止。
page-error-too-far = 本页最多到 { $most }，不能到 { $asked }。

# Exploring.
page-explore-title = 探索一条规则
page-explore-to = 堆的大小至
page-explore-pairs = 两堆的大小至
page-explore-pattern = 规律
page-explore-how = 如何得出答案
page-explore-rows = 逐堆
page-explore-rows-caption = 每一堆：谁胜、Nim 值、必胜的走法
page-explore-heap = 堆
page-explore-outcome = 轮到走的一方
page-explore-value = Nim 值
page-explore-moves = 必胜的走法
page-outcome-p = 必败（P）
page-outcome-n = 必胜（N）
page-separator = ；
page-explore-grid = 两堆
page-explore-save = 保存
page-explore-stale = 下面仍是 `{ $rule }`。
page-explore-this = 探索 { $rule }
page-not-proven = 未证明
page-look-further = 继续找周期
page-looking = 已算 { $done } / { $to } 堆……
page-stop = 停止
page-stopped = 已停止。
page-working = 计算中……
page-save-strip = 数值带（SVG）
page-save-grid = 两堆（SVG）
page-save-bfile = b-file（OEIS）
page-saved = 已保存：{ $name }。
page-too-much = 在本页的限度内算不出来。
page-nothing-to-save = 没有这样的图。
page-compare-title = 与另一条规则比较
page-compare-other = 另一条规则
page-compare = 比较
page-compare-strips = 两条数值带
page-claim-title = 检验一个断言
page-claim-family = 规则的族
page-claim-for = 参数
page-claim-claim = 断言
page-claim-examples = 断言的例子
page-claim-test = 检验
page-claim-progress = 已检验 { $done } 条规则
