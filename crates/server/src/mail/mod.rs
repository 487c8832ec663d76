//! Mails: written down as jobs of the database, and sent by whichever node takes one up. Whoever asks for one waits for
//! nothing, and a node that stops leaves what it has not handed over to the next.

mod delivery;
mod letter;
mod sender;

pub(crate) use letter::{Message, Recipient};
pub(crate) use sender::{mail, run};
