//! Pairing: people who want the same game at the same speed find each other. Whoever waits does so at
//! a table of their own, and only as long as they are there.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use api::{Action, ActionRequest, Millis, NewTable, Speed, TableSummary};
use ratings::RatedSeek;
use rules::Game;
use table::{TableError, TableOrigin, validate_client_seed};
use tokio::task::JoinSet;

use super::command::AttendedTable;
use super::{Hub, Requester, lock};
use crate::error::ServerError;

/// A pairing queue: there is one for each game, number of people and speed, and another for those who want it rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairingQueue {
    /// The game that people want to play.
    pub game: Game,
    /// The speed they want to play it at.
    pub speed: Speed,
    /// Whether the game is to change ratings.
    pub rated: bool,
    /// How many people play it: two, or as many as [`PairingQueue::MORE`] says.
    pub seats: u8,
}

/// How long a table in a queue that nobody has connected to yet counts as attended, in milliseconds:
/// whoever just asked for it is about to. After that it is cancelled.
pub(super) const CONNECTING: Millis = 15_000;

/// How long somebody who waits may take to answer before another is paired with them.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(2);

impl PairingQueue {
    /// How many people are brought together other than two, in the games that are better for it.
    pub const MORE: u8 = 4;

    /// Whether so many people are brought together for that game.
    pub fn exists(self) -> bool {
        match self.game {
            Game::Quoridor | Game::Mini => matches!(self.seats, 2 | PairingQueue::MORE),
            Game::Pacman | Game::Mspacman => self.seats == 2,
        }
    }

    /// The queue of that name, as [`Display`](fmt::Display) writes it.
    pub fn parse(name: &str) -> Option<PairingQueue> {
        let speeds = [Speed::Blitz, Speed::Rapid, Speed::Days, Speed::Untimed];
        let game = Game::parse(name.split(' ').next()?)?;
        let kinds = [2, PairingQueue::MORE].map(|seats| [(seats, false), (seats, true)]);
        let mut queues = speeds.into_iter().flat_map(|speed| {
            let kinds = kinds.into_iter().flatten();
            kinds.map(move |(seats, rated)| PairingQueue { game, speed, rated, seats })
        });
        queues.find(|queue| queue.exists() && queue.to_string() == name)
    }

    pub(super) fn table(self) -> NewTable {
        let time_control = self.speed.time_control();
        let seats = self.seats;
        NewTable { time_control, seats, public: true, ..NewTable::new(self.game.name()) }
    }
}

/// The name that is stored with the tables that wait.
impl fmt::Display for PairingQueue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let speed = match self.speed {
            Speed::Blitz => "Blitz",
            Speed::Rapid => "Rapid",
            Speed::Days => "Days",
            Speed::Untimed => "Untimed",
        };
        let rated = if self.rated { " rated" } else { "" };
        write!(f, "{} {speed}", self.game.name())?;
        if self.seats != 2 {
            write!(f, " {}", self.seats)?;
        }
        f.write_str(rated)
    }
}

/// Those who wait in a queue and are being asked whether they are there. Nobody else waits meanwhile.
#[derive(Default)]
pub(super) struct AskedPlayers {
    answers: JoinSet<(bool, SeatedPlayer)>,
    asked: HashSet<SeatedPlayer>,
    /// Those of them who have answered, whoever was first before the others.
    present: Vec<SeatedPlayer>,
}

/// Somebody who waits, and where.
#[derive(Clone, PartialEq, Eq, Hash)]
struct SeatedPlayer {
    table: String,
    person: String,
}

/// What pairing knows of people, by id: read before the queue is held, so that nobody waits for that.
#[derive(Default)]
pub(super) struct KnownSeeks(pub(super) HashMap<String, RatedSeek>);

impl AskedPlayers {
    /// Waits for the next answer; returns false once nobody is left who may answer.
    async fn next(&mut self) -> bool {
        while let Some(answer) = self.answers.join_next().await {
            if let Ok((true, player)) = answer
                && !self.present.contains(&player)
            {
                self.present.push(player);
                return true;
            }
        }
        false
    }

    /// Whether somebody at that table is asked.
    pub(super) fn asks_at(&self, table: &str) -> bool {
        self.asked.iter().any(|player| player.table == table)
    }

    /// Whether somebody at that table has answered.
    pub(super) fn has_answer_from(&self, table: &str) -> bool {
        self.present.iter().any(|player| player.table == table)
    }

    /// Whether that person at that table is asked and has not answered.
    pub(super) fn is_unanswered(&self, table: &str, person: &str) -> bool {
        let is_asked = |player: &&SeatedPlayer| player.table == table && player.person == person;
        self.asked.iter().find(is_asked).is_some_and(|player| !self.present.contains(player))
    }
}

