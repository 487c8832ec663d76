//! Squares and fences as their words.

use std::fmt::Display;

use rules::{Fence, Square};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// Something that is written as one word.
pub(super) trait Word: Display + Sized {
    /// Reads the word.
    fn read(word: &str) -> Option<Self>;
}

impl Word for Square {
    fn read(word: &str) -> Option<Square> {
        Square::parse(word)
    }
}

impl Word for Fence {
    fn read(word: &str) -> Option<Fence> {
        Fence::parse(word)
    }
}

pub(super) fn serialize<T: Word, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}

pub(super) fn deserialize<'de, T: Word, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let word = String::deserialize(from)?;
    T::read(&word).ok_or_else(|| D::Error::custom(format_args!("{word:?} is no such word")))
}

/// Many of them.
pub(super) mod list {
    use super::{Deserialize, Deserializer, Error, Serializer, Word};

    pub(in crate::view) fn serialize<T: Word, S: Serializer>(
        values: &[T],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(values.iter().map(ToString::to_string))
    }

    pub(in crate::view) fn deserialize<'de, T: Word, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<T>, D::Error> {
        let words = Vec::<String>::deserialize(from)?;
        let read = |word: &String| {
            T::read(word).ok_or_else(|| D::Error::custom(format_args!("{word:?} is no such word")))
        };
        words.iter().map(read).collect()
    }
}
