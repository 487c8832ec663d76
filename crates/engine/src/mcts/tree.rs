use game::{Random, Seat, Turn};

use super::state::{MctsState, SeatValues};
use crate::insertion_sort::insertion_sort_by;

/// A ply at the root: with its visits and its mean value to every seat.
pub type RootPly<S> = (<S as MctsState>::Ply, u32, SeatValues);

/// A search tree that grows by one expanded node a simulation.
#[derive(Debug)]
pub struct Tree<S: MctsState> {
    root: S,
    nodes: Vec<TreeNode<S::Ply>>,
    policy: SelectionPolicy,
    random: Random,
    nodes_visited: u64,
    max_nodes: usize,
    /// How many moves at the root are worth a line of their own.
    root_lines: usize,
    // Kept from one simulation to the next, so that none allocates once warm.
    path: Vec<u32>,
    plies: Vec<(S::Ply, f32)>,
}

/// How a child is selected: the balance of exploitation and exploration, each with its exploration
/// constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SelectionPolicy {
    /// UCB1: every move is tried once before any is tried twice.
    Ucb1(f32),
    /// PUCT, as in AlphaZero: moves with a high prior first.
    Puct(f32),
}

/// Where several lines are wanted, one simulation in so many goes to the least visited of them.
const SIMULATIONS_PER_LINE: u32 = 8;

#[derive(Clone, Copy, Debug)]
struct TreeNode<P> {
    /// The ply that leads here; the root has none.
    ply: Option<P>,
    /// Its part of the weight of all siblings.
    prior: f32,
    visits: u32,
    /// Who moves here; nothing until the node is expanded.
    turn: Option<Turn>,
    /// The index of the first child, and how many there are.
    children: (u32, u32),
    value_sum: SeatValues,
}

impl<P> TreeNode<P> {
    fn new(ply: Option<P>, prior: f32) -> TreeNode<P> {
        TreeNode {
            ply,
            prior,
            visits: 0,
            turn: None,
            children: (0, 0),
            value_sum: [0.0; Seat::MAX],
        }
    }

    fn mean(&self, seat: Seat) -> f32 {
        self.value_sum[seat.index()] / self.visits as f32
    }
}

impl<S: MctsState> Tree<S> {
    /// A tree of the root alone.
    pub fn new(root: S, policy: SelectionPolicy, random: Random) -> Tree<S> {
        Tree {
            root,
            nodes: vec![TreeNode::new(None, 1.0)],
            policy,
            random,
            nodes_visited: 0,
            max_nodes: usize::MAX,
            root_lines: 1,
            path: Vec::new(),
            plies: Vec::new(),
        }
    }

    /// Limits its size in megabytes: a full tree is expanded no further, but simulations go on.
    #[must_use]
    pub fn with_memory_limit(mut self, megabytes: usize) -> Tree<S> {
        self.max_nodes = (megabytes << 20) / size_of::<TreeNode<S::Ply>>();
        self
    }

    /// Looks for so many good moves at the root and not only for the best (MultiPV): of the most visited
    /// ones, the least visited gets a part of all simulations.
    #[must_use]
    pub fn with_root_lines(mut self, lines: usize) -> Tree<S> {
        self.root_lines = lines.max(1);
        self
    }

    /// How many seats the game has.
    pub fn seats(&self) -> usize {
        self.root.seats()
    }

    /// How many simulations have run.
    pub fn visits(&self) -> u32 {
        self.nodes[0].visits
    }

    /// How many nodes all simulations together have passed through.
    pub fn nodes_visited(&self) -> u64 {
        self.nodes_visited
    }

    /// One simulation: selection, expansion, evaluation of the leaf, backpropagation.
    pub fn simulate(&mut self) {
        let mut state = self.root.clone();
        let mut at = 0u32;
        self.path.clear();
        self.path.push(at);
        while self.nodes[at as usize].visits > 0 || at == 0 {
            self.expand(at, &state);
            let (first, count) = self.nodes[at as usize].children;
            if count == 0 {
                break;
            }
            at = first + self.select_child(at) as u32;
            state.apply(self.nodes[at as usize].ply.expect("only the root has no ply"));
            self.path.push(at);
        }
        self.nodes_visited += self.path.len() as u64;
        let values = state.leaf_values(&mut self.random);
        for &index in &self.path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            for (sum, value) in node.value_sum.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }

    /// The plies at the root that were visited, the most visited first.
    pub fn root_moves(&self) -> Vec<RootPly<S>> {
        let mut moves: Vec<_> = self
            .children(0)
            .iter()
            .filter(|node| node.visits > 0)
            .map(|node| {
                let ply = node.ply.expect("only the root has no ply");
                (ply, node.visits, node.value_sum.map(|sum| sum / node.visits as f32))
            })
            .collect();
        insertion_sort_by(&mut moves, |a, b| b.1.cmp(&a.1));
        moves
    }

