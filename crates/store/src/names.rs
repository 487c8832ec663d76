//! Names of people are kept apart from events, which have the ids alone: a person can be forgotten, or be
//! given another name, without a change to any event. Events of the first versions have names in them;
//! a row here counts more. The name of an account is kept with the account alone, and looked up whenever
//! somebody is read.

use std::collections::HashMap;

use api::{Event, EventKind, Person, SeatHolder, TableSummary};

/// The name of the nth person of an event.
pub(crate) struct NameRow {
    pub(crate) seq: i64,
    pub(crate) nth: i64,
    pub(crate) name: String,
}

impl NameRow {
    /// Says the name in the event it belongs to.
    pub(crate) fn fill_in(self, events: &mut [Event]) {
        let event = events.iter_mut().find(|event| i64::from(event.seq) == self.seq);
        let people = event.map(|event| event.kind.people_mut()).unwrap_or_default();
        let person = usize::try_from(self.nth).ok().and_then(|nth| people.into_iter().nth(nth));
        if let Some(person) = person {
            *person = Person::new(std::mem::take(&mut person.id), self.name);
        }
    }
}

/// Shows people under the names of their accounts, where they have one. Nobody else has one, whatever was
/// written of them.
pub(crate) fn show_accounts<'a>(
    people: impl IntoIterator<Item = &'a mut Person>,
    names: &HashMap<String, String>,
) {
    for person in people {
        match names.get(&person.id) {
            Some(name) => *person = Person::with_account(std::mem::take(&mut person.id), name),
            None => person.account = false,
        }
    }
}

/// The people at a table, as lists show it.
pub(crate) fn people_of(table: &mut TableSummary) -> impl Iterator<Item = &mut Person> {
    table.seats.iter_mut().flatten().filter_map(|holder| match holder {
        SeatHolder::Person(person) => Some(person),
        SeatHolder::Level { .. } => None,
    })
}

/// An event as it is written, and the people whose names it goes without, each with their place in it.
/// Whoever reads it with an older version finds guests who have chosen no name.
pub(crate) fn without_names(kind: &EventKind) -> (EventKind, Vec<(i64, Person)>) {
    let mut kind = kind.clone();
    let mut named = Vec::new();
    for (nth, person) in (0..).zip(kind.people_mut()) {
        let guest = Person::guest(person.id.clone());
        if person.name != guest.name && !person.account {
            named.push((nth, person.clone()));
        }
        *person = guest;
    }
    (kind, named)
}

#[cfg(test)]
mod tests {
    use api::{NewTable, SeatAssignment, SeatSpec};

    use super::*;

    #[test]
    fn names_leave_an_event_and_come_back() {
        let bob = Person::new("bobbob", "Bob");
        let mut table = NewTable::new("quoridor");
        let assignment = SeatAssignment::Reserved { person: bob };
        table.seat_specs = vec![SeatSpec::default(), SeatSpec { assignment, piece: None }];
        let kind = EventKind::Created {
            by: Person::guest("adaada"),
            table: Box::new(table),
            commitment: String::new(),
            rematch_of: None,
            queue: None,
            first_move_untimed: true,
            first_move_seconds: None,
            laws: 0,
            absence_minutes: None,
        };
        let (stripped, named) = without_names(&kind);
        let text = serde_json::to_string(&stripped).unwrap();
        assert!(!text.contains("\"Bob\"") && text.contains("bobbob"), "{text}");
        assert_eq!(named.len(), 1, "a guest without a name has none to keep");
        let mut events = [Event { seq: 1, at: 0, kind: stripped }];
        for (nth, person) in named {
            NameRow { seq: 1, nth, name: person.name }.fill_in(&mut events);
        }
        assert_eq!(events[0].kind, kind);
    }
}
