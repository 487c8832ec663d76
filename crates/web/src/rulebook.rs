//! The rulebooks, a part that is fetched when it is first opened.

#![allow(unsafe_code, reason = "the macro exports the functions by name, for the split to find")]

use std::cell::RefCell;
use std::sync::Arc;

use game::Position;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use locale::{Block, Figure, Language, Rulebook};
use rules::{Game, GameSetup};
use view::BoardView;

use crate::board::{Board, BoardGeometry};
use crate::i18n::{self, t, translate};
use crate::lazy_part::{RenderPart, lazy_part};
use crate::page_files;
use crate::route::{Link, PageRoute};

/// The rulebook of a game, once it has been fetched.
pub fn rulebook_text(game: Game) -> AnyView {
    lazy_part(split_text, &[], game)
}

/// The page with the rulebook of a game, once it has been fetched.
pub fn rulebook_page(game: Game) -> AnyView {
    lazy_part(split_page, &[], game)
}

#[wasm_split(rulebook, wasm_split_path = leptos::wasm_split, fallible)]
fn split_page() -> Result<RenderPart<Game>, SplitLoaderError> {
    Ok(|game| view! { <RulebookPage game /> }.into_any())
}

#[wasm_split(rulebook, wasm_split_path = leptos::wasm_split, fallible)]
fn split_text() -> Result<RenderPart<Game>, SplitLoaderError> {
    Ok(|game| view! { <RulebookText game /> }.into_any())
}

/// The page with the rulebook of a game and links to the others.
#[component]
fn RulebookPage(game: Game) -> impl IntoView {
    let tabs = Game::ALL
        .map(|other| {
            view! {
                <Link to=PageRoute::Rules(other) current=other == game class="button small">
                    {move || translate(&format!("game-{other}"), &[])}
                </Link>
            }
        })
        .collect_view();
    view! {
        <article class="page book">
            <nav class="row" aria-label=t("web-nav-rules")>{tabs}</nav>
            <RulebookText game />
            <p><Link to=PageRoute::NewGame(game) class="button main big">{t("web-play-now")}</Link></p>
        </article>
    }
}

/// The rulebook of a game; its figures are positions, drawn by the board.
#[component]
fn RulebookText(game: Game) -> impl IntoView {
    let book = RwSignal::new(None::<Rulebook>);
    Effect::new(move || {
        let language = i18n::language();
        spawn_local(async move {
            if let Some(fetched) = fetch(game, language).await
                && !book.is_disposed()
            {
                book.set(Some(fetched));
                scroll_to_rule();
            }
        });
    });
    move || match book.get() {
        Some(book) => render_book(book),
        None => view! { <h1>{move || translate(&format!("game-{game}"), &[])}</h1> }.into_any(),
    }
}

/// Fetches a rulebook from the page's own files: it is no part of what the first board waits for.
async fn fetch(game: Game, language: Language) -> Option<Rulebook> {
    let mut texts = Vec::new();
    for name in [Game::Quoridor, game] {
        let path = format!("rulebook/{language}/{name}.md");
        texts.push((name.name(), page_files::asset_text(&path).await.ok()?));
    }
    let include = |wanted: &str| {
        texts.iter().find(|(name, _)| *name == wanted).map(|(_, text)| text.as_str())
    };
    Rulebook::parse(game.name(), &include)
}

fn render_book(book: Rulebook) -> AnyView {
    let sections = book
        .sections
        .into_iter()
        .map(|section| {
            let title = (!section.title.is_empty()).then(|| view! { <h2>{section.title}</h2> });
            view! {
                <section>
                    {title}
                    {section.blocks.into_iter().map(render_block).collect_view()}
                </section>
            }
        })
        .collect_view();
    view! {
        <h1>{book.title}</h1>
        {sections}
    }
    .into_any()
}

