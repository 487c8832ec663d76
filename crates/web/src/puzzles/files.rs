use std::cell::RefCell;
use std::sync::Arc;

use ::puzzles::{Puzzle, parse_puzzles};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::i18n::t;
use crate::{lazy_part, page_files};

/// All puzzles, in the order of their files.
pub type PuzzleList = Arc<Vec<Puzzle>>;

thread_local! {
    static PUZZLES: RefCell<Option<PuzzleList>> = const { RefCell::new(None) };
}

/// The files of puzzles, each named after its game.
const FILES: [&str; 3] = ["quoridor", "pacman", "mspacman"];

/// The puzzles, on their way or here.
#[derive(Clone, Copy)]
pub struct PuzzleFiles {
    puzzles: RwSignal<Option<PuzzleList>>,
    failed: RwSignal<bool>,
    /// Counts up to fetch again.
    attempt: RwSignal<u32>,
}

impl PuzzleFiles {
    /// Fetches the puzzles, unless they are here.
    pub fn fetch() -> PuzzleFiles {
        let files = PuzzleFiles {
            puzzles: RwSignal::new(PUZZLES.with_borrow(Clone::clone)),
            failed: RwSignal::new(false),
            attempt: RwSignal::new(0),
        };
        Effect::new(move || {
            files.attempt.track();
            if files.puzzles.with_untracked(Option::is_some) {
                return;
            }
            spawn_local(async move {
                let fetched = fetch_all().await;
                if files.failed.is_disposed() {
                    return;
                }
                match fetched {
                    Some(puzzles) => {
                        PUZZLES.with_borrow_mut(|kept| *kept = Some(puzzles.clone()));
                        files.puzzles.set(Some(puzzles));
                    }
                    None => files.failed.set(true),
                }
            });
        });
        files
    }

    /// The puzzles, once they are here (tracked).
    pub fn puzzles(&self) -> Option<PuzzleList> {
        self.puzzles.get()
    }

    /// What is shown until then: nothing for a moment, or that it failed, with a way to try again.
    pub fn placeholder(&self) -> AnyView {
        let (failed, attempt) = (self.failed, self.attempt);
        if !failed.get() {
            return view! { <h1 class="unseen">{t("web-puzzles")}</h1> }.into_any();
        }
        lazy_part::failure_notice(move || {
            failed.set(false);
            attempt.update(|attempt| *attempt += 1);
        })
    }
}

async fn fetch_all() -> Option<PuzzleList> {
    let mut puzzles = Vec::new();
    for name in FILES {
        let text = page_files::asset_text(&format!("puzzles/{name}.txt")).await.ok()?;
        puzzles.extend(parse_puzzles(&text).ok()?);
    }
    // Offline from the first visit on, even if the service worker came after it.
    page_files::keep_fetched();
    Some(Arc::new(puzzles))
}
