use std::sync::Arc;

use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use crate::evidence::TableEvidence;
use crate::network::Network;
use crate::player::{ChaosPlayer, RunStage};
use crate::table_plan::TablePlan;

/// A few people who play one game after another.
pub(crate) struct Room {
    pub(crate) nth: usize,
    pub(crate) seed: u64,
    pub(crate) network: Arc<Network>,
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
            let mut person = ChaosPlayer::register(Arc::clone(&self.network), rng.fork()).await;
            if self.have_accounts() {
                person.open_account(&format!("chaos-{}-{nth}", self.nth)).await;
            }
            people.push(person);
        }
        let mut round = 0;
        // Where accounts are opened late, nothing fails any more by then; there is one game in any case.
        while round == 0 || *self.stage.borrow() == RunStage::Playing {
            // A step that leads to every plan, of all and of the rated ones.
            let plan = TablePlan::nth(self.nth + 7 * round, self.have_accounts());
            round += 1;
            let evidence = self.play(plan, &mut people).await;
            if self.evidence.send(evidence).await.is_err() {
                return;
            }
        }
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
