use std::fmt;

use game::SeatResult;

use crate::RatingPool;
use crate::level_match::{LevelMatch, LevelRating, next_step};
use crate::role_scale::RoleScale;

/// The computer's levels on the scale of ratings, by pool. The two roles of the PAC-MAN variant, which play each other, are
/// on one scale: as PAC-MAN and as the ghosts of the same rating, each wins every second game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LevelScale {
    pools: Vec<(RatingPool, Vec<LevelRating>)>,
}

/// Where the scale of a pool hangs: that level has that rating.
type LevelAnchor = (RatingPool, usize, f64);

/// Why the text of a scale cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelScaleError {
    /// The line, from 1.
    pub line: usize,
    /// What was expected there.
    pub expected: &'static str,
}

impl fmt::Display for LevelScaleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl LevelScale {
    /// The levels of this program, by the matches in `data/levels.txt`.
    pub fn shipped() -> LevelScale {
        LevelScale::parse(include_str!("../data/levels.txt")).expect("a test reads it")
    }

    /// Reads a data file. Its lines are `anchor POOL LEVEL RATING`, which says where the scale of a pool hangs, and
    /// `match POOL LEVEL LOWER GAMES SHARE REFERENCE`, shares in percent; `#` begins a comment.
    pub fn parse(text: &str) -> Result<LevelScale, LevelScaleError> {
        let (anchors, matches) = LevelScale::parse_lines(text)?;
        Ok(LevelScale::from_matches(&anchors, &matches))
    }

    fn parse_lines(text: &str) -> Result<(Vec<LevelAnchor>, Vec<LevelMatch>), LevelScaleError> {
        let mut anchors = Vec::new();
        let mut matches = Vec::new();
        for (nth, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default();
            let words: Vec<_> = line.split_whitespace().collect();
            let error = |expected| LevelScaleError { line: nth + 1, expected };
            match words[..] {
                [] => {}
                ["anchor", ref rest @ ..] => {
                    let anchor = parse_anchor(rest);
                    anchors.push(anchor.ok_or(error("anchor POOL LEVEL RATING"))?);
                }
                ["match", ref rest @ ..] => {
                    let parsed = parse_match(rest);
                    let expected = "match POOL LEVEL LOWER GAMES SHARE REFERENCE";
                    matches.push(parsed.ok_or(error(expected))?);
                }
                _ => return Err(error("anchor or match")),
            }
        }
        Ok((anchors, matches))
    }

    /// The matches behind the levels of this program.
    #[cfg(test)]
    pub(crate) fn shipped_matches() -> Vec<LevelMatch> {
        let (_, matches) = LevelScale::parse_lines(include_str!("../data/levels.txt")).unwrap();
        matches
    }

    /// The scale by matches of each level with the one below it, hung up at an anchor: pool, level and rating. A level
    /// without a match ends the scale of its pool. The roles hang together, so that their two anchors say where the mean
    /// of the two levels is.
    pub fn from_matches(anchors: &[LevelAnchor], matches: &[LevelMatch]) -> LevelScale {
        let roles = RoleScale::of(matches);
        let levels_of = |pool| match pool {
            RatingPool::Pacman | RatingPool::Ghosts => roles.levels(pool),
            _ => chain(pool, matches),
        };
        let shift_of = |pool| {
            let (_, anchor, rating) = anchors.iter().find(|(of, ..)| *of == pool)?;
            let levels = levels_of(pool);
            Some(rating - levels.get(anchor.checked_sub(1)?)?.rating)
        };
        let mut pools = Vec::new();
        for (pool, ..) in anchors {
            let Some(own) = shift_of(*pool) else { continue };
            let shift = shift_of(pool.against()).map_or(own, |other| (own + other) / 2.0);
            let mut levels = levels_of(*pool);
            for level in &mut levels {
                level.rating += shift;
            }
            pools.push((*pool, levels));
        }
        LevelScale { pools }
    }

    /// The levels of a pool, the weakest first; empty if the scale has none.
    pub fn levels(&self, pool: RatingPool) -> &[LevelRating] {
        let found = self.pools.iter().find(|(of, _)| *of == pool);
        found.map_or(&[], |(_, levels)| levels)
    }

