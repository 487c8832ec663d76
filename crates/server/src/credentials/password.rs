//! Passwords: argon2id, in threads of its own and few at a time, so that signing in keeps nobody from playing.

use std::sync::Arc;

use argon2::{Algorithm, Argon2, Block, Params, Version};
use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD as BASE64;
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;

use super::common_passwords::is_common;
use crate::error::ServerError;

/// What a hash costs.
#[derive(Clone, Copy)]
struct Cost {
    /// In kibibytes.
    memory: u32,
    passes: u32,
    lanes: u32,
}

/// As OWASP recommends.
const COST: Cost = Cost { memory: 19_456, passes: 2, lanes: 1 };

const SALT_BYTES: usize = 16;
const HASH_BYTES: usize = 32;

/// The hash of no password: whoever names nobody waits as long as whoever names somebody.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$cGFsaXNhZGUgbm9ib2R5IQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// The most passwords that are hashed at a time; each takes the memory of [`COST`].
const MAX_RUNNING: usize = 4;

/// The most that wait for that.
const MAX_WAITING: usize = 64;

/// Hashes and verifies passwords.
#[derive(Clone, Debug)]
pub(crate) struct PasswordPool {
    running: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

impl Default for PasswordPool {
    fn default() -> PasswordPool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        PasswordPool {
            running: Arc::new(Semaphore::new(cores.div_ceil(2).min(MAX_RUNNING))),
            waiting: Arc::new(Semaphore::new(MAX_WAITING)),
        }
    }
}

impl PasswordPool {
    /// Refuses a password that others would guess.
    pub(crate) fn check(password: &str) -> Result<(), ServerError> {
        let lengths = api::MIN_PASSWORD_CHARS..=api::MAX_PASSWORD_CHARS;
        if !lengths.contains(&password.chars().count()) {
            return Err(ServerError::PasswordLength);
        }
        if is_common(password) { Err(ServerError::PasswordCommon) } else { Ok(()) }
    }

    /// The hash of a password, with the salt and the cost.
    pub(crate) async fn hash(&self, password: &str) -> Result<String, ServerError> {
        let password = normal(password);
        self.run(move || {
            let salt = store::random_bytes::<SALT_BYTES>();
            let hash = hash(&password, &salt, COST);
            let Cost { memory, passes, lanes } = COST;
            let (salt, hash) = (BASE64.encode(salt), BASE64.encode(hash));
            format!("$argon2id$v=19$m={memory},t={passes},p={lanes}${salt}${hash}")
        })
        .await
    }

    /// Whether a password has that hash. Without one, nobody's is compared, which takes as long.
    pub(crate) async fn verify(
        &self,
        password: &str,
        known: Option<&str>,
    ) -> Result<bool, ServerError> {
        // Whatever is longer is nobody's, and must cost no more.
        let typed: String = password.chars().take(api::MAX_PASSWORD_CHARS + 1).collect();
        let (password, exists) = (normal(&typed), known.is_some());
        let known = known.unwrap_or(NOBODY).to_owned();
        let matches = self.run(move || verify(&password, &known)).await?;
        Ok(matches && exists)
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        let _waiting = self.waiting.try_acquire().map_err(|_| ServerError::Busy)?;
        // Held by the work itself: whoever hangs up does not make room for more than there is.
        let running = Arc::clone(&self.running).acquire_owned().await;
        let running = running.map_err(|_| ServerError::Busy)?;
        let work = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(running);
            done
        });
        work.await.map_err(|_| ServerError::Busy)
    }
}

/// The same characters, however a keyboard composes them.
fn normal(password: &str) -> String {
    password.nfkc().collect()
}

fn hash(password: &str, salt: &[u8], cost: Cost) -> [u8; HASH_BYTES] {
    let mut hash = [0; HASH_BYTES];
    let params = Params::new(cost.memory, cost.passes, cost.lanes, Some(HASH_BYTES))
        .expect("a cost in range");
    let mut memory = vec![Block::default(); params.block_count()];
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    argon2
        .hash_password_into_with_memory(password.as_bytes(), salt, &mut hash, &mut memory)
        .expect("a salt and a password in range");
    hash
}

fn verify(password: &str, known: &str) -> bool {
    let Some((cost, salt, wanted)) = parse(known) else { return false };
    let found = hash(password, &salt, cost);
    // All bytes are compared, so that the time it takes says nothing about the first that differs.
    wanted.len() == HASH_BYTES
        && found.iter().zip(&wanted).fold(0, |differs, (one, other)| differs | (one ^ other)) == 0
}

/// The cost, the salt and the hash of a text that [`PasswordPool::hash`] has written.
fn parse(known: &str) -> Option<(Cost, Vec<u8>, Vec<u8>)> {
    let rest = known.strip_prefix("$argon2id$v=19$")?;
    let mut parts = rest.split('$');
    let mut cost = parts.next()?.split(',');
    let mut number = |name: &str| cost.next()?.strip_prefix(name)?.parse().ok();
    let cost = Cost { memory: number("m=")?, passes: number("t=")?, lanes: number("p=")? };
    let (salt, hash) = (BASE64.decode(parts.next()?).ok()?, BASE64.decode(parts.next()?).ok()?);
    let in_range = (8 * u64::from(cost.lanes)..=1 << 20).contains(&cost.memory.into())
        && (1..=16).contains(&cost.passes)
        && (1..=16).contains(&cost.lanes);
    (in_range && salt.len() >= 8).then_some((cost, salt, hash))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_by_its_hash() {
        let pool = PasswordPool::default();
        let hash = pool.hash("correct horse").await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$") && !hash.contains("horse"));
        assert!(pool.verify("correct horse", Some(&hash)).await.unwrap());
        assert!(!pool.verify("correct horsf", Some(&hash)).await.unwrap());
        assert!(!pool.verify("", None).await.unwrap());
        assert!(parse(NOBODY).is_some(), "it costs as much as any other");
        assert_ne!(pool.hash("correct horse").await.unwrap(), hash, "salted");
        // An e with an accent, composed and not.
        let hash = pool.hash("caf\u{e9} caf\u{e9} caf\u{e9}").await.unwrap();
        assert!(pool.verify("cafe\u{301} cafe\u{301} cafe\u{301}", Some(&hash)).await.unwrap());
    }

    #[test]
    fn weak_passwords_are_refused() {
        assert_eq!(PasswordPool::check("short"), Err(ServerError::PasswordLength));
        assert_eq!(PasswordPool::check(&"x".repeat(201)), Err(ServerError::PasswordLength));
        for common in ["password123", "Password1234", "qwertyuiop", "1234567890", "aaaaaaaaaaaa"] {
            assert_eq!(PasswordPool::check(common), Err(ServerError::PasswordCommon), "{common}");
        }
        assert_eq!(PasswordPool::check("a fence for Ada"), Ok(()));
    }
}
