//! Playthroughs of every game from the first move to the last: by keys, and by computers.

use game::{Random, Turn};
use rules::{AnyPosition, Fence, Orientation, Path, Square};
use view::BoardView;

use super::*;

/// Every game with the fewest and the most seats.
const GAMES: [(Game, usize); 8] = [
    (Game::Quoridor, 2),
    (Game::Quoridor, 4),
    (Game::Mini, 2),
    (Game::Mini, 4),
    (Game::Pacman, 2),
    (Game::Pacman, 5),
    (Game::Mspacman, 2),
    (Game::Mspacman, 4),
];

/// A random move; in Quoridor mostly along the shortest path, so that games end.
fn random_move(position: &AnyPosition, random: &mut Random) -> String {
    let words: Vec<_> = position.plies().iter().map(ToString::to_string).collect();
    if let (AnyPosition::Quoridor(position), Turn::Seat(seat)) = (position, position.turn()) {
        let next =
            position.shortest_path(seat).and_then(|way| way.first().map(ToString::to_string));
        if let Some(next) = next.filter(|next| words.contains(next) && random.below(4) > 0) {
            return next;
        }
    }
    // Tab cannot enter two tunnels in a row; such moves are rare and have to be typed.
    let single: Vec<_> =
        words.iter().filter(|word| !has_two_tunnels_in_a_row(position, word)).collect();
    single[random.index(single.len())].clone()
}

fn origin(position: &AnyPosition) -> Option<Square> {
    BoardView::from(position).pieces.iter().find(|piece| piece.active).map(|piece| piece.square)
}

fn is_adjacent(a: Square, b: Square) -> bool {
    a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank()) == 1
}

fn has_two_tunnels_in_a_row(position: &AnyPosition, word: &str) -> bool {
    let all: Vec<_> =
        origin(position).into_iter().chain(word.split('-').filter_map(Square::parse)).collect();
    all.windows(3).any(|three| !is_adjacent(three[0], three[1]) && !is_adjacent(three[1], three[2]))
}

/// The arrow keys that lead from one square to another.
fn arrows(from: Square, to: Square) -> String {
    let (across, up) =
        (to.file() as isize - from.file() as isize, to.rank() as isize - from.rank() as isize);
    let key = |by: isize, less: &str, more: &str| {
        if by < 0 { less } else { more }.repeat(by.unsigned_abs())
    };
    key(across, "<", ">") + &key(up, "v", "^")
}

/// The keys that play a move, as a human would press them.
fn keys_for(position: &AnyPosition, word: &str) -> String {
    let mut legal: Vec<_> = position.plies().iter().map(ToString::to_string).collect();
    legal.sort();
    if word == Path::STAY {
        return "!".to_owned();
    }
    let at = origin(position).unwrap_or(Square::new(0, 0));
    if let Some(fence) = Fence::parse(word) {
        let anchor = Square::new(at.file().min(7), at.rank().min(7));
        let rotation = if fence.orientation == Orientation::Vertical { " " } else { "" };
        return format!("f{}{rotation}!", arrows(anchor, fence.anchor));
    }
    if let Some(place) = word.strip_prefix('@') {
        let mut places: Vec<_> =
            legal.iter().filter_map(|word| Square::parse(word.strip_prefix('@')?)).collect();
        places.sort();
        return arrows(places[0], Square::parse(place).expect("a square")) + "!";
    }
    if matches!(position, AnyPosition::Quoridor(_)) {
        return arrows(at, Square::parse(word).expect("a square")) + "!";
    }
    let (mut keys, mut at, mut entered) = (String::new(), at, String::new());
    for step in word.split('-') {
        let to = Square::parse(step).expect("a square");
        if is_adjacent(at, to) {
            keys += &arrows(at, to);
        } else {
            let mut exits: Vec<_> = legal
                .iter()
                .filter_map(|word| Square::parse(word.strip_prefix(&entered)?.split('-').next()?))
                .filter(|&exit| !is_adjacent(at, exit))
                .collect();
            exits.sort();
            exits.dedup();
            let nth = exits.iter().position(|&exit| exit == to).expect("an exit");
            keys += &"\t".repeat(nth + 1);
        }
        entered += &format!("{step}-");
        at = to;
    }
    keys + "!"
}

