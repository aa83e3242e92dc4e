### 用平常的話說規則。

rule-nim = 每次選一堆，從中取任意根火柴，至少一根。
rule-take =
    { $greatest ->
        [1] 每次從一堆中取 1 根火柴。
       *[other] 每次從一堆中取 { $amounts } 根火柴。
    }
rule-fibonacci = 第一步可以取任意根火柴，但不能全部取走；此後每次至少取 1 根，最多取對方剛取的兩倍。
rule-at-most = 第一步可以取任意根火柴，但不能全部取走；此後每次至少取 1 根，最多取 { $limit } 根，其中 prev 是對方剛取的根數。
rule-at-most-fixed = 第一步可以取任意根火柴，但不能全部取走；此後每次至少取 1 根，最多取 { $limit } 根。
rule-own-limits = 上限是各堆自己的：只看上一次從這一堆取了幾根，不論是誰取的。
amounts-range = { $from } 至 { $to }
rule-all-but = 每次從一堆中取任意根火柴，但不能取 { $amounts } 根。

# 編碼和選擇。$moves 是一種或幾種走法；$condition 和 $leaves 是後面的分句，也可能沒有。
rule-take-and-leave = 每次從一堆中{ $moves }。
rule-split = 每次選一堆，{ $moves }。
rule-choice = 每次選一堆，走法任選一種：{ $moves }。
kinds-separator = ；
kinds-or = ；或者
kind-take = 取{ $amounts }{ $condition }{ $leaves }
kind-split = 什麼也不取，只把它分成{ $into }{ $condition }
kind-amounts-any = 任意根火柴
kind-amounts-all-but = 任意根火柴，但不能取 { $amounts } 根
kind-amounts-numbers =
    { $greatest ->
        [1] {" 1 根火柴"}
       *[other] {" "}{ $amounts } 根火柴
    }
kind-amounts-sets =
    { $numbers ->
        [none] 若干根火柴，根數須是{ $sets }
       *[other] 若干根火柴，根數須是 { $numbers } 或{ $sets }
    }
# $leaves 的分句。$besides 說明是否還可以取完（"none"）、留成一堆（"one"），兩者都可以（"both"）或都不可以（"neither"）。
kind-leaves =
    { $besides ->
        [none] ，但必須剛好取完這一堆
       *[one] ，但不能取完這一堆
    }
kind-leaves-heaps =
    { $besides ->
        [neither] ，並把剩下的分成{ $into }
        [none] ，不是剛好取完這一堆，就是把剩下的分成{ $into }
        [one] ，但不能取完這一堆，剩下的可以分成{ $into }
       *[both] ，剩下的可以分成{ $into }
    }
kind-into =
    { $heaps ->
        [two] 兩堆
        [two-unequal] 不相等的兩堆
        [three] 三堆
        [two-unequal-or-three] 不相等的兩堆，或者三堆
       *[two-or-three] 兩堆或三堆
    }
kind-condition =
    { $named ->
        [heap] ，但須滿足 `{ $condition }`（n 是這堆的根數）
        [amount] ，但須滿足 `{ $condition }`（k 是所取的根數）
        [both] ，但須滿足 `{ $condition }`（n 是這堆的根數，k 是所取的根數）
       *[neither] ，但須滿足 `{ $condition }`
    }
# 數集，用來說一個數。
sets-or = 或
set-evens = 偶數
set-odds = 奇數
set-primes = 質數
set-composites = 合數
set-squares = 平方數
set-cubes = 立方數
set-triangular-numbers = 三角形數
set-fibonacci-numbers = 斐波那契數
set-factorials = 階乘數
set-powers = {" "}{ $base } 的冪
set-residue =
    { $residue ->
        [0] {" "}{ $modulus } 的倍數
       *[other] 比 { $modulus } 的倍數多 { $residue } 的數
    }

