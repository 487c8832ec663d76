use api::{ClockState, Millis, SeatNumber, Snapshot, TablePhase, WireTurn};
use game::Piece;
use rules::{AnyPosition, Game, GameSetup};

/// A game at a table at a glance, as lists of games show it: the board, whose move it is and how much
/// time is left for it.
#[derive(Clone, Debug, PartialEq)]
pub struct TableOverview {
    /// The game.
    pub game: Game,
    /// The present position.
    pub position: AnyPosition,
    /// The character that each player chose.
    pub pieces: Vec<Piece>,
    /// The seats that the person here plays; none for whoever watches or has left the game.
    pub own_seats: Vec<SeatNumber>,
    /// Whose move it is.
    pub turn: OverviewTurn,
    clock: ClockState,
    /// What the server's clock showed, and what ours did then.
    server_time: (Millis, Millis),
}

/// Whose move it is at a table, as one person sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverviewTurn {
    /// The person here, with this seat.
    Yours(SeatNumber),
    /// Somebody else, with this seat.
    Theirs(SeatNumber),
    /// Nobody: the game has not begun, rolls, is paused or is over.
    Nobody,
}

impl TableOverview {
    /// The table as the person `me` sees it, heard of at `now` by a clock of ours; `None` where the game is
    /// one that this program does not know.
    pub fn new(table: &Snapshot, me: Option<&str>, now: Millis) -> Option<TableOverview> {
        let setup = GameSetup::from_text(&table.spec.setup_text()).ok()?;
        let position = setup.parse_position(&table.state.position).ok()?;
        let seats = &table.state.seats;
        let mut own_seats = me.map(|me| table.seats_of(me)).unwrap_or_default();
        own_seats.retain(|&seat| seats[usize::from(seat) - 1].departed.is_none());
        let turn = match table.state.turn {
            WireTurn::Seat(seat) if table.state.phase == TablePhase::Live => {
                if own_seats.contains(&seat) {
                    OverviewTurn::Yours(seat)
                } else {
                    OverviewTurn::Theirs(seat)
                }
            }
            WireTurn::Seat(_) | WireTurn::Chance | WireTurn::Nobody => OverviewTurn::Nobody,
        };
        Some(TableOverview {
            game: setup.game(),
            position,
            pieces: seats.iter().map(|seat| seat.piece.unwrap_or_default()).collect(),
            own_seats,
            turn,
            clock: table.state.clock.clone(),
            server_time: (table.state.now, now),
        })
    }

    /// Whether the person here is to move.
    pub fn is_your_move(&self) -> bool {
        matches!(self.turn, OverviewTurn::Yours(_))
    }

    /// By what lists of tables are sorted, the latest of which are first: those that wait for the person here precede the
    /// others, and whichever has waited longest, since its last event `at`, all of them.
    pub fn urgency(&self, at: Millis) -> impl Ord + use<> {
        let waits = self.is_your_move();
        (!waits, if waits { at } else { 0 })
    }

    /// The time left at `now` to whoever is to move; `None` where nobody is, or no clock runs.
    pub fn time_left(&self, now: Millis) -> Option<Millis> {
        let (OverviewTurn::Yours(seat) | OverviewTurn::Theirs(seat)) = self.turn else {
            return None;
        };
        let (said, heard) = self.server_time;
        self.clock.left(seat, said + now.saturating_sub(heard))
    }
}
