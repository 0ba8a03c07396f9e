//! The trials natively; `trials` alone says which there are.

mod bench;

use std::process::ExitCode;

use in_fase::engine::Edition;
use trials::{canary, soak};

const HELP: &str = "\
trials COMMAND

  bench [PERMANENTS]...                          how fast whole turns and a long session are, by the size of the board
  story PERMANENTS...                            the long session alone
  soak [--actions N] [--seed S] [--threads T]    random games until N actions are played; goes on where it was broken off
  game SEED                                      plays one random game again and says what it breaks, shrunk
  canaries [DECISIONS]                           counts positions after up to so many decisions, as canaries.tsv has them
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) =
        args.split_first().map_or(("help", &[][..]), |(first, rest)| (first.as_str(), rest));
    match command {
        "bench" => bench::command(rest),
        "story" => bench::stories(rest),
        "soak" => soak(rest),
        "game" => game(rest),
        "canaries" => canaries(rest),
        _ => {
            eprint!("{HELP}");
            ExitCode::FAILURE
        }
    }
}

/// The number after a flag, or the usual one.
fn number(args: &[String], flag: &str, usual: u64) -> u64 {
    let at = args.iter().position(|arg| arg == flag);
    at.and_then(|at| args.get(at + 1)).and_then(|value| value.parse().ok()).unwrap_or(usual)
}

fn soak(args: &[String]) -> ExitCode {
    soak::name_games_in_panics();
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let soak = soak::Soak {
        actions: number(args, "--actions", 10_000_000),
        seed: number(args, "--seed", 1),
        threads: number(args, "--threads", threads),
        folder: soak::folder(),
    };
    soak.run().unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::FAILURE
    })
}

fn game(args: &[String]) -> ExitCode {
    let Some(seed) = args.first().and_then(|seed| seed.parse().ok()) else {
        eprint!("{HELP}");
        return ExitCode::FAILURE;
    };
    match soak::replay(seed) {
        Ok(played) => {
            println!("{} actions, {} events, nothing broken", played.actions, played.events);
            ExitCode::SUCCESS
        }
        Err(failure) => {
            println!("{failure}");
            ExitCode::FAILURE
        }
    }
}

fn canaries(args: &[String]) -> ExitCode {
    let decisions = args.first().and_then(|count| count.parse().ok()).unwrap_or(6);
    let known = canary::known();
    let mut wrong = 0;
    for board in canary::boards() {
        for edition in Edition::ALL {
            for counted in canary::count(&board, edition, decisions) {
                let same = |it: &&canary::Canary| {
                    it.board == board && it.edition == edition && it.decisions == counted.decisions
                };
                let expected = known.iter().find(same).map(|it| it.positions);
                let mark = match expected {
                    Some(positions) if positions != counted.positions => {
                        wrong += 1;
                        format!("\tinstead of {positions}")
                    }
                    Some(_) => String::new(),
                    None => "\tnew".to_owned(),
                };
                println!("{}{mark}", canary::line(&counted));
            }
        }
    }
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
