### The command line: help, remarks, results of commands.

level-error = error
level-help = help
level-expected = expected { $expected }

heading-usage = Usage:
heading-commands = Commands
heading-command = COMMAND
heading-arguments = Arguments
heading-options = Options
heading-limits = Limits
heading-examples = Examples:

help-default = [default: { $values }]
help-possible = [possible values: { $values }]

command-nimm = Take-away games: who wins, every winning move, why, and how sure it is.
    .examples =
        {"  "}nimm solve nim 3+4+5              who wins, and every winning move
        {"  "}nimm solve 'take 1-3' 21          take 1 to 3 from one heap of 21
        {"  "}nimm solve fibonacci 40           at most twice the previous take
        {"  "}nimm play nim 1+2+3               play in the terminal
        {"  "}nimm period 'take 1-6,8-14'       the proven period
command-solve = Who wins, every winning move, why, and how sure it is.
    .examples =
        {"  "}nimm solve nim 1+2+4
        {"  "}nimm solve 'misere nim' 3 4 5
        {"  "}nimm solve 'take 1-6,8-14' 10^1000
        {"  "}nimm solve 'nim & take 1-3' '3+5 & 7'
        {"  "}nimm solve 'take 1-2, may split' 5+7
        {"  "}nimm solve fibonacci 13@4          at most 4 may be taken now
        {"  "}nimm solve nim 1+2+3 --depth full  every move and the reply that beats it
        {"  "}nimm solve nim - < heaps.txt       a position from standard input
        {"  "}nimm solve nim @heaps.txt          a position from a file
command-play = Play in the terminal: on a board with arrow keys, or line by line.
    .examples =
        {"  "}nimm play nim                             a random position that you can win
        {"  "}nimm play nim 3+4+5 --first program       the program begins
        {"  "}nimm play 'take 1-3' 21 --errors 20       the program errs in 20 of 100 moves
        {"  "}nimm play fibonacci 20 --opponent friend  two people, one keyboard
command-match = A game between programmed players, with its trace; or a tournament.
    .examples =
        {"  "}nimm match nim 1+2+3 --first last-heap-one --second best
        {"  "}nimm match nim --games 1001 --heaps 2..4 --max 15 --first best --second random --seed 9
command-read = How a rule was understood: its canonical text, plain words, and what will answer it.
    .examples =
        {"  "}nimm read 'S(4,1,3)'
        {"  "}nimm read 'misere take at most 2*prev'
        {"  "}nimm read 0.137
        {"  "}nimm read 'take 2-3,7' --all          why not by each theorem
command-rules = The rules that have names, in plain words and with sources.
    .examples =
        {"  "}nimm rules
command-sequence = Nim-values of the heaps 0, 1, 2, ... of a rule, or who wins.
    .examples =
        {"  "}nimm sequence 'take 1,3,4' --to 20
        {"  "}nimm sequence 'misere take 2-5' --outcomes
        {"  "}nimm sequence 'take 1,3,4' --to 1e6 --format bfile
        {"  "}nimm sequence 0.6 --to 1e5 --stats
        {"  "}nimm sequence 0.6 --to 1e8 --state officers.values
        {"  "}nimm sequence grundy --to 5000 --svg grundy.svg
command-period = The period of a rule, for nim-values and for who wins, with proof.
    .examples =
        {"  "}nimm period 'take 1-6,8-14'
        {"  "}nimm period 'take 2,3,6,7,9,10' --json
        {"  "}nimm period kayles
        {"  "}nimm period 0.16 --certificate proof.json
command-misere = The misère quotient of a rule: who wins every sum of its heaps when the last move loses.
    .examples =
        {"  "}nimm misere 0.77 --to 172
        {"  "}nimm misere 0.123 --to 30 --json
        {"  "}nimm misere kayles --to 172 --certificate quotient.json
        {"  "}nimm misere 0.77 --to 20 --genus
command-table = One heap, size by size: who wins, nim-value, winning moves. Or pairs of heaps.
    .examples =
        {"  "}nimm table fibonacci --to 60
        {"  "}nimm table kayles
        {"  "}nimm table nim --pairs 15
        {"  "}nimm table nim --pairs 15 --svg pairs.svg
command-verify = Hold theory, sequence and search against each other over a box of positions.
    .examples =
        {"  "}nimm verify nim --heaps 2..3 --max 15
        {"  "}nimm verify 'misere take 2-5' --heaps 1..2 --max 20
