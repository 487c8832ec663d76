//! Any text is a course or is refused, with the place of what is wrong.
#![no_main]

use lessons::Course;
use libfuzzer_sys::fuzz_target;

const OTHER: &str = "game quoridor\n== other\nrules C08\nposition start\nanswer e2\n";

fuzz_target!(|text: &str| {
    let lines = text.lines().count().max(1);
    let course = Course::parse_text(text, &|_| Some(OTHER));
    let error = match &course {
        Ok(course) => course.check().err(),
        Err(error) => Some(error.clone()),
    };
    if let Some(error) = error {
        assert!((1..=lines).contains(&error.line), "{error:?}");
    }
});
