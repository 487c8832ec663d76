//! A table in a storm, and beside it the second reading of its laws.

use api::{Action, Event, EventKind, NewTable, Offer, Person, TablePhase, TimeControl};
use chaos::reference::{ActionVerdict, Reference};
use dice::Seed;
use fastrand::Rng;
use table::{Table, TableDraft, TableError, TableOrigin, create_table};

use crate::plan::{self, PEOPLE};
use crate::step::{self, Step};

/// How long a move may be on its way, in milliseconds: a flag falls that much later.
const LAG_ALLOWANCE: u32 = 500;

/// How much happens after the end.
const STEPS_AFTER_END: usize = 25;

/// How many events are shown with a difference.
const MAX_SHOWN_EVENTS: usize = 14;

/// What differs between the table and the laws, in words.
type Difference = String;

pub(crate) struct Storm {
    random: Rng,
    seed: Seed,
    table: Table,
    reference: Reference,
    events: Vec<Event>,
    now: u64,
}

impl Storm {
    pub(crate) fn new(game: &str, seed: u64) -> Storm {
        let mut random = Rng::with_seed(seed);
        let spec = plan::table(game, &mut random);
        Storm::at(spec, random)
    }

    fn at(spec: NewTable, random: Rng) -> Storm {
        let (seed, now) = (Seed::parse(&"5c".repeat(32)).expect("a seed"), 1_000_000);
        let (events, table) = create("storm", spec, now, &seed).finish();
        let reference = Reference::read(&events).expect("events of a game");
        let reference = reference.expect("new tables are by these laws");
        Storm { random, seed, table, reference, events, now }
    }

    /// Lets that much happen, or less where the game ends, and gives back the events. The first difference
    /// ends it.
    pub(crate) fn run(mut self, steps: usize) -> Result<Vec<Event>, Difference> {
        self.start()?;
        let mut after_end = 0;
        for _ in 0..steps {
            self.now += plan::pause(self.time_control(), &mut self.random);
            self.happen()?;
            after_end += usize::from(self.table.phase() == TablePhase::Over);
            if after_end > STEPS_AFTER_END || self.table.rematch_table().is_some() {
                break;
            }
        }
        self.compare_times_used()?;
        Ok(self.events)
    }

    /// Somebody joins and leaves until too much has happened (T24); then everything is tried.
    pub(crate) fn of_joining_and_leaving() -> Result<Vec<Event>, Difference> {
        let spec = NewTable { seats: 4, ..NewTable::new("quoridor") };
        let mut storm = Storm::at(spec, Rng::with_seed(24));
        for _ in 0..4_990 {
            storm.act("bob", &join(), 0)?;
            storm.act("bob", &Action::Leave { seat: None }, 0)?;
        }
        storm.run(200)
    }

    fn time_control(&self) -> TimeControl {
        self.table.spec().time_control
    }

    /// Everybody sits down, and adds to the dice.
    fn start(&mut self) -> Result<(), Difference> {
        for person in PEOPLE.into_iter().skip(1) {
            if self.table.phase() == TablePhase::Waiting && self.table.holder_ids().contains(&None)
            {
                self.act(person, &join(), 0)?;
            }
        }
        if self.table.phase() == TablePhase::Waiting {
            let action = Action::ClientSeed { client_seed: "clover".to_owned() };
            self.act(PEOPLE[0], &action, 0)?;
        }
        Ok(())
    }

    fn happen(&mut self) -> Result<(), Difference> {
        self.compare_flags()?;
        if self.table.is_flag_due(self.now, LAG_ALLOWANCE) {
            return self.unasked("a flag falls", |draft, _| draft.flag(LAG_ALLOWANCE));
        }
        if self.reference.all_want_rematch() {
            return self.rematch();
        }
        let state = self.table.state(self.now);
        match step::choose(&self.table, &state, &mut self.random) {
            Step::Act { person, action, lag } => self.act(person, &action, lag),
            Step::ComputerMoves { lag } => self.move_computer(lag),
            Step::Outage { lasted } => self
                .unasked("an outage", |draft, now| draft.credit_outage(now.saturating_sub(lasted))),
            Step::ComputerTakesSeat => self.replace_mover(),
        }
    }

