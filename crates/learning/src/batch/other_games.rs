use std::sync::Arc;

use game::{Outcome, Ply, Position as _, Random, Turn};
use rules::{AnyPosition, GameSetup, pacman};

use super::episode::EpisodeGame;
use crate::{ActionIndex, ActionSpace, LegalAction};

/// Any game by its action space: the PAC-MAN variant and Ms. Pac-Man.
#[derive(Clone, Debug)]
pub(super) struct OtherGame {
    position: AnyPosition,
    space: Arc<ActionSpace>,
    legal: Vec<LegalAction>,
    outcome: Option<Outcome>,
    repetition_draw: bool,
    /// The positions since a pellet or a life was last lost, which never comes back.
    history: Vec<pacman::State>,
}

impl OtherGame {
    pub(super) fn new(
        start: AnyPosition,
        space: Arc<ActionSpace>,
        repetition_draw: bool,
    ) -> OtherGame {
        let legal = space.legal(&start);
        let outcome = start.outcome();
        let mut game = OtherGame {
            position: start,
            space,
            legal,
            outcome,
            repetition_draw,
            history: Vec::new(),
        };
        game.is_third_time();
        game
    }

    /// Whether the current position was there twice before.
    fn is_third_time(&mut self) -> bool {
        let AnyPosition::Pacman(position) = &self.position else { return false };
        let state = position.state();
        let earlier = self.history.iter().filter(|&&other| other == state).count();
        self.history.push(state);
        earlier >= 2
    }

    fn progress(&self) -> (u8, u8) {
        match &self.position {
            AnyPosition::Pacman(position) => (position.pellet_set(), position.lives()),
            _ => (0, 0),
        }
    }
}

impl EpisodeGame for OtherGame {
    fn turn(&self) -> Turn {
        if self.outcome.is_some() { Turn::Over } else { self.position.turn() }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn is_legal(&self, action: ActionIndex) -> bool {
        self.legal.binary_search_by_key(&action, |&(action, _)| action).is_ok()
    }

    fn write_mask(&self, mask: &mut [u8]) {
        mask.fill(0);
        for &(action, _) in &self.legal {
            mask[action as usize] = 1;
        }
    }

    fn sample(&self, random: &mut Random) -> ActionIndex {
        if self.position.turn() == Turn::Chance {
            let mut rolls = Vec::new();
            self.position.rolls(&mut rolls);
            let nth = random.weighted(rolls.iter().map(|&(_, weight)| weight));
            return self.space.roll_action(rolls[nth].0);
        }
        self.legal[random.below(self.legal.len() as u32) as usize].0
    }

    fn play(&mut self, action: ActionIndex) {
        let nth = self.legal.binary_search_by_key(&action, |&(action, _)| action);
        let (_, ply) = self.legal[nth.expect("a legal action")];
        let before = self.progress();
        self.position.apply(ply);
        if self.progress() != before {
            self.history.clear();
        }
        self.outcome = self.position.outcome();
        let repeats = matches!(ply, Ply::Move(_)) && self.repetition_draw && self.is_third_time();
        if repeats && self.outcome.is_none() {
            self.outcome = Some(self.position.draw_outcome());
        }
        self.space.list_legal(&self.position, &mut self.legal);
    }

    fn position(&self) -> AnyPosition {
        self.position.clone()
    }

    fn history(&self) -> Vec<String> {
        let AnyPosition::Pacman(position) = &self.position else { return Vec::new() };
        let mut position = position.clone();
        let text = |state: &pacman::State| {
            position.restore(*state);
            position.to_string()
        };
        self.history.iter().map(text).collect()
    }

    fn resume(
        &self,
        position: AnyPosition,
        history: &[&str],
        setup: &GameSetup,
    ) -> Option<OtherGame> {
        let state = |text: &&str| match setup.parse_position(text) {
            Ok(AnyPosition::Pacman(position)) => Some(position.state()),
            _ => None,
        };
        let mut game = OtherGame::new(position, Arc::clone(&self.space), self.repetition_draw);
        game.history = history.iter().map(state).collect::<Option<_>>()?;
        if let AnyPosition::Pacman(position) = &game.position {
            let state = position.state();
            let times = game.history.iter().filter(|&&other| other == state).count();
            if game.outcome.is_none() && self.repetition_draw && times >= 3 {
                game.outcome = Some(game.position.draw_outcome());
            }
        }
        Some(game)
    }
}
