### 命令行：帮助、说明、各命令的结果。

level-error = 错误
level-help = 建议
level-expected = 这里应为{ $expected }

heading-usage = 用法：
heading-commands = 命令
heading-command = 命令
heading-arguments = 参数
heading-options = 选项
heading-limits = 限度
heading-examples = 示例：

help-default = [默认值：{ $values }]
help-possible = [可用的值：{ $values }]

command-nimm = 取火柴游戏：谁赢、所有必胜的走法、为什么、有多确定。
    .examples =
        {"  "}nimm solve nim 3+4+5              谁赢，以及所有必胜的走法
        {"  "}nimm solve 'take 1-3' 21          从一堆 21 根里每次取 1 到 3 根
        {"  "}nimm solve fibonacci 40           至多取对手刚取的两倍
        {"  "}nimm play nim 1+2+3               在终端里对局
        {"  "}nimm period 'take 1-6,8-14'       已证明的周期
command-solve = 谁赢、所有必胜的走法、为什么、有多确定。
    .examples =
        {"  "}nimm solve nim 1+2+4
        {"  "}nimm solve 'misere nim' 3 4 5
        {"  "}nimm solve 'take 1-6,8-14' 10^1000
        {"  "}nimm solve 'nim & take 1-3' '3+5 & 7'
        {"  "}nimm solve 'take 1-2, may split' 5+7
        {"  "}nimm solve fibonacci 13@4          现在至多可取 4 根
        {"  "}nimm solve nim 1+2+3 --depth full  每一步及其应对
        {"  "}nimm solve nim - < heaps.txt       从标准输入读局面
        {"  "}nimm solve nim @heaps.txt          从文件读局面
command-play = 在终端里对局：用方向键操作棋盘，或逐行输入。
    .examples =
        {"  "}nimm play nim                             随机给一个你能赢的局面
        {"  "}nimm play nim 3+4+5 --first program       程序先走
        {"  "}nimm play 'take 1-3' 21 --errors 20       程序每 100 步随机走 20 步
        {"  "}nimm play fibonacci 20 --opponent friend  两人共用键盘
command-match = 让设定好的棋手对局并记录每一步；或举行比赛。
    .examples =
        {"  "}nimm match nim 1+2+3 --first last-heap-one --second best
        {"  "}nimm match nim --games 1001 --heaps 2..4 --max 15 --first best --second random --seed 9
command-read = 规则是怎样理解的：规范写法、白话说明、由什么方法解答。
    .examples =
        {"  "}nimm read 'S(4,1,3)'
        {"  "}nimm read 'misere take at most 2*prev'
        {"  "}nimm read 0.137
        {"  "}nimm read 'take 2-3,7' --all          为什么不用各条定理
command-rules = 有名字的规则，附白话说明与出处。
    .examples =
        {"  "}nimm rules
command-sequence = 一条规则下大小为 0、1、2…… 的堆的 Nim 值，或谁赢。
    .examples =
        {"  "}nimm sequence 'take 1,3,4' --to 20
        {"  "}nimm sequence 'misere take 2-5' --outcomes
        {"  "}nimm sequence 'take 1,3,4' --to 1e6 --format bfile
        {"  "}nimm sequence 0.6 --to 1e5 --stats
        {"  "}nimm sequence 0.6 --to 1e8 --state officers.values
        {"  "}nimm sequence grundy --to 5000 --svg grundy.svg
command-period = 一条规则的周期（Nim 值与胜负各一），附证明。
    .examples =
        {"  "}nimm period 'take 1-6,8-14'
        {"  "}nimm period 'take 2,3,6,7,9,10' --json
        {"  "}nimm period kayles
        {"  "}nimm period 0.16 --certificate proof.json
command-misere = 一条规则的 misère 商：走最后一步的输时，它的各堆任意相加，谁赢。
    .examples =
        {"  "}nimm misere 0.77 --to 172
        {"  "}nimm misere 0.123 --to 30 --json
        {"  "}nimm misere kayles --to 172 --certificate quotient.json
        {"  "}nimm misere 0.77 --to 20 --genus
command-table = 逐个列出一堆的大小：谁赢、Nim 值、必胜的走法；或列出两堆的表。
    .examples =
        {"  "}nimm table fibonacci --to 60
        {"  "}nimm table kayles
        {"  "}nimm table nim --pairs 15
        {"  "}nimm table nim --pairs 15 --svg pairs.svg
command-verify = 在一整片局面上让理论、数列、搜索互相核对。
    .examples =
        {"  "}nimm verify nim --heaps 2..3 --max 15
        {"  "}nimm verify 'misere take 2-5' --heaps 1..2 --max 20
command-check = 用独立的核对程序重新推导存下的答案或证书。
    .examples =
        {"  "}nimm solve nim 1..10 --certificate answer.json
        {"  "}nimm check answer.json
