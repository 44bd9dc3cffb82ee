// What the processor can do.
#ifndef FRAME_KERNELS_LEVEL_H
#define FRAME_KERNELS_LEVEL_H

#include "KinoraFrameKernels.h"

// What the processor has: AVX2, BMI2 and LZCNT, and AVX-512 with tables of bytes as well; looked up once, before main.
extern bool fk_has_wide;
extern bool fk_has_widest;
// The bytes of a vector that a test holds its own thread to, while others go on as they are.
extern _Thread_local size_t fk_width_limit;

static inline bool fk_is_wide(void) { return fk_has_wide && fk_width_limit >= 32; }
static inline bool fk_is_widest(void) { return fk_has_widest && fk_width_limit >= 64; }

#endif
