use std::sync::LazyLock;

use super::network::MsPacmanNetwork;

/// The network that plays, made by `palisade-trainer mspacman`.
pub(super) static TRAINED_NETWORK: LazyLock<MsPacmanNetwork> = LazyLock::new(|| {
    MsPacmanNetwork::parse(include_str!("mspacman.net")).expect("the file is a network")
});
