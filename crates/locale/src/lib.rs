//! Every sentence Palisade says, in seven languages.
//!
//! Rules and servers speak in keys and values ([`game::Reason`]); this crate turns them into
//! sentences. The texts are Fluent files, `text/<language>/<face>.ftl`, one for each face. English is
//! always inside; the feature `all` embeds the other six, and a program without it (the page in the
//! browser) hands their text over with [`Locale::from_source`].
//!
//! Keys are kebab-case and stand as literals in the sources, so that a test can tell which are
//! missing and which nobody says any more. A word that a [`game::Arg::Term`] names is the message
//! `term-<word>`.
//!
//! ```
//! use locale::{Language, Locale};
//!
//! let polish = Locale::new(Language::Polish);
//! let fences = |n: usize| polish.with("fences-left", &[("count", n.into())]);
//! assert_eq!([fences(1), fences(2), fences(5)], ["1 ogrodzenie", "2 ogrodzenia", "5 ogrodzeń"]);
//! ```

mod language;
mod locale;
mod rulebook;
mod text;

pub use fluent_bundle::FluentValue as Value;
pub use language::Language;
pub use locale::Locale;
pub use rulebook::{Block, Figure, Mark, Rulebook, Section};
pub use text::{BOOKS, FACES};
