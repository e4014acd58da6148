/* SPDX-License-Identifier: MIT
 * Types of other headers. */
#include <tenon/annotate.h>
#include <sys/time.h>
TENON_REMOTE_FIELD(none, tv_sec, "s");
TENON_REMOTE(moment, struct timeval);
TENON_REMOTE_FIELD(moment, tv_seconds, "s");
TENON_REMOTE(number, int);
TENON_REMOTE(later, struct undefined);
union either {
    int a;
};
TENON_REMOTE(either, union either);
typedef struct timeval *pointer_t TENON();
struct arms {
    union {
        int a;
        struct {
            short b, c;
        };
    };
    union {
        long d;
    } named;
};
TENON_REMOTE(arms, struct arms);
TENON_REMOTE_FIELD(arms, a);
TENON_REMOTE_FIELD(arms, c);
