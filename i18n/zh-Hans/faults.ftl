### 输入或读入时的错误。
###
### fault-CODE：不合记号的文字。game-CODE：与游戏不符的局面或走法。saved-CODE：读不了的已存答案。
### player-CODE：不认识的选手，或选手下不完的对局。
### .expected 是名词短语，.remedy 是一个具体做法；两者都不带句号。
### $at 在文末为 "end"，否则为 "text"；$notation 为 "rule"、"position"、"move" 或 "number"；
### $side 为 "first" 或 "second"，即先手或后手。

# 一段完整的、可以读入的文字。
fault-correction = 写成 `{ $fixed }`

fault-empty-rule = 还没有写规则。
    .expected = 一条规则
    .remedy = 写一条规则，例如 `take 1-3`
fault-empty-position = 还没有写局面。
    .expected = 各堆的大小
    .remedy = 写出各堆的大小，例如 `3+4+5`
fault-empty-move = 还没有写走法。
    .expected = 一步走法
    .remedy = 写一步走法，例如 `2:-3`，即从第 2 堆取 3 根
fault-empty-number = 还没有写数。
    .expected = 一个整数
    .remedy = 写一个数，例如 `1e6`
fault-unexpected-character = 字符 { $found } 在这里没有意义。
    .expected =
        { $notation ->
            [rule] 由字母、数字和符号 `+ - * ^ / ( ) , . & = ! < >` 写成的规则
            [position] 由数字和符号 `+ * .. @ &` 写成的局面
            [move] 像 `2:-3` 这样的走法
           *[number] 像 `1000`、`1e6` 或 `2^20` 这样的整数
        }
    .remedy = 去掉 { $found }
fault-full-width = 这里是全角字符，而记号只认半角（ASCII）字符。
    .expected = 半角的 `{ $ascii }`
    .remedy = 改用半角字符，写成 `{ $ascii }`
fault-number-too-long = 这个数太长，算不了：最多 { $limit } 位。
    .expected = 不超过 { $limit } 位的数
    .remedy = 换一个小一些的数
fault-unknown-name =
    { $close ->
        [yes] 没有叫 `{ $name }` 的规则。是不是想写 `{ $suggestion }`？
       *[no] 没有叫 `{ $name }` 的规则。
    }
    .expected = 规则的名字，像 `0.77` 这样的编码，或者 `take` 加上可取的根数
    .remedy =
        { $close ->
            [yes] 写成 `{ $suggestion }`
           *[no] 直接写出可以取几根，例如 `take 1-3`
        }
fault-misplaced-misere = `misere` 管的是整条规则，不能写在这里。
    .expected = `misere` 最多一次，放在整条规则的最前面
    .remedy = 只在最前面写一次 `misere`，例如 `misere nim & take 1-3`，或者去掉它
fault-missing-rule =
    { $at ->
        [end] 末尾还缺一条规则。
       *[text] 这里缺一条规则，规则不能以 `{ $found }` 开头。
    }
    .expected = 一条规则
    .remedy = 在这里写一条规则，例如 `take 1-3`
fault-expected-amount =
    { $at ->
        [end] 末尾还缺可以取的根数。
       *[text] 这里缺可以取的根数，`{ $found }` 放在这里不合适。
    }
    .expected = 可取的根数，如 `take 1-3,5` 或 `S(1,3,4)` 中那样
    .remedy = 写出可以取几根，例如 `take 1-3`
fault-expected-range-end = 范围 `{ $from }-` 缺少上限。
    .expected = 范围里最大的数
    .remedy = 补上上限，例如 `{ $from }-{ $to }`
fault-zero-amount = 每一步总要取走一些，所以不能取 0 根。
    .expected = 至少为 1 的数
    .remedy = 去掉 0
fault-repeated-amount = { $amount } 列了两次。
    .expected = 每个数只列一次
    .remedy = { $amount } 只保留一个
fault-reversed-range = 范围 `{ $from }-{ $to }` 是从大到小写的。
    .expected = 小的数在前
    .remedy = 写成 `{ $to }-{ $from }`
fault-empty-set = 集合里一个数也没有，这样谁也走不了。
    .expected = 至少一个可取的数
    .remedy = 在括号里写上可取的根数，例如 `S(1,3,4)`
