//! The finished program's tests, one module for each subject. They are one program, since each
//! program would be linked with much of Palisade.

mod cli;
mod common;
mod docs;
mod exit_codes;
mod golden;
mod kill;
mod languages;
mod moderation;
mod programs;
mod records;
mod serve;
mod terminal;
mod tls;
