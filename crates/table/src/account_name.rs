//! Names of accounts: unlike those of guests, no two look alike.

use unicode_security::skeleton;

use crate::TableError;
use crate::person_name::clean_name;

/// The name of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountName {
    /// As it is shown.
    pub shown: String,
    /// What it is unique by: the same for names that differ in case, or in letters that look alike.
    pub key: String,
}

/// Why a name cannot be that of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountNameError {
    /// It is too short or too long.
    Length,
    /// It has something in it that is neither a letter nor a digit, `_` or `-`, or begins with one of these.
    Characters,
    /// It mixes alphabets.
    Mixed,
    /// Others would take its owner for somebody else.
    Reserved,
}

/// What no account is called, besides what no guest is called either.
const RESERVED: [&str; 20] = [
    "anonymous",
    "bot",
    "computer",
    "deleted",
    "everyone",
    "guest",
    "help",
    "host",
    "info",
    "level",
    "me",
    "nobody",
    "null",
    "official",
    "operator",
    "owner",
    "player",
    "security",
    "staff",
    "team",
];

impl AccountName {
    /// Checks a name.
    pub fn parse(name: &str) -> Result<AccountName, AccountNameError> {
        let lengths = api::MIN_ACCOUNT_NAME_CHARS..=api::MAX_ACCOUNT_NAME_CHARS;
        if !lengths.contains(&name.trim().chars().count()) {
            return Err(AccountNameError::Length);
        }
        let shown = match clean_name(name) {
            Ok(shown) => shown,
            Err(TableError::NameMixed) => return Err(AccountNameError::Mixed),
            Err(TableError::NameReserved) => return Err(AccountNameError::Reserved),
            Err(_) => return Err(AccountNameError::Characters),
        };
        // What was left out or replaced by more may have changed it.
        if !lengths.contains(&shown.chars().count()) {
            return Err(AccountNameError::Length);
        }
        if !shown.chars().all(is_allowed) || shown.starts_with(['_', '-']) {
            return Err(AccountNameError::Characters);
        }
        let letters: String = shown.chars().filter(|c| c.is_alphabetic()).collect();
        if RESERVED.iter().any(|reserved| key(&letters) == key(reserved)) {
            return Err(AccountNameError::Reserved);
        }
        Ok(AccountName { key: key(&shown), shown })
    }
}

/// What a guest's name is compared by with those of accounts: as if it were one, without what none of them has.
pub fn account_key(name: &str) -> String {
    key(&name.chars().filter(|c| is_allowed(*c)).collect::<String>())
}

fn is_allowed(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '-')
}

/// The skeleton of a name, whatever its case. A capital i looks like a small l, and the two are the same
/// letter in no other case: neither are they here.
fn key(name: &str) -> String {
    let folded: String = skeleton(&name.to_lowercase()).collect();
    folded.to_lowercase().replace('i', "l")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(name: &str) -> Option<AccountNameError> {
        AccountName::parse(name).err()
    }

    #[test]
    fn names_have_letters_digits_and_little_else() {
        for fine in ["Ada", "al", "x2", "Żółw_7", "Борис", "太郎", "a-b_c", "12345678901234567890"]
        {
            assert_eq!(AccountName::parse(fine).unwrap().shown, fine);
        }
        for (bad, why) in [
            ("a", AccountNameError::Length),
            ("", AccountNameError::Length),
            ("123456789012345678901", AccountNameError::Length),
            ("a\u{200b}", AccountNameError::Length),
            ("Ada L", AccountNameError::Characters),
            ("ada@home", AccountNameError::Characters),
            ("a/b", AccountNameError::Characters),
            ("--a", AccountNameError::Characters),
            ("Аda", AccountNameError::Mixed),
            ("Admin", AccountNameError::Reserved),
            ("guest7", AccountNameError::Reserved),
            ("Computer", AccountNameError::Reserved),
            ("deIeted", AccountNameError::Reserved),
            ("Palisade", AccountNameError::Reserved),
        ] {
            assert_eq!(refused(bad), Some(why), "{bad}");
        }
    }

    #[test]
    fn a_guests_name_is_compared_without_what_no_account_has() {
        let ada = AccountName::parse("Ada").unwrap().key;
        for alike in ["Ada", "ADA", "A d a", "*Ada*", "Ada 👻", "«Ada»"] {
            assert_eq!(account_key(alike), ada, "{alike}");
        }
        assert_ne!(account_key("Ada 2"), ada);
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        let key = |name: &str| AccountName::parse(name).unwrap().key;
        for (one, other) in
            [("Ada", "aDA"), ("Paul", "PauI"), ("Ida", "ida"), ("b0b", "bob"), ("wa11", "wall")]
        {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        // A name in Cyrillic letters that all look like Latin ones.
        assert_eq!(key("Аса"), key("Aca"));
        assert_ne!(key("Ada"), key("Adam"));
    }
}
