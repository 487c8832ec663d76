//! Ms. Pac-Man, every role: expectation over true dice. What a position is worth a small network
//! learned from its own games: `scene` is what it is shown, `net` what it makes of that.

mod evaluation;
mod mind;
mod net;
mod outlook;
mod scene;
mod search;

use std::sync::LazyLock;

pub(crate) use mind::Mind;
use net::Net;

/// The network that plays; `examples/train_mspacman.rs` makes such.
static LEARNED: LazyLock<Net> =
    LazyLock::new(|| Net::parse(include_str!("learned.net")).expect("the net is sound"));
