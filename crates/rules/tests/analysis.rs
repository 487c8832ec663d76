//! Analyses: trees of variations, their text in a record, and what readers of the main line make of it.

use game::{MoveMark, NodeId, Position as _, Random, Reason, RecordText};
use rules::{Analysis, AnyPosition, Game, GameRecord, GameSetup};

fn analysis(lines: &str, moves: &str) -> Result<Analysis, Reason> {
    Analysis::parse(&format!("palisade 1\ngame quoridor\nseats 2\n{lines}\n{moves}\n"))
}

/// The words of the main line.
fn main_line(analysis: &Analysis) -> Vec<String> {
    let line = analysis.tree.main_line();
    line[1..].iter().map(|&id| analysis.tree[id].word()).collect()
}

/// A tree with random moves at random places, comments, marks, and some of it promoted or deleted.
fn random_analysis(setup: GameSetup, random: &mut Random) -> Analysis {
    let start = setup.start().unwrap();
    let mut analysis = Analysis::new(setup, start);
    let tree = &mut analysis.tree;
    let mut nodes = vec![NodeId::ROOT];
    for nth in 0..60 {
        // Mostly on from the last move, so that lines get long.
        let at = match random.below(4) {
            0 => nodes[random.below(nodes.len() as u32) as usize],
            _ => *nodes.last().unwrap(),
        };
        let plies = tree[at].position().plies();
        if plies.is_empty() || tree[at].ending().is_some() {
            continue;
        }
        let word = plies[random.below(plies.len() as u32) as usize].to_string();
        let id = tree.play(at, &word).unwrap();
        if !nodes.contains(&id) {
            nodes.push(id);
        }
        match random.below(12) {
            0 => tree.set_comment(id, &format!(" no. {nth}: {{better}}\n(was it?) ")),
            1 => tree.set_mark(id, Some(MoveMark::ALL[random.below(6) as usize])),
            2 => {
                tree.promote(id);
            }
            3 => tree.make_main_line(id),
            5 => tree.toggle_drawing(id, "e4"),
            6 => tree.toggle_drawing(id, "e2-e4"),
            4 if nodes.len() > 4 => {
                tree.delete(id);
            }
            _ => {}
        }
        nodes.retain(|&id| tree.get(id).is_some());
    }
    tree.set_comment(NodeId::ROOT, "The start");
    analysis
}

/// Both trees in the same order, node by node.
fn assert_same_tree(one: &Analysis, other: &Analysis) {
    let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((a, b)) = pairs.pop() {
        let (a, b) = (&one.tree[a], &other.tree[b]);
        assert_eq!(a.word(), b.word());
        assert_eq!(a.position(), b.position());
        assert_eq!(a.ending(), b.ending());
        assert_eq!((a.comment(), a.mark(), a.time()), (b.comment(), b.mark(), b.time()));
        assert_eq!(a.drawings(), b.drawings());
        assert_eq!(a.children().len(), b.children().len());
        pairs.extend(a.children().iter().copied().zip(b.children().iter().copied()));
    }
}

fn every_setup() -> impl Iterator<Item = GameSetup> {
    let setups = |game: Game| {
        game.seats().iter().map(move |&seats| GameSetup::new(game).with_seats(seats).unwrap())
    };
    Game::ALL.into_iter().flat_map(setups)
}

#[test]
fn trees_of_every_game_round_trip_as_records_and_as_links() {
    let mut random = Random::new(20);
    for setup in every_setup().flat_map(|setup| std::iter::repeat_n(setup, 12)) {
        let analysis = random_analysis(setup, &mut random);
        let text = analysis.to_record_text().to_string();
        let again = Analysis::parse(&text).unwrap_or_else(|why| panic!("{text}\n{why:?}"));
        assert_same_tree(&analysis, &again);
        assert_eq!(again.to_record_text().to_string(), text);
        let linked = Analysis::from_link(&analysis.to_link()).unwrap();
        assert_same_tree(&analysis, &linked);
    }
}

