/* SPDX-License-Identifier: MIT
 * <linux/perf_event.h>: one arm each of nameless unions, bit-fields left out. */
#ifndef REAL_LINUX_PERF_EVENT_H
#define REAL_LINUX_PERF_EVENT_H

#include <linux/perf_event.h>

#include <tenon/annotate.h>

TENON_REMOTE(perf_attr, struct perf_event_attr);
TENON_REMOTE_FIELD(perf_attr, type);
TENON_REMOTE_FIELD(perf_attr, size);
TENON_REMOTE_FIELD(perf_attr, config);
TENON_REMOTE_FIELD(perf_attr, sample_period);
TENON_REMOTE_FIELD(perf_attr, sample_type);
TENON_REMOTE_FIELD(perf_attr, read_format);
TENON_REMOTE_FIELD(perf_attr, wakeup_events);
TENON_REMOTE_FIELD(perf_attr, bp_type);
TENON_REMOTE_FIELD(perf_attr, bp_addr);
TENON_REMOTE_FIELD(perf_attr, bp_len);
TENON_REMOTE_FIELD(perf_attr, branch_sample_type);
TENON_REMOTE_FIELD(perf_attr, sample_regs_user);
TENON_REMOTE_FIELD(perf_attr, sample_stack_user);
TENON_REMOTE_FIELD(perf_attr, clockid);
TENON_REMOTE_FIELD(perf_attr, sample_regs_intr);
TENON_REMOTE_FIELD(perf_attr, aux_watermark);
TENON_REMOTE_FIELD(perf_attr, sample_max_stack);
TENON_REMOTE_FIELD(perf_attr, aux_sample_size);
TENON_REMOTE_FIELD(perf_attr, sig_data);

#endif
