use std::collections::VecDeque;
use std::time::Duration;

use ::puzzles::{Puzzle, PuzzleAnswer, PuzzleHint, PuzzleSession, Recall};
use game::Position as _;
use leptos::prelude::*;
use rules::{AnyMove, Square};
use view::GameEvent;

use super::reply::{self, DrawnReply};
use crate::engine_worker::EngineClient;
use crate::i18n::translate;
use crate::play::{self, GameSession};
use crate::sound::{self, Sound};
use crate::{live_region, settings};

/// How a puzzle is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveKind {
    /// With hints, and with the reply to a wrong move.
    Training,
    /// A card of one's own mistakes: the same, and the engine judges moves that the card does not know.
    Card,
    /// In a run: the first wrong move ends it, and nobody helps.
    Run,
}

/// What is said about the last answer.
#[derive(Clone, Debug, PartialEq)]
pub enum SolveFeedback {
    None,
    Wrong(String),
    /// A hint, or how it goes on.
    Note(String),
    /// It is over; how it ended.
    Over(String),
}

/// How an attempt went. What that means for the solver is written into the verdict, at once or when a server has told.
#[derive(Clone, Copy)]
pub struct Judged {
    pub recall: Recall,
    pub verdict: RwSignal<String>,
}

/// Somebody at a puzzle: what they have found so far, and what the screen says and draws about it.
#[derive(Clone, Copy)]
pub struct AttemptView {
    kind: SolveKind,
    state: StoredValue<PuzzleSession>,
    pub feedback: RwSignal<SolveFeedback>,
    /// What the result means for the solver, once it is known.
    pub verdict: RwSignal<String>,
    /// The reply to a wrong move.
    pub drawn: RwSignal<Option<DrawnReply>>,
    /// The square of a hint.
    pub hinted: RwSignal<Option<Square>>,
    /// The hints for the move to find now.
    pub hints: RwSignal<u8>,
    /// While replies are played, or the engine looks at a move.
    pub waiting: RwSignal<bool>,
    helped: StoredValue<bool>,
    is_judged: StoredValue<bool>,
    /// Counts the answers: what the engine says about an earlier one is old.
    answers: StoredValue<u32>,
    engine: EngineClient,
    /// Gets the result once, and says what it means.
    judged: Callback<Judged>,
    /// Called when it is solved, however long that took.
    on_solved: Option<Callback<()>>,
}

/// The pause before a reply, so that both moves can be seen.
const REPLY_AFTER: Duration = Duration::from_millis(600);

impl AttemptView {
    pub fn new(
        puzzle: Puzzle,
        kind: SolveKind,
        judged: Callback<Judged>,
        on_solved: Option<Callback<()>>,
    ) -> AttemptView {
        let engine = EngineClient::new();
        on_cleanup(move || engine.stop());
        AttemptView {
            kind,
            state: StoredValue::new(PuzzleSession::new(puzzle)),
            feedback: RwSignal::new(SolveFeedback::None),
            verdict: RwSignal::new(String::new()),
            drawn: RwSignal::new(None),
            hinted: RwSignal::new(None),
            hints: RwSignal::new(0),
            waiting: RwSignal::new(false),
            helped: StoredValue::new(false),
            is_judged: StoredValue::new(false),
            answers: StoredValue::new(0),
            engine,
            judged,
            on_solved,
        }
    }

    /// Whether it is solved, or the solution was shown (tracked).
    pub fn is_over(self) -> bool {
        self.feedback.with(|feedback| matches!(feedback, SolveFeedback::Over(_)))
    }

    /// Takes an answer, a legal move.
    pub fn answer(self, session: GameSession, word: String) {
        self.engine.stop();
        self.drawn.set(None);
        self.answers.update_value(|answers| *answers += 1);
        if self.kind == SolveKind::Card && !self.is_known(&word) {
            self.waiting.set(true);
            let args = [("word", shown_word(&word).into())];
            let sentence = untrack(|| translate("practice-checking", &args));
            live_region::announce(sentence.clone());
            self.feedback.set(SolveFeedback::Note(sentence));
            let game_record = session.game_record.get_untracked();
            let checked = word.clone();
            reply::check_move(self.engine, &game_record, &checked, move |is_good| {
                if self.feedback.is_disposed() {
                    return;
                }
                self.waiting.set(false);
                if is_good {
                    self.accept(&word);
                }
                self.judge(session, word);
            });
            return;
        }
        self.judge(session, word);
    }

