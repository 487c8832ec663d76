//! What players say to each other at a table, as one person is shown it.

use api::{Millis, Phrase, SaidPhrase, SeatHolder, SeatNumber, Snapshot};

/// How long a phrase stands at the name of whoever said it.
pub(crate) const BUBBLE_TIME: Millis = 7_000;

/// How many phrases are listed at most.
const MOST_LISTED: usize = 50;

/// What was heard at a table since it was opened here.
#[derive(Clone, Debug, Default)]
pub struct PhraseLog {
    heard: Vec<HeardPhrase>,
}

#[derive(Clone, Debug)]
struct HeardPhrase {
    said: SaidPhrase,
    /// Until when it stands at the speaker's name; not at all, if it was said before this person came.
    until: Option<Millis>,
}

impl PhraseLog {
    /// Takes in what the server says, which may be known in part; `server_now` is its clock. Returns what
    /// was said just now, and not before this person came.
    pub fn hear(
        &mut self,
        phrases: &[SaidPhrase],
        server_now: Millis,
        now: Millis,
    ) -> Vec<SaidPhrase> {
        let mut fresh = Vec::new();
        for said in phrases {
            if self.heard.iter().any(|heard| heard.said == *said) {
                continue;
            }
            let is_fresh = server_now < said.at + BUBBLE_TIME;
            let until = is_fresh.then_some(now + BUBBLE_TIME);
            self.heard.push(HeardPhrase { said: said.clone(), until });
            if is_fresh {
                fresh.push(said.clone());
            }
        }
        let excess = self.heard.len().saturating_sub(MOST_LISTED);
        self.heard.drain(..excess);
        fresh
    }

    /// What stands at the name of a seat at `now`: the last thing its player said, for some seconds.
    pub fn bubble(
        &self,
        seat: SeatNumber,
        filter: &PhraseFilter,
        table: &Snapshot,
        now: Millis,
    ) -> Option<Phrase> {
        let is_shown = |heard: &&HeardPhrase| {
            heard.said.seat == seat
                && heard.until.is_some_and(|until| now < until)
                && filter.shows(&heard.said, table)
        };
        self.heard.iter().rev().find(is_shown).map(|heard| heard.said.phrase)
    }

    /// Everything that is shown to this person, the oldest first.
    pub fn lines<'a>(
        &'a self,
        filter: &'a PhraseFilter,
        table: &'a Snapshot,
    ) -> impl Iterator<Item = &'a SaidPhrase> {
        self.heard.iter().map(|heard| &heard.said).filter(move |said| filter.shows(said, table))
    }

    /// When the next phrase disappears from a name.
    pub fn wake_at(&self, now: Millis) -> Option<Millis> {
        self.heard.iter().filter_map(|heard| heard.until).filter(|until| *until > now).min()
    }
}

/// Whose phrases a person is shown at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PhraseFilter {
    /// The id of the person here.
    pub me: Option<String>,
    /// Whether what strangers say is hidden.
    pub hides_strangers: bool,
    /// The ids of those whom this person does not want to hear at this table.
    pub muted: Vec<String>,
    /// The ids of this person's friends, who are strangers nowhere.
    pub friends: Vec<String>,
}

impl PhraseFilter {
    /// Whether a phrase is shown: who said it still has the seat, and the person here wants to hear them.
    pub fn shows(&self, said: &SaidPhrase, table: &Snapshot) -> bool {
        let is_theirs = person_at(table, said.seat) == Some(&said.by);
        let is_own = self.me.as_deref() == Some(&said.by);
        let is_stranger = is_among_strangers(table) && !self.friends.contains(&said.by);
        let is_hidden = self.muted.contains(&said.by) || (self.hides_strangers && is_stranger);
        is_theirs && (is_own || !is_hidden)
    }
}

/// Whether those at a table are strangers: at one that anybody could join, all but friends are. A private
/// table is found by those alone who were given its link.
fn is_among_strangers(table: &Snapshot) -> bool {
    table.spec.public
}

/// Whether a person may say something at a table, and there is somebody to say it to: players, before, during and
/// after the game.
pub fn can_say(table: &Snapshot, me: Option<&str>) -> bool {
    let people: Vec<_> = (1..=table.spec.seats).filter_map(|seat| person_at(table, seat)).collect();
    me.is_some_and(|me| people.contains(&me) && people.iter().any(|person| *person != me))
}

/// The other people who play at a table, each once with a seat of theirs.
pub fn others_at(table: &Snapshot, me: Option<&str>) -> Vec<(SeatNumber, String)> {
    let mut others: Vec<(SeatNumber, String)> = Vec::new();
    for seat in 1..=table.spec.seats {
        if let Some(person) = person_at(table, seat)
            && Some(person) != me
            && others.iter().all(|(_, other)| other != person)
        {
            others.push((seat, person.to_owned()));
        }
    }
    others
}

/// The id of the person at a seat.
fn person_at(table: &Snapshot, seat: SeatNumber) -> Option<&str> {
    match &table.state.seats.get(usize::from(seat).checked_sub(1)?)?.holder {
        Some(SeatHolder::Person(person)) => Some(&person.id),
        _ => None,
    }
}

/// The people whom somebody does not want to hear, by table: a text that a device stores, with a line for each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MutedPeople(Vec<(String, String)>);

/// How many are remembered; the oldest are forgotten.
const MOST_MUTED: usize = 100;

impl MutedPeople {
    /// Reads the text; what is not understood is left out.
    pub fn parse(text: &str) -> MutedPeople {
        let entry = |line: &str| {
            let (table, person) = line.split_once(' ')?;
            Some((table.to_owned(), person.to_owned()))
        };
        MutedPeople(text.lines().filter_map(entry).collect())
    }

    /// The text to store.
    pub fn to_text(&self) -> String {
        self.0.iter().map(|(table, person)| format!("{table} {person}\n")).collect()
    }

    /// Mutes somebody at a table, or hears them again.
    pub fn set(&mut self, table: &str, person: &str, is_muted: bool) {
        self.0.retain(|(at, who)| at != table || who != person);
        if is_muted {
            self.0.push((table.to_owned(), person.to_owned()));
        }
        let excess = self.0.len().saturating_sub(MOST_MUTED);
        self.0.drain(..excess);
    }

    /// The ids of those who are muted at a table.
    pub fn at(&self, table: &str) -> Vec<String> {
        self.0.iter().filter(|(at, _)| at == table).map(|(_, person)| person.clone()).collect()
    }
}