rule-sum = 各堆分成幾組，每組有自己的規則；每一步只動一堆。
rule-sum-part = 第 { $number } 組：{ $rule }

convention-last-match-wins = 取到最後一根火柴的贏。
convention-last-match-loses = 取到最後一根火柴的輸。
convention-last-move-wins = 走最後一步的贏：走不了的一方輸。
convention-last-move-loses = 走最後一步的輸：走不了的一方贏。

named-nim = 數堆火柴：每次從其中一堆取任意根。
named-fibonacci = 一堆火柴：第一步可以取任意根，但不能全部取走；此後每次最多取對方剛取的兩倍。
named-equal-or-less = 一堆火柴：第一步可以取任意根，但不能全部取走；此後每次最多取對方剛取的根數。
named-prev-plus-one = 一堆火柴：第一步可以取任意根，但不能全部取走；此後每次最多比對方剛取的多取一根。
named-less-than-twice = 一堆火柴：第一步可以取任意根，但不能全部取走；此後每次取的要少於對方剛取的兩倍。
named-thrice = 一堆火柴：第一步可以取任意根，但不能全部取走；此後每次最多取對方剛取的三倍。
named-she-loves-me = 每次從一堆中取 1 根火柴，就像一瓣一瓣地摘雛菊：「她愛我，她不愛我」。
named-race-to-thirty = 搶三十：兩人輪流報數，每次接著報一個或兩個數，搶著報到 30。換成火柴：一堆火柴，常從 30 根開始，每次取 1 或 2 根。
named-twenty-one = 一堆火柴，常從 21 根開始：每次取 1 至 3 根。
named-bash = 一堆火柴：每次取 1 至 5 根。這是每次最多取 5 根的巴什博弈；別的上限寫成 `take 1-7` 這樣。
named-bachet = 搶一百：兩人輪流加數，每次加 1 至 10，搶著加到 100。換成火柴：一堆火柴，常從 100 根開始，每次取 1 至 10 根。
named-one-or-four = 每次從一堆中取 1 或 4 根火柴。
named-one-two-k = 每次從一堆中取 1 或 2 根火柴，或者恰好取 K 根；這裡 K 是 6。
named-one-three-four = 每次從一堆中取 1、3 或 4 根火柴，不能取 2 根。
named-two-three-five = 每次從一堆中取 2、3 或 5 根火柴；單獨一根取不走。
named-subtract-a-square = 每次從一堆中取平方數根火柴：1、4、9、16 等等。
named-subtract-a-cube = 每次從一堆中取立方數根火柴：1、8、27 等等。
named-subtract-a-triangle = 每次從一堆中取三角形數根火柴：1、3、6、10 等等。
named-subtract-a-prime = 每次從一堆中取質數根火柴：2、3、5、7 等等。
named-subtract-a-composite = 每次從一堆中取合數根火柴：4、6、8、9 等等。
named-one-or-prime = 每次從一堆中取 1 根或質數根火柴：1、2、3、5、7 等等。
named-prime-minus-one = 每次從一堆中取的根數要比一個質數小 1：1、2、4、6、10 等等。
named-subtract-a-fibonacci = 每次從一堆中取斐波那契數根火柴：1、2、3、5、8 等等。與對方剛取了幾根無關。
named-subtract-a-power-of-two = 每次從一堆中取 2 的冪次根火柴：1、2、4、8 等等。
named-subtract-a-factorial = 每次從一堆中取階乘數根火柴：1、2、6、24 等等。
named-even-nim = 每次從一堆中取偶數根火柴；單獨一根取不走。
named-odd-nim = 每次從一堆中取奇數根火柴。
named-all-but-one = 每次從一堆中取任意根火柴，只是不能取 1 根。
named-all-but-two = 每次從一堆中取任意根火柴，只是不能取 2 根。
named-half-nim = 每次最多取一堆的一半；單獨一根取不走。
named-ceil-half = 每次最多取一堆的一半，不是整數時進一；單獨一根可以取走。
named-at-least-half = 每次至少取一堆的一半。
named-third-nim = 每次最多取一堆的三分之一；一根和兩根的堆取不動。
named-mark = 從一堆中取 1 根火柴，或者把這堆減到一半，不是整數時捨去零頭。
named-divisor-nim = 取的根數要能整除這堆的根數；也可以整堆取走。
named-aliquot = 取的根數要能整除這堆的根數，但不能整堆取走。
named-saliquant = 取的根數不能整除這堆的根數。
named-maliquot = 把一堆減到它的真因數：例如從 12 根減到 6、4、3、2 或 1 根。
named-totative = 取的根數要與這堆的根數互質，而且不能整堆取走。
named-putnam-beans = 從一堆中取 1 根火柴，但這堆至少要剩下兩根；或者把兩根或三根的堆整堆取走。
named-kayles = 從一堆中取 1 或 2 根火柴，剩下的可以分成兩堆。換成一排木柱：每次擊倒一根，或者相鄰的兩根。
named-double-kayles = 從一堆中取 1 至 4 根火柴，剩下的可以分成兩堆。
named-dawson-kayles = 從一堆中取 2 根火柴，剩下的可以分成兩堆。換成一排木柱：每次擊倒相鄰的兩根。
named-dawson-chess = 一排火柴：取一根，連同它的鄰居一起取走，這一排可能因此斷成兩排。換成堆：把一根的堆取走；或者取 2 根，最多剩一堆；或者取 3 根，最多剩兩堆。
named-treblecross = 從一堆中取 3 根火柴，剩下的可以分成兩堆。Treblecross 是在一排格子裡輪流畫叉，看誰先連成三個；只要雙方都不失誤，它就是這個遊戲：n 格相當於 n + 2 根的一堆。
named-officers = 從一堆中取 1 根火柴，剩下的仍是一堆或分成兩堆；單獨一根取不走。
named-guiles = 把一根或兩根的堆整堆取走；或者從更大的堆中取 2 根，並把剩下的分成兩堆。
named-stalking = 從一堆中取 1 根火柴，或者把兩根的堆整堆取走。
named-daisies = 從一堆中取 1 根火柴，剩下的可以分成兩堆；或者什麼也不取，只把一堆分成兩堆。
named-lasker = 從一堆中取任意根火柴，或者什麼也不取，只把一堆分成兩堆。
named-one-two-four-nine = 從一堆中取 1、2、4 或 9 根火柴，或者什麼也不取，只把一堆分成兩堆。
named-rims = 從一堆中取任意根火柴，剩下的可以分成兩堆。在紙上玩：畫一條穿過若干個點的圈，其餘的點就分成圈內和圈外兩堆。
named-grundy = 把一堆分成兩堆，兩堆的根數不能相等；什麼也不取。
named-couples-are-forever = 把至少三根的一堆分成兩堆；兩根的堆永遠不能拆開，什麼也不取。
named-chocolate-bar = 把一堆分成兩堆，什麼也不取，就像把一板巧克力一次次掰開，直到都成小塊。
named-kenyon = 從一堆中取 1 根火柴；或者取 2 根，剩下的可以仍是一堆，也可以分成兩堆或三堆。

