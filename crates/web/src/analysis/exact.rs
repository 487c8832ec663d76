//! Exact values: facts instead of chances, where they are known.

use game::{Exact, ExactMoves, Insight, Turn, Verdict};
use leptos::prelude::*;
use rules::Game;
use rules::pacman::Position;
use solver::SMALL_MAZE_MEGABYTES;

use super::evaluation::{LiveEvaluation, settled_race};
use super::state::AnalysisState;
use crate::i18n::{display_word, t, translate};
use crate::maze_solving::{ExactQuestion, ExactState, MazeSolving, exact_text};

/// The exact panel of the game that is analysed.
#[component]
pub fn ExactPanel(state: AnalysisState, evaluation: LiveEvaluation) -> impl IntoView {
    let game = Memo::new(move |_| state.analysis.with(|analysis| analysis.setup.game()));
    move || match game.get() {
        Game::Quoridor | Game::Mini => view! { <ExactRace state evaluation /> }.into_any(),
        Game::Pacman => view! { <ExactChase state evaluation /> }.into_any(),
        // The rolls are where they are chosen.
        Game::Mspacman => ().into_any(),
    }
}

/// The race in the classic game, once no fence can change it.
#[component]
fn ExactRace(state: AnalysisState, evaluation: LiveEvaluation) -> impl IntoView {
    let result = |insight: &Insight| Some((insight.sure_winner()?, insight.exact?.turns));
    let won = Memo::new(move |_| match evaluation.threat.get() {
        // The lines are about another position then.
        true => settled_race(state).as_ref().and_then(result),
        false => evaluation.insight.with(|insight| insight.as_ref().and_then(result)),
    });
    move || {
        let (seat, turns) = won.get()?;
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
fn ExactChase(state: AnalysisState, evaluation: LiveEvaluation) -> impl IntoView {
    let solving = MazeSolving::new();
    let exact = solving.exact;
    // The position, and whose turn it is: comments change neither.
    let position = Memo::new(move |_| {
        let at = state.at.get();
        state.analysis.with(|analysis| {
            let node = &analysis.tree[at];
            node.ending().is_none().then(|| node.position().to_string())
        })
    });
    let question = move || {
        let at = state.at.get();
        state.analysis.with(|analysis| ExactQuestion {
            record: state.record_text(),
            setup: analysis.setup.clone(),
            position: analysis.tree[at].position().clone(),
        })
    };
    Effect::new(move || match position.get() {
        Some(_) => solving.ask(untrack(question), SMALL_MAZE_MEGABYTES),
        None => solving.forget(),
    });
    // For the board: with the position that they are of.
    Effect::new(move || {
        let known = exact.with(|exact| match exact {
            ExactState::Known(moves) => Some(moves.clone()),
            _ => None,
        });
        state.exact_moves.set(position.get_untracked().zip(known));
    });
    // The solution of the maze says what the other side threatens too.
    let asks_for_threat = Memo::new(move |_| {
        let shown = position.get();
        let known = state.exact_moves.with(|known| known.as_ref().map(|known| known.0.clone()));
        evaluation.threat.get() && known.is_some() && known == shown
    });
    Effect::new(move || {
        position.track();
        state.exact_threats.set(None);
        let threat = asks_for_threat.get().then(|| untrack(|| state.threat())).flatten();
        let Some(threat) = threat else { return };
        let question = ExactQuestion::from(threat);
        let shown = question.position.to_string();
        solving.look_up(question, move |moves| {
            let _ = state.exact_threats.try_set(moves.map(|moves| (shown, moves)));
        });
    });
    on_cleanup(move || {
        let _ = state.exact_moves.try_set(None);
        let _ = state.exact_threats.try_set(None);
    });
    move || {
        exact.with(|exact| *exact != ExactState::Unknown).then(|| {
            let question = Signal::derive(move || Some(question()));
            view! {
                <section class="exact card" aria-label=t("analysis-exact")>
                    <h2>{t("analysis-exact")}</h2>
                    {solving.view(question, move |moves| exact_table(state, moves).into_any())}
                </section>
            }
        })
    }
}

/// A row for every move, a column for every number of lives.
fn exact_table(state: AnalysisState, exact: &ExactMoves) -> impl IntoView + use<> {
    let at = state.at.get_untracked();
    let turn = state.analysis.with_untracked(|analysis| analysis.tree[at].turn());
    let pac_to_move = turn == Turn::Seat(Position::PAC_SEAT);
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
                    Verdict::Win | Verdict::Loss => value.chase_turns(pac_to_move).to_string(),
                };
                let content = wide_and_narrow(exact_text(*value, pac_to_move), figure);
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
