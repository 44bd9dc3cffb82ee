// What the processor can do.
#ifndef RASTER_KERNELS_LEVEL_H
#define RASTER_KERNELS_LEVEL_H

#include "KinoraRasterKernels.h"

// What the processor has: AVX2, and AVX-512 for bytes and words; looked up once, before main.
extern bool rk_has_wide;
extern bool rk_has_widest;
// Whether loads from several places at once are quicker than one after the other: on Intel's newer processors, not on AMD's.
extern bool rk_gathers_quickly;
// What a test holds its own thread to, while others go on as they are: bytes of a vector, and whether colors are gathered, which is
// negative where nothing is said.
extern _Thread_local size_t rk_width_limit;
extern _Thread_local int rk_gathers_choice;

static inline bool rk_is_wide(void) { return rk_has_wide && rk_width_limit >= 32; }
static inline bool rk_is_widest(void) { return rk_has_widest && rk_width_limit >= 64; }
static inline bool rk_gathers(void) {
    return rk_is_wide() && (rk_gathers_choice < 0 ? rk_gathers_quickly : rk_gathers_choice != 0);
}

// Of the loops that are compiled for each width, the one for this processor.
#if defined(__x86_64__)
#define FITTING(name) (rk_is_widest() ? name##_512 : rk_is_wide() ? name##_256 : name##_128)
#else
#define FITTING(name) name##_128
#endif

#endif
