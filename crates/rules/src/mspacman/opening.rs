use game::Seat;

/// The spins that decide who leads Ms. Pac-Man (S05): one round of them, seat by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening(pub [Spin; 4]);

/// How far a seat is in a round of opening spins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spin {
    /// Does not spin: no such seat, left, or beaten in an earlier round.
    Out,
    /// Is yet to spin in this round.
    Due,
    /// Has spun this number in this round.
    Shown(u8),
}

impl Opening {
    /// The first round: everyone spins.
    pub fn first(seats: usize) -> Opening {
        Opening(std::array::from_fn(|seat| if seat < seats { Spin::Due } else { Spin::Out }))
    }

    /// The seat that spins next.
    pub fn next(&self) -> Option<Seat> {
        self.0.iter().position(|&spin| spin == Spin::Due).map(Seat::new)
    }

    /// Who spins in this round.
    pub fn contenders(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.0.len()).filter(|&seat| self.0[seat] != Spin::Out).map(Seat::new)
    }

    pub(super) fn spin(&mut self, steps: u8) {
        let seat = self.next().expect("somebody is yet to spin");
        self.0[seat.index()] = Spin::Shown(steps);
    }

    pub(super) fn drop_out(&mut self, seat: Seat) {
        self.0[seat.index()] = Spin::Out;
    }

    /// Who leads Ms. Pac-Man, once that is decided; else the opening as it goes on.
    pub(super) fn settle(mut self) -> Result<Seat, Opening> {
        if let Some(only) = self.only() {
            return Ok(only);
        }
        if self.next().is_some() {
            return Err(self);
        }
        let highest = self.0.into_iter().max().expect("there are four");
        for spin in &mut self.0 {
            *spin = if *spin == highest { Spin::Due } else { Spin::Out };
        }
        self.only().ok_or(self)
    }

    /// The only one left in this round.
    fn only(&self) -> Option<Seat> {
        let mut contenders = self.contenders();
        contenders.next().filter(|_| contenders.next().is_none())
    }
}
