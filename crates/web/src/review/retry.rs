use engine::{Grade, MoveReview, PositionReview, review_instead};
use game::{Position as _, SeatNumber};
use leptos::prelude::*;
use rules::{Fence, Game, GameRecord, Path};

use super::panels::{ReviewMode, ReviewPanels, game_until};
use crate::engine_worker::{EngineClient, WorkerTask};
use crate::i18n::{self, t, translate};
use crate::live_region;
use crate::play::{self, ExerciseScreen, GameSession, PlayerPanels, SeatOccupant, TextBoard};
use crate::sound::{self, Sound};

/// What is said below the task.
#[derive(Clone, Debug, PartialEq)]
enum AnswerFeedback {
    None,
    /// The engine looks at an answer.
    Checking(String),
    Wrong(String),
    Hint(String),
    /// The line that was better, once the person has asked for it.
    Answer(Vec<String>),
    /// Why an answer is right.
    Right(String),
}

/// A mistake to be played again: the position before it, and what comes of an answer. An answer is judged
/// by what it loses, as every move is: several may be right.
#[component]
pub fn RetryScreen(
    panels: ReviewPanels,
    mistake: MoveReview,
    /// Which of how many mistakes it is.
    place: String,
    /// Gets the entry of a mistake for which a better move was found.
    solved: Callback<usize>,
    next: Callback<()>,
    /// Whose mistakes there are, each with the entry of the first.
    others: Vec<(SeatNumber, usize)>,
) -> impl IntoView {
    let reviewed = panels.reviewed;
    let entry = mistake.entry;
    let before = reviewed.position(entry);
    let game_record = reviewed.session.game_record.with_untracked(|game| game_until(game, entry));
    let feedback = RwSignal::new(AnswerFeedback::None);
    let is_over = Memo::new(move |_| {
        matches!(feedback.get(), AnswerFeedback::Right(_) | AnswerFeedback::Answer(_))
    });
    let engine = EngineClient::new();
    on_cleanup(move || engine.stop());
    let best = before.as_ref().and_then(|before| before.best.clone()).unwrap_or_default();
    let judge = StoredValue::new((mistake.clone(), before));
    let session = retry_session(
        reviewed.session,
        game_record,
        mistake.seat,
        Signal::derive(move || {
            is_over.get() || matches!(feedback.get(), AnswerFeedback::Checking(_))
        }),
        move |session, word| {
            judge.with_value(|(mistake, before)| {
                check(session, engine, mistake, before.as_ref(), feedback, solved, word);
            });
        },
    );

    let view = Memo::new(move |_| session.board_view());
    let legal = Memo::new(move |_| session.legal_words());
    let draft = play::new_draft(session, view, legal.into(), Signal::stored(false));
    Effect::new(move || {
        if matches!(feedback.get(), AnswerFeedback::Wrong(_)) {
            draft.clear_submitted();
        }
    });
    let on_attempt = Callback::new(move |()| {
        if feedback.with_untracked(|f| matches!(f, AnswerFeedback::Wrong(_))) {
            feedback.set(AnswerFeedback::None);
        }
    });
    // A second hint is the answer. None is named where there were several good moves.
    let several_good = mistake.several_good;
    let line = best.words.clone();
    let help = move |()| {
        let (shown, sentence) = match (feedback.get_untracked(), line.first()) {
            _ if several_good => {
                let sentence = untrack(|| translate("review-hint-several", &[]));
                (AnswerFeedback::Hint(sentence.clone()), sentence)
            }
            (AnswerFeedback::Hint(_), _) => {
                (AnswerFeedback::Answer(line.clone()), untrack(|| answer_text(&line)))
            }
            (_, Some(word)) => {
                let sentence = untrack(|| hint_text(session, word));
                (AnswerFeedback::Hint(sentence.clone()), sentence)
            }
            (_, None) => return,
        };
        feedback.set(shown);
        live_region::announce(sentence);
    };
    let help_label = move || match feedback.get() {
        AnswerFeedback::Hint(_) if !several_good => translate("review-answer", &[]),
        _ => translate("review-hint", &[]),
    };
    let shown_on_board = Signal::derive(move || match feedback.get() {
        AnswerFeedback::Answer(line) => line.first().cloned(),
        _ => None,
    });

    let task = {
        let mistake = mistake.clone();
        move || {
            let word = ("word", mistake.word.replace('-', "–").into());
            let grade = ("grade", translate(mistake.grade.key(), &[]).into());
            match reviewed.session.local_seats() == [mistake.seat] {
                true => translate("review-your-task", &[word, grade]),
                false => {
                    let name = ("name", reviewed.session.name(mistake.seat).into());
                    translate("review-task", &[name, word, grade])
                }
            }
        }
    };
    live_region::announce(untrack(|| format!("{place}. {}", task())));
    let rotation = untrack(|| play::initial_rotation(reviewed.session));
    let label = move || {
        let words = view.with(|view| play::board_words(session, view));
        format!("{} {words}", translate("web-board-label", &[]))
    };
    let said = move || feedback_view(&feedback.get());
    let choices = player_choice(panels, mistake.seat, others);
    let intro = view! {
        <p class="soft"><span>{place}</span></p>
        <h1>{t("review-mistakes")}</h1>
        {choices}
    };
    let back = view! {
        <button
            class="button back"
            type="button"
            on:click=move |_| panels.mode.set(ReviewMode::Overview)
        >
            <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7" /></svg>
            <span class="unseen">{t("review-back")}</span>
        </button>
    };
    let next_label =
        move || translate(if is_over.get() { "review-next" } else { "review-skip" }, &[]);
    view! {
        <ExerciseScreen
            session
            view
            draft
            rotation=Signal::stored(rotation)
            class="lesson retry"
            label=Signal::derive(label)
            hint=shown_on_board
            marks=().into_any()
            intro=intro.into_any()
            task=view! { <p class="task">{task}</p> }.into_any()
            feedback=said.into_any()
            is_over
            on_attempt
            back=back.into_any()
            help=Some(Callback::new(help))
            help_label=Signal::derive(help_label)
            next
            next_label=Signal::derive(next_label)
            more=view! {
                <PlayerPanels session view rotation=Signal::stored(rotation) />
                <TextBoard session view />
            }.into_any()
        />
    }
}

