use std::sync::Arc;

use api::view::{PieceKind, View};
use game::Reason;
use leptos::prelude::*;
use rules::{Game, Table, mspacman, pacman};

use super::choice::select;
use crate::words::{self, say, t};

/// What a table plays differently, by name and value, as far as it was chosen. The maze is one of
/// the names.
#[derive(Clone, Copy)]
pub struct House(RwSignal<Vec<(String, String)>>);

const MAZE: &str = "maze";
const GHOSTS: [PieceKind; 4] =
    [PieceKind::Blinky, PieceKind::Inky, PieceKind::Pinky, PieceKind::Clyde];
const AREAS: [&str; 4] = ["a", "b", "c", "d"];

impl House {
    pub fn new() -> House {
        House(RwSignal::default())
    }

    /// Sets a table up so.
    pub fn lay(&self, table: &mut Table) -> Result<(), Reason> {
        for (name, value) in self.0.get_untracked() {
            match name.as_str() {
                MAZE => table.set_maze(&value)?,
                name => table.set(name, &value)?,
            }
        }
        Ok(())
    }

    fn get(&self, name: &str, usual: &str) -> String {
        let set = |list: &Vec<(String, String)>| {
            list.iter().find(|(n, _)| n == name).map(|(_, value)| value.clone())
        };
        self.0.with(set).unwrap_or_else(|| usual.to_owned())
    }

    fn set(&self, name: &str, value: String, usual: &str) {
        self.0.update(|list| {
            list.retain(|(n, _)| n != name);
            if value != usual {
                list.push((name.to_owned(), value));
            }
        });
    }
}

/// The rules a table can change, in a person's words. What there is, the rules say themselves.
#[component]
pub fn HouseRules(game: Game, seats: RwSignal<usize>, house: House) -> impl IntoView {
    let mazes = mazes(game);
    let maze =
        (mazes.len() > 1).then_some((MAZE.to_owned(), "", mazes, words::maze as fn(&str) -> _));
    let rules = options(game)
        .into_iter()
        .map(|(name, rule, values)| (name, rule, values, words::choice as fn(&str) -> _));
    let rows = maze
        .into_iter()
        .chain(rules)
        .map(|(name, rule, values, word)| {
            let (label, key, usual) = (name.clone(), name.clone(), values[0].clone());
            let first = usual.clone();
            select(
                Arc::new(move || words::option(&label)),
                rule,
                values.into_iter().map(|value| (value.clone(), value)).collect(),
                word,
                Arc::new(move || house.get(&key, &first)),
                Box::new(move |value| house.set(&name, value, &usual)),
            )
        })
        .collect_view();
    view! {
        <details class="options">
            <summary>{t("web-options")}</summary>
            <div class="grid">
                {rows}
                {move || match game {
                    Game::Quoridor | Game::Mini => Vec::new(),
                    Game::Pacman => ghosts(seats.get(), house),
                    Game::Mspacman => areas(seats.get(), house),
                }}
            </div>
        </details>
    }
}

/// The nth word of a list with commas.
fn nth(list: &str, nth: usize) -> String {
    list.split(',').nth(nth).unwrap_or_default().to_owned()
}

