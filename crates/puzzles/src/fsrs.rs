/// How well an answer was remembered, as spaced repetition grades it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recall {
    /// Wrong.
    Again,
    /// Right after a hint.
    Hard,
    /// Right.
    Good,
    /// Right at once, without thinking.
    Easy,
}

/// The memory of one card by FSRS-5, the Free Spaced Repetition Scheduler: how long it lasts, and how hard it
/// is to make it last longer. The weights are the published defaults.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MemoryState {
    /// After so many days the card is remembered with a probability of 90 %.
    pub stability: f64,
    /// From 1 to 10.
    pub difficulty: f64,
}

/// The default weights of FSRS-5.
const WEIGHTS: [f64; 19] = [
    0.40255, 1.18385, 3.173, 15.69105, 7.1949, 0.5345, 1.4604, 0.0046, 1.54575, 0.1192, 1.01925,
    1.9395, 0.11, 0.29605, 2.2698, 0.2315, 2.9898, 0.51655, 0.6621,
];
/// The forgetting curve is a power: (1 + FACTOR × days / stability) ^ DECAY.
const DECAY: f64 = -0.5;
/// Makes the curve 90 % after as many days as the stability.
const FACTOR: f64 = 19.0 / 81.0;
/// No card waits longer than this, in days.
const LONGEST: f64 = 36_500.0;

impl MemoryState {
    /// The memory after the first answer.
    pub fn first(recall: Recall) -> MemoryState {
        let stability = WEIGHTS[recall as usize];
        MemoryState { stability, difficulty: first_difficulty(grade(recall)) }
    }

    /// The probability that it is still remembered after so many days.
    pub fn retrievability(&self, days: f64) -> f64 {
        (1.0 + FACTOR * days.max(0.0) / self.stability).powf(DECAY)
    }

    /// After how many days it should come back: when it is remembered with a probability of 90 %.
    pub fn interval(&self) -> u32 {
        self.stability.round().clamp(1.0, LONGEST) as u32
    }

    /// The memory after an answer, so many days after the last one.
    #[must_use]
    pub fn after(&self, days: f64, recall: Recall) -> MemoryState {
        let remembered = self.retrievability(days);
        let stability = match recall {
            _ if days < 1.0 => {
                self.stability * (WEIGHTS[17] * (grade(recall) - 3.0 + WEIGHTS[18])).exp()
            }
            Recall::Again => self.forgotten(remembered),
            _ => self.recalled(remembered, recall),
        };
        let step = -WEIGHTS[6] * (grade(recall) - 3.0) * (10.0 - self.difficulty) / 9.0;
        let easiest = first_difficulty(grade(Recall::Easy));
        let difficulty = WEIGHTS[7] * easiest + (1.0 - WEIGHTS[7]) * (self.difficulty + step);
        MemoryState {
            stability: stability.clamp(0.01, LONGEST),
            difficulty: difficulty.clamp(1.0, 10.0),
        }
    }

    fn recalled(&self, remembered: f64, recall: Recall) -> f64 {
        let factor = match recall {
            Recall::Hard => WEIGHTS[15],
            Recall::Easy => WEIGHTS[16],
            _ => 1.0,
        };
        let growth = WEIGHTS[8].exp()
            * (11.0 - self.difficulty)
            * self.stability.powf(-WEIGHTS[9])
            * ((WEIGHTS[10] * (1.0 - remembered)).exp() - 1.0);
        self.stability * (1.0 + growth * factor)
    }

    fn forgotten(&self, remembered: f64) -> f64 {
        let stability = WEIGHTS[11]
            * self.difficulty.powf(-WEIGHTS[12])
            * ((self.stability + 1.0).powf(WEIGHTS[13]) - 1.0)
            * (WEIGHTS[14] * (1.0 - remembered)).exp();
        stability.min(self.stability)
    }
}

fn grade(recall: Recall) -> f64 {
    match recall {
        Recall::Again => 1.0,
        Recall::Hard => 2.0,
        Recall::Good => 3.0,
        Recall::Easy => 4.0,
    }
}

fn first_difficulty(grade: f64) -> f64 {
    (WEIGHTS[4] - (WEIGHTS[5] * (grade - 1.0)).exp() + 1.0).clamp(1.0, 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the reference implementation gives for the default weights: the first intervals are the first
    /// four weights, and a stability is the time to 90 %.
    #[test]
    fn first_answers_have_the_published_stabilities() {
        for (recall, stability) in [
            (Recall::Again, 0.40255),
            (Recall::Hard, 1.18385),
            (Recall::Good, 3.173),
            (Recall::Easy, 15.69105),
        ] {
            let state = MemoryState::first(recall);
            assert_eq!(state.stability, stability);
            assert!((state.retrievability(stability) - 0.9).abs() < 1e-9);
            assert!((1.0..=10.0).contains(&state.difficulty));
        }
        assert_eq!(MemoryState::first(Recall::Again).interval(), 1, "not before tomorrow");
    }

    #[test]
    fn what_is_remembered_comes_later_and_what_is_forgotten_sooner() {
        let state = MemoryState::first(Recall::Good);
        let days = f64::from(state.interval());
        let [again, hard, good, easy] = [Recall::Again, Recall::Hard, Recall::Good, Recall::Easy]
            .map(|recall| state.after(days, recall));
        let stabilities = [again, hard, good, easy].map(|state| state.stability);
        assert!(stabilities.is_sorted(), "{stabilities:?}");
        assert!(again.stability < state.stability && hard.stability > state.stability);
        assert!(again.difficulty > good.difficulty && good.difficulty > easy.difficulty);
    }

    #[test]
    fn every_state_stays_within_its_bounds() {
        let mut random = game::Random::new(7);
        let recalls = [Recall::Again, Recall::Hard, Recall::Good, Recall::Easy];
        let mut state = MemoryState::first(Recall::Good);
        for _ in 0..10_000 {
            let days = f64::from(random.below(400));
            state = state.after(days, *random.pick(&recalls));
            assert!(state.stability.is_finite() && state.stability > 0.0, "{state:?}");
            assert!((1.0..=10.0).contains(&state.difficulty), "{state:?}");
            assert!(state.interval() >= 1);
        }
    }
}
