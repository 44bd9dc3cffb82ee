// What Sources/Frames needs in C: loops for processors with special instructions, each with a twin in Swift which gives the
// same bytes and runs on every other processor; and a system call that Swift's Glibc does not declare.
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

// Drops the highest byte of each pixel: how many pixels were written, from the first; the caller writes the rest.
size_t fk_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *out);

// Adds to `sum` how far bytes are from 128: how many were looked at, from the first; the caller adds the rest.
size_t fk_distances(const uint8_t *bytes, size_t count, uint64_t *sum);

// How many pixels, from the first, are equal to `pixel` for sure; the next ones may be, too.
size_t fk_run(const uint32_t *pixels, size_t count, uint32_t pixel);

// Lets two files or folders of one file system trade their names, in one step. 0, or the error's number: EINVAL or ENOSYS
// where the file system cannot.
int fk_exchange(const char *a, const char *b);

#endif
