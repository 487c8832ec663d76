use std::fmt;

use game::Reason;
use rules::Orientation;

use self::{Dialect as D, DialectForm as F};
use crate::place::FenceSpelling::{self, After, Apart, CapitalBefore};
use crate::row_numbers::RowNumbers;

/// A way to write games or positions of Quoridor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// Palisade's own records.
    Palisade,
    /// A list of moves; rows count from player 1, a fence is named by its lower left square.
    MovesA,
    /// A list of moves; rows count from player 1, a fence is named by its upper left square.
    MovesB,
    /// A list of moves; rows count from player 2, a fence has the lower row number.
    MovesC,
    /// A list of moves; rows count from player 2, a fence has the higher row number.
    MovesD,
    /// Zquoridor's game files, like chess's PGN.
    Qgn,
    /// The same within a link.
    QgnLink,
    /// A line of an opening book: `{"moves":["e2","e8"],"count":1}`.
    Book,
    /// Commands of the protocol QTP.
    Qtp,
    /// QTP as Zquoridor speaks it: other rows, a fence is one word.
    QtpZquoridor,
    /// Commands of KataQuoridor.
    Kata,
    /// KataQuoridor's game files, in SGF.
    KataSgf,
    /// The codes of the Quoridor fan site, for a game.
    Qf,
    /// Gorisanson's moves: `[[7,4],null,null]`.
    Gorisanson,
    /// Tsukushibito's moves: numbers, of horizontal fences before vertical ones.
    Tsukushibito,
    /// The moves of lll_alpha_quoridor: numbers, of vertical fences before horizontal ones.
    LllAlpha,
    /// A position of Zquoridor.
    Qfen,
    /// A position of older versions of Zquoridor.
    OldQfen,
    /// A position of the protocol QBP.
    Qbp,
    /// The codes of the Quoridor fan site, for a position.
    QfPosition,
    /// A position of Tsukushibito: 42 hexadecimal digits.
    TsukushibitoKey,
}

/// What a dialect is like.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DialectSpec {
    dialect: Dialect,
    name: &'static str,
    /// Programs that write the same, under which it is found as well.
    also: &'static [&'static str],
    pub(crate) form: DialectForm,
    pub(crate) rows: RowNumbers,
    /// Where the letter of a fence is written; any is read.
    pub(crate) fences: FenceSpelling,
    /// What it can say besides the moves of two players from the usual start.
    pub(crate) says: Says,
}

/// What stands around the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DialectForm {
    /// A record of Palisade.
    Record,
    /// Words.
    List,
    /// Header lines in brackets and numbered words.
    Qgn,
    /// That in Base64.
    QgnLink,
    /// JSON with a list of words.
    Book,
    /// A line a move.
    Commands(CommandWords),
    /// Nodes with properties.
    Sgf,
    /// Bits.
    Qf,
    /// Pairs of numbers.
    Pairs,
    /// Numbers: of squares, then of fences that lie so, then of the others.
    Ids(Orientation),
    /// No moves at all: a position.
    Position(PositionForm),
}

/// The words of a protocol in which a move is a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CommandWords {
    pub(crate) step: &'static str,
    pub(crate) fence: &'static str,
    /// Of the player who starts, and of the other.
    pub(crate) colours: [&'static str; 2],
}

/// How a position is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PositionForm {
    /// Words, the turn last.
    Qfen,
    /// Words, the turn before the fences.
    OldQfen,
    /// Names and values.
    Qbp,
    /// Bits.
    Qf,
    /// Hexadecimal digits.
    Key,
}

/// What a dialect can say besides the moves of two players from the usual start.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Says {
    /// A result that does not follow from the moves.
    pub(crate) results: bool,
    /// Games of four.
    pub(crate) four: bool,
    /// That player 2 starts.
    pub(crate) starter: bool,
    /// That a game begins at any position.
    pub(crate) starts: bool,
}

const MOVES: Says = Says { results: false, four: false, starter: false, starts: false };
const LIST: Says = Says { results: true, four: true, ..MOVES };
const POSITION: Says = Says { starter: true, starts: true, ..MOVES };

const QTP: CommandWords =
    CommandWords { step: "playmove", fence: "playwall", colours: ["black", "white"] };
const KATA: CommandWords = CommandWords { step: "play", fence: "play", colours: ["b", "w"] };

