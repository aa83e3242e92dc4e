### 终端里的对局，以及程序选手之间的对局。
###
### $who 是 "you"、"me"（程序），两人对下时是 "first" 或 "second"。

play-goal-normal = 走最后一步的赢。
play-goal-misere = 走最后一步的输。
play-seed = 种子 { $seed }
play-cannot-start = 这一局开不了局。{ $why }
play-errors-and-friend = `--errors` 是程序出错的多少，两人对下时程序不走棋：用 `--opponent friend` 时请去掉它。
play-begins =
    { $who ->
        [you] 你先走。
        [me] 我先走。
       *[first] 一号玩家先走。
    }
play-help-first = 输入一步棋，例如 `2:-3`（从第 2 堆取 3 根），或输入 `help` 查看命令。
play-help-first-only = 输入要取几根，例如 `3`，或输入 `help` 查看命令。
play-help-first-both = 输入一步棋，例如 `2:-3`（从第 2 堆取 3 根）或 `2:>1+4`（把它变成大小为 1 和 4 的堆），或输入 `help` 查看命令。
play-help-first-split = 输入一步棋，例如 `2:>1+4`（把第 2 堆变成大小为 1 和 4 的堆），或输入 `help` 查看命令。
play-help-first-only-both = 输入要取几根，例如 `3`，或者输入要留成什么，例如 `1+4`，或输入 `help` 查看命令。
play-help-first-only-split = 输入要留成什么，例如 `1+4`，或输入 `help` 查看命令。
play-turn =
    { $who ->
        [you] 轮到你
        [me] 轮到我
        [first] 轮到一号玩家
       *[second] 轮到二号玩家
    }
play-over = 对局结束
play-prompt = { $turn }：
play-prompt-over = new 再来一局，undo 悔棋，swap 换边，quit 退出：

play-took =
    { $who ->
        [you] 你从第 { $heap } 堆取了 { $take } 根。
        [me] 我从第 { $heap } 堆取 { $take } 根。
        [first] 一号玩家从第 { $heap } 堆取了 { $take } 根。
       *[second] 二号玩家从第 { $heap } 堆取了 { $take } 根。
    }
play-took-only =
    { $who ->
        [you] 你取了 { $take } 根。
        [me] 我取 { $take } 根。
        [first] 一号玩家取了 { $take } 根。
       *[second] 二号玩家取了 { $take } 根。
    }
play-took-change =
    { $who ->
        [you] 你
        [me] 我
        [first] 一方
       *[second] 二方
    }：{ $changes }。
play-took-split =
    { $take ->
        [0] { $who ->
            [you] 你把第 { $heap } 堆分成大小为 { $parts } 的堆。
            [me] 我把第 { $heap } 堆分成大小为 { $parts } 的堆。
            [first] 一号玩家把第 { $heap } 堆分成大小为 { $parts } 的堆。
           *[second] 二号玩家把第 { $heap } 堆分成大小为 { $parts } 的堆。
        }
       *[other] { $who ->
            [you] 你从第 { $heap } 堆取了 { $take } 根，剩下的分成大小为 { $parts } 的堆。
            [me] 我从第 { $heap } 堆取 { $take } 根，剩下的分成大小为 { $parts } 的堆。
            [first] 一号玩家从第 { $heap } 堆取了 { $take } 根，剩下的分成大小为 { $parts } 的堆。
           *[second] 二号玩家从第 { $heap } 堆取了 { $take } 根，剩下的分成大小为 { $parts } 的堆。
        }
    }
play-took-only-split =
    { $take ->
        [0] { $who ->
            [you] 你把它分成大小为 { $parts } 的堆。
            [me] 我把它分成大小为 { $parts } 的堆。
            [first] 一号玩家把它分成大小为 { $parts } 的堆。
           *[second] 二号玩家把它分成大小为 { $parts } 的堆。
        }
       *[other] { $who ->
            [you] 你取了 { $take } 根，剩下的分成大小为 { $parts } 的堆。
            [me] 我取 { $take } 根，剩下的分成大小为 { $parts } 的堆。
            [first] 一号玩家取了 { $take } 根，剩下的分成大小为 { $parts } 的堆。
           *[second] 二号玩家取了 { $take } 根，剩下的分成大小为 { $parts } 的堆。
        }
    }
