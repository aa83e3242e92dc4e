### 用平常的话说规则。

rule-nim = 每次选一堆，从中取任意根火柴，至少一根。
rule-take =
    { $greatest ->
        [1] 每次从一堆中取 1 根火柴。
       *[other] 每次从一堆中取 { $amounts } 根火柴。
    }
rule-fibonacci = 第一步可以取任意根火柴，但不能全部取走；此后每次至少取 1 根，最多取对方刚取的两倍。
rule-at-most = 第一步可以取任意根火柴，但不能全部取走；此后每次至少取 1 根，最多取 { $limit } 根，其中 prev 是对方刚取的根数。
rule-at-most-fixed = 第一步可以取任意根火柴，但不能全部取走；此后每次至少取 1 根，最多取 { $limit } 根。
rule-own-limits = 上限是各堆自己的：只看上一次从这一堆取了几根，不论是谁取的。
amounts-range = { $from } 至 { $to }
rule-all-but = 每次从一堆中取任意根火柴，但不能取 { $amounts } 根。

# 编码和选择。$moves 是一种或几种走法；$condition 和 $leaves 是后面的分句，也可能没有。
rule-take-and-leave = 每次从一堆中{ $moves }。
rule-split = 每次选一堆，{ $moves }。
rule-choice = 每次选一堆，走法任选一种：{ $moves }。
kinds-separator = ；
kinds-or = ；或者
kind-take = 取{ $amounts }{ $condition }{ $leaves }
kind-split = 什么也不取，只把它分成{ $into }{ $condition }
kind-amounts-any = 任意根火柴
kind-amounts-all-but = 任意根火柴，但不能取 { $amounts } 根
kind-amounts-numbers =
    { $greatest ->
        [1] {" 1 根火柴"}
       *[other] {" "}{ $amounts } 根火柴
    }
kind-amounts-sets =
    { $numbers ->
        [none] 若干根火柴，根数须是{ $sets }
       *[other] 若干根火柴，根数须是 { $numbers } 或{ $sets }
    }
# $leaves 的分句。$besides 说明是否还可以取完（"none"）、留成一堆（"one"），两者都可以（"both"）或都不可以（"neither"）。
kind-leaves =
    { $besides ->
        [none] ，但必须正好取完这一堆
       *[one] ，但不能取完这一堆
    }
kind-leaves-heaps =
    { $besides ->
        [neither] ，并把剩下的分成{ $into }
        [none] ，要么正好取完这一堆，要么把剩下的分成{ $into }
        [one] ，但不能取完这一堆，剩下的可以分成{ $into }
       *[both] ，剩下的可以分成{ $into }
    }
kind-into =
    { $heaps ->
        [two] 两堆
        [two-unequal] 不相等的两堆
        [three] 三堆
        [two-unequal-or-three] 不相等的两堆，或者三堆
       *[two-or-three] 两堆或三堆
    }
kind-condition =
    { $named ->
        [heap] ，但须满足 `{ $condition }`（n 是这堆的根数）
        [amount] ，但须满足 `{ $condition }`（k 是所取的根数）
        [both] ，但须满足 `{ $condition }`（n 是这堆的根数，k 是所取的根数）
       *[neither] ，但须满足 `{ $condition }`
    }
# 数集，用来说一个数。
sets-or = 或
set-evens = 偶数
set-odds = 奇数
set-primes = 质数
set-composites = 合数
set-squares = 平方数
set-cubes = 立方数
set-triangular-numbers = 三角形数
set-fibonacci-numbers = 斐波那契数
set-factorials = 阶乘数
set-powers = {" "}{ $base } 的幂
set-residue =
    { $residue ->
        [0] {" "}{ $modulus } 的倍数
       *[other] 比 { $modulus } 的倍数多 { $residue } 的数
    }

rule-sum = 各堆分成几组，每组有自己的规则；每一步只动一堆。
rule-sum-part = 第 { $number } 组：{ $rule }

convention-last-match-wins = 取到最后一根火柴的赢。
convention-last-match-loses = 取到最后一根火柴的输。
convention-last-move-wins = 走最后一步的赢：走不了的一方输。
convention-last-move-loses = 走最后一步的输：走不了的一方赢。

