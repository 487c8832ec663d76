use std::sync::Arc;

use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use crate::evidence::TableEvidence;
use crate::moderator::ChaosModerator;
use crate::network::Network;
use crate::player::{ChaosPlayer, RunStage};
use crate::table_plan::TablePlan;

/// A few people who play one game after another.
pub(crate) struct Room {
    pub(crate) nth: usize,
    pub(crate) seed: u64,
    pub(crate) network: Arc<Network>,
    pub(crate) moderator: Arc<ChaosModerator>,
    pub(crate) stage: watch::Receiver<RunStage>,
    pub(crate) evidence: mpsc::Sender<TableEvidence>,
}

/// The most people at a table, and one more: somebody always comes too late for a seat, and watches.
const PEOPLE: usize = 5;

impl Room {
    pub(crate) async fn run(self) {
        let mut rng = fastrand::Rng::with_seed(self.seed.wrapping_add(self.nth as u64));
        let mut people = Vec::new();
        for nth in 0..PEOPLE {
            people.push(self.newcomer(nth, &mut rng).await);
        }
        let mut games = Vec::new();
        // Where accounts are opened late, nothing fails any more by then; there is one game in any case.
        loop {
            // A step that leads to every plan, of all and of the rated ones.
            let plan = TablePlan::nth(self.nth + 7 * games.len(), self.have_accounts());
            let evidence = self.play(plan, &mut people).await;
            games.push(evidence.table.clone());
            if self.evidence.send(evidence).await.is_err() {
                return;
            }
            let is_ending = || *self.stage.borrow() != RunStage::Playing;
            let banned = match self.have_accounts() && (games.len() % 2 == 1 || is_ending()) {
                true => self.moderator.ban_winner(&games, &mut rng).await,
                false => None,
            };
            // After a draw, or a game that ended while a clock was wrong, nothing is given back: then there is another.
            if is_ending() && (!self.have_accounts() || self.moderator.has_given_back().await) {
                return;
            }
            // Whoever is banned can play no more, and somebody else comes.
            let is_banned = |one: &ChaosPlayer| Some(&one.person().id) == banned.as_ref();
            if let Some(nth) = people.iter().position(is_banned) {
                people[nth] = self.newcomer(PEOPLE + games.len(), &mut rng).await;
            }
        }
    }

    /// Somebody who has not been here yet.
    async fn newcomer(&self, nth: usize, rng: &mut fastrand::Rng) -> ChaosPlayer {
        let mut person = ChaosPlayer::register(Arc::clone(&self.network), rng.fork()).await;
        if self.have_accounts() {
            person.open_account(&format!("chaos-{}-{nth}", self.nth)).await;
        }
        person
    }

    /// Whether the people here have accounts, and so play rated games.
    fn have_accounts(&self) -> bool {
        self.nth.is_multiple_of(2)
    }

    /// Plays one game, with one more person than there are seats for.
    async fn play(&self, plan: TablePlan, people: &mut Vec<ChaosPlayer>) -> TableEvidence {
        let spec = plan.table(self.have_accounts());
        let table = people[0].create_table(&spec).await;
        let mut playing = JoinSet::new();
        for mut player in people.drain(..=usize::from(plan.people)) {
            let (table, spec, stage) = (table.clone(), spec.clone(), self.stage.clone());
            playing.spawn(async move {
                let (history, finished) = player.play(&table, &spec, stage).await;
                (player, history, finished)
            });
        }
        let mut evidence = TableEvidence { table, finished: true, ..TableEvidence::default() };
        for (player, history, finished) in playing.join_all().await {
            evidence.people.push(player.person().clone());
            people.push(player);
            evidence.histories.push(history);
            evidence.finished &= finished;
        }
        evidence
    }
}
