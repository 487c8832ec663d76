//! The privacy page: a plain document in every language, outside of the page itself, with what this
//! server's settings say.

use locale::{Language, Locale};
use server::assets::{Asset, Assets};
use server::config::Config;

/// How it looks. Styles are files: the content security policy allows no others.
const STYLE: &str = include_str!("privacy.css");

/// Adds the document in all languages: `/privacy` and `/pl/privacy`.
pub(crate) fn insert(assets: &mut Assets, config: &Config) {
    let file = |text: String, media_type: &str| Asset {
        bytes: text.into(),
        compressed: Vec::new(),
        media_type: media_type.to_owned(),
        immutable: false,
    };
    assets.insert("privacy.css", file(STYLE.to_owned(), "text/css; charset=utf-8"));
    for language in Language::ALL {
        let page = document(&Locale::new(language), config);
        assets.insert(&path(language), file(page, "text/html; charset=utf-8"));
    }
}

fn path(language: Language) -> String {
    format!("{}privacy", folder(language).trim_start_matches('/'))
}

/// Where the page is in a language.
fn folder(language: Language) -> String {
    if language == Language::English { "/".to_owned() } else { format!("/{language}/") }
}

fn document(locale: &Locale, config: &Config) -> String {
    let text = |key: &str| escape(&locale.text(key));
    let days = |key: &str, days: u64| escape(&locale.with(key, &[("days", days.into())]));
    // What only accounts need is no matter of a server without.
    let of_accounts = |key: &str| config.accounts.then(|| text(key));
    let has_mail = !config.mail_url.is_empty();
    let of_mail = |key: &str| of_accounts(key).filter(|_| has_mail);
    let button = locale.text("web-delete-data");
    let how = escape(&locale.with("privacy-delete-how", &[("button", button.into())]));
    let contact = match config.contact.as_str() {
        "" => text("privacy-contact-none"),
        contact => link(contact),
    };
    let stored = [
        Some(text("privacy-stored-person")),
        of_accounts("privacy-stored-account"),
        of_mail("privacy-stored-mail"),
        Some(text("privacy-stored-games")),
        Some(text("privacy-stored-safety")),
        Some(text("privacy-stored-friends")),
        of_accounts("privacy-stored-ratings"),
        Some(text("privacy-stored-notices")),
        of_accounts("privacy-stored-puzzles"),
        of_accounts("privacy-stored-mazes"),
        Some(text("privacy-stored-cookie")),
        Some(text("privacy-stored-device")),
        Some(text("privacy-stored-address")),
        Some(text("privacy-stored-nothing")),
    ];
    let times = [
        Some(days("privacy-time-token", config.token_days)),
        Some(days("privacy-time-cancelled", config.aborted_days)),
        Some(text("privacy-time-games")),
        of_accounts("privacy-time-account"),
        of_mail("privacy-time-mail"),
        Some(text("privacy-time-reports")),
        Some(days("privacy-time-moderation", config.audit_days)),
    ];
    let deletion =
        [Some(how), of_accounts("privacy-delete-account"), Some(text("privacy-delete-copies"))];
    let sections = [
        ("privacy-stored", stored.into_iter().flatten().collect()),
        ("privacy-time", times.into_iter().flatten().collect()),
        ("privacy-delete", deletion.into_iter().flatten().collect()),
        ("privacy-contact", vec![contact]),
    ];
    let section = |(title, lines): (&str, Vec<String>)| {
        let lines: String = lines.iter().map(|line| format!("<p>{line}</p>\n")).collect();
        format!("<h2>{}</h2>\n{lines}", text(title))
    };
    let sections: String = sections.into_iter().map(section).collect();
    let language = locale.language();
    let other = |other: Language| {
        let path = path(other);
        format!("<a href=\"/{path}\" lang=\"{other}\" hreflang=\"{other}\">{other}</a>\n")
    };
    let languages: String =
        Language::ALL.into_iter().filter(|other| *other != language).map(other).collect();
    let (title, lead, back) = (text("privacy-title"), text("privacy-lead"), text("privacy-back"));
    let home = folder(language);
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title} · Palisade</title>\n<link rel=\"icon\" href=\"/icon.svg\">\n\
         <link rel=\"stylesheet\" href=\"/privacy.css\">\n\
         </head>\n<body>\n<nav>\n<a href=\"{home}\">{back}</a>\n{languages}</nav>\n<main>\n\
         <h1>{title}</h1>\n<p>{lead}</p>\n{sections}</main>\n</body>\n</html>\n"
    )
}

/// The host's contact, as a link if it is one.
fn link(contact: &str) -> String {
    let shown = escape(contact);
    let is_mail = contact.contains('@') && !contact.contains(char::is_whitespace);
    if contact.starts_with("https://") || contact.starts_with("http://") {
        format!("<a href=\"{shown}\">{shown}</a>")
    } else if is_mail && !contact.contains(['/', ':']) {
        format!("<a href=\"mailto:{shown}\">{shown}</a>")
    } else {
        shown
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_says_what_the_settings_say() {
        let contact = "<host>@example.org".to_owned();
        let config = Config { contact, token_days: 2, aborted_days: 31, ..Config::default() };
        let polish = document(&Locale::new(Language::Polish), &config);
        assert!(polish.contains("<html lang=\"pl\">") && polish.contains("2 dni od"), "{polish}");
        assert!(polish.contains("po 31 dniach") && polish.contains("href=\"/pl/\""), "{polish}");
        assert!(polish.contains("mailto:&lt;host&gt;@example.org"), "{polish}");
        let nobody = document(&Locale::new(Language::English), &Config::default());
        assert!(nobody.contains("has given no contact details"), "{nobody}");
        assert!(!nobody.contains("style=") && !nobody.contains("<script"), "{nobody}");
    }

    #[test]
    fn a_server_without_accounts_stores_nothing_of_them() {
        let of = |accounts| {
            document(&Locale::new(Language::English), &Config { accounts, ..Config::default() })
        };
        assert!(of(true).contains("An account is optional."));
        assert!(!of(false).to_lowercase().contains("account"), "{}", of(false));
        let mail = |mail_url: &str, accounts| {
            let config = Config { mail_url: mail_url.to_owned(), accounts, ..Config::default() };
            document(&Locale::new(Language::English), &config).contains("email address")
        };
        assert!(mail("smtp://localhost", true), "what is stored is said");
        assert!(!mail("", true) && !mail("smtp://localhost", false));
    }

    #[test]
    fn only_addresses_become_links() {
        assert!(link("https://example.org/x?a=1&b=2").starts_with("<a href=\"https://example.org"));
        assert!(link("host@example.org").starts_with("<a href=\"mailto:"));
        assert_eq!(link("javascript:alert('@')"), "javascript:alert('@')");
        assert_eq!(link("Ada, third floor"), "Ada, third floor");
    }
}
