use game::Seat;

/// One round of the opening spins, which decide who leads Ms. Pac-Man (S05), seat by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpeningSpins(pub [OpeningSpin; 4]);

/// The state of a seat in a round of opening spins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OpeningSpin {
    /// Does not spin: there is no such seat, its player has left, or it lost an earlier round.
    Out,
    /// Has not yet spun in this round.
    Due,
    /// Has spun this number in this round.
    Shown(u8),
}

impl OpeningSpins {
    /// The first round, in which every seat spins.
    pub fn first(seats: usize) -> OpeningSpins {
        OpeningSpins(std::array::from_fn(|seat| {
            if seat < seats { OpeningSpin::Due } else { OpeningSpin::Out }
        }))
    }

    /// The seat that spins next.
    pub fn next(&self) -> Option<Seat> {
        self.0.iter().position(|&spin| spin == OpeningSpin::Due).map(Seat::new)
    }

    /// The seats that take part in this round.
    pub fn contenders(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.0.len()).filter(|&seat| self.0[seat] != OpeningSpin::Out).map(Seat::new)
    }

    pub(super) fn spin(&mut self, steps: u8) {
        let seat = self.next().expect("a seat has yet to spin");
        self.0[seat.index()] = OpeningSpin::Shown(steps);
    }

    pub(super) fn drop_out(&mut self, seat: Seat) {
        self.0[seat.index()] = OpeningSpin::Out;
    }

    /// The leader of Ms. Pac-Man once decided; the error is the round that goes on, or the next
    /// one.
    pub(super) fn resolve(mut self) -> Result<Seat, OpeningSpins> {
        if let Some(leader) = self.sole_contender() {
            return Ok(leader);
        }
        if self.next().is_some() {
            return Err(self);
        }
        let highest = self.0.into_iter().max().expect("there are four");
        for spin in &mut self.0 {
            *spin = if *spin == highest { OpeningSpin::Due } else { OpeningSpin::Out };
        }
        self.sole_contender().ok_or(self)
    }

    /// The only seat left in this round.
    fn sole_contender(&self) -> Option<Seat> {
        let mut contenders = self.contenders();
        contenders.next().filter(|_| contenders.next().is_none())
    }
}
