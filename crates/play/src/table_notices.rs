//! What somebody is told of their tables while they look elsewhere.

/// Something that a person may want to be told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableNoticeKind {
    /// A game has begun.
    Start,
    /// It is the person's turn.
    Turn,
}

impl TableNoticeKind {
    /// All of them.
    pub const ALL: [TableNoticeKind; 2] = [TableNoticeKind::Turn, TableNoticeKind::Start];

    /// The key of what its switch is called, under which a device stores that it is on.
    pub const fn key(self) -> &'static str {
        match self {
            TableNoticeKind::Start => "notify-start",
            TableNoticeKind::Turn => "notify-turn",
        }
    }
}

/// A table of the person here that is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WatchedTable {
    /// Its id.
    pub table: String,
    /// Whether the game has begun.
    pub has_started: bool,
    /// Whether the person is to move.
    pub is_your_turn: bool,
}

/// Finds out what is new at a person's tables. Nothing is told twice, and nothing that was so before the first
/// look.
#[derive(Clone, Debug, Default)]
pub struct TableNotices {
    known: Option<Vec<WatchedTable>>,
}

impl TableNotices {
    /// Takes in how the tables stand now; returns what the person wants to be told, at most one thing a table.
    pub fn follow(
        &mut self,
        tables: Vec<WatchedTable>,
        is_wanted: impl Fn(TableNoticeKind) -> bool,
    ) -> Vec<(String, TableNoticeKind)> {
        let known = self.known.get_or_insert_with(|| tables.clone());
        let news = |now: &WatchedTable| {
            let before = known.iter().find(|before| before.table == now.table);
            let has_started = now.has_started && !before.is_some_and(|before| before.has_started);
            let is_turn = now.is_your_turn && !before.is_some_and(|before| before.is_your_turn);
            let kinds = [(has_started, TableNoticeKind::Start), (is_turn, TableNoticeKind::Turn)];
            let kind = kinds.into_iter().find(|&(is_new, kind)| is_new && is_wanted(kind))?.1;
            Some((now.table.clone(), kind))
        };
        let news = tables.iter().filter_map(news).collect();
        self.known = Some(tables);
        news
    }
}
