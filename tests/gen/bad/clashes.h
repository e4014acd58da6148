/* SPDX-License-Identifier: MIT
 * Functions, macros and types whose names the output needs. */
struct TENON() door {
    int open;
};
int door_type(const struct door *door);
struct TENON() gate {
    int open;
};
typedef int gate_copy;
#define gate_free gate_is_free
void gate_is_free(struct gate *gate);
enum TENON() lock { LOCK_OPEN };
int lock_init(void); /* enums have no such function */
enum TENON() bolt { BOLT_OPEN };
extern int bolt_type;
struct TENON(name = other_window) window {
    int open;
};
void window_init(struct window *window);
