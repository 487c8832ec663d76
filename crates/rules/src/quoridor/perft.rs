use super::{IncrementalBoard, Position};

/// [`game::perft::perft`] with bulk counting: the moves of the last ply are counted without being
/// played.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 { 1 } else { count(&IncrementalBoard::new(*position), depth) }
}

fn count(board: &IncrementalBoard, depth: u32) -> u64 {
    if board.position().winner().is_some() {
        return 0;
    }
    let legal = board.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .iter()
        .map(|m| {
            let mut next = *board;
            next.play(m);
            count(&next, depth - 1)
        })
        .sum()
}
