use api::{MAX_ACCOUNT_NAME_CHARS, MAX_PASSWORD_CHARS, MIN_ACCOUNT_NAME_CHARS, MIN_PASSWORD_CHARS};

/// A form that somebody fills in about an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountForm {
    /// Makes an account of the guest here.
    Create,
    /// The same by a passkey, without a password.
    CreateByKey,
    /// Signs in by name and password.
    SignIn,
    /// Signs in by name and a recovery code.
    Recover,
    /// Has a link sent that signs in.
    MailLink,
    /// Another name for the account.
    Rename,
    /// The mail address of the account.
    Mail {
        /// Whether the account has a password, which is asked for.
        has_password: bool,
    },
    /// Another password, or the first one of an account without.
    Password {
        /// Whether the account has one by now, which is asked for.
        has_password: bool,
    },
    /// New recovery codes in place of the old ones.
    RecoveryCodes {
        /// Whether the account has a password, which is asked for.
        has_password: bool,
    },
    /// One more passkey.
    Passkey {
        /// Whether the account has a password, which is asked for.
        has_password: bool,
    },
    /// A token for a program.
    Token,
    /// Deletes the account.
    Delete {
        /// Whether the account has a password, which is asked for.
        has_password: bool,
    },
}

/// A field of such a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountField {
    /// The name of the account.
    Name,
    /// The password that the account has.
    Password,
    /// The password that it is to have.
    NewPassword,
    /// A recovery code.
    RecoveryCode,
    /// A mail address.
    Mail,
    /// What a token is for.
    Label,
    /// What a token may do.
    Scopes,
    /// The form as a whole.
    Form,
}

/// What has been entered into such a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AccountInput {
    /// The name.
    pub name: String,
    /// The password that the account has.
    pub password: String,
    /// The password that it is to have.
    pub new_password: String,
    /// A recovery code.
    pub recovery_code: String,
    /// A mail address.
    pub mail: String,
    /// What a token is for.
    pub label: String,
    /// How many scopes of a token are chosen.
    pub scopes: usize,
}

impl AccountInput {
    /// What has been entered into a field of text; nothing into any other.
    pub fn text(&self, field: AccountField) -> &str {
        match field {
            AccountField::Name => &self.name,
            AccountField::Password => &self.password,
            AccountField::NewPassword => &self.new_password,
            AccountField::RecoveryCode => &self.recovery_code,
            AccountField::Mail => &self.mail,
            AccountField::Label => &self.label,
            AccountField::Scopes | AccountField::Form => "",
        }
    }

    /// Enters a text into its field.
    pub fn set(&mut self, field: AccountField, text: String) {
        match field {
            AccountField::Name => self.name = text,
            AccountField::Password => self.password = text,
            AccountField::NewPassword => self.new_password = text,
            AccountField::RecoveryCode => self.recovery_code = text,
            AccountField::Mail => self.mail = text,
            AccountField::Label => self.label = text,
            AccountField::Scopes | AccountField::Form => {}
        }
    }
}

/// How many characters the label of a token has at most.
const LABEL_LENGTH: usize = 40;

