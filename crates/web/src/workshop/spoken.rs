//! What a screen reader says of a drawing: what is at a place, what a press does there, and what has changed.

use board::{Drawable, DrawingEditor, DrawnPlace, DrawnThing, PointerTarget, PressEffect};
use rules::{Direction, Square};

use crate::i18n::{labelled, translate};

/// So many squares that have changed are told one by one.
const MOST_SQUARES: usize = 3;

/// What is at a place, and what a press does there.
pub fn place_text<D: Drawable>(editor: &DrawingEditor<D>, at: PointerTarget) -> String {
    let place = editor.drawn().place(at);
    let name = match at {
        PointerTarget::Square(square) => square.to_string(),
        PointerTarget::Slot(slot) => D::slot_name(slot),
    };
    // That a brush would change nothing needs no words.
    let effect = editor.press_effect(at);
    let effect = effect.filter(
        |effect| !matches!(effect, PressEffect::Put(thing) if place.things.contains(thing)),
    );
    let effect = effect.map(effect_text).unwrap_or_default();
    format!("{}. {effect}", labelled(&name, &content_text::<D>(&place))).trim_end().to_owned()
}

/// What is different in a drawing after a change that was not drawn at some place, such as undo.
pub fn change_text<D: Drawable>(before: &D, now: &D) -> String {
    let (files, ranks) = now.size();
    if before.size() != now.size() {
        let size = [("files", files.into()), ("ranks", ranks.into())];
        return translate("workshop-sheet-size", &size);
    }
    let squares = (0..files * ranks).map(|n| Square::new(n % files, n / files));
    let mut changed = squares.filter_map(|square| {
        let at = PointerTarget::Square(square);
        let place = now.place(at);
        (before.place(at) != place)
            .then(|| format!("{}.", labelled(&square.to_string(), &content_text::<D>(&place))))
    });
    let mut told: Vec<_> = changed.by_ref().take(MOST_SQUARES).collect();
    let more = changed.count();
    told.extend((more > 0).then(|| translate("workshop-more-squares", &[("count", more.into())])));
    told.join(" ")
}

fn content_text<D: Drawable>(place: &DrawnPlace) -> String {
    let mut parts: Vec<_> = place.things.iter().map(|&thing| thing_name(thing)).collect();
    if parts.is_empty() {
        parts.push(translate("workshop-empty", &[]));
    }
    if !place.closed.is_empty() {
        let sides: Vec<_> = place.closed.iter().map(|&side| side_name(side)).collect();
        parts.push(labelled(&thing_name(D::BETWEEN), &sides.join(", ")));
    }
    parts.join(", ")
}

fn thing_name(thing: DrawnThing) -> String {
    match thing {
        DrawnThing::Piece(piece) => translate(&format!("term-{}", piece.term()), &[]),
        DrawnThing::Pellet => translate("term-pellet", &[]),
        DrawnThing::Fence => translate("term-fence", &[]),
        DrawnThing::Brush(brush) => {
            let name = translate(&format!("workshop-brush-{}", brush.kind.word()), &[]);
            if !brush.kind.has_area() {
                return name;
            }
            let area = translate("workshop-area", &[("area", brush.area.to_string().into())]);
            format!("{name}, {area}")
        }
    }
}

fn side_name(side: Direction) -> String {
    let word = match side {
        Direction::North => "north",
        Direction::East => "east",
        Direction::South => "south",
        Direction::West => "west",
    };
    translate(&format!("workshop-side-{word}"), &[])
}

fn effect_text(effect: PressEffect) -> String {
    let (key, thing) = match effect {
        PressEffect::Put(thing) => ("workshop-press-put", thing),
        PressEffect::Remove(thing) => ("workshop-press-remove", thing),
        PressEffect::PickUp(piece) => ("workshop-press-pick-up", DrawnThing::Piece(piece)),
    };
    translate(key, &[("what", thing_name(thing).into())])
}
