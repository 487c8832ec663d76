//! Trial.
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let maze = rules::pacman::Maze::resolve(&args[1]).unwrap();
    solver::trial(&maze, args[2].parse().unwrap(), args[3].parse().unwrap());
}
