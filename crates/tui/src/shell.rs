use std::io::{self, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use std::{fs, panic, process, thread};

use game::Reason;
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
use crate::store::Store;

/// How often the screen is looked after when nothing happens.
const FRAME: Duration = Duration::from_millis(50);

/// How long the game has to end by itself when it is told to.
const PATIENCE: Duration = Duration::from_secs(1);

/// Shows the app on the terminal until the player has had enough. However it ends, the terminal is
/// left as it was found.
pub(crate) fn run(app: &mut App, store: &Store) -> io::Result<()> {
    let told_to_stop = stop_flag()?;
    let broken = Arc::new(OnceLock::new());
    let _restored = Screen::enter(broken.clone())?;
    let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    let size = terminal.size()?;
    app.resize(Rect::new(0, 0, size.width, size.height));
    let begun = Instant::now();
    loop {
        terminal.draw(|frame| app.draw(frame))?;
        let mut effects = Vec::new();
        if event::poll(FRAME)? {
            effects.extend(app.event(&event::read()?));
        }
        effects.extend(app.tick(begun.elapsed()));
        for effect in effects {
            if !perform(effect, app, store)? {
                return Ok(());
            }
        }
        if told_to_stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        if let Some(why) = broken.get() {
            return Err(io::Error::other(why.clone()));
        }
    }
}

/// Does what the app wants done; whether to go on.
pub(crate) fn perform(effect: Effect, app: &mut App, store: &Store) -> io::Result<bool> {
    let failed = |name: &str, error: io::Error| {
        Reason::new("tui-file", "").text("name", name).text("why", error)
    };
    match effect {
        Effect::Autosave(text) => {
            // A full disk must not end a game; saving by hand says what is wrong.
            let _ = store.keep(&text);
        }
        Effect::SetAside => store.set_aside(),
        Effect::Forget => store.forget(),
        Effect::Save { name, text } => match store.save(&name, &text) {
            Ok(path) => app.saved(&path.display().to_string()),
            Err(error) => app.refuse(failed(&name, error)),
        },
        Effect::Load(name) => match store.load(&name) {
            Ok(text) => {
                for effect in app.load(&text) {
                    perform(effect, app, store)?;
                }
            }
            Err(error) => app.refuse(failed(&name, error)),
        },
        Effect::Maze(path) => match fs::read_to_string(&path) {
            Ok(text) => app.take_maze(path, text),
            Err(error) => app.refuse(failed(&path, error)),
        },
        Effect::Copy(text) => {
            let mut out = io::stdout();
            out.write_all(clipboard::sequence(&text).as_bytes())?;
            out.flush()?;
        }
        Effect::Menu => {}
        Effect::Quit => return Ok(false),
    }
    Ok(true)
}

/// Raised when somebody asks the program to end. Whoever waits for a key of a terminal that is gone
/// may never see that, so the program ends a moment later in any case: every move has been kept.
fn stop_flag() -> io::Result<Arc<AtomicBool>> {
    let flag = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGHUP, SIGTERM};
        let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP])?;
        let raised = flag.clone();
        thread::spawn(move || {
            if signals.forever().next().is_some() {
                raised.store(true, Ordering::Relaxed);
                thread::sleep(PATIENCE);
                leave();
                process::exit(0);
            }
        });
    }
    Ok(flag)
}

/// The terminal while it is ours; dropping it gives it back.
struct Screen;

/// Whether the terminal is ours. Giving it back twice would put the cursor where it was before, onto
/// what was said in between.
static OURS: AtomicBool = AtomicBool::new(false);

impl Screen {
    /// Takes the terminal. Whoever breaks down while it is ours gives it back first: the thread that
    /// draws does so at once, another leaves word in `broken`, since the screen is not its own.
    fn enter(broken: Arc<OnceLock<String>>) -> io::Result<Screen> {
        enable_raw_mode()?;
        OURS.store(true, Ordering::SeqCst);
        let screen = Screen;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        let before = panic::take_hook();
        let drawing = thread::current().id();
        panic::set_hook(Box::new(move |info| {
            if thread::current().id() == drawing {
                leave();
                before(info);
            } else {
                let _ = broken.set(info.to_string());
            }
        }));
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

fn leave() {
    if !OURS.swap(false, Ordering::SeqCst) {
        return;
    }
    // Where the terminal is gone there is nothing left to restore.
    let _ = execute!(
        io::stdout(),
        DisableMouseCapture,
        LeaveAlternateScreen,
        ratatui::crossterm::cursor::Show
    );
    let _ = disable_raw_mode();
}
