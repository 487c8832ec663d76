//! What a draw gives to whom (T21), in records, in trees of variations, and in files that were written
//! when it gave half a point to every seat.

use game::{
    Cause, Departure, NodeId, Outcome, PlyOf, Position as _, Random, Record, RecordEntry, Seat,
    SeatResult, VariationTree,
};
use rules::{Analysis, AnyPosition, Game, GameRecord, GameSetup};

/// The game of one who left and three who go round in a circle.
const CIRCLE: &str = "leave:1:resign b5 e8 h5 a5 e9 i5 b5 e8 h5 a5 e9 i5";

fn setups() -> impl Iterator<Item = GameSetup> {
    let seats = |game: Game| game.seats().iter().map(move |&seats| (game, seats));
    let all = Game::ALL.into_iter().flat_map(seats);
    all.map(|(game, seats)| GameSetup::new(game).with_seats(seats).unwrap())
}

/// A game in which players leave now and then, and mostly go back to where they were.
fn restless_game(setup: GameSetup, random: &mut Random) -> GameRecord {
    let mut game = GameRecord::new(setup).unwrap();
    let mut home = game.record.position().clone();
    for _ in 0..120 {
        if game.record.ending().is_some() {
            break;
        }
        if random.once_in(30) {
            let seat = Seat::new(random.index(game.setup.seats()));
            // Refused where that player has left already.
            let _ = game.record.leave(seat, Departure::Resigned);
            home = game.record.position().clone();
        } else {
            let word = restless_word(game.record.position(), &home, random);
            game.record.play(&word).unwrap();
        }
    }
    game
}

/// Mostly the ply after which the position is most like `home`.
fn restless_word(position: &AnyPosition, home: &AnyPosition, random: &mut Random) -> String {
    let plies = position.plies();
    let difference = |ply: &&PlyOf<AnyPosition>| {
        let mut next = position.clone();
        next.apply(**ply);
        let (next, home) = (next.to_string(), home.to_string());
        next.split([' ', ',']).zip(home.split([' ', ','])).filter(|(a, b)| a != b).count()
    };
    let back = plies.iter().min_by_key(difference).filter(|_| !random.once_in(20));
    back.unwrap_or_else(|| random.pick(&plies)).to_string()
}

fn has_left(record: &Record<AnyPosition>, seat: Seat) -> bool {
    let left = |entry: &RecordEntry<_>| matches!(entry, RecordEntry::Leave(who, _) if *who == seat);
    record.entries().iter().any(left)
}

/// Half a point for each seat in play, nothing for those who left.
fn assert_fair(record: &Record<AnyPosition>, outcome: Outcome) {
    let seats = record.position().seats();
    assert_eq!(outcome.seats(), seats);
    for seat in Seat::all(seats) {
        let due = if has_left(record, seat) { SeatResult::Loss } else { SeatResult::Draw };
        assert_eq!(outcome.result(seat), due, "{seat} in {}", record.position());
    }
}

#[test]
fn t21_a_draw_gives_half_a_point_to_seats_in_play_and_nothing_to_those_who_left() {
    let mut random = Random::new(21);
    for setup in setups() {
        let seats = setup.seats();
        let mut drawn_by_repetition = 0;
        for _ in 0..40 {
            let mut record = restless_game(setup.clone(), &mut random).record;
            if let Some(ending) = record.ending().filter(|end| end.cause == Cause::Repetition) {
                assert_fair(&record, ending.outcome);
                let somebody_left = Seat::all(seats).any(|seat| has_left(&record, seat));
                drawn_by_repetition += usize::from(somebody_left);
            }
            // Wherever else players might have agreed to one.
            if record.ending().is_some() {
                record.undo();
            }
            while !record.entries().is_empty() {
                assert_fair(&record, record.draw());
                record.undo();
            }
        }
        let is_possible = seats > 2 && setup.game() != Game::Mspacman;
        assert_eq!(drawn_by_repetition > 0, is_possible, "{} {seats}", setup.game());
    }
}

#[test]
fn t21_the_law_is_the_same_in_a_tree_of_variations() {
    let mut random = Random::new(22);
    for setup in setups() {
        for _ in 0..20 {
            let game = restless_game(setup.clone(), &mut random);
            let mut tree = VariationTree::new(&setup.record_from(game.record.start().clone()));
            let mut at = NodeId::ROOT;
            for word in game.record.words() {
                at = tree.play(at, &word).unwrap();
            }
            assert_eq!(tree.record(at).ending(), game.record.ending());
        }
    }
}

/// A seat that was out of the game from the start has left it too.
#[test]
fn t21_a_start_without_a_player_counts_as_a_departure() {
    let start = "start -,a5,e9,i5 5,5,5,5 2 -\n";
    let words = CIRCLE.strip_prefix("leave:1:resign ").unwrap();
    let text = format!("palisade 1\ngame quoridor\nseats 4\n{start}\n{words}\n");
    let ending = GameRecord::parse(&text).unwrap().record.ending().unwrap();
    assert_eq!(ending.outcome.to_string(), "0,1/2,1/2,1/2");
}

/// The text of a drawn game as it was written before the law.
fn older_text(game: &GameRecord) -> String {
    let mut text = game.to_record_text();
    for (key, value) in &mut text.headers {
        if key == "result" {
            *value = Outcome::draw(game.setup.seats()).to_string();
        }
    }
    text.to_string()
}

#[test]
fn t21_a_draw_of_older_records_stays_as_it_was_written() {
    let mut random = Random::new(23);
    let mut drawn = 0;
    for setup in setups() {
        for _ in 0..40 {
            let mut game = restless_game(setup.clone(), &mut random);
            if game.record.ending().is_none() {
                let outcome = game.record.draw();
                game.record.end(game::Ending { outcome, cause: Cause::Agreement }).unwrap();
            }
            let cause = game.record.ending().unwrap().cause;
            if !matches!(cause, Cause::Repetition | Cause::Agreement) {
                continue;
            }
            drawn += 1;
            let older = older_text(&game);
            let read = GameRecord::parse(&older).unwrap();
            let stated = game::Ending { outcome: Outcome::draw(setup.seats()), cause };
            assert_eq!(read.record.ending(), Some(stated));
            assert_eq!(read.to_record_text().to_string(), older);
            let analysis = Analysis::parse(&older).unwrap();
            assert_eq!(analysis.to_record_text().to_string(), older);
        }
    }
    assert!(drawn > 50, "only {drawn}");
}

#[test]
fn t21_no_other_result_than_the_present_and_the_older_one_is_taken() {
    let with_result = |result: &str, reason: &str| {
        let lines = format!("result {result}\nreason {reason}\n");
        GameRecord::parse(&format!("palisade 1\ngame quoridor\nseats 4\n{lines}\n{CIRCLE}\n"))
    };
    let points = ["0", "1/2", "1"];
    for number in 0..81 {
        let seats = [number / 27 % 3, number / 9 % 3, number / 3 % 3, number % 3];
        let result = seats.map(|nth| points[nth]).join(",");
        let is_draw = matches!(result.as_str(), "0,1/2,1/2,1/2" | "1/2,1/2,1/2,1/2");
        let read = with_result(&result, "repetition");
        assert_eq!(read.is_ok(), is_draw, "{result}");
        for reason in ["rules", "resign", "agreement", "aborted"] {
            let key = with_result(&result, reason).unwrap_err().key;
            assert_eq!(key, "record-wrong-result", "{result} {reason}");
        }
    }
}
