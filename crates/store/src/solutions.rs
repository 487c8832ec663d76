use async_trait::async_trait;

use crate::StoreError;

/// Solved mazes that the nodes and workers on one database share, each a file cut into pieces. A server
/// that has its database to itself has its files only.
#[async_trait]
pub trait Solutions: Send + Sync {
    /// The names of all solutions, and how large they are.
    async fn solutions(&self) -> Result<Vec<(String, u64)>, StoreError> {
        Ok(Vec::new())
    }

    /// A piece of a solution, from 0 on.
    async fn solution_piece(&self, _name: &str, _nth: u32) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(None)
    }

    /// Keeps a piece of a solution.
    async fn keep_solution_piece(
        &self,
        _name: &str,
        _nth: u32,
        _bytes: &[u8],
    ) -> Result<(), StoreError> {
        Ok(())
    }

    /// Says that all pieces of a solution are there.
    async fn publish_solution(&self, _name: &str, _bytes: u64) -> Result<(), StoreError> {
        Ok(())
    }

    /// Deletes a solution.
    async fn forget_solution(&self, _name: &str) -> Result<(), StoreError> {
        Ok(())
    }
}
