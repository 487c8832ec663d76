//! Lessons: the list of courses, a step of one, its words read aloud, the end of a course, and the coach
//! of a first game.
//! Courses and their texts are files of the page, fetched when they are first needed.

mod coach;
mod course_finished;
mod course_list;
mod files;
mod progress;
mod read_aloud;
mod session;
mod step_screen;

use leptos::prelude::*;
use lessons::CourseId;

use crate::i18n::{t, translate};
use crate::route::{Link, PageRoute};
pub use coach::Coach;
pub use course_list::CourseListPage;
use files::LessonFiles;

/// The name in the address that stands for the end of a course.
const BOW: &str = "bow";

/// A step of a course, by its name or by a rule that it explains; or the end of the course.
#[component]
pub fn LessonPage(id: CourseId, name: String) -> impl IntoView {
    let files = LessonFiles::fetch(vec![id]);
    move || {
        let Some(course) = files.course(id) else { return files.placeholder() };
        if name == BOW {
            return view! { <course_finished::CourseFinished course /> }.into_any();
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
