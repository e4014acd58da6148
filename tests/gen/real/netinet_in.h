/* SPDX-License-Identifier: MIT
 * <netinet/in.h>: addresses: structs in structs, padding left out. */
#ifndef REAL_NETINET_IN_H
#define REAL_NETINET_IN_H

#include <netinet/in.h>

#include <tenon/annotate.h>

TENON_REMOTE(in_addr, struct in_addr);
TENON_REMOTE_FIELD(in_addr, s_addr);

TENON_REMOTE(socket_address, struct sockaddr_in);
TENON_REMOTE_FIELD(socket_address, sin_family);
TENON_REMOTE_FIELD(socket_address, sin_port);
TENON_REMOTE_FIELD(socket_address, sin_addr);

#endif
