// SPDX-License-Identifier: MIT
//! The peer serde_json: derived code for typed structs; ../../protocol.h says what a peer that is
//! a program does. Reading is from_slice; writing goes to a Vec that is used again (to_writer) or
//! to a new one (to_vec).

mod models;

use models::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::arch::asm;
use std::error::Error;
use std::time::Instant;

#[derive(Deserialize)]
struct Case {
    model: String,
    variant: String,
    kind: String,
    indented: bool,
    ways: Vec<String>,
    texts: Vec<String>,
}

#[derive(Deserialize)]
struct Request {
    repetitions: usize,
    sample: f64,
    cases: Vec<Case>,
}

#[derive(Serialize)]
struct Run {
    model: String,
    variant: String,
    way: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    texts: Vec<String>,
    samples: Vec<f64>,
}

#[derive(Serialize)]
struct Answer {
    version: String,
    runs: Vec<Run>,
}

/// The compiler has to make the value, since anybody may look at it here. (std::hint::black_box,
/// which the compilers of some distributions do not have.)
fn keep<T>(value: &T) {
    // It does nothing.
    unsafe { asm!("/* {0} */", in(reg) value as *const T, options(nostack, preserves_flags)) }
}

/// Operations on n values, one after the other.
struct Bench<F: FnMut(usize)> {
    operation: F,
    values: usize,
    next: usize,
}

impl<F: FnMut(usize)> Bench<F> {
    /// Nanoseconds of n operations.
    fn clock(&mut self, n: usize) -> f64 {
        let mut at = self.next;
        let start = Instant::now();
        for _ in 0..n {
            (self.operation)(at);
            at = if at + 1 < self.values { at + 1 } else { 0 };
        }
        let took = start.elapsed().as_nanos() as f64;
        self.next = at;
        took
    }

    fn samples(&mut self, request: &Request) -> Vec<f64> {
        const UNCLOCKED: usize = 3;
        let target = request.sample * 1e9;
        let mut n = 1;
        let mut took = self.clock(n);
        while took < target / 8.0 {
            n *= 2;
            took = self.clock(n);
        }
        n = ((n as f64 * target / took) as usize).max(1);
        let taken = (0..UNCLOCKED + request.repetitions).map(|_| self.clock(n) / n as f64);
        taken.collect::<Vec<f64>>().split_off(UNCLOCKED)
    }
}

fn samples(values: usize, request: &Request, operation: impl FnMut(usize)) -> Vec<f64> {
    Bench { operation, values, next: 0 }.samples(request)
}

fn fresh<T: Serialize>(object: &T, indented: bool) -> serde_json::Result<Vec<u8>> {
    if indented {
        serde_json::to_vec_pretty(object)
    } else {
        serde_json::to_vec(object)
    }
}

fn reused<T: Serialize>(object: &T, indented: bool, to: &mut Vec<u8>) -> serde_json::Result<()> {
    to.clear();
    if indented {
        serde_json::to_writer_pretty(to, object)
    } else {
        serde_json::to_writer(to, object)
    }
}

/// An operation that worked once does not fail later; if it does, the program ends.
fn sure<T>(result: serde_json::Result<T>) -> T {
    result.unwrap_or_else(|error| {
        eprintln!("{error}");
        std::process::exit(1)
    })
}

fn fight<T: Serialize + DeserializeOwned>(
    way: &str,
    case: &Case,
    request: &Request,
    run: &mut Run,
) -> Result<(), Box<dyn Error>> {
    let n = case.texts.len();
    let texts: Vec<&[u8]> = case.texts.iter().map(|text| text.as_bytes()).collect();
    let mut objects = Vec::with_capacity(n);
    for text in &texts {
        objects.push(serde_json::from_slice::<T>(text)?);
    }
    let mut buffer = Vec::new();
    for object in &objects {
        if way == "reused" {
            reused(object, case.indented, &mut buffer)?;
            run.texts.push(String::from_utf8(buffer.clone())?);
        } else {
            run.texts.push(String::from_utf8(fresh(object, case.indented)?)?);
        }
    }
    run.samples = match way {
        "text" => samples(n, request, |i| {
            keep(&sure(serde_json::from_slice::<T>(texts[i])));
        }),
        "reused" => samples(n, request, |i| {
            sure(reused(&objects[i], case.indented, &mut buffer));
            keep(&buffer);
        }),
        _ => samples(n, request, |i| {
            keep(&sure(fresh(&objects[i], case.indented)));
        }),
    };
    Ok(())
}

fn run(way: &str, case: &Case, request: &Request) -> Result<Run, Box<dyn Error>> {
    let mut run = Run {
        model: case.model.clone(),
        variant: case.variant.clone(),
        way: way.to_string(),
        note: None,
        texts: Vec::new(),
        samples: Vec::new(),
    };
    let fight = match case.kind.as_str() {
        _ if !["text", "reused", "fresh"].contains(&way) => {
            run.note = Some("it has no options".to_string());
            return Ok(run);
        }
        "small" => fight::<Small>,
        "big" => fight::<Big>,
        "big_named" => fight::<BigNamed>,
        "list" => fight::<SmallList>,
        "array" => fight::<Vec<Small>>,
        "dictionary" => fight::<SmallDictionary>,
        "log" => fight::<Log>,
        "forecast" => fight::<Forecast>,
        "records" => fight::<Vec<Record>>,
        "tweets" => fight::<Tweets>,
        _ => return Err(format!("there is no kind {}", case.kind).into()),
    };
    fight(way, case, request, &mut run)?;
    Ok(run)
}

fn main() -> Result<(), Box<dyn Error>> {
    let files: Vec<String> = std::env::args().skip(1).collect();
    let request: Request = serde_json::from_slice(&std::fs::read(&files[0])?)?;
    let mut answer = Answer { version: env!("BATTLE_VERSION").to_string(), runs: Vec::new() };
    for case in &request.cases {
        for way in &case.ways {
            answer.runs.push(run(way, case, &request)?);
        }
    }
    std::fs::write(&files[1], serde_json::to_vec(&answer)?)?;
    Ok(())
}
