use api::{SeatAssignment, SeatNumber, SeatSpec};
use game::Piece;

/// Whom a new game is played against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentMode {
    /// Computers.
    Computer,
    /// Others, at a table on a server.
    Online,
    /// Others at this screen.
    SameScreen,
}

/// Who a seat of a new game is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatChoice {
    /// The person who sets the game up.
    Me,
    /// Another person at this screen.
    Person,
    /// Whoever follows the link.
    Open,
    /// The computer player of this level.
    Computer(u8),
}

/// A player of a game that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedPlayer {
    /// Who it is.
    pub choice: SeatChoice,
    /// The name of a person at this screen, empty for none.
    pub name: String,
    /// The character of their pawn.
    pub piece: Piece,
}

/// Who plays a new game, seat by seat, while it is being set up. Where the game is not shared at one
/// screen, exactly one seat is that of the person who sets it up; no two players have the same character
/// (C00).
#[derive(Clone, Debug, PartialEq)]
pub struct SeatingPlan {
    mode: OpponentMode,
    level: u8,
    seats: usize,
    /// For as many seats as any game has: those beyond `seats` wait until there are more.
    players: Vec<PlannedPlayer>,
}

/// The most players that a game has.
const MOST_SEATS: usize = 5;

/// The levels of computer players.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=8;

impl SeatingPlan {
    /// Two seats: the first is that of the person here, with the character they like; computers are of
    /// that level.
    pub fn new(mode: OpponentMode, level: u8, piece: Piece) -> SeatingPlan {
        let nobody =
            PlannedPlayer { choice: SeatChoice::Me, name: String::new(), piece: Piece::Pawn };
        let mut plan = SeatingPlan { mode, level, seats: 2, players: vec![nobody; MOST_SEATS] };
        plan.players[0].piece = piece;
        plan.set_mode(mode);
        plan
    }

    /// The players, from seat 1 on.
    pub fn players(&self) -> &[PlannedPlayer] {
        &self.players[..self.seats]
    }

    /// The seat of the person who sets the game up; none where several share the screen.
    pub fn own_seat(&self) -> Option<SeatNumber> {
        let nth = self.players().iter().position(|player| player.choice == SeatChoice::Me)?;
        SeatNumber::try_from(nth + 1).ok()
    }

    /// Who may be chosen for a seat.
    pub fn choices(&self) -> Vec<SeatChoice> {
        let people: &[SeatChoice] = match self.mode {
            OpponentMode::Computer => &[SeatChoice::Me],
            OpponentMode::Online => &[SeatChoice::Me, SeatChoice::Open],
            OpponentMode::SameScreen => &[SeatChoice::Person],
        };
        people.iter().copied().chain(LEVELS.map(SeatChoice::Computer)).collect()
    }

    /// Plays against others: everybody else is what they usually are then.
    pub fn set_mode(&mut self, mode: OpponentMode) {
        let own = self.own_seat().unwrap_or(1);
        self.mode = mode;
        let others = self.usual_opponent();
        for (seat, player) in (1..).zip(&mut self.players) {
            player.choice = match mode {
                OpponentMode::Computer | OpponentMode::Online if seat == own => SeatChoice::Me,
                _ => others,
            };
        }
    }

    /// Plays with that many; the person here takes the last seat where theirs is gone.
    pub fn set_seats(&mut self, seats: usize) {
        let own = self.own_seat().map(usize::from);
        self.seats = seats.clamp(1, MOST_SEATS);
        if let Some(own) = own.filter(|own| *own > self.seats) {
            self.players.swap(own - 1, self.seats - 1);
        }
        for nth in 0..self.seats {
            if self.is_taken(nth, self.players[nth].piece) {
                self.players[nth].piece = Piece::Pawn;
            }
        }
    }

    /// Gives every computer player that level.
    pub fn set_level(&mut self, level: u8) {
        self.level = level;
        for player in &mut self.players {
            if let SeatChoice::Computer(theirs) = &mut player.choice {
                *theirs = level;
            }
        }
    }

    /// Chooses who has a seat, counted from 0. Whoever takes a seat for themselves leaves their old one to
    /// whom they replace; whoever gives their own away takes the next one.
    pub fn choose(&mut self, nth: usize, choice: SeatChoice) {
        let own = self.own_seat().map(|own| usize::from(own) - 1);
        match own {
            Some(own) if choice == SeatChoice::Me && own != nth => {
                self.players[own].choice = self.players[nth].choice;
                self.move_character(own, nth);
            }
            Some(own) if choice != SeatChoice::Me && own == nth => {
                let next = (own + 1) % self.seats;
                self.players[next].choice = SeatChoice::Me;
                self.move_character(own, next);
            }
            _ => {}
        }
        self.players[nth].choice = choice;
    }

    /// A person keeps the character they like when they change seats.
    fn move_character(&mut self, from: usize, to: usize) {
        let piece = std::mem::take(&mut self.players[from].piece);
        self.players[from].piece = std::mem::replace(&mut self.players[to].piece, piece);
    }

    /// Names a person at this screen.
    pub fn set_name(&mut self, nth: usize, name: String) {
        self.players[nth].name = name;
    }

    /// Whether another player has that character (C00).
    pub fn is_taken(&self, nth: usize, piece: Piece) -> bool {
        let mut others = (0..self.seats).filter(|other| *other != nth);
        piece != Piece::Pawn && others.any(|other| self.players[other].piece == piece)
    }

    /// Chooses the character of a player, unless another has it.
    pub fn choose_piece(&mut self, nth: usize, piece: Piece) {
        if !self.is_taken(nth, piece) {
            self.players[nth].piece = piece;
        }
    }

    /// The seats of a table on a server.
    pub fn seat_specs(&self) -> Vec<SeatSpec> {
        let spec = |player: &PlannedPlayer| SeatSpec {
            assignment: match player.choice {
                SeatChoice::Me | SeatChoice::Person => SeatAssignment::Me,
                SeatChoice::Open => SeatAssignment::Open,
                SeatChoice::Computer(level) => SeatAssignment::Level { level },
            },
            // Whoever comes chooses their own.
            piece: Some(player.piece)
                .filter(|piece| *piece != Piece::Pawn && player.choice != SeatChoice::Open),
        };
        self.players().iter().map(spec).collect()
    }

    fn usual_opponent(&self) -> SeatChoice {
        match self.mode {
            OpponentMode::Computer => SeatChoice::Computer(self.level),
            OpponentMode::Online => SeatChoice::Open,
            OpponentMode::SameScreen => SeatChoice::Person,
        }
    }
}
