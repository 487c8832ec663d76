//! Pairing for rated games: people of about the same rating meet, and whoever began last time does not begin.

use std::collections::BTreeSet;

use api::{Action, FirstMove, Millis, NewTable, SeatAssignment, SeatSpec, Speed};
use ratings::{
    EarlyLeaves, PairedPeople, PairingRules, RatedSeek, RatingPool, SkillRating, UnratedReason,
};
use table::{TableError, TableOrigin};
use tokio::sync::oneshot;

use super::command::{Command, PairCommand};
use super::pairing::{AskedPlayers, KnownSeeks, PairingQueue, WaitingPlayer, once};
use super::{Hub, Requester};
use crate::error::ServerError;

/// How many changes of somebody's ratings are looked at to find out whether they began the last game: points that were
/// given back say nothing of that.
const REMEMBERED_CHANGES: usize = 30;

impl PairingQueue {
    /// The pools of the first and the second seat, where such games are rated.
    pub(super) fn pools(self) -> Option<[RatingPool; 2]> {
        let (seats, clock) = (usize::from(self.seats), self.speed.time_control());
        let pool = |seat| RatingPool::of_seat(self.game.name(), seats, clock, seat);
        Some([pool(0)?, pool(1)?])
    }

    /// The same, if ratings decide in this queue.
    pub(super) fn rated_pools(self) -> Option<[RatingPool; 2]> {
        self.pools().filter(|_| self.rated)
    }

    /// In how many seconds somebody who waits should ask once more: then ratings may be further apart, or more people wait
    /// at another table.
    pub fn ask_again(self) -> Option<u32> {
        match self.speed {
            _ if !self.rated && self.seats == 2 => None,
            Speed::Days | Speed::Untimed => Some(PairingRules::ASKS_AGAIN_FOR_DAYS),
            Speed::Blitz | Speed::Rapid => Some(PairingRules::ASKS_AGAIN),
        }
    }

    /// The table of somebody who waits. The first seat begins; whoever began last time waits in the second.
    fn rated_table(self, began_last: Option<bool>) -> NewTable {
        let seat = |assignment| SeatSpec { assignment, piece: None };
        let seat_specs = match began_last {
            Some(true) => vec![seat(SeatAssignment::Open), seat(SeatAssignment::Me)],
            _ => Vec::new(),
        };
        let first_move = match self.game.has_open_start() {
            true => FirstMove::Seat(1),
            false => FirstMove::Random,
        };
        NewTable { seat_specs, first_move, rated: true, ..self.table() }
    }
}

/// Somebody who waits for a rated game, and at which table.
struct WaitingSeek {
    seek: RatedSeek,
    table: String,
}

impl Hub {
    /// Refuses whoever has left several games early lately, until they have waited.
    pub(crate) async fn check_pairing_wait(&self, person: &str) -> Result<(), ServerError> {
        let now = self.now();
        let since = now.saturating_sub(EarlyLeaves::COUNTED);
        let left = self.0.store.early_leaves(person, since).await?;
        match EarlyLeaves::wait_until(&left, now) {
            Some(until) => Err(ServerError::PairingWait { until }),
            None => Ok(()),
        }
    }

    /// Refuses whoever cannot have a rated game of that kind.
    pub(super) fn check_rated_queue(
        &self,
        who: &Requester,
        queue: PairingQueue,
    ) -> Result<(), ServerError> {
        let reason = if !who.person.account {
            UnratedReason::Guest
        } else if queue.speed == Speed::Untimed {
            UnratedReason::NoClock
        } else if queue.pools().is_none() {
            UnratedReason::NoPool
        } else {
            return Ok(());
        };
        Err(TableError::Unrated { reason }.into())
    }

    /// Joins whoever the rules of pairing bring somebody together with, of those who are there, or has them wait.
    pub(super) async fn pair_rated(
        &self,
        who: &Requester,
        queue: PairingQueue,
        client_seed: Option<String>,
        asked: &AskedPlayers,
        known: &mut KnownSeeks,
    ) -> Result<(String, bool), ServerError> {
        let (name, now) = (queue.to_string(), self.now());
        let Some(pools) = queue.pools() else {
            return Err(TableError::Unrated { reason: UnratedReason::NoPool }.into());
        };
        let places = self.places(&who.person.id).await?;
        let mine = places.into_iter().find(|(other, _)| *other == queue).map(|(_, mine)| mine);
        let since = mine.as_ref().map_or(now, |mine| mine.at);
        let me = self.seek(&who.person.id, Some(pools), since, known).await?;
        let mut waiting = self.waiting_seeks(&name, pools, &who.person.id, known).await?;
        let rules = PairingRules::of(queue.speed.time_control(), 2);
        loop {
            let queue: Vec<_> =
                waiting.iter().map(|other| other.seek.clone()).chain([me.clone()]).collect();
            let pairs = rules.pair(&queue, now, u64::from_le_bytes(store::random_bytes()));
            let own = |PairedPeople(pair): &PairedPeople| pair.contains(&me.person);
            let Some(PairedPeople(pair)) = pairs.into_iter().find(own) else { break };
            let begins = pair[0] == me.person;
            let is_other = |other: &WaitingSeek| pair.contains(&other.seek.person);
            let Some(nth) = waiting.iter().position(is_other) else { break };
            // Whoever cannot be joined after all is not asked again this time.
            let other = waiting.remove(nth);
            if !self.is_there(&other.table, asked).await {
                continue;
            }
            let seed = client_seed.clone();
            if self.join_paired(&other.table, who.clone(), begins, seed).await.is_ok() {
                if let Some(mine) = mine {
                    let leave = once(Action::Leave { seat: None });
                    let _ = self.act(&mine.table, who.clone(), leave).await;
                }
                return Ok((other.table, false));
            }
        }
        if let Some(mine) = mine {
            return Ok((mine.table, true));
        }
        let origin = TableOrigin { queue: Some(name), ..TableOrigin::default() };
        let table = queue.rated_table(me.began_last);
        Ok((self.create_from(who, table, origin).await?, true))
    }

