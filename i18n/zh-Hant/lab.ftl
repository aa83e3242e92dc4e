### 關於一族規則的斷言：檢驗的結果，以及輸入有什麼不對。

lab-holds = 這個斷言對檢驗過的 { $tested } 條規則全部成立；這不是證明。
lab-holds-random = 這個斷言對隨機取的 { $tested } 條規則成立（種子 { $seed }）；這不是證明。
lab-refuted = 這個斷言不成立。
lab-stopped = 檢驗中途停下了；在那之前斷言對 { $tested } 條規則成立。
lab-nothing-tested = 沒有一條規則可以檢驗這個斷言。
lab-smallest =
    最小的反例：{ $parameters ->
        [none] { "" }
       *[other] { $parameters }，
    }`{ $rule }`{ $n ->
        [none] { "" }
       *[other] ，n = { $n }
    }。這時左邊是 { $left }，右邊是 { $right }。
lab-smallest-tried =
    試過的規則中最小的反例：{ $parameters ->
        [none] { "" }
       *[other] { $parameters }，
    }`{ $rule }`{ $n ->
        [none] { "" }
       *[other] ，n = { $n }
    }。這時左邊是 { $left }，右邊是 { $right }。
lab-command = 查看方法：{ $command }
lab-for-all-n = 對其中每條規則，都已對一切 n 證明：它所說的內容以證明了的週期重複。
lab-n-tested-to = 其中有些規則，n 只檢驗到 { $to }。
lab-no-rule = 其中第一組，`{ $rule }`：{ $fault }
lab-outside = 有 { $outside } 組取值不構成規則。
lab-unknown-not-proven = 有 { $unknown } 條規則得不出結論；第一條是 `{ $rule }`，其中有一個量沒有得到證明。
lab-unknown-too-large = 有 { $unknown } 條規則得不出結論；第一條是 `{ $rule }`，其中有一個數太大。
lab-unknown-division-by-zero = 有 { $unknown } 條規則得不出結論；第一條是 `{ $rule }`，斷言在那裡要除以 0。
lab-unknown-negative-heap = 有 { $unknown } 條規則得不出結論；第一條是 `{ $rule }`，斷言在那裡問到了小於 0 的堆。

lab-fault-unexpected-character = `{ $found }` 在這裡沒有意義。
    .expected = 字母、數字和符號 `+ - * ^ ( ) , = != < <= > >= ..`
    .remedy =
        { $instead ->
            [none] 把它去掉
           *[other] 寫成 `{ $instead }`
        }
lab-fault-number-too-large = 這個數太大了。
    .expected = 小於 2^127 的數
    .remedy = 換一個小一些的數
lab-fault-expected-expression =
    { $found ->
        [none] 末尾缺了內容。
       *[other] 算式不能以 `{ $found }` 開頭。
    }
    .expected = 數、字母、規則的量、函數或 `(`
    .remedy = 在這裡寫一個算式
lab-fault-expected-symbol =
    { $found ->
        [none] 末尾缺了 `{ $symbol }`。
       *[other] 這裡應該是 `{ $symbol }`，而不是 `{ $found }`。
    }
    .expected = `{ $symbol }`
    .remedy = 在這裡寫 `{ $symbol }`
lab-fault-goes-on = `{ $found }` 不能直接跟在前面的內容後面。
    .expected = 到此為止，或者 `+`、`*`、`=` 之類的符號
    .remedy = 在兩者之間加一個符號，例如 `*`
lab-fault-unknown-name = 不認識名字 `{ $name }`。
    .expected = 有範圍的字母、用 `let` 起的名字、規則的量或函數
    .remedy =
        { $suggestion ->
            [none] 給 `{ $name }` 一個範圍，或者用 `let` 給它一個值
           *[other] 寫成 `{ $suggestion }`
        }
lab-fault-chained-comparison = 比較不能連寫。
    .expected = 一次比較
    .remedy = 把 `a < b < c` 寫成 `a < b and b < c`
lab-fault-expected-number = 這是真或假，而這裡需要一個數。
    .expected = 一個數
    .remedy = 真假之間用 `iff`、`and`、`or` 連接
lab-fault-expected-truth = 這是一個數，而這裡需要真或假。
    .expected = 一個比較，或者 `P(n)`
    .remedy = 把這個數同別的東西比較，例如 `a = 1`
lab-fault-not-a-claim = 這是一個數，沒有斷言什麼。
    .expected = 一個比較
    .remedy = 說明它等於什麼，例如 `outcome_period = a+1`
lab-fault-argument-count = `{ $function }` 需要 { $expected } 個值，而不是 { $found } 個。
    .expected = { $expected } 個用逗號隔開的值
    .remedy = 給它 { $expected } 個值
lab-fault-function-alone = `{ $function }` 後面沒有值。
    .expected = 後面的 `(`
    .remedy = 把值寫在括號裡，例如 `{ $function }(a,b)`
lab-fault-name-taken = 名字 `{ $name }` 已經有意義了。
    .expected = 沒有用過的名字
    .remedy = 換一個名字，例如 `{ $name }1`
lab-fault-too-deep = 這裡嵌套得太深了。
    .expected = 簡單一些的算式
    .remedy = 用 `let` 給其中一部分起個名字
lab-fault-not-in-range = `{ $name }` 屬於斷言，範圍的兩端不能用它。
    .expected = 數，以及排在前面的字母
    .remedy = 把條件寫進斷言：`if ... then ... else true`
lab-fault-used-before-defined = 字母 `{ $name }` 的範圍寫在後面。
    .expected = 數，以及排在前面的字母
    .remedy = 寫一個數，或者把 `{ $name }` 的範圍寫在這個範圍之前
lab-fault-repeated = 字母 `{ $name }` 有兩個範圍。
    .expected = 每個字母一個範圍
    .remedy = 去掉其中一個
lab-fault-parameter-name =
    { $found ->
        [none] 末尾缺了一個字母。
       *[other] `{ $found }` 不能作參數。
    }
    .expected = 除 `n` 以外的一個小寫字母
    .remedy = 寫一個範圍，例如 `a=1..20`
lab-fault-unbounded = `{ $name }` 的範圍沒有盡頭。
    .expected = 最小值和最大值
    .remedy = 兩個都寫上，例如 `{ $name }=1..20`
lab-fault-empty-box = 不論前面的字母取什麼值，`{ $name }` 的範圍都是空的。
    .expected = 不大於最大值的最小值
    .remedy = 把兩端對調，或者放寬範圍
lab-fault-box-too-large =
    { $size ->
        [none] 取值多於 { $most } 組。
       *[other] 取值有 { $size } 組，最多檢驗 { $most } 組。
    }
    .expected = 最多 { $most } 組取值
    .remedy = 縮小範圍，或者隨機檢驗其中一些
lab-fault-division-by-zero = 當 { $name } 時，這裡要除以 0。
    .expected = 不為 0 的除數
    .remedy = 改一下除數中字母的範圍
lab-fault-too-large = 範圍的這一端太大了。
    .expected = 小於 2^127 的數
    .remedy = 換小一些的數
lab-fault-letter-without-range = 字母 `{ $letter }` 沒有範圍。
    .expected = 規則中每個字母的範圍
    .remedy = 在範圍裡加上 `{ $letter }=1..20`
lab-fault-empty-family = 沒有寫規則。
    .expected = 帶字母的規則
    .remedy = 寫一族規則，例如 `take 1-a`
lab-fault-nothing-at-random = 隨機取值總是落空：有一個範圍幾乎總是空的。
    .expected = 有值可取的範圍
    .remedy = 放寬範圍，或者全部檢驗
