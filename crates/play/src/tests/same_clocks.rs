//! The clocks of a game at one screen and of a table are the same (T1 to T7): both are told the same, and
//! compared after each step.

use api::{
    Action, FirstMove, NewTable, Offer, Person, SeatAssignment, SeatSpec, TablePhase, TimeControl,
};
use dice::Seed;
use game::{Random, Seat};
use rules::{GameRecord, GameSetup};
use table::{Table, TableDraft, TableOrigin, create_table};

use crate::{LocalGame, LocalInput};

/// One person holds every seat, so that nobody has to be asked.
fn spec(game: &str, seats: u8, time_control: TimeControl) -> NewTable {
    let mine = SeatSpec { assignment: SeatAssignment::Me, piece: None };
    let seat_specs = vec![mine; usize::from(seats)];
    let first_move = match game {
        "pacman" => FirstMove::Random,
        _ => FirstMove::Seat(1),
    };
    NewTable { seats, time_control, seat_specs, first_move, ..NewTable::new(game) }
}

#[test]
fn clocks_at_one_screen_and_online_are_the_same() {
    let seed = Seed::parse(&"0b".repeat(32)).unwrap();
    let ada = Person::new("ada", "Ada");
    let controls = [
        TimeControl::PerMove { seconds: 20 },
        TimeControl::SuddenDeath { seconds: 60 },
        TimeControl::Fischer { seconds: 30, increment: 2 },
        TimeControl::Correspondence { days: 1 },
    ];
    let mut steps = 0;
    for (nth, control) in controls.into_iter().cycle().take(80).enumerate() {
        let (name, seats) = [("quoridor", 2), ("quoridor", 4), ("pacman", 2), ("mini", 2)][nth % 4];
        let spec = spec(name, seats, control);
        let origin = TableOrigin::default();
        let draft = create_table("k3f9", &ada, spec.clone(), origin, 1_000, &seed).unwrap();
        let mut table: Table = draft.finish().1;
        let setup = GameSetup::from_text(&spec.setup_text()).unwrap();
        let mut record = GameRecord::from_record(
            setup.clone(),
            setup.record_from(setup.parse_position(&table.snapshot(0).start).unwrap()),
        );
        record.header.time_control = table.spec().time_control;
        let mut local = LocalGame::new(record, 1_000);
        let mut random = Random::new(nth as u64);
        let mut now = 1_000;
        for _ in 0..80 {
            now += u64::from(random.below(6_000));
            let (action, input) = match random.below(16) {
                0 | 1 if local.can_take_back() => {
                    (Action::offer(Offer::Takeback), LocalInput::TakeBack)
                }
                2 if seats > 2 => {
                    let number = 1 + random.below(u32::from(seats));
                    let seat = Seat::new(number as usize - 1);
                    (Action::Resign { seat: Some(number as u8) }, LocalInput::Resign(seat))
                }
                _ => {
                    let words = table.legal_words();
                    let Some(word) = words.get(random.index(words.len().max(1))) else { break };
                    (Action::Move { word: word.clone() }, LocalInput::Play(word.clone()))
                }
            };
            let mut draft = TableDraft::new(&table, now, &seed);
            draft.flag(0).unwrap();
            table = draft.finish().1;
            local.handle(LocalInput::Tick, now).unwrap();
            let mut draft = TableDraft::new(&table, now, &seed);
            // What is refused online, a takeback past a departure, is not asked at one screen.
            if draft.act(&ada, &action, 0).is_ok() {
                table = draft.finish().1;
                local.handle(input, now).unwrap();
            }
            let (online, local_clock) = (table.clock(), local.clock());
            let words: Vec<_> = local.record().words().collect();
            assert_eq!(
                (&online.left, online.running),
                (&local_clock.left, local_clock.running),
                "game {nth}, {control:?}: {words:?}"
            );
            assert_eq!(table.game_record().comments.len(), words.len());
            steps += 1;
            if table.phase() == TablePhase::Over {
                break;
            }
        }
    }
    assert!(steps > 2_000, "{steps}");
}
