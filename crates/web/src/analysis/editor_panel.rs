use std::sync::Arc;

use board::SetupEditor;
use game::OptionScope;
use leptos::prelude::*;
use rules::pacman::Piece as PacmanPiece;
use rules::{AnySetup, ChoiceRow, Game, GameSetup, OptionChoices};

use super::editor::PositionEditor;
use super::editor_controls::choice;
use super::setup_fields::{SetupFields, piece_kind};
use super::state::AnalysisState;
use crate::controls;
use crate::i18n::{self, t, translate};
use crate::play;

/// What is set up beside the board: game, players, maze, and all that no tap on the board changes;
/// and whether the position is legal.
#[component]
pub fn EditorPanel(state: AnalysisState, editor: PositionEditor) -> impl IntoView {
    let problem = move || match editor.verdict.get() {
        Ok(_) => view! { <p class="say good" role="status">{t("analysis-legal")}</p> }.into_any(),
        Err(reason) => {
            let rule = reason.rule;
            let link = (!rule.is_empty()).then(|| {
                let label = translate("web-rule", &[("rule", rule.into())]);
                view! {
                    <button class="rule" type="button" on:click=move |_| play::open_rule(rule)>
                        {label}
                    </button>
                }
            });
            view! {
                <div class="say" role="status">
                    <b>{i18n::reason_text(&reason)}</b>
                    {link}
                </div>
            }
            .into_any()
        }
    };
    view! {
        <section class="editor card column" aria-label=t("analysis-setup")>
            <h2>{t("analysis-setup")}</h2>
            <p class="soft">{t("analysis-setup-tip")}</p>
            <PieceTray editor />
            <SetupFields editor />
            <GameFields editor />
            <RuleOptions editor />
            <PositionField editor />
            // The verdict stays in sight, with what it allows.
            <div class="verdict">
                {problem}
                <div class="row actions">
                    <button class="button" type="button" on:click=move |_| editor.is_open.set(false)>
                        {t("web-cancel")}
                    </button>
                    <button
                        class="button"
                        type="button"
                        on:click=move |_| editor.restart(editor.game.get_untracked())
                    >
                        {t("analysis-start-position")}
                    </button>
                    <button
                        class="button main"
                        type="button"
                        disabled=move || editor.verdict.with(Result::is_err)
                        on:click=move |_| editor.finish(state)
                    >
                        {t("analysis-analyse")}
                    </button>
                </div>
            </div>
        </section>
    }
}

/// Every piece of the game as a button: pressed, it is in hand and goes where the board is tapped.
#[component]
fn PieceTray(editor: PositionEditor) -> impl IntoView {
    let pieces = Memo::new(move |_| editor.editor.with(|e| piece_ids(&e.setup)));
    let selected = Memo::new(move |_| editor.editor.with(|e| e.selected.clone()));
    let button = move |(id, seat): (String, u8)| {
        let kind = piece_kind(&id);
        let (pressed, toggled, place) = (id.clone(), id.clone(), id);
        let square = move || {
            editor.view.with(|view| {
                let piece = view.pieces.iter().find(|piece| piece.id == place);
                piece.map_or("–".to_owned(), |piece| piece.square.to_string())
            })
        };
        let label = Signal::derive(move || {
            let kind = translate(&format!("term-{}", kind.word()), &[]);
            match seat {
                0 => kind,
                _ => translate(
                    "web-piece-of-seat",
                    &[("piece", kind.into()), ("seat", u32::from(seat).into())],
                ),
            }
        });
        view! {
            <button
                class="pick-piece"
                type="button"
                title=label
                aria-pressed=move || (selected.get().as_deref() == Some(pressed.as_str())).to_string()
                on:click=move |_| editor.editor.update(|e| e.toggle_selection(&toggled))
            >
                {play::piece_icon(kind, seat.max(1))}
                <span class="unseen">{label}</span>
                <small>{square}</small>
            </button>
        }
    };
    let removable =
        move || selected.with(|id| id.as_deref().is_some_and(SetupEditor::is_removable));
    view! {
        <div class="row tray" role="group" aria-label=t("analysis-pieces")>
            {move || pieces.get().into_iter().map(button).collect_view()}
            <button
                class="button small"
                type="button"
                disabled=move || !removable()
                on:click=move |_| editor.editor.update(SetupEditor::remove_selected)
            >
                {t("analysis-remove")}
            </button>
        </div>
    }
}

