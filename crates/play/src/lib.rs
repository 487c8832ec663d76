//! What every face plays with: a game at one screen ([`LocalGame`]), one at a table on a server
//! ([`RemoteGame`]), and one that is analysed ([`AnalysisGame`]); how a roll comes to light
//! ([`RollReveal`]); what is known of a game without playing it: who is to play a new one
//! ([`SeatingPlan`]), how one at a table stands ([`TableOverview`]); what somebody enters about an
//! account ([`AccountForm`]); and which analyses stay ([`KeptList`]). State machines without a browser, a
//! terminal, a socket or a clock: they are told what a player wants and when, and say what to do.

mod account_form;
mod account_link;
mod account_sections;
mod analysis_game;
mod challenge_news;
mod fair_play;
mod gone_player;
mod heard_ending;
mod kept_list;
mod level_offer;
mod local_game;
mod offers;
mod phrases;
mod rating_chart;
mod remote_game;
mod roll_reveal;
mod seating_plan;
mod table_notices;
mod table_overview;
#[cfg(test)]
mod tests;

pub use account_form::{AccountField, AccountForm, AccountInput};
pub use account_link::AccountLink;
pub use account_sections::{AccountSection, account_sections};
pub use analysis_game::AnalysisGame;
pub use challenge_news::ChallengeNews;
pub use clock::Millis;
pub use fair_play::fair_play_sentences;
pub use gone_player::{Claim, GonePlayer};
pub use heard_ending::HeardEnding;
pub use kept_list::KeptList;
pub use level_offer::LevelOffer;
pub use local_game::{LocalEffect, LocalGame, LocalInput, LocalNotice};
pub use offers::naming_offer;
pub use phrases::{MutedPeople, PhraseFilter, PhraseLog, can_say, others_at};
pub use rating_chart::RatingChart;
pub use remote_game::{RemoteEffect, RemoteGame, RemoteInput, RemoteNotice};
pub use roll_reveal::{DueRoll, RevealPace, RollReveal, RollStage, entries_shown, roller};
pub use seating_plan::{OpponentMode, PlannedPlayer, SeatChoice, SeatingPlan};
pub use sync::SyncInput;
pub use table_notices::{TableNoticeKind, TableNotices, WatchedTable};
pub use table_overview::{OverviewTurn, TableOverview};
