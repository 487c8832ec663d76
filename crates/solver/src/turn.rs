#![allow(
    clippy::needless_range_loop,
    reason = "loops of a fixed length over several arrays are what compilers make vectors of"
)]

use rules::pacman::Contact;

use crate::ground::Ground;
use crate::lanes::Lanes;
use crate::plane::{ABREAST, Wide};
use crate::sheet::Planes;
use crate::side::Side;
use crate::timing::Timing;

/// One turn of PAC-MAN (P06–P14, P39), on all squares he can be on and in many rows at once.
pub(crate) struct Turn<'a> {
    ground: &'a Ground,
    all: Planes<u32>,
    closed: bool,
    /// Squares PAC-MAN cannot leave.
    sealed: Planes<u32>,
    pellets: Planes<u32>,
    dishes: Vec<Dish<'a>>,
    /// What it takes for a pellet to be good: that it is decided, or that it is not.
    decided: bool,
    /// All lanes if being caught is good for PAC-MAN, else none.
    caught: u32,
}

/// A pellet that PAC-MAN can eat.
struct Dish<'a> {
    lanes: Planes<u32>,
    /// It is decided in the rows with fewer turns than that.
    turns: &'a [u16],
    fewer: u16,
}

impl<'a> Turn<'a> {
    /// The turn after which so many more decide; `caught` if being caught is bad for PAC-MAN.
    pub(crate) fn new(
        (ground, contact): (&'a Ground, Contact),
        (pellets, eaten): (&[u8], &'a [Timing]),
        side: Side,
        caught: bool,
        turn: u16,
    ) -> Turn<'a> {
        let dish = |(&at, timing): (&u8, &'a Timing)| {
            let (turns, fewer) = timing.decided(turn);
            Dish { lanes: Lanes::one(at.into()).words(), turns, fewer }
        };
        let pellets_lie = pellets.iter().fold(Lanes::NONE, |set, &at| set | Lanes::one(at.into()));
        Turn {
            ground,
            all: ground.all.words(),
            closed: contact == Contact::Closed,
            sealed: ground.sealed.words(),
            pellets: pellets_lie.words(),
            dishes: pellets.iter().zip(eaten).map(dish).collect(),
            decided: side == Side::Pac,
            caught: if contact == Contact::Caught && !caught { !0 } else { 0 },
        }
    }

    /// The squares where it is bad for PAC-MAN to be, to move, in the rows from `row` on, given
    /// those where it is bad to be when the ghosts move.
    #[inline(always)]
    pub(crate) fn bad(
        &self,
        row: usize,
        phase: &Planes<Wide>,
        ghosts: &Planes<Wide>,
    ) -> Planes<Wide> {
        let mut sweet = [[0; ABREAST]; Lanes::WORDS];
        for dish in &self.dishes {
            dish.add(row, self.decided, &mut sweet);
        }
        let mut bad = [[0; ABREAST]; Lanes::WORDS];
        for i in 0..ABREAST {
            let found = self.row(
                [phase[0][i], phase[1][i], phase[2][i]],
                [ghosts[0][i], ghosts[1][i], ghosts[2][i]],
                [sweet[0][i], sweet[1][i], sweet[2][i]],
            );
            bad[0][i] = found[0];
            bad[1][i] = found[1];
            bad[2][i] = found[2];
        }
        bad
    }

    #[inline(always)]
    fn row(&self, phase: Planes<u32>, ghosts: Planes<u32>, sweet: Planes<u32>) -> Planes<u32> {
        let mut stuck = self.sealed;
        if self.closed {
            let mut free = self.all;
            for plane in 0..Lanes::WORDS {
                free[plane] &= !ghosts[plane];
            }
            let beside = self.ground.spread_words(free);
            for plane in 0..Lanes::WORDS {
                stuck[plane] = !beside[plane];
            }
        }
        let (mut safe, mut ends, mut way) = (self.all, sweet, self.all);
        let mut second = [0; Lanes::WORDS];
        for plane in 0..Lanes::WORDS {
            safe[plane] &= !phase[plane];
            ends[plane] = sweet[plane] & !ghosts[plane] | ghosts[plane] & self.caught;
            way[plane] = !(self.pellets[plane] | ghosts[plane]);
            second[plane] = safe[plane] & way[plane] | ends[plane];
        }
        let mut first = self.ground.spread_words(second);
        for plane in 0..Lanes::WORDS {
            first[plane] = first[plane] & way[plane] | ends[plane];
        }
        let mut bad = self.ground.spread_words(first);
        for plane in 0..Lanes::WORDS {
            let good = bad[plane] | safe[plane] & stuck[plane];
            bad[plane] = self.all[plane] & !good & !ghosts[plane];
        }
        bad
    }
}

impl Dish<'_> {
    #[inline(always)]
    fn add(&self, row: usize, decided: bool, sweet: &mut Planes<Wide>) {
        let mut good = [0u32; ABREAST];
        match self.turns[row..].first_chunk::<ABREAST>() {
            Some(turns) => {
                for i in 0..ABREAST {
                    good[i] = 0u32.wrapping_sub(((turns[i] < self.fewer) == decided).into());
                }
            }
            None => {
                for (good, &turns) in good.iter_mut().zip(&self.turns[row..]) {
                    *good = 0u32.wrapping_sub(((turns < self.fewer) == decided).into());
                }
            }
        }
        for plane in 0..Lanes::WORDS {
            for i in 0..ABREAST {
                sweet[plane][i] |= good[i] & self.lanes[plane];
            }
        }
    }
}