    /// The most visited line that begins with `ply` at the root, up to the next roll.
    pub fn principal_variation(&self, ply: S::Ply) -> Vec<S::Ply> {
        let mut line = Vec::new();
        let (first, _) = self.nodes[0].children;
        let mut next = self.children(0).iter().position(|node| node.ply == Some(ply));
        let mut base = first;
        while let Some(offset) = next {
            let index = base as usize + offset;
            let node = &self.nodes[index];
            line.push(node.ply.expect("only the root has no ply"));
            base = node.children.0;
            next = match node.turn {
                Some(Turn::Seat(_)) => {
                    let children = self.children(index).iter().enumerate();
                    children
                        .max_by_key(|(_, child)| child.visits)
                        .filter(|(_, child)| child.visits > 0)
                        .map(|(offset, _)| offset)
                }
                _ => None,
            };
        }
        line
    }

    fn children(&self, at: usize) -> &[TreeNode<S::Ply>] {
        let (first, count) = self.nodes[at].children;
        &self.nodes[first as usize..(first + count) as usize]
    }

    fn expand(&mut self, at: u32, state: &S) {
        if self.nodes[at as usize].turn.is_some() || (at > 0 && self.nodes.len() >= self.max_nodes)
        {
            return;
        }
        self.plies.clear();
        state.weighted_plies(&mut self.plies);
        let total: f32 = self.plies.iter().map(|&(_, weight)| weight).sum();
        let first = self.nodes.len() as u32;
        let children =
            self.plies.iter().map(|&(ply, weight)| TreeNode::new(Some(ply), weight / total));
        self.nodes.extend(children);
        let node = &mut self.nodes[at as usize];
        node.turn = Some(state.turn());
        node.children = (first, self.plies.len() as u32);
    }

    fn select_child(&mut self, at: u32) -> usize {
        let parent = self.nodes[at as usize];
        let (first, count) = parent.children;
        let Some(Turn::Seat(seat)) = parent.turn else {
            return self.select_roll(parent.children, parent.visits);
        };
        if at == 0 && self.root_lines > 1 && parent.visits.is_multiple_of(SIMULATIONS_PER_LINE) {
            return self.least_visited_line();
        }
        let children = &self.nodes[first as usize..(first + count) as usize];
        let visits = parent.visits.max(1) as f32;
        let first_play_urgency = if parent.visits > 0 { parent.mean(seat) - 0.1 } else { 0.5 };
        let score = |child: &TreeNode<S::Ply>| match self.policy {
            SelectionPolicy::Ucb1(c) if child.visits > 0 => {
                child.mean(seat) + c * (visits.ln() / child.visits as f32).sqrt()
            }
            SelectionPolicy::Ucb1(_) => 1e6 + child.prior,
            SelectionPolicy::Puct(c) => {
                let mean = if child.visits > 0 { child.mean(seat) } else { first_play_urgency };
                mean + c * child.prior * visits.sqrt() / (1.0 + child.visits as f32)
            }
        };
        let mut best = (0, f32::MIN);
        for (index, child) in children.iter().enumerate() {
            let score = score(child);
            if score > best.1 {
                best = (index, score);
            }
        }
        best.0
    }

    /// The least visited of the moves at the root that are worth a line.
    fn least_visited_line(&self) -> usize {
        let children = self.children(0);
        let mut order: Vec<_> = (0..children.len()).collect();
        let rank = |nth: usize| (children[nth].visits, children[nth].prior);
        order.sort_by(|&a, &b| rank(b).partial_cmp(&rank(a)).expect("priors are numbers"));
        order.truncate(self.root_lines);
        order.into_iter().min_by_key(|&nth| children[nth].visits).expect("a seat has a move")
    }

    /// Chance node: the roll with the fewest visits against its probability, which has the same
    /// proportions as sampling at less variance. Ties are broken at random, so that no roll is
    /// favoured by its place in the list.
    fn select_roll(&mut self, (first, count): (u32, u32), visits: u32) -> usize {
        let offset = self.random.below(count);
        let children = &self.nodes[first as usize..(first + count) as usize];
        let due = |nth: u32| {
            let child = &children[nth as usize];
            child.prior * (visits + 1) as f32 - child.visits as f32
        };
        let indices = (0..count).map(|nth| (nth + offset) % count);
        let most_due = indices.max_by(|&a, &b| due(a).total_cmp(&due(b)));
        most_due.expect("chance has a roll") as usize
    }
}
