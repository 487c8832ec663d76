//! Reviews of moves that were played.

use engine::{
    GameReview, Grade, Limits, Line, Moment, MomentKind, MoveReview, Player, PositionReview,
    SearchControl, Settings, Stopwatch, review_game, review_instead, review_position,
    review_settings,
};
use game::{Position as _, Seat};
use rules::{AnyPosition, Game, GameRecord, GameSetup};

fn review(text: &str, limits: &Limits) -> (GameRecord, GameReview) {
    let game = GameRecord::parse(text).unwrap();
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(review_settings(None));
    let review = review_game(&mut player, &game, limits, &control, &mut |_, _| {});
    (game, review)
}

#[test]
fn missing_a_win_is_a_blunder_and_the_better_move_is_named() {
    // Seat 1 could win in one step and goes back instead; seat 2 then wins.
    let text = "palisade 1\ngame quoridor\nstart e8,a2 0,0 1 -\n\ne7 a1\n";
    let (_, review) = review(text, &Limits::depth(4));
    let [first, second] = &review.moves[..] else { panic!("{review:?}") };
    assert_eq!((first.grade, first.cost, first.exact), (Grade::Blunder, 1000, true));
    assert_eq!(first.better.as_ref().unwrap().words, ["e9"]);
    assert_eq!((second.grade, second.cost), (Grade::Best, 0));
    assert_eq!(second.better, None);
    assert_eq!(review.chances.last(), Some(&vec![0, 1000]));
    let [moment] = &review.moments[..] else { panic!("{:?}", review.moments) };
    assert_eq!((moment.entry, moment.reason(&|_| String::new()).key), (0, "moment-missed-win"));
}

#[test]
fn every_move_is_reviewed_in_every_game() {
    for (game, words) in [
        (Game::Quoridor, "e2 e8 e3 e3h"),
        (Game::Pacman, "e6-f6"),
        (Game::Mspacman, "spin:5 spin:2 @g5 spin:1 g6"),
    ] {
        let text = format!("palisade 1\ngame {game}\n\n{words}\n");
        let (record, review) = review(&text, &Limits::nodes(300));
        let moves = words.split(' ').filter(|word| !word.contains(':')).count();
        assert_eq!(review.moves.len(), moves, "{game}");
        assert_eq!(review.chances.len(), record.record.positions().len());
        assert!(review.chances.iter().all(|chances| chances.len() == 2), "{game}");
        let has_rolls = game == Game::Mspacman;
        assert!(review.players.iter().all(|player| player.luck.is_some() == has_rolls), "{game}");
    }
}

#[test]
fn positions_are_reviewed_in_any_order_by_anyone() {
    let text = "palisade 1\ngame quoridor\n\ne2 e8 e3 e7 d3h e6 c5h\n";
    let limits = Limits::nodes(2000);
    let (game, whole) = review(text, &limits);
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut jobs: Vec<_> = (0..=7)
        .rev()
        .map(|entry| {
            let mut player = Player::new(review_settings(None));
            review_position(&mut player, &game.record, entry, &limits, &control).unwrap()
        })
        .collect();
    assert_eq!(GameReview::new(&game, &jobs), whole);
    // What is missing is not graded, and nothing else is different.
    jobs.retain(|job| job.entry != 4);
    let part = GameReview::new(&game, &jobs);
    let expected = whole.moves.iter().filter(|review| review.entry != 4 && review.entry != 3);
    assert!(part.moves.iter().eq(expected), "{part:?}");
    // A search that was stopped says nothing.
    let stop = SearchControl { keep_going: &|| false, ..control };
    let mut player = Player::new(review_settings(None));
    assert_eq!(review_position(&mut player, &game.record, 2, &limits, &stop), None);
}

