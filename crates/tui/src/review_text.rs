use engine::GameReview;
use locale::Locale;
use rules::GameRecord;

/// What is said of the entry that was made last among so many, while looking back: the move or roll, and
/// what its review says.
pub(crate) fn move_text(
    game: &GameRecord,
    review: Option<&GameReview>,
    ply: usize,
    locale: &Locale,
) -> String {
    let record = &game.record;
    let entries = record.entries();
    let name = |seat| locale.player(&game.header, seat);
    let of = ("of", record.move_count(entries.len()).into());
    let Some(nth) = ply.checked_sub(1) else { return locale.with("review-start", &[of]) };
    let word = locale.entry_of(&game.header, &entries[nth].to_string());
    let shown = match record.move_number(nth) {
        Some(number) => {
            locale.with("review-move", &[("ply", number.into()), of, ("move", word.into())])
        }
        None => word,
    };
    let told = review.map(|review| review.reasons_of_entry(nth, &name)).unwrap_or_default();
    let told = told.iter().map(|reason| locale.reason(reason));
    std::iter::once(shown).chain(told).collect::<Vec<_>>().join(". ")
}
