//! How fairly somebody plays rated games, in sentences for moderators.

use api::{FairPlay, MetOften};
use game::Reason;

/// A sentence for each fact: hints for a person to look at, no verdict.
pub fn fair_play_sentences(facts: &FairPlay) -> Vec<Reason> {
    let games = |key, name, games: u32| Reason::new(key, "").number(name, games as usize);
    let with = |key, met: &MetOften| games(key, "count", met.games).text("name", &met.person.name);
    let quick = games("moderation-quick-losses", "games", facts.games);
    let mut sentences = vec![quick.number("count", facts.quick_losses as usize)];
    let lost_to = facts.quick_losses_to.iter();
    sentences.extend(lost_to.map(|met| with("moderation-quick-losses-to", met)));
    let same = facts.same_address.iter();
    sentences.extend(same.map(|met| with("moderation-same-address", met)));
    if let Some(agreement) = facts.agreement
        && let Some(share) = agreement.share()
    {
        let own = games("moderation-agreement", "games", agreement.games);
        let own = own.number("moves", agreement.moves as usize);
        sentences.push(own.number("share", share as usize));
        if let Some(share) = agreement.share_of_others() {
            sentences.push(games("moderation-agreement-others", "share", share));
        }
    }
    if facts.early_leaves > 0 {
        sentences.push(games("moderation-early-leaves", "count", facts.early_leaves));
    }
    sentences
}

#[cfg(test)]
mod tests {
    use api::{EngineAgreement, Person};

    use super::*;

    #[test]
    fn every_fact_has_a_sentence_and_nothing_else_has() {
        let keys = |facts: &FairPlay| -> Vec<_> {
            fair_play_sentences(facts).into_iter().map(|sentence| sentence.key).collect()
        };
        let none = FairPlay { games: 3, ..FairPlay::default() };
        assert_eq!(keys(&none), ["moderation-quick-losses"]);
        let met = vec![MetOften { person: Person::new("ben", "Ben"), games: 2 }];
        let reviewed = EngineAgreement { games: 1, moves: 20, agreed: 15, ..Default::default() };
        let some = FairPlay {
            quick_losses_to: met.clone(),
            same_address: met,
            early_leaves: 1,
            agreement: Some(reviewed),
            ..none
        };
        let expected = [
            "moderation-quick-losses",
            "moderation-quick-losses-to",
            "moderation-same-address",
            "moderation-agreement",
            "moderation-early-leaves",
        ];
        assert_eq!(keys(&some), expected);
        let compared = EngineAgreement { moves_of_others: 20, agreed_of_others: 9, ..reviewed };
        let some = FairPlay { agreement: Some(compared), ..some };
        assert_eq!(keys(&some)[4], "moderation-agreement-others");
        let empty = FairPlay { agreement: Some(EngineAgreement::default()), ..FairPlay::default() };
        assert_eq!(keys(&empty), ["moderation-quick-losses"], "nothing to have a share of");
    }
}
