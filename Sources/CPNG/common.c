// How libpng's errors become values.
#include "common.h"
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
