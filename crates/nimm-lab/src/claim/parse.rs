//! Reading claims, and the ends of ranges: operators by how tightly they bind (V. R. Pratt, *Top
//! down operator precedence*, 1973).

use std::ops::Range;

use super::expression::{Expression, Function, Kind, Operator, Quantity, Type};
use super::token::{Token, TokenKind, tokens};
use crate::fault::{Field, LabError, LabFault};

/// So deep may expressions lie in one another.
const DEEPEST: usize = 100;

/// How tightly `+` binds: the least of what numbers are made with.
pub(crate) const SUM: u8 = 6;

const COMPARISON: u8 = 5;
const NOT: u8 = 4;
const NEGATION: u8 = 8;

/// Words that are no names.
const RESERVED: [&str; 15] = [
    "iff", "and", "or", "not", "if", "then", "else", "let", "in", "n", "G", "P", "true", "false",
    "mod",
];

/// Reads one text.
pub(crate) struct Parser<'a> {
    text: &'a str,
    field: Field,
    tokens: Vec<Token>,
    at: usize,
    depth: usize,
    /// The parameters in sight.
    pub(crate) parameters: Vec<char>,
    /// Those that come into sight later.
    pub(crate) later: Vec<char>,
    locals: Vec<Local>,
}

struct Local {
    name: String,
    comes_to: Type,
    mentions_n: bool,
}

/// Reads a claim about rules with these parameters.
pub(crate) fn claim(text: &str, parameters: &[char]) -> Result<Expression, LabError> {
    let mut parser = Parser::new(text, Field::Claim)?;
    parser.parameters = parameters.to_vec();
    let claim = parser.expression(0)?;
    parser.end()?;
    match claim.comes_to {
        Type::Truth => Ok(claim),
        Type::Number => Err(parser.error(claim.span, LabFault::NotAClaim)),
    }
}

impl<'a> Parser<'a> {
    pub(crate) fn new(text: &'a str, field: Field) -> Result<Parser<'a>, LabError> {
        let tokens = tokens(text).map_err(|(fault, span)| LabError {
            field,
            text: text.to_string(),
            span,
            fault,
        })?;
        Ok(Parser {
            text,
            field,
            tokens,
            at: 0,
            depth: 0,
            parameters: Vec::new(),
            later: Vec::new(),
            locals: Vec::new(),
        })
    }

    pub(crate) fn error(&self, span: Range<usize>, fault: LabFault) -> LabError {
        let (field, text) = (self.field, self.text.to_string());
        LabError {
            field,
            text,
            span,
            fault,
        }
    }

    /// The token that is next; the last one is the end, which is never passed.
    pub(crate) fn next(&self) -> &Token {
        &self.tokens[self.at.min(self.tokens.len() - 1)]
    }

    pub(crate) fn word(&self) -> &'a str {
        &self.text[self.next().span.clone()]
    }

    pub(crate) fn advance(&mut self) -> Token {
        let token = self.next().clone();
        self.at += 1;
        token
    }

    pub(crate) fn is_at(&self, symbol: &str) -> bool {
        self.next().kind != TokenKind::End && self.word() == symbol
    }

    pub(crate) fn skip(&mut self, symbol: &str) -> bool {
        let there = self.is_at(symbol);
        self.at += usize::from(there);
        there
    }

    pub(crate) fn expect(&mut self, symbol: &str) -> Result<(), LabError> {
        if self.skip(symbol) {
            return Ok(());
        }
        let (symbol, found) = (symbol.to_string(), self.word().to_string());
        Err(self.error(
            self.next().span.clone(),
            LabFault::ExpectedSymbol { symbol, found },
        ))
    }

    pub(crate) fn end(&self) -> Result<(), LabError> {
        if self.next().kind == TokenKind::End {
            return Ok(());
        }
        let found = self.word().to_string();
        Err(self.error(self.next().span.clone(), LabFault::GoesOn { found }))
    }

