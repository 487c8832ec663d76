//! The server's tests from outside, one module for each subject. They are one program, since each
//! program would be linked with the whole server.

mod absence;
mod accounts;
mod blocks;
mod challenges;
mod cluster;
mod common;
mod database_versions;
mod erasure;
mod faults;
mod files;
mod friends;
mod hostile_clients;
mod interleaving;
mod limits;
mod mail;
mod maintenance;
mod migration;
mod moderation;
mod monitoring;
mod openapi;
mod outer_limits;
mod pairing;
mod passkeys;
mod phrases;
mod presence;
mod probe;
mod profiles;
mod recovery;
mod reports;
mod review;
mod sign_in;
mod socket_activation;
mod tables;
mod unusable_databases;
mod workers;