play-took-unknown = 这里谁赢我也不知道，所以是随便走的。
play-won =
    { $who ->
        [you] 对局结束：你赢了。
        [me] 对局结束：我赢了。
        [first] 对局结束：一号玩家赢了。
       *[second] 对局结束：二号玩家赢了。
    }

# 理论对一步棋的评判。
play-verdict-kept-win = 这一步保住了胜局。
play-verdict-gave-win-away = 这一步把胜局送掉了。
play-verdict-no-winning-move = 本来就没有必胜的走法。
play-verdict-unknown = 这一步对不对，不得而知。

# 提示分三步；“你”就是轮到走的一方。
play-hint-wins = 从这里你可以必胜。
play-hint-loses = 只要对方不出错，从这里你必败。
play-hint-unknown = 在限度之内，不知道这里谁赢。
play-hint-column =
    { $count ->
        [1] 把每一堆写成 1、2、4、8……之和：有一个 { $column } 落单，只有第 { $heaps } 堆有它。
       *[other] 把每一堆写成 1、2、4、8……之和：有一个 { $column } 落单，第 { $heaps } 堆都有它。
    }
play-hint-multiple = 给对方留下 { $modulus } 的倍数。
play-hint-heaps =
    { $count ->
        [1] 必胜的走法都在第 { $heaps } 堆。
       *[other] 第 { $heaps } 堆里都有必胜的走法。
    }
play-hint-how-many =
    { $winning ->
        [1] { $moves } 种走法里只有 1 种必胜。
       *[other] { $moves } 种走法里有 { $winning } 种必胜。
    }
play-hint-all-lose = 无论怎么走，对方都可以必胜。
play-hint-nothing = 这个局面还看不透；先走下去，等局面小一些再说。
play-hint-move = 从第 { $heap } 堆取 { $take } 根（{ $move }）：必胜。
play-hint-move-only = 取 { $take } 根（{ $move }）：必胜。
play-hint-move-split = 这样走必胜：{ $act }。
play-hint-delay = 没有必胜的走法。从第 { $heap } 堆取 { $take } 根（{ $move }），等对方出错。
play-hint-delay-only = 没有必胜的走法。取 { $take } 根（{ $move }），等对方出错。
play-hint-delay-split = 没有必胜的走法。不妨这样走，等对方出错：{ $act }。
play-hint-guess = 只能猜一步：从第 { $heap } 堆取 { $take } 根（{ $move }）。
play-hint-guess-only = 只能猜一步：取 { $take } 根（{ $move }）。
play-hint-guess-split = 只能猜一步：{ $act }。

play-moves-heap = 第 { $heap } 堆：{ $verdicts }
play-moves-win = 取 { $amounts } 必胜
play-moves-win-split = 分成 { $splits } 必胜
play-moves-win-change = 必胜的走法 { $splits }
play-moves-lose = 取 { $amounts } 必败
play-moves-lose-split = 分成 { $splits } 必败
play-moves-lose-change = 必败的走法 { $splits }
play-moves-unknown = 取 { $amounts } 不知道
play-moves-unknown-split = 分成 { $splits } 不知道
play-moves-unknown-change = 不知道的走法 { $splits }
play-moves-separator = ；
play-more-heaps = ……另外还有 { $count } 堆

# 结束时的总结。
play-report =
    { $count ->
        [0] 没有一步把胜局送掉。
       *[other] 有 { $count } 步把胜局送掉了。
    }
play-report-unknown = 在限度之内，这一局并非每个局面都知道胜负。
play-slip =
    { $who ->
        [you] 第 { $number } 步，{ $move }。
        [me] 第 { $number } 步，{ $move }。
        [first] 第 { $number } 步，一号玩家：{ $move }。
       *[second] 第 { $number } 步，二号玩家：{ $move }。
    }
play-slip-better = 走 { $move } 就能保住。
play-slip-refuted = 对方的制胜应手：{ $move }。

# 堆的旁边。
play-note-at-most = 最多取 { $quota } 根
play-note-not-all = 不能全部取走

