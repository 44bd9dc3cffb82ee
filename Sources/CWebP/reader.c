// Reading through libwebp on the calling thread: its pixels are the same with and without the processor's wide instructions.
#include "cwebp.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>

static uint8_t *refuse(char message[CWEBP_MESSAGE_LENGTH], const char *why) {
    snprintf(message, CWEBP_MESSAGE_LENGTH, "%s", why);
    return NULL;
}

static const char *const damaged = "it is damaged, or ends too early";

static uint8_t *still(
    const uint8_t *bytes, size_t count, int width, int height, char message[CWEBP_MESSAGE_LENGTH]) {
    size_t row = (size_t)width * 4, size = row * (size_t)height;
    uint8_t *pixels = malloc(size);
    if (!pixels) return refuse(message, "there is not enough memory for it");
    if (WebPDecodeRGBAInto(bytes, count, pixels, size, (int)row)) return pixels;
    free(pixels);
    return refuse(message, damaged);
}

static uint8_t *first_frame(
    const uint8_t *bytes, size_t count, int width, int height, char message[CWEBP_MESSAGE_LENGTH]) {
    WebPAnimDecoderOptions options;
    if (!WebPAnimDecoderOptionsInit(&options)) return refuse(message, "the library is another version");
    options.color_mode = MODE_RGBA;
    options.use_threads = 0;
    WebPData data = {bytes, count};
    WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
    if (!decoder) return refuse(message, damaged);
    WebPAnimInfo info;
    uint8_t *frame = NULL, *pixels = NULL;
    int time = 0;
    size_t size = (size_t)width * 4 * (size_t)height;
    if (WebPAnimDecoderGetInfo(decoder, &info) && (int)info.canvas_width == width && (int)info.canvas_height == height
        && WebPAnimDecoderGetNext(decoder, &frame, &time) && (pixels = malloc(size)))
        memcpy(pixels, frame, size);
    WebPAnimDecoderDelete(decoder);
    return pixels ? pixels : refuse(message, damaged);
}

uint8_t *cwebp_read_rgba(
    const uint8_t *bytes, size_t count, uint64_t limit, int *width, int *height, char message[CWEBP_MESSAGE_LENGTH]) {
    WebPBitstreamFeatures features;
    if (WebPGetFeatures(bytes, count, &features) != VP8_STATUS_OK) return refuse(message, damaged);
    if (features.width <= 0 || features.height <= 0) return refuse(message, damaged);
    if ((uint64_t)features.width * (uint64_t)features.height > limit) return refuse(message, "it has too many pixels");
    *width = features.width;
    *height = features.height;
    return features.has_animation ? first_frame(bytes, count, *width, *height, message)
                                  : still(bytes, count, *width, *height, message);
}

void cwebp_free(uint8_t *pixels) { free(pixels); }
