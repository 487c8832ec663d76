use leptos::prelude::*;
use play::{AccountLink, AccountSection};

use super::blocked_section::BlockedSection;
use super::challenges_section::ChallengesSection;
use super::data_section::DataSection;
use super::friends_section::FriendsSection;
use super::guest_forms::{KeepName, SignInSection};
use super::link_panel::LinkPanel;
use super::mail_section::MailSection;
use super::notices_panel::NoticesPanel;
use super::passkey::PasskeysSection;
use super::password_section::PasswordSection;
use super::person_section::PersonSection;
use super::recovery_codes::{CodesPanel, RecoveryCodesSection};
use super::sessions::SessionsSection;
use super::standing::{AccountStanding, AccountState};
use super::tokens::TokensSection;
use crate::i18n::{self, t, translate};
use crate::pages::NoticesSection;
use crate::{route, server_features};

/// One's account, or the way to one; what a link with a code does comes first.
#[component]
pub(super) fn AccountPage() -> impl IntoView {
    let state = AccountState::new();
    provide_context(state);
    let link = RwSignal::new(AccountLink::parse(&route::fragment()));
    state.load();
    let sections = Memo::new(move |_| state.sections(server_features::signal().get()));
    let notice = move || {
        let text = state.notice.get().map(|key| translate(key, &[]));
        text.map(|text| view! { <p class="say good">{text}</p> })
    };
    // The sections stay as they are while what they show changes.
    let step = Memo::new(move |_| match (state.codes.get(), link.with(Option::is_some)) {
        (Some(codes), _) => AccountStep::Codes(codes),
        (None, true) => AccountStep::Link,
        (None, false) => AccountStep::Sections(sections.get()),
    });
    let content = move || match step.get() {
        AccountStep::Codes(codes) => view! { <CodesPanel state codes /> }.into_any(),
        AccountStep::Link => view! { <LinkPanel state link /> }.into_any(),
        AccountStep::Sections(sections) => {
            let sections = sections.into_iter().map(|section| section_view(state, section));
            sections.collect_view().into_any()
        }
    };
    let is_owner = Memo::new(move |_| matches!(state.standing.get(), AccountStanding::Owner(_)));
    view! {
        <section class="page account">
            <h1>{t("account-title")}</h1>
            <NoticesPanel />
            {notice}
            {content}
            {move || is_owner.get().then(|| view! { <NoticesSection /> })}
            <Waiting state />
        </section>
    }
}

/// What the page asks of the person here, one thing at a time.
#[derive(Clone, Debug, PartialEq)]
enum AccountStep {
    Codes(Vec<String>),
    Link,
    Sections(Vec<AccountSection>),
}

/// Before the server has said who the person is, and where it does not.
#[component]
fn Waiting(state: AccountState) -> impl IntoView {
    move || match state.standing.get() {
        AccountStanding::Asked => {
            view! { <p class="soft" role="status">{t("web-loading")}</p> }.into_any()
        }
        AccountStanding::Unknown(error) => view! {
            <div class="say column" role="alert">
                <p>{i18n::error_text(&error)}</p>
                <div class="row">
                    <button class="button small" type="button" on:click=move |_| state.load()>
                        {t("web-try-again")}
                    </button>
                </div>
            </div>
        }
        .into_any(),
        AccountStanding::Guest | AccountStanding::Owner(_) => ().into_any(),
    }
}

fn section_view(state: AccountState, section: AccountSection) -> AnyView {
    match section {
        AccountSection::NotOffered => view! { <p>{t("account-not-here")}</p> }.into_any(),
        AccountSection::KeepName => view! { <KeepName state /> }.into_any(),
        AccountSection::SignIn => view! { <SignInSection state /> }.into_any(),
        AccountSection::Person => view! { <PersonSection state /> }.into_any(),
        AccountSection::Password => view! { <PasswordSection state /> }.into_any(),
        AccountSection::RecoveryCodes => view! { <RecoveryCodesSection state /> }.into_any(),
        AccountSection::Passkeys => view! { <PasskeysSection state /> }.into_any(),
        AccountSection::Mail => view! { <MailSection state /> }.into_any(),
        AccountSection::Sessions => view! { <SessionsSection state /> }.into_any(),
        AccountSection::Tokens => view! { <TokensSection /> }.into_any(),
        AccountSection::Challenges => view! { <ChallengesSection /> }.into_any(),
        AccountSection::Friends => view! { <FriendsSection /> }.into_any(),
        AccountSection::Blocked => view! { <BlockedSection /> }.into_any(),
        AccountSection::Data => view! { <DataSection state /> }.into_any(),
    }
}