impl AccountForm {
    /// The fields, in the order in which they are filled in.
    pub fn fields(self) -> &'static [AccountField] {
        use AccountField::{Label, Mail, Name, NewPassword, Password, RecoveryCode, Scopes};
        match self {
            AccountForm::Create => &[Name, NewPassword],
            AccountForm::SignIn => &[Name, Password],
            AccountForm::Recover => &[Name, RecoveryCode],
            AccountForm::Mail { has_password: true } => &[Mail, Password],
            AccountForm::MailLink | AccountForm::Mail { has_password: false } => &[Mail],
            AccountForm::CreateByKey | AccountForm::Rename => &[Name],
            AccountForm::Password { has_password: true } => &[Password, NewPassword],
            AccountForm::Password { has_password: false } => &[NewPassword],
            AccountForm::RecoveryCodes { has_password }
            | AccountForm::Passkey { has_password }
            | AccountForm::Delete { has_password } => {
                if has_password {
                    &[Password]
                } else {
                    &[]
                }
            }
            AccountForm::Token => &[Label, Scopes],
        }
    }

    /// What is wrong with what was entered, at most one message a field, by its key. What only the server
    /// can know (a name that is taken, a password that is wrong or among the commonest) it says later.
    pub fn problems(self, input: &AccountInput) -> Vec<(AccountField, &'static str)> {
        let problem = |&field: &AccountField| Some((field, self.problem(field, input)?));
        self.fields().iter().filter_map(problem).collect()
    }

    fn problem(self, field: AccountField, input: &AccountInput) -> Option<&'static str> {
        match field {
            AccountField::Name => match self {
                // Whoever signs in has a name that was taken once, whatever the rules say now.
                AccountForm::SignIn | AccountForm::Recover => {
                    input.name.trim().is_empty().then_some("account-name-missing")
                }
                _ => name_problem(input.name.trim()),
            },
            AccountField::Password => {
                input.password.is_empty().then_some("account-password-missing")
            }
            AccountField::NewPassword => self.password_problem(input),
            AccountField::RecoveryCode => {
                input.recovery_code.trim().is_empty().then_some("account-code-missing")
            }
            AccountField::Mail => mail_problem(input.mail.trim()),
            AccountField::Label => match input.label.trim().chars().count() {
                0 => Some("account-label-missing"),
                length if length > LABEL_LENGTH => Some("account-label-long"),
                _ => None,
            },
            AccountField::Scopes => (input.scopes == 0).then_some("account-scopes-missing"),
            AccountField::Form => None,
        }
    }

    fn password_problem(self, input: &AccountInput) -> Option<&'static str> {
        let AccountInput { name, password, new_password, .. } = input;
        let name = name.trim();
        if new_password.is_empty() {
            Some("account-password-missing")
        } else if new_password.chars().count() < MIN_PASSWORD_CHARS {
            Some("account-password-short")
        } else if new_password.chars().count() > MAX_PASSWORD_CHARS {
            Some("account-password-long")
        } else if self == AccountForm::Create && new_password.eq_ignore_ascii_case(name) {
            Some("account-password-name")
        } else if self.fields().contains(&AccountField::Password) && new_password == password {
            Some("account-password-same")
        } else {
            None
        }
    }

    /// The field that a refusal of the server is about, by its key: the sentence stands there.
    pub fn refused_field(self, key: &str) -> AccountField {
        use AccountField::{Label, Mail, Name, NewPassword, Password, RecoveryCode, Scopes};
        let about = key.strip_prefix("server-account-").unwrap_or("");
        let meant: &[AccountField] = match about.split('-').next().unwrap_or("") {
            "name" => &[Name],
            // A password that is wrong is the old one; one that will not do is the new one.
            "password" if about.ends_with("-wrong") => &[Password],
            "password" => &[NewPassword, Password],
            "code" => &[RecoveryCode],
            "mail" if about == "mail-address" => &[Mail],
            "label" => &[Label],
            "scope" | "scopes" => &[Scopes],
            _ => &[],
        };
        let here = meant.iter().find(|field| self.fields().contains(field));
        here.copied().unwrap_or(AccountField::Form)
    }
}

/// What is wrong with a mail address, as far as that can be seen.
fn mail_problem(mail: &str) -> Option<&'static str> {
    let has_host =
        |(name, host): (&str, &str)| !name.is_empty() && host.trim_matches('.').contains('.');
    let is_address =
        mail.rsplit_once('@').is_some_and(has_host) && !mail.contains(char::is_whitespace);
    match mail {
        "" => Some("account-mail-missing"),
        _ if !is_address => Some("account-mail-wrong"),
        _ => None,
    }
}

/// What is wrong with a name for an account. Letters of all scripts are left to the server, which knows which
/// of them are letters.
fn name_problem(name: &str) -> Option<&'static str> {
    let is_allowed = |c: char| !c.is_ascii() || c.is_ascii_alphanumeric() || c == '_' || c == '-';
    match name.chars().count() {
        0 => Some("account-name-missing"),
        _ if !name.chars().all(is_allowed) => Some("account-name-letters"),
        length if length < MIN_ACCOUNT_NAME_CHARS => Some("account-name-short"),
        length if length > MAX_ACCOUNT_NAME_CHARS => Some("account-name-long"),
        _ => None,
    }
}
