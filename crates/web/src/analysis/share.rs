//! What leaves the analysis: a link, a text, a file, a picture.

use board::BoardColours;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::{JsCast, JsValue};
use view::BoardView;
use wasm_bindgen_futures::JsFuture;

use super::link;
use super::state::AnalysisState;
use crate::download;
use crate::i18n::{t, translate};
use crate::live_region;
use crate::route::PageRoute;

/// Copies and downloads.
#[component]
pub fn SharePanel(state: AnalysisState, rotation: RwSignal<u8>) -> impl IntoView {
    let told = RwSignal::new(String::new());
    let copied = move |text: String| {
        let _ = window().navigator().clipboard().write_text(&text);
        told.set(translate("web-copied", &[]));
        live_region::announce(translate("web-copied", &[]));
    };
    let name = move |extension: &str| {
        let game = state.analysis.with_untracked(|analysis| analysis.setup.game());
        format!("{game}.{extension}")
    };
    let copy_position = move |_| {
        let at = state.at.get_untracked();
        copied(state.analysis.with_untracked(|a| a.tree[at].position().to_string()));
    };
    let save_record = move |_| {
        let text = state.analysis.with_untracked(|a| a.to_record_text().to_string());
        download::download(&name("palisade"), &text);
    };
    let picture = move || {
        let view = untrack(|| state.session.board_view());
        picture(&view, rotation.get_untracked())
    };
    let save_png = move |_| {
        let (svg, name) = (picture(), name("png"));
        spawn_local(async move {
            if save_png(&svg, &name).await.is_err() {
                told.try_set(translate("analysis-no-picture", &[]));
            }
        });
    };
    view! {
        <details class="card sharing">
            <summary>{t("analysis-share")}</summary>
            <div class="row">
                <button class="button small main" type="button" on:click=move |_| copied(link_to(state))>
                    {t("web-copy")}
                </button>
                <button class="button small" type="button" on:click=copy_position>
                    {t("analysis-copy-position")}
                </button>
                <button class="button small" type="button" on:click=save_record>
                    {t("analysis-save-record")}
                </button>
                <button class="button small" type="button" on:click=move |_| download::download(&name("svg"), &picture())>
                    "SVG"
                </button>
                <button class="button small" type="button" on:click=save_png>"PNG"</button>
            </div>
            <p class="soft" role="status">{told}</p>
        </details>
    }
}

/// The address that holds the whole analysis.
pub fn link_to(state: AnalysisState) -> String {
    let at = state.at.get_untracked();
    let held = state.analysis.with_untracked(|analysis| link::write(analysis, at));
    let origin = location().origin().unwrap_or_default();
    format!("{origin}{}", untrack(|| PageRoute::Analysis(held).url()))
}

/// The board as a picture in the colours of the page.
pub fn picture(view: &BoardView, rotation: u8) -> String {
    let style = document()
        .document_element()
        .and_then(|root| window().get_computed_style(&root).ok().flatten());
    let colour = |name: &str| {
        let value = style.as_ref()?.get_property_value(&format!("--{name}")).ok()?;
        Some(value.trim().to_owned()).filter(|value| !value.is_empty())
    };
    board::svg_with(view, rotation, &BoardColours::from_tokens(colour))
}

/// The width of a picture made of dots.
const PNG_WIDTH: f64 = 1200.0;

/// Draws an SVG on a canvas and downloads that.
pub async fn save_png(svg: &str, name: &str) -> Result<(), JsValue> {
    let image = web_sys::HtmlImageElement::new()?;
    image.set_src(&format!(
        "data:image/svg+xml;charset=utf-8,{}",
        js_sys::encode_uri_component(svg)
    ));
    JsFuture::from(image.decode()).await?;
    let (width, height) = (f64::from(image.natural_width()), f64::from(image.natural_height()));
    let scale = PNG_WIDTH / width.max(1.0);
    let canvas: web_sys::HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(PNG_WIDTH as u32);
    canvas.set_height((height * scale) as u32);
    let context = canvas.get_context("2d")?.ok_or("no canvas")?;
    let context: web_sys::CanvasRenderingContext2d = context.dyn_into()?;
    context.draw_image_with_html_image_element_and_dw_and_dh(
        &image,
        0.0,
        0.0,
        PNG_WIDTH,
        height * scale,
    )?;
    download::download_url(name, &canvas.to_data_url()?);
    Ok(())
}
