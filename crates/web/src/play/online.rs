//! Online games: a table on a server, which alone decides what is played. The page follows its
//! snapshots and updates, and sends actions.

use api::{Action, Offer, SeatHolder, ServerMessage, Snapshot, TablePhase};
use game::{Cause, Ending, Outcome};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{GameRecord, GameSetup};
use send_wrapper::SendWrapper;

use super::GameScreen;
use super::invite::Invite;
use super::session::{GameSession, Intent, SeatOccupant, SessionPlayer, computer_name};
use crate::connection::{Delivery, TableConnection};
use crate::i18n::{self, t, translate};
use crate::route::{Link, PageRoute};
use crate::{http, settings};

/// The page of a table on the server.
#[component]
pub fn OnlineGamePage(id: String) -> impl IntoView {
    let delivery = Delivery::new();
    let snapshot = RwSignal::new(None::<Snapshot>);
    let error = RwSignal::new(String::new());
    let online_game = OnlineGame::new(snapshot, delivery);
    // Empty only until the connection is made: its own callback needs it.
    let late_connection = StoredValue::new_local(None::<TableConnection>);
    let connection = TableConnection::open(&id, delivery, move |message, action| {
        // A message may still arrive after the person has left the page.
        if !snapshot.is_disposed() {
            online_game.receive(message, action, error, late_connection);
        }
    });
    late_connection.set_value(Some(connection.clone()));
    let closing = SendWrapper::new(connection.clone());
    on_cleanup(move || closing.close());

    let connection = StoredValue::new_local(connection);
    online_game.listen_to_network(connection);
    let dispatch = Callback::new(move |intent: Intent| {
        let seq = snapshot.with_untracked(|table| table.as_ref().map(|table| table.state.seq + 1));
        let seat = untrack(|| online_game.acting_seat());
        if let Intent::Play(word) = &intent {
            online_game.submitted.set_value(Some((word.clone(), online_game.word_count())));
        }
        let (seq, action) = match intent {
            Intent::Play(word) => (seq, Action::Move { word }),
            Intent::Resign => (None, Action::Resign { seat }),
            Intent::Offer(offer) => (None, Action::Offer { offer, seat }),
            Intent::Decline(offer) => (None, Action::Decline { offer }),
            Intent::Rematch => (None, Action::Rematch),
            Intent::Abort => (None, Action::Abort),
            // The server watches the clocks.
            Intent::Flag => return,
        };
        connection.with_value(|connection| connection.act(seq, action));
    });
    let take_seat = Callback::new(move |seat: u8| {
        spawn_local(async move {
            if let Err(failure) = http::ensure_guest().await {
                return error.set(http::error_text(&failure));
            }
            let piece = settings::signal().with_untracked(|s| game::Piece::parse(&s.piece));
            let action = Action::Join {
                seat: Some(seat),
                piece: piece.and_then(crate::pages::stated_piece),
                luck: Some(random_luck()),
                name: None,
            };
            // The cookie that says who takes the seat belongs to a new socket.
            connection.with_value(|connection| {
                connection.reconnect();
                connection.act(None, action);
            });
        });
    });
    let act = Callback::new(move |action: Action| {
        connection.with_value(|connection| connection.act(None, action));
    });
    let is_loaded = Memo::new(move |_| online_game.game_record.with(Option::is_some));
    let waiting = Memo::new(move |_| {
        snapshot.with(|t| t.as_ref().is_some_and(|t| t.state.phase == TablePhase::Waiting))
    });
    let paused = Memo::new(move |_| {
        snapshot.with(|t| t.as_ref().is_some_and(|t| t.state.phase == TablePhase::Paused))
    });
    view! {
        <ConnectionBanner delivery />
        {move || {
            let text = error.get();
            (!text.is_empty())
                .then(|| view! { <p class="say notice" role="alert">{text}</p> })
        }}
        {move || online_game.restart.get().map(|at| {
            let text = translate("web-restart", &[("time", local_time(at).into())]);
            view! { <p class="say notice" role="status">{text}</p> }
        })}
        {move || paused.get().then(|| view! {
            <div class="say good notice" role="status">
                <b>{t("web-paused")}</b>
                <button class="button small main" type="button" on:click=move |_| act.run(Action::Resume)>
                    {t("web-resume")}
                </button>
            </div>
        })}
        {move || waiting.get().then(|| view! { <Invite snapshot take_seat act /> })}
        {move || {
            if is_loaded.get() {
                let session = online_game.session(dispatch);
                view! { <GameScreen session /> }.into_any()
            } else if online_game.missing.get() {
                view! {
                    <section class="page">
                        <h1>{t("web-no-table")}</h1>
                        <p class="soft">{t("web-no-table-more")}</p>
                        <p><Link to=PageRoute::Home class="button main">{t("web-nav-play")}</Link></p>
                    </section>
                }
                .into_any()
            } else {
                view! { <p class="soft">{t("web-loading")}</p> }.into_any()
            }
        }}
    }
}

