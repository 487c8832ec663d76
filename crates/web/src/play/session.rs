use std::sync::Arc;

use api::{ClockState, Offer};
use game::{Piece, Position, RecordEntry, Seat, Turn};
use leptos::prelude::*;
use play::{GonePlayer, RollStage};
use rules::{AnyPosition, Game, GameRecord, Square};
use view::{BoardView, PieceKind};

use crate::board::{LegalWords, MoveRefusal};
use crate::controls::name_link;
use crate::i18n;

/// The signals of a game that is shown, wherever it is played: in this browser (`local`) or at a
/// table on a server (`online`).
#[derive(Clone, Copy)]
pub struct GameSession {
    pub game_record: RwSignal<GameRecord>,
    pub players: RwSignal<Vec<SessionPlayer>>,
    /// How many entries of the record are shown while looking back; `None` shows the present.
    pub viewed_ply: RwSignal<Option<usize>>,
    /// An intent is being carried out, or the computer's move or a roll is pending; no move can be
    /// entered until then.
    pub busy: Signal<bool>,
    pub clock: RwSignal<ClockState>,
    /// The server's clock minus ours, in milliseconds.
    pub clock_skew: RwSignal<f64>,
    pub offers: RwSignal<Vec<(u8, Offer)>>,
    /// Those that somebody at this screen is asked about.
    pub offers_to_answer: RwSignal<Vec<(u8, Offer)>>,
    pub can_take_back: RwSignal<bool>,
    /// Whether somebody at this screen may cancel the game alone.
    pub can_abort: RwSignal<bool>,
    /// Whether the game is paused: nobody moves, and no clock runs.
    pub paused: RwSignal<bool>,
    /// The player who is gone, where the others may go on without them.
    pub gone: RwSignal<Option<GonePlayer>>,
    /// A sentence about the outcome of the last intent, empty for none.
    pub notice: RwSignal<String>,
    /// How many people watch.
    pub watchers: RwSignal<usize>,
    /// The route of the rematch, once it is agreed.
    pub rematch: RwSignal<Option<crate::route::PageRoute>>,
    /// Carries out an intent of a player.
    pub dispatch: Callback<Intent>,
    /// When the game is cancelled if nobody has moved by then, on the server's clock.
    pub first_move_by: RwSignal<Option<u64>>,
    /// Whether the server can be reached; always so in a game without one.
    pub connected: Signal<bool>,
    /// Whether the move made last waits to be sent.
    pub unsent: Signal<bool>,
    /// How far the roll that somebody at this screen taps for has come to light.
    pub roll: RwSignal<RollStage>,
    /// The id of the table on the server; `None` for a local game.
    pub table: StoredValue<Option<String>>,
}

/// Who plays a seat, as shown beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionPlayer {
    pub name: String,
    /// Whether the name is that of an account.
    pub account: bool,
    pub occupant: SeatOccupant,
    /// Whether they are connected; `None` where there is no table at which one waits for them.
    pub present: Option<bool>,
    /// The character they chose for their pawn.
    pub piece: Piece,
}

/// What kind of player has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatOccupant {
    /// A person at this screen.
    Local,
    /// The computer, at this level.
    Computer(u8),
    /// A person at another device.
    Remote,
    /// The seat is still open.
    Vacant,
}

/// What a player wants to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    Play(String),
    /// Taps the spinner or the die.
    Roll,
    Resign,
    Offer(Offer),
    Decline(Offer),
    Rematch,
    Abort,
    /// Ends a pause.
    Resume,
    /// Goes on without the player at a seat: with a computer of that level, or as if they had left.
    Claim {
        seat: u8,
        level: Option<u8>,
    },
    /// The player to move has run out of time.
    Flag,
}

impl GameSession {
    /// A game in this browser alone, without a clock so far.
    pub fn local(
        game_record: RwSignal<GameRecord>,
        players: RwSignal<Vec<SessionPlayer>>,
        busy: Signal<bool>,
        dispatch: Callback<Intent>,
    ) -> GameSession {
        GameSession {
            game_record,
            players,
            viewed_ply: RwSignal::new(None),
            busy,
            clock: RwSignal::new(ClockState::default()),
            clock_skew: RwSignal::new(0.0),
            offers: RwSignal::new(Vec::new()),
            offers_to_answer: RwSignal::new(Vec::new()),
            can_take_back: RwSignal::new(false),
            can_abort: RwSignal::new(false),
            paused: RwSignal::new(false),
            gone: RwSignal::new(None),
            notice: RwSignal::new(String::new()),
            watchers: RwSignal::new(0),
            rematch: RwSignal::new(None),
            dispatch,
            first_move_by: RwSignal::new(None),
            connected: Signal::stored(true),
            unsent: Signal::stored(false),
            roll: RwSignal::new(RollStage::Idle),
            table: StoredValue::new(None),
        }
    }

