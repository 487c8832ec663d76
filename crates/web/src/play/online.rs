//! A table on a server: the same page, with the truth elsewhere.

use api::view::PieceKind;
use api::{Action, Holder, Offer, Phase, ServerMessage, Snapshot};
use game::{Cause, Ending, Outcome};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Archive, Game, Table};
use send_wrapper::SendWrapper;

use super::invite::Invite;
use super::session::{Player, Session, Who, Wish};
use super::{Playing, local};
use crate::route::Page;
use crate::wire::Wire;
use crate::words::{self, say, t};
use crate::{net, settings, store};

/// A table on the server.
#[component]
pub fn Online(id: String) -> impl IntoView {
    let up = RwSignal::new(true);
    let table = RwSignal::new(None::<Snapshot>);
    let refused = RwSignal::new(String::new());
    let desk = Desk::new(table);
    let line = StoredValue::new_local(None::<Wire>);
    let wire = Wire::lay(&id, up, move |message| {
        // A line may say its last words after the page has gone on.
        if !table.is_disposed() {
            desk.hear(message, refused, line);
        }
    });
    line.set_value(Some(wire.clone()));
    let ended = SendWrapper::new(wire.clone());
    on_cleanup(move || ended.close());

    let wire = StoredValue::new_local(wire);
    let wish = Callback::new(move |wish: Wish| {
        let seq = table.with_untracked(|table| table.as_ref().map(|table| table.state.seq + 1));
        let seat = untrack(|| desk.session_seat());
        let (seq, action) = match wish {
            Wish::Play(word) => (seq, Action::Move { word }),
            Wish::Resign => (None, Action::Resign { seat }),
            Wish::Offer(offer) => (None, Action::Offer { offer, seat }),
            Wish::Decline(offer) => (None, Action::Decline { offer }),
            Wish::Rematch => (None, Action::Rematch),
            Wish::Abort => (None, Action::Abort),
            // The server keeps the time.
            Wish::Flag => return,
        };
        wire.with_value(|wire| wire.act(seq, action));
    });
    let sit = Callback::new(move |seat: u8| {
        spawn_local(async move {
            if let Err(failure) = net::somebody().await {
                return refused.set(net::told(&failure));
            }
            let piece = settings::signal().with_untracked(|s| local::kind(&s.piece));
            let action = Action::Join {
                seat: Some(seat),
                piece: piece.and_then(crate::pages::new::wire),
                luck: Some(luck()),
            };
            wire.with_value(|wire| {
                wire.greet();
                wire.act(None, action);
            });
        });
    });
    let act = Callback::new(move |action: Action| wire.with_value(|wire| wire.act(None, action)));
    let there = Memo::new(move |_| desk.archive.with(Option::is_some));
    let waiting = Memo::new(move |_| {
        table.with(|t| t.as_ref().is_some_and(|t| t.state.phase == Phase::Waiting))
    });
    let paused = Memo::new(move |_| {
        table.with(|t| t.as_ref().is_some_and(|t| t.state.phase == Phase::Paused))
    });
    view! {
        {move || {
            (!up.get())
                .then(|| {
                    view! {
                        <div class="banner" role="alert">
                            <span class="pulse" aria-hidden="true"></span>
                            {t("web-reconnecting")}
                        </div>
                    }
                })
        }}
        {move || {
            let text = refused.get();
            (!text.is_empty())
                .then(|| view! { <p class="say notice" role="alert">{text}</p> })
        }}
        {move || paused.get().then(|| view! {
            <div class="say good notice" role="status">
                <b>{t("web-paused")}</b>
                <button class="button small main" type="button" on:click=move |_| act.run(Action::Resume)>
                    {t("web-resume")}
                </button>
            </div>
        })}
        {move || waiting.get().then(|| view! { <Invite table sit act /> })}
        {move || {
            if there.get() {
                let session = desk.session(wish);
                view! { <Playing session /> }.into_any()
            } else {
                view! { <p class="soft">{t("web-loading")}</p> }.into_any()
            }
        }}
    }
}

