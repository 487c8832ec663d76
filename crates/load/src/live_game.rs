//! A game that goes on for ever: both pawns step to and fro.

use std::time::{Duration, Instant};

use api::{Action, NewTable, Person};
use dice::Seed;
use store::Store;
use table::{Table, TableDraft, TableOrigin, create_table};

/// The move of that number, from 0 on.
pub(crate) fn word(nth: usize) -> &'static str {
    [["e2", "e1"], ["e8", "e9"]][nth % 2][nth / 2 % 2]
}

/// A game in play, whose moves are appended to a database without a server.
pub(crate) struct LiveGame {
    pub(crate) table: Table,
    people: [Person; 2],
    moves: usize,
}

impl LiveGame {
    pub(crate) async fn begin(
        store: &Store,
        id: &str,
        people: [Person; 2],
        seed: &Seed,
    ) -> Result<LiveGame, String> {
        let first_move = api::FirstMove::Seat(1);
        let spec =
            NewTable { first_move, repetition: false, public: true, ..NewTable::new("quoridor") };
        let created = create_table(id, &people[0], spec, TableOrigin::default(), store.now(), seed)
            .map_err(said)?;
        append(store, store::Append::of_draft(&created, seed, None, 0)).await?;
        let table = created.finish().1;
        let mut draft = TableDraft::new(&table, store.now(), seed);
        let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
        draft.act(&people[1], &join, 0).map_err(said)?;
        append(store, store::Append::of_draft(&draft, seed, None, 0)).await?;
        Ok(LiveGame { table: draft.finish().1, people, moves: 0 })
    }

    /// Appends the next move; returns how long that took.
    pub(crate) async fn play(&mut self, store: &Store, seed: &Seed) -> Result<Duration, String> {
        let action = Action::Move { word: word(self.moves).to_owned() };
        let mut draft = TableDraft::new(&self.table, store.now(), seed);
        draft.act(&self.people[self.moves % 2], &action, 0).map_err(said)?;
        let mut next = store::Append::of_draft(&draft, seed, Some(store::random_id(16)), 0);
        // As at a server: most moves change nothing in lists.
        next.row = None;
        let asked = Instant::now();
        append(store, next).await?;
        self.table = draft.finish().1;
        self.moves += 1;
        Ok(asked.elapsed())
    }
}

async fn append(store: &Store, append: store::Append) -> Result<(), String> {
    store.append(vec![append]).await.map_err(said)
}

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}