#[test]
fn whoever_knows_no_variations_reads_the_main_line_and_keeps_the_rest() {
    let mut random = Random::new(23);
    for setup in every_setup().flat_map(|setup| std::iter::repeat_n(setup, 6)) {
        let analysis = random_analysis(setup, &mut random);
        let text = analysis.to_record_text();
        // `GameRecord` is that reader: to it a variation is a header line without a meaning.
        let game = GameRecord::parse(&text.to_string()).unwrap();
        assert_eq!(game.record.words().collect::<Vec<_>>(), main_line(&analysis));
        assert_eq!(game.to_record_text(), text);
        // So it was to every reader before: words of the text are those of the main line.
        let words: Vec<_> = text.moves.iter().map(|played| played.word.clone()).collect();
        assert_eq!(words, main_line(&analysis));
        let without = text.headers.iter().filter(|(key, _)| key != "variation").cloned();
        let without = RecordText { headers: without.collect(), moves: text.moves.clone() };
        let plain = GameRecord::from_record_text(&without).unwrap();
        assert_eq!(plain.record.position(), game.record.position());
    }
}

#[test]
fn a_move_that_is_there_is_not_added_again() {
    let mut analysis = analysis("", "e2 e8").unwrap();
    let tree = &mut analysis.tree;
    let first = tree[NodeId::ROOT].children()[0];
    assert_eq!(tree.play(NodeId::ROOT, "e2"), Ok(first));
    assert_eq!(tree.len(), 3);
    let other = tree.play(first, "e7").unwrap_err();
    assert!(matches!(other, game::RecordError::Refused(_)), "{other:?}");
    let other = tree.play(first, "d9").unwrap();
    assert_eq!(tree[first].children().len(), 2);
    assert!(!tree.is_on_main_line(other) && tree.is_on_main_line(first));
}

#[test]
fn a_variation_is_promoted_step_by_step_or_at_once() {
    let lines = "variation 2 d9 e3 (d2 e9) d8\n";
    let words = |analysis: &Analysis| main_line(analysis).join(" ");
    let mut stepwise = analysis(lines, "e2 e8 e3").unwrap();
    let d9 = stepwise.tree[stepwise.tree.main_line()[1]].children()[1];
    let d2 = stepwise.tree[d9].children()[1];
    assert!(stepwise.tree.promote(d2));
    assert_eq!(words(&stepwise), "e2 e8 e3");
    assert!(stepwise.tree.promote(d2));
    assert_eq!(words(&stepwise), "e2 d9 d2 e9");
    assert!(!stepwise.tree.promote(d2));
    let mut at_once = analysis(lines, "e2 e8 e3").unwrap();
    at_once.tree.make_main_line(d2);
    assert_same_tree(&stepwise, &at_once);
    let headers = at_once.to_record_text().headers;
    let variations: Vec<_> = headers.iter().filter(|(key, _)| key == "variation").collect();
    assert_eq!(variations.len(), 2, "{variations:?}");
    // What is deleted takes along what follows it, and nothing else.
    assert_eq!(at_once.tree.delete(d9), at_once.tree.main_line()[1]);
    assert_eq!(words(&at_once), "e2 e8 e3");
    assert_eq!((at_once.tree.len(), at_once.tree.get(d2).is_none()), (4, true));
    assert_eq!(at_once.tree.delete(NodeId::ROOT), NodeId::ROOT);
}

#[test]
fn a_game_that_ended_by_agreement_may_be_looked_at_further() {
    let lines = "result 1/2,1/2\nreason agreement\n";
    let mut agreed = analysis(lines, "e2 e8").unwrap();
    let last = *agreed.tree.main_line().last().unwrap();
    let further = agreed.tree.play(last, "e3").unwrap();
    assert_eq!(main_line(&agreed), ["e2", "e8"]);
    let text = agreed.to_record_text();
    assert_eq!(text.header("result"), Some("1/2,1/2"));
    assert_eq!(text.header("variation"), Some("3 e3"));
    let again = Analysis::parse(&text.to_string()).unwrap();
    assert_same_tree(&agreed, &again);
    assert_eq!(again.tree.ending(), agreed.tree.ending());
    // Unless that is what is meant to have happened.
    agreed.tree.make_main_line(further);
    assert_eq!(agreed.to_record_text().header("result"), None);
    assert_eq!(main_line(&agreed), ["e2", "e8", "e3"]);
}

