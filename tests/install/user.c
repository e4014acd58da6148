/* SPDX-License-Identifier: MIT
 * A user's program: reads a point, writes it, and is refused a wrong one. Built against the
 * installed library only. */
#include <stdio.h>
#include <string.h>
#include <tenon/http.h>
#include <tenon/tenon.h>

struct point {
    int x, y;
    char label[8];
};

TENON_DECLARE(point, struct point);
TENON_BEGIN(point) = {
    TENON_FIELD(x, TENON_REQUIRED),
    TENON_FIELD(y, TENON_MIN(0)),
    TENON_FIELD(label, TENON_NAME("text")),
} TENON_END;

int main(void)
{
    static const char good[] = "{\"x\":3,\"y\":4,\"text\":\"here\"}";
    static const char wrong[] = "{\"x\":3,\"y\":-4}";
    struct point p;
    tenon_error error;
    char text[64];

    if (!point_json_read(&p, good, sizeof good - 1, NULL, NULL, &error)) {
        tenon_error_print(&error, "good", stderr);
        return 1;
    }
    if (point_json_print(&p, text, sizeof text, NULL) != sizeof good - 1 ||
        strcmp(text, good) != 0) {
        fprintf(stderr, "written as %s\n", text);
        return 1;
    }
    if (point_json_read(&p, wrong, sizeof wrong - 1, NULL, NULL, &error) ||
        error.code != TENON_E_RANGE) {
        fprintf(stderr, "a wrong point was read, or refused for another reason\n");
        return 1;
    }
    if (tenon_http_status(&error) != 400 ||
        strcmp(tenon_media_type(TENON_MEDIA_JSON), "application/json") != 0) {
        fprintf(stderr, "a range error is no bad request\n");
        return 1;
    }
    return 0;
}
