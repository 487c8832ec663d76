//! The web page of Palisade as WebAssembly. There is nothing here but a build script, which compiles
//! `crates/web` and tells the build script of `crates/assets` where the module is. It is a crate of
//! its own because it needs nothing: it need not wait until the tools that work on the module are
//! compiled.
