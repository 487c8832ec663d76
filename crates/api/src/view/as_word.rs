//! Serde helpers that write squares and fences as the words of the notation.

use std::fmt::Display;

use rules::{Fence, Square};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// A value that is serialized as one word of the notation.
pub(super) trait AsWord: Display + Sized {
    /// Parses the word; `None` where it is not one.
    fn parse_word(word: &str) -> Option<Self>;
}

impl AsWord for Square {
    fn parse_word(word: &str) -> Option<Square> {
        Square::parse(word)
    }
}

impl AsWord for Fence {
    fn parse_word(word: &str) -> Option<Fence> {
        Fence::parse(word)
    }
}

pub(super) fn serialize<T: AsWord, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}

pub(super) fn deserialize<'de, T: AsWord, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let word = String::deserialize(from)?;
    T::parse_word(&word).ok_or_else(|| D::Error::custom(format_args!("{word:?} is no such word")))
}

/// The same for lists.
pub(super) mod list {
    use super::{AsWord, Deserialize, Deserializer, Error, Serializer};

    pub(in crate::view) fn serialize<T: AsWord, S: Serializer>(
        values: &[T],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(values.iter().map(ToString::to_string))
    }

    pub(in crate::view) fn deserialize<'de, T: AsWord, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<T>, D::Error> {
        let words = Vec::<String>::deserialize(from)?;
        let parse = |word: &String| {
            T::parse_word(word)
                .ok_or_else(|| D::Error::custom(format_args!("{word:?} is no such word")))
        };
        words.iter().map(parse).collect()
    }
}
