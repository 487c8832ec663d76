use std::sync::Arc;

use api::view::View;
use game::Position;
use leptos::prelude::*;
use leptos::task::spawn_local;
use locale::{Block, Figure, Language, Rulebook};
use rules::{Game, Table};

use crate::board::{Board, Geometry};
use crate::net;
use crate::route::{Link, Page};
use crate::words::{self, say, t};

/// The rulebook of a game, and the way to the others.
#[component]
pub fn Rules(game: Game) -> impl IntoView {
    let tabs = Game::ALL
        .map(|other| {
            view! {
                <Link to=Page::Rules(other) current=other == game class="button small">
                    {move || say(&format!("game-{other}"), &[])}
                </Link>
            }
        })
        .collect_view();
    view! {
        <article class="page book">
            <nav class="row" aria-label=t("web-nav-rules")>{tabs}</nav>
            <Book game />
            <p><Link to=Page::New(game) class="button main big">{t("web-play-now")}</Link></p>
        </article>
    }
}

/// The rulebook of a game, drawn with real positions.
#[component]
pub fn Book(game: Game) -> impl IntoView {
    let book = RwSignal::new(None::<Rulebook>);
    Effect::new(move || {
        let language = words::language();
        spawn_local(async move {
            if let Some(found) = fetch(game, language).await
                && !book.is_disposed()
            {
                book.set(Some(found));
            }
        });
    });
    move || match book.get() {
        Some(book) => shown(book),
        None => view! { <h1>{move || say(&format!("game-{game}"), &[])}</h1> }.into_any(),
    }
}

/// A book from the page's own files: no one waits for it before the first board.
async fn fetch(game: Game, language: Language) -> Option<Rulebook> {
    let mut texts = Vec::new();
    for name in [Game::Quoridor, game] {
        let path = format!("rulebook/{language}/{name}.md");
        texts.push((name.name(), net::file(&path).await.ok()?));
    }
    let include = |wanted: &str| {
        texts.iter().find(|(name, _)| *name == wanted).map(|(_, text)| text.as_str())
    };
    Rulebook::parse(include(game.name())?, &include)
}

fn shown(book: Rulebook) -> AnyView {
    let sections = book
        .sections
        .into_iter()
        .map(|section| {
            let title = (!section.title.is_empty()).then(|| view! { <h2>{section.title}</h2> });
            view! {
                <section>
                    {title}
                    {section.blocks.into_iter().map(block).collect_view()}
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

fn block(block: Block) -> AnyView {
    match block {
        Block::Paragraph(text) => view! { <p>{prose(&text)}</p> }.into_any(),
        Block::Item(text) => view! { <p class="item">{prose(&text)}</p> }.into_any(),
        Block::Figure(figure) => drawn(figure).into_any(),
    }
}

/// A text in which words of the command line are said as a person calls them.
fn prose(text: &str) -> Vec<AnyView> {
    let part = |(nth, part): (usize, &str)| match nth % 2 {
        0 => part.to_owned().into_any(),
        _ => view! { <b>{words::quoted(part)}</b> }.into_any(),
    };
    text.split('`').enumerate().map(part).collect()
}

/// A position that shows a rule, with the moves it speaks of.
fn drawn(figure: Figure) -> Option<AnyView> {
    let game = Game::parse(&figure.game)?;
    let table = Table::new(game).with_seats(figure.seats).ok()?;
    let position = match figure.position.strip_prefix("start") {
        Some(words) => {
            let mut position = table.start().ok()?;
            for word in words.split_whitespace() {
                position.try_play(word).ok()?;
            }
            position
        }
        None => table.position(&figure.position).ok()?,
    };
    let view = Arc::new(View::from(&position));
    let geometry = Geometry { files: view.files.into(), ranks: view.ranks.into(), turned: 0 };
    let from = view.pieces.iter().find(|piece| piece.active).map(|piece| piece.square);
    let marks = figure
        .marks
        .iter()
        .map(|mark| crate::board::marked(&mark.word, mark.refused, from, geometry))
        .collect_view();
    let caption = figure.caption.clone();
    let label = Signal::derive(move || caption.clone());
    let (width, height) = geometry.size();
    Some(
        view! {
            <figure>
                <div class="drawn">
                    <Board view=Signal::derive(move || view.clone()) label />
                    <svg class="marks" viewBox=format!("0 0 {width} {height}") aria-hidden="true">{marks}</svg>
                </div>
                <figcaption>{figure.caption}</figcaption>
            </figure>
        }
        .into_any(),
    )
}
