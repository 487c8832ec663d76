use api::{Action, NewTable, Person, Phrase, SaidPhrase, Snapshot};
use dice::Seed;
use table::{TableDraft, TableOrigin, create_table};

use crate::phrases::{BUBBLE_TIME, MutedPeople, PhraseFilter, PhraseLog, can_say, others_at};

/// A table at which Ada sits, and Bob, if he has come.
fn table(is_public: bool, has_bob: bool) -> Snapshot {
    let seed = Seed::parse(&"0b".repeat(32)).unwrap();
    let spec = NewTable { public: is_public, ..NewTable::new("quoridor") };
    let person = |name: &str| Person::new(name.to_lowercase(), name);
    let created =
        create_table("k3f9", &person("Ada"), spec, TableOrigin::default(), 1_000, &seed).unwrap();
    let (_, mut table) = created.finish();
    if has_bob {
        let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
        let mut draft = TableDraft::new(&table, 1_000, &seed);
        draft.act(&person("Bob"), &join, 0).unwrap();
        table = draft.finish().1;
    }
    table.snapshot(1_000)
}

fn said(seat: u8, by: &str, phrase: Phrase, at: u64) -> SaidPhrase {
    SaidPhrase { seat, by: by.to_owned(), phrase, at }
}

/// Ada, who hears everybody.
fn ada() -> PhraseFilter {
    PhraseFilter { me: Some("ada".to_owned()), ..PhraseFilter::default() }
}

#[test]
fn a_phrase_stands_at_the_name_for_some_seconds_and_then_in_the_log_alone() {
    let (table, mut log) = (table(false, true), PhraseLog::default());
    let hello = said(2, "bob", Phrase::Hello, 50_000);
    let first = [hello];
    assert_eq!(log.hear(&first, 50_100, 300), first);
    assert_eq!(log.wake_at(300), Some(300 + BUBBLE_TIME));
    let shown = |log: &PhraseLog, now| log.bubble(2, &ada(), &table, now);
    assert_eq!(shown(&log, 300), Some(Phrase::Hello));
    assert_eq!(log.bubble(1, &ada(), &table, 300), None);
    // A later one takes its place; what comes again counts once.
    let thanks = said(2, "bob", Phrase::Thanks, 51_000);
    let [hello] = first;
    let both = [hello, thanks];
    assert_eq!(log.hear(&both, 51_100, 1_300), both[1..]);
    assert_eq!(shown(&log, 1_300), Some(Phrase::Thanks));
    assert_eq!(shown(&log, 1_300 + BUBBLE_TIME), None);
    assert_eq!(log.wake_at(1_300 + BUBBLE_TIME), None);
    assert_eq!(log.lines(&ada(), &table).count(), 2);
}

#[test]
fn what_was_said_before_one_came_is_in_the_log_alone() {
    let (table, mut log) = (table(false, true), PhraseLog::default());
    assert_eq!(log.hear(&[said(2, "bob", Phrase::Bye, 50_000)], 100_000, 0), []);
    assert_eq!(log.bubble(2, &ada(), &table, 0), None);
    assert_eq!(log.lines(&ada(), &table).count(), 1);
}

#[test]
fn muted_people_strangers_and_those_who_left_are_not_shown_but_oneself_is() {
    let (private, public) = (table(false, true), table(true, true));
    let (own, his) = (said(1, "ada", Phrase::Hello, 1), said(2, "bob", Phrase::Hello, 1));
    assert!(ada().shows(&his, &private) && ada().shows(&his, &public));
    let strict = PhraseFilter { hides_strangers: true, ..ada() };
    assert!(strict.shows(&his, &private), "who was given the link is no stranger");
    assert!(!strict.shows(&his, &public) && strict.shows(&own, &public));
    let friend = PhraseFilter { friends: vec!["bob".to_owned()], ..strict.clone() };
    assert!(friend.shows(&his, &public), "a friend is no stranger anywhere");
    let muted = PhraseFilter { muted: vec!["bob".to_owned()], ..ada() };
    let annoyed = PhraseFilter { muted: vec!["bob".to_owned()], ..friend };
    assert!(!annoyed.shows(&his, &public), "but may be muted");
    assert!(!muted.shows(&his, &private) && muted.shows(&own, &private));
    assert!(!ada().shows(&his, &table(false, false)), "nobody has that seat");
    assert!(!ada().shows(&said(9, "bob", Phrase::Hello, 1), &private));
    assert!(!ada().shows(&said(0, "bob", Phrase::Hello, 1), &private));
}

#[test]
fn players_speak_where_somebody_else_plays() {
    let both = table(false, true);
    assert!(can_say(&both, Some("ada")) && can_say(&both, Some("bob")));
    assert!(!can_say(&both, Some("eve")) && !can_say(&both, None));
    assert!(!can_say(&table(false, false), Some("ada")));
    assert_eq!(others_at(&both, Some("ada")), [(2, "bob".to_owned())]);
    assert_eq!(others_at(&both, None).len(), 2);
}

#[test]
fn a_device_remembers_who_is_muted_at_which_table() {
    let mut muted = MutedPeople::parse("k3f9 bob\nnonsense\n");
    assert_eq!(muted.at("k3f9"), ["bob"]);
    assert!(muted.at("other").is_empty());
    muted.set("k3f9", "bob", false);
    assert_eq!(muted, MutedPeople::default());
    for nth in 0..150 {
        muted.set("k3f9", &format!("p{nth}"), true);
    }
    muted.set("k3f9", "p149", true);
    assert_eq!(MutedPeople::parse(&muted.to_text()), muted);
    assert_eq!(muted.at("k3f9").len(), 100);
}
