use api::{Account, ServerFeatures};

/// A section of the page about one's account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountSection {
    /// Says that this server has no accounts.
    NotOffered,
    /// Makes an account of the guest here.
    KeepName,
    /// Signs in to an account.
    SignIn,
    /// Name, picture and who sees them.
    Person,
    /// The password.
    Password,
    /// Recovery codes, for whoever forgets the password.
    RecoveryCodes,
    /// Passkeys, where the server can check them.
    Passkeys,
    /// The mail address, where the server sends mail.
    Mail,
    /// Where one is signed in.
    Sessions,
    /// Tokens for programs.
    Tokens,
    /// Games that others offer, and that one has offered.
    Challenges,
    /// Friends, and who is here.
    Friends,
    /// Whom one has blocked.
    Blocked,
    /// What is stored: export, signing out, deletion.
    Data,
}

/// The sections of the page for a guest, or for the owner of an account, in their order.
pub fn account_sections(
    features: ServerFeatures,
    account: Option<&Account>,
) -> Vec<AccountSection> {
    let Some(account) = account else {
        return if features.accounts {
            vec![
                AccountSection::Challenges,
                AccountSection::KeepName,
                AccountSection::SignIn,
                AccountSection::Blocked,
            ]
        } else {
            vec![AccountSection::NotOffered, AccountSection::Challenges, AccountSection::Blocked]
        };
    };
    let all = [
        (AccountSection::Challenges, true),
        (AccountSection::Person, true),
        (AccountSection::Password, true),
        (AccountSection::RecoveryCodes, true),
        // Keys that there are can be removed even where no new ones can be made.
        (AccountSection::Passkeys, features.passkeys || !account.passkeys.is_empty()),
        (AccountSection::Mail, features.mail || account.mail.is_some()),
        (AccountSection::Sessions, true),
        (AccountSection::Tokens, true),
        (AccountSection::Friends, true),
        (AccountSection::Blocked, true),
        (AccountSection::Data, true),
    ];
    all.into_iter().filter(|(_, is_shown)| *is_shown).map(|(section, _)| section).collect()
}