command-check = Derive a saved answer or certificate again with the independent checker.
    .examples =
        {"  "}nimm solve nim 1..10 --certificate answer.json
        {"  "}nimm check answer.json
command-serve = The page in the browser, served on this machine.
    .examples =
        {"  "}nimm serve
        {"  "}nimm serve --open
        {"  "}nimm serve --port 0 --json  any free port; prints the address as JSON
command-selftest = The published tables and theorems, checked by the program itself.
    .examples =
        {"  "}nimm selftest
command-completions = A completion script for a shell.
    .examples =
        {"  "}nimm completions bash > nimm.bash
command-man = The manual page.
    .examples =
        {"  "}nimm man | man -l -

option-json = Print one JSON object
option-lang = The language of the words: en, zh-Hans or zh-Hant; otherwise that of the environment
option-quiet = No remarks on standard error
option-help = Print help
option-version = Print the version
option-rule = The rule, such as `nim`, `take 1-3`, `0.77`, `fibonacci` or `misere nim`
option-position = The position, such as `3+4+5` or `3 4 5`; `-` reads it from standard input, `@FILE` from a file
option-match-position = The position; a tournament with --games needs none
option-play-position = The position; a random one that you can win if it is left out
option-by = Use one method only
option-svg = Write the picture to a file
option-theme = The look of the picture
option-depth = `full` adds the table of all moves, or of the replies to each move of a lost position
option-all = List all theorems, also those about games of another kind
option-solve-certificate = Write the answer to a file that `nimm check` reads
option-period-certificate = Write the proof to a file that `nimm check` reads
option-misere-certificate = Write the quotient to a file that `nimm check` reads
option-genus = Print the genus of every heap too
option-limit_positions = The most positions that a search visits
option-limit_moves = The most moves that a search or a plain table looks at
option-limit_heap = The largest heap whose value is computed from all smaller ones
option-to = The largest heap
option-outcomes = Print P or N, for the player to move, instead of nim-values
option-format = How to print it
option-pairs = Pairs of heaps from 0 to N instead
option-verify-heaps = How many heaps, such as 2 or 2..3
option-max = The largest heap
option-file = The file; `-` for standard input
option-shell = The shell
option-match-first = Who moves first: best, random, last-heap-one, or moves:FILE
option-match-second = Who moves second
option-games = Play a tournament of so many games over random positions
option-match-heaps = How many heaps a random position has, such as 2..4
option-seed = Repeat the random choices of an earlier run
option-play-first = Who begins
option-opponent = Against whom you play
option-errors = In how many of 100 moves the program moves at random
option-plain = Read moves line by line, without the board
option-port = The port to listen at; 0 takes any free one
option-address = The address to listen at; others can reach any but those of this machine, such as 127.0.0.1 and ::1
option-open = Open the page in the browser

usage-unknown-command =
    there is no command `{ $argument }`{ $suggestion ->
        [none] {""}
       *[other] ; did you mean `{ $suggestion }`?
    }
usage-unknown-option =
    there is no option `{ $argument }`{ $suggestion ->
        [none] {""}
       *[other] ; did you mean `{ $suggestion }`?
    }
usage-missing = missing: { $argument }
usage-conflict = `{ $argument }` and `{ $other }` do not go together
usage-no-value = `{ $argument }` needs a value
usage-too-many = `{ $value }` is one word too many
usage-value =
    `{ $value }` is no value for `{ $argument }`{ $expected ->
        [none] {""}
       *[other] : expected { $expected }
    }{ $suggestion ->
        [none] {""}
       *[other] ; did you mean `{ $suggestion }`?
    }
usage-twice = `{ $argument }` is given twice
usage-not-text = an argument is not readable text: it has to be UTF-8
usage-no-command = no command is given
usage-see-help = `nimm --help` lists the commands; `nimm COMMAND --help` shows examples.

expected-whole-number = a whole number such as 1000, 1e6 or 2^20
expected-smaller-number = a number below 2^64
expected-range = a range such as 2..4
expected-percent = a number from 0 to 100
expected-language = en, zh-Hans or zh-Hant
expected-port = a port from 0 to 65535
expected-address = an address such as 127.0.0.1 or ::1

failure-file = { $path }: { $error }
failure-stream = standard input or output: { $error }
failure-too-long = the text is longer than { $most } MiB, which is the most that is read
failure-no-file-name = the name of the file is missing
failure-quote-rule = a rule with spaces has to be quoted: `'{ $rule }'`
failure-no-picture = there is no picture for this question; it is made for short positions and for rules of one heap

