//! Players who are away at their turn, in a game without a clock: since when, and what the others claim
//! (T30, T31 of `docs/table.md`).

use std::collections::HashMap;

use api::{Away, Millis, SeatNumber};
use table::TableError;

use super::{TableActor, holder_id};
use crate::error::ServerError;
use crate::hub::Requester;

/// Where players may be away no longer than this, the time before the server started does not count: they
/// could not come back.
const SHORT_ABSENCE: Millis = 60 * 60_000;

/// What is known of the players' absence.
#[derive(Debug, Default)]
pub(super) struct Absence {
    /// When each was last connected, by their id.
    last_seen: HashMap<String, Millis>,
    /// Who is connected here or elsewhere.
    present: Vec<String>,
    /// Who claims what at this node.
    claims: Vec<(String, Option<u8>)>,
}

impl Absence {
    pub(super) fn new(last_seen: HashMap<String, Millis>) -> Absence {
        Absence { last_seen, ..Absence::default() }
    }

    pub(super) fn claims(&self) -> &[(String, Option<u8>)] {
        &self.claims
    }

    /// Something happened at the table: whoever still claims the seat has to say so again.
    pub(super) fn clear_claims(&mut self) {
        self.claims.clear();
    }

    /// Takes in who is connected now; returns those who are not any more.
    fn update(&mut self, present: Vec<String>, now: Millis) -> Vec<String> {
        let before = std::mem::replace(&mut self.present, present);
        let is_gone = |person: &String| !self.present.contains(person);
        let gone: Vec<_> = before.into_iter().filter(is_gone).collect();
        self.last_seen.extend(gone.iter().map(|person| (person.clone(), now)));
        self.claims.retain(|(person, _)| !gone.contains(person));
        gone
    }
}

impl TableActor {
    /// Takes in who is connected, and who is away at their turn.
    pub(super) fn refresh_absence(&mut self) {
        if self.table.absence_limit().is_none() {
            return;
        }
        let now = self.hub.now();
        let gone = self.absence.update(self.subscribers.present_people(&self.table), now);
        for person in gone {
            let (store, game) = (self.hub.0.store.clone(), self.table.id().to_owned());
            tokio::spawn(async move {
                if let Err(error) = store.set_last_seen(&game, &person, now).await {
                    tracing::debug!(game, %error, "when a player was last there is not written down");
                }
            });
        }
        let away = self.away();
        if away.is_none() {
            self.absence.claims.clear();
        }
        self.subscribers.set_away(away);
    }

    /// The player who is away at their turn.
    fn away(&self) -> Option<Away> {
        let (seat, _) = self.table.claimable_at(0)?;
        let person = holder_id(&self.table, seat)?;
        if self.absence.present.iter().any(|other| other == person) {
            return None;
        }
        let is_short = self.table.absence_limit()? <= SHORT_ABSENCE;
        let started = if is_short { self.hub.0.started } else { 0 };
        let last_seen = self.absence.last_seen.get(person).copied().unwrap_or(0);
        let (seat, claimable_at) = self.table.claimable_at(last_seen.max(started))?;
        let claim = |(person, level): &(String, Option<u8>)| {
            let seats = self.table.holder_ids();
            let seat = seats.iter().position(|holder| *holder == Some(person.as_str()))?;
            Some((u8::try_from(seat + 1).ok()?, *level))
        };
        let claims = self.all_claims().iter().filter_map(claim).collect();
        Some(Away { seat, claimable_at, claims })
    }

    fn all_claims(&self) -> Vec<(String, Option<u8>)> {
        let remote = self.subscribers.remote_claims();
        self.absence.claims.iter().chain(remote).cloned().collect()
    }

    /// Somebody claims the seat of a player who is gone. Returns the number of the last event.
    pub(super) async fn claim(
        &mut self,
        who: &Requester,
        seat: SeatNumber,
        level: Option<u8>,
        nonce: String,
        received: Millis,
    ) -> Result<u32, ServerError> {
        let is_gone = |away: &Away| away.seat == seat && away.claimable_at <= received;
        if !self.away().is_some_and(|away| is_gone(&away)) {
            return Err(TableError::NotAway { seat }.into());
        }
        let person = &who.person.id;
        self.absence.claims.retain(|(other, _)| other != person);
        self.absence.claims.push((person.clone(), level));
        match self.agreed_claim() {
            Some(level) => {
                let mut draft = self.draft(received);
                draft.replace_absent(level)?;
                self.commit(draft, Some(nonce)).await
            }
            None => {
                let away = self.away();
                self.subscribers.set_away(away);
                self.refresh_presence();
                Ok(self.table.seq())
            }
        }
    }

    /// Goes on without a player who is gone, if what was claimed at other nodes makes it unanimous.
    pub(super) async fn carry_out_claims(&mut self) {
        if self.absence.claims.is_empty() {
            return;
        }
        if let Some(level) = self.agreed_claim() {
            let mut draft = self.draft(self.hub.now());
            if draft.replace_absent(level).is_ok() {
                // If another node was first, the seat is gone already.
                let _ = self.commit(draft, None).await;
            }
        }
    }

    fn agreed_claim(&self) -> Option<Option<u8>> {
        self.table.agreed_claim(&self.absence.present, &self.all_claims())
    }
}
