use std::sync::Arc;

use game::{OptionScope, Reason, ValueMeaning};
use leptos::prelude::*;
use rules::{ChoiceRow, Game, GameSetup, OptionChoices};

use super::form_controls::select_field;
use crate::i18n::{self, t, translate};
use crate::route::PageRoute;

/// The options and the maze that are chosen for a new game.
#[derive(Clone, Copy)]
pub struct OptionsForm {
    game: Game,
    choices: RwSignal<OptionChoices>,
    /// The maze; `None` for the default one.
    maze: RwSignal<Option<String>>,
}

impl OptionsForm {
    /// A form in which nothing is chosen; what fits another number of seats no more is dropped.
    pub fn new(game: Game, seats: RwSignal<usize>) -> OptionsForm {
        let choices = RwSignal::new(OptionChoices::new(game, seats.get_untracked()));
        Effect::new(move || {
            let seats = seats.get();
            choices.update(|choices| choices.set_seats(seats));
        });
        OptionsForm { game, choices, maze: RwSignal::new(None) }
    }

    /// The game for that many players with what is chosen (tracked), or why it cannot start.
    pub fn setup(&self, seats: usize) -> Result<GameSetup, Reason> {
        let mut setup = GameSetup::new(self.game).with_seats(seats)?;
        if let Some(maze) = self.maze.get() {
            setup.set_maze(&maze)?;
        }
        self.choices.with(|choices| choices.apply_to(&mut setup))?;
        setup.start()?;
        Ok(setup)
    }

    /// Whether a maze is the one chosen (tracked).
    pub fn is_maze(&self, name: &str) -> bool {
        let default = GameSetup::new(self.game).maze();
        self.maze.get().or(default).as_deref() == Some(name)
    }

    /// Chooses the options that stand behind the word of a maze in a link, and returns that word.
    pub fn choose_linked(&self, text: &str) -> String {
        let word = self.choices.try_update(|choices| choices.choose_with_maze(text).to_owned());
        word.unwrap_or_default()
    }

    /// Chooses a maze.
    pub fn choose_maze(&self, name: &str) {
        self.maze.set(Some(name.to_owned()));
    }
}

/// The number of a rule, which leads to it in the rulebook.
fn rule_link(game: Game, rule: &'static str) -> AnyView {
    let url = move || format!("{}#{rule}", PageRoute::Rules(game).url());
    let label = move || translate("web-rule", &[("rule", rule.into())]);
    view! { <a class="rule" href=url target="_blank">{label}</a> }.into_any()
}

/// Whether this form offers a choice: who starts, the clock and the pieces have their own fields.
fn is_offered(row: &ChoiceRow) -> bool {
    match row.spec.scope {
        OptionScope::Rules => true,
        OptionScope::Players => row.spec.meaning != ValueMeaning::Piece,
        OptionScope::Start | OptionScope::Clock => false,
    }
}

/// The fields for the options of a new game.
#[component]
pub fn OptionsFields(form: OptionsForm) -> impl IntoView {
    let choose = Callback::new(move |(row, word): (ChoiceRow, String)| {
        form.choices.update(|choices| choices.choose(row, &word));
    });
    view! {
        <details class="options">
            <summary>{t("web-options")}</summary>
            <div class="grid">
                {option_fields(form.choices.into(), is_offered, choose)}
            </div>
        </details>
    }
}

/// A drop-down list for each choice that is offered. Which there are comes from the rules crate; the lists
/// stay while what is chosen changes, and with them the focus.
pub fn option_fields(
    choices: Signal<OptionChoices>,
    is_offered: fn(&ChoiceRow) -> bool,
    choose: Callback<(ChoiceRow, String)>,
) -> AnyView {
    let rows = Memo::new(move |_| {
        choices.with(|choices| {
            let offered = choices.rows().into_iter().filter(is_offered);
            let offered: Vec<_> = offered.map(|row| (row, choices.words(row))).collect();
            (choices.game(), offered)
        })
    });
    let field = move |game: Game, row: ChoiceRow, words: Vec<String>| {
        select_field(
            Arc::new(move || i18n::choice_name(row)),
            (!row.spec.rule.is_empty()).then(|| rule_link(game, row.spec.rule)),
            // The option is explained once, not for each item of its list.
            Arc::new(move || match row.subject() {
                None => i18n::option_about(row.spec),
                Some(_) => String::new(),
            }),
            words,
            Arc::new(move |word| i18n::option_value(row.spec, word)),
            Arc::new(move || choices.with(|choices| choices.chosen(row).to_owned())),
            Box::new(move |word| choose.run((row, word))),
        )
    };
    let fields = move || {
        let (game, rows) = rows.get();
        rows.into_iter().map(|(row, words)| field(game, row, words)).collect_view()
    };
    fields.into_any()
}