/// What is wrong with the connection, and what that means for the move just made.
#[component]
fn ConnectionBanner(delivery: Delivery) -> impl IntoView {
    let banner = Memo::new(move |_| {
        let word = delivery.pending_move.get();
        match (delivery.connected.get(), word) {
            (false, Some(word)) => Some(translate("web-move-unsent", &[("word", word.into())])),
            (false, None) => Some(translate("web-reconnecting", &[])),
            (true, Some(word)) if delivery.retrying.get() => {
                Some(translate("web-move-retried", &[("word", word.into())]))
            }
            (true, _) => None,
        }
    });
    move || {
        banner.get().map(|text| {
            let unsent = delivery.pending_move.with_untracked(Option::is_some);
            view! {
                <div class="banner" class:unsent=unsent role="alert">
                    <span class="pulse" aria-hidden="true"></span>
                    {text}
                </div>
            }
        })
    }
}

/// A player's luck: their share in the seed of the dice, which the server cannot know beforehand.
pub fn random_luck() -> String {
    format!(
        "{:x}{:x}",
        (js_sys::Math::random() * 9e15) as u64,
        (js_sys::Math::random() * 9e15) as u64
    )
}

/// A time of day as the reader's clock shows it.
fn local_time(at: api::Millis) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    format!("{:02}:{:02}", date.get_hours(), date.get_minutes())
}

/// What is known of the table, as the signals of a [`GameSession`].
#[derive(Clone, Copy)]
struct OnlineGame {
    snapshot: RwSignal<Option<Snapshot>>,
    delivery: Delivery,
    /// `None` until the first snapshot.
    game_record: RwSignal<Option<RwSignal<GameRecord>>>,
    players: RwSignal<Vec<SessionPlayer>>,
    present: RwSignal<Vec<bool>>,
    busy: RwSignal<bool>,
    clock: RwSignal<api::ClockState>,
    clock_skew: RwSignal<f64>,
    first_move_by: RwSignal<Option<u64>>,
    offers: RwSignal<Vec<(u8, Offer)>>,
    watchers: RwSignal<usize>,
    rematch: RwSignal<Option<PageRoute>>,
    /// The server knows no such table.
    missing: RwSignal<bool>,
    /// When the server is going to be restarted, if that is announced.
    restart: RwSignal<Option<api::Millis>>,
    /// The last move made here, and how many words the game had then.
    submitted: StoredValue<Option<(String, usize)>>,
    /// Whether that move lost a race against another event, and waits for the next snapshot.
    overtaken: StoredValue<bool>,
}

impl OnlineGame {
    fn new(snapshot: RwSignal<Option<Snapshot>>, delivery: Delivery) -> OnlineGame {
        let online_game = OnlineGame {
            snapshot,
            delivery,
            game_record: RwSignal::new(None),
            players: RwSignal::new(Vec::new()),
            present: RwSignal::new(Vec::new()),
            busy: RwSignal::new(false),
            clock: RwSignal::default(),
            clock_skew: RwSignal::new(0.0),
            first_move_by: RwSignal::new(None),
            offers: RwSignal::new(Vec::new()),
            watchers: RwSignal::new(0),
            rematch: RwSignal::new(None),
            missing: RwSignal::new(false),
            restart: RwSignal::new(None),
            submitted: StoredValue::new(None),
            overtaken: StoredValue::new(false),
        };
        Effect::new(move || {
            let players = online_game.snapshot.with(|table| {
                let table = table.as_ref()?;
                Some(online_game.present.with(|present| players(table, present)))
            });
            if let Some(players) = players {
                online_game.players.set(players);
            }
        });
        online_game
    }

    fn session(&self, dispatch: Callback<Intent>) -> GameSession {
        let id = self.snapshot.with_untracked(|table| table.as_ref().map(|t| t.table.clone()));
        GameSession {
            game_record: self
                .game_record
                .get_untracked()
                .expect("the game is shown once it is loaded"),
            players: self.players,
            viewed_ply: RwSignal::new(None),
            busy: self.busy,
            clock: self.clock,
            clock_skew: self.clock_skew,
            offers: self.offers,
            notice: RwSignal::new(String::new()),
            watchers: self.watchers,
            rematch: self.rematch,
            dispatch,
            first_move_by: self.first_move_by,
            unsent: self.delivery.unsent(),
            table: StoredValue::new(id),
        }
    }

