//! The gallery: mazes of the PAC-MAN variant that people of a server have published, and those that come with the program.

use game::Exact;
use serde::{Deserialize, Serialize};

use crate::{Millis, Person};

/// A maze of the gallery.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GalleryMaze {
    /// Its id; of a built-in maze its name.
    pub id: String,
    /// What it is called; empty once whoever published it was forgotten.
    pub name: String,
    /// The maze, as a table takes it: its one-word form, or the name of a built-in one.
    pub maze: String,
    /// Whether it comes with the program.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub built_in: bool,
    /// Who published it; left out for built-in ones, and where that person was forgotten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<Person>,
    /// When; left out for built-in ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub published: Option<Millis>,
    /// Who wins with best play, from PAC-MAN's point of view, with one life, two lives and so on; empty until it is
    /// solved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Exact>,
    /// How many games have begun in it, at tables of this server and from its gallery against the computer.
    pub games: u64,
    /// Whether a moderator has hidden it: only they and whoever published it see it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
}

/// Some mazes of the gallery.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GalleryPage {
    /// The mazes.
    pub mazes: Vec<GalleryMaze>,
    /// Whether there are more on the next page.
    pub more: bool,
}

/// A maze to be published.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewGalleryMaze {
    /// What it is to be called: the same as for names of people is allowed.
    pub name: String,
    /// The maze: its one-word form, or the text of its file.
    pub maze: String,
}

/// In which order the gallery is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum GalleryOrder {
    /// The last published first, those that come with the program last.
    #[default]
    Newest,
    /// Those with the most games first.
    Played,
}

impl GalleryOrder {
    /// The word for it, as on the wire.
    pub fn word(self) -> &'static str {
        match self {
            GalleryOrder::Newest => "newest",
            GalleryOrder::Played => "played",
        }
    }
}

/// Who wins a maze with best play and the lives that it gives, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum MazeVerdict {
    /// PAC-MAN does.
    Pacman,
    /// The ghosts do.
    Ghosts,
    /// Neither side can force a win.
    Nobody,
    /// Nobody has solved it.
    Unsolved,
}

impl MazeVerdict {
    /// All of them, in the order of a form.
    pub const ALL: [MazeVerdict; 4] =
        [MazeVerdict::Pacman, MazeVerdict::Ghosts, MazeVerdict::Nobody, MazeVerdict::Unsolved];

    /// The verdict by the values of a maze's start with one life, two lives and so on.
    pub fn of(values: &[Exact], lives: u8) -> MazeVerdict {
        let own = usize::from(lives).checked_sub(1).and_then(|nth| values.get(nth));
        match own.map(|value| value.verdict) {
            Some(game::Verdict::Win) => MazeVerdict::Pacman,
            Some(game::Verdict::Loss) => MazeVerdict::Ghosts,
            Some(game::Verdict::Draw) => MazeVerdict::Nobody,
            None => MazeVerdict::Unsolved,
        }
    }

    /// The word for it, as on the wire.
    pub fn word(self) -> &'static str {
        match self {
            MazeVerdict::Pacman => "pacman",
            MazeVerdict::Ghosts => "ghosts",
            MazeVerdict::Nobody => "nobody",
            MazeVerdict::Unsolved => "unsolved",
        }
    }
}
