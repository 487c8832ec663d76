//! Positions in a line of text: pawns, fences in hand, fences, and whose turn it is.

use game::Seat;
use rules::quoridor::{Move, Position, Setup};
use rules::{Fence, Orientation, Square};

use super::numbers::{index, square_at};
use super::qf;
use crate::bits::from_percent;
use crate::dialect::{Dialect, PositionForm};
use crate::place::{FenceSpelling, NamedPlace};
use crate::row_numbers::RowNumbers;

/// What stands before a position in a link.
pub(crate) const LINK: &str = "#qfen=";

/// Reads a position, which the rules have yet to check; `None` where the text has another form.
pub(crate) fn read(text: &str, form: PositionForm, dialect: Dialect) -> Option<Setup> {
    let text = text.trim();
    match form {
        PositionForm::Qfen | PositionForm::OldQfen => read_qfen(text, dialect.spec().rows),
        PositionForm::Qbp => read_qbp(text),
        PositionForm::Qf => qf::read(text)?.position,
        PositionForm::Key => read_key(text),
    }
}

/// Writes a position of two after that many plies. `None` for one that the key of a position cannot be
/// made of: fences are missing.
pub(crate) fn write(position: &Position, form: PositionForm, plies: usize) -> Option<String> {
    Some(match form {
        PositionForm::Qfen => qfen(position, plies),
        PositionForm::OldQfen => old_qfen(position),
        PositionForm::Qbp => qbp(position),
        PositionForm::Key => key(position)?,
        PositionForm::Qf => return None,
    })
}

/// Reads both kinds of QFEN: pawns, hands, then fences and turn in any order. Fences may be apart or joined.
fn read_qfen(text: &str, rows: RowNumbers) -> Option<Setup> {
    let text = match text.split_once(LINK) {
        Some((_, position)) => from_percent(position)?,
        None => text.to_owned(),
    };
    let words: Vec<_> = text.split_whitespace().collect();
    let [first, second, own_hand, other_hand, rest @ ..] = words.as_slice() else { return None };
    let turn = rest.iter().find_map(|word| ["0", "1"].iter().position(|seat| seat == word))?;
    let is_fence = |word: &&str| word.contains(|c: char| c.is_ascii_alphabetic());
    let lists = rest.iter().flat_map(|word| word.split(['/', ','])).filter(is_fence);
    let mut fences = Vec::new();
    for joined in lists {
        for fence in joined.as_bytes().chunks(3) {
            let fence = NamedPlace::parse(std::str::from_utf8(fence).ok()?, rows.high_anchor)?;
            let Move::Fence(fence) = rows.to_move(fence)? else { return None };
            fences.push(fence);
        }
    }
    let pawn = |word: &str| match rows.to_move(NamedPlace::parse(word, rows.high_anchor)?)? {
        Move::Step(square) => Some(square),
        _ => None,
    };
    Some(Setup {
        pawns: vec![Some(pawn(first)?), Some(pawn(second)?)],
        hands: vec![own_hand.parse().ok()?, other_hand.parse().ok()?],
        turn: Seat::new(turn),
        fences,
    })
}

/// `e4 d7 9 9 e6h d5v 0 8`
pub(crate) fn qfen(position: &Position, plies: usize) -> String {
    let fences = fence_words(position, RowNumbers::A, " ");
    let turn = position.mover().index();
    let plies = if plies == 0 { String::new() } else { format!(" {plies}") };
    format!("{} {fences} {turn}{plies}", pawns_and_hands(position, RowNumbers::A))
}

/// `e6 d3 9 9 0 e3h,d4v`
fn old_qfen(position: &Position) -> String {
    let fences = fence_words(position, RowNumbers::C, ",");
    let turn = position.mover().index();
    format!("{} {turn} {fences}", pawns_and_hands(position, RowNumbers::C))
}

fn pawns_and_hands(position: &Position, rows: RowNumbers) -> String {
    let [first, second] = pawns(position).map(|pawn| word(Move::Step(pawn), rows));
    let [own_hand, other_hand] = hands(position);
    format!("{first} {second} {own_hand} {other_hand}")
}

/// The pawns of two players who are both in play.
fn pawns(position: &Position) -> [Square; 2] {
    [0, 1].map(|seat| position.pawn(Seat::new(seat)).expect("both are in play"))
}

fn hands(position: &Position) -> [usize; 2] {
    [0, 1].map(|seat| position.hand(Seat::new(seat)))
}

/// The fences that lie so, by file and row.
fn fences(position: &Position, orientation: Orientation) -> Vec<Fence> {
    let mut fences: Vec<_> =
        position.fences().filter(|fence| fence.orientation == orientation).collect();
    fences.sort_unstable_by_key(|fence| (fence.anchor.file(), fence.anchor.rank()));
    fences
}