named-nim = 若干堆火柴：每次从其中一堆取任意根。
named-fibonacci = 一堆火柴：第一步可以取任意根，但不能全部取走；此后每次最多取对方刚取的两倍。
named-equal-or-less = 一堆火柴：第一步可以取任意根，但不能全部取走；此后每次最多取对方刚取的根数。
named-prev-plus-one = 一堆火柴：第一步可以取任意根，但不能全部取走；此后每次最多比对方刚取的多取一根。
named-less-than-twice = 一堆火柴：第一步可以取任意根，但不能全部取走；此后每次取的要少于对方刚取的两倍。
named-thrice = 一堆火柴：第一步可以取任意根，但不能全部取走；此后每次最多取对方刚取的三倍。
named-she-loves-me = 每次从一堆中取 1 根火柴，就像一瓣一瓣地摘雏菊：“她爱我，她不爱我”。
named-race-to-thirty = 抢三十：两人轮流报数，每次接着报一个或两个数，抢着报到 30。换成火柴：一堆火柴，常从 30 根开始，每次取 1 或 2 根。
named-twenty-one = 一堆火柴，常从 21 根开始：每次取 1 至 3 根。
named-bash = 一堆火柴：每次取 1 至 5 根。这是每次最多取 5 根的巴什博弈；别的上限写成 `take 1-7` 这样。
named-bachet = 抢一百：两人轮流加数，每次加 1 至 10，抢着加到 100。换成火柴：一堆火柴，常从 100 根开始，每次取 1 至 10 根。
named-one-or-four = 每次从一堆中取 1 或 4 根火柴。
named-one-two-k = 每次从一堆中取 1 或 2 根火柴，或者恰好取 K 根；这里 K 是 6。
named-one-three-four = 每次从一堆中取 1、3 或 4 根火柴，不能取 2 根。
named-two-three-five = 每次从一堆中取 2、3 或 5 根火柴；单独一根取不走。
named-subtract-a-square = 每次从一堆中取平方数根火柴：1、4、9、16 等等。
named-subtract-a-cube = 每次从一堆中取立方数根火柴：1、8、27 等等。
named-subtract-a-triangle = 每次从一堆中取三角形数根火柴：1、3、6、10 等等。
named-subtract-a-prime = 每次从一堆中取质数根火柴：2、3、5、7 等等。
named-subtract-a-composite = 每次从一堆中取合数根火柴：4、6、8、9 等等。
named-one-or-prime = 每次从一堆中取 1 根或质数根火柴：1、2、3、5、7 等等。
named-prime-minus-one = 每次从一堆中取的根数要比一个质数小 1：1、2、4、6、10 等等。
named-subtract-a-fibonacci = 每次从一堆中取斐波那契数根火柴：1、2、3、5、8 等等。与对方刚取了几根无关。
named-subtract-a-power-of-two = 每次从一堆中取 2 的幂次根火柴：1、2、4、8 等等。
named-subtract-a-factorial = 每次从一堆中取阶乘数根火柴：1、2、6、24 等等。
named-even-nim = 每次从一堆中取偶数根火柴；单独一根取不走。
named-odd-nim = 每次从一堆中取奇数根火柴。
named-all-but-one = 每次从一堆中取任意根火柴，只是不能取 1 根。
named-all-but-two = 每次从一堆中取任意根火柴，只是不能取 2 根。
named-half-nim = 每次最多取一堆的一半；单独一根取不走。
named-ceil-half = 每次最多取一堆的一半，不是整数时进一；单独一根可以取走。
named-at-least-half = 每次至少取一堆的一半。
named-third-nim = 每次最多取一堆的三分之一；一根和两根的堆取不动。
named-mark = 从一堆中取 1 根火柴，或者把这堆减到一半，不是整数时舍去零头。
named-divisor-nim = 取的根数要能整除这堆的根数；也可以整堆取走。
named-aliquot = 取的根数要能整除这堆的根数，但不能整堆取走。
named-saliquant = 取的根数不能整除这堆的根数。
named-maliquot = 把一堆减到它的真因数：例如从 12 根减到 6、4、3、2 或 1 根。
named-totative = 取的根数要与这堆的根数互质，而且不能整堆取走。
named-putnam-beans = 从一堆中取 1 根火柴，但这堆至少要剩下两根；或者把两根或三根的堆整堆取走。
named-kayles = 从一堆中取 1 或 2 根火柴，剩下的可以分成两堆。换成一排木柱：每次击倒一根，或者相邻的两根。
named-double-kayles = 从一堆中取 1 至 4 根火柴，剩下的可以分成两堆。
named-dawson-kayles = 从一堆中取 2 根火柴，剩下的可以分成两堆。换成一排木柱：每次击倒相邻的两根。
named-dawson-chess = 一排火柴：取一根，连同它的邻居一起取走，这一排可能因此断成两排。换成堆：把一根的堆取走；或者取 2 根，最多剩一堆；或者取 3 根，最多剩两堆。
named-treblecross = 从一堆中取 3 根火柴，剩下的可以分成两堆。Treblecross 是在一排格子里轮流画叉，看谁先连成三个；只要双方都不失误，它就是这个游戏：n 格相当于 n + 2 根的一堆。
named-officers = 从一堆中取 1 根火柴，剩下的仍是一堆或分成两堆；单独一根取不走。
named-guiles = 把一根或两根的堆整堆取走；或者从更大的堆中取 2 根，并把剩下的分成两堆。
named-stalking = 从一堆中取 1 根火柴，或者把两根的堆整堆取走。
named-daisies = 从一堆中取 1 根火柴，剩下的可以分成两堆；或者什么也不取，只把一堆分成两堆。
named-lasker = 从一堆中取任意根火柴，或者什么也不取，只把一堆分成两堆。
named-one-two-four-nine = 从一堆中取 1、2、4 或 9 根火柴，或者什么也不取，只把一堆分成两堆。
named-rims = 从一堆中取任意根火柴，剩下的可以分成两堆。在纸上玩：画一条穿过若干个点的圈，其余的点就分成圈内和圈外两堆。
named-grundy = 把一堆分成两堆，两堆的根数不能相等；什么也不取。
named-couples-are-forever = 把至少三根的一堆分成两堆；两根的堆永远不能拆开，什么也不取。
named-chocolate-bar = 把一堆分成两堆，什么也不取，就像把一板巧克力一次次掰开，直到都成小块。
named-kenyon = 从一堆中取 1 根火柴；或者取 2 根，剩下的可以仍是一堆，也可以分成两堆或三堆。

