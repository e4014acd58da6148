// SPDX-License-Identifier: MIT
// The peer Node: JSON.parse and JSON.stringify, and classes; protocol.h says what a peer that is a program does.
//
// Reading: bytes to a string, JSON.parse, and an object of the class made of what it gives; dates become Date, enums
// numbers. Writing: JSON.stringify, which asks objects that have to be converted for it (toJSON), and the string to bytes.
// Strings are UTF-16, texts UTF-8: both conversions are in the figures.
'use strict';

const fs = require('fs');

const GENDERS = ['Male', 'Female'];
const CLUBS = ['Premium', 'Platinum'];
const enumOf = (names) => Object.freeze(Object.fromEntries(names.map((name, i) => [name, i])));
const Gender = enumOf(GENDERS);
const Club = enumOf(CLUBS);

// Texts have no zone: they are taken for UTC both ways, so that the machine's zone does not matter.
const dateOf = (text) => new Date(text + 'Z');
const textOf = (date) => date.toISOString().slice(0, 19);

class Small {
  constructor(from) {
    this.Name = from.Name;
    this.NumPurchases = from.NumPurchases;
    this.IsVIP = from.IsVIP;
  }
}

class Address {
  constructor(from) {
    this.StreetAddress = from.StreetAddress;
    this.City = from.City;
    this.State = from.State;
    this.ZipCode = from.ZipCode;
    this.Country = from.Country;
  }
}

class Big {
  constructor(from) {
    this.Id = from.Id;
    this.ClubMembershipType = from.ClubMembershipType;
    this.Gender = from.Gender;
    this.FirstName = from.FirstName;
    this.MiddleInitial = from.MiddleInitial;
    this.Surname = from.Surname;
    this.Address = new Address(from.Address);
    this.EmailAddress = from.EmailAddress;
    this.TelephoneNumber = from.TelephoneNumber;
    this.MothersMaiden = from.MothersMaiden;
    this.NextBirthday = from.NextBirthday;
    this.CCType = from.CCType;
    this.CaseFileID = from.CaseFileID;
    this.UPS = from.UPS;
    this.Occupation = from.Occupation;
    this.Domain = from.Domain;
    this.MembershipLevel = from.MembershipLevel;
    this.Kilograms = from.Kilograms;
    this.FullName = from.FullName;
    this.PendingInvoiceID = from.PendingInvoiceID;
    this.YearsAsCustomer = from.YearsAsCustomer;
  }
}

class BigNamed extends Big {
  constructor(from) {
    super(from);
    this.ClubMembershipType = Club[from.ClubMembershipType];
    this.Gender = Gender[from.Gender];
    this.NextBirthday = dateOf(from.NextBirthday);
  }

  toJSON() {
    return {
      ...this,
      ClubMembershipType: CLUBS[this.ClubMembershipType],
      Gender: GENDERS[this.Gender],
      NextBirthday: textOf(this.NextBirthday),
    };
  }
}

class SmallList {
  constructor(from) {
    this.List = from.List.map((one) => new Small(one));
  }
}

class SmallDictionary {
  constructor(from) {
    this.Dict = {};
    for (const key in from.Dict) this.Dict[key] = new Small(from.Dict[key]);
  }
}

class Log {
  constructor(from) {
    this.Id = from.Id;
    this.LogType = from.LogType;
    this.Describe = from.Describe;
    this.Localtion = from.Localtion;
    this.Stack = from.Stack;
    this.CreateTime = dateOf(from.CreateTime);
    this.Guid = from.Guid;
    this.ExtFileds = from.ExtFileds;
  }

  toJSON() {
    return { ...this, CreateTime: textOf(this.CreateTime) };
  }
}

class Forecast {
  constructor(from) {
    this.Date = dateOf(from.Date);
    this.TemperatureC = from.TemperatureC;
    this.Summary = from.Summary;
  }

  toJSON() {
    return { Date: textOf(this.Date), TemperatureC: this.TemperatureC, Summary: this.Summary };
  }
}

class Record {
  constructor(from) {
    this.Id = from.Id;
    this.Name = from.Name;
    this.Time = from.Time;
  }
}

const makers = {
  small: (from) => new Small(from),
  big: (from) => new Big(from),
  big_named: (from) => new BigNamed(from),
  list: (from) => new SmallList(from),
  array: (from) => from.map((one) => new Small(one)),
  dictionary: (from) => new SmallDictionary(from),
  log: (from) => new Log(from),
  forecast: (from) => new Forecast(from),
  records: (from) => from.map((one) => new Record(one)),
};

// ---- the ways --------------------------------------------------------------------------------------------------------

let buffer = Buffer.alloc(1 << 16);

// The string's bytes in the buffer that was used before; three bytes a character are always enough.
function intoBuffer(string) {
  if (buffer.length < 3 * string.length) buffer = Buffer.alloc(3 * string.length);
  return buffer.write(string);
}

let sink; // what an operation gave, so that none is left out

function operationOf(way, one) {
  const make = makers[one.kind];
  const indent = one.indented ? 2 : undefined;
  switch (way) {
    case 'text':
      return (bytes) => { sink = make(JSON.parse(bytes.toString())); };
    case 'reused':
      return (object) => { sink = intoBuffer(JSON.stringify(object, null, indent)); };
    case 'fresh':
      return (object) => { sink = Buffer.from(JSON.stringify(object, null, indent)); };
    default:
      return null;
  }
}

function writtenBy(way, operation, object) {
  operation(object);
  return way === 'reused' ? buffer.toString('utf8', 0, sink) : sink.toString();
}

// Nanoseconds of n operations; `turn` remembers whose turn it is.
function clock(operation, values, turn, n) {
  let at = turn.at;
  const start = process.hrtime.bigint();
  for (let i = 0; i < n; i++) {
    operation(values[at]);
    if (++at === values.length) at = 0;
  }
  const took = Number(process.hrtime.bigint() - start);
  turn.at = at;
  return took;
}

function samplesOf(operation, values, request) {
  const target = request.sample * 1e9;
  const turn = { at: 0 };
  let n = 1;
  let took = clock(operation, values, turn, n);
  while (took < target / 8) {
    n *= 2;
    took = clock(operation, values, turn, n);
  }
  // Once more, now that the code is likely to be compiled.
  n = Math.max(1, Math.floor((n * target) / took));
  took = clock(operation, values, turn, n);
  n = Math.max(1, Math.floor((n * target) / took));
  const samples = [];
  for (let i = 0; i < 3 + request.repetitions; i++) {
    took = clock(operation, values, turn, n) / n;
    if (i >= 3) samples.push(took);
  }
  return samples;
}

function runOf(way, one, request) {
  const answer = { model: one.model, variant: one.variant, way, texts: [], samples: [] };
  const operation = makers[one.kind] ? operationOf(way, one) : null;
  if (!operation) {
    answer.note = one.kind === 'tweets' ? 'its numbers are doubles, which cannot hold the ids' : 'it has no such way';
    return answer;
  }
  const texts = one.texts.map((text) => Buffer.from(text));
  const objects = texts.map((text) => makers[one.kind](JSON.parse(text.toString())));
  const write = way === 'text' ? 'fresh' : way;
  answer.texts = objects.map((object) => writtenBy(write, operationOf(write, one), object));
  answer.samples = samplesOf(operation, way === 'text' ? texts : objects, request);
  return answer;
}

const request = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const runs = [];
for (const one of request.cases) for (const way of one.ways) runs.push(runOf(way, one, request));
fs.writeFileSync(process.argv[3], JSON.stringify({ version: process.version.slice(1), runs }));
