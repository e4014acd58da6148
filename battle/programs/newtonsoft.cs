// SPDX-License-Identifier: MIT
// The peer Newtonsoft.Json 6 on Mono, which is not .NET; protocol.h says what a peer that is a program does.
//
// Reading: bytes to a string, then the object. Writing: a string and then bytes, or, in memory that was used before, a
// StreamWriter on a MemoryStream. Strings are UTF-16, texts UTF-8: both conversions are in the figures. As its
// documentation asks for, all calls have one contract resolver; only the way "new" makes settings and resolver anew.
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;

public class Small
{
    public string Name { get; set; }
    public int NumPurchases { get; set; }
    public bool IsVIP { get; set; }
}

public class Address
{
    public string StreetAddress { get; set; }
    public string City { get; set; }
    public string State { get; set; }
    public int ZipCode { get; set; }
    public string Country { get; set; }
}

public class Big
{
    public int Id { get; set; }
    public int ClubMembershipType { get; set; }
    public int Gender { get; set; }
    public string FirstName { get; set; }
    public string MiddleInitial { get; set; }
    public string Surname { get; set; }
    public Address Address { get; set; }
    public string EmailAddress { get; set; }
    public string TelephoneNumber { get; set; }
    public string MothersMaiden { get; set; }
    public string NextBirthday { get; set; }
    public string CCType { get; set; }
    public string CaseFileID { get; set; }
    public string UPS { get; set; }
    public string Occupation { get; set; }
    public string Domain { get; set; }
    public string MembershipLevel { get; set; }
    public string Kilograms { get; set; }
    public string FullName { get; set; }
    public int PendingInvoiceID { get; set; }
    public int YearsAsCustomer { get; set; }
}

public enum Gender { Male, Female }
public enum Club { Premium, Platinum }

public class BigNamed
{
    public int Id { get; set; }
    [JsonConverter(typeof(StringEnumConverter))]
    public Club ClubMembershipType { get; set; }
    [JsonConverter(typeof(StringEnumConverter))]
    public Gender Gender { get; set; }
    public string FirstName { get; set; }
    public string MiddleInitial { get; set; }
    public string Surname { get; set; }
    public Address Address { get; set; }
    public string EmailAddress { get; set; }
    public string TelephoneNumber { get; set; }
    public string MothersMaiden { get; set; }
    public DateTime NextBirthday { get; set; }
    public string CCType { get; set; }
    public string CaseFileID { get; set; }
    public string UPS { get; set; }
    public string Occupation { get; set; }
    public string Domain { get; set; }
    public string MembershipLevel { get; set; }
    public string Kilograms { get; set; }
    public string FullName { get; set; }
    public int PendingInvoiceID { get; set; }
    public int YearsAsCustomer { get; set; }
}

public class SmallList
{
    public List<Small> List { get; set; }
}

public class SmallDictionary
{
    public Dictionary<string, Small> Dict { get; set; }
}

public class Log
{
    public int Id { get; set; }
    public string LogType { get; set; }
    public string Describe { get; set; }
    public string Localtion { get; set; }
    public string Stack { get; set; }
    public DateTime CreateTime { get; set; }
    public string Guid { get; set; }
    public Dictionary<string, string> ExtFileds { get; set; }
}

public class Forecast
{
    public DateTime Date { get; set; }
    public int TemperatureC { get; set; }
    public string Summary { get; set; }
}

public class Record
{
    public string Id { get; set; }
    public string Name { get; set; }
    public long Time { get; set; }
}

public class User
{
    public ulong id { get; set; }
    public string name { get; set; }
    public string screen_name { get; set; }
    public int followers_count { get; set; }
    public bool verified { get; set; }
}

public class Tweet
{
    public string created_at { get; set; }
    public ulong id { get; set; }
    public string text { get; set; }
    public User user { get; set; }
    public int retweet_count { get; set; }
    public int favorite_count { get; set; }
}

public class Tweets
{
    public List<Tweet> statuses { get; set; }
}

// ---- the protocol ----------------------------------------------------------------------------------------------------

public class Case
{
    public string model, variant, kind;
    public bool indented;
    public List<string> ways, texts;
}

public class Request
{
    public int repetitions;
    public double sample;
    public List<Case> cases;
}

public class Run
{
    public string model, variant, way;
    [JsonProperty(NullValueHandling = NullValueHandling.Ignore)]
    public string note;
    public List<string> texts = new List<string>();
    public List<double> samples = new List<double>();
}

public class Answer
{
    public string version;
    public List<Run> runs = new List<Run>();
}

// ---- the ways --------------------------------------------------------------------------------------------------------

public static class Program
{
    static readonly UTF8Encoding utf8 = new UTF8Encoding(false);