    /// A game in which every move is an answer to a task, which is judged before it is played.
    pub fn answering(
        game_record: RwSignal<GameRecord>,
        players: RwSignal<Vec<SessionPlayer>>,
        busy: Signal<bool>,
        answer: impl Fn(GameSession, String) + Send + Sync + 'static,
    ) -> GameSession {
        // The callback needs the session that it is a part of.
        let session = StoredValue::new(None::<GameSession>);
        let dispatch = Callback::new(move |intent: Intent| {
            if let (Intent::Play(word), Some(session)) = (intent, session.get_value()) {
                answer(session, word);
            }
        });
        let created = GameSession::local(game_record, players, busy, dispatch);
        session.set_value(Some(created));
        created
    }

    pub fn game(&self) -> Game {
        self.game_record.with(|game_record| game_record.setup.game())
    }

    /// Whether it is a game with fences: Quoridor or Quoridor Mini.
    pub fn has_fences(&self) -> bool {
        matches!(self.game(), Game::Quoridor | Game::Mini)
    }

    /// Whether the game has a heat map: of fences, or of squares.
    pub fn has_heat_map(&self) -> bool {
        self.game() != Game::Mspacman
    }

    /// The position shown, as a game of its own.
    pub fn shown_game(&self) -> GameRecord {
        let setup = self.game_record.with(|game_record| game_record.setup.clone());
        let record = setup.record_from(self.position());
        GameRecord::from_record(setup, record)
    }

    /// The board turned on: to the other side where two sit, to the next one where four do.
    pub fn turned_board(&self, rotation: u8) -> u8 {
        let seats = self.game_record.with_untracked(|game_record| game_record.setup.seats());
        let step = if self.has_fences() && seats == 4 { 1 } else { 2 };
        (rotation + step) % 4
    }

    /// Whether the game is played at this screen alone, without a server.
    pub fn is_at_one_screen(&self) -> bool {
        self.table.get_value().is_none()
    }

    /// The position shown.
    pub fn position(&self) -> AnyPosition {
        let viewed = self.viewed_ply.get();
        self.game_record.with(|game_record| match viewed {
            Some(entries) => game_record.record.positions()[entries].clone(),
            None => game_record.record.position().clone(),
        })
    }

