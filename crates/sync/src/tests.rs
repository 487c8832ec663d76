use api::{Action, ActionRequest, ClientMessage, Phrase, Refusal, ServerMessage};
use game::Random;

use crate::{SyncEffect, SyncInput, TableSync};

fn request(nonce: &str) -> ActionRequest {
    let action = Action::Move { word: "e2".to_owned() };
    ActionRequest { nonce: nonce.to_owned(), seq: Some(3), action }
}

fn refused(nonce: &str, status: u16) -> ServerMessage {
    let reason = Refusal {
        status,
        key: "server-busy".to_owned(),
        rule: String::new(),
        args: Default::default(),
    };
    ServerMessage::Refused { table: Some("k3f9".to_owned()), nonce: Some(nonce.to_owned()), reason }
}

/// The refusal of the table itself.
fn table_refused(status: u16) -> ServerMessage {
    match refused("", status) {
        ServerMessage::Refused { table, reason, .. } => {
            ServerMessage::Refused { table, nonce: None, reason }
        }
        other => other,
    }
}

fn done(nonce: &str) -> ServerMessage {
    ServerMessage::Done { table: "k3f9".to_owned(), nonce: nonce.to_owned(), seq: 4 }
}

/// The nonces of the actions that are sent.
fn sent(effects: &[SyncEffect]) -> Vec<&str> {
    let nonce = |effect| match effect {
        &SyncEffect::Send(ClientMessage::Act { ref request, .. }) => Some(request.nonce.as_str()),
        _ => None,
    };
    effects.iter().filter_map(nonce).collect()
}

/// A connection that was opened at 0, and the table asked for.
fn subscribing() -> TableSync {
    let (mut sync, first) = TableSync::new("k3f9", 0);
    assert_eq!(first, SyncEffect::Connect);
    let said = sync.handle(SyncInput::Opened, 0);
    let watch = ClientMessage::Watch { table: "k3f9".to_owned(), after: None, phrases: false };
    assert_eq!(said, [ClientMessage::Heartbeat, watch].map(SyncEffect::Send));
    sync
}

/// The same, and answered.
fn open() -> TableSync {
    let mut sync = subscribing();
    sync.handle(SyncInput::Received(table_refused(404)), 0);
    sync
}

#[test]
fn what_is_done_without_a_connection_is_sent_when_there_is_one() {
    let (mut sync, _) = TableSync::new("k3f9", 0);
    assert_eq!(sync.handle(SyncInput::Act(request("a")), 10), []);
    assert_eq!(sync.pending_move(), Some("e2"));
    let effects = sync.handle(SyncInput::Opened, 20);
    assert_eq!(sent(&effects), ["a"]);
    // Lost before the answer: sent again under the same nonce.
    assert_eq!(sync.handle(SyncInput::Lost, 30), [SyncEffect::Disconnect]);
    assert_eq!(sync.handle(SyncInput::Tick, 330), [SyncEffect::Connect]);
    let effects = sync.handle(SyncInput::Opened, 400);
    assert_eq!(sent(&effects), ["a"]);
    let answered = sync.handle(SyncInput::Received(done("a")), 410);
    assert_eq!(answered, [SyncEffect::Deliver(done("a"), Some(request("a").action))]);
    assert_eq!(sync.pending_move(), None);
}

#[test]
fn what_the_server_cannot_take_is_sent_again_later_each_time_and_then_handed_back() {
    for status in [429, 503] {
        let mut sync = open();
        let mut now = 0;
        assert_eq!(sent(&sync.handle(SyncInput::Act(request("a")), now)), ["a"]);
        let mut pauses = Vec::new();
        loop {
            let effects = sync.handle(SyncInput::Received(refused("a", status)), now);
            if let [SyncEffect::Deliver(_, Some(_))] = effects[..] {
                break;
            }
            assert!(effects.is_empty() && sync.is_retrying());
            let refused_at = now;
            while sent(&sync.handle(SyncInput::Tick, now)).is_empty() {
                now = sync.wake_at();
            }
            pauses.push(now - refused_at);
        }
        assert_eq!(pauses.len(), 60);
        assert_eq!(pauses[..5], [250, 500, 1_000, 1_000, 1_000]);
        assert!(!sync.is_retrying());
    }
    let mut sync = open();
    sync.handle(SyncInput::Act(request("a")), 0);
    let effects = sync.handle(SyncInput::Received(refused("a", 422)), 1);
    assert!(matches!(effects[..], [SyncEffect::Deliver(_, Some(_))]), "an answer is an answer");
}

