//! The files of a server: one after a clean stop, for nobody else, and used by one server at a time.

use api::{Action, NewTable, Snapshot};
use server::config::Config;
use store::{Store, StoreError, backup_file, restore_file};

use crate::common::{TempFolder, TestServer};

fn names(folder: &TempFolder) -> Vec<String> {
    let entries = std::fs::read_dir(&folder.0).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[cfg(unix)]
fn mode(path: &std::path::Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn a_clean_stop_leaves_one_file_that_holds_everything() {
    let folder = TempFolder::with_file();
    let server = TestServer::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let table = ada.create_table(&NewTable::new("quoridor")).await.unwrap().table;
    ada.act(&table, Action::Fill { level: 1 }).await.unwrap();
    server.stop().await;
    assert_eq!(names(&folder), ["test.sqlite"]);

    let alone = TempFolder::with_file();
    std::fs::copy(folder.database(), alone.database()).unwrap();
    let server = TestServer::start(&alone, |_| {}).await;
    let nobody = client::ApiClient::new(&server.url).unwrap();
    let snapshot: Snapshot = nobody.get(&format!("/tables/{table}")).await.unwrap();
    assert!(snapshot.state.seats.iter().all(|seat| seat.holder.is_some()));
    server.stop().await;
}

#[tokio::test]
async fn a_second_server_is_refused_and_a_backup_is_not() {
    let folder = TempFolder::with_file();
    let server = TestServer::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let table = ada.create_table(&NewTable::new("quoridor")).await.unwrap().table;
    let refused = Store::open(&folder.database(), None).await.unwrap_err();
    assert!(matches!(&refused, StoreError::InUse { path } if *path == folder.database()));
    backup_file(&folder.database(), &folder.0.join("copy.sqlite")).await.unwrap();
    // The first server has not noticed anything.
    ada.act(&table, Action::Abort).await.unwrap();
    server.stop().await;
    Store::open(&folder.database(), None).await.unwrap().close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn files_and_folders_are_private() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempFolder::with_file();
    let deep = folder.0.join("data/palisade/test.sqlite");
    let database = deep.to_string_lossy().into_owned();
    let server = TestServer::start(&folder, |config: &mut Config| config.database = database).await;
    server.guest("Ada").await;
    assert_eq!((mode(&deep), mode(deep.parent().unwrap())), (0o600, 0o700));
    assert_eq!(mode(&deep.with_file_name("test.sqlite-wal")), 0o600);
    let copy = folder.0.join("copy.sqlite");
    backup_file(&deep, &copy).await.unwrap();
    assert_eq!(mode(&copy), 0o600);
    server.stop().await;
    // One that an earlier version made is made private too.
    std::fs::set_permissions(&deep, std::fs::Permissions::from_mode(0o644)).unwrap();
    Store::open(&deep, None).await.unwrap().close().await;
    assert_eq!(mode(&deep), 0o600);
}

#[tokio::test]
async fn what_is_wrong_with_a_copy_names_its_file() {
    let folder = TempFolder::with_file();
    let (missing, other) = (folder.0.join("missing.sqlite"), folder.0.join("other.sqlite"));
    let error = backup_file(&missing, &other).await.unwrap_err().to_string();
    assert!(error.contains("missing.sqlite"), "{error}");
    assert!(!other.exists() && !missing.exists());
    std::fs::write(&missing, "no database at all, but long enough to be mistaken for one").unwrap();
    let error = restore_file(&missing, &other).await.unwrap_err().to_string();
    assert!(error.contains("missing.sqlite"), "{error}");
    std::fs::write(&other, "").unwrap();
    let error = backup_file(&missing, &other).await.unwrap_err().to_string();
    assert!(error.contains("other.sqlite") && error.contains("in the way"), "{error}");
}
