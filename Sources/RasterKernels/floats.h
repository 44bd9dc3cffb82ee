// Four, eight or sixteen floats at a time. Products and sums are never fused: the Swift twins' are not.
#ifndef RASTER_KERNELS_FLOATS_H
#define RASTER_KERNELS_FLOATS_H

#include "lanes.h"

#pragma STDC FP_CONTRACT OFF

typedef float floats __attribute__((vector_size(WIDTH)));
typedef int32_t lane_mask __attribute__((vector_size(WIDTH)));
typedef float loose_floats __attribute__((vector_size(WIDTH), aligned(4), may_alias));

INLINE floats load_floats(const float *p) { return *(const loose_floats *)p; }
INLINE void store_floats(float *p, floats v) { *(loose_floats *)p = v; }

// `a` where `m`, `b` elsewhere.
INLINE floats choose(lane_mask m, floats a, floats b) {
#if WIDTH == 32
    return (floats)_mm256_blendv_ps((__m256)b, (__m256)a, (__m256)m);
#else
    return (floats)((m & (lane_mask)a) | (~m & (lane_mask)b));
#endif
}

// The second where one is NaN, like a comparison and a choice.
#if WIDTH == 64
INLINE floats smaller(floats a, floats b) { return (floats)_mm512_min_ps((__m512)a, (__m512)b); }
INLINE floats larger(floats a, floats b) { return (floats)_mm512_max_ps((__m512)a, (__m512)b); }
#elif WIDTH == 32
INLINE floats smaller(floats a, floats b) { return (floats)_mm256_min_ps((__m256)a, (__m256)b); }
INLINE floats larger(floats a, floats b) { return (floats)_mm256_max_ps((__m256)a, (__m256)b); }
#else
INLINE floats smaller(floats a, floats b) { return choose(a < b, a, b); }
INLINE floats larger(floats a, floats b) { return choose(a > b, a, b); }
#endif

INLINE floats root(floats v) { return __builtin_elementwise_sqrt(v); }

INLINE floats number(float value) { return (floats){} + value; }

#endif
