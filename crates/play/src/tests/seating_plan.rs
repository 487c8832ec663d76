use api::SeatAssignment;
use game::Piece;

use crate::{OpponentMode, SeatChoice, SeatingPlan};

fn plan(mode: OpponentMode, seats: usize) -> SeatingPlan {
    let mut plan = SeatingPlan::new(mode, 3, Piece::Pacman);
    plan.set_seats(seats);
    plan
}

fn choices(plan: &SeatingPlan) -> Vec<SeatChoice> {
    plan.players().iter().map(|player| player.choice).collect()
}

#[test]
fn each_kind_of_game_begins_with_its_usual_opponents() {
    use SeatChoice::{Computer, Me, Open, Person};
    assert_eq!(choices(&plan(OpponentMode::Computer, 3)), [Me, Computer(3), Computer(3)]);
    assert_eq!(choices(&plan(OpponentMode::Online, 2)), [Me, Open]);
    assert_eq!(choices(&plan(OpponentMode::SameScreen, 2)), [Person, Person]);
    assert_eq!(plan(OpponentMode::SameScreen, 2).own_seat(), None);
}

/// Whatever is chosen, one seat is that of the person here, and their character goes along.
#[test]
fn one_seat_is_always_yours() {
    for mode in [OpponentMode::Computer, OpponentMode::Online] {
        for seats in [2, 4] {
            for nth in 0..seats {
                for choice in plan(mode, seats).choices() {
                    let mut plan = plan(mode, seats);
                    plan.choose(nth, choice);
                    let own = choices(&plan).into_iter().filter(|who| *who == SeatChoice::Me);
                    assert_eq!(own.count(), 1, "{mode:?} {nth} {choice:?}");
                    assert_eq!(choices(&plan)[nth], choice);
                    let own = usize::from(plan.own_seat().unwrap()) - 1;
                    assert_eq!(plan.players()[own].piece, Piece::Pacman);
                }
            }
        }
    }
}

#[test]
fn whoever_takes_a_seat_changes_places_with_its_player() {
    let mut plan = plan(OpponentMode::Computer, 2);
    plan.choose(1, SeatChoice::Computer(7));
    plan.choose(1, SeatChoice::Me);
    assert_eq!(choices(&plan), [SeatChoice::Computer(7), SeatChoice::Me]);
    plan.set_level(2);
    assert_eq!(choices(&plan), [SeatChoice::Computer(2), SeatChoice::Me]);
}

#[test]
fn a_seat_that_is_gone_is_left_for_the_last_one() {
    let mut plan = plan(OpponentMode::Online, 4);
    plan.choose(3, SeatChoice::Me);
    plan.set_seats(2);
    assert_eq!(choices(&plan), [SeatChoice::Open, SeatChoice::Me]);
    plan.set_seats(3);
    assert_eq!(choices(&plan), [SeatChoice::Open, SeatChoice::Me, SeatChoice::Open]);
}

#[test]
fn c00_no_two_players_have_the_same_character() {
    let mut plan = plan(OpponentMode::SameScreen, 2);
    assert!(plan.is_taken(1, Piece::Pacman) && !plan.is_taken(0, Piece::Pacman));
    plan.choose_piece(1, Piece::Pacman);
    assert_eq!(plan.players()[1].piece, Piece::Pawn, "pawns may be many");
    plan.choose_piece(1, Piece::Inky);
    assert_eq!(plan.players()[1].piece, Piece::Inky);
}

/// Somebody who comes later brings their own character.
#[test]
fn a_table_has_the_seats_that_were_planned() {
    let mut plan = plan(OpponentMode::Online, 3);
    plan.choose(2, SeatChoice::Computer(5));
    plan.choose_piece(1, Piece::Inky);
    plan.choose_piece(2, Piece::Clyde);
    let specs = plan.seat_specs();
    let assignments: Vec<_> = specs.iter().map(|spec| spec.assignment.clone()).collect();
    let computer = SeatAssignment::Level { level: 5 };
    assert_eq!(assignments, [SeatAssignment::Me, SeatAssignment::Open, computer]);
    let pieces: Vec<_> = specs.iter().map(|spec| spec.piece).collect();
    assert_eq!(pieces, [Some(Piece::Pacman), None, Some(Piece::Clyde)]);
}
