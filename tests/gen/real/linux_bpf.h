/* SPDX-License-Identifier: MIT
 * <linux/bpf.h>: programs in the kernel: a bit-field among numbers. */
#ifndef REAL_LINUX_BPF_H
#define REAL_LINUX_BPF_H

#include <linux/bpf.h>

#include <tenon/annotate.h>

TENON_REMOTE(bpf_prog, struct bpf_prog_info);
TENON_REMOTE_FIELD(bpf_prog, type);
TENON_REMOTE_FIELD(bpf_prog, id);
TENON_REMOTE_FIELD(bpf_prog, tag);
TENON_REMOTE_FIELD(bpf_prog, jited_prog_len);
TENON_REMOTE_FIELD(bpf_prog, xlated_prog_len);
TENON_REMOTE_FIELD(bpf_prog, jited_prog_insns);
TENON_REMOTE_FIELD(bpf_prog, xlated_prog_insns);
TENON_REMOTE_FIELD(bpf_prog, load_time);
TENON_REMOTE_FIELD(bpf_prog, created_by_uid);
TENON_REMOTE_FIELD(bpf_prog, nr_map_ids);
TENON_REMOTE_FIELD(bpf_prog, map_ids);
TENON_REMOTE_FIELD(bpf_prog, name);
TENON_REMOTE_FIELD(bpf_prog, ifindex);
TENON_REMOTE_FIELD(bpf_prog, netns_dev);
TENON_REMOTE_FIELD(bpf_prog, netns_ino);
TENON_REMOTE_FIELD(bpf_prog, nr_jited_ksyms);
TENON_REMOTE_FIELD(bpf_prog, nr_jited_func_lens);
TENON_REMOTE_FIELD(bpf_prog, jited_ksyms);
TENON_REMOTE_FIELD(bpf_prog, jited_func_lens);
TENON_REMOTE_FIELD(bpf_prog, btf_id);
TENON_REMOTE_FIELD(bpf_prog, func_info_rec_size);
TENON_REMOTE_FIELD(bpf_prog, func_info);
TENON_REMOTE_FIELD(bpf_prog, nr_func_info);
TENON_REMOTE_FIELD(bpf_prog, nr_line_info);
TENON_REMOTE_FIELD(bpf_prog, line_info);
TENON_REMOTE_FIELD(bpf_prog, jited_line_info);
TENON_REMOTE_FIELD(bpf_prog, nr_jited_line_info);
TENON_REMOTE_FIELD(bpf_prog, line_info_rec_size);
TENON_REMOTE_FIELD(bpf_prog, jited_line_info_rec_size);
TENON_REMOTE_FIELD(bpf_prog, nr_prog_tags);
TENON_REMOTE_FIELD(bpf_prog, prog_tags);
TENON_REMOTE_FIELD(bpf_prog, run_time_ns);
TENON_REMOTE_FIELD(bpf_prog, run_cnt);
TENON_REMOTE_FIELD(bpf_prog, recursion_misses);
TENON_REMOTE_FIELD(bpf_prog, verified_insns);
TENON_REMOTE_FIELD(bpf_prog, attach_btf_obj_id);
TENON_REMOTE_FIELD(bpf_prog, attach_btf_id);

TENON_REMOTE(bpf_map, struct bpf_map_info);
TENON_REMOTE_FIELD(bpf_map, type);
TENON_REMOTE_FIELD(bpf_map, id);
TENON_REMOTE_FIELD(bpf_map, key_size);
TENON_REMOTE_FIELD(bpf_map, value_size);
TENON_REMOTE_FIELD(bpf_map, max_entries);
TENON_REMOTE_FIELD(bpf_map, map_flags);
TENON_REMOTE_FIELD(bpf_map, name);
TENON_REMOTE_FIELD(bpf_map, ifindex);
TENON_REMOTE_FIELD(bpf_map, btf_vmlinux_value_type_id);
TENON_REMOTE_FIELD(bpf_map, netns_dev);
TENON_REMOTE_FIELD(bpf_map, netns_ino);
TENON_REMOTE_FIELD(bpf_map, btf_id);
TENON_REMOTE_FIELD(bpf_map, btf_key_type_id);
TENON_REMOTE_FIELD(bpf_map, btf_value_type_id);
TENON_REMOTE_FIELD(bpf_map, map_extra);

#endif
