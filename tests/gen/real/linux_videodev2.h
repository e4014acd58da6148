/* SPDX-License-Identifier: MIT
 * <linux/videodev2.h>: video: bytes in arrays, structs in structs. */
#ifndef REAL_LINUX_VIDEODEV2_H
#define REAL_LINUX_VIDEODEV2_H

#include <linux/videodev2.h>

#include <tenon/annotate.h>

TENON_REMOTE(v4l_capability, struct v4l2_capability);
TENON_REMOTE_FIELD(v4l_capability, driver);
TENON_REMOTE_FIELD(v4l_capability, card);
TENON_REMOTE_FIELD(v4l_capability, bus_info);
TENON_REMOTE_FIELD(v4l_capability, version);
TENON_REMOTE_FIELD(v4l_capability, capabilities);
TENON_REMOTE_FIELD(v4l_capability, device_caps);

TENON_REMOTE(v4l_pix_format, struct v4l2_pix_format);
TENON_REMOTE_FIELD(v4l_pix_format, width);
TENON_REMOTE_FIELD(v4l_pix_format, height);
TENON_REMOTE_FIELD(v4l_pix_format, pixelformat);
TENON_REMOTE_FIELD(v4l_pix_format, field);
TENON_REMOTE_FIELD(v4l_pix_format, bytesperline);
TENON_REMOTE_FIELD(v4l_pix_format, sizeimage);
TENON_REMOTE_FIELD(v4l_pix_format, colorspace);
TENON_REMOTE_FIELD(v4l_pix_format, priv);
TENON_REMOTE_FIELD(v4l_pix_format, flags);
TENON_REMOTE_FIELD(v4l_pix_format, ycbcr_enc);
TENON_REMOTE_FIELD(v4l_pix_format, quantization);
TENON_REMOTE_FIELD(v4l_pix_format, xfer_func);

TENON_REMOTE(v4l_input, struct v4l2_input);
TENON_REMOTE_FIELD(v4l_input, index);
TENON_REMOTE_FIELD(v4l_input, name);
TENON_REMOTE_FIELD(v4l_input, type);
TENON_REMOTE_FIELD(v4l_input, audioset);
TENON_REMOTE_FIELD(v4l_input, tuner);
TENON_REMOTE_FIELD(v4l_input, std);
TENON_REMOTE_FIELD(v4l_input, status);
TENON_REMOTE_FIELD(v4l_input, capabilities);

#endif