    /// The seat that acts, for a person with several: the one to move, else their first.
    fn acting_seat(&self) -> Option<u8> {
        self.snapshot.with(|table| {
            let table = table.as_ref()?;
            let own = table.seats_of(&http::me()?);
            match table.state.turn {
                api::WireTurn::Seat(seat) if own.contains(&seat) => Some(seat),
                _ => own.first().copied(),
            }
        })
    }

    /// Notices a lost connection soon where it matters: for a player in a live game, on a page that
    /// is looked at.
    fn listen_to_network(&self, connection: StoredValue<TableConnection, LocalStorage>) {
        let table = self.snapshot;
        let visible = RwSignal::new(!document().hidden());
        let plays = Memo::new(move |_| {
            table.with(|table| {
                let me = http::me().unwrap_or_default();
                table.as_ref().is_some_and(|table| {
                    table.state.phase == TablePhase::Live && !table.seats_of(&me).is_empty()
                })
            })
        });
        Effect::new(move || {
            let heartbeat = plays.get() && visible.get();
            connection.with_value(|connection| connection.set_heartbeat(heartbeat));
        });
        let handles = [
            window_event_listener(leptos::ev::visibilitychange, move |_| {
                visible.set(!document().hidden());
            }),
            window_event_listener(leptos::ev::offline, move |_| {
                connection.with_value(TableConnection::network_lost);
            }),
            window_event_listener(leptos::ev::online, move |_| {
                connection.with_value(TableConnection::network_back);
            }),
        ];
        on_cleanup(move || handles.into_iter().for_each(|handle| handle.remove()));
    }

    /// A move that is not answered stays where it was made, whatever arrives before the answer.
    fn await_delivery(&self) {
        self.busy.set(self.delivery.pending_move.with_untracked(Option::is_some));
    }

    /// How many words the game has.
    fn word_count(&self) -> usize {
        self.snapshot.with_untracked(|table| table.as_ref().map_or(0, |table| table.words.len()))
    }

    /// A move that lost a race against another event is sent again where the game still waits for
    /// it, and handed back where it does not.
    fn resend_overtaken(
        &self,
        error: RwSignal<String>,
        connection: StoredValue<Option<TableConnection>, LocalStorage>,
    ) {
        if !self.overtaken.get_value() {
            return;
        }
        self.overtaken.set_value(false);
        let Some((word, words_then)) = self.submitted.get_value() else { return };
        let next = self.snapshot.with_untracked(|table| {
            let table = table.as_ref()?;
            let own = table.seats_of(&http::me()?);
            let to_move =
                matches!(table.state.turn, api::WireTurn::Seat(seat) if own.contains(&seat));
            (to_move && table.words.len() == words_then).then_some(table.state.seq + 1)
        });
        match next {
            Some(next) => {
                self.busy.set(true);
                connection.with_value(|connection| {
                    if let Some(connection) = connection {
                        connection.act(Some(next), Action::Move { word });
                    }
                });
            }
            None => {
                error.set(translate("web-move-overtaken", &[("word", word.into())]));
            }
        }
    }

