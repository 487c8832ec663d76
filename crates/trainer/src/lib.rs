//! Makes the networks that the engines judge by: self-play, its samples, and training.
//!
//! `docs/engine.md` has every command, `docs/laboratory.md` how the networks in use were made. The
//! features and the inference are the engine's own ([`engine::training`]): nothing is written down twice.

mod census;
mod curves;
mod feature_file;
mod grades;
mod mspacman;
mod pacman_accuracy;
mod quoridor;
mod reliability_plot;
mod sample;
mod self_play;
mod tuning;

pub use census::{CensusRow, CensusStudy};
pub use curves::{Calibration, ChanceTenth, CheckedCurve, CurveFit, FittedCurve, with_curves};
pub use feature_file::{network_shape, write_features};
pub use grades::{GradeStability, GradeStudy};
pub use mspacman::MsPacmanTraining;
pub use pacman_accuracy::{KeptValues, LostValue, PacmanAccuracy, RoleAccuracy};
pub use quoridor::{QuoridorTraining, ValidationError};
pub use reliability_plot::reliability_plot;
pub use sample::{SampleResult, TrainingSample};
pub use self_play::{SelfPlay, SelfPlayTally};
pub use tuning::{Tuning, TuningState};
