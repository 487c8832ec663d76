use game::{Seat, Turn};

use super::{Values, World};
use crate::random::Random;

/// A search tree that grows by one node a visit.
#[derive(Debug)]
pub struct Tree<W: World> {
    root: W,
    nodes: Vec<Node<W::Ply>>,
    explore: Explore,
    random: Random,
    steps: u64,
    /// How many nodes the tree may have.
    room: usize,
    // Kept from visit to visit, so that a visit allocates nothing once warm.
    trail: Vec<u32>,
    plies: Vec<(W::Ply, f32)>,
}

/// How the tree weighs what it knows against what it has not tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Explore {
    /// Upper confidence bounds: every move is tried before one is tried twice.
    Bounds(f32),
    /// Promising moves first, by their weights.
    Weights(f32),
}

#[derive(Clone, Copy, Debug)]
struct Node<P> {
    /// The ply that leads here; the root has none.
    ply: Option<P>,
    /// The share of its siblings' weight.
    share: f32,
    visits: u32,
    /// Whoever moves here; nothing until the node is opened.
    turn: Option<Turn>,
    children: (u32, u32),
    worth: Values,
}

impl<P> Node<P> {
    fn new(ply: Option<P>, share: f32) -> Node<P> {
        Node { ply, share, visits: 0, turn: None, children: (0, 0), worth: [0.0; Seat::MAX] }
    }

    fn mean(&self, seat: Seat) -> f32 {
        self.worth[seat.index()] / self.visits as f32
    }
}

impl<W: World> Tree<W> {
    /// A tree of nothing but its root.
    pub fn new(root: W, explore: Explore, random: Random) -> Tree<W> {
        Tree {
            root,
            nodes: vec![Node::new(None, 1.0)],
            explore,
            random,
            steps: 0,
            room: usize::MAX,
            trail: Vec::new(),
            plies: Vec::new(),
        }
    }

    /// With a limit on its size in megabytes: a tree that is full goes on judging, at its leaves.
    #[must_use]
    pub fn within(mut self, megabytes: usize) -> Tree<W> {
        self.room = (megabytes << 20) / size_of::<Node<W::Ply>>();
        self
    }

    /// How many seats the game has.
    pub fn seats(&self) -> usize {
        self.root.seats()
    }

    /// How many visits there have been.
    pub fn visits(&self) -> u32 {
        self.nodes[0].visits
    }

    /// How many positions all visits together have passed through.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Goes down the tree once, adds a node, and tells everyone on the way what came of it.
    pub fn visit(&mut self) {
        let mut world = self.root.clone();
        let mut at = 0u32;
        self.trail.clear();
        self.trail.push(at);
        while self.nodes[at as usize].visits > 0 || at == 0 {
            self.open(at, &world);
            let (first, count) = self.nodes[at as usize].children;
            if count == 0 {
                break;
            }
            at = first + self.choose(at) as u32;
            world.apply(self.nodes[at as usize].ply.expect("only the root has no ply"));
            self.trail.push(at);
        }
        self.steps += self.trail.len() as u64;
        let values = world.settle(&mut self.random);
        for &index in &self.trail {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            for (sum, value) in node.worth.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }

    /// The plies at the root: each with its visits and what it is worth to everyone, the most
    /// visited first.
    pub fn choices(&self) -> Vec<(W::Ply, u32, Values)> {
        let mut choices: Vec<_> = self
            .children(0)
            .iter()
            .filter(|node| node.visits > 0)
            .map(|node| {
                let ply = node.ply.expect("only the root has no ply");
                (ply, node.visits, node.worth.map(|sum| sum / node.visits as f32))
            })
            .collect();
        choices.sort_by_key(|&(_, visits, _)| std::cmp::Reverse(visits));
        choices
    }

    /// How the game most likely goes on after `ply` at the root, up to the next roll.
    pub fn line(&self, ply: W::Ply) -> Vec<W::Ply> {
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
                    let busiest = self.children(index).iter().enumerate();
                    busiest
                        .max_by_key(|(_, child)| child.visits)
                        .filter(|(_, child)| child.visits > 0)
                        .map(|(offset, _)| offset)
                }
                _ => None,
            };
        }
        line
    }

    fn children(&self, at: usize) -> &[Node<W::Ply>] {
        let (first, count) = self.nodes[at].children;
        &self.nodes[first as usize..(first + count) as usize]
    }

    fn open(&mut self, at: u32, world: &W) {
        if self.nodes[at as usize].turn.is_some() || (at > 0 && self.nodes.len() >= self.room) {
            return;
        }
        self.plies.clear();
        world.plies(&mut self.plies);
        let total: f32 = self.plies.iter().map(|&(_, weight)| weight).sum();
        let first = self.nodes.len() as u32;
        let children = self.plies.iter().map(|&(ply, weight)| Node::new(Some(ply), weight / total));
        self.nodes.extend(children);
        let node = &mut self.nodes[at as usize];
        node.turn = Some(world.turn());
        node.children = (first, self.plies.len() as u32);
    }

    fn choose(&mut self, at: u32) -> usize {
        let parent = self.nodes[at as usize];
        let (first, count) = parent.children;
        let Some(Turn::Seat(seat)) = parent.turn else {
            return self.fall(parent.children, parent.visits);
        };
        let children = &self.nodes[first as usize..(first + count) as usize];
        let visits = parent.visits.max(1) as f32;
        let unseen = if parent.visits > 0 { parent.mean(seat) - 0.1 } else { 0.5 };
        let appeal = |child: &Node<W::Ply>| match self.explore {
            Explore::Bounds(c) if child.visits > 0 => {
                child.mean(seat) + c * (visits.ln() / child.visits as f32).sqrt()
            }
            Explore::Bounds(_) => 1e6 + child.share,
            Explore::Weights(c) => {
                let mean = if child.visits > 0 { child.mean(seat) } else { unseen };
                mean + c * child.share * visits.sqrt() / (1.0 + child.visits as f32)
            }
        };
        let mut best = (0, f32::MIN);
        for (index, child) in children.iter().enumerate() {
            let appeal = appeal(child);
            if appeal > best.1 {
                best = (index, appeal);
            }
        }
        best.0
    }

    /// The roll that has come up least for what it should have by now: the same shares as drawing
    /// lots, with less luck in them. Lots decide among equals, since no roll is the first by nature.
    fn fall(&mut self, (first, count): (u32, u32), visits: u32) -> usize {
        let offset = self.random.below(count);
        let children = &self.nodes[first as usize..(first + count) as usize];
        let due = |nth: u32| {
            let child = &children[nth as usize];
            child.share * (visits + 1) as f32 - child.visits as f32
        };
        let turns = (0..count).map(|nth| (nth + offset) % count);
        let most = turns.max_by(|&a, &b| due(a).total_cmp(&due(b)));
        most.expect("chance has a roll") as usize
    }
}
