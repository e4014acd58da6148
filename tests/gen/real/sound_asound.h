/* SPDX-License-Identifier: MIT
 * <sound/asound.h>: sound cards: names in unsigned char, times, enums that are ints. */
#ifndef REAL_SOUND_ASOUND_H
#define REAL_SOUND_ASOUND_H

#include <sound/asound.h>

#include <tenon/annotate.h>

TENON_REMOTE(card_info, struct snd_ctl_card_info);
TENON_REMOTE_FIELD(card_info, card);
TENON_REMOTE_FIELD(card_info, pad);
TENON_REMOTE_FIELD(card_info, id);
TENON_REMOTE_FIELD(card_info, driver);
TENON_REMOTE_FIELD(card_info, name);
TENON_REMOTE_FIELD(card_info, longname);
TENON_REMOTE_FIELD(card_info, reserved_);
TENON_REMOTE_FIELD(card_info, mixername);
TENON_REMOTE_FIELD(card_info, components);

TENON_REMOTE(pcm_info, struct snd_pcm_info);
TENON_REMOTE_FIELD(pcm_info, device);
TENON_REMOTE_FIELD(pcm_info, subdevice);
TENON_REMOTE_FIELD(pcm_info, stream);
TENON_REMOTE_FIELD(pcm_info, card);
TENON_REMOTE_FIELD(pcm_info, id);
TENON_REMOTE_FIELD(pcm_info, name);
TENON_REMOTE_FIELD(pcm_info, subname);
TENON_REMOTE_FIELD(pcm_info, dev_class);
TENON_REMOTE_FIELD(pcm_info, dev_subclass);
TENON_REMOTE_FIELD(pcm_info, subdevices_count);
TENON_REMOTE_FIELD(pcm_info, subdevices_avail);

TENON_REMOTE(timer_id, struct snd_timer_id);
TENON_REMOTE_FIELD(timer_id, dev_class);
TENON_REMOTE_FIELD(timer_id, dev_sclass);
TENON_REMOTE_FIELD(timer_id, card);
TENON_REMOTE_FIELD(timer_id, device);
TENON_REMOTE_FIELD(timer_id, subdevice);

TENON_REMOTE(pcm_interval, struct snd_interval);
TENON_REMOTE_FIELD(pcm_interval, min);
TENON_REMOTE_FIELD(pcm_interval, max);

#endif
