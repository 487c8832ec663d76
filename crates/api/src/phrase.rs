use serde::{Deserialize, Serialize};

use crate::{Millis, SeatNumber};

/// What players can say to each other at a table: there is no free text. Every reader is shown it in
/// their own language (`phrase-hello` in `crates/locale`, and so on).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is what it says")]
pub enum Phrase {
    // Before the game.
    Hello,
    GoodLuck,
    HaveFun,
    // During the game.
    NiceMove,
    Oops,
    Sorry,
    OneMoment,
    TakeYourTime,
    // After the game.
    WellPlayed,
    Thanks,
    Again,
    Bye,
}

impl Phrase {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Phrase; 12] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::HaveFun,
        Phrase::NiceMove,
        Phrase::Oops,
        Phrase::Sorry,
        Phrase::OneMoment,
        Phrase::TakeYourTime,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::Again,
        Phrase::Bye,
    ];

    /// Its word in the protocol.
    pub const fn word(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodLuck => "good_luck",
            Phrase::HaveFun => "have_fun",
            Phrase::NiceMove => "nice_move",
            Phrase::Oops => "oops",
            Phrase::Sorry => "sorry",
            Phrase::OneMoment => "one_moment",
            Phrase::TakeYourTime => "take_your_time",
            Phrase::WellPlayed => "well_played",
            Phrase::Thanks => "thanks",
            Phrase::Again => "again",
            Phrase::Bye => "bye",
        }
    }

    /// The phrase of a word; people may write it with hyphens or blanks too.
    pub fn parse(word: &str) -> Option<Phrase> {
        let word = word.trim().replace(['-', ' '], "_");
        Phrase::ALL.into_iter().find(|phrase| phrase.word() == word)
    }

    /// The key of its message.
    pub fn key(self) -> String {
        format!("phrase-{}", self.word().replace('_', "-"))
    }
}

/// A phrase that a player has said at a table. It is no event of the game, and nobody stores it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SaidPhrase {
    /// The first seat of the player. Whoever has left it by now is not shown any more.
    pub seat: SeatNumber,
    /// The id of the player.
    pub by: String,
    /// The phrase.
    pub phrase: Phrase,
    /// When it was said.
    pub at: Millis,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_its_word_on_the_wire() {
        for phrase in Phrase::ALL {
            let word = serde_json::to_value(phrase).unwrap();
            assert_eq!(word, phrase.word());
            assert_eq!(Phrase::parse(phrase.word()), Some(phrase));
        }
        assert_eq!(Phrase::parse(" good-luck "), Some(Phrase::GoodLuck));
        assert_eq!(Phrase::parse("take your time"), Some(Phrase::TakeYourTime));
        assert_eq!(Phrase::parse("shut_up"), None);
        assert_eq!(Phrase::GoodLuck.key(), "phrase-good-luck");
    }
}
