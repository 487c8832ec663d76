use api::{
    Action, ActionRequest, ClientMessage, ClockState, Millis, Offer, Person, Phrase, Refusal,
    SaidPhrase, SeatNumber, ServerMessage, Snapshot, TablePhase, WireTurn,
};
use game::{Ending, Outcome, Seat};
use rules::{GameRecord, GameSetup};
use sync::{SyncEffect, SyncInput, TableSync};

use crate::gone_player::GonePlayer;
use crate::offers::{OwnOffers, naming_offer};

/// A game at a table on a server, which alone decides what is played: what is known of it here, and what
/// this person wants done there.
#[derive(Debug)]
pub struct RemoteGame {
    sync: TableSync,
    /// The id of the person here, once that is known.
    me: Option<String>,
    /// `None` until the first snapshot.
    game_record: Option<GameRecord>,
    /// What the server's clock showed, and when.
    server_time: Option<(Millis, Millis)>,
    /// Whether the person looks at the page.
    is_visible: bool,
    /// Whether they wait there to be paired with somebody.
    is_in_queue: bool,
    /// Whether a lost connection is to be noticed soon.
    has_heartbeat: bool,
    /// Whether the server knows no such table.
    is_missing: bool,
    /// Whether the server was sent this person's seed for the dice.
    has_sent_seed: bool,
    own_offers: OwnOffers,
    /// What players said last; `None` until the server has shown that it knows phrases.
    phrases: Option<Vec<SaidPhrase>>,
    notice: Option<RemoteNotice>,
}

/// How many phrases are remembered.
const MOST_PHRASES: usize = 20;

/// What a [`RemoteGame`] is told.
#[derive(Clone, Debug, PartialEq)]
pub enum RemoteInput {
    /// Something about the connection.
    Sync(SyncInput),
    /// The person here does something. The nonce is new, and nobody can guess it.
    Act {
        /// Where it says no seat, it is meant for the one that acts.
        action: Action,
        /// Names this action.
        nonce: String,
    },
    /// The person here says a phrase, if there is a connection.
    Say {
        /// The phrase.
        phrase: Phrase,
        /// Names it.
        nonce: String,
    },
    /// The person here is this one now.
    SetMe(Option<String>),
    /// Whether the person looks at the game.
    SetVisible(bool),
    /// Whether the person waits at the table to be paired with somebody.
    SetInQueue(bool),
}

/// What a [`RemoteGame`] wants done.
#[derive(Clone, Debug, PartialEq)]
pub enum RemoteEffect {
    /// Give the present connection up, if there is one, and make another.
    Connect,
    /// Give the present connection up.
    Disconnect,
    /// Send this.
    Send(ClientMessage),
    /// The server says who the person here is.
    SignedInAs(Person),
    /// The start waits for a seed of this person for the dice: [`Action::ClientSeed`] is due.
    ClientSeedWanted,
    /// The record of the game is another than before.
    RecordChanged,
}

/// What the person is told about the last thing they did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemoteNotice {
    /// The position changed before the move arrived.
    MoveOvertaken {
        /// The move.
        word: String,
    },
    /// The server did not accept a move.
    MoveRefused {
        /// The move.
        word: String,
        /// Why.
        reason: Refusal,
    },
    /// The server did not accept something else.
    Refused(Refusal),
}

impl RemoteGame {
    /// Follows a table. The first thing to do is to connect.
    pub fn new(table: &str, me: Option<String>, now: Millis) -> (RemoteGame, RemoteEffect) {
        let (mut sync, _) = TableSync::new(table, now);
        sync.ask_for_phrases();
        let game = RemoteGame {
            sync,
            me,
            game_record: None,
            server_time: None,
            is_visible: true,
            is_in_queue: false,
            has_heartbeat: false,
            is_missing: false,
            has_sent_seed: false,
            own_offers: OwnOffers::default(),
            phrases: None,
            notice: None,
        };
        (game, RemoteEffect::Connect)
    }

    /// The connection and what is known of the table.
    pub fn sync(&self) -> &TableSync {
        &self.sync
    }

    /// The table as last received.
    pub fn snapshot(&self) -> Option<&Snapshot> {
        self.sync.snapshot()
    }

