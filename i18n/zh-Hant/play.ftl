### 終端機裡的對局，以及程式選手之間的對局。
###
### $who 是 "you"、"me"（程式），兩人對下時是 "first" 或 "second"。

play-goal-normal = 走最後一步的贏。
play-goal-misere = 走最後一步的輸。
play-seed = 種子 { $seed }
play-cannot-start = 這一局開不了局。{ $why }
play-errors-and-friend = `--errors` 是程式出錯的多少，兩人對下時程式不走棋：用 `--opponent friend` 時請去掉它。
play-begins =
    { $who ->
        [you] 你先走。
        [me] 我先走。
       *[first] 一號玩家先走。
    }
play-help-first = 輸入一步棋，例如 `2:-3`（從第 2 堆取 3 根），或輸入 `help` 查看指令。
play-help-first-only = 輸入要取幾根，例如 `3`，或輸入 `help` 查看指令。
play-help-first-both = 輸入一步棋，例如 `2:-3`（從第 2 堆取 3 根）或 `2:>1+4`（把它變成大小為 1 和 4 的堆），或輸入 `help` 查看指令。
play-help-first-split = 輸入一步棋，例如 `2:>1+4`（把第 2 堆變成大小為 1 和 4 的堆），或輸入 `help` 查看指令。
play-help-first-only-both = 輸入要取幾根，例如 `3`，或是輸入要留成什麼，例如 `1+4`，或輸入 `help` 查看指令。
play-help-first-only-split = 輸入要留成什麼，例如 `1+4`，或輸入 `help` 查看指令。
play-turn =
    { $who ->
        [you] 輪到你
        [me] 輪到我
        [first] 輪到一號玩家
       *[second] 輪到二號玩家
    }
play-over = 對局結束
play-prompt = { $turn }：
play-prompt-over = new 再來一局，undo 悔棋，swap 換邊，quit 離開：

play-took =
    { $who ->
        [you] 你從第 { $heap } 堆取了 { $take } 根。
        [me] 我從第 { $heap } 堆取 { $take } 根。
        [first] 一號玩家從第 { $heap } 堆取了 { $take } 根。
       *[second] 二號玩家從第 { $heap } 堆取了 { $take } 根。
    }
play-took-only =
    { $who ->
        [you] 你取了 { $take } 根。
        [me] 我取 { $take } 根。
        [first] 一號玩家取了 { $take } 根。
       *[second] 二號玩家取了 { $take } 根。
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
            [you] 你把第 { $heap } 堆分成大小為 { $parts } 的堆。
            [me] 我把第 { $heap } 堆分成大小為 { $parts } 的堆。
            [first] 一號玩家把第 { $heap } 堆分成大小為 { $parts } 的堆。
           *[second] 二號玩家把第 { $heap } 堆分成大小為 { $parts } 的堆。
        }
       *[other] { $who ->
            [you] 你從第 { $heap } 堆取了 { $take } 根，剩下的分成大小為 { $parts } 的堆。
            [me] 我從第 { $heap } 堆取 { $take } 根，剩下的分成大小為 { $parts } 的堆。
            [first] 一號玩家從第 { $heap } 堆取了 { $take } 根，剩下的分成大小為 { $parts } 的堆。
           *[second] 二號玩家從第 { $heap } 堆取了 { $take } 根，剩下的分成大小為 { $parts } 的堆。
        }
    }
play-took-only-split =
    { $take ->
        [0] { $who ->
            [you] 你把它分成大小為 { $parts } 的堆。
            [me] 我把它分成大小為 { $parts } 的堆。
            [first] 一號玩家把它分成大小為 { $parts } 的堆。
           *[second] 二號玩家把它分成大小為 { $parts } 的堆。
        }
       *[other] { $who ->
            [you] 你取了 { $take } 根，剩下的分成大小為 { $parts } 的堆。
            [me] 我取 { $take } 根，剩下的分成大小為 { $parts } 的堆。
            [first] 一號玩家取了 { $take } 根，剩下的分成大小為 { $parts } 的堆。
           *[second] 二號玩家取了 { $take } 根，剩下的分成大小為 { $parts } 的堆。
        }
    }
play-took-unknown = 這裡誰贏我也不知道，所以是隨便走的。
play-won =
    { $who ->
        [you] 對局結束：你贏了。
        [me] 對局結束：我贏了。
        [first] 對局結束：一號玩家贏了。
       *[second] 對局結束：二號玩家贏了。
    }

