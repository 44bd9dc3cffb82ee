// Reading through TurboJPEG, which returns its errors instead of jumping.
#include "cjpeg.h"
#include <stdio.h>
#include <stdlib.h>
#include <turbojpeg.h>

static uint8_t *refuse(char message[CJPEG_MESSAGE_LENGTH], const char *why) {
    snprintf(message, CJPEG_MESSAGE_LENGTH, "%s", why);
    return NULL;
}

// Whether the last call gave nothing; otherwise it has warned of what is damaged.
static int is_fatal(tjhandle handle) { return tjGetErrorCode(handle) == TJERR_FATAL; }

static uint8_t *read_with(
    tjhandle handle, const uint8_t *bytes, size_t count, uint64_t limit, int *width, int *height,
    char message[CJPEG_MESSAGE_LENGTH]) {
    int sampling = 0, colors = 0;
    if (tjDecompressHeader3(handle, bytes, count, width, height, &sampling, &colors) != 0 && is_fatal(handle))
        return refuse(message, tjGetErrorStr2(handle));
    if (*width <= 0 || *height <= 0) return refuse(message, "it ends before its size is told");
    if (colors == TJCS_CMYK || colors == TJCS_YCCK) return refuse(message, "its colors are those of print (CMYK)");
    if ((uint64_t)*width * (uint64_t)*height > limit) return refuse(message, "it has too many pixels");
    uint8_t *pixels = malloc((size_t)*width * (size_t)*height * 4);
    if (!pixels) return refuse(message, "there is not enough memory for it");
    // The accurate transform gives the same samples with and without the processor's wide instructions. A file of a thousand
    // scans is meant to take time.
    int flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS;
    int status = tjDecompress2(handle, bytes, count, pixels, *width, 0, *height, TJPF_RGBA, flags);
    if (status != 0 && is_fatal(handle)) {
        free(pixels);
        return refuse(message, tjGetErrorStr2(handle));
    }
    return pixels;
}

uint8_t *cjpeg_read_rgba(
    const uint8_t *bytes, size_t count, uint64_t limit, int *width, int *height, char message[CJPEG_MESSAGE_LENGTH]) {
    tjhandle handle = tjInitDecompress();
    if (!handle) return refuse(message, "there is not enough memory for it");
    uint8_t *pixels = read_with(handle, bytes, count, limit, width, height, message);
    tjDestroy(handle);
    return pixels;
}

void cjpeg_free(uint8_t *pixels) { free(pixels); }
