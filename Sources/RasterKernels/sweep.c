// From sums of signed areas to coverage: one row of a grid, its touched groups of four cells.
#include "lanes.h"

#if defined(__x86_64__)
#include <immintrin.h>
#pragma STDC FP_CONTRACT OFF

typedef float floats4 __attribute__((vector_size(16)));
typedef uint32_t bits4 __attribute__((vector_size(16)));

// The fill rule: sums to 0...1.
INLINE floats4 folded(floats4 v, bool even_odd) {
    if (even_odd) v = v - ((v * 0.5f + 12582912.0f) - 12582912.0f) * 2;
    floats4 magnitude = (floats4)((bits4)v & 0x7FFFFFFF);
    return even_odd ? magnitude : (floats4)_mm_min_ps((__m128){1, 1, 1, 1}, (__m128)magnitude);
}

INLINE bits4 levels(floats4 v, bool even_odd) { return (bits4)(folded(v, even_odd) * 255 + 8388608.0f) & 255; }

INLINE uint32_t packed4(bits4 v) {
    __m128i words = _mm_packs_epi32((__m128i)v, (__m128i)v);
    return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(words, words));
}

INLINE floats4 moved(floats4 v, const int bytes) {
    return bytes == 4 ? (floats4)_mm_slli_si128((__m128i)v, 4) : (floats4)_mm_slli_si128((__m128i)v, 8);
}

INLINE void sweep(
    float *cells, uint64_t *touched, size_t words, int32_t width, int32_t x, int32_t y, bool even_odd, rk_solid **solids,
    rk_quad **quads) {
    rk_solid *solid = *solids;
    rk_quad *quad = *quads;
    floats4 sum = {0, 0, 0, 0};
    int32_t end = 0;
    for (size_t w = 0; w < words; w++) {
        uint64_t bits = touched[w];
        touched[w] = 0;
        while (bits != 0) {
            int32_t start = (int32_t)(256 * w) + 4 * __builtin_ctzll(bits);
            bits &= bits - 1;
            if (start > end && end < width) {
                uint32_t level = levels(sum, even_odd)[0];
                if (level != 0) *solid++ = (rk_solid){x + end, y, (start < width ? start : width) - end, level};
            }
            floats4 v = (floats4)_mm_loadu_ps(cells + start);
            _mm_storeu_ps(cells + start, _mm_setzero_ps());
            v += moved(v, 4);
            v += moved(v, 8);
            v += sum;
            sum = (floats4){v[3], v[3], v[3], v[3]};
            uint32_t mask = packed4(levels(v, even_odd));
            end = start + 4;
            if (end > width) {
                int32_t room = width - start;
                mask = room > 0 ? mask & (0xFFFFFFFF >> (32 - 8 * room)) : 0;
            }
            *quad = (rk_quad){x + start, y, mask};
            quad += mask != 0;
        }
    }
    if (end < width) {
        uint32_t level = levels(sum, even_odd)[0];
        if (level != 0) *solid++ = (rk_solid){x + end, y, width - end, level};
    }
    *solids = solid;
    *quads = quad;
}

KERNEL static void sweep_nonzero(
    float *c, uint64_t *t, size_t n, int32_t width, int32_t x, int32_t y, rk_solid **solids, rk_quad **quads) {
    sweep(c, t, n, width, x, y, false, solids, quads);
}

KERNEL static void sweep_even_odd(
    float *c, uint64_t *t, size_t n, int32_t width, int32_t x, int32_t y, rk_solid **solids, rk_quad **quads) {
    sweep(c, t, n, width, x, y, true, solids, quads);
}

bool rk_sweep(
    float *cells, uint64_t *touched, size_t words, int32_t width, int32_t x, int32_t y, bool even_odd, rk_solid **solids,
    rk_quad **quads) {
    if (!rk_is_wide) return false;
    if (even_odd) {
        sweep_even_odd(cells, touched, words, width, x, y, solids, quads);
    } else {
        sweep_nonzero(cells, touched, words, width, x, y, solids, quads);
    }
    return true;
}

#else

bool rk_sweep(
    float *cells, uint64_t *touched, size_t words, int32_t width, int32_t x, int32_t y, bool even_odd, rk_solid **solids,
    rk_quad **quads) {
    return false;
}

#endif