    /// The level for somebody with that rating, in the pool of the level: the one that stands nearest, so that they win
    /// about every second game. `None` if the scale does not have the pool.
    pub fn recommended(&self, pool: RatingPool, rating: f64) -> Option<usize> {
        let distance = |level: &LevelRating| (level.rating - rating).abs();
        let levels = self.levels(pool).iter();
        let nearest = levels.min_by(|one, other| distance(one).total_cmp(&distance(other)));
        nearest.map(|level| level.level)
    }

    /// The level to offer after a game against `level`: one up after a win, one down after a loss, where there is one.
    pub fn next_level(level: usize, result: SeatResult) -> usize {
        match result {
            SeatResult::Win => (level + 1).min(8),
            SeatResult::Draw => level,
            SeatResult::Loss => level.saturating_sub(1).max(1),
        }
    }
}

/// The levels of a pool by their steps, the lowest at 0.
fn chain(pool: RatingPool, matches: &[LevelMatch]) -> Vec<LevelRating> {
    let mut levels = vec![LevelRating { level: 1, rating: 0.0, error: 0.0 }];
    while let Some(step) = next_step(pool, matches, levels.len()) {
        let (points, error) = step.difference();
        let below = levels[levels.len() - 1].rating;
        levels.push(LevelRating { level: step.level, rating: below + points, error });
    }
    levels
}

fn parse_anchor(words: &[&str]) -> Option<LevelAnchor> {
    let [pool, level, rating] = words else { return None };
    Some((RatingPool::parse(pool)?, level.parse().ok()?, rating.parse().ok()?))
}

fn parse_match(words: &[&str]) -> Option<LevelMatch> {
    let [pool, level, lower, games, share, reference] = words else { return None };
    let percent = |word: &str| {
        let share = word.parse::<f64>().ok()? / 100.0;
        (0.0..=1.0).contains(&share).then_some(share)
    };
    let reference = percent(reference).filter(|share| *share > 0.0 && *share < 1.0)?;
    Some(LevelMatch {
        pool: RatingPool::parse(pool)?,
        level: level.parse().ok()?,
        lower: lower.parse().ok()?,
        games: games.parse().ok()?,
        share: percent(share)?,
        reference,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# A comment.\nanchor classic 2 1500\nmatch classic 2 1 100 75 50\n\
        match classic 3 2 100 50 50\nanchor four-players 1 1200\nmatch four-players 2 1 100 50 25\n";

    #[test]
    fn a_scale_is_a_chain_of_matches_hung_up_at_an_anchor() {
        let scale = LevelScale::parse(TEXT).unwrap();
        let ratings = |pool| {
            let levels = scale.levels(pool).iter();
            levels.map(|level| level.rating.round()).collect::<Vec<_>>()
        };
        assert_eq!(ratings(RatingPool::ClassicLive), [1309.0, 1500.0, 1500.0]);
        // Half the points against three others are odds of three to one.
        assert_eq!(ratings(RatingPool::FourPlayers), [1200.0, 1391.0]);
        assert!(ratings(RatingPool::Mini).is_empty());
    }

    #[test]
    fn the_nearest_level_is_recommended_and_results_move_it_by_one() {
        let scale = LevelScale::parse(TEXT).unwrap();
        assert_eq!(scale.recommended(RatingPool::ClassicLive, 400.0), Some(1));
        assert_eq!(scale.recommended(RatingPool::ClassicLive, 1450.0), Some(2));
        assert_eq!(scale.recommended(RatingPool::Mini, 1450.0), None);
        assert_eq!(LevelScale::next_level(3, SeatResult::Win), 4);
        assert_eq!(LevelScale::next_level(3, SeatResult::Draw), 3);
        assert_eq!(LevelScale::next_level(8, SeatResult::Win), 8);
        assert_eq!(LevelScale::next_level(1, SeatResult::Loss), 1);
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named() {
        let error = LevelScale::parse("# fine\nmatch classic 2 1 100 175 50").unwrap_err();
        let text = "line 2: expected match POOL LEVEL LOWER GAMES SHARE REFERENCE";
        assert_eq!(error.to_string(), text);
        assert!(LevelScale::parse("level 3").is_err());
        assert!(LevelScale::parse("anchor chess 1 1500").is_err());
    }

    #[test]
    fn the_shipped_scale_has_every_pool_and_stronger_levels_stand_higher() {
        let scale = LevelScale::shipped();
        for pool in RatingPool::ALL {
            let levels = scale.levels(pool);
            assert!((7..=8).contains(&levels.len()), "{pool}");
            assert!(levels.windows(2).all(|pair| pair[1].rating > pair[0].rating), "{pool}");
        }
    }
}
