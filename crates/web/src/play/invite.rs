use api::{Action, Snapshot};
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::words::{say, t};
use crate::{settings, store};

/// How others find the table: its link, its picture, and seats to take.
#[component]
pub fn Invite(
    table: RwSignal<Option<Snapshot>>,
    sit: Callback<u8>,
    act: Callback<Action>,
) -> impl IntoView {
    let address = Memo::new(move |_| {
        let id = table.with(|table| table.as_ref().map(|t| t.table.clone())).unwrap_or_default();
        format!("{}/t/{id}", location().origin().unwrap_or_default())
    });
    let me = store::get("me").unwrap_or_default();
    let mine = move || {
        table.with(|t| t.as_ref().is_some_and(|t| t.by == store::get("me").unwrap_or_default()))
    };
    let seated = move || table.with(|t| t.as_ref().is_some_and(|t| !t.seats_of(&me).is_empty()));
    let open = move || {
        table.with(|t| {
            let seats = t.as_ref().map(|t| t.state.seats.clone()).unwrap_or_default();
            (1u8..)
                .zip(seats)
                .filter(|(_, s)| s.holder.is_none())
                .map(|(n, _)| n)
                .collect::<Vec<_>>()
        })
    };
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let _ = window().navigator().clipboard().write_text(&address.get_untracked());
        copied.set(true);
    };
    let fill =
        move |_| act.run(Action::Fill { level: settings::signal().with_untracked(|s| s.level) });
    let seats = {
        let seated = seated.clone();
        move || {
            let take = !seated();
            open()
                .into_iter()
                .map(|seat| {
                    view! {
                        <button
                            class="button main"
                            type="button"
                            hidden=!take
                            on:click=move |_| sit.run(seat)
                        >
                            {say("web-sit", &[])}
                            " · "
                            {say("web-player", &[("seat", u32::from(seat).into())])}
                        </button>
                    }
                })
                .collect_view()
        }
    };
    view! {
        <section class="invite card" aria-label=t("web-waiting")>
            <h2>{t("web-waiting")}</h2>
            <p class="soft">{t("web-invite")}</p>
            <div class="row">
                <input class="input link" readonly aria-label=t("web-invite") prop:value=address />
                <button class="button" type="button" on:click=copy>
                    {move || say(if copied.get() { "web-copied" } else { "web-copy" }, &[])}
                </button>
            </div>
            {move || qr(&address.get())}
            <div class="row">
                {seats}
                {move || mine().then(|| view! {
                    <button class="button" type="button" on:click=fill>{t("web-fill")}</button>
                })}
            </div>
        </section>
    }
}

fn qr(text: &str) -> Option<impl IntoView + use<>> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for (x, y) in (0..size * size).map(|n| (n % size, n / size)) {
        if code.get_module(x, y) {
            path.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    Some(view! {
        <svg
            class="qr"
            viewBox=format!("0 0 {size} {size}")
            role="img"
            aria-label=t("web-invite-qr")
            shape-rendering="crispEdges"
        >
            <path d=path />
        </svg>
    })
}
