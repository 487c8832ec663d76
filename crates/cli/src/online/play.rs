use std::io::{self, Write};

use api::{
    Action, Offer, Phrase, SaidPhrase, SeatHolder, Snapshot, TablePhase, TableState, WireTurn,
};
use client::{ClientError, TableClient};
use locale::Locale;
use tokio::io::AsyncBufReadExt;
use tokio::sync::watch;

use super::{TableArgs, refusal_message};
use crate::error::{CliError, output_error};

impl TableArgs {
    /// Prints the table whenever it changes, and does what is typed; a move waits for its turn.
    pub(super) async fn play(&self, locale: &Locale) -> Result<(), CliError> {
        let cli_error = |error: &ClientError| self.server.error(error, locale);
        let api = self.server.api(locale).await?;
        let you = api.you().map(|you| you.id.clone()).unwrap_or_default();
        let mut follower = TableClient::new(api, self.table_id()).with_phrases();
        tokio::spawn(tell_connection(follower.connection(), locale.clone()));
        let table = follower.wait_until(|_| true).await.map_err(|error| cli_error(&error))?;
        let mut shown = table.state.clone();
        if !self.watch
            && let Some(action) = first_action(table, &you)
        {
            follower.act(action).await.map_err(|error| cli_error(&error))?;
        }
        let mut lines = tokio::io::BufReader::new(tokio::io::stdin()).lines();
        let mut input = if self.watch { Input::End } else { Input::Nothing };
        let (mut shown_seq, mut my_turn) = (0, false);
        let mut heard: Vec<SaidPhrase> = Vec::new();
        loop {
            let action = match input {
                Input::Move(word) if my_turn => Action::Move { word },
                Input::Other(action) => action,
                Input::End if my_turn => return Ok(()),
                Input::Say(phrase) => {
                    input = Input::Nothing;
                    match phrase {
                        Some(phrase) => match follower.say(phrase).await {
                            Ok(()) => {}
                            Err(ClientError::Refused(refusal)) => {
                                print_line(&refusal_message(&refusal, locale))?;
                            }
                            // That the connection is lost is said elsewhere.
                            Err(ClientError::Disconnected(_)) => {}
                            Err(error) => return Err(cli_error(&error)),
                        },
                        None => print_line(&phrase_list(locale))?,
                    }
                    continue;
                }
                waiting => {
                    input = waiting;
                    let reads_input = matches!(input, Input::Nothing);
                    tokio::select! {
                        news = follower.wait_for_news(shown_seq) => {
                            news.map_err(|error| cli_error(&error))?;
                            let mut said = follower.take_phrases();
                            said.retain(|one| !heard.contains(one));
                            let Some(table) = follower.snapshot() else { continue };
                            for one in &said {
                                print_line(&phrase_line(one, table, locale))?;
                            }
                            heard.extend(said);
                            if table.state.seq <= shown_seq {
                                continue;
                            }
                            shown_seq = table.state.seq;
                            shown.clone_from(&table.state);
                            print_table(table).map_err(output_error)?;
                            if table.state.ending.is_some() {
                                return Ok(());
                            }
                            my_turn = !self.watch && is_turn_of(table, &you);
                        }
                        line = lines.next_line(), if reads_input => input = Input::parse(line, &shown),
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
                    print_line(&refusal_message(&refusal, locale))?;
                }
                Err(error) => return Err(cli_error(&error)),
            }
        }
    }
}

fn print_line(text: &str) -> Result<(), CliError> {
    writeln!(io::stdout(), "{text}").map_err(output_error)
}

/// What somebody said, with their name.
fn phrase_line(said: &SaidPhrase, table: &Snapshot, locale: &Locale) -> String {
    let seat = usize::from(said.seat);
    let holder = table.state.seats.get(seat.wrapping_sub(1)).and_then(|seat| seat.holder.as_ref());
    let name = match holder {
        Some(SeatHolder::Person(person)) if person.id == said.by && !person.unnamed => {
            person.name.clone()
        }
        _ => locale.with("player-name", &[("seat", seat.into())]),
    };
    let phrase = locale.text(&said.phrase.key());
    locale.with("phrases-said", &[("name", name.into()), ("phrase", phrase.into())])
}

/// The phrases there are, as they are typed.
fn phrase_list(locale: &Locale) -> String {
    let words = Phrase::ALL.map(|phrase| phrase.word().replace('_', "-")).join(", ");
    locale.with("phrases-list", &[("list", words.into())])
}

/// Says on stderr when the connection is lost, and when it is there again.
async fn tell_connection(mut connected: watch::Receiver<bool>, locale: Locale) {
    while connected.changed().await.is_ok() {
        let key = if *connected.borrow_and_update() { "online-found" } else { "online-lost" };
        let _ = writeln!(io::stderr(), "{}", locale.text(key));
    }
}

/// What was typed and is not done yet.
enum Input {
    Nothing,
    /// A move, which waits for its turn.
    Move(String),
    Other(Action),
    /// A phrase to say; none, if there is no such phrase.
    Say(Option<Phrase>),
    End,
}

impl Input {
    /// What a line means to whoever was shown the table in that state.
    fn parse(line: io::Result<Option<String>>, shown: &TableState) -> Input {
        let Ok(Some(line)) = line else { return Input::End };
        match line.trim() {
            "" => Input::Nothing,
            "say" => Input::Say(None),
            line if line.starts_with("say ") => Input::Say(Phrase::parse(&line["say ".len()..])),
            line => match parse_action(line, shown) {
                Some(action) => Input::Other(play::naming_offer(action, shown)),
                None => Input::Move(line.to_owned()),
            },
        }
    }
}

/// What a line other than a move asks for.
fn parse_action(line: &str, shown: &TableState) -> Option<Action> {
    if let Some(level) = line.strip_prefix("claim") {
        return parse_claim(level, shown);
    }
    if let Some(offer) = line.strip_prefix("decline ") {
        return parse_offer(offer).map(Action::decline);
    }
    Some(match line {
        "resign" => Action::Resign { seat: None },
        "resume" => Action::Resume,
        "abort" if shown.abortable || shown.phase == TablePhase::Waiting => Action::Abort,
        offer => Action::offer(parse_offer(offer)?),
    })
}

fn parse_offer(word: &str) -> Option<Offer> {
    Some(match word {
        "draw" => Offer::Draw,
        "takeback" => Offer::Takeback,
        "pause" => Offer::Pause,
        "abort" => Offer::Abort,
        _ => return None,
    })
}

/// Claims the seat whose turn it is, for a computer where a level is named.
fn parse_claim(level: &str, shown: &TableState) -> Option<Action> {
    let WireTurn::Seat(seat) = shown.turn else { return None };
    let level = match level {
        "" => None,
        level => Some(level.strip_prefix(' ')?.trim().parse().ok()?),
    };
    Some(Action::Claim { seat, level })
}

/// What is done on coming to a table that waits: taking a seat, or adding one's seed to the dice.
fn first_action(table: &Snapshot, person: &str) -> Option<Action> {
    if table.state.phase != TablePhase::Waiting {
        return None;
    }
    let own = table.seats_of(person);
    let is_wanted = |&seat: &u8| table.state.seats[usize::from(seat) - 1].client_seed_wanted;
    let client_seed = client::nonce();
    if own.is_empty() {
        let client_seed = Some(client_seed);
        return Some(Action::Join { seat: None, piece: None, client_seed, name: None });
    }
    own.iter().any(is_wanted).then_some(Action::ClientSeed { client_seed })
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

#[cfg(test)]
mod tests {
    use api::{ClockState, OpenOffer};

    use super::*;

    fn state() -> TableState {
        TableState {
            seq: 9,
            phase: TablePhase::Live,
            seats: Vec::new(),
            position: String::new(),
            turn: WireTurn::Seat(2),
            clock: ClockState::default(),
            first_move_by: None,
            offers: vec![(2, Offer::Draw)],
            open_offers: vec![OpenOffer { offer: Offer::Draw, seat: 2, event: 8, keep: None }],
            abortable: false,
            ending: None,
            rematch: None,
            now: 0,
        }
    }

    fn action(line: &str, shown: &TableState) -> Option<Action> {
        match Input::parse(Ok(Some(line.to_owned())), shown) {
            Input::Other(action) => Some(action),
            Input::Move(_) | Input::Nothing | Input::Say(_) | Input::End => None,
        }
    }

    #[test]
    fn an_answer_is_for_the_offer_that_was_shown() {
        let agreed = Action::Offer { offer: Offer::Draw, seat: None, answers: Some(8) };
        assert_eq!(action("draw", &state()), Some(agreed));
        let declined = Action::Decline { offer: Offer::Draw, answers: Some(8) };
        assert_eq!(action("decline draw", &state()), Some(declined));
        assert_eq!(action("pause", &state()), Some(Action::offer(Offer::Pause)));
    }

    #[test]
    fn a_game_is_cancelled_alone_while_that_is_allowed() {
        assert_eq!(action("abort", &state()), Some(Action::offer(Offer::Abort)));
        let early = TableState { abortable: true, ..state() };
        assert_eq!(action("abort", &early), Some(Action::Abort));
        let waiting = TableState { phase: TablePhase::Waiting, ..state() };
        assert_eq!(action("abort", &waiting), Some(Action::Abort));
    }

    #[test]
    fn a_phrase_is_said_by_its_word() {
        let said = |line: &str| match Input::parse(Ok(Some(line.to_owned())), &state()) {
            Input::Say(phrase) => phrase,
            _ => panic!("{line} says nothing"),
        };
        assert_eq!(said("say hello"), Some(Phrase::Hello));
        assert_eq!(said("say  good luck"), Some(Phrase::GoodLuck));
        assert_eq!(said("say anything"), None);
        assert_eq!(said("say"), None);
    }

    #[test]
    fn the_seat_to_move_is_claimed() {
        let claim = |level| Some(Action::Claim { seat: 2, level });
        assert_eq!(action("claim", &state()), claim(None));
        assert_eq!(action(" claim 4 ", &state()), claim(Some(4)));
        for other in ["claim x", "claims", "e2", ""] {
            assert_eq!(action(other, &state()), None, "{other}");
        }
        let rolling = TableState { turn: WireTurn::Chance, ..state() };
        assert_eq!(action("claim", &rolling), None);
    }
}
