// libpng behind plain functions that return.
//
// libpng reports errors by longjmp, which must not cross Swift frames and which Swift cannot catch. Every libpng call that
// can fail is therefore made here, inside setjmp, and its error comes back as a code with libpng's own message. No Swift
// callback is ever called from inside libpng. libdeflate needs no such care and is passed on as it is.
#pragma once

#include <libdeflate.h>
#include <stddef.h>
#include <stdint.h>

enum cpng_code {
    CPNG_OK = 0,
    CPNG_DAMAGED = 1,    // libpng refused the file or the header
    CPNG_TRUNCATED = 2,  // the bytes end before the file does
    CPNG_TOO_LARGE = 3,  // more pixels than the caller allows
    CPNG_MEMORY = 4,     // an allocation failed
};

// Why a call failed; `message` always ends with a zero byte.
typedef struct {
    int code;
    char message[120];
} cpng_error;

// What IHDR, sRGB, iCCP, cICP, pHYs, PLTE and tRNS say. `color_type` is PNG's own number: 0 gray, 2 RGB, 3 palette, 4 gray + alpha, 6 RGBA.
typedef struct {
    uint32_t width;
    uint32_t height;
    int bit_depth;
    int color_type;
    int interlaced;
    int is_srgb;                // write sRGB, with the perceptual intent
    const uint8_t *profile;     // the data of an iCCP chunk; NULL for none
    size_t profile_count;
    const uint8_t *coding;      // the four bytes of a cICP chunk; NULL for none
    uint32_t pixels_per_meter;  // write pHYs; 0 for none
    int palette_count;
    int palette_alpha_count;  // the first so many palette entries have an alpha of their own
    uint8_t palette[256][3];
    uint8_t palette_alpha[256];
    int has_transparent_color;       // tRNS of a gray or RGB picture
    uint16_t transparent_color[3];   // its sample values: gray in [0], or red, green, blue
} cpng_header;

// Writes one file at a time into a buffer that it keeps between files.
typedef struct cpng_writer cpng_writer;

cpng_writer *cpng_writer_create(void);  // NULL when there is no memory
void cpng_writer_destroy(cpng_writer *writer);

// Starts a file: signature, IHDR, PLTE and tRNS as the header asks. Drops what was written before.
int cpng_writer_begin(cpng_writer *writer, const cpng_header *header, cpng_error *error);
// Appends one chunk as it is, with its CRC. `name` has four letters.
int cpng_writer_chunk(cpng_writer *writer, const char *name, const uint8_t *data, size_t count, cpng_error *error);
// Appends IEND. libpng's own end call insists on having written IDAT itself, so this writes the chunk by hand.
int cpng_writer_end(cpng_writer *writer, cpng_error *error);
// Writes a whole file from unfiltered rows by libpng and zlib themselves. `level` is zlib's, `filters` a set of
// PNG_FILTER bits; -1 leaves either at libpng's default. Interlacing follows the header.
int cpng_writer_rows(
    cpng_writer *writer, const cpng_header *header, const uint8_t *rows, size_t row_bytes, int level, int filters,
    cpng_error *error);

// What has been written; valid until the next call on this writer.
const uint8_t *cpng_writer_bytes(const cpng_writer *writer);
size_t cpng_writer_count(const cpng_writer *writer);
// Forgets what has been written, for callers that pass it on piece by piece.
void cpng_writer_clear(cpng_writer *writer);

// Reads a whole file of any kind as straight RGBA, 8 bits a channel, rows from top to bottom without padding. 16-bit samples
// are rounded to the nearest 8-bit ones; gamma and color profile chunks are not applied. `limit` is the greatest
// number of pixels allowed. On success `*pixels` belongs to the caller, who frees it with cpng_free; on failure it is NULL.
int cpng_read_rgba(
    const uint8_t *bytes, size_t count, uint64_t limit, uint32_t *width, uint32_t *height, uint8_t **pixels,
    cpng_error *error);
void cpng_free(uint8_t *pixels);

// Compresses to a zlib stream at zlib's `level`; the bytes written, or 0 where memory or `room` did not suffice.
size_t cpng_deflate(const uint8_t *bytes, size_t count, int level, uint8_t *out, size_t room);

// Unpacks a zlib stream up to its end, a mistake in it or `limit` bytes. The caller frees the result with cpng_free; NULL where
// there is no memory.
uint8_t *cpng_inflate(const uint8_t *bytes, size_t count, size_t limit, size_t *written);
