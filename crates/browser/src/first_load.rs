use std::io::{Read, Write};
use std::net::TcpStream;

/// What the page of a server weighs over the wire, in English: the files of the first load, which
/// its service worker lists, and those that are fetched later. Each file has two sizes in bytes: as
/// browsers ask for it, and with gzip, for those on a plain connection to another machine, who ask
/// for no more.
#[derive(Clone, Debug)]
pub struct FirstLoad {
    /// Every file of it with its sizes.
    pub files: Vec<(String, [usize; 2])>,
    /// What it comes to, by what is opened: home, and a game against the computer (its engine is a
    /// part of its own) or against people (so is what they need).
    pub sums: [(&'static str, [usize; 2]); 4],
    /// The files that are fetched once they are needed.
    pub later_files: Vec<(&'static str, [usize; 2])>,
}

const LATER_FILES: [&str; 14] = [
    "shared.chunks",
    "split_new_game.wasm",
    "split_own_tables.wasm",
    "split_rulebook.wasm",
    "split_lessons.wasm",
    "split_analysis.wasm",
    "split_solver.wasm",
    "split_settings.wasm",
    "lessons/en.ftl",
    "analysis/en.ftl",
    "analysis/style.css",
    "review/en.ftl",
    "review/style.css",
    "quoridor.nnue",
];

impl FirstLoad {
    /// Fetches and weighs all of it.
    pub fn weigh(port: u16) -> FirstLoad {
        let sizes = |path: &str| {
            ["gzip, deflate, br, zstd", "gzip"].map(|accepted| fetch(port, path, accepted).len())
        };
        let service_worker = fetch_text(port, "/sw.js");
        let is_file = |word: &&str| word.starts_with("/page/") && !word.ends_with('/');
        let listed = service_worker.split('"').filter(is_file);
        let paths = ["/", "/icon.svg", "/recover.js"].into_iter().chain(listed);
        let files: Vec<_> = paths.map(|path| (path.to_owned(), sizes(path))).collect();
        let (folder, _) = files[3].0.rsplit_once('/').expect("a file in a folder");
        let later = LATER_FILES.map(|name| (name, sizes(&format!("{folder}/{name}"))));
        let own = |part: &str| [format!("/split_{part}.wasm"), format!("/shared_{part}.chunks")];
        let people = own("online").to_vec();
        let computer = [own("engine").to_vec(), vec!["/worker.js".to_owned()]].concat();
        let sums = [
            ("home", [computer.clone(), people.clone()].concat()),
            ("home and a game against the computer", people),
            ("home and a game against people", computer),
            ("home and both", Vec::new()),
        ]
        .map(|(what, left_out)| {
            let is_needed = |path: &str| !left_out.iter().any(|part| path.ends_with(part.as_str()));
            let needed = files.iter().filter(|(path, _)| is_needed(path));
            (what, needed.fold([0, 0], |sum, (_, size)| [0, 1].map(|n| sum[n] + size[n])))
        });
        FirstLoad { files, sums, later_files: later.to_vec() }
    }
}

/// The body of a response as transferred to who accepts these encodings.
fn fetch(port: u16, path: &str, accepted: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("the server is there");
    let head = format!(
        "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept-Encoding: {accepted}\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).expect("it listens");
    let mut response = Vec::new();
    stream.read_to_end(&mut response).expect("it answers");
    let end = response.windows(4).position(|four| four == b"\r\n\r\n").expect("a head and a body");
    response.split_off(end + 4)
}

fn fetch_text(port: u16, path: &str) -> String {
    String::from_utf8_lossy(&fetch(port, path, "identity")).into_owned()
}
