use std::cmp::Reverse;

use game::{Outcome, Position as _, Reason, Record, Seat, SeatNumber, SeatResult};
use rules::AnyPosition;

use super::{ChaseReason, Grade, MoveReview, PositionReview, mspacman_chase, pacman_chase};
use crate::quoridor::path_lengths;
use crate::{RollValue, Score, Verdict};

/// A moment that decided the game.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Moment {
    /// The index of its entry in the record, counted from 0.
    pub entry: usize,
    /// The seat whose chance it changed, counted from 1.
    pub seat: SeatNumber,
    /// The move or roll, as a word.
    pub word: String,
    /// By how much that chance changed, in permille.
    pub swing: u16,
    /// That chance before and after, in permille.
    pub from: u16,
    /// See `from`.
    pub to: u16,
    /// What happened; as JSON its fields stand beside the others.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub kind: MomentKind,
}

/// What happened in a [`Moment`].
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "snake_case"))]
pub enum MomentKind {
    /// The move lengthened the mover's own shortest path.
    OwnPath {
        /// Its length before the move.
        #[cfg_attr(feature = "serde", serde(rename = "path_from"))]
        from: u32,
        /// Its length after it.
        #[cfg_attr(feature = "serde", serde(rename = "path_to"))]
        to: u32,
    },
    /// The reply lengthened the mover's shortest path.
    Reply {
        /// The reply, as a word.
        reply: String,
        /// The length of the path before the reply.
        #[cfg_attr(feature = "serde", serde(rename = "path_from"))]
        from: u32,
        /// Its length after it.
        #[cfg_attr(feature = "serde", serde(rename = "path_to"))]
        to: u32,
    },
    /// A better move would have lengthened somebody else's shortest path more than the move did.
    MissedFence {
        /// The better move, as a word.
        better: String,
        /// The seat whose path it is, counted from 1.
        other: SeatNumber,
        /// Its length after the move that was played.
        #[cfg_attr(feature = "serde", serde(rename = "path_from"))]
        from: u32,
        /// Its length after the better move.
        #[cfg_attr(feature = "serde", serde(rename = "path_to"))]
        to: u32,
    },
    /// The mover could have won by force.
    MissedWin {
        /// The winning move, as a word.
        better: String,
    },
    /// The position is solved: the mover did not have to lose, and now does.
    LetGo {
        /// The better move, as a word.
        better: String,
    },
    /// In PAC-MAN or Ms. Pac-Man another move was better, for a reason that can be counted.
    Chase {
        /// The better move, as a word.
        better: String,
        /// The reason; as JSON its fields stand beside the others.
        #[cfg_attr(feature = "serde", serde(flatten))]
        reason: ChaseReason,
    },
    /// Another move was better.
    Better {
        /// The better move, as a word.
        better: String,
    },
    /// Several other moves were better.
    Several,
    /// A roll.
    Roll,
}

impl Moment {
    /// What a move changed, if that is worth a word.
    pub(super) fn of_move(
        review: &MoveReview,
        before: &PositionReview,
        after: &[u16],
    ) -> Option<Moment> {
        let own = usize::from(review.seat) - 1;
        let (from, to) = (before.chances[own], after[own]);
        let (entry, seat, word) = (review.entry, review.seat, review.word.clone());
        let kind = review.why.clone()?;
        Some(Moment { entry, seat, word, swing: review.cost, from, to, kind })
    }

    /// What a roll changed, seen by the seat that it changed most for.
    pub(super) fn of_roll(before: &PositionReview, roll: &RollValue) -> Option<Moment> {
        let changes = before.chances.iter().zip(&roll.chances).enumerate();
        let (nth, (&from, &to)) = changes.max_by_key(|(_, (from, to))| from.abs_diff(**to))?;
        Some(Moment {
            entry: before.entry,
            seat: nth as SeatNumber + 1,
            word: roll.word.clone(),
            swing: from.abs_diff(to),
            from,
            to,
            kind: MomentKind::Roll,
        })
        .filter(|moment| Grade::of(moment.swing) > Grade::Good)
    }

