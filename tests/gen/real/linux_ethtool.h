/* SPDX-License-Identifier: MIT
 * <linux/ethtool.h>: network cards: many small structs of numbers and char arrays. */
#ifndef REAL_LINUX_ETHTOOL_H
#define REAL_LINUX_ETHTOOL_H

#include <linux/ethtool.h>

#include <tenon/annotate.h>

TENON_REMOTE(drvinfo, struct ethtool_drvinfo);
TENON_REMOTE_FIELD(drvinfo, cmd);
TENON_REMOTE_FIELD(drvinfo, driver);
TENON_REMOTE_FIELD(drvinfo, version);
TENON_REMOTE_FIELD(drvinfo, fw_version);
TENON_REMOTE_FIELD(drvinfo, bus_info);
TENON_REMOTE_FIELD(drvinfo, erom_version);
TENON_REMOTE_FIELD(drvinfo, n_priv_flags);
TENON_REMOTE_FIELD(drvinfo, n_stats);
TENON_REMOTE_FIELD(drvinfo, testinfo_len);
TENON_REMOTE_FIELD(drvinfo, eedump_len);
TENON_REMOTE_FIELD(drvinfo, regdump_len);

TENON_REMOTE(coalesce, struct ethtool_coalesce);
TENON_REMOTE_FIELD(coalesce, cmd);
TENON_REMOTE_FIELD(coalesce, rx_coalesce_usecs);
TENON_REMOTE_FIELD(coalesce, rx_max_coalesced_frames);
TENON_REMOTE_FIELD(coalesce, rx_coalesce_usecs_irq);
TENON_REMOTE_FIELD(coalesce, rx_max_coalesced_frames_irq);
TENON_REMOTE_FIELD(coalesce, tx_coalesce_usecs);
TENON_REMOTE_FIELD(coalesce, tx_max_coalesced_frames);
TENON_REMOTE_FIELD(coalesce, tx_coalesce_usecs_irq);
TENON_REMOTE_FIELD(coalesce, tx_max_coalesced_frames_irq);
TENON_REMOTE_FIELD(coalesce, stats_block_coalesce_usecs);
TENON_REMOTE_FIELD(coalesce, use_adaptive_rx_coalesce);
TENON_REMOTE_FIELD(coalesce, use_adaptive_tx_coalesce);
TENON_REMOTE_FIELD(coalesce, pkt_rate_low);
TENON_REMOTE_FIELD(coalesce, rx_coalesce_usecs_low);
TENON_REMOTE_FIELD(coalesce, rx_max_coalesced_frames_low);
TENON_REMOTE_FIELD(coalesce, tx_coalesce_usecs_low);
TENON_REMOTE_FIELD(coalesce, tx_max_coalesced_frames_low);
TENON_REMOTE_FIELD(coalesce, pkt_rate_high);
TENON_REMOTE_FIELD(coalesce, rx_coalesce_usecs_high);
TENON_REMOTE_FIELD(coalesce, rx_max_coalesced_frames_high);
TENON_REMOTE_FIELD(coalesce, tx_coalesce_usecs_high);
TENON_REMOTE_FIELD(coalesce, tx_max_coalesced_frames_high);
TENON_REMOTE_FIELD(coalesce, rate_sample_interval);

TENON_REMOTE(ring, struct ethtool_ringparam);
TENON_REMOTE_FIELD(ring, cmd);
TENON_REMOTE_FIELD(ring, rx_max_pending);
TENON_REMOTE_FIELD(ring, rx_mini_max_pending);
TENON_REMOTE_FIELD(ring, rx_jumbo_max_pending);
TENON_REMOTE_FIELD(ring, tx_max_pending);
TENON_REMOTE_FIELD(ring, rx_pending);
TENON_REMOTE_FIELD(ring, rx_mini_pending);
TENON_REMOTE_FIELD(ring, rx_jumbo_pending);
TENON_REMOTE_FIELD(ring, tx_pending);

#endif
