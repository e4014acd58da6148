/* SPDX-License-Identifier: MIT
 * <linux/hdreg.h>: an identity of more than 64 members. */
#ifndef REAL_LINUX_HDREG_H
#define REAL_LINUX_HDREG_H

#include <linux/hdreg.h>

#include <tenon/annotate.h>

TENON_REMOTE(hd_driveid, struct hd_driveid);
TENON_REMOTE_FIELD(hd_driveid, config);
TENON_REMOTE_FIELD(hd_driveid, cyls);
TENON_REMOTE_FIELD(hd_driveid, reserved2);
TENON_REMOTE_FIELD(hd_driveid, heads);
TENON_REMOTE_FIELD(hd_driveid, track_bytes);
TENON_REMOTE_FIELD(hd_driveid, sector_bytes);
TENON_REMOTE_FIELD(hd_driveid, sectors);
TENON_REMOTE_FIELD(hd_driveid, vendor0);
TENON_REMOTE_FIELD(hd_driveid, vendor1);
TENON_REMOTE_FIELD(hd_driveid, vendor2);
TENON_REMOTE_FIELD(hd_driveid, serial_no);
TENON_REMOTE_FIELD(hd_driveid, buf_type);
TENON_REMOTE_FIELD(hd_driveid, buf_size);
TENON_REMOTE_FIELD(hd_driveid, ecc_bytes);
TENON_REMOTE_FIELD(hd_driveid, fw_rev);
TENON_REMOTE_FIELD(hd_driveid, model);
TENON_REMOTE_FIELD(hd_driveid, max_multsect);
TENON_REMOTE_FIELD(hd_driveid, vendor3);
TENON_REMOTE_FIELD(hd_driveid, dword_io);
TENON_REMOTE_FIELD(hd_driveid, vendor4);
TENON_REMOTE_FIELD(hd_driveid, capability);
TENON_REMOTE_FIELD(hd_driveid, reserved50);
TENON_REMOTE_FIELD(hd_driveid, vendor5);
TENON_REMOTE_FIELD(hd_driveid, tPIO);
TENON_REMOTE_FIELD(hd_driveid, vendor6);
TENON_REMOTE_FIELD(hd_driveid, tDMA);
TENON_REMOTE_FIELD(hd_driveid, field_valid);
TENON_REMOTE_FIELD(hd_driveid, cur_cyls);
TENON_REMOTE_FIELD(hd_driveid, cur_heads);
TENON_REMOTE_FIELD(hd_driveid, cur_sectors);
TENON_REMOTE_FIELD(hd_driveid, cur_capacity0);
TENON_REMOTE_FIELD(hd_driveid, cur_capacity1);
TENON_REMOTE_FIELD(hd_driveid, multsect);
TENON_REMOTE_FIELD(hd_driveid, multsect_valid);
TENON_REMOTE_FIELD(hd_driveid, lba_capacity);
TENON_REMOTE_FIELD(hd_driveid, dma_1word);
TENON_REMOTE_FIELD(hd_driveid, dma_mword);
TENON_REMOTE_FIELD(hd_driveid, eide_pio_modes);
TENON_REMOTE_FIELD(hd_driveid, eide_dma_min);
TENON_REMOTE_FIELD(hd_driveid, eide_dma_time);
TENON_REMOTE_FIELD(hd_driveid, eide_pio);
TENON_REMOTE_FIELD(hd_driveid, eide_pio_iordy);
TENON_REMOTE_FIELD(hd_driveid, words69_70);
TENON_REMOTE_FIELD(hd_driveid, words71_74);
TENON_REMOTE_FIELD(hd_driveid, queue_depth);
TENON_REMOTE_FIELD(hd_driveid, words76_79);
TENON_REMOTE_FIELD(hd_driveid, major_rev_num);
TENON_REMOTE_FIELD(hd_driveid, minor_rev_num);
TENON_REMOTE_FIELD(hd_driveid, command_set_1);
TENON_REMOTE_FIELD(hd_driveid, command_set_2);
TENON_REMOTE_FIELD(hd_driveid, cfsse);
TENON_REMOTE_FIELD(hd_driveid, cfs_enable_1);
TENON_REMOTE_FIELD(hd_driveid, cfs_enable_2);
TENON_REMOTE_FIELD(hd_driveid, csf_default);
TENON_REMOTE_FIELD(hd_driveid, dma_ultra);
TENON_REMOTE_FIELD(hd_driveid, trseuc);
TENON_REMOTE_FIELD(hd_driveid, trsEuc, "trsEuc");
TENON_REMOTE_FIELD(hd_driveid, CurAPMvalues);
TENON_REMOTE_FIELD(hd_driveid, mprc);
TENON_REMOTE_FIELD(hd_driveid, hw_config);
TENON_REMOTE_FIELD(hd_driveid, acoustic);
TENON_REMOTE_FIELD(hd_driveid, msrqs);
TENON_REMOTE_FIELD(hd_driveid, sxfert);
TENON_REMOTE_FIELD(hd_driveid, sal);
TENON_REMOTE_FIELD(hd_driveid, spg);
TENON_REMOTE_FIELD(hd_driveid, lba_capacity_2);
TENON_REMOTE_FIELD(hd_driveid, words104_125);
TENON_REMOTE_FIELD(hd_driveid, last_lun);
TENON_REMOTE_FIELD(hd_driveid, word127);
TENON_REMOTE_FIELD(hd_driveid, dlf);
TENON_REMOTE_FIELD(hd_driveid, csfo);
TENON_REMOTE_FIELD(hd_driveid, words130_155);
TENON_REMOTE_FIELD(hd_driveid, word156);
TENON_REMOTE_FIELD(hd_driveid, words157_159);
TENON_REMOTE_FIELD(hd_driveid, cfa_power);
TENON_REMOTE_FIELD(hd_driveid, words161_175);
TENON_REMOTE_FIELD(hd_driveid, words176_205);
TENON_REMOTE_FIELD(hd_driveid, words206_254);
TENON_REMOTE_FIELD(hd_driveid, integrity_word);

#endif
