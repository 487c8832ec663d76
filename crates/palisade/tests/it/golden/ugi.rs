//! Programs that speak UGI with the engine hear what they always heard.
//!
//! A transcript has what the program is command after `> ` and what it answers after `< `, the first
//! line being its command. `*` stands for any word; more lines may come in between.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::mpsc;
use std::time::Duration;

use super::files;
use crate::common::Folder;

fn same(old: &str, new: &str) -> bool {
    let (old, new): (Vec<_>, Vec<_>) = (old.split(' ').collect(), new.split(' ').collect());
    old.len() == new.len() && old.iter().zip(new).all(|(old, new)| *old == "*" || *old == new)
}

fn converse(name: &str, text: &str) {
    let folder = Folder::with_everything();
    let mut lines = text.lines();
    let command = lines.next().and_then(|line| line.strip_prefix("$ palisade "));
    let mut program = folder.alone();
    program.args(command.expect("the first line is the command").split(' '));
    program.env("PALISADE_CACHE", folder.join("solutions"));
    let mut child =
        program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut tell = child.stdin.take().expect("piped");
    let output = BufReader::new(child.stdout.take().expect("piped"));
    let (sender, heard) = mpsc::channel();
    std::thread::spawn(move || {
        output.lines().map_while(Result::ok).try_for_each(|l| sender.send(l))
    });
    for line in lines {
        if let Some(command) = line.strip_prefix("> ") {
            writeln!(tell, "{command}").expect("it listens");
        } else if let Some(old) = line.strip_prefix("< ") {
            let mut since = Vec::new();
            loop {
                match heard.recv_timeout(Duration::from_secs(60)) {
                    Ok(new) if same(old, &new) => break,
                    Ok(new) => since.push(new),
                    Err(_) => panic!("{name}: {old:?} is not said any more, but {since:#?}"),
                }
            }
        } else {
            panic!("{name}: neither said nor heard: {line}");
        }
    }
    drop(tell);
    assert!(child.wait().expect("it ends").success(), "{name}");
}

#[test]
fn engines_answer_as_before() {
    let spoken = |file: &PathBuf| file.extension().is_some_and(|end| end == "ugi");
    for file in files("behaviour").into_iter().filter(spoken) {
        let name = file.display().to_string();
        converse(&name, &std::fs::read_to_string(&file).expect("a text"));
    }
}