impl Hub {
    /// Joins somebody who waits in the queue and is there, or waits there; returns the table and
    /// whether one waits. Asking again while one waits looks for somebody else once more.
    pub async fn pair(
        &self,
        who: &Requester,
        queue: PairingQueue,
        client_seed: Option<String>,
    ) -> Result<(String, bool), ServerError> {
        validate_client_seed(client_seed.as_deref().unwrap_or(""))?;
        if !queue.exists() {
            return Err(ServerError::PairingSeats);
        }
        self.check_pairing_wait(&who.person.id).await?;
        if queue.rated {
            self.check_rated_queue(who, queue)?;
        }
        // Whoever has to ask again and again makes no table by that.
        let waits = queue.ask_again().is_some()
            && self.places(&who.person.id).await?.iter().any(|(other, _)| *other == queue);
        if !waits {
            self.check_table_limits(who).await?;
        }
        let name = queue.to_string();
        let mut asked = self.ask_waiting(&name, &who.person.id).await?;
        loop {
            // Somebody may be silent: the queue is not held meanwhile.
            let mut has_answer = asked.next().await;
            // Ratings decide, or who waits with whom, and not who answers first.
            while queue.ask_again().is_some() && has_answer {
                has_answer = asked.next().await;
            }
            let mut known = match queue.ask_again() {
                Some(_) => self.known_seeks(who, queue).await?,
                None => KnownSeeks::default(),
            };
            let queue_lock = Arc::clone(lock(&self.0.pairing).entry(name.clone()).or_default());
            let _one_at_a_time = queue_lock.lock().await;
            let at_all_nodes = self.0.store.lock_queue(&name).await?;
            let join = Action::Join {
                seat: None,
                piece: None,
                client_seed: client_seed.clone(),
                name: None,
            };
            let paired = if queue.seats > 2 {
                self.gather(who, queue, join, &asked, &mut known).await.map(Some)
            } else if queue.rated {
                let seed = client_seed.clone();
                self.pair_rated(who, queue, seed, &asked, &mut known).await.map(Some)
            } else {
                self.pair_in(who, queue, &name, join, &asked, !has_answer).await
            };
            at_all_nodes.release().await;
            if let Some(paired) = paired? {
                return Ok(paired);
            }
        }
    }

    /// Joins one of those who have answered; `at_last`, when nobody else may, also somebody who need not be asked, or
    /// else waits.
    async fn pair_in(
        &self,
        who: &Requester,
        queue: PairingQueue,
        name: &str,
        join: Action,
        asked: &AskedPlayers,
        at_last: bool,
    ) -> Result<Option<(String, bool)>, ServerError> {
        let places = self.places(&who.person.id).await?;
        let mine = places.into_iter().find(|(other, _)| *other == queue);
        let mine = mine.map(|(_, summary)| summary.table);
        let mut others = self.waiting_in(name).await?;
        others.retain(|id| mine.as_ref() != Some(id));
        let mut found = self.join_present(&others, asked, who, &join).await;
        if found.is_none() && at_last {
            others.retain(|id| !asked.asks_at(id));
            found = self.join_unasked(others, who, &join).await;
        }
        match (found, mine) {
            (Some(found), None) => return Ok(Some((found, false))),
            (Some(found), Some(mine)) => {
                let leave = once(Action::Leave { seat: None });
                let _ = self.act(&mine, who.clone(), leave).await;
                return Ok(Some((found, false)));
            }
            (None, _) if !at_last => return Ok(None),
            (None, Some(mine)) => return Ok(Some((mine, true))),
            (None, None) => {}
        }
        let origin = TableOrigin { queue: Some(name.to_owned()), ..TableOrigin::default() };
        Ok(Some((self.create_from(who, queue.table(), origin).await?, true)))
    }

    /// Where somebody waits to be paired.
    pub async fn places(
        &self,
        person: &str,
    ) -> Result<Vec<(PairingQueue, TableSummary)>, ServerError> {
        let places = self.0.store.places_in_queues(person).await?.into_iter();
        Ok(places.filter_map(|(name, table)| Some((PairingQueue::parse(&name)?, table))).collect())
    }