#[test]
fn silence_is_a_lost_connection_and_a_short_one_where_a_heartbeat_is_promised() {
    let silent = |heartbeat: bool, every: u64| {
        let mut sync = open();
        sync.handle(SyncInput::SetHeartbeat(heartbeat), 0);
        let ticks = (1..).map(|nth| nth * every).take_while(|&now| now <= 60_000);
        ticks.map(|now| (now, sync.handle(SyncInput::Tick, now))).find(|(_, told)| !told.is_empty())
    };
    assert_eq!(silent(true, 500), Some((4_500, vec![SyncEffect::Disconnect])));
    assert_eq!(silent(false, 500), Some((40_500, vec![SyncEffect::Disconnect])));
    // A device that slept has heard nothing because it slept.
    assert_eq!(silent(true, 6_000), None);
}

#[test]
fn those_who_lose_a_server_together_come_back_one_by_one() {
    // Each of them has been there for another time.
    let pauses = (0..3_000).map(|ago| {
        let (mut sync, _) = TableSync::new("k3f9", 0);
        sync.handle(SyncInput::Opened, 0);
        sync.handle(SyncInput::Tick, ago);
        sync.handle(SyncInput::Lost, ago);
        sync.wake_at() - ago
    });
    let mut by_tenth = [0; 10];
    for pause in pauses {
        assert!((150..=300).contains(&pause), "{pause}");
        by_tenth[((pause - 150) / 15).min(9) as usize] += 1;
    }
    assert!(by_tenth.iter().all(|count| (200..400).contains(count)), "{by_tenth:?}");
}

#[test]
fn attempts_to_connect_come_later_each_time() {
    let (mut sync, _) = TableSync::new("k3f9", 0);
    let mut now = 0;
    let mut pauses = Vec::new();
    for _ in 0..6 {
        let lost = now;
        assert_eq!(sync.handle(SyncInput::Lost, now), [SyncEffect::Disconnect]);
        assert_eq!(sync.handle(SyncInput::Lost, now), [], "it was lost already");
        while sync.handle(SyncInput::Tick, now) != [SyncEffect::Connect] {
            now = sync.wake_at();
        }
        pauses.push(now - lost);
    }
    for (pause, longest) in pauses.iter().zip([300, 600, 1_200, 2_400, 4_000, 4_000]) {
        assert!((longest / 2..=longest).contains(pause), "{pauses:?}");
    }
    // One that does not open in time is lost too.
    let begun = now;
    while sync.handle(SyncInput::Tick, now) != [SyncEffect::Disconnect] {
        now = sync.wake_at();
    }
    assert_eq!(now - begun, 5_000);
    assert!(!sync.is_connected());
    // The device knows better.
    assert_eq!(sync.handle(SyncInput::SetOnline(true), now + 1), [SyncEffect::Connect]);
    assert_eq!(sync.handle(SyncInput::SetOnline(false), now + 2), [SyncEffect::Disconnect]);
    assert!(sync.wake_at() <= now + 4_002);
    assert_eq!(sync.handle(SyncInput::Tick, now + 2_001), []);
    assert_eq!(sync.handle(SyncInput::Tick, now + 4_002), [SyncEffect::Connect]);
}

/// Connections that break at any moment, answers and requests that are lost with them, a server that is
/// busy now and then: everything is done once and answered once, in the order in which it was asked for.
#[test]
fn every_action_is_done_once_whatever_breaks() {
    for seed in 0..200 {
        let mut random = Random::new(seed);
        let mut one_in = |n| random.once_in(n);
        let (mut sync, mut effects) = {
            let (sync, first) = TableSync::new("k3f9", 0);
            (sync, vec![first])
        };
        let (mut now, mut made, mut is_open) = (0, 0, false);
        let (mut done_by_server, mut answered) = (Vec::new(), Vec::new());
        while answered.len() < 20 {
            assert!(now < 10_000_000, "seed {seed}: it comes to an end");
            let mut inputs = Vec::new();
            for effect in effects.drain(..) {
                match effect {
                    SyncEffect::Connect => {
                        is_open = !one_in(4);
                        inputs.push(if is_open { SyncInput::Opened } else { SyncInput::Lost });
                    }
                    SyncEffect::Disconnect => is_open = false,
                    SyncEffect::Send(ClientMessage::Act { request, .. }) if is_open => {
                        if one_in(5) {
                            inputs.push(SyncInput::Received(refused(&request.nonce, 503)));
                            continue;
                        }
                        // The request is lost on its way, or the answer is.
                        let is_lost = one_in(6);
                        if is_lost && one_in(2) {
                            is_open = false;
                            inputs.push(SyncInput::Lost);
                            continue;
                        }
                        if !done_by_server.contains(&request.nonce) {
                            done_by_server.push(request.nonce.clone());
                        }
                        if is_lost {
                            is_open = false;
                            inputs.push(SyncInput::Lost);
                        } else {
                            inputs.push(SyncInput::Received(done(&request.nonce)));
                        }
                    }
                    SyncEffect::Send(_) => {}
                    SyncEffect::Deliver(ServerMessage::Done { nonce, .. }, Some(_)) => {
                        answered.push(nonce);
                    }
                    SyncEffect::Deliver(..) => {}
                }
            }
            // Nothing more is heard of a connection that is gone.
            for input in inputs {
                let is_heard = is_open || matches!(input, SyncInput::Lost);
                if is_heard {
                    effects.extend(sync.handle(input, now));
                }
            }
            if effects.is_empty() {
                if made < 20 && sync.pending_move().is_none() {
                    effects = sync.handle(SyncInput::Act(request(&format!("{made}"))), now);
                    made += 1;
                } else {
                    now = sync.wake_at().max(now + 1);
                    effects = sync.handle(SyncInput::Tick, now);
                }
            }
        }
        let all: Vec<_> = (0..20).map(|nth| nth.to_string()).collect();
        assert_eq!((&done_by_server, &answered), (&all, &all), "seed {seed}");
    }
}

