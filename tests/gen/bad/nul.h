/* SPDX-License-Identifier: MIT
 * A NUL would end the list of aliases; found while values are computed, before names are looked at. */
struct TENON() a { int a;
    char *nul TENON(alias = "a\0b");
};
