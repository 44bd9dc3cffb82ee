// Pictures of glyphs: from the PNG files in a font to pixels.
#include "KinoraCHarfBuzz.h"

#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>

// Larger pictures than this along a side are none that a font should have.
enum { SIDE_LIMIT = 2048 };

static void read_picture(const char *bytes, unsigned int length, void *sink, chb_pixels receive) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&image, bytes, length)) return;
    image.format = PNG_FORMAT_RGBA;
    uint8_t *pixels = NULL;
    if (image.width <= SIDE_LIMIT && image.height <= SIDE_LIMIT) pixels = malloc(PNG_IMAGE_SIZE(image));
    if (pixels != NULL && png_image_finish_read(&image, NULL, pixels, 0, NULL))
        receive(sink, pixels, image.width, image.height);
    free(pixels);
    png_image_free(&image);
}

void chb_font_picture(chb_font *font, uint32_t glyph, void *sink, chb_pixels receive) {
    hb_blob_t *blob = hb_ot_color_glyph_reference_png(font, glyph);
    unsigned int length = 0;
    const char *bytes = hb_blob_get_data(blob, &length);
    if (length > 0) read_picture(bytes, length, sink, receive);
    hb_blob_destroy(blob);
}
