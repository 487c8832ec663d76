use api::{Person, SeatHolder};
use leptos::prelude::*;

use crate::named_person::{self, NamedPerson};
use crate::route::{Link, PageRoute};
use crate::{guest, i18n};

/// The name of somebody; that of an account leads to its owner's page.
pub fn name_link(name: String, is_account: bool) -> AnyView {
    if is_account {
        let name = i18n::bare_name(&name);
        let page = PageRoute::Person(name.clone());
        view! { <Link to=page class="person">{i18n::isolated(name)}</Link> }.into_any()
    } else {
        name.into_any()
    }
}

/// The name of somebody, wherever it stands: that of an account leads to its owner's page, that of a guest to what one can
/// do about them, but for oneself. `table` is one where they play, or which they have created.
pub fn person_link(person: &Person, table: Option<&str>) -> AnyView {
    let name = i18n::marked_name(person);
    if person.account || guest::me().as_ref() == Some(&person.id) {
        return name_link(name, person.account);
    }
    let named =
        NamedPerson { person: person.clone(), table: table.map(str::to_owned), phrases: None };
    view! {
        <button
            class="person"
            type="button"
            aria-haspopup="dialog"
            on:click=move |_| named_person::ask(named.clone())
        >
            {name}
        </button>
    }
    .into_any()
}

/// A sentence with the name of somebody in it, which leads to them.
pub fn named_sentence(text: &str, person: &Person, table: Option<&str>) -> AnyView {
    around_name(text, &i18n::marked_name(person), || person_link(person, table))
}

/// A sentence with a name in it, which may be drawn otherwise than the rest.
pub fn sentence_with_name(text: &str, name: &str) -> AnyView {
    around_name(text, name, || view! { <bdi>{name.to_owned()}</bdi> }.into_any())
}

fn around_name(text: &str, name: &str, shown: impl Fn() -> AnyView) -> AnyView {
    match text.split_once(name) {
        Some((before, after)) => (before.to_owned(), shown(), after.to_owned()).into_any(),
        None => text.to_owned().into_any(),
    }
}

/// The names of those at a table, except where `after_name` is none; each leads to whose it is.
pub fn holder_links(
    seats: &[Option<SeatHolder>],
    table: Option<&str>,
    after_name: &dyn Fn(u8) -> Option<String>,
) -> AnyView {
    let holders: Vec<_> = seats.iter().map(Option::as_ref).collect();
    let mut links = Vec::new();
    for ((seat, name), holder) in (1..).zip(i18n::holder_names(&holders)).zip(&holders) {
        let Some(after_name) = after_name(seat) else { continue };
        if !links.is_empty() {
            links.push(" · ".into_any());
        }
        links.push(match holder {
            Some(SeatHolder::Person(person)) => person_link(person, table),
            _ => name.unwrap_or_else(|| "…".to_owned()).into_any(),
        });
        links.push(after_name.into_any());
    }
    links.into_any()
}
