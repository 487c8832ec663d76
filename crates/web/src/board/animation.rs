use js_sys::{Array, Object, Reflect};
use leptos::wasm_bindgen::{JsCast, JsValue};
use rules::Square;
use view::Heading;

use crate::settings;

/// How long the animation along that many points takes, in milliseconds.
pub fn duration(points: usize) -> u32 {
    if points < 2 { 0 } else { (90 + 110 * (points as u32 - 1)).min(900) }
}

/// Animates a piece along points with the Web Animations API, `delay` milliseconds from now and at
/// the first point until then; its own transform is already the last frame, `end` (x, y, scale).
pub fn animate_along(
    piece: &web_sys::Element,
    points: &[(f64, f64)],
    end: (f64, f64, f64),
    delay: u32,
) {
    if points.len() < 2 || settings::reduced_motion() {
        return;
    }
    let frames = Array::new();
    let frame = |x: f64, y: f64, scale: f64| {
        let frame = Object::new();
        let transform = format!("translate({x}px,{y}px) scale({scale})");
        let _ = Reflect::set(&frame, &"transform".into(), &transform.into());
        frame
    };
    let is_jump = points.len() == 2 && is_longer_than_a_step(points[0], points[1]);
    for &(x, y) in &points[..points.len() - 1] {
        frames.push(&frame(x, y, 1.0));
    }
    if is_jump {
        let ((ax, ay), (bx, by)) = (points[0], points[1]);
        frames.push(&frame((ax + bx) / 2.0, (ay + by) / 2.0 - 14.0, 1.18));
    }
    frames.push(&frame(end.0, end.1, end.2));
    let options = Object::new();
    let _ = Reflect::set(&options, &"duration".into(), &duration(points.len()).into());
    let _ = Reflect::set(&options, &"delay".into(), &delay.into());
    let _ = Reflect::set(&options, &"fill".into(), &"backwards".into());
    let _ = Reflect::set(&options, &"easing".into(), &"ease-in-out".into());
    if let Ok(animate) = Reflect::get(piece, &"animate".into())
        && let Some(animate) = animate.dyn_ref::<js_sys::Function>()
    {
        let _ = animate.call2(piece, &frames, &JsValue::from(options));
    }
}

/// The heading of the last step of a path.
pub fn heading_of(squares: &[Square]) -> Option<Heading> {
    let [.., from, to] = squares else { return None };
    let across = to.file() as i32 - from.file() as i32;
    let up = to.rank() as i32 - from.rank() as i32;
    Some(match (across.abs() >= up.abs(), across > 0, up > 0) {
        (true, true, _) => Heading::East,
        (true, false, _) => Heading::West,
        (false, _, true) => Heading::North,
        (false, _, false) => Heading::South,
    })
}

fn is_longer_than_a_step((ax, ay): (f64, f64), (bx, by): (f64, f64)) -> bool {
    (ax - bx).abs() + (ay - by).abs() > super::PITCH * 1.5
}