/// The game up to the mistake as a session: the person plays whoever made it, and every move is an answer.
fn retry_session(
    of: GameSession,
    game_record: GameRecord,
    seat: SeatNumber,
    busy: Signal<bool>,
    answer: impl Fn(GameSession, String) + Send + Sync + 'static,
) -> GameSession {
    let mut players = of.players.get_untracked();
    for (number, player) in (1..).zip(&mut players) {
        let is_mover = number == seat;
        player.occupant = if is_mover { SeatOccupant::Local } else { SeatOccupant::Remote };
    }
    GameSession::answering(RwSignal::new(game_record), RwSignal::new(players), busy, answer)
}

/// Judges an answer: what leads to the best position is right at once; about others the engine is asked,
/// as it was about the moves of the game.
fn check(
    session: GameSession,
    engine: EngineClient,
    mistake: &MoveReview,
    before: Option<&PositionReview>,
    feedback: RwSignal<AnswerFeedback>,
    solved: Callback<usize>,
    word: String,
) {
    let mut game = session.game_record.get_untracked();
    let position = game.record.position().clone();
    let after = |word: &str| {
        let mut after = position.clone();
        after.try_play(word).ok().map(|_| after)
    };
    let failed = move || reject(feedback, untrack(|| translate("review-failed", &[])));
    let Some(before) = before.cloned() else { return failed() };
    let best = before.best.as_ref().and_then(|line| line.words.first());
    let entry = mistake.entry;
    let shown = word.replace('-', "–");
    let reached = after(&word);
    if reached == after(&mistake.word) {
        let sentence = untrack(|| translate("review-same", &[("word", shown.into())]));
        return reject(feedback, sentence);
    }
    let right = move |key: &'static str, word: String, shown: String, cost: u16| {
        session.game_record.update(|game_record| drop(game_record.record.play(&word)));
        sound::play(Sound::Eat);
        let args: &[_] = &[("word", shown.into()), ("cost", cost.into())];
        let args = if key == "review-right" { &args[..1] } else { args };
        let sentence = untrack(|| translate(key, args));
        live_region::announce(sentence.clone());
        feedback.set(AnswerFeedback::Right(sentence));
        solved.run(entry);
    };
    if best.is_some_and(|best| after(best) == reached) {
        return right("review-right", word, shown, 0);
    }
    if game.record.play(&word).is_err() {
        return failed();
    }
    let judge = move |game: &GameRecord, after: Option<PositionReview>| match review_instead(
        game, &before, after,
    ) {
        Some(judged) if judged.grade <= Grade::Good => {
            let key = if judged.grade <= Grade::Best { "review-right" } else { "review-right-too" };
            right(key, word.clone(), shown.clone(), judged.cost);
        }
        Some(judged) => {
            let sentence = || {
                let loss = i18n::reason_text(&judged.loss_alone());
                translate("review-wrong", &[("word", shown.clone().into()), ("loss", loss.into())])
            };
            reject(feedback, untrack(sentence));
        }
        None => failed(),
    };
    if game.record.ending().is_some() {
        return judge(&game, None);
    }
    feedback.set(AnswerFeedback::Checking(game.record.words().last().unwrap_or_default()));
    let record = game.to_record_text().to_string();
    engine.request(record, WorkerTask::Review { entry: entry + 1 }, move |response| {
        if feedback.is_disposed() {
            return;
        }
        let reviewed = response.ok().filter(|response| !response.network_missing);
        let reviewed = reviewed.and_then(|response| response.review);
        judge(&game, reviewed.and_then(|text| serde_json::from_str(&text).ok()));
    });
}

