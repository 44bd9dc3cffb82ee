// Writing: chunks handed over whole, or rows that libpng filters and deflates itself.
//
// Every function that calls libpng sets its own jump target, because a target dies with the function that set it. Nothing
// that changes after setjmp lives in a local variable: all state is in the writer.
#include "common.h"
#include <stdlib.h>
#include <string.h>

struct cpng_writer {
    png_structp png;
    png_infop info;
    uint8_t *bytes;
    size_t count;
    size_t capacity;
    cpng_errors errors;
};

static int reserve(cpng_writer *writer, size_t extra) {
    if (extra > SIZE_MAX - writer->count) return 0;
    size_t needed = writer->count + extra;
    if (needed <= writer->capacity) return 1;
    size_t capacity = writer->capacity ? writer->capacity : 64 * 1024;
    while (capacity < needed) {
        if (capacity > SIZE_MAX / 2) return 0;
        capacity *= 2;
    }
    uint8_t *grown = realloc(writer->bytes, capacity);
    if (!grown) return 0;
    writer->bytes = grown;
    writer->capacity = capacity;
    return 1;
}

static void on_write(png_structp png, png_bytep data, size_t count) {
    cpng_writer *writer = png_get_io_ptr(png);
    if (!reserve(writer, count)) {
        writer->errors.pending = CPNG_MEMORY;
        png_error(png, "not enough memory for the file");
    }
    memcpy(writer->bytes + writer->count, data, count);
    writer->count += count;
}

static void on_flush(png_structp png) { (void)png; }

static void close_file(cpng_writer *writer) {
    png_destroy_write_struct(&writer->png, &writer->info);
    writer->png = NULL;
    writer->info = NULL;
}

cpng_writer *cpng_writer_create(void) { return calloc(1, sizeof(cpng_writer)); }

void cpng_writer_destroy(cpng_writer *writer) {
    if (!writer) return;
    close_file(writer);
    free(writer->bytes);
    free(writer);
}

static int open_file(cpng_writer *writer, cpng_error *error) {
    close_file(writer);
    writer->count = 0;
    writer->errors = (cpng_errors){error, CPNG_DAMAGED};
    error->code = CPNG_OK;
    error->message[0] = 0;
    writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &writer->errors, cpng_on_error, cpng_on_warning);
    if (writer->png) writer->info = png_create_info_struct(writer->png);
    if (!writer->info) {
        close_file(writer);
        return cpng_set_error(error, CPNG_MEMORY, "not enough memory for libpng");
    }
    png_set_write_fn(writer->png, writer, on_write, on_flush);
    return CPNG_OK;
}

// Failing leaves no file open; what was written so far is dropped.
static int fail(cpng_writer *writer, cpng_error *error) {
    close_file(writer);
    writer->count = 0;
    return error->code;
}

static void set_header(png_structp png, png_infop info, const cpng_header *header) {
    png_set_IHDR(
        png, info, header->width, header->height, header->bit_depth, header->color_type,
        header->interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
    if (header->is_srgb) png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (header->pixels_per_meter > 0)
        png_set_pHYs(png, info, header->pixels_per_meter, header->pixels_per_meter, PNG_RESOLUTION_METER);
    if (header->palette_count > 0) {
        png_color palette[256];
        int count = header->palette_count > 256 ? 256 : header->palette_count;
        for (int i = 0; i < count; i++)
            palette[i] = (png_color){header->palette[i][0], header->palette[i][1], header->palette[i][2]};
        png_set_PLTE(png, info, palette, count);
    }
    if (header->palette_alpha_count > 0)
        png_set_tRNS(png, info, header->palette_alpha, header->palette_alpha_count, NULL);
    if (header->has_transparent_color) {
        png_color_16 color = {
            .red = header->transparent_color[0],
            .green = header->transparent_color[1],
            .blue = header->transparent_color[2],
            .gray = header->transparent_color[0]};
        png_set_tRNS(png, info, NULL, 0, &color);
    }
}

int cpng_writer_begin(cpng_writer *writer, const cpng_header *header, cpng_error *error) {
    if (open_file(writer, error) != CPNG_OK) return error->code;
    if (setjmp(png_jmpbuf(writer->png))) return fail(writer, error);
    set_header(writer->png, writer->info, header);
    // Written by hand: libpng 1.6.39 does not know cICP, and its iCCP would depend on the version of zlib.
    png_write_info_before_PLTE(writer->png, writer->info);
    if (header->coding) png_write_chunk(writer->png, (png_const_bytep)"cICP", header->coding, 4);
    if (header->profile) png_write_chunk(writer->png, (png_const_bytep)"iCCP", header->profile, header->profile_count);
    png_write_info(writer->png, writer->info);
    return CPNG_OK;
}

static void put_word(uint8_t *at, uint32_t word) {
    for (int i = 0; i < 4; i++) at[i] = (uint8_t)(word >> (24 - 8 * i));
}

// libpng's own call computes the same checksum by zlib, several times more slowly than libdeflate.
int cpng_writer_chunk(cpng_writer *writer, const char *name, const uint8_t *data, size_t count, cpng_error *error) {
    if (!writer || !writer->png) return cpng_set_error(error, CPNG_DAMAGED, "no file has been started");
    if (strlen(name) != 4) return cpng_set_error(error, CPNG_DAMAGED, "a chunk name has four letters");
    if (count > PNG_UINT_31_MAX) {
        cpng_set_error(error, CPNG_DAMAGED, "chunk is longer than PNG allows");
        return fail(writer, error);
    }
    if (!reserve(writer, count + 12)) {
        cpng_set_error(error, CPNG_MEMORY, "not enough memory for the file");
        return fail(writer, error);
    }
    error->code = CPNG_OK;
    uint8_t *chunk = writer->bytes + writer->count;
    put_word(chunk, (uint32_t)count);
    memcpy(chunk + 4, name, 4);
    if (count > 0) memcpy(chunk + 8, data, count);
    put_word(chunk + 8 + count, libdeflate_crc32(0, chunk + 4, count + 4));
    writer->count += count + 12;
    return CPNG_OK;
}

int cpng_writer_end(cpng_writer *writer, cpng_error *error) {
    int code = cpng_writer_chunk(writer, "IEND", NULL, 0, error);
    if (writer) close_file(writer);
    return code;
}

int cpng_writer_rows(
    cpng_writer *writer, const cpng_header *header, const uint8_t *rows, size_t row_bytes, int level, int filters,
    cpng_error *error) {
    if (open_file(writer, error) != CPNG_OK) return error->code;
    if (setjmp(png_jmpbuf(writer->png))) return fail(writer, error);
    png_structp png = writer->png;
    set_header(png, writer->info, header);
    if (level >= 0) png_set_compression_level(png, level);
    if (filters >= 0) png_set_filter(png, PNG_FILTER_TYPE_BASE, filters);
    png_write_info(png, writer->info);
    if (row_bytes < png_get_rowbytes(png, writer->info)) png_error(png, "rows are too short");
    for (int passes = png_set_interlace_handling(png); passes > 0; passes--)
        for (uint32_t y = 0; y < header->height; y++) png_write_row(png, rows + (size_t)y * row_bytes);
    png_write_end(png, NULL);
    close_file(writer);
    return CPNG_OK;
}

const uint8_t *cpng_writer_bytes(const cpng_writer *writer) { return writer->bytes; }
size_t cpng_writer_count(const cpng_writer *writer) { return writer->count; }
void cpng_writer_clear(cpng_writer *writer) { writer->count = 0; }
