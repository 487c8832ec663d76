use game::{OptionScope, OptionSpec, OptionValues, Reason, ValueMeaning};

use crate::{Game, GameSetup};

/// The options of a game as someone chooses them in a menu or a form.
///
/// Every row is a choice between words: the whole option, or one item of an option that is a list.
/// Choosing never leads to a value that the option does not take.
///
/// ```
/// use rules::{Game, GameSetup, OptionChoices};
///
/// let mut choices = OptionChoices::new(Game::Mspacman, 2);
/// let area = choices.rows().into_iter().find(|row| row.subject() == Some("1")).unwrap();
/// choices.choose(area, "b");
/// let mut setup = GameSetup::new(Game::Mspacman);
/// choices.apply_to(&mut setup)?;
/// assert_eq!(setup.non_default_options(), [("colours", "b,a,c,d".to_owned())]);
/// assert_eq!(OptionChoices::from(&setup), choices);
/// # Ok::<(), game::Reason>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct OptionChoices {
    /// The set-up in which nothing is chosen.
    plain: GameSetup,
    options: Vec<OptionChoice>,
}

/// One choice: an option, or one item of an option that is a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceRow {
    /// The option.
    pub spec: &'static OptionSpec,
    /// The index of the item, where the option is a list.
    item: Option<usize>,
}

/// What is chosen for an option: a word, or for a list one word for each subject.
#[derive(Clone, Debug, PartialEq, Eq)]
struct OptionChoice {
    spec: &'static OptionSpec,
    initial: Vec<String>,
    chosen: Vec<String>,
}

impl ChoiceRow {
    /// What an item of a list is about: a seat's number, a ghost.
    pub fn subject(&self) -> Option<&'static str> {
        match self.spec.values {
            OptionValues::List { subjects, .. } => subjects.get(self.item?).copied(),
            _ => None,
        }
    }

    /// Whether it is a rule that a maze leaves open. How many lives there are is the maze's own.
    pub fn is_beside_maze(&self) -> bool {
        is_beside_maze(self.spec)
    }
}

fn is_beside_maze(spec: &OptionSpec) -> bool {
    spec.scope == OptionScope::Rules && spec.name != "lives"
}

impl OptionChoice {
    fn new(spec: &'static OptionSpec, plain: &GameSetup) -> OptionChoice {
        let initial = match spec.values {
            OptionValues::List { subjects, .. } => {
                let value = plain.option_value(spec.name);
                let value = value.unwrap_or_else(|| spec.default.word().to_owned());
                let items: Vec<_> = value.split(',').map(str::to_owned).collect();
                // A short list goes on with its last item: a pawn for everybody.
                let last = items.last().cloned().unwrap_or_default();
                items.into_iter().chain(std::iter::repeat(last)).take(subjects.len()).collect()
            }
            _ => vec![spec.default.word().to_owned()],
        };
        OptionChoice { spec, chosen: initial.clone(), initial }
    }

    /// Chooses a whole value, as a set-up has it. A short list says nothing of the other items.
    fn choose_value(&mut self, value: &str) {
        match self.spec.values {
            OptionValues::List { .. } => {
                for (chosen, item) in self.chosen.iter_mut().zip(value.split(',')) {
                    item.clone_into(chosen);
                }
            }
            _ => self.chosen = vec![value.to_owned()],
        }
    }

    /// The value to set; `None` where nothing differs from the start.
    fn value(&self, seats: usize) -> Option<String> {
        // Somebody who does not play has no piece, but may hold an area that others do not.
        let count = match self.spec.meaning {
            ValueMeaning::Piece => seats.min(self.chosen.len()),
            _ => self.chosen.len(),
        };
        let chosen = &self.chosen[..count];
        (chosen != &self.initial[..count]).then(|| chosen.join(","))
    }
}

impl OptionChoices {
    /// All options of a game as they are when nothing is chosen. A number of seats that the game cannot
    /// be played with is not chosen either.
    pub fn new(game: Game, seats: usize) -> OptionChoices {
        let mut choices = OptionChoices::from(&GameSetup::new(game));
        choices.set_seats(seats);
        choices
    }

