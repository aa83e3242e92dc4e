### 关于一族规则的断言：检验的结果，以及输入有什么不对。

lab-holds = 这个断言对检验过的 { $tested } 条规则全部成立；这不是证明。
lab-holds-random = 这个断言对随机取的 { $tested } 条规则成立（种子 { $seed }）；这不是证明。
lab-refuted = 这个断言不成立。
lab-stopped = 检验中途停下了；在那之前断言对 { $tested } 条规则成立。
lab-nothing-tested = 没有一条规则可以检验这个断言。
lab-smallest =
    最小的反例：{ $parameters ->
        [none] { "" }
       *[other] { $parameters }，
    }`{ $rule }`{ $n ->
        [none] { "" }
       *[other] ，n = { $n }
    }。这时左边是 { $left }，右边是 { $right }。
lab-smallest-tried =
    试过的规则中最小的反例：{ $parameters ->
        [none] { "" }
       *[other] { $parameters }，
    }`{ $rule }`{ $n ->
        [none] { "" }
       *[other] ，n = { $n }
    }。这时左边是 { $left }，右边是 { $right }。
lab-command = 查看方法：{ $command }
lab-for-all-n = 对其中每条规则，都已对一切 n 证明：它所说的内容以证明了的周期重复。
lab-n-tested-to = 其中有些规则，n 只检验到 { $to }。
lab-no-rule = 其中第一组，`{ $rule }`：{ $fault }
lab-outside = 有 { $outside } 组取值不构成规则。
lab-unknown-not-proven = 有 { $unknown } 条规则得不出结论；第一条是 `{ $rule }`，其中有一个量没有得到证明。
lab-unknown-too-large = 有 { $unknown } 条规则得不出结论；第一条是 `{ $rule }`，其中有一个数太大。
lab-unknown-division-by-zero = 有 { $unknown } 条规则得不出结论；第一条是 `{ $rule }`，断言在那里要除以 0。
lab-unknown-negative-heap = 有 { $unknown } 条规则得不出结论；第一条是 `{ $rule }`，断言在那里问到了小于 0 的堆。

lab-fault-unexpected-character = `{ $found }` 在这里没有意义。
    .expected = 字母、数字和符号 `+ - * ^ ( ) , = != < <= > >= ..`
    .remedy =
        { $instead ->
            [none] 把它去掉
           *[other] 写成 `{ $instead }`
        }
lab-fault-number-too-large = 这个数太大了。
    .expected = 小于 2^127 的数
    .remedy = 换一个小一些的数
lab-fault-expected-expression =
    { $found ->
        [none] 末尾缺了内容。
       *[other] 算式不能以 `{ $found }` 开头。
    }
    .expected = 数、字母、规则的量、函数或 `(`
    .remedy = 在这里写一个算式
lab-fault-expected-symbol =
    { $found ->
        [none] 末尾缺了 `{ $symbol }`。
       *[other] 这里应该是 `{ $symbol }`，而不是 `{ $found }`。
    }
    .expected = `{ $symbol }`
    .remedy = 在这里写 `{ $symbol }`
lab-fault-goes-on = `{ $found }` 不能直接跟在前面的内容后面。
    .expected = 到此为止，或者 `+`、`*`、`=` 之类的符号
    .remedy = 在两者之间加一个符号，例如 `*`
lab-fault-unknown-name = 不认识名字 `{ $name }`。
    .expected = 有范围的字母、用 `let` 起的名字、规则的量或函数
    .remedy =
        { $suggestion ->
            [none] 给 `{ $name }` 一个范围，或者用 `let` 给它一个值
           *[other] 写成 `{ $suggestion }`
        }
lab-fault-chained-comparison = 比较不能连写。
    .expected = 一次比较
    .remedy = 把 `a < b < c` 写成 `a < b and b < c`
lab-fault-expected-number = 这是真或假，而这里需要一个数。
    .expected = 一个数
    .remedy = 真假之间用 `iff`、`and`、`or` 连接
lab-fault-expected-truth = 这是一个数，而这里需要真或假。
    .expected = 一个比较，或者 `P(n)`
    .remedy = 把这个数同别的东西比较，例如 `a = 1`
lab-fault-not-a-claim = 这是一个数，没有断言什么。
    .expected = 一个比较
    .remedy = 说明它等于什么，例如 `outcome_period = a+1`
lab-fault-argument-count = `{ $function }` 需要 { $expected } 个值，而不是 { $found } 个。
    .expected = { $expected } 个用逗号隔开的值
    .remedy = 给它 { $expected } 个值
lab-fault-function-alone = `{ $function }` 后面没有值。
    .expected = 后面的 `(`
    .remedy = 把值写在括号里，例如 `{ $function }(a,b)`
lab-fault-name-taken = 名字 `{ $name }` 已经有意义了。
    .expected = 没有用过的名字
    .remedy = 换一个名字，例如 `{ $name }1`
lab-fault-too-deep = 这里嵌套得太深了。
    .expected = 简单一些的算式
    .remedy = 用 `let` 给其中一部分起个名字
lab-fault-not-in-range = `{ $name }` 属于断言，范围的两端不能用它。
    .expected = 数，以及排在前面的字母
    .remedy = 把条件写进断言：`if ... then ... else true`
lab-fault-used-before-defined = 字母 `{ $name }` 的范围写在后面。
    .expected = 数，以及排在前面的字母
    .remedy = 写一个数，或者把 `{ $name }` 的范围写在这个范围之前
lab-fault-repeated = 字母 `{ $name }` 有两个范围。
    .expected = 每个字母一个范围
    .remedy = 去掉其中一个
lab-fault-parameter-name =
    { $found ->
        [none] 末尾缺了一个字母。
       *[other] `{ $found }` 不能作参数。
    }
    .expected = 除 `n` 以外的一个小写字母
    .remedy = 写一个范围，例如 `a=1..20`
lab-fault-unbounded = `{ $name }` 的范围没有尽头。
    .expected = 最小值和最大值
    .remedy = 两个都写上，例如 `{ $name }=1..20`
lab-fault-empty-box = 不论前面的字母取什么值，`{ $name }` 的范围都是空的。
    .expected = 不大于最大值的最小值
    .remedy = 把两端对调，或者放宽范围
lab-fault-box-too-large =
    { $size ->
        [none] 取值多于 { $most } 组。
       *[other] 取值有 { $size } 组，最多检验 { $most } 组。
    }
    .expected = 最多 { $most } 组取值
    .remedy = 缩小范围，或者随机检验其中一些
lab-fault-division-by-zero = 当 { $name } 时，这里要除以 0。
    .expected = 不为 0 的除数
    .remedy = 改一下除数中字母的范围
lab-fault-too-large = 范围的这一端太大了。
    .expected = 小于 2^127 的数
    .remedy = 换小一些的数
lab-fault-letter-without-range = 字母 `{ $letter }` 没有范围。
    .expected = 规则中每个字母的范围
    .remedy = 在范围里加上 `{ $letter }=1..20`
lab-fault-empty-family = 没有写规则。
    .expected = 带字母的规则
    .remedy = 写一族规则，例如 `take 1-a`
lab-fault-nothing-at-random = 随机取值总是落空：有一个范围几乎总是空的。
    .expected = 有值可取的范围
    .remedy = 放宽范围，或者全部检验
