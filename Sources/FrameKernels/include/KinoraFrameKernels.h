// What Sources/Frames needs in C: loops, each with a twin in Swift which gives the same bytes, for any processor or for those with special
// instructions; and a system call that Swift's Glibc does not declare.
#ifndef FRAME_KERNELS_H
#define FRAME_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// SHA-256's compression function (FIPS 180-4, section 6.2) over whole blocks of 64 bytes. `constants` are the 64 words of
// section 4.2.2. False, with nothing done, where the processor lacks the instructions.
bool fk_sha256(uint32_t state[8], const uint32_t constants[64], const uint8_t *bytes, size_t blocks);

// PNG's Paeth filter (PNG specification, section 9.4): how many of the row's bytes were written, from the first; the caller
// writes the rest.
size_t fk_paeth(
    const uint8_t *row, const uint8_t *left, const uint8_t *above, const uint8_t *above_left, size_t count, uint8_t *out);

// Drops the highest byte of each pixel: how many pixels were written, from the first; the caller writes the rest. Of `common` only
// the bits stay that all of these pixels have.
size_t fk_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *out, uint32_t *common);

// Adds to `sum` how far bytes are from 128: how many were looked at, from the first; the caller adds the rest.
size_t fk_distances(const uint8_t *bytes, size_t count, uint64_t *sum);

// How many pixels, from the first, are equal to `pixel` for sure; the next ones may be, too.
size_t fk_run(const uint32_t *pixels, size_t count, uint32_t pixel);

// How many bytes, from the first, are equal to those at an earlier place for sure; the next ones may be, too.
size_t fk_alike(const uint8_t *bytes, const uint8_t *earlier, size_t count);

// Adds to `equal` how many pixels are the one to the left or the one above, and to `small` how many others differ from the one to the
// left by at most 12 in every channel: how many were looked at, from the first; the caller adds the rest. `row[-1]` is read.
size_t fk_survey(const uint32_t *row, const uint32_t *above, size_t count, uint32_t *equal, uint32_t *small);

// Counts of a deflate block's symbols (RFC 1951, section 3.2.5): literal bytes, lengths and distances by their symbols, and the extra
// bits of the distances.
typedef struct {
    uint32_t literals[256], lengths[29], distances[30];
    uint64_t extra_bits;
} fk_symbol_counts;

// Counts the symbols of tokens: so many literals of `input` in the low 32 bits, then 16 bits of a repeat's length, 0 for none, then
// 16 of its distance - 1. `length_symbols` has the symbol, from 0, of each length from 3 on. True: every processor has this
// loop.
bool fk_count_symbols(
    const uint8_t *input, const uint64_t *tokens, size_t count, const uint8_t *length_symbols, fk_symbol_counts *counts);

// Bits that wait for their byte, the first lowest, how many there are, and where it will be.
typedef struct {
    uint64_t bits, held;
    uint8_t *cursor;
} fk_bit_sink;

// The codes of a block: bits in the low 16 and their number above for literals and distances; in the low 24 and above for each length
// from 3 on, its extra bits included. No literal has more than 14 bits.
typedef struct {
    const uint32_t *literals, *lengths, *distances;
} fk_codes;

// Writes the symbols of tokens. May write up to eight bytes beyond the last whole one. True: every processor has this loop.
bool fk_write_symbols(const uint8_t *input, const uint64_t *tokens, size_t count, fk_codes codes, fk_bit_sink *sink);

// How many bytes a vector may have on this thread, for tests of the narrower loops: 64 by default, for AVX-512, 32 for AVX2, and 16.
void fk_allow_width(size_t bytes);

// Lets two files or folders of one file system trade their names, in one step. 0, or the error's number: EINVAL or ENOSYS
// where the file system cannot.
int fk_exchange(const char *a, const char *b);

#endif
