use std::collections::BTreeSet;

use game::{Random, TimeControl};
use ratings::{PairedPeople, PairingRules, RatedSeek};

use super::model::{normal, unit};

const ONLINE: [usize; 6] = [4, 10, 30, 100, 300, 1000];
const HOURS: u64 = 8;

/// How long people wait to be paired, and with whom, by how many are online, as rows of a table.
pub(crate) fn rows() -> Vec<String> {
    let mut rows = vec![
        "| games | online | waiting: half of all | nine of ten | 99 of 100 | ratings apart: half | nine of ten |".to_owned(),
        "| --- | --- | --- | --- | --- | --- | --- |".to_owned(),
    ];
    for (name, seats) in [("two sides", 2), ("four seats", 4)] {
        for online in ONLINE {
            rows.push(format!("| {name} | {online} | {} |", simulate(seats, online)));
        }
    }
    rows
}

/// Everybody who is online seeks a game, plays it for five to fifteen minutes, rests for two on average, and seeks
/// again. Whoever waits asks again now and then, as with the server: for somebody to play, or for a table where more
/// people gather.
fn simulate(seats: usize, online: usize) -> String {
    let clock = TimeControl::Fischer { seconds: 180, increment: 2 };
    let rules = PairingRules::of(clock, seats);
    let mut random = Random::new(online as u64);
    let mut ratings = Vec::new();
    // When somebody seeks again, in seconds.
    let mut seeks_at: Vec<(u64, usize)> = Vec::new();
    for person in 0..online {
        ratings.push(1500.0 + 300.0 * normal(&mut random));
        seeks_at.push((u64::from(random.below(900)), person));
    }
    let mut began: Vec<Option<bool>> = vec![None; online];
    let mut queue: Vec<RatedSeek> = Vec::new();
    let mut tables = Vec::new();
    let (mut waited, mut apart) = (Vec::new(), Vec::new());
    for second in 0..HOURS * 3600 {
        seeks_at.retain(|&(at, person)| {
            if at > second {
                return true;
            }
            queue.push(RatedSeek {
                person: person.to_string(),
                rating_first: ratings[person],
                rating_second: ratings[person],
                since: second * 1000,
                began_last: began[person],
                blocked: BTreeSet::new(),
            });
            false
        });
        let met = match seats {
            2 => pair(&rules, &queue, second, &mut random),
            _ => gather(&rules, &mut tables, &queue, second),
        };
        for names in met {
            let lasts = 300 + u64::from(random.below(600));
            let people: Vec<usize> =
                names.iter().map(|person| person.parse().expect("a number")).collect();
            let of = people.iter().map(|&person| ratings[person]);
            let span = of.clone().fold(f64::MIN, f64::max) - of.fold(f64::MAX, f64::min);
            apart.push(span);
            for (seat, &person) in people.iter().enumerate() {
                let place = queue.iter().position(|seek| seek.person == names[seat]);
                let seek = queue.swap_remove(place.expect("was in the queue"));
                waited.push((second * 1000 - seek.since) as f64 / 1000.0);
                began[person] = Some(seat == 0);
                let rest = (-(1.0 - unit(&mut random)).ln() * 120.0) as u64;
                seeks_at.push((second + lasts + rest, person));
            }
        }
    }
    let at = |values: &mut Vec<f64>, share: f64| {
        values.sort_by(f64::total_cmp);
        let nth = (values.len() as f64 * share) as usize;
        values.get(nth.min(values.len().saturating_sub(1))).copied().unwrap_or(f64::NAN)
    };
    format!(
        "{:.0} s | {:.0} s | {:.0} s | {:.0} | {:.0}",
        at(&mut waited, 0.5),
        at(&mut waited, 0.9),
        at(&mut waited, 0.99),
        at(&mut apart, 0.5),
        at(&mut apart, 0.9)
    )
}

/// Whether somebody asks in this second: when they come, and then again and again.
fn asks(seek: &RatedSeek, second: u64) -> bool {
    (second - seek.since / 1000).is_multiple_of(PairingRules::ASKS_AGAIN.into())
}

/// Has those whose time it is look for somebody to play; returns those who have met. As with the server, everybody who
/// waits is paired as well as possible, and whoever asks meets the one who fell to them.
fn pair(
    rules: &PairingRules,
    queue: &[RatedSeek],
    second: u64,
    random: &mut Random,
) -> Vec<Vec<String>> {
    let mut waiting = queue.to_vec();
    let mut met: Vec<Vec<String>> = Vec::new();
    for asking in queue.iter().filter(|seek| asks(seek, second)) {
        let is_own = |PairedPeople(pair): &PairedPeople| pair.contains(&asking.person);
        let pairs = rules.pair(&waiting, second * 1000, random.next_u64());
        if let Some(PairedPeople(pair)) = pairs.into_iter().find(is_own) {
            waiting.retain(|seek| !pair.contains(&seek.person));
            met.push(pair.into());
        }
    }
    met
}

/// Has those whose time it is look for a better table; returns those who are complete by now. A table is as old as
/// whoever was first there.
fn gather(
    rules: &PairingRules,
    tables: &mut Vec<Vec<RatedSeek>>,
    queue: &[RatedSeek],
    second: u64,
) -> Vec<Vec<String>> {
    let mut complete: Vec<Vec<String>> = Vec::new();
    for asking in queue.iter().filter(|seek| asks(seek, second)) {
        let is_own = |seek: &RatedSeek| seek.person == asking.person;
        // Whoever has just been brought together with others waits no longer.
        if complete.iter().any(|people| people.contains(&asking.person)) {
            continue;
        }
        let own = tables.iter().position(|table| table.iter().any(is_own));
        let mut own = own.map(|nth| tables.swap_remove(nth));
        let since = own.as_ref().map_or(second * 1000, |own| own[0].since);
        let company = own.as_ref().map_or(0, |own| own.len() - 1);
        let one = RatedSeek { since, ..asking.clone() };
        match rules.gather(&one, company, tables, second * 1000) {
            Some(nth) => {
                let since = tables[nth][0].since;
                tables[nth].push(RatedSeek { since, ..one });
                if let Some(own) = &mut own {
                    own.retain(|seek| !is_own(seek));
                }
                if tables[nth].len() == rules.seats {
                    let people = tables.swap_remove(nth).into_iter().map(|seek| seek.person);
                    complete.push(people.collect());
                }
            }
            None if own.is_none() => own = Some(vec![one]),
            None => {}
        }
        tables.extend(own.filter(|own| !own.is_empty()));
    }
    complete
}