    /// An expression of what binds at least as tightly as `least`.
    pub(crate) fn expression(&mut self, least: u8) -> Result<Expression, LabError> {
        self.depth += 1;
        let depth = self.depth;
        let mut left = self.operand()?;
        while let Some((operator, binds)) = self.operator().filter(|(_, binds)| *binds >= least) {
            self.advance();
            // `^` goes with its right side first.
            let right = self.expression(binds + u8::from(operator != Operator::Power))?;
            left = self.joined(operator, left, right)?;
            // A long chain is a deep tree as well.
            self.depth += 1;
            if binds == COMPARISON && self.operator().is_some_and(|next| next.1 == COMPARISON) {
                let place = self.next().span.clone();
                return Err(self.error(place, LabFault::ChainedComparison));
            }
        }
        self.depth = depth - 1;
        Ok(left)
    }

    fn operator(&self) -> Option<(Operator, u8)> {
        if self.next().kind == TokenKind::End {
            return None;
        }
        Some(match self.word() {
            "iff" => (Operator::Iff, 1),
            "or" => (Operator::Or, 2),
            "and" => (Operator::And, 3),
            "=" => (Operator::Equal, COMPARISON),
            "!=" => (Operator::Unequal, COMPARISON),
            "<" => (Operator::Less, COMPARISON),
            "<=" => (Operator::AtMost, COMPARISON),
            ">" => (Operator::More, COMPARISON),
            ">=" => (Operator::AtLeast, COMPARISON),
            "+" => (Operator::Plus, SUM),
            "-" => (Operator::Minus, SUM),
            "*" => (Operator::Times, 7),
            "div" => (Operator::Div, 7),
            "mod" => (Operator::Mod, 7),
            "^" => (Operator::Power, 9),
            _ => return None,
        })
    }

    fn joined(
        &self,
        operator: Operator,
        left: Expression,
        right: Expression,
    ) -> Result<Expression, LabError> {
        let of_truths = matches!(operator, Operator::Iff | Operator::Or | Operator::And);
        let wanted = if of_truths { Type::Truth } else { Type::Number };
        self.must_be(&left, wanted)?;
        self.must_be(&right, wanted)?;
        let of_numbers = matches!(
            operator,
            Operator::Plus
                | Operator::Minus
                | Operator::Times
                | Operator::Div
                | Operator::Mod
                | Operator::Power
        );
        Ok(Expression {
            comes_to: if of_numbers {
                Type::Number
            } else {
                Type::Truth
            },
            mentions_n: left.mentions_n || right.mentions_n,
            span: left.span.start..right.span.end,
            kind: Kind::Binary(operator, Box::new(left), Box::new(right)),
        })
    }

    fn must_be(&self, expression: &Expression, wanted: Type) -> Result<(), LabError> {
        if expression.comes_to == wanted {
            return Ok(());
        }
        let fault = match wanted {
            Type::Number => LabFault::ExpectedNumber,
            Type::Truth => LabFault::ExpectedTruth,
        };
        Err(self.error(expression.span.clone(), fault))
    }

    fn of_type(&mut self, least: u8, wanted: Type) -> Result<Expression, LabError> {
        let expression = self.expression(least)?;
        self.must_be(&expression, wanted)?;
        Ok(expression)
    }

    /// What stands before or between operators.
    fn operand(&mut self) -> Result<Expression, LabError> {
        if self.depth > DEEPEST {
            return Err(self.error(self.next().span.clone(), LabFault::TooDeep));
        }
        let token = self.next().clone();
        let start = token.span.start;
        let word = self.word();
        match token.kind {
            TokenKind::Number(value) => {
                self.advance();
                Ok(plain(Kind::Constant(value), Type::Number, token.span))
            }
            TokenKind::Name => self.name(word, token.span),
            TokenKind::Sign if word == "(" => {
                self.advance();
                let mut inner = self.expression(0)?;
                self.expect(")")?;
                inner.span = start..self.passed();
                Ok(inner)
            }
            TokenKind::Sign if word == "-" => {
                self.advance();
                let inner = self.of_type(NEGATION, Type::Number)?;
                let (mentions_n, end) = (inner.mentions_n, inner.span.end);
                let kind = Kind::Minus(Box::new(inner));
                Ok(Expression {
                    kind,
                    comes_to: Type::Number,
                    mentions_n,
                    span: start..end,
                })
            }
            TokenKind::Sign | TokenKind::End => Err(self.no_expression()),
        }
    }

