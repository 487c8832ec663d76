//! Localisation: the messages and rulebooks of Palisade in seven languages.
//!
//! Rules and servers report message keys and arguments ([`game::Reason`]); this crate formats them as
//! sentences. The messages are Fluent resources, `text/<language>/<resource>.ftl`, one for each
//! component ([`RESOURCES`]). English is always embedded; the feature `all` embeds the other six
//! languages, and a program without it (the page in the browser) fetches them and passes them to
//! [`Locale::from_source`].
//!
//! Keys are kebab-case and appear as literals in the sources, so that a test can find missing and
//! unused ones. The message of a [`game::ReasonArg::Term`] is `term-<word>`.
//!
//! ```
//! use locale::{Language, Locale};
//!
//! let polish = Locale::new(Language::Polish);
//! let fences = |n: usize| polish.with("fences-left", &[("count", n.into())]);
//! assert_eq!([fences(1), fences(2), fences(5)], ["1 ogrodzenie", "2 ogrodzenia", "5 ogrodzeń"]);
//! ```

mod date;
mod embedded;
mod game_text;
mod language;
mod list;
mod locale;
mod number;
mod page_resources;
mod personality;
mod rulebook;

pub use embedded::{RESOURCES, RULEBOOKS};
pub use fluent_bundle::FluentValue as Value;
pub use language::Language;
pub use locale::Locale;
pub use number::whole_percent;
pub use page_resources::{NATIVE_RESOURCES, PART_RESOURCES};
pub use personality::Personality;
pub use rulebook::{Block, Figure, Mark, MarkKind, Rulebook, Section};
