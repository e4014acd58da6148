/* SPDX-License-Identifier: MIT
 * rapidjson.hpp: what both adapters of RapidJSON share: its build options, which must be alike in
 * all files of a program, and the writers. The vector instructions are those that its manual
 * recommends, as far as the compiler may use them anyway. */
#ifndef BATTLE_RAPIDJSON_HPP
#define BATTLE_RAPIDJSON_HPP

#if defined __SSE4_2__
#define RAPIDJSON_SSE42
#elif defined __SSE2__
#define RAPIDJSON_SSE2
#elif defined __ARM_NEON
#define RAPIDJSON_NEON
#endif

#include "members.hpp"

#include <rapidjson/filereadstream.h>
#include <rapidjson/filewritestream.h>
#include <rapidjson/prettywriter.h>
#include <rapidjson/reader.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

namespace battle
{

inline const char *rapidjson_version()
{
    return RAPIDJSON_VERSION_STRING;
}

/** A writer of each sort on one sort of output. Both are kept: a writer has a stack of its own. */
template <class Output> struct rapidjson_writers {
    rapidjson::Writer<Output> plain;
    rapidjson::PrettyWriter<Output> pretty;

    rapidjson_writers()
    {
        pretty.SetIndent(' ', 2);
        pretty.SetFormatOptions(rapidjson::kFormatDefault); /* this constructor forgets them */
    }

    /** put(writer), with the writer that the run asks for, reset to the output. */
    template <class Put> bool with(bool indented, Output &output, Put &&put)
    {
        if (indented) {
            pretty.Reset(output);
            return put(pretty) && pretty.IsComplete();
        }
        plain.Reset(output);
        return put(plain) && plain.IsComplete();
    }
};

/** Where texts are written to, and the buffer that files are read and written through. */
struct rapidjson_output {
    rapidjson::StringBuffer text;
    rapidjson_writers<rapidjson::StringBuffer> text_writers;
    rapidjson_writers<rapidjson::FileWriteStream> file_writers;
    char file_buffer[65536];

    template <class Put> bool write(battle_run *run, Put &&put)
    {
        if (run->fresh)
            text = rapidjson::StringBuffer();
        else
            text.Clear();
        const bool good = text_writers.with(run->indented, text, put);
        run->text = {text.GetString(), text.GetSize()};
        return good;
    }

    template <class Put> bool write_file(battle_run *run, FILE *file, Put &&put)
    {
        rapidjson::FileWriteStream output(file, file_buffer, sizeof file_buffer);
        const bool good = file_writers.with(run->indented, output, put);
        output.Flush();
        return good && !ferror(file);
    }
};

} // namespace battle

#endif
