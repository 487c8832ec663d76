use game::Reason;
use rules::GameRecord;

use crate::dialect::{Dialect, DialectForm};
use crate::foreign_game::ForeignGame;
use crate::forms::{commands, list, numbers, positions, qf, qgn, sgf};

/// Reads a text that is in this dialect.
pub(crate) fn read_as(text: &str, dialect: Dialect) -> Result<GameRecord, Reason> {
    let broken = || dialect.not_its_text(text);
    let foreign = match dialect.spec().form {
        DialectForm::Record => return GameRecord::parse(text),
        DialectForm::List => list::read(text, dialect)?,
        DialectForm::Qgn => qgn::read(text, dialect)?,
        DialectForm::QgnLink => qgn::read(&qgn::from_link(text).ok_or_else(broken)?, dialect)?,
        DialectForm::Book => numbers::read_book(text, dialect)?,
        DialectForm::Commands(words) => commands::read(text, words, dialect)?,
        DialectForm::Sgf => sgf::read(text, dialect)?,
        DialectForm::Qf => return read_qf(text, dialect),
        DialectForm::Pairs => numbers::read_pairs(text, dialect)?,
        DialectForm::Ids(first) => numbers::read_ids(text, first, dialect)?,
        DialectForm::Position(form) => {
            ForeignGame::at(positions::read(text, form, dialect).ok_or_else(broken)?)
        }
    };
    foreign.replay()
}

/// A code with moves. Where it has a position as well, that must be the one they lead to.
fn read_qf(text: &str, dialect: Dialect) -> Result<GameRecord, Reason> {
    let broken = || dialect.not_its_text(text);
    let code = qf::read(text).ok_or_else(broken)?;
    let moves = code.moves.ok_or_else(broken)?;
    let game = ForeignGame { seats: Some(2), moves, ..ForeignGame::default() }.replay()?;
    if let Some(position) = code.position {
        let stated = ForeignGame::at(position).replay()?.record.position().to_string();
        let actual = game.record.position().to_string();
        if stated != actual {
            let reason = Reason::new("record-wrong-result", "");
            return Err(reason.text("stated", stated).text("actual", actual));
        }
    }
    Ok(game)
}
