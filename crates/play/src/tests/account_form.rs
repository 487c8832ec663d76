use crate::{AccountField, AccountForm, AccountInput};

const FORMS: [AccountForm; 17] = [
    AccountForm::Create,
    AccountForm::CreateByKey,
    AccountForm::SignIn,
    AccountForm::Recover,
    AccountForm::MailLink,
    AccountForm::Rename,
    AccountForm::Mail { has_password: true },
    AccountForm::Mail { has_password: false },
    AccountForm::Password { has_password: true },
    AccountForm::Password { has_password: false },
    AccountForm::RecoveryCodes { has_password: true },
    AccountForm::RecoveryCodes { has_password: false },
    AccountForm::Passkey { has_password: true },
    AccountForm::Passkey { has_password: false },
    AccountForm::Token,
    AccountForm::Delete { has_password: true },
    AccountForm::Delete { has_password: false },
];

fn filled_in() -> AccountInput {
    AccountInput {
        name: "Ada_1815".to_owned(),
        password: "engine of brass".to_owned(),
        new_password: "difference engine".to_owned(),
        recovery_code: "ABCD-EFGH".to_owned(),
        mail: "ada@example.org".to_owned(),
        label: "my bot".to_owned(),
        scopes: 1,
    }
}

fn name_problem(form: AccountForm, name: &str) -> Option<&'static str> {
    let input = AccountInput { name: name.to_owned(), ..filled_in() };
    form.problems(&input).first().map(|(_, key)| *key)
}

/// Every field of every form asks for what it lacks, once, and all of them are told at once.
#[test]
fn an_empty_form_says_one_thing_at_every_field() {
    for form in FORMS {
        let problems = form.problems(&AccountInput::default());
        let fields: Vec<_> = problems.iter().map(|(field, _)| *field).collect();
        assert_eq!(fields, form.fields(), "{form:?}");
        assert_eq!(form.problems(&filled_in()), [], "{form:?}");
    }
}

#[test]
fn names_have_two_to_twenty_letters_digits_lines_and_hyphens() {
    for form in [AccountForm::Create, AccountForm::CreateByKey, AccountForm::Rename] {
        for good in ["Al", "a-b_c", "Żółw", "  Ada  ", "abcdefghijklmnopqrst"] {
            assert_eq!(name_problem(form, good), None, "{good}");
        }
        for (bad, key) in [
            ("", "account-name-missing"),
            ("   ", "account-name-missing"),
            ("A", "account-name-short"),
            ("abcdefghijklmnopqrstu", "account-name-long"),
            ("Ada Lovelace", "account-name-letters"),
            ("<b>", "account-name-letters"),
        ] {
            assert_eq!(name_problem(form, bad), Some(key), "{bad}");
        }
    }
    // Whoever signs in is not taught what a name is like.
    assert_eq!(name_problem(AccountForm::SignIn, "Ada Lovelace"), None);
}

#[test]
fn a_mail_address_has_a_name_and_a_host() {
    let problem = |mail: &str| {
        let input = AccountInput { mail: mail.to_owned(), ..filled_in() };
        AccountForm::MailLink.problems(&input).first().map(|(_, key)| *key)
    };
    for good in ["ada@example.org", " Ada+1@mail.example.co.uk "] {
        assert_eq!(problem(good), None, "{good}");
    }
    assert_eq!(problem(" "), Some("account-mail-missing"));
    for bad in ["ada", "ada@", "@example.org", "ada@localhost", "a b@example.org", "ada@.org"] {
        assert_eq!(problem(bad), Some("account-mail-wrong"), "{bad}");
    }
}

#[test]
fn a_new_password_is_long_and_new() {
    let problems = |form: AccountForm, new_password: &str| {
        let new_password = new_password.to_owned();
        form.problems(&AccountInput { new_password, ..filled_in() })
    };
    let new = AccountField::NewPassword;
    let change = AccountForm::Password { has_password: true };
    assert_eq!(problems(AccountForm::Create, "ninechars"), [(new, "account-password-short")]);
    assert_eq!(problems(AccountForm::Create, "zażółć gęś"), []);
    assert_eq!(problems(change, "engine of brass"), [(new, "account-password-same")]);
    let own_name = AccountInput {
        name: "Ada_Lovelace".to_owned(),
        new_password: "ada_lovelace".to_owned(),
        ..filled_in()
    };
    assert_eq!(AccountForm::Create.problems(&own_name), [(new, "account-password-name")]);
    // A password that exists is taken as it is.
    let short = AccountInput { password: "short".to_owned(), ..filled_in() };
    assert_eq!(AccountForm::SignIn.problems(&short), []);
}

/// What the server refuses is said at the field it is about, if the form has that field.
#[test]
fn a_refusal_stands_at_its_field() {
    let change = AccountForm::Password { has_password: true };
    let delete = AccountForm::Delete { has_password: true };
    for (form, key, field) in [
        (AccountForm::Create, "name-taken", AccountField::Name),
        (AccountForm::Create, "password-common", AccountField::NewPassword),
        (change, "password-wrong", AccountField::Password),
        (change, "password-short", AccountField::NewPassword),
        (delete, "password-wrong", AccountField::Password),
        (AccountForm::MailLink, "mail-address", AccountField::Mail),
        (AccountForm::MailLink, "mail-too-often", AccountField::Form),
        (AccountForm::Mail { has_password: true }, "password-wrong", AccountField::Password),
        (AccountForm::SignIn, "sign-in", AccountField::Form),
        (delete, "name-taken", AccountField::Form),
    ] {
        assert_eq!(form.refused_field(&format!("server-account-{key}")), field, "{key}");
    }
    assert_eq!(AccountForm::Create.refused_field("server-busy"), AccountField::Form);
}
