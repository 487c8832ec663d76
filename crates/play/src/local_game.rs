use api::{ClockState, Millis, Offer, SeatNumber, TimeControl};
use clock::{GameClock, TimeLog};
use game::{
    Cause, Departure, Ending, Ply, Position, Random, Reason, Record, RecordEntry, Seat, Turn,
};
use rules::{AnyPosition, GameRecord};

/// A game on one device, of people at one screen and computers.
#[derive(Clone, Debug)]
pub struct LocalGame {
    game_record: GameRecord,
    clock: GameClock,
    time_log: TimeLog,
    /// Offers that wait for the other people here, or for the computer.
    offers: Vec<(SeatNumber, Offer)>,
    /// What was undone and can be redone: the words of each undo, in order.
    undone: Vec<Vec<String>>,
    /// What became of the last offer, until something else happens.
    notice: Option<LocalNotice>,
}

/// What a [`LocalGame`] is told.
#[derive(Clone, Debug, PartialEq)]
pub enum LocalInput {
    /// A move or a roll, in notation.
    Play(String),
    /// A player gives up.
    Resign(Seat),
    /// Somebody at this screen proposes something, or another agrees.
    Offer(Offer),
    /// Another at this screen does not agree.
    Decline(Offer),
    /// The computer was asked for a draw, and sees this chance to win, of 1000.
    DrawAnswer {
        /// `None` where it could not say.
        chance: Option<u16>,
    },
    /// Takes back to the last turn of a person, without asking anybody.
    TakeBack,
    /// Plays again what was taken back last.
    Redo,
    /// The game is cancelled.
    Abort,
    /// Time has passed.
    Tick,
}

/// What a [`LocalGame`] wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalEffect {
    /// What the computer thinks about does not matter any more.
    StopComputer,
    /// The computer at this seat is asked for a draw: [`LocalInput::DrawAnswer`] is due.
    AskForDraw(Seat),
}

/// What the people at a screen are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalNotice {
    /// One of them did not agree.
    OfferDeclined,
    /// The computer does not agree to a draw.
    DrawDeclined,
}

/// The computer agrees to a draw when its chance to win is below this, of 1000.
const DRAW_BELOW: u16 = 480;

impl LocalGame {
    /// Goes on with the game of a record, whose header says who plays, with which clock and how much of it
    /// is left.
    pub fn new(game_record: GameRecord, now: Millis) -> LocalGame {
        let control = match game_record.header.time_control {
            TimeControl::None => game_record
                .setup
                .move_seconds()
                .map_or(TimeControl::None, |seconds| TimeControl::PerMove { seconds }),
            control => control,
        };
        let record = &game_record.record;
        let mut moves = vec![0; game_record.setup.seats()];
        record.moves().for_each(|(_, seat)| moves[seat.index()] += 1);
        let clock = GameClock::resume(control, &moves, &game_record.header.time_left, now);
        let time_log = TimeLog::of_unknown_times(record.entries().len());
        let (offers, undone) = (Vec::new(), Vec::new());
        let mut game = LocalGame { game_record, clock, time_log, offers, undone, notice: None };
        game.clock.go_on(game.timed_seat(), now);
        game
    }

    /// The game so far, with who plays it and what their clocks had left after the last move.
    pub fn game_record(&self) -> &GameRecord {
        &self.game_record
    }

    /// Its moves and positions.
    pub fn record(&self) -> &Record<AnyPosition> {
        &self.game_record.record
    }

    /// The present position.
    pub fn position(&self) -> &AnyPosition {
        self.record().position()
    }

    /// The clocks.
    pub fn clock(&self) -> &ClockState {
        self.clock.state()
    }

    /// Offers that wait for an answer; seat 0 stands for everybody here, where the computer is asked.
    pub fn offers(&self) -> &[(SeatNumber, Offer)] {
        &self.offers
    }

    /// The offers that the other people here are asked about.
    pub fn offers_to_answer(&self) -> Vec<(SeatNumber, Offer)> {
        self.offers.iter().copied().filter(|(seat, _)| *seat != 0).collect()
    }

