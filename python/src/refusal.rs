use game::{Reason, ReasonArg};
use locale::{Language, Locale};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

pyo3::create_exception!(
    palisade,
    Refusal,
    PyValueError,
    "Why something is refused: an illegal move, an unknown option, a bad position.\n\n\
     The message is an English sentence; `key`, `rule` and `arguments` say the same as data.\n\n\
     >>> try:\n\
     ...     Game(\"quoridor\").start().play(\"e5\")\n\
     ... except Refusal as refusal:\n\
     ...     refusal.key, refusal.rule\n\
     ('refusal-quoridor-too-far', 'C08')"
);

/// The exception for a reason.
pub(crate) fn refused(reason: impl Into<Reason>) -> PyErr {
    let reason = reason.into();
    Python::attach(|py| {
        let error = Refusal::new_err(Locale::new(Language::English).reason(&reason));
        let value = error.value(py);
        let arguments = PyDict::new(py);
        let filled = reason.args.iter().try_for_each(|(name, arg)| match arg {
            ReasonArg::Text(text) | ReasonArg::Entry(text) => arguments.set_item(name, text),
            ReasonArg::Number(number) => arguments.set_item(name, number),
            ReasonArg::Term(term) => arguments.set_item(name, term),
            ReasonArg::Reason(inner) => {
                arguments.set_item(name, refused((**inner).clone()).value(py))
            }
        });
        let set = filled
            .and_then(|()| value.setattr("key", reason.key))
            .and_then(|()| value.setattr("rule", reason.rule))
            .and_then(|()| value.setattr("arguments", arguments));
        set.err().unwrap_or(error)
    })
}
