use game::ExactMoves;
use view::{Fairness, MazeBalance};

use crate::i18n::translate;

/// The balance of the maze that these are the values of.
pub fn balance_of(moves: &ExactMoves) -> MazeBalance {
    MazeBalance::new(&moves.values, moves.lives)
}

/// How fair the maze is, in a sentence.
pub fn fairness_text(balance: &MazeBalance) -> String {
    let tips = balance.tips_at().unwrap_or_default();
    let key = match (balance.fairness(), tips) {
        (Fairness::Tips(_), _) => "workshop-fair",
        (Fairness::TipsElsewhere(_), _) => "workshop-tips-elsewhere",
        (Fairness::Endless, _) => "workshop-nobody-wins",
        (Fairness::OneSided(_), 0) => "workshop-ghosts-always",
        (Fairness::OneSided(_), _) => "workshop-pacman-always",
    };
    translate(key, &[("count", u32::from(tips).into())])
}
