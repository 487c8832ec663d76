use game::{Cause, Ply, Reason, RecordEntry, Seat};
use rules::quoridor::Move;
use rules::{AnyMove, AnyPosition, GameRecord, GameSetup};

use crate::dialect::{Dialect, DialectForm, DialectSpec, PositionForm};
use crate::foreign_game::{ForeignAction, ForeignGame, ForeignMove, StatedResult};
use crate::forms::{commands, list, numbers, positions, qf, qgn, sgf};

/// Writes a game in a dialect; in one that has positions only, where the game stands. What does not change
/// the game (names, times, comments, why somebody left) is written where the dialect has a place for it; a
/// game that the dialect has no words for is refused, with the place.
pub fn write(game: &GameRecord, dialect: Dialect) -> Result<String, Reason> {
    let spec = dialect.spec();
    if spec.form == DialectForm::Record {
        return Ok(game.to_record_text().to_string());
    }
    let refused = |key| Reason::new(key, "").text("dialect", dialect);
    if !matches!(game.record.start(), AnyPosition::Quoridor(_)) {
        return Err(refused("dialect-no-game").text("game", game.setup.game()));
    }
    if game.setup.seats() != 2 && !spec.says.four {
        return Err(refused("dialect-no-four"));
    }
    if let DialectForm::Position(form) = spec.form {
        let text = write_position(game, form).ok_or_else(|| refused("dialect-no-fences"))?;
        return Ok(text + "\n");
    }
    check_start(game, dialect)?;
    let moves = moves(game, dialect)?;
    let place = |&m: &Move| spec.rows.to_place(m).expect("a pass is refused");
    let places: Vec<_> = moves.iter().map(place).collect();
    let words: Vec<_> = places.iter().map(|place| place.spell(spec.fences)).collect();
    check_rules(game, spec, &moves)?;
    Ok(match spec.form {
        DialectForm::List => list::write(&words, game.setup.seats(), unforced_result(game)),
        DialectForm::Qgn => qgn::write(game, &words, qgn::unusual_start(game)),
        DialectForm::QgnLink => qgn::to_link(&qgn::write(game, &words, qgn::unusual_start(game))),
        DialectForm::Book => numbers::write_book(&words),
        DialectForm::Commands(words) => commands::write(&places, words, dialect),
        DialectForm::Sgf => sgf::write(game, &places),
        DialectForm::Qf => qf::write_moves(game, &moves),
        DialectForm::Pairs => numbers::write_pairs(&places),
        DialectForm::Ids(first) => numbers::write_ids(&places, first),
        DialectForm::Record | DialectForm::Position(_) => unreachable!("written above"),
    })
}

/// The last position in which everybody is in play, and the number of plies before it.
fn write_position(game: &GameRecord, form: PositionForm) -> Option<String> {
    let entries = game.record.entries();
    let is_ply = |entry: &&RecordEntry<AnyPosition>| matches!(entry, RecordEntry::Ply(_));
    let plies = entries.iter().take_while(is_ply).count();
    let AnyPosition::Quoridor(position) = &game.record.positions()[plies] else { return None };
    match form {
        PositionForm::Qf => qf::write_position(game, position, plies),
        _ => positions::write(position, form, plies),
    }
}

/// Refuses a start that the dialect cannot tell.
fn check_start(game: &GameRecord, dialect: Dialect) -> Result<(), Reason> {
    let says = dialect.spec().says;
    let usual = game.setup.with_default_options();
    let starts_as = |setup: &GameSetup| {
        let start = setup.start();
        start.is_ok_and(|start| start.to_string() == game.record.start().to_string())
    };
    let other_starts = || {
        let other = usual.clone().with_starter(Seat::new(1));
        usual.seats() == 2 && other.is_ok_and(|other| starts_as(&other))
    };
    if starts_as(&usual) || says.starts || says.starter && other_starts() {
        return Ok(());
    }
    Err(Reason::new("dialect-no-start", "").text("dialect", dialect))
}

/// The moves of a game. A pass is refused, and a departure that the dialect cannot say by a result.
fn moves(game: &GameRecord, dialect: Dialect) -> Result<Vec<Move>, Reason> {
    let says = dialect.spec().says;
    let entries = game.record.entries();
    let unsaid = |nth: usize| {
        let reason = Reason::new("dialect-no-entry", "").number("nth", nth + 1);
        reason.entry("word", entries[nth]).text("dialect", dialect)
    };
    let mut moves = Vec::new();
    for (nth, entry) in entries.iter().enumerate() {
        match entry {
            RecordEntry::Ply(Ply::Move(AnyMove::Quoridor(m))) if *m != Move::Pass => moves.push(*m),
            RecordEntry::Leave(..) if says.results && game.setup.seats() == 2 => {}
            _ => return Err(unsaid(nth)),
        }
    }
    if dialect == Dialect::Qf && moves.len() > qf::MOST_MOVES {
        return Err(unsaid(qf::MOST_MOVES));
    }
    let is_agreed = game.record.ending().is_some_and(|ending| ending.cause == Cause::Agreement);
    if is_agreed && !says.results {
        return Err(Reason::new("dialect-no-result", "").text("dialect", dialect));
    }
    Ok(moves)
}

/// Refuses moves that are legal by an option only that no dialect can tell.
fn check_rules(game: &GameRecord, spec: &DialectSpec, moves: &[Move]) -> Result<(), Reason> {
    let is_special = |(name, _): &(&str, String)| *name == "pawn_behind";
    let seats = game.setup.seats();
    // Of two pawns there is none behind another.
    if seats == 2 || !game.setup.non_default_options().iter().any(is_special) {
        return Ok(());
    }
    let word = |&m: &Move| {
        let place = spec.rows.to_place(m).map(|place| place.spell(spec.fences));
        ForeignMove::new(place.unwrap_or_default(), ForeignAction::Move(m))
    };
    let moves = moves.iter().map(word).collect();
    ForeignGame { seats: Some(seats), moves, ..ForeignGame::default() }.replay().map(|_| ())
}

/// The result where it does not follow from the moves.
fn unforced_result(game: &GameRecord) -> Option<StatedResult> {
    let ending = game.record.ending()?;
    let is_unforced = matches!(ending.cause, Cause::Departure(_) | Cause::Agreement);
    is_unforced.then(|| StatedResult::of(Some(ending)))
}