    fn no_expression(&self) -> LabError {
        let found = self.word().to_string();
        self.error(
            self.next().span.clone(),
            LabFault::ExpectedExpression { found },
        )
    }

    /// Where the token that was passed last ends.
    fn passed(&self) -> usize {
        self.tokens[self.at - 1].span.end
    }

    fn name(&mut self, word: &str, span: Range<usize>) -> Result<Expression, LabError> {
        let of_rule = matches!(word, "n" | "G" | "P")
            || Quantity::ALL.iter().any(|quantity| quantity.name() == word);
        if self.field == Field::For && of_rule {
            let name = word.to_string();
            return Err(self.error(span, LabFault::NotInRange { name }));
        }
        match word {
            "not" => {
                self.advance();
                let inner = self.of_type(NOT, Type::Truth)?;
                let (mentions_n, end) = (inner.mentions_n, inner.span.end);
                let kind = Kind::Not(Box::new(inner));
                return Ok(Expression {
                    kind,
                    comes_to: Type::Truth,
                    mentions_n,
                    span: span.start..end,
                });
            }
            "if" => return self.choice(),
            "let" => return self.binding(),
            "G" | "P" => return self.of_heap(word),
            "true" | "false" => {
                self.advance();
                let kind = Kind::Constant(i128::from(word == "true"));
                return Ok(plain(kind, Type::Truth, span));
            }
            "n" => {
                self.advance();
                let n = plain(Kind::N, Type::Number, span);
                return Ok(Expression {
                    mentions_n: true,
                    ..n
                });
            }
            "mod" | "div"
                if self
                    .tokens
                    .get(self.at + 1)
                    .is_none_or(|next| &self.text[next.span.clone()] != "(") =>
            {
                return Err(self.no_expression());
            }
            "iff" | "and" | "or" | "then" | "else" | "in" => return Err(self.no_expression()),
            _ => {}
        }
        if let Some(function) = Function::ALL.into_iter().find(|f| f.name() == word) {
            return self.call(function);
        }
        if let Some(place) = self.locals.iter().rposition(|local| local.name == word) {
            self.advance();
            let local = &self.locals[place];
            return Ok(Expression {
                kind: Kind::Local(place),
                comes_to: local.comes_to,
                mentions_n: local.mentions_n,
                span,
            });
        }
        if let Some(place) = position(&self.parameters, word) {
            self.advance();
            return Ok(plain(Kind::Parameter(place), Type::Number, span));
        }
        if let Some(quantity) = Quantity::ALL.into_iter().find(|q| q.name() == word) {
            self.advance();
            return Ok(plain(Kind::Quantity(quantity), Type::Number, span));
        }
        let name = word.to_string();
        let fault = match position(&self.later, word) {
            Some(_) => LabFault::UsedBeforeDefined { name },
            None => LabFault::UnknownName {
                suggestion: self.suggestion(word),
                name,
            },
        };
        Err(self.error(span, fault))
    }

    /// The name that was probably meant.
    fn suggestion(&self, word: &str) -> String {
        let locals = self.locals.iter().map(|local| local.name.as_str());
        let functions = Function::ALL.iter().map(|function| function.name());
        let quantities = Quantity::ALL.iter().map(|quantity| quantity.name());
        let quantities = quantities.filter(|_| self.field == Field::Claim);
        let close = |name: &&str| {
            let distance = strsim::osa_distance(&word.to_lowercase(), name);
            word.len() > 1 && distance <= 2.max(name.len() / 4)
        };
        let close = locals.chain(functions).chain(quantities).filter(close);
        let best = close.min_by_key(|name| strsim::osa_distance(word, name));
        best.unwrap_or_default().to_string()
    }

