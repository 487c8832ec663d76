//! What a table does about ratings: it has its game rated once it is over, seats people who were paired, and notes who
//! left early.

use api::{Action, EventKind, Millis, SeatHolder, SeatState, TablePhase, TimeControl};
use table::TableDraft;

use super::{TableActor, holder_id};
use crate::error::ServerError;
use crate::hub::command::PairCommand;
use crate::hub::pairing::CONNECTING;

impl TableActor {
    /// Has a rated game that these events end be rated. Whoever is killed before that leaves it to whichever node looks
    /// next.
    pub(super) fn rate_if_over(&self, draft: &TableDraft) {
        let ends = draft.events().iter().any(|event| matches!(event.kind, EventKind::Ended { .. }));
        if ends && draft.table().is_rated() {
            self.hub.rate_soon(draft.table().id());
        }
    }

    /// Seats somebody who was paired with whoever waits here.
    pub(super) async fn seat_paired(
        &mut self,
        command: PairCommand,
        received: Millis,
    ) -> Result<(), ServerError> {
        let PairCommand { who, begins, client_seed, .. } = command;
        self.reload_if_shared().await;
        let who = self.joining(&who, None).await?;
        self.check_kept_apart(&who, None).await?;
        let mut draft = self.draft(received);
        draft.join_paired(&who.person, begins, client_seed)?;
        self.commit(draft, None).await.map(drop)
    }

    /// Whether leaving this game early or without a word counts: strangers were brought together, and wait here.
    fn counts_leaving(&self) -> bool {
        let spec = self.table.spec();
        let is_live =
            !matches!(spec.time_control, TimeControl::None | TimeControl::Correspondence { .. });
        let brings_together = spec.rated || self.table.pairing_queue().is_some();
        let in_play = matches!(self.table.phase(), TablePhase::Live | TablePhase::Paused);
        brings_together && is_live && in_play && self.table.between_people()
    }

    /// Whether somebody leaves this game early by an action: it is cancelled, or given up before their own first move,
    /// which changes no rating either. Whoever cancels since somebody else has not come leaves nobody waiting.
    pub(super) fn leaves_early(&self, person: &str, action: &Action) -> bool {
        let has_left = match action {
            Action::Abort => !self.waits_in_vain(person),
            Action::Resign { .. } => !self.table.has_moved(person),
            _ => false,
        };
        has_left && self.counts_leaving()
    }

    /// Whether somebody else who plays here is not connected, and has had the time for it.
    fn waits_in_vain(&self, person: &str) -> bool {
        let present = self.subscribers.present_people(&self.table);
        let now = self.hub.now();
        let is_gone = |seat: &SeatState| match &seat.holder {
            Some(SeatHolder::Person(other)) if seat.departed.is_none() => {
                other.id != person && !present.contains(&other.id)
            }
            _ => false,
        };
        let (_, since) = self.table.turn_since();
        now.saturating_sub(since) >= CONNECTING && self.table.state(now).seats.iter().any(is_gone)
    }

    /// Who leaves without a word if their clock is called now: somebody who never made the first move, or is not there.
    pub(super) fn silent_leaver(&self, at: Millis, lag: u32) -> Option<String> {
        if !self.counts_leaving() {
            return None;
        }
        let flagged = self.table.flagged(at, lag);
        let seat = flagged.or_else(|| self.table.to_move())?;
        let person = holder_id(&self.table, seat)?;
        let is_there = self.subscribers.present_people(&self.table).iter().any(|id| id == person);
        (flagged.is_none() || !is_there).then(|| person.to_owned())
    }

    /// Writes down that somebody left early. Nobody waits for it.
    pub(super) fn note_early_leave(&self, person: String) {
        let (store, game) = (self.hub.0.store.clone(), self.table.id().to_owned());
        tokio::spawn(async move {
            if let Err(error) = store.add_early_leave(&person, &game, store.now()).await {
                tracing::debug!(%error, game, "that somebody left could not be written down");
            }
        });
    }
}
