use rules::{Game, GameSetup};

/// Every game with every number of seats, with every maze or board, and with every value of every option.
pub(crate) fn setups() -> Vec<GameSetup> {
    let mut list = Vec::new();
    for game in Game::ALL {
        let mazes = game.shipped_mazes();
        for (nth, &seats) in game.seats().iter().enumerate() {
            let plain = GameSetup::new(game).with_seats(seats).expect("a number it lists");
            // Every maze with the fewest seats, a dozen with more: not all have ghosts enough.
            for maze in mazes.iter().take(if nth == 0 { mazes.len() } else { 12 }) {
                let mut setup = plain.clone();
                setup.set_maze(maze).expect("shipped");
                list.push(setup);
            }
            for spec in game.options() {
                let mut values = spec.choices();
                values.extend(match spec.name {
                    "ghosts" => vec!["2,2,-,2".to_owned()],
                    "colours" => vec!["d,b".to_owned()],
                    "pieces" => vec!["pacman,blinky".to_owned()],
                    _ => Vec::new(),
                });
                for value in values.iter().filter_map(|value| spec.chosen(value)) {
                    let mut setup = plain.clone();
                    setup.set_option(spec.name, value).expect("a value it lists");
                    list.push(setup);
                }
            }
            list.push(plain);
        }
    }
    // Some need more seats (a starter), others fewer (a maze with few ghosts).
    list.retain(|setup| setup.start().is_ok());
    assert!(list.len() > 100, "{}", list.len());
    list
}