    /// The game there; `None` until the server has told it.
    pub fn game_record(&self) -> Option<&GameRecord> {
        self.game_record.as_ref()
    }

    /// Whether it waits for players, is live, is paused or is over; `None` until that is known.
    pub fn phase(&self) -> Option<TablePhase> {
        self.snapshot().map(|table| table.state.phase)
    }

    /// The clocks, in the server's time.
    pub fn clock(&self) -> ClockState {
        self.snapshot().map(|table| table.state.clock.clone()).unwrap_or_default()
    }

    /// What the server's clock shows at `now`; `None` until it has said so.
    pub fn server_time(&self, now: Millis) -> Option<Millis> {
        self.server_time.map(|(said, heard)| said + now.saturating_sub(heard))
    }

    /// Offers that wait for an answer.
    pub fn offers(&self) -> &[(SeatNumber, Offer)] {
        self.snapshot().map_or(&[], |table| &table.state.offers)
    }

    /// The offers that the person here is asked about, each once with the seat that made it: those of
    /// others in which they have a say, until they have agreed.
    pub fn offers_to_answer(&self) -> Vec<(SeatNumber, Offer)> {
        let own = self.own_seats();
        let mut asked: Vec<(SeatNumber, Offer)> = Vec::new();
        for &(seat, offer) in self.offers().iter().filter(|_| !own.is_empty()) {
            let has_agreed = own.iter().any(|&seat| self.offers().contains(&(seat, offer)));
            let is_listed = asked.iter().any(|(_, listed)| *listed == offer);
            if offer != Offer::Rematch && !has_agreed && !is_listed {
                asked.push((seat, offer));
            }
        }
        asked
    }

    /// The last few things that players said, the oldest first; `None` where the server knows no phrases.
    pub fn phrases(&self) -> Option<&[SaidPhrase]> {
        self.phrases.as_deref()
    }

    /// The offer of the person here that was declined, if that is the last thing that happened.
    pub fn declined_offer(&self) -> Option<Offer> {
        self.own_offers.declined()
    }

    /// Whether the person here may cancel the game alone.
    pub fn can_abort(&self) -> bool {
        let is_abortable = self.snapshot().is_some_and(|table| table.state.abortable);
        is_abortable && self.is_in_play()
    }

    /// Whether the person here may ask to take their last move back: nothing is taken back past a roll or
    /// a departure, nothing at all in a rated game, and one question is asked at a time.
    pub fn can_take_back(&self) -> bool {
        let is_rated = self.snapshot().is_some_and(|table| table.spec.rated);
        let own = self.own_seats().into_iter().filter_map(|seat| Seat::from_number(seat.into()));
        let own: Vec<_> = own.collect();
        let is_open = self.offers().iter().any(|(_, offer)| *offer == Offer::Takeback);
        let last_move = self.game_record().and_then(|game| game.record.last_move_of(&own));
        self.is_in_play() && !is_rated && !is_open && last_move.is_some()
    }

    /// The player without whom the others may go on at `now`, where the person here has a say in it.
    pub fn gone_player(&self, now: Millis) -> Option<GonePlayer> {
        let away = self.sync.away()?;
        if self.phase()? != TablePhase::Live || self.server_time(now)? < away.claimable_at {
            return None;
        }
        let record = &self.game_record()?.record;
        GonePlayer::new(away, &self.own_seats(), self.snapshot()?, self.sync.present(), record)
    }

    /// Whether the server knows no such table.
    pub fn is_missing(&self) -> bool {
        self.is_missing
    }

    /// Whether a move made here is not answered yet, so that no other can be made.
    pub fn is_busy(&self) -> bool {
        self.sync.pending_move().is_some()
    }

    /// Whether the move made last waits to be sent, or to be sent again.
    pub fn is_unsent(&self) -> bool {
        self.is_busy() && (!self.sync.is_connected() || self.sync.is_retrying())
    }

    /// What became of the last thing done here, if there is something to say.
    pub fn notice(&self) -> Option<&RemoteNotice> {
        self.notice.as_ref()
    }

    /// The seats of the person here that are in play: whoever has left the game watches it.
    pub fn own_seats(&self) -> Vec<SeatNumber> {
        let mut seats = self.held_seats();
        if let Some(table) = self.snapshot() {
            seats.retain(|&seat| table.state.seats[usize::from(seat) - 1].departed.is_none());
        }
        seats
    }

