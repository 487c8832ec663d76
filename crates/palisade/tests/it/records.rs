//! A record goes from the server through the command line, the terminal and the page's storage and
//! back, and loses nothing on the way; so does one in any spelling that was ever written.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use api::{
    Action, ActionRequest, FirstMove, NewTable, Piece, SeatAssignment, SeatSpec, Snapshot,
    TimeControl,
};
use client::ApiClient;
use game::{Seat, Turn};
use rules::{Game, GameRecord};

use crate::common::{self, Folder, PALISADE, start_server};

/// The ways that a record can take.
impl Folder {
    fn palisade(&self, args: &[&str]) -> Command {
        let mut command = Command::new(PALISADE);
        command.args(args).current_dir(self.path()).env("PALISADE_STATE", self.join("state"));
        command
    }

    /// Through `palisade record convert`.
    fn command_line(&self, record: &str) -> String {
        std::fs::write(self.join("in.palisade"), record).expect("a file");
        let output = self.palisade(&["record", "convert", "in.palisade"]).output();
        let output = output.expect("the program starts");
        assert!(output.status.success(), "{output:?}\n{record}");
        String::from_utf8(output.stdout).expect("a text")
    }

    /// Opened in the terminal as the game that was left unfinished, saved and left again.
    fn terminal(&self, record: &str) -> String {
        let state = self.join("state");
        std::fs::create_dir_all(&state).expect("a folder");
        std::fs::write(state.join("unfinished.palisade"), record).expect("a file");
        let mut play = self.palisade(&["play", "--resume", "--plain"]);
        play.stdin(Stdio::piped()).stdout(Stdio::null());
        let mut play = play.spawn().expect("the program starts");
        let mut input = play.stdin.take().expect("piped");
        input.write_all(b"save out.palisade\nquit\n").expect("it reads");
        drop(input);
        assert!(play.wait().expect("it ends").success(), "{record}");
        std::fs::read_to_string(self.join("out.palisade")).expect("what was saved")
    }
}

/// Into the page's storage and out of it. In a browser, `tests/page/record.rs` of `crates/browser`
/// takes the same way.
fn page(record: &str) -> String {
    let stored = GameRecord::parse(record).unwrap_or_else(|why| panic!("{why:?}\n{record}"));
    stored.to_record_text().to_string()
}

async fn act(person: &ApiClient, table: &str, action: Action) {
    let snapshot: Snapshot = person.get(&format!("/tables/{table}")).await.expect("a table");
    let request =
        ActionRequest { nonce: client::nonce(), seq: Some(snapshot.state.seq + 1), action };
    let path = format!("/tables/{table}/actions");
    person.post::<serde_json::Value>(&path, &request).await.expect("it is done");
}

#[tokio::test]
async fn a_record_of_every_game_goes_everywhere_and_back() {
    let folder = Folder::new();
    let server = start_server(&mut common::serve(&folder, "127.0.0.1:0"));
    let mut ada = ApiClient::new(&server.url).expect("an address");
    ada.register_guest("Ada Lovelace").await.expect("a guest");
    for game in Game::ALL {
        let time_control = TimeControl::Fischer { seconds: 3600, increment: 5 };
        let mine = |piece| SeatSpec { assignment: SeatAssignment::Me, piece };
        let seat_specs = vec![mine(Some(Piece::Inky)), mine(Some(Piece::Pawn))];
        let first_move = match game {
            Game::Quoridor | Game::Mini => FirstMove::Seat(2),
            Game::Pacman | Game::Mspacman => FirstMove::Random,
        };
        let table = NewTable { seat_specs, time_control, first_move, ..NewTable::new(game.name()) };
        let table = ada.create_table(&table).await.expect("a table").table;
        if game == Game::Mspacman {
            act(&ada, &table, Action::ClientSeed { client_seed: "four-leaf".to_owned() }).await;
        }
        for _ in 0..5 {
            let legal: Vec<String> =
                ada.get(&format!("/tables/{table}/legal")).await.expect("a seat is to move");
            act(&ada, &table, Action::Move { word: legal[legal.len() / 2].clone() }).await;
        }
        let path = format!("/tables/{table}/record");
        let live = ada.get_text(&path).await.expect("a record");
        let read = GameRecord::parse(&live).expect("its own record");
        assert_eq!(read.header.table.as_ref(), Some(&table));
        assert_eq!(read.header.time_control, time_control);
        let first = read.header.player(Seat::new(0));
        assert_eq!((first.name.as_deref(), first.level), (Some("Ada Lovelace"), None));
        assert!(read.header.dice.commitment.is_some() && read.header.dice.seed.is_none());
        if matches!(game, Game::Quoridor | Game::Mini) {
            assert_eq!(read.piece(Seat::new(0)), Piece::Inky);
            assert_eq!(read.record.start().to_string(), "e1,e9 10,10 2 -");
        }
        assert!(read.record.moves().all(|(word, _)| read.comments[word].is_some()), "{live}");
        let back = page(&folder.terminal(&folder.command_line(&live)));
        assert_eq!(back, live, "{game}");

        act(&ada, &table, Action::Resign { seat: Some(1) }).await;
        let over = ada.get_text(&path).await.expect("a record");
        let read = GameRecord::parse(&over).expect("its own record");
        let lucky = read
            .header
            .dice
            .client_seeds
            .first()
            .is_some_and(|client_seed| client_seed == "four-leaf");
        assert_eq!(lucky, game == Game::Mspacman, "{over}");
        let back = page(&folder.command_line(&over));
        assert_eq!(back, over, "{game}");
        std::fs::write(folder.join("back.palisade"), &back).expect("a file");
        let verified = folder.palisade(&["verify", "back.palisade"]).output();
        let verified = verified.expect("the program starts");
        assert!(verified.status.success(), "{game}: {verified:?}\n{back}");
    }
}

/// The golden files are records as the documentation, the server, the page, the terminal and matches
/// wrote them. The terminal can go on with the unfinished ones.
#[test]
fn an_unfinished_record_in_any_spelling_survives_the_terminal() {
    let folder = Folder::new();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/records");
    let mut games = std::collections::BTreeSet::new();
    for entry in std::fs::read_dir(golden).expect("golden files") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let read = GameRecord::parse(&text).expect("a record");
        let Turn::Seat(seat) = read.record.turn() else { continue };
        if read.header.player(seat).level.is_some() {
            continue;
        }
        let canonical = read.to_record_text().to_string();
        let back = page(&folder.command_line(&folder.terminal(&text)));
        assert_eq!(back, canonical, "{}", path.display());
        assert_eq!(GameRecord::parse(&back).expect("a record").header, read.header);
        games.insert(read.setup.game().name());
    }
    assert_eq!(games.len(), 4, "{games:?}");
}

/// Whoever opens a file of another program sits where its header says.
#[test]
fn the_players_of_a_record_are_the_same_everywhere() {
    let folder = Folder::new();
    let record = "palisade 1\ngame quoridor\nseats 2\nname 1 Ada\nlevel 2 3\n\
                  clock {\"kind\":\"per_move\",\"seconds\":20}\nleft 19000,20000\n\ne2 {0:01} e8\n";
    let saved = folder.terminal(record);
    assert_eq!(saved, record);
    let changed = folder.terminal("palisade 1\ngame quoridor\nplayer 2 level 3\n\ne2 e8\n");
    let read = GameRecord::parse(&changed).expect("a record");
    assert_eq!(read.header.player(Seat::new(1)).level, Some(3));
}