fault-expected-expression =
    { $at ->
        [end] 下一步的上限还没有写完。
       *[text] 下一步的上限写到这里，后面不能接 `{ $found }`。
    }
    .expected = 一个上限，如 `take at most 2*prev` 中那样
    .remedy = 用数和 `prev` 写出上限，例如 `take at most 2*prev`
fault-unknown-variable = 上限里的名字 `{ $name }` 没有意义。
    .expected = `prev`（对方刚取的根数）、`floor`、`ceil`、`min`、`max` 或 `isqrt`
    .remedy = 用 `prev` 表示对方刚取的根数
fault-unclosed =
    { $at ->
        [end] 到末尾还有一个括号没有合上。
       *[text] 在 `{ $found }` 之前还有一个括号没有合上。
    }
    .expected = 右括号 `)`
    .remedy = 补上 `)`
fault-division-not-rounded = 除法要说明怎样取整。
    .expected = 向下取整的 `floor(a/b)` 或向上取整的 `ceil(a/b)`
    .remedy = 把除法放进 `floor( )` 里向下取整，如 `floor(prev/2)`，在条件里如 `floor(n/2)`
fault-too-deep = 这个式子太长，或者嵌套太深。
    .expected = 短一些的式子
    .remedy = 把式子写短一些
fault-code-without-first = 编码的小数点前面也要有一位数字。
    .expected = 小数点前面的 `0`、`4`、`8` 或 `C`
    .remedy = 补上这一位，例如 `0.{ $digits }`
fault-code-first-digit = 编码的小数点前面只能是 `0`、`4`、`8` 或 `C`，不能是 `{ $found }`。
    .expected = `0`；如果不取火柴也可以分堆，则是 `4`、`8` 或 `C`
    .remedy = 小数点前面写 `0`，例如 `0.77`
fault-code-digit = 字符 `{ $found }` 不是编码里的数字。
    .expected = 每个根数对应一位数字，`0` 至 `9` 或 `A` 至 `F`
    .remedy = 每个根数写一位数字，例如 `0.77` 或 `0.8C`
fault-code-incomplete = 编码 `{ $code }` 的小数点后面没有数字。
    .expected = 从取 1 根开始，每个根数一位数字
    .remedy = 写出这些数字，例如 `{ $code }7`
fault-code-too-long = 编码太长：最多 { $limit } 位。
    .expected = 不超过 { $limit } 位数字
    .remedy = 改用文字，例如 `take 1-1000000, may split`
fault-code-allows-nothing = 这个编码一步也不允许走。
    .expected = 至少一位不是 0 的数字
    .remedy = 用数字写出取后可以怎样留，例如 `0.77`
fault-bare-number = `{ $number }` 是一个数，不是规则。
    .expected = 一条规则，例如 `nim`、`take 1-3` 或 `0.77`
    .remedy = 在堆的前面先写规则，例如 `take 1-3`
fault-expected-set =
    { $close ->
        [yes] 没有叫 `{ $name }` 的数集。是不是想写 `{ $suggestion }`？
       *[no] 没有叫 `{ $name }` 的数集。
    }
    .expected = 像 `1-3,5` 这样的根数，或者 `primes`、`squares`、`evens`、`1 mod 3`、`powers of 2` 这样的数集
    .remedy =
        { $close ->
            [yes] 写成 `{ $suggestion }`
           *[no] 写出可以取几根，例如 `take 1-3` 或 `take primes`
        }
fault-expected-modulus = `{ $residue } mod` 后面要写一个比 { $residue } 大的数，而且至少是 2。
    .expected = 大于 { $residue } 的数，至少是 2
    .remedy = 写一个大一些的数，例如 `1 mod 3`，即 1、4、7 等等
fault-expected-base =
    { $at ->
        [end] 末尾还缺幂的底数。
       *[text] `{ $found }` 在这里不能作幂的底数。
    }
    .expected = 不小于 2 的整数
    .remedy = 写出底数，例如 `powers of 2`
fault-expected-leaving =
    { $at ->
        [end] 末尾还没有写明一步之后可以留下什么。
       *[text] { $found ->
            [may] `may` 后面要写 `split`。
            [must] `must` 后面要写 `split`。
           *[other] 一步之后可以留下什么，不能从 `{ $found }` 起这样写。
        }
    }
    .expected = `may split`、`must split`，或者 `leave` 加上堆数
    .remedy = 写明可以留下什么，例如 `take 1-2, may split`
