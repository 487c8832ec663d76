//! What players say at a table. It changes nothing there, and nobody waits for it.

use api::{Phrase, SaidPhrase, ServerMessage};

use super::TableActor;
use crate::error::ServerError;
use crate::hub::send_queue::encode;
use crate::hub::subscribers::Subscriber;

impl TableActor {
    /// Says a phrase for a player, to everyone who asked to hear them. Returns the number of the last
    /// event: there is none for a phrase.
    pub(super) async fn say(&mut self, person: &str, phrase: Phrase) -> Result<u32, ServerError> {
        if self.first_seat(person).is_none() {
            // They may have sat down at another node.
            self.reload_if_shared().await;
        }
        let seat = self.first_seat(person).ok_or(ServerError::PhraseSeat)?;
        let said = SaidPhrase { seat, by: person.to_owned(), phrase, at: self.hub.now() };
        self.hub.0.phrases.say(self.table.id(), &said)?;
        self.show_phrase(&said);
        self.hub.tell_phrase(self.table.id(), said);
        Ok(self.table.seq())
    }

    fn first_seat(&self, person: &str) -> Option<u8> {
        let holders = self.table.holder_ids();
        (1..).zip(holders).find(|(_, holder)| *holder == Some(person)).map(|(seat, _)| seat)
    }

    /// Shows a phrase to those at this node who asked for phrases, but to nobody who blocks its speaker or whom the
    /// speaker blocks. Where that cannot be read, nobody is shown it. The table does not wait for the database.
    pub(super) fn show_phrase(&self, said: &SaidPhrase) {
        let text = encode(&self.phrases(vec![said.clone()]));
        let (hearers, store) = (self.subscribers.hearers(), self.hub.0.store.clone());
        let speaker = said.by.clone();
        tokio::spawn(async move {
            let Ok(apart) = store.kept_apart(&speaker).await else { return };
            for (person, queue) in hearers {
                if !person.is_some_and(|person| apart.contains(&person)) {
                    queue.send_encoded(text.clone());
                }
            }
        });
    }

    /// Shows what was said lately to somebody who begins to follow the table.
    pub(super) fn show_recent_phrases(&self, subscriber: &Subscriber) {
        if !subscriber.wants_phrases {
            return;
        }
        let table = self.table.id().to_owned();
        let mut phrases = self.hub.0.phrases.recent(&table, self.hub.now());
        let (reader, queue) = (subscriber.person().map(str::to_owned), subscriber.queue.clone());
        let store = self.hub.0.store.clone();
        tokio::spawn(async move {
            if let Some(reader) = reader.filter(|_| !phrases.is_empty()) {
                let Ok(apart) = store.kept_apart(&reader).await else { return };
                phrases.retain(|said| !apart.contains(&said.by));
            }
            queue.send(&ServerMessage::Phrases { table, phrases });
        });
    }

    fn phrases(&self, phrases: Vec<SaidPhrase>) -> ServerMessage {
        ServerMessage::Phrases { table: self.table.id().to_owned(), phrases }
    }
}
