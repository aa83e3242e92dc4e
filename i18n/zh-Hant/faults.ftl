### 輸入或讀入時的錯誤。
###
### fault-CODE：不合記法的文字。game-CODE：與遊戲不符的局面或走法。saved-CODE：讀不了的已存答案。
### player-CODE：不認識的選手，或選手下不完的對局。
### .expected 是名詞片語，.remedy 是一個具體做法；兩者都不加句號。
### $at 在文末為 "end"，否則為 "text"；$notation 為 "rule"、"position"、"move" 或 "number"；
### $side 為 "first" 或 "second"，即先手或後手。

# 一段完整、可以讀入的文字。
fault-correction = 寫成 `{ $fixed }`

fault-empty-rule = 還沒有寫規則。
    .expected = 一條規則
    .remedy = 寫一條規則，例如 `take 1-3`
fault-empty-position = 還沒有寫局面。
    .expected = 各堆的大小
    .remedy = 寫出各堆的大小，例如 `3+4+5`
fault-empty-move = 還沒有寫走法。
    .expected = 一步走法
    .remedy = 寫一步走法，例如 `2:-3`，也就是從第 2 堆取 3 根
fault-empty-number = 還沒有寫數。
    .expected = 一個整數
    .remedy = 寫一個數，例如 `1e6`
fault-unexpected-character = 字元 { $found } 在這裡沒有意義。
    .expected =
        { $notation ->
            [rule] 由字母、數字和符號 `+ - * ^ / ( ) , &` 寫成的規則
            [position] 由數字和符號 `+ * .. @ &` 寫成的局面
            [move] 像 `2:-3` 這樣的走法
           *[number] 像 `1000`、`1e6` 或 `2^20` 這樣的整數
        }
    .remedy = 去掉 { $found }
fault-full-width = 這裡是全形字元，而記法只認半形（ASCII）字元。
    .expected = 半形的 `{ $ascii }`
    .remedy = 改用半形字元，寫成 `{ $ascii }`
fault-number-too-long = 這個數太長，算不了：最多 { $limit } 位。
    .expected = 不超過 { $limit } 位的數
    .remedy = 換一個小一點的數
fault-unknown-name =
    { $close ->
        [yes] 沒有叫做 `{ $name }` 的規則。是不是想寫 `{ $suggestion }`？
       *[no] 沒有叫做 `{ $name }` 的規則。
    }
    .expected = 規則的名稱，或是 `take` 加上可取的根數
    .remedy =
        { $close ->
            [yes] 寫成 `{ $suggestion }`
           *[no] 直接寫出可以取幾根，例如 `take 1-3`
        }
fault-misplaced-misere = `misere` 管的是整條規則，不能寫在這裡。
    .expected = `misere` 最多一次，放在整條規則的最前面
    .remedy = 只在最前面寫一次 `misere`，例如 `misere nim & take 1-3`，或是去掉它
fault-missing-rule =
    { $at ->
        [end] 末尾還缺一條規則。
       *[text] 這裡缺一條規則，規則不能以 `{ $found }` 開頭。
    }
    .expected = 一條規則
    .remedy = 在這裡寫一條規則，例如 `take 1-3`
fault-expected-amount =
    { $at ->
        [end] 末尾還缺可以取的根數。
       *[text] 這裡缺可以取的根數，`{ $found }` 不適合放在這裡。
    }
    .expected = 可取的根數，如 `take 1-3,5` 或 `S(1,3,4)` 當中那樣
    .remedy = 寫出可以取幾根，例如 `take 1-3`
fault-expected-range-end = 範圍 `{ $from }-` 缺少上限。
    .expected = 範圍裡最大的數
    .remedy = 補上上限，例如 `{ $from }-{ $to }`
fault-zero-amount = 每一步總得取走一些，所以不能取 0 根。
    .expected = 至少為 1 的數
    .remedy = 去掉 0
fault-repeated-amount = { $amount } 列了兩次。
    .expected = 每個數只列一次
    .remedy = { $amount } 只保留一個
fault-reversed-range = 範圍 `{ $from }-{ $to }` 是由大到小寫的。
    .expected = 小的數在前
    .remedy = 寫成 `{ $to }-{ $from }`
