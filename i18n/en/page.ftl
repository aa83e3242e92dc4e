### The page in the browser. Arguments are filled in by its scripts: no plurals, no choices.

page-title = nimm: take-away games
page-skip = Skip to the game
page-views = Views
page-view-play = Play
page-view-explore = Explore
page-language = Language
page-theme = Colours
page-theme-auto = Automatic
page-theme-dark = Night
page-theme-light = Day

# The first screen, before anything has been computed.
page-play-title = A winter night, and heaps of matches
page-first-rule = Take any number of matches from one heap.
page-first-goal = Whoever takes the last match wins.
page-first-turn = Your move: three heaps of 3, 4 and 5 matches. You can win.
page-first-why = Pair the matches, 4 with 4, 2 with 2, 1 with 1. Leave everything in pairs, and the last match is yours.

# Choosing a game.
page-choices = The game
page-starts = Who starts
page-starts-you = You
page-starts-program = The match-seller
page-against = Against
page-against-perfect = A perfect player
page-against-human = A player who errs
page-against-beginner = A beginner
page-against-friend = A friend beside you
page-last = The last move
page-last-wins = wins
page-last-loses = loses (misère)
page-other-game = Another game…
page-rule = Rule
page-position = Heaps
page-position-help = Sizes joined by +, such as 3+4+5. Leave it empty for a surprise.
page-start = Start
page-cancel = Cancel
page-presets = Well-known games

# The board.
page-board = The heaps
page-heap = Heap { $heap }
page-more-heaps = … and { $count } more heaps
page-long-number = { $first }…{ $last } ({ $count } digits)
page-heads = H
page-tails = T
page-your-move = Your move
page-choose-move = Choose a move
page-no-move = No move to choose
page-more-moves = … and more: type the move below
page-make-move = Make this move
page-typed-move = Or type a move, such as 2:-3
page-tools = Tools
page-undo = Undo
page-redo = Redo
page-hint = Hint
page-best = Best move
page-show-all = Show all
page-new = New game
page-swap = Swap sides
page-keys = Keys
page-copy-link = Copy link
page-print = Print
page-hints-title = Hints
page-all-title = All moves
page-history-title = The game so far
page-at-start = Start
page-show-refutation = The answer that wins
page-report-title = The report
page-undone = Moves taken back: { $count }.
page-redone = Made again.
page-new-game = A new game: { $position }.
page-swapped = We change sides.
page-copied = The link is copied.
page-not-copied = The link could not be copied: { $link }

# Why.
page-why-title = Why
page-predict = Let me predict first
page-prediction = Your prediction
page-predict-question = Who wins from here, if both play well?
page-predict-mover = The player to move
page-predict-other = The other player
page-predict-right = Your prediction is right.
page-predict-wrong = Your prediction is wrong. Below is why.
page-predict-unknown = Who wins here is not known.
page-strength-proven = Proven
page-strength-computed = Computed
page-picture = Picture
page-as-text = The picture as text
page-more-pictures = More pictures

# A worksheet on paper.
page-sheet-who = Who wins from here?
page-sheet-moves = Every winning move:
page-sheet-why = Because:
page-foot = Every answer says how sure it is: a theorem whose conditions hold, a proven period, a complete search, or plainly how far it was computed.

# Keys.
page-keys-title = Keys
page-key-heap = choose the heap
page-key-move = choose the move
page-key-enter = make the move
page-key-undo = take a move back, make it again
page-key-hint = a hint, in three steps
page-key-best = let the best move be made for you
page-key-all = show all moves and what they lead to
page-key-new = a new game
page-key-swap = swap sides
page-key-keys = this list
page-single-keys = Single keys work everywhere on the page
page-close = Close

# What goes wrong. After a move that gave the win away: the refutation.
page-refuted = The answer that wins: { $act }.
page-expected = Expected: { $what }.
page-remedy = Try this: { $what }.
page-trouble-rule = This rule cannot be read.
page-trouble-position = These heaps do not fit.
page-trouble-moves = The moves of this game cannot be replayed.
page-trouble-mend = Mend it
page-trouble-from-start = Play this game from its start
page-trouble-usual-game = Play the usual game
page-trouble-unreachable = The program does not answer. Is `nimm serve` still running?
page-trouble-busy = The program is busy. Try again in a moment.
page-trouble-failed = Something failed that should not. Reload the page; the address keeps your game.
page-unknown-choice = The link says { $field }={ $value }, which this page does not know: the usual choice was taken.
page-reload = Reload
page-error-many-moves = A game on this page has at most { $most } moves.
page-error-stopped = The work was stopped.
page-error-too-far = At most { $most } can be asked for on this page, not { $asked }.

# Exploring.
page-explore-title = Explore a rule
page-explore-to = Heaps up to
page-explore-pairs = Pairs of heaps up to
page-explore-pattern = The pattern
page-explore-how = How it is answered
page-explore-rows = Heap by heap
page-explore-rows-caption = Each heap: who wins, its nim-value, the winning moves
page-explore-heap = Heap
page-explore-outcome = The player to move
page-explore-value = Nim-value
page-explore-moves = Winning moves
page-outcome-p = loses (P)
page-outcome-n = wins (N)
page-separator = { "; " }
page-explore-grid = Two heaps
page-explore-save = Keep it
page-explore-stale = Below is still `{ $rule }`.
page-explore-this = Explore { $rule }
page-not-proven = Not proven
page-look-further = Look further for a period
page-looking = { $done } of { $to } heaps …
page-stop = Stop
page-stopped = Stopped.
page-working = At work …
page-save-strip = Strip (SVG)
page-save-grid = Two heaps (SVG)
page-save-bfile = b-file (OEIS)
page-saved = Saved: { $name }.
page-too-much = Not known within the limits of the page.
page-nothing-to-save = There is no such picture.
page-compare-title = Compare with another rule
page-compare-other = The other rule
page-compare = Compare
page-compare-strips = The two strips of values
page-claim-title = Test a claim
page-claim-family = Family of rules
page-claim-for = For
page-claim-claim = Claim
page-claim-examples = Examples of claims
page-claim-test = Test it
page-claim-progress = Rules tested: { $done }