    /// The moments that decided the game, in the order in which they came: those after which its winner was
    /// ahead to the end, and that helped to it. The first of them brought the lead; of the others those count
    /// that changed most. Where nobody has won, the three that changed most.
    pub(super) fn decisive(
        mut moments: Vec<Moment>,
        chances: &[Vec<u16>],
        outcome: Option<&Outcome>,
    ) -> Vec<Moment> {
        let wins = |seat: &Seat| outcome.is_some_and(|o| o.result(*seat) == SeatResult::Win);
        let seats = outcome.map_or(0, Outcome::seats);
        // Where the winner's lead begins, as the number of entries before.
        let mut lead = 0;
        if let Some(winner) = Seat::all(seats).find(wins).map(Seat::index) {
            let is_behind =
                |all: &Vec<u16>| all.get(winner).is_some_and(|own| Some(own) < all.iter().max());
            lead = chances.iter().rposition(is_behind).map_or(0, |last| last + 1);
            let chance = |entry: usize| chances[entry].get(winner);
            let helps = |moment: &Moment| chance(moment.entry + 1) > chance(moment.entry);
            moments.retain(|moment| moment.entry + 1 >= lead && helps(moment));
        }
        let brings_lead = |moment: &Moment| moment.entry + 1 == lead;
        moments.sort_by_key(|m| (Reverse(brings_lead(m)), Reverse(m.swing), m.entry));
        moments.truncate(MOST);
        moments.sort_by_key(|moment| moment.entry);
        moments
    }

    /// The sentence that tells it, as data. `name` is what each player is called.
    pub fn reason(&self, name: &dyn Fn(SeatNumber) -> String) -> Reason {
        let of_player = |key| Reason::new(key, "").text("player", name(self.seat));
        let played = |key| of_player(key).text("word", &self.word);
        let path = |key, from: u32, to: u32| {
            let steps = to.abs_diff(from) as usize;
            played(key)
                .number("steps", steps)
                .number("from", from as usize)
                .number("to", to as usize)
        };
        let chances =
            |reason: Reason| reason.number("from", self.from.into()).number("to", self.to.into());
        match &self.kind {
            MomentKind::OwnPath { from, to } => path("moment-own-path", *from, *to),
            MomentKind::Reply { reply, from, to } => {
                path("moment-reply", *from, *to).text("reply", reply)
            }
            MomentKind::MissedFence { better, other, from, to } => {
                let reason = path("moment-missed-fence", *from, *to).text("better", better);
                reason.text("other", name(*other))
            }
            MomentKind::MissedWin { better } => played("moment-missed-win").text("better", better),
            MomentKind::LetGo { better } => played("moment-let-go").text("better", better),
            MomentKind::Chase { better, reason } => {
                chances(played("moment-chase").text("better", better))
                    .reason("why", reason.clause())
            }
            MomentKind::Better { better } => {
                chances(played("moment-better").text("better", better))
            }
            MomentKind::Several => chances(played("moment-several")),
            MomentKind::Roll => chances(of_player("moment-roll").entry("roll", &self.word)),
        }
    }
}

/// How many moments decide a game.
const MOST: usize = 3;
/// How many steps a reply must add to the mover's path to explain anything: one is what most fences cost.
const TELLING_REPLY: u32 = 2;

