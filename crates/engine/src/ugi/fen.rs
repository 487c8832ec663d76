use rules::Game;

/// The text of the position that the words after `position fen` give. It has its blanks, as in UCI.
///
/// The older form is one word with `_` for each blank, and is still read: the fields before the maze
/// never contain a `_`, so the first ones are blanks and the rest belong to the maze, which may be a
/// word with `_` for ghosts it does not have. The seats that hold the ghosts may follow the maze;
/// that field alone has commas.
pub(crate) fn position_text(game: Game, fen: &str) -> String {
    if fen.contains(' ') {
        return fen.to_owned();
    }
    match game {
        Game::Quoridor | Game::Mini => fen.replace('_', " "),
        Game::Pacman | Game::Mspacman => {
            let mut text = fen.replacen('_', " ", FIELDS_BEFORE_MAZE);
            if let Some(last) = text.rfind('_').filter(|&at| text[at..].contains(',')) {
                text.replace_range(last..=last, " ");
            }
            text
        }
    }
}

/// How many fields a position on a maze or board has before the maze.
const FIELDS_BEFORE_MAZE: usize = 5;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_keep_their_blanks() {
        let text = "c2 a4,e4,-,- a1,c4,e1 2 pac 5x4.2.c2.a4e4__.a1c4e1.b2vc3hd1v";
        assert_eq!(position_text(Game::Pacman, text), text);
    }

    #[test]
    fn the_older_form_is_read_with_any_maze() {
        for (game, text) in [
            (Game::Quoridor, "e8,a2 0,0 1 -"),
            (Game::Mini, "e8,a2 0,0 1 d4v,e3h"),
            (Game::Pacman, "e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners"),
            (Game::Pacman, "c2 a4,e4,-,- a1,c4,e1 2 pac 5x4.2.c2.a4e4__.a1c4e1.b2vc3hd1v"),
            (Game::Pacman, "a1 d4,-,-,- a4,d1 1 pac 4x4.1.a1.d4___.a4d1._"),
            (Game::Pacman, "a1 d4,-,-,- a4,d1 1 pac 4x4.1.a1.d4___.a4d1._ 3,-,-,-"),
            (Game::Mspacman, "a,b,c 2:d7 d6:S,-,c5:P2 d8,e7 move:3:4 quarters"),
        ] {
            assert_eq!(position_text(game, &text.replace(' ', "_")), text, "{game}");
        }
    }
}
