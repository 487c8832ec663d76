use std::collections::HashSet;

use api::{Clock, Millis, NewTable, Person, Piece, Refusal, Starts, What, Who};
use game::{Position, Turn};
use rules::{AnyPosition, Game};

use super::Draft;
use crate::dice::Seed;

/// Lays a table: its first events, which may already start the game.
pub fn lay(
    id: &str,
    by: &Person,
    mut spec: NewTable,
    origin: Origin,
    now: Millis,
    seed: &Seed,
) -> Result<Draft, Refusal> {
    check(&spec)?;
    let table = rules(&spec)?;
    let start = start(&spec, &table)?;
    if start.turn() == Turn::Over {
        return Err(Refusal::new(422, "server-start-over").text("position", start));
    }
    if let (Some(seconds), Clock::None) = (table.move_seconds(), spec.clock) {
        spec.clock = Clock::PerMove { seconds };
    }
    let what = What::Created {
        by: by.clone(),
        table: spec.clone(),
        commitment: seed.commitment(),
        rematch_of: origin.rematch_of,
        queue: origin.queue,
    };
    let mut draft = Draft::first(id, what, now, seed)?;
    for seat in 1..=spec.seats {
        match spec.place(seat).who {
            Who::Me => {
                draft.push(What::Joined { seat, who: by.clone(), piece: None, luck: None })?;
            }
            Who::Level { level } => draft.push(What::Filled { seat, level })?,
            Who::Open | Who::Reserved { .. } => {}
        }
    }
    draft.start_if_ready()?;
    Ok(draft)
}

/// Where a table comes from, if not out of the blue.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// The table that is laid again.
    pub rematch_of: Option<String>,
    /// The queue it waits in for anyone.
    pub queue: Option<String>,
}

/// The table as the rules see it.
pub(super) fn rules(spec: &NewTable) -> Result<rules::Table, Refusal> {
    let unknown = || Refusal::new(422, "game-unknown").text("word", &spec.game);
    let game = Game::parse(&spec.game).ok_or_else(unknown)?;
    let mut table = rules::Table::new(game).with_seats(usize::from(spec.seats))?;
    if let Some(maze) = &spec.maze {
        if maze.trim().contains('\n') {
            table.set_maze_file(maze)?;
        } else {
            table.set_maze(maze.trim())?;
        }
    }
    for (name, value) in &spec.options {
        table.set(name, value)?;
    }
    if !spec.repetition && game != Game::Mspacman {
        table.set("repetition", "off")?;
    }
    Ok(table)
}

/// Where the game starts, before anyone is drawn to.
pub(super) fn start(spec: &NewTable, rules: &rules::Table) -> Result<AnyPosition, Refusal> {
    match &spec.start {
        Some(text) => Ok(rules.position(text)?),
        None => Ok(rules.start()?),
    }
}

/// What no rule of a game says, and still must hold.
fn check(spec: &NewTable) -> Result<(), Refusal> {
    let bad = |key: &str| Err(Refusal::new(422, key));
    if spec.places.len() > usize::from(spec.seats) {
        return bad("server-too-many-places");
    }
    let mut taken = HashSet::new();
    for place in &spec.places {
        if matches!(place.who, Who::Level { level } if !(1..=8).contains(&level)) {
            return bad("server-level");
        }
        let shared = |piece| piece != Piece::Pawn && !taken.insert(piece);
        if place.piece.is_some_and(shared) {
            return bad("server-piece-taken");
        }
    }
    let turn_is_open = matches!(Game::parse(&spec.game), Some(Game::Quoridor | Game::Mini));
    match spec.starts {
        Starts::Seat(seat) if !turn_is_open || !(1..=spec.seats).contains(&seat) => {
            return bad("server-starter");
        }
        _ => {}
    }
    let fits = match spec.clock {
        Clock::None => true,
        Clock::PerMove { seconds } | Clock::SuddenDeath { seconds } => DAY.contains(&seconds),
        Clock::Fischer { seconds, increment } => DAY.contains(&seconds) && increment <= 3600,
        Clock::Correspondence { days } => (1..=60).contains(&days),
    };
    if fits { Ok(()) } else { bad("server-clock") }
}

const DAY: std::ops::RangeInclusive<u32> = 1..=86_400;
