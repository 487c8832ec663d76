use api::{Person, SeatHolder, TablePhase, TableSummary};
use game::{Cause, Ending, Outcome};
use rules::{Game, GameRecord};

use super::store::ReviewSummary;
use crate::guest;
use crate::i18n::{self, translate};
use crate::play::{self, SeatOccupant};
use crate::route::GameAddress;

/// A game of the person here, as the list shows it.
#[derive(Clone, Debug)]
pub struct ListedGame {
    pub address: GameAddress,
    game: Game,
    /// Everyone else, or everyone where nobody or everybody is the person here.
    opponents: Vec<Opponent>,
    /// Everyone, by seat.
    names: Vec<String>,
    /// The seats of the person here, from 0.
    own: Vec<usize>,
    ending: Option<Ending>,
    /// When it began, or when something happened there last, in milliseconds; 0 where nobody knows.
    pub at: f64,
    accuracy: Vec<Option<u16>>,
}

/// A player in the list.
#[derive(Clone, Debug)]
pub struct Opponent {
    pub name: String,
    /// The level of a computer player.
    level: Option<u8>,
    /// Who it is, at a table.
    pub person: Option<Person>,
}

impl ListedGame {
    /// Everything that is kept in this browser, the games in which something was played.
    pub fn stored() -> Vec<ListedGame> {
        let mut games = play::saved_games();
        games.retain(|(_, game_record)| play::ply_count(game_record) > 0);
        games.iter().map(|(id, game_record)| ListedGame::local(id, game_record)).collect()
    }

    fn local(id: &str, game_record: &GameRecord) -> ListedGame {
        let address = GameAddress::Local(id.to_owned());
        let players = play::players_of(game_record);
        let is_own = |nth: &usize| players[*nth].occupant == SeatOccupant::Local;
        let own: Vec<_> = (0..players.len()).filter(is_own).collect();
        let everyone = players.into_iter().map(|player| {
            let level = match player.occupant {
                SeatOccupant::Computer(level) => Some(level),
                _ => None,
            };
            Opponent { name: player.name, level, person: None }
        });
        let everyone: Vec<_> = everyone.collect();
        ListedGame {
            game: game_record.setup.game(),
            names: everyone.iter().map(|one| one.name.clone()).collect(),
            opponents: opponents(everyone, &own),
            own,
            ending: game_record.record.ending(),
            at: date_of_id(id).or_else(|| date_of_header(game_record)).unwrap_or(0.0),
            accuracy: accuracy(&address),
            address,
        }
    }

    /// A table of the person here; nothing where it has not begun.
    pub fn table(summary: &TableSummary) -> Option<ListedGame> {
        if summary.phase == TablePhase::Waiting {
            return None;
        }
        let address = GameAddress::Table(summary.table.clone());
        let me = guest::me().unwrap_or_default();
        let is_own = |nth: &usize| matches!(&summary.seats[*nth], Some(SeatHolder::Person(person)) if person.id == me);
        let own: Vec<_> = (0..summary.seats.len()).filter(is_own).collect();
        let holders: Vec<_> = summary.seats.iter().map(Option::as_ref).collect();
        let names = i18n::holder_names(&holders).into_iter();
        let names = names.map(|name| name.unwrap_or_else(|| "…".to_owned()));
        let levels = i18n::holder_levels(&holders);
        let everyone = names.zip(levels).zip(&holders).map(|((name, level), holder)| {
            let person = match holder {
                Some(SeatHolder::Person(person)) => Some(person.clone()),
                _ => None,
            };
            Opponent { name, level, person }
        });
        let everyone: Vec<_> = everyone.collect();
        let ending = summary.ending.as_ref().and_then(|ending| {
            let outcome = Outcome::parse(&ending.outcome)?;
            Some(Ending { outcome, cause: ending.cause })
        });
        Some(ListedGame {
            game: Game::parse(&summary.game)?,
            names: everyone.iter().map(|one| one.name.clone()).collect(),
            opponents: opponents(everyone, &own),
            own,
            ending,
            at: summary.at as f64,
            accuracy: accuracy(&address),
            address,
        })
    }