fault-expected-alternative =
    { $at ->
        [end] `or` 后面还缺另一种走法。
       *[text] `or` 后面要写另一种走法，而走法不能以 `{ $found }` 开头。
    }
    .expected = `take` 或 `split`
    .remedy = 写出另一种走法，例如 `take any or split`
fault-expected-parts =
    { $at ->
        [end] 末尾还缺堆数。
       *[text] 一步之后不能留下 `{ $found }` 堆。
    }
    .expected = 堆数：`leave` 后面是 0 至 3，`split into` 后面是 2 或 3
    .remedy = 写出可以留下几堆，例如 `take 1-3, leave 0-2`
fault-nothing-unequal = 这里没有一步会留下两堆，谈不上不相等。
    .expected = 可以留下两堆时才写 `unequal`
    .remedy = 去掉 `unequal`
fault-nothing-excluded =
    { $at ->
        [end] 末尾还缺不能取的根数。
       *[text] 这里缺不能取的根数，`{ $found }` 放在这里不合适。
    }
    .expected = 不能取的根数
    .remedy = 在 `all but` 后面写出来，例如 `take all but 2,5`
fault-number-too-large = 这个数太大，不能用在数集的名字里。
    .expected = 小于 2^64 的数
    .remedy = 换一个小一些的数
fault-expected-condition =
    { $at ->
        [end] 条件还没有写完。
       *[text] 条件写到这里，后面不能接 `{ $found }`。
    }
    .expected = 数、`n`（这堆的根数）和 `k`（所取的根数）
    .remedy = 把条件写完整，例如 `take k where n mod k = 0`
fault-expected-comparison =
    { $at ->
        [end] 写到这里还只是一个数，不是条件。
       *[text] `{ $found }` 前面只是一个数，不是条件。
    }
    .expected = `=`、`!=`、`<`、`<=`、`>`、`>=`、`divides` 或 `is`
    .remedy = 拿它和另一个数比较，例如 `n mod k = 0`
fault-condition-as-number = 这里要写一个数，而 `{ $found }` 是条件。
    .expected = 一个数
    .remedy = 用 `and` 或 `or` 连接条件，例如 `k < n and n mod k = 0`
fault-condition-too-large = 这个条件里的数可能太长，算不了。
    .expected = 对任何堆都不太长的数
    .remedy = 用小一些的指数，例如 `k^2`
fault-unknown-in-condition = 条件里的名字 `{ $name }` 没有意义。
    .expected = `n`（这堆的根数）、`k`（所取的根数）、`mod`、`gcd`、`floor`、`ceil`、`min`、`max` 或 `isqrt`
    .remedy = 用 `n` 表示这堆的根数，用 `k` 表示所取的根数
fault-expected-kind =
    { $at ->
        [end] 末尾在 `is` 后面还缺一种数。
       *[text] `{ $found }` 不是一种数的名字。
    }
    .expected = `even`、`odd`、`prime`、`composite`、`square`、`cube`、`triangular`、`fibonacci`、`factorial` 或 `power of 2`
    .remedy = 在 `is` 后面写一种数，例如 `k is prime`
fault-split-moves = 分堆要留下至少两堆，而且没有空堆。
    .expected = 至少两个数，每个至少是 1
    .remedy = 写出留下的各堆，例如 `2:>1+4`；只取不分就写 `2:-3` 这样
fault-expected-heap =
    { $at ->
        [end] 末尾还缺一个数。
       *[text] 这里缺一个数，`{ $found }` 放在这里不合适。
    }
    .expected = 一个整数，例如一堆的大小
    .remedy =
        { $notation ->
            [move] 写出留下的各堆，例如 `2:>1+4`
           *[position] 写出各堆的大小，例如 `3+4+5`
        }
fault-negative-heap = 一堆火柴不会少于 0 根。
    .expected = 不小于 0 的大小
    .remedy = 去掉负号
fault-reversed-heaps = `{ $from }..{ $to }` 是从大堆到小堆写的。
    .expected = 小的堆在前
    .remedy = 写成 `{ $to }..{ $from }`
fault-too-many-heaps = 堆数超过了程序能处理的上限：最多 { $limit } 堆。
    .expected = 不超过 { $limit } 堆
    .remedy = 少用几堆
fault-fraction = 火柴的根数都是整数。
    .expected = 整数
    .remedy = 写一个整数，例如 `15`
fault-zero-copies = 这里写的是没有堆。
    .expected = 堆数，至少为 1
    .remedy = 去掉这一项
