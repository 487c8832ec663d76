use std::io::{self, Write};

use api::{Action, Offer, Phase, Snapshot, Turn};
use client::{ClientError, Follower};
use locale::Locale;
use tokio::io::AsyncBufReadExt;

use super::{Play, sentence};
use crate::failure::{Failure, output};

impl Play {
    /// Shows the table whenever it changes, and does what is typed; a move waits for its turn.
    pub(super) async fn play(&self, locale: &Locale) -> Result<(), Failure> {
        let failure = |error: &ClientError| self.server.failure(error, locale);
        let site = self.server.site(locale).await?;
        let you = site.you().map(|you| you.id.clone()).unwrap_or_default();
        let mut follower = Follower::new(site, self.table());
        let table = follower.until(|_| true).await.map_err(|error| failure(&error))?;
        if !self.watch && table.state.phase == Phase::Waiting {
            let action = if table.seats_of(&you).is_empty() {
                Action::Join { seat: None, piece: None, luck: Some(client::nonce()) }
            } else {
                Action::Luck { luck: client::nonce() }
            };
            follower.act(action).await.map_err(|error| failure(&error))?;
        }
        let mut lines = tokio::io::BufReader::new(tokio::io::stdin()).lines();
        let mut typed = if self.watch { Typed::End } else { Typed::Nothing };
        let (mut shown, mut mine) = (0, false);
        loop {
            let action = match typed {
                Typed::Move(word) if mine => Action::Move { word },
                Typed::Other(action) => action,
                Typed::End if mine => return Ok(()),
                waiting => {
                    typed = waiting;
                    let reads = matches!(typed, Typed::Nothing);
                    tokio::select! {
                        table = follower.until(|table| table.state.seq > shown) => {
                            let table = table.map_err(|error| failure(&error))?;
                            shown = table.state.seq;
                            show(table).map_err(output)?;
                            if table.state.ending.is_some() {
                                return Ok(());
                            }
                            mine = !self.watch && is_turn_of(table, &you);
                        }
                        line = lines.next_line(), if reads => typed = Typed::read(line),
                    }
                    continue;
                }
            };
            typed = Typed::Nothing;
            match follower.act(action).await {
                Ok(_) => mine = false,
                // The table is shown again, and the player tries another.
                Err(ClientError::Refused(refusal)) => {
                    shown = 0;
                    writeln!(io::stdout(), "{}", sentence(&refusal, locale)).map_err(output)?;
                }
                Err(error) => return Err(failure(&error)),
            }
        }
    }
}

/// What was typed and is not done yet.
enum Typed {
    Nothing,
    /// Waits for its turn.
    Move(String),
    Other(Action),
    End,
}

impl Typed {
    fn read(line: io::Result<Option<String>>) -> Typed {
        let Ok(Some(line)) = line else { return Typed::End };
        let offer = |offer| Typed::Other(Action::Offer { offer, seat: None });
        match line.trim() {
            "" => Typed::Nothing,
            "resign" => Typed::Other(Action::Resign { seat: None }),
            "resume" => Typed::Other(Action::Resume),
            "draw" => offer(Offer::Draw),
            "takeback" => offer(Offer::Takeback),
            "pause" => offer(Offer::Pause),
            "abort" => offer(Offer::Abort),
            "decline draw" => Typed::Other(Action::Decline { offer: Offer::Draw }),
            "decline takeback" => Typed::Other(Action::Decline { offer: Offer::Takeback }),
            "decline pause" => Typed::Other(Action::Decline { offer: Offer::Pause }),
            "decline abort" => Typed::Other(Action::Decline { offer: Offer::Abort }),
            word => Typed::Move(word.to_owned()),
        }
    }
}

fn is_turn_of(table: &Snapshot, person: &str) -> bool {
    let turn =
        matches!(table.state.turn, Turn::Seat(seat) if table.seats_of(person).contains(&seat));
    turn && table.state.phase == Phase::Live
}

fn show(table: &Snapshot) -> io::Result<()> {
    let last = table.words.last().map_or("-", |played| played.word.as_str());
    let turn = match (&table.state.ending, table.state.turn) {
        (Some(ending), _) => format!("over {} {}", ending.outcome, ending.cause),
        (None, _) if table.state.phase == Phase::Paused => "paused".to_owned(),
        (None, Turn::Seat(seat)) => format!("seat {seat}"),
        (None, Turn::Chance) => "chance".to_owned(),
        (None, Turn::Nobody) => "waiting".to_owned(),
    };
    write!(io::stdout(), "{}\t{last}\t{turn}\t{}", table.state.seq, table.state.position)?;
    for (seat, offer) in &table.state.offers {
        let offer = serde_json::to_value(offer).unwrap_or_default();
        write!(io::stdout(), "\tseat {seat} offers {}", offer.as_str().unwrap_or_default())?;
    }
    writeln!(io::stdout())
}
