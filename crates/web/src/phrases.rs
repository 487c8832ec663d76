//! What players say to each other at a table: a button that opens the twelve phrases, bubbles at the names
//! of those who speak, and lines in the log.

use std::time::Duration;

use api::{Friends, Person, Phrase, SaidPhrase, SeatHolder, Snapshot};
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::{Millis, MutedPeople, PhraseFilter, PhraseLog};

use crate::challenge_again::ChallengeAgain;
use crate::i18n::{self, t, translate};
use crate::named_person::{NamedPerson, PersonMenuPart, PhraseSwitch, menu_dialog};
use crate::play::{PhraseSlot, TablePhrases};
use crate::{guest, http, live_region, route, storage, table_link};

/// The key of the device's storage under which the people are whom nobody here wants to hear.
const MUTED: &str = "muted";

/// The key under which the device remembers that strangers are not to be heard.
pub const HIDES_STRANGERS: &str = "hide-strangers";

/// What was heard at the table shown, and who is not to be; a context of its page.
#[derive(Clone, Copy)]
struct HeardPhrases {
    table: TablePhrases,
    log: RwSignal<PhraseLog>,
    muted: RwSignal<MutedPeople>,
    /// Whom the account of the person here does not want to hear anywhere.
    muted_anywhere: RwSignal<Vec<String>>,
    /// The friends of the person here, who are no strangers.
    friends: RwSignal<Vec<String>>,
    /// The time, as far as bubbles go by it.
    now: RwSignal<Millis>,
}

/// Shows what belongs into a place of the game screen; `menu` draws what one can do about somebody there.
pub fn render(slot: PhraseSlot, menu: PersonMenuPart) -> AnyView {
    match slot {
        PhraseSlot::Start(table) => {
            listen(table);
            ().into_any()
        }
        PhraseSlot::Picker => view! { <PhrasePicker /> }.into_any(),
        PhraseSlot::Result => {
            let table = expect_context::<TablePhrases>();
            view! { <ChallengeAgain table /> <PhrasePicker /> }.into_any()
        }
        PhraseSlot::Bubble(seat) => {
            view! { <PhraseBubble seat /> <PersonButton seat menu /> }.into_any()
        }
        PhraseSlot::Log => view! { <PhraseLines /> }.into_any(),
    }
}

/// Hears what is said, tells screen readers, and has bubbles disappear.
fn listen(table: TablePhrases) {
    let heard = HeardPhrases {
        table,
        log: RwSignal::new(PhraseLog::default()),
        muted: RwSignal::new(MutedPeople::parse(&storage::get(MUTED).unwrap_or_default())),
        muted_anywhere: RwSignal::new(Vec::new()),
        friends: RwSignal::new(Vec::new()),
        now: RwSignal::new(table_link::now()),
    };
    heard.ask_account();
    provide_context(heard);
    Effect::new(move || {
        let said = table.said.get().unwrap_or_default();
        let server_now = js_sys::Date::now() + table.clock_skew.get_untracked();
        let now = table_link::now();
        let hear = |log: &mut PhraseLog| log.hear(&said, server_now.max(0.0) as Millis, now);
        let fresh = heard.log.try_update(hear).unwrap_or_default();
        if !fresh.is_empty() {
            heard.tick();
            untrack(|| heard.announce(&fresh));
        }
    });
}

impl HeardPhrases {
    /// Asks whom the account of the person here does not want to hear, and who its friends are.
    fn ask_account(self) {
        if guest::account_name().is_none() {
            return;
        }
        spawn_local(async move {
            if let Ok(muted) = http::get::<Vec<Person>>("/account/mutes").await {
                self.set_muted_anywhere(muted);
            }
            if storage::get(HIDES_STRANGERS).is_some()
                && let Ok(Friends { friends, .. }) = http::get::<Friends>("/account/friends").await
            {
                let friends = friends.into_iter().map(|friend| friend.person.id).collect();
                let _ = self.friends.try_set(friends);
            }
        });
    }

    fn set_muted_anywhere(self, people: Vec<Person>) {
        let ids = people.into_iter().map(|person| person.id).collect();
        let _ = self.muted_anywhere.try_set(ids);
    }

    /// Looks again when the next bubble is due to disappear.
    fn tick(self) {
        let now = table_link::now();
        if self.now.try_set(now).is_some() {
            return;
        }
        if let Some(wake) = self.log.with_untracked(|log| log.wake_at(now)) {
            set_timeout(move || self.tick(), Duration::from_millis(wake - now + 1));
        }
    }

