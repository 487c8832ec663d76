use api::{NotificationKind, NotificationSettings, PushDevice, QuietHours};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::push_subscription::{self, PushProblem};
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};
use crate::{guest, server_features};

/// What the person is told although the page is closed: whether this browser is, what, how and when not.
#[component]
pub fn NoticesSection() -> impl IntoView {
    let state = NoticesState::new();
    state.load();
    let problem = move || {
        let text = state.problem.get().map(|problem| match problem {
            PushProblem::Missing => translate("notices-missing", &[]),
            PushProblem::Denied => translate("notices-denied", &[]),
            PushProblem::Failed => translate("notices-failed", &[]),
            PushProblem::Request(error) => i18n::error_text(&error),
        });
        text.map(|text| view! { <p class="say" role="alert">{text}</p> })
    };
    let device = move || {
        match state.device.get() {
        Some(device) => view! {
            <p class="say good" role="status">{t("notices-on")}</p>
            <div class="row">
                <button class="button" type="button" on:click=move |_| state.unsubscribe(device.clone())>
                    {t("notices-stop")}
                </button>
            </div>
        }
        .into_any(),
        None => view! {
            <div class="row">
                <button
                    class="button main"
                    type="button"
                    prop:disabled=move || state.is_busy.get()
                    on:click=move |_| state.subscribe()
                >
                    {t("notices-start")}
                </button>
            </div>
        }
        .into_any(),
    }
    };
    let has_devices = Memo::new(move |_| state.with(|settings| settings.devices > 0));
    let stop_all = move || {
        has_devices.get().then(|| {
            view! {
                <button class="button" type="button" on:click=move |_| state.unsubscribe_all()>
                    {t("notices-stop-all")}
                </button>
            }
        })
    };
    let has_mail = Memo::new(move |_| {
        let is_sent = server_features::signal().with(|features| features.mail);
        is_sent && guest::account_name().is_some()
    });
    let is_known = Memo::new(move |_| state.settings.with(Option::is_some));
    let switches = move || {
        is_known.get().then(|| {
            view! {
                <KindSwitches state label="notices-push" kinds=|settings| &mut settings.push />
                {move || has_mail.get().then(|| view! {
                    <KindSwitches state label="notices-mail" kinds=|settings| &mut settings.mail />
                })}
                <QuietSwitch state />
            }
        })
    };
    view! {
        <section class="card column" id="notices" aria-labelledby="notices-title">
            <h2 id="notices-title">{t("notices-title")}</h2>
            {problem}
            {device}
            {switches}
            {stop_all}
        </section>
    }
}

/// What is known of the person's settings, and of this browser.
#[derive(Clone, Copy)]
struct NoticesState {
    /// None before the server has said, and while nobody is known here.
    settings: RwSignal<Option<NotificationSettings>>,
    /// This browser, if it is told.
    device: RwSignal<Option<PushDevice>>,
    problem: RwSignal<Option<PushProblem>>,
    is_busy: RwSignal<bool>,
}

impl NoticesState {
    fn new() -> NoticesState {
        NoticesState {
            settings: RwSignal::new(None),
            device: RwSignal::new(None),
            problem: RwSignal::new(None),
            is_busy: RwSignal::new(false),
        }
    }

    fn with<T: Default>(self, read: impl FnOnce(&NotificationSettings) -> T) -> T {
        self.settings.with(|settings| settings.as_ref().map(read).unwrap_or_default())
    }

    /// Asks the server, which hears once more of this browser.
    fn load(self) {
        if guest::me().is_none() {
            return;
        }
        spawn_local(async move {
            let device = push_subscription::renew().await;
            if self.device.try_set(device).is_some() {
                return;
            }
            self.accept(http::get("/me/notice-settings").await);
        });
    }

    /// Takes in what the server has answered.
    fn accept(self, answer: Result<NotificationSettings, RequestError>) {
        if self.settings.is_disposed() {
            return;
        }
        match answer {
            Ok(settings) => {
                self.problem.set(None);
                self.settings.set(Some(settings));
            }
            // Nobody is known here, or not any more.
            Err(RequestError::Refused(refusal)) if refusal.status == 401 => {}
            Err(error) => self.problem.set(Some(PushProblem::Request(error))),
        }
    }

    fn subscribe(self) {
        self.is_busy.set(true);
        spawn_local(async move {
            let subscribed = push_subscription::subscribe().await;
            if self.settings.is_disposed() {
                return;
            }
            self.is_busy.set(false);
            match subscribed {
                Ok(device) => {
                    self.device.set(Some(device));
                    self.accept(http::get("/me/notice-settings").await);
                }
                Err(problem) => self.problem.set(Some(problem)),
            }
        });
    }

