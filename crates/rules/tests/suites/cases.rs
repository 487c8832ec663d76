//! The positions and words of this crate's other tests, for every edge of a rule.

use std::collections::BTreeMap;

use game::Position as _;
use rules::{AnyPosition, Game, GameSetup};

use crate::Suite;

impl Suite {
    /// The positions and words of this crate's rule cases.
    pub(crate) fn add_cases(&mut self) {
        match self.game {
            Game::Quoridor => {
                self.add_quoridor_cases(include_str!("../quoridor/classic.case"));
                self.add_quoridor_cases(include_str!("../quoridor/four.case"));
            }
            Game::Mini => self.add_quoridor_cases(include_str!("../quoridor/mini.case")),
            Game::Pacman => self.add_pacman_cases(include_str!("../pacman/rules.case")),
            Game::Mspacman => {
                for text in [
                    include_str!("../mspacman/opening.case"),
                    include_str!("../mspacman/movement.case"),
                    include_str!("../mspacman/ghosts.case"),
                    include_str!("../mspacman/power.case"),
                    include_str!("../mspacman/captures.case"),
                    include_str!("../mspacman/ends.case"),
                ] {
                    self.add_mspacman_cases(text);
                }
            }
        }
    }

    /// `position | word | expected | rules and options`
    fn add_quoridor_cases(&mut self, text: &str) {
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let fields: Vec<_> = line.split('|').map(str::trim).collect();
            let (position, word, labels) = (fields[0], fields[1], fields[3]);
            let seats = if position.split(' ').next().unwrap_or_default().contains(',') {
                position.split(' ').next().unwrap_or_default().split(',').count()
            } else {
                continue;
            };
            let (options, rules): (Vec<_>, Vec<_>) =
                labels.split(' ').partition(|it| it.contains('='));
            let Some(setup) = self.setup(seats, None, &options) else { continue };
            let Ok(position) = setup.parse_position(position) else { continue };
            let rules: Vec<_> = rules.into_iter().map(str::to_owned).collect();
            match word {
                "steps" | "legal" => self.add_position(&setup, &position, None, &rules),
                _ if word.contains([' ', ':']) || word == "setup" => {}
                _ => self.add_word(&setup, &position, word, &rules),
            }
        }
    }

    /// `rules | options | position | words | expected`
    fn add_pacman_cases(&mut self, text: &str) {
        let mut mazes = BTreeMap::new();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if let Some((name, word)) =
                line.split_once(char::is_whitespace).filter(|_| line.starts_with('@'))
            {
                mazes.insert(name.to_owned(), word.trim().to_owned());
                continue;
            }
            let fields: Vec<_> = line.split('|').map(str::trim).collect();
            let rules: Vec<_> = fields[0].split(' ').map(str::to_owned).collect();
            let mut text = fields[2].to_owned();
            for (name, word) in &mazes {
                text = text.replace(name.as_str(), word);
            }
            let options: Vec<_> = fields[1].split(' ').filter(|it| it.contains('=')).collect();
            let seats = options.iter().find_map(|it| it.strip_prefix("seats=")?.parse().ok());
            let maze = text.split(' ').nth(5).map(str::to_owned);
            let options: Vec<_> =
                options.into_iter().filter(|it| !it.starts_with("seats=")).collect();
            let Some(setup) = self.setup(seats.unwrap_or(2), maze.as_deref(), &options) else {
                continue;
            };
            let Ok(position) = setup.parse_position(&text) else { continue };
            self.add_words(&setup, position, fields[3], &rules);
        }
    }

    /// Words one after another; `?` asks for the legal moves.
    fn add_words(
        &mut self,
        setup: &GameSetup,
        mut position: AnyPosition,
        words: &str,
        rules: &[String],
    ) {
        for word in words.split_whitespace() {
            if word == "?" {
                self.add_position(setup, &position, None, rules);
            } else if !word.starts_with("leave:") {
                self.add_word(setup, &position, word, rules);
                if position.try_play(word).is_err() {
                    return;
                }
            } else {
                return;
            }
        }
    }

    /// Blocks of `== rules, title` and lines.
    fn add_mspacman_cases(&mut self, text: &str) {
        for block in text.split("\n== ").skip(1) {
            let (title, lines) = block.split_once('\n').expect("a case has lines");
            let rules: Vec<_> = title
                .split(", ")
                .next()
                .unwrap_or_default()
                .split(' ')
                .map(str::to_owned)
                .collect();
            let mut options = Vec::new();
            let mut current: Option<(GameSetup, AnyPosition)> = None;
            for line in lines
                .lines()
                .map(str::trim)
                .filter(|line| !line.is_empty() && !line.starts_with('#'))
            {
                let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
                match (verb, &mut current) {
                    ("board" | "start", _) => break,
                    ("option", _) => options.push(rest),
                    ("at", _) => {
                        let seats = rest.split(' ').next().unwrap_or_default().split(',').count();
                        let setup = self.setup(seats, None, &options);
                        current =
                            setup.and_then(|it| it.parse_position(rest).ok().map(|at| (it, at)));
                        if let Some((setup, position)) = &current {
                            self.add_position(setup, position, None, &rules);
                        }
                    }
                    ("play", Some((setup, position))) => {
                        for word in rest.split_whitespace() {
                            if word.starts_with("leave:") {
                                current = None;
                                break;
                            }
                            self.add_word(setup, position, word, &rules);
                            if position.try_play(word).is_err() {
                                break;
                            }
                        }
                    }
                    ("refused", Some((setup, position))) => {
                        let word = rest.split(' ').next().unwrap_or_default();
                        self.add_word(setup, position, word, &rules);
                    }
                    _ => {}
                }
            }
        }
    }
}