rule-moore = 從至少一堆、至多 { $most } 堆中各取任意根火柴。
rule-kotzig = 若干位置圍成一圈，棋子（2）在其中一處。每次把它向前移動 { $amounts } 個位置，到一個還沒有到過的位置（1）；到過的位置是空的（0）。
rule-globally = 第一步可以從一堆中取任意根火柴，但不能取走整堆；此後每次從任意一堆中至少取 1 根，最多取 { $limit } 根，其中 prev 是對方剛取的根數，不論取自哪一堆。

named-nimble = 一條方格，編號 0、1、2……，上面有硬幣：每次把一枚硬幣向 0 移動任意格，幾枚硬幣可以同在一格。一堆就是一枚硬幣所在的格。
named-wythoff = 兩堆火柴：從其中一堆取任意根，或者從兩堆取同樣多根。
named-euclid = 兩堆火柴，都不空：從較大的一堆取走較小一堆的若干倍，至少留下 1 根。
named-euclid-to-zero = 兩堆火柴：從較大的一堆取走較小一堆的若干倍，可以取完，取完時遊戲結束。
named-staircase = 階梯上有硬幣：每次把一級上的任意枚移到下一級；從第 1 級移下的硬幣離開遊戲。一堆就是一級，從第 1 級數起。
named-silver-dollar = 一條方格上有硬幣，每格至多一枚：每次把一枚硬幣向左移動任意格，不能與別的硬幣同格，也不能越過它。一堆就是一枚硬幣所在的格，從 0 數起。
named-turning-turtles = 一排硬幣，1 為正面，0 為反面：把一枚由正面翻成反面，還可以再翻它左邊的一枚。
named-mock-turtles = 一排硬幣，1 為正面，0 為反面：把一枚由正面翻成反面，還可以再翻它左邊的一枚或兩枚。
named-ruler = 一排硬幣，1 為正面，0 為反面：翻轉相鄰的任意枚，其中最右邊的一枚須由正面翻成反面。
named-twins = 一排硬幣，1 為正面，0 為反面：翻轉兩枚，其中右邊的一枚須由正面翻成反面。
named-lim = 三堆火柴：從其中兩堆取走同樣多根，並在第三堆上添上這麼多根。
named-greedy-nim = 若干堆火柴：從最大的一堆（有幾堆同樣最大時任選一堆）取任意根。
named-end-nim = 一排火柴堆：從排頭或排尾的非空堆取任意根。
named-pass-nim = 若干堆火柴，第一堆是可以放棄的次數：從其餘一堆取任意根；只要其餘各堆還有火柴，也可以用掉一次放棄。
named-chomp = 幾行巧克力，下面一行不比上面一行長：咬下一格，連同它右邊的所有格，以及下面各行的同樣幾列。第一行的第一格有毒，不能咬。
named-global-fibonacci = 若干堆火柴：第一步可以從一堆中取任意根，但不能取走整堆；此後每次從任意一堆中最多取對方剛取的兩倍，不論對方取自哪一堆。

