//! The heat map of fences: every legal fence in a colour that says how many steps it costs the others
//! less what it costs whoever places it; and that of the squares of a solved maze, by the exact values of the moves
//! that end there. Screens know only [`HeatMapBoard`]; what draws the map is a part of the page that comes with the
//! analysis board, and is fetched once the map is switched on.

use game::{ExactMove, ExactMoves, Position as _, Turn};
use leptos::ev::PointerEvent;
use leptos::html::Div;
use leptos::prelude::*;
use rules::pacman::Position as PacmanPosition;
use rules::quoridor::{FenceCost, Position, SIDE};
use rules::{AnyPosition, Fence, Game, GameRecord};
use solver::SMALL_MAZE_MEGABYTES;
use view::{BoardView, HeatLevel};

use crate::board::{BoardGeometry, DraftState, MoveDraft, SquareMap};
use crate::i18n::{display_word, labelled, t, translate};
use crate::maze_solving::{ExactQuestion, ExactState, MazeSolving, exact_text};
use crate::{live_region, settings};

/// Renders something of a board's heat map.
type Render = fn(HeatMapBoard) -> AnyView;

/// What has colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeatMapKind {
    Fences,
    /// The squares of a maze: of one that is solved already, or small ones are solved for it.
    Squares {
        solves: bool,
    },
}

impl HeatMapKind {
    /// The kind that a game has.
    pub fn of(game: Game, solves: bool) -> HeatMapKind {
        match game {
            Game::Pacman => HeatMapKind::Squares { solves },
            _ => HeatMapKind::Fences,
        }
    }
}

/// The exact values of the moves of a position, with that position.
type KnownMoves = Option<(String, ExactMoves)>;

/// A board that can have a heat map.
#[derive(Clone, Copy)]
pub struct HeatMapBoard {
    kind: HeatMapKind,
    /// Whether it is switched on, and this board has one.
    pub is_on: Memo<bool>,
    /// The position that the map is of, as a game of its own; none while nobody here is to move.
    shown: Signal<Option<GameRecord>>,
    /// What is known of its moves, where squares have colours.
    exact: RwSignal<KnownMoves>,
    rotation: Signal<u8>,
    /// The move that is being entered, where one can be: the figure of its fence is shown.
    draft: Option<MoveDraft>,
    /// Draws the map over the board, as soon as the part that does so is there.
    layer: RwSignal<Option<Render>>,
}

impl HeatMapBoard {
    /// A board has a heat map where it is `offered`, of the position that is `shown` to whoever may move.
    pub fn new(
        kind: HeatMapKind,
        offered: impl Fn() -> bool + Send + Sync + 'static,
        shown: impl Fn() -> Option<GameRecord> + Send + Sync + 'static,
        rotation: Signal<u8>,
        draft: Option<MoveDraft>,
    ) -> HeatMapBoard {
        let settings = settings::signal();
        let is_on = Memo::new(move |_| settings.with(|settings| settings.heat_map) && offered());
        let (exact, layer) = (RwSignal::new(None), RwSignal::new(None));
        HeatMapBoard { kind, is_on, shown: Signal::derive(shown), exact, rotation, draft, layer }
    }

    /// The map over the board, once it can be drawn.
    pub fn layer(self) -> impl Fn() -> Option<AnyView> + Send + Sync + Copy + 'static {
        move || self.layer.get().map(|draw| draw(self))
    }

    fn position(self) -> Option<AnyPosition> {
        self.shown.with(|game| game.as_ref().map(|game| game.record.position().clone()))
    }

    /// The position whose fences have colours.
    fn fence_position(self) -> Memo<Option<Position>> {
        Memo::new(move |_| match self.position()? {
            AnyPosition::Quoridor(position) => Some(position),
            _ => None,
        })
    }

    fn costs(self) -> Memo<Vec<(Fence, FenceCost)>> {
        let position = self.fence_position();
        Memo::new(move |_| {
            position.with(|position| position.map(|p| p.fence_costs()).unwrap_or_default())
        })
    }

    fn geometry(self) -> BoardGeometry {
        BoardGeometry::new(SIDE, SIDE, self.rotation.get())
    }
}

/// Fetches the part that draws heat maps and renders its [`HeatMapPanel`]. The page provides it as a
/// context, for screens that are not in the same part.
#[derive(Clone, Copy)]
pub struct HeatMapPart(pub Render);

/// The panel of a heat map on a screen that has to fetch it, while the map is on.
pub fn fetched_panel(board: HeatMapBoard) -> impl Fn() -> Option<AnyView> + Send + Sync + 'static {
    let part = use_context::<HeatMapPart>();
    move || part.filter(|_| board.is_on.get()).map(|HeatMapPart(render)| render(board))
}

/// How many fences are named in words.
const FENCES_NAMED: usize = 5;

