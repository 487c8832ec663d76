use std::sync::Arc;
use std::time::Duration;

use game::{Ply, RecordEntry, Turn};
use leptos::html::Button;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use play::RollStage;
use rules::AnyPosition;
use view::{BoardView, ChanceDevice, ChanceView};

use super::events;
use super::session::{GameSession, Intent, SeatOccupant};
use crate::i18n::translate;
use crate::{live_region, settings};

/// The die or the spinner, with the face it shows.
#[component]
pub fn ChanceDisplay(session: GameSession, view: Memo<Arc<BoardView>>) -> impl IntoView {
    let chance = Memo::new(move |_| view.with(|view| view.chance.clone()));
    // A result stays for a moment before the next roll.
    let fresh = RwSignal::new(false);
    Effect::new(move |before: Option<usize>| {
        let now = session.entry_count();
        if before.is_some_and(|before| now > before) {
            fresh.set(true);
            let _ = set_timeout_with_handle(
                move || {
                    let _ = fresh.try_set(false);
                },
                RESULT_SHOWN,
            );
        }
        now
    });
    let rolling = Signal::derive(move || {
        let is_chance =
            session.game_record.with(|game_record| game_record.record.turn() == Turn::Chance);
        let is_still =
            fresh.get() || session.roll.get() == RollStage::Waiting || is_halted(session);
        session.viewed_ply.get().is_none() && !is_still && is_chance
    });
    move || {
        let chance = chance.get()?;
        let shown = chance.shown.clone();
        let face = Signal::derive(move || {
            rolled_face(session).or_else(|| shown.clone()).unwrap_or_default()
        });
        // Who is to roll is said beside it.
        let is_unknown = move || !rolling.get() && face.with(String::is_empty);
        let label = move || match rolling.get() {
            true => translate("web-rolling", &[]),
            false => translate("web-shows", &[("face", face.get().into())]),
        };
        let class = move || if rolling.get() { "chance rolling" } else { "chance" };
        Some(view! {
            <div
                class=class
                role="img"
                aria-label=label
                aria-hidden=move || is_unknown().then_some("true")
            >
                {draw(&chance, face, rolling)}
            </div>
        })
    }
}

/// The spinner or the die above the board, large: whoever's turn it is taps it, and sees what came up.
#[component]
pub fn RollOverlay(session: GameSession, view: Memo<Arc<BoardView>>) -> impl IntoView {
    // What is rolled, which is not on the board any more when its result is shown.
    let device = Memo::new(move |before: Option<&Option<ChanceView>>| match session.roll.get() {
        RollStage::Shown => before.cloned().flatten(),
        _ => view.with(|view| view.chance.clone()),
    });
    let button = NodeRef::<Button>::new();
    // The keyboard's focus goes to what waits for a tap and then back to the board, unless somebody is
    // typing or reads a dialog.
    Effect::new(move || {
        let (stage, Some(button)) = (session.roll.get(), button.get()) else { return };
        let find = |selector: &str| document().query_selector(selector).ok().flatten();
        match stage {
            RollStage::Waiting if find(BUSY).is_none() => focus(&button),
            RollStage::Waiting => live_region::announce(untrack(|| tap_text(session))),
            RollStage::Shown if button.matches(":focus").unwrap_or(false) => {
                if let Some(board) = find(".table .board") {
                    focus(board.unchecked_ref());
                }
            }
            RollStage::Idle | RollStage::Rolling | RollStage::Shown => {}
        }
    });
    let rolling = Signal::derive(move || session.roll.get() == RollStage::Rolling);
    let face = Signal::derive(move || match session.roll.get() {
        RollStage::Shown => rolled_face(session).unwrap_or_default(),
        _ => String::new(),
    });
    let is_shown = Memo::new(move |_| {
        session.roll.get() != RollStage::Idle && session.viewed_ply.get().is_none()
    });
    move || {
        let chance = device.get().filter(|_| is_shown.get())?;
        let class = move || match session.roll.get() {
            RollStage::Rolling => "chance rolling",
            RollStage::Shown => "chance shown",
            RollStage::Waiting | RollStage::Idle => "chance waiting",
        };
        let tap = move |_| session.dispatch.run(Intent::Roll);
        Some(view! {
            <div class="roll-overlay" style:--after=appearance(session)>
                <button
                    node_ref=button
                    class=class
                    type="button"
                    aria-disabled=move || (session.roll.get() != RollStage::Waiting).to_string()
                    on:click=tap
                >
                    {draw(&chance, face, rolling)}
                    <span>{move || match session.roll.get() {
                        RollStage::Waiting => tap_text(session),
                        RollStage::Shown => translate("web-shows", &[("face", face.get().into())]),
                        RollStage::Rolling | RollStage::Idle => translate("web-rolling", &[]),
                    }}</span>
                </button>
            </div>
        })
    }
}

