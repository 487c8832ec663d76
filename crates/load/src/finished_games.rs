use std::path::Path;

use api::{Action, NewTable, Person};
use dice::Seed;
use store::Store;
use table::{TableDraft, TableOrigin, create_table};

use crate::live_game::word;

/// Fills a database with finished games of twenty moves.
pub(crate) async fn fill(database: &Path, games: usize) -> Result<(), String> {
    let store = Store::open(database, None).await.map_err(|error| error.to_string())?;
    let seed = Seed::new([7; 32]);
    let mut batch = Vec::new();
    for nth in 0..games {
        let people = [0, 1].map(|seat| {
            let id = format!("p{}", (nth + seat) % 1000);
            Person::new(id.clone(), id)
        });
        let id = format!("game{nth}");
        batch.extend(finished_game(&id, &people, &seed).map_err(|why| why.to_string())?);
        if batch.len() >= 500 || nth + 1 == games {
            let appends = std::mem::take(&mut batch);
            store.append(appends).await.map_err(|error| format!("{error:?}"))?;
        }
    }
    store.close().await;
    Ok(())
}

pub(crate) fn finished_game(
    id: &str,
    people: &[Person; 2],
    seed: &Seed,
) -> Result<Vec<store::Append>, server::ServerError> {
    let first_move = api::FirstMove::Seat(1);
    let spec = NewTable { first_move, repetition: false, ..NewTable::new("quoridor") };
    let created = create_table(id, &people[0], spec, TableOrigin::default(), 1, seed)?;
    let mut appends = vec![store::Append::of_draft(&created, seed, None, 0)];
    let (_, table) = created.finish();
    let mut draft = TableDraft::new(&table, 2, seed);
    draft.act(
        &people[1],
        &Action::Join { seat: None, piece: None, client_seed: None, name: None },
        0,
    )?;
    for nth in 0..20 {
        draft.act(&people[nth % 2], &Action::Move { word: word(nth).to_owned() }, 0)?;
    }
    draft.act(&people[0], &Action::Resign { seat: None }, 0)?;
    appends.push(store::Append::of_draft(&draft, seed, None, 0));
    Ok(appends)
}
