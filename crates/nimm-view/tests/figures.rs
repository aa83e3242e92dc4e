//! Figures as text, held against what they should look like, and as SVG.

mod fixtures;

use fixtures::{all, counts, grid, marked_grid, moves, pairing, parts, powers, powers_by, strip};
use nimm::figure::GridCells;
use nimm::{Count, Figure};
use nimm_view::figure::{Theme, figure_svg, figure_text};
use nimm_view::{Language, Words};
use unicode_width::UnicodeWidthStr;

fn say(language: Language, figure: &Figure, width: usize) -> String {
    figure_text(&Words::new(language), figure, width)
}

fn english(figure: &Figure) -> String {
    say(Language::English, figure, 80)
}

#[test]
fn pairing_of_1_2_3_joins_every_one() {
    let expected = "\
The heaps in binary, ones joined in pairs

size   2       1
   1  0       1─╮
   2  1─╮     0 │
   3  1─╯     1─╯
     paired  paired

Every one has a partner: nobody is left single.
";
    assert_eq!(english(&pairing(counts(&["1", "2", "3"]))), expected);
}

#[test]
fn pairing_of_1_2_4_leaves_three_ones_single() {
    let expected = "\
The heaps in binary, ones joined in pairs

size   4       2       1
   1  0       0      (1)
   2  0      (1)      0
   4 (1)      0       0
     single  single  single

In each of the columns 4, 2, 1 a one has no partner.
";
    assert_eq!(english(&pairing(counts(&["1", "2", "4"]))), expected);
}

#[test]
fn powers_of_1_to_10_mark_odd_counts() {
    let expected = "\
The heaps as sums of powers of two

    1 =                       1
    2 =                2
    3 =                2   +  1
    4 =         4
    5 =         4          +  1
    6 =         4   +  2
    7 =         4   +  2   +  1
    8 =  8
    9 =  8                 +  1
   10 =  8          +  2
times   (3)     4     (5)    (5)
        odd    even   odd    odd

The powers 8, 2, 1 occur an odd number of times.
";
    assert_eq!(
        english(&powers((1..=10u64).map(Count::from).collect())),
        expected
    );
}

#[test]
fn parts_of_40_at_the_start() {
    let expected = "\
The parts of 40

40 = 34 + 5 + 1

         34  ██████████████████████████████████
          5                                    █████
          1                                         █
take 1 wins                                         ═
take 6 wins                                    ══════

No limit yet: any number may be taken, but not all.
";
    assert_eq!(english(&parts("40", None, &["1", "6"])), expected);
}

#[test]
fn parts_of_40_with_a_limit() {
    let expected = "\
The parts of 40

40 = 34 + 5 + 1

         34  ██████████████████████████████████
          5                                    █████
          1                                         █
    limit 8                                  ├──────┤
take 1 wins                                         ═
take 6 wins                                    ══════

At most 8 may be taken now.
";
    assert_eq!(english(&parts("40", Some("8"), &["1", "6"])), expected);
}

#[test]
fn strip_of_take_1_3_4_shows_period_and_gaps() {
    let expected = "\
The heaps 0, 1, 2, …

heap        0   1   2   3   4   5   6   7   8   9  10  11  12  13
nim-value   0   1   0   1   2   3   2   0   1   0   1   2   3   2
outcome     P   N   P   N   N   N   N   P   N   P   N   N   N   N
period    ├─────────────────────────┤ ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤
asked                           ▲

heap       14  15  16  17  18  19  20  21  22  23  24  25  26  27
nim-value   0   1   0   1   2   3   2   0   1   0   1   2   3   2
outcome     P   N   P   N   N   N   N   P   N   P   N   N   N   N
period    ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤ ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤

The row repeats with period 7 from heap 0 on.
Gaps between losing heaps: 2 5, and so on for ever.
P: the player to move loses. N: the player to move wins.
▲ marks the heap asked about, or the heap of the first period that has the same
values.
";
    assert_eq!(
        english(&strip(&[1, 3, 4], 28, Some((0, 7)), vec![5])),
        expected
    );
}

