/// A short word for a device, from what its browser says of itself: `Firefox · Linux`. Empty if it says nothing
/// that is known.
pub(crate) fn device_of(user_agent: &str) -> String {
    // The first that is found: most say that they are several others as well.
    const PROGRAMS: [(&str, &str); 9] = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser", "Samsung Internet"),
        ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"),
        ("CriOS", "Chrome"),
        ("Chrom", "Chrome"),
        ("Safari", "Safari"),
        ("palisade", "Palisade"),
    ];
    const SYSTEMS: [(&str, &str); 8] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
        ("FreeBSD", "FreeBSD"),
    ];
    let find = |words: &[(&str, &'static str)]| {
        words.iter().find(|(word, _)| user_agent.contains(word)).map(|(_, name)| *name)
    };
    let parts: Vec<_> = [find(&PROGRAMS), find(&SYSTEMS)].into_iter().flatten().collect();
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_told_apart() {
        for (says, is) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox · Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
                "Chrome · Android",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0",
                "Edge · Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1",
                "Safari · iPhone",
            ),
            ("curl/8.0", ""),
            ("", ""),
        ] {
            assert_eq!(device_of(says), is, "{says}");
        }
    }
}