    /// The seats of the person here, those included that have left the game.
    pub fn held_seats(&self) -> Vec<SeatNumber> {
        match (self.snapshot(), &self.me) {
            (Some(table), Some(me)) => table.seats_of(me),
            _ => Vec::new(),
        }
    }

    /// Whether the person here plays a game that goes on.
    fn is_in_play(&self) -> bool {
        let goes_on = matches!(self.phase(), Some(TablePhase::Live | TablePhase::Paused));
        goes_on && !self.own_seats().is_empty()
    }

    /// The seat that acts, for a person with several: the one to move, else their first.
    pub fn acting_seat(&self) -> Option<SeatNumber> {
        let own = self.own_seats();
        match self.snapshot()?.state.turn {
            WireTurn::Seat(seat) if own.contains(&seat) => Some(seat),
            _ => own.first().copied(),
        }
    }

    /// When a [`SyncInput::Tick`] is due.
    pub fn wake_at(&self) -> Millis {
        self.sync.wake_at()
    }

    /// Takes something in at a time, in milliseconds of a clock that never goes back; returns what to do.
    pub fn handle(&mut self, input: RemoteInput, now: Millis) -> Vec<RemoteEffect> {
        let mut effects = Vec::new();
        match input {
            RemoteInput::Sync(input) => self.pass_on(input, now, &mut effects),
            RemoteInput::Act { action, nonce } => {
                let request = self.request(action, nonce);
                self.pass_on(SyncInput::Act(request), now, &mut effects);
            }
            RemoteInput::Say { phrase, nonce } => {
                self.pass_on(SyncInput::Say { phrase, nonce }, now, &mut effects);
            }
            RemoteInput::SetMe(me) => self.me = me,
            RemoteInput::SetVisible(is_visible) => self.is_visible = is_visible,
            RemoteInput::SetInQueue(is_in_queue) => self.is_in_queue = is_in_queue,
        }
        // A lost connection is noticed soon where it matters: by somebody who plays and looks, or waits to
        // be paired.
        let plays = self.phase() == Some(TablePhase::Live) && !self.own_seats().is_empty();
        let has_heartbeat = (plays && self.is_visible) || self.is_in_queue;
        if self.has_heartbeat != has_heartbeat {
            self.has_heartbeat = has_heartbeat;
            self.pass_on(SyncInput::SetHeartbeat(has_heartbeat), now, &mut effects);
        }
        effects
    }

    /// An action as it is sent: a move with the position it was made in, an answer with the offer that it
    /// is meant for, the others with their seat.
    fn request(&self, action: Action, nonce: String) -> ActionRequest {
        let seq = match action {
            Action::Move { .. } => self.snapshot().map(|table| table.state.seq + 1),
            _ => None,
        };
        let action = match action {
            Action::Resign { seat } => Action::Resign { seat: seat.or(self.acting_seat()) },
            Action::Offer { offer, seat, answers } => {
                Action::Offer { offer, seat: seat.or(self.acting_seat()), answers }
            }
            other => other,
        };
        let action = match self.snapshot() {
            Some(table) => naming_offer(action, &table.state),
            None => action,
        };
        ActionRequest { nonce, seq, action }
    }

    fn pass_on(&mut self, input: SyncInput, now: Millis, effects: &mut Vec<RemoteEffect>) {
        for effect in self.sync.handle(input, now) {
            match effect {
                SyncEffect::Connect => effects.push(RemoteEffect::Connect),
                SyncEffect::Disconnect => effects.push(RemoteEffect::Disconnect),
                SyncEffect::Send(message) => effects.push(RemoteEffect::Send(message)),
                SyncEffect::Deliver(message, action) => {
                    self.receive(message, action, now, effects);
                }
            }
        }
    }