/// The game as it was autosaved last.
fn autosaved_game(harness: &Harness) -> GameRecord {
    GameRecord::parse(harness.autosaved()).expect("our own record")
}

/// Checks the screen of a game that is over.
fn check_end(harness: &mut Harness, game: Game) {
    let screen = harness.screen();
    let results = [" won", "Draw"];
    assert!(results.iter().any(|result| screen.contains(result)), "{game}: {screen}");
    harness.keys("!");
    assert!(harness.screen().contains("Start"), "Enter goes back to the menu");
}

#[test]
fn every_game_is_played_to_the_end_by_keys() {
    for (nth, (game, seats)) in GAMES.into_iter().enumerate() {
        let setup = GameSetup::new(game).with_seats(seats).expect("seats");
        let mut harness =
            Harness::game(Language::English, (80, 24), setup, &[LocalPlayer::Human; 5]);
        let mut random = Random::new(7 + nth as u64);
        let mut plies = 0;
        while !harness.effects.contains(&Effect::DeleteAutosave) {
            assert!(plies < 5_000, "{game} for {seats} does not end");
            plies += 1;
            let game_record = autosaved_game(&harness);
            // Only the last autosave is needed.
            harness.effects.drain(..harness.effects.len() - 1);
            let position = game_record.record.position();
            if position.turn() == Turn::Chance {
                harness.wait(700);
                continue;
            }
            let word = random_move(position, &mut random);
            let before = game_record.record.entries().len();
            harness.keys(&keys_for(position, &word));
            if !harness.effects.contains(&Effect::DeleteAutosave) {
                let after = autosaved_game(&harness);
                let played = after.record.words().nth(before);
                assert_eq!(played.as_deref(), Some(word.as_str()), "{game}: {}", harness.screen());
            }
        }
        check_end(&mut harness, game);
    }
}

/// An engine that replies at once with a random move.
struct RandomMoveEngine(Random, Option<MoveReply>);

impl BackgroundEngine for RandomMoveEngine {
    fn request(&mut self, request: MoveRequest) {
        let word = random_move(request.positions.last().expect("a position"), &mut self.0);
        self.1 = Some(MoveReply { line: vec![word.clone()], word, chance: 500 });
    }

    fn poll(&mut self) -> Option<MoveReply> {
        self.1.take()
    }

    fn cancel(&mut self) {
        self.1 = None;
    }

    fn request_review(&mut self, _: ReviewRequest) {}

    fn poll_review(&mut self) -> Option<engine::PositionReview> {
        None
    }

    fn request_insight(&mut self, _: AnalysisRequest) {}

    fn poll_insight(&mut self) -> Option<engine::Insight> {
        None
    }
}

#[test]
fn every_game_is_played_to_the_end_by_computers() {
    for (nth, (game, seats)) in GAMES.into_iter().enumerate() {
        let setup = GameSetup::new(game).with_seats(seats).expect("seats");
        let engine = Box::new(RandomMoveEngine(Random::new(70 + nth as u64), None));
        let level = LocalPlayer::Computer(engine::Level::MIN);
        let mut harness = Harness::with_engine(engine, Language::English, (80, 24), None);
        let game_record = GameRecord::new(setup).expect("a valid setup");
        harness.app.start_game(LocalPlayer::seated(game_record, &vec![level; seats]));
        let mut ticks = 0;
        while !harness.effects.contains(&Effect::DeleteAutosave) {
            assert!(ticks < 20_000, "{game} for {seats} does not end");
            ticks += 1;
            harness.effects.clear();
            harness.wait(700);
        }
        check_end(&mut harness, game);
    }
}
