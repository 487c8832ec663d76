use board::BoardGeometry;
use browser::{Page, Viewport};
use game::{Ply, RecordEntry, Turn};
use rules::{AnyPosition, GameRecord, Path};
use serde_json::{Value, json};
use view::BoardView;

use crate::computer::choose;
use crate::online::open_table;
use crate::{fixture, stored_game, type_move};

/// A piece may be drawn this far off its way, in units of the drawing: pieces that share a square
/// stand side by side, and a jump is an arc. The next square is 68 units away.
const TOLERANCE: f64 = 24.0;

/// Films the board: how many plies the list has and where every piece is drawn, in every frame that
/// the browser shows, and at nine moments of every animation, however few frames a busy machine shows.
fn film(page: &Page<'_>) {
    let script = "window.film = []; const shoot = () => { \
        const pieces = [...document.querySelectorAll('.table .board .piece')].map(p => { \
          const m = new DOMMatrix(getComputedStyle(p).transform); return [p.dataset.piece, m.e, m.f] }); \
        const frame = [document.querySelectorAll('.ply').length, pieces], last = film[film.length - 1]; \
        if (JSON.stringify(frame) !== JSON.stringify(last)) film.push(frame) }; \
        const roll = () => { shoot(); requestAnimationFrame(roll) }; roll(); \
        const animate = Element.prototype.animate; \
        Element.prototype.animate = function (...args) { \
          const animation = animate.apply(this, args), { delay, duration } = animation.effect.getTiming(); \
          animation.pause(); \
          for (let n = 0; n <= 8; n++) { animation.currentTime = delay + duration * n / 8; shoot() } \
          animation.currentTime = 0; animation.play(); return animation }";
    page.evaluate(script, json!([]));
}

/// Where a piece may be drawn while the list has `plies` entries: on its way through the positions
/// around that one. A caught piece goes home while the next one moves already.
fn way(record: &GameRecord, plies: usize, id: &str, geometry: BoardGeometry) -> Vec<(f64, f64)> {
    let (entries, positions) = (record.record.entries(), record.record.positions());
    let from = plies.saturating_sub(3);
    let mut squares = Vec::new();
    for nth in from..=(plies + 1).min(positions.len() - 1) {
        let piece = |nth: usize| {
            let view = BoardView::from(&positions[nth]);
            view.pieces.into_iter().find(|piece| piece.id == id)
        };
        if nth > from
            && let RecordEntry::Ply(Ply::Move(m)) = entries[nth - 1]
            && piece(nth - 1).is_some_and(|piece| piece.active)
            && let Some(path) = Path::parse(&m.to_string())
        {
            squares.extend(path.squares().iter().copied());
        }
        squares.extend(piece(nth).map(|piece| piece.square));
    }
    squares.into_iter().map(|square| geometry.centre(square)).collect()
}

/// The distance of a point to a line through points.
fn distance(point: (f64, f64), line: &[(f64, f64)]) -> f64 {
    let to_leg = |leg: &[(f64, f64)]| {
        let ((ax, ay), (bx, by)) = (leg[0], leg[leg.len() - 1]);
        let (dx, dy) = (bx - ax, by - ay);
        let along = (point.0 - ax) * dx + (point.1 - ay) * dy;
        let share = (along / (dx * dx + dy * dy).max(1.0)).clamp(0.0, 1.0);
        (point.0 - ax - share * dx).hypot(point.1 - ay - share * dy)
    };
    let ends = line.iter().map(std::slice::from_ref).map(to_leg);
    ends.chain(line.windows(2).map(to_leg)).fold(f64::MAX, f64::min)
}

/// Waits until every piece has arrived: on a slow machine the list could be several plies ahead.
fn wait_for_arrival(page: &Page<'_>) {
    page.wait_until("no animation runs", "return document.getAnimations().length === 0");
}

