//! Games kept in this browser: against the computer, and several players at one screen.

use std::collections::BTreeMap;
use std::time::Duration;

use api::view::PieceKind;
use api::{Clock, ClockState, Offer};
use game::{Cause, Departure, Ending, Entry, Outcome, Position, Seat, Turn};
use leptos::prelude::*;
use rules::{AnyPosition, Archive, Table};

use super::session::{Player, Session, Who, Wish};
use crate::route::Page;
use crate::thinker::{self, Ask};
use crate::words::say;
use crate::{settings, store};

/// How a game at this screen is begun.
#[derive(Clone, Debug)]
pub struct Plan {
    pub table: Table,
    pub players: Vec<(Who, PieceKind)>,
    /// Who begins, where the rules leave it open.
    pub starts: Option<u8>,
    pub clock: Clock,
}

/// Lays the table and keeps it; the id says where.
pub fn create(plan: &Plan) -> Option<String> {
    let mut archive = Archive::new(plan.table.clone()).ok()?;
    if let Some(seat) = plan.starts
        && matches!(archive.record.position(), AnyPosition::Quoridor(_))
    {
        let text = archive.record.position().to_string();
        let mut fields: Vec<_> = text.split(' ').map(str::to_owned).collect();
        fields[2] = seat.to_string();
        let start = plan.table.position(&fields.join(" ")).ok()?;
        archive.record = plan.table.record(start);
    }
    for (seat, (who, piece)) in (1..).zip(&plan.players) {
        if let Who::Level(level) = who {
            archive.extras.push(("level".to_owned(), format!("{seat} {level}")));
        }
        if *piece != PieceKind::Pawn {
            archive.extras.push(("piece".to_owned(), format!("{seat} {}", piece.word())));
        }
    }
    if plan.clock != Clock::None
        && let Ok(clock) = serde_json::to_string(&plan.clock)
    {
        archive.extras.push(("clock".to_owned(), clock));
    }
    let id =
        format!("{:x}", js_sys::Date::now() as u64 * 64 + (js_sys::Math::random() * 64.0) as u64);
    keep(&id, &archive);
    Some(id)
}

/// Keeps a game that was read from a file.
pub fn adopt(archive: &Archive) -> String {
    let id = format!("{:x}", js_sys::Date::now() as u64);
    keep(&id, archive);
    id
}

fn keep(id: &str, archive: &Archive) {
    store::set(&format!("game.{id}"), &archive.sheet().to_string());
}

/// All games kept here, the newest first.
pub fn kept() -> Vec<(String, Archive)> {
    let games: BTreeMap<_, _> = store::all("game.")
        .into_iter()
        .filter_map(|(id, text)| Some(((id.len(), id), Archive::parse(&text).ok()?)))
        .collect();
    games.into_iter().rev().map(|((_, id), archive)| (id, archive)).collect()
}

pub fn forget(id: &str) {
    store::remove(&format!("game.{id}"));
}

/// The number and the rest of the header lines with that key.
fn notes(archive: &Archive, key: &str) -> Vec<(usize, String)> {
    archive
        .extras
        .iter()
        .filter(|(k, _)| k == key)
        .filter_map(|(_, value)| {
            let (seat, rest) = value.split_once(' ')?;
            Some((seat.parse().ok()?, rest.to_owned()))
        })
        .collect()
}

fn players(archive: &Archive) -> Vec<Player> {
    let levels = notes(archive, "level");
    let names = notes(archive, "name");
    let pieces = notes(archive, "piece");
    let of = |list: &[(usize, String)], seat| {
        list.iter().find(|(n, _)| *n == seat).map(|(_, value)| value.clone())
    };
    let alone = archive.table.seats() - levels.len() == 1;
    let player = |seat: usize| {
        let level = of(&levels, seat).and_then(|level| level.parse().ok());
        let piece = of(&pieces, seat).and_then(|word| kind(&word)).unwrap_or(PieceKind::Pawn);
        let name = of(&names, seat).unwrap_or_else(|| match level {
            Some(level) => say("web-level", &[("level", u32::from(level).into())]),
            None if alone => {
                let own = settings::signal().with_untracked(|settings| settings.name.clone());
                if own.is_empty() { say("web-you", &[]) } else { own }
            }
            None => say("web-player", &[("seat", seat.into())]),
        });
        Player { name, who: level.map_or(Who::Here, Who::Level), present: true, piece }
    };
    (1..=archive.table.seats()).map(player).collect()
}

/// The header line with the time each seat has left, in milliseconds.
const LEFT: &str = "left";

/// The time each seat has left: as it was kept, else all of it; none without a clock.
fn times(archive: &Archive, clock: Clock) -> Vec<u64> {
    let Some(all) = clock.initial() else { return Vec::new() };
    let seats = archive.table.seats();
    let kept = archive.extras.iter().find(|(key, _)| key == LEFT);
    let kept = kept.map(|(_, value)| value.split(',').flat_map(str::parse).collect::<Vec<u64>>());
    kept.filter(|kept| kept.len() == seats).unwrap_or_else(|| vec![all; seats])
}

