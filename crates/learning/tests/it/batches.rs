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
