//! Games from the first move to the last, for every game: by keys, by machines, in menus' own words.

use api::view::View;
use engine::Random;
use game::Turn;
use rules::{AnyPosition, Fence, Lie, Path, Square};

use super::*;

/// Every game with the fewest and the most seats.
const TABLES: [(Game, usize); 8] = [
    (Game::Quoridor, 2),
    (Game::Quoridor, 4),
    (Game::Mini, 2),
    (Game::Mini, 4),
    (Game::Pacman, 2),
    (Game::Pacman, 5),
    (Game::Mspacman, 2),
    (Game::Mspacman, 4),
];

/// A move that leads somewhere: in the classic game mostly along the shortest way, elsewhere
/// whatever comes to mind.
fn choose(position: &AnyPosition, random: &mut Random) -> String {
    let words: Vec<_> = position.plies().iter().map(ToString::to_string).collect();
    if let (AnyPosition::Quoridor(position), Turn::Seat(seat)) = (position, position.turn()) {
        let next = position.way(seat).and_then(|way| way.first().map(ToString::to_string));
        if let Some(next) = next.filter(|next| words.contains(next) && random.below(4) > 0) {
            return next;
        }
    }
    // One hop follows another so seldom that it is left to those who type.
    let single: Vec<_> = words.iter().filter(|word| !hops_twice(position, word)).collect();
    single[random.below(single.len() as u32) as usize].clone()
}

fn stand(position: &AnyPosition) -> Option<Square> {
    View::from(position).pieces.iter().find(|piece| piece.active).map(|piece| piece.square)
}

fn beside(a: Square, b: Square) -> bool {
    a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank()) == 1
}

fn hops_twice(position: &AnyPosition, word: &str) -> bool {
    let all: Vec<_> =
        stand(position).into_iter().chain(word.split('-').filter_map(Square::parse)).collect();
    all.windows(3).any(|three| !beside(three[0], three[1]) && !beside(three[1], three[2]))
}

/// The arrows that lead from one square to another.
fn arrows(from: Square, to: Square) -> String {
    let (across, up) =
        (to.file() as isize - from.file() as isize, to.rank() as isize - from.rank() as isize);
    let key = |by: isize, less: &str, more: &str| {
        if by < 0 { less } else { more }.repeat(by.unsigned_abs())
    };
    key(across, "<", ">") + &key(up, "v", "^")
}

/// The keys that play a word, as a person would press them.
fn keys(position: &AnyPosition, word: &str) -> String {
    let mut legal: Vec<_> = position.plies().iter().map(ToString::to_string).collect();
    legal.sort();
    if word == Path::STAY {
        return "!".to_owned();
    }
    let at = stand(position).unwrap_or(Square::new(0, 0));
    if let Some(fence) = Fence::parse(word) {
        let hand = Square::new(at.file().min(7), at.rank().min(7));
        let turn = if fence.lie == Lie::Vertical { " " } else { "" };
        return format!("f{}{turn}!", arrows(hand, fence.anchor));
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
        if beside(at, to) {
            keys += &arrows(at, to);
        } else {
            let mut exits: Vec<_> = legal
                .iter()
                .filter_map(|word| Square::parse(word.strip_prefix(&entered)?.split('-').next()?))
                .filter(|&exit| !beside(at, exit))
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

/// The game as it was kept last.
fn game_of(stage: &Stage) -> Archive {
    Archive::parse(stage.kept()).expect("our own record")
}

/// Says what is on the screen once the game is over.
fn end_of(stage: &mut Stage, game: Game) {
    let screen = stage.screen();
    let ends = ["has won", "have won", "A draw"];
    assert!(ends.iter().any(|end| screen.contains(end)), "{game}: {screen}");
    stage.keys("!");
    assert!(stage.screen().contains("Start"), "Enter leads back to the menu");
}

#[test]
fn every_game_is_played_to_the_end_by_keys() {
    for (nth, (game, seats)) in TABLES.into_iter().enumerate() {
        let table = Table::new(game).with_seats(seats).expect("seats");
        let mut stage = Stage::game(Language::English, (80, 24), table, &[Player::Human; 5]);
        let mut random = Random::new(7 + nth as u64);
        let mut plies = 0;
        while !stage.effects.contains(&Effect::Forget) {
            assert!(plies < 5_000, "{game} for {seats} does not end");
            plies += 1;
            let archive = game_of(&stage);
            // Only the last record is looked at.
            stage.effects.drain(..stage.effects.len() - 1);
            let position = archive.record.position();
            if position.turn() == Turn::Chance {
                stage.wait(700);
                continue;
            }
            let word = choose(position, &mut random);
            let before = archive.record.entries().len();
            stage.keys(&keys(position, &word));
            if !stage.effects.contains(&Effect::Forget) {
                let after = game_of(&stage);
                let played = after.record.words().nth(before);
                assert_eq!(played.as_deref(), Some(word.as_str()), "{game}: {}", stage.screen());
            }
        }
        end_of(&mut stage, game);
    }
}

/// An engine that does not think.
struct Wanderer(Random, Option<Answer>);

impl Opponent for Wanderer {
    fn ask(&mut self, question: Question) {
        let word = choose(question.positions.last().expect("a position"), &mut self.0);
        self.1 = Some(Answer { line: vec![word.clone()], word, chance: 500 });
    }

    fn answer(&mut self) -> Option<Answer> {
        self.1.take()
    }

    fn drop_question(&mut self) {
        self.1 = None;
    }
}

#[test]
fn every_game_is_played_to_the_end_by_machines() {
    for (nth, (game, seats)) in TABLES.into_iter().enumerate() {
        let table = Table::new(game).with_seats(seats).expect("seats");
        let opponent = Box::new(Wanderer(Random::new(70 + nth as u64), None));
        let level = Player::Level(engine::Level::MIN);
        let mut stage = Stage::with(opponent, Language::English, (80, 24), None);
        let archive = Archive::new(table).expect("a table");
        stage.app.begin(Session::new(archive, vec![level; seats], 5));
        let mut ticks = 0;
        while !stage.effects.contains(&Effect::Forget) {
            assert!(ticks < 20_000, "{game} for {seats} does not end");
            ticks += 1;
            stage.effects.clear();
            stage.wait(700);
        }
        end_of(&mut stage, game);
    }
}