    /// Those who wait in a queue, as far as they are known to be there, apart from one.
    async fn waiting_seeks(
        &self,
        queue: &str,
        pools: [RatingPool; 2],
        except: &str,
        known: &mut KnownSeeks,
    ) -> Result<Vec<WaitingSeek>, ServerError> {
        let mut seeks: Vec<WaitingSeek> = Vec::new();
        for table in self.waiting_in(queue).await? {
            let read = |table: &table::Table| {
                let person = table.person_ids().first().map(|id| (*id).to_owned());
                person.map(|person| (person, table.at()))
            };
            // One that has ended meanwhile is no place to wait.
            let Ok(Some((person, since))) = self.read(&table, read).await else { continue };
            if person == except || seeks.iter().any(|other| other.seek.person == person) {
                continue;
            }
            let seek = self.seek(&person, Some(pools), since, known).await?;
            seeks.push(WaitingSeek { seek, table });
        }
        Ok(seeks)
    }

    /// What there is to know of whoever asks to be paired, and of everybody who waits in that queue.
    pub(super) async fn known_seeks(
        &self,
        who: &Requester,
        queue: PairingQueue,
    ) -> Result<KnownSeeks, ServerError> {
        let mut people = BTreeSet::from([who.person.id.clone()]);
        for table in self.waiting_in(&queue.to_string()).await? {
            let read = |table: &table::Table| -> Vec<_> {
                table.person_ids().into_iter().map(str::to_owned).collect()
            };
            // One that has ended meanwhile is no place to wait.
            people.extend(self.read(&table, read).await.unwrap_or_default());
        }
        let mut known = KnownSeeks::default();
        for person in people {
            self.seek(&person, queue.rated_pools(), 0, &mut known).await?;
        }
        Ok(known)
    }

    /// Somebody who has been waiting since then: as they are known, or else read. In a casual game all ratings are alike.
    pub(super) async fn seek(
        &self,
        person: &str,
        pools: Option<[RatingPool; 2]>,
        since: Millis,
        known: &mut KnownSeeks,
    ) -> Result<RatedSeek, ServerError> {
        if let Some(seek) = known.0.get(person) {
            return Ok(RatedSeek { since, ..seek.clone() });
        }
        let seek = match pools {
            Some(pools) => self.rated_seek(person, pools, since).await?,
            None => RatedSeek {
                person: person.to_owned(),
                rating_first: SkillRating::FIRST_RATING,
                rating_second: SkillRating::FIRST_RATING,
                since,
                began_last: None,
                blocked: self.0.store.kept_apart(person).await?.iter().cloned().collect(),
            },
        };
        known.0.insert(person.to_owned(), seek.clone());
        Ok(seek)
    }

    async fn rated_seek(
        &self,
        person: &str,
        pools: [RatingPool; 2],
        since: Millis,
    ) -> Result<RatedSeek, ServerError> {
        let store = &self.0.store;
        let ratings = store.ratings_of(person).await?;
        let rating = |pool: RatingPool| {
            let own = ratings.iter().find(|(other, _)| *other == pool);
            own.map_or(SkillRating::FIRST_RATING, |(_, rating)| rating.rating)
        };
        let mut changes = Vec::new();
        for pool in BTreeSet::from(pools) {
            if ratings.iter().any(|(other, _)| *other == pool) {
                changes.extend(store.rating_changes_of(person, pool, REMEMBERED_CHANGES).await?);
            }
        }
        let games = changes.into_iter().filter(|change| change.seat > 0);
        let last = games.max_by_key(|change| change.number);
        let blocked: BTreeSet<_> = store.kept_apart(person).await?.iter().cloned().collect();
        Ok(RatedSeek {
            person: person.to_owned(),
            rating_first: rating(pools[0]),
            rating_second: rating(pools[1]),
            since,
            began_last: last.map(|change| change.began),
            blocked,
        })
    }

    async fn is_there(&self, table: &str, asked: &AskedPlayers) -> bool {
        if asked.asks_at(table) {
            return asked.has_answer_from(table);
        }
        !matches!(self.waiting_player(table).await, WaitingPlayer::Gone)
    }

    /// Seats somebody at the table of whoever waits there, first or second.
    async fn join_paired(
        &self,
        table: &str,
        who: Requester,
        begins: bool,
        client_seed: Option<String>,
    ) -> Result<(), ServerError> {
        self.remember(&who);
        let (reply, answer) = oneshot::channel();
        let pair = PairCommand { who, begins, client_seed, reply };
        self.send(table, Command::Pair(Box::new(pair)))?;
        answer.await.unwrap_or(Err(ServerError::Busy))
    }
}