/// Something the server cannot know beforehand.
pub fn luck() -> String {
    format!(
        "{:x}{:x}",
        (js_sys::Math::random() * 9e15) as u64,
        (js_sys::Math::random() * 9e15) as u64
    )
}

/// What the page knows of the table, in the form the game's page wants it.
#[derive(Clone, Copy)]
struct Desk {
    table: RwSignal<Option<Snapshot>>,
    archive: RwSignal<Option<RwSignal<Archive>>>,
    players: RwSignal<Vec<Player>>,
    present: RwSignal<Vec<bool>>,
    busy: RwSignal<bool>,
    clock: RwSignal<api::ClockState>,
    skew: RwSignal<f64>,
    offers: RwSignal<Vec<(u8, Offer)>>,
    watchers: RwSignal<usize>,
    rematch: RwSignal<Option<Page>>,
}

impl Desk {
    fn new(table: RwSignal<Option<Snapshot>>) -> Desk {
        let desk = Desk {
            table,
            archive: RwSignal::new(None),
            players: RwSignal::new(Vec::new()),
            present: RwSignal::new(Vec::new()),
            busy: RwSignal::new(false),
            clock: RwSignal::default(),
            skew: RwSignal::new(0.0),
            offers: RwSignal::new(Vec::new()),
            watchers: RwSignal::new(0),
            rematch: RwSignal::new(None),
        };
        Effect::new(move || {
            let players = desk.table.with(|table| {
                let table = table.as_ref()?;
                Some(desk.present.with(|present| players(table, present)))
            });
            if let Some(players) = players {
                desk.players.set(players);
            }
        });
        desk
    }

    fn session(&self, wish: Callback<Wish>) -> Session {
        let id = self.table.with_untracked(|table| table.as_ref().map(|t| t.table.clone()));
        Session {
            archive: self.archive.get_untracked().expect("asked for once it is there"),
            players: self.players,
            looking: RwSignal::new(None),
            busy: self.busy,
            clock: self.clock,
            skew: self.skew,
            offers: self.offers,
            note: RwSignal::new(String::new()),
            watchers: self.watchers,
            rematch: self.rematch,
            wish,
            table: StoredValue::new(id),
        }
    }

    /// The seat one speaks for, where one holds several: whose turn it is, else the first.
    fn session_seat(&self) -> Option<u8> {
        self.table.with(|table| {
            let table = table.as_ref()?;
            let own = table.seats_of(&store::get("me")?);
            match table.state.turn {
                api::Turn::Seat(seat) if own.contains(&seat) => Some(seat),
                _ => own.first().copied(),
            }
        })
    }

