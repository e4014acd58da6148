/* SPDX-License-Identifier: MIT
 * <linux/input.h>: input devices: structs of the system in structs of the kernel. */
#ifndef REAL_LINUX_INPUT_H
#define REAL_LINUX_INPUT_H

#include <linux/input.h>

#include <tenon/annotate.h>

TENON_REMOTE(input_id, struct input_id);
TENON_REMOTE_FIELD(input_id, bustype);
TENON_REMOTE_FIELD(input_id, vendor);
TENON_REMOTE_FIELD(input_id, product);
TENON_REMOTE_FIELD(input_id, version);

TENON_REMOTE(input_absinfo, struct input_absinfo);
TENON_REMOTE_FIELD(input_absinfo, value);
TENON_REMOTE_FIELD(input_absinfo, minimum);
TENON_REMOTE_FIELD(input_absinfo, maximum);
TENON_REMOTE_FIELD(input_absinfo, fuzz);
TENON_REMOTE_FIELD(input_absinfo, flat);
TENON_REMOTE_FIELD(input_absinfo, resolution);

TENON_REMOTE(input_time, struct timeval);
TENON_REMOTE_FIELD(input_time, tv_sec);
TENON_REMOTE_FIELD(input_time, tv_usec, min = 0, max = 999999);

TENON_REMOTE(input_event, struct input_event);
TENON_REMOTE_FIELD(input_event, time);
TENON_REMOTE_FIELD(input_event, type);
TENON_REMOTE_FIELD(input_event, code);
TENON_REMOTE_FIELD(input_event, value);

TENON_REMOTE(ff_trigger, struct ff_trigger);
TENON_REMOTE_FIELD(ff_trigger, button);
TENON_REMOTE_FIELD(ff_trigger, interval);

TENON_REMOTE(ff_replay, struct ff_replay);
TENON_REMOTE_FIELD(ff_replay, length);
TENON_REMOTE_FIELD(ff_replay, delay);

TENON_REMOTE(ff_effect, struct ff_effect);
TENON_REMOTE_FIELD(ff_effect, type);
TENON_REMOTE_FIELD(ff_effect, id);
TENON_REMOTE_FIELD(ff_effect, direction);
TENON_REMOTE_FIELD(ff_effect, trigger);
TENON_REMOTE_FIELD(ff_effect, replay);

#endif