#[test]
fn the_rules_hold_in_variations_too() {
    let mut analysis = analysis("", "e2 e8").unwrap();
    let tree = &mut analysis.tree;
    let mut at = *tree.main_line().last().unwrap();
    for word in ["e1", "e9", "e2", "e8", "e1", "e9"] {
        at = tree.play(at, word).unwrap();
    }
    assert_eq!(tree[at].ending().unwrap().cause, game::Cause::Repetition);
    assert_eq!(tree.play(at, "e1"), Err(game::RecordError::Over));
    let left = tree.play(NodeId::ROOT, "leave:1:resign").unwrap();
    assert_eq!(tree.record(left).ending(), tree[left].ending());
    assert_eq!(tree[left].turn(), game::Turn::Over);
}

#[test]
fn times_and_comments_of_the_main_line_stay_apart() {
    let analysis = analysis("", "e2 {0:07 too fast} e8 {0:12}\ne3 {why?}").unwrap();
    let line = analysis.tree.main_line();
    let said = |nth: usize| {
        let node = &analysis.tree[line[nth]];
        (node.time().map(|time| time.as_secs()), node.comment())
    };
    assert_eq!(said(1), (Some(7), Some("too fast")));
    assert_eq!(said(2), (Some(12), None));
    assert_eq!(said(3), (None, Some("why?")));
    let moves = analysis.to_record_text().moves;
    assert_eq!(moves[0].comment.as_deref(), Some("0:07 too fast"));
}

#[test]
fn what_is_wrong_with_a_variation_is_said() {
    let key = |line: &str| {
        let reason = analysis(&format!("{line}\n"), "e2 e8").unwrap_err();
        assert_eq!(reason.key, "record-header", "{line}");
        let Some((_, game::ReasonArg::Reason(why))) = reason.args.into_iter().next_back() else {
            panic!("{line}: no inner reason")
        };
        why.key
    };
    for line in ["variation", "variation 0 e3", "variation x e3", "variation 4 e3", "mark 3 !"] {
        assert_eq!(key(line), "variation-bad-number", "{line}");
    }
    assert_eq!(key("variation 2 e2"), "variation-word");
    assert_eq!(key("variation 2 nonsense"), "variation-word");
    for line in ["variation 2", "variation 2 {a} e7", "variation 2 (e7)", "variation 2 d9 (({a}))"]
    {
        assert_eq!(key(line), "variation-no-move", "{line}");
    }
    assert_eq!(key("variation 2 d9 (f9"), "variation-open");
    assert_eq!(key("variation 2 d9 {a"), "variation-open");
    assert_eq!(key("variation 2 d9) e3"), "variation-closed");
    assert_eq!(key("variation 2 d9!?!"), "variation-bad-mark");
    assert_eq!(key("mark 1 well"), "variation-bad-mark");
    let link = analysis("", "e2 e8").unwrap().to_link();
    assert_eq!(Analysis::from_link(&link[..link.len() - 1]).unwrap_err().key, "link-broken");
}

#[test]
fn a_set_up_position_is_part_of_its_link() {
    let setup = GameSetup::new(Game::Pacman);
    let start = setup.start().unwrap();
    let mut words = start.plies();
    words.sort_unstable();
    let mut later = start.clone();
    later.apply(words[0]);
    let analysis = Analysis::new(setup, later.clone());
    let again = Analysis::from_link(&analysis.to_link()).unwrap();
    assert_eq!(again.tree[NodeId::ROOT].position(), &later);
    let AnyPosition::Pacman(_) = &later else { panic!("a maze") };
}

#[test]
fn parentheses_may_be_deeper_than_the_stack() {
    let depth = 50_000;
    let text = format!("variation 2 d9{}{}\n", " (f9".repeat(depth), ")".repeat(depth));
    let deep = analysis(&text, "e2 e8").unwrap();
    assert_eq!(deep.tree.len(), 5);
}

#[test]
fn a_text_with_errors_is_refused_or_read_as_something_that_round_trips() {
    let mut random = Random::new(41);
    let setup = GameSetup::new(Game::Quoridor);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..60 {
        let text = random_analysis(setup.clone(), &mut random).to_record_text().to_string();
        for _ in 0..20 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..=random.below(3) {
                let at = random.index(bytes.len());
                match random.below(3) {
                    0 => bytes[at] = b"(){}!? e9\n1"[random.index(11)],
                    1 => drop(bytes.remove(at)),
                    _ => bytes.insert(at, b"(){}!? e9\n1"[random.index(11)]),
                }
            }
            let text = String::from_utf8(bytes).unwrap();
            let Ok(analysis) = Analysis::parse(&text) else {
                refused += 1;
                continue;
            };
            read += 1;
            let canonical = analysis.to_record_text();
            let again = Analysis::parse(&canonical.to_string()).unwrap();
            assert_eq!(again.to_record_text(), canonical, "{text}");
        }
    }
    assert!(read > 100 && refused > 100, "{read} read, {refused} refused");
}

