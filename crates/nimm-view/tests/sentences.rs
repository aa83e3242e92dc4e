//! Key sentences, word for word, in each language.

use nimm::answer::{PeriodProof, ProvenPeriod};
use nimm::reason::PartKind;
use nimm::theory::Theorem;
use nimm::{
    Answer, Count, Evidence, Finding, Listed, Method, Move, Outcome, Question, Reason, Solution,
    Stop,
};
use nimm_view::{
    Language, Value, Words, evidence_words, headline, moves_line, nim_value_line, reason_words,
    remoteness_line, rule_of_thumb, rule_words, unknown_words,
};

fn n(number: u64) -> Count {
    Count::from(number)
}

/// Holds what `say` says against one sentence a language.
fn in_all(say: impl Fn(&Words) -> String, sentences: [&str; 3]) {
    for (language, sentence) in Language::ALL.into_iter().zip(sentences) {
        assert_eq!(say(&Words::new(language)), sentence);
    }
}

fn reason(reason: Reason, sentences: [&str; 3]) {
    in_all(|words| reason_words(words, &reason), sentences);
}

/// The ten heaps 1, 2, ..., 10.
fn television_puzzle() -> Answer {
    Answer {
        question: Question::parse("nim", "1..10").unwrap(),
        finding: Finding::Solved(Solution {
            outcome: Outcome::N,
            nim_value: Some(11.into()),
            winning_moves: [(8, 5), (9, 7), (10, 9)]
                .map(|(heap, take)| Move::new(heap, n(take)))
                .into(),
            listed: Listed::All,
            remoteness: Some(n(47)),
            evidence: Evidence::Theorem {
                theorem: Theorem::Bouton,
                witness: [("nim_sum".to_string(), "11".to_string())].into(),
            },
        }),
        refused: Vec::new(),
    }
}

fn lost(rule: &str, position: &str) -> Answer {
    Answer {
        question: Question::parse(rule, position).unwrap(),
        finding: Finding::Solved(Solution {
            outcome: Outcome::P,
            nim_value: None,
            winning_moves: Vec::new(),
            listed: Listed::All,
            remoteness: None,
            evidence: Evidence::Search { positions: 8 },
        }),
        refused: Vec::new(),
    }
}

#[test]
fn nim_with_one_holder() {
    reason(
        Reason::Unpaired {
            column: n(4),
            holders: vec![3],
            play: Move::new(3, n(1)),
            leave: n(3),
        },
        [
            "In the column of 4 only heap 3 has a one: leave 3 there (take 1), and all ones are paired.",
            "在“4”这一位上，只有第 3 堆有 1：把它留成 3 根（取 1 根），所有的 1 就都成对了。",
            "在「4」這一位上，只有第 3 堆有 1：把它留成 3 根（取 1 根），所有的 1 就都成對了。",
        ],
    );
}

#[test]
fn nim_with_several_holders() {
    reason(
        Reason::Unpaired {
            column: n(8),
            holders: vec![8, 9, 10],
            play: Move::new(8, n(5)),
            leave: n(3),
        },
        [
            "In the column of 8, heaps 8, 9 and 10 have a one, an odd number: leave 3 in heap 8 (take 5), and all ones are paired.",
            "在“8”这一位上，第 8、9 和 10 堆都有 1，一共奇数个：把第 8 堆留成 3 根（取 5 根），所有的 1 就都成对了。",
            "在「8」這一位上，第 8、9 和 10 堆都有 1，一共奇數個：把第 8 堆留成 3 根（取 5 根），所有的 1 就都成對了。",
        ],
    );
}

#[test]
fn nim_with_all_paired() {
    reason(
        Reason::AllPaired,
        [
            "In every column the ones are paired. Whatever you take leaves a one single, and your opponent can pair them all again.",
            "每一位上的 1 都两两成对。无论你怎么取，总会有 1 落单，对方又能把它们全部配成对。",
            "每一位上的 1 都兩兩成對。無論你怎麼取，總會有 1 落單，對方又能把它們全部配成對。",
        ],
    );
}

