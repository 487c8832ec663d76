use std::sync::Arc;
use std::time::Duration;

use leptos::html::P;
use leptos::prelude::*;
use play::RollStage;
use view::BoardView;

use super::coached_game::CoachedGame;
use super::session::{GameSession, SeatOccupant};
use super::{chance, events, quick_tools};
use crate::board::RecentMoves;
use crate::i18n::{t, translate};
use crate::route::{Link, PageRoute};

/// Whose turn it is, and below it what is told: what became of the last intent, or that one only watches, then a
/// hint, or what happened and, before a player's first move, the goal; for a while also how long that move is waited for.
#[component]
pub fn StatusLine(
    session: GameSession,
    view: Memo<Arc<BoardView>>,
    recent: Memo<RecentMoves>,
    hint: RwSignal<Option<String>>,
) -> impl IntoView {
    let seconds_left = first_move_countdown(session);
    let coached = use_context::<CoachedGame>();
    let notice = move || {
        let watching = is_watching(session).then(|| translate("web-watching", &[]));
        Some(session.notice.get()).filter(|notice| !notice.is_empty()).or(watching)
    };
    let told = move || {
        let said = coached.map(|coached| coached.said.get()).unwrap_or_default();
        if !said.is_empty() && hint.get().is_none() {
            return vec![sentence(said)];
        }
        if let Some(word) = hint.get() {
            return vec![sentence(quick_tools::hint_sentence(session, &word))];
        }
        let (ply, round_began) = recent.with(|recent| (recent.ply, recent.round_began));
        let events = events::sentences(session, ply, round_began);
        let mut told: Vec<_> = events.into_iter().map(sentence).collect();
        // Everybody who plays is told their goal before their own first move, whoever has moved already.
        let is_due = ply == 0 || (session.viewed_ply.get().is_none() && session.is_goal_due());
        // An invitation tells the goal of every seat beside that seat.
        if is_due && (session.is_at_one_screen() || !session.local_seats().is_empty()) {
            told.push(goal(session));
        }
        if let Some(seconds) = seconds_left.get() {
            told.push(sentence(translate("web-first-move", &[("seconds", seconds.into())])));
        }
        told
    };
    let line = NodeRef::<P>::new();
    let sentences = move || {
        // Once they are drawn.
        request_animation_frame(move || {
            if let Some(line) = line.try_get_untracked().flatten() {
                leave_out_the_oldest(&line);
            }
        });
        let notice =
            notice().map(|text| view! { <span class="notice-text">{format!("{text} ")}</span> });
        view! {
            {notice}
            {told()}
        }
    };
    view! {
        <div class="telling" class:coached=coached.is_some()>
            <p class="status" class:own=move || session.is_local_turn() && session.viewed_ply.get().is_none()>
                <span class="lamp" aria-hidden="true"></span>
                <span>{move || whose_turn(session, view)}</span>
                // Whoever looks at an invitation is no spectator.
                {move || {
                    let count = session.watchers.get();
                    (count > 0 && !session.has_vacant_seat()).then(|| view! { <small>{translate("web-watchers", &[("count", count.into())])}</small> })
                }}
            </p>
            <p class="told" node_ref=line>{sentences}</p>
            {coached.map(|_| view! { <Link to=PageRoute::Learn class="rule">{t("web-learn-leave")}</Link> })}
        </div>
    }
}

fn sentence(text: String) -> AnyView {
    view! { <span>{format!("{text} ")}</span> }.into_any()
}

/// The goal: whole where there is room, brief on phones; the button beside it opens all of it.
fn goal(session: GameSession) -> AnyView {
    view! {
        <span>
            <span class="whole">{format!("{} ", session.goal_sentence())}</span>
            <span class="brief">{format!("{} ", session.brief_goal())}</span>
        </span>
    }
    .into_any()
}

/// Whether the person here only looks on at a table that is full.
fn is_watching(session: GameSession) -> bool {
    let is_over = session.game_record.with(|game_record| game_record.record.ending().is_some());
    !session.is_at_one_screen()
        && !is_over
        && !session.has_vacant_seat()
        && session.local_seats().is_empty()
}