/// All fences, horizontal ones first, or `-`.
fn fence_words(position: &Position, rows: RowNumbers, between: &str) -> String {
    let horizontal = fences(position, Orientation::Horizontal);
    let all = horizontal.into_iter().chain(fences(position, Orientation::Vertical));
    let words: Vec<_> = all.map(|fence| word(Move::Fence(fence), rows)).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(between) }
}

fn word(m: Move, rows: RowNumbers) -> String {
    rows.to_place(m).map(|place| place.spell(FenceSpelling::After)).unwrap_or_default()
}

/// Reads `p0=e4;p1=d7;w0=9;w1=9;h=e6;v=d5;t=0`.
fn read_qbp(text: &str) -> Option<Setup> {
    let fields: Vec<_> = text.split(';').filter_map(|field| field.trim().split_once('=')).collect();
    let field = |name: &str| fields.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
    let pawn = |name: &str| Square::parse(&field(name)?.to_ascii_lowercase());
    let mut fences = Vec::new();
    for (name, orientation) in [("h", Orientation::Horizontal), ("v", Orientation::Vertical)] {
        let anchors = field(name)?.split([',', '/', ' ']).filter(|word| !["", "-"].contains(word));
        for anchor in anchors {
            fences
                .push(Fence { anchor: Square::parse(&anchor.to_ascii_lowercase())?, orientation });
        }
    }
    Some(Setup {
        pawns: vec![Some(pawn("p0")?), Some(pawn("p1")?)],
        hands: vec![field("w0")?.parse().ok()?, field("w1")?.parse().ok()?],
        turn: ["0", "1"].iter().position(|&turn| field("t") == Some(turn)).map(Seat::new)?,
        fences,
    })
}

fn qbp(position: &Position) -> String {
    let [first, second] = pawns(position);
    let [own_hand, other_hand] = hands(position);
    let anchors = |orientation| {
        let fences = fences(position, orientation);
        let words: Vec<_> = fences.iter().map(|fence| fence.anchor.to_string()).collect();
        if words.is_empty() { "-".to_owned() } else { words.join(",") }
    };
    let (horizontal, vertical) = (anchors(Orientation::Horizontal), anchors(Orientation::Vertical));
    let turn = position.mover().index();
    format!(
        "p0={first};p1={second};w0={own_hand};w1={other_hand};h={horizontal};v={vertical};t={turn}"
    )
}

/// The number of hexadecimal digits of a key.
pub(crate) const KEY_DIGITS: usize = 42;

/// Reads the pawns and hands, two digits each, turn and winner, one each, and two sets of 64 fences.
fn read_key(text: &str) -> Option<Setup> {
    if text.len() != KEY_DIGITS || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let number =
        |at: usize, digits: usize| u64::from_str_radix(text.get(at..at + digits)?, 16).ok();
    let small = |at: usize| number(at, 2).map(|value| value as usize);
    let pawn = |at: usize| small(at).filter(|&pawn| pawn < 81).map(|pawn| square_at(pawn, false));
    let mut fences = Vec::new();
    for (at, orientation) in [(10, Orientation::Horizontal), (26, Orientation::Vertical)] {
        let set = number(at, 16)?;
        let anchors = (0..64).filter(|bit| set >> bit & 1 == 1);
        fences.extend(anchors.map(|bit| Fence { anchor: square_at(bit, true), orientation }));
    }
    let turn = number(8, 1).filter(|&turn| turn < 2)? as usize;
    Some(Setup {
        pawns: vec![Some(pawn(0)?), Some(pawn(2)?)],
        hands: vec![small(4)?, small(6)?],
        turn: Seat::new(turn),
        fences,
    })
}

fn key(position: &Position) -> Option<String> {
    let [first, second] = pawns(position).map(|pawn| index(pawn, false));
    let [own_hand, other_hand] = hands(position);
    let [horizontal, vertical] =
        [Orientation::Horizontal, Orientation::Vertical].map(|orientation| {
            let anchors =
                fences(position, orientation).into_iter().map(|fence| index(fence.anchor, true));
            anchors.fold(0_u64, |set, bit| set | 1 << bit)
        });
    let fences = (horizontal.count_ones() + vertical.count_ones()) as usize;
    let winner = position.winner().map_or(2, Seat::index);
    let turn = position.mover().index();
    (fences + own_hand + other_hand == rules::quoridor::FENCES).then(|| {
        format!(
            "{first:02x}{second:02x}{own_hand:02x}{other_hand:02x}{turn}{winner}{horizontal:016x}{vertical:016x}"
        )
    })
}