/// The map in words. While it is there, its board has the colours.
#[component]
pub fn HeatMapPanel(board: HeatMapBoard) -> impl IntoView {
    let draw: Render = match board.kind {
        HeatMapKind::Fences => |board| view! { <HeatLayer board /> }.into_any(),
        HeatMapKind::Squares { .. } => |board| {
            let position = Signal::derive(move || board.position());
            let geometry = Memo::new(move |_| {
                let view = position.get().as_ref().map(BoardView::from);
                let (files, ranks) =
                    view.map_or((SIDE, SIDE), |view| (view.files.into(), view.ranks.into()));
                BoardGeometry::new(files, ranks, board.rotation.get())
            });
            let (known, is_on) = (board.exact, board.is_on);
            view! { <ExactSquares known position is_on geometry /> }.into_any()
        },
    };
    board.layer.set(Some(draw));
    on_cleanup(move || {
        let _ = board.layer.try_set(None);
    });
    match board.kind {
        HeatMapKind::Fences => view! { <FencesPanel board /> }.into_any(),
        HeatMapKind::Squares { solves } => view! { <SquaresPanel board solves /> }.into_any(),
    }
}

/// What the colours mean, and the best fences in words.
#[component]
fn FencesPanel(board: HeatMapBoard) -> impl IntoView {
    let (position, costs) = (board.fence_position(), board.costs());
    let best = move || {
        if position.with(Option::is_none) {
            return ().into_any();
        }
        let best = costs.with(|costs| view::best_fences(costs, FENCES_NAMED));
        if best.is_empty() {
            return view! { <p>{t("analysis-heat-none")}</p> }.into_any();
        }
        let items = best
            .into_iter()
            .map(|(fence, cost)| view! { <li>{fence_sentence(fence, cost)}</li> })
            .collect_view();
        view! { <ol>{items}</ol> }.into_any()
    };
    view! {
        <section class="heat-best card" aria-label=t("analysis-heat-best")>
            <h2>{t("analysis-heat-best")}</h2>
            <p class="soft">{t("analysis-heat-about")}</p>
            {best}
        </section>
    }
}

/// How many moves of a maze are named in words.
const MOVES_NAMED: usize = 5;

/// The best moves with their exact values, or that the maze is not solved.
#[component]
fn SquaresPanel(board: HeatMapBoard, solves: bool) -> impl IntoView {
    let solving = MazeSolving::new();
    let is_unsolved = RwSignal::new(false);
    // Where the same position is shown again, nobody is asked again.
    let position = Memo::new(move |_| {
        let position = board.position()?;
        matches!(position.turn(), Turn::Seat(_)).then(|| position.to_string())
    });
    let question = move || board.shown.get().map(ExactQuestion::from);
    let know = move |shown: Option<String>, moves: Option<ExactMoves>| {
        let _ = is_unsolved.try_set(moves.is_none());
        let _ = board.exact.try_set(shown.zip(moves));
    };
    Effect::new(move || {
        is_unsolved.set(false);
        let shown = position.get();
        match untrack(question).filter(|_| shown.is_some()) {
            Some(question) if solves => solving.ask(question, SMALL_MAZE_MEGABYTES),
            Some(question) => {
                solving.forget();
                solving.look_up(question, move |moves| know(shown, moves));
            }
            None => solving.forget(),
        }
    });
    Effect::new(move || {
        let known = solving.exact.with(|exact| match exact {
            ExactState::Known(moves) => Some(moves.clone()),
            _ => None,
        });
        if known.is_some() {
            know(position.get_untracked(), known);
        }
    });
    on_cleanup(move || {
        let _ = board.exact.try_set(None);
    });
    let best = move || {
        let shown = position.get()?;
        board.exact.with(|known| {
            let (_, exact) = known.as_ref().filter(|(of, _)| *of == shown)?;
            Some(best_moves(exact, is_turn_of_pacman(board)).into_any())
        })
    };
    let question = Signal::derive(question);
    view! {
        <section class="heat-best card" aria-label=t("web-heat-squares")>
            <h2>{t("web-heat-squares")}</h2>
            {move || is_unsolved.get().then(|| view! { <p role="status">{t("analysis-heat-unsolved")}</p> })}
            {solving.view(question, |_| ().into_any())}
            {best}
        </section>
    }
}

/// The best moves in words, with their values.
fn best_moves(exact: &ExactMoves, pac_to_move: bool) -> impl IntoView + use<> {
    let own = usize::from(exact.lives).checked_sub(1);
    let sentence = |exact_move: &ExactMove| {
        let value = exact_move.values.get(own?)?;
        Some(labelled(&display_word(&exact_move.word), &exact_text(*value, pac_to_move)))
    };
    let items = exact.moves.iter().take(MOVES_NAMED).filter_map(sentence);
    view! { <ol>{items.map(|told| view! { <li>{told}</li> }).collect_view()}</ol> }
}

