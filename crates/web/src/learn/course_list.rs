use game::Piece;
use leptos::prelude::*;
use lessons::{Course, CourseId};
use rules::Game;
use view::PieceKind;

use super::coach;
use super::files::LessonFiles;
use super::progress;
use crate::controls::NotKept;
use crate::i18n::translate;
use crate::play::piece_icon;
use crate::route::{Link, PageRoute};

/// All courses with what has been learned of each.
#[component]
pub fn CourseListPage() -> impl IntoView {
    let files = LessonFiles::fetch(CourseId::ALL.to_vec());
    move || {
        let courses: Option<Vec<_>> =
            CourseId::ALL.into_iter().map(|id| files.course(id)).collect();
        let Some(courses) = courses else { return files.placeholder() };
        let cards = courses.iter().map(|course| course_card(course)).collect_view();
        view! {
            <section class="page wide courses">
                <h1>{move || translate("learn-title", &[])}</h1>
                <p class="lead">{move || translate("learn-lead", &[])}</p>
                <NotKept of=&[progress::KEY] />
                <p class="row">
                    <Link to=PageRoute::Puzzles(String::new()) class="button">
                        {move || translate("web-puzzles", &[])}
                    </Link>
                </p>
                {cards}
            </section>
        }
        .into_any()
    }
}

/// The piece that stands for a course.
fn emblem(course: CourseId) -> AnyView {
    match course {
        CourseId::Rules(Game::Quoridor) | CourseId::QuoridorStrategy => {
            piece_icon(PieceKind::PAWN, 1)
        }
        CourseId::Rules(Game::Mini) => piece_icon(PieceKind::PAWN, 2),
        CourseId::Rules(Game::Pacman) | CourseId::PacmanStrategy => {
            piece_icon(Piece::Pacman.into(), 1)
        }
        CourseId::GhostStrategy => piece_icon(Piece::Blinky.into(), 2),
        CourseId::Rules(Game::Mspacman) => piece_icon(PieceKind::Mspacman, 1),
    }
}

fn course_card(course: &Course) -> AnyView {
    let course_id = course.id;
    let progress = progress::stored();
    let (solved, count) = (progress.solved_of(course), course.steps.len());
    let next = course.steps[progress.next_step(course)].id.clone();
    let begin = match solved {
        0 => "learn-begin",
        solved if solved < count => "learn-continue",
        _ => "learn-repeat",
    };
    let name = move || translate(&course_id.title_key(), &[]);
    let details = move || match solved {
        0 => translate("learn-steps", &[("count", count.into())]),
        _ => translate("learn-solved", &[("solved", solved.into()), ("count", count.into())]),
    };
    let steps = course
        .steps
        .iter()
        .map(|step| {
            let (id, title) = (step.id.clone(), step.key("title"));
            let is_solved = progress.is_solved(course_id, &id);
            view! {
                <li class:solved=is_solved>
                    <Link to=PageRoute::Lesson(course_id, id)>
                        <svg class="tick" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.500 10 17.500 19 7" /></svg>
                        <span>{move || translate(&title, &[])}</span>
                    </Link>
                </li>
            }
        })
        .collect_view();
    let share = format!("{}%", solved * 100 / count);
    view! {
        <article class="course card">
            <header>
                <span class="emblem" aria-hidden="true">{emblem(course_id)}</span>
                <div>
                    <h2>{name}</h2>
                    <p class="soft">{details}</p>
                </div>
                <Link to=PageRoute::Lesson(course_id, next) class="button main">
                    {move || translate(begin, &[])}
                    <span class="unseen">{move || format!(": {}", name())}</span>
                </Link>
            </header>
            <div class="gauge" aria-hidden="true"><i style:width=share></i></div>
            <ol class="steps-of">{steps}</ol>
            {course_id.teaches_rules().then(|| view! {
                <p class="row">
                    <button class="button small" type="button" on:click=move |_| coach::start_first_game(course_id.game())>
                        {move || translate("learn-first-game", &[])}
                        <span class="unseen">{move || format!(": {}", name())}</span>
                    </button>
                </p>
            })}
        </article>
    }
    .into_any()
}