    /// Whether a move leads to where the solution does.
    fn is_known(self, word: &str) -> bool {
        self.state.with_value(|state| {
            let after = |word: &str| {
                let mut after = state.position().clone();
                after.try_play(word).ok().map(|_| after)
            };
            let first = state.puzzle().solution.first().map(|ply| ply.best.to_string());
            first.is_some_and(|first| after(&first) == after(word))
        })
    }

    /// Makes a move that is as good a part of the solution.
    fn accept(self, word: &str) {
        self.state.update_value(|state| {
            let mut puzzle = state.puzzle().clone();
            if let (Some(ply), Ok(game::Ply::Move(mv))) =
                (puzzle.solution.first_mut(), puzzle.position.read(word))
            {
                ply.also.push(mv);
                *state = PuzzleSession::new(puzzle);
            }
        });
    }

    fn judge(self, session: GameSession, word: String) {
        let mut answer = None;
        self.state.update_value(|state| answer = Some(state.answer(&word)));
        match answer {
            Some(PuzzleAnswer::Right { replies }) => {
                self.hints.set(0);
                self.hinted.set(None);
                play_word(session, &word);
                if replies.is_empty() {
                    return self.solved("puzzle-solved");
                }
                self.feedback.set(SolveFeedback::Note(untrack(|| translate("puzzle-right", &[]))));
                let is_done = self.state.with_value(PuzzleSession::is_done);
                self.play_line(session, words(&replies), move || {
                    if is_done {
                        self.solved("puzzle-solved");
                    }
                });
            }
            Some(PuzzleAnswer::AlsoGood) => {
                play_word(session, &word);
                self.solved("puzzle-also-good");
            }
            Some(PuzzleAnswer::Wrong) => self.wrong(session, &word),
            // The draft has been checked by the rules before.
            Some(PuzzleAnswer::Refused(_)) | None => {}
        }
    }

    fn wrong(self, session: GameSession, word: &str) {
        sound::play(Sound::Refused);
        let sentence = untrack(|| translate("puzzle-wrong", &[]));
        live_region::announce(sentence.clone());
        self.feedback.set(SolveFeedback::Wrong(sentence));
        let game_record = session.game_record.get_untracked();
        self.tell_result(Recall::Again);
        if self.kind == SolveKind::Run {
            return;
        }
        let answers = self.answers.get_value();
        reply::find_reply(self.engine, &game_record, word, move |drawn| {
            if self.feedback.is_disposed() || self.answers.get_value() != answers {
                return;
            }
            let args = [
                ("word", shown_word(&drawn.tried.0).into()),
                ("reply", shown_word(&drawn.reply.0).into()),
            ];
            let sentence = untrack(|| translate("practice-wrong-reply", &args));
            live_region::announce(sentence.clone());
            let is_read = self.feedback.with_untracked(|feedback| {
                matches!(feedback, SolveFeedback::Wrong(_) | SolveFeedback::None)
            });
            if is_read {
                self.feedback.set(SolveFeedback::Wrong(sentence));
            }
            self.drawn.set(Some(drawn));
        });
    }

    fn solved(self, key: &str) {
        sound::play(Sound::Eat);
        let sentence = untrack(|| translate(key, &[]));
        self.feedback.set(SolveFeedback::Over(sentence.clone()));
        let recall = if self.helped.get_value() { Recall::Hard } else { Recall::Good };
        if let Some(on_solved) = self.on_solved {
            on_solved.run(());
        }
        match self.kind {
            // The last move is seen before the next puzzle comes.
            SolveKind::Run => self.later(move || self.tell_result(recall)),
            _ => {
                self.tell_result(recall);
                let verdict = self.verdict.get_untracked();
                live_region::announce(format!("{sentence} {verdict}"));
            }
        }
    }