    /// The game.
    pub const fn game(&self) -> Game {
        self.plain.game()
    }

    /// Changes the number of seats. Choices that do not fit it any more are dropped.
    pub fn set_seats(&mut self, seats: usize) {
        let Ok(plain) = self.plain.clone().with_seats(seats) else { return };
        self.plain = plain;
        for option in &mut self.options {
            let fresh = OptionChoice::new(option.spec, &self.plain);
            let fits = option.chosen.iter().all(|word| is_for_seats(option.spec, word, seats));
            if fresh.initial != option.initial || !fits {
                *option = fresh;
            }
        }
    }

    /// All rows: one for each option, and for a list one for each item that is about a player of
    /// the game or a piece.
    pub fn rows(&self) -> Vec<ChoiceRow> {
        let rows = self.options.iter().flat_map(|option| match option.spec.values {
            OptionValues::List { subjects, .. } => {
                let is_absent = |seat: usize| seat > self.plain.seats();
                (0..subjects.len())
                    .filter(|&nth| !subjects[nth].parse().is_ok_and(is_absent))
                    .map(|nth| ChoiceRow { spec: option.spec, item: Some(nth) })
                    .collect()
            }
            _ => vec![ChoiceRow { spec: option.spec, item: None }],
        });
        rows.collect()
    }

    /// The words to choose from, the default first where there is one for everybody.
    pub fn words(&self, row: ChoiceRow) -> Vec<String> {
        let words = match row.spec.values {
            OptionValues::List { items, .. } => items.iter().map(ToString::to_string).collect(),
            _ => row.spec.choices(),
        };
        words.into_iter().filter(|word| is_for_seats(row.spec, word, self.plain.seats())).collect()
    }

    /// The chosen word.
    pub fn chosen(&self, row: ChoiceRow) -> &str {
        let option = self.options.iter().find(|option| option.spec == row.spec);
        let word = option.and_then(|option| option.chosen.get(row.item.unwrap_or(0)));
        word.map_or("", String::as_str)
    }

    /// Chooses a word. Where it is an item that no other may have, the two change places.
    pub fn choose(&mut self, row: ChoiceRow, word: &str) {
        if !self.words(row).iter().any(|allowed| allowed == word) {
            return;
        }
        let Some(option) = self.options.iter_mut().find(|option| option.spec == row.spec) else {
            return;
        };
        let nth = row.item.unwrap_or(0);
        if let OptionValues::List { repeatable, .. } = row.spec.values
            && !repeatable.contains(&word)
            && let Some(other) = option.chosen.iter().position(|chosen| chosen == word)
        {
            option.chosen.swap(nth, other);
        } else if let Some(chosen) = option.chosen.get_mut(nth) {
            word.clone_into(chosen);
        }
    }

    /// Sets what was chosen.
    pub fn apply_to(&self, setup: &mut GameSetup) -> Result<(), Reason> {
        for option in &self.options {
            if let Some(value) = option.value(self.plain.seats()) {
                setup.set_option(option.spec.name, &value)?;
            }
        }
        Ok(())
    }

    /// The rules that are chosen beside a maze: the name and the value of each that is not as usual.
    fn beside_maze(&self) -> impl Iterator<Item = (&'static str, String)> {
        let options = self.options.iter().filter(|option| is_beside_maze(option.spec));
        options.filter_map(|option| Some((option.spec.name, option.value(self.plain.seats())?)))
    }

    /// Whether any rule is chosen that a maze leaves open.
    pub fn differs_beside_maze(&self) -> bool {
        self.beside_maze().next().is_some()
    }

    /// The word of a maze, and behind it the rules that are chosen, as they stand in a link:
    /// `orchard;frenzy=turning`.
    pub fn with_maze(&self, word: &str) -> String {
        let chosen = self.beside_maze().map(|(name, value)| format!(";{name}={value}"));
        [word.to_owned()].into_iter().chain(chosen).collect()
    }

