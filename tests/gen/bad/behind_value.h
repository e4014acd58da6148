/* SPDX-License-Identifier: MIT
 * An annotation behind the value of an enumerator. */
enum TENON() e { A = 1 TENON(name = "a"), B };