#[test]
fn strip_dots_the_heaps_before_the_period() {
    let expected = "\
The heaps 0, 1, 2, …

heap        0   1   2   3   4   5   6   7   8   9  10  11  12  13  14
nim-value   0   0   1   1   2   2   0   3   1   0   2   1   0   2   1
outcome     P   P   N   N   N   N   P   N   N   P   N   N   P   N   N
period      ·   ·   ·   ·   ·   ·   ·   · ├─────────┤ ├┄┄┄┄┄┄┄┄┄┤ ├┄┄
asked                                           ▲

heap       15  16  17  18  19  20  21  22  23  24  25  26  27  28  29
nim-value   0   2   1   0   2   1   0   2   1   0   2   1   0   2   1
outcome     P   N   N   P   N   N   P   N   N   P   N   N   P   N   N
period   ┄┄┄┄┄┄┄┤ ├┄┄┄┄┄┄┄┄┄┤ ├┄┄┄┄┄┄┄┄┄┤ ├┄┄┄┄┄┄┄┄┄┤ ├┄┄┄┄┄┄┄┄┄┤ ├┄┄

heap       30  31  32  33  34  35  36  37  38  39
nim-value   0   2   1   0   2   1   0   2   1   0
outcome     P   N   N   P   N   N   P   N   N   P
period   ┄┄┄┄┄┄┄┤ ├┄┄┄┄┄┄┄┄┄┤ ├┄┄┄┄┄┄┄┄┄┤ ├┄┄┄┄┄┄

The row repeats with period 3 from heap 8 on.
Gaps between losing heaps: 3, and so on for ever.
P: the player to move loses. N: the player to move wins.
▲ marks the heap asked about, or the heap of the first period that has the same
values.
";
    assert_eq!(
        english(&strip(&[2, 4, 7], 40, Some((8, 3)), vec![9])),
        expected
    );
}

#[test]
fn moves_mark_the_winning_row_and_count_the_rest() {
    let expected = "\
The moves and what they leave

  move  leaves  then            nim-value  moves left
  ────  ──────  ──────────────  ─────────  ──────────
  1:-1  0+2+4   opponent wins           6           ?
  2:-1  1+1+4   opponent wins           4           ?
  2:-2  1+0+4   opponent wins           5           ?
* 3:-1  1+2+3   opponent loses          0           6
  3:-2  1+2+2   opponent wins           1           ?
  3:-3  1+2+1   opponent wins           2           ?
… and one more move

The marked moves win.
Moves left: if the winner hurries and the loser delays.
";
    assert_eq!(english(&moves(6)), expected);
}

#[test]
fn replies_end_where_the_game_ends() {
    let expected = "\
Every move and the reply that beats it

move  leaves  reply             then leaves
────  ──────  ────────────────  ───────────
1:-1  0+2+3   3:-1              0+2+2
2:-1  1+1+3   3:-3              1+1+0
2:-2  1+0+3   3:-2              1+0+1
3:-1  1+2+2   1:-1              0+2+2
3:-2  1+2+1   the game is over
… and one more move
";
    assert_eq!(english(&fixtures::replies()), expected);
}

#[test]
fn grid_of_four_marks_losing_pairs() {
    let expected = "\
The nim-values of two heaps

  │ 0  1  2  3
──┼────────────
0 │[0] 1  2  3
1 │ 1 [0] 3  2
2 │ 2  3 [0] 1
3 │ 3  2  1 [0]

Marked: the player to move loses with these two heaps alone (P). Otherwise the
player to move wins (N).
";
    assert_eq!(english(&grid(4, GridCells::NimValue)), expected);
}

#[test]
fn grid_marks_what_is_asked_and_leaves_cells_empty() {
    let expected = "\
The nim-values of two heaps

  │ 0  1  2  3  4
──┼───────────────
0 │
1 │   *0* 3 <2> 5
2 │    3 [0] 1  6
3 │    2  1 [0] 7
4 │    5  6  7 [0]

Marked: the player to move loses with these two heaps alone (P). Otherwise the
player to move wins (N).
The pair asked about: in angle brackets, in the picture with a frame.
What the winning moves leave: between stars, in the picture joined to the frame
by a line.
";
    assert_eq!(english(&marked_grid(5)), expected);
}

#[test]
fn powers_are_counted_modulo_a_number() {
    let text = english(&powers_by(counts(&["1", "2", "3", "7"]), 3));
    assert!(text.contains("rest 1"), "{text}");
    assert!(
        text.contains("The power 4 does not occur a multiple of 3 times."),
        "{text}"
    );
}