/// The ids of all pieces that the game has, on the board or not, each with its seat.
fn piece_ids(setup: &AnySetup) -> Vec<(String, u8)> {
    match setup {
        AnySetup::Quoridor(setup) => {
            (1..).take(setup.pawns.len()).map(|seat| (format!("pawn{seat}"), seat)).collect()
        }
        AnySetup::Pacman(setup) => PacmanPiece::ALL
            .into_iter()
            .filter(|piece| match piece {
                PacmanPiece::Pac => true,
                PacmanPiece::Ghost(ghost) => setup.maze.has_ghost(*ghost),
            })
            .map(|piece| (piece.word().to_owned(), 0))
            .collect(),
        AnySetup::Mspacman(setup) => {
            let ghosts = (1..).take(setup.ghosts.len()).map(|seat| (format!("ghost{seat}"), seat));
            ghosts.chain([("lady".to_owned(), 0)]).collect()
        }
    }
}

/// The game, the number of its players and its maze.
#[component]
fn GameFields(editor: PositionEditor) -> impl IntoView {
    let game = Memo::new(move |_| editor.game.with(GameSetup::game));
    let games =
        || Game::ALL.map(|g| (g.name().to_owned(), translate(&format!("game-{g}"), &[]))).to_vec();
    let games = choice(
        Arc::new(t("web-which-game")),
        Arc::new(games),
        Signal::derive(move || game.get().name().to_owned()),
        move |value| {
            if let Some(game) = Game::parse(&value) {
                editor.restart(GameSetup::new(game));
            }
        },
    );
    let seats = choice(
        Arc::new(t("web-how-many")),
        Arc::new(move || {
            game.get().seats().iter().map(|n| (n.to_string(), n.to_string())).collect()
        }),
        Signal::derive(move || editor.game.with(|setup| setup.seats().to_string())),
        move |value| {
            let mut choices = editor.game.with_untracked(|game| OptionChoices::from(game));
            choices.set_seats(value.parse().unwrap_or(2));
            if let Ok(setup) = choices.setup() {
                editor.restart(setup);
            }
        },
    );
    let mazes = Memo::new(move |_| {
        editor.game.with(|setup| {
            let mut mazes = setup.game().shipped_mazes();
            mazes.extend(setup.maze().filter(|maze| !mazes.contains(maze)));
            mazes
        })
    });
    let maze = choice(
        Arc::new(|| i18n::option_name("maze")),
        Arc::new(move || {
            mazes.get().into_iter().map(|maze| (maze.clone(), i18n::maze_name(&maze))).collect()
        }),
        Signal::derive(move || editor.game.with(|setup| setup.maze().unwrap_or_default())),
        move |value| {
            let mut setup = editor.game.get_untracked();
            if setup.set_maze(&value).is_ok() {
                editor.restart(setup);
            }
        },
    );
    view! {
        <div class="grid">
            {games}
            {seats}
            <div hidden=move || mazes.with(|mazes| mazes.len() < 2)>{maze}</div>
        </div>
    }
}

/// The options of the rules, and of who plays what. An analysis has no clock, and whose turn it is has a
/// field of its own.
#[component]
fn RuleOptions(editor: PositionEditor) -> impl IntoView {
    let choices = Memo::new(move |_| editor.game.with(|game| OptionChoices::from(game)));
    let is_offered =
        |row: &ChoiceRow| matches!(row.spec.scope, OptionScope::Rules | OptionScope::Players);
    let choose = Callback::new(move |(row, word): (ChoiceRow, String)| editor.choose(row, &word));
    view! {
        <details class="options">
            <summary>{t("web-options")}</summary>
            <div class="grid">{controls::option_fields(choices.into(), is_offered, choose)}</div>
        </details>
    }
}

/// The position as text, to read and to type. What cannot be read stays there, and is the verdict.
#[component]
fn PositionField(editor: PositionEditor) -> impl IntoView {
    let text = move || match editor.typed.get() {
        Some((text, _)) => text,
        None => editor.verdict.with(|v| v.as_ref().map(ToString::to_string).unwrap_or_default()),
    };
    view! {
        <label class="field">
            <span>{t("analysis-position")}</span>
            <input
                class="input mono"
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                prop:value=text
                on:change=move |event| editor.read(event_target_value(&event).trim())
            />
        </label>
    }
}
