use game::Record;
use learning::{ActionSpace, BatchBuffers, BatchOptions, GameBatch, OVER, reward, turn_number};
use rules::{AnyPosition, Game, GameSetup};

use crate::setups::setups;

/// A batch with buffers of its own.
struct Harness {
    batch: GameBatch,
    mask: Vec<u8>,
    planes: Vec<f32>,
    rewards: Vec<f32>,
    done: Vec<u8>,
    seat: Vec<i8>,
    actions: Vec<i64>,
}

#[derive(PartialEq)]
struct Seen {
    mask: Vec<u8>,
    numbers: Vec<f32>,
    done: Vec<u8>,
    seat: Vec<i8>,
    positions: Vec<AnyPosition>,
}

/// The buffers of a harness, borrowed apart from its batch.
macro_rules! buffers {
    ($harness:expr) => {
        BatchBuffers {
            mask: &mut $harness.mask,
            observations: Some(&mut $harness.planes),
            rewards: &mut $harness.rewards,
            done: &mut $harness.done,
            seat: &mut $harness.seat,
        }
    };
}

impl Harness {
    fn new(setup: &GameSetup, count: usize, options: BatchOptions) -> Harness {
        let batch = GameBatch::new(setup, count, options).unwrap();
        let mut harness = Harness {
            mask: vec![7; count * batch.space().len()],
            planes: vec![7.0; count * batch.planes().len()],
            rewards: vec![7.0; count * batch.seats()],
            done: vec![7; count],
            seat: vec![7; count],
            actions: vec![7; count],
            batch,
        };
        harness.batch.observe(buffers!(harness));
        harness
    }

    fn sample_and_step(&mut self) {
        self.batch.sample(&mut self.actions);
        self.batch.step(&self.actions, buffers!(self)).unwrap();
    }

    /// Everything to be seen, to compare two batches.
    fn seen(&self) -> Seen {
        let positions = (0..self.batch.count()).map(|game| self.batch.position(game));
        Seen {
            mask: self.mask.clone(),
            numbers: [&self.planes[..], &self.rewards].concat(),
            done: self.done.clone(),
            seat: self.seat.clone(),
            positions: positions.collect(),
        }
    }

    fn mask_of(&self, game: usize) -> Vec<i64> {
        let size = self.batch.space().len();
        let row = &self.mask[game * size..][..size];
        assert!(row.iter().all(|&byte| byte <= 1));
        (0..).zip(row).filter(|&(_, &byte)| byte == 1).map(|(action, _)| action).collect()
    }
}

fn new_record(setup: &GameSetup) -> Record<AnyPosition> {
    setup.record_from(setup.start().unwrap())
}

#[test]
fn stepping_a_batch_is_stepping_single_games() {
    for setup in setups() {
        let space = ActionSpace::new(&setup).unwrap();
        let options = BatchOptions { seed: 3, resolve_chance: false, ..BatchOptions::default() };
        let mut harness = Harness::new(&setup, 3, options);
        let mut records = vec![new_record(&setup); 3];
        for _ in 0..80 {
            harness.batch.sample(&mut harness.actions);
            let actions = harness.actions.clone();
            harness.batch.step(&actions, buffers!(harness)).unwrap();
            for (game, record) in records.iter_mut().enumerate() {
                let before = record.position().clone();
                let ply =
                    space.ply(&before, actions[game] as u32).expect("drawn from the legal ones");
                record.play(&ply.to_string()).unwrap();
                let ending = record.ending();
                assert_eq!(harness.done[game], u8::from(ending.is_some()), "{before} {ply}");
                let gained = &harness.rewards[game * setup.seats()..][..setup.seats()];
                for (seat, &number) in game::Seat::all(setup.seats()).zip(gained) {
                    let due = ending.map_or(0.0, |ending| reward(ending.outcome.result(seat)));
                    assert_eq!(number, due);
                }
                if ending.is_some() {
                    *record = new_record(&setup);
                }
                assert_eq!(harness.batch.position(game), *record.position());
                let seat = turn_number(record.turn());
                assert_eq!(harness.seat[game], seat);
                let legal = space.legal(record.position());
                let legal: Vec<_> = legal.iter().map(|&(action, _)| i64::from(action)).collect();
                assert_eq!(harness.mask_of(game), legal, "{}", record.position());
            }
        }
    }
}