rule-moore = 从至少一堆、至多 { $most } 堆中各取任意根火柴。
rule-kotzig = 若干位置围成一圈，棋子（2）在其中一处。每次把它向前移动 { $amounts } 个位置，到一个还没有到过的位置（1）；到过的位置是空的（0）。
rule-globally = 第一步可以从一堆中取任意根火柴，但不能取走整堆；此后每次从任意一堆中至少取 1 根，最多取 { $limit } 根，其中 prev 是对方刚取的根数，不论取自哪一堆。

named-nimble = 一条方格，编号 0、1、2……，上面有硬币：每次把一枚硬币向 0 移动任意格，几枚硬币可以同在一格。一堆就是一枚硬币所在的格。
named-wythoff = 两堆火柴：从其中一堆取任意根，或者从两堆取同样多根。
named-euclid = 两堆火柴，都不空：从较大的一堆取走较小一堆的若干倍，至少留下 1 根。
named-euclid-to-zero = 两堆火柴：从较大的一堆取走较小一堆的若干倍，可以取完，取完时游戏结束。
named-staircase = 阶梯上有硬币：每次把一级上的任意枚移到下一级；从第 1 级移下的硬币离开游戏。一堆就是一级，从第 1 级数起。
named-silver-dollar = 一条方格上有硬币，每格至多一枚：每次把一枚硬币向左移动任意格，不能与别的硬币同格，也不能越过它。一堆就是一枚硬币所在的格，从 0 数起。
named-turning-turtles = 一排硬币，1 为正面，0 为反面：把一枚由正面翻成反面，还可以再翻它左边的一枚。
named-mock-turtles = 一排硬币，1 为正面，0 为反面：把一枚由正面翻成反面，还可以再翻它左边的一枚或两枚。
named-ruler = 一排硬币，1 为正面，0 为反面：翻转相邻的任意枚，其中最右边的一枚须由正面翻成反面。
named-twins = 一排硬币，1 为正面，0 为反面：翻转两枚，其中右边的一枚须由正面翻成反面。
named-lim = 三堆火柴：从其中两堆取走同样多根，并在第三堆上添上这么多根。
named-greedy-nim = 若干堆火柴：从最大的一堆（有几堆同样最大时任选一堆）取任意根。
named-end-nim = 一排火柴堆：从排头或排尾的非空堆取任意根。
named-pass-nim = 若干堆火柴，第一堆是可以放弃的次数：从其余一堆取任意根；只要其余各堆还有火柴，也可以用掉一次放弃。
named-chomp = 几行巧克力，下面一行不比上面一行长：咬下一格，连同它右边的所有格，以及下面各行的同样几列。第一行的第一格有毒，不能咬。
named-global-fibonacci = 若干堆火柴：第一步可以从一堆中取任意根，但不能取走整堆；此后每次从任意一堆中最多取对方刚取的两倍，不论对方取自哪一堆。

read-in-words = 用文字写：`{ $text }`。
read-code = 编码：`{ $code }`。
read-name = 名字：`{ $name }`。
read-source = 出处：{ $source }。
read-method-theory = 局面由定理解答，堆可以任意大。
read-method-sequence = 局面由逐个算出的单堆 Nim 值解答；证明了周期之后，堆可以任意大。
read-method-recurrence = 局面由逐堆算出的最小必胜取数表解答，在限度之内。
read-method-global-recurrence = 局面由各堆所有根数组合的最小必胜取数表解答，在限度之内；如果上限从不小于上一步取的根数，成对相等的堆直接由定理解答。
read-own-limits =
    { $convention ->
        [misere] 有几堆时，每一堆各有上限：只看上一次从这一堆取了几根，不论是谁取的。这样的局面由完整搜索解答。
       *[normal] 有几堆时，每一堆各有上限：只看上一次从这一堆取了几根，不论是谁取的。这样的局面由单堆在各种上限之下的 Nim 值解答。
    }
read-method-search = 局面由在限度内搜索所有可能出现的局面来解答。
read-theorem = 依据：{ $name }。{ $statement }
read-theorem-fails = 不用{ $name }：它要求{ $condition }。
read-theorem-other = 不用{ $name }：它讲的是另一类游戏，即{ $condition }。
read-theorem-too = 也可以用{ $name }。
read-theorems-more = 讲这类规则的另外 { $count } 条定理也不适用；加 `--all` 可以列出。
