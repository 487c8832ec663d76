use serde_json::{Value, json};

/// The emulated device: viewport, colour scheme, touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewport {
    /// In CSS pixels.
    pub width: u32,
    /// In CSS pixels.
    pub height: u32,
    /// Whether the device prefers a dark colour scheme.
    pub dark: bool,
    /// Whether it has a touch screen.
    pub touch: bool,
}

impl Viewport {
    /// A desktop.
    pub const DESKTOP: Viewport = Viewport { width: 1440, height: 900, dark: false, touch: false };
    /// A phone.
    pub const PHONE: Viewport = Viewport { width: 360, height: 740, dark: false, touch: true };

    /// The same with a dark colour scheme.
    #[must_use]
    pub const fn dark(self) -> Viewport {
        Viewport { dark: true, ..self }
    }

    /// Its colour scheme, as CSS names it.
    pub(crate) fn scheme(self) -> &'static str {
        if self.dark { "dark" } else { "light" }
    }

    /// As the Chrome DevTools Protocol describes it.
    pub(crate) fn metrics(self) -> Value {
        json!({"width": self.width, "height": self.height, "deviceScaleFactor": 1, "mobile": self.touch})
    }
}