io-not-found = there is no such file or folder
io-not-allowed = access is not allowed
io-folder = this is a folder, not a file
io-not-text = this is not text in UTF-8
io-full = there is no space left

misere-order =
    { $order ->
        [one] No heap up to there has a move that matters: the misère quotient has a single element, and the player to move wins.
       *[other] The misère quotient has { $order } elements. The P-portion, which the player to move loses, has { $count }: { $portion }.
    }
misere-generators = All elements are products of { $generators }.
misere-complete = It is complete: verified for the heaps up to { $to } one by one, and from { $preperiod } on { $period ->
        [one] all heaps have the same element, for so long that they do so for ever.
       *[other] the elements of heaps repeat every { $period } heaps, for so long that they do so for ever.
    }
misere-verified = It is verified for heaps up to { $to }; nothing is claimed of positions with larger heaps.
misere-heaps = The elements of the heaps from 0 on: { $heaps }
misere-products = Products:
misere-genera = Genera of the heaps, nim-value and misère values beside 0, 1, 2, ... heaps of two of Nim:
misere-tame = tame
misere-wild = wild

verify-positions =
    { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }, { $disagreements ->
        [one] 1 disagreement
       *[other] { $disagreements } disagreements
    }
verify-methods = answered by theory { $theory }, by sequence { $sequence }, by search { $search }
verify-says = {"  "}{ $method }: { $outcome } { $value } [{ $moves }]
verify-stopped = Stopped before the end of the box.

check-accepted = Accepted: everything stated follows from the rule and the evidence.
check-refused = Refused: { $claim }. Stated: { $stated }. Derived: { $derived }.
check-not-done = Not checked: { $claim }.
claim-outcome = who wins
claim-nim-value = the nim-value
claim-winning-moves = the winning moves
claim-remoteness = the number of moves left
claim-theorem = the theorem does not cover the game
claim-witness = the numbers of the theorem
claim-period = the period
claim-quotient = the misère quotient
claim-computed-to = how far values were computed
claim-positions = the number of positions
claim-key = a key that follows from the others
claim-work = the check would take too much work here, so nothing is known

serve-running = The page is served; Ctrl-C ends it.
serve-open-to-others = Others who can reach this machine can use the page, and let it compute.
serve-port-in-use = port { $port } is in use at { $address }; `--port 0` takes any free one
serve-port-not-allowed = port { $port } is not allowed to you; `--port 0` takes any free one
serve-not-our-address = { $address } is no address of this machine; without `--address` the page is served at 127.0.0.1
serve-cannot-listen = the page cannot be served at { $address }, port { $port }: { $error }
serve-no-browser = No browser could be opened; open the address by hand.

selftest-holds = ok
selftest-fails = FAILED
selftest-summary =
    { $failed ->
        [0] All { $claims } claims hold.
        [one] 1 of { $claims } claims does not hold. Please report it.
       *[other] { $failed } of { $claims } claims do not hold. Please report it.
    }
selftest-nim-box = Nim: theorem, sequence and search agree on all 4352 positions of two or three heaps up to 15
selftest-nim-positions = Nim: 1+2+3 and 1+2+4+7 are lost; the winning moves of 1+2+4 and of 1..10 are as published
selftest-nim-third-heap = Nim: the third heap of a lost position is the nim-sum of the other two, up to 15
selftest-misere-nim = Nim, last match loses: theorem, sequence and search agree on the same 4352 positions
selftest-gaps = Gaps between losing heaps: the worked list for sets of one and two intervals
selftest-sets = Every set within 1-7: period and search agree to heap 40
selftest-misere-sets = Every set within 1-7, last move loses: period and search agree to heap 40
selftest-two-intervals = Two-interval theorem: closed form, sequence and search agree for all sets up to 12
selftest-periods-differ = take 2,3,6,7,9,10: who wins has period 29, nim-values have period 58
selftest-fibonacci = Fibonacci nim: the losing heaps to 60 are the Fibonacci numbers
selftest-fibonacci-moves = Fibonacci nim: the winning first moves for 4, 6, 7, 9, 10, 11, 12, 15 and both for 40
selftest-limits = Limits on the next take: theorem, recurrence and search agree to heap 30, both conventions
selftest-sums = Sums of different rules: values of single heaps and search agree
selftest-large = Heaps of hundreds of digits: answers that the checker accepts
