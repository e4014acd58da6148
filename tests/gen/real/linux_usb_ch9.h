/* SPDX-License-Identifier: MIT
 * <linux/usb/ch9.h>: packed descriptors of USB: members without alignment. */
#ifndef REAL_LINUX_USB_CH9_H
#define REAL_LINUX_USB_CH9_H

#include <linux/usb/ch9.h>

#include <tenon/annotate.h>

TENON_REMOTE(usb_device, struct usb_device_descriptor);
TENON_REMOTE_FIELD(usb_device, bLength);
TENON_REMOTE_FIELD(usb_device, bDescriptorType);
TENON_REMOTE_FIELD(usb_device, bcdUSB);
TENON_REMOTE_FIELD(usb_device, bDeviceClass);
TENON_REMOTE_FIELD(usb_device, bDeviceSubClass);
TENON_REMOTE_FIELD(usb_device, bDeviceProtocol);
TENON_REMOTE_FIELD(usb_device, bMaxPacketSize0);
TENON_REMOTE_FIELD(usb_device, idVendor);
TENON_REMOTE_FIELD(usb_device, idProduct);
TENON_REMOTE_FIELD(usb_device, bcdDevice);
TENON_REMOTE_FIELD(usb_device, iManufacturer);
TENON_REMOTE_FIELD(usb_device, iProduct);
TENON_REMOTE_FIELD(usb_device, iSerialNumber);
TENON_REMOTE_FIELD(usb_device, bNumConfigurations);

TENON_REMOTE(usb_end, struct usb_endpoint_descriptor);
TENON_REMOTE_FIELD(usb_end, bLength);
TENON_REMOTE_FIELD(usb_end, bDescriptorType);
TENON_REMOTE_FIELD(usb_end, bEndpointAddress);
TENON_REMOTE_FIELD(usb_end, bmAttributes);
TENON_REMOTE_FIELD(usb_end, wMaxPacketSize);
TENON_REMOTE_FIELD(usb_end, bInterval);
TENON_REMOTE_FIELD(usb_end, bRefresh);
TENON_REMOTE_FIELD(usb_end, bSynchAddress);

TENON_REMOTE(usb_request, struct usb_ctrlrequest);
TENON_REMOTE_FIELD(usb_request, bRequestType);
TENON_REMOTE_FIELD(usb_request, bRequest);
TENON_REMOTE_FIELD(usb_request, wValue);
TENON_REMOTE_FIELD(usb_request, wIndex);
TENON_REMOTE_FIELD(usb_request, wLength);

#endif