    fn receive(
        &mut self,
        message: ServerMessage,
        answered: Option<Action>,
        now: Millis,
        effects: &mut Vec<RemoteEffect>,
    ) {
        match message {
            ServerMessage::Welcome { now: said, you, .. } => {
                self.server_time = Some((said, now));
                if let Some(you) = you {
                    self.me = Some(you.id.clone());
                    effects.push(RemoteEffect::SignedInAs(you));
                }
            }
            ServerMessage::Snapshot(_) => self.follow(now, effects),
            ServerMessage::Update(update) => {
                let seats = self.held_seats();
                self.own_offers.hear(&update.events, &seats);
                self.follow(now, effects);
            }
            ServerMessage::Phrases { phrases, .. } => self.hear(phrases),
            ServerMessage::Done { .. } => self.notice = None,
            ServerMessage::Refused { reason, .. } => {
                self.is_missing = reason.status == 404 && self.snapshot().is_none();
                self.notice = Some(match answered {
                    Some(Action::Move { word }) if reason.key == "server-stale" => {
                        // What is known here is not the present any more.
                        self.pass_on(SyncInput::Refresh, now, effects);
                        RemoteNotice::MoveOvertaken { word }
                    }
                    Some(Action::Move { word }) => RemoteNotice::MoveRefused { word, reason },
                    _ => RemoteNotice::Refused(reason),
                });
            }
            ServerMessage::Presence { .. }
            | ServerMessage::Ping { .. }
            | ServerMessage::Insight { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye { .. } => {}
        }
    }

    /// Adds what players said to what is known of it.
    fn hear(&mut self, phrases: Vec<SaidPhrase>) {
        let known = self.phrases.get_or_insert_default();
        for said in phrases {
            if !known.contains(&said) {
                known.push(said);
            }
        }
        let excess = known.len().saturating_sub(MOST_PHRASES);
        known.drain(..excess);
    }

    /// Brings the record up to date with the table.
    fn follow(&mut self, now: Millis, effects: &mut Vec<RemoteEffect>) {
        let seats = self.held_seats();
        let Some(table) = self.sync.snapshot() else { return };
        self.own_offers.follow(&table.state, &seats);
        self.server_time = Some((table.state.now, now));
        let has_changed = match &mut self.game_record {
            Some(current) if is_beginning_of(current, table) => append_new_words(current, table),
            current => {
                *current = game_record_of(table);
                current.is_some()
            }
        };
        if has_changed {
            effects.push(RemoteEffect::RecordChanged);
        }
        let is_wanted = self.own_seats().into_iter().any(|seat| {
            let seats = self.snapshot().map(|table| table.state.seats.as_slice());
            let state = seats.and_then(|seats| seats.get(usize::from(seat) - 1));
            state.is_some_and(|state| state.client_seed_wanted)
        });
        if is_wanted && !self.has_sent_seed {
            effects.push(RemoteEffect::ClientSeedWanted);
        }
        self.has_sent_seed = is_wanted;
    }
}

/// The record of the game at a table, built from its specification and its words.
fn game_record_of(table: &Snapshot) -> Option<GameRecord> {
    let setup = GameSetup::from_text(&table.spec.setup_text()).ok()?;
    let start = setup.parse_position(&table.start).or_else(|_| setup.start()).ok()?;
    let record = setup.record_from(start);
    let mut game_record = GameRecord::from_record(setup, record);
    append_new_words(&mut game_record, table);
    Some(game_record)
}

/// Whether a record is the beginning of the game at a table: it is not after a takeback, for instance.
fn is_beginning_of(game_record: &GameRecord, table: &Snapshot) -> bool {
    let record = &game_record.record;
    record.entries().len() <= table.words.len()
        && record.words().zip(&table.words).all(|(own, played)| own == played.word)
        && record.start().to_string() == table.start
        && (record.ending().is_none() || table.state.ending.is_some())
}

/// Appends what is new at the table; returns whether anything is. The ending is the one that the table
/// states: an older table may have decided it by older laws.
fn append_new_words(game_record: &mut GameRecord, table: &Snapshot) -> bool {
    let record = &mut game_record.record;
    let known = (record.entries().len(), record.ending());
    for played in &table.words[known.0..] {
        if record.play(&played.word).is_err() {
            break;
        }
    }
    if let Some(ending) = &table.state.ending {
        let outcome = Outcome::parse(&ending.outcome).unwrap_or_else(|| record.draw());
        record.set_ending(Ending { outcome, cause: ending.cause });
    }
    known != (record.entries().len(), record.ending())
}