# 理論對一步棋的評判。
play-verdict-kept-win = 這一步保住了勝局。
play-verdict-gave-win-away = 這一步把勝局送掉了。
play-verdict-no-winning-move = 本來就沒有必勝的走法。
play-verdict-unknown = 這一步對不對，不得而知。

# 提示分三步；「你」就是輪到走的一方。
play-hint-wins = 從這裡你可以必勝。
play-hint-loses = 只要對方不出錯，從這裡你必敗。
play-hint-unknown = 在限度之內，不知道這裡誰贏。
play-hint-column =
    { $count ->
        [1] 把每一堆寫成 1、2、4、8……之和：有一個 { $column } 落單，只有第 { $heaps } 堆有它。
       *[other] 把每一堆寫成 1、2、4、8……之和：有一個 { $column } 落單，第 { $heaps } 堆都有它。
    }
play-hint-multiple = 給對方留下 { $modulus } 的倍數。
play-hint-heaps =
    { $count ->
        [1] 必勝的走法都在第 { $heaps } 堆。
       *[other] 第 { $heaps } 堆裡都有必勝的走法。
    }
play-hint-how-many =
    { $winning ->
        [1] { $moves } 種走法裡只有 1 種必勝。
       *[other] { $moves } 種走法裡有 { $winning } 種必勝。
    }
play-hint-all-lose = 無論怎麼走，對方都可以必勝。
play-hint-nothing = 這個局面還看不透；先走下去，等局面小一些再說。
play-hint-move = 從第 { $heap } 堆取 { $take } 根（{ $move }）：必勝。
play-hint-move-only = 取 { $take } 根（{ $move }）：必勝。
play-hint-move-split = 這樣走必勝：{ $act }。
play-hint-delay = 沒有必勝的走法。從第 { $heap } 堆取 { $take } 根（{ $move }），等對方出錯。
play-hint-delay-only = 沒有必勝的走法。取 { $take } 根（{ $move }），等對方出錯。
play-hint-delay-split = 沒有必勝的走法。不妨這樣走，等對方出錯：{ $act }。
play-hint-guess = 只能猜一步：從第 { $heap } 堆取 { $take } 根（{ $move }）。
play-hint-guess-only = 只能猜一步：取 { $take } 根（{ $move }）。
play-hint-guess-split = 只能猜一步：{ $act }。

play-moves-heap = 第 { $heap } 堆：{ $verdicts }
play-moves-win = 取 { $amounts } 必勝
play-moves-win-split = 分成 { $splits } 必勝
play-moves-win-change = 必勝的走法 { $splits }
play-moves-lose = 取 { $amounts } 必敗
play-moves-lose-split = 分成 { $splits } 必敗
play-moves-lose-change = 必敗的走法 { $splits }
play-moves-unknown = 取 { $amounts } 不知道
play-moves-unknown-split = 分成 { $splits } 不知道
play-moves-unknown-change = 不知道的走法 { $splits }
play-moves-separator = ；
play-more-heaps = ……另外還有 { $count } 堆

# 結束時的總結。
play-report =
    { $count ->
        [0] 沒有一步把勝局送掉。
       *[other] 有 { $count } 步把勝局送掉了。
    }
play-report-unknown = 在限度之內，這一局並非每個局面都知道勝負。
play-slip =
    { $who ->
        [you] 第 { $number } 步，{ $move }。
        [me] 第 { $number } 步，{ $move }。
        [first] 第 { $number } 步，一號玩家：{ $move }。
       *[second] 第 { $number } 步，二號玩家：{ $move }。
    }
play-slip-better = 走 { $move } 就能保住。
play-slip-refuted = 對方的致勝應手：{ $move }。

# 堆的旁邊。
play-note-at-most = 最多取 { $quota } 根
play-note-not-all = 不能全部取走

# 看不懂的輸入。
play-no-command = 沒有 `{ $name }` 這個指令；輸入 `help` 查看全部指令。
play-which-heap = 從哪一堆取？例如寫 `{ $move }`，就是從第 { $heap } 堆取 { $take } 根。
play-which-heap-split = 動哪一堆？例如寫 `{ $move }`，就是把第 { $heap } 堆變成大小為 { $parts } 的堆。
play-remedy = 建議：{ $remedy }。
play-nothing-to-undo = 沒有可以悔的棋。
play-nothing-to-redo = 沒有可以重走的棋。
play-undone = 退回了 { $count } 步。
play-redone = 重走了 { $count } 步。
play-is-over = 對局已經結束。
play-swapped = 我們換邊。
play-no-swap = 兩人對下，自己換個座位就行了。