#[test]
fn the_rule_of_thumb() {
    in_all(
        rule_of_thumb,
        [
            "Rule of thumb: leave everything in pairs, and hand the single one to your opponent.",
            "口诀：留下的都成双，落单的让给对方。",
            "口訣：留下的都成雙，落單的讓給對方。",
        ],
    );
}

#[test]
fn misere_nim() {
    reason(
        Reason::MisereLeaveOdd {
            play: Move::new(2, n(5)),
            leave: n(0),
            ones: 1,
        },
        [
            "Only heap 2 holds more than one match: take all of it. A single match is left then, and your opponent has to take it.",
            "只有第 2 堆多于一根：全部取走，就只剩一根火柴，对方不得不取。",
            "只有第 2 堆多於一根：全部取走，就只剩一根火柴，對方非取不可。",
        ],
    );
    reason(
        Reason::MisereOnes { ones: 3 },
        [
            "Only heaps of one are left, 3 of them, an odd number: the last match falls to the player to move, who loses.",
            "只剩 3 个一根的堆，是奇数个：最后一根落到轮到走的一方手里，这一方必败。",
            "只剩 3 個一根的堆，是奇數個：最後一根落到輪到走的一方手裡，這一方必敗。",
        ],
    );
}

#[test]
fn a_remainder() {
    reason(
        Reason::Remainder {
            size: n(13),
            modulus: n(4),
            quotient: n(3),
            remainder: n(1),
        },
        [
            "13 = 3 × 4 + 1: take 1 and leave a multiple of 4.",
            "13 = 3 × 4 + 1：取 1 根，留下 4 的倍数。",
            "13 = 3 × 4 + 1：取 1 根，留下 4 的倍數。",
        ],
    );
}

#[test]
fn a_place_in_a_period() {
    let place = |place, losing_count| Reason::Place {
        size: n(29),
        period: n(22),
        place: n(place),
        losing: vec![n(0), n(7)],
        losing_count,
        preperiod: n(0),
    };
    reason(
        place(7, Some(n(2))),
        [
            "Who wins repeats every 22 matches, and 29 leaves the remainder 7. The losing remainders are 0 and 7, and 7 is one of them: the player to move loses.",
            "胜负每 22 根重复一次，29 的余数是 7。必败的余数是 0 和 7，7 正在其中：轮到走的一方必败。",
            "勝負每 22 根重複一次，29 的餘數是 7。必敗的餘數是 0 和 7，7 正在其中：輪到走的一方必敗。",
        ],
    );
    // Past the end of a list that was cut, nothing is said of who wins.
    reason(
        place(9, Some(n(5))),
        [
            "Who wins repeats every 22 matches, and 29 leaves the remainder 9. The losing remainders are 0, 7 and 3 more.",
            "胜负每 22 根重复一次，29 的余数是 9。必败的余数是 0、7 以及另外 3 个。",
            "勝負每 22 根重複一次，29 的餘數是 9。必敗的餘數是 0、7 以及另外 3 個。",
        ],
    );
}

#[test]
fn fibonacci_parts() {
    reason(
        Reason::PartsOf {
            size: n(12),
            parts: vec![n(8), n(3), n(1)],
            kind: PartKind::Fibonacci,
        },
        [
            "12 = 8 + 3 + 1: Fibonacci numbers, no two of them neighbours.",
            "12 = 8 + 3 + 1，都是斐波那契数，而且互不相邻。",
            "12 = 8 + 3 + 1，都是斐波那契數，而且互不相鄰。",
        ],
    );
    reason(
        Reason::PartTaken {
            take: n(1),
            limit: n(2),
            next: Some(n(3)),
        },
        [
            "Take 1: your opponent may then take at most 2, and the next part, 3, is out of reach.",
            "取 1 根：对方接着最多只能取 2 根，够不着下一部分 3。",
            "取 1 根：對方接著最多只能取 2 根，搆不到下一個部分 3。",
        ],
    );
}

#[test]
fn the_headline_names_the_player() {
    in_all(
        |words| headline(words, &television_puzzle()),
        [
            "The player to move wins.",
            "轮到走的一方必胜。",
            "輪到走的一方必勝。",
        ],
    );
    in_all(
        |words| headline(words, &lost("take 1-3", "8")),
        [
            "The player to move loses.",
            "轮到走的一方必败。",
            "輪到走的一方必敗。",
        ],
    );
}

