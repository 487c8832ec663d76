use api::{Action, Snapshot};
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::i18n::{t, translate};
use crate::{settings, storage};

/// The invitation to a table: its link, the link as a QR code, and the open seats.
#[component]
pub fn Invite(
    snapshot: RwSignal<Option<Snapshot>>,
    take_seat: Callback<u8>,
    act: Callback<Action>,
) -> impl IntoView {
    let url = Memo::new(move |_| {
        let id = snapshot.with(|table| table.as_ref().map(|t| t.table.clone())).unwrap_or_default();
        format!("{}/t/{id}", location().origin().unwrap_or_default())
    });
    let me = storage::get("me").unwrap_or_default();
    let is_creator = move || {
        snapshot
            .with(|t| t.as_ref().is_some_and(|t| t.by == storage::get("me").unwrap_or_default()))
    };
    let is_seated =
        move || snapshot.with(|t| t.as_ref().is_some_and(|t| !t.seats_of(&me).is_empty()));
    let open_seats = move || {
        snapshot.with(|t| {
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
        let _ = window().navigator().clipboard().write_text(&url.get_untracked());
        copied.set(true);
    };
    let fill_with_computers =
        move |_| act.run(Action::Fill { level: settings::signal().with_untracked(|s| s.level) });
    let seats = {
        let is_seated = is_seated.clone();
        move || {
            let can_join = !is_seated();
            open_seats()
                .into_iter()
                .map(|seat| {
                    view! {
                        <button
                            class="button main"
                            type="button"
                            hidden=!can_join
                            on:click=move |_| take_seat.run(seat)
                        >
                            {translate("web-sit", &[])}
                            " · "
                            {translate("web-player", &[("seat", u32::from(seat).into())])}
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
                <input class="input link" readonly aria-label=t("web-invite") prop:value=url />
                <button class="button" type="button" on:click=copy>
                    {move || translate(if copied.get() { "web-copied" } else { "web-copy" }, &[])}
                </button>
            </div>
            {move || qr_code(&url.get())}
            <div class="row">
                {seats}
                {move || is_creator().then(|| view! {
                    <button class="button" type="button" on:click=fill_with_computers>{t("web-fill")}</button>
                })}
            </div>
        </section>
    }
}

fn qr_code(text: &str) -> Option<impl IntoView + use<>> {
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
