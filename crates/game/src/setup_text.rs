/// A set-up as people and programs describe it: a table's settings, the header of a record, the
/// arguments of a command. What its words mean, the rules of the game know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupText<'a> {
    /// The game, by its name on the command line.
    pub game: &'a str,
    /// The number of seats; two where it is not said.
    pub seats: Option<usize>,
    /// A shipped maze or board by name, any as one word, or the text of its file; the first shipped
    /// one where it is not said.
    pub maze: Option<&'a str>,
    /// Options by name and value, in order.
    pub options: Vec<(&'a str, &'a str)>,
    /// Whether threefold repetition is a draw; `false` says nothing about a game that has no such
    /// draw. The option `repetition` says the same.
    pub repetition: bool,
}

impl<'a> SetupText<'a> {
    /// The description of a game's default set-up.
    pub const fn new(game: &'a str) -> SetupText<'a> {
        SetupText { game, seats: None, maze: None, options: Vec::new(), repetition: true }
    }
}