    /// What became of the last offer, until the next thing happens.
    pub fn notice(&self) -> Option<LocalNotice> {
        self.notice
    }

    /// The level of the computer that plays a seat; `None` where a person does.
    pub fn level(&self, seat: Seat) -> Option<u8> {
        self.game_record.header.player(seat).level.filter(|level| (1..=8).contains(level))
    }

    /// The person to move.
    pub fn person_to_move(&self) -> Option<Seat> {
        self.person_of(self.record().turn())
    }

    /// Whether computers play every seat, so that the game is only watched.
    pub fn is_computers_only(&self) -> bool {
        self.seats().all(|seat| self.level(seat).is_some())
    }

    /// Who resigns when a person does: the one to move, or else the only one still in the game. With
    /// several, and none of them to move, it is unclear who is meant.
    pub fn resigning_seat(&self) -> Option<Seat> {
        let mut people = self.people();
        self.person_to_move().or_else(|| people.next().filter(|_| people.next().is_none()))
    }

    /// Whether anything can be taken back: a person has moved, or only computers play.
    pub fn can_take_back(&self) -> bool {
        let before_entries = &self.record().positions()[..self.record().entries().len()];
        let is_own = |position: &AnyPosition| self.person_of(position.turn()).is_some();
        before_entries.iter().any(|before| self.is_computers_only() || is_own(before))
    }

    /// Whether anything can be redone.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// What the die or spinner shows next, drawn by the weights of its faces; `None` where nothing is to be
    /// rolled. A roll that was taken back comes again, if it is possible here.
    pub fn draw_roll(&self, random: &mut Random) -> Option<String> {
        let mut rolls = Vec::new();
        self.position().rolls(&mut rolls);
        if rolls.is_empty() {
            return None;
        }
        let ahead = self.game_record.header.rolls_ahead.first();
        if let Some(ahead) =
            ahead.filter(|ahead| rolls.iter().any(|(roll, _)| roll.to_string() == **ahead))
        {
            return Some(ahead.clone());
        }
        let nth = random.weighted(rolls.iter().map(|&(_, weight)| weight));
        Some(rolls[nth].0.to_string())
    }

    /// A new game with the same set-up, start and players. Where the rules leave it open who starts, it is
    /// the next player's turn to.
    pub fn rematch(&self) -> GameRecord {
        let mut setup = self.game_record.setup.clone();
        let start = self.record().start();
        let is_usual_start = setup.start().is_ok_and(|usual| usual == *start);
        if let (true, true, Turn::Seat(starter)) =
            (setup.game().has_open_start(), is_usual_start, start.turn())
        {
            let next = starter.next(setup.seats());
            setup = setup.clone().with_starter(next).unwrap_or(setup);
        }
        let mut rematch = GameRecord::new(setup).expect("the set-up has been played with before");
        if !is_usual_start {
            rematch.record = rematch.setup.record_from(start.clone());
        }
        rematch.header.time_control = self.game_record.header.time_control;
        for seat in self.seats() {
            *rematch.header.player_mut(seat) = self.game_record.header.player(seat).clone();
        }
        rematch
    }

    /// Takes something in at a time, in milliseconds of one clock; returns what to do. What is refused
    /// changes nothing.
    pub fn handle(&mut self, input: LocalInput, now: Millis) -> Result<Vec<LocalEffect>, Reason> {
        Ok(match input {
            LocalInput::Play(word) => self.play(&word, now)?,
            LocalInput::Resign(seat) => self.leave(seat, Departure::Resigned, now)?,
            // Whoever left a game that goes on watches it.
            LocalInput::Offer(_) if self.people().next().is_none() => Vec::new(),
            LocalInput::Offer(offer @ (Offer::Takeback | Offer::Draw))
                if self.is_asked_first(offer) =>
            {
                self.open_offer(self.offering_seat(offer), offer);
                Vec::new()
            }
            LocalInput::Offer(Offer::Takeback) | LocalInput::TakeBack => self.take_back(now),
            LocalInput::Offer(Offer::Draw) => self.offer_draw(now),
            // Nobody else has to be asked for these: a game at one screen stops when people do.
            LocalInput::Offer(Offer::Pause | Offer::Abort | Offer::Rematch) => Vec::new(),
            LocalInput::Decline(offer) => {
                if self.is_open(offer) {
                    self.decline_offers(LocalNotice::OfferDeclined);
                }
                Vec::new()
            }
            LocalInput::DrawAnswer { chance } => self.answer_draw(chance, now),
            LocalInput::Redo => self.redo(now),
            LocalInput::Abort => {
                self.end(Cause::Aborted, now);
                vec![LocalEffect::StopComputer]
            }
            LocalInput::Tick => self.flag(now)?,
        })
    }

