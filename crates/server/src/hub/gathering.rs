//! Pairing for games of more than two: people gather at tables, until one is complete. Whoever waits asks again now and
//! then, and moves to where more people wait.

use std::collections::HashSet;
use std::net::{IpAddr, Ipv4Addr};

use api::{Action, EventKind, Millis, NewTable, Person};
use ratings::PairingRules;
use table::TableOrigin;

use super::pairing::{AskedPlayers, CONNECTING, KnownSeeks, PairingQueue, once};
use super::{Hub, Requester};
use crate::error::ServerError;

/// A table where people gather.
struct GatheringTable {
    id: String,
    /// Everybody there, by id.
    people: Vec<String>,
    /// Those of them who are connected, to whatever node.
    present: Vec<String>,
    /// Those who have been since they sat down.
    have_come: Vec<String>,
    /// When somebody last came or left, and when the first came.
    at: Millis,
    since: Millis,
}

impl Hub {
    /// Brings somebody to the table where most wait whom they may meet, or has them wait at theirs; returns the table and
    /// whether one waits.
    pub(super) async fn gather(
        &self,
        who: &Requester,
        queue: PairingQueue,
        join: Action,
        asked: &AskedPlayers,
        known: &mut KnownSeeks,
    ) -> Result<(String, bool), ServerError> {
        let (name, own) = (queue.to_string(), who.person.id.as_str());
        let mut tables = Vec::new();
        for id in self.waiting_in(&name).await? {
            // One that has ended meanwhile is no place to wait.
            let Ok(mut table) = self.gathering(&id).await else { continue };
            self.free_seats(&mut table, own, asked).await;
            tables.push(table);
        }
        let places = self.places(own).await?;
        let mine = places.into_iter().find(|(other, _)| *other == queue).map(|(_, mine)| mine);
        let mine = mine.map(|mine| mine.table);
        let at_mine = tables.iter().find(|table| Some(&table.id) == mine.as_ref());
        let company = at_mine.map_or(0, |table| table.people.len().saturating_sub(1));
        let since = at_mine.map_or(self.now(), |table| table.since);
        tables.retain(|table| Some(&table.id) != mine.as_ref() && !table.people.is_empty());
        let pools = queue.rated_pools();
        let me = self.seek(own, pools, since, known).await?;
        let mut seeks = Vec::new();
        for table in &tables {
            let mut people = Vec::new();
            for person in &table.people {
                people.push(self.seek(person, pools, table.since, known).await?);
            }
            seeks.push(people);
        }
        let rules = PairingRules::of(queue.speed.time_control(), queue.seats.into());
        while let Some(nth) = rules.gather(&me, company, &seeks, self.now()) {
            // One that cannot be joined after all is not tried again this time.
            let (table, _) = (tables.remove(nth).id, seeks.remove(nth));
            if self.act(&table, who.clone(), once(join.clone())).await.is_err() {
                continue;
            }
            if let Some(mine) = mine {
                let leave = once(Action::Leave { seat: None });
                let _ = self.act(&mine, who.clone(), leave).await;
            }
            let waits = self.read(&table, table::Table::waits_in_queue).await?;
            return Ok((table, waits));
        }
        if let Some(mine) = mine {
            return Ok((mine, true));
        }
        let origin = TableOrigin { queue: Some(name), ..TableOrigin::default() };
        let table = NewTable { rated: queue.rated, ..queue.table() };
        Ok((self.create_from(who, table, origin).await?, true))
    }

    async fn gathering(&self, id: &str) -> Result<GatheringTable, ServerError> {
        let id = id.to_owned();
        let table = id.clone();
        let read = self.read_attended(&table, move |waiting| GatheringTable {
            id,
            people: waiting.table.person_ids().into_iter().map(str::to_owned).collect(),
            present: waiting.subscribers.present_people(waiting.table),
            have_come: waiting.subscribers.people_who_came(),
            at: waiting.table.at(),
            since: waiting.table.created(),
        });
        read.await
    }

    /// Has those leave who are gone or have not answered, so that nobody waits for them or begins with them: others keep
    /// the table in the queue. Whoever has just sat down has a moment to connect.
    async fn free_seats(&self, table: &mut GatheringTable, except: &str, asked: &AskedPlayers) {
        let recent = self.now().saturating_sub(CONNECTING);
        let GatheringTable { id, people, present, have_come, at, .. } = table;
        let is_silent = |person: &String| asked.is_unanswered(id, person);
        let is_away =
            |person: &String| person != except && (!present.contains(person) || is_silent(person));
        if !people.iter().any(is_away) {
            return;
        }
        let sat_down = match *at > recent {
            // Where that cannot be read, everybody has another moment.
            true => match self.sat_down_since(id, recent).await {
                Ok(people) => people,
                Err(_) => return,
            },
            false => HashSet::new(),
        };
        let is_on_the_way = |person: &String| {
            sat_down.contains(person) && !have_come.contains(person) && !is_silent(person)
        };
        let gone = |person: &String| is_away(person) && !is_on_the_way(person);
        for person in people.extract_if(.., |person| gone(person)) {
            // Where they are is nobody's business.
            let address = IpAddr::V4(Ipv4Addr::UNSPECIFIED).into();
            let absent = Requester { person: Person::guest(person), address };
            let leave = once(Action::Leave { seat: None });
            let _ = self.act_on_behalf(id, absent, leave).await;
        }
    }

    /// Who has sat down at a table after that time, by id.
    async fn sat_down_since(
        &self,
        table: &str,
        since: Millis,
    ) -> Result<HashSet<String>, ServerError> {
        let events = self.0.store.events(table, 0).await?;
        let recent = events.into_iter().filter(|event| event.at > since);
        let people = recent.filter_map(|event| match event.kind {
            EventKind::Created { by, .. } => Some(by.id),
            EventKind::Joined { who, .. } => Some(who.id),
            _ => None,
        });
        Ok(people.collect())
    }
}