    /// Tells screen readers what others say.
    fn announce(self, fresh: &[SaidPhrase]) {
        let me = guest::me();
        let sentences = fresh.iter().filter(|said| Some(&said.by) != me.as_ref());
        let sentences = self.with_table(|table, filter| {
            let shown = sentences.filter(|said| filter.shows(said, table));
            shown.map(|said| sentence(said, table)).collect::<Vec<_>>().join(" ")
        });
        if let Some(text) = sentences.filter(|text| !text.is_empty()) {
            live_region::announce(text);
        }
    }

    /// What a function makes of the table, and of whose phrases are shown there.
    fn with_table<T>(self, f: impl FnOnce(&Snapshot, &PhraseFilter) -> T) -> Option<T> {
        self.table.snapshot.with(|table| {
            let table = table.as_ref()?;
            let mut muted = self.muted.with(|muted| muted.at(&table.table));
            muted.extend(self.muted_anywhere.get());
            let filter = PhraseFilter {
                me: guest::me(),
                hides_strangers: storage::get(HIDES_STRANGERS).is_some(),
                muted,
                friends: self.friends.get(),
            };
            Some(f(table, &filter))
        })
    }

    fn set_muted(self, person: &str, is_muted: bool) {
        let table = self.table.snapshot.with_untracked(|table| Some(table.as_ref()?.table.clone()));
        self.muted.update(|muted| {
            muted.set(&table.unwrap_or_default(), person, is_muted);
            storage::set(MUTED, &muted.to_text());
        });
        if guest::account_name().is_none() {
            return;
        }
        // An account does not hear them at any other table either, nor on another device.
        let path = format!("/people/{}/mute", route::encoded(person));
        spawn_local(async move {
            let method = if is_muted { "PUT" } else { "DELETE" };
            if let Ok(muted) = http::send::<_, Vec<Person>>(method, &path, &()).await {
                self.set_muted_anywhere(muted);
            }
        });
    }
}

/// Who says what.
fn sentence(said: &SaidPhrase, table: &Snapshot) -> String {
    let phrase = translate(&said.phrase.key(), &[]);
    translate("phrases-said", &[("name", name(said.seat, table).into()), ("phrase", phrase.into())])
}

/// The name of whoever has a seat.
fn name(seat: u8, table: &Snapshot) -> String {
    let holders: Vec<_> = table.state.seats.iter().map(|seat| seat.holder.as_ref()).collect();
    let name = i18n::holder_names(&holders).into_iter().nth(usize::from(seat) - 1).flatten();
    name.unwrap_or_else(|| translate("player-name", &[("seat", u32::from(seat).into())]))
}

/// The last thing that the player of a seat said, for some seconds. Screen readers are told by the live
/// region.
#[component]
fn PhraseBubble(seat: u8) -> impl IntoView {
    let heard = expect_context::<HeardPhrases>();
    let phrase = Memo::new(move |_| {
        let now = heard.now.get();
        let bubble = |table: &Snapshot, filter: &PhraseFilter| {
            heard.log.with(|log| log.bubble(seat, filter, table, now))
        };
        heard.with_table(bubble).flatten()
    });
    move || {
        phrase.get().map(|phrase| {
            let text = move || translate(&phrase.key(), &[]);
            view! { <span class="bubble" aria-hidden="true">{text}</span> }
        })
    }
}

/// The person at a seat, unless it is the one here.
fn other_at(seat: u8, table: &Snapshot) -> Option<Person> {
    let seat = table.state.seats.get(usize::from(seat).checked_sub(1)?)?;
    match &seat.holder {
        Some(SeatHolder::Person(person)) if Some(&person.id) != guest::me().as_ref() => {
            Some(person.clone())
        }
        _ => None,
    }
}

