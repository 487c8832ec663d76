use api::{ClockState, Offer, TimeControl};
use game::{Cause, Departure, Ending, Outcome, Position, Seat, Turn};
use leptos::prelude::*;
use rules::GameRecord;

use super::local::{NewLocalGame, NewLocalPlayer, create};
use super::session::{Intent, SeatOccupant, SessionPlayer};
use crate::engine_worker::{EngineClient, WorkerTask};
use crate::i18n::translate;
use crate::route::PageRoute;

/// Carries out the intents of a local game, at once: no other device takes part.
pub struct IntentHandler {
    pub engine: EngineClient,
    pub game_record: RwSignal<GameRecord>,
    pub players: RwSignal<Vec<SessionPlayer>>,
    pub busy: RwSignal<bool>,
    pub rematch: RwSignal<Option<PageRoute>>,
    pub offers: RwSignal<Vec<(u8, Offer)>>,
    pub notice: RwSignal<String>,
    pub time_control: TimeControl,
    pub clock: RwSignal<ClockState>,
}

impl IntentHandler {
    pub fn handle(&self, intent: Intent) {
        self.notice.set(String::new());
        match intent {
            Intent::Play(word) => {
                let mover =
                    self.game_record.with_untracked(|game_record| game_record.record.turn());
                self.game_record.update(|game_record| {
                    let _ = game_record.record.play(&word);
                });
                self.busy.set(false);
                self.offers.set(Vec::new());
                self.press_clock(mover);
            }
            Intent::Resign => self.leave(Departure::Resigned),
            Intent::Offer(offer @ (Offer::Takeback | Offer::Draw))
                if self.is_asked_first(offer) =>
            {
                self.offers.set(vec![(self.asking_seat(offer), offer)]);
            }
            Intent::Offer(Offer::Takeback) => self.take_back(),
            Intent::Offer(Offer::Draw) => self.offer_draw(),
            Intent::Decline(Offer::Draw | Offer::Takeback) => {
                self.offers.set(Vec::new());
                self.notice.set(translate("web-offer-declined", &[]));
            }
            Intent::Offer(Offer::Abort | Offer::Pause | Offer::Rematch) | Intent::Decline(_) => {}
            Intent::Abort => self.game_record.update(|game_record| {
                let outcome = Outcome::draw(game_record.setup.seats());
                let _ = game_record.record.end(Ending { outcome, cause: Cause::Aborted });
            }),
            Intent::Flag => {
                self.clock.update(|clock| clock.running = None);
                self.leave(Departure::OutOfTime);
            }
            Intent::Rematch => {
                let new_game = self.game_record.with_untracked(|game_record| NewLocalGame {
                    setup: game_record.setup.clone(),
                    players: self.players.with_untracked(|players| {
                        let named = |seat: Seat, player: &SessionPlayer| NewLocalPlayer {
                            occupant: player.occupant,
                            piece: player.piece,
                            name: game_record.header.player(seat).name.clone().unwrap_or_default(),
                        };
                        let seats = Seat::all(players.len());
                        seats.zip(players).map(|(seat, player)| named(seat, player)).collect()
                    }),
                    starter: Some(next_starter(game_record)),
                    time_control: self.time_control,
                });
                self.rematch.set(create(&new_game).map(PageRoute::LocalGame));
            }
        }
    }

    /// Stops the clock of the seat that moved, starts the next one's, and stores what is left.
    fn press_clock(&self, mover: Turn) {
        if self.time_control == TimeControl::None {
            return;
        }
        let now = js_sys::Date::now() as u64;
        let next = self.game_record.with_untracked(|game_record| game_record.record.turn());
        // No clock runs before the first move.
        let spent = self
            .clock
            .with_untracked(|clock| clock.running.map(|_| now.saturating_sub(clock.at) / 1000));
        self.clock.update(|clock| {
            if let Turn::Seat(seat) = mover {
                let number = seat.number() as u8;
                let left = clock.left(number, now).unwrap_or(0);
                clock.left[seat.index()] = self.time_control.after_move(left);
            }
            clock.at = now;
            clock.running = match next {
                Turn::Seat(seat) => Some(seat.number() as u8),
                Turn::Chance | Turn::Over => None,
            };
        });
        let left = self.clock.with_untracked(|clock| clock.left.clone());
        self.game_record.update(|game_record| {
            game_record.header.time_left = left;
            if let (Turn::Seat(_), Some(spent)) = (mover, spent) {
                let entries = game_record.record.entries().len();
                game_record.comments.resize(entries, None);
                game_record.comments[entries - 1] =
                    Some(format!("{}:{:02}", spent / 60, spent % 60));
            }
        });
    }

