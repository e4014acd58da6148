/* SPDX-License-Identifier: MIT
 * <netdb.h>: entries of name services: a list of its own type, strings that end with NULL left out. */
#ifndef REAL_NETDB_H
#define REAL_NETDB_H

#include <netdb.h>

#include <tenon/annotate.h>

TENON_REMOTE(address_info, struct addrinfo);
TENON_REMOTE_FIELD(address_info, ai_flags);
TENON_REMOTE_FIELD(address_info, ai_family);
TENON_REMOTE_FIELD(address_info, ai_socktype);
TENON_REMOTE_FIELD(address_info, ai_protocol);
TENON_REMOTE_FIELD(address_info, ai_addrlen);
TENON_REMOTE_FIELD(address_info, ai_canonname);
TENON_REMOTE_FIELD(address_info, ai_next, omit_null);

TENON_REMOTE(service, struct servent);
TENON_REMOTE_FIELD(service, s_name);
TENON_REMOTE_FIELD(service, s_port);
TENON_REMOTE_FIELD(service, s_proto);

#endif