#[test]
fn a_connection_over_which_nothing_is_answered_is_given_up() {
    // An action: five seconds, whatever else the server says meanwhile.
    let mut sync = open();
    assert_eq!(sent(&sync.handle(SyncInput::Act(request("a")), 1_000)), ["a"]);
    let ping = ServerMessage::Ping { id: 1, restart: None };
    sync.handle(SyncInput::Received(ping), 5_000);
    assert_eq!(sync.handle(SyncInput::Tick, 5_999), []);
    assert_eq!(sync.handle(SyncInput::Tick, 6_000), [SyncEffect::Disconnect]);
    let reconnect = sync.wake_at();
    assert_eq!(sync.handle(SyncInput::Tick, reconnect), [SyncEffect::Connect]);
    assert_eq!(sent(&sync.handle(SyncInput::Opened, reconnect)), ["a"]);
    // The table: the same.
    let mut sync = subscribing();
    assert_eq!(sync.handle(SyncInput::Tick, 4_999), []);
    assert_eq!(sync.handle(SyncInput::Tick, 5_000), [SyncEffect::Disconnect]);
    // Once both are answered, for ever.
    let mut sync = open();
    sync.handle(SyncInput::Act(request("a")), 0);
    sync.handle(SyncInput::Received(done("a")), 0);
    assert_eq!(sync.handle(SyncInput::Tick, 100_000), []);
}

#[test]
fn a_table_that_the_server_cannot_show_now_is_asked_for_again() {
    let mut sync = subscribing();
    assert_eq!(sync.handle(SyncInput::Received(table_refused(503)), 100), []);
    assert_eq!(sync.handle(SyncInput::Tick, 599), []);
    assert_eq!(sync.wake_at(), 600);
    let watch = ClientMessage::Watch { table: "k3f9".to_owned(), after: None, phrases: false };
    assert_eq!(sync.handle(SyncInput::Tick, 600), [SyncEffect::Send(watch)]);
    // Where there is no such table, whoever follows it is told.
    let gone = sync.handle(SyncInput::Received(table_refused(404)), 700);
    assert_eq!(gone, [SyncEffect::Deliver(table_refused(404), None)]);
}

#[test]
fn a_phrase_is_said_at_once_or_not_at_all() {
    let say = || SyncInput::Say { phrase: Phrase::Hello, nonce: "p".to_owned() };
    let mut sync = open();
    let said = ClientMessage::Phrase {
        table: "k3f9".to_owned(),
        phrase: Phrase::Hello,
        nonce: "p".to_owned(),
    };
    assert_eq!(sync.handle(say(), 0), [SyncEffect::Send(said)]);
    // It is handed back at once, though an action would be tried again.
    let refused = refused("p", 429);
    let told = sync.handle(SyncInput::Received(refused.clone()), 10);
    assert_eq!(told, [SyncEffect::Deliver(refused, None)]);
    sync.handle(SyncInput::Lost, 20);
    assert_eq!(sync.handle(say(), 30), []);
    sync.handle(SyncInput::Tick, 5_000);
    let sent = sync.handle(SyncInput::Opened, 5_010);
    let is_phrase =
        |effect: &SyncEffect| matches!(effect, SyncEffect::Send(ClientMessage::Phrase { .. }));
    assert!(!sent.iter().any(is_phrase), "by then it would be out of place");
}

#[test]
fn phrases_are_asked_for_by_those_who_show_them() {
    let (mut sync, _) = TableSync::new("k3f9", 0);
    sync.ask_for_phrases();
    let watch = ClientMessage::Watch { table: "k3f9".to_owned(), after: None, phrases: true };
    assert!(sync.handle(SyncInput::Opened, 0).contains(&SyncEffect::Send(watch)));
}