read-in-words = 用文字寫：`{ $text }`。
read-code = 編碼：`{ $code }`。
read-name = 名稱：`{ $name }`。
read-source = 出處：{ $source }。
read-method-theory = 局面由定理解答，堆可以任意大。
read-method-sequence = 局面由逐個算出的單堆 Nim 值解答；證明了週期之後，堆可以任意大。
read-method-recurrence = 局面由逐堆算出的最小必勝取數表解答，在限度之內。
read-method-global-recurrence = 局面由各堆所有根數組合的最小必勝取數表解答，在限度之內；如果上限從不小於上一步取的根數，成對相等的堆直接由定理解答。
read-own-limits =
    { $convention ->
        [misere] 有幾堆時，每一堆各有上限：只看上一次從這一堆取了幾根，不論是誰取的。這樣的局面由完整搜尋解答。
       *[normal] 有幾堆時，每一堆各有上限：只看上一次從這一堆取了幾根，不論是誰取的。這樣的局面由單堆在各種上限之下的 Nim 值解答。
    }
read-method-search = 局面由在限度內搜尋所有可能出現的局面來解答。
read-theorem = 依據：{ $name }。{ $statement }
read-theorem-fails = 不用{ $name }：它要求{ $condition }。
read-theorem-other = 不用{ $name }：它講的是另一類遊戲，即{ $condition }。
read-theorem-too = 也可以用{ $name }。
read-theorems-more = 講這類規則的另外 { $count } 條定理也不適用；加 `--all` 可以列出。
