//! SPDX expressions: the licences of a package.

/// Whether allowed licences satisfy an SPDX expression; `None` if it is not one. Asks for every licence in it.
pub(crate) fn is_satisfied(
    expression: &str,
    mut is_allowed: impl FnMut(&str) -> bool,
) -> Option<bool> {
    // Before SPDX expressions, a slash was "or".
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<_> = spaced.split_whitespace().collect();
    let (satisfied, rest) = alternatives(&words, &mut is_allowed)?;
    rest.is_empty().then_some(satisfied)
}

type Evaluated<'a, 'w> = Option<(bool, &'a [&'w str])>;

fn alternatives<'a, 'w>(
    words: &'a [&'w str],
    is_allowed: &mut dyn FnMut(&str) -> bool,
) -> Evaluated<'a, 'w> {
    let (mut satisfied, mut rest) = conjunction(words, is_allowed)?;
    while let ["OR", after @ ..] = rest {
        let (other, after) = conjunction(after, is_allowed)?;
        (satisfied, rest) = (satisfied | other, after);
    }
    Some((satisfied, rest))
}

fn conjunction<'a, 'w>(
    words: &'a [&'w str],
    is_allowed: &mut dyn FnMut(&str) -> bool,
) -> Evaluated<'a, 'w> {
    let (mut satisfied, mut rest) = licence(words, is_allowed)?;
    while let ["AND", after @ ..] = rest {
        let (other, after) = licence(after, is_allowed)?;
        (satisfied, rest) = (satisfied & other, after);
    }
    Some((satisfied, rest))
}

fn licence<'a, 'w>(
    words: &'a [&'w str],
    is_allowed: &mut dyn FnMut(&str) -> bool,
) -> Evaluated<'a, 'w> {
    match words {
        ["(", inner @ ..] => match alternatives(inner, is_allowed)? {
            (satisfied, [")", rest @ ..]) => Some((satisfied, rest)),
            _ => None,
        },
        [")" | "AND" | "OR" | "WITH", ..] => None,
        [name, "WITH", exception, rest @ ..] => {
            Some((is_allowed(&format!("{name} WITH {exception}")), rest))
        }
        [name, rest @ ..] => Some((is_allowed(name), rest)),
        [] => None,
    }
}

#[test]
fn expressions_are_satisfied_by_allowed_licences() {
    let is_allowed = |licence: &str| ["A", "B", "A WITH x"].contains(&licence);
    for (expression, expected) in [
        ("A", Some(true)),
        ("C", Some(false)),
        ("C OR A", Some(true)),
        ("C/A", Some(true)),
        ("A AND C", Some(false)),
        ("A AND B OR C", Some(true)),
        ("A OR B AND C", Some(true)),
        ("(A OR B) AND C", Some(false)),
        ("C AND (A OR B) OR B", Some(true)),
        ("A WITH x", Some(true)),
        ("B WITH x", Some(false)),
        ("", None),
        ("A B", None),
        ("A OR", None),
        ("AND A", None),
        ("(A OR B", None),
        ("A)", None),
        ("A WITH", None),
    ] {
        assert_eq!(is_satisfied(expression, is_allowed), expected, "{expression}");
    }
}
