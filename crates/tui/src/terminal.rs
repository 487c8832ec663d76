use std::io::{self, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use std::{fs, panic, process, thread};

use game::Reason;
use puzzles::{daily_puzzle, shipped_puzzles};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::Rect;

use crate::app::App;
use crate::clipboard;
use crate::effect::Effect;
use crate::preferences::Preferences;
use crate::puzzle_text::puzzle_date_today;
use crate::saved_games::SavedGames;

/// How long the event loop waits for input before the next frame.
const FRAME_INTERVAL: Duration = Duration::from_millis(50);

/// How long the event loop has to end by itself after a termination signal.
const GRACE_PERIOD: Duration = Duration::from_secs(1);

/// The files that effects read and write.
#[derive(Default)]
pub(crate) struct GameFiles {
    pub(crate) saved_games: SavedGames,
    pub(crate) preferences: Preferences,
}

/// The event loop: draws the app and feeds it input until the user quits. However it ends, the
/// terminal is restored.
pub(crate) fn run(app: &mut App, files: &mut GameFiles) -> io::Result<()> {
    let stop_requested = stop_flag()?;
    let panic_message = Arc::new(OnceLock::new());
    let _guard = TerminalGuard::enter(panic_message.clone())?;
    let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    let size = terminal.size()?;
    app.resize(Rect::new(0, 0, size.width, size.height));
    let started = Instant::now();
    // Time does not pass while the program is stopped.
    let mut suspended = Duration::ZERO;
    loop {
        terminal.draw(|frame| app.draw(frame))?;
        let mut effects = Vec::new();
        if event::poll(FRAME_INTERVAL)? {
            effects.extend(app.event(&event::read()?));
        }
        effects.extend(app.tick(started.elapsed().saturating_sub(suspended)));
        for effect in effects {
            if effect == Effect::Suspend {
                suspended += suspend(&mut terminal)?;
            } else if !perform(effect, app, files)? {
                return Ok(());
            }
        }
        if stop_requested.load(Ordering::Relaxed) {
            return Ok(());
        }
        if let Some(message) = panic_message.get() {
            return Err(io::Error::other(message.clone()));
        }
    }
}

/// Performs an effect; `false` ends the event loop.
pub(crate) fn perform(effect: Effect, app: &mut App, files: &mut GameFiles) -> io::Result<bool> {
    let GameFiles { saved_games, preferences } = files;
    let failed = |name: &str, error: io::Error| {
        Reason::new("tui-file", "").text("name", name).system_error("why", &error)
    };
    match effect {
        Effect::Autosave(text) => {
            // A full disk must not end a game; saving to a file shows the error.
            let _ = saved_games.autosave(&text);
        }
        Effect::NewAutosave => saved_games.start_new(),
        Effect::ContinueAutosave(path) => saved_games.continue_game(path),
        Effect::DeleteAutosave => saved_games.delete_autosave(),
        Effect::DeleteUnfinished(path) => saved_games.delete(&path),
        // Not remembering a choice is no reason to interrupt anyone.
        Effect::RememberSetup(text) => _ = saved_games.remember_setup(&text),
        Effect::RememberLanguage(language) => _ = preferences.remember_language(language),
        Effect::RememberPalette(palette) => _ = preferences.remember_palette(palette),
        Effect::KeepProgress(progress) => _ = saved_games.keep_lesson_progress(&progress),
        Effect::Save { name, text } => match saved_games.save(&name, &text) {
            Ok(path) => app.saved(&path.display().to_string()),
            Err(error) => app.refuse(failed(&name, error)),
        },
        Effect::Load(name) => match saved_games.load(&name) {
            Ok(text) => {
                for effect in app.load(&text) {
                    perform(effect, app, files)?;
                }
            }
            Err(error) => app.refuse(failed(&name, error)),
        },
        Effect::Analyse(name) => match saved_games.load(&name) {
            Ok(text) => app.analyse_game(&name, &text),
            Err(error) => app.refuse(failed(&name, error)),
        },
        Effect::Learn(course) => app.open_course(course, saved_games.lesson_progress()),
        Effect::SolveDaily => {
            let puzzles = shipped_puzzles();
            let daily = daily_puzzle(&puzzles, puzzle_date_today()).cloned();
            app.open_puzzles(daily.into_iter().collect(), true);
        }
        Effect::LoadMaze(path) => match fs::read_to_string(&path) {
            Ok(text) => app.select_maze(path, text),
            Err(error) => app.refuse(failed(&path, error)),
        },
        Effect::CopyToClipboard(text) => {
            let mut out = io::stdout();
            out.write_all(clipboard::osc52(&text).as_bytes())?;
            out.flush()?;
        }
        Effect::OpenMenu => app.set_unfinished(saved_games.unfinished()),
        Effect::Rematch | Effect::Suspend => {}
        Effect::Quit => return Ok(false),
    }
    Ok(true)
}

/// Gives the terminal back to the shell and stops the program until the shell continues it. Returns
/// how long that was.
fn suspend(terminal: &mut Terminal<CrosstermBackend<io::Stdout>>) -> io::Result<Duration> {
    let stopped = Instant::now();
    #[cfg(unix)]
    {
        restore();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        enter_mode()?;
    }
    terminal.clear()?;
    Ok(stopped.elapsed())
}

/// A flag that SIGTERM and SIGHUP set. The event loop may be stuck reading from a terminal that is
/// gone and never see it, so the process exits after a grace period in any case; every move has been
/// autosaved by then.
fn stop_flag() -> io::Result<Arc<AtomicBool>> {
    let flag = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGHUP, SIGTERM};
        let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP])?;
        let set_flag = flag.clone();
        thread::spawn(move || {
            if signals.forever().next().is_some() {
                set_flag.store(true, Ordering::Relaxed);
                thread::sleep(GRACE_PERIOD);
                restore();
                process::exit(0);
            }
        });
    }
    Ok(flag)
}

/// RAII guard of raw mode, the alternate screen and mouse capture; dropping it restores the terminal.
struct TerminalGuard;

/// Whether the terminal is in our mode. Restoring it twice would put the cursor back to where it was
/// before, over what was printed in between.
static ACTIVE: AtomicBool = AtomicBool::new(false);

impl TerminalGuard {
    /// Enters our mode and installs a panic hook. A panic of the drawing thread restores the terminal
    /// before it is printed; a panic of any other thread is stored in `panic_message`, and the event
    /// loop ends with it.
    fn enter(panic_message: Arc<OnceLock<String>>) -> io::Result<TerminalGuard> {
        let guard = TerminalGuard;
        enter_mode()?;
        let previous_hook = panic::take_hook();
        let drawing_thread = thread::current().id();
        panic::set_hook(Box::new(move |info| {
            if thread::current().id() == drawing_thread {
                restore();
                previous_hook(info);
            } else {
                let _ = panic_message.set(info.to_string());
            }
        }));
        Ok(guard)
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        restore();
    }
}

/// Enters raw mode and the alternate screen, and captures the mouse.
fn enter_mode() -> io::Result<()> {
    enable_raw_mode()?;
    ACTIVE.store(true, Ordering::SeqCst);
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)
}

fn restore() {
    if !ACTIVE.swap(false, Ordering::SeqCst) {
        return;
    }
    // It fails where the terminal is gone, and then there is nothing to restore.
    let _ = execute!(
        io::stdout(),
        DisableMouseCapture,
        LeaveAlternateScreen,
        ratatui::crossterm::cursor::Show
    );
    let _ = disable_raw_mode();
}
