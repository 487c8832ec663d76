use std::sync::LazyLock;

use super::network::MsPacmanNetwork;

/// The network that plays, made by `examples/train_mspacman.rs`.
pub(super) static TRAINED_NETWORK: LazyLock<MsPacmanNetwork> = LazyLock::new(|| {
    MsPacmanNetwork::parse(include_str!("mspacman.net")).expect("the file is a network")
});