    fn of_heap(&mut self, word: &str) -> Result<Expression, LabError> {
        let start = self.advance().span.start;
        self.expect("(")?;
        let heap = self.of_type(0, Type::Number)?;
        self.expect(")")?;
        let (mentions_n, heap) = (heap.mentions_n, Box::new(heap));
        let (kind, comes_to) = match word {
            "G" => (Kind::NimValue(heap), Type::Number),
            _ => (Kind::IsP(heap), Type::Truth),
        };
        Ok(Expression {
            kind,
            comes_to,
            mentions_n,
            span: start..self.passed(),
        })
    }

    fn call(&mut self, function: Function) -> Result<Expression, LabError> {
        let place = self.advance().span;
        let name = function.name().to_string();
        if !self.skip("(") {
            return Err(self.error(place, LabFault::FunctionAlone { function: name }));
        }
        let mut arguments = vec![self.of_type(0, Type::Number)?];
        while self.skip(",") {
            arguments.push(self.of_type(0, Type::Number)?);
        }
        self.expect(")")?;
        let (expected, found) = (function.arguments(), arguments.len());
        if found < expected || (found > expected && !function.takes_more()) {
            let fault = LabFault::ArgumentCount {
                function: name,
                expected,
                found,
            };
            return Err(self.error(place.start..self.passed(), fault));
        }
        Ok(Expression {
            comes_to: Type::Number,
            mentions_n: arguments.iter().any(|argument| argument.mentions_n),
            kind: Kind::Call(function, arguments),
            span: place.start..self.passed(),
        })
    }

    fn choice(&mut self) -> Result<Expression, LabError> {
        let start = self.advance().span.start;
        let condition = self.of_type(0, Type::Truth)?;
        self.expect("then")?;
        let then = self.expression(0)?;
        self.expect("else")?;
        let otherwise = self.of_type(0, then.comes_to)?;
        let parts = [condition, then, otherwise];
        Ok(Expression {
            comes_to: parts[1].comes_to,
            mentions_n: parts.iter().any(|part| part.mentions_n),
            span: start..parts[2].span.end,
            kind: Kind::If(Box::new(parts)),
        })
    }

    /// `let x=.., y=.. in ..`, of which the first name, or a comma, is next.
    fn binding(&mut self) -> Result<Expression, LabError> {
        self.depth += 1;
        let start = self.advance().span.start;
        let (token, name) = (self.next().clone(), self.word().to_string());
        if token.kind != TokenKind::Name {
            let symbol = "x =".to_string();
            let fault = LabFault::ExpectedSymbol {
                symbol,
                found: name,
            };
            return Err(self.error(token.span, fault));
        }
        let taken = RESERVED.contains(&name.as_str())
            || position(&self.parameters, &name).is_some()
            || self.locals.iter().any(|local| local.name == name)
            || Function::ALL.iter().any(|function| function.name() == name)
            || Quantity::ALL.iter().any(|quantity| quantity.name() == name);
        if taken {
            return Err(self.error(token.span, LabFault::NameTaken { name }));
        }
        self.advance();
        self.expect("=")?;
        let value = self.expression(0)?;
        let (comes_to, mentions_n) = (value.comes_to, value.mentions_n);
        self.locals.push(Local {
            name,
            comes_to,
            mentions_n,
        });
        let body = if self.is_at(",") {
            if self.depth > DEEPEST {
                return Err(self.error(self.next().span.clone(), LabFault::TooDeep));
            }
            self.binding()?
        } else {
            self.expect("in")?;
            self.expression(0)?
        };
        self.locals.pop();
        Ok(Expression {
            comes_to: body.comes_to,
            // A name may depend on it where it is not used; that does no harm.
            mentions_n: value.mentions_n || body.mentions_n,
            span: start..body.span.end,
            kind: Kind::Let(Box::new([value, body])),
        })
    }
}

fn position(parameters: &[char], word: &str) -> Option<usize> {
    let mut characters = word.chars();
    let letter = characters.next().filter(|_| characters.next().is_none())?;
    parameters.iter().position(|parameter| *parameter == letter)
}

fn plain(kind: Kind, comes_to: Type, span: Range<usize>) -> Expression {
    Expression {
        kind,
        comes_to,
        mentions_n: false,
        span,
    }
}
