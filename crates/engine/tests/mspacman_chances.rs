//! Chances that mean something: in Ms. Pac-Man for two the places of the colours decide more than who begins, and the
//! chances know it.

use engine::{Limits, Player, SearchControl, Settings, Stopwatch};
use rules::{Game, GameSetup};

/// Player 1's chance in permille where player 1 or 2 has won the opening spins, with these colours.
fn chance(colours: &str, spins: [&str; 2]) -> u16 {
    let mut setup = GameSetup::new(Game::Mspacman);
    setup.set_option("colours", colours).unwrap();
    let mut record = setup.record_from(setup.start().unwrap());
    for spin in spins {
        record.play(spin).unwrap();
    }
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(Settings { hash: 4, ..Settings::default() });
    let insight = player.analyse(record.positions(), &Limits::nodes(1000), &control).unwrap();
    assert_eq!(insight.chances.iter().sum::<u16>(), 1000, "{insight:?}");
    insight.chances[0]
}

/// Of two neighbours the next one clockwise wins about seven of ten games of level 8 against itself, whichever of them
/// begins; between opposite areas only that matters.
#[test]
fn the_next_colour_clockwise_has_the_better_chance() {
    let mean = |colours: &str| {
        let chances =
            [["spin:5", "spin:3"], ["spin:3", "spin:5"]].map(|spins| chance(colours, spins));
        assert!(chances[0] > chances[1], "{colours}: whoever begins is better off: {chances:?}");
        (chances[0] + chances[1]) / 2
    };
    for (first, next) in [("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")] {
        let behind = mean(&format!("{first},{next}"));
        let ahead = mean(&format!("{next},{first}"));
        assert!(behind < 400 && ahead > 600, "{first} {next}: {behind} {ahead}");
    }
    for opposite in ["a,c", "c,a", "b,d", "d,b"] {
        let even = mean(opposite);
        assert!((450..=550).contains(&even), "{opposite}: {even}");
    }
}
