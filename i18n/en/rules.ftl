### Rules in plain words.

rule-nim = Take any number of matches from one heap.
rule-take =
    { $greatest ->
        [one] Take 1 match from one heap.
       *[other] Take { $amounts } matches from one heap.
    }
rule-fibonacci = The first move may take any number of matches but not all; after that, at least 1 and at most twice as many as the opponent just took.
rule-at-most = The first move may take any number of matches but not all; after that, at least 1 and at most { $limit }, where prev is what the opponent just took.
rule-at-most-fixed = The first move may take any number of matches but not all; after that, at least 1 and at most { $limit }.
amounts-range = { $from } to { $to }

rule-sum = The heaps are in groups, and each group has its own rule; a move is made in one heap.
rule-sum-part = Group { $number }: { $rule }

convention-last-match-wins = Whoever takes the last match wins.
convention-last-match-loses = Whoever takes the last match loses.
convention-last-move-wins = Whoever makes the last move wins: a player who cannot move loses.
convention-last-move-loses = Whoever makes the last move loses: a player who cannot move wins.

named-nim = Several heaps: take any number of matches from one of them.
named-fibonacci = One heap: the first move may take any number of matches but not all; after that, take at most twice as many as the opponent just took.
