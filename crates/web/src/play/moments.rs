use std::time::Duration;

use game::SeatNumber;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use rules::Square;
use view::BoardMoment;

use super::session::GameSession;
use crate::board::BoardMoments;

/// What happens on the board of a session besides moves: new moments for as long as they are looked at,
/// and the squares of a game that is won.
pub fn board_moments(session: GameSession) -> Signal<BoardMoments> {
    let now = RwSignal::new(Vec::new());
    Effect::new(move |before: Option<usize>| {
        let count = session.entry_count();
        let before = before.filter(|&before| count > before);
        let new: Vec<_> = before.map_or_else(Vec::new, |before| {
            session.game_record.with_untracked(|game_record| {
                let of_entry = |ply| {
                    let moments = BoardMoment::of_entry(&game_record.record, ply);
                    moments.into_iter().map(move |moment| (ply, moment))
                };
                (before + 1..=count).flat_map(of_entry).collect()
            })
        });
        // The moments of a ply that was taken back are over too.
        if !new.is_empty() || now.with_untracked(|now: &Vec<_>| !now.is_empty()) {
            now.set(new);
        }
        count
    });
    // They are over a while after the last one.
    Effect::new(move |timer: Option<Option<TimeoutHandle>>| {
        if let Some(timer) = timer.flatten() {
            timer.clear();
        }
        let is_over = now.with(Vec::is_empty);
        let clear = move || {
            let _ = now.try_set(Vec::new());
        };
        (!is_over).then(|| set_timeout_with_handle(clear, LASTING).ok()).flatten()
    });
    let lit = Memo::new(move |_| lit_squares(session));
    Signal::derive(move || BoardMoments { now: now.get(), lit: lit.get() })
}

/// How long moments are shown: that of the longest move and the time to look at them.
const LASTING: Duration = Duration::from_millis(2700);

/// The squares that stay lit while the end of a game that is won is shown.
fn lit_squares(session: GameSession) -> Option<(Vec<Square>, SeatNumber)> {
    let is_end = session.viewed_ply.get().is_none();
    session.game_record.with(|game_record| {
        let record = &game_record.record;
        let last = Some(record.entries().len()).filter(|&last| is_end && last > 0)?;
        record.ending()?;
        BoardMoment::of_entry(record, last).into_iter().find_map(|moment| match moment {
            BoardMoment::Won(squares, seat) => Some((squares, seat)),
            _ => None,
        })
    })
}