/// Hides the first sentences of a line that a small screen has no room for; the last one stays, and what
/// became of an intent.
fn leave_out_the_oldest(line: &web_sys::Element) {
    let next = |span: &web_sys::Element| span.next_element_sibling();
    let spans: Vec<_> = std::iter::successors(line.first_element_child(), next).collect();
    for span in &spans {
        let _ = span.remove_attribute("hidden");
    }
    let can_go = |span: &&web_sys::Element| !span.class_list().contains("notice-text");
    let events: Vec<_> = spans.iter().filter(can_go).collect();
    for span in events.iter().take(events.len().saturating_sub(1)) {
        if line.scroll_height() <= line.client_height() {
            break;
        }
        let _ = span.set_attribute("hidden", "");
    }
}

/// The seconds until the game is cancelled for want of a first move, once they are few.
fn first_move_countdown(session: GameSession) -> Memo<Option<u32>> {
    let now = RwSignal::new(js_sys::Date::now());
    let timer = set_interval_with_handle(
        move || {
            if session.first_move_by.with_untracked(Option::is_some) {
                now.set(js_sys::Date::now());
            }
        },
        Duration::from_millis(500),
    );
    if let Ok(timer) = timer {
        on_cleanup(move || timer.clear());
    }
    Memo::new(move |_| {
        let left = session.first_move_by.get()? as f64 - now.get() - session.clock_skew.get();
        Some((left / 1000.0).max(0.0) as u32).filter(|&seconds| seconds < FIRST_MOVE_WARNING)
    })
}

/// How many seconds before the end of the wait the players are told of it.
const FIRST_MOVE_WARNING: u32 = 40;

/// One sentence about whose turn it is.
fn whose_turn(session: GameSession, view: Memo<Arc<BoardView>>) -> String {
    if let Some(shown) = session.viewed_ply.get() {
        return translate("web-looking", &[("ply", shown.into())]);
    }
    if session.game_record.with(|game_record| game_record.record.ending().is_some()) {
        return String::new();
    }
    if session.has_vacant_seat() {
        return translate("web-waiting", &[]);
    }
    if session.paused.get() {
        return translate("web-paused", &[]);
    }
    if !session.connected.get() {
        return translate("web-no-connection", &[]);
    }
    if session.unsent.get() {
        return translate("web-sending", &[]);
    }
    if session.roll.get() == RollStage::Waiting {
        return chance::tap_text(session);
    }
    let Some(seat) = session.seat_to_move() else {
        let roller = view.with(|view| view.pieces.iter().find(|p| p.active).and_then(|p| p.seat));
        return match roller {
            Some(seat) => {
                let who = events::who(session, Some(seat));
                translate("web-rolls", &[("name", session.name(seat).into()), ("who", who.into())])
            }
            None => translate("web-rolling", &[]),
        };
    };
    // Whoever plays several pieces is told which one is to move.
    let piece = view.with(|view| {
        let several = view.seats.get(usize::from(seat) - 1).is_some_and(|s| s.pieces.len() > 1);
        view.pieces.iter().find(|piece| several && piece.active).map(|piece| piece.kind)
    });
    let piece = piece.map(|kind| translate(&format!("term-{}", kind.word()), &[]));
    let name = piece.clone().unwrap_or_else(|| session.name(seat));
    match session.occupant(seat) {
        SeatOccupant::Local if session.local_seats().len() == 1 => match piece {
            Some(piece) => translate("web-your-move-with", &[("piece", piece.into())]),
            None => translate("web-your-move", &[]),
        },
        SeatOccupant::Local | SeatOccupant::Remote => {
            translate("web-move-of", &[("name", name.into())])
        }
        SeatOccupant::Computer(_) => {
            translate("web-thinks", &[("name", session.name(seat).into())])
        }
        SeatOccupant::Vacant => translate("web-waiting", &[]),
    }
}
