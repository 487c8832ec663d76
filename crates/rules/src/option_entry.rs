use game::OptionSpec;

use crate::OptionError;

/// An option of a game: what it is, and how it is read from and written to its field in `T`.
pub(crate) struct OptionEntry<T> {
    pub(crate) spec: OptionSpec,
    /// The value; `None` where none is set.
    pub(crate) get: fn(&T) -> Option<String>,
    /// Sets a value that the spec accepts; `None` where it is none after all.
    pub(crate) set: fn(&mut T, &str) -> Option<()>,
}

impl<T> OptionEntry<T> {
    /// The value, where it differs from the default.
    fn non_default(&self, target: &T) -> Option<(&'static str, String)> {
        let value = (self.get)(target)?;
        (value != self.spec.default.word()).then_some((self.spec.name, value))
    }
}

/// Sets the option of that name. `known` lists the options for the error about an unknown one.
pub(crate) fn set<T>(
    entries: &[OptionEntry<T>],
    target: &mut T,
    name: &str,
    value: &str,
) -> Result<(), OptionError> {
    let Some(entry) = entries.iter().find(|entry| entry.spec.name == name) else {
        return Err(OptionError::unknown(name, entries.iter().map(|entry| &entry.spec)));
    };
    let accepted = entry.spec.accepts(value).then(|| (entry.set)(target, value)).flatten();
    accepted.ok_or_else(|| OptionError::value(&entry.spec, value))
}

/// The options that differ from their defaults, by name and value.
pub(crate) fn non_default<T>(
    entries: &[OptionEntry<T>],
    target: &T,
) -> Vec<(&'static str, String)> {
    entries.iter().filter_map(|entry| entry.non_default(target)).collect()
}

/// Defines the values of an option that is one of several words: an enum with the word of each.
macro_rules! option_enum {
    ($(#[$doc:meta])* $type:ident {
        $($(#[$about:meta])* $choice:ident = $word:literal,)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $type { $($(#[$about])* $choice,)+ }

        impl $type {
            /// All values.
            pub const ALL: &[$type] = &[$($type::$choice),+];
            /// The words of all values, in the same order.
            pub const WORDS: &[&str] = &[$($word),+];

            /// The word of this value.
            pub const fn word(self) -> &'static str {
                match self { $($type::$choice => $word,)+ }
            }

            /// The value with that word.
            pub fn parse(word: &str) -> Option<$type> {
                $type::ALL.iter().copied().find(|value| value.word() == word)
            }
        }
    };
}

/// The entry of an option that is one of several words, defined by [`option_enum`].
macro_rules! choice_entry {
    ($name:literal, $rule:literal, $field:ident: $type:ident) => {
        $crate::option_entry::OptionEntry {
            spec: game::OptionSpec::choice($name, $rule, $type::WORDS),
            get: |options| Some(options.$field.word().to_owned()),
            set: |options, value| {
                options.$field = $type::parse(value)?;
                Some(())
            },
        }
    };
}

pub(crate) use {choice_entry, option_enum};
