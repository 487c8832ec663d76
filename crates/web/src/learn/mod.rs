//! Lessons: the list of courses, a step of one, the bow at its end, and the coach of a first game.
//! Courses and their texts are files of the page, fetched when they are first needed.

mod bow;
mod coach;
mod course_list;
mod files;
mod progress;
mod session;
mod step_screen;

use leptos::prelude::*;
use rules::Game;

pub use coach::Coach;
pub use course_list::CourseListPage;

use crate::i18n::{t, translate};
use crate::route::{Link, PageRoute};
use files::LessonFiles;

/// The name in the address that stands for the end of a course.
const BOW: &str = "bow";

/// A step of a course, by its name or by a rule that it explains; or the bow at its end.
#[component]
pub fn LessonPage(game: Game, name: String) -> impl IntoView {
    let files = LessonFiles::fetch(vec![game]);
    move || {
        let Some(course) = files.course(game) else { return files.placeholder() };
        if name == BOW {
            return view! { <bow::Bow game /> }.into_any();
        }
        match course.find(&name) {
            Some(nth) => view! { <step_screen::StepScreen course nth /> }.into_any(),
            None => {
                let word = name.clone();
                view! {
                    <section class="page">
                        <h1>{move || translate("learn-missing", &[("word", word.clone().into())])}</h1>
                        <p><Link to=PageRoute::Learn class="button main">{t("web-nav-learn")}</Link></p>
                    </section>
                }
                .into_any()
            }
        }
    }
}
