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
            [rule] 由字母、數字和符號 `+ - * ^ / ( ) , . & = ! < >` 寫成的規則
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
    .expected = 規則的名稱，像 `0.77` 這樣的編碼，或是 `take` 加上可取的根數
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
    .remedy = 把除法放進 `floor( )` 裡捨去小數，如 `floor(prev/2)`，在條件裡如 `floor(n/2)`
fault-too-deep = 這個算式太長，或者巢狀太深。
    .expected = 短一點的算式
    .remedy = 把算式寫短一點
fault-code-without-first = 編碼的小數點前面也要有一位數字。
    .expected = 小數點前面的 `0`、`4`、`8` 或 `C`
    .remedy = 補上這一位，例如 `0.{ $digits }`
fault-code-first-digit = 編碼的小數點前面只能是 `0`、`4`、`8` 或 `C`，不能是 `{ $found }`。
    .expected = `0`；如果不取火柴也可以分堆，則是 `4`、`8` 或 `C`
    .remedy = 小數點前面寫 `0`，例如 `0.77`
fault-code-digit = 字元 `{ $found }` 不是編碼裡的數字。
    .expected = 每個根數對應一位數字，`0` 至 `9` 或 `A` 至 `F`
    .remedy = 每個根數寫一位數字，例如 `0.77` 或 `0.8C`
fault-code-incomplete = 編碼 `{ $code }` 的小數點後面沒有數字。
    .expected = 從取 1 根開始，每個根數一位數字
    .remedy = 寫出這些數字，例如 `{ $code }7`
fault-code-too-long = 編碼太長：最多 { $limit } 位。
    .expected = 不超過 { $limit } 位數字
    .remedy = 改用文字，例如 `take 1-1000000, may split`
fault-code-allows-nothing = 這個編碼一步也不允許走。
    .expected = 至少一位不是 0 的數字
    .remedy = 用數字寫出取後可以怎樣留，例如 `0.77`
fault-bare-number = `{ $number }` 是一個數，不是規則。
    .expected = 一條規則，例如 `nim`、`take 1-3` 或 `0.77`
    .remedy = 在堆的前面先寫規則，例如 `take 1-3`
fault-expected-set =
    { $close ->
        [yes] 沒有叫做 `{ $name }` 的數集。是不是想寫 `{ $suggestion }`？
       *[no] 沒有叫做 `{ $name }` 的數集。
    }
    .expected = 像 `1-3,5` 這樣的根數，或是 `primes`、`squares`、`evens`、`1 mod 3`、`powers of 2` 這樣的數集
    .remedy =
        { $close ->
            [yes] 寫成 `{ $suggestion }`
           *[no] 寫出可以取幾根，例如 `take 1-3` 或 `take primes`
        }
fault-expected-modulus = `{ $residue } mod` 後面要寫一個比 { $residue } 大的數，而且至少是 2。
    .expected = 大於 { $residue } 的數，至少是 2
    .remedy = 寫一個大一點的數，例如 `1 mod 3`，即 1、4、7 等等
fault-expected-base =
    { $at ->
        [end] 末尾還缺冪的底數。
       *[text] `{ $found }` 在這裡不能作冪的底數。
    }
    .expected = 不小於 2 的整數
    .remedy = 寫出底數，例如 `powers of 2`
fault-expected-leaving =
    { $at ->
        [end] 末尾還沒有寫明一步之後可以留下什麼。
       *[text] { $found ->
            [may] `may` 後面要寫 `split`。
            [must] `must` 後面要寫 `split`。
           *[other] 一步之後可以留下什麼，不能從 `{ $found }` 起這樣寫。
        }
    }
    .expected = `may split`、`must split`，或是 `leave` 加上堆數
    .remedy = 寫明可以留下什麼，例如 `take 1-2, may split`
fault-expected-alternative =
    { $at ->
        [end] `or` 後面還缺另一種走法。
       *[text] `or` 後面要寫另一種走法，而走法不能以 `{ $found }` 開頭。
    }
    .expected = `take` 或 `split`
    .remedy = 寫出另一種走法，例如 `take any or split`
