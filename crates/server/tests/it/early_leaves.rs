//! Leaving games early: it costs waiting time, and who waits in vain for somebody has not left.

use std::time::Duration;

use api::{Action, NewTable, PairingPlace, Snapshot, TablePhase, TimeControl};
use client::ApiClient;
use game::{Cause, Departure};
use serde_json::json;
use tokio::task::JoinHandle;

use crate::common::{
    Intruder, TempFolder, TestServer, account, in_time, page, refusal_key, without_limits,
};
use crate::ratings::{join, pair, play, play_and_resign, rated, ratings};

#[tokio::test]
async fn leaving_early_again_and_again_costs_a_wait_and_no_more() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let resign = || Action::Resign { seat: None };
    // Whoever gives up a game that they have played has not left it early.
    for leaving in [None, Some(Action::Abort), Some(resign()), Some(resign())] {
        let (mine, theirs) = (pair(&ada, false).await.unwrap(), pair(&bob, false).await.unwrap());
        assert_eq!(mine.table, theirs.table, "{leaving:?}");
        match leaving {
            Some(leaving) => ada.act(&mine.table, leaving).await.unwrap(),
            None => play_and_resign(&ada, &bob, &mine.table).await,
        }
    }
    let refused = in_time(async {
        loop {
            match pair(&ada, false).await {
                Ok(_) => drop(ada.delete::<Vec<PairingPlace>>("/pairings").await.unwrap()),
                refused => return refusal_key(refused),
            }
        }
    })
    .await;
    assert_eq!(refused, "server-rated-wait");
    let waiting = pair(&bob, false).await.unwrap();
    assert_eq!(
        refusal_key(ada.act(&waiting.table, join()).await),
        "server-rated-wait",
        "nor by the lobby"
    );
    let friendly = ada.create_table(&NewTable::new("quoridor")).await;
    assert!(friendly.is_ok(), "whoever has the link may come");
    server.clock.advance(5 * 60_000);
    assert!(pair(&ada, false).await.is_ok());
    server.stop().await;
}

async fn until_over(api: &ApiClient, table: &str) -> Snapshot {
    in_time(async {
        loop {
            let now: Snapshot = api.get(&format!("/tables/{table}")).await.unwrap();
            if now.state.phase == TablePhase::Over {
                return now;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    })
    .await
}

/// Whoever leaves a rated game without a word loses it when their clock has run out: the opponent wins by the rule and gains
/// what was at stake. The third time that day they are told that they have to wait, and until when. Whoever is there and runs
/// out of time has left nobody.
#[tokio::test]
async fn whoever_leaves_without_a_word_loses_and_is_told() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let time_control = TimeControl::SuddenDeath { seconds: 2 };
    let lose_on_time = async |is_there: bool| {
        let table = ada.create_table(&NewTable { time_control, ..rated() }).await.unwrap().table;
        bob.act(&table, join()).await.unwrap();
        play(&ada, &table, "e2").await;
        play(&bob, &table, "e8").await;
        let mut pages = vec![page(&bob, &table).await];
        if is_there {
            pages.push(page(&ada, &table).await);
        }
        let stakes = ratings(&bob, &table).await;
        // More at once would be an outage.
        server.clock.advance(2_000);
        let over = until_over(&bob, &table).await;
        let ending = over.state.ending.expect("it is over");
        assert_eq!(
            (ending.outcome.as_str(), ending.cause),
            ("0,1", Cause::Departure(Departure::OutOfTime))
        );
        let after = ratings(&bob, &table).await;
        for (seat, told) in after.seats.iter().zip(&stakes.seats) {
            let change = seat.change.as_ref().expect("it is rated");
            let stake = told.stake.unwrap();
            let expected = if seat.seat == 2 { stake.if_won } else { stake.if_lost };
            // Seconds later deviations have grown a little.
            assert!((change.after - change.before - expected).abs() <= 1, "{change:?} {stake:?}");
        }
        for page in pages {
            page.abort();
        }
    };
    lose_on_time(true).await;
    for _ in 0..2 {
        lose_on_time(false).await;
    }
    pair(&ada, false).await.expect("two are free");
    ada.delete::<Vec<PairingPlace>>("/pairings").await.unwrap();
    lose_on_time(false).await;
    let refusal = in_time(async {
        loop {
            match pair(&ada, false).await {
                Ok(_) => drop(ada.delete::<Vec<PairingPlace>>("/pairings").await.unwrap()),
                Err(error) => return error.refusal().cloned().unwrap(),
            }
        }
    })
    .await;
    assert_eq!(refusal.key, "server-rated-wait");
    assert!(refusal.args.contains_key("until"), "{refusal:?}");
    assert!(pair(&bob, false).await.is_ok(), "nobody was left by Bob");
    server.stop().await;
}

/// Whoever cancels a game to which one of the others has not come leaves nobody waiting, however often it happens and
/// however many play; whoever cancels one to which all have come has left it.
#[tokio::test]
async fn cancelling_since_one_of_the_others_has_not_come_costs_nothing() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cid", "Dan"] {
        people.push(server.guest(name).await);
    }
    let cancel = async |seats: usize, come: usize| {
        let mut table = String::new();
        for api in &people[..seats] {
            let seek = json!({"game": "quoridor", "speed": "blitz", "seats": seats});
            table = api.post::<PairingPlace>("/pairings", &seek).await.unwrap().table;
        }
        let mut pages = Vec::new();
        for api in &people[..come] {
            pages.push(page(api, &table).await);
        }
        server.clock.advance(16_000);
        people[0].act(&table, Action::Abort).await.unwrap();
        pages.iter().for_each(JoinHandle::abort);
        table
    };
    for seats in [2, 4, 2, 4] {
        cancel(seats, seats - 1).await;
    }
    let left = cancel(4, 4).await;
    // Nobody waits for it to be written.
    let mut database = Intruder::connect(&folder).await;
    in_time(async {
        while database.count("early_leaves").await == 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    server.stop().await;
    assert_eq!(database.count("early_leaves").await, 1, "{left}");
}