#[test]
fn long_numbers_are_cut_and_cells_wrapped() {
    let expected = "\
The moves and what they leave

move             leaves           then                 nim-value      moves left
───────────────  ───────────────  ─────────────  ───────────────  ──────────────
1:-1000…0000     1000…0000 (1001  opponent wins  1000…0000 (1001       1000…0000
(1001 digits)    digits)+17+4                            digits)   (1001 digits)
2:-3             3+17+4           opponent wins                3               3
… and 9999…9998 (1000 digits) more moves

Moves left: if the winner hurries and the loser delays.
";
    assert_eq!(english(&fixtures::long_moves()), expected);
}

#[test]
fn pairing_lines_up_in_simplified_chinese() {
    let expected = "\
各堆的二进制，每列的 1 两两配对

大小   4      2      1
   1  0      0     (1)
   2  0     (1)     0
   4 (1)     0      0
     落单   落单   落单

4、2、1 这几列有落单的 1。
";
    assert_eq!(
        say(
            Language::SimplifiedChinese,
            &pairing(counts(&["1", "2", "4"])),
            80
        ),
        expected
    );
}

#[test]
fn moves_line_up_in_traditional_chinese() {
    let expected = "\
各種走法及其留下的局面

  走法  留下   此後    Nim 值  剩餘步數
  ────  ─────  ──────  ──────  ────────
  1:-1  0+2+4  對手勝       6         ?
  2:-1  1+1+4  對手勝       4         ?
  2:-2  1+0+4  對手勝       5         ?
* 3:-1  1+2+3  對手敗       0         6
  3:-2  1+2+2  對手勝       1         ?
  3:-3  1+2+1  對手勝       2         ?
  3:-4  1+2+0  對手勝       3         ?

帶標記的走法必勝。
剩餘步數：勝方求快、敗方求慢。
";
    assert_eq!(say(Language::TraditionalChinese, &moves(7), 80), expected);
}

#[test]
fn strip_wraps_in_simplified_chinese() {
    let expected = "\
大小为 0、1、2……的堆

堆       0   1   2   3   4   5   6
Nim 值   0   1   0   1   2   3   2
胜负     P   N   P   N   N   N   N
周期   ├─────────────────────────┤
所问                         ▲

堆       7   8   9  10  11  12  13
Nim 值   0   1   0   1   2   3   2
胜负     P   N   P   N   N   N   N
周期   ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤

堆      14  15  16  17  18  19  20
Nim 值   0   1   0   1   2   3   2
胜负     P   N   P   N   N   N   N
周期   ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤

堆      21  22  23  24  25  26  27
Nim 值   0   1   0   1   2   3   2
胜负     P   N   P   N   N   N   N
周期   ├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┤

从 0 起，以 7 为周期重复。
相邻必败堆的间隔：2 5，如此循环不止。
P：轮到走的一方败。N：轮到走的一方胜。
▲ 标出所问的堆，或第一个周期中值与它相同
的堆。
";
    assert_eq!(
        say(
            Language::SimplifiedChinese,
            &strip(&[1, 3, 4], 28, Some((0, 7)), vec![5]),
            40
        ),
        expected
    );
}

/// Above this width no line is longer, whatever the figure; a long number needs some room.
#[test]
fn no_line_is_wider_than_the_width() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (name, figure) in all() {
            for width in [32, 40, 57, 80, 120, 200] {
                let text = figure_text(&words, &figure, width);
                for line in text.lines() {
                    let columns = UnicodeWidthStr::width(line);
                    assert!(columns <= width, "{name}, {language}, {width}:\n{line}");
                    assert_eq!(line, line.trim_end(), "{name}, {language}, {width}");
                }
                assert!(text.ends_with('\n'), "{name}");
            }
        }
    }
}

/// A message that is missing is shown by its id, a missing argument by its name in braces.
#[test]
fn every_word_is_there_in_every_language() {
    for language in Language::ALL {
        for (name, figure) in all() {
            let text = say(language, &figure, 80);
            assert!(!text.contains("figure-"), "{name}, {language}:\n{text}");
            assert!(!text.contains('{'), "{name}, {language}:\n{text}");
        }
    }
}

