use game::{Exact, ExactMoves, LivesEstimate, Verdict};
use view::{BalanceSummary, MazeBalance};

use crate::i18n::translate;

/// The balance of the maze that these are the values of.
pub fn balance_of(moves: &ExactMoves) -> MazeBalance {
    MazeBalance::new(&moves.values, moves.lives)
}

/// How fair the maze is, in a sentence.
pub fn fairness_text(balance: &MazeBalance) -> String {
    let (key, count) = match balance.summary() {
        BalanceSummary::OneLifeDecides => ("workshop-fair", 0),
        BalanceSummary::PacmanFrom(lives) => ("workshop-pacman-from", lives),
        BalanceSummary::GhostsUpTo(lives) => ("workshop-ghosts-up-to", lives),
        BalanceSummary::Nobody => ("workshop-nobody-wins", 0),
    };
    translate(key, &[("count", u32::from(count).into())])
}

/// Who wins with that many lives, and how soon.
pub fn value_text(value: Exact, lives: usize) -> String {
    let key = match value.verdict {
        Verdict::Win => "web-known-pacman",
        Verdict::Loss => "web-known-ghosts",
        Verdict::Draw => "workshop-endless",
    };
    let lives = translate("lives-left", &[("count", lives.into())]);
    translate(key, &[("lives", lives.into()), ("turns", value.turns.into())])
}

/// How the games with that many lives ended, or what is proven of it; nothing before the first game.
pub fn estimate_text(estimate: &LivesEstimate, lives: u8) -> Option<String> {
    if let Some(value) = estimate.proven {
        let verdict = value_text(value, lives.into());
        return Some(translate("workshop-proven", &[("verdict", verdict.into())]));
    }
    let lives = translate("lives-left", &[("count", u32::from(lives).into())]);
    let args = [
        ("lives", lives.into()),
        ("pacman", estimate.pacman.into()),
        ("ghosts", estimate.ghosts.into()),
        ("endless", estimate.endless.into()),
        ("games", estimate.games().into()),
    ];
    (estimate.games() > 0).then(|| translate("workshop-estimate-row", &args))
}
