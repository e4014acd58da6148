/* SPDX-License-Identifier: MIT
 * Names, cases and options of types. */
struct TENON() a { int b TENON(name = "x");
    int c TENON(alias = "x");
    int d, e TENON(name = "d");
    char *f TENON(name = "\xff");
};
struct TENON(name = a) other { int x; };
struct TENON(case = camle) cased { int x; };
struct TENON(unknown = maybe) unknown { int x; };
struct TENON(transparent) two { int x, y; };
enum TENON(prefix = "COLOR_") color { COLOR_RED, BLUE };
enum TENON() same { ONE, TWO TENON(name = "ONE") };
struct TENON(name = "a b") spaced { int x; };
struct TENON() empty { int x TENON(ignore); int n; int *p TENON(ignore); };
struct TENON() nothing { int :3; };
struct TENON() map { struct pair *m TENON(map, count = n, key = value); int n; struct pair { char *name; int value; } one; };
struct TENON() mapless { struct pair *m TENON(map, count = n); int *k TENON(map, count = n2), l TENON(key = m); int n, n2; };