#[test]
fn the_winning_moves() {
    let line = |words: &Words| moves_line(words, &television_puzzle()).unwrap();
    in_all(
        line,
        [
            "The 3 winning moves: take 5 from heap 8 and leave 3 (8:-5); take 7 from heap 9 and leave 2 (9:-7); take 9 from heap 10 and leave 1 (10:-9).",
            "必胜的走法共 3 种：从第 8 堆取 5 根，留 3 根（8:-5）；从第 9 堆取 7 根，留 2 根（9:-7）；从第 10 堆取 9 根，留 1 根（10:-9）。",
            "必勝的走法共 3 種：從第 8 堆取 5 根，留 3 根（8:-5）；從第 9 堆取 7 根，留 2 根（9:-7）；從第 10 堆取 9 根，留 1 根（10:-9）。",
        ],
    );
    let english = Words::new(Language::English);
    let none = |position| moves_line(&english, &lost("take 2", position)).unwrap();
    assert_eq!(none("8"), "There is no winning move.");
    assert_eq!(none("1"), "There is no move.");
}

#[test]
fn many_winning_moves_are_cut() {
    let mut answer = lost("nim", "1000");
    if let Finding::Solved(solution) = &mut answer.finding {
        solution.outcome = Outcome::N;
        solution.winning_moves = (1..=20).map(|take| Move::new(1, n(take))).collect();
    }
    let line = moves_line(&Words::new(Language::English), &answer).unwrap();
    assert!(line.starts_with("The 20 winning moves: take 1 and leave 999 (1:-1); "));
    assert!(
        line.ends_with("take 12 and leave 988 (1:-12); and 8 more."),
        "{line}"
    );
}

#[test]
fn value_and_remoteness() {
    in_all(
        |words| nim_value_line(words, &television_puzzle()).unwrap(),
        ["Nim-value: 11.", "Nim 值：11。", "Nim 值：11。"],
    );
    in_all(
        |words| remoteness_line(words, &television_puzzle()).unwrap(),
        [
            "47 moves are left if the winner hurries and the loser delays.",
            "赢的一方求快、输的一方求慢，还剩 47 步。",
            "贏的一方求快、輸的一方求慢，還剩 47 步。",
        ],
    );
}

#[test]
fn evidence_of_a_theorem() {
    let evidence = Evidence::Theorem {
        theorem: Theorem::Residue,
        witness: [("modulus".to_string(), "4".to_string())].into(),
    };
    in_all(
        |words| evidence_words(words, &evidence),
        [
            "Why this is certain: the remainder theorem (proof in docs/theory.md). The nim-value of a heap is its remainder on division by L, so the player to move loses exactly on the multiples of L. Its conditions hold: every amount from 1 to L-1 may be taken, no multiple of L may be taken, and the last move wins. Here L = 4.",
            "为什么可以肯定：余数定理（证明见 docs/theory.md）。一堆的 Nim 值就是它除以 L 的余数，所以当且仅当根数是 L 的倍数时，轮到走的一方必败。它的条件成立：从 1 到 L-1 每个数都可以取，L 的倍数都不能取，走最后一步的赢。这里 L = 4。",
            "為什麼可以確定：餘數定理（證明見 docs/theory.md）。一堆的 Nim 值就是它除以 L 的餘數，所以恰好當根數是 L 的倍數時，輪到走的一方必敗。它的條件成立：從 1 到 L-1 每個數都可以取，L 的倍數都不能取，走最後一步的贏。這裡 L = 4。",
        ],
    );
}

