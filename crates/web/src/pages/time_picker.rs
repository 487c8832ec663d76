use api::TimeControl;
use leptos::prelude::*;
use rules::Game;

use crate::controls::segmented;
use crate::i18n::time_control_text;
use crate::i18n::{t, translate};

/// What a custom clock counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClockKind {
    Game,
    Move,
    Days,
}

/// Numbers that a clock may have, as the server has them too.
const MINUTES: std::ops::RangeInclusive<u32> = 1..=180;
const INCREMENT: std::ops::RangeInclusive<u32> = 0..=180;
const SECONDS: std::ops::RangeInclusive<u32> = 5..=3600;
const DAYS: std::ops::RangeInclusive<u32> = 1..=60;

/// The choice of a time control: common ones, and one's own. Days are for games at a server.
#[component]
pub fn TimePicker(
    game: Game,
    time_control: RwSignal<TimeControl>,
    online: Signal<bool>,
) -> impl IntoView {
    // `None` is one's own clock.
    let choice = RwSignal::new(Some(TimeControl::None));
    let kind = RwSignal::new(ClockKind::Game);
    let (minutes, increment) = (RwSignal::new(10), RwSignal::new(5));
    let (seconds, days) = (RwSignal::new(30), RwSignal::new(2));
    Effect::new(move || {
        let own = || match kind.get() {
            ClockKind::Days if online.get() => TimeControl::Correspondence { days: days.get() },
            ClockKind::Move => TimeControl::PerMove { seconds: seconds.get() },
            ClockKind::Game | ClockKind::Days => match increment.get() {
                0 => TimeControl::SuddenDeath { seconds: minutes.get() * 60 },
                increment => TimeControl::Fischer { seconds: minutes.get() * 60, increment },
            },
        };
        time_control.set(choice.get().unwrap_or_else(own));
    });
    let choices = move || {
        let common = common_time_controls(game).into_iter();
        common
            .map(|time| (Some(time), time_control_text(time)))
            .chain([(None, translate("web-clock-own", &[]))])
            .collect()
    };
    let kinds = move || {
        let mut kinds = vec![
            (ClockKind::Game, translate("web-clock-game", &[])),
            (ClockKind::Move, translate("web-clock-move", &[])),
        ];
        if online.get() {
            kinds.push((ClockKind::Days, translate("web-clock-days", &[])));
        }
        kinds
    };
    view! {
        {segmented("web-time", choices, choice)}
        {move || choice.get().is_none().then(|| view! {
            {segmented("web-clock-kind", kinds, kind)}
            {move || match kind.get() {
                ClockKind::Days if online.get() => number_field("web-clock-days", DAYS, days),
                ClockKind::Move => number_field("web-clock-seconds", SECONDS, seconds),
                ClockKind::Game | ClockKind::Days => view! {
                    {number_field("web-clock-minutes", MINUTES, minutes)}
                    {number_field("web-clock-increment", INCREMENT, increment)}
                }
                .into_any(),
            }}
        })}
    }
}

/// A number within limits.
fn number_field(
    label: &'static str,
    limits: std::ops::RangeInclusive<u32>,
    value: RwSignal<u32>,
) -> AnyView {
    let (least, most) = limits.into_inner();
    let was_refused = RwSignal::new(false);
    view! {
        <label class="field">
            <span>{t(label)}</span>
            <input
                class="input"
                type="number"
                inputmode="numeric"
                min=least.to_string()
                max=most.to_string()
                prop:value=move || value.get().to_string()
                on:change=move |event| {
                    let number = event_target_value(&event).parse().ok();
                    let number = number.filter(|number| (least..=most).contains(number));
                    was_refused.set(number.is_none());
                    // Set even where it stays the same, so that the field shows it.
                    value.set(number.unwrap_or_else(|| value.get_untracked()));
                }
            />
            <small role="status">
                {move || was_refused.get().then(|| {
                    translate("web-whole-number", &[("least", least.into()), ("most", most.into())])
                })}
            </small>
        </label>
    }
    .into_any()
}

/// The time controls that most people choose.
fn common_time_controls(game: Game) -> Vec<TimeControl> {
    let per_move = |seconds| TimeControl::PerMove { seconds };
    let fischer =
        |minutes: u32, increment| TimeControl::Fischer { seconds: minutes * 60, increment };
    match game {
        Game::Mini => {
            vec![TimeControl::None, per_move(10), per_move(20), per_move(30), per_move(60)]
        }
        _ => vec![
            TimeControl::None,
            fischer(3, 2),
            TimeControl::SuddenDeath { seconds: 300 },
            fischer(10, 5),
            per_move(60),
        ],
    }
}