fault-empty-set = 集合裡一個數也沒有，這樣誰也走不了。
    .expected = 至少一個可取的數
    .remedy = 在括號裡寫上可取的根數，例如 `S(1,3,4)`
fault-expected-expression =
    { $at ->
        [end] 下一步的上限還沒有寫完。
       *[text] 下一步的上限寫到這裡，後面不能接 `{ $found }`。
    }
    .expected = 一個上限，如 `take at most 2*prev` 當中那樣
    .remedy = 用數和 `prev` 寫出上限，例如 `take at most 2*prev`
fault-unknown-variable = 上限裡的名稱 `{ $name }` 沒有意義。
    .expected = `prev`（對方剛取的根數）、`floor`、`ceil`、`min`、`max` 或 `isqrt`
    .remedy = 用 `prev` 表示對方剛取的根數
fault-unclosed =
    { $at ->
        [end] 到末尾還有一個括號沒有關上。
       *[text] 在 `{ $found }` 之前還有一個括號沒有關上。
    }
    .expected = 右括號 `)`
    .remedy = 補上 `)`
fault-division-not-rounded = 除法要說明怎樣取整數。
    .expected = 無條件捨去的 `floor(a/b)` 或無條件進位的 `ceil(a/b)`
    .remedy = 把除法放進 `floor( )` 裡捨去小數，如 `floor(prev/2)`
fault-too-deep = 這個算式太長，或者巢狀太深。
    .expected = 短一點的算式
    .remedy = 把算式寫短一點
fault-expected-heap =
    { $at ->
        [end] 末尾還缺一個數。
       *[text] 這裡缺一個數，`{ $found }` 不適合放在這裡。
    }
    .expected = 一個整數，例如一堆的大小
    .remedy = 寫出各堆的大小，例如 `3+4+5`
fault-negative-heap = 一堆火柴不會少於 0 根。
    .expected = 不小於 0 的大小
    .remedy = 去掉負號
fault-reversed-heaps = `{ $from }..{ $to }` 是由大堆到小堆寫的。
    .expected = 小的堆在前
    .remedy = 寫成 `{ $to }..{ $from }`
fault-too-many-heaps = 堆數超過程式能處理的上限：最多 { $limit } 堆。
    .expected = 不超過 { $limit } 堆
    .remedy = 少用幾堆
fault-fraction = 火柴的根數都是整數。
    .expected = 整數
    .remedy = 寫一個整數，例如 `15`
fault-zero-copies = 這裡寫的是沒有堆。
    .expected = 堆數，至少為 1
    .remedy = 去掉這一項
fault-expected-quota =
    { $at ->
        [end] `@` 後面還缺上限。
       *[text] `@` 後面缺上限，`{ $found }` 不適合放在這裡。
    }
    .expected = 現在最多可以取的根數
    .remedy = 在 `@` 後面寫一個數，例如 `13@4` 表示現在最多取 4 根
fault-expected-move =
    { $at ->
        [end] 這步走法還沒有寫完。
       *[text] `{ $found }` 放在這裡，構不成走法。
    }
    .expected = 堆的編號、`:-` 和根數
    .remedy = 照 `2:-3` 的樣子寫，它表示從第 2 堆取 3 根
fault-trailing-text = 文字 `{ $found }` 不適合放在這裡。
    .expected =
        { $notation ->
            [rule] 規則到此為止，或是接 `&` 和另一條規則
            [position] 局面到此為止，或是接 `+` 和另一堆
            [move] 走法到此為止
           *[number] 像 `1000`、`1e6` 或 `2^20` 這樣的整數
        }
    .remedy =
        { $notation ->
            [number] 寫一個整數，例如 `1e6`
           *[other] 把 `{ $found }` 和它後面的文字刪掉
        }

game-groups-differ = 規則有 { $rules } 個部分，局面卻有 { $groups } 組堆。
    .expected =
        { $rules ->
            [1] 一組堆
           *[other] { $rules } 組堆，規則的每個部分對應一組
        }
    .remedy =
        { $rules ->
            [1] 各堆之間用 `+`，不用 `&`
           *[other] 規則的每個部分寫一組堆，各組之間用 `&` 隔開
        }