    fn unsubscribe(self, device: PushDevice) {
        spawn_local(async move {
            let answer = push_subscription::unsubscribe(&device).await;
            if answer.is_ok() {
                self.device.try_set(None);
            }
            self.accept(answer);
        });
    }

    fn unsubscribe_all(self) {
        spawn_local(async move {
            let answer = http::delete("/me/push").await;
            if answer.is_ok() {
                self.device.try_set(None);
            }
            self.accept(answer);
        });
    }

    /// Changes the settings, here and at the server.
    fn change(self, change: impl FnOnce(&mut NotificationSettings)) {
        let Some(mut settings) = self.settings.get_untracked() else { return };
        change(&mut settings);
        settings.language = Some(untrack(i18n::language).tag().to_owned());
        self.settings.set(Some(settings.clone()));
        spawn_local(async move {
            self.accept(http::send("PUT", "/me/notice-settings", &settings).await);
        });
    }
}

/// A switch for each kind of notice.
#[component]
fn KindSwitches(
    state: NoticesState,
    label: &'static str,
    kinds: fn(&mut NotificationSettings) -> &mut Vec<NotificationKind>,
) -> impl IntoView {
    let switch = move |kind: NotificationKind| {
        let text = match kind {
            NotificationKind::Turn => "notices-kind-turn",
            NotificationKind::Start => "notices-kind-start",
            NotificationKind::Challenge => "notices-kind-challenge",
            NotificationKind::Reminder => "notices-kind-reminder",
        };
        let is_on = move || state.with(|settings| kinds(&mut settings.clone()).contains(&kind));
        let set = move |event| {
            let on = event_target_checked(&event);
            state.change(|settings| {
                let chosen = kinds(settings);
                chosen.retain(|other| *other != kind);
                if on {
                    chosen.push(kind);
                }
            });
        };
        view! {
            <label class="switch">
                <span>{t(text)}</span>
                <input type="checkbox" role="switch" prop:checked=is_on on:change=set />
            </label>
        }
    };
    view! {
        <div class="field" role="group" aria-label=t(label)>
            <span aria-hidden="true">{t(label)}</span>
            {NotificationKind::ALL.map(switch).collect_view()}
        </div>
    }
}

/// From ten in the evening to eight in the morning, until somebody says otherwise.
const NIGHT: (u16, u16) = (22 * 60, 8 * 60);

/// Quiet hours, by the clock of this device.
#[component]
fn QuietSwitch(state: NoticesState) -> impl IntoView {
    let set = move |from: u16, until: u16| {
        let behind = js_sys::Date::new_0().get_timezone_offset();
        let quiet = QuietHours { from, until, offset: -(behind as i16) };
        state.change(|settings| settings.quiet = Some(quiet));
    };
    let quiet = Memo::new(move |_| state.with(|settings| settings.quiet));
    let switch = move |event| match event_target_checked(&event) {
        true => set(NIGHT.0, NIGHT.1),
        false => state.change(|settings| settings.quiet = None),
    };
    let is_on = Memo::new(move |_| quiet.get().is_some());
    let times = move || {
        is_on.get().then(|| {
            let from = move || quiet.get().map_or(NIGHT.0, |quiet| quiet.from);
            let until = move || quiet.get().map_or(NIGHT.1, |quiet| quiet.until);
            view! {
                <div class="row">
                    <label class="field">
                        <span>{t("notices-quiet-from")}</span>
                        <input class="input" type="time" prop:value=move || clock(from()) on:change=move |event| {
                            if let Some(from) = minutes(&event_target_value(&event)) {
                                set(from, untrack(until));
                            }
                        } />
                    </label>
                    <label class="field">
                        <span>{t("notices-quiet-until")}</span>
                        <input class="input" type="time" prop:value=move || clock(until()) on:change=move |event| {
                            if let Some(until) = minutes(&event_target_value(&event)) {
                                set(untrack(from), until);
                            }
                        } />
                    </label>
                </div>
                <p class="soft">{t("notices-quiet-why")}</p>
            }
        })
    };
    view! {
        <label class="switch">
            <span>{t("notices-quiet")}</span>
            <input type="checkbox" role="switch" prop:checked=is_on on:change=switch />
        </label>
        {times}
    }
}

/// A time of day as the browser's field has it: `22:00`.
fn clock(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

fn minutes(clock: &str) -> Option<u16> {
    let (hours, minutes) = clock.get(..5)?.split_once(':')?;
    Some(hours.parse::<u16>().ok()? * 60 + minutes.parse::<u16>().ok()?)
}
