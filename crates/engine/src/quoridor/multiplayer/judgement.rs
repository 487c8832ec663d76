use game::Seat;

use crate::human::HumanModel;
use crate::quoridor::board::{Node, OFF_BOARD};
use crate::quoridor::fence_sight::FenceSight;

/// How somebody sees and judges a game for four: which fences they think of, whom they have in view, and
/// what a plan makes of paths and fences.
#[derive(Clone, Copy, Debug)]
pub(super) struct MultiplayerJudgement {
    pub(super) sight: FenceSight,
    /// By seat: how many steps nearer to the goal it seems than it is.
    nearness: [f32; Seat::MAX],
    /// By seat: what a step counts.
    step: [f32; Seat::MAX],
    /// By seat: what its fences count.
    fence: [f32; Seat::MAX],
}

impl Default for MultiplayerJudgement {
    /// Everything as it is.
    fn default() -> MultiplayerJudgement {
        let (step, fence) = ([1.0; Seat::MAX], [1.0; Seat::MAX]);
        MultiplayerJudgement {
            sight: FenceSight::EVERYTHING,
            nearness: [0.0; Seat::MAX],
            step,
            fence,
        }
    }
}

impl MultiplayerJudgement {
    /// That of the seat to move, to whom fences in hand are worth so much; everything else as it is, but for what
    /// the model of a person does not see or likes.
    pub(super) fn new(
        node: &Node,
        fence_worth: f32,
        model: Option<&HumanModel>,
    ) -> MultiplayerJudgement {
        let mut judgement = MultiplayerJudgement {
            fence: [fence_worth; Seat::MAX],
            ..MultiplayerJudgement::default()
        };
        let Some(model) = model else { return judgement };
        let board = &node.board;
        let own = board.turn();
        let lean = model.habits.lean as f32 / 100.0;
        judgement.sight = FenceSight::new(node, model);
        let mut others: Vec<_> = (0..board.seats())
            .filter(|&seat| seat != own && board.pawn(seat) != OFF_BOARD)
            .collect();
        // They play against a rival of their own choice, mostly one who is ahead, and lose sight of the rest.
        others.sort_by_key(|&seat| node.path(seat).length);
        let rival = others[(model.plan(others.len() as u32 * 2) / 2) as usize];
        for &seat in &others {
            judgement.nearness[seat] = if seat == rival { lean } else { -4.0 * lean };
        }
        match model.plan(2) {
            // Runs.
            0 => judgement.step[own] += lean / 4.0,
            // Builds.
            _ => judgement.fence[own] -= lean / 4.0,
        }
        judgement
    }

    /// What a seat's way and fences seem to be worth, in steps.
    pub(super) fn score(&self, seat: usize, steps: f32, fences: f32) -> f32 {
        self.fence[seat] * fences - self.step[seat] * steps + self.nearness[seat]
    }
}
