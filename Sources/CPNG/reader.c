// Reading any kind of PNG as straight RGBA, by libpng alone.
#include "common.h"
#include <stdlib.h>
#include <string.h>

typedef struct {
    png_structp png;
    png_infop info;
    const uint8_t *bytes;
    size_t count;
    size_t position;
    uint8_t *pixels;
    cpng_errors errors;
} reader;

static void on_read(png_structp png, png_bytep out, size_t count) {
    reader *source = png_get_io_ptr(png);
    if (count > source->count - source->position) {
        source->errors.pending = CPNG_TRUNCATED;
        png_error(png, "the file ends too early");
    }
    memcpy(out, source->bytes + source->position, count);
    source->position += count;
}

static void check_size(reader *source, uint64_t limit) {
    uint64_t pixels = (uint64_t)png_get_image_width(source->png, source->info) * png_get_image_height(source->png, source->info);
    if (pixels > limit || pixels > SIZE_MAX / 4) {
        source->errors.pending = CPNG_TOO_LARGE;
        png_error(source->png, "too many pixels");
    }
}

// Everything becomes RGBA of 8 bits; order among these calls does not matter to libpng.
static void ask_for_rgba(png_structp png, png_infop info) {
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    if (!png_get_valid(png, info, PNG_INFO_tRNS)) png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
}

static void read_rows(reader *source) {
    png_structp png = source->png;
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, source->info);
    uint32_t width = png_get_image_width(png, source->info), height = png_get_image_height(png, source->info);
    size_t row_bytes = (size_t)width * 4;
    if (png_get_rowbytes(png, source->info) != row_bytes) png_error(png, "the picture does not expand to RGBA");
    source->pixels = malloc(row_bytes * height);
    if (!source->pixels) {
        source->errors.pending = CPNG_MEMORY;
        png_error(png, "not enough memory for the picture");
    }
    for (; passes > 0; passes--)
        for (uint32_t y = 0; y < height; y++) png_read_row(png, source->pixels + y * row_bytes, NULL);
    png_read_end(png, NULL);
}

int cpng_read_rgba(
    const uint8_t *bytes, size_t count, uint64_t limit, uint32_t *width, uint32_t *height, uint8_t **pixels,
    cpng_error *error) {
    reader source = {.bytes = bytes, .count = count, .errors = {error, CPNG_DAMAGED}};
    reader *volatile kept = &source;  // survives the jump
    error->code = CPNG_OK;
    error->message[0] = 0;
    *pixels = NULL;
    source.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source.errors, cpng_on_error, cpng_on_warning);
    if (source.png) source.info = png_create_info_struct(source.png);
    if (!source.info) {
        png_destroy_read_struct(&source.png, NULL, NULL);
        return cpng_set_error(error, CPNG_MEMORY, "not enough memory for libpng");
    }
    if (setjmp(png_jmpbuf(source.png))) {
        png_destroy_read_struct(&kept->png, &kept->info, NULL);
        free(kept->pixels);
        return error->code;
    }
    png_set_read_fn(source.png, &source, on_read);
    png_read_info(source.png, source.info);
    check_size(&source, limit);
    ask_for_rgba(source.png, source.info);
    read_rows(&source);
    *width = png_get_image_width(source.png, source.info);
    *height = png_get_image_height(source.png, source.info);
    *pixels = source.pixels;
    png_destroy_read_struct(&source.png, &source.info, NULL);
    return CPNG_OK;
}

void cpng_free(uint8_t *pixels) { free(pixels); }
