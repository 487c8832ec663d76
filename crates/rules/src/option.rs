use game::Reason;

/// Why an option of a game cannot be set that way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The game has no option of that name.
    Unknown {
        /// What was asked for.
        name: String,
        /// What there is, separated by blanks.
        known: String,
    },
    /// The option does not take that value.
    Value {
        /// The option.
        name: &'static str,
        /// What was asked for.
        value: String,
        /// What it takes: `up_to exactly`, `1-9`.
        allowed: &'static str,
        /// The rule that has the option.
        rule: &'static str,
    },
}

impl From<OptionError> for Reason {
    fn from(error: OptionError) -> Reason {
        match error {
            OptionError::Unknown { name, known } => {
                Reason::new("option-unknown", "").text("name", name).text("known", known)
            }
            OptionError::Value { name, value, allowed, rule } => Reason::new("option-value", rule)
                .text("name", name)
                .text("value", value)
                .text("allowed", allowed),
        }
    }
}
