use game::Position;
use rules::Archive;

use super::{Answer, Question};

/// Thinks about a question.
pub fn answer(question: &Question, _going: &dyn Fn() -> bool) -> Answer {
    let Ok(archive) = Archive::parse(&question.sheet) else {
        return Answer { id: question.id, ..Answer::default() };
    };
    let mut moves = Vec::new();
    archive.record.position().legal_moves(&mut moves);
    let nth = (question.seed % moves.len().max(1) as u64) as usize;
    Answer { id: question.id, word: moves.get(nth).map(ToString::to_string), chances: Vec::new() }
}
