use api::{Account, MailAddress, Passkey, Role, ServerFeatures};

use crate::{AccountSection, account_sections};

fn account() -> Account {
    Account {
        name: "Ada".to_owned(),
        created: 0,
        role: Role::Player,
        password: true,
        recovery_codes_left: 10,
        picture: String::new(),
        private: false,
        passkeys: Vec::new(),
        mail: None,
    }
}

const PASSWORDS_ONLY: ServerFeatures =
    ServerFeatures { accounts: true, passkeys: false, mail: false };

#[test]
fn a_server_without_accounts_offers_guests_none() {
    let nothing = ServerFeatures::default();
    assert_eq!(
        account_sections(nothing, None),
        [AccountSection::NotOffered, AccountSection::Challenges, AccountSection::Blocked]
    );
    let guest = account_sections(PASSWORDS_ONLY, None);
    assert_eq!(guest[1..3], [AccountSection::KeepName, AccountSection::SignIn]);
    assert!(!guest.contains(&AccountSection::Friends), "friends have accounts");
}

#[test]
fn an_owner_sees_what_the_account_and_the_server_have() {
    let shows = |features, account: &Account, section| {
        account_sections(features, Some(account)).contains(&section)
    };
    let by_key = Passkey { id: String::new(), label: String::new(), created: 0, used: None };
    let without_password = Account { password: false, passkeys: vec![by_key], ..account() };
    let keys = AccountSection::Passkeys;
    assert!(!shows(PASSWORDS_ONLY, &account(), keys));
    assert!(shows(ServerFeatures { passkeys: true, ..PASSWORDS_ONLY }, &account(), keys));
    assert!(shows(PASSWORDS_ONLY, &without_password, keys), "a lost key can be removed");
    let address = MailAddress { address: String::new(), verified: true, next: None };
    let with_mail = Account { mail: Some(address), ..account() };
    let mail = AccountSection::Mail;
    assert!(!shows(PASSWORDS_ONLY, &account(), mail));
    assert!(shows(ServerFeatures { mail: true, ..PASSWORDS_ONLY }, &account(), mail));
    assert!(shows(PASSWORDS_ONLY, &with_mail, mail), "an address can be removed");
    for account in [account(), without_password] {
        for section in
            [AccountSection::RecoveryCodes, AccountSection::Sessions, AccountSection::Data]
        {
            assert!(shows(PASSWORDS_ONLY, &account, section), "{section:?}");
        }
    }
}
