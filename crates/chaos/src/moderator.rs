use std::sync::{Arc, Mutex, PoisonError};

use api::{NewSanction, ReportReason, Sanction, SanctionKind};

use crate::network::Network;
use crate::stored::EventReader;

/// A moderator who takes winners of rated games for cheaters, so that what others lost to them is given back.
#[derive(Debug)]
pub(crate) struct ChaosModerator {
    network: Arc<Network>,
    reader: EventReader,
    /// The moderators' token.
    token: String,
    /// The bans that were acknowledged: their ids, and of whom.
    bans: Mutex<Vec<(String, String)>>,
}

/// How long a ban lasts, in milliseconds: thirty days, which no clock of a run jumps.
const BAN: u64 = 30 * 24 * 60 * 60 * 1000;

impl ChaosModerator {
    pub(crate) fn new(network: Arc<Network>, reader: EventReader, token: String) -> ChaosModerator {
        ChaosModerator { network, reader, token, bans: Mutex::default() }
    }

    /// Bans who won the last of the games of a few people, when it is over, and says who that is. Nobody won a draw, or a
    /// game that is not rated. It waits until the others are decided too: what is due from then on stays what it is.
    pub(crate) async fn ban_winner(
        &self,
        games: &[String],
        rng: &mut fastrand::Rng,
    ) -> Option<String> {
        let last = games.last()?;
        if !self.reader.wait_until_rated(games).await {
            return None;
        }
        let person = self.reader.winner(last).await?;
        let ban = &NewSanction {
            kind: SanctionKind::Ban,
            subject: person.clone(),
            duration: BAN,
            reason: "a test of refunds".to_owned(),
            told: Some(ReportReason::Cheating),
            case: None,
            seen: None,
            confirmed: false,
        };
        // Where the answer was lost they may be banned already, and are banned again.
        let ask = |api: client::ApiClient| async move {
            let api = api.as_moderator(&self.token, "chaos");
            api.post::<Sanction>("/admin/sanctions", ban).await
        };
        let Sanction { id, .. } = self.network.request(rng, None, ask).await;
        let mut bans = self.bans.lock().unwrap_or_else(PoisonError::into_inner);
        bans.push((id, person.clone()));
        Some(person)
    }

    /// Whether anybody was given points back, once nothing is due any more. What stays due is for the checker to find.
    pub(crate) async fn has_given_back(&self) -> bool {
        !self.reader.wait_until_refunded().await
            || self.reader.ratings().await.is_ok_and(|rows| rows.refunds() > 0)
    }

    /// The bans that were acknowledged: their ids, and of whom.
    pub(crate) fn bans(&self) -> Vec<(String, String)> {
        self.bans.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
