use game::Reason;

/// Why an option cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The game has no option of that name.
    Unknown {
        /// The requested option.
        name: String,
        /// The names of all options, separated by blanks.
        known: String,
    },
    /// The option does not take that value.
    Value {
        /// The option.
        name: &'static str,
        /// The refused value.
        value: String,
        /// The values it takes: `up_to exactly`, `1-9`.
        allowed: &'static str,
        /// The rule that defines the option.
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
