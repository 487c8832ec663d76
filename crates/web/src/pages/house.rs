use api::view::{PieceKind, View};
use game::Reason;
use leptos::prelude::*;
use rules::{Game, Table, mspacman, pacman};

use crate::words::{self, say, t};

/// What a table plays differently, as far as it was chosen.
#[derive(Clone, Copy)]
pub struct House {
    /// Options by name and value.
    options: RwSignal<Vec<(String, String)>>,
    /// A shipped maze, by name.
    maze: RwSignal<Option<String>>,
    /// The seat of each ghost; empty where they are dealt in turn (P01).
    ghosts: RwSignal<Vec<String>>,
    /// The area of each seat, those nobody sits at included (S01).
    areas: RwSignal<Vec<String>>,
}

const GHOSTS: [PieceKind; 4] =
    [PieceKind::Blinky, PieceKind::Inky, PieceKind::Pinky, PieceKind::Clyde];
const AREAS: [&str; 4] = ["a", "b", "c", "d"];

impl House {
    pub fn new() -> House {
        House {
            options: RwSignal::default(),
            maze: RwSignal::new(None),
            ghosts: RwSignal::default(),
            areas: RwSignal::new(AREAS.map(str::to_owned).to_vec()),
        }
    }

    /// Sets a table up so.
    pub fn lay(&self, table: &mut Table) -> Result<(), Reason> {
        if let Some(maze) = self.maze.get_untracked() {
            table.set_maze(&maze)?;
        }
        for (name, value) in self.options.get_untracked() {
            table.set(&name, &value)?;
        }
        let ghosts = self.ghosts.get_untracked();
        if !ghosts.is_empty() {
            table.set("ghosts", &ghosts.join(","))?;
        }
        let areas = self.areas.get_untracked();
        if areas != AREAS {
            table.set("colours", &areas.join(","))?;
        }
        Ok(())
    }

    fn set(&self, name: &str, value: String, usual: bool) {
        self.options.update(|list| {
            list.retain(|(n, _)| n != name);
            if !usual {
                list.push((name.to_owned(), value));
            }
        });
    }

    /// Gives a seat another area; whoever had that one takes what is given up.
    fn give(&self, seat: usize, area: &str) {
        self.areas.update(|areas| {
            if let Some(other) = areas.iter().position(|a| a == area) {
                areas.swap(seat, other);
            }
        });
    }
}

/// The rules a table can change, in a person's words. What there is, the rules say themselves.
#[component]
pub fn HouseRules(game: Game, seats: RwSignal<usize>, house: House) -> impl IntoView {
    Effect::new(move || {
        seats.track();
        house.ghosts.set(Vec::new());
    });
    let mazes = mazes(game);
    let maze = (mazes.len() > 1).then(|| {
        let options = mazes.iter().map(|name| (name.clone(), name.clone())).collect();
        let choose = move |name: String| {
            house.maze.set((mazes[0] != name).then_some(name));
        };
        let chosen = move || house.maze.get().unwrap_or_default();
        select(|| words::option("maze"), "", options, words::maze, chosen, choose)
    });
    let rows = options(game)
        .into_iter()
        .map(|Offer { name, rule, values, usual }| {
            let (key, label) = (name.clone(), name.clone());
            let first = usual.clone();
            let chosen = move || {
                let set = |list: &Vec<(String, String)>| {
                    list.iter().find(|(n, _)| *n == key).map(|(_, value)| value.clone())
                };
                house.options.with(set).unwrap_or_else(|| first.clone())
            };
            let choose = move |value: String| {
                let same = value == usual;
                house.set(&name, value, same);
            };
            let values = values.into_iter().map(|value| (value.clone(), value)).collect();
            select(move || words::option(&label), rule, values, words::choice, chosen, choose)
        })
        .collect_view();
    view! {
        <details class="options">
            <summary>{t("web-options")}</summary>
            <div class="grid">
                {maze}
                {rows}
                {(game == Game::Pacman).then(|| move || ghosts(seats.get(), house))}
                {(game == Game::Mspacman).then(|| move || areas(seats.get(), house))}
            </div>
        </details>
    }
}

