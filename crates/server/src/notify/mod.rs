//! Telling people what happens although their page is closed: what there is to tell is found and written down as rows, and
//! whichever node takes one up decides about it and sends it. Nobody is told twice, whatever node dies.

mod finder;
mod sender;
mod subscribe;

pub(crate) use sender::run;
pub(crate) use subscribe::{change_settings, own_settings, subscribe};