    /// Chooses what stands behind the word of a maze, and returns that word. What is no such rule, or not one of its
    /// values, is left as it is.
    pub fn choose_with_maze<'a>(&mut self, text: &'a str) -> &'a str {
        let (word, chosen) = text.split_once(';').unwrap_or((text, ""));
        for (name, value) in chosen.split(';').filter_map(|one| one.split_once('=')) {
            let mut setup = self.plain.clone();
            let is_it = |option: &&mut OptionChoice| option.spec.name == name;
            if let Some(option) = self.options.iter_mut().find(is_it)
                && is_beside_maze(option.spec)
                && setup.set_option(name, value).is_ok()
                && let Some(value) = setup.option_value(name)
            {
                option.choose_value(&value);
            }
        }
        word
    }

    /// The set-up with what is chosen.
    pub fn setup(&self) -> Result<GameSetup, Reason> {
        let mut setup = self.plain.clone();
        self.apply_to(&mut setup)?;
        Ok(setup)
    }
}

/// What is chosen in a set-up.
impl From<&GameSetup> for OptionChoices {
    fn from(setup: &GameSetup) -> OptionChoices {
        let plain = setup.with_default_options();
        let specs = plain.game().options().into_iter();
        let mut options: Vec<_> = specs.map(|spec| OptionChoice::new(spec, &plain)).collect();
        for (name, value) in setup.non_default_options() {
            if let Some(option) = options.iter_mut().find(|option| option.spec.name == name) {
                option.choose_value(&value);
            }
        }
        OptionChoices { plain, options }
    }
}

