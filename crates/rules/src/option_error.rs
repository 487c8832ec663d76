use game::{OptionSpec, Reason};

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
        allowed: String,
        /// The rule that defines the option.
        rule: &'static str,
    },
}

impl OptionError {
    /// There is no such option among `specs`.
    pub(crate) fn unknown<'a>(
        name: &str,
        specs: impl IntoIterator<Item = &'a OptionSpec>,
    ) -> OptionError {
        let known: Vec<_> = specs.into_iter().map(|spec| spec.name).collect();
        OptionError::Unknown { name: name.to_owned(), known: known.join(" ") }
    }

    /// The option does not take `value`.
    pub(crate) fn value(spec: &OptionSpec, value: &str) -> OptionError {
        let (name, rule, allowed) = (spec.name, spec.rule, spec.allowed());
        OptionError::Value { name, value: value.to_owned(), allowed, rule }
    }
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