/// A roll that nobody here taps for, above the board, large from its beginning until it has been seen: at another
/// device, of a computer player, or of anybody where rolls are automatic.
#[component]
pub fn UntappedRoll(session: GameSession) -> impl IntoView {
    // The number of the entry, for as long as it is the last of its kind since the game was opened.
    let rolled = Memo::new(move |before: Option<&(usize, Option<usize>)>| {
        let count = session.entry_count();
        let Some(&(known, last)) = before else { return (count, None) };
        let new = (known + 1..=count).rev().find(|&ply| untapped_result(session, ply).is_some());
        (count, new.or(last.filter(|&last| last <= count)))
    });
    let ply = Memo::new(move |_| rolled.get().1);
    // For how long that entry has been seen, in times of `RESULT_SHOWN`.
    let seen = RwSignal::new((None, 0));
    Effect::new(move || {
        let ply = ply.get();
        seen.set((ply, 0));
        for times in 1..=2 {
            let see = move || {
                if seen.try_get_untracked().is_some_and(|(of, _)| of == ply) {
                    seen.set((ply, times));
                }
            };
            set_timeout(see, RESULT_SHOWN * times);
        }
    });
    let shown = Memo::new(move |_| {
        if session.roll.get() != RollStage::Idle || session.viewed_ply.get().is_some() {
            return None;
        }
        let under_way = roll_under_way(session);
        let result = ply.get().and_then(|ply| {
            let times =
                Some(seen.get()).filter(|&(of, _)| of == Some(ply)).map_or(0, |(_, times)| times);
            let roll = untapped_result(session, ply)?;
            // It goes once it is followed by a move or a roll, but not before it was seen; without one it does not
            // stay for long, and is in nobody's way.
            let is_last = session.entry_count() == ply && under_way.is_none();
            let is_own = session.occupant(roll.seat) == SeatOccupant::Local;
            (times == 0 || times == 1 && is_last && !is_own).then_some(roll)
        });
        result.or(under_way)
    });
    let face = Signal::derive(move || shown.get().map(|roll| roll.face).unwrap_or_default());
    let rolling = Signal::derive(move || face.with(String::is_empty));
    // It is drawn once for the roll and its result.
    let drawn = Memo::new(move |_| shown.get().map(|roll| (roll.seat, roll.chance)));
    move || {
        let (seat, chance) = drawn.get()?;
        let class = move || if rolling.get() { "chance rolling" } else { "chance shown" };
        // It is told to screen readers like everything that is played.
        Some(view! {
            <div class="roll-overlay" aria-hidden="true" style:--after=appearance(session)>
                <div class=class>{draw(&chance, face, rolling)} <span>{move || session.name(seat)}</span></div>
            </div>
        })
    }
}

/// A roll that nobody at this screen taps for.
#[derive(Clone, PartialEq)]
struct UntappedRollView {
    seat: u8,
    chance: ChanceView,
    /// What came up; empty while it rolls.
    face: String,
}

impl UntappedRollView {
    fn new(session: GameSession, before: &AnyPosition, face: String) -> Option<UntappedRollView> {
        let seat = play::roller(before)?.number() as u8;
        let are_tapped = settings::signal().with(|settings| settings.tap_rolls);
        let is_tapped = are_tapped && session.occupant(seat) == SeatOccupant::Local;
        let chance = BoardView::from(before).chance.filter(|_| !is_tapped)?;
        Some(UntappedRollView { seat, chance, face })
    }
}

/// The roll of an entry, if nobody at this screen has tapped for it.
fn untapped_result(session: GameSession, ply: usize) -> Option<UntappedRollView> {
    session.game_record.with(|game_record| {
        let face = face_of(*game_record.record.entries().get(ply - 1)?)?;
        UntappedRollView::new(session, &game_record.record.positions()[ply - 1], face)
    })
}

/// The roll that is due, if it waits for nobody at this screen.
fn roll_under_way(session: GameSession) -> Option<UntappedRollView> {
    if is_halted(session) {
        return None;
    }
    session.game_record.with(|game_record| {
        let record = &game_record.record;
        let is_due = record.turn() == Turn::Chance;
        is_due.then(|| UntappedRollView::new(session, record.position(), String::new())).flatten()
    })
}