#[test]
fn evidence_of_a_period() {
    let evidence = Evidence::Period(ProvenPeriod {
        why: PeriodProof::Window,
        preperiod: n(0),
        period: n(10),
        saltus: n(0),
        checked_to: n(19),
    });
    in_all(
        |words| evidence_words(words, &evidence),
        [
            "Why this is certain: the values of the heaps 0 to 18 were computed. From 0 on and from 10 on they agree over a stretch as long as the largest amount, and every later value follows from such a stretch. So it is proven for all heaps: preperiod 0 (no exceptions), period 10.",
            "为什么可以肯定：0 至 18 根的值都算过了。从 0 起的一段和从 10 起的一段完全相同，长度都不小于最大的可取根数，而后面的每个值都由这样一段决定。所以对任意大小的堆都已证明：预周期 0（没有例外），周期 10。",
            "為什麼可以確定：0 至 18 根的值都算過了。從 0 起的一段和從 10 起的一段完全相同，長度都不小於最大的可取根數，而後面的每個值都由這樣一段決定。所以對任意大小的堆都已證明：預週期 0（沒有例外），週期 10。",
        ],
    );
}

#[test]
fn evidence_of_a_table_and_of_a_search() {
    in_all(
        |words| evidence_words(words, &Evidence::Table { up_to: 1000 }),
        [
            "How sure this is: the values of all heaps up to 1000 were computed one by one; nothing is claimed beyond.",
            "有多可靠：1000 根以内每一堆的值都逐个算过了；更大的堆不作任何断言。",
            "有多可靠：1000 根以內每一堆的值都逐一算過了；更大的堆不作任何斷言。",
        ],
    );
    in_all(
        |words| evidence_words(words, &Evidence::Search { positions: 4352 }),
        [
            "Why this is certain: a complete search of 4352 positions.",
            "为什么可以肯定：完整搜索了 4352 个局面。",
            "為什麼可以確定：完整搜尋了 4352 個局面。",
        ],
    );
}

#[test]
fn an_unanswered_question() {
    let stopped_by = Stop::Positions { reached: 1_000_000 };
    in_all(
        |words| unknown_words(words, &Method::ALL, &stopped_by),
        [
            "Tried: theorems, values of single heaps, search. The search visited 1000000 positions and stopped at its limit, which `--limit-positions` raises.",
            "试过的方法：定理、单堆的值、搜索。搜索查了 1000000 个局面，到了限度就停下了；用 `--limit-positions` 可以放宽。",
            "試過的方法：定理、單堆的值、搜尋。搜尋查了 1000000 個局面，到了限度就停下來了；用 `--limit-positions` 可以放寬。",
        ],
    );
}

#[test]
fn rules_in_plain_words() {
    let rule = |text: &str, sentences| {
        in_all(|words| rule_words(words, &text.parse().unwrap()), sentences);
    };
    rule(
        "nim",
        [
            "Take any number of matches from one heap. Whoever takes the last match wins.",
            "每次选一堆，从中取任意根火柴，至少一根。取到最后一根火柴的赢。",
            "每次選一堆，從中取任意根火柴，至少一根。取到最後一根火柴的贏。",
        ],
    );
    rule(
        "misere take 2,3,5-9",
        [
            "Take 2, 3 or 5 to 9 matches from one heap. Whoever makes the last move loses: a player who cannot move wins.",
            "每次从一堆中取 2、3 或 5 至 9 根火柴。走最后一步的输：走不了的一方赢。",
            "每次從一堆中取 2、3 或 5 至 9 根火柴。走最後一步的輸：走不了的一方贏。",
        ],
    );
    rule(
        "take at most prev+1",
        [
            "The first move may take any number of matches but not all; after that, at least 1 and at most prev+1, where prev is what the opponent just took. Whoever takes the last match wins.",
            "第一步可以取任意根火柴，但不能全部取走；此后每次至少取 1 根，最多取 prev+1 根，其中 prev 是对方刚取的根数。取到最后一根火柴的赢。",
            "第一步可以取任意根火柴，但不能全部取走；此後每次至少取 1 根，最多取 prev+1 根，其中 prev 是對方剛取的根數。取到最後一根火柴的贏。",
        ],
    );
    rule(
        "nim & take 1",
        [
            "The heaps are in groups, and each group has its own rule; a move is made in one heap. Group 1: Take any number of matches from one heap. Group 2: Take 1 match from one heap. Whoever takes the last match wins.",
            "各堆分成几组，每组有自己的规则；每一步只动一堆。第 1 组：每次选一堆，从中取任意根火柴，至少一根。第 2 组：每次从一堆中取 1 根火柴。取到最后一根火柴的赢。",
            "各堆分成幾組，每組有自己的規則；每一步只動一堆。第 1 組：每次選一堆，從中取任意根火柴，至少一根。第 2 組：每次從一堆中取 1 根火柴。取到最後一根火柴的贏。",
        ],
    );
}

