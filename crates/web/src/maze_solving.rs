//! Solving a maze: small ones here, in a worker; of others the server may have a solution, or may be asked for
//! one.

use std::sync::Arc;
use std::time::Duration;

use api::{ProbeAnswer, ProbeRequest, Refusal};
use game::{Exact, ExactMoves, MazeStudy, Verdict};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{AnyPosition, GameRecord, GameSetup};

use crate::engine_worker::{EngineClient, ExactReply, WorkerTask};
use crate::guest;
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};

/// A position of the PAC-MAN variant whose exact values are asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct ExactQuestion {
    /// The game up to it.
    pub record: String,
    pub setup: GameSetup,
    pub position: AnyPosition,
}

/// What is known exactly about a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum ExactState {
    /// Nothing, and nothing is being done about it.
    #[default]
    Unknown,
    /// The maze is being solved: how much of it is, from 0 to 1.
    Solving(f32),
    Known(ExactMoves),
    /// The maze needs so many megabytes, and the server does not know it either.
    TooBig(u32, ServerSolving),
    Failed,
}

/// Whether the server would solve a maze.
#[derive(Clone, Debug, PartialEq)]
pub enum ServerSolving {
    /// It can be asked to.
    Offered,
    /// Why it does not.
    Refused(Box<Refusal>),
    /// There is no connection to it.
    Unreachable,
}

impl From<RequestError> for ServerSolving {
    fn from(error: RequestError) -> ServerSolving {
        match error {
            RequestError::Refused(refusal) => ServerSolving::Refused(refusal),
            RequestError::Unreachable => ServerSolving::Unreachable,
        }
    }
}

/// What a browser can be expected to give, in megabytes.
pub const MOST_MEGABYTES: u32 = 1500;

/// How often the server is asked how far it is.
const ASK_AGAIN: Duration = Duration::from_secs(2);

/// Somebody who wants to know the exact values of one position after another.
#[derive(Clone, Copy)]
pub struct MazeSolving {
    pub exact: RwSignal<ExactState>,
    /// What the solution says of the maze beyond those values, where that is wanted.
    pub study: RwSignal<Option<Arc<MazeStudy>>>,
    wants_study: bool,
    solver: EngineClient,
    /// The number of the last question; answers to earlier ones come too late.
    number: StoredValue<u32>,
    /// What could be done about the maze when somebody began to solve it: offered again if that is cancelled.
    offered: StoredValue<Option<(u32, ServerSolving)>>,
}

thread_local! {
    /// One screen after another asks as the same client: so the worker is asked that has solved the maze.
    static SCREENS: EngineClient = EngineClient::new();
}

impl MazeSolving {
    pub fn new() -> MazeSolving {
        MazeSolving::asking_as(SCREENS.with(|client| *client), false)
    }

    /// Somebody beside others: who solves one maze stops nobody else.
    pub fn beside_others() -> MazeSolving {
        MazeSolving::asking_as(EngineClient::new(), false)
    }

    /// Somebody who wants to know the study of the maze too.
    pub fn with_study() -> MazeSolving {
        MazeSolving::asking_as(EngineClient::new(), true)
    }

    fn asking_as(solver: EngineClient, wants_study: bool) -> MazeSolving {
        on_cleanup(move || solver.stop());
        MazeSolving {
            exact: RwSignal::default(),
            study: RwSignal::default(),
            wants_study,
            solver,
            number: StoredValue::new(0),
            offered: StoredValue::new(None),
        }
    }

    /// What was known before is known again: nobody is asked.
    pub fn recall(self, moves: ExactMoves, study: Option<MazeStudy>) {
        self.forget();
        self.know(moves, study);
    }

    fn know(self, moves: ExactMoves, study: Option<MazeStudy>) {
        self.study.set(study.map(Arc::new));
        self.exact.set(ExactState::Known(moves));
    }

    fn is_current(self, number: u32) -> bool {
        self.number.try_get_value() == Some(number)
    }

    /// Forgets what is known, and asks nobody any more.
    pub fn forget(self) {
        self.solver.stop();
        self.number.update_value(|number| *number += 1);
        self.offered.set_value(None);
        self.study.set(None);
        self.exact.set(ExactState::Unknown);
    }

