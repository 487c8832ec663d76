use leptos::prelude::*;

use crate::i18n::{t, translate};
use crate::play::SeatOccupant;

/// The most players that a game has.
const MOST_SEATS: usize = 5;

/// Who plays at this screen, seat by seat: people by name, computers by level.
#[derive(Clone, Copy)]
pub struct LocalPlayersForm {
    players: RwSignal<[LocalPlayerChoice; MOST_SEATS]>,
}

#[derive(Clone, Default)]
struct LocalPlayerChoice {
    /// The level of a computer; `None` for a person.
    level: Option<u8>,
    name: String,
}

impl LocalPlayersForm {
    /// A form in which everybody is a person without a name.
    pub fn new() -> LocalPlayersForm {
        LocalPlayersForm { players: RwSignal::default() }
    }

    /// Who plays a seat, with the name of a person.
    pub fn player(&self, seat: u8) -> (SeatOccupant, String) {
        self.players.with_untracked(|players| {
            let player = &players[usize::from(seat) - 1];
            match player.level {
                Some(level) => (SeatOccupant::Computer(level), String::new()),
                None => (SeatOccupant::Local, player.name.trim().to_owned()),
            }
        })
    }
}

/// A row for each seat: person or level, and the name of a person.
#[component]
pub fn LocalPlayersFields(form: LocalPlayersForm, seats: RwSignal<usize>) -> impl IntoView {
    let players = form.players;
    let row = move |nth: usize| {
        let label = move || translate("web-player", &[("seat", (nth + 1).into())]);
        let level = move || players.with(|players| players[nth].level);
        let options = (1..=8u8)
            .map(|number| {
                view! {
                    <option value=number.to_string() selected=move || level() == Some(number)>
                        {move || translate("web-level", &[("level", u32::from(number).into())])}
                    </option>
                }
            })
            .collect_view();
        view! {
            <div class="field" role="group" aria-label=label>
                <span aria-hidden="true">{label}</span>
                <div class="row player">
                    <select
                        class="input"
                        aria-label=label
                        on:change=move |event| {
                            let level = event_target_value(&event).parse().ok();
                            players.update(|players| players[nth].level = level);
                        }
                    >
                        <option value="" selected=move || level().is_none()>{t("web-person")}</option>
                        {options}
                    </select>
                    <input
                        class="input"
                        maxlength="32"
                        aria-label=t("web-person-name")
                        placeholder=t("web-person-name")
                        hidden=move || level().is_some()
                        prop:value=move || players.with(|players| players[nth].name.clone())
                        on:input=move |event| {
                            let name = event_target_value(&event);
                            players.update(|players| players[nth].name = name);
                        }
                    />
                </div>
            </div>
        }
    };
    // Rows are kept while names are typed.
    move || (0..seats.get()).map(row).collect_view()
}