    /// The seat to move resigns or runs out of time; where the computer is to move, the person
    /// resigns.
    fn leave(&self, why: Departure) {
        self.engine.stop();
        self.game_record.update(|game_record| {
            let leaver = match game_record.record.turn() {
                Turn::Seat(seat) if self.is_local(seat) || why == Departure::OutOfTime => {
                    Some(seat)
                }
                _ => Seat::all(game_record.setup.seats()).find(|&seat| self.is_local(seat)),
            };
            if let Some(seat) = leaver {
                let _ = game_record.record.leave(seat, why);
            }
        });
        self.busy.set(false);
    }

    /// Whether the other people at this screen are asked first: made again, an offer is accepted.
    fn is_asked_first(&self, offer: Offer) -> bool {
        let people = self.players.with_untracked(|players| {
            players.iter().filter(|player| player.occupant == SeatOccupant::Local).count()
        });
        let is_open = self.offers.with_untracked(|offers| offers.iter().any(|(_, o)| *o == offer));
        people > 1 && !is_open
    }

    /// Who makes an offer at a shared screen: the person to move, or to move after a takeback.
    fn asking_seat(&self, offer: Offer) -> u8 {
        self.game_record.with_untracked(|game_record| {
            let taken_back = usize::from(offer == Offer::Takeback);
            let positions = game_record.record.positions().iter().rev().skip(taken_back);
            let person = positions.map(Position::turn).find_map(|turn| self.person_to_move(turn));
            person.map_or(1, |seat| seat.number() as u8)
        })
    }

    /// The person at this screen whose turn it is.
    fn person_to_move(&self, turn: Turn) -> Option<Seat> {
        match turn {
            Turn::Seat(seat) if self.is_local(seat) => Some(seat),
            _ => None,
        }
    }

    fn is_local(&self, seat: Seat) -> bool {
        self.players.with_untracked(|players| players[seat.index()].occupant == SeatOccupant::Local)
    }

    /// Undoes plies until it is the turn of a person at this screen again.
    fn take_back(&self) {
        self.engine.stop();
        self.busy.set(false);
        self.offers.set(Vec::new());
        self.game_record.update(|game_record| {
            while game_record.undo().is_some() {
                if self.person_to_move(game_record.record.turn()).is_some() {
                    break;
                }
            }
        });
    }

    /// A draw that the people at this screen want: the computer agrees when its winning chance is
    /// below 48 %.
    fn offer_draw(&self) {
        let computer = self.players.with_untracked(|players| {
            players.iter().position(|p| matches!(p.occupant, SeatOccupant::Computer(_)))
        });
        let game_record = self.game_record;
        let agree = move || {
            game_record.update(|game_record| {
                let outcome = Outcome::draw(game_record.setup.seats());
                let _ = game_record.record.end(Ending { outcome, cause: Cause::Agreement });
            });
        };
        let (offers, notice) = (self.offers, self.notice);
        offers.set(Vec::new());
        let Some(computer) = computer else { return agree() };
        offers.set(vec![(0, Offer::Draw)]);
        let record =
            game_record.with_untracked(|game_record| game_record.to_record_text().to_string());
        self.engine.request(record, WorkerTask::Hint { millis: 300 }, move |response| {
            offers.set(Vec::new());
            match response.ok().and_then(|response| response.chances.get(computer).copied()) {
                Some(chance) if chance < 480 => agree(),
                _ => notice.set(translate("web-draw-declined", &[])),
            }
        });
    }
}

/// The seat after the one that started, which starts the rematch.
fn next_starter(game_record: &GameRecord) -> u8 {
    match game_record.record.start().turn() {
        Turn::Seat(seat) => seat.next(game_record.setup.seats()).number() as u8,
        Turn::Chance | Turn::Over => 1,
    }
}
