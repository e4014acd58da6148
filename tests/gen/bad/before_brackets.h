/* SPDX-License-Identifier: MIT
 * An annotation before the brackets. */
struct TENON() a { int b TENON(ignore) [4]; };