    /// A person does something, and the laws say the same to it.
    fn act(&mut self, person: &str, action: &Action, lag: u32) -> Result<(), Difference> {
        let what = format!("{person} does {action:?}");
        let verdict = self.reference.may(person, action);
        let mut draft = TableDraft::new(&self.table, self.now, &self.seed);
        let result = draft.act(&Person::guest(person), action, lag);
        match (verdict, result) {
            (ActionVerdict::Taken | ActionVerdict::Unsaid, Ok(())) => self.accept(&what, draft),
            (ActionVerdict::Unsaid, Err(_)) => Ok(()),
            (ActionVerdict::Taken, Err(error)) => {
                self.differs(&what, &format!("refused ({error}), and the laws take it"))
            }
            (ActionVerdict::Refused(reasons), Ok(())) => {
                self.differs(&what, &format!("taken, and the laws refuse it: {reasons:?}"))
            }
            (ActionVerdict::Refused(reasons), Err(error)) => {
                let key = error.refusal().key;
                if reasons.contains(&key) {
                    return Ok(());
                }
                self.differs(&what, &format!("refused by {key}, and by the laws for {reasons:?}"))
            }
        }
    }

    fn move_computer(&mut self, lag: u32) -> Result<(), Difference> {
        let Some((seat, _)) = self.table.computer_to_move() else { return Ok(()) };
        let word = self.random.choice(self.table.legal_words()).expect("a legal move");
        self.unasked(&format!("the computer at seat {seat} plays {word}"), |draft, _| {
            draft.play_computer_move(seat, &word, lag)
        })
    }

    /// Something that nobody asked for happens.
    fn unasked(
        &mut self,
        what: &str,
        change: impl FnOnce(&mut TableDraft, u64) -> Result<(), TableError>,
    ) -> Result<(), Difference> {
        let mut draft = TableDraft::new(&self.table, self.now, &self.seed);
        match change(&mut draft, self.now) {
            Ok(()) => self.accept(what, draft),
            Err(error) => self.differs(what, &format!("it cannot be: {error}")),
        }
    }

    fn rematch(&mut self) -> Result<(), Difference> {
        if !self.table.all_want_rematch() {
            return self.differs("a rematch", "all want it by the laws, and not at the table");
        }
        let new = create("next", self.table.spec().clone(), self.now, &self.seed);
        let (_, new) = new.finish();
        self.unasked("a rematch", |draft, _| draft.record_rematch(&new))
    }

    /// A computer takes the seats of whoever is to move (T31). When that happens is not said by events,
    /// so the events are made here, as far as the laws allow them.
    fn replace_mover(&mut self) -> Result<(), Difference> {
        let holders = self.table.holder_ids();
        let mover = self.table.to_move().and_then(|seat| holders[usize::from(seat) - 1]);
        let Some(mover) = mover else { return Ok(()) };
        let in_play =
            |seat: &u8| self.table.state(self.now).seats[usize::from(*seat) - 1].departed.is_none();
        let held = (1..).zip(&holders).filter(|(_, holder)| **holder == Some(mover));
        let seats: Vec<u8> = held.map(|(seat, _)| seat).filter(in_play).collect();
        let filled: Vec<_> =
            seats.iter().map(|&seat| EventKind::Filled { seat, level: 1 }).collect();
        let declined = EventKind::Declined { seat: seats[0], offer: Offer::Draw };
        for effects in [
            vec![],
            vec![declined.clone()],
            vec![EventKind::Paused],
            vec![declined, EventKind::Paused],
        ] {
            let kinds = filled.iter().cloned().chain(effects);
            let numbers = self.table.seq() + 1..;
            let events: Vec<Event> =
                numbers.zip(kinds).map(|(seq, kind)| Event { seq, at: self.now, kind }).collect();
            if self.reference.check_next(&events).is_ok() {
                return self.force(&events);
            }
        }
        Ok(())
    }

