use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lessons::{Course, CourseId};
use rules::Game;

use crate::i18n::t;
use crate::{lazy_part, page_files};

thread_local! {
    /// The texts of courses, by name, once they have been fetched.
    static COURSES: RefCell<HashMap<&'static str, String>> = RefCell::new(HashMap::new());
}

/// The course whose steps another one includes.
const CLASSIC: CourseId = CourseId::Rules(Game::Quoridor);

/// Some courses, on their way or here.
#[derive(Clone, Copy)]
pub struct LessonFiles {
    courses: RwSignal<HashMap<CourseId, Arc<Course>>>,
    failed: RwSignal<bool>,
    /// Counts up to fetch again.
    attempt: RwSignal<u32>,
}

impl LessonFiles {
    /// Fetches what is not here yet.
    pub fn fetch(ids: Vec<CourseId>) -> LessonFiles {
        let files = LessonFiles {
            courses: RwSignal::new(HashMap::new()),
            failed: RwSignal::new(false),
            attempt: RwSignal::new(0),
        };
        for &id in &ids {
            if let Some(course) = kept_course(id) {
                files.courses.update(|courses| drop(courses.insert(id, Arc::new(course))));
            }
        }
        Effect::new(move || {
            files.attempt.track();
            let ids = ids.clone();
            spawn_local(async move {
                let mut arrived = true;
                for id in ids {
                    let known = files.courses.try_with_untracked(|c| c.contains_key(&id));
                    if known == Some(false) {
                        arrived &= fetch_course(id).await;
                        if let (Some(course), false) = (kept_course(id), files.failed.is_disposed())
                        {
                            files.courses.update(|c| drop(c.insert(id, Arc::new(course))));
                        }
                    }
                }
                let _ = files.failed.try_set(!arrived);
            });
        });
        files
    }

    /// A course, once it is here (tracked).
    pub fn course(&self, id: CourseId) -> Option<Arc<Course>> {
        self.courses.with(|courses| courses.get(&id).cloned())
    }

    /// What is shown until then: nothing for a moment, or that it failed, with a way to try again.
    pub fn placeholder(&self) -> AnyView {
        let (failed, attempt) = (self.failed, self.attempt);
        if !failed.get() {
            return view! { <h1 class="unseen">{t("web-nav-learn")}</h1> }.into_any();
        }
        lazy_part::failure_notice(move || {
            failed.set(false);
            attempt.update(|attempt| *attempt += 1);
        })
    }
}

/// Fetches the text of a course, and of the classic one, which it may include.
async fn fetch_course(id: CourseId) -> bool {
    for wanted in [CLASSIC, id] {
        let name = wanted.name();
        if COURSES.with_borrow(|courses| courses.contains_key(name)) {
            continue;
        }
        let Ok(text) = page_files::asset_text(&format!("lessons/{name}.lesson")).await else {
            return false;
        };
        COURSES.with_borrow_mut(|courses| drop(courses.insert(name, text)));
    }
    true
}

/// A course whose text has been fetched.
fn kept_course(id: CourseId) -> Option<Course> {
    COURSES.with_borrow(|courses| {
        let text = |id: CourseId| courses.get(id.name()).map(String::as_str);
        text(CLASSIC)?;
        Course::parse(id, &text).ok()
    })
}
