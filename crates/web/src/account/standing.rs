use api::{Account, Person, Role, ServerFeatures};
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::{AccountSection, account_sections};

use crate::http::{self, RequestError};
use crate::i18n::translate;
use crate::live_region::announce;
use crate::{guest, own_tables, pairing, server_features};

/// Who the person here is, as far as accounts are concerned.
#[derive(Clone, Debug)]
pub enum AccountStanding {
    /// The server has not said yet.
    Asked,
    /// A guest, or nobody yet.
    Guest,
    /// The owner of an account.
    Owner(Account),
    /// The server does not say.
    Unknown(RequestError),
}

/// What the account page shows, shared by its sections.
#[derive(Clone, Copy)]
pub struct AccountState {
    pub standing: RwSignal<AccountStanding>,
    /// Recovery codes to be kept, in place of everything else.
    pub codes: RwSignal<Option<Vec<String>>>,
    /// Whether the person has just proved who they are without the password, and may choose a new one.
    pub has_recovered: RwSignal<bool>,
    /// What was done last, by the key of its message.
    pub notice: RwSignal<Option<&'static str>>,
}

impl AccountState {
    pub fn new() -> AccountState {
        AccountState {
            standing: RwSignal::new(AccountStanding::Asked),
            codes: RwSignal::new(None),
            has_recovered: RwSignal::new(false),
            notice: RwSignal::new(None),
        }
    }

    /// Asks the server who the person here is.
    pub fn load(self) {
        self.standing.set(AccountStanding::Asked);
        spawn_local(async move {
            let standing = self.ask().await;
            let _ = self.standing.try_set(standing);
        });
    }

    async fn ask(self) -> AccountStanding {
        if let Err(error) = server_features::fetch().await {
            return AccountStanding::Unknown(error);
        }
        // Whoever is nobody to the server is not made somebody by looking.
        if guest::me().is_none() {
            return AccountStanding::Guest;
        }
        let account = match http::get::<Person>("/me").await {
            Ok(person) if !person.account => return AccountStanding::Guest,
            Ok(person) => {
                guest::set_me(&person);
                http::get::<Account>("/account").await
            }
            Err(error) => Err(error),
        };
        match account {
            Ok(account) => AccountStanding::Owner(account),
            Err(RequestError::Refused(refusal)) if refusal.status == 401 => {
                if guest::account_name().is_some() {
                    self.notify("account-ended");
                }
                guest::forget_me_here();
                AccountStanding::Guest
            }
            Err(error) => AccountStanding::Unknown(error),
        }
    }

    /// The sections to show; none before the server has said who the person is.
    pub fn sections(self, features: ServerFeatures) -> Vec<AccountSection> {
        self.standing.with(|standing| match standing {
            AccountStanding::Asked | AccountStanding::Unknown(_) => Vec::new(),
            AccountStanding::Guest => account_sections(features, None),
            AccountStanding::Owner(account) => account_sections(features, Some(account)),
        })
    }

    /// Something of the account, tracked; its default where there is none.
    pub fn account<T: Default>(self, read: impl FnOnce(&Account) -> T) -> T {
        self.standing.with(|standing| match standing {
            AccountStanding::Owner(account) => read(account),
            _ => T::default(),
        })
    }

    /// Whether the owner of the account is a moderator, tracked.
    pub fn moderates(self) -> bool {
        self.account(|account| matches!(account.role, Role::Moderator | Role::Operator))
    }

    /// Changes what is known of the account.
    pub fn update(self, change: impl FnOnce(&mut Account)) {
        self.standing.update(|standing| {
            if let AccountStanding::Owner(account) = standing {
                change(account);
            }
        });
    }

    /// Sends a change of the account, and takes in what it is then. Where it is refused, says why, and what was chosen is
    /// not what is.
    pub fn change(
        self,
        request: impl Future<Output = Result<Account, RequestError>> + 'static,
        error: RwSignal<Option<RequestError>>,
        notice: Option<&'static str>,
    ) {
        spawn_local(async move {
            let answer = request.await;
            if error.is_disposed() {
                return;
            }
            let (account, failure) = match answer {
                Ok(account) => (Some(account), None),
                Err(failure) => (None, Some(failure)),
            };
            self.update(|known| *known = account.clone().unwrap_or_else(|| known.clone()));
            if let Some(key) = notice.filter(|_| account.is_some()) {
                self.notify(key);
            }
            error.set(failure);
        });
    }

    /// Says what was done.
    pub fn notify(self, key: &'static str) {
        let _ = self.notice.try_set(Some(key));
        announce(untrack(|| translate(key, &[])));
    }

    /// This device is nobody's any more.
    pub fn signed_out(self, notice: &'static str) {
        guest::forget_me_here();
        forget_tables();
        let _ = self.standing.try_set(AccountStanding::Guest);
        self.notify(notice);
    }
}

/// What was somebody else's is not waited for any more: tables, a place in a pairing queue.
pub(super) fn forget_tables() {
    pairing::signal().set(None);
    own_tables::signal().set(None);
}
