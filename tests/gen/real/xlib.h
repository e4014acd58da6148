/* SPDX-License-Identifier: MIT
 * <X11/Xlib.h>: Xlib: events, attributes, opaque pointers left out. */
#ifndef REAL_XLIB_H
#define REAL_XLIB_H

#include <X11/Xlib.h>

#include <tenon/annotate.h>

TENON_REMOTE(x_color, XColor);
TENON_REMOTE_FIELD(x_color, pixel);
TENON_REMOTE_FIELD(x_color, red);
TENON_REMOTE_FIELD(x_color, green);
TENON_REMOTE_FIELD(x_color, blue);
TENON_REMOTE_FIELD(x_color, flags);

TENON_REMOTE(x_key_event, XKeyEvent);
TENON_REMOTE_FIELD(x_key_event, type);
TENON_REMOTE_FIELD(x_key_event, serial);
TENON_REMOTE_FIELD(x_key_event, send_event);
TENON_REMOTE_FIELD(x_key_event, window);
TENON_REMOTE_FIELD(x_key_event, root);
TENON_REMOTE_FIELD(x_key_event, subwindow);
TENON_REMOTE_FIELD(x_key_event, time);
TENON_REMOTE_FIELD(x_key_event, x);
TENON_REMOTE_FIELD(x_key_event, y);
TENON_REMOTE_FIELD(x_key_event, x_root);
TENON_REMOTE_FIELD(x_key_event, y_root);
TENON_REMOTE_FIELD(x_key_event, state);
TENON_REMOTE_FIELD(x_key_event, keycode);
TENON_REMOTE_FIELD(x_key_event, same_screen);

TENON_REMOTE(x_attributes, XWindowAttributes);
TENON_REMOTE_FIELD(x_attributes, x);
TENON_REMOTE_FIELD(x_attributes, y);
TENON_REMOTE_FIELD(x_attributes, width);
TENON_REMOTE_FIELD(x_attributes, height);
TENON_REMOTE_FIELD(x_attributes, border_width);
TENON_REMOTE_FIELD(x_attributes, depth);
TENON_REMOTE_FIELD(x_attributes, root);
TENON_REMOTE_FIELD(x_attributes, bit_gravity);
TENON_REMOTE_FIELD(x_attributes, win_gravity);
TENON_REMOTE_FIELD(x_attributes, backing_store);
TENON_REMOTE_FIELD(x_attributes, backing_planes);
TENON_REMOTE_FIELD(x_attributes, backing_pixel);
TENON_REMOTE_FIELD(x_attributes, save_under);
TENON_REMOTE_FIELD(x_attributes, colormap);
TENON_REMOTE_FIELD(x_attributes, map_installed);
TENON_REMOTE_FIELD(x_attributes, map_state);
TENON_REMOTE_FIELD(x_attributes, all_event_masks);
TENON_REMOTE_FIELD(x_attributes, your_event_mask);
TENON_REMOTE_FIELD(x_attributes, do_not_propagate_mask);
TENON_REMOTE_FIELD(x_attributes, override_redirect);

#endif