    pub fn is_over(&self) -> bool {
        self.ending.is_some_and(|ending| ending.cause != Cause::Aborted)
    }

    pub fn is_online(&self) -> bool {
        matches!(self.address, GameAddress::Table(_))
    }

    pub fn game_name(&self) -> String {
        translate(&format!("game-{}", self.game), &[])
    }

    /// Everyone else, or everyone where nobody or everybody is the person here.
    pub fn opponents(&self) -> &[Opponent] {
        &self.opponents
    }

    /// The levels of the computer players among the opponents.
    pub fn levels(&self) -> impl Iterator<Item = u8> {
        self.opponents.iter().filter_map(|opponent| opponent.level)
    }

    /// The result for the person here, or else who won.
    pub fn result(&self) -> String {
        let Some(ending) = self.ending else { return translate("games-unfinished", &[]) };
        let own: Vec<u8> = self.own.iter().map(|&nth| nth as u8 + 1).collect();
        let name = |seat: u8| self.names.get(usize::from(seat) - 1).cloned().unwrap_or_default();
        play::result_words(self.game, ending, &own, &name)
    }

    /// The accuracy of the person here, or of everyone; nothing unless the game is reviewed.
    pub fn accuracy(&self) -> Option<String> {
        let of = |nth: &usize| self.accuracy.get(*nth).copied().flatten();
        let all: Vec<_> = (0..self.accuracy.len()).collect();
        let seats = if self.own.len() == 1 { &self.own } else { &all };
        let known = seats.iter().filter_map(of);
        let language = i18n::language();
        let texts: Vec<_> = known.map(|accuracy| language.percent(accuracy.into())).collect();
        let joined = texts.join(" · ");
        (!texts.is_empty()).then(|| translate("games-accuracy", &[("accuracy", joined.into())]))
    }

    /// The day, as the reader's language writes it.
    pub fn date(&self) -> String {
        if self.at <= 0.0 {
            return String::new();
        }
        i18n::date(self.at as u64)
    }

    /// Whether a search finds it: every word of it is somewhere.
    pub fn matches(&self, search: &str) -> bool {
        let iso = js_sys::Date::new(&self.at.into()).to_iso_string();
        let names = self.opponents.iter().map(|opponent| opponent.name.as_str());
        let names = names.collect::<Vec<_>>().join(" · ");
        let text = [self.game_name(), names, self.result(), self.date(), iso.into()];
        let text = lower_case(&text.join(" "));
        lower_case(search).split_whitespace().all(|word| text.contains(word))
    }
}

/// In small letters. The browser knows how: our own tables of letters would be four kilobytes of the
/// first load.
fn lower_case(text: &str) -> String {
    js_sys::JsString::from(text).to_lower_case().into()
}

/// Whom the person here played against.
fn opponents(everyone: Vec<Opponent>, own: &[usize]) -> Vec<Opponent> {
    let are_all_shown = own.is_empty() || own.len() == everyone.len();
    let is_shown = |nth: usize| are_all_shown || !own.contains(&nth);
    let everyone = everyone.into_iter().enumerate();
    everyone.filter(|(nth, _)| is_shown(*nth)).map(|(_, opponent)| opponent).collect()
}

fn accuracy(address: &GameAddress) -> Vec<Option<u16>> {
    let summary = ReviewSummary::load(address);
    if summary.complete { summary.accuracy } else { Vec::new() }
}

/// Ids of games are made of the time; those of games that were opened from files once had no digits of
/// chance behind it.
fn date_of_id(id: &str) -> Option<f64> {
    const DAWN: u64 = 1_600_000_000_000;
    let number = u64::from_str_radix(id, 16).ok()?;
    let millis = if number >= DAWN * 64 { number / 64 } else { number };
    (millis >= DAWN).then_some(millis as f64)
}

fn date_of_header(game_record: &GameRecord) -> Option<f64> {
    let millis = js_sys::Date::parse(game_record.header.date.as_deref()?);
    (!millis.is_nan()).then_some(millis)
}
