use engine::GameReview;
use game::Record;
use locale::Locale;
use rules::AnyPosition;

/// What is said of the move with that number while looking back: the move, and what its review says.
pub(crate) fn move_text(
    record: &Record<AnyPosition>,
    review: Option<&GameReview>,
    ply: usize,
    locale: &Locale,
) -> String {
    let entries = record.entries();
    let of = ("of", entries.len().into());
    let Some(nth) = ply.checked_sub(1) else { return locale.with("review-start", &[of]) };
    let word = locale.entry(&entries[nth].to_string());
    let shown = locale.with("review-move", &[("ply", ply.into()), of, ("move", word.into())]);
    let told = review.map(|review| review.reasons_of_entry(nth)).unwrap_or_default();
    let told = told.iter().map(|reason| locale.reason(reason));
    std::iter::once(shown).chain(told).collect::<Vec<_>>().join(". ")
}
