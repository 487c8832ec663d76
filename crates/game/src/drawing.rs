//! Circles and arrows that somebody drew on the board, as part of a comment: `[%draw e4 e2-e4] look here` has
//! a circle around e4 and an arrow from e2 to e4. Programs that know nothing of them keep the comment.

const BEGIN: &str = "[%draw ";
const END: char = ']';

/// The text of a comment without its drawings, and these; nothing where it says nothing of any.
pub(crate) fn split_drawings(comment: &str) -> (String, Option<Vec<String>>) {
    let parts = comment.split_once(BEGIN).and_then(|(before, rest)| {
        let (drawings, after) = rest.split_once(END)?;
        Some((before, drawings, after))
    });
    let Some((before, drawings, after)) = parts else { return (comment.to_owned(), None) };
    let words = before.split_whitespace().chain(after.split_whitespace());
    let text = words.collect::<Vec<_>>().join(" ");
    (text, Some(drawings.split_whitespace().map(str::to_owned).collect()))
}

/// The comment that has both.
pub(crate) fn join_drawings(text: Option<&str>, drawings: &[String]) -> Option<String> {
    let drawn = (!drawings.is_empty()).then(|| format!("{BEGIN}{}{END}", drawings.join(" ")));
    let parts: Vec<_> = drawn.into_iter().chain(text.map(str::to_owned)).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}