#[test]
fn planted_mistakes_get_their_grades_and_nothing_else_does() {
    // A race without fences: whoever loses a step loses the game. Player 1 gives it away with e5, player
    // 2 gives it back with b5; b4 takes longer, but still wins.
    let text = "palisade 1\ngame quoridor\nstart e6,a4 0,0 1 -\nclock sudden-death 600\n\n\
                e5 {0:07} b4 {0:02} e6 {0:01} b5 {0:03} e7 {0:01} b4 {0:01} e8 {0:01} b3 {0:01} e9 {0:01}\n";
    let (_, review) = review(text, &Limits::nodes(2000));
    let grades: Vec<_> = review.moves.iter().map(|review| review.grade).collect();
    let planted = |entry: usize| if [0, 3].contains(&entry) { Grade::Blunder } else { Grade::Best };
    assert_eq!(grades, (0..9).map(planted).collect::<Vec<_>>());
    assert!(review.moves.iter().all(|review| review.exact));
    let moments: Vec<_> = review.moments.iter().map(|moment| moment.entry).collect();
    // The lead changes hands for the last time with b5; what the winner did before did not decide it.
    assert_eq!(moments, [3]);
    let [one, two] = &review.players[..] else { panic!("two players") };
    assert_eq!((one.time, two.time), (Some(11_000), Some(7_000)));
    assert_eq!((one.grades, two.grades), ([0, 4, 0, 0, 0, 1], [0, 3, 0, 0, 0, 1]));
    // A blunder in a won position counts little: everyone's is a mean that has it in.
    assert!(one.accuracy < Some(1000) && two.accuracy < Some(1000), "{one:?} {two:?}");
}

#[test]
fn a_moment_is_told_in_steps() {
    let kind = MomentKind::Reply { reply: "d4h".to_owned(), from: 5, to: 8 };
    let (word, from, to) = ("e4".to_owned(), 600, 300);
    let moment = Moment { entry: 0, seat: 1, word, swing: 300, from, to, kind };
    let reason = moment.reason(&|seat| format!("Player {seat}"));
    let number = |name| {
        let (_, value) = reason.args.iter().find(|(key, _)| *key == name).unwrap();
        value.clone()
    };
    assert_eq!(reason.key, "moment-reply");
    let steps = ["steps", "from", "to"].map(number);
    assert_eq!(steps, [3, 5, 8].map(game::ReasonArg::Number));
}

/// What a review knows about the position before a move that was the best.
fn best_was_played(entry: usize, second_cost: Option<u16>) -> PositionReview {
    PositionReview {
        entry,
        seat: 1 + (entry % 2) as u8,
        chances: vec![500, 500],
        legal_moves: 5,
        played_best: true,
        second_cost,
        ..PositionReview::default()
    }
}

#[test]
fn only_the_only_good_move_that_is_hard_to_see_is_brilliant() {
    let game = GameRecord::parse("palisade 1\ngame quoridor\n\ne2 e8 e3\n").unwrap();
    let found = [None, Some(99), Some(100), None];
    let jobs: Vec<_> =
        found.into_iter().enumerate().map(|(entry, cost)| best_was_played(entry, cost)).collect();
    let review = GameReview::new(&game, &jobs);
    let grades: Vec<_> = review.moves.iter().map(|review| review.grade).collect();
    assert_eq!(grades, [Grade::Best, Grade::Best, Grade::Brilliant]);
}

#[test]
fn luck_is_told_apart_from_play() {
    let text = "palisade 1\ngame mspacman\n\nspin:5 spin:2 @g5 spin:6\n";
    let (_, review) = review(text, &Limits::nodes(2000));
    let luck: Vec<_> = review.players.iter().map(|player| player.luck.unwrap()).collect();
    // What one wins by a roll the other loses.
    assert_eq!(luck[0] + luck[1], 0, "{luck:?}");
    assert!(luck[0] > 0, "to lead is better, and so is a six: {luck:?}");
    // Rolls are no moves, and cost nobody any accuracy.
    assert_eq!(review.moves.len(), 1);
    assert_eq!(review.players[1].accuracy, None);
}

/// What a review finds about the position after so many entries.
fn look(game: &GameRecord, entry: usize, limits: &Limits) -> Option<PositionReview> {
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(review_settings(None));
    review_position(&mut player, &game.record, entry, limits, &control)
}

/// The game with another move at its end, and the review of that move.
fn try_move(
    game: &GameRecord,
    before: &PositionReview,
    word: &str,
    limits: &Limits,
) -> (GameRecord, Option<MoveReview>) {
    let mut longer = game.clone();
    longer.record.play(word).unwrap();
    let after = look(&longer, longer.record.entries().len(), limits);
    let review = review_instead(&longer, before, after);
    (longer, review)
}