    /// Asks about a position; its maze is solved here if it needs no more megabytes than that.
    pub fn ask(self, question: ExactQuestion, megabytes: u32) {
        self.offered.set_value(None);
        self.solve(question, megabytes);
    }

    fn solve(self, question: ExactQuestion, megabytes: u32) {
        self.solver.stop();
        let number = self.number.get_value() + 1;
        self.number.set_value(number);
        self.study.set(None);
        let task = WorkerTask::Exact { megabytes, study: self.wants_study };
        self.solver.follow(question.record.clone(), task, move |response| {
            if !self.is_current(number) {
                return;
            }
            let Ok(response) = response else { return self.exact.set(ExactState::Failed) };
            match response.exact {
                Some(ExactReply::Solving(share)) => self.exact.set(ExactState::Solving(share)),
                Some(ExactReply::Moves(moves)) => self.know(moves, response.study),
                Some(ExactReply::TooBig(needed)) => {
                    self.ask_server(question.clone(), needed, false);
                }
                None => self.exact.set(ExactState::Unknown),
            }
        });
    }

    /// Ends what is being done about a maze, and offers what could be done. The server goes on if it has begun.
    fn cancel(self, question: ExactQuestion) {
        match self.offered.get_value() {
            Some((needed, server)) => {
                self.forget();
                self.offer(needed, server);
            }
            None => self.solve(question, 0),
        }
    }

    fn offer(self, needed: u32, server: ServerSolving) {
        self.offered.set_value(Some((needed, server.clone())));
        self.exact.set(ExactState::TooBig(needed, server));
    }

    /// Looks a position up for which nothing is to be solved: where this maze is solved already, here or on the
    /// server, `found` gets its values.
    pub fn look_up(
        self,
        question: ExactQuestion,
        found: impl FnOnce(Option<ExactMoves>) + 'static,
    ) {
        let number = self.number.get_value();
        let task = WorkerTask::Exact { megabytes: 0, study: false };
        self.solver.request(question.record.clone(), task, move |response| {
            spawn_local(async move {
                let moves = match response.ok().and_then(|response| response.exact) {
                    Some(ExactReply::Moves(moves)) => Some(moves),
                    Some(ExactReply::TooBig(_)) => {
                        let probe = question.probe(false);
                        let answer = http::post::<_, ProbeAnswer>("/probe", &probe).await;
                        answer.ok().and_then(|answer| answer.exact)
                    }
                    _ => None,
                };
                if self.is_current(number) {
                    found(moves);
                }
            });
        });
    }

    /// Asks the server, which may have solved the maze, or may `solve` it.
    fn ask_server(self, question: ExactQuestion, needed: u32, solve: bool) {
        let number = self.number.get_value();
        spawn_local(async move {
            let probe = ProbeRequest { study: self.wants_study, ..question.probe(solve) };
            // Whoever has something solved has a share in the server's time, and so has to be someone.
            let answer = match if solve { guest::ensure_guest().await } else { Ok(()) } {
                Ok(()) => http::post::<_, ProbeAnswer>("/probe", &probe).await,
                Err(failure) => Err(failure),
            };
            if !self.is_current(number) {
                return;
            }
            match answer {
                Ok(ProbeAnswer { exact: Some(moves), study, .. }) => self.know(moves, study),
                Ok(ProbeAnswer { solving: Some(permille), .. }) => {
                    let again = move || {
                        if self.is_current(number) {
                            self.ask_server(question, needed, false);
                        }
                    };
                    set_timeout(again, ASK_AGAIN);
                    self.exact.set(ExactState::Solving(f32::from(permille) / 1000.0));
                }
                Ok(answer) => {
                    let refused = answer.cannot_solve.map(|why| ServerSolving::Refused(why.into()));
                    self.offer(needed, refused.unwrap_or(ServerSolving::Offered));
                }
                Err(failure) => self.offer(needed, failure.into()),
            }
        });
    }

