// SPDX-License-Identifier: MIT
//! The structs of the battle. Names are those of the texts, which are not Rust's way.
#![allow(non_snake_case)]

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::HashMap;
use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[derive(Serialize, Deserialize)]
pub struct Small {
    Name: String,
    NumPurchases: i32,
    IsVIP: bool,
}

#[derive(Serialize, Deserialize)]
pub struct Address {
    StreetAddress: String,
    City: String,
    State: String,
    ZipCode: i32,
    Country: String,
}

#[derive(Serialize, Deserialize)]
pub struct Big {
    Id: i32,
    ClubMembershipType: i32,
    Gender: i32,
    FirstName: String,
    MiddleInitial: String,
    Surname: String,
    Address: Address,
    EmailAddress: String,
    TelephoneNumber: String,
    MothersMaiden: String,
    NextBirthday: String,
    CCType: String,
    CaseFileID: String,
    UPS: String,
    Occupation: String,
    Domain: String,
    MembershipLevel: String,
    Kilograms: String,
    FullName: Option<String>,
    PendingInvoiceID: i32,
    YearsAsCustomer: i32,
}

#[derive(Serialize, Deserialize)]
pub enum Gender {
    Male,
    Female,
}

#[derive(Serialize, Deserialize)]
pub enum Club {
    Premium,
    Platinum,
}

#[derive(Serialize, Deserialize)]
pub struct BigNamed {
    Id: i32,
    ClubMembershipType: Club,
    Gender: Gender,
    FirstName: String,
    MiddleInitial: String,
    Surname: String,
    Address: Address,
    EmailAddress: String,
    TelephoneNumber: String,
    MothersMaiden: String,
    NextBirthday: DateTime,
    CCType: String,
    CaseFileID: String,
    UPS: String,
    Occupation: String,
    Domain: String,
    MembershipLevel: String,
    Kilograms: String,
    FullName: Option<String>,
    PendingInvoiceID: i32,
    YearsAsCustomer: i32,
}

#[derive(Serialize, Deserialize)]
pub struct SmallList {
    List: Vec<Small>,
}

#[derive(Serialize, Deserialize)]
pub struct SmallDictionary {
    Dict: HashMap<String, Small>,
}

#[derive(Serialize, Deserialize)]
pub struct Log {
    Id: i32,
    LogType: String,
    Describe: String,
    Localtion: Option<String>,
    Stack: String,
    CreateTime: DateTime,
    Guid: String,
    ExtFileds: HashMap<String, String>,
}

#[derive(Serialize, Deserialize)]
pub struct Forecast {
    Date: DateTime,
    TemperatureC: i32,
    Summary: String,
}

#[derive(Serialize, Deserialize)]
pub struct Record {
    Id: String,
    Name: String,
    Time: i64,
}

#[derive(Serialize, Deserialize)]
pub struct User {
    id: u64,
    name: String,
    screen_name: String,
    followers_count: i32,
    verified: bool,
}

#[derive(Serialize, Deserialize)]
pub struct Tweet {
    created_at: String,
    id: u64,
    text: String,
    user: User,
    retweet_count: i32,
    favorite_count: i32,
}

#[derive(Serialize, Deserialize)]
pub struct Tweets {
    statuses: Vec<Tweet>,
}

/// 2022-07-10T12:00:00, from 1970 on. The standard library has a type for it, but no text.
pub struct DateTime(SystemTime);

/// Days since 1970 of a date; years begin on the 1st of March, which puts leap days last.
fn days_of(year: u64, month: u64, day: u64) -> u64 {
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 719469
}

fn date_of(days: u64) -> (u64, u64, u64) {
    let days = days + 719468;
    let (cycle, day) = (days / 146097, days % 146097);
    let year = (day - day / 1460 + day / 36524 - day / 146096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let year = year + 400 * cycle;
    if month < 10 { (year, month + 3, day) } else { (year + 1, month - 9, day) }
}

impl Serialize for DateTime {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let seconds = self.0.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let (year, month, day) = date_of(seconds / 86400);
        let mut text = *b"0000-00-00T00:00:00";
        let mut put = |at: usize, n: usize, mut value: u64| {
            for i in (at..at + n).rev() {
                text[i] = b'0' + (value % 10) as u8;
                value /= 10;
            }
        };
        put(0, 4, year);
        put(5, 2, month);
        put(8, 2, day);
        put(11, 2, seconds / 3600 % 24);
        put(14, 2, seconds / 60 % 60);
        put(17, 2, seconds % 60);
        to.serialize_str(std::str::from_utf8(&text).unwrap_or(""))
    }
}

struct DateTimeVisitor;

impl Visitor<'_> for DateTimeVisitor {
    type Value = DateTime;

    fn expecting(&self, to: &mut fmt::Formatter) -> fmt::Result {
        to.write_str("a date-time without zone, from 1970 on")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<DateTime, E> {
        let text = text.as_bytes();
        let shape = b"0000-00-00T00:00:00";
        let same = |(a, b): (&u8, &u8)| if *b == b'0' { a.is_ascii_digit() } else { a == b };
        if text.len() != shape.len() || !text.iter().zip(shape).all(same) {
            return Err(E::custom("no date-time"));
        }
        let get = |at: usize, n: usize| {
            text[at..at + n].iter().fold(0, |value, digit| 10 * value + u64::from(digit - b'0'))
        };
        let (year, month, day) = (get(0, 4), get(5, 2), get(8, 2));
        if year < 1970 || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return Err(E::custom("no date-time"));
        }
        let seconds = 86400 * days_of(year, month, day) + 3600 * get(11, 2) + 60 * get(14, 2);
        Ok(DateTime(UNIX_EPOCH + Duration::from_secs(seconds + get(17, 2))))
    }
}

impl<'de> Deserialize<'de> for DateTime {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<DateTime, D::Error> {
        from.deserialize_str(DateTimeVisitor)
    }
}