fault-expected-parts =
    { $at ->
        [end] 末尾還缺堆數。
       *[text] 一步之後不能留下 `{ $found }` 堆。
    }
    .expected = 堆數：`leave` 後面是 0 至 3，`split into` 後面是 2 或 3
    .remedy = 寫出可以留下幾堆，例如 `take 1-3, leave 0-2`
fault-nothing-unequal = 這裡沒有一步會留下兩堆，談不上不相等。
    .expected = 可以留下兩堆時才寫 `unequal`
    .remedy = 去掉 `unequal`
fault-nothing-excluded =
    { $at ->
        [end] 末尾還缺不能取的根數。
       *[text] 這裡缺不能取的根數，`{ $found }` 放在這裡不合適。
    }
    .expected = 不能取的根數
    .remedy = 在 `all but` 後面寫出來，例如 `take all but 2,5`
fault-number-too-large = 這個數太大，不能用在數集的名稱裡。
    .expected = 小於 2^64 的數
    .remedy = 換一個小一點的數
fault-expected-condition =
    { $at ->
        [end] 條件還沒有寫完。
       *[text] 條件寫到這裡，後面不能接 `{ $found }`。
    }
    .expected = 數、`n`（這堆的根數）和 `k`（所取的根數）
    .remedy = 把條件寫完整，例如 `take k where n mod k = 0`
fault-expected-comparison =
    { $at ->
        [end] 寫到這裡還只是一個數，不是條件。
       *[text] `{ $found }` 前面只是一個數，不是條件。
    }
    .expected = `=`、`!=`、`<`、`<=`、`>`、`>=`、`divides` 或 `is`
    .remedy = 拿它和另一個數比較，例如 `n mod k = 0`
fault-condition-as-number = 這裡要寫一個數，而 `{ $found }` 是條件。
    .expected = 一個數
    .remedy = 用 `and` 或 `or` 連接條件，例如 `k < n and n mod k = 0`
fault-condition-too-large = 這個條件裡的數可能太長，算不了。
    .expected = 對任何堆都不太長的數
    .remedy = 用小一點的指數，例如 `k^2`
fault-unknown-in-condition = 條件裡的名稱 `{ $name }` 沒有意義。
    .expected = `n`（這堆的根數）、`k`（所取的根數）、`mod`、`gcd`、`floor`、`ceil`、`min`、`max` 或 `isqrt`
    .remedy = 用 `n` 表示這堆的根數，用 `k` 表示所取的根數
fault-expected-kind =
    { $at ->
        [end] 末尾在 `is` 後面還缺一種數。
       *[text] `{ $found }` 不是一種數的名稱。
    }
    .expected = `even`、`odd`、`prime`、`composite`、`square`、`cube`、`triangular`、`fibonacci`、`factorial` 或 `power of 2`
    .remedy = 在 `is` 後面寫一種數，例如 `k is prime`
fault-split-moves = 分堆要留下至少兩堆，而且沒有空堆。
    .expected = 至少兩個數，每個至少是 1
    .remedy = 寫出留下的各堆，例如 `2:>1+4`；只取不分就寫 `2:-3` 這樣
fault-expected-heap =
    { $at ->
        [end] 末尾還缺一個數。
       *[text] 這裡缺一個數，`{ $found }` 不適合放在這裡。
    }
    .expected = 一個整數，例如一堆的大小
    .remedy =
        { $notation ->
            [move] 寫出留下的各堆，例如 `2:>1+4`
           *[position] 寫出各堆的大小，例如 `3+4+5`
        }
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
    .expected = 堆的編號，加上 `:-` 和根數，或是 `:>` 和留下的各堆
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

fault-repeated-heap = 這一步裡第 { $heap } 堆出現了兩次。
    .expected = 每堆至多出現一次，例如 `1:-2,2:-2,3:+2`
    .remedy = 每堆只寫一次
