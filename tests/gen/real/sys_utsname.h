/* SPDX-License-Identifier: MIT
 * <sys/utsname.h>, <pwd.h>, <mntent.h>: names of the system, and entries of its tables. */
#ifndef REAL_SYS_UTSNAME_H
#define REAL_SYS_UTSNAME_H

#include <mntent.h>
#include <pwd.h>
#include <stdio.h>
#include <sys/utsname.h>

#include <tenon/annotate.h>

TENON_REMOTE(utsname, struct utsname);
TENON_REMOTE_FIELD(utsname, sysname);
TENON_REMOTE_FIELD(utsname, nodename);
TENON_REMOTE_FIELD(utsname, release);
TENON_REMOTE_FIELD(utsname, version);
TENON_REMOTE_FIELD(utsname, machine);
TENON_REMOTE_FIELD(utsname, domainname);

TENON_REMOTE(passwd, struct passwd);
TENON_REMOTE_FIELD(passwd, pw_name, "name");
TENON_REMOTE_FIELD(passwd, pw_passwd, write_only);
TENON_REMOTE_FIELD(passwd, pw_uid, "uid");
TENON_REMOTE_FIELD(passwd, pw_gid, "gid");
TENON_REMOTE_FIELD(passwd, pw_gecos, omit_empty);
TENON_REMOTE_FIELD(passwd, pw_dir);
TENON_REMOTE_FIELD(passwd, pw_shell, default = "/bin/sh");

TENON_REMOTE(mount_entry, struct mntent, case = camel);
TENON_REMOTE_FIELD(mount_entry, mnt_fsname);
TENON_REMOTE_FIELD(mount_entry, mnt_dir);
TENON_REMOTE_FIELD(mount_entry, mnt_type);
TENON_REMOTE_FIELD(mount_entry, mnt_opts);
TENON_REMOTE_FIELD(mount_entry, mnt_freq, min = 0);
TENON_REMOTE_FIELD(mount_entry, mnt_passno);

#endif
