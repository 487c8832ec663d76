//! What moderators have decided about the person here: what, why, until when. Whoever has not read it is shown it on
//! every page; the page of the account shows what is in force.

use api::ModeratorNotice;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::i18n::{self, t, translate};
use crate::lazy_part::fetch_resources;
use crate::route::PageRoute;
use crate::{guest, http};

/// A decision in a sentence or two.
pub fn notice_text(notice: &ModeratorNotice) -> String {
    let what = translate(&format!("people-notice-{}", notice.kind.word()), &[]);
    let why = notice.reason.map(|why| translate(&format!("people-reason-{}", why.word()), &[]));
    let why = why.map(|why| format!(" {why}.")).unwrap_or_default();
    let until = translate("people-notice-until", &[("date", i18n::date(notice.until).into())]);
    format!("{what}{why} {until}.")
}

/// What the person here is told of moderators' decisions.
#[derive(Clone, Copy)]
pub struct ModeratorNotices(RwSignal<Vec<ModeratorNotice>>);

impl ModeratorNotices {
    /// Asks the server, if the person is known to it. `done` hears whether there is anything.
    pub fn load(done: impl AsyncFnOnce(bool) + 'static) -> ModeratorNotices {
        let notices = ModeratorNotices(RwSignal::new(Vec::new()));
        if guest::me().is_some() {
            spawn_local(async move {
                if let Ok(found) = http::get::<Vec<ModeratorNotice>>("/me/notices").await {
                    done(found.iter().any(|notice| notice.read.is_none())).await;
                    let _ = notices.0.try_set(found);
                }
            });
        }
        notices
    }

    /// Says that a notice was read. It is gone from the screen at once, whatever the server answers.
    fn read(self, id: &str) {
        let path = format!("/me/notices/{id}/read");
        self.0.update(|notices| {
            for notice in notices.iter_mut().filter(|notice| notice.id == id) {
                notice.read = Some(notice.at);
            }
        });
        spawn_local(async move { drop(http::send_only("POST", &path, &()).await) });
    }

    /// The notices that a question picks, each to be marked as read.
    pub fn view(self, is_shown: fn(&ModeratorNotice) -> bool) -> impl IntoView {
        let row = move |notice: ModeratorNotice| {
            let id = notice.id.clone();
            let button = notice.read.is_none().then(|| {
                view! {
                    <button class="button small" type="button" on:click=move |_| self.read(&id)>
                        {t("people-notice-read")}
                    </button>
                }
            });
            view! {
                <div class="say row" role="status">
                    <span class="grow">{move || notice_text(&notice)}</span>
                    {button}
                </div>
            }
        };
        move || {
            let notices = self.0.get().into_iter();
            notices.filter(is_shown).map(row).collect_view()
        }
    }
}

/// Shows what was not read on whatever page is open, but the one that has it anyway.
pub fn watch(route: RwSignal<PageRoute>) {
    let notices = ModeratorNotices::load(async |any: bool| {
        if any {
            fetch_resources(&["account"]).await;
        }
    });
    let banner = move || {
        (route.get() != PageRoute::Account).then(|| {
            view! { <div class="unread">{notices.view(|notice| notice.read.is_none())}</div> }
        })
    };
    if let Some(body) = document().body() {
        leptos::mount::mount_to(body, move || banner).forget();
    }
}
