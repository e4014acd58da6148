/* SPDX-License-Identifier: MIT
 * tenon/annotate.h: the annotations that tenongen reads. For every compiler they vanish.
 *
 *     struct TENON(unknown = refuse) listen {
 *         char host[64] TENON(default = "127.0.0.1");
 *         uint16_t port TENON(default = 8080, min = 1);
 *     };
 *
 * A header need not include this: `#ifndef TENON`, `#define TENON(...)`, `#endif` in it is enough.
 * Annotations stand behind the name that they are about; those of a type behind struct or enum, or
 * behind the closing brace or the typedef's name.
 *
 * Types whose headers cannot be edited are described in a header of their own:
 *
 *     #include <netinet/in.h>
 *     TENON_REMOTE(endpoint, struct sockaddr_in);
 *     TENON_REMOTE_FIELD(endpoint, sin_port, "port");
 *
 * The words are listed in options.def, and in docs/generated.md with examples. */
#ifndef TENON_ANNOTATE_H
#define TENON_ANNOTATE_H

#ifndef TENON
#define TENON(...)
#endif
#ifndef TENON_REMOTE
#define TENON_REMOTE(name, ...)               struct tenon__remote_##name
#define TENON_REMOTE_FIELD(name, member, ...) struct tenon__remote_##name
#endif

#endif
