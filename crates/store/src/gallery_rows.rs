use api::{GalleryOrder, MazeVerdict, Millis};

/// A maze that somebody has published, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GalleryRow {
    /// Its id.
    pub id: String,
    /// Who published it; empty if they were forgotten, or have taken it back after a moderator had hidden it.
    pub person: String,
    /// The maze in its one-word form.
    pub word: String,
    /// What it is called.
    pub name: String,
    /// How many squares it has.
    pub squares: u8,
    /// Who wins with the lives that it gives.
    pub winner: MazeVerdict,
    /// The values of its start by lives, as JSON; empty until it is solved.
    pub verdict: String,
    /// When it was published.
    pub published: Millis,
    /// Since when a moderator has hidden it.
    pub hidden: Option<Millis>,
    /// How many games have begun in it.
    pub games: u64,
}

/// Which mazes of the gallery are asked for.
#[derive(Clone, Copy, Debug)]
pub struct GalleryFilter<'a> {
    /// In which order.
    pub order: GalleryOrder,
    /// Only those that this person has published; of anybody if empty.
    pub author: &'a str,
    /// Only those with at least so many squares.
    pub smallest: u8,
    /// Only those with at most so many squares.
    pub largest: u8,
    /// Only those with this verdict.
    pub winner: Option<MazeVerdict>,
    /// Who asks: they see what they have published themselves though it is hidden. Empty if nobody known does.
    pub asker: &'a str,
    /// Whether hidden ones are seen whoever published them.
    pub sees_hidden: bool,
}

/// A verdict as it is kept.
pub(crate) fn read_winner(word: &str) -> MazeVerdict {
    let known = MazeVerdict::ALL.into_iter().find(|verdict| verdict.word() == word);
    known.unwrap_or(MazeVerdict::Unsolved)
}
