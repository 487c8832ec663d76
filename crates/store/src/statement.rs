/// A statement in the SQL that all databases have in common, with its parameters `$1`, `$2`, ….
#[derive(Clone, Debug)]
pub struct Statement {
    pub(crate) sql: &'static str,
    pub(crate) parameters: Vec<Parameter>,
}

/// A parameter of a [`Statement`].
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Parameter {
    Text(String),
    Number(i64),
}

impl Statement {
    /// A statement without parameters yet.
    pub fn new(sql: &'static str) -> Statement {
        Statement { sql, parameters: Vec::new() }
    }

    /// Its text, without the values of its parameters.
    pub fn sql(&self) -> &'static str {
        self.sql
    }

    /// With a text as the next parameter.
    #[must_use]
    pub fn text(mut self, text: impl Into<String>) -> Statement {
        self.parameters.push(Parameter::Text(text.into()));
        self
    }

    /// With a number as the next parameter.
    #[must_use]
    pub fn number(mut self, number: i64) -> Statement {
        self.parameters.push(Parameter::Number(number));
        self
    }
}
