use std::sync::LazyLock;

use super::network::MsPacmanNetwork;

/// The network of full strength, made by `palisade-trainer mspacman`.
pub(super) static TRAINED_NETWORK: LazyLock<MsPacmanNetwork> =
    LazyLock::new(|| parsed(include_str!("mspacman.net")));

/// The network of the other levels, an earlier and smaller one: a better network for full strength leaves them as
/// they were measured.
pub(super) static LEVELS_NETWORK: LazyLock<MsPacmanNetwork> =
    LazyLock::new(|| parsed(include_str!("levels.net")));

fn parsed(text: &str) -> MsPacmanNetwork {
    MsPacmanNetwork::parse(text).expect("the file is a network")
}
