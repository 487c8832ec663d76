/// A link to the page of an account with a code in its fragment, which is good once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AccountLink {
    /// Made by an operator for whoever has lost everything else: signs in.
    Reset(String),
    /// Sent to the address of an account: signs in.
    SignIn(String),
    /// Sent to an address: shows that it is its owner's.
    Mail(String),
}

impl AccountLink {
    /// Reads the fragment of the address, without its `#`.
    pub fn parse(fragment: &str) -> Option<AccountLink> {
        let (kind, code) = fragment.split_once('=')?;
        let code = Some(code).filter(|code| !code.is_empty())?.to_owned();
        match kind {
            "reset" => Some(AccountLink::Reset(code)),
            "sign-in" => Some(AccountLink::SignIn(code)),
            "mail" => Some(AccountLink::Mail(code)),
            _ => None,
        }
    }
}