    /// What is going on, with what can be done about it; `known` shows the values once they are there.
    pub fn view(
        self,
        question: Signal<Option<ExactQuestion>>,
        known: impl Fn(&ExactMoves) -> AnyView + Send + 'static,
    ) -> impl IntoView {
        let is_solving =
            Memo::new(move |_| self.exact.with(|exact| matches!(exact, ExactState::Solving(_))));
        let found = move || match self.exact.get() {
            ExactState::Unknown | ExactState::Solving(_) => ().into_any(),
            ExactState::Known(moves) => known(&moves),
            ExactState::TooBig(needed, server) => self.offers(question, needed, &server),
            ExactState::Failed => {
                view! { <p class="soft">{t("analysis-engine-failed")}</p> }.into_any()
            }
        };
        view! {
            {move || is_solving.get().then(|| self.progress(question))}
            {found}
        }
    }

    /// How far solving is, and a way to end it. The button stays the same all the time: a new one under the pointer is
    /// not pressed.
    fn progress(self, question: Signal<Option<ExactQuestion>>) -> AnyView {
        let done = move || match self.exact.get() {
            ExactState::Solving(share) => (share.clamp(0.0, 1.0) * 1000.0) as u32,
            _ => 0,
        };
        let text = move || translate("analysis-exact-solving", &[("done", done().into())]);
        let cancel = move |_| {
            if let Some(question) = question.get_untracked() {
                self.cancel(question);
            }
        };
        view! {
            <p role="status">{text}</p>
            <progress max="1000" value=done></progress>
            <button class="button small" type="button" on:click=cancel>{t("web-cancel")}</button>
        }
        .into_any()
    }

    /// Who could solve a maze that is not solved at once.
    fn offers(
        self,
        question: Signal<Option<ExactQuestion>>,
        needed: u32,
        server: &ServerSolving,
    ) -> AnyView {
        let here = (needed <= MOST_MEGABYTES).then(|| {
            let label = translate("analysis-exact-solve", &[("megabytes", needed.into())]);
            let solve = move |_| {
                if let Some(question) = question.get_untracked() {
                    self.solve(question, MOST_MEGABYTES);
                }
            };
            view! { <button class="button small" type="button" on:click=solve>{label}</button> }
        });
        // What would be refused is not offered: one sentence says why.
        let there = (*server == ServerSolving::Offered).then(|| {
            let solve = move |_| {
                if let Some(question) = question.get_untracked() {
                    self.ask_server(question, needed, true);
                }
            };
            view! {
                <button class="button small" type="button" on:click=solve>
                    {t("analysis-exact-ask")}
                </button>
            }
        });
        let why = match server {
            ServerSolving::Offered => translate("analysis-exact-unknown", &[]),
            ServerSolving::Refused(refusal) => {
                let why = i18n::refusal_text(refusal);
                translate("analysis-exact-refused", &[("why", why.into())])
            }
            ServerSolving::Unreachable => translate("analysis-exact-away", &[]),
        };
        view! {
            <p class="soft" role="status">{why}</p>
            <div class="row">{here}{there}</div>
        }
        .into_any()
    }
}

/// The last position of a game.
impl From<GameRecord> for ExactQuestion {
    fn from(game: GameRecord) -> ExactQuestion {
        let record = game.to_record_text().to_string();
        let position = game.record.position().clone();
        ExactQuestion { record, setup: game.setup, position }
    }
}

impl ExactQuestion {
    /// The question for the server.
    fn probe(&self, solve: bool) -> ProbeRequest {
        let options = self.setup.non_default_options().into_iter();
        ProbeRequest {
            position: self.position.to_string(),
            seats: Some(self.setup.seats() as u8),
            options: options.map(|(name, value)| (name.to_owned(), value)).collect(),
            solve,
            study: false,
        }
    }
}

/// A value as a fact: who wins and when, counted as in the lines of an analysis.
pub fn exact_text(exact: Exact, pac_to_move: bool) -> String {
    let key = match exact.verdict {
        Verdict::Win => "analysis-exact-pac",
        Verdict::Draw => "analysis-exact-endless",
        Verdict::Loss => "analysis-exact-ghosts",
    };
    translate(key, &[("count", exact.chase_turns(pac_to_move).into())])
}