    /// Leaves all queues; returns where one waited until now.
    pub async fn leave_queues(
        &self,
        who: &Requester,
    ) -> Result<Vec<(PairingQueue, TableSummary)>, ServerError> {
        let mut left = Vec::new();
        for (queue, table) in self.places(&who.person.id).await? {
            let leave = once(Action::Leave { seat: None });
            match self.act(&table.table, who.clone(), leave).await {
                Ok(_) => left.push((queue, table)),
                // Somebody was paired with them at this moment, or they have left already.
                Err(ServerError::Table(
                    TableError::Started | TableError::Over | TableError::NotYours,
                )) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(left)
    }

    /// Whether a table waits in a queue with one of its own connected.
    pub fn is_attended(&self, table: &str) -> bool {
        lock(&self.0.attended).contains(table)
    }

    pub(super) async fn waiting_in(&self, queue: &str) -> Result<Vec<String>, ServerError> {
        let attended: Vec<_> = lock(&self.0.attended).iter().cloned().collect();
        let recent = self.now().saturating_sub(CONNECTING);
        Ok(self.0.store.waiting_in_queue(queue, recent, &attended).await?)
    }

    /// Asks everybody else who waits in a queue, and is connected here, whether they are there: all at once, so that
    /// nobody waits longer, however many do not answer.
    async fn ask_waiting(&self, queue: &str, except: &str) -> Result<AskedPlayers, ServerError> {
        let mut asked = AskedPlayers::default();
        for table in self.waiting_in(queue).await? {
            let connected =
                |waiting: &AttendedTable<'_>| waiting.subscribers.present_players(waiting.table);
            // One that has ended meanwhile is no place to wait.
            for (person, client) in self.read_attended(&table, connected).await.unwrap_or_default()
            {
                if person == except {
                    continue;
                }
                let player = SeatedPlayer { table: table.clone(), person };
                asked.asked.insert(player.clone());
                asked.answers.spawn(async move { (client.answers(ANSWER_TIMEOUT).await, player) });
            }
        }
        Ok(asked)
    }

    /// Joins the table of somebody who has answered and still waits.
    async fn join_present(
        &self,
        waiting: &[String],
        asked: &AskedPlayers,
        who: &Requester,
        join: &Action,
    ) -> Option<String> {
        let present = asked.present.iter().map(|player| &player.table);
        for id in present.filter(|id| waiting.contains(id)) {
            if self.act(id, who.clone(), once(join.clone())).await.is_ok() {
                return Some(id.clone());
            }
        }
        None
    }

    /// Joins the table of somebody who came while others were asked, or is connected to another node, or else has had no
    /// time to connect.
    async fn join_unasked(
        &self,
        tables: Vec<String>,
        who: &Requester,
        join: &Action,
    ) -> Option<String> {
        let (mut there, mut connecting) = (Vec::new(), Vec::new());
        for id in tables {
            match self.waiting_player(&id).await {
                WaitingPlayer::Connected | WaitingPlayer::Remote => there.push(id),
                WaitingPlayer::Connecting => connecting.push(id),
                WaitingPlayer::Gone => {}
            }
        }
        for id in there.into_iter().chain(connecting) {
            if self.act(&id, who.clone(), once(join.clone())).await.is_ok() {
                return Some(id);
            }
        }
        None
    }

    pub(super) async fn waiting_player(&self, table: &str) -> WaitingPlayer {
        let recent = self.now().saturating_sub(CONNECTING);
        let read = self.read_attended(table, move |waiting| {
            if !waiting.subscribers.present_players(waiting.table).is_empty() {
                WaitingPlayer::Connected
            } else if waiting.subscribers.any_remote_player() {
                WaitingPlayer::Remote
            } else if !waiting.was_attended && waiting.table.summary().at > recent {
                WaitingPlayer::Connecting
            } else {
                WaitingPlayer::Gone
            }
        });
        read.await.unwrap_or(WaitingPlayer::Gone)
    }
}

/// Whether somebody at a table that waits in a queue is there.
pub(super) enum WaitingPlayer {
    /// Whether they answer will tell.
    Connected,
    /// They are connected to another node, which would have said if they were gone.
    Remote,
    /// They have just asked for the table, and have had no time to connect.
    Connecting,
    Gone,
}

pub(super) fn once(action: Action) -> ActionRequest {
    ActionRequest { nonce: store::random_id(16), seq: None, action }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queues_have_the_names_they_always_had() {
        let queue =
            PairingQueue { game: Game::Mspacman, speed: Speed::Days, rated: false, seats: 2 };
        assert_eq!(queue.to_string(), "mspacman Days");
        assert_eq!(PairingQueue::parse("mspacman Days"), Some(queue));
        let rated = PairingQueue { rated: true, ..queue };
        assert_eq!(rated.to_string(), "mspacman Days rated");
        assert_eq!(PairingQueue::parse("mspacman Days rated"), Some(rated));
        let four = PairingQueue { game: Game::Mini, seats: 4, ..rated };
        assert_eq!(four.to_string(), "mini Days 4 rated");
        assert_eq!(PairingQueue::parse("mini Days 4 rated"), Some(four));
        assert_eq!(PairingQueue::parse("mspacman Days 4"), None);
        assert_eq!(PairingQueue::parse("mspacman days"), None);
        assert_eq!(PairingQueue::parse("chess Days"), None);
    }
}
