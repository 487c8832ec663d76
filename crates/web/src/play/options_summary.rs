use game::OptionScope;
use leptos::prelude::*;
use rules::GameSetup;

use super::session::GameSession;
use crate::i18n::{self, t, translate};

/// The maze and the options that differ from the defaults; nothing where none does.
#[component]
pub fn OptionsSummary(session: GameSession) -> impl IntoView {
    move || {
        let options = session.game_record.with(|game_record| changed_options(&game_record.setup));
        (!options.is_empty()).then(|| {
            let row = |(name, value)| {
                view! {
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                }
            };
            view! {
                <section class="house card" aria-label=t("web-options")>
                    <h2>{t("web-options")}</h2>
                    <dl>{options.into_iter().map(row).collect_view()}</dl>
                </section>
            }
        })
    }
}

/// Names and values, translated.
fn changed_options(setup: &GameSetup) -> Vec<(String, String)> {
    let default = GameSetup::new(setup.game()).maze();
    let maze = setup.maze().filter(|maze| Some(maze) != default.as_ref()).map(|maze| {
        // A maze without a name is referred to by its canonical one-word text.
        let custom = maze.contains(['.', '~']);
        let name = if custom { translate("web-own-maze", &[]) } else { i18n::maze_name(&maze) };
        (i18n::option_name("maze"), name)
    });
    let options = setup.non_default_options().into_iter().filter_map(|(name, value)| {
        // Who plays what and how much time there is shows beside the board.
        let spec = setup.game().option(name).filter(|spec| spec.scope == OptionScope::Rules)?;
        Some((i18n::option_name(name), i18n::option_value(spec, &value)))
    });
    maze.into_iter().chain(options).collect()
}
