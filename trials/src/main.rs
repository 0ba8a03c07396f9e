//! The trials natively: `trials bench [PERMANENTS]...`.

mod bench;

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.split_first().map(|(command, rest)| (command.as_str(), rest)) {
        Some(("bench", sizes)) => bench::command(sizes),
        _ => {
            eprintln!("usage: trials bench [PERMANENTS]...");
            ExitCode::FAILURE
        }
    }
}