/// A game of best moves into which one mistake of each kind is planted, found among the legal moves by
/// what it costs; the opponent then plays the best move again.
#[test]
fn an_inaccuracy_a_mistake_and_a_blunder_are_found_where_they_were_planted() {
    let limits = Limits::nodes(2000);
    let mut game = GameRecord::new(GameSetup::new(Game::Quoridor)).unwrap();
    for word in ["e2", "e8", "e3", "e7", "e4", "e6"] {
        game.record.play(word).unwrap();
    }
    let first = game.record.entries().len();
    let mut planted = Vec::new();
    for grade in [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder] {
        let before = look(&game, game.record.entries().len(), &limits).unwrap();
        let mut moves = Vec::new();
        game.record.position().legal_moves(&mut moves);
        let (longer, review) = moves
            .iter()
            .map(|m| try_move(&game, &before, &m.to_string(), &limits))
            .find(|(_, review)| review.as_ref().is_some_and(|review| review.grade == grade))
            .unwrap_or_else(|| panic!("no {grade:?} is legal: {}", game.record.position()));
        planted.push((game.record.entries().len(), grade, review.unwrap()));
        game = longer;
        let best = look(&game, game.record.entries().len(), &limits).unwrap().best.unwrap();
        game.record.play(&best.words[0]).unwrap();
    }
    let (_, review) = review(&game.to_record_text().to_string(), &limits);
    for graded in review.moves.iter().filter(|graded| graded.entry >= first) {
        match planted.iter().find(|(entry, ..)| *entry == graded.entry) {
            // Tried or played, a move is worth the same.
            Some((_, grade, tried)) => {
                let worth = |review: &MoveReview| (review.cost, review.chances.clone());
                assert_eq!((graded.grade, worth(graded)), (*grade, worth(tried)));
            }
            None => assert!(graded.grade <= Grade::Best, "{graded:?}"),
        }
    }
    let seat = planted[0].2.seat;
    let mistakes: Vec<_> = review.mistakes(seat).iter().map(|graded| graded.entry).collect();
    let expected = planted.iter().filter(|(_, grade, _)| *grade >= Grade::Mistake);
    assert_eq!(mistakes, expected.map(|(entry, ..)| *entry).collect::<Vec<_>>());
}

#[test]
fn a_move_that_ends_the_game_is_judged_by_its_result() {
    let game = GameRecord::parse("palisade 1\ngame quoridor\nstart e8,a2 0,0 1 -\n\ne9\n").unwrap();
    let limits = Limits::depth(3);
    let before = look(&game, 0, &limits).unwrap();
    // Whatever was played in the game itself, this is the best move.
    let before = PositionReview { played_best: false, ..before };
    let judged = review_instead(&game, &before, None).unwrap();
    assert_eq!((judged.grade, judged.cost, judged.better), (Grade::Best, 0, None));
}

/// An answer that is tried instead of a mistake has its reason too.
#[test]
fn what_is_tried_instead_has_its_reason() {
    let text = "palisade 1\ngame quoridor\nstart e6,a4 0,0 1 -\n\ne5 b4\n";
    let limits = Limits::nodes(2000);
    let (mut game, _) = review(text, &limits);
    let before = look(&game, 0, &limits).unwrap();
    while game.record.undo().is_some() {}
    let (_, judged) = try_move(&game, &before, "f6", &limits);
    let loss = judged.unwrap().loss_alone();
    assert_eq!(loss.key, "review-loses-why");
    let (_, why) = loss.args.iter().find(|(name, _)| *name == "why").unwrap();
    let clause = game::Reason::new("why-missed-win", "");
    assert_eq!(*why, game::ReasonArg::Reason(Box::new(clause)));
}

#[test]
fn what_a_review_says_is_data() {
    let (_, review) = review(
        "palisade 1\ngame quoridor\nstart e8,a2 0,0 1 -\n\ne7 {1:05} a1\n",
        &Limits::depth(4),
    );
    let name = |seat: game::SeatNumber| format!("Player {seat}");
    let keys: Vec<_> = review.reasons_of_entry(0, &name).iter().map(|reason| reason.key).collect();
    assert_eq!(keys, ["review-graded", "moment-missed-win"]);
    let keys: Vec<_> = review.reasons_of_entry(1, &name).iter().map(|reason| reason.key).collect();
    assert_eq!(keys, ["grade-best"]);
    let told =
        |seat: usize| review.players[seat].reasons("Ada").iter().map(|r| r.key).collect::<Vec<_>>();
    assert_eq!(told(0), ["review-accuracy", "review-time"]);
    assert_eq!(told(1), ["review-accuracy"]);
}

/// A draw that was agreed on in a won position is nobody's blunder.
#[test]
fn an_agreement_is_no_move() {
    let text = "palisade 1\ngame quoridor\nstart e7,a4 0,0 1 -\nresult 1/2,1/2\nreason agreement\n\ne8 a3\n";
    let (game, review) = review(text, &Limits::depth(4));
    assert_eq!(engine::review_entries(&game), 0..3);
    let grades: Vec<_> = review.moves.iter().map(|graded| graded.grade).collect();
    assert_eq!(grades, [Grade::Best, Grade::Best]);
    assert_eq!((review.chances.last(), review.moments.len()), (Some(&vec![1000, 0]), 0));
}

