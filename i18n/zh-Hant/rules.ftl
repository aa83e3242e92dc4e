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
amounts-range = { $from } 至 { $to }

rule-sum = 各堆分成幾組，每組有自己的規則；每一步只動一堆。
rule-sum-part = 第 { $number } 組：{ $rule }

convention-last-match-wins = 取到最後一根火柴的贏。
convention-last-match-loses = 取到最後一根火柴的輸。
convention-last-move-wins = 走最後一步的贏：走不了的一方輸。
convention-last-move-loses = 走最後一步的輸：走不了的一方贏。

named-nim = 數堆火柴：每次從其中一堆取任意根。
named-fibonacci = 一堆火柴：第一步可以取任意根，但不能全部取走；此後每次最多取對方剛取的兩倍。
