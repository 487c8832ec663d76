use api::view::Heading;
use js_sys::{Array, Object, Reflect};
use leptos::wasm_bindgen::{JsCast, JsValue};
use rules::Square;

use crate::settings;

/// Moves a drawn piece along points by the browser's own animations; it already stands at its end.
pub fn along(piece: &web_sys::Element, points: &[(f64, f64)], end: (f64, f64, f64)) {
    if points.len() < 2 || settings::still() {
        return;
    }
    let frames = Array::new();
    let frame = |x: f64, y: f64, scale: f64| {
        let frame = Object::new();
        let transform = format!("translate({x}px,{y}px) scale({scale})");
        let _ = Reflect::set(&frame, &"transform".into(), &transform.into());
        frame
    };
    let hop = points.len() == 2 && far(points[0], points[1]);
    for &(x, y) in &points[..points.len() - 1] {
        frames.push(&frame(x, y, 1.0));
    }
    if hop {
        let ((ax, ay), (bx, by)) = (points[0], points[1]);
        frames.push(&frame((ax + bx) / 2.0, (ay + by) / 2.0 - 14.0, 1.18));
    }
    frames.push(&frame(end.0, end.1, end.2));
    let options = Object::new();
    let time = (90 + 110 * (points.len() as u32 - 1)).min(900);
    let _ = Reflect::set(&options, &"duration".into(), &time.into());
    let _ = Reflect::set(&options, &"easing".into(), &"ease-in-out".into());
    if let Ok(animate) = Reflect::get(piece, &"animate".into())
        && let Some(animate) = animate.dyn_ref::<js_sys::Function>()
    {
        let _ = animate.call2(piece, &frames, &JsValue::from(options));
    }
}

/// Where the last step of a way went.
pub fn heading(squares: &[Square]) -> Option<Heading> {
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

fn far((ax, ay): (f64, f64), (bx, by): (f64, f64)) -> bool {
    (ax - bx).abs() + (ay - by).abs() > super::PITCH * 1.5
}