thread_local! {
    /// The rule to scroll to when a rulebook has been rendered.
    static WANTED_RULE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Has the next rulebook that is rendered scroll to a rule.
pub fn show_rule(rule: &str) {
    WANTED_RULE.set(Some(rule.to_owned()));
}

/// Scrolls to the rule that was asked for, or that the address names.
fn scroll_to_rule() {
    let named = location().hash().ok().map(|hash| hash.trim_start_matches('#').to_owned());
    let wanted = WANTED_RULE.take().or(named).filter(|rule| !rule.is_empty());
    let Some(rule) = wanted else { return };
    request_animation_frame(move || {
        let place = document().query_selector(&format!("[data-rule=\"{rule}\"]"));
        if let Ok(Some(place)) = place {
            place.scroll_into_view();
            let _ = place.class_list().add_1("wanted");
        }
    });
}

fn render_block(block: Block) -> AnyView {
    match block {
        Block::Paragraph(text) => view! { <p>{prose(&text)}</p> }.into_any(),
        Block::Item(text) => view! { <p class="item">{prose(&text)}</p> }.into_any(),
        Block::Figure(figure) => render_figure(figure).into_any(),
        Block::Options(game) => {
            let options = Game::parse(&game).map_or_else(Vec::new, Game::options);
            let option = |spec| view! { <p class="item">{prose(&i18n::option_line(spec))}</p> };
            options.into_iter().map(option).collect_view().into_any()
        }
    }
}

/// Text in which words for scripts are between backticks; every rule in parentheses is a place that
/// can be linked to.
fn prose(text: &str) -> Vec<AnyView> {
    let part = |(nth, part): (usize, &str)| match nth % 2 {
        0 => with_rules(part),
        _ => view! { <code>{part.to_owned()}</code> }.into_any(),
    };
    text.split('`').enumerate().map(part).collect()
}

/// Text with the rules in it marked: `(C12, C13)` names two.
fn with_rules(text: &str) -> AnyView {
    let is_rule = |word: &str| {
        let mut letters = word.chars();
        letters.next().is_some_and(|c| c.is_ascii_uppercase())
            && word.len() == 3
            && letters.all(|c| c.is_ascii_digit())
    };
    // Words between rules are one text.
    let mut parts: Vec<AnyView> = Vec::new();
    let mut plain = String::new();
    for word in text.split_inclusive(|c: char| !c.is_ascii_alphanumeric()) {
        let rule = word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        if is_rule(rule) {
            parts.push(std::mem::take(&mut plain).into_any());
            parts.push(
                view! { <span data-rule=rule.to_owned()>{word.to_owned()}</span> }.into_any(),
            );
        } else {
            plain.push_str(word);
        }
    }
    parts.push(plain.into_any());
    parts.into_any()
}

/// A figure: a position with the moves that it marks; nothing where the position cannot be read.
fn render_figure(figure: Figure) -> Option<AnyView> {
    let game = Game::parse(&figure.game)?;
    let setup = GameSetup::new(game).with_seats(figure.seats).ok()?;
    let position = match figure.position.strip_prefix("start") {
        Some(words) => {
            let mut position = setup.start().ok()?;
            for word in words.split_whitespace() {
                position.try_play(word).ok()?;
            }
            position
        }
        None => setup.parse_position(&figure.position).ok()?,
    };
    let view = Arc::new(BoardView::from(&position));
    let geometry = BoardGeometry::new(view.files.into(), view.ranks.into(), 0);
    let from = view.pieces.iter().find(|piece| piece.active).map(|piece| piece.square);
    let marks = figure
        .marks
        .iter()
        .map(|mark| crate::board::figure_mark(mark, from, geometry))
        .collect_view();
    let caption = figure.caption.clone();
    let label = Signal::derive(move || caption.clone());
    let analysis = PageRoute::analysis_of(&rules::GameRecord::from_record(
        setup.clone(),
        setup.record_from(position),
    ));
    Some(
        view! {
            <figure>
                <div class="drawn">
                    <Board view=Signal::derive(move || view.clone()) label />
                    <svg class="marks" viewBox=geometry.view_box() aria-hidden="true">{marks}</svg>
                </div>
                <figcaption>
                    {figure.caption} " "
                    <Link to=analysis class="rule">{t("analysis-analyse")}</Link>
                </figcaption>
            </figure>
        }
        .into_any(),
    )
}