/// Circles and arrows are part of comments, for the start, in the main line and in variations, and are told
/// apart from what is said.
#[test]
fn drawings_are_kept_in_comments() {
    let lines = "comment [%draw e5] The start\nvariation 2 d9 {[%draw d9-d8 d8] braver} e3\n";
    let mut analysis = analysis(lines, "e2 {[%draw e2-e3]} e8").unwrap();
    let tree = &mut analysis.tree;
    let start = &tree[NodeId::ROOT];
    assert_eq!((start.comment(), start.drawings()), (Some("The start"), &["e5".to_owned()][..]));
    let first = tree.main_line()[1];
    assert_eq!((tree[first].comment(), tree[first].drawings().len()), (None, 1));
    // What is said later leaves the drawings, and drawing one again takes it away.
    tree.set_comment(first, "good");
    assert_eq!(tree[first].comment_text().as_deref(), Some("[%draw e2-e3] good"));
    tree.toggle_drawing(first, "e2-e3");
    tree.toggle_drawing(first, "c3");
    assert_eq!(tree[first].comment_text().as_deref(), Some("[%draw c3] good"));
    tree.clear_drawings(NodeId::ROOT);
    let again = Analysis::from_link(&analysis.to_link()).unwrap();
    assert_same_tree(&again, &analysis);
    assert_eq!(again.to_record_text().header("comment"), Some("The start"));
    let variation = "2 d9 {[%draw d9-d8 d8] braver} e3";
    assert_eq!(again.to_record_text().header("variation"), Some(variation));
}

/// Analyses have names, and several are one file.
#[test]
fn chapters_have_titles_and_share_a_file() {
    let mut one = analysis("mood bright\n", "e2 e8").unwrap();
    one.set_title("  The \n opening ");
    one.set_title("The race");
    let two = analysis("variation 1 e2\n", "d4h").unwrap();
    let file = [&one, &two].map(|chapter| chapter.to_record_text().to_string()).join("\n");
    let chapters = Analysis::parse_chapters(&file).unwrap();
    let titles: Vec<_> = chapters.iter().map(Analysis::title).collect();
    assert_eq!(titles, [Some("The race"), None]);
    for (read, written) in chapters.iter().zip([&one, &two]) {
        assert_same_tree(read, written);
    }
    assert_eq!(chapters[0].to_record_text().header("mood"), Some("bright"));
    one.set_title(" ");
    assert_eq!((one.title(), one.to_record_text().header("title")), (None, None));
    assert!(Analysis::parse_chapters(&file.replace("d4h", "e9")).is_err());
}

/// Every move has a number, whoever made it; rolls and departures have none.
#[test]
fn moves_are_numbered_and_rolls_are_not() {
    let text =
        "palisade 1\ngame mspacman\nseats 2\n\nspin:5 spin:3 @e7 spin:2 f7-e7 leave:2:resign\n";
    let record = GameRecord::parse(text).unwrap().record;
    let numbers: Vec<_> = (0..6).map(|entry| record.move_number(entry)).collect();
    assert_eq!(numbers, [None, None, Some(1), None, Some(2), None]);
    assert_eq!([0, 3, 4, 6].map(|entries| record.move_count(entries)), [0, 1, 1, 2]);
    assert_eq!(
        [0, 1, 2, 3].map(|number| record.entry_of_move(number)),
        [None, Some(2), Some(4), None]
    );
    assert_eq!(record.move_number(6), None);
    let tree = analysis("variation 2 d9 e3\n", "e2 e8").unwrap().tree;
    let aside = tree.variations(tree.main_line()[1]).next().unwrap();
    assert_eq!([NodeId::ROOT, tree.main_line()[2], aside].map(|id| tree.move_count(id)), [0, 2, 2]);
}
