//! Pointing: with arrows, with the mouse, and along a path.

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use rules::{Direction, Fence, Square};

use super::Play;
use crate::aim::{Aim, joined};
use crate::effect::Effect;
use crate::grid::Hit;

impl Play {
    /// The squares that a piece may go to next: whole moves of a pawn, the next step of a path.
    pub(super) fn targets(&self) -> Vec<Square> {
        let entered = match &self.aim {
            Some(Aim::Path(_, squares)) if !squares.is_empty() => joined(squares) + "-",
            _ => String::new(),
        };
        let mut targets: Vec<_> = self
            .legal
            .iter()
            .filter_map(|word| word.strip_prefix(&entered))
            .map(|rest| rest.trim_start_matches('@'))
            .filter_map(|rest| Square::parse(rest.split('-').next()?))
            .collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// Points at the move of that word.
    pub(super) fn point_at(&mut self, word: &str) {
        let square = Square::parse(word.trim_start_matches('@'));
        self.aim = match (&self.aim, Fence::parse(word), square) {
            (_, Some(fence), _) => Some(Aim::Fence(fence)),
            (Some(Aim::Path(from, _)), _, _) => {
                let squares = word.split('-').filter_map(Square::parse).collect();
                Some(Aim::Path(*from, squares))
            }
            (_, None, Some(square)) => Some(Aim::Square(square)),
            (other, None, None) => other.clone(),
        };
    }

    pub(super) fn shift(&mut self, to: Direction) {
        let (files, ranks) = (usize::from(self.view.files), usize::from(self.view.ranks));
        match &mut self.aim {
            Some(Aim::Path(..)) => {
                let from = self.aim.as_ref().expect("checked").square();
                if let Some(square) = from.step(to, files, ranks) {
                    self.enter(square);
                }
            }
            Some(aim) => aim.shift(to, files, ranks),
            None => {}
        }
    }

    /// Goes on with a path where some move does; otherwise says why none does.
    fn enter(&mut self, square: Square) {
        let open = self.targets().contains(&square);
        let Some(Aim::Path(_, squares)) = &mut self.aim else { return };
        squares.push(square);
        if open {
            self.note = None;
            return;
        }
        let word = joined(squares);
        squares.pop();
        if let Err(refusal) = game::Position::read(self.session.position(), &word) {
            self.refuse(refusal.into());
        }
    }

    /// Points at the next of the squares one may go to; along a path, hops to an exit, and from
    /// there on to the next one instead.
    pub(super) fn cycle(&mut self) {
        match &self.aim {
            Some(Aim::Square(at)) => {
                let targets = self.targets();
                let next = targets.iter().find(|&target| target > at).or(targets.first());
                self.aim = next.map(|&next| Aim::Square(next)).or(self.aim.take());
            }
            Some(Aim::Fence(_)) => self.toggle_fence(),
            Some(Aim::Path(..)) => self.hop(),
            None => {}
        }
    }

    fn hop(&mut self) {
        let Some(Aim::Path(from, squares)) = &mut self.aim else { return };
        let before = squares.iter().rev().nth(1).unwrap_or(from);
        let hopped = squares.last().copied().filter(|last| !beside(*before, *last));
        if hopped.is_some() {
            squares.pop();
        }
        let at = squares.last().copied().unwrap_or(*from);
        let exits: Vec<_> = self.targets().into_iter().filter(|&to| !beside(at, to)).collect();
        let next = exits.iter().find(|&&exit| Some(exit) > hopped).or(exits.first());
        if let Some(&exit) = next.or(hopped.as_ref()) {
            self.enter(exit);
        }
    }

    /// A click points; a click on what is pointed at plays it.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Vec<Effect> {
        let at = Position::new(mouse.column, mouse.row);
        let click = mouse.kind == MouseEventKind::Down(MouseButton::Left);
        if !click || self.aim.is_none() || self.help || self.prompt.is_some() {
            return Vec::new();
        }
        let areas = super::draw::Areas::of(self.size);
        let hit = self.picture().grid(areas.board).hit(at);
        match (hit, self.aim.clone()) {
            (None, _) | (_, None) => {}
            (Some(Hit::Square(square)), Some(Aim::Path(from, squares))) => {
                let end = squares.last().copied().unwrap_or(from);
                if end == square && !squares.is_empty() {
                    return self.confirm();
                }
                self.enter(square);
            }
            (Some(Hit::Square(square)), Some(aim)) => {
                if aim == Aim::Square(square) {
                    return self.confirm();
                }
                self.aim = Some(Aim::Square(square));
            }
            (Some(Hit::Fence(fence)), Some(aim)) => {
                if aim == Aim::Fence(fence) {
                    return self.confirm();
                }
                if matches!(self.session.position(), rules::AnyPosition::Quoridor(_)) {
                    self.aim = Some(Aim::Fence(fence));
                }
            }
        }
        Vec::new()
    }
}

/// Whether two squares share a side.
fn beside(a: Square, b: Square) -> bool {
    a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank()) == 1
}
