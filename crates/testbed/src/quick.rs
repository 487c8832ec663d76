/// Panics in a quick run (`cargo xtask test --quick` sets `PALISADE_QUICK`): its tests start no database server,
/// and no process to kill. Whatever starts one asks here first.
#[track_caller]
pub fn not_in_a_quick_run(what: &str) {
    let is_quick = std::env::var_os("PALISADE_QUICK").is_some_and(|word| !word.is_empty());
    assert!(!is_quick, "a quick run starts no {what}: have xtask/src/test/quick.rs find this test");
}
