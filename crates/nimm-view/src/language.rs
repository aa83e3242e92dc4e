//! The languages of the program.

use std::fmt;
use std::str::FromStr;

/// A language that all messages exist in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, `en`.
    #[default]
    English,
    /// Simplified Chinese, `zh-Hans`.
    SimplifiedChinese,
    /// Traditional Chinese, `zh-Hant`.
    TraditionalChinese,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [
        Language::English,
        Language::SimplifiedChinese,
        Language::TraditionalChinese,
    ];

    /// The language tag: `en`, `zh-Hans` or `zh-Hant`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::SimplifiedChinese => "zh-Hans",
            Language::TraditionalChinese => "zh-Hant",
        }
    }

    /// The language that the first non-empty of these locale names asks for; English if none does.
    ///
    /// Give the values of `LC_ALL`, `LC_MESSAGES` and `LANG`, in this order, or the languages of a
    /// browser.
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm_view::Language;
    ///
    /// let of = |values: &[&str]| Language::from_environment(values.iter().map(|v| v.to_string()));
    /// assert_eq!(of(&["", "zh_TW.UTF-8"]), Language::TraditionalChinese);
    /// assert_eq!(of(&["C", "zh_CN"]), Language::English);
    /// ```
    pub fn from_environment(values: impl Iterator<Item = String>) -> Language {
        values
            .map(|value| value.trim().to_lowercase())
            .find(|value| !value.is_empty())
            .map_or(Language::English, |value| of_locale(&value))
    }
}

/// The language of a locale name in lower case, such as `zh_tw.utf-8@radical`.
fn of_locale(locale: &str) -> Language {
    let name = locale.split(['.', '@', ':']).next().unwrap_or_default();
    let mut subtags = name.split(['_', '-']);
    if subtags.next() != Some("zh") {
        return Language::English;
    }
    // A script decides before a region does: `zh-Hans-HK` is simplified.
    for subtag in subtags {
        match subtag {
            "hans" | "cn" | "sg" | "my" => return Language::SimplifiedChinese,
            "hant" | "tw" | "hk" | "mo" => return Language::TraditionalChinese,
            _ => {}
        }
    }
    Language::SimplifiedChinese
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a tag exactly as [`Language::tag`] writes it.
    ///
    /// # Errors
    ///
    /// [`UnknownLanguage`] for any other text.
    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.tag() == text)
            .ok_or_else(|| UnknownLanguage {
                tag: text.to_string(),
            })
    }
}

/// A text that is not the tag of a language of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage {
    /// The text.
    pub tag: String,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown-language, tag: {}", self.tag)
    }
}

impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn tags_round_trip_and_nothing_else_is_read() {
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
        }
        for other in ["", "EN", "zh", "zh-hans", "zh_Hans", "en-US", " en"] {
            assert!(other.parse::<Language>().is_err(), "{other}");
        }
    }

    #[test]
    fn locales_name_languages() {
        let of = |locale: &str| Language::from_environment([locale.to_string()].into_iter());
        for locale in ["", "C", "POSIX", "C.UTF-8", "en_US.UTF-8", "de_DE", "zhx"] {
            assert_eq!(of(locale), Language::English, "{locale}");
        }
        for locale in ["zh", "zh_CN", "zh_CN.GB18030", "zh_SG.UTF-8", "zh-Hans-HK"] {
            assert_eq!(of(locale), Language::SimplifiedChinese, "{locale}");
        }
        for locale in [
            "zh_TW",
            "zh_HK.UTF-8",
            "zh_MO",
            "zh-Hant",
            "zh_TW.UTF-8@radical",
        ] {
            assert_eq!(of(locale), Language::TraditionalChinese, "{locale}");
        }
        assert_eq!(
            Language::from_environment(std::iter::empty()),
            Language::English
        );
    }
}
