//! A server of its own for every test, on a port of its own, with a database of its own.

#![allow(dead_code, reason = "each test binary uses what it needs")]

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use client::Site;
use game::Position;
use server::assets::{Assets, File};
use server::config::Config;
use server::engines::{Brain, Task};
use server::{Parts, Reach};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A folder that is gone when the test is.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let nth = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("palisade-{}-{nth}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.0.join("test.sqlite")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Plays the first legal move; panics or hangs at the levels 7 and 8.
pub(crate) struct Simple;

impl Brain for Simple {
    fn choose(&self, task: &Task, _: &dyn Fn() -> bool) -> String {
        match task.level {
            7 => panic!("as the test asked"),
            8 => std::thread::sleep(std::time::Duration::from_secs(5)),
            _ => {}
        }
        task.position().plies()[0].to_string()
    }

    fn insight(&self, task: &Task, _: &dyn Fn() -> bool) -> api::Insight {
        let position = task.position().to_string();
        api::Insight { position, depth: 1, nodes: 1, ..api::Insight::default() }
    }
}

/// A server that runs until it is stopped or dropped.
pub(crate) struct Running {
    pub(crate) url: String,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Running {
    pub(crate) async fn start(folder: &Folder, change: impl FnOnce(&mut Config)) -> Running {
        let mut config = Config {
            listen: "127.0.0.1:0".to_owned(),
            database: folder.database().to_string_lossy().into_owned(),
            engine_ms: 200,
            ..Config::default()
        };
        change(&mut config);
        let mut assets = Assets::default();
        let page = File {
            bytes: "<!doctype html>".into(),
            gzip: None,
            kind: "text/html".to_owned(),
            immutable: false,
        };
        assets.insert("index.html", page);
        let parts = Parts { brain: Arc::new(Simple), assets };
        let (stop, stopped) = oneshot::channel::<()>();
        let (announce, reach) = oneshot::channel::<Reach>();
        let task = tokio::spawn(async move {
            let tell = |reach: &Reach| {
                let _ = announce.send(reach.clone());
            };
            let stop = async {
                let _ = stopped.await;
            };
            server::serve(config, parts, tell, stop).await.expect("the server runs");
        });
        let url = reach.await.expect("the server says where it is").local;
        Running { url, stop: Some(stop), task }
    }

    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        self.task.await.expect("the server stops in good order");
    }

    pub(crate) async fn guest(&self, name: &str) -> Site {
        let mut site = Site::new(&self.url).expect("our own address");
        site.guest(name).await.expect("a guest");
        site
    }
}
