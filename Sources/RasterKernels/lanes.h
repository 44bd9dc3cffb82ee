// Eight pixels as sixteen 16-bit lanes, twice: red and blue in one vector, green and alpha in the other.
#ifndef RASTER_KERNELS_LANES_H
#define RASTER_KERNELS_LANES_H

#include "RasterKernels.h"

#if defined(__x86_64__)

typedef uint16_t lanes __attribute__((vector_size(32)));
typedef int16_t signed_lanes __attribute__((vector_size(32)));
typedef uint32_t pixels8 __attribute__((vector_size(32)));
typedef uint32_t loose_pixels8 __attribute__((vector_size(32), aligned(4), may_alias));

#define KERNEL __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

// True where the processor has AVX2; looked up once, before main.
extern bool rk_is_wide;

INLINE pixels8 load(const uint32_t *p) { return *(const loose_pixels8 *)p; }
INLINE void store(uint32_t *p, pixels8 v) { *(loose_pixels8 *)p = v; }

INLINE lanes all(uint32_t value) { return (lanes){} + (uint16_t)value; }

// Red and blue; green and alpha; each pixel's alpha in both its lanes.
INLINE lanes even(pixels8 v) { return (lanes)(v & 0x00FF00FF); }
INLINE lanes odd(pixels8 v) { return (lanes)v >> 8; }
INLINE lanes alphas(pixels8 v) {
    pixels8 a = v >> 24;
    return (lanes)(a | a << 16);
}

// value / 255 to the nearest, for lanes up to 65,025.
INLINE lanes divided(lanes value) {
    lanes biased = value + 128;
    return (biased + (biased >> 8)) >> 8;
}

INLINE pixels8 packed(lanes evens, lanes odds) { return (pixels8)(evens | odds << 8); }

#endif
#endif