fault-expected-quota =
    { $at ->
        [end] `@` 后面还缺上限。
       *[text] `@` 后面缺上限，`{ $found }` 放在这里不合适。
    }
    .expected = 现在最多可以取的根数
    .remedy = 在 `@` 后面写一个数，例如 `13@4` 表示现在最多取 4 根
fault-expected-move =
    { $at ->
        [end] 这步走法还没有写完。
       *[text] `{ $found }` 放在这里，构不成走法。
    }
    .expected = 堆的编号，加上 `:-` 和根数，或者 `:>` 和留下的各堆
    .remedy = 照 `2:-3` 的样子写，它表示从第 2 堆取 3 根
fault-trailing-text = 文字 `{ $found }` 放在这里不合适。
    .expected =
        { $notation ->
            [rule] 规则到此为止，或者接 `&` 和另一条规则
            [position] 局面到此为止，或者接 `+` 和另一堆
            [move] 走法到此为止
           *[number] 像 `1000`、`1e6` 或 `2^20` 这样的整数
        }
    .remedy =
        { $notation ->
            [number] 写一个整数，例如 `1e6`
           *[other] 把 `{ $found }` 和它后面的文字删掉
        }

fault-repeated-heap = 这一步里第 { $heap } 堆出现了两次。
    .expected = 每堆至多出现一次，例如 `1:-2,2:-2,3:+2`
    .remedy = 每堆只写一次
fault-nothing-taken = 这一步没有从任何一堆取走火柴。
    .expected = 至少一堆减少，例如 `3:-2,2:+2`
    .remedy = 写出从哪一堆取走火柴
fault-expected-heaps =
    { $at ->
        [end] `moore` 后面要写明一步最多可以动几堆。
       *[text] `{ $found }` 不是堆数。
    }
    .expected = 不小于 1 的数，例如 `moore 2`
    .remedy = 写例如 `moore 2`

game-groups-differ = 规则有 { $rules } 个部分，局面却有 { $groups } 组堆。
    .expected =
        { $rules ->
            [1] 一组堆
           *[other] { $rules } 组堆，规则的每个部分对应一组
        }
    .remedy =
        { $rules ->
            [1] 各堆之间用 `+`，不用 `&`
           *[other] 规则的每个部分写一组堆，各组之间用 `&` 隔开
        }
game-quota-without-limit = 第 { $number } 堆写成了 `{ $heap }`，但规则 `{ $rule }` 没有上限。
    .expected = 不带 `@` 的堆
    .remedy = 把 `{ $heap }` 写成 `{ $size }`
game-heap-too-large = 第 { $number } 堆对规则 `{ $rule }` 来说太大，它的走法只能列到 { $most } 根的堆。
    .expected = 不超过 { $most } 根的堆
    .remedy = 换一个小一些的堆
game-sum-has-no-sequence = 规则 `{ $rule }` 由几条规则相加而成，而数列只属于单独一条规则。
    .expected = 一条不带 `&` 的规则
    .remedy = 每次只问其中一条，例如 `{ $part }`
game-no-quotient = 规则 `{ $rule }` 在这里没有 misère 商：它只适用于单独一条规则的堆，而且下一次的取数不受上一次限制。
    .expected = 单独一条单堆的规则，例如 `0.77`
    .remedy = 改用 `nimm solve` 询问具体的局面
game-joint-has-no-sequence = 规则 `{ $rule }` 下几堆是连在一起玩的，而数列只属于单堆的规则。
    .expected = 单堆的规则，例如 `take 1-3`
    .remedy = 用 `nimm solve` 问一个局面
game-no-such-heap = 没有第 { $heap } 堆：局面里一共 { $heaps } 堆。
    .expected =
        { $heaps ->
            [1] 第 1 堆
           *[other] 第 1 堆至第 { $heaps } 堆之一
        }
    .remedy =
        { $heaps ->
            [1] 选第 1 堆
           *[other] 从第 1 堆至第 { $heaps } 堆中选一堆
        }
game-illegal-take =
    { $moves ->
        [none] 第 { $heap } 堆（`{ $holds }`）现在不能取。
       *[some] 按规则，不能从第 { $heap } 堆（`{ $holds }`）取 { $take } 根。
    }
    .expected =
        { $moves ->
            [none] 可以取的一堆，或者分堆
           *[some] 可取的根数之一：{ $legal }
        }
    .remedy =
        { $moves ->
            [none] 换一堆，规则允许的话也可以把这堆分开
           *[some] 取允许的根数，例如 `{ $heap }:-{ $first }`
        }
