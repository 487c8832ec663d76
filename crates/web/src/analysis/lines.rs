use std::time::Duration;

use game::{Insight, Line, Score, Turn};
use leptos::ev::PointerEvent;
use leptos::prelude::*;

use super::evaluation::{LiveEvaluation, MOST_LINES};
use super::state::AnalysisState;
use crate::i18n::{self, display_word, t, translate};
use crate::settings;

/// The engine: its switch, how deep and how fast it searches, and the best lines. A line that is
/// hovered or focused is played on the board.
#[component]
pub fn EnginePanel(state: AnalysisState, evaluation: LiveEvaluation) -> impl IntoView {
    let player = LinePlayer {
        state,
        evaluation,
        playing: StoredValue::new(0),
        is_resting: StoredValue::new(false),
    };
    let whose = move || {
        let seat = evaluation.insight.with(|insight| insight.as_ref().map(|i| i.seat))?;
        let name = state.session.name(seat);
        let told = translate("analysis-threat-of", &[("name", name.into())]);
        evaluation.threat.get().then(|| view! { <p class="say tint">{told}</p> })
    };
    let effort = move || {
        evaluation.insight.with(|insight| match insight {
            Some(insight) if insight.effort.depth > 0 => translate(
                "analysis-effort",
                &[
                    ("depth", insight.effort.depth.into()),
                    ("speed", speed(insight.effort.nodes_per_second()).into()),
                ],
            ),
            _ if evaluation.failed.get() => translate("analysis-engine-failed", &[]),
            Some(insight) if insight.exact.is_some() => translate("analysis-exact", &[]),
            _ if !evaluation.on.get() => translate("analysis-engine-off", &[]),
            _ => String::new(),
        })
    };
    // The lines keep their places while they change, so that one can stay on them.
    let count = Memo::new(move |_| {
        let found = evaluation.insight.with(|i| i.as_ref().map_or(0, |i| i.lines.len()));
        found.min(usize::from(evaluation.lines.get()))
    });
    let wanted = (1..=MOST_LINES)
        .map(|number| {
            view! {
                <option
                    value=number.to_string()
                    selected=move || evaluation.lines.get() == number
                >
                    {move || translate("analysis-lines", &[("count", u32::from(number).into())])}
                </option>
            }
        })
        .collect_view();
    view! {
        <section class="engine card" aria-label=t("analysis-engine")>
            <div class="head">
                <label class="switch">
                    <input
                        type="checkbox"
                        role="switch"
                        prop:checked=evaluation.on
                        on:change=move |_| evaluation.toggle()
                    />
                    <b>{t("analysis-engine")}</b>
                </label>
                <small class="effort">{effort}</small>
                <button
                    class="button small deeper"
                    class:waits=move || !evaluation.can_go_deeper.get()
                    type="button"
                    disabled=move || !evaluation.can_go_deeper.get()
                    on:click=move |_| evaluation.go_deeper()
                >
                    {t("analysis-deeper")}
                </button>
                <select
                    class="count"
                    aria-label=t("analysis-lines-label")
                    on:change=move |event| {
                        if let Ok(lines) = event_target_value(&event).parse() {
                            evaluation.set_lines(lines);
                        }
                    }
                >
                    {wanted}
                </select>
            </div>
            {whose}
            <ol
                class="variations"
                on:pointermove=move |event| player.pointer_moved(&event)
                class:paused=move || {
                    !evaluation.on.get() && !evaluation.is_solved.get() && !evaluation.threat.get()
                }
                style:--lines=move || evaluation.lines.get().to_string()
            >
                <For each=move || 0..count.get() key=|nth| *nth let:nth>
                    <EngineLine evaluation player nth />
                </For>
            </ol>
        </section>
    }
}

/// The best line alone, for screens on which the others are further down.
#[component]
pub fn BestLine(evaluation: LiveEvaluation) -> impl IntoView {
    let best = Memo::new(move |_| {
        evaluation.insight.with(|insight| {
            let insight = insight.as_ref()?;
            let line = insight.lines.first()?;
            let words: Vec<_> = line.words.iter().take(WORDS_SHOWN).cloned().collect();
            Some((line_value(insight, line), words.join(" ")))
        })
    });
    view! {
        <p class="best" aria-hidden="true">
            {move || best.get().map(|(value, words)| view! { <b>{value}</b> " " <span>{words}</span> })}
        </p>
    }
}

/// So many words of a line are shown.
const WORDS_SHOWN: usize = 10;