/// In every frame of the film, every piece is where it is or on its way.
fn check_film(page: &Page<'_>, record: &GameRecord, rotation: u8, name: &str) {
    wait_for_arrival(page);
    let frames = page.evaluate("return film", json!([]));
    let frames = frames.as_array().expect("frames");
    assert!(frames.len() > 10, "{name}: only {} frames", frames.len());
    let start = BoardView::from(&record.record.positions()[0]);
    let geometry = BoardGeometry::new(start.files.into(), start.ranks.into(), rotation);
    for frame in frames {
        let plies = frame[0].as_u64().expect("a number") as usize;
        for piece in frame[1].as_array().expect("pieces") {
            let id = piece[0].as_str().expect("the id of a piece");
            let at = |n: usize| piece[n].as_f64().expect("a coordinate");
            let off = distance((at(1), at(2)), &way(record, plies, id, geometry));
            assert!(off < TOLERANCE, "{name}: {id} is {off:.0} off its way after {plies} plies");
        }
    }
}

fn wait_for_more(page: &Page<'_>, plies: usize) {
    let script = format!("return document.querySelectorAll('.ply').length > {plies}");
    page.wait_until("the move", &script);
}

/// Plays moves of the people at this screen and films them.
fn play_filmed(record: &str, moves: usize) {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.open_record(&fixture.server.url(), record);
    film(&page);
    for turn in 0..moves {
        page.wait_for_turn();
        wait_for_arrival(&page);
        let game = stored_game(&page);
        type_move(&page, &choose(game.record.position(), turn));
        wait_for_more(&page, game.record.entries().len());
    }
    page.wait_for_turn();
    check_film(&page, &stored_game(&page), 0, record);
}

pub(crate) const GAMES: [&str; 4] = ["quoridor", "mini", "pacman", "mspacman"];

#[test]
fn pieces_stay_on_their_way_against_the_computer() {
    for game in GAMES {
        play_filmed(&format!("palisade 1\ngame {game}\nseats 2\nlevel 2 1\n"), 3);
    }
}

#[test]
fn pieces_stay_on_their_way_at_one_screen() {
    for game in GAMES {
        play_filmed(&format!("palisade 1\ngame {game}\nseats 2\n"), 6);
    }
    // PAC-MAN is caught: he and the ghosts go home.
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.open_record(
        &fixture.server.url(),
        "palisade 1\ngame pacman\nseats 2\nmaze orchard\n\nd5-d6\n",
    );
    film(&page);
    type_move(&page, "d6");
    wait_for_more(&page, 1);
    check_film(&page, &stored_game(&page), 0, "caught");
}

#[test]
fn pieces_stay_on_their_way_online() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    for game in GAMES {
        let id = open_table(&fixture.server.url(), game, &ada, &ben);
        film(&ada);
        film(&ben);
        let record = || {
            let script =
                "return fetch('/api/v1/tables/' + arguments[0] + '/record').then(r => r.text())";
            let text: Value = ada.evaluate(script, json!([id]));
            GameRecord::parse(text.as_str().expect("a record")).expect("a record")
        };
        for turn in 0..4 {
            let to_move =
                "return document.querySelector('.status.own') || document.querySelector('.result')";
            let mover = loop {
                match record().record.turn() {
                    Turn::Seat(seat) => break if seat.number() == 1 { &ada } else { &ben },
                    Turn::Over => return,
                    Turn::Chance => {}
                }
            };
            mover.wait_until("their turn", to_move);
            for page in [&ada, &ben] {
                wait_for_arrival(page);
            }
            let before = record();
            type_move(mover, &choose(before.record.position(), turn));
            for page in [&ada, &ben] {
                wait_for_more(page, before.record.entries().len());
            }
        }
        let played = record();
        let classic = matches!(played.record.position(), AnyPosition::Quoridor(_));
        check_film(&ada, &played, 0, game);
        check_film(&ben, &played, if classic { 2 } else { 0 }, game);
    }
}
