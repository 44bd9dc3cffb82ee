// libwebp behind one plain function.
#pragma once

#include <stddef.h>
#include <stdint.h>

enum { CWEBP_MESSAGE_LENGTH = 200 };

// Reads a whole WebP, lossy or lossless, as straight RGBA, 8 bits a channel, rows from top to bottom without padding; of one that
// moves, the first picture. `limit` is the greatest number of pixels allowed. Returns the pixels, which the caller frees with
// cwebp_free, or NULL with a reason in `message`.
uint8_t *cwebp_read_rgba(
    const uint8_t *bytes, size_t count, uint64_t limit, int *width, int *height, char message[CWEBP_MESSAGE_LENGTH]);
void cwebp_free(uint8_t *pixels);