/// The button at somebody's name that opens what one can do about them.
#[component]
fn PersonButton(seat: u8, menu: PersonMenuPart) -> impl IntoView {
    let heard = expect_context::<HeardPhrases>();
    let other = Memo::new(move |_| {
        let other = |table: &Snapshot, _: &PhraseFilter| {
            other_at(seat, table).map(|person| (person, table.table.clone()))
        };
        heard.with_table(other).flatten()
    });
    let dialog = NodeRef::<Dialog>::new();
    let is_open = RwSignal::new(false);
    let open = move |_| {
        if let Some(dialog) = dialog.get() {
            is_open.set(true);
            let _ = dialog.show_modal();
        }
    };
    move || {
        other.get().map(|(person, table)| {
            let shown = i18n::person_name(&person);
            let label = translate("phrases-person", &[("name", shown.clone().into())]);
            let id = person.id.clone();
            let is_muted = Signal::derive(move || {
                let muted = heard.with_table(|_, filter| filter.muted.contains(&id));
                muted.unwrap_or_default()
            });
            let id = person.id.clone();
            let mute = Callback::new(move |on| heard.set_muted(&id, on));
            let phrases = Some(PhraseSwitch { is_muted, mute });
            let named = NamedPerson { person, table: Some(table), phrases };
            let content = move || is_open.get().then(|| menu(named.clone()));
            view! {
                <button class="about" type="button" aria-haspopup="dialog" aria-label=label on:click=open>
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                        <circle cx="5" cy="12" r="2" /><circle cx="12" cy="12" r="2" /><circle cx="19" cy="12" r="2" />
                    </svg>
                </button>
                {menu_dialog(dialog, shown, move || is_open.set(false), content)}
            }
        })
    }
}

/// All that was said since the page was opened, and shortly before.
#[component]
fn PhraseLines() -> impl IntoView {
    let heard = expect_context::<HeardPhrases>();
    let lines = move || {
        let lines = |table: &Snapshot, filter: &PhraseFilter| {
            heard.log.with(|log| {
                log.lines(filter, table).map(|said| sentence(said, table)).collect::<Vec<_>>()
            })
        };
        heard.with_table(lines).unwrap_or_default()
    };
    move || {
        let lines = lines();
        (!lines.is_empty()).then(|| {
            let line = |text: String| view! { <li>{text}</li> };
            view! { <ul class="said">{lines.into_iter().map(line).collect_view()}</ul> }
        })
    }
}

/// The button that opens the twelve phrases, for players who have somebody to say them to.
#[component]
fn PhrasePicker() -> impl IntoView {
    let heard = expect_context::<HeardPhrases>();
    let can_say = Memo::new(move |_| {
        let me = guest::me();
        heard.with_table(|table, _| play::can_say(table, me.as_deref())).unwrap_or(false)
    });
    let dialog = NodeRef::<Dialog>::new();
    let open = move |_| {
        if let Some(dialog) = dialog.get() {
            let _ = dialog.show_modal();
        }
    };
    let close = move || {
        if let Some(dialog) = dialog.get() {
            dialog.close();
        }
    };
    let phrase_button = move |phrase: Phrase| {
        let say = move |_| {
            heard.table.say.run(phrase);
            close();
        };
        view! {
            <button class="button" type="button" disabled=move || !heard.table.connected.get() on:click=say>
                {move || translate(&phrase.key(), &[])}
            </button>
        }
    };
    let mutes = move || {
        let me = guest::me();
        let others = heard.with_table(|table, filter| {
            let others = play::others_at(table, me.as_deref()).into_iter();
            let named = others.map(|(seat, person)| {
                let is_muted = filter.muted.contains(&person);
                (name(seat, table), person, is_muted)
            });
            named.collect::<Vec<_>>()
        });
        let others = others.unwrap_or_default().into_iter();
        others
            .map(|(name, person, is_muted)| mute_switch(heard, name, person, is_muted))
            .collect_view()
    };
    move || {
        can_say.get().then(|| {
            view! {
                <button class="button small" type="button" aria-haspopup="dialog" on:click=open>
                    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M5 5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z" />
                    </svg>
                    <span>{t("phrases-open")}</span>
                </button>
                <dialog node_ref=dialog class="consulted phrases" aria-label=t("phrases-open")>
                    <button class="icon close" type="button" aria-label=t("web-close") on:click=move |_| close()>
                        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>
                    </button>
                    <div class="twelve">{Phrase::ALL.map(phrase_button).collect_view()}</div>
                    {mutes}
                </dialog>
            }
        })
    }
}

/// The switch by which somebody is not heard at this table any more.
fn mute_switch(
    heard: HeardPhrases,
    name: String,
    person: String,
    is_muted: bool,
) -> impl IntoView + use<> {
    let label = translate("phrases-mute", &[("name", name.into())]);
    view! {
        <label class="switch">
            <span>{label}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=is_muted
                on:change=move |event| heard.set_muted(&person, event_target_checked(&event))
            />
        </label>
    }
}
