//! What people prove with who they are: passwords, passkeys, recovery codes, sessions. Nothing of it is written down
//! as it was typed, and nothing of it reaches a log.

mod codes;
mod common_passwords;
mod device;
mod passkeys;
mod password;
mod sessions;

pub(crate) use codes::{hash_code, hash_name, hash_token, new_recovery_codes};
pub(crate) use device::device_of;
pub(crate) use passkeys::{PasskeyAnswer, PasskeyChallenge, PasskeyVerifier};
pub(crate) use password::PasswordPool;
pub(crate) use sessions::SessionRegister;
