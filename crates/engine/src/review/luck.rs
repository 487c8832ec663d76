//! What rolls brought to everyone: together always nothing.

/// The sum of what each roll has changed. Chances in permille are rounded and may add up to a little more or
/// less than a thousand, so each counts as its share of all.
#[derive(Clone, Debug, Default)]
pub(super) struct Luck {
    /// By seat; empty where there was no roll.
    sums: Vec<f64>,
}

impl Luck {
    /// Adds a roll, by everyone's chance before it and after it.
    pub(super) fn add(&mut self, before: &[u16], after: &[u16]) {
        self.sums.resize(before.len(), 0.0);
        let shares = |chances: &[u16]| -> Vec<f64> {
            let all: u32 = chances.iter().map(|&chance| u32::from(chance)).sum();
            let share = |&chance: &u16| 1000.0 * f64::from(chance) / f64::from(all.max(1));
            chances.iter().map(share).collect()
        };
        let changes = shares(after).into_iter().zip(shares(before));
        for (sum, (after, before)) in self.sums.iter_mut().zip(changes) {
            *sum += after - before;
        }
    }

    /// Every seat's luck in permille, nothing where there was no roll. What some have gained the others
    /// have lost, to the last digit: what rounding leaves over goes to those it was taken from.
    pub(super) fn by_seat(self, seats: usize) -> Vec<Option<i32>> {
        if self.sums.is_empty() {
            return vec![None; seats];
        }
        let mut rounded: Vec<i32> = self.sums.iter().map(|sum| sum.floor() as i32).collect();
        let left_over = rounded.iter().sum::<i32>().unsigned_abs() as usize;
        let mut order: Vec<usize> = (0..seats).collect();
        let cut_off = |seat: &usize| self.sums[*seat] - self.sums[*seat].floor();
        order.sort_by(|a, b| cut_off(b).total_cmp(&cut_off(a)));
        for seat in order.into_iter().take(left_over) {
            rounded[seat] += 1;
        }
        rounded.into_iter().map(Some).collect()
    }
}

#[cfg(test)]
mod tests {
    use game::Random;

    use super::Luck;

    #[test]
    fn luck_adds_up_to_nothing() {
        let mut random = Random::new(3);
        for seats in 2..=4 {
            let mut luck = Luck::default();
            assert_eq!(luck.clone().by_seat(seats), vec![None; seats]);
            for _ in 0..200 {
                let mut chances = || (0..seats).map(|_| random.below(1000) as u16).collect();
                let (before, after): (Vec<u16>, Vec<u16>) = (chances(), chances());
                luck.add(&before, &after);
                let by_seat = luck.clone().by_seat(seats);
                assert_eq!(by_seat.iter().map(|luck| luck.unwrap()).sum::<i32>(), 0);
            }
        }
        let mut luck = Luck::default();
        luck.add(&[500, 501], &[700, 299]);
        assert_eq!(luck.by_seat(2), [Some(201), Some(-201)]);
    }
}
