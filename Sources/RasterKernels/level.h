// What the processor can do.
#ifndef RASTER_KERNELS_LEVEL_H
#define RASTER_KERNELS_LEVEL_H

#include "KinoraRasterKernels.h"

// True where the processor has AVX2, and AVX-512 for bytes and words; looked up once, before main.
extern bool rk_is_wide;
extern bool rk_is_widest;
// True where loads from several places at once are quicker than one after the other: on Intel's newer processors, not on AMD's.
extern bool rk_gathers;

// Of the loops that are compiled for each width, the one for this processor.
#if defined(__x86_64__)
#define FITTING(name) (rk_is_widest ? name##_512 : rk_is_wide ? name##_256 : name##_128)
#else
#define FITTING(name) name##_128
#endif

#endif
