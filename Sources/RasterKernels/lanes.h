// Four, eight or sixteen pixels as 16-bit lanes, twice: red and blue in one vector, green and alpha in the other.
#ifndef RASTER_KERNELS_LANES_H
#define RASTER_KERNELS_LANES_H

#include "level.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Bytes of a vector: 64, for AVX-512, 32, for AVX2, or 16, for any processor, where a file says so before it includes this.
#ifndef WIDTH
#define WIDTH 32
#endif

#define PIXELS (WIDTH / 4)

typedef uint16_t lanes __attribute__((vector_size(WIDTH)));
typedef int16_t signed_lanes __attribute__((vector_size(WIDTH)));
typedef uint32_t pixel_lanes __attribute__((vector_size(WIDTH)));
typedef uint32_t loose_lanes __attribute__((vector_size(WIDTH), aligned(4), may_alias));

#define WIDEST_TARGET target("avx512f,avx512bw,avx512dq,avx512vl,bmi2")

#if WIDTH == 64
#define TARGET WIDEST_TARGET
#define NAMED(name) name##_512
#elif WIDTH == 32
#define TARGET target("avx2,bmi2")
#define NAMED(name) name##_256
#else
#define TARGET
#define NAMED(name) name##_128
#endif

#define KERNEL __attribute__((TARGET))
// A loop for AVX-512 among narrower ones.
#define WIDEST_KERNEL __attribute__((WIDEST_TARGET))
#define INLINE static inline __attribute__((always_inline, TARGET))

INLINE pixel_lanes load(const uint32_t *p) { return *(const loose_lanes *)p; }
INLINE void store(uint32_t *p, pixel_lanes v) { *(loose_lanes *)p = v; }

INLINE lanes all(uint32_t value) { return (lanes){} + (uint16_t)value; }

// Red and blue; green and alpha; each pixel's alpha in both its lanes.
INLINE lanes even(pixel_lanes v) { return (lanes)(v & 0x00FF00FF); }
INLINE lanes odd(pixel_lanes v) { return (lanes)v >> 8; }
INLINE lanes alphas(pixel_lanes v) {
    pixel_lanes a = v >> 24;
    return (lanes)(a | a << 16);
}

// value / 255 to the nearest, for lanes up to 65,025: (biased + (biased >> 8)) >> 8, which is the upper half of biased * 257.
INLINE lanes divided(lanes value) {
    lanes biased = value + 128;
#if WIDTH == 64
    return (lanes)_mm512_mulhi_epu16((__m512i)biased, (__m512i)all(257));
#elif WIDTH == 32
    return (lanes)_mm256_mulhi_epu16((__m256i)biased, (__m256i)all(257));
#else
    return (biased + (biased >> 8)) >> 8;
#endif
}

INLINE pixel_lanes packed(lanes evens, lanes odds) { return (pixel_lanes)(evens | odds << 8); }

// A source, taken apart into its lanes, over `d` through the coverage `c`.
typedef struct {
    lanes evens, odds, alpha;
} source_lanes;

INLINE source_lanes source_of(pixel_lanes v) { return (source_lanes){even(v), odd(v), alphas(v)}; }

INLINE pixel_lanes over_through(source_lanes s, pixel_lanes d, lanes c) {
    lanes rest = 255 - divided(s.alpha * c);
    return packed(divided(s.evens * c + even(d) * rest), divided(s.odds * c + odd(d) * rest));
}

// The same arithmetic for one pixel: two channels in each word.
static inline uint32_t divided_one(uint32_t value) {
    uint32_t biased = value + 128;
    return (biased + (biased >> 8)) >> 8;
}

static inline uint32_t joined_one(uint32_t evens, uint32_t odds) {
    uint32_t e = (evens + ((evens >> 8) & 0x00FF00FF)) >> 8, o = odds + ((odds >> 8) & 0x00FF00FF);
    return (e & 0x00FF00FF) | (o & 0xFF00FF00);
}

static inline uint32_t over_one(uint32_t s, uint32_t d, uint32_t c) {
    uint32_t rest = 255 - divided_one((s >> 24) * c);
    return joined_one(
        (s & 0x00FF00FF) * c + (d & 0x00FF00FF) * rest + 0x00800080,
        ((s >> 8) & 0x00FF00FF) * c + ((d >> 8) & 0x00FF00FF) * rest + 0x00800080);
}

#endif
