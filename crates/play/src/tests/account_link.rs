use crate::AccountLink;

#[test]
fn links_say_what_their_code_is_for() {
    let code = || "0123abcd".to_owned();
    assert_eq!(AccountLink::parse("reset=0123abcd"), Some(AccountLink::Reset(code())));
    assert_eq!(AccountLink::parse("sign-in=0123abcd"), Some(AccountLink::SignIn(code())));
    assert_eq!(AccountLink::parse("mail=0123abcd"), Some(AccountLink::Mail(code())));
    for other in ["", "reset", "reset=", "main", "code=0123abcd"] {
        assert_eq!(AccountLink::parse(other), None, "{other}");
    }
}
