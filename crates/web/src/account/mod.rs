//! Accounts: a name that lasts, for whoever wants one. A part of the page that is fetched when one of its
//! addresses is opened; what validates the forms and chooses the sections is `play`'s.

mod account_page;
mod action_state;
mod blocked_section;
mod challenge_answers;
mod challenge_bar;
mod challenge_form;
mod challenge_texts;
mod challenges_section;
mod data_section;
mod form_state;
mod friends_section;
mod guest_forms;
mod link_panel;
mod mail_section;
mod notices_panel;
mod passkey;
mod password_section;
mod person_actions;
mod person_games;
mod person_menu;
mod person_page;
mod person_people;
mod person_section;
mod picture;
mod recovery_codes;
mod report_form;
mod secret;
mod sessions;
mod standing;
mod tokens;

use leptos::prelude::*;

use crate::i18n::{self, t, translate};
use crate::lazy_part::{RenderPart, lazy_part};
use crate::moderation::ModerationPage;
use account_page::AccountPage;
pub use action_state::ActionState;
pub use challenge_bar::ChallengeBar;
pub use person_menu::PersonMenu;
use person_page::PersonPage;
pub use report_form::report_form;
use standing::AccountStanding;
pub use standing::AccountState;

/// A page of this part.
#[derive(Clone, Debug)]
pub enum AccountPartPage {
    /// One's own account, or the way to one.
    Account,
    /// Somebody's page, by name.
    Person(String),
    /// The moderators' page, with one of its lists or a case.
    Moderation(String),
}

/// The part.
#[component]
pub fn AccountPart(page: AccountPartPage) -> impl IntoView {
    match page {
        AccountPartPage::Account => view! { <AccountPage /> }.into_any(),
        AccountPartPage::Person(name) => view! { <PersonPage name /> }.into_any(),
        // The code is here: only its words are still to be fetched.
        AccountPartPage::Moderation(shown) => lazy_part(
            || async { Ok(moderation_page as RenderPart<String>) },
            &["moderation"],
            shown,
        ),
    }
}

/// The page for moderators; whoever is none is told so, and nothing is asked of the server for them.
fn moderation_page(shown: String) -> AnyView {
    let state = AccountState::new();
    state.load();
    let content = move || {
        let refusal = match state.standing.get() {
            AccountStanding::Asked => {
                return view! { <p class="soft">{t("web-loading")}</p> }.into_any();
            }
            AccountStanding::Unknown(error) => i18n::error_text(&error),
            _ if state.moderates() => {
                return view! { <ModerationPage shown=shown.clone() /> }.into_any();
            }
            _ => translate("moderation-only", &[]),
        };
        view! {
            <section class="page account">
                <h1>{t("moderation-title")}</h1>
                <p class="say" role="alert">{refusal}</p>
            </section>
        }
        .into_any()
    };
    content.into_any()
}
