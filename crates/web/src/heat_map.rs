//! The heat map of fences: every legal fence in a colour that says how many steps it costs the others
//! less what it costs whoever places it. Screens know only [`HeatMapBoard`]; what draws the map is a
//! part of the page that comes with the analysis board, and is fetched once the map is switched on.

use leptos::ev::PointerEvent;
use leptos::html::Div;
use leptos::prelude::*;
use rules::quoridor::{FenceCost, Position, SIDE};
use rules::{AnyPosition, Fence};
use view::HeatLevel;

use crate::board::{BoardGeometry, DraftState, MoveDraft};
use crate::i18n::{t, translate};
use crate::{live_region, settings};

/// Renders something of a board's heat map.
type Render = fn(HeatMapBoard) -> AnyView;

/// A board that can have a heat map.
#[derive(Clone, Copy)]
pub struct HeatMapBoard {
    /// Whether it is switched on, and this board has one.
    pub is_on: Memo<bool>,
    /// The position whose fences have colours; none while nobody here is to move.
    position: Memo<Option<Position>>,
    rotation: Signal<u8>,
    /// The move that is being entered, where one can be: the figure of its fence is shown.
    draft: Option<MoveDraft>,
    /// Draws the map over the board, as soon as the part that does so is there.
    layer: RwSignal<Option<Render>>,
}

impl HeatMapBoard {
    /// A board has a heat map where it is `offered`, of the `position` that is shown to whoever may move.
    pub fn new(
        offered: impl Fn() -> bool + Send + Sync + 'static,
        position: impl Fn() -> Option<AnyPosition> + Send + Sync + 'static,
        rotation: Signal<u8>,
        draft: Option<MoveDraft>,
    ) -> HeatMapBoard {
        let settings = settings::signal();
        let is_on = Memo::new(move |_| settings.with(|settings| settings.heat_map) && offered());
        let position = Memo::new(move |_| match is_on.get().then(&position).flatten() {
            Some(AnyPosition::Quoridor(position)) => Some(position),
            _ => None,
        });
        HeatMapBoard { is_on, position, rotation, draft, layer: RwSignal::new(None) }
    }

    /// The map over the board, once it can be drawn.
    pub fn layer(self) -> impl Fn() -> Option<AnyView> + Send + Sync + Copy + 'static {
        move || self.layer.get().map(|draw| draw(self))
    }

    fn costs(self) -> Memo<Vec<(Fence, FenceCost)>> {
        Memo::new(move |_| {
            self.position.with(|position| position.map(|p| p.fence_costs()).unwrap_or_default())
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

/// What the colours mean, and the best fences in words. While it is there, its board has the map.
#[component]
pub fn HeatMapPanel(board: HeatMapBoard) -> impl IntoView {
    let draw: Render = |board| view! { <HeatLayer board /> }.into_any();
    board.layer.set(Some(draw));
    on_cleanup(move || {
        let _ = board.layer.try_set(None);
    });
    let costs = board.costs();
    let best = move || {
        if board.position.with(Option::is_none) {
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
