//! Challenges: a table that waits for one person, until they answer, it is taken back, or it is too late.

use api::{
    Action, Challenge, ChallengeState, Challenges, DeclineReason, NewSanction, Sanction,
    SanctionKind, Snapshot, TablePhase,
};
use client::{ApiClient, ClientError};
use serde_json::json;

use crate::common::{TempFolder, TestServer, in_time, moderator_script, person_id, refusal_key};

const MINUTE: u64 = 60_000;

async fn challenge(by: &ApiClient, to: &str) -> Result<Challenge, ClientError> {
    let clock = json!({"kind": "fischer", "seconds": 180, "increment": 2});
    let new = json!({"to": to, "game": "quoridor", "clock": clock, "side": 2});
    by.post("/challenges", &new).await
}

async fn challenges(api: &ApiClient) -> Challenges {
    api.get("/challenges").await.unwrap()
}

async fn answer(api: &ApiClient, id: &str, what: &str) -> Result<Challenge, ClientError> {
    api.post(&format!("/challenges/{id}/{what}"), &json!({"reason": "strangers"})).await
}

async fn phase(api: &ApiClient, table: &str) -> TablePhase {
    api.get::<Snapshot>(&format!("/tables/{table}")).await.unwrap().state.phase
}

#[tokio::test]
async fn a_challenge_is_accepted_declined_withdrawn_or_too_old() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let eve = server.guest("Eve").await;
    let made = challenge(&ada, &person_id(&bob)).await.unwrap();
    assert_eq!((made.state, made.from.id.clone()), (ChallengeState::Open, person_id(&ada)));
    assert_eq!(made.expires - made.created, 15 * MINUTE);
    assert_eq!(challenges(&bob).await.incoming, std::slice::from_ref(&made));
    assert_eq!(challenges(&ada).await.outgoing, std::slice::from_ref(&made));
    assert_eq!(
        refusal_key(challenge(&ada, &person_id(&bob)).await),
        "server-people-challenged-before"
    );
    // It is nobody else's business, and whoever made it does not answer it.
    for other in [&eve, &ada] {
        assert_eq!(
            refusal_key(answer(other, &made.id, "accept").await),
            "server-people-no-challenge"
        );
    }
    let path = format!("/challenges/{}", made.id);
    assert_eq!(refusal_key(bob.delete::<Challenge>(&path).await), "server-people-no-challenge");
    let accepted = answer(&bob, &made.id, "accept").await.unwrap();
    assert_eq!(accepted.state, ChallengeState::Accepted);
    let table: Snapshot = bob.get(&format!("/tables/{}", made.table)).await.unwrap();
    assert_eq!(table.state.phase, TablePhase::Live);
    assert!(format!("{:?}", table.state.seats[1]).contains(&person_id(&ada)), "{table:?}");
    assert_eq!(refusal_key(answer(&bob, &made.id, "decline").await), "server-people-no-challenge");

    // Who does not want to play says why, or does not, and the table is cancelled.
    let declined = challenge(&ada, &person_id(&bob)).await.unwrap();
    answer(&bob, &declined.id, "decline").await.unwrap();
    let told = challenges(&ada).await.outgoing.remove(0);
    assert_eq!(
        (told.state, told.reason),
        (ChallengeState::Declined, Some(DeclineReason::Strangers))
    );
    assert_eq!(phase(&ada, &declined.table).await, TablePhase::Over);
    let states =
        |challenges: &[Challenge]| challenges.iter().map(|one| one.state).collect::<Vec<_>>();
    let both = [ChallengeState::Declined, ChallengeState::Accepted];
    assert_eq!(states(&challenges(&bob).await.answered), both, "both see what became of it");
    assert_eq!(states(&challenges(&ada).await.outgoing), both);
    assert_eq!(told.side, Some(2));

    let withdrawn = challenge(&ada, &person_id(&bob)).await.unwrap();
    ada.delete::<Challenge>(&format!("/challenges/{}", withdrawn.id)).await.unwrap();
    assert_eq!(challenges(&bob).await.incoming, []);
    assert_eq!(phase(&ada, &withdrawn.table).await, TablePhase::Over);
    assert_eq!(challenges(&bob).await.answered[0].state, ChallengeState::Withdrawn);

    // Nobody answers; but who has come by the link meanwhile has accepted, and whoever leaves the table has withdrawn.
    let [late, joined] = [
        challenge(&ada, &person_id(&bob)).await.unwrap(),
        challenge(&ada, &person_id(&eve)).await.unwrap(),
    ];
    let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
    eve.act(&joined.table, join).await.unwrap();
    let left = challenge(&bob, &person_id(&eve)).await.unwrap();
    bob.act(&left.table, Action::Leave { seat: None }).await.unwrap();
    server.clock.advance(MINUTE / 4);
    in_time(async { while !challenges(&eve).await.incoming.is_empty() {} }).await;
    let told = challenges(&eve).await.answered;
    let told: Vec<_> = told.iter().map(|one| (one.id.as_str(), one.state)).collect();
    let expected = [
        (left.id.as_str(), ChallengeState::Withdrawn),
        (joined.id.as_str(), ChallengeState::Accepted),
    ];
    assert_eq!(told, expected);
    server.clock.advance(16 * MINUTE);
    in_time(async {
        while challenges(&ada).await.outgoing.iter().any(|one| one.state == ChallengeState::Open) {}
    })
    .await;
    let outgoing = challenges(&ada).await.outgoing;
    let state = |id: &str| outgoing.iter().find(|one| one.id == id).unwrap().state;
    assert_eq!(
        (state(&late.id), state(&joined.id)),
        (ChallengeState::Expired, ChallengeState::Accepted)
    );
    assert_eq!(phase(&ada, &late.table).await, TablePhase::Over);
    assert_eq!(challenges(&bob).await.answered[0].state, ChallengeState::Expired);
    server.stop().await;
}

