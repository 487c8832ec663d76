/// A number of the two-player search that can be tuned: its name, its range, and how much of a change
/// is worth trying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParameterSpec {
    /// As it is called in files.
    pub name: &'static str,
    /// The smallest value that makes sense.
    pub min: i32,
    /// The largest value that makes sense.
    pub max: i32,
    /// A change of this much is likely to be felt.
    pub step: i32,
}

macro_rules! parameters {
    ($($(#[$doc:meta])* $name:ident: $classical:literal, $tuned:literal in $min:literal..=$max:literal by $step:literal;)*) => {
        /// The numbers of the two-player search that can be tuned. The default is what level 8 plays
        /// with.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct SearchParameters {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl SearchParameters {
            /// Every parameter, in the order of [`values`](SearchParameters::values).
            pub const SPECS: &[ParameterSpec] = &[$(ParameterSpec {
                name: stringify!($name), min: $min, max: $max, step: $step,
            },)*];
            /// Those of the weaker levels, which keep their strength.
            pub(super) const CLASSICAL: SearchParameters =
                SearchParameters { $($name: $classical,)* };

            /// All values in order.
            pub fn values(&self) -> Vec<i32> {
                vec![$(self.$name,)*]
            }

            /// The parameters of values in order; those that are missing are the default.
            pub fn from_values(values: &[i32]) -> SearchParameters {
                let mut values = values.iter().copied();
                SearchParameters { $($name: values.next().unwrap_or($tuned),)* }
            }
        }
    };
}

parameters! {
    /// Reverse futility pruning: points a ply.
    reverse_futility: 75, 75 in 20..=200 by 12;
    /// Futility pruning: points at depth 0.
    futility_base: 45, 45 in 0..=200 by 15;
    /// And a ply more.
    futility_slope: 65, 65 in 10..=200 by 12;
    /// Late move pruning: hundredths of a fence at depth 0.
    late_move_base: 300, 300 in 0..=1200 by 100;
    /// And a ply squared more.
    late_move_slope: 200, 200 in 40..=600 by 40;
    /// Late move reductions: hundredths of a ply added to all.
    reduction_base: 50, 50 in -50..=200 by 15;
    /// What the product of logarithms is divided by, in hundredths.
    reduction_divisor: 190, 190 in 100..=400 by 18;
    /// The history score that makes up for one ply of reduction.
    history_per_ply: 5000, 5000 in 1000..=16000 by 700;
    /// Null move: hundredths of a ply less.
    null_move_base: 300, 300 in 150..=500 by 30;
    /// And a ply of depth more.
    null_move_slope: 25, 25 in 0..=60 by 5;
    /// Singular extensions: hundredths of a point a ply.
    singular_margin: 300, 300 in 50..=1200 by 70;
    /// Half the first aspiration window, in points.
    aspiration_window: 30, 30 in 8..=120 by 6;
}

impl Default for SearchParameters {
    fn default() -> SearchParameters {
        SearchParameters::from_values(&[])
    }
}