/// Whether nobody plays for now, and nothing rolls.
fn is_halted(session: GameSession) -> bool {
    session.has_vacant_seat() || session.paused.get()
}

/// What the focus is not taken from.
const BUSY: &str = "input:focus, textarea:focus, select:focus, dialog[open]";

/// Focuses an element without scrolling to it.
fn focus(element: &web_sys::HtmlElement) {
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}

/// After what time the spinner or the die appears: what was moved before has arrived by then.
fn appearance(session: GameSession) -> String {
    format!("{}ms", untrack(|| session.last_move_millis()))
}

/// Who is to tap, and what.
pub fn tap_text(session: GameSession) -> String {
    let position = session.position();
    let seat = play::roller(&position).map(|seat| seat.number() as u8);
    let key = match BoardView::from(&position).chance.map(|chance| chance.device) {
        Some(ChanceDevice::Die) => "web-tap-roll",
        Some(ChanceDevice::Spinner) | None => "web-tap-spin",
    };
    let name = seat.map(|seat| session.name(seat)).unwrap_or_default();
    translate(key, &[("name", name.into()), ("who", events::who(session, seat).into())])
}

/// How long a result is shown before the next roll.
const RESULT_SHOWN: Duration = Duration::from_millis(600);

/// The face of the last roll as its word has it: a die may show F2, where the view says 2.
fn rolled_face(session: GameSession) -> Option<String> {
    let viewed = session.viewed_ply.get();
    session.game_record.with(|game_record| {
        let entries = game_record.record.entries();
        let shown = &entries[..viewed.unwrap_or(entries.len())];
        face_of(*shown.last()?)
    })
}

/// The face of a roll as its word has it.
fn face_of(entry: RecordEntry<AnyPosition>) -> Option<String> {
    let RecordEntry::Ply(Ply::Roll(roll)) = entry else { return None };
    let word = roll.to_string();
    Some(word.split_once(':').map_or(word.clone(), |(_, face)| face.to_owned()))
}

/// The drawing of a spinner or a die.
fn draw(chance: &ChanceView, face: Signal<String>, rolling: Signal<bool>) -> AnyView {
    // Nothing has come up while it rolls or waits to be rolled.
    let has_face = move || !rolling.get() && !face.with(String::is_empty);
    let result = move || if has_face() { face.get() } else { "?".to_owned() };
    match chance.device {
        ChanceDevice::Spinner => {
            let faces = chance.faces.clone();
            let is_waiting = move || !rolling.get() && !has_face();
            // The needle points to the middle of the sector of the face that is shown.
            let needle = move || {
                let nth = faces.iter().position(|other| *other == face.get()).unwrap_or(0);
                format!("rotate({}deg)", (nth as f64 + 0.5) / faces.len() as f64 * 360.0)
            };
            view! {
                <svg viewBox="-50 -50 100 100" aria-hidden="true">
                    <circle class="disc" r="46" />
                    {spinner_sectors(&chance.faces)}
                    <g class="needle" class:none=is_waiting style:transform=needle><path d="M-5 14 0 -34 5 14Z" /></g>
                    <circle class="hub" r="13" />
                    <text class="fell" y="1">{result}</text>
                </svg>
            }
            .into_any()
        }
        ChanceDevice::Die => view! {
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <g class="cube">
                    <rect class="die" x="-38" y="-38" width="76" height="76" rx="16" />
                    <text class="fell big" y="3">{result}</text>
                </g>
            </svg>
        }
        .into_any(),
    }
}

/// The lines between the sectors of the spinner, and their faces.
fn spinner_sectors(faces: &[String]) -> Vec<AnyView> {
    let count = faces.len() as f64;
    let at = |nth: f64, r: f64| {
        let angle = nth / count * std::f64::consts::TAU - std::f64::consts::FRAC_PI_2;
        (js_sys::Math::cos(angle) * r, js_sys::Math::sin(angle) * r)
    };
    faces
        .iter()
        .enumerate()
        .map(|(nth, face)| {
            let (x, y) = at(nth as f64 + 0.5, 33.0);
            let (lx, ly) = at(nth as f64, 46.0);
            view! {
                <line class="spoke" x2=lx y2=ly />
                <text class="wedge" x=x y=y>{face.clone()}</text>
            }
            .into_any()
        })
        .collect()
}