    static readonly Dictionary<string, Type> types = new Dictionary<string, Type> {
        { "small", typeof(Small) },
        { "big", typeof(Big) },
        { "big_named", typeof(BigNamed) },
        { "list", typeof(SmallList) },
        { "array", typeof(List<Small>) },
        { "dictionary", typeof(SmallDictionary) },
        { "log", typeof(Log) },
        { "forecast", typeof(Forecast) },
        { "records", typeof(List<Record>) },
        { "tweets", typeof(Tweets) },
    };

    static JsonSerializerSettings Settings(bool indented)
    {
        return new JsonSerializerSettings {
            ContractResolver = new DefaultContractResolver(),
            Formatting = indented ? Formatting.Indented : Formatting.None,
        };
    }

    static readonly JsonSerializerSettings compact = Settings(false);

    static object Read(Type type, byte[] text)
    {
        return JsonConvert.DeserializeObject(utf8.GetString(text), type, compact);
    }

    // The function that gives the text of an object: bytes, and how many of them count.
    delegate byte[] Writer(object value, out int length);

    static Writer Reused(bool indented)
    {
        var serializer = JsonSerializer.Create(Settings(indented));
        var memory = new MemoryStream(65536);
        var writer = new StreamWriter(memory, utf8);
        return (object value, out int length) => {
            memory.SetLength(0);
            serializer.Serialize(writer, value);
            writer.Flush();
            length = (int)memory.Length;
            return memory.GetBuffer();
        };
    }

    static Writer WriterOf(string way, bool indented)
    {
        var kept = Settings(indented);
        switch (way) {
        case "reused":
            return Reused(indented);
        case "new":
            return (object value, out int length) => {
                var bytes = utf8.GetBytes(JsonConvert.SerializeObject(value, Settings(indented)));
                length = bytes.Length;
                return bytes;
            };
        default:
            return (object value, out int length) => {
                var bytes = utf8.GetBytes(JsonConvert.SerializeObject(value, kept));
                length = bytes.Length;
                return bytes;
            };
        }
    }

    static object lastObject;
    static int lastLength;

    // Nanoseconds of n operations, one value after the other.
    static double Clock(Action<int> operation, int values, ref int next, long n)
    {
        int at = next;
        var watch = Stopwatch.StartNew();
        for (long i = 0; i < n; i++) {
            operation(at);
            if (++at == values)
                at = 0;
        }
        double took = watch.ElapsedTicks * 1e9 / Stopwatch.Frequency;
        next = at;
        return took;
    }

    static List<double> Samples(Action<int> operation, int values, Request request)
    {
        const int unclocked = 3;
        double target = request.sample * 1e9;
        var samples = new List<double>();
        int next = 0;
        long n = 1;
        Clock(operation, values, ref next, n); // the first call compiles
        double took = Clock(operation, values, ref next, n);
        while (took < target / 8) {
            n *= 2;
            took = Clock(operation, values, ref next, n);
        }
        n = Math.Max(1, (long)(n * target / took));
        GC.Collect();
        for (int i = 0; i < unclocked + request.repetitions; i++) {
            took = Clock(operation, values, ref next, n) / n;
            if (i >= unclocked)
                samples.Add(took);
        }
        return samples;
    }

    static Run RunOf(string way, Case one, Request request)
    {
        var run = new Run { model = one.model, variant = one.variant, way = way };
        var type = types[one.kind];
        var texts = one.texts.ConvertAll(text => utf8.GetBytes(text));
        var objects = texts.ConvertAll(text => Read(type, text));
        var write = WriterOf(way, one.indented);
        foreach (var value in objects) {
            int length;
            var bytes = write(value, out length);
            run.texts.Add(utf8.GetString(bytes, 0, length));
        }
        if (way == "text")
            run.samples = Samples(i => { lastObject = Read(type, texts[i]); }, texts.Count, request);
        else
            run.samples = Samples(i => { lastObject = write(objects[i], out lastLength); }, texts.Count, request);
        return run;
    }

    // The runtime says its version in a method that only Mono has.
    static string Version()
    {
        var runtime = Type.GetType("Mono.Runtime");
        var name = runtime == null ? null : runtime.GetMethod("GetDisplayName",
            System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static);
        var library = FileVersionInfo.GetVersionInfo(typeof(JsonConvert).Assembly.Location).FileVersion;
        return library + (name == null ? "" : " on Mono " + ((string)name.Invoke(null, null)).Split(' ')[0]);
    }

    public static void Main(string[] files)
    {
        var request = JsonConvert.DeserializeObject<Request>(File.ReadAllText(files[0]),
            new JsonSerializerSettings { DateParseHandling = DateParseHandling.None });
        var answer = new Answer { version = Version() };
        foreach (var one in request.cases)
            foreach (var way in one.ways)
                answer.runs.Add(RunOf(way, one, request));
        File.WriteAllText(files[1], JsonConvert.SerializeObject(answer), utf8);
    }
}
