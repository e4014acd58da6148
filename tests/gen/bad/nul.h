/* SPDX-License-Identifier: MIT
 * A NUL would end a list of aliases. */
struct TENON() a { char *nul TENON(alias = "a\0b"); };