# 指令的別名，以及它們的用處。
play-command-hint = 提示
play-command-why = 為什麼
play-command-moves = 走法
play-command-undo = 悔棋
play-command-redo = 重走
play-command-best = 代走
play-command-swap = 換邊
play-command-new = 再來
play-command-help = 說明
play-command-quit = 離開
play-help-move = 從第 2 堆取 3 根；只剩一堆時，寫 `3` 就行
play-help-split = 把第 2 堆變成大小為 1 和 4 的堆；只剩一堆時，寫 `1+4` 就行
play-help-hint = 提示：誰贏；看哪裡；怎麼走（分三步）
play-help-why = 為什麼：這個局面為什麼贏或輸，附圖
play-help-moves = 走法：所有的走法及其結果
play-help-undo = 悔棋：退回你的上一步和我的應手
play-help-redo = 重走：把退回的再走一遍
play-help-best = 代走：讓我替你走這一步
play-help-swap = 換邊
play-help-new = 再來：另開一局
play-help-help = 說明：就是這張表
play-help-quit = 離開

# 全螢幕棋盤。
play-title-why = 為什麼
play-title-moves = 所有的走法
play-title-keys = 按鍵
play-title-report = 這一局
play-keys-line = ↑↓ 堆  ←→ 取  Enter 確定  h 提示  u 悔棋  ? 按鍵  q 離開
play-keys-line-over = n 再來一局  u 悔棋  w 總結  s 換邊  q 離開
play-keys-line-short = ? 按鍵  q 離開
play-key-heap = 選哪一堆
play-key-take = 選取幾根
play-key-take-split = 選取幾根，或是留成什麼
play-key-ends = 最少、最多
play-key-digits = 直接輸入取幾根
play-key-digits-split = 直接輸入取幾根，或是留成什麼，例如 1+4
play-key-enter = 取走
play-key-close = 關閉視窗
play-left = 對局還沒有結束，局面是 { $position }。
play-welcome = { $goal }{ $begins }
play-may-take = 第 { $heap } 堆可以取 { $amounts }。
play-may-split = 第 { $heap } 堆可以分成幾堆，例如 { $split }。
play-may-take-or-split = 第 { $heap } 堆可以取 { $amounts }，也可以留成幾堆，例如 { $split }。
play-heaps-above = ……上面還有 { $count } 堆
play-heaps-below = ……下面還有 { $count } 堆

# 程式選手之間的對局。$side 是 "first" 或 "second"。
match-by =
    { $side ->
        [first] 先手 { $player }
       *[second] 後手 { $player }
    }
match-end =
    { $side ->
        [first] { $moves ->
            [0] 沒有走法，先手（{ $player }）贏。
           *[other] 走了 { $moves } 步，先手（{ $player }）贏。
        }
       *[second] { $moves ->
            [0] 沒有走法，後手（{ $player }）贏。
           *[other] 走了 { $moves } 步，後手（{ $player }）贏。
        }
    }
match-guessed = 有 { $count } 步 best 也不知道誰贏，是隨便走的。
match-games = { $games } 局：{ $heaps } 堆，每堆 1 至 { $max } 根（種子 { $seed }）
match-tally =
    { $side ->
        [first] 甲 { $player }：贏 { $won } 局，先走 { $began } 局
       *[second] 乙 { $player }：贏 { $won } 局，先走 { $began } 局
    }
match-stopped = 原定 { $planned } 局，下了 { $games } 局就停下了。
match-script-ended = { $file }：檔案裡的 { $moves } 步走完了，對局還沒有結束。
match-script-refused = { $file } 第 { $line } 行：{ $fault }
match-no-position = 請給出局面，或者用 `--games N` 隨機產生局面。
match-position-and-games = 局面和 `--games` 不能同時使用：錦標賽的局面是隨機產生的。
match-script-in-tournament = 走法檔案只適用於一個局面；錦標賽請用 `best`、`random` 或 `last-heap-one`。
match-max = `--max` 至少是 1。
