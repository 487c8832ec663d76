use api::{NewTable, SeatAssignment, SeatSpec, TimeControl};

/// What kind of table a few people play at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TablePlan {
    game: &'static str,
    pub(crate) people: u8,
    computers: u8,
    pub(crate) time_control: TimeControl,
    /// Whether it is rated where everybody has an account.
    rated: bool,
}

/// All games, two to five players, with clocks of every kind and without, with and without computer
/// players; some are rated, in every kind of pool.
const PLANS: [TablePlan; 13] = [
    plan("quoridor", 2, 0, TimeControl::Fischer { seconds: 20, increment: 2 }).rated(),
    plan("pacman", 3, 2, TimeControl::PerMove { seconds: 12 }),
    plan("mspacman", 2, 0, TimeControl::None),
    plan("mini", 2, 0, TimeControl::PerMove { seconds: 10 }).rated(),
    plan("quoridor", 2, 2, TimeControl::SuddenDeath { seconds: 40 }),
    plan("pacman", 2, 0, TimeControl::None),
    plan("mspacman", 2, 2, TimeControl::PerMove { seconds: 12 }),
    plan("mini", 1, 1, TimeControl::Fischer { seconds: 15, increment: 1 }),
    plan("quoridor", 4, 0, TimeControl::None),
    plan("pacman", 4, 0, TimeControl::Fischer { seconds: 20, increment: 2 }).rated(),
    plan("mspacman", 3, 0, TimeControl::SuddenDeath { seconds: 60 }).rated(),
    plan("quoridor", 1, 1, TimeControl::None),
    plan("quoridor", 4, 0, TimeControl::Fischer { seconds: 20, increment: 2 }).rated(),
];

const fn plan(
    game: &'static str,
    people: u8,
    computers: u8,
    time_control: TimeControl,
) -> TablePlan {
    TablePlan { game, people, computers, time_control, rated: false }
}

impl TablePlan {
    const fn rated(self) -> TablePlan {
        TablePlan { rated: true, ..self }
    }

    /// One of all plans, in turn; people who `have_accounts` take the rated ones alone.
    pub(crate) fn nth(nth: usize, have_accounts: bool) -> TablePlan {
        let plans: Vec<_> = PLANS.into_iter().filter(|plan| plan.rated || !have_accounts).collect();
        plans[nth % plans.len()]
    }

    /// The table: its creator, seats for whoever comes first, computer players. Only people who `have_accounts` can
    /// have a rated one.
    pub(crate) fn table(&self, have_accounts: bool) -> NewTable {
        let seat = |assignment| SeatSpec { assignment, piece: None };
        let mut seat_specs = vec![seat(SeatAssignment::Me)];
        seat_specs.extend((1..self.people).map(|_| seat(SeatAssignment::Open)));
        seat_specs
            .extend((0..self.computers).map(|n| seat(SeatAssignment::Level { level: 1 + n })));
        NewTable {
            seats: self.people + self.computers,
            seat_specs,
            time_control: self.time_control,
            rated: self.rated && have_accounts,
            ..NewTable::new(self.game)
        }
    }
}
