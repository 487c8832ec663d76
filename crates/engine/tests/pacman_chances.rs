//! Chances that mean something: in a maze that the ghosts win anyway, more lives do not help PAC-MAN, and
//! his chance does not rise with them.

use engine::{Limits, Player, SearchControl, Settings, Stopwatch};
use rules::{Game, GameSetup};

/// The built-in maze that the ghosts win with any number of lives, as `docs/solver.md` has it.
const WON_BY_GHOSTS: &str = "corners";

/// PAC-MAN's chance in permille at the start of a maze with so many lives.
fn at_start(maze: &str, lives: u8, nodes: u64) -> u16 {
    let mut setup = GameSetup::new(Game::Pacman);
    setup.set_maze(maze).unwrap();
    setup.set_option("lives", &lives.to_string()).unwrap();
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(Settings { hash: 4, ..Settings::default() });
    let game = [setup.start().unwrap()];
    player.analyse(&game, &Limits::nodes(nodes), &control).unwrap().chances[0]
}

#[test]
fn where_the_ghosts_win_anyway_no_life_raises_the_chance() {
    for nodes in [2000, 20_000] {
        let chances: Vec<_> = (1..=9).map(|lives| at_start(WON_BY_GHOSTS, lives, nodes)).collect();
        assert!(chances.is_sorted_by(|a, b| a >= b), "{nodes}: {chances:?}");
        assert!(chances[0] < 300, "{nodes}: {chances:?}");
    }
}

/// Elsewhere a life more is another try, and never a step that is always the same: however many there are,
/// nothing is certain.
#[test]
fn where_lives_help_the_chance_rises_with_them_less_and_less() {
    for maze in ["hedgerow", "orchard", "drawbridge"] {
        let chances: Vec<_> = (1..=9).map(|lives| at_start(maze, lives, 2000)).collect();
        assert!(chances.is_sorted() && chances[0] < chances[2], "{maze}: {chances:?}");
        assert!(chances[8] < 1000, "{maze}: {chances:?}");
    }
}