#[test]
fn svg_is_well_formed_stands_alone_and_is_described() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (name, figure) in all() {
            for theme in [Theme::Light, Theme::Dark, Theme::Page] {
                let svg = figure_svg(&words, &figure, theme);
                let document = roxmltree::Document::parse(&svg)
                    .unwrap_or_else(|fault| panic!("{name}, {language}: {fault}"));
                let root = document.root_element();
                assert_eq!(root.attribute("role"), Some("img"), "{name}");
                let children: Vec<_> = root.children().filter(|node| node.is_element()).collect();
                assert_eq!(children[0].tag_name().name(), "title", "{name}");
                assert_eq!(children[1].tag_name().name(), "desc", "{name}");
                assert!(
                    children[0].text().is_some_and(|text| !text.is_empty()),
                    "{name}"
                );
                assert!(
                    children[1].text().is_some_and(|text| !text.is_empty()),
                    "{name}"
                );
                for node in document.descendants().filter(|node| node.is_element()) {
                    let tag = node.tag_name().name();
                    let known = [
                        "svg", "title", "desc", "g", "rect", "circle", "path", "text",
                    ];
                    assert!(known.contains(&tag), "{name}: {tag}");
                    for attribute in node.attributes() {
                        let value = attribute.value();
                        assert!(
                            !value.contains("NaN") && !value.contains("inf"),
                            "{name}: {value}"
                        );
                        assert!(!value.contains("://"), "{name}: {value}");
                        assert_ne!(attribute.name(), "style", "{name}");
                    }
                }
                // Only the page knows the colours of its style sheet.
                let named = svg.replace("var(--figure-", "");
                assert!(!named.contains("figure-"), "{name}, {language}");
                assert_eq!(svg == named, theme != Theme::Page, "{name}, {language}");
                assert!(svg.len() < 400_000, "{name}: {} bytes", svg.len());
            }
        }
    }
}

/// What is drawn lies in the frame.
#[test]
fn svg_keeps_within_its_view_box() {
    let words = Words::new(Language::English);
    for (name, figure) in all() {
        let svg = figure_svg(&words, &figure, Theme::Light);
        let document = roxmltree::Document::parse(&svg).unwrap();
        let size = |key: &str| {
            document
                .root_element()
                .attribute(key)
                .unwrap()
                .parse::<f64>()
        };
        let (width, height) = (size("width").unwrap(), size("height").unwrap());
        for node in document.descendants().filter(|node| node.is_element()) {
            let mut groups = node.ancestors();
            let shift = groups.find_map(|group| group.attribute("transform"));
            let shift = shift.map_or((0.0, 0.0), |shift| {
                let inside = shift.trim_start_matches("translate(").trim_end_matches(')');
                let (x, y) = inside.split_once(' ').unwrap();
                (x.parse::<f64>().unwrap(), y.parse::<f64>().unwrap())
            });
            let at = |key: &str| {
                node.attribute(key)
                    .map_or(0.0, |v| v.parse::<f64>().unwrap())
            };
            let (right, bottom) = match node.tag_name().name() {
                "rect" => (at("x") + at("width"), at("y") + at("height")),
                "circle" => (at("cx") + at("r"), at("cy") + at("r")),
                "text" => (at("x"), at("y")),
                _ => continue,
            };
            assert!(right + shift.0 <= width + 0.1, "{name}: {node:?}");
            assert!(bottom + shift.1 <= height + 0.1, "{name}: {node:?}");
        }
    }
}

/// The values of an attribute in a picture, in order.
fn named(figure: &Figure, attribute: &str) -> Vec<String> {
    let svg = figure_svg(&Words::new(Language::English), figure, Theme::Page);
    let document = roxmltree::Document::parse(&svg).unwrap();
    let nodes = document.descendants();
    let values = nodes.filter_map(|node| node.attribute(attribute));
    values.map(str::to_string).collect()
}

/// So that a page can show what belongs together.
#[test]
fn shapes_name_the_heap_the_cell_and_the_move_that_they_belong_to() {
    let heaps = ["1", "2", "3"];
    assert_eq!(
        named(&pairing(counts(&["1", "2", "4"])), "data-heap"),
        heaps
    );
    assert_eq!(named(&powers(counts(&["1", "2", "4"])), "data-heap"), heaps);
    let one = parts("30", Some("11"), &["1", "9"]);
    assert_eq!(named(&one, "data-heap"), ["1"]);
    // The second and the third of three heaps have the same values.
    let asked = strip(&[1, 3, 4], 14, Some((0, 7)), vec![5, 2, 2]);
    let sizes: Vec<String> = (0..14).map(|size| size.to_string()).collect();
    assert_eq!(named(&asked, "data-size"), sizes);
    assert_eq!(named(&asked, "data-heap"), ["2 3", "1"]);
    let cells = named(&grid(3, GridCells::NimValue), "data-cell");
    assert_eq!(cells[..4], ["0,0", "0,1", "0,2", "1,0"]);
    assert_eq!(named(&moves(3), "data-move"), ["1:-1", "2:-1", "2:-2"]);
}
