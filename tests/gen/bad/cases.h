/* SPDX-License-Identifier: MIT
 * Names that meet only by a policy. made with: --cases=camel,lower */
struct TENON() a {
    int some_name;
    int someName;
    int other TENON(name = "SOMENAME"), someNAME;
    int old_one TENON(alias = "oldOne");
    int second TENON(alias = "thirdOne"), third_one;
};
