/* SPDX-License-Identifier: MIT
 * <expat.h>: expat: enums by tag, a tree of its own type. */
#ifndef REAL_EXPAT_H
#define REAL_EXPAT_H

#include <expat.h>

#include <tenon/annotate.h>

TENON_REMOTE(xml_version, XML_Expat_Version);
TENON_REMOTE_FIELD(xml_version, major);
TENON_REMOTE_FIELD(xml_version, minor);
TENON_REMOTE_FIELD(xml_version, micro);

TENON_REMOTE(xml_feature_kind, enum XML_FeatureEnum, case = kebab, prefix = "XML_FEATURE_");
TENON_REMOTE(xml_feature, XML_Feature);
TENON_REMOTE_FIELD(xml_feature, feature);
TENON_REMOTE_FIELD(xml_feature, name);
TENON_REMOTE_FIELD(xml_feature, value);

TENON_REMOTE(xml_type, enum XML_Content_Type, case = lower, prefix = "XML_CTYPE_");
TENON_REMOTE(xml_quant, enum XML_Content_Quant, case = lower, prefix = "XML_CQUANT_");
TENON_REMOTE(xml_content, XML_Content);
TENON_REMOTE_FIELD(xml_content, type);
TENON_REMOTE_FIELD(xml_content, quant);
TENON_REMOTE_FIELD(xml_content, name);
TENON_REMOTE_FIELD(xml_content, children, count = numchildren);

#endif
