/// Where the ratings of a graph are drawn: game by game from the left, the scale in round steps. Lengths are permille of
/// the width and the height.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingChart {
    /// A point for each rating: from the left, and from the top.
    pub points: Vec<(u16, u16)>,
    /// The lines of the scale: the rating, and from the top.
    pub lines: Vec<(i32, u16)>,
}

impl RatingChart {
    /// How many steps the scale has at most.
    const MOST_STEPS: i32 = 5;

    /// The chart of ratings, the oldest first; `None` without any.
    pub fn new(ratings: &[i32]) -> Option<RatingChart> {
        let (least, most) = (*ratings.iter().min()?, *ratings.iter().max()?);
        let steps = [10, 20, 50, 100, 200, 500, 1000, 2000];
        let bounds = |step: i32| {
            // Nothing is drawn at the edge itself.
            ((least - 1).div_euclid(step) * step, (most.div_euclid(step) + 1) * step)
        };
        let fits = |step: &i32| {
            let (low, high) = bounds(*step);
            (high - low) / step <= RatingChart::MOST_STEPS
        };
        let step = steps.into_iter().find(fits).unwrap_or(5000);
        let (low, high) = bounds(step);
        let from_top = |rating: i32| ((high - rating) * 1000 / (high - low)) as u16;
        let last = ratings.len() - 1;
        let from_left = |nth: usize| (nth * 1000).checked_div(last).unwrap_or(500) as u16;
        let points = ratings.iter().enumerate();
        Some(RatingChart {
            points: points.map(|(nth, rating)| (from_left(nth), from_top(*rating))).collect(),
            lines: (low / step..=high / step)
                .map(|nth| (nth * step, from_top(nth * step)))
                .collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_go_from_the_left_to_the_right_within_the_scale() {
        let chart = RatingChart::new(&[1500, 1662, 1431, 1500]).unwrap();
        assert_eq!(chart.lines, [(1400, 1000), (1500, 666), (1600, 333), (1700, 0)]);
        assert_eq!(chart.points, [(0, 666), (333, 126), (666, 896), (1000, 666)]);
    }

    #[test]
    fn one_rating_is_in_the_middle_and_none_has_no_chart() {
        assert_eq!(RatingChart::new(&[]), None);
        let chart = RatingChart::new(&[1500]).unwrap();
        assert_eq!(chart.points, [(500, 500)]);
        assert_eq!(chart.lines, [(1490, 1000), (1500, 500), (1510, 0)]);
    }

    #[test]
    fn every_scale_has_few_lines_and_holds_every_rating() {
        for most in (400..3200).step_by(7) {
            let chart = RatingChart::new(&[400, most]).unwrap();
            assert!((2..=6).contains(&chart.lines.len()), "{most}");
            assert!(chart.lines.iter().all(|(_, y)| *y <= 1000), "{most}");
            assert!(chart.points.iter().all(|(x, y)| *x <= 1000 && *y <= 1000), "{most}");
        }
    }
}
