use std::io::{self, Write};

use api::{Action, Offer, Snapshot, TablePhase, WireTurn};
use client::{ClientError, TableClient};
use locale::Locale;
use tokio::io::AsyncBufReadExt;

use super::{TableArgs, refusal_message};
use crate::error::{CliError, output_error};

impl TableArgs {
    /// Prints the table whenever it changes, and does what is typed; a move waits for its turn.
    pub(super) async fn play(&self, locale: &Locale) -> Result<(), CliError> {
        let cli_error = |error: &ClientError| self.server.error(error, locale);
        let api = self.server.api(locale).await?;
        let you = api.you().map(|you| you.id.clone()).unwrap_or_default();
        let mut follower = TableClient::new(api, self.table_id());
        let table = follower.wait_until(|_| true).await.map_err(|error| cli_error(&error))?;
        if !self.watch && table.state.phase == TablePhase::Waiting {
            let action = if table.seats_of(&you).is_empty() {
                Action::Join {
                    seat: None,
                    piece: None,
                    client_seed: Some(client::nonce()),
                    name: None,
                }
            } else {
                Action::ClientSeed { client_seed: client::nonce() }
            };
            follower.act(action).await.map_err(|error| cli_error(&error))?;
        }
        let mut lines = tokio::io::BufReader::new(tokio::io::stdin()).lines();
        let mut input = if self.watch { Input::End } else { Input::Nothing };
        let (mut shown_seq, mut my_turn) = (0, false);
        loop {
            let action = match input {
                Input::Move(word) if my_turn => Action::Move { word },
                Input::Other(action) => action,
                Input::End if my_turn => return Ok(()),
                waiting => {
                    input = waiting;
                    let reads_input = matches!(input, Input::Nothing);
                    tokio::select! {
                        table = follower.wait_until(|table| table.state.seq > shown_seq) => {
                            let table = table.map_err(|error| cli_error(&error))?;
                            shown_seq = table.state.seq;
                            print_table(table).map_err(output_error)?;
                            if table.state.ending.is_some() {
                                return Ok(());
                            }
                            my_turn = !self.watch && is_turn_of(table, &you);
                        }
                        line = lines.next_line(), if reads_input => input = Input::parse(line),
                    }
                    continue;
                }
            };
            input = Input::Nothing;
            match follower.act(action).await {
                Ok(_) => my_turn = false,
                // The table is printed again, and the player tries something else.
                Err(ClientError::Refused(refusal)) => {
                    shown_seq = 0;
                    writeln!(io::stdout(), "{}", refusal_message(&refusal, locale))
                        .map_err(output_error)?;
                }
                Err(error) => return Err(cli_error(&error)),
            }
        }
    }
}

/// What was typed and is not done yet.
enum Input {
    Nothing,
    /// A move, which waits for its turn.
    Move(String),
    Other(Action),
    End,
}

impl Input {
    fn parse(line: io::Result<Option<String>>) -> Input {
        let Ok(Some(line)) = line else { return Input::End };
        let offer = |offer| Input::Other(Action::Offer { offer, seat: None });
        match line.trim() {
            "" => Input::Nothing,
            "resign" => Input::Other(Action::Resign { seat: None }),
            "resume" => Input::Other(Action::Resume),
            "draw" => offer(Offer::Draw),
            "takeback" => offer(Offer::Takeback),
            "pause" => offer(Offer::Pause),
            "abort" => offer(Offer::Abort),
            "decline draw" => Input::Other(Action::Decline { offer: Offer::Draw }),
            "decline takeback" => Input::Other(Action::Decline { offer: Offer::Takeback }),
            "decline pause" => Input::Other(Action::Decline { offer: Offer::Pause }),
            "decline abort" => Input::Other(Action::Decline { offer: Offer::Abort }),
            word => Input::Move(word.to_owned()),
        }
    }
}

fn is_turn_of(table: &Snapshot, person: &str) -> bool {
    let turn =
        matches!(table.state.turn, WireTurn::Seat(seat) if table.seats_of(person).contains(&seat));
    turn && table.state.phase == TablePhase::Live
}

fn print_table(table: &Snapshot) -> io::Result<()> {
    let last = table.words.last().map_or("-", |played| played.word.as_str());
    let turn = match (&table.state.ending, table.state.turn) {
        (Some(ending), _) => format!("over {} {}", ending.outcome, ending.cause.word()),
        (None, _) if table.state.phase == TablePhase::Paused => "paused".to_owned(),
        (None, WireTurn::Seat(seat)) => format!("seat {seat}"),
        (None, WireTurn::Chance) => "chance".to_owned(),
        (None, WireTurn::Nobody) => "waiting".to_owned(),
    };
    write!(io::stdout(), "{}\t{last}\t{turn}\t{}", table.state.seq, table.state.position)?;
    for (seat, offer) in &table.state.offers {
        let offer = serde_json::to_value(offer).unwrap_or_default();
        write!(io::stdout(), "\tseat {seat} offers {}", offer.as_str().unwrap_or_default())?;
    }
    writeln!(io::stdout())
}
