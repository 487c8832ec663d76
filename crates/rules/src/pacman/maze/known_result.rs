use super::Maze;
use crate::pacman::{Ghost, Options};

/// What is known of a maze: who wins from its start with perfect play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownResult {
    /// Who wins.
    pub winner: MazeWinner,
    /// In which of PAC-MAN's turns at the latest.
    pub turns: u16,
}

/// A side of the PAC-MAN variant, as the winner of a maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MazeWinner {
    /// PAC-MAN eats the last pellet.
    Pacman,
    /// The ghosts take the last life.
    Ghosts,
}

impl KnownResult {
    /// The text of a `verdict` by the results with one life, two lives and so on; with `holds_for_more`
    /// that of the last one holds for more lives as well.
    ///
    /// ```
    /// use rules::pacman::{KnownResult, MazeWinner};
    ///
    /// let result = |winner, turns| KnownResult { winner, turns };
    /// let results = [result(MazeWinner::Ghosts, 11), result(MazeWinner::Pacman, 7)];
    /// let text = "1 life: the ghosts win by turn 11; 2 lives or more: PAC-MAN wins by turn 7";
    /// assert_eq!(KnownResult::verdict(&results, true), text);
    /// ```
    pub fn verdict(results: &[KnownResult], holds_for_more: bool) -> String {
        let parts = results.iter().enumerate().map(|(nth, KnownResult { winner, turns })| {
            let lives = if nth == 0 { "1 life".to_owned() } else { format!("{} lives", nth + 1) };
            let more = if holds_for_more && nth + 1 == results.len() { " or more" } else { "" };
            let wins = match winner {
                MazeWinner::Pacman => "PAC-MAN wins",
                MazeWinner::Ghosts => "the ghosts win",
            };
            format!("{lives}{more}: {wins} by turn {turns}")
        });
        parts.collect::<Vec<_>>().join("; ")
    }

    /// Parses `PAC-MAN wins by turn 7` and `the ghosts win by turn 11`.
    fn parse(text: &str) -> Option<KnownResult> {
        let (who, turns) = text.split_once(" by turn ")?;
        let winner = match who {
            "PAC-MAN wins" => MazeWinner::Pacman,
            "the ghosts win" => MazeWinner::Ghosts,
            _ => return None,
        };
        Some(KnownResult { winner, turns: turns.parse().ok()? })
    }
}

impl Maze {
    /// What is known of the maze under these options; `None` where nobody has solved it. The note
    /// `verdict` of its file says it, for each number of lives:
    ///
    /// ```
    /// use rules::pacman::{Maze, MazeWinner, Options};
    ///
    /// let hedgerow = Maze::named("hedgerow").unwrap();
    /// let known = |lives| hedgerow.known_result(&Options { lives: Some(lives), ..Options::default() });
    /// assert_eq!(known(1).unwrap().winner, MazeWinner::Ghosts);
    /// assert_eq!(known(2).unwrap().winner, MazeWinner::Pacman);
    /// ```
    pub fn known_result(&self, options: &Options) -> Option<KnownResult> {
        // Who moves a ghost changes nothing, but every ghost has to be moved by somebody.
        let plays = |ghost: &Ghost| options.ghosts.is_none_or(|held| held[ghost.index()].is_some());
        let is_complete = Ghost::ALL.iter().filter(|ghost| self.has_ghost(**ghost)).all(plays);
        let plain = Options { lives: None, ghosts: None, ..*options };
        if !is_complete || plain != Options::default() {
            return None;
        }
        let lives = options.lives.unwrap_or(self.lives());
        let verdict = self.notes.iter().find(|note| note.key == "verdict")?;
        verdict.text.split("; ").find_map(|part| {
            let (condition, result) = part.split_once(": ")?;
            let known: u8 = condition.split(' ').next()?.parse().ok()?;
            let is_meant = lives == known || (lives > known && condition.ends_with(" or more"));
            is_meant.then(|| KnownResult::parse(result))?
        })
    }
}