game-one-heap-only = 規則 `{ $rule }` 只用一堆，局面裡卻有 { $heaps } 堆。
    .expected = 一堆
    .remedy = 只寫一堆，例如 `13`
game-quota-without-limit = 第 { $number } 堆寫成了 `{ $heap }`，但規則 `{ $rule }` 沒有上限。
    .expected = 不帶 `@` 的堆
    .remedy = 把 `{ $heap }` 寫成 `{ $size }`
game-sum-has-no-sequence = 規則 `{ $rule }` 由幾條規則相加而成，而數列只屬於單獨一條規則。
    .expected = 一條不帶 `&` 的規則
    .remedy = 每次只問其中一條，例如 `{ $part }`
game-no-such-heap = 沒有第 { $heap } 堆：局面裡一共 { $heaps } 堆。
    .expected =
        { $heaps ->
            [1] 第 1 堆
           *[other] 第 1 堆至第 { $heaps } 堆之一
        }
    .remedy =
        { $heaps ->
            [1] 選第 1 堆
           *[other] 從第 1 堆至第 { $heaps } 堆當中選一堆
        }
game-illegal-take =
    { $moves ->
        [none] 第 { $heap } 堆（`{ $holds }`）現在不能取。
       *[some] 依照規則，不能從第 { $heap } 堆（`{ $holds }`）取 { $take } 根。
    }
    .expected =
        { $moves ->
            [none] 有走法的一堆
           *[some] 可取的根數之一：{ $legal }
        }
    .remedy =
        { $moves ->
            [none] 換一堆
           *[some] 取允許的根數，例如 `{ $heap }:-{ $first }`
        }
game-no-limit = 取 { $take } 根之後，下一步的上限沒有值。
    .expected = 無論取幾根都有值的上限
    .remedy = 改一下上限，讓它在取 { $take } 根之後有值，例如 `2*prev`

saved-not-json = 儲存的答案不是 JSON：{ $detail }。
    .expected = JSON 格式的答案
    .remedy = 用 `nimm solve RULE POSITION --certificate FILE` 重新儲存答案
saved-other-schema =
    { $named ->
        [yes] 儲存的答案採用格式 `{ $found }`，這個版本讀不了。
       *[no] 儲存的答案沒有寫明格式。
    }
    .expected = 格式 `nimm/1`
    .remedy = 用這個版本的程式重新儲存答案
saved-illegal-move = 存下的答案裡列出了不合規則的走法 `{ $play }`：它被改動過。
    .expected = 合規則的走法
    .remedy = 用 `nimm solve RULE POSITION --certificate FILE` 重新儲存答案
saved-malformed = 儲存的答案不完整，或是被更動過：{ $detail }。
    .expected = 答案該有的每個鍵，以及型別正確的值
    .remedy = 用 `nimm solve RULE POSITION --certificate FILE` 重新儲存答案

player-unknown-player =
    { $close ->
        [yes] 沒有叫做 `{ $name }` 的選手。是不是想寫 `{ $suggestion }`？
       *[no] 沒有叫做 `{ $name }` 的選手。
    }
    .expected = 選手的名稱
    .remedy =
        { $close ->
            [yes] 寫成 `{ $suggestion }`
           *[no] 請用 `best`、`random` 或 `last-heap-one`；`nimm match` 還可以用 `moves:檔案`
        }
player-script-ended =
    { $side ->
        [first] 先手
       *[second] 後手
    }的腳本只有 { $moves } 步，走完了對局還沒有結束。
    .expected = 一直寫到對局結束的走法
    .remedy = 把缺少的走法補上
player-script-refused =
    { $side ->
        [first] 先手
       *[second] 後手
    }腳本裡的第 { $number } 步走不了。{ $fault }
player-empty-range = 堆數或大小的範圍是空的。
    .expected = 像 `2..4` 這樣的範圍
    .remedy = 把較小的一端寫在前面
player-too-long = 走了 { $moves } 步，對局還沒有結束，於是停下了。
    .expected = 能早一點結束的對局
    .remedy = 從小一點的堆開始