/// A game with these chances of player 1 at the start and after each move, as a review finds them.
fn reviewed(words: &str, chances: &[u16], several_good: bool) -> GameReview {
    let game = GameRecord::parse(&format!("palisade 1\ngame quoridor\n{words}\n")).unwrap();
    let best = Line { words: vec!["a8h".to_owned()], ..Line::default() };
    let job = |(entry, &chance): (usize, &u16)| PositionReview {
        entry,
        seat: 1 + (entry % 2) as u8,
        chances: vec![chance, 1000 - chance],
        best: Some(best.clone()),
        legal_moves: 5,
        several_good,
        ..PositionReview::default()
    };
    let jobs: Vec<_> = chances.iter().enumerate().map(job).collect();
    GameReview::new(&game, &jobs)
}

/// The first of the moves that go on from a game without any: its mover had even chances and lost most of
/// them, where `better` was best.
fn blunder(game: &GameRecord, words: &[&str], better: &str) -> MoveReview {
    let mut played = game.clone();
    for word in words {
        played.record.play(word).unwrap();
    }
    let before = PositionReview {
        seat: 1,
        chances: vec![500, 500],
        best: Some(Line { words: vec![better.to_owned()], ..Line::default() }),
        legal_moves: 5,
        ..PositionReview::default()
    };
    let after = PositionReview { entry: 1, chances: vec![100, 900], ..before.clone() };
    GameReview::new(&played, &[before, after]).moves.remove(0)
}

/// The steps that both players have to their goals.
fn distances(position: &AnyPosition) -> [u32; 2] {
    match position {
        AnyPosition::Quoridor(position) => {
            [0, 1].map(|seat| position.distance(Seat::new(seat)).map(|steps| steps as u32).unwrap())
        }
        other => unreachable!("{other}"),
    }
}

/// The position after a move, if that is legal.
fn after(position: &AnyPosition, word: &str) -> Option<AnyPosition> {
    let mut after = position.clone();
    after.try_play(word).is_ok().then_some(after)
}

