use game::{
    NodeId, Reason, RecordHeader, RecordText, VARIATION_HEADERS, VariationTree, comment_time,
    from_link_text, time_in_comment, to_link_text,
};

use crate::game_record::header;
use crate::{AnyPosition, GameRecord, GameSetup};

/// The header line that names an analysis.
const TITLE: &str = "title";

/// A game or a position that is analysed: a tree of checked moves with comments and marks, and what
/// its record says besides. It is kept as a record, whose main line every program can read.
///
/// ```
/// let text = "palisade 1\ngame quoridor\nseats 2\nvariation 2 d9? {slow} e3\n\ne2 e8\n";
/// let mut analysis = rules::Analysis::parse(text)?;
/// let start = game::NodeId::ROOT;
/// let fence = analysis.tree.play(start, "d4h").unwrap();
/// analysis.tree.set_comment(fence, "first of all");
/// let link = analysis.to_link();
/// let again = rules::Analysis::from_link(&link)?;
/// assert_eq!(again.to_record_text(), analysis.to_record_text());
/// assert_eq!(again.to_record_text().header("variation"), Some("1 d4h {first of all}"));
/// # Ok::<(), game::Reason>(())
/// ```
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The set-up of the game.
    pub setup: GameSetup,
    /// The moves.
    pub tree: VariationTree<AnyPosition>,
    /// What else its record says.
    pub header: RecordHeader,
}

impl Analysis {
    /// A position with nothing played yet.
    pub fn new(setup: GameSetup, start: AnyPosition) -> Analysis {
        let tree = VariationTree::new(&setup.record_from(start));
        Analysis { setup, tree, header: RecordHeader::default() }
    }

    /// A game with the variations that its header has. Every move must be legal in them too.
    pub fn from_game_record(game: GameRecord) -> Result<Analysis, Reason> {
        let GameRecord { setup, record, mut header, comments } = game;
        let mut tree = VariationTree::new(&record);
        for (id, comment) in tree.main_line().into_iter().skip(1).zip(comments) {
            let comment = comment.unwrap_or_default();
            let timed = time_in_comment(&comment);
            tree.set_time(id, timed.map(|(time, _)| time));
            tree.set_comment(id, timed.map_or(comment.as_str(), |(_, rest)| rest));
        }
        for (key, value) in header.take_lines(&VARIATION_HEADERS) {
            let read = tree.read_header_line(&key, &value);
            read.map_err(|why| self::header(&key, &value, why))?;
        }
        Ok(Analysis { setup, tree, header })
    }

    /// Parses the text of a record, with or without variations.
    pub fn parse(text: &str) -> Result<Analysis, Reason> {
        Analysis::from_game_record(GameRecord::parse(text)?)
    }

    /// The main line as a record, whose header has the variations.
    pub fn to_game_record(&self) -> GameRecord {
        let main_line = self.tree.main_line();
        let last = *main_line.last().unwrap_or(&NodeId::ROOT);
        let comment = |&id: &NodeId| {
            let node = &self.tree[id];
            let time = node.time().map(comment_time);
            let text = node.comment_text();
            let parts: Vec<_> = time.into_iter().chain(text).collect();
            (!parts.is_empty()).then(|| parts.join(" "))
        };
        let mut header = self.header.clone();
        let lines = self.tree.header_lines().into_iter();
        header.other.extend(lines.map(|(key, value)| (key.to_owned(), value)));
        GameRecord {
            setup: self.setup.clone(),
            record: self.tree.record(last),
            header,
            comments: main_line[1..].iter().map(comment).collect(),
        }
    }

    /// Parses a file of chapters: records with or without variations, one after the other.
    pub fn parse_chapters(text: &str) -> Result<Vec<Analysis>, Reason> {
        RecordText::split(text).into_iter().map(Analysis::parse).collect()
    }

    /// The name that somebody gave it: the header line `title`.
    pub fn title(&self) -> Option<&str> {
        let title = self.header.other.iter().find(|(key, _)| key == TITLE);
        title.map(|(_, title)| title.as_str())
    }

    /// Gives it a name, or takes it away.
    pub fn set_title(&mut self, title: &str) {
        self.header.take_lines(&[TITLE]);
        let title = title.split_whitespace().collect::<Vec<_>>().join(" ");
        if !title.is_empty() {
            self.header.other.push((TITLE.to_owned(), title));
        }
    }

    /// The canonical text of its record.
    pub fn to_record_text(&self) -> RecordText {
        self.to_game_record().to_record_text()
    }

    /// All of it as part of a link.
    pub fn to_link(&self) -> String {
        let text = self.to_record_text().to_string();
        let text = text.strip_prefix(RecordText::MAGIC).unwrap_or(&text);
        to_link_text(text.trim())
    }

    /// Reads what [`to_link`](Analysis::to_link) wrote.
    pub fn from_link(link: &str) -> Result<Analysis, Reason> {
        let text = from_link_text(link)?;
        Analysis::parse(&format!("{}\n{text}\n", RecordText::MAGIC))
    }
}
