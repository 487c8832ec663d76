//! The board's colours for colour-blind eyes: no two players of a game look alike to any of them.

use std::collections::BTreeSet;

use board::PieceColour;
use rules::{Game, GameSetup, Piece};
use view::BoardView;

const TOKENS: &str = include_str!("../../web/static/style/00-tokens.css");

/// How far apart two players' colours are at least, in hundredths of OKLab: five times what is seen at all.
const APART: f64 = 11.0;

/// Linear light as eyes see it that lack the cones for red, green or blue, after Machado, Oliveira and Fernandes
/// (2009), and as all others do.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

/// The rows of a matrix, each multiplied with a vector.
fn product(rows: [[f64; 3]; 3], by: [f64; 3]) -> [f64; 3] {
    rows.map(|row| row.iter().zip(by).map(|(one, other)| one * other).sum())
}

/// A colour `#rrggbb` in OKLab, as such eyes see it.
fn seen(hex: &str, eyes: [[f64; 3]; 3]) -> [f64; 3] {
    let light = [1, 3, 5].map(|at| {
        let channel = f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0;
        if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
    });
    let cones = [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ];
    let lab = [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ];
    let light = product(eyes, light).map(|channel| channel.clamp(0.0, 1.0));
    product(lab, product(cones, light).map(f64::cbrt))
}

/// The value of a token in the rules for a selector, the last rule that has it.
fn token(name: &str, selectors: &[&str]) -> &'static str {
    let rule = |selector: &&str| TOKENS.split_once(&format!("{selector} {{"))?.1.split('}').next();
    let value = |rule: &'static str| {
        let (_, rest) = rule.split_once(&format!("--{name}: "))?;
        rest.split(';').next()
    };
    selectors.iter().filter_map(rule).find_map(value).expect("a colour")
}

/// The colours, by their names, of all who may play together.
fn companies() -> BTreeSet<Vec<&'static str>> {
    let tokens = |game: Game, seats: usize, characters: &[Piece]| {
        let start = GameSetup::new(game).with_seats(seats).unwrap().start().unwrap();
        let view = BoardView::from(&start).with_characters(characters);
        PieceColour::of_seats(&view).into_iter().map(PieceColour::token).collect()
    };
    let all = Piece::ALL;
    let chosen = (0..all.len().pow(4))
        .map(|n| tokens(Game::Quoridor, 4, &[1, 6, 36, 216].map(|unit| all[n / unit % all.len()])));
    chosen
        .chain([tokens(Game::Pacman, 5, &[]), tokens(Game::Mspacman, 4, &[])])
        .chain(all.map(|piece| tokens(Game::Quoridor, 2, &[piece])))
        .collect()
}

#[test]
fn c00_no_two_players_look_alike_to_colour_blind_eyes() {
    let distinct = ":root[data-board=\"distinct\"]";
    let dark = ":root[data-board=\"distinct\"][data-theme=\"dark\"]";
    for theme in [&[distinct][..], &[dark, distinct]] {
        for (name, eyes) in EYES {
            for company in companies() {
                let colours: Vec<_> =
                    company.iter().map(|name| seen(token(name, theme), eyes)).collect();
                for one in 0..colours.len() {
                    for other in 0..one {
                        let squares = (0..3).map(|n| colours[one][n] - colours[other][n]);
                        let apart = 100.0 * squares.map(|part| part * part).sum::<f64>().sqrt();
                        let (one, other) = (company[one], company[other]);
                        assert!(
                            apart >= APART,
                            "{name}, {theme:?}: {one} and {other} are {apart:.1} apart"
                        );
                    }
                }
            }
        }
    }
}
