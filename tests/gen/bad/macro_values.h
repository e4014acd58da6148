/* SPDX-License-Identifier: MIT
 * Values in the user's macros that the compiler knows and that do not fit. */
#define LIMITED(most) TENON(min = 0, max = most)
#define MOST          70000
#define PORT          min = 1, max = MOST
#define MEMBER(name) unsigned short name TENON(min = low_##name, default = 70000)
enum { low_e = 2 };
struct TENON() a {
    char *text LIMITED(3);
    unsigned short port TENON(PORT);
    MEMBER(e);
};