#[tokio::test]
async fn a_child_is_left_alone_by_whom_they_block_and_nobody_learns_why() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (child, stranger) = (server.guest("Kid").await, server.guest("Stranger").await);
    let made = challenge(&stranger, &person_id(&child)).await.unwrap();
    child
        .put::<serde_json::Value>(&format!("/people/{}/block", person_id(&stranger)), &())
        .await
        .unwrap();
    assert_eq!(challenges(&child).await, Challenges::default());
    let told = challenges(&stranger).await.outgoing.remove(0);
    assert_eq!((told.id, told.state, told.reason), (made.id, ChallengeState::Declined, None));
    let blocked = challenge(&stranger, &person_id(&child)).await.unwrap_err();
    let blocked = blocked.refusal().unwrap().clone();
    assert_eq!(blocked.key, "server-people-unreachable");
    // Somebody who is banned is not there either: the same words.
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let banned = server.guest("Banned").await;
    let ban = NewSanction {
        kind: SanctionKind::Ban,
        subject: person_id(&banned),
        duration: MINUTE,
        reason: String::new(),
        told: None,
        case: None,
        seen: None,
        confirmed: false,
    };
    moderator.post::<Sanction>("/admin/sanctions", &ban).await.unwrap();
    let refused = challenge(&stranger, &person_id(&banned)).await.unwrap_err();
    assert_eq!(refused.refusal().unwrap(), &blocked);
    assert_eq!(
        refusal_key(challenge(&stranger, &person_id(&stranger)).await),
        "server-people-yourself"
    );
    server.stop().await;
}

#[tokio::test]
async fn bad_challenges_are_refused_and_leave_no_table_behind() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let to = person_id(&bob);
    for (new, why) in [
        (json!({"to": to, "game": "chess"}), "game-unknown"),
        (json!({"to": to, "game": "quoridor", "side": 3}), "server-no-seat"),
        (json!({"to": to, "game": "quoridor", "side": 0}), "server-no-seat"),
        (json!({"to": "nobody-here", "game": "quoridor"}), "server-people-nobody"),
        (json!({"to": to}), "server-malformed"),
    ] {
        assert_eq!(refusal_key(ada.post::<Challenge>("/challenges", &new).await), why, "{new}");
    }
    assert_eq!(ada.get::<Vec<api::TableSummary>>("/me/tables").await.unwrap(), []);
    assert_eq!(challenges(&bob).await, Challenges::default());
    server.stop().await;
}