    /// The seat to move now; none at a roll and after the end.
    pub fn seat_to_move(&self) -> Option<u8> {
        match self.game_record.with(|game_record| game_record.record.turn()) {
            Turn::Seat(seat) => Some(seat.number() as u8),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// How many entries the record has.
    pub fn entry_count(&self) -> usize {
        self.game_record.with(|game_record| game_record.record.entries().len())
    }

    /// How many entries are shown.
    pub fn shown_entries(&self) -> usize {
        self.viewed_ply.get().unwrap_or_else(|| self.entry_count())
    }

    /// Shows the game after another number of entries: `to` gets the number shown and the number
    /// there are.
    pub fn go_to_ply(&self, to: impl Fn(usize, usize) -> usize) {
        let (shown, count) = untrack(|| (self.shown_entries(), self.entry_count()));
        let to = to(shown, count);
        self.viewed_ply.set((to < count).then_some(to));
    }

    /// Whether a person at this screen is to move, and may.
    pub fn is_local_turn(&self) -> bool {
        !self.has_vacant_seat()
            && !self.paused.get()
            && self.seat_to_move().is_some_and(|seat| self.occupant(seat) == SeatOccupant::Local)
    }

    pub fn occupant(&self, seat: u8) -> SeatOccupant {
        let nth = usize::from(seat) - 1;
        self.players
            .with(|players| players.get(nth).map_or(SeatOccupant::Vacant, |player| player.occupant))
    }

    /// The level of the computer player at a seat.
    pub fn level(&self, seat: u8) -> Option<u8> {
        match self.occupant(seat) {
            SeatOccupant::Computer(level) => Some(level),
            _ => None,
        }
    }

    pub fn name(&self, seat: u8) -> String {
        let nth = usize::from(seat) - 1;
        self.players.with(|players| players.get(nth).map(|p| p.name.clone()).unwrap_or_default())
    }

    /// What the player of a seat is called; the name of an account leads to its owner's page.
    pub fn name_link(&self, seat: u8) -> AnyView {
        let nth = usize::from(seat) - 1;
        let is_account = self.players.with(|players| players.get(nth).is_some_and(|p| p.account));
        name_link(self.name(seat), is_account)
    }

    /// The seats of this screen that are in play: whoever has left a game that goes on watches it.
    pub fn seats_in_play(&self) -> Vec<u8> {
        let mut seats = self.local_seats();
        let is_in_play = |record: &GameRecord, seat: u8| {
            Seat::from_number(seat.into()).is_some_and(|seat| !record.record.has_left(seat))
        };
        self.game_record.with(|record| seats.retain(|&seat| is_in_play(record, seat)));
        seats
    }

    /// Whether somebody at this screen plays the game, which has begun and goes on.
    pub fn is_playing(&self) -> bool {
        let is_over = self.game_record.with(|game_record| game_record.record.ending().is_some());
        !is_over && !self.has_vacant_seat() && !self.seats_in_play().is_empty()
    }

    /// Whether somebody at this screen plays the game, or did while the page was open. What they played with keeps its
    /// place, so that neither an ending nor leaving early moves a button.
    pub fn has_played(self) -> Memo<bool> {
        Memo::new(move |before| before == Some(&true) || self.is_playing())
    }

    /// Whether this offer has a place here: computers agree to no draw online (T10), and a game at one
    /// screen needs no pause.
    pub fn can_offer(&self, offer: Offer) -> bool {
        let is_online = !self.is_at_one_screen();
        let is_computer = |p: &SessionPlayer| matches!(p.occupant, SeatOccupant::Computer(_));
        match offer {
            Offer::Draw => {
                !is_online || !self.players.with(|players| players.iter().any(is_computer))
            }
            Offer::Pause => is_online,
            _ => true,
        }
    }

    /// The seats of this screen, those included that have left the game.
    pub fn local_seats(&self) -> Vec<u8> {
        self.players.with(|players| {
            let is_local =
                |(_, player): &(u8, &SessionPlayer)| player.occupant == SeatOccupant::Local;
            (1..).zip(players).filter(is_local).map(|(seat, _)| seat).collect()
        })
    }

    /// The position shown, ready to draw, with the characters that players chose. A game that ended
    /// because somebody left shows the board as they left it.
    pub fn board_view(&self) -> Arc<BoardView> {
        let viewed = self.viewed_ply.get();
        let left_at_the_end = self.game_record.with(|game_record| {
            let record = &game_record.record;
            let leaves = |entry: &RecordEntry<AnyPosition>| matches!(entry, RecordEntry::Leave(..));
            let is_end = viewed.is_none() && record.ending().is_some();
            let before = record.entries().iter().rposition(|entry| !leaves(entry));
            let nth = before.map_or(0, |nth| nth + 1);
            (is_end && nth < record.entries().len()).then(|| record.positions()[nth].clone())
        });
        let mut view = match &left_at_the_end {
            Some(position) => BoardView::from(position),
            None => BoardView::from(&self.position()),
        };
        if left_at_the_end.is_some() {
            view.turn = None;
            view.pieces.iter_mut().for_each(|piece| piece.active = false);
        }
        let characters: Vec<_> =
            self.players.with(|players| players.iter().map(|player| player.piece).collect());
        Arc::new(view.with_characters(&characters))
    }

    /// Whether the game waits for players to join.
    pub fn has_vacant_seat(&self) -> bool {
        self.players
            .with(|players| players.iter().any(|player| player.occupant == SeatOccupant::Vacant))
    }

    /// The legal moves of the person to move; none while they cannot be entered.
    pub fn legal_words(&self) -> Arc<LegalWords> {
        if self.has_vacant_seat()
            || self.busy.get()
            || self.viewed_ply.get().is_some()
            || !self.is_local_turn()
        {
            return Arc::default();
        }
        let words = self.game_record.with(|game_record| {
            let mut moves = Vec::new();
            game_record.record.position().legal_moves(&mut moves);
            moves.into_iter().map(|m| m.to_string()).collect::<Vec<_>>()
        });
        Arc::new(LegalWords::from_words(words))
    }

    /// Checks a word against the rules: why it may not be played now, `None` where it may.
    pub fn check_word(&self, word: &str) -> Option<MoveRefusal> {
        let position =
            untrack(|| self.game_record.with(|game_record| game_record.record.position().clone()));
        let refusal = position.read(word).err()?;
        if let (AnyPosition::Pacman(_), Some(square)) = (&position, Square::parse(word))
            && let Some((mover, other)) = BoardView::from(&position).piece_out_of_turn(square)
        {
            return Some(out_of_turn(mover, other));
        }
        let blocked_path = match (&refusal, &position) {
            (
                rules::Refusal::Quoridor(rules::quoridor::Refusal::FenceCutsOff { seat, .. }),
                AnyPosition::Quoridor(position),
            ) => shortest_path(position, *seat),
            _ => Vec::new(),
        };
        let reason: game::Reason = refusal.into();
        Some(MoveRefusal {
            sentence: i18n::reason_text(&reason),
            rule: reason.rule.to_owned(),
            blocked_path,
        })
    }

    /// The time a seat has left, in milliseconds.
    pub fn time_left(&self, seat: u8, now: f64) -> Option<u64> {
        let now = (now + self.clock_skew.get()).max(0.0) as u64;
        self.clock.with(|clock| clock.left(seat, now))
    }
}

/// Why another piece of the same player does not move: another one is to move before it.
fn out_of_turn(mover: PieceKind, other: PieceKind) -> MoveRefusal {
    let name = |kind: PieceKind| i18n::translate(&format!("term-{}", kind.word()), &[]);
    let args = [("piece", name(mover).into()), ("other", name(other).into())];
    MoveRefusal {
        sentence: i18n::translate("web-not-its-turn", &args),
        rule: "P19".to_owned(),
        blocked_path: Vec::new(),
    }
}

/// From the pawn to its goal.
fn shortest_path(position: &rules::quoridor::Position, seat: Seat) -> Vec<rules::Square> {
    let path = position.shortest_path(seat).into_iter().flatten();
    position.pawn(seat).into_iter().chain(path).collect()
}