#[test]
fn repetition_is_a_draw_unless_switched_off() {
    for (option, done) in [("draw", 1), ("off", 0)] {
        let mut setup = GameSetup::new(Game::Quoridor);
        setup.set_option("repetition", option).unwrap();
        let mut harness = Harness::new(&setup, 1, BatchOptions::default());
        let space = ActionSpace::new(&setup).unwrap();
        for word in ["e2", "e8", "e1", "e9", "e2", "e8", "e1", "e9"] {
            assert_eq!(harness.done, [0]);
            let action = space.action(&harness.batch.position(0), word).unwrap();
            harness.batch.step(&[action.into()], buffers!(harness)).unwrap();
        }
        assert_eq!((harness.done[0], harness.rewards[0]), (done, 0.0), "{option}");
    }
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    for game in Game::ALL {
        let setup = GameSetup::new(game);
        let options = |seed, threads| BatchOptions { seed, threads, ..BatchOptions::default() };
        let mut one = Harness::new(&setup, 7, options(5, 1));
        let mut three = Harness::new(&setup, 7, options(5, 3));
        let mut other = Harness::new(&setup, 7, options(6, 1));
        for _ in 0..40 {
            one.sample_and_step();
            three.sample_and_step();
            other.sample_and_step();
            assert_eq!(one.actions, three.actions);
            assert!(one.seen() == three.seen(), "{game}");
        }
        assert!(one.seen() != other.seen(), "{game}");
        // A seed given later begins there.
        other.batch.reset(Some(5), buffers!(other));
        let mut again = Harness::new(&setup, 7, options(5, 1));
        for _ in 0..10 {
            other.sample_and_step();
            again.sample_and_step();
            assert!(other.seen() == again.seen(), "{game}");
        }
    }
}

#[test]
fn drawing_actions_does_not_change_the_dice() {
    let setup = GameSetup::new(Game::Mspacman);
    let mut quiet = Harness::new(&setup, 4, BatchOptions::default());
    let mut drawing = Harness::new(&setup, 4, BatchOptions::default());
    for _ in 0..20 {
        let actions: Vec<_> = (0..4).map(|game| quiet.mask_of(game)[0]).collect();
        drawing.batch.sample(&mut drawing.actions);
        quiet.batch.step(&actions, buffers!(quiet)).unwrap();
        drawing.batch.step(&actions, buffers!(drawing)).unwrap();
        assert!(quiet.seen() == drawing.seen());
    }
}

#[test]
fn an_illegal_action_changes_nothing_and_says_why() {
    let setup = GameSetup::new(Game::Quoridor);
    let mut harness = Harness::new(&setup, 2, BatchOptions::default());
    let before = harness.seen();
    // e2 is legal, e9 is not.
    let error = harness.batch.step(&[13, 76], buffers!(harness)).unwrap_err();
    assert_eq!((error.game, error.action, error.reason.rule), (1, 76, "C22"));
    assert!(harness.seen() == before);
    for action in [-1, 209, i64::MAX] {
        let error = harness.batch.step(&[13, action], buffers!(harness)).unwrap_err();
        assert_eq!(error.reason.key, "action-not-legal");
    }
    let setup = GameSetup::new(Game::Pacman);
    let mut harness = Harness::new(&setup, 1, BatchOptions::default());
    let error = harness.batch.step(&[0], buffers!(harness)).unwrap_err();
    assert_eq!(error.reason.key, "action-not-legal");
}

#[test]
fn a_saved_batch_goes_on_as_if_nothing_had_happened() {
    for setup in setups() {
        for (auto_reset, max_plies) in [(true, 0), (false, 25)] {
            let options =
                BatchOptions { seed: 4, auto_reset, max_plies, ..BatchOptions::default() };
            let mut harness = Harness::new(&setup, 3, options.clone());
            let mut again = Harness::new(&setup, 3, BatchOptions { seed: 9, ..options });
            for _ in 0..20 {
                harness.sample_and_step();
            }
            again.batch.restore(&harness.batch.save()).unwrap();
            for _ in 0..20 {
                harness.sample_and_step();
                again.sample_and_step();
                // Games that were over before are told of only by the step that ended them.
                again.done.clone_from(&harness.done);
                assert_eq!(harness.actions, again.actions);
                assert!(harness.seen() == again.seen(), "{setup:?}");
            }
        }
    }
}

#[test]
fn a_saved_batch_remembers_repetition() {
    let setup = GameSetup::new(Game::Quoridor);
    let space = ActionSpace::new(&setup).unwrap();
    let options = BatchOptions { auto_reset: false, ..BatchOptions::default() };
    let mut harness = Harness::new(&setup, 1, options.clone());
    for word in ["e2", "e8", "e1", "e9", "e2", "e8", "e1", "e9"] {
        assert_eq!(harness.done, [0]);
        let saved = harness.batch.save();
        harness = Harness::new(&setup, 1, options.clone());
        harness.batch.restore(&saved).unwrap();
        let action = space.action(&harness.batch.position(0), word).unwrap();
        harness.batch.step(&[action.into()], buffers!(harness)).unwrap();
    }
    assert_eq!(harness.done, [1]);
    let saved = harness.batch.save();
    let mut over = Harness::new(&setup, 1, options);
    over.batch.restore(&saved).unwrap();
    over.batch.observe(buffers!(over));
    assert_eq!(over.seat, [OVER]);
}