/// Whether a word does not name a seat that the game does not have.
fn is_for_seats(spec: &OptionSpec, word: &str, seats: usize) -> bool {
    let is_absent = |seat: usize| seat > seats;
    spec.meaning != ValueMeaning::Seat || !word.parse().is_ok_and(is_absent)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(choices: &OptionChoices, name: &str, subject: Option<&str>) -> ChoiceRow {
        let is_it = |row: &ChoiceRow| row.spec.name == name && row.subject() == subject;
        choices.rows().into_iter().find(is_it).expect("a row")
    }

    fn options(choices: &OptionChoices) -> Vec<(&'static str, String)> {
        let setup = choices.setup().unwrap();
        setup.start().expect("a choice never leads to a set-up that cannot start");
        setup.non_default_options()
    }

    #[test]
    fn nothing_chosen_is_the_default() {
        for game in Game::ALL {
            for &seats in game.seats() {
                assert_eq!(options(&OptionChoices::new(game, seats)), []);
            }
        }
    }

    /// Whatever is chosen in one row, the set-up takes it, and choosing the old word again undoes it.
    #[test]
    fn every_word_of_every_row_can_be_chosen() {
        for game in Game::ALL {
            for &seats in game.seats() {
                let plain = OptionChoices::new(game, seats);
                for row in plain.rows() {
                    let before = plain.chosen(row).to_owned();
                    assert!(plain.words(row).contains(&before), "{game} {row:?}");
                    for word in plain.words(row) {
                        let mut choices = plain.clone();
                        choices.choose(row, &word);
                        assert_eq!(choices.chosen(row), word, "{game} {row:?}");
                        let setup = choices.setup().unwrap();
                        assert_eq!(OptionChoices::from(&setup), choices, "{game} {row:?} {word}");
                        choices.choose(row, &before);
                        assert_eq!(choices, plain, "{game} {row:?} {word}");
                    }
                    let mut choices = plain.clone();
                    choices.choose(row, "nonsense");
                    assert_eq!(choices, plain);
                }
            }
        }
    }

    /// Rules that are chosen beside a maze come back from its link, and nothing else does.
    #[test]
    fn a_link_to_a_maze_carries_the_rules_chosen_beside_it() {
        for game in [Game::Pacman, Game::Mspacman] {
            let plain = OptionChoices::new(game, 2);
            let mut all = plain.clone();
            for row in plain.rows() {
                for word in plain.words(row) {
                    let mut choices = plain.clone();
                    choices.choose(row, &word);
                    let link = choices.with_maze("a.maze");
                    let is_linked = row.is_beside_maze() && choices != plain;
                    assert_eq!(link != "a.maze", is_linked, "{game} {row:?} {word}");
                    assert_eq!(choices.differs_beside_maze(), is_linked);
                    let mut read = plain.clone();
                    assert_eq!(read.choose_with_maze(&link), "a.maze");
                    assert_eq!(read, if is_linked { choices } else { plain.clone() });
                    if row.is_beside_maze() {
                        all.choose(row, &word);
                    }
                }
            }
            let mut read = plain.clone();
            assert_eq!(read.choose_with_maze(&all.with_maze("")), "");
            assert_eq!(read, all, "{game}: several at once");
        }
        let mut read = OptionChoices::new(Game::Pacman, 2);
        let nonsense = "a.maze;lives=1;starter=2;frenzy=never;=;frenzy;nothing=1";
        assert_eq!(read.choose_with_maze(nonsense), "a.maze");
        assert_eq!(read, OptionChoices::new(Game::Pacman, 2));
    }

    #[test]
    fn c00_s01_an_item_that_only_one_may_have_changes_places() {
        let mut choices = OptionChoices::new(Game::Mspacman, 2);
        choices.choose(row(&choices, "colours", Some("2")), "d");
        assert_eq!(options(&choices), [("colours", "a,d,c,b".to_owned())]);
        let mut choices = OptionChoices::new(Game::Quoridor, 2);
        choices.choose(row(&choices, "pieces", Some("1")), "inky");
        assert_eq!(options(&choices), [("pieces", "inky,pawn".to_owned())]);
        choices.choose(row(&choices, "pieces", Some("2")), "inky");
        assert_eq!(options(&choices), [("pieces", "pawn,inky".to_owned())]);
    }

    /// What a menu does not offer stays as it is, and so does the maze.
    #[test]
    fn choices_of_a_set_up_keep_what_it_has() {
        let mut setup = GameSetup::new(Game::Mini).with_seats(4).unwrap();
        setup.set_option("move_seconds", "45").unwrap();
        setup.set_option("pieces", "inky").unwrap();
        let mut choices = OptionChoices::from(&setup);
        assert_eq!(choices.chosen(row(&choices, "pieces", Some("2"))), "pawn");
        choices.choose(row(&choices, "repetition", None), "off");
        let expected =
            [("pieces", "inky,pawn,pawn,pawn"), ("repetition", "off"), ("move_seconds", "45")];
        assert_eq!(options(&choices), expected.map(|(name, value)| (name, value.to_owned())));

        // One ghost alone: the others are dealt to nobody, in the form as in the game.
        let maze = "4x4.2.a1.d4___.a4d1.b2v";
        let mut setup = GameSetup::new(Game::Pacman);
        setup.set_maze(maze).unwrap();
        let mut choices = OptionChoices::from(&setup);
        assert_eq!(choices.chosen(row(&choices, "ghosts", Some("inky"))), "-");
        choices.choose(row(&choices, "contact", None), "closed");
        let changed = choices.setup().unwrap();
        assert_eq!(changed.maze().as_deref(), Some(maze));
        assert_eq!(changed.non_default_options(), [("contact", "closed".to_owned())]);
    }

    #[test]
    fn p01_c04_choices_that_do_not_fit_the_seats_are_dropped() {
        let mut choices = OptionChoices::new(Game::Pacman, 3);
        assert_eq!(choices.words(row(&choices, "ghosts", Some("inky"))), ["2", "3", "-"]);
        choices.choose(row(&choices, "ghosts", Some("inky")), "2");
        choices.choose(row(&choices, "boost", None), "exactly");
        assert_eq!(options(&choices).len(), 2);
        choices.set_seats(2);
        assert_eq!(options(&choices), [("boost", "exactly".to_owned())]);

        let mut choices = OptionChoices::new(Game::Quoridor, 4);
        assert_eq!(choices.words(row(&choices, "starter", None)), ["random", "1", "2", "3", "4"]);
        choices.choose(row(&choices, "starter", None), "3");
        choices.choose(row(&choices, "pieces", Some("4")), "clyde");
        choices.set_seats(2);
        assert_eq!(options(&choices), []);
    }
}
