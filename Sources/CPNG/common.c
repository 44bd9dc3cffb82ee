// How libpng's errors become values.
#include "common.h"
#include <limits.h>
#include <stdlib.h>
#include <zlib.h>
#include <stdio.h>

int cpng_set_error(cpng_error *error, int code, const char *message) {
    error->code = code;
    snprintf(error->message, sizeof error->message, "%s", message);
    return code;
}

void cpng_on_error(png_structp png, png_const_charp message) {
    cpng_errors *errors = png_get_error_ptr(png);
    cpng_set_error(errors->error, errors->pending, message);
    png_longjmp(png, 1);
}

// Warnings concern what libpng repairs or skips by itself (a damaged comment, say); the picture is whole.
void cpng_on_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

size_t cpng_deflate(const uint8_t *bytes, size_t count, int level, uint8_t *out, size_t room) {
    uLongf written = room;
    return compress2(out, &written, bytes, count, level) == Z_OK ? written : 0;
}

uint8_t *cpng_inflate(const uint8_t *bytes, size_t count, size_t limit, size_t *written) {
    *written = 0;
    z_stream stream = {0};
    if (inflateInit(&stream) != Z_OK) return NULL;
    stream.next_in = (Bytef *)bytes;
    stream.avail_in = count > UINT_MAX ? UINT_MAX : (uInt)count;
    size_t room = 0;
    uint8_t *out = NULL;
    int state = Z_OK;
    while (state == Z_OK && *written < limit) {
        if (*written == room) {
            size_t more = room ? 2 * room : 4 * count + 1024;
            if (more > limit) more = limit;
            uint8_t *larger = realloc(out, more);
            if (!larger) break;
            out = larger;
            room = more;
        }
        size_t free_room = room - *written;
        stream.next_out = out + *written;
        stream.avail_out = free_room > UINT_MAX ? UINT_MAX : (uInt)free_room;
        size_t before = stream.avail_out;
        state = inflate(&stream, Z_NO_FLUSH);
        *written += before - stream.avail_out;
        if (state == Z_OK && stream.avail_in == 0 && stream.avail_out > 0) break;
    }
    inflateEnd(&stream);
    return out;
}
