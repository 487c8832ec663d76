//! `palisade-trainer`: self-play and training, by named commands.
#![expect(clippy::print_stdout, reason = "it prints what came of it")]

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Parser;
use engine::training::mspacman::MsPacmanNetwork;
use engine::ugi::UgiConfig;
use engine::{Level, Settings, training, ugi};
use rules::pacman::Maze;
use rules::{Game, GameSetup};
use solver::RandomMazes;
use trainer::{
    Calibration, CensusStudy, CheckedCurve, CurveFit, FittedCurve, GradeStudy, KeptValues,
    LostValue, MsPacmanTraining, PacmanAccuracy, QuoridorTraining, SelfPlay, TrainingSample,
    Tuning, TuningState, ValidationError, network_shape, reliability_plot, with_curves,
    write_features,
};

#[derive(Parser)]
#[command(about = "Self-play and training of the engines' networks")]
enum TrainerCommand {
    /// Play games of Quoridor against itself and write their positions as samples
    #[command(name = "selfplay")]
    SelfPlay {
        /// The folder the samples go to, a file for every thread
        folder: PathBuf,
        /// For how long
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// How many games at once
        #[arg(long, default_value_t = 1)]
        threads: u64,
        /// Nodes of a search, on average
        #[arg(long, default_value_t = 500)]
        nodes: u64,
        /// Where openings and random moves begin
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Play with these weights instead of the engine's own
        #[arg(long, value_name = "WEIGHTS")]
        network: Option<PathBuf>,
    },
    /// Write the features of every sample in a folder, for the trainer in PyTorch
    Features {
        /// The folder of samples; a file of features appears beside each file of samples
        folder: PathBuf,
    },
    /// Train the network of Quoridor on one processor
    Quoridor {
        /// Where the weights go
        weights: PathBuf,
        /// Files of samples
        #[arg(required = true)]
        samples: Vec<PathBuf>,
        /// How often every sample is seen
        #[arg(long, default_value_t = 12)]
        epochs: usize,
        /// The share of the game's result in the target, from 0 to 1
        #[arg(long, default_value_t = 0.4)]
        result: f32,
        /// Where the first weights and the order of samples begin
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Train the network of Ms. Pac-Man in games against itself
    Mspacman {
        /// Where the network goes
        network: PathBuf,
        /// How many games
        #[arg(long, default_value_t = 20_000)]
        games: usize,
        /// The learning rate at first
        #[arg(long, default_value_t = 0.002)]
        rate: f32,
        /// The weight of what comes later in a game, from 0 to 1
        #[arg(long, default_value_t = 0.9)]
        lambda: f32,
        /// Where games and first weights begin
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How many games at once
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Go on from this network
        #[arg(long, value_name = "NETWORK")]
        old: Option<PathBuf>,
    },
    /// Fit the curves from scores to chances on games against itself, and write them into the engine
    Curves {
        /// Where the curves go
        #[arg(default_value = "crates/engine/src/win_curve/fitted.rs")]
        file: PathBuf,
        /// Only quoridor, pacman or mspacman; the curves of the other games stay
        #[arg(long, value_parser = |word: &str| Game::parse(word).ok_or("not a game"))]
        game: Option<Game>,
        /// Only for so many players; the curves for other numbers stay
        #[arg(long)]
        seats: Option<usize>,
        /// Games for each game and number of players
        #[arg(long, default_value_t = 400)]
        games: u64,
        /// Nodes of a search
        #[arg(long, default_value_t = 1000)]
        nodes: u64,
        /// Where openings and dice begin
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How many games at once
        #[arg(long, default_value_t = 1)]
        threads: u64,
        /// Games between players of these levels, such as `3-6`, instead of level 8 against itself
        #[arg(long, value_parser = parse_levels)]
        levels: Option<(u8, u8)>,
        /// Fit and write nothing: say how well the chances come true that the engine states
        #[arg(long)]
        check: bool,
        /// Draw that as a picture, too; of one game
        #[arg(long, value_name = "SVG", requires = "check")]
        plot: Option<PathBuf>,
    },
    /// Compare the grades of reviews with those of a longer look
    Grades {
        /// quoridor, pacman or mspacman
        #[arg(default_value = "quoridor", value_parser = |word: &str| Game::parse(word).ok_or("not a game"))]
        game: Game,
        /// Games between players of levels 2 to 6
        #[arg(long, default_value_t = 4)]
        games: u64,
        /// Nodes of the reviews to compare
        #[arg(long, value_delimiter = ',', default_value = "10000,40000")]
        nodes: Vec<u64>,
        /// Nodes of the longest look
        #[arg(long, default_value_t = 320_000)]
        reference: u64,
        /// Where levels and dice begin
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Measure how often level 8 keeps the exact value in mazes of PAC-MAN without a tablebase
    Accuracy {
        /// Where tablebases are kept: a few hundred megabytes for every maze
        folder: PathBuf,
        /// How many random mazes
        #[arg(long, default_value_t = 4)]
        mazes: u64,
        /// The files and ranks of a maze
        #[arg(long, default_value = "9x9", value_parser = parse_size)]
        size: (usize, usize),
        /// The ghosts of a maze
        #[arg(long, default_value_t = 4)]
        ghosts: usize,
        /// The pellets of a maze
        #[arg(long, default_value_t = 4)]
        pellets: usize,
        /// The fences of a maze
        #[arg(long, default_value_t = 6)]
        fences: usize,
        /// Games in every maze
        #[arg(long, default_value_t = 32)]
        games: u64,
        /// Nodes of a search
        #[arg(long, default_value_t = 50_000)]
        nodes: u64,
        /// How many games at once, and threads that solve
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Where mazes and openings begin
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Print every move that gives the value away
        #[arg(long)]
        list: bool,
    },
    /// Tune the search of the game for two by SPSA
    Tune {
        /// The file of the parameters so far; where it exists, tuning goes on from there
        state: PathBuf,
        /// Iterations in all, those done before counted in
        #[arg(long, default_value_t = 200)]
        iterations: u64,
        /// Stop after so long at the latest
        #[arg(long)]
        seconds: Option<u64>,
        /// Pairs of games in every iteration
        #[arg(long, default_value_t = 48)]
        pairs: u64,
        /// How many games at once
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Nodes of a search
        #[arg(long, default_value_t = 2_000)]
        nodes: u64,
        /// Where perturbations and openings begin
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Count what the search of the game for two does: depths, cutoffs and the order of moves
    Census {
        /// Nodes of a search
        #[arg(long, value_delimiter = ',', default_value = "10000,100000,1000000")]
        nodes: Vec<u64>,
        /// Games that positions are taken from
        #[arg(long, default_value_t = 12)]
        games: u64,
        /// Where these games begin
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Speak UGI for Quoridor with weights of your own: a player for `palisade match`
    Ugi {
        /// The file of weights
        network: PathBuf,
        /// Search with these parameters: a file of `tune`
        #[arg(long, value_name = "STATE")]
        parameters: Option<PathBuf>,
    },
}

fn main() -> io::Result<()> {
    match TrainerCommand::parse() {
        TrainerCommand::SelfPlay { folder, seconds, threads, nodes, seed, network } => {
            network.as_deref().map_or(Ok(()), install_network)?;
            let time = Duration::from_secs(seconds);
            let tally = SelfPlay { time, threads, nodes, seed }.run(&folder)?;
            println!(
                "{} games, {} samples, {} duplicates left out",
                tally.games, tally.samples, tally.duplicates
            );
        }
        TrainerCommand::Features { folder } => write_all_features(&folder)?,
        TrainerCommand::Quoridor { weights, samples, epochs, result, seed } => {
            let mut all = Vec::new();
            for file in samples {
                all.extend(TrainingSample::read_all(&fs::read(file)?));
            }
            let training = QuoridorTraining { epochs, result_share: result, seed };
            let file = training.run(&all, |epoch, error| {
                let ValidationError { to_target, to_result } = error;
                println!(
                    "epoch {epoch}: {to_target:.6} to the target, {to_result:.6} to the result"
                );
            });
            fs::write(weights, file)?;
        }
        TrainerCommand::Mspacman { network, games, rate, lambda, seed, threads, old } => {
            let old = old.map(|file| read_mspacman(&file)).transpose()?;
            let training = MsPacmanTraining { games, rate, lambda, seed, threads };
            let text = training.run(old.as_ref(), |games, loss, text| {
                println!("{games} games, cross-entropy {loss:.4}");
                // What was learned until now, should the rest never come.
                let _ = fs::write(&network, text);
            });
            fs::write(&network, text)?;
        }
        TrainerCommand::Curves {
            seats,
            game,
            games,
            nodes,
            seed,
            threads,
            levels,
            check: true,
            plot,
            ..
        } => {
            println!(
                "game      players positions  bits  foretold  scored  scored by tenths of the chance"
            );
            let mut picture = None;
            CurveFit { games, nodes, levels, seats, seed, threads }.check(game, |checked| {
                print_check(checked);
                picture = Some(reliability_plot(checked));
            });
            if let (Some(file), Some(picture)) = (plot, picture) {
                fs::write(file, picture)?;
            }
        }
        TrainerCommand::Curves {
            seats, file, game, games, nodes, seed, threads, levels, ..
        } => {
            println!(
                "game      players positions  offset  slope  bonus    bits before, after  scored by tenths of the chance"
            );
            let curves =
                CurveFit { games, nodes, levels, seats, seed, threads }.run(game, print_curve);
            if curves.iter().any(|curve| curve.slope <= 0.0) {
                return Err(io::Error::other("a curve falls: its scores foretell nothing"));
            }
            let source = fs::read_to_string(&file)?;
            fs::write(file, with_curves(&source, &curves))?;
        }
        TrainerCommand::Grades { game, games, nodes, reference, seed } => {
            println!("game       nodes moves   same  within one step  mistakes found, right");
            GradeStudy { games, nodes, reference, seed }.run(game, |row| {
                let percent = |share: f64| format!("{:.1} %", 100.0 * share);
                println!(
                    "{:<9} {:>6} {:>5} {:>7} {:>15} {:>15}, {:>6}",
                    row.game.name(),
                    row.nodes,
                    row.moves,
                    percent(row.same),
                    percent(row.near),
                    percent(row.found),
                    percent(row.right)
                );
            });
        }
        TrainerCommand::Accuracy {
            folder,
            mazes,
            size: (files, ranks),
            ghosts,
            pellets,
            fences,
            games,
            nodes,
            threads,
            seed,
            list,
        } => {
            let random = RandomMazes { files, ranks, ghosts, pellets, fences, seed };
            let accuracy = PacmanAccuracy { mazes: random, games, nodes, threads };
            let tell = |lost: &LostValue| {
                if list {
                    println!("{lost}");
                }
            };
            let mut all = KeptValues::default();
            for nth in 0..mazes {
                let maze = accuracy.maze(nth);
                let kept = accuracy
                    .measure(&maze, &folder, &tell)
                    .map_err(|error| io::Error::other(format!("{error:?}")))?;
                println!("{}: PAC-MAN {}; ghosts {}", maze.word(), kept.pac, kept.ghosts);
                all += kept;
            }
            println!("PAC-MAN kept {}\nghosts kept {}", all.pac, all.ghosts);
        }
        TrainerCommand::Tune { state, iterations, seconds, pairs, threads, nodes, seed } => {
            let tuning = Tuning { pairs, threads, nodes, seed };
            let mut so_far = if state.exists() { read_tuning(&state)? } else { Default::default() };
            let began = Instant::now();
            let in_time =
                || seconds.is_none_or(|seconds| began.elapsed() < Duration::from_secs(seconds));
            while so_far.iterations < iterations && in_time() {
                tuning.iterate(&mut so_far);
                fs::write(&state, so_far.text())?;
                println!("{} {:?}", so_far.iterations, so_far.parameters().values());
            }
            print!("{}", so_far.text());
        }
        TrainerCommand::Census { nodes, games, seed } => {
            CensusStudy { games, seed }.run(&nodes, |row| println!("{}", row.table()));
        }
        TrainerCommand::Ugi { network, parameters } => {
            install_network(&network)?;
            if let Some(file) = parameters {
                training::tuning::install(read_tuning(&file)?.parameters());
            }
            let setup = GameSetup::new(Game::Quoridor);
            let explain = |reason: &game::Reason| reason.key.to_string();
            let config = UgiConfig { setup, settings: Settings::default(), explain: &explain };
            ugi::run(BufReader::new(io::stdin()), io::stdout(), config)?;
        }
    }
    Ok(())
}

fn print_curve(curve: &FittedCurve) {
    println!(
        "{:<9} {:>7} {:>9} {:>7.1} {:>6.1} {:>6.1}         {:.3}, {:.3}  {}",
        curve.game.name(),
        curve.seats,
        curve.positions,
        curve.offset,
        curve.slope,
        curve.bonus,
        curve.loss[0],
        curve.loss[1],
        tenths(&curve.calibration)
    );
    // However many players there are, it is the same curve.
    let by_lives = curve.by_lives.iter().enumerate().filter(|_| curve.seats == 2);
    for (nth, lives) in by_lives.filter(|(_, lives)| lives.positions > 0) {
        let [foretold, scored] = lives.means.map(|mean| 100.0 * mean);
        println!(
            "  {} lives: {:>6} positions, foretold {foretold:.0} %, scored {scored:.0} %  {}",
            nth + 1,
            lives.positions,
            tenths(lives)
        );
    }
}

fn print_check(checked: &CheckedCurve) {
    let row = |name: &str, bits: &str, calibration: &Calibration| {
        let [foretold, scored] = calibration.means.map(|mean| 100.0 * mean);
        println!(
            "{name:<17} {:>9} {bits:>5} {foretold:>7.0} % {scored:>5.0} %  {}",
            calibration.positions,
            tenths(calibration)
        );
    };
    let name = format!("{:<9} {:>7}", checked.game.name(), checked.seats);
    row(&name, &format!("{:.3}", checked.loss), &checked.calibration);
    for (group, calibration) in &checked.groups {
        row(&format!("  {group}"), "", calibration);
    }
}

/// What each tenth of the chances scored, in percent.
fn tenths(calibration: &Calibration) -> String {
    let scored = calibration.tenths.map(|tenth| match tenth {
        Some(tenth) => format!("{:.0}", 100.0 * tenth.scored),
        None => "-".to_owned(),
    });
    scored.join(" ")
}

/// The lowest and the highest of levels such as `3-6`.
fn parse_levels(text: &str) -> Result<(u8, u8), &'static str> {
    let level = |word: &str| word.parse().ok().filter(|&level| Level::new(level).is_some());
    let (low, high) = text.split_once('-').ok_or("not levels")?;
    level(low).zip(level(high)).filter(|(low, high)| low <= high).ok_or("not levels")
}

/// The files and ranks of a size such as `6x6`.
fn parse_size(text: &str) -> Result<(usize, usize), &'static str> {
    let side = |word: &str| {
        word.parse().ok().filter(|side| (Maze::MIN_SIDE..=Maze::MAX_SIDE).contains(side))
    };
    let (files, ranks) = text.split_once('x').ok_or("not a size")?;
    side(files).zip(side(ranks)).ok_or("not a size")
}

fn read_tuning(file: &Path) -> io::Result<TuningState> {
    let wrong = |why| io::Error::other(format!("{}: {why}", file.display()));
    TuningState::parse(&fs::read_to_string(file)?).map_err(wrong)
}

fn read_mspacman(file: &Path) -> io::Result<MsPacmanNetwork> {
    let wrong = || io::Error::other(format!("{}: not a network", file.display()));
    MsPacmanNetwork::parse(&fs::read_to_string(file)?).ok_or_else(wrong)
}

fn install_network(file: &Path) -> io::Result<()> {
    let wrong = || io::Error::other(format!("{}: not a file of weights", file.display()));
    if training::install_network(&fs::read(file)?) { Ok(()) } else { Err(wrong()) }
}

/// One thread for every file of samples.
fn write_all_features(folder: &Path) -> io::Result<()> {
    fs::write(folder.join("shape.json"), network_shape())?;
    let files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let files = files.collect::<io::Result<Vec<_>>>()?;
    std::thread::scope(|scope| {
        let samples =
            files.iter().filter(|file| file.extension().is_some_and(|end| end == "samples"));
        let threads: Vec<_> = samples
            .map(|file| {
                scope.spawn(move || {
                    let samples = TrainingSample::read_all(&fs::read(file)?);
                    let mut out = BufWriter::new(File::create(file.with_extension("features"))?);
                    write_features(&samples, &mut out)?;
                    out.flush()
                })
            })
            .collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("no thread panics"))
    })
}
