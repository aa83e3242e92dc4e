//! The JSON of quotients.

use serde::Deserialize;
use serde_json::{Value, json};

use super::found::only_rule;
use super::{MisereQuotient, Quotient, Repetition, Word};
use crate::json::{expect_schema, header, malformed, read};
use crate::{Convention, Count, Error, Game, Rule};

impl MisereQuotient {
    /// The quotient as one JSON object, which is its certificate as well.
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm::{Limits, misere::{MisereQuotient, misere_quotient}};
    ///
    /// let found = misere_quotient(&"take 1-2".parse()?, 5, &Limits::default())?.found;
    /// let json = found.to_json();
    /// assert_eq!(json["order"], 6);
    /// assert_eq!(MisereQuotient::from_json(&json)?, found);
    /// # Ok::<(), nimm::Error>(())
    /// ```
    #[must_use]
    pub fn to_json(&self) -> Value {
        let quotient = self.quotient();
        let names = |elements: &mut dyn Iterator<Item = usize>| -> Vec<String> {
            elements
                .map(|element| self.word(element).to_string())
                .collect()
        };
        let all = || 0..quotient.order();
        let row = |left: usize| all().map(|right| quotient.product(left, right)).collect();
        let rows: Vec<Vec<usize>> = all().map(row).collect();
        let complete = self.complete().map(|found| {
            json!({
                "preperiod": Count::from(found.preperiod),
                "period": Count::from(found.period),
            })
        });
        let mut object = header(&self.game());
        object.insert("verified_to".into(), json!(Count::from(self.verified_to())));
        object.insert("complete".into(), json!(complete));
        object.insert("order".into(), json!(quotient.order()));
        object.insert("p_portion".into(), json!(names(&mut quotient.p_portion())));
        object.insert("elements".into(), json!(names(&mut all())));
        object.insert("multiplication".into(), json!(rows));
        object.insert("heaps".into(), json!(names(&mut self.heaps())));
        object.insert("strength".into(), json!("proven"));
        Value::Object(object)
    }

    /// Reads a certificate. Nothing is verified but that numbers and names are those of elements;
    /// [`crate::check_json`] does the rest.
    ///
    /// # Errors
    ///
    /// [`Error::Answer`] for JSON of another kind; [`Error::Game`] for a rule that has no quotient.
    pub fn from_json(value: &Value) -> Result<MisereQuotient, Error> {
        expect_schema(value)?;
        let saved: Saved = read(value)?;
        let rule = only_rule(&Game::new(saved.rule, Convention::Misere))?.clone();
        let wrong = |key: &str| malformed(format!("{key}: not the elements of a quotient"));
        let words = |key: &str, texts: &[String]| {
            let words = texts.iter().map(|text| text.parse());
            words
                .collect::<Result<Vec<Word>, _>>()
                .map_err(|error| malformed(format!("{key}: {error}")))
        };
        let lost = words("p_portion", &saved.p_portion)?;
        let elements = words("elements", &saved.elements)?;
        let quotient = Quotient::of_table(elements, saved.multiplication, &lost).map_err(wrong)?;
        let heaps = quotient.numbers(&words("heaps", &saved.heaps)?);
        let heaps = heaps.ok_or_else(|| wrong("heaps"))?;
        let number = |count: &Count| {
            count
                .to_u64()
                .ok_or_else(|| malformed(format!("complete: {count}")))
        };
        let complete = match &saved.complete {
            None => None,
            Some(complete) if complete.period.is_zero() => return Err(wrong("complete")),
            Some(complete) => Some(Repetition {
                preperiod: number(&complete.preperiod)?,
                period: number(&complete.period)?,
            }),
        };
        Ok(MisereQuotient::new(rule, quotient, heaps, complete))
    }
}

#[derive(Deserialize)]
struct Saved {
    rule: Rule,
    complete: Option<SavedRepetition>,
    p_portion: Vec<String>,
    elements: Vec<String>,
    multiplication: Vec<Vec<usize>>,
    heaps: Vec<String>,
}

#[derive(Deserialize)]
struct SavedRepetition {
    preperiod: Count,
    period: Count,
}