fn is_turn_of_pacman(board: HeatMapBoard) -> bool {
    board.position().is_some_and(|position| position.turn() == Turn::Seat(PacmanPosition::PAC_SEAT))
}

/// The squares that the piece to move can reach in a solved maze, by the exact values of its moves.
#[component]
pub fn ExactSquares(
    known: RwSignal<KnownMoves>,
    /// What the board shows: values come later than the position they are of, and a line may be shown being
    /// played.
    #[prop(into)]
    position: Signal<Option<AnyPosition>>,
    #[prop(into)] is_on: Signal<bool>,
    geometry: Memo<BoardGeometry>,
) -> impl IntoView {
    let squares = Memo::new(move |_| {
        let Some(position) = position.get().filter(|_| is_on.get()) else { return Vec::new() };
        known.with(|known| match known {
            Some((of, exact)) if *of == position.to_string() => {
                view::exact_squares(&BoardView::from(&position), exact)
            }
            _ => Vec::new(),
        })
    });
    view! { <SquareMap squares geometry /> }
}

/// What a fence costs, in words.
fn fence_sentence(fence: Fence, cost: FenceCost) -> String {
    translate(
        "analysis-heat-fence",
        &[
            ("fence", fence.to_string().into()),
            ("net", view::signed_number(cost.net()).into()),
            ("others", cost.others().into()),
            ("own", cost.own().into()),
        ],
    )
}

/// The colours over the board, and the figure of the fence that is pointed at or being entered.
#[component]
fn HeatLayer(board: HeatMapBoard) -> impl IntoView {
    let costs = board.costs();
    let node = NodeRef::<Div>::new();
    // Where moves can be entered, the draft follows the pointer already.
    let pointed = RwSignal::new(None::<Fence>);
    let chosen = Memo::new(move |_| {
        let fence = match board.draft {
            Some(draft) => draft.state.with(DraftState::fence),
            None => pointed.get(),
        }?;
        costs.with(|costs| costs.iter().copied().find(|(known, _)| *known == fence))
    });
    let point = move |event: PointerEvent| {
        let Some(node) = node.get_untracked() else { return };
        let (bounds, geometry) = (node.get_bounding_client_rect(), untrack(|| board.geometry()));
        let (width, height) = geometry.size();
        let x = (f64::from(event.client_x()) - bounds.left()) / bounds.width() * width;
        let y = (f64::from(event.client_y()) - bounds.top()) / bounds.height() * height;
        let fence = Some(geometry.slot_at(x, y, None));
        if pointed.get_untracked() != fence {
            pointed.set(fence);
        }
    };
    Effect::new(move || {
        if let Some((fence, cost)) = chosen.get()
            && is_spoken(board)
        {
            live_region::announce(untrack(|| fence_sentence(fence, cost)));
        }
    });
    let marks = move || {
        let geometry = board.geometry();
        let mark = |&(fence, cost): &(Fence, FenceCost)| {
            let d = arms_data(geometry, fence);
            view! { <path class=HeatLevel::of_fence(cost).word() d=d /> }
        };
        costs.with(|costs| costs.iter().map(mark).collect_view())
    };
    let figure = move || {
        let (fence, cost) = chosen.get()?;
        let rect = board.geometry().fence_rect(fence);
        let (x, y) = (rect.x + rect.width / 2.0, rect.y + rect.height / 2.0);
        let level = HeatLevel::of_fence(cost).word();
        Some(view! {
            <g class="figure">
                <circle class=level cx=x cy=y r="18" />
                <text x=x y=y>{view::signed_number(cost.net())}</text>
            </g>
        })
    };
    let size = move || {
        let (width, height) = board.geometry().size();
        format!("0 0 {width} {height}")
    };
    view! {
        <div
            node_ref=node
            class="heat"
            class:pointed=board.draft.is_none()
            aria-hidden="true"
            on:pointermove=point
            on:pointerdown=point
            on:pointerleave=move |_| pointed.set(None)
        >
            <svg viewBox=size>
                {marks}
                {figure}
            </svg>
        </div>
    }
}

/// Whether the cost of a fence is read out: of one that waits to be confirmed, and of each that the
/// keyboard's cursor comes to. A mouse passes over many.
fn is_spoken(board: HeatMapBoard) -> bool {
    let is_pinned = board.draft.is_some_and(|draft| {
        draft.state.with_untracked(|state| matches!(state, DraftState::Fence { pinned: true, .. }))
    });
    is_pinned || document().query_selector(".board .cursor").is_ok_and(|cursor| cursor.is_some())
}

/// The two arms of a fence, as the data of an SVG path.
fn arms_data(geometry: BoardGeometry, fence: Fence) -> String {
    let arm = |((ax, ay), (bx, by)): ((f64, f64), (f64, f64))| format!("M{ax} {ay}L{bx} {by}");
    geometry.fence_arms(fence).map(arm).concat()
}