/// A list to choose from: what it is about, its rule, the values with their keys, what is chosen.
fn select(
    label: impl Fn() -> String + Send + 'static,
    rule: &'static str,
    values: Vec<(String, String)>,
    name: impl Fn(&str) -> String + Copy + Send + 'static,
    chosen: impl Fn() -> String + Clone + Send + Sync + 'static,
    choose: impl Fn(String) + 'static,
) -> AnyView {
    let items = values
        .into_iter()
        .map(|(value, word)| {
            let (this, chosen) = (value.clone(), chosen.clone());
            view! {
                <option value=value selected=move || chosen() == this>
                    {move || name(&word)}
                </option>
            }
        })
        .collect_view();
    view! {
        <label class="field">
            <span>{label} " " <small>{rule}</small></span>
            <select class="input" prop:value=chosen on:change=move |event| choose(event_target_value(&event))>
                {items}
            </select>
        </label>
    }
    .into_any()
}

/// Who holds which ghost (P01).
fn ghosts(seats: usize, house: House) -> Vec<AnyView> {
    let start = Table::new(Game::Pacman).with_seats(seats).and_then(|table| table.start());
    let pieces = start.map_or_else(|_| Vec::new(), |start| View::from(&start).pieces);
    let dealt: Vec<String> = GHOSTS
        .iter()
        .map(|ghost| pieces.iter().find(|piece| piece.kind == *ghost).and_then(|piece| piece.seat))
        .map(|seat| seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string()))
        .collect();
    let seat = |word: &str| match word.parse::<u32>() {
        Ok(seat) => say("choice-seat", &[("seat", seat.into())]),
        Err(_) => say("choice-nobody", &[]),
    };
    let row = |(nth, ghost): (usize, &PieceKind)| {
        let ghost = *ghost;
        let label = move || {
            let name = say(&format!("term-{}", ghost.word()), &[]);
            say("option-name-ghosts", &[("ghost", name.into())])
        };
        let holders = (2..=seats).map(|seat| seat.to_string()).chain(["-".to_owned()]);
        let (now, start) = (dealt.clone(), dealt.clone());
        let chosen = move || house.ghosts.with(|g| g.get(nth).unwrap_or(&now[nth]).clone());
        let choose = move |holder| {
            house.ghosts.update(|ghosts| {
                if ghosts.is_empty() {
                    ghosts.clone_from(&start);
                }
                ghosts[nth] = holder;
            });
        };
        select(label, "P01", holders.map(|h| (h.clone(), h)).collect(), seat, chosen, choose)
    };
    GHOSTS.iter().enumerate().map(row).collect()
}

/// Who empties which area (S01).
fn areas(seats: usize, house: House) -> Vec<AnyView> {
    let row = |seat: usize| {
        let label = move || say("option-name-colours", &[("seat", (seat + 1).into())]);
        let values = AREAS.map(|area| (area.to_owned(), format!("area-{area}"))).to_vec();
        let chosen = move || house.areas.with(|areas| areas[seat].clone());
        let choose = move |area: String| house.give(seat, &area);
        select(label, "S01", values, words::choice, chosen, choose)
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

/// An option that is a choice among words or small numbers.
struct Offer {
    name: String,
    rule: &'static str,
    values: Vec<String>,
    usual: String,
}

/// What the rules offer, as they say it themselves when asked for nonsense.
fn options(game: Game) -> Vec<Offer> {
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
            let values = match allowed.split_once('-') {
                Some((least, most)) => {
                    let (least, most) = (least.parse::<u8>().ok()?, most.parse::<u8>().ok()?);
                    (least..=most).map(|n| n.to_string()).collect()
                }
                None => allowed.split_whitespace().map(str::to_owned).collect::<Vec<_>>(),
            };
            let usual = if name == "lives" { lives(&table)? } else { values.first()?.clone() };
            Some(Offer { name: name.to_owned(), rule: reason.rule, values, usual })
        })
        .collect()
}

/// PAC-MAN's lives where nobody says otherwise (P04).
fn lives(table: &Table) -> Option<String> {
    let view = View::from(&table.start().ok()?);
    view.seats.iter().find_map(|hand| hand.lives).map(|lives| lives.now.to_string())
}