# 看不懂的输入。
play-no-command = 没有 `{ $name }` 这个命令；输入 `help` 查看全部命令。
play-which-heap = 从哪一堆取？例如写 `{ $move }`，就是从第 { $heap } 堆取 { $take } 根。
play-which-heap-split = 动哪一堆？例如写 `{ $move }`，就是把第 { $heap } 堆变成大小为 { $parts } 的堆。
play-remedy = 建议：{ $remedy }。
play-nothing-to-undo = 没有可以悔的棋。
play-nothing-to-redo = 没有可以重走的棋。
play-undone = 退回了 { $count } 步。
play-redone = 重走了 { $count } 步。
play-is-over = 对局已经结束。
play-swapped = 我们换边。
play-no-swap = 两人对下，自己换个座位就行了。

# 命令的别名，以及它们的用处。
play-command-hint = 提示
play-command-why = 为什么
play-command-moves = 走法
play-command-undo = 悔棋
play-command-redo = 重走
play-command-best = 代走
play-command-swap = 换边
play-command-new = 再来
play-command-help = 帮助
play-command-quit = 退出
play-help-move = 从第 2 堆取 3 根；只剩一堆时，写 `3` 就行
play-help-split = 把第 2 堆变成大小为 1 和 4 的堆；只剩一堆时，写 `1+4` 就行
play-help-hint = 提示：谁赢；看哪里；怎么走（分三步）
play-help-why = 为什么：这个局面为什么赢或输，附图
play-help-moves = 走法：所有的走法及其结果
play-help-undo = 悔棋：退回你的上一步和我的应手
play-help-redo = 重走：把退回的再走一遍
play-help-best = 代走：让我替你走这一步
play-help-swap = 换边
play-help-new = 再来：另开一局
play-help-help = 帮助：就是这张表
play-help-quit = 退出

# 全屏棋盘。
play-title-why = 为什么
play-title-moves = 所有的走法
play-title-keys = 按键
play-title-report = 这一局
play-keys-line = ↑↓ 堆  ←→ 取  回车 确定  h 提示  u 悔棋  ? 按键  q 退出
play-keys-line-over = n 再来一局  u 悔棋  w 总结  s 换边  q 退出
play-keys-line-short = ? 按键  q 退出
play-key-heap = 选哪一堆
play-key-take = 选取几根
play-key-take-split = 选取几根，或者留成什么
play-key-ends = 最少、最多
play-key-digits = 直接输入取几根
play-key-digits-split = 直接输入取几根，或者留成什么，例如 1+4
play-key-enter = 取走
play-key-close = 关闭窗口
play-left = 对局还没有结束，局面是 { $position }。
play-welcome = { $goal }{ $begins }
play-may-take = 第 { $heap } 堆可以取 { $amounts }。
play-may-split = 第 { $heap } 堆可以分成几堆，例如 { $split }。
play-may-take-or-split = 第 { $heap } 堆可以取 { $amounts }，也可以留成几堆，例如 { $split }。
play-heaps-above = ……上面还有 { $count } 堆
play-heaps-below = ……下面还有 { $count } 堆

# 程序选手之间的对局。$side 是 "first" 或 "second"。
match-by =
    { $side ->
        [first] 先手 { $player }
       *[second] 后手 { $player }
    }
match-end =
    { $side ->
        [first] { $moves ->
            [0] 没有走法，先手（{ $player }）赢。
           *[other] 走了 { $moves } 步，先手（{ $player }）赢。
        }
       *[second] { $moves ->
            [0] 没有走法，后手（{ $player }）赢。
           *[other] 走了 { $moves } 步，后手（{ $player }）赢。
        }
    }
match-guessed = 有 { $count } 步 best 也不知道谁赢，是随便走的。
match-games = { $games } 局：{ $heaps } 堆，每堆 1 至 { $max } 根（种子 { $seed }）
match-tally =
    { $side ->
        [first] 甲 { $player }：赢 { $won } 局，先走 { $began } 局
       *[second] 乙 { $player }：赢 { $won } 局，先走 { $began } 局
    }
match-stopped = 原定 { $planned } 局，下了 { $games } 局就停下了。
match-script-ended = { $file }：文件里的 { $moves } 步走完了，对局还没有结束。
match-script-refused = { $file } 第 { $line } 行：{ $fault }
match-no-position = 请给出局面，或者用 `--games N` 随机产生局面。
match-position-and-games = 局面和 `--games` 不能同时使用：锦标赛的局面是随机产生的。
match-script-in-tournament = 走法文件只适用于一个局面；锦标赛请用 `best`、`random` 或 `last-heap-one`。
match-max = `--max` 至少是 1。