/// The piece with that word.
pub fn kind(word: &str) -> Option<PieceKind> {
    [
        PieceKind::Pawn,
        PieceKind::Pacman,
        PieceKind::Blinky,
        PieceKind::Inky,
        PieceKind::Pinky,
        PieceKind::Clyde,
    ]
    .into_iter()
    .find(|kind| kind.word() == word)
}

/// Opens a game kept here.
pub fn open(id: &str) -> Option<Session> {
    let archive = Archive::parse(&store::get(&format!("game.{id}"))?).ok()?;
    let clock: Clock = archive
        .extras
        .iter()
        .find(|(key, _)| key == "clock")
        .and_then(|(_, value)| serde_json::from_str(value).ok())
        .unwrap_or_default();
    let left = times(&archive, clock);
    // Before the first move nobody's time runs; later it goes on where it stopped.
    let running = match archive.record.turn() {
        Turn::Seat(seat) if plies(&archive) > 0 => Some(seat.number() as u8),
        _ => None,
    };
    let seated = RwSignal::new(players(&archive));
    let archive = RwSignal::new(archive);
    // Their names follow the language.
    Effect::new(move || seated.set(archive.with_untracked(players)));
    let players = seated;
    let (busy, rematch) = (RwSignal::new(false), RwSignal::new(None));
    let (offers, note) = (RwSignal::new(Vec::new()), RwSignal::new(String::new()));
    let at = js_sys::Date::now() as u64;
    let state = RwSignal::new(ClockState { left, running, at });
    let id = id.to_owned();
    let wish = Callback::new(move |wish: Wish| {
        let desk = Desk { archive, players, busy, rematch, offers, note, clock, state };
        desk.grant(wish);
        archive.with_untracked(|archive| keep(&id, archive));
    });
    let session = Session {
        archive,
        players,
        looking: RwSignal::new(None),
        busy,
        clock: state,
        skew: RwSignal::new(0.0),
        offers,
        note,
        watchers: RwSignal::new(0),
        rematch,
        wish,
        table: StoredValue::new(None),
    };
    drive(session, clock);
    Some(session)
}

/// What a wish can change.
struct Desk {
    archive: RwSignal<Archive>,
    players: RwSignal<Vec<Player>>,
    busy: RwSignal<bool>,
    rematch: RwSignal<Option<Page>>,
    offers: RwSignal<Vec<(u8, Offer)>>,
    note: RwSignal<String>,
    clock: Clock,
    state: RwSignal<ClockState>,
}

impl Desk {
    fn grant(&self, wish: Wish) {
        self.note.set(String::new());
        match wish {
            Wish::Play(word) => {
                let mover = self.archive.with_untracked(|archive| archive.record.turn());
                self.archive.update(|archive| {
                    let _ = archive.record.play(&word);
                });
                self.busy.set(false);
                self.punch(mover);
            }
            Wish::Resign => self.depart(Departure::Resigned),
            Wish::Offer(Offer::Takeback) => self.take_back(),
            Wish::Offer(Offer::Draw) => self.draw(),
            Wish::Offer(Offer::Abort | Offer::Pause | Offer::Rematch) | Wish::Decline(_) => {}
            Wish::Abort => self.archive.update(|archive| {
                let outcome = Outcome::draw(archive.table.seats());
                let _ = archive.record.end(Ending { outcome, cause: Cause::Aborted });
            }),
            Wish::Flag => {
                self.state.update(|state| state.running = None);
                self.depart(Departure::OutOfTime);
            }
            Wish::Rematch => {
                let plan = self.archive.with_untracked(|archive| Plan {
                    table: archive.table.clone(),
                    players: self.players.with_untracked(|players| {
                        players.iter().map(|p| (p.who, p.piece)).collect()
                    }),
                    starts: Some(other_start(archive)),
                    clock: self.clock,
                });
                self.rematch.set(create(&plan).map(Page::Play));
            }
        }
    }

    /// Stops the clock of whoever moved and starts the next one's.
    fn punch(&self, mover: Turn) {
        if self.clock == Clock::None {
            return;
        }
        let now = js_sys::Date::now() as u64;
        let next = self.archive.with_untracked(|archive| archive.record.turn());
        self.state.update(|state| {
            if let Turn::Seat(seat) = mover {
                let number = seat.number() as u8;
                let left = state.left(number, now).unwrap_or(0);
                state.left[seat.index()] = self.clock.after_move(left);
            }
            state.at = now;
            state.running = match next {
                Turn::Seat(seat) => Some(seat.number() as u8),
                Turn::Chance | Turn::Over => None,
            };
        });
        let left = self.state.with_untracked(|state| state.left.clone());
        self.archive.update(|archive| {
            archive.extras.retain(|(key, _)| key != LEFT);
            let left: Vec<_> = left.iter().map(ToString::to_string).collect();
            archive.extras.push((LEFT.to_owned(), left.join(",")));
        });
    }

