/* SPDX-License-Identifier: MIT
 * An annotation that the compiler drops with a mere warning. */
TENON(unknown = refuse) struct a { int b; };
