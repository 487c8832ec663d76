use game::{
    Cause, Departure, Ending, MoveMark, Outcome, Position as _, Reason, Record, RecordHeader, Seat,
    Turn,
};
use rules::quoridor::{Move, Setup};
use rules::{AnyMove, AnyPosition, AnySetup, Game, GameRecord, GameSetup, Square};

/// A game as a text of another program has it, before the rules have seen it.
#[derive(Clone, Debug, Default)]
pub(crate) struct ForeignGame {
    /// How many play, where the text says it.
    pub(crate) seats: Option<usize>,
    /// Where it begins, where not at the usual start.
    pub(crate) start: Option<Setup>,
    /// Whether player 2 may have started.
    pub(crate) any_starter: bool,
    pub(crate) moves: Vec<ForeignMove>,
    pub(crate) result: Option<StatedResult>,
    pub(crate) header: RecordHeader,
}

/// A move of such a game.
#[derive(Clone, Debug)]
pub(crate) struct ForeignMove {
    /// As it is written there.
    pub(crate) word: String,
    pub(crate) action: ForeignAction,
    pub(crate) comment: Option<String>,
    pub(crate) mark: Option<MoveMark>,
}

/// What a move does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ForeignAction {
    Move(Move),
    /// The pawn goes that way, by a step or a jump: files and ranks, each -1, 0 or 1.
    Towards(isize, isize),
    Resign,
}

/// A result as a text states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StatedResult {
    FirstWins,
    SecondWins,
    Draw,
    /// Nothing is said, or the game goes on.
    Open,
}

impl StatedResult {
    const ALL: [(StatedResult, &'static str); 4] = [
        (StatedResult::FirstWins, "1-0"),
        (StatedResult::SecondWins, "0-1"),
        (StatedResult::Draw, "1/2-1/2"),
        (StatedResult::Open, "*"),
    ];

    pub(crate) fn parse(word: &str) -> Option<StatedResult> {
        StatedResult::ALL.into_iter().find(|&(_, text)| text == word).map(|(result, _)| result)
    }

    pub(crate) fn text(self) -> &'static str {
        StatedResult::ALL.into_iter().find(|&(result, _)| result == self).expect("all are listed").1
    }

    /// What a text would state of a game of two.
    pub(crate) fn of(ending: Option<Ending>) -> StatedResult {
        match ending {
            None | Some(Ending { cause: Cause::Aborted, .. }) => StatedResult::Open,
            Some(Ending { outcome, .. }) => match outcome.winning_seats().next() {
                None => StatedResult::Draw,
                Some(seat) if seat.index() == 0 => StatedResult::FirstWins,
                Some(_) => StatedResult::SecondWins,
            },
        }
    }

    /// The seat that has lost, of two.
    fn loser(self) -> Option<Seat> {
        match self {
            StatedResult::FirstWins => Some(Seat::new(1)),
            StatedResult::SecondWins => Some(Seat::new(0)),
            StatedResult::Draw | StatedResult::Open => None,
        }
    }

    /// Whether it is this outcome.
    fn is(self, outcome: Outcome) -> bool {
        match self.loser() {
            Some(loser) => outcome.seats() == 2 && outcome == Outcome::winner(2, loser.next(2)),
            None => outcome.winning_seats().next().is_none(),
        }
    }
}

/// Why an attempt to replay a game stopped, and how many moves it came.
struct Stopped {
    after: usize,
    reason: Reason,
}

impl ForeignMove {
    pub(crate) fn new(word: impl Into<String>, action: ForeignAction) -> ForeignMove {
        ForeignMove { word: word.into(), action, comment: None, mark: None }
    }

    /// The word of Palisade for it in a game so far.
    fn to_word(&self, record: &Record<AnyPosition>) -> Result<String, Reason> {
        match (self.action, record.turn()) {
            (ForeignAction::Move(m), _) => Ok(m.to_string()),
            (ForeignAction::Resign, Turn::Seat(seat)) => {
                Ok(format!("leave:{seat}:{}", Departure::Resigned.word()))
            }
            (ForeignAction::Towards(..), Turn::Seat(seat)) => {
                let square = self.target(record.position(), seat);
                square.map(|square| square.to_string()).ok_or(Reason::new("dialect-no-step", ""))
            }
            (_, Turn::Chance | Turn::Over) => Err(Reason::new("record-over", "")),
        }
    }

    /// Where the pawn gets that goes in a direction.
    fn target(&self, position: &AnyPosition, seat: Seat) -> Option<Square> {
        let (AnyPosition::Quoridor(board), ForeignAction::Towards(file, rank)) =
            (position, self.action)
        else {
            return None;
        };
        let from = board.pawn(seat)?;
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        moves.into_iter().find_map(|m| match m {
            AnyMove::Quoridor(Move::Step(to)) if direction(from, to) == (file, rank) => Some(to),
            _ => None,
        })
    }