    fn play(&mut self, word: &str, now: Millis) -> Result<Vec<LocalEffect>, Reason> {
        let turn = self.record().turn();
        let entry = self.game_record.record.play(word)?;
        self.pass_roll_ahead(entry);
        self.undone.clear();
        self.close_offers();
        self.press_clock(turn, now);
        Ok(Vec::new())
    }

    /// After a ply of whoever's turn it was: their clock stops, and the time they used is noted.
    fn press_clock(&mut self, turn: Turn, now: Millis) {
        let is_timed = self.clock.state().running.is_some();
        let mover = match turn {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let moves = self.record().moves().filter(|(_, seat)| Some(*seat) == mover);
        self.clock.press(moves.count() as u32, now, 0);
        self.time_log.push(mover.map(number), &self.clock);
        self.begin_turn(now);
        if is_timed {
            let last = self.record().entries().len() - 1;
            self.game_record.comments.resize(last + 1, None);
            self.game_record.comments[last] = self.time_log.note(last);
        }
    }

    fn leave(
        &mut self,
        seat: Seat,
        why: Departure,
        now: Millis,
    ) -> Result<Vec<LocalEffect>, Reason> {
        let turn = self.record().turn();
        self.game_record.record.leave(seat, why)?;
        self.undone.clear();
        self.close_offers();
        // Where somebody else leaves, the turn goes on.
        if self.record().turn() != turn {
            self.clock.stop(now, 0);
            self.begin_turn(now);
        }
        self.time_log.push(Some(number(seat)), &self.clock);
        Ok(vec![LocalEffect::StopComputer])
    }

    /// Whoever's clock has run out leaves the game.
    fn flag(&mut self, now: Millis) -> Result<Vec<LocalEffect>, Reason> {
        let state = self.clock.state();
        let out_of_time = state.running.filter(|_| state.expires_at().is_some_and(|end| now > end));
        match out_of_time.and_then(|seat| Seat::from_number(seat.into())) {
            Some(seat) => self.leave(seat, Departure::OutOfTime, now),
            None => Ok(Vec::new()),
        }
    }

    /// Takes entries back until it is a person's turn again, or one where only computers play.
    fn take_back(&mut self, now: Millis) -> Vec<LocalEffect> {
        let mut words = Vec::new();
        while let Some(entry) = self.game_record.undo() {
            self.keep_roll_ahead(entry);
            words.push(entry.to_string());
            if self.person_to_move().is_some() || self.is_computers_only() {
                break;
            }
        }
        self.close_offers();
        if words.is_empty() {
            return Vec::new();
        }
        words.reverse();
        self.undone.push(words);
        self.time_log.truncate(self.record().entries().len());
        self.clock.stop(now, 0);
        self.begin_turn(now);
        vec![LocalEffect::StopComputer]
    }

    fn redo(&mut self, now: Millis) -> Vec<LocalEffect> {
        let Some(words) = self.undone.pop() else { return Vec::new() };
        self.close_offers();
        for word in words {
            let turn = self.record().turn();
            let entry = self.game_record.record.play(&word).expect("it was legal here before");
            self.pass_roll_ahead(entry);
            self.press_clock(turn, now);
        }
        vec![LocalEffect::StopComputer]
    }

    /// All people here want a draw: it is one, unless a computer has a say.
    fn offer_draw(&mut self, now: Millis) -> Vec<LocalEffect> {
        let mut computers = self.seats().filter(|&seat| self.level(seat).is_some());
        match computers.next() {
            None => {
                drop(computers);
                self.end(Cause::Agreement, now);
                Vec::new()
            }
            Some(seat) => {
                drop(computers);
                self.open_offer(0, Offer::Draw);
                vec![LocalEffect::AskForDraw(seat)]
            }
        }
    }

    fn answer_draw(&mut self, chance: Option<u16>, now: Millis) -> Vec<LocalEffect> {
        if !self.offers.contains(&(0, Offer::Draw)) {
            return Vec::new();
        }
        if chance.is_some_and(|chance| chance < DRAW_BELOW) {
            self.end(Cause::Agreement, now);
            return vec![LocalEffect::StopComputer];
        }
        self.decline_offers(LocalNotice::DrawDeclined);
        Vec::new()
    }

    fn end(&mut self, cause: Cause, now: Millis) {
        let outcome = self.record().draw();
        // A game that is over stays as it ended.
        let _ = self.game_record.record.end(Ending { outcome, cause });
        self.close_offers();
        self.clock.stop(now, 0);
        self.keep_time_left();
    }

    fn begin_turn(&mut self, now: Millis) {
        self.clock.begin_turn(self.timed_seat(), now);
        self.keep_time_left();
    }

    /// What the clocks have left is kept with the game.
    fn keep_time_left(&mut self) {
        self.game_record.header.time_left.clone_from(&self.clock.state().left);
    }

    /// The seat whose clock runs (T1): the one to move, once there is a move.
    fn timed_seat(&self) -> Option<SeatNumber> {
        match self.record().turn() {
            Turn::Seat(seat) if self.record().moves().next().is_some() => Some(number(seat)),
            _ => None,
        }
    }

    /// A roll that is taken back comes again.
    fn keep_roll_ahead(&mut self, undone: RecordEntry<AnyPosition>) {
        if let RecordEntry::Ply(Ply::Roll(roll)) = undone {
            self.game_record.header.rolls_ahead.insert(0, roll.to_string());
        }
    }

    /// A roll is made: the one that was to come again, or another where that was not possible.
    fn pass_roll_ahead(&mut self, played: RecordEntry<AnyPosition>) {
        let ahead = &mut self.game_record.header.rolls_ahead;
        if matches!(played, RecordEntry::Ply(Ply::Roll(_))) && !ahead.is_empty() {
            ahead.remove(0);
        }
    }

    fn open_offer(&mut self, seat: SeatNumber, offer: Offer) {
        self.notice = None;
        self.offers = vec![(seat, offer)];
    }

    /// Nothing waits for an answer any more, and what became of the last offer has been told.
    fn close_offers(&mut self) {
        self.notice = None;
        self.offers.clear();
    }

    fn decline_offers(&mut self, notice: LocalNotice) {
        self.close_offers();
        self.notice = Some(notice);
    }

    /// Whether the other people at this screen are asked first: made again, an offer is accepted.
    fn is_asked_first(&self, offer: Offer) -> bool {
        self.people().count() > 1 && !self.is_open(offer)
    }

    fn is_open(&self, offer: Offer) -> bool {
        self.offers.iter().any(|(_, what)| *what == offer)
    }

    /// Who makes an offer at a shared screen: the person to move, or to move after a takeback.
    fn offering_seat(&self, offer: Offer) -> SeatNumber {
        let taken_back = usize::from(offer == Offer::Takeback);
        let positions = self.record().positions().iter().rev().skip(taken_back);
        let person = positions.map(Position::turn).find_map(|turn| self.person_of(turn));
        person.map_or(1, number)
    }

    fn person_of(&self, turn: Turn) -> Option<Seat> {
        match turn {
            Turn::Seat(seat) if self.level(seat).is_none() => Some(seat),
            _ => None,
        }
    }

    /// The people who are still in the game.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let is_in_play = |&seat: &Seat| self.level(seat).is_none() && !self.record().has_left(seat);
        self.seats().filter(is_in_play)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.game_record.setup.seats())
    }
}

fn number(seat: Seat) -> SeatNumber {
    seat.number() as SeatNumber
}
