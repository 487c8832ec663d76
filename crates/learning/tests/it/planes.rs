use game::{Position as _, Random};
use learning::Planes;
use rules::{Game, GameSetup, Square};

use crate::setups::setups;

/// The planes of a position by name.
fn plane(setup: &GameSetup, text: &str, name: &str) -> Vec<f32> {
    let planes = Planes::new(setup).unwrap();
    let [_, ranks, files] = planes.shape();
    let mut numbers = vec![f32::NAN; planes.len()];
    planes.write(&setup.parse_position(text).unwrap(), &mut numbers);
    let nth = planes.names().iter().position(|other| other == name).expect(name);
    numbers[nth * ranks * files..][..ranks * files].to_vec()
}

/// The squares that are not 0.
fn squares(numbers: &[f32], files: usize) -> String {
    let set = (0..).zip(numbers).filter(|&(_, &number)| number != 0.0);
    let names = set.map(|(n, _): (usize, _)| Square::new(n % files, n / files).to_string());
    names.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_position_of_every_set_up_has_its_planes() {
    for setup in setups() {
        let planes = Planes::new(&setup).unwrap();
        assert_eq!(planes.shape().iter().product::<usize>(), planes.len());
        let mut position = setup.start().unwrap();
        let mut random = Random::new(1);
        for _ in 0..10 {
            let mut numbers = vec![f32::NAN; planes.len()];
            planes.write(&position, &mut numbers);
            assert!(numbers.iter().all(|number| (0.0..=1.0).contains(number)), "{position}");
            let plies = position.plies();
            position.apply(plies[random.below(plies.len() as u32) as usize]);
        }
    }
}

#[test]
fn planes_of_quoridor_show_pawns_fences_hands_and_turn() {
    let setup = GameSetup::new(Game::Quoridor);
    let text = "e3,d7 8,9 2 c3h,e6h,f7v";
    let at = |name| squares(&plane(&setup, text, name), 9);
    assert_eq!((at("pawn 1"), at("pawn 2")), ("e3".to_owned(), "d7".to_owned()));
    assert_eq!(at("horizontal fences"), "c3 e6");
    assert_eq!(at("vertical fences"), "f7");
    assert_eq!(plane(&setup, text, "fences left 1*"), [0.8; 81]);
    assert_eq!(plane(&setup, text, "to move 1*"), [0.0; 81]);
    assert_eq!(plane(&setup, text, "to move 2*"), [1.0; 81]);
}

#[test]
fn planes_of_pacman_show_pieces_pellets_and_lives() {
    let setup = GameSetup::new(Game::Pacman);
    let text = "e4 e9,-,i5,e1 a9,i1,i9 3 pinky corners";
    let at = |name| squares(&plane(&setup, text, name), 9);
    assert_eq!(
        [at("pacman"), at("blinky"), at("inky"), at("pellets")],
        ["e4", "e9", "", "i1 a9 i9"]
    );
    assert_eq!(plane(&setup, text, "lives*"), [3.0 / 9.0; 81]);
    assert_eq!(plane(&setup, text, "pinky to move*"), [1.0; 81]);
    assert_eq!(plane(&setup, text, "pacman to move*"), [0.0; 81]);
}

#[test]
fn planes_of_ms_pacman_show_leader_sides_dots_and_steps() {
    let setup = GameSetup::new(Game::Mspacman);
    let text = "a,b 2:d9 d6:P2,- d7,d8,e7 move:1:4 quarters";
    let at = |name| squares(&plane(&setup, text, name), 9);
    assert_eq!([at("ms pacman"), at("ghost 1"), at("ghost 2")], ["d9", "d6", ""]);
    assert_eq!(plane(&setup, text, "weakness of ghost 1").iter().sum::<f32>(), 1.0);
    assert_eq!(plane(&setup, text, "dots").iter().sum::<f32>(), 65.0);
    assert_eq!(plane(&setup, text, "area 1").iter().sum::<f32>(), 17.0);
    assert_eq!(plane(&setup, text, "leads 2*"), [1.0; 81]);
    assert_eq!(plane(&setup, text, "steps*"), [0.5; 81]);
}