#[component]
fn EngineLine(evaluation: LiveEvaluation, player: LinePlayer, nth: usize) -> impl IntoView {
    let line = Memo::new(move |_| {
        evaluation.insight.with(|insight| {
            let insight = insight.as_ref()?;
            let line = insight.lines.get(nth)?;
            Some((insight.seat, line_value(insight, line), line.words.clone()))
        })
    });
    let words = Memo::new(move |_| {
        line.with(|line| line.as_ref().map(|(.., words)| words.clone()).unwrap_or_default())
    });
    let value = move || {
        line.with(|line| line.as_ref().map(|(_, value, _)| value.clone())).unwrap_or_default()
    };
    let shown = move || {
        let words = words.get();
        let button = |(last, word): (usize, &String)| {
            let until: Vec<_> = words[..=last].to_vec();
            let (previewed, played) = (until.clone(), until);
            view! {
                <button
                    class="ply"
                    type="button"
                    on:pointerenter=move |_| player.hold(previewed.clone())
                    on:click=move |_| player.take(&played)
                >
                    {display_word(word)}
                </button>
            }
        };
        words.iter().take(WORDS_SHOWN).enumerate().map(button).collect_view()
    };
    let label = move || {
        translate(
            "analysis-line-label",
            &[
                ("number", (nth + 1).into()),
                ("value", value().into()),
                ("words", words.get().join(" ").into()),
            ],
        )
    };
    let seat_class = move || {
        let seat = line.with(|line| line.as_ref().map_or(0, |(seat, ..)| *seat));
        format!("value c{seat}")
    };
    view! {
        <li
            on:pointerleave=move |_| player.stop()
            on:focusout=move |_| player.stop()
        >
            <span class="rank" aria-hidden="true">{nth + 1}</span>
            <button
                class=seat_class
                type="button"
                aria-label=label
                on:pointerenter=move |_| player.start(words.get_untracked())
                on:focus=move |_| player.start(words.get_untracked())
                on:click=move |_| player.take(&words.with_untracked(|w| w.first().cloned().into_iter().collect::<Vec<_>>()))
            >
                {value}
            </button>
            <span class="words">{shown}</span>
        </li>
    }
}

/// What a line of an analysis is worth to the seat to move.
pub fn line_value(insight: &Insight, line: &Line) -> String {
    match line.score {
        Score::Wins(count) => translate("analysis-wins-in", &[("count", count.into())]),
        Score::Loses(count) => translate("analysis-loses-in", &[("count", count.into())]),
        // A solved line that nobody wins.
        Score::Points(_) if insight.exact.is_some() && is_even(line) => {
            translate("analysis-exact-endless", &[])
        }
        Score::Points(_) => {
            let seat = usize::from(insight.seat);
            let chance = line.chances.get(seat.wrapping_sub(1)).copied();
            chance.map(i18n::chance).unwrap_or_default()
        }
    }
}

/// Whether a line is worth the same to everyone.
fn is_even(line: &Line) -> bool {
    line.chances.iter().all(|chance| *chance == 500)
}

fn speed(nodes_per_second: u64) -> String {
    let key = match nodes_per_second {
        0..1_000 => return nodes_per_second.to_string(),
        1_000..1_000_000 => "analysis-thousands",
        _ => "analysis-millions",
    };
    let number = match nodes_per_second {
        ..10_000 => i18n::language().decimal(nodes_per_second as f64 / 1e3, 1),
        10_000..1_000_000 => (nodes_per_second / 1000).to_string(),
        _ => i18n::language().decimal(nodes_per_second as f64 / 1e6, 1),
    };
    translate(key, &[("number", number.into())])
}

/// Plays a line on the board, word by word, and takes it back.
#[derive(Clone, Copy)]
pub struct LinePlayer {
    state: AnalysisState,
    evaluation: LiveEvaluation,
    /// The number of the line that plays; another one for every start and stop.
    playing: StoredValue<u32>,
    /// Whether a line was taken and the pointer has not moved since: what comes to lie under it then was not
    /// pointed at.
    is_resting: StoredValue<bool>,
}

/// How long each position of a line stays.
const STEP: Duration = Duration::from_millis(650);

impl LinePlayer {
    fn pointer_moved(self, event: &PointerEvent) {
        if event.movement_x() != 0 || event.movement_y() != 0 {
            self.is_resting.set_value(false);
        }
    }

    /// Plays a line from its first word; with reduced motion shows its end.
    fn start(self, words: Vec<String>) {
        let number = self.next();
        if words.is_empty() || self.is_resting.get_value() || !self.is_at_a_turn() {
            return;
        }
        if settings::reduced_motion() {
            return self.state.set_preview(words);
        }
        self.step(number, words, 1);
    }

    fn step(self, number: u32, words: Vec<String>, count: usize) {
        if self.playing.try_get_value() != Some(number) || count > words.len() {
            return;
        }
        self.state.set_preview(words[..count].to_vec());
        set_timeout(move || self.step(number, words, count + 1), STEP);
    }

    /// Shows the position after these words for as long as the pointer stays.
    fn hold(self, words: Vec<String>) {
        self.next();
        if !self.is_resting.get_value() && self.is_at_a_turn() {
            self.state.set_preview(words);
        }
    }

    fn stop(self) {
        self.next();
        self.state.set_preview(Vec::new());
    }

    /// Plays the words into the analysis.
    fn take(self, words: &[String]) {
        self.next();
        // It is not the opponent's turn.
        if self.evaluation.threat.get_untracked() {
            return;
        }
        self.is_resting.set_value(true);
        self.state.set_preview(Vec::new());
        self.state.play_line(words);
    }

    fn next(self) -> u32 {
        let number = self.playing.get_value() + 1;
        self.playing.set_value(number);
        number
    }

    /// Whether the lines can be played from here.
    fn is_at_a_turn(self) -> bool {
        if self.evaluation.threat.get_untracked() {
            return false;
        }
        let at = self.state.at.get_untracked();
        let turn = self.state.analysis.with_untracked(|a| a.tree.get(at).map(|node| node.turn()));
        matches!(turn, Some(Turn::Seat(_)))
    }
}
