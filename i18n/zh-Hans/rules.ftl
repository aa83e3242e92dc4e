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
amounts-range = { $from } 至 { $to }

rule-sum = 各堆分成几组，每组有自己的规则；每一步只动一堆。
rule-sum-part = 第 { $number } 组：{ $rule }

convention-last-match-wins = 取到最后一根火柴的赢。
convention-last-match-loses = 取到最后一根火柴的输。
convention-last-move-wins = 走最后一步的赢：走不了的一方输。
convention-last-move-loses = 走最后一步的输：走不了的一方赢。

named-nim = 若干堆火柴：每次从其中一堆取任意根。
named-fibonacci = 一堆火柴：第一步可以取任意根，但不能全部取走；此后每次最多取对方刚取的两倍。