    /// Why the rules refuse it, as the `nth` move, where Palisade would call it `ours`.
    fn refused(&self, nth: usize, ours: &str, why: Reason) -> Reason {
        let key = if ours.is_empty() || ours == self.word { "record-word" } else { "dialect-move" };
        let reason = Reason::new(key, "").number("nth", nth).text("word", &self.word);
        let reason = if key == "dialect-move" { reason.text("ours", ours) } else { reason };
        reason.reason("why", why)
    }
}

/// Which way a square lies from another: files and ranks, each -1, 0 or 1.
pub(crate) fn direction(from: Square, to: Square) -> (isize, isize) {
    let sign = |from: usize, to: usize| (to as isize - from as isize).signum();
    (sign(from.file(), to.file()), sign(from.rank(), to.rank()))
}

impl ForeignGame {
    /// A position without moves.
    pub(crate) fn at(start: Setup) -> ForeignGame {
        ForeignGame { start: Some(start), ..ForeignGame::default() }
    }

    /// Replays the game: every move must be legal, and a stated result must be the one they lead to. Where
    /// the text leaves open how many play or who started, that is what the moves are legal for; where the
    /// game went on after a threefold repetition, that is no draw in it.
    pub(crate) fn replay(&self) -> Result<GameRecord, Reason> {
        let mut furthest: Option<Stopped> = None;
        for setup in self.setups()? {
            match self.attempt(setup) {
                Ok(game) => return Ok(game),
                Err(stopped) => {
                    if furthest.as_ref().is_none_or(|other| other.after < stopped.after) {
                        furthest = Some(stopped);
                    }
                }
            }
        }
        Err(furthest.expect("there is a set-up to try").reason)
    }

    /// The set-ups that the text may mean, the likeliest first.
    fn setups(&self) -> Result<Vec<GameSetup>, Reason> {
        let seats = match (&self.start, self.seats) {
            (Some(start), _) => vec![start.pawns.len()],
            (None, Some(seats)) => vec![seats],
            (None, None) => vec![2, 4],
        };
        let mut setups = Vec::new();
        for seats in seats {
            let setup = GameSetup::new(Game::Quoridor).with_seats(seats)?;
            setups.push(setup.clone());
            if self.any_starter && seats == 2 && self.start.is_none() {
                setups.push(setup.with_starter(Seat::new(1))?);
            }
        }
        Ok(setups)
    }

    fn attempt(&self, setup: GameSetup) -> Result<GameRecord, Stopped> {
        let stopped = |after: usize| move |reason: Reason| Stopped { after, reason };
        let start = match &self.start {
            Some(start) => setup
                .validate(AnySetup::Quoridor(start.clone()))
                .map_err(|why| Reason::new("dialect-position", "").reason("why", why)),
            None => setup.start(),
        };
        let mut record = setup.record_from(start.map_err(stopped(0))?);
        let is_repetition = |record: &Record<AnyPosition>| {
            record.ending().is_some_and(|ending| ending.cause == Cause::Repetition)
        };
        for (nth, played) in self.moves.iter().enumerate() {
            if is_repetition(&record) {
                return self.attempt(without_repetition_draw(setup));
            }
            let refused = |ours: &str, why| stopped(nth)(played.refused(nth + 1, ours, why));
            let word = played.to_word(&record).map_err(|why| refused("", why))?;
            record.play(&word).map_err(|why| refused(&word, why.into()))?;
        }
        if let Err(reason) = self.end(&mut record) {
            if is_repetition(&record) {
                return self.attempt(without_repetition_draw(setup));
            }
            return Err(stopped(self.moves.len())(reason));
        }
        let mut header = self.header.clone();
        for (nth, played) in self.moves.iter().enumerate() {
            let line = played.mark.map(|mark| ("mark".to_owned(), format!("{} {mark}", nth + 1)));
            header.other.extend(line);
        }
        let comments = self.moves.iter().map(|played| played.comment.clone()).collect();
        Ok(GameRecord { setup, record, header, comments })
    }

    /// Ends the game as the text states where the moves do not: by a player who resigned, or by agreement.
    fn end(&self, record: &mut Record<AnyPosition>) -> Result<(), Reason> {
        let stated = self.result.unwrap_or(StatedResult::Open);
        let is_of_two = record.position().seats() == 2;
        match (stated, record.ending()) {
            (StatedResult::Open, _) => Ok(()),
            (_, Some(ending)) if stated.is(ending.outcome) => Ok(()),
            (StatedResult::Draw, None) => {
                let ending = Ending { outcome: record.draw(), cause: Cause::Agreement };
                Ok(record.end(ending)?)
            }
            (_, None) if is_of_two => {
                let loser = stated.loser().expect("somebody has won");
                record.leave(loser, Departure::Resigned)?;
                Ok(())
            }
            (_, actual) => Err(Reason::new("record-wrong-result", "")
                .text("stated", stated.text())
                .text("actual", actual.map_or("-".to_owned(), |end| end.outcome.to_string()))),
        }
    }
}

fn without_repetition_draw(mut setup: GameSetup) -> GameSetup {
    setup.set_option("repetition", "off").expect("Quoridor has this option");
    setup
}