game-illegal-split =
    { $moves ->
        [none] 第 { $heap } 堆（`{ $holds }`）不能分。
       *[some] 按规则，第 { $heap } 堆（`{ $holds }`）不能留成 `{ $parts }`。
    }
    .expected =
        { $moves ->
            [none] 可以分的一堆，或者只取不分
           *[some] 规则允许的分法
        }
    .remedy =
        { $moves ->
            [none] 换一堆，规则允许的话也可以从这堆里取
           *[some] 按允许的分法走，例如 `{ $example }`
        }
game-illegal-change = 规则 `{ $rule }` 不允许 `{ $play }` 这一步。
    .expected =
        { $moves ->
            [none] 没有可走的步：这里已经结束
           *[some] 合法的一步，例如 `{ $example }`
        }
    .remedy =
        { $moves ->
            [none] 重新开始一局
           *[some] 改写成合法的一步
        }

game-other-shape = `{ $heaps }` 这些堆不是规则 `{ $rule }` 的局面。
    .expected = { $shape ->
        [two-heaps] 两堆
        [two-positive-heaps] 两堆，都不空
        [three-heaps] 三堆
        [ascending] 各枚硬币所在的格，依次增大
        [descending] 各行的长度，后一行不比前一行长，第一行不空
        [coins] 由 0 和 1 组成的堆，表示反面和正面
        [one-token] 一堆为 2（棋子所在），其余为 0 或 1
       *[one-limit] 各堆 `@` 后的上限相同，或者都没有上限
    }
    .remedy = 请写例如 { $shape ->
        [two-heaps] `3+5`
        [two-positive-heaps] `3+5`
        [three-heaps] `3+4+5`
        [ascending] `1+4+6`
        [descending] `4+4+2`
        [coins] `1+0+1+1`
        [one-token] `2+1+1+1+1`
       *[one-limit] `3@2+5@2`
    }

game-no-limit = 取 { $take } 根之后，下一步的上限没有值。
    .expected = 无论取几根都有值的上限
    .remedy = 改一改上限，使它在取 { $take } 根之后有值，例如 `2*prev`

saved-not-json = 已存的答案不是 JSON：{ $detail }。
    .expected = JSON 格式的已存答案
    .remedy = 用 `nimm solve RULE POSITION --certificate FILE` 重新保存答案
saved-other-schema =
    { $named ->
        [yes] 已存答案的格式是 `{ $found }`，这个版本读不了。
       *[no] 已存的答案没有写明格式。
    }
    .expected = 格式 `nimm/1`
    .remedy = 用这个版本的程序重新保存答案
saved-illegal-move = 存下的答案里列出了不合规则的走法 `{ $play }`：它被改动过。
    .expected = 合规则的走法
    .remedy = 用 `nimm solve RULE POSITION --certificate FILE` 重新保存答案
saved-malformed = 已存的答案不完整，或者被改动过：{ $detail }。
    .expected = 已存答案的每个键，以及类型正确的值
    .remedy = 用 `nimm solve RULE POSITION --certificate FILE` 重新保存答案

player-unknown-player =
    { $close ->
        [yes] 没有叫 `{ $name }` 的选手。是不是想写 `{ $suggestion }`？
       *[no] 没有叫 `{ $name }` 的选手。
    }
    .expected = 选手的名字
    .remedy =
        { $close ->
            [yes] 写成 `{ $suggestion }`
           *[no] 请用 `best`、`random` 或 `last-heap-one`；`nimm match` 还可以用 `moves:文件`
        }
player-script-ended =
    { $side ->
        [first] 先手
       *[second] 后手
    }的脚本只有 { $moves } 步，走完了对局还没有结束。
    .expected = 一直写到对局结束的走法
    .remedy = 把缺少的走法补上
player-script-refused =
    { $side ->
        [first] 先手
       *[second] 后手
    }脚本里的第 { $number } 步走不了。{ $fault }
player-empty-range = 堆数或大小的范围是空的。
    .expected = 像 `2..4` 这样的范围
    .remedy = 把较小的一端写在前面
player-too-long = 走了 { $moves } 步，对局还没有结束，于是停下了。
    .expected = 能早些结束的对局
    .remedy = 从小一些的堆开始