#[test]
fn codes_and_choices_in_plain_words() {
    let rules = [
        "0.77",
        "0.07",
        "0.137",
        "0.6",
        "0.15",
        "0.3F",
        "0.8C",
        "4.7",
        "8.0",
        "take all but 2,5",
        "take primes",
        "take 1,evens",
        "take 1-3,powers of 2,1 mod 3, must split unequal",
        "take k where n mod k = 0",
        "take any or split",
        "split unequal",
        "split where n >= 3",
        "take 1-1000, may split",
        "misere 0.77 & nim",
    ];
    let mut report = String::new();
    for rule in rules {
        report.push_str(&format!("{rule}\n"));
        for language in Language::ALL {
            let said = rule_words(&Words::new(language), &rule.parse().unwrap());
            report.push_str(&format!("  {said}\n"));
        }
    }
    insta::assert_snapshot!(report);
}

#[test]
fn the_last_match_is_named_only_where_every_heap_is_emptied() {
    let words = Words::new(Language::English);
    for (rule, empties) in [
        ("0.77", true),
        ("0.07", false),
        ("0.137", true),
        ("0.6", false),
        ("0.15", false),
        ("0.31", true),
        ("0.1", false),
        ("4.1", true),
        ("4.7", true),
        ("8.1", false),
        ("8.12", false),
        ("take any or split", true),
        ("take any, may split", true),
        ("take all but 1", false),
        ("take all but 2", true),
        ("take primes", false),
        ("take 1,primes", true),
        ("take squares", true),
        ("take evens", false),
        ("split", false),
        ("split unequal", false),
        ("take k where k = 1", false),
        ("take 100,200 or take 1, leave 0 or split", true),
        ("take 1000000000000 or take 1, leave 0", false),
        ("0.77 & 0.07", false),
    ] {
        let said = rule_words(&words, &rule.parse().unwrap());
        let names_the_match = said.ends_with("Whoever takes the last match wins.");
        assert_eq!(names_the_match, empties, "{rule}: {said}");
    }
}

#[test]
fn a_split_in_words() {
    let play = |text: &str| text.parse::<Move>().unwrap();
    let line = |position: &str, text: &str| {
        let mut answer = lost("take any, may split", position);
        if let Finding::Solved(solution) = &mut answer.finding {
            solution.outcome = Outcome::N;
            solution.winning_moves = vec![play(text)];
        }
        move |words: &Words| moves_line(words, &answer).unwrap()
    };
    in_all(
        line("3+6", "2:>1+4"),
        [
            "The only winning move: take 1 from heap 2 and leave heaps of 1 and 4 (2:>1+4).",
            "必胜的走法只有一种：从第 2 堆取 1 根，剩下的分成大小为 1 和 4 的堆（2:>1+4）。",
            "必勝的走法只有一種：從第 2 堆取 1 根，剩下的分成大小為 1 和 4 的堆（2:>1+4）。",
        ],
    );
    in_all(
        line("6", "1:>1+5"),
        [
            "The only winning move: split it into heaps of 1 and 5 (1:>1+5).",
            "必胜的走法只有一种：分成大小为 1 和 5 的堆（1:>1+5）。",
            "必勝的走法只有一種：分成大小為 1 和 5 的堆（1:>1+5）。",
        ],
    );
    reason(
        Reason::LeavesLosingParts {
            play: play("1:>3+3"),
            parts: vec![n(3), n(3)],
            values: vec![3.into(), 3.into()],
        },
        [
            "Leave heaps of 3 and 3 (1:>3+3): their nim-values are 3 and 3, the nim-sum is 0, and from there the player to move loses.",
            "给对方留下大小为 3 和 3 的堆（1:>3+3）：它们的 Nim 值是 3 和 3，Nim 和是 0，这时轮到走的一方必败。",
            "留給對方大小為 3 和 3 的堆（1:>3+3）：它們的 Nim 值是 3 和 3，Nim 和是 0，這時輪到走的一方必敗。",
        ],
    );
    reason(
        Reason::ZeroesSum {
            play: play("2:>1+4"),
            from: 5.into(),
            to: 0.into(),
        },
        [
            "Leave heaps of 1 and 4 of heap 2 (2:>1+4): the nim-value there goes from 5 to 0, and your opponent faces a nim-sum of 0.",
            "把第 2 堆换成大小为 1 和 4 的堆（2:>1+4）：这里的 Nim 值从 5 变成 0，留给对方的 Nim 和就是 0。",
            "把第 2 堆換成大小為 1 和 4 的堆（2:>1+4）：這裡的 Nim 值從 5 變成 0，留給對方的 Nim 和就是 0。",
        ],
    );
}

