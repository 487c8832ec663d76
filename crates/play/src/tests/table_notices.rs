use crate::table_notices::{TableNoticeKind, TableNotices, WatchedTable};

fn table(id: &str, has_started: bool, is_your_turn: bool) -> WatchedTable {
    WatchedTable { table: id.to_owned(), has_started, is_your_turn }
}

fn told(
    notices: &mut TableNotices,
    tables: &[WatchedTable],
    wanted: &[TableNoticeKind],
) -> Vec<(String, TableNoticeKind)> {
    notices.follow(tables.to_vec(), |kind| wanted.contains(&kind))
}

#[test]
fn a_turn_and_a_start_are_told_once() {
    let (mut notices, all) = (TableNotices::default(), &TableNoticeKind::ALL);
    let first = [table("a", true, true), table("b", false, false), table("c", true, false)];
    assert_eq!(told(&mut notices, &first, all), [], "it was so before");
    assert_eq!(told(&mut notices, &first, all), []);
    let later = [table("a", true, true), table("b", true, true), table("c", true, true)];
    let news = [("b".to_owned(), TableNoticeKind::Start), ("c".to_owned(), TableNoticeKind::Turn)];
    assert_eq!(told(&mut notices, &later, all), news, "one thing a table");
    assert_eq!(told(&mut notices, &later, all), []);
    // It is their turn again after they have moved.
    assert_eq!(told(&mut notices, &[table("a", true, false)], all), []);
    let again = [("a".to_owned(), TableNoticeKind::Turn)];
    assert_eq!(told(&mut notices, &[table("a", true, true)], all), again);
}

#[test]
fn only_what_is_wanted_is_told_and_nothing_later() {
    let mut notices = TableNotices::default();
    assert_eq!(told(&mut notices, &[], &[]), []);
    let now = [table("a", true, true)];
    assert_eq!(told(&mut notices.clone(), &now, &[]), []);
    let turn = [("a".to_owned(), TableNoticeKind::Turn)];
    assert_eq!(told(&mut notices.clone(), &now, &[TableNoticeKind::Turn]), turn);
    assert_eq!(told(&mut notices, &now, &[]), []);
    assert_eq!(
        told(&mut notices, &now, &TableNoticeKind::ALL),
        [],
        "switched on too late for this one"
    );
}