    /// The table follows events that it did not make itself.
    fn force(&mut self, events: &[Event]) -> Result<(), Difference> {
        for event in events {
            if let Err(error) = self.table.apply(event) {
                return self.differs(&format!("{event:?}"), &format!("not followed: {error}"));
            }
        }
        self.follow("a computer takes seats", events)
    }

    fn accept(&mut self, what: &str, draft: TableDraft) -> Result<(), Difference> {
        let (events, table) = draft.finish();
        self.table = table;
        self.follow(what, &events)
    }

    /// The laws allow these events, and say the same about the table after them.
    fn follow(&mut self, what: &str, events: &[Event]) -> Result<(), Difference> {
        let checked = self.reference.check_next(events);
        self.events.extend_from_slice(events);
        if let Err(why) = checked {
            return self.differs(what, &why);
        }
        for event in events {
            self.reference.add(event).expect("events that were checked");
        }
        for now in [self.now, self.now + 700] {
            let differences = self.reference.state(now).differences(&self.table.state(now));
            if !differences.is_empty() {
                return self.differs(what, &differences.join("\n  "));
            }
        }
        Ok(())
    }

    /// Flags fall when clocks have run out.
    fn compare_flags(&self) -> Result<(), Difference> {
        let state = self.reference.state(self.now);
        let Some(seat) = state.running else { return Ok(()) };
        let ran_out = state.left[usize::from(seat) - 1] == Some(0);
        if ran_out && self.table.flagged(self.now + 1, 0) != Some(seat) {
            return self.differs("time passes", &format!("the flag of seat {seat} does not fall"));
        }
        Ok(())
    }

    /// The record says how long each word took (T7), in whole seconds.
    fn compare_times_used(&self) -> Result<(), Difference> {
        let comments = self.table.game_record().comments;
        let used = self.reference.state(self.now).time_used;
        for (nth, used) in used.into_iter().enumerate() {
            let Some(used) = used else { continue };
            let comment = comments.get(nth).cloned().flatten();
            let said = comment.as_deref().and_then(seconds).map(|seconds| seconds * 1_000);
            if said.is_none_or(|said| said.abs_diff(used) > 1_000) {
                let why =
                    format!("word {nth} took {used} ms by the laws, {comment:?} in the record");
                return self.differs("the record", &why);
            }
        }
        Ok(())
    }

    fn differs(&self, what: &str, why: &str) -> Result<(), Difference> {
        let first = self.events.len().saturating_sub(MAX_SHOWN_EVENTS);
        let json = |event: &Event| serde_json::to_string(event).expect("our own types are JSON");
        let events: Vec<_> = self.events[first..].iter().map(json).collect();
        let spec = serde_json::to_string(self.table.spec()).expect("our own types are JSON");
        let (now, events) = (self.now, events.join("\n  "));
        Err(format!("at {now}, {what}:\n  {why}\nevents:\n  {events}\ntable: {spec}"))
    }
}

/// A new table of the first of all people.
fn create(id: &str, spec: NewTable, now: u64, seed: &Seed) -> TableDraft {
    let creator = Person::guest(PEOPLE[0]);
    let draft = create_table(id, &creator, spec, TableOrigin::default(), now, seed);
    draft.expect("a table")
}

fn join() -> Action {
    let client_seed = Some("clover".to_owned());
    Action::Join { seat: None, piece: None, client_seed, name: None }
}

/// Reads `4:58` and `1:04:58`.
fn seconds(text: &str) -> Option<u64> {
    text.split(':').try_fold(0, |sum, part| Some(sum * 60 + part.parse::<u64>().ok()?))
}
