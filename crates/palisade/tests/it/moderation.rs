//! `palisade admin report` and `palisade account` by the program itself, beside a server that runs.

use std::process::{Command, Output};

use api::{AccountCreated, Credentials, ModeratorNotice, NoticeKind, ReportCase, ReportReason};
use client::ApiClient;
use serde_json::{Value, json};
use testbed::ServerProcess;

use crate::common::{Folder, PALISADE, serve, start_server};

/// The program of somebody who has the moderators' token.
struct Host<'a> {
    server: &'a ServerProcess,
    token: String,
}

impl Host<'_> {
    fn of<'a>(folder: &Folder, server: &'a ServerProcess) -> Host<'a> {
        let mut token = Command::new(PALISADE);
        token.args(["admin", "token", "--database"]).arg(folder.join("games.sqlite"));
        let token = token.output().expect("the program starts");
        Host { server, token: text(&token.stdout).trim().to_owned() }
    }

    fn run(&self, by: &str, args: &[&str]) -> Output {
        let mut command = Command::new(PALISADE);
        command.args(args).env("PALISADE_SERVER", &self.server.url).env("USER", by);
        command.env("PALISADE_ADMIN_TOKEN", &self.token);
        command.output().expect("the program starts")
    }

    /// What a command prints that does what it should.
    fn says(&self, by: &str, args: &[&str]) -> String {
        let output = self.run(by, args);
        assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
        text(&output.stdout)
    }

    /// The one line with which a command is refused.
    fn refuses(&self, by: &str, args: &[&str]) -> String {
        let output = self.run(by, args);
        let why = text(&output.stderr);
        assert_eq!((output.status.success(), why.lines().count()), (false, 1), "{args:?}: {why}");
        why
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

async fn account(server: &ServerProcess, name: &str) -> ApiClient {
    let nobody = ApiClient::new(&server.url).expect("an address");
    let new = json!({"name": name, "password": format!("a fence for {name}")});
    let AccountCreated { you, token, .. } = nobody.post("/account", &new).await.expect("made");
    nobody.with_credentials(Credentials { you, token })
}

fn id(api: &ApiClient) -> &str {
    &api.you().expect("somebody").id
}

#[tokio::test]
async fn a_report_is_listed_shown_taken_and_answered() {
    let folder = Folder::new();
    let server = start_server(&mut serve(&folder, "127.0.0.1:0"));
    let host = Host::of(&folder, &server);
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    assert_eq!(host.says("mia", &["admin", "report", "list"]), "There is nothing to show.\n");
    let report = json!({"person": id(&bob), "reason": "stalling"});
    ada.post::<Value>("/reports", &report).await.expect("reported");

    let listed = host.says("mia", &["admin", "report", "list"]);
    let columns: Vec<_> = listed.trim().split("  ").collect();
    let [case, _, person, name, reporters, reason] = columns[..] else { panic!("{listed}") };
    assert_eq!([person, name, reporters, reason], [id(&bob), "Bob", "1", "stalling"]);
    let shown = host.says("mia", &["admin", "report", "show", case]);
    assert!(shown.starts_with(&listed) && shown.contains(id(&ada)), "{shown}");
    let taken = host.says("mia", &["admin", "report", "take", case]);
    assert!(taken.lines().next().expect("a line").ends_with("stalling  mia"), "{taken}");
    let close = ["admin", "report", "close", case, "--reason", "talked"];
    assert!(host.refuses("nils", &close).contains("mia"), "it is hers");
    let noted = host.says("nils", &["admin", "report", "note", case, "seen twice"]);
    assert!(noted.contains("nils  seen twice"), "{noted}");

    // What the person is told is the reason from the list, and nothing that moderators write.
    let warn = ["admin", "warn", id(&bob), "--told", "stalling", "--case", case];
    assert!(host.refuses("nils", &warn).contains("mia"));
    let warn = [&warn[..], &["--reason", "see the notes"]].concat();
    assert_eq!(host.says("mia", &warn), "Done. It is in the audit log.\n");
    let told: Vec<ModeratorNotice> = bob.get("/me/notices").await.expect("told");
    let [notice] = &told[..] else { panic!("{told:?}") };
    assert_eq!((notice.kind, notice.reason), (NoticeKind::Warning, Some(ReportReason::Stalling)));
    let shown = host.says("mia", &["admin", "report", "show", case]);
    let unread = format!("{}  warning  stalling  ", notice.id);
    let line = |shown: &str| {
        let line = shown.lines().find(|line| line.starts_with(&unread));
        line.unwrap_or_else(|| panic!("{shown}")).to_owned()
    };
    assert!(line(&shown).ends_with("  -"), "not read yet: {shown}");
    bob.post::<Value>(&format!("/me/notices/{}/read", notice.id), &()).await.expect("read");
    let shown = host.says("mia", &["admin", "report", "show", case]);
    assert!(line(&shown).ends_with(" UTC"), "{shown}");

    host.says("mia", &close);
    assert_eq!(host.says("mia", &["admin", "report", "list"]), "There is nothing to show.\n");
    assert!(host.says("mia", &["admin", "report", "list", "--closed"]).starts_with(case));
    let audit = host.says("mia", &["admin", "audit"]);
    let acts: Vec<_> = audit.lines().map(|line| line.split("  ").nth(2).expect("an act")).collect();
    assert_eq!(acts, ["close", "warn"], "{audit}");
    let unknown = host.refuses("mia", &["admin", "report", "show", "nosuchcase"]);
    assert!(!unknown.contains("mia"), "{unknown}");
}

#[tokio::test]
async fn accounts_are_listed_given_roles_and_a_link_that_works_once() {
    let folder = Folder::new();
    let server = start_server(&mut serve(&folder, "127.0.0.1:0"));
    let host = Host::of(&folder, &server);
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let listed = host.says("mia", &["account", "list"]);
    let line = |api: &ApiClient, name: &str, role: &str| format!("{}  {name}  {role}", id(api));
    assert!(listed.contains(&line(&ada, "Ada", "player")), "{listed}");
    assert!(listed.contains(&line(&bob, "Bob", "player")), "{listed}");

    assert!(ada.get::<Vec<ReportCase>>("/admin/reports").await.is_err());
    let changed = host.says("mia", &["account", "role", "Ada", "moderator"]);
    assert!(changed.trim().ends_with(&line(&ada, "Ada", "moderator")), "{changed}");
    assert!(ada.get::<Vec<ReportCase>>("/admin/reports").await.expect("allowed").is_empty());
    host.refuses("mia", &["account", "role", "Nobody", "moderator"]);

    let reset = host.says("mia", &["account", "reset", "Bob"]);
    let link = reset.split_whitespace().next().expect("a link");
    let code = link.rsplit(['=', '#', '/']).next().expect("a code");
    let nobody = ApiClient::new(&server.url).expect("an address");
    let proof = json!({"reset_code": code});
    let signed_in: Credentials = nobody.post("/sessions", &proof).await.expect("signed in");
    assert_eq!(signed_in.you.id, id(&bob));
    assert!(nobody.post::<Credentials>("/sessions", &proof).await.is_err(), "it works once");
}
