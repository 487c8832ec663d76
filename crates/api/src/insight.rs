use game::{Exact, Insight, Line, SeatNumber, ShortestPath};
use serde::{Deserialize, Serialize};

/// An [`Insight`] as the protocol says it: with the position it is about, and without what need not
/// be said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Insight))]
pub struct PositionInsight {
    /// The position analysed.
    pub position: String,
    /// The seat to move.
    pub seat: SeatNumber,
    /// Each seat's winning chance, in permille, from seat 1 on.
    pub chances: Vec<u16>,
    /// The principal variations, the best first.
    pub lines: Vec<Line>,
    /// Each seat's shortest path to its goal, in games that have goals.
    #[serde(rename = "ways", default, skip_serializing_if = "Vec::is_empty")]
    pub shortest_paths: Vec<ShortestPath>,
    /// The game-theoretic value, where a tablebase knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exact: Option<Exact>,
    /// The search depth reached, in plies.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
}

impl PositionInsight {
    /// The insight into a position.
    pub fn new(position: String, insight: Insight) -> PositionInsight {
        let Insight { seat, chances, lines, shortest_paths, exact, effort, .. } = insight;
        let (depth, nodes) = (effort.depth, effort.nodes);
        PositionInsight { position, seat, chances, lines, shortest_paths, exact, depth, nodes }
    }
}

#[cfg(test)]
mod tests {
    use game::{Score, SearchEffort, Verdict};

    use super::*;

    #[test]
    fn an_insight_is_written_as_in_the_protocol() {
        let words = vec!["e2".to_owned(), "e8".to_owned()];
        let line = Line { words, chances: vec![510, 490], score: Score::Points(12) };
        let insight = Insight {
            seat: 1,
            chances: vec![510, 490],
            lines: vec![line],
            effort: SearchEffort { depth: 4, nodes: 99, ..SearchEffort::default() },
            ..Insight::default()
        };
        let bare = PositionInsight::new("e1,e9 10,10 1 -".to_owned(), insight.clone());
        let text = r#"{"position":"e1,e9 10,10 1 -","seat":1,"chances":[510,490],"lines":[{"words":["e2","e8"],"chances":[510,490],"score":{"points":12}}],"depth":4,"nodes":99}"#;
        assert_eq!(serde_json::to_string(&bare).unwrap(), text);
        assert_eq!(serde_json::from_str::<PositionInsight>(text).unwrap(), bare);
        let full = Insight {
            shortest_paths: vec![ShortestPath {
                seat: 2,
                piece: None,
                squares: vec!["e8".to_owned()],
            }],
            exact: Some(Exact { verdict: Verdict::Loss, turns: 7 }),
            ..insight
        };
        let text = serde_json::to_string(&PositionInsight::new(String::new(), full)).unwrap();
        let tail = r#""ways":[{"seat":2,"squares":["e8"]}],"exact":{"verdict":"loss","turns":7},"depth":4,"nodes":99}"#;
        assert!(text.ends_with(tail), "{text}");
    }
}