command-serve = 浏览器里的页面，由本机提供。
    .examples =
        {"  "}nimm serve
        {"  "}nimm serve --open
        {"  "}nimm serve --port 0 --json  任意空闲端口；以 JSON 给出网址
command-selftest = 由程序自己核对已发表的表与定理。
    .examples =
        {"  "}nimm selftest
command-completions = 生成命令行补全脚本。
    .examples =
        {"  "}nimm completions bash > nimm.bash
command-man = 手册页。
    .examples =
        {"  "}nimm man | man -l -

option-json = 输出一个 JSON 对象
option-lang = 文字的语言：en、zh-Hans 或 zh-Hant；不写则随系统环境
option-quiet = 不在标准错误上输出说明
option-help = 显示帮助
option-version = 显示版本
option-rule = 规则，例如 `nim`、`take 1-3`、`0.77`、`fibonacci`、`misere nim`
option-position = 局面，例如 `3+4+5` 或 `3 4 5`；`-` 从标准输入读，`@文件` 从文件读
option-match-position = 局面；用 --games 比赛时不需要
option-play-position = 局面；不写则随机给一个你能赢的
option-by = 只用一种方法
option-svg = 把图写入文件
option-theme = 图的配色
option-depth = `full` 另外列出所有走法；输的局面则列出每一步的应对
option-all = 列出所有定理，包括讲另一类游戏的定理
option-solve-certificate = 把答案写入文件，供 `nimm check` 核对
option-period-certificate = 把证明写入文件，供 `nimm check` 核对
option-misere-certificate = 把商写入文件，供 `nimm check` 核对
option-genus = 另外列出每一堆的亏格（genus）
option-limit_positions = 搜索至多访问多少个局面
option-limit_moves = 搜索或直接列表至多考察多少步
option-limit_heap = 逐个计算时最大的堆
option-to = 最大的堆
option-outcomes = 不列 Nim 值，列出轮到走的一方是输（P）还是赢（N）
option-format = 输出格式
option-pairs = 改为列出 0 到 N 的两堆
option-verify-heaps = 几堆，例如 2 或 2..3
option-max = 最大的堆
option-file = 文件；`-` 表示标准输入
option-shell = 哪种 shell
option-match-first = 先手：best、random、last-heap-one 或 moves:文件
option-match-second = 后手
option-games = 在随机局面上比赛这么多局
option-match-heaps = 随机局面有几堆，例如 2..4
option-seed = 重复以前一次的随机选择
option-play-first = 谁先走
option-opponent = 与谁对局
option-errors = 程序每 100 步里随机走几步
option-plain = 逐行输入走法，不用棋盘
option-port = 监听的端口；0 表示任意空闲端口
option-address = 监听的地址；除 127.0.0.1、::1 这类本机地址外，别人也能访问
option-open = 在浏览器中打开页面

usage-unknown-command =
    没有命令 `{ $argument }`{ $suggestion ->
        [none] {""}
       *[other] ；是不是 `{ $suggestion }`？
    }
usage-unknown-option =
    没有选项 `{ $argument }`{ $suggestion ->
        [none] {""}
       *[other] ；是不是 `{ $suggestion }`？
    }
usage-missing = 缺少：{ $argument }
usage-conflict = `{ $argument }` 与 `{ $other }` 不能同时使用
usage-no-value = `{ $argument }` 需要一个值
usage-too-many = 多了一个词 `{ $value }`
usage-value =
    `{ $value }` 不能作为 `{ $argument }` 的值{ $expected ->
        [none] {""}
       *[other] ：应为 { $expected }
    }{ $suggestion ->
        [none] {""}
       *[other] ；是不是 `{ $suggestion }`？
    }
usage-twice = `{ $argument }` 给出了两次
usage-not-text = 有一个参数不是可读的文字：须为 UTF-8 编码
usage-no-command = 没有给出命令
usage-see-help = `nimm --help` 列出所有命令；`nimm 命令 --help` 给出示例。

expected-whole-number = 1000、1e6 或 2^20 这样的整数
expected-smaller-number = 2^64 以下的数
expected-range = 2..4 这样的范围
expected-percent = 0 到 100 的数
expected-language = en、zh-Hans 或 zh-Hant
expected-port = 0 到 65535 的端口号
expected-address = 地址，例如 127.0.0.1 或 ::1

failure-file = { $path }：{ $error }
failure-stream = 标准输入或输出：{ $error }
failure-too-long = 文字超过 { $most } MiB，这是能读取的上限
failure-no-file-name = 缺少文件名
failure-quote-rule = 含空格的规则要加引号：`'{ $rule }'`
failure-no-picture = 这个问题没有图；图只为不太长的局面和单堆规则而画

