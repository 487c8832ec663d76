use std::sync::Arc;

use api::view::{PieceKind, View};
use api::{ClockState, Offer};
use game::{Entry, Ply, Position, Seat, Turn};
use leptos::prelude::*;
use rules::{AnyPosition, Archive, Fence, Game, Path};

use crate::board::{Choices, Judgement, Last};
use crate::words;

/// A game being played, wherever it is kept: in this browser or on a server.
#[derive(Clone, Copy)]
pub struct Session {
    pub archive: RwSignal<Archive>,
    pub players: RwSignal<Vec<Player>>,
    /// How many entries of the record are shown; nothing: all of them.
    pub looking: RwSignal<Option<usize>>,
    /// Something was said and is not answered yet; nothing else may be said until then.
    pub busy: RwSignal<bool>,
    pub clock: RwSignal<ClockState>,
    /// What the server's clock shows more than ours.
    pub skew: RwSignal<f64>,
    pub offers: RwSignal<Vec<(u8, Offer)>>,
    /// Something to be told about what was asked for.
    pub note: RwSignal<String>,
    /// How many look on.
    pub watchers: RwSignal<usize>,
    /// Where the game goes on, once a rematch is agreed.
    pub rematch: RwSignal<Option<crate::route::Page>>,
    /// Does what a player wants.
    pub wish: Callback<Wish>,
    /// The table on the server, where the game is there.
    pub table: StoredValue<Option<String>>,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    pub name: String,
    pub who: Who,
    /// Whether they are there right now.
    pub present: bool,
    /// The character they like to play with.
    pub piece: PieceKind,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Somebody at this screen.
    Here,
    /// The computer, at this level.
    Level(u8),
    /// Somebody somewhere else.
    Elsewhere,
    /// Nobody yet.
    Nobody,
}

/// What a player wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    Play(String),
    Resign,
    Offer(Offer),
    Decline(Offer),
    Rematch,
    Abort,
    /// Whoever is to move has no time left.
    Flag,
}

impl Session {
    pub fn game(&self) -> Game {
        self.archive.with(|archive| archive.table.game())
    }

    /// The position shown.
    pub fn position(&self) -> AnyPosition {
        let looking = self.looking.get();
        self.archive.with(|archive| match looking {
            Some(entries) => archive.record.positions()[entries].clone(),
            None => archive.record.position().clone(),
        })
    }

    /// Whose move it is now, if it is a seat's.
    pub fn mover(&self) -> Option<u8> {
        match self.archive.with(|archive| archive.record.turn()) {
            Turn::Seat(seat) => Some(seat.number() as u8),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// How many entries the record has.
    pub fn entries(&self) -> usize {
        self.archive.with(|archive| archive.record.entries().len())
    }

    /// How many of them are shown.
    pub fn shown(&self) -> usize {
        self.looking.get().unwrap_or_else(|| self.entries())
    }

    /// Goes to another entry, told which is shown and how many there are.
    pub fn look(&self, to: impl Fn(usize, usize) -> usize) {
        let (shown, of) = untrack(|| (self.shown(), self.entries()));
        let to = to(shown, of);
        self.looking.set((to < of).then_some(to));
    }

    /// Whether somebody at this screen is to move.
    pub fn mine(&self) -> bool {
        !self.waits() && self.mover().is_some_and(|seat| self.who(seat) == Who::Here)
    }

    pub fn who(&self, seat: u8) -> Who {
        let nth = usize::from(seat) - 1;
        self.players.with(|players| players.get(nth).map_or(Who::Nobody, |player| player.who))
    }

    pub fn name(&self, seat: u8) -> String {
        let nth = usize::from(seat) - 1;
        self.players.with(|players| players.get(nth).map(|p| p.name.clone()).unwrap_or_default())
    }

    /// The seats played at this screen.
    pub fn own(&self) -> Vec<u8> {
        self.players.with(|players| {
            let here = |(_, player): &(u8, &Player)| player.who == Who::Here;
            (1..).zip(players).filter(here).map(|(seat, _)| seat).collect()
        })
    }

    /// What there is to see, with the characters players chose.
    pub fn view(&self) -> Arc<View> {
        let mut view = View::from(&self.position());
        self.players.with(|players| {
            for piece in view.pieces.iter_mut().filter(|piece| piece.kind == PieceKind::Pawn) {
                let player = piece.seat.and_then(|seat| players.get(usize::from(seat) - 1));
                piece.kind = player.map_or(PieceKind::Pawn, |player| player.piece);
            }
        });
        Arc::new(view)
    }

    /// Whether somebody has yet to sit down.
    pub fn waits(&self) -> bool {
        self.players.with(|players| players.iter().any(|player| player.who == Who::Nobody))
    }

    /// What may be played here and now.
    pub fn choices(&self) -> Arc<Choices> {
        if self.waits() || self.busy.get() || self.looking.get().is_some() || !self.mine() {
            return Arc::default();
        }
        let words = self.archive.with(|archive| {
            let mut moves = Vec::new();
            archive.record.position().legal_moves(&mut moves);
            moves.into_iter().map(|m| m.to_string()).collect::<Vec<_>>()
        });
        Arc::new(Choices::of(words))
    }

    /// What the last ply shown did.
    pub fn last(&self) -> Last {
        let looking = self.looking.get();
        self.archive.with(|archive| {
            let record = &archive.record;
            let shown = looking.unwrap_or(record.entries().len());
            let Some(Entry::Ply(Ply::Move(m))) = shown.checked_sub(1).map(|n| record.entries()[n])
            else {
                return Last::default();
            };
            let word = m.to_string();
            if let Some(fence) = Fence::parse(&word) {
                return Last { fence: Some(fence), word, ..Last::default() };
            }
            let before = View::from(&record.positions()[shown - 1]);
            let piece = before.pieces.into_iter().find(|piece| piece.active);
            let path = Path::parse(word.trim_start_matches('@'));
            let entered = path.iter().flat_map(|path| path.squares().iter().copied());
            let from = piece.as_ref().filter(|_| !word.starts_with('@')).map(|piece| piece.square);
            Last {
                squares: from.into_iter().chain(entered).collect(),
                piece: piece.map(|piece| piece.id),
                fence: None,
                word,
            }
        })
    }

    /// Why a word may not be played now; nothing where it may.
    pub fn judge(&self, word: &str) -> Option<Judgement> {
        let position = untrack(|| self.archive.with(|archive| archive.record.position().clone()));
        let refusal = position.read(word).err()?;
        let shut = match (&refusal, &position) {
            (
                rules::Refusal::Quoridor(rules::quoridor::Refusal::FenceClosesWay { seat, .. }),
                AnyPosition::Quoridor(position),
            ) => way(position, *seat),
            _ => Vec::new(),
        };
        let reason: game::Reason = refusal.into();
        Some(Judgement { sentence: words::reason(&reason), rule: reason.rule.to_owned(), shut })
    }

    /// The time a seat has left, in milliseconds.
    pub fn left(&self, seat: u8, now: f64) -> Option<u64> {
        let now = (now + self.skew.get()).max(0.0) as u64;
        self.clock.with(|clock| clock.left(seat, now))
    }
}

fn way(position: &rules::quoridor::Position, seat: Seat) -> Vec<rules::Square> {
    let way = position.way(seat).into_iter().flatten();
    position.pawn(seat).into_iter().chain(way).collect()
}