    fn depart(&self, why: Departure) {
        thinker::stop();
        self.archive.update(|archive| {
            let here = |seat: Seat| {
                self.players.with_untracked(|players| players[seat.index()].who == Who::Here)
            };
            let mover = match archive.record.turn() {
                Turn::Seat(seat) if here(seat) || why == Departure::OutOfTime => Some(seat),
                _ => Seat::all(archive.table.seats()).find(|&seat| here(seat)),
            };
            if let Some(seat) = mover {
                let _ = archive.record.leave(seat, why);
            }
        });
        self.busy.set(false);
    }

    /// Back to before the last move of somebody at this screen.
    fn take_back(&self) {
        thinker::stop();
        self.busy.set(false);
        self.archive.update(|archive| {
            while archive.record.undo().is_some() {
                let here = |seat: Seat| {
                    self.players.with_untracked(|players| players[seat.index()].who == Who::Here)
                };
                if matches!(archive.record.turn(), Turn::Seat(seat) if here(seat)) {
                    break;
                }
            }
        });
    }

    /// At one screen people agree by saying so; a computer agrees when it would not win.
    fn draw(&self) {
        let level = self
            .players
            .with_untracked(|players| players.iter().position(|p| matches!(p.who, Who::Level(_))));
        let archive = self.archive;
        let agree = move || {
            archive.update(|archive| {
                let outcome = Outcome::draw(archive.table.seats());
                let _ = archive.record.end(Ending { outcome, cause: Cause::Agreement });
            });
        };
        let Some(level) = level else { return agree() };
        let (offers, note) = (self.offers, self.note);
        offers.set(vec![(0, Offer::Draw)]);
        let sheet = archive.with_untracked(|archive| archive.sheet().to_string());
        thinker::ask(sheet, Ask::Hint { millis: 300 }, move |answer| {
            offers.set(Vec::new());
            match answer.chances.get(level) {
                Some(&chance) if chance < 480 => agree(),
                _ => note.set(say("web-draw-declined", &[])),
            }
        });
    }
}

/// The next seat begins the next game.
fn other_start(archive: &Archive) -> u8 {
    match archive.record.start().turn() {
        Turn::Seat(seat) => seat.next(archive.table.seats()).number() as u8,
        Turn::Chance | Turn::Over => 1,
    }
}

/// Plays for the computer, rolls for chance, and watches the clock.
fn drive(session: Session, clock: Clock) {
    let wish = session.wish;
    Effect::new(move || {
        let (turn, count) =
            session.archive.with(|archive| (archive.record.turn(), archive.record.entries().len()));
        let still_so = move || {
            session.archive.try_with_untracked(|a| a.record.entries().len() == count) == Some(true)
        };
        match turn {
            Turn::Over => session.busy.set(false),
            Turn::Chance => {
                session.busy.set(true);
                let word = session.archive.with_untracked(draw_roll);
                let pause = if settings::still() { 60 } else { 750 };
                set_timeout(
                    move || {
                        if let Some(word) = word
                            && still_so()
                        {
                            wish.run(Wish::Play(word));
                        }
                    },
                    Duration::from_millis(pause),
                );
            }
            Turn::Seat(seat) => {
                let Who::Level(level) = untrack(|| session.who(seat.number() as u8)) else {
                    session.busy.set(false);
                    return;
                };
                session.busy.set(true);
                let sheet = session.archive.with_untracked(|archive| archive.sheet().to_string());
                let began = js_sys::Date::now();
                thinker::ask(sheet, Ask::Move { level }, move |answer| {
                    // A reply at once looks like a glitch; a short pause looks like thought.
                    let pause = (350.0 - (js_sys::Date::now() - began)).max(0.0) as u64;
                    let pause = if settings::still() { 0 } else { pause };
                    set_timeout(
                        move || {
                            if let Some(word) = answer.word
                                && still_so()
                            {
                                wish.run(Wish::Play(word));
                            }
                        },
                        Duration::from_millis(pause),
                    );
                });
            }
        }
    });
    if clock != Clock::None {
        let watch = set_interval_with_handle(
            move || {
                let now = js_sys::Date::now() as u64;
                let late = session
                    .clock
                    .try_with_untracked(|state| state.runs_out().is_some_and(|t| now > t));
                if late == Some(true)
                    && session.archive.with_untracked(|a| a.record.ending().is_none())
                {
                    wish.run(Wish::Flag);
                }
            },
            Duration::from_millis(100),
        );
        if let Ok(watch) = watch {
            on_cleanup(move || watch.clear());
        }
    }
    on_cleanup(thinker::stop);
}

/// What the spinner or the die shows: fair, by its weights.
fn draw_roll(archive: &Archive) -> Option<String> {
    let mut rolls = Vec::new();
    archive.record.position().rolls(&mut rolls);
    let total: u32 = rolls.iter().map(|(_, weight)| weight).sum();
    let mut nth = (js_sys::Math::random() * f64::from(total)) as u32;
    for (roll, weight) in rolls {
        if nth < weight {
            return Some(roll.to_string());
        }
        nth -= weight;
    }
    None
}

/// How many words of a record are there to show.
pub fn plies(archive: &Archive) -> usize {
    archive.record.entries().iter().filter(|entry| matches!(entry, Entry::Ply(_))).count()
}
