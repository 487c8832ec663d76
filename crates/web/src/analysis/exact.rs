//! Exact values: facts instead of chances, where they are known.

use std::time::Duration;

use api::{ProbeAnswer, ProbeRequest, Refusal};
use game::{Exact, ExactMoves, NodeId, Verdict};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Analysis, Game};

use super::evaluation::LiveEvaluation;
use super::lines::display_word;
use super::state::AnalysisState;
use crate::engine_worker::{EngineClient, ExactReply, WorkerTask};
use crate::guest;
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};

/// What is known exactly about the node shown.
#[derive(Clone, Debug, Default, PartialEq)]
enum ExactState {
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
enum ServerSolving {
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

/// A maze that needs no more than this, in megabytes, is solved without being asked for: that takes
/// a few seconds.
const SOLVED_AT_ONCE: u32 = 160;

/// What a browser can be expected to give, in megabytes.
const MOST_MEGABYTES: u32 = 1500;

/// The exact panel of the game that is analysed.
#[component]
pub fn ExactPanel(state: AnalysisState, evaluation: LiveEvaluation) -> impl IntoView {
    let game = Memo::new(move |_| state.analysis.with(|analysis| analysis.setup.game()));
    move || match game.get() {
        Game::Quoridor | Game::Mini => view! { <ExactRace state evaluation /> }.into_any(),
        Game::Pacman => view! { <ExactChase state /> }.into_any(),
        // The rolls are where they are chosen.
        Game::Mspacman => ().into_any(),
    }
}

/// The race in the classic game, once no fence can change it.
#[component]
fn ExactRace(state: AnalysisState, evaluation: LiveEvaluation) -> impl IntoView {
    let exact = Memo::new(move |_| {
        evaluation.insight.with(|insight| insight.as_ref().and_then(|insight| insight.exact))
    });
    move || {
        let Exact { verdict, turns } = exact.get()?;
        let seat = match verdict {
            Verdict::Win => 1,
            Verdict::Loss => 2,
            Verdict::Draw => return None,
        };
        let name = state.session.name(seat);
        let sentence =
            translate("analysis-exact-race", &[("name", name.into()), ("count", turns.into())]);
        let shown = sentence.clone();
        Some(view! {
            <section class="exact card" aria-label=t("analysis-exact")>
                <h2 class="won" title=sentence>{shown}</h2>
                <p class="soft">{t("analysis-exact-race-why")}</p>
            </section>
        })
    }
}

/// Every move of the PAC-MAN variant with its value, for every number of lives. Small mazes are solved
/// here; of others the server may have a solution.
#[component]
fn ExactChase(state: AnalysisState) -> impl IntoView {
    let exact = RwSignal::new(ExactState::default());
    let solver = EngineClient::new();
    on_cleanup(move || solver.stop());
    let request = StoredValue::new(0u32);
    let ask = move |megabytes: u32| {
        solver.stop();
        let number = request.get_value() + 1;
        request.set_value(number);
        let is_current = move || request.try_get_value() == Some(number);
        let task = WorkerTask::Exact { megabytes };
        solver.follow(state.record_text(), task, move |response| {
            if !is_current() {
                return;
            }
            match response.map(|response| response.exact) {
                Ok(Some(ExactReply::Solving(share))) => exact.set(ExactState::Solving(share)),
                Ok(Some(ExactReply::Moves(moves))) => exact.set(ExactState::Known(moves)),
                Ok(Some(ExactReply::TooBig(needed))) => {
                    ask_server(state, needed, false, exact, is_current);
                }
                Ok(None) => exact.set(ExactState::Unknown),
                Err(_) => exact.set(ExactState::Failed),
            }
        });
    };
    // The position, and whose turn it is: comments change neither.
    let position = Memo::new(move |_| {
        let at = state.at.get();
        state.analysis.with(|analysis| {
            let node = &analysis.tree[at];
            node.ending().is_none().then(|| node.position().to_string())
        })
    });
    Effect::new(move || match position.get() {
        Some(_) => ask(SOLVED_AT_ONCE),
        None => {
            solver.stop();
            request.update_value(|number| *number += 1);
            exact.set(ExactState::Unknown);
        }
    });
    // For the board: with the position that they are of.
    Effect::new(move || {
        let known = exact.with(|exact| match exact {
            ExactState::Known(moves) => Some(moves.clone()),
            _ => None,
        });
        state.exact_moves.set(position.get_untracked().zip(known));
    });
    on_cleanup(move || {
        let _ = state.exact_moves.try_set(None);
    });
    let content = move || match exact.get() {
        ExactState::Unknown => ().into_any(),
        ExactState::Solving(share) => {
            let done = (share.clamp(0.0, 1.0) * 1000.0) as u32;
            view! {
                <p role="status">{translate("analysis-exact-solving", &[("done", done.into())])}</p>
                <progress max="1000" value=done></progress>
            }
            .into_any()
        }
        ExactState::Known(moves) => exact_table(state, &moves).into_any(),
        ExactState::TooBig(needed, server) => {
            let here = (needed <= MOST_MEGABYTES).then(|| {
                let label = translate("analysis-exact-solve", &[("megabytes", needed.into())]);
                view! {
                    <button class="button small" type="button" on:click=move |_| ask(MOST_MEGABYTES)>
                        {label}
                    </button>
                }
            });
            let number = request.get_value();
            let is_current = move || request.try_get_value() == Some(number);
            // What would be refused is not offered: one sentence says why.
            let there = (server == ServerSolving::Offered).then(|| {
                view! {
                    <button
                        class="button small"
                        type="button"
                        on:click=move |_| ask_server(state, needed, true, exact, is_current)
                    >
                        {t("analysis-exact-ask")}
                    </button>
                }
            });
            let why = match &server {
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
        ExactState::Failed => {
            view! { <p class="soft">{t("analysis-engine-failed")}</p> }.into_any()
        }
    };
    move || {
        exact.with(|exact| *exact != ExactState::Unknown).then(|| {
            view! {
                <section class="exact card" aria-label=t("analysis-exact")>
                    <h2>{t("analysis-exact")}</h2>
                    {content}
                </section>
            }
        })
    }
}

/// Asks the server, which may have solved the maze, or may `solve` it.
fn ask_server(
    state: AnalysisState,
    needed: u32,
    solve: bool,
    exact: RwSignal<ExactState>,
    is_current: impl Fn() -> bool + Copy + 'static,
) {
    let at = state.at.get_untracked();
    let question = state.analysis.with_untracked(|analysis| probe_request(analysis, at, solve));
    spawn_local(async move {
        // Whoever has something solved has a share in the server's time, and so has to be someone.
        let answer = match if solve { guest::ensure_guest().await } else { Ok(()) } {
            Ok(()) => http::post::<_, ProbeAnswer>("/probe", &question).await,
            Err(failure) => Err(failure),
        };
        if !is_current() {
            return;
        }
        match answer {
            Ok(ProbeAnswer { exact: Some(moves), .. }) => exact.set(ExactState::Known(moves)),
            Ok(ProbeAnswer { solving: Some(permille), .. }) => {
                exact.set(ExactState::Solving(f32::from(permille) / 1000.0));
                let again = move || {
                    if is_current() {
                        ask_server(state, needed, false, exact, is_current);
                    }
                };
                set_timeout(again, ASK_AGAIN);
            }
            Ok(answer) => {
                let refused = answer.cannot_solve.map(|why| ServerSolving::Refused(why.into()));
                let server = refused.unwrap_or(ServerSolving::Offered);
                exact.set(ExactState::TooBig(needed, server));
            }
            Err(failure) => exact.set(ExactState::TooBig(needed, failure.into())),
        }
    });
}

/// How often the server is asked how far it is.
const ASK_AGAIN: Duration = Duration::from_secs(2);

fn probe_request(analysis: &Analysis, at: NodeId, solve: bool) -> ProbeRequest {
    let options = analysis.setup.non_default_options().into_iter();
    ProbeRequest {
        position: analysis.tree[at].position().to_string(),
        seats: Some(analysis.setup.seats() as u8),
        options: options.map(|(name, value)| (name.to_owned(), value)).collect(),
        solve,
    }
}

/// A row for every move, a column for every number of lives.
fn exact_table(state: AnalysisState, exact: &ExactMoves) -> impl IntoView + use<> {
    let own = usize::from(exact.lives);
    let heads = (1..=exact.values.len())
        .map(|lives| {
            let name = translate("lives-left", &[("count", lives.into())]);
            let content = wide_and_narrow(name, format!("♥{lives}"));
            view! { <th scope="col" class:own=lives == own>{content}</th> }
        })
        .collect_view();
    let cells = move |values: &[Exact]| {
        values
            .iter()
            .zip(1usize..)
            .map(|(value, lives)| {
                let class = match value.verdict {
                    Verdict::Win => "pac",
                    Verdict::Draw => "even",
                    Verdict::Loss => "hunt",
                };
                let figure = match value.verdict {
                    Verdict::Draw => "∞".to_owned(),
                    Verdict::Win | Verdict::Loss => value.turns.to_string(),
                };
                let content = wide_and_narrow(exact_text(*value), figure);
                view! { <td class=class class:own=lives == own>{content}</td> }
            })
            .collect_view()
    };
    let rows = exact
        .moves
        .iter()
        .map(|exact_move| {
            let word = exact_move.word.clone();
            view! {
                <tr>
                    <th scope="row">
                        <button class="ply" type="button" on:click=move |_| state.play_line(std::slice::from_ref(&word))>
                            {display_word(&exact_move.word)}
                        </button>
                    </th>
                    {cells(&exact_move.values)}
                </tr>
            }
        })
        .collect_view();
    view! {
        <div class="exact-scroll" tabindex="0" role="group" aria-label=t("analysis-exact")>
            <table class=format!("n{}", exact.values.len().min(5))>
                <thead>
                    <tr>
                        <th scope="col"><span class="unseen">{t("web-moves")}</span></th>
                        {heads}
                    </tr>
                </thead>
                <tbody>
                    <tr class="whole">
                        <th scope="row">{t("analysis-exact-position")}</th>
                        {cells(&exact.values)}
                    </tr>
                    {rows}
                </tbody>
            </table>
        </div>
    }
}

/// Words where there is room for them, else a figure beside the mark of who wins; the words are always read out.
fn wide_and_narrow(words: String, figure: String) -> impl IntoView {
    view! {
        <span class="words">{words}</span>
        <span class="figure" aria-hidden="true">{figure}</span>
    }
}

/// A value as a fact: who wins and when.
fn exact_text(exact: Exact) -> String {
    let key = match exact.verdict {
        Verdict::Win => "analysis-exact-pac",
        Verdict::Draw => "analysis-exact-endless",
        Verdict::Loss => "analysis-exact-ghosts",
    };
    translate(key, &[("count", exact.turns.into())])
}