/// Who holds which ghost (P01).
fn ghosts(seats: usize, house: House) -> Vec<AnyView> {
    const NAME: &str = "ghosts";
    let start = Table::new(Game::Pacman).with_seats(seats).and_then(|table| table.start());
    let pieces = start.map_or_else(|_| Vec::new(), |start| View::from(&start).pieces);
    let dealt = GHOSTS
        .map(|ghost| pieces.iter().find(|piece| piece.kind == ghost).and_then(|piece| piece.seat))
        .map(|seat| seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string()))
        .join(",");
    // Another number of seats is another deal.
    house.set(NAME, dealt.clone(), &dealt);
    let seat = |word: &str| match word.parse::<u32>() {
        Ok(seat) => say("choice-seat", &[("seat", seat.into())]),
        Err(_) => say("choice-nobody", &[]),
    };
    let row = |place: usize| {
        let ghost = GHOSTS[place];
        let label = move || {
            let name = say(&format!("term-{}", ghost.word()), &[]);
            say("option-name-ghosts", &[("ghost", name.into())])
        };
        let holders = (2..=seats).map(|seat| seat.to_string()).chain(["-".to_owned()]);
        let (now, start) = (dealt.clone(), dealt.clone());
        let choose = move |holder: String| {
            let held = untrack(|| house.get(NAME, &start));
            let mut held: Vec<_> = held.split(',').collect();
            held[place] = &holder;
            house.set(NAME, held.join(","), &start);
        };
        select(
            Arc::new(label),
            "P01",
            holders.map(|holder| (holder.clone(), holder)).collect(),
            seat,
            Arc::new(move || nth(&house.get(NAME, &now), place)),
            Box::new(choose),
        )
    };
    (0..GHOSTS.len()).map(row).collect()
}

/// Who empties which area (S01).
fn areas(seats: usize, house: House) -> Vec<AnyView> {
    const NAME: &str = "colours";
    let usual = AREAS.join(",");
    let row = |seat: usize| {
        let (now, first) = (usual.clone(), usual.clone());
        // Whoever had the area takes the one that is given up.
        let choose = move |area: String| {
            let held = untrack(|| house.get(NAME, &first));
            let mut held: Vec<_> = held.split(',').collect();
            if let Some(other) = held.iter().position(|held| *held == area) {
                held.swap(seat, other);
            }
            house.set(NAME, held.join(","), &first);
        };
        select(
            Arc::new(move || say("option-name-colours", &[("seat", (seat + 1).into())])),
            "S01",
            AREAS.map(|area| (area.to_owned(), format!("area-{area}"))).to_vec(),
            words::choice,
            Arc::new(move || nth(&house.get(NAME, &now), seat)),
            Box::new(choose),
        )
    };
    (0..seats).map(row).collect()
}

/// The mazes that come with the page, the usual one first.
fn mazes(game: Game) -> Vec<String> {
    match game {
        Game::Quoridor | Game::Mini => Vec::new(),
        Game::Pacman => pacman::Maze::shipped().iter().map(|maze| maze.reference()).collect(),
        Game::Mspacman => {
            mspacman::Board::shipped().iter().map(|board| board.reference().to_owned()).collect()
        }
    }
}

/// What the rules offer, as they say it themselves when asked for nonsense: the name of an option,
/// its rule, its values, the usual one first.
fn options(game: Game) -> Vec<(String, &'static str, Vec<String>)> {
    let text = |reason: &Reason, name: &str| {
        reason.args.iter().find(|(n, _)| *n == name).and_then(|(_, arg)| match arg {
            game::Arg::Text(text) => Some(text.clone()),
            _ => None,
        })
    };
    let mut table = Table::new(game);
    let known = table.set("?", "").err().and_then(|reason| text(&reason, "known"));
    known
        .unwrap_or_default()
        .split_whitespace()
        // These have a place of their own in the form.
        .filter(|name| !["pieces", "move_seconds", "starter", "ghosts", "colours"].contains(name))
        .filter_map(|name| {
            let reason = table.set(name, "?").err()?;
            let allowed = text(&reason, "allowed")?;
            let values: Vec<_> = match allowed.split_once('-') {
                // PAC-MAN's lives are the maze's where nobody says otherwise (P04).
                Some((least, most)) => {
                    let numbers = least.parse::<u8>().ok()?..=most.parse::<u8>().ok()?;
                    [MAZE.to_owned()].into_iter().chain(numbers.map(|n| n.to_string())).collect()
                }
                None => allowed.split_whitespace().map(str::to_owned).collect(),
            };
            (!values.is_empty()).then(|| (name.to_owned(), reason.rule, values))
        })
        .collect()
}