fn reject(feedback: RwSignal<AnswerFeedback>, sentence: String) {
    sound::play(Sound::Refused);
    live_region::announce(sentence.clone());
    feedback.set(AnswerFeedback::Wrong(sentence));
}

fn feedback_view(feedback: &AnswerFeedback) -> Option<AnyView> {
    Some(match feedback {
        AnswerFeedback::None => return None,
        AnswerFeedback::Checking(word) => {
            let text = translate("review-checking", &[("word", word.replace('-', "–").into())]);
            view! { <p class="say tint">{text}</p> }.into_any()
        }
        AnswerFeedback::Wrong(text) => {
            view! { <p class="say" role="alert">{text.clone()}</p> }.into_any()
        }
        AnswerFeedback::Hint(text) => view! { <p class="say tint">{text.clone()}</p> }.into_any(),
        AnswerFeedback::Answer(line) => {
            view! { <p class="say tint">{answer_text(line)}</p> }.into_any()
        }
        AnswerFeedback::Right(text) => view! { <p class="say good">{text.clone()}</p> }.into_any(),
    })
}

fn answer_text(line: &[String]) -> String {
    translate("review-shown", &[("line", line.join(" ").into())])
}

/// What kind of move the best one is, or where it ends.
fn hint_text(session: GameSession, best: &str) -> String {
    if Fence::parse(best).is_some() {
        return translate("review-hint-fence", &[]);
    }
    let end = Path::parse(best.trim_start_matches('@'))
        .and_then(|path| path.squares().last().map(ToString::to_string));
    match (session.game(), end) {
        (Game::Pacman | Game::Mspacman, Some(square)) => {
            translate("review-hint-path", &[("square", square.into())])
        }
        _ => translate("review-hint-step", &[]),
    }
}

/// Whose mistakes they are, where there are those of several players.
fn player_choice(
    panels: ReviewPanels,
    seat: SeatNumber,
    others: Vec<(SeatNumber, usize)>,
) -> Option<AnyView> {
    (others.len() > 1).then(|| {
        let buttons = others
            .into_iter()
            .map(|(other, first)| {
                view! {
                    <button
                        type="button"
                        aria-pressed=(other == seat).to_string()
                        on:click=move |_| panels.mode.set(ReviewMode::Training(other, first))
                    >
                        {move || panels.reviewed.session.name(other)}
                    </button>
                }
            })
            .collect_view();
        view! {
            <div class="segmented" role="group" aria-label=t("review-whose")>{buttons}</div>
        }
        .into_any()
    })
}
