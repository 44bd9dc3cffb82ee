// libjpeg-turbo behind one plain function.
#pragma once

#include <stddef.h>
#include <stdint.h>

enum { CJPEG_MESSAGE_LENGTH = 200 };

// Reads a whole JPEG as RGBA, 8 bits a channel, rows from top to bottom without padding; alpha is 255. `limit` is the greatest
// number of pixels allowed. Returns the pixels, which the caller frees with cjpeg_free, or NULL with a reason in `message`. What
// is damaged within the picture is filled by the library as well as it can, as viewers do.
uint8_t *cjpeg_read_rgba(
    const uint8_t *bytes, size_t count, uint64_t limit, int *width, int *height, char message[CJPEG_MESSAGE_LENGTH]);
void cjpeg_free(uint8_t *pixels);
