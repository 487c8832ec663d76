use std::fmt;

use game::{Ply, Position as _, Turn};
use rules::{AnyPosition, Game, GameSetup};

use crate::{MistakeCard, MistakeDeck, Puzzle, PuzzleTheme, SolutionPly};

/// A mistake that a review has found: the game, the position before it, and the better move.
pub type ReviewedMistake = (Game, AnyPosition, String);

/// A few cards a day are enough.
const CARDS_A_DAY: usize = 10;

/// The games whose mistakes are cards already, by whatever names them: a game makes its cards once, however often
/// its review is opened. [`Display`](fmt::Display) writes what [`parse`](CardedGames::parse) reads.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardedGames(Vec<String>);

/// So many games are remembered.
const GAMES_KEPT: usize = 500;

impl CardedGames {
    /// Reads names with blanks between them.
    pub fn parse(text: &str) -> CardedGames {
        CardedGames(text.split_whitespace().map(str::to_owned).collect())
    }

    /// Notes a game; says whether it is new. The oldest is forgotten where there are too many.
    pub fn note(&mut self, game: &str) -> bool {
        let is_new = !self.0.iter().any(|known| known == game);
        if is_new {
            self.0.push(game.to_owned());
            let oldest = self.0.len().saturating_sub(GAMES_KEPT);
            self.0.drain(..oldest);
        }
        is_new
    }
}

impl fmt::Display for CardedGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}

impl MistakeDeck {
    /// Adds the mistakes of a reviewed game; returns how many. Left out is what a deck cannot keep: games
    /// with other options than the usual ones, or for more than two.
    pub fn add_game(
        &mut self,
        mistakes: impl IntoIterator<Item = ReviewedMistake>,
        today: u32,
    ) -> usize {
        let mistakes = mistakes.into_iter().filter(|(game, position, _)| {
            let read = GameSetup::new(*game).parse_position(&position.to_string());
            read.is_ok_and(|read| read == *position)
        });
        mistakes
            .map(|(game, position, better)| self.add(game, position, &better, today))
            .filter(|&is_added| is_added)
            .count()
    }

    /// The cards for today, the longest due first: those that are due, and with those answered today no
    /// more than a few.
    pub fn for_today(&self, today: u32) -> Vec<usize> {
        let is_answered = |card: &&MistakeCard| card.memory.is_some() && card.last == today;
        let answered = self.cards().iter().filter(is_answered).count();
        self.due(today, CARDS_A_DAY.saturating_sub(answered))
    }

    /// How many mistakes are not made any more.
    pub fn learned_count(&self) -> usize {
        self.cards().iter().filter(|card| card.is_learned()).count()
    }

    /// The place of the card of that name.
    pub fn find(&self, id: &str) -> Option<usize> {
        self.cards().iter().position(|card| card.id() == id)
    }
}

impl MistakeCard {
    /// The card as a puzzle with one move to find; its difficulty and theme mean nothing.
    pub fn puzzle(&self) -> Option<Puzzle> {
        let Turn::Seat(seat) = self.position.turn() else { return None };
        let Ok(Ply::Move(best)) = self.position.read(&self.better) else { return None };
        Some(Puzzle {
            id: self.id(),
            game: self.game,
            themes: vec![PuzzleTheme::OnlyMove],
            difficulty: 1500,
            position: self.position.clone(),
            solution: vec![SolutionPly { seat, best, also: Vec::new() }],
            origin: String::new(),
        })
    }

    /// After how many days it comes back.
    pub fn days_left(&self, today: u32) -> u32 {
        self.due.saturating_sub(today)
    }
}