/// Every dialect: its name, who else writes it, its form, its rows, its fences, what it says.
#[rustfmt::skip]
static DIALECTS: [DialectSpec; 21] = [
    spec(D::Palisade, "palisade", &[], F::Record, RowNumbers::A, After, Says { starter: true, starts: true, ..LIST }),
    spec(D::MovesA, "moves-a", &["titanium", "zquoridor", "detour", "claustrophobia", "aktsmm", "wikipedia"],
        F::List, RowNumbers::A, After, Says { starter: true, ..LIST }),
    spec(D::MovesB, "moves-b", &["ishtar", "govnoboss"], F::List, RowNumbers::B, After, LIST),
    spec(D::MovesC, "moves-c", &["openspiel", "glendenning", "ka", "old-zquoridor"], F::List, RowNumbers::C, After, LIST),
    spec(D::MovesD, "moves-d", &[], F::List, RowNumbers::D, After, LIST),
    spec(D::Qgn, "qgn", &[], F::Qgn, RowNumbers::A, CapitalBefore, Says { results: true, ..POSITION }),
    spec(D::QgnLink, "qgn-link", &[], F::QgnLink, RowNumbers::A, CapitalBefore, Says { results: true, ..POSITION }),
    spec(D::Book, "book", &[], F::Book, RowNumbers::A, After, MOVES),
    spec(D::Qtp, "qtp", &[], F::Commands(QTP), RowNumbers::D, Apart, MOVES),
    spec(D::QtpZquoridor, "qtp-zquoridor", &[], F::Commands(QTP), RowNumbers::C, After, MOVES),
    spec(D::Kata, "kata", &["kataquoridor"], F::Commands(KATA), RowNumbers::C, After, MOVES),
    spec(D::KataSgf, "sgf", &[], F::Sgf, RowNumbers::C, After, Says { results: true, ..MOVES }),
    spec(D::Qf, "qf", &["quoridorfansite"], F::Qf, RowNumbers::A, After, MOVES),
    spec(D::Gorisanson, "gorisanson", &[], F::Pairs, RowNumbers::C, After, MOVES),
    spec(D::Tsukushibito, "tsukushibito", &[], F::Ids(Orientation::Horizontal), RowNumbers::A, After, MOVES),
    spec(D::LllAlpha, "lll-alpha", &[], F::Ids(Orientation::Vertical), RowNumbers::A, After, MOVES),
    spec(D::Qfen, "qfen", &[], F::Position(PositionForm::Qfen), RowNumbers::A, After, POSITION),
    spec(D::OldQfen, "old-qfen", &[], F::Position(PositionForm::OldQfen), RowNumbers::C, After, POSITION),
    spec(D::Qbp, "qbp", &["ace"], F::Position(PositionForm::Qbp), RowNumbers::A, After, POSITION),
    spec(D::QfPosition, "qf-position", &[], F::Position(PositionForm::Qf), RowNumbers::A, After, POSITION),
    spec(D::TsukushibitoKey, "tsukushibito-key", &[], F::Position(PositionForm::Key), RowNumbers::A, After, POSITION),
];

const fn spec(
    dialect: Dialect,
    name: &'static str,
    also: &'static [&'static str],
    form: DialectForm,
    rows: RowNumbers,
    fences: FenceSpelling,
    says: Says,
) -> DialectSpec {
    DialectSpec { dialect, name, also, form, rows, fences, says }
}

impl Dialect {
    /// The lists of moves, which differ only in how they number rows.
    pub(crate) const LISTS: [Dialect; 4] =
        [Dialect::MovesA, Dialect::MovesB, Dialect::MovesC, Dialect::MovesD];

    /// The lists of numbers, which differ only in which fences come first.
    pub(crate) const IDS: [Dialect; 2] = [Dialect::Tsukushibito, Dialect::LllAlpha];

    /// All of them.
    pub fn all() -> impl Iterator<Item = Dialect> {
        DIALECTS.iter().map(|spec| spec.dialect)
    }

    /// Its name, a word: `moves-a`.
    pub fn name(self) -> &'static str {
        self.spec().name
    }

    /// The names of programs that write the same.
    pub fn other_names(self) -> &'static [&'static str] {
        self.spec().also
    }

    /// The dialect of that name, be it its own or that of a program.
    ///
    /// ```
    /// use dialects::Dialect;
    /// assert_eq!(Dialect::parse("openspiel"), Some(Dialect::MovesC));
    /// ```
    pub fn parse(name: &str) -> Option<Dialect> {
        let is_named = |spec: &&DialectSpec| spec.name == name || spec.also.contains(&name);
        DIALECTS.iter().find(is_named).map(|spec| spec.dialect)
    }

    /// Whether it has positions only, no moves.
    pub fn is_position(self) -> bool {
        matches!(self.spec().form, DialectForm::Position(_))
    }

    /// The reason why a text or a part of one is not in this dialect.
    pub(crate) fn not_its_text(self, word: &str) -> Reason {
        Reason::new("dialect-broken", "").text("word", first_line(word)).text("dialect", self)
    }

    /// The reason why a word is no move of this dialect, as the `nth`.
    pub(crate) fn not_a_move(self, nth: usize, word: &str) -> Reason {
        let reason = Reason::new("dialect-word", "").number("nth", nth);
        reason.text("word", first_line(word)).text("dialect", self)
    }

    pub(crate) fn spec(self) -> &'static DialectSpec {
        DIALECTS.iter().find(|spec| spec.dialect == self).expect("all are listed")
    }
}

/// What of a text is repeated in a sentence.
fn first_line(text: &str) -> &str {
    text.trim().lines().next().unwrap_or_default()
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