    /// Tells how it went, the first time that it is known.
    fn tell_result(self, recall: Recall) {
        if !self.is_judged.get_value() {
            self.is_judged.set_value(true);
            self.judged.run(Judged { recall, verdict: self.verdict });
        }
    }

    /// Goes on in a run: at once where the puzzle is solved, else without it.
    pub fn go_on(self) {
        let is_over = untrack(|| self.is_over());
        self.tell_result(if is_over { Recall::Good } else { Recall::Again });
    }

    /// The next hint, or the solution after two.
    pub fn help(self, session: GameSession) {
        self.helped.set_value(true);
        if self.hints.get_untracked() >= 2 {
            return self.show(session);
        }
        let mut hint = None;
        self.state.update_value(|state| hint = state.hint());
        let Some(hint) = hint else { return };
        self.hints.update(|hints| *hints += 1);
        self.hinted.set(match hint {
            PuzzleHint::Square(square) => Some(square),
            _ => None,
        });
        let sentence = untrack(|| hint_text(hint));
        live_region::announce(sentence.clone());
        self.feedback.set(SolveFeedback::Note(sentence));
    }

    /// Gives up: the solution is played.
    fn show(self, session: GameSession) {
        self.engine.stop();
        self.drawn.set(None);
        self.hinted.set(None);
        self.answers.update_value(|answers| *answers += 1);
        let mut rest = Vec::new();
        self.state.update_value(|state| rest = state.show());
        let rest = words(&rest);
        let line: Vec<_> = rest.iter().map(|word| shown_word(word)).collect();
        let args = [("words", line.join(" ").into())];
        let sentence = untrack(|| translate("puzzle-solution", &args));
        self.tell_result(Recall::Again);
        live_region::announce(sentence.clone());
        self.feedback.set(SolveFeedback::Note(sentence.clone()));
        self.play_line(session, rest, move || self.feedback.set(SolveFeedback::Over(sentence)));
    }

    /// Plays moves one after another, each after a pause, and then goes on.
    fn play_line(
        self,
        session: GameSession,
        mut line: VecDeque<String>,
        then: impl FnOnce() + 'static,
    ) {
        let Some(word) = line.pop_front() else {
            self.waiting.set(false);
            return then();
        };
        self.waiting.set(true);
        self.later(move || {
            play_word(session, &word);
            let told = session.game_record.with_untracked(|game_record| {
                let record = &game_record.record;
                GameEvent::of_entry(record, record.entries().len())
            });
            let told = told.iter().map(|event| untrack(|| play::event_sentence(session, event)));
            live_region::announce(told.collect::<Vec<_>>().join(" "));
            // Boxed: the chain calls itself.
            let then: Box<dyn FnOnce()> = Box::new(then);
            self.play_line(session, line, then);
        });
    }

    /// Does something after the pause of a reply, unless the screen is gone by then.
    fn later(self, then: impl FnOnce() + 'static) {
        if settings::reduced_motion() {
            return then();
        }
        set_timeout(
            move || {
                if !self.feedback.is_disposed() {
                    then();
                }
            },
            REPLY_AFTER,
        );
    }
}

fn play_word(session: GameSession, word: &str) {
    session.game_record.update(|game_record| drop(game_record.record.play(word)));
}

fn words(moves: &[AnyMove]) -> VecDeque<String> {
    moves.iter().map(AnyMove::to_string).collect()
}

/// A move as people read it.
fn shown_word(word: &str) -> String {
    word.trim_start_matches('@').replace('-', "–")
}

fn hint_text(hint: PuzzleHint) -> String {
    match hint {
        PuzzleHint::Fence => translate("puzzle-hint-fence", &[]),
        PuzzleHint::Step => translate("puzzle-hint-step", &[]),
        PuzzleHint::Pass => translate("puzzle-hint-pass", &[]),
        PuzzleHint::Square(square) => {
            translate("puzzle-hint-square", &[("square", square.to_string().into())])
        }
    }
}
