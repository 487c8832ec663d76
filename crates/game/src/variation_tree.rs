use std::ops::Index;
use std::time::Duration;

use crate::drawing::{join_drawings, split_drawings};
use crate::record::{GameSoFar, NextEntry};
use crate::{Cause, Ending, MoveMark, Position, Record, RecordEntry, RecordError, Seat, Turn};

/// A game with everything that was tried besides: a tree of positions, in which the first child of
/// each node continues its line and the others are variations.
///
/// ```text
/// start ─ e2 ─ e8 ─ e3      the main line
///          └── d9 ─ d2h     a variation
/// ```
/// Nodes keep their [`NodeId`] whatever happens to others. The text form of a tree
/// ([`header_lines`](VariationTree::header_lines)) is part of a record.
#[derive(Clone, Debug)]
pub struct VariationTree<P: Position> {
    /// The first is the start. A deleted node leaves a gap.
    nodes: Vec<Option<VariationNode<P>>>,
    /// Whether threefold repetition is a draw.
    repetition_draw: bool,
    /// Where the game of the main line ended by agreement or was cancelled, which no position shows.
    stated_end: Option<(NodeId, Ending)>,
}

/// The name of a node in its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start.
    pub const ROOT: NodeId = NodeId(0);

    /// A number that no other node of the tree has, or had.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// A position in a tree, how it came about, and what was said about it.
#[derive(Clone, Debug)]
pub struct VariationNode<P: Position> {
    /// The node before and what happened there; nothing for the start.
    before: Option<(NodeId, RecordEntry<P>)>,
    position: P,
    ending: Option<Ending>,
    children: Vec<NodeId>,
    time: Option<Duration>,
    comment: Option<String>,
    drawings: Vec<String>,
    mark: Option<MoveMark>,
}

impl<P: Position> VariationNode<P> {
    fn new(before: Option<(NodeId, RecordEntry<P>)>, position: P, ending: Option<Ending>) -> Self {
        VariationNode {
            before,
            position,
            ending,
            children: Vec::new(),
            time: None,
            comment: None,
            drawings: Vec::new(),
            mark: None,
        }
    }

    /// The node before; nothing for the start.
    pub fn parent(&self) -> Option<NodeId> {
        self.before.map(|(parent, _)| parent)
    }

    /// The move, roll or departure that led here; nothing for the start.
    pub fn entry(&self) -> Option<RecordEntry<P>> {
        self.before.map(|(_, entry)| entry)
    }

    /// The same as a word; empty for the start.
    pub fn word(&self) -> String {
        self.entry().map(|entry| entry.to_string()).unwrap_or_default()
    }

    /// The position.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// How the game ends here, if it does.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Who acts next.
    pub fn turn(&self) -> Turn {
        if self.ending.is_some() { Turn::Over } else { self.position.turn() }
    }

    /// The nodes that follow: first the one that continues the line, then variations.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The time that the move took, where there was a clock.
    pub fn time(&self) -> Option<Duration> {
        self.time
    }

    /// What was said about it.
    pub fn comment(&self) -> Option<&str> {
        self.comment.as_deref()
    }

    /// What was drawn on the board: `e4` is a circle around that square, `e2-e4` an arrow.
    pub fn drawings(&self) -> &[String] {
        &self.drawings
    }

    /// What was said and drawn, as the comment of a record.
    pub fn comment_text(&self) -> Option<String> {
        join_drawings(self.comment(), &self.drawings)
    }

    /// The mark on the move.
    pub fn mark(&self) -> Option<MoveMark> {
        self.mark
    }
}

impl<P: Position> VariationTree<P> {
    /// The tree of a record: its main line alone.
    pub fn new(record: &Record<P>) -> VariationTree<P> {
        let mut tree = VariationTree {
            nodes: vec![Some(VariationNode::new(None, record.start().clone(), None))],
            repetition_draw: record.has_repetition_draw(),
            stated_end: None,
        };
        let mut at = NodeId::ROOT;
        for (position, &entry) in record.positions()[1..].iter().zip(record.entries()) {
            at = tree.push(at, NextEntry { entry, position: position.clone(), ending: None });
        }
        match record.ending() {
            // The rules know nothing of these.
            Some(ending) if matches!(ending.cause, Cause::Agreement | Cause::Aborted) => {
                tree.stated_end = Some((at, ending));
            }
            ending => tree.node_mut(at).ending = ending,
        }
        tree
    }

