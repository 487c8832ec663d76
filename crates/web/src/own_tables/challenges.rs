use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use api::{Challenge, Challenges};
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::ChallengeNews;

use crate::route::PageRoute;
use crate::{guest, http};

/// How often challenges are asked for.
const PERIOD: Duration = Duration::from_secs(15);

/// Of how many times a tab that nobody sees asks once.
const HIDDEN_PERIODS: u32 = 4;

/// The challenges of the person here, on whatever page they are.
#[derive(Clone, Copy)]
pub struct ChallengeFeed {
    /// As the server said last.
    pub challenges: RwSignal<Challenges>,
    /// What others did about them since the page was opened, until it has been seen.
    pub news: RwSignal<Vec<Challenge>>,
    /// Asks anew.
    pub reload: Callback<()>,
    /// The page that is shown.
    route: RwSignal<PageRoute>,
}

impl ChallengeFeed {
    /// The challenges that wait for an answer, but for the one at the table that is shown; none on the page of the account,
    /// which lists them.
    pub fn waiting(self) -> Vec<Challenge> {
        if self.route.with(|route| *route == PageRoute::Account) {
            return Vec::new();
        }
        let mut waiting = self.challenges.with(|challenges| challenges.incoming.clone());
        self.route.with(|route| waiting.retain(|one| !is_at(one, route)));
        waiting
    }
}

fn is_at(challenge: &Challenge, route: &PageRoute) -> bool {
    matches!(route, PageRoute::OnlineTable(table) if *table == challenge.table)
}

/// Asks for challenges whenever the person goes to another page, and now and then. What shows them is rendered once there
/// is something to show, below everything else.
pub(super) fn watch(
    route: RwSignal<PageRoute>,
    bar: fn(ChallengeFeed) -> AnyView,
) -> RwSignal<Challenges> {
    let challenges = RwSignal::new(Challenges::default());
    let news = RwSignal::new(Vec::<Challenge>::new());
    let known = StoredValue::new(ChallengeNews::default());
    let is_asking = Rc::new(Cell::new(false));
    let ask = move || {
        if is_asking.replace(true) {
            return;
        }
        let is_asking = Rc::clone(&is_asking);
        spawn_local(async move {
            let answer = match guest::me() {
                Some(_) => http::get::<Challenges>("/challenges").await.ok(),
                // Whoever had themselves forgotten has none.
                None => Some(Challenges::default()),
            };
            is_asking.set(false);
            let Some(now) = answer else { return };
            let told = known.try_update_value(|known| known.follow(&now)).unwrap_or_default();
            let here = route.get_untracked();
            let told: Vec<_> = told.into_iter().filter(|one| !is_at(one, &here)).collect();
            if !told.is_empty() {
                news.update(|news| news.extend(told));
            }
            // What has not changed is not drawn again: somebody may be about to press a button.
            if challenges.with_untracked(|before| *before != now) {
                challenges.set(now);
            }
        });
    };
    let ask_now = send_wrapper::SendWrapper::new(ask.clone());
    let reload = Callback::new(move |()| ask_now());
    let feed = ChallengeFeed { challenges, news, reload, route };
    let (ask_again, periods) = (ask.clone(), Cell::new(0u32));
    set_interval(
        move || {
            periods.set(periods.get() + 1);
            if !document().hidden() || periods.get().is_multiple_of(HIDDEN_PERIODS) {
                ask_again();
            }
        },
        PERIOD,
    );
    Effect::new(move || {
        route.track();
        ask();
    });
    let is_shown =
        Memo::new(move |_| news.with(|news| !news.is_empty()) || !feed.waiting().is_empty());
    leptos::mount::mount_to_body(move || move || is_shown.get().then(|| bar(feed)));
    challenges
}