    fn hear(
        &self,
        message: ServerMessage,
        refused: RwSignal<String>,
        line: StoredValue<Option<Wire>, LocalStorage>,
    ) {
        match message {
            ServerMessage::Welcome { now, you, .. } => {
                self.skew.set(now as f64 - js_sys::Date::now());
                if let Some(you) = you {
                    store::set("me", &you.id);
                }
            }
            ServerMessage::Snapshot(snapshot) => {
                self.table.set(Some(*snapshot));
                self.follow(line);
            }
            ServerMessage::Update(update) => {
                let fits = self.table.try_update(|table| {
                    table.as_mut().is_some_and(|table| table.apply(&update).is_ok())
                });
                if fits == Some(true) {
                    self.follow(line);
                } else {
                    line.with_value(|line| {
                        if let Some(line) = line {
                            line.greet();
                        }
                    });
                }
            }
            ServerMessage::Presence { seats, watchers, .. } => {
                self.present.set(seats);
                self.watchers.set(watchers as usize);
            }
            ServerMessage::Done { .. } => refused.set(String::new()),
            ServerMessage::Refused { reason, .. } => {
                self.busy.set(false);
                refused.set(words::refusal(&reason));
            }
            ServerMessage::Insight { .. }
            | ServerMessage::Ping { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye { .. } => {}
        }
    }

    /// Brings what is shown up to what is known.
    fn follow(&self, line: StoredValue<Option<Wire>, LocalStorage>) {
        let Some(table) = self.table.get_untracked() else { return };
        match self.archive.get_untracked() {
            None => self.archive.set(archive(&table).map(RwSignal::new)),
            Some(kept) => {
                let on = kept.try_update(|kept| go_on(kept, &table));
                if on == Some(false)
                    && let Some(anew) = archive(&table)
                {
                    kept.set(anew);
                }
            }
        }
        self.clock.set(table.state.clock.clone());
        self.skew.set(table.state.now as f64 - js_sys::Date::now());
        self.offers.set(table.state.offers.clone());
        self.busy.set(false);
        let me = store::get("me").unwrap_or_default();
        if table.state.rematch.is_some() && !table.seats_of(&me).is_empty() {
            self.rematch.set(table.state.rematch.clone().map(Page::Table));
        }
        let wanted = table.seats_of(&me).iter().any(|seat| {
            table.state.seats.get(usize::from(*seat) - 1).is_some_and(|seat| seat.luck_wanted)
        });
        if wanted {
            line.with_value(|line| {
                if let Some(line) = line {
                    line.act(None, Action::Luck { luck: luck() });
                }
            });
        }
    }
}

fn players(table: &Snapshot, present: &[bool]) -> Vec<Player> {
    let me = store::get("me").unwrap_or_default();
    let player = |(nth, seat): (usize, &api::SeatState)| {
        let (name, who) = match &seat.holder {
            Some(Holder::Person(person)) if person.id == me => (person.name.clone(), Who::Here),
            Some(Holder::Person(person)) => (person.name.clone(), Who::Elsewhere),
            Some(Holder::Level { level }) => {
                (say("web-level", &[("level", u32::from(*level).into())]), Who::Level(*level))
            }
            None => (say("web-player", &[("seat", (nth + 1).into())]), Who::Nobody),
        };
        let piece = seat.piece.map_or(PieceKind::Pawn, |piece| match piece {
            api::Piece::Pacman => PieceKind::Pacman,
            api::Piece::Blinky => PieceKind::Blinky,
            api::Piece::Inky => PieceKind::Inky,
            api::Piece::Pinky => PieceKind::Pinky,
            api::Piece::Clyde => PieceKind::Clyde,
            api::Piece::Pawn => PieceKind::Pawn,
        });
        let present = present.get(nth).copied().unwrap_or(true);
        Player { name, who, present, piece }
    };
    table.state.seats.iter().enumerate().map(player).collect()
}

/// The table and all that was played there.
fn archive(table: &Snapshot) -> Option<Archive> {
    let spec = &table.spec;
    let mut laid = Table::new(Game::parse(&spec.game)?).with_seats(spec.seats.into()).ok()?;
    if let Some(maze) = &spec.maze {
        laid.set_maze(maze).or_else(|_| laid.set_maze_file(maze)).ok()?;
    }
    for (name, value) in &spec.options {
        laid.set(name, value).ok()?;
    }
    if !spec.repetition {
        let _ = laid.set("repetition", "off");
    }
    let start = laid.position(&table.start).or_else(|_| laid.start()).ok()?;
    let record = laid.record(start);
    let mut archive = Archive { table: laid, record, extras: Vec::new(), notes: Vec::new() };
    go_on(&mut archive, table).then_some(archive)
}

/// Plays what is new; `false` where what is kept is not how the game began.
fn go_on(archive: &mut Archive, table: &Snapshot) -> bool {
    let words: Vec<_> = archive.record.words().collect();
    let same = words.len() <= table.words.len()
        && words.iter().zip(&table.words).all(|(kept, played)| *kept == played.word)
        && (!words.is_empty() || archive.record.start().to_string() == table.start);
    if !same {
        return words.is_empty() && table.start.is_empty();
    }
    for played in &table.words[words.len()..] {
        if archive.record.play(&played.word).is_err() {
            return false;
        }
    }
    if let Some(ending) = &table.state.ending
        && archive.record.ending().is_none()
    {
        let seats = archive.table.seats();
        let outcome = Outcome::parse(&ending.outcome).unwrap_or_else(|| Outcome::draw(seats));
        let cause = Cause::parse(&ending.cause).unwrap_or(Cause::Aborted);
        let _ = archive.record.end(Ending { outcome, cause });
    }
    true
}
