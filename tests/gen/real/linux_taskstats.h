/* SPDX-License-Identifier: MIT
 * <linux/taskstats.h>: accounting of a process: 64-bit counters with alignments of their own. */
#ifndef REAL_LINUX_TASKSTATS_H
#define REAL_LINUX_TASKSTATS_H

#include <linux/taskstats.h>

#include <tenon/annotate.h>

TENON_REMOTE(taskstats, struct taskstats);
TENON_REMOTE_FIELD(taskstats, version);
TENON_REMOTE_FIELD(taskstats, ac_exitcode);
TENON_REMOTE_FIELD(taskstats, ac_flag);
TENON_REMOTE_FIELD(taskstats, ac_nice);
TENON_REMOTE_FIELD(taskstats, cpu_count);
TENON_REMOTE_FIELD(taskstats, cpu_delay_total);
TENON_REMOTE_FIELD(taskstats, blkio_count);
TENON_REMOTE_FIELD(taskstats, blkio_delay_total);
TENON_REMOTE_FIELD(taskstats, swapin_count);
TENON_REMOTE_FIELD(taskstats, swapin_delay_total);
TENON_REMOTE_FIELD(taskstats, cpu_run_real_total);
TENON_REMOTE_FIELD(taskstats, cpu_run_virtual_total);
TENON_REMOTE_FIELD(taskstats, ac_comm, "command");
TENON_REMOTE_FIELD(taskstats, ac_sched);
TENON_REMOTE_FIELD(taskstats, ac_uid);
TENON_REMOTE_FIELD(taskstats, ac_gid);
TENON_REMOTE_FIELD(taskstats, ac_pid);
TENON_REMOTE_FIELD(taskstats, ac_ppid);
TENON_REMOTE_FIELD(taskstats, ac_btime);
TENON_REMOTE_FIELD(taskstats, ac_etime);
TENON_REMOTE_FIELD(taskstats, ac_utime);
TENON_REMOTE_FIELD(taskstats, ac_stime);
TENON_REMOTE_FIELD(taskstats, ac_minflt);
TENON_REMOTE_FIELD(taskstats, ac_majflt);
TENON_REMOTE_FIELD(taskstats, coremem);
TENON_REMOTE_FIELD(taskstats, virtmem);
TENON_REMOTE_FIELD(taskstats, hiwater_rss);
TENON_REMOTE_FIELD(taskstats, hiwater_vm);
TENON_REMOTE_FIELD(taskstats, read_char);
TENON_REMOTE_FIELD(taskstats, write_char);
TENON_REMOTE_FIELD(taskstats, read_syscalls);
TENON_REMOTE_FIELD(taskstats, write_syscalls);
TENON_REMOTE_FIELD(taskstats, read_bytes);
TENON_REMOTE_FIELD(taskstats, write_bytes);
TENON_REMOTE_FIELD(taskstats, cancelled_write_bytes);
TENON_REMOTE_FIELD(taskstats, nvcsw);
TENON_REMOTE_FIELD(taskstats, nivcsw);
TENON_REMOTE_FIELD(taskstats, ac_utimescaled);
TENON_REMOTE_FIELD(taskstats, ac_stimescaled);
TENON_REMOTE_FIELD(taskstats, cpu_scaled_run_real_total);
TENON_REMOTE_FIELD(taskstats, freepages_count);
TENON_REMOTE_FIELD(taskstats, freepages_delay_total);
TENON_REMOTE_FIELD(taskstats, thrashing_count);
TENON_REMOTE_FIELD(taskstats, thrashing_delay_total);
TENON_REMOTE_FIELD(taskstats, ac_btime64);
TENON_REMOTE_FIELD(taskstats, compact_count);
TENON_REMOTE_FIELD(taskstats, compact_delay_total);
TENON_REMOTE_FIELD(taskstats, ac_tgid);
TENON_REMOTE_FIELD(taskstats, ac_tgetime);
TENON_REMOTE_FIELD(taskstats, ac_exe_dev);
TENON_REMOTE_FIELD(taskstats, ac_exe_inode);
TENON_REMOTE_FIELD(taskstats, wpcopy_count);
TENON_REMOTE_FIELD(taskstats, wpcopy_delay_total);

#endif
