//! Looking back line by line, once a game is over: its review, and its moves one by one with what was
//! better.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use engine::{GameReview, review_entries};
use game::Position as _;

use crate::background_engine::ReviewRequest;
use crate::line_mode::LineMode;
use crate::review_text::move_text;

impl<R: BufRead, W: Write> LineMode<'_, R, W> {
    /// Offers a review and replays the game, until the user quits or the input ends. A script that says
    /// anything else has finished with the game.
    pub(crate) fn look_back(&mut self) -> io::Result<()> {
        let game = Arc::new(self.local_game.game_record().clone());
        let last = game.record.entries().len();
        if self.interactive {
            self.print("tui-plain-over", &[])?;
        }
        let mut review = None::<GameReview>;
        let mut shown = last;
        loop {
            let Some(line) = self.read_line(">")? else { return Ok(()) };
            let (verb, argument) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            let help = if review.is_some() { "tui-plain-replay" } else { "tui-plain-over" };
            let to = match (verb, &review) {
                ("", _) => continue,
                ("quit", _) => return Ok(()),
                ("help", _) => {
                    self.print(help, &[])?;
                    continue;
                }
                ("review", _) => {
                    let made = self.review_game()?;
                    self.print_review(&made)?;
                    self.print("tui-plain-replay", &[])?;
                    review = Some(made);
                    continue;
                }
                ("moves", Some(review)) => {
                    for ply in 1..=last {
                        let text = move_text(&game, Some(review), ply, self.locale);
                        writeln!(self.output, "{text}")?;
                    }
                    continue;
                }
                ("line", Some(review)) => {
                    self.show_line(review, shown)?;
                    continue;
                }
                ("show", _) => shown,
                ("next", Some(_)) => shown + 1,
                ("back", Some(_)) => shown.saturating_sub(1),
                ("go", Some(_)) if argument.parse::<usize>().is_ok() => {
                    match argument.parse().unwrap_or(last) {
                        0 => 0,
                        number => game.record.entry_of_move(number).map_or(last, |entry| entry + 1),
                    }
                }
                _ if !self.interactive => return Ok(()),
                (word, _) => {
                    let help = self.locale.text(help);
                    self.print(
                        "tui-plain-unknown",
                        &[("word", word.into()), ("help", help.into())],
                    )?;
                    continue;
                }
            };
            shown = to.min(last);
            let diagram = game.record.positions()[shown].diagram();
            let text = move_text(&game, review.as_ref(), shown, self.locale);
            writeln!(self.output, "{}\n{text}", diagram.trim_end())?;
        }
    }

    /// Has every position looked at; line mode waits for it.
    fn review_game(&mut self) -> io::Result<GameReview> {
        self.print("tui-plain-reviewing", &[])?;
        self.output.flush()?;
        let game = Arc::new(self.local_game.game_record().clone());
        let mut positions = Vec::new();
        for entry in review_entries(&game) {
            self.engine.request_review(ReviewRequest { game: game.clone(), entry });
            positions.push(self.wait_for(|engine| engine.poll_review())?);
        }
        Ok(GameReview::new(&game, &positions))
    }

    /// The players' accuracy, and what decided the game.
    fn print_review(&mut self, review: &GameReview) -> io::Result<()> {
        let game = self.local_game.game_record().clone();
        let name = |seat| self.locale.player(&game.header, seat);
        for player in &review.players {
            let told = player
                .reasons(&name(player.seat))
                .into_iter()
                .map(|reason| self.locale.reason(&reason));
            let told: Vec<_> = told.collect();
            writeln!(self.output, "{}", told.join(", "))?;
        }
        if !review.moments.is_empty() {
            self.print("review-moments", &[])?;
        }
        for moment in &review.moments {
            let told = self.locale.reason(&moment.reason(&name));
            let number = game.record.move_number(moment.entry).map(|number| number.to_string());
            writeln!(self.output, "{:>3}  {told}", number.unwrap_or_default())?;
        }
        Ok(())
    }

    /// Shows where the better line would have led that begins instead of the last of so many entries.
    fn show_line(&mut self, review: &GameReview, ply: usize) -> io::Result<()> {
        let graded = review.moves.iter().find(|graded| graded.entry + 1 == ply);
        let Some(better) = graded.and_then(|graded| graded.better.as_ref()) else {
            return self.print("tui-plain-no-line", &[]);
        };
        let mut position = self.local_game.record().positions()[ply - 1].clone();
        let legal = better.words.iter().take_while(|word| position.try_play(word).is_ok());
        let words: Vec<_> = legal.map(|word| self.locale.entry(word)).collect();
        writeln!(self.output, "{}\n{}", position.diagram().trim_end(), words.join(" "))
    }
}