/// A reason is told where it is true, does not hold of the better move as well, and tells the steps that it
/// speaks of, from one on: a move lengthened the mover's own path, or the better one would have cost the
/// opponent more than the move did.
#[test]
fn reasons_are_true_to_the_step() {
    let text = "palisade 1\ngame quoridor\nstart e3,e7 5,5 1 c6h,e6h,d2v\n\n";
    let game = GameRecord::parse(text).unwrap();
    let start = game.record.position();
    let mut moves = Vec::new();
    start.legal_moves(&mut moves);
    let moves: Vec<_> = moves
        .iter()
        .map(|legal| {
            let word = legal.to_string();
            let reached = distances(&after(start, &word).unwrap());
            (word, reached)
        })
        .collect();
    let [own, _] = distances(start);
    let (mut own_by_one, mut missed_by_one, mut both) = (0, 0, 0);
    for (word, [own_after, other_after]) in &moves {
        for (better, [own_instead, other_instead]) in
            moves.iter().step_by(3).filter(|(b, _)| b != word)
        {
            both += usize::from(*own_after > own && *own_instead > own);
            let expected = if *own_after > own && *own_instead <= own {
                own_by_one += usize::from(*own_after == own + 1);
                MomentKind::OwnPath { from: own, to: *own_after }
            } else if other_instead > other_after {
                missed_by_one += usize::from(*other_instead == other_after + 1);
                let (from, to) = (*other_after, *other_instead);
                MomentKind::MissedFence { better: better.clone(), other: 2, from, to }
            } else {
                MomentKind::Better { better: better.clone() }
            };
            assert_eq!(blunder(&game, &[word], better).why, Some(expected), "{word} for {better}");
        }
    }
    let seen = [own_by_one, missed_by_one, both];
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

/// A reply is a reason where the same reply to the better move would cost less, or not be legal.
#[test]
fn a_reply_is_no_reason_where_it_costs_as_much_after_the_better_move() {
    let text = "palisade 1\ngame quoridor\nstart f3,e7 5,5 1 c6h,e6h,d2v\n\n";
    let game = GameRecord::parse(text).unwrap();
    let start = game.record.position();
    let cost = |position: &AnyPosition, reply: &str| {
        let [own, _] = distances(position);
        after(position, reply).map_or(0, |after| distances(&after)[0].saturating_sub(own))
    };
    let played = after(start, "h1v").unwrap();
    let mut replies = Vec::new();
    played.legal_moves(&mut replies);
    let (mut reasons, mut no_reasons) = (0, 0);
    for reply in replies.iter().map(ToString::to_string) {
        let steps = cost(&played, &reply);
        for better in ["a1v", "g3", "e3", "g6v"] {
            let is_reason = steps >= 2 && cost(&after(start, better).unwrap(), &reply) < steps;
            reasons += usize::from(is_reason);
            no_reasons += usize::from(steps >= 2 && !is_reason);
            let why = blunder(&game, &["h1v", &reply], better).why;
            let told =
                matches!(&why, Some(MomentKind::Reply { reply: told, .. }) if *told == reply);
            assert_eq!(told, is_reason, "{reply} for {better}: {why:?}");
        }
    }
    assert!(reasons > 0 && no_reasons > 0, "{reasons}, {no_reasons}");
}

/// The swings after which the outcome did not change hands any more, and nothing that the winner did wrong.
#[test]
fn what_decided_a_game_is_what_the_winner_never_lost_again() {
    let lost = "result 0,1\nreason resign\n\ne2 e8 e3 e7 e4 e6 d4 leave:1:resign";
    // Player 1 throws the game away with e2 and with e4; between them player 2 gives it back.
    let review = reviewed(lost, &[600, 200, 700, 700, 720, 300, 310, 200], false);
    let told: Vec<_> = review.moments.iter().map(|m| (m.entry, m.seat)).collect();
    assert_eq!(told, [(4, 1), (6, 1)]);
    // The move that brought the lead is told, however much more others changed later.
    let review = reviewed(lost, &[560, 560, 560, 490, 490, 380, 380, 180], false);
    let told: Vec<_> = review.moments.iter().map(|m| m.entry).collect();
    assert_eq!(told, [2, 4, 6]);
    // Where nobody has won, the greatest swings are told.
    let drawn = "result 1/2,1/2\nreason agreement\n\ne2 e8 e3 e7";
    let review = reviewed(drawn, &[600, 200, 700, 700, 500], false);
    let told: Vec<_> = review.moments.iter().map(|m| m.entry).collect();
    assert_eq!(told, [0, 1]);
}

/// A better move is named where a longer look has it too; else the review says that there were several.
#[test]
fn no_better_move_is_named_that_a_longer_look_does_not_confirm() {
    let game = "\ne2 e8 e3";
    let keys = |review: &GameReview| -> Vec<_> {
        review.moves.iter().map(|graded| graded.loss().map(|loss| loss.key)).collect()
    };
    let chances = [600, 400, 400, 370];
    let named = reviewed(game, &chances, false);
    assert_eq!(keys(&named), [Some("review-better"), None, Some("review-several")]);
    let unnamed = reviewed(game, &chances, true);
    assert_eq!(keys(&unnamed), [Some("review-several"), None, Some("review-several")]);
    assert_eq!(
        (&unnamed.moves[0].better, unnamed.moments[0].kind.clone()),
        (&None, MomentKind::Several)
    );
    // What is to be learnt from stays: any good answer is right.
    assert_eq!((named.mistakes(1).len(), unnamed.mistakes(1).len()), (1, 1));
}

/// Ten times the search has every named move among its best.
#[test]
fn named_moves_stand_up_to_ten_times_the_search() {
    let words = "e2 e8 e3 e7 a1h a7h h1h h7h e4 d7 c3v c7 d4 b7";
    let text = format!("palisade 1\ngame quoridor\n\n{words}\n");
    let limits = Limits::nodes(600);
    let (game, review) = review(&text, &limits);
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let costly = review.moves.iter().filter(|graded| graded.grade > Grade::Good && !graded.exact);
    let mut named = 0;
    for graded in costly {
        let settings = Settings { multi_pv: 3, ..review_settings(None) };
        let positions = &game.record.positions()[..=graded.entry];
        let found =
            Player::new(settings).analyse(positions, &Limits::nodes(6000), &control).unwrap();
        let own = usize::from(graded.seat) - 1;
        let top = found.lines[0].chances[own];
        let best = found.lines.iter().filter(|line| top - line.chances[own] < 10);
        let best: Vec<_> = best.map(|line| line.words[0].as_str()).collect();
        match &graded.better {
            Some(better) => {
                named += 1;
                assert!(best.contains(&better.words[0].as_str()), "{graded:?}: {best:?}");
            }
            None => assert!(graded.several_good, "{graded:?}"),
        }
    }
    assert!(named > 0, "{:?}", review.moves);
}