#[test]
fn evidence_of_other_periods() {
    let evidence = |why, saltus| {
        Evidence::Period(ProvenPeriod {
            why,
            preperiod: n(71),
            period: n(12),
            saltus: n(saltus),
            checked_to: n(168),
        })
    };
    in_all(
        |words| evidence_words(words, &evidence(PeriodProof::GuySmith, 0)),
        [
            "Why this is certain: the values of the heaps 0 to 167 were computed. From 71 on they repeat for so long that every later split has its larger part where they repeat (Guy and Smith 1956). So it is proven for all heaps: preperiod 71 (last exception 70), period 12.",
            "为什么可以肯定：0 至 167 根的值都算过了。从 71 起，它们已经重复了足够长，此后无论怎么分，较大的一份总落在重复的那一段里（Guy 与 Smith 1956）。所以对任意大小的堆都已证明：预周期 71（最后一个例外是 70），周期 12。",
            "為什麼可以確定：0 至 167 根的值都算過了。從 71 起，它們已經重複得夠長，此後無論怎麼分，較大的一份總落在重複的那一段裡（Guy 與 Smith 1956）。所以對任意大小的堆都已證明：預週期 71（最後一個例外是 70），週期 12。",
        ],
    );
    in_all(
        |words| evidence_words(words, &evidence(PeriodProof::MovingBase, 4)),
        [
            "Why this is certain: the values of the heaps 0 to 167 were computed. Only finitely many amounts may not be taken, so that everything depends on which of the heaps near by have smaller values. The same pattern of these came up a second time, and from there on the same happens again, higher up. So it is proven for all heaps: from 71 on, the values grow by 4 every 12 heaps.",
            "为什么可以肯定：0 至 167 根的值都算过了。不能取的根数只有有限个，所以一切都取决于附近哪些堆的值更小。同样的情形出现了第二次，此后一切照样重演，只是值更大。所以对任意大小的堆都已证明：从 71 根起，每多 12 根，值就增加 4。",
            "為什麼可以確定：0 至 167 根的值都算過了。不能取的根數只有有限個，所以一切都取決於附近哪些堆的值更小。同樣的情形出現了第二次，此後一切照樣重演，只是值更大。所以對任意大小的堆都已證明：從 71 根起，每多 12 根，值就增加 4。",
        ],
    );
}

#[test]
fn numbers_are_plain_digits_and_missing_messages_are_their_ids() {
    let words = Words::new(Language::English);
    let long: Count = "1234567890123456789012345".parse().unwrap();
    for (value, text) in [
        (Value::from(1_234_567u64), "Nim-value: 1234567."),
        (Value::from(u64::MAX), "Nim-value: 18446744073709551615."),
        (Value::from(&long), "Nim-value: 1234567890123456789012345."),
    ] {
        assert_eq!(words.say("nim-value-line", &[("value", value)]), text);
    }
    assert_eq!(words.say("no-message", &[]), "no-message");
    assert_eq!(words.say("outcome-n.none", &[]), "outcome-n.none");
    assert!(words.has("theorem-bouton.statement") && !words.has("theorem-bouton.none"));
}
