//! Where the page's own files are.

use std::cell::RefCell;

thread_local! {
    static ASSET_BASE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Sets the folder that the page's own files are loaded from; its name changes with every build.
pub fn set_asset_base(folder: &str) {
    ASSET_BASE.with_borrow_mut(|base| folder.clone_into(base));
}

/// The URL of one of the page's own files.
pub fn asset_url(name: &str) -> String {
    ASSET_BASE.with_borrow(|base| format!("{base}{name}"))
}
