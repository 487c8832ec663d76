/// Whether a reader is not shown what somebody says. Blocks belong here: whoever blocks somebody hears
/// nothing from them.
pub(super) fn is_hidden(_reader: Option<&str>, _speaker: &str) -> bool {
    false
}
