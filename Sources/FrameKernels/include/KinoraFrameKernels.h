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

// Lets two files or folders of one file system trade their names, in one step. 0, or the error's number: EINVAL or ENOSYS
// where the file system cannot.
int fk_exchange(const char *a, const char *b);

#endif
