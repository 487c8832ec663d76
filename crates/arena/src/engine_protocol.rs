use dialects::Dialect;
use game::{Reason, Turn};
use rules::{Game, GameRecord};

use crate::StartPosition;

/// The protocol that a program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EngineProtocol {
    /// UGI, for all games.
    #[default]
    Ugi,
    /// UCI with the moves of Quoridor, as zquoridor's adapter and Titanium speak it.
    Uci,
    /// QTP of the University of Athens.
    Qtp,
    /// QTP as zquoridor speaks it: other rows, a fence is one word.
    QtpZquoridor,
    /// The commands of KataQuoridor.
    Kata,
    /// Titanium's session.
    Titanium,
    /// The HTTP of Claustrophobia's arena; the command is an address.
    Http,
}

impl EngineProtocol {
    const ALL: [(EngineProtocol, &'static str); 7] = [
        (EngineProtocol::Ugi, "ugi"),
        (EngineProtocol::Uci, "uci"),
        (EngineProtocol::Qtp, "qtp"),
        (EngineProtocol::QtpZquoridor, "qtp-zquoridor"),
        (EngineProtocol::Kata, "kata"),
        (EngineProtocol::Titanium, "titanium"),
        (EngineProtocol::Http, "http"),
    ];

    /// The protocol of that name.
    pub fn parse(name: &str) -> Option<EngineProtocol> {
        EngineProtocol::ALL
            .into_iter()
            .find(|&(_, known)| known == name)
            .map(|(protocol, _)| protocol)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        EngineProtocol::ALL.into_iter().find(|&(known, _)| known == self).expect("all are listed").1
    }

    /// Whether programs are sent options.
    pub(crate) fn has_options(self) -> bool {
        matches!(self, EngineProtocol::Ugi | EngineProtocol::Uci)
    }

    /// How it writes moves; `None` for the words of Palisade.
    pub(crate) fn dialect(self) -> Option<Dialect> {
        match self {
            EngineProtocol::Ugi => None,
            EngineProtocol::Uci | EngineProtocol::Titanium | EngineProtocol::Http => {
                Some(Dialect::MovesA)
            }
            EngineProtocol::Qtp => Some(Dialect::Qtp),
            EngineProtocol::QtpZquoridor => Some(Dialect::QtpZquoridor),
            EngineProtocol::Kata => Some(Dialect::Kata),
        }
    }

    /// Why a game cannot be played by this protocol: all but UGI know classic Quoridor for two alone, by its
    /// usual rules and from its usual start.
    pub(crate) fn check(self, start: &StartPosition) -> Result<(), Reason> {
        let Some(dialect) = self.dialect() else { return Ok(()) };
        let StartPosition { setup, position, opening } = start;
        let mut record = setup.record_from(position.clone());
        for word in opening {
            record.play(word)?;
        }
        let is_usual = setup.game() == Game::Quoridor
            && setup.seats() == 2
            && setup.non_default_options().is_empty()
            && record.turn() != Turn::Over;
        let written = dialects::write(&GameRecord::from_record(setup.clone(), record), dialect);
        if is_usual && written.is_ok() {
            return Ok(());
        }
        Err(Reason::new("match-protocol-game", "").text("protocol", self.name()))
    }
}
