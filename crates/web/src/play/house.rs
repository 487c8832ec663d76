use leptos::prelude::*;
use rules::Table;

use super::session::Session;
use crate::words::{self, say, t};

/// What this table plays differently; nothing where it plays as everyone does.
#[component]
pub fn House(session: Session) -> impl IntoView {
    move || {
        let rules = session.archive.with(|archive| differences(&archive.table));
        (!rules.is_empty()).then(|| {
            let row = |(name, value)| {
                view! {
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                }
            };
            view! {
                <section class="house card" aria-label=t("web-options")>
                    <h2>{t("web-options")}</h2>
                    <dl>{rules.into_iter().map(row).collect_view()}</dl>
                </section>
            }
        })
    }
}

/// Options and maze in a person's words.
fn differences(table: &Table) -> Vec<(String, String)> {
    // Who plays what, and how fast, is seen at the table itself.
    const SEEN: [&str; 5] = ["pieces", "starter", "ghosts", "colours", "move_seconds"];
    let usual = Table::new(table.game()).maze();
    let maze = table.maze().filter(|maze| Some(maze) != usual.as_ref()).map(|maze| {
        // A maze without a name is its whole plan in one word.
        let own = maze.contains(['.', '~']);
        let name = if own { say("web-own-maze", &[]) } else { words::maze(&maze) };
        (words::option("maze"), name)
    });
    let options = table.options().into_iter().filter(|(name, _)| !SEEN.contains(name));
    maze.into_iter()
        .chain(options.map(|(name, value)| (words::option(name), words::choice(&value))))
        .collect()
}
