/* SPDX-License-Identifier: MIT
 * <linux/fb.h>: screens: a struct four times in another. */
#ifndef REAL_LINUX_FB_H
#define REAL_LINUX_FB_H

#include <linux/fb.h>

#include <tenon/annotate.h>

TENON_REMOTE(fb_field, struct fb_bitfield);
TENON_REMOTE_FIELD(fb_field, offset);
TENON_REMOTE_FIELD(fb_field, length);
TENON_REMOTE_FIELD(fb_field, msb_right);

TENON_REMOTE(fb_screen, struct fb_var_screeninfo);
TENON_REMOTE_FIELD(fb_screen, xres);
TENON_REMOTE_FIELD(fb_screen, yres);
TENON_REMOTE_FIELD(fb_screen, xres_virtual);
TENON_REMOTE_FIELD(fb_screen, yres_virtual);
TENON_REMOTE_FIELD(fb_screen, xoffset);
TENON_REMOTE_FIELD(fb_screen, yoffset);
TENON_REMOTE_FIELD(fb_screen, bits_per_pixel);
TENON_REMOTE_FIELD(fb_screen, grayscale);
TENON_REMOTE_FIELD(fb_screen, red);
TENON_REMOTE_FIELD(fb_screen, green);
TENON_REMOTE_FIELD(fb_screen, blue);
TENON_REMOTE_FIELD(fb_screen, transp);
TENON_REMOTE_FIELD(fb_screen, nonstd);
TENON_REMOTE_FIELD(fb_screen, activate);
TENON_REMOTE_FIELD(fb_screen, height);
TENON_REMOTE_FIELD(fb_screen, width);
TENON_REMOTE_FIELD(fb_screen, accel_flags);
TENON_REMOTE_FIELD(fb_screen, pixclock);
TENON_REMOTE_FIELD(fb_screen, left_margin);
TENON_REMOTE_FIELD(fb_screen, right_margin);
TENON_REMOTE_FIELD(fb_screen, upper_margin);
TENON_REMOTE_FIELD(fb_screen, lower_margin);
TENON_REMOTE_FIELD(fb_screen, hsync_len);
TENON_REMOTE_FIELD(fb_screen, vsync_len);
TENON_REMOTE_FIELD(fb_screen, sync);
TENON_REMOTE_FIELD(fb_screen, vmode);
TENON_REMOTE_FIELD(fb_screen, rotate);
TENON_REMOTE_FIELD(fb_screen, colorspace);
TENON_REMOTE_FIELD(fb_screen, reserved);

TENON_REMOTE(fb_fixed, struct fb_fix_screeninfo);
TENON_REMOTE_FIELD(fb_fixed, id);
TENON_REMOTE_FIELD(fb_fixed, smem_start);
TENON_REMOTE_FIELD(fb_fixed, smem_len);
TENON_REMOTE_FIELD(fb_fixed, type);
TENON_REMOTE_FIELD(fb_fixed, type_aux);
TENON_REMOTE_FIELD(fb_fixed, visual);
TENON_REMOTE_FIELD(fb_fixed, xpanstep);
TENON_REMOTE_FIELD(fb_fixed, ypanstep);
TENON_REMOTE_FIELD(fb_fixed, ywrapstep);
TENON_REMOTE_FIELD(fb_fixed, line_length);
TENON_REMOTE_FIELD(fb_fixed, mmio_start);
TENON_REMOTE_FIELD(fb_fixed, mmio_len);
TENON_REMOTE_FIELD(fb_fixed, accel);
TENON_REMOTE_FIELD(fb_fixed, capabilities);
TENON_REMOTE_FIELD(fb_fixed, reserved);

#endif
