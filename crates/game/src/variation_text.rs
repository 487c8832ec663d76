//! The text form of a [`VariationTree`], in header lines of a record. Programs that know nothing of
//! variations keep such lines as they are, and read the main line.
//!
//! ```text
//! comment A quiet game.
//! mark 3 ?!
//! variation 2 d9 {braver} e3 (d2h! e9) d8
//! ```
//! `comment` is about the start, `mark N` marks the Nth word of the main line, whose comments stand in
//! braces behind it. `variation N` is played instead of that word. In a variation a mark is written to
//! its word, and what is in parentheses is played instead of the word before them. Circles and arrows drawn on
//! the board stand at the head of a comment: `{[%draw e4 e2-e4] look here}`.

use crate::{MoveMark, NodeId, Position, Reason, VariationTree};

/// The header lines that belong to a tree.
pub const VARIATION_HEADERS: [&str; 3] = ["comment", "mark", "variation"];

impl<P: Position> VariationTree<P> {
    /// All that a record has of the tree but for its main line: header lines, each a key and a value.
    pub fn header_lines(&self) -> Vec<(&'static str, String)> {
        let main_line = self.main_line();
        let comment = self[NodeId::ROOT].comment_text().map(|comment| ("comment", comment));
        let marks = main_line
            .iter()
            .enumerate()
            .filter_map(|(nth, &id)| Some(("mark", format!("{nth} {}", self[id].mark()?))));
        let variations = main_line.iter().enumerate().flat_map(|(nth, &id)| {
            let variations = self.variations(id);
            variations.map(move |first| ("variation", format!("{} {}", nth + 1, self.text(first))))
        });
        comment.into_iter().chain(marks).chain(variations).collect()
    }

    /// Adds what a header line says, to a tree that has the main line already. `key` is one of
    /// [`VARIATION_HEADERS`]; other lines say nothing about a tree.
    pub fn read_header_line(&mut self, key: &str, value: &str) -> Result<(), Reason> {
        match key {
            "comment" => self.set_comment(NodeId::ROOT, value),
            "mark" => {
                let (number, mark) = value.split_once(' ').unwrap_or((value, ""));
                let id = self.main_line_node(number, 0)?;
                self.set_mark(id, Some(parse_mark(mark.trim())?));
            }
            "variation" => {
                let (number, text) = value.split_once(' ').unwrap_or((value, ""));
                let before = self.main_line_node(number, 1)?;
                self.read_variation(before, text)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// The node of the main line that a number means, less `back`.
    fn main_line_node(&self, number: &str, back: usize) -> Result<NodeId, Reason> {
        let main_line = self.main_line();
        let nth = number.parse().ok().filter(|&nth: &usize| nth > 0);
        let node = nth.and_then(|nth| main_line.get(nth - back).copied());
        let most = main_line.len() - 1 + back;
        node.ok_or_else(|| Reason::new("variation-bad-number", "").number("most", most))
    }

    /// A variation that begins with that node, and all that branches off it.
    fn text(&self, first: NodeId) -> String {
        enum Item {
            /// A node, before those that are played instead of it.
            Node(NodeId, Vec<NodeId>),
            /// What follows a node.
            Rest(NodeId),
            Open,
            Close,
        }
        let mut text = String::new();
        // A list of what is to be written, not recursion: a tree may be deeper than the stack.
        let mut items = vec![Item::Node(first, Vec::new())];
        while let Some(item) = items.pop() {
            match item {
                Item::Node(id, instead) => {
                    if !text.is_empty() && !text.ends_with('(') {
                        text.push(' ');
                    }
                    let node = &self[id];
                    text += &node.word();
                    text += node.mark().map_or("", MoveMark::glyph);
                    if let Some(comment) = node.comment_text() {
                        text += &format!(" {{{comment}}}");
                    }
                    items.push(Item::Rest(id));
                    for id in instead.into_iter().rev() {
                        items.extend([Item::Close, Item::Node(id, Vec::new()), Item::Open]);
                    }
                }
                Item::Rest(id) => {
                    if let [next, instead @ ..] = self[id].children() {
                        items.push(Item::Node(*next, instead.to_vec()));
                    }
                }
                Item::Open => text += " (",
                Item::Close => text.push(')'),
            }
        }
        text
    }

    fn read_variation(&mut self, before: NodeId, text: &str) -> Result<(), Reason> {
        let no_move = || Reason::new("variation-no-move", "");
        let open = || Reason::new("variation-open", "");
        let mut at = before;
        // The word that a mark, a comment or a parenthesis is about.
        let mut last = None;
        // The words before the parentheses that are open.
        let mut opened = Vec::new();
        let mut rest = text.trim_start();
        while let Some(first) = rest.chars().next() {
            match first {
                '(' => {
                    let instead_of = last.take().ok_or_else(no_move)?;
                    opened.push(instead_of);
                    at = self[instead_of].parent().ok_or_else(no_move)?;
                    rest = &rest[1..];
                }
                ')' => {
                    at = opened.pop().ok_or_else(|| Reason::new("variation-closed", ""))?;
                    last = Some(at);
                    rest = &rest[1..];
                }
                '{' => {
                    let end = rest.find('}').ok_or_else(open)?;
                    self.set_comment(last.ok_or_else(no_move)?, &rest[1..end]);
                    rest = &rest[end + 1..];
                }
                _ => {
                    let is_end = |c: char| c.is_whitespace() || matches!(c, '{' | '(' | ')');
                    let (word, after) = rest.split_at(rest.find(is_end).unwrap_or(rest.len()));
                    let (word, mark) = word.split_at(word.find(['!', '?']).unwrap_or(word.len()));
                    at = self.play(at, word).map_err(|why| {
                        Reason::new("variation-word", "").text("word", word).reason("why", why)
                    })?;
                    if !mark.is_empty() {
                        self.set_mark(at, Some(parse_mark(mark)?));
                    }
                    last = Some(at);
                    rest = after;
                }
            }
            rest = rest.trim_start();
        }
        if !opened.is_empty() {
            return Err(open());
        }
        if last.is_some() { Ok(()) } else { Err(no_move()) }
    }
}

fn parse_mark(glyph: &str) -> Result<MoveMark, Reason> {
    MoveMark::parse(glyph).ok_or_else(|| Reason::new("variation-bad-mark", "").text("mark", glyph))
}