fault-nothing-taken = 這一步沒有從任何一堆取走火柴。
    .expected = 至少一堆減少，例如 `3:-2,2:+2`
    .remedy = 寫出從哪一堆取走火柴
fault-expected-heaps =
    { $at ->
        [end] `moore` 後面要寫明一步最多可以動幾堆。
       *[text] `{ $found }` 不是堆數。
    }
    .expected = 不小於 1 的數，例如 `moore 2`
    .remedy = 寫例如 `moore 2`

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
game-quota-without-limit = 第 { $number } 堆寫成了 `{ $heap }`，但規則 `{ $rule }` 沒有上限。
    .expected = 不帶 `@` 的堆
    .remedy = 把 `{ $heap }` 寫成 `{ $size }`
game-heap-too-large = 第 { $number } 堆對規則 `{ $rule }` 來說太大，它的走法只能列到 { $most } 根的堆。
    .expected = 不超過 { $most } 根的堆
    .remedy = 換一個小一點的堆
game-sum-has-no-sequence = 規則 `{ $rule }` 由幾條規則相加而成，而數列只屬於單獨一條規則。
    .expected = 一條不帶 `&` 的規則
    .remedy = 每次只問其中一條，例如 `{ $part }`
game-no-quotient = 規則 `{ $rule }` 在這裡沒有 misère 商：它只適用於單獨一條規則的堆，而且下一次的取數不受上一次限制。
    .expected = 單獨一條單堆的規則，例如 `0.77`
    .remedy = 改用 `nimm solve` 詢問具體的局面
game-joint-has-no-sequence = 規則 `{ $rule }` 下幾堆是連在一起玩的，而數列只屬於單堆的規則。
    .expected = 單堆的規則，例如 `take 1-3`
    .remedy = 用 `nimm solve` 問一個局面
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
            [none] 可以取的一堆，或是分堆
           *[some] 可取的根數之一：{ $legal }
        }
    .remedy =
        { $moves ->
            [none] 換一堆，規則允許的話也可以把這堆分開
           *[some] 取允許的根數，例如 `{ $heap }:-{ $first }`
        }
game-illegal-split =
    { $moves ->
        [none] 第 { $heap } 堆（`{ $holds }`）不能分。
       *[some] 按規則，第 { $heap } 堆（`{ $holds }`）不能留成 `{ $parts }`。
    }
    .expected =
        { $moves ->
            [none] 可以分的一堆，或是只取不分
           *[some] 規則允許的分法
        }
    .remedy =
        { $moves ->
            [none] 換一堆，規則允許的話也可以從這堆裡取
           *[some] 按允許的分法走，例如 `{ $example }`
        }
game-illegal-change = 規則 `{ $rule }` 不允許 `{ $play }` 這一步。
    .expected =
        { $moves ->
            [none] 沒有可走的步：這裡已經結束
           *[some] 合法的一步，例如 `{ $example }`
        }
    .remedy =
        { $moves ->
            [none] 重新開始一局
           *[some] 改寫成合法的一步
        }

game-other-shape = `{ $heaps }` 這些堆不是規則 `{ $rule }` 的局面。
    .expected = { $shape ->
        [two-heaps] 兩堆
        [two-positive-heaps] 兩堆，都不空
        [three-heaps] 三堆
        [ascending] 各枚硬幣所在的格，依次增大
        [descending] 各行的長度，後一行不比前一行長，第一行不空
        [coins] 由 0 和 1 組成的堆，表示反面和正面
        [one-token] 一堆為 2（棋子所在），其餘為 0 或 1
       *[one-limit] 各堆 `@` 後的上限相同，或者都沒有上限
    }
    .remedy = 請寫例如 { $shape ->
        [two-heaps] `3+5`
        [two-positive-heaps] `3+5`
        [three-heaps] `3+4+5`
        [ascending] `1+4+6`
        [descending] `4+4+2`
        [coins] `1+0+1+1`
        [one-token] `2+1+1+1+1`
       *[one-limit] `3@2+5@2`
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
