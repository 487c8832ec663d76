/// The source of a function that runs the body of another, whose `arguments` it takes as JSON in a
/// string; what comes of it, awaited if it is a promise, it returns in the same form. Protocols
/// that describe values by their types need no more than strings then.
pub(crate) fn as_json(script: &str) -> String {
    format!(
        "async (args) => JSON.stringify(await (function () {{ {script}\n }}).apply(null, JSON.parse(args)) ?? null)"
    )
}
