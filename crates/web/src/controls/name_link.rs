use api::SeatHolder;
use leptos::prelude::*;

use crate::i18n;
use crate::route::{Link, PageRoute};

/// The name of somebody; that of an account leads to its owner's page.
pub fn name_link(name: String, is_account: bool) -> AnyView {
    if is_account {
        view! { <Link to=PageRoute::Person(name.clone()) class="person">{name}</Link> }.into_any()
    } else {
        name.into_any()
    }
}

/// The names of those at a table, except where `after_name` is none; those of account holders lead to their pages.
pub fn holder_links(
    seats: &[Option<SeatHolder>],
    after_name: &dyn Fn(u8) -> Option<String>,
) -> AnyView {
    let holders: Vec<_> = seats.iter().map(Option::as_ref).collect();
    let mut links = Vec::new();
    for ((seat, name), holder) in (1..).zip(i18n::holder_names(&holders)).zip(&holders) {
        let Some(after_name) = after_name(seat) else { continue };
        if !links.is_empty() {
            links.push(" · ".into_any());
        }
        let is_account = matches!(holder, Some(SeatHolder::Person(person)) if person.account);
        links.push(name_link(name.unwrap_or_else(|| "…".to_owned()), is_account));
        links.push(after_name.into_any());
    }
    links.into_any()
}
