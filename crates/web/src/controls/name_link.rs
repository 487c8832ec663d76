use leptos::prelude::*;

use crate::route::{Link, PageRoute};

/// The name of somebody; that of an account leads to its owner's page.
pub fn name_link(name: String, is_account: bool) -> AnyView {
    if is_account {
        view! { <Link to=PageRoute::Person(name.clone())>{name}</Link> }.into_any()
    } else {
        name.into_any()
    }
}
