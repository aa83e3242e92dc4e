### The page in the browser. Arguments are filled in by its scripts: no plurals, no choices.

page-title = nimm: take-away games
page-heap = Heap {$heap}

# After a move that gave the win away.
page-refuted = The answer that wins: { $act }.

# Faults.
page-error-many-moves = A game on this page has at most { $most } moves.
page-error-stopped = The work was stopped.
