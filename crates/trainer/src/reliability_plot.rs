//! Reliability plots: what chances scored over what they said, as an SVG picture.

use std::fmt::Write as _;

use crate::{Calibration, CheckedCurve};

/// The side of a panel, and the room around it for its title and its figures.
const SIDE: f64 = 150.0;
const MARGIN: f64 = 30.0;
/// Panels in a row.
const ACROSS: usize = 3;
/// The radius of a dot that stands for all positions.
const WHOLE: f64 = 16.0;

/// A panel for all positions and one for each group of them. Chances that come true lie on the diagonal; the area of
/// a dot is the share of the positions behind it.
pub fn reliability_plot(checked: &CheckedCurve) -> String {
    let all = [("all".to_owned(), checked.calibration)];
    let panels: Vec<_> = all.iter().chain(&checked.groups).collect();
    let pitch = SIDE + MARGIN;
    let (across, down) = (panels.len().min(ACROSS), panels.len().div_ceil(ACROSS));
    let (width, height) = (pitch * across as f64 + MARGIN, pitch * down as f64 + MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <title>Reliability of chances in {}: foretold to the right, scored upwards, in percent</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n",
        checked.game.name()
    );
    for (nth, (name, calibration)) in panels.into_iter().enumerate() {
        let (left, top) =
            (pitch * (nth % ACROSS) as f64 + MARGIN, pitch * (nth / ACROSS) as f64 + MARGIN);
        let _ = writeln!(svg, "<g transform=\"translate({left} {top})\">");
        svg += &panel(name, calibration);
        svg += "</g>\n";
    }
    svg + "</svg>\n"
}

fn panel(name: &str, calibration: &Calibration) -> String {
    let mut svg = format!(
        "<rect width=\"{SIDE}\" height=\"{SIDE}\" fill=\"none\" stroke=\"#999\"/>\n\
         <path d=\"M0 {SIDE}L{SIDE} 0\" stroke=\"#999\" stroke-dasharray=\"4 4\"/>\n\
         <text x=\"{}\" y=\"-5\" text-anchor=\"middle\">{name}</text>\n",
        SIDE / 2.0
    );
    for percent in [0.0, 50.0, 100.0] {
        let at = SIDE * percent / 100.0;
        let _ = writeln!(
            svg,
            "<text x=\"{at}\" y=\"{}\" text-anchor=\"middle\" fill=\"#666\" font-size=\"9\">{percent}</text>",
            SIDE + 11.0
        );
        let _ = writeln!(
            svg,
            "<text x=\"-3\" y=\"{}\" text-anchor=\"end\" fill=\"#666\" font-size=\"9\">{percent}</text>",
            SIDE - at + 3.0
        );
    }
    for tenth in calibration.tenths.iter().flatten() {
        let (x, y) = (SIDE * tenth.foretold, SIDE * (1.0 - tenth.scored));
        let radius = WHOLE * tenth.share.sqrt();
        let _ = writeln!(
            svg,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"#26c\" fill-opacity=\".7\"/>"
        );
    }
    svg
}

#[cfg(test)]
mod tests {
    use rules::Game;

    use super::*;
    use crate::ChanceTenth;

    fn calibration(tenths: &[(usize, ChanceTenth)]) -> Calibration {
        let mut calibration = Calibration::default();
        for &(nth, tenth) in tenths {
            calibration.tenths[nth] = Some(tenth);
        }
        calibration
    }

    /// Chances that come true are dots on the diagonal, larger where more positions are behind them.
    #[test]
    fn dots_are_where_chances_came_true_and_as_large_as_their_share() {
        let often = ChanceTenth { share: 0.64, foretold: 0.5, scored: 0.5 };
        let seldom = ChanceTenth { share: 0.36, foretold: 0.9, scored: 0.2 };
        let svg = reliability_plot(&CheckedCurve {
            game: Game::Pacman,
            seats: 2,
            loss: 1.0,
            calibration: calibration(&[(5, often), (9, seldom)]),
            groups: vec![("1 life".to_owned(), calibration(&[(5, often)]))],
        });
        let dots: Vec<_> = svg.lines().filter(|line| line.starts_with("<circle")).collect();
        assert_eq!(dots.len(), 3, "{svg}");
        assert!(dots[0].contains("cx=\"75.0\" cy=\"75.0\" r=\"12.8\""), "{svg}");
        assert!(dots[1].contains("cx=\"135.0\" cy=\"120.0\" r=\"9.6\""), "{svg}");
        assert_eq!(svg.matches("<g ").count(), 2);
        assert!(svg.contains(">1 life</text>"), "{svg}");
    }
}