impl MomentKind {
    /// Why a move cost something; nothing where it was good.
    pub(super) fn of_move(
        record: &Record<AnyPosition>,
        review: &MoveReview,
        before: &PositionReview,
    ) -> Option<MomentKind> {
        if review.grade <= Grade::Good {
            return None;
        }
        let better = review.better.as_ref().and_then(|line| line.words.first()).cloned();
        let positions = &record.positions()[review.entry..];
        let own = usize::from(review.seat) - 1;
        let longer = |one: &AnyPosition, other: &AnyPosition, seat: usize| {
            let (from, to) = (path_lengths(one)?[seat]?, path_lengths(other)?[seat]?);
            (to > from).then_some((from, to))
        };
        let is_won = before.best.as_ref().is_some_and(|line| matches!(line.score, Score::Wins(_)));
        let is_drawn = before.exact.is_some_and(|exact| exact.verdict == Verdict::Draw);
        match &better {
            Some(better) if is_won => {
                return Some(MomentKind::MissedWin { better: better.clone() });
            }
            Some(better) if review.exact && is_drawn => {
                return Some(MomentKind::LetGo { better: better.clone() });
            }
            _ => {}
        }
        let after = |position: &AnyPosition, word: &str| {
            let mut after = position.clone();
            after.try_play(word).is_ok().then_some(after)
        };
        // Named or not, it is what the move is compared with: what it does too is no reason.
        let best = before.best.as_ref().and_then(|line| line.words.first());
        let instead = best.and_then(|word| after(&positions[0], word));
        let is_longer_instead =
            instead.as_ref().is_some_and(|instead| longer(&positions[0], instead, own).is_some());
        if let Some((from, to)) = longer(&positions[0], &positions[1], own)
            && !is_longer_instead
        {
            return Some(MomentKind::OwnPath { from, to });
        }
        if let [_, one, other, ..] = positions
            && let Some((from, to)) = longer(one, other, own)
            && to >= from + TELLING_REPLY
        {
            let reply = record.entries()[review.entry + 1].to_string();
            let costs_as_much = |instead: &AnyPosition| {
                let (from_instead, to_instead) = longer(instead, &after(instead, &reply)?, own)?;
                Some(to_instead - from_instead >= to - from)
            };
            if instead.as_ref().and_then(costs_as_much) != Some(true) {
                return Some(MomentKind::Reply { reply, from, to });
            }
        }
        let Some(better) = better else { return Some(MomentKind::Several) };
        if let Some(instead) = instead {
            let others = (0..instead.seats()).filter(|&seat| seat != own);
            // The move itself may have been a fence: what it cost is not missed.
            let mut missed =
                others.filter_map(|seat| Some((seat, longer(&positions[1], &instead, seat)?)));
            if let Some((other, (from, to))) = missed.next() {
                let other = other as SeatNumber + 1;
                return Some(MomentKind::MissedFence { better, other, from, to });
            }
            if let Some(reason) = chase_reason(review.seat, &positions[0], &positions[1], &instead)
            {
                return Some(MomentKind::Chase { better, reason });
            }
        }
        Some(MomentKind::Better { better })
    }

    /// The same as a part of a sentence that tells the cost; nothing where there is no more to say.
    pub(super) fn clause(&self) -> Option<Reason> {
        let steps = |key, from: &u32, to: &u32| {
            Reason::new(key, "").number("steps", to.abs_diff(*from) as usize)
        };
        match self {
            MomentKind::OwnPath { from, to } => Some(steps("why-own-path", from, to)),
            MomentKind::Reply { reply, from, to } => {
                Some(steps("why-reply", from, to).text("reply", reply))
            }
            MomentKind::MissedFence { from, to, .. } => Some(steps("why-missed-fence", from, to)),
            MomentKind::MissedWin { .. } => Some(Reason::new("why-missed-win", "")),
            MomentKind::LetGo { .. } => Some(Reason::new("why-let-go", "")),
            MomentKind::Chase { reason, .. } => Some(reason.clause()),
            MomentKind::Better { .. } | MomentKind::Several | MomentKind::Roll => None,
        }
    }
}

/// Why a move in PAC-MAN or Ms. Pac-Man is worse than another, as far as the rules alone can say. `instead` is the
/// position that the other one leads to.
fn chase_reason(
    seat: SeatNumber,
    before: &AnyPosition,
    after: &AnyPosition,
    instead: &AnyPosition,
) -> Option<ChaseReason> {
    match (before, after, instead) {
        (AnyPosition::Pacman(before), AnyPosition::Pacman(after), AnyPosition::Pacman(instead)) => {
            pacman_chase::reason(before, after, instead)
        }
        (
            AnyPosition::Mspacman(before),
            AnyPosition::Mspacman(after),
            AnyPosition::Mspacman(instead),
        ) => {
            let seat = Seat::new(usize::from(seat) - 1);
            mspacman_chase::reason(seat, before, after, instead)
        }
        _ => None,
    }
}