    fn receive(
        &self,
        message: ServerMessage,
        action: Option<Action>,
        error: RwSignal<String>,
        connection: StoredValue<Option<TableConnection>, LocalStorage>,
    ) {
        match message {
            ServerMessage::Welcome { now, you, .. } => {
                self.clock_skew.set(now as f64 - js_sys::Date::now());
                if let Some(you) = you {
                    http::set_me(&you);
                }
            }
            ServerMessage::Snapshot(snapshot) => {
                self.snapshot.set(Some(*snapshot));
                self.sync(connection);
                self.resend_overtaken(error, connection);
            }
            ServerMessage::Update(update) => {
                let applied = self.snapshot.try_update(|table| {
                    table.as_mut().is_some_and(|table| table.apply(&update).is_ok())
                });
                if applied == Some(true) {
                    self.sync(connection);
                } else {
                    // An update is missing: a new snapshot is asked for.
                    connection.with_value(|connection| {
                        if let Some(connection) = connection {
                            connection.subscribe();
                        }
                    });
                }
            }
            ServerMessage::Presence { seats, watchers, .. } => {
                self.present.set(seats);
                self.watchers.set(watchers as usize);
            }
            ServerMessage::Done { .. } => {
                error.set(String::new());
                self.await_delivery();
            }
            ServerMessage::Refused { reason, .. } => {
                let word = match action {
                    // The next snapshot decides what becomes of it.
                    Some(Action::Move { .. }) if reason.status == 409 => {
                        self.overtaken.set_value(true);
                        return connection.with_value(|connection| {
                            if let Some(connection) = connection {
                                connection.subscribe();
                            }
                        });
                    }
                    Some(Action::Move { word }) => Some(word),
                    _ => None,
                };
                self.busy.set(false);
                self.missing
                    .set(reason.status == 404 && self.snapshot.with_untracked(Option::is_none));
                let reason = i18n::refusal_text(&reason);
                error.set(match word {
                    Some(word) => translate(
                        "web-move-refused",
                        &[("word", word.into()), ("reason", reason.into())],
                    ),
                    None => reason,
                });
            }
            ServerMessage::Ping { restart, .. } => {
                if self.restart.get_untracked() != restart {
                    self.restart.set(restart);
                }
            }
            ServerMessage::Insight { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye { .. } => {}
        }
    }

    /// Brings the session's signals up to date with the snapshot.
    fn sync(&self, connection: StoredValue<Option<TableConnection>, LocalStorage>) {
        let Some(table) = self.snapshot.get_untracked() else { return };
        match self.game_record.get_untracked() {
            None => self.game_record.set(game_record_of(&table).map(RwSignal::new)),
            Some(current) => {
                let appended = current.try_update(|current| append_new_plies(current, &table));
                if appended == Some(false)
                    && let Some(rebuilt) = game_record_of(&table)
                {
                    current.set(rebuilt);
                }
            }
        }
        self.clock.set(table.state.clock.clone());
        self.first_move_by.set(table.state.first_move_by);
        self.clock_skew.set(table.state.now as f64 - js_sys::Date::now());
        self.offers.set(table.state.offers.clone());
        self.await_delivery();
        let me = http::me().unwrap_or_default();
        if table.state.rematch.is_some() {
            self.rematch.set(table.state.rematch.clone().map(PageRoute::OnlineTable));
        }
        let luck_wanted = table.seats_of(&me).iter().any(|seat| {
            table.state.seats.get(usize::from(*seat) - 1).is_some_and(|seat| seat.luck_wanted)
        });
        if luck_wanted {
            connection.with_value(|connection| {
                if let Some(connection) = connection {
                    connection.act(None, Action::Luck { luck: random_luck() });
                }
            });
        }
    }
}

fn players(table: &Snapshot, present: &[bool]) -> Vec<SessionPlayer> {
    let me = http::me().unwrap_or_default();
    let level = |seat: &api::SeatState| match seat.holder {
        Some(SeatHolder::Level { level }) => Some(level),
        _ => None,
    };
    let levels: Vec<_> = table.state.seats.iter().map(level).collect();
    let player = |(nth, seat): (usize, &api::SeatState)| {
        let (name, occupant) = match &seat.holder {
            Some(SeatHolder::Person(person)) if person.id == me => {
                (i18n::person_name(person), SeatOccupant::Local)
            }
            Some(SeatHolder::Person(person)) => (i18n::person_name(person), SeatOccupant::Remote),
            Some(SeatHolder::Level { level }) => {
                (computer_name(*level, nth + 1, &levels), SeatOccupant::Computer(*level))
            }
            None => (translate("web-player", &[("seat", (nth + 1).into())]), SeatOccupant::Vacant),
        };
        let piece = seat.piece.unwrap_or_default();
        let present = present.get(nth).copied().unwrap_or(true);
        SessionPlayer { name, occupant, present, piece }
    };
    table.state.seats.iter().enumerate().map(player).collect()
}

/// The record of the game at a table, built from its specification and its plies.
fn game_record_of(table: &Snapshot) -> Option<GameRecord> {
    let setup = GameSetup::from_text(&table.spec.setup_text()).ok()?;
    let start = setup.parse_position(&table.start).or_else(|_| setup.start()).ok()?;
    let record = setup.record_from(start);
    let mut game_record = GameRecord::from_record(setup, record);
    append_new_plies(&mut game_record, table).then_some(game_record)
}

/// Appends the plies that are new at the table; `false` where the record is no prefix of the game
/// there, after a takeback for instance.
fn append_new_plies(game_record: &mut GameRecord, table: &Snapshot) -> bool {
    let words: Vec<_> = game_record.record.words().collect();
    let is_prefix = words.len() <= table.words.len()
        && words.iter().zip(&table.words).all(|(own, played)| *own == played.word)
        && (!words.is_empty() || game_record.record.start().to_string() == table.start);
    if !is_prefix {
        return words.is_empty() && table.start.is_empty();
    }
    for played in &table.words[words.len()..] {
        if game_record.record.play(&played.word).is_err() {
            return false;
        }
    }
    if let Some(ending) = &table.state.ending
        && game_record.record.ending().is_none()
    {
        let seats = game_record.setup.seats();
        let outcome = Outcome::parse(&ending.outcome).unwrap_or_else(|| Outcome::draw(seats));
        let cause = Cause::parse(&ending.cause).unwrap_or(Cause::Aborted);
        let _ = game_record.record.end(Ending { outcome, cause });
    }
    true
}