    /// The node, unless it was deleted.
    pub fn get(&self, id: NodeId) -> Option<&VariationNode<P>> {
        self.nodes.get(id.0 as usize)?.as_ref()
    }

    /// The nodes from the start to this one, both included.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = self.ancestors(id).collect();
        path.reverse();
        path
    }

    /// How many moves lead to a node; rolls and departures are none. The move of a node has that number,
    /// as in [`Record::move_number`].
    pub fn move_count(&self, id: NodeId) -> usize {
        let is_move = |id| self[id].entry().is_some_and(|entry| entry.is_move());
        self.ancestors(id).filter(|&id| is_move(id)).count()
    }

    /// The game up to a node.
    pub fn record(&self, id: NodeId) -> Record<P> {
        let path = self.path(id);
        let positions = path.iter().map(|&id| self[id].position.clone()).collect();
        let entries = path.iter().filter_map(|&id| self[id].entry()).collect();
        let stated = self.stated_end.filter(|&(end, _)| end == id).map(|(_, ending)| ending);
        Record::from_parts(positions, entries, self[id].ending.or(stated), self.repetition_draw)
    }

    /// The line that a node belongs to, from the start to its end: up to the node, then always the
    /// first child.
    pub fn line(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = self.path(id);
        let mut at = id;
        while let Some(next) = self.continuation(at) {
            line.push(next);
            at = next;
        }
        line
    }

    /// The main line, from the start to its end.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line(NodeId::ROOT)
    }

    /// Whether a node is on the main line.
    pub fn is_on_main_line(&self, id: NodeId) -> bool {
        let path = self.path(id);
        path.windows(2).all(|pair| self.continuation(pair[0]) == Some(pair[1]))
    }

    /// How the game of the main line ended, if it did.
    pub fn ending(&self) -> Option<Ending> {
        let last = *self.main_line().last().expect("the start is there");
        let stated = self.stated_end.filter(|&(end, _)| end == last).map(|(_, ending)| ending);
        self[last].ending.or(stated)
    }

    /// The variations that branch off where a line goes on: the children of a node but for the one
    /// that continues its line.
    pub fn variations(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let continuation = self.continuation(id);
        self[id].children.iter().copied().filter(move |&child| Some(child) != continuation)
    }

    /// The child that continues the line of a node. A game that ended by agreement ends there, and all
    /// that follows are variations.
    pub fn continuation(&self, id: NodeId) -> Option<NodeId> {
        let ended = self.stated_end.is_some_and(|(end, _)| end == id);
        if ended { None } else { self[id].children.first().copied() }
    }

    /// Plays a word after a node and returns the node it leads to, which may be there already.
    pub fn play(&mut self, id: NodeId, word: &str) -> Result<NodeId, RecordError<P::Refusal>> {
        let next = NextEntry::by_word(&Branch { tree: self, id }, word)?;
        let same = |&child: &NodeId| self[child].entry() == Some(next.entry);
        let known = self[id].children.iter().copied().find(same);
        Ok(known.unwrap_or_else(|| self.push(id, next)))
    }

    /// Promotes the line of a node by one step: where it last branched off, it becomes the
    /// continuation. Returns whether there was anything to promote.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let path = self.path(id);
        let branch = path.windows(2).rfind(|pair| self.continuation(pair[0]) != Some(pair[1]));
        let Some(&[parent, child]) = branch else { return false };
        // Whoever promotes what follows an agreed end means that the game went on.
        self.stated_end = self.stated_end.filter(|&(end, _)| end != parent);
        let siblings = &mut self.node_mut(parent).children;
        siblings.retain(|&sibling| sibling != child);
        siblings.insert(0, child);
        true
    }

    /// Makes the line of a node the main line.
    pub fn make_main_line(&mut self, id: NodeId) {
        while self.promote(id) {}
    }

    /// Deletes a node with all that follows it, and returns the node before. The start stays.
    pub fn delete(&mut self, id: NodeId) -> NodeId {
        let Some(parent) = self[id].parent() else { return id };
        self.node_mut(parent).children.retain(|&child| child != id);
        let mut gone = vec![id];
        while let Some(id) = gone.pop() {
            self.stated_end = self.stated_end.filter(|&(end, _)| end != id);
            let node = self.nodes[id.0 as usize].take();
            gone.extend(node.map(|node| node.children).unwrap_or_default());
        }
        parent
    }

    /// Says something about a node, or nothing any more. Braces and line ends, which have a meaning in
    /// a record, become parentheses and blanks. What the comment draws replaces what was drawn before; one
    /// that draws nothing leaves that as it is.
    pub fn set_comment(&mut self, id: NodeId, comment: &str) {
        let comment: String = comment
            .chars()
            .map(|c| match c {
                '{' => '(',
                '}' => ')',
                c if c.is_control() => ' ',
                c => c,
            })
            .collect();
        let comment = comment.split_whitespace().collect::<Vec<_>>().join(" ");
        let (comment, drawings) = split_drawings(&comment);
        let node = self.node_mut(id);
        node.comment = (!comment.is_empty()).then_some(comment);
        node.drawings = drawings.unwrap_or(std::mem::take(&mut node.drawings));
    }

    /// Draws a circle (`e4`) or an arrow (`e2-e4`) at a node, or takes it away where it is there already.
    pub fn toggle_drawing(&mut self, id: NodeId, word: &str) {
        let drawings = &mut self.node_mut(id).drawings;
        match drawings.iter().position(|drawn| drawn == word) {
            Some(nth) => drop(drawings.remove(nth)),
            None => drawings.push(word.to_owned()),
        }
    }

    /// Takes away everything that was drawn at a node.
    pub fn clear_drawings(&mut self, id: NodeId) {
        self.node_mut(id).drawings.clear();
    }

    /// Puts a mark on the move of a node, or takes it away. The start has no move to mark.
    pub fn set_mark(&mut self, id: NodeId, mark: Option<MoveMark>) {
        let node = self.node_mut(id);
        node.mark = mark.filter(|_| node.before.is_some());
    }

    /// Notes how long a move took.
    pub fn set_time(&mut self, id: NodeId, time: Option<Duration>) {
        self.node_mut(id).time = time;
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.iter().flatten().count()
    }

    /// Whether nothing was played.
    pub fn is_empty(&self) -> bool {
        self[NodeId::ROOT].children.is_empty()
    }

    /// This node, the one before it, and so on to the start.
    fn ancestors(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(id), |&id| self[id].parent())
    }

    fn push(&mut self, parent: NodeId, next: NextEntry<P>) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        let before = Some((parent, next.entry));
        self.nodes.push(Some(VariationNode::new(before, next.position, next.ending)));
        self.node_mut(parent).children.push(id);
        id
    }

    fn node_mut(&mut self, id: NodeId) -> &mut VariationNode<P> {
        self.nodes[id.0 as usize].as_mut().expect("a node that was not deleted")
    }
}

impl<P: Position> Index<NodeId> for VariationTree<P> {
    type Output = VariationNode<P>;

    /// # Panics
    /// When the node was deleted.
    fn index(&self, id: NodeId) -> &VariationNode<P> {
        self.get(id).expect("a node that was not deleted")
    }
}

/// The game up to a node of a tree.
struct Branch<'a, P: Position> {
    tree: &'a VariationTree<P>,
    id: NodeId,
}

impl<P: Position> GameSoFar<P> for Branch<'_, P> {
    fn position(&self) -> &P {
        &self.tree[self.id].position
    }

    fn is_over(&self) -> bool {
        self.tree[self.id].ending.is_some()
    }

    fn has_left(&self, seat: Seat) -> bool {
        let left =
            |id| matches!(self.tree[id].entry(), Some(RecordEntry::Leave(who, _)) if who == seat);
        self.tree.ancestors(self.id).any(left)
    }

    fn is_threefold_repetition(&self, next: &P) -> bool {
        let earlier = self.tree.ancestors(self.id).filter(|&id| self.tree[id].position == *next);
        self.tree.repetition_draw && earlier.count() >= 2
    }
}