io-not-found = 没有这个文件或文件夹
io-not-allowed = 没有访问权限
io-folder = 这是文件夹，不是文件
io-not-text = 这不是 UTF-8 编码的文本
io-full = 存储空间已满

misere-order =
    { $order ->
        [1] 到此为止没有哪一堆的走法起作用：misère 商只有一个元素，轮到走的一方必胜。
       *[other] misère 商有 { $order } 个元素。必败部分（轮到走的一方必败）有 { $count } 个：{ $portion }。
    }
misere-generators = 所有元素都是 { $generators } 的乘积。
misere-complete = 它是完整的：{ $to } 以内的堆逐个核对过，而且从 { $preperiod } 起{ $period ->
        [1] 所有的堆都是同一个元素，持续得足够久，因此会永远如此。
       *[other] 堆的元素每 { $period } 堆重复一次，重复得足够久，因此会永远重复下去。
    }
misere-verified = 它对 { $to } 以内的堆核对过；含有更大的堆的局面不作任何断言。
misere-heaps = 从 0 起各堆的元素：{ $heaps }
misere-products = 乘法表：
misere-genera = 各堆的亏格（genus）：Nim 值，以及旁边有 0、1、2……个两根的 Nim 堆时的 misère 值：
misere-tame = 驯
misere-wild = 野

verify-positions = { $positions } 个局面，{ $disagreements } 处不一致
verify-methods = 理论解答 { $theory } 个，数列解答 { $sequence } 个，搜索解答 { $search } 个
verify-says = {"  "}{ $method }：{ $outcome } { $value } [{ $moves }]
verify-stopped = 还没有核对完就停下了。

check-accepted = 通过：所述的一切都能由规则与依据推出。
check-refused = 拒绝：{ $claim }。所述：{ $stated }。推得：{ $derived }。
check-not-done = 未能核对：{ $claim }。
claim-outcome = 谁赢
claim-nim-value = Nim 值
claim-winning-moves = 必胜的走法
claim-remoteness = 剩余步数
claim-theorem = 定理不适用于这个游戏
claim-witness = 定理涉及的数
claim-period = 周期
claim-quotient = misère 商
claim-computed-to = 计算到哪里
claim-positions = 局面的个数
claim-key = 由其他内容决定的字段
claim-work = 检查所需的工作量太大，因此没有结论

serve-running = 页面已可访问；按 Ctrl-C 结束。
serve-open-to-others = 凡能访问这台机器的人都能使用页面，并让它计算。
serve-port-in-use = { $address } 的端口 { $port } 已被占用；`--port 0` 会选一个空闲端口
serve-port-not-allowed = 没有使用端口 { $port } 的权限；`--port 0` 会选一个空闲端口
serve-not-our-address = { $address } 不是本机的地址；不写 `--address` 时页面在 127.0.0.1
serve-cannot-listen = 无法在 { $address } 的端口 { $port } 提供页面：{ $error }
serve-no-browser = 无法打开浏览器；请自行打开上面的网址。

selftest-holds = 通过
selftest-fails = 失败
selftest-summary =
    { $failed ->
        [0] { $claims } 条断言全部成立。
       *[other] { $claims } 条断言中有 { $failed } 条不成立。请报告。
    }
selftest-nim-box = Nim：两堆或三堆、每堆至多 15 的全部 4352 个局面上，定理、数列、搜索一致
selftest-nim-positions = Nim：1+2+3 与 1+2+4+7 必败；1+2+4 与 1..10 的必胜的走法与发表的相同
selftest-nim-third-heap = Nim：必败局面的第三堆是另两堆的 Nim 和，到 15 为止
selftest-misere-nim = Nim，取最后一根者输：同样的 4352 个局面上，定理、数列、搜索一致
selftest-gaps = 必败堆的间隔：一段与两段数集的手算表
selftest-sets = 1-7 中的每个数集：周期与搜索一致，到堆 40
selftest-misere-sets = 1-7 中的每个数集，走最后一步者输：周期与搜索一致，到堆 40
selftest-two-intervals = 两段定理：到 12 为止的所有数集，公式、数列、搜索一致
selftest-periods-differ = take 2,3,6,7,9,10：胜负的周期是 29，Nim 值的周期是 58
selftest-fibonacci = 斐波那契 Nim：到 60 为止的必败堆是斐波那契数
selftest-fibonacci-moves = 斐波那契 Nim：4、6、7、9、10、11、12、15 的必胜第一步，以及 40 的两种
selftest-limits = 限制下一次取数：两种胜负约定下，定理、递推、搜索一致，到堆 30
selftest-sums = 不同规则之和：单堆的值与搜索一致
selftest-large = 几百位数的堆：答案都能通过核对
