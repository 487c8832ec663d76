use api::{AccountSummary, LinkCode, Role, RoleChange, UtcTime};
use client::ApiClient;
use locale::Locale;

use crate::admin::output::print;
use crate::admin::{ModeratorArgs, PageArgs, encode, say};
use crate::error::CliError;
use crate::serve::runtime;

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// List accounts by name
    List {
        #[command(flatten)]
        server: ModeratorArgs,
        #[command(flatten)]
        page: PageArgs,
    },
    /// Print a one-time link to sign in, for an account whose password is lost
    Reset {
        #[command(flatten)]
        server: ModeratorArgs,
        /// The name of the account
        name: String,
    },
    /// Set what an account may do
    Role {
        #[command(flatten)]
        server: ModeratorArgs,
        /// The name of the account
        name: String,
        /// The role
        #[arg(value_parser = ["player", "moderator", "operator"])]
        role: String,
    },
}

pub(crate) fn run(command: &Command, locale: &Locale) -> Result<(), CliError> {
    runtime()?.block_on(call(command, locale))
}

async fn call(command: &Command, locale: &Locale) -> Result<(), CliError> {
    match command {
        Command::List { server, page } => {
            let path = format!("/admin/accounts?page={}", page.page);
            let accounts: Vec<AccountSummary> =
                server.ask(locale, async |api| api.get(&path).await).await?;
            print(&accounts, page.json, line, locale)
        }
        Command::Reset { server, name } => {
            let path = format!("/admin/accounts/{}/reset", encode(name));
            let reset = async |api: &ApiClient| api.post(&path, &()).await;
            let LinkCode { url, expires, .. } = server.ask(locale, reset).await?;
            let until = UtcTime(expires).to_string();
            say(&locale.with("account-reset", &[("url", url.into()), ("until", until.into())]))
        }
        Command::Role { server, name, role } => {
            let path = format!("/admin/accounts/{}", encode(name));
            let role = Role::ALL.into_iter().find(|known| known.word() == role);
            let change = RoleChange { role: role.unwrap_or_default() };
            let set = async |api: &ApiClient| api.patch(&path, &change).await;
            let account: AccountSummary = server.ask(locale, set).await?;
            say(&line(&account))
        }
    }
}

fn line(account: &AccountSummary) -> String {
    let AccountSummary { id, name, role, created } = account;
    format!("{}  {id}  {name}  {}", UtcTime(*created), role.word())
}
