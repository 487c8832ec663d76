use std::sync::Arc;

use api::view::{BoardView, PieceKind};
use game::Reason;
use leptos::prelude::*;
use rules::{Game, GameSetup, mspacman, pacman};

use super::form_controls::select_field;
use crate::i18n::{self, t, translate};

/// The options that differ from their defaults, by name and value. The maze is one of the names.
#[derive(Clone, Copy)]
pub struct OptionsForm(RwSignal<Vec<(String, String)>>);

const MAZE: &str = "maze";
const GHOSTS: [PieceKind; 4] =
    [PieceKind::Blinky, PieceKind::Inky, PieceKind::Pinky, PieceKind::Clyde];
const AREAS: [&str; 4] = ["a", "b", "c", "d"];

impl OptionsForm {
    pub fn new() -> OptionsForm {
        OptionsForm(RwSignal::default())
    }

    /// Sets the chosen options.
    pub fn apply_to(&self, setup: &mut GameSetup) -> Result<(), Reason> {
        for (name, value) in self.0.get_untracked() {
            match name.as_str() {
                MAZE => setup.set_maze(&value)?,
                name => setup.set_option(name, &value)?,
            }
        }
        Ok(())
    }

    fn get(&self, name: &str, default: &str) -> String {
        let find = |list: &Vec<(String, String)>| {
            list.iter().find(|(n, _)| n == name).map(|(_, value)| value.clone())
        };
        self.0.with(find).unwrap_or_else(|| default.to_owned())
    }

    fn set(&self, name: &str, value: String, default: &str) {
        self.0.update(|list| {
            list.retain(|(n, _)| n != name);
            if value != default {
                list.push((name.to_owned(), value));
            }
        });
    }
}

/// The fields for all options of a game. Which there are comes from the rules crate.
#[component]
pub fn OptionsFields(game: Game, seats: RwSignal<usize>, form: OptionsForm) -> impl IntoView {
    let mazes = shipped_mazes(game);
    let maze =
        (mazes.len() > 1).then_some((MAZE.to_owned(), "", mazes, i18n::maze_name as fn(&str) -> _));
    let options = option_schema(game)
        .into_iter()
        .map(|(name, rule, values)| (name, rule, values, i18n::option_value as fn(&str) -> _));
    let rows = maze
        .into_iter()
        .chain(options)
        .map(|(name, rule, values, translate_value)| {
            let (label, key, default) = (name.clone(), name.clone(), values[0].clone());
            let shown_default = default.clone();
            select_field(
                Arc::new(move || i18n::option_name(&label)),
                rule,
                values.into_iter().map(|value| (value.clone(), value)).collect(),
                translate_value,
                Arc::new(move || form.get(&key, &shown_default)),
                Box::new(move |value| form.set(&name, value, &default)),
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
                    Game::Pacman => ghost_fields(seats.get(), form),
                    Game::Mspacman => area_fields(seats.get(), form),
                }}
            </div>
        </details>
    }
}

/// An item of a comma-separated list.
fn nth_item(list: &str, nth: usize) -> String {
    list.split(',').nth(nth).unwrap_or_default().to_owned()
}

/// Who plays which ghost (P01).
fn ghost_fields(seats: usize, form: OptionsForm) -> Vec<AnyView> {
    const NAME: &str = "ghosts";
    let start = GameSetup::new(Game::Pacman).with_seats(seats).and_then(|setup| setup.start());
    let pieces = start.map_or_else(|_| Vec::new(), |start| BoardView::from(&start).pieces);
    let default = GHOSTS
        .map(|ghost| pieces.iter().find(|piece| piece.kind == ghost).and_then(|piece| piece.seat))
        .map(|seat| seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string()))
        .join(",");
    // The default depends on the number of seats: a change of it discards the choice.
    form.set(NAME, default.clone(), &default);
    let seat_name = |word: &str| match word.parse::<u32>() {
        Ok(seat) => translate("choice-seat", &[("seat", seat.into())]),
        Err(_) => translate("choice-nobody", &[]),
    };
    let row = |nth: usize| {
        let ghost = GHOSTS[nth];
        let label = move || {
            let name = translate(&format!("term-{}", ghost.word()), &[]);
            translate("option-name-ghosts", &[("ghost", name.into())])
        };
        let holders = (2..=seats).map(|seat| seat.to_string()).chain(["-".to_owned()]);
        let (shown_default, set_default) = (default.clone(), default.clone());
        let choose = move |holder: String| {
            let held = untrack(|| form.get(NAME, &set_default));
            let mut held: Vec<_> = held.split(',').collect();
            held[nth] = &holder;
            form.set(NAME, held.join(","), &set_default);
        };
        select_field(
            Arc::new(label),
            "P01",
            holders.map(|holder| (holder.clone(), holder)).collect(),
            seat_name,
            Arc::new(move || nth_item(&form.get(NAME, &shown_default), nth)),
            Box::new(choose),
        )
    };
    (0..GHOSTS.len()).map(row).collect()
}

/// Who clears which area (S01).
fn area_fields(seats: usize, form: OptionsForm) -> Vec<AnyView> {
    const NAME: &str = "colours";
    let default = AREAS.join(",");
    let row = |seat: usize| {
        let (shown_default, set_default) = (default.clone(), default.clone());
        // Two entries swap, so that no area is given out twice.
        let choose = move |area: String| {
            let held = untrack(|| form.get(NAME, &set_default));
            let mut held: Vec<_> = held.split(',').collect();
            if let Some(other) = held.iter().position(|held| *held == area) {
                held.swap(seat, other);
            }
            form.set(NAME, held.join(","), &set_default);
        };
        select_field(
            Arc::new(move || translate("option-name-colours", &[("seat", (seat + 1).into())])),
            "S01",
            AREAS.map(|area| (area.to_owned(), format!("area-{area}"))).to_vec(),
            i18n::option_value,
            Arc::new(move || nth_item(&form.get(NAME, &shown_default), seat)),
            Box::new(choose),
        )
    };
    (0..seats).map(row).collect()
}

/// The mazes that are compiled in, the default first.
fn shipped_mazes(game: Game) -> Vec<String> {
    match game {
        Game::Quoridor | Game::Mini => Vec::new(),
        Game::Pacman => pacman::Maze::shipped().iter().map(|maze| maze.reference()).collect(),
        Game::Mspacman => {
            mspacman::Board::shipped().iter().map(|board| board.reference().to_owned()).collect()
        }
    }
}

/// The options of a game: name, rule, values with the default first. The rules crate names them in
/// its errors about an unknown option and an unknown value, so both are provoked here.
fn option_schema(game: Game) -> Vec<(String, &'static str, Vec<String>)> {
    let text = |reason: &Reason, name: &str| {
        reason.args.iter().find(|(n, _)| *n == name).and_then(|(_, arg)| match arg {
            game::ReasonArg::Text(text) => Some(text.clone()),
            _ => None,
        })
    };
    let mut setup = GameSetup::new(game);
    let known = setup.set_option("?", "").err().and_then(|reason| text(&reason, "known"));
    known
        .unwrap_or_default()
        .split_whitespace()
        // These have fields of their own.
        .filter(|name| !["pieces", "move_seconds", "starter", "ghosts", "colours"].contains(name))
        .filter_map(|name| {
            let reason = setup.set_option(name, "?").err()?;
            let allowed = text(&reason, "allowed")?;
            let values: Vec<_> = match allowed.split_once('-') {
                // PAC-MAN's lives: as the maze says by default, else a number (P04).
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
