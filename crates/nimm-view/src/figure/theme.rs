//! Colours.

/// The colours of a picture: light for paper and bright pages, dark for dark ones.
///
/// No picture says anything by colour alone, so that either can be printed in grey.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark ink on warm white.
    #[default]
    Light,
    /// Amber on night blue.
    Dark,
    /// The colours of the page around it: the custom properties `--figure-ground`, `--figure-ink`
    /// and so on of its style sheet.
    Page,
}

/// Colours by their role.
#[derive(Debug)]
pub(super) struct Palette {
    /// Behind everything.
    pub(super) ground: &'static str,
    /// Behind a column, a row or a cell.
    pub(super) panel: &'static str,
    /// Thin lines.
    pub(super) rule: &'static str,
    /// Text.
    pub(super) ink: &'static str,
    /// Text of less weight.
    pub(super) quiet: &'static str,
    /// What belongs together, what wins.
    pub(super) amber: &'static str,
    /// Text on amber.
    pub(super) on_amber: &'static str,
    /// What is left single, what is odd.
    pub(super) single: &'static str,
    /// Shades of values.
    pub(super) shade: &'static str,
}

static LIGHT: Palette = Palette {
    ground: "#fffdf7",
    panel: "#f5efe1",
    rule: "#d8cfba",
    ink: "#20253d",
    quiet: "#5d627a",
    amber: "#e09a1f",
    on_amber: "#20180a",
    single: "#a8321c",
    shade: "#4a67b0",
};

static DARK: Palette = Palette {
    ground: "#12172b",
    panel: "#1b2240",
    rule: "#343d66",
    ink: "#f2ecdc",
    quiet: "#a3abc9",
    amber: "#ffb54a",
    on_amber: "#2a1a02",
    single: "#ff8f70",
    shade: "#6f8fe8",
};

static PAGE: Palette = Palette {
    ground: "var(--figure-ground)",
    panel: "var(--figure-panel)",
    rule: "var(--figure-rule)",
    ink: "var(--figure-ink)",
    quiet: "var(--figure-quiet)",
    amber: "var(--figure-amber)",
    on_amber: "var(--figure-on-amber)",
    single: "var(--figure-single)",
    shade: "var(--figure-shade)",
};

impl Theme {
    pub(super) fn palette(self) -> &'static Palette {
        match self {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
            Theme::Page => &PAGE,
        }
    }
}