#[test]
fn what_is_no_saved_batch_changes_nothing() {
    let setup = GameSetup::new(Game::Pacman);
    let mut harness = Harness::new(&setup, 2, BatchOptions::default());
    harness.sample_and_step();
    let saved = harness.batch.save();
    let second = saved.lines().nth(1).unwrap();
    for (text, line) in [
        (String::new(), 1),
        (saved.replacen("batch 1", "batch 2", 1), 1),
        (saved.replacen("corners", "nowhere", 1), 2),
        (saved.replacen(';', ",", 1), 2),
        (format!("palisade batch 1\n{second}\n"), 3),
        (format!("{saved}{second}\n"), 4),
    ] {
        assert_eq!(harness.batch.restore(&text).unwrap_err().line, line, "{text}");
        assert_eq!(harness.batch.save(), saved);
    }
}

#[test]
fn marked_games_alone_begin_anew() {
    let setup = GameSetup::new(Game::Quoridor);
    let mut harness = Harness::new(&setup, 3, BatchOptions::default());
    harness.sample_and_step();
    let before = harness.seen();
    harness.batch.reset_games(&[false, true, false], buffers!(harness));
    let after = harness.seen();
    assert_eq!(after.positions[1], setup.start().unwrap());
    assert_eq!((after.seat, &after.positions[0]), (vec![1, 0, 1], &before.positions[0]));
}

#[test]
fn from_the_movers_side_a_game_is_the_same_game() {
    for setup in setups() {
        let options = BatchOptions { seed: 2, ..BatchOptions::default() };
        let mut board = Harness::new(&setup, 2, options.clone());
        let mut mover = Harness::new(&setup, 2, BatchOptions { from_mover: true, ..options });
        let space = ActionSpace::new(&setup).unwrap();
        for _ in 0..30 {
            for game in 0..2 {
                let side = game::Seat::new(board.seat[game].max(0) as usize);
                let on_board = |&action: &i64| i64::from(space.board_action(action as u32, side));
                let mut seen: Vec<_> = mover.mask_of(game).iter().map(on_board).collect();
                seen.sort_unstable();
                assert_eq!(seen, board.mask_of(game));
                for action in seen {
                    let seen = space.seen_action(action as u32, side);
                    assert_eq!(i64::from(space.board_action(seen, side)), action);
                }
            }
            board.sample_and_step();
            mover.sample_and_step();
            let positions = |harness: &Harness| [0, 1].map(|game| harness.batch.position(game));
            assert_eq!(positions(&board), positions(&mover));
        }
    }
}

#[test]
fn from_the_movers_side_every_player_of_quoridor_begins_at_the_bottom() {
    for seats in [2, 4] {
        let setup = GameSetup::new(Game::Quoridor).with_seats(seats).unwrap();
        let options = BatchOptions { from_mover: true, ..BatchOptions::default() };
        let mut harness = Harness::new(&setup, 1, options);
        // e2 of the mover's board: everyone goes one step ahead, and everyone sees the same.
        for seat in 0..seats {
            assert_eq!(harness.planes[4], 1.0, "its own pawn on e1");
            if seat > 0 {
                let last = &harness.planes[(seats - 1) * 81..][..81];
                let ahead = if seats == 2 { 7 * 9 + 4 } else { 4 * 9 + 7 };
                assert_eq!(last[ahead], 1.0, "the pawn of whoever moved before is one step ahead");
            }
            harness.batch.step(&[13], buffers!(harness)).unwrap();
        }
        assert_eq!(harness.planes[13], 1.0);
    }
}

#[test]
fn a_game_is_cut_off_after_its_last_ply() {
    let setup = GameSetup::new(Game::Quoridor);
    let options = BatchOptions { max_plies: 3, ..BatchOptions::default() };
    let mut harness = Harness::new(&setup, 1, options);
    for done in [0, 0, 2, 0] {
        harness.sample_and_step();
        assert_eq!((harness.done[0], harness.rewards[0]), (done, 0.0));
    }
}

#[test]
fn without_auto_reset_a_finished_game_stays_and_pays_once() {
    let setup = GameSetup::new(Game::Quoridor);
    let options = BatchOptions { auto_reset: false, ..BatchOptions::default() };
    let mut harness = Harness::new(&setup, 1, options);
    let mut steps = 0;
    while harness.done[0] == 0 {
        harness.sample_and_step();
        steps += 1;
    }
    assert!(steps > 20);
    let last = harness.batch.position(0);
    assert_eq!(harness.seat, [OVER]);
    assert!(harness.mask_of(0).is_empty());
    harness.batch.step(&[-5], buffers!(harness)).unwrap();
    assert_eq!((harness.done[0], &harness.rewards[..]), (1, &[0.0, 0.0][..]));
    assert_eq!(harness.batch.position(0), last);
}
