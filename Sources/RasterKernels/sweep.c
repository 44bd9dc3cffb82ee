// From sums of signed areas to coverage: one row of a grid, its touched groups of four cells.
#if defined(__x86_64__)
#include "lanes.h"

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

// A bit for each of 64 bytes that are 1; leaves them zero.
INLINE uint64_t taken(uint8_t *bytes) {
    __m256i *halves = (__m256i *)bytes;
    __m256i low = _mm256_loadu_si256(halves), high = _mm256_loadu_si256(halves + 1);
    if (_mm256_testz_si256(_mm256_or_si256(low, high), _mm256_or_si256(low, high))) return 0;
    _mm256_storeu_si256(halves, _mm256_setzero_si256());
    _mm256_storeu_si256(halves + 1, _mm256_setzero_si256());
    uint32_t low_bits = (uint32_t)_mm256_movemask_epi8(_mm256_slli_epi64(low, 7));
    uint32_t high_bits = (uint32_t)_mm256_movemask_epi8(_mm256_slli_epi64(high, 7));
    return low_bits | (uint64_t)high_bits << 32;
}

INLINE void sweep(
    float *cells, uint8_t *touched, size_t groups, int32_t width, int32_t x, int32_t y, bool even_odd, rk_solid **solids,
    rk_quad **quads) {
    rk_solid *solid = *solids;
    rk_quad *quad = *quads;
    floats4 sum = {0, 0, 0, 0};
    int32_t end = 0;
    uint32_t level = 0;
    for (size_t group = 0; group < groups; group += 64) {
        uint64_t bits = taken(touched + group);
        while (bits != 0) {
            int32_t start = (int32_t)(4 * group) + 4 * __builtin_ctzll(bits);
            bits &= bits - 1;
            // Whether there is a run between two groups is hard to predict: it is always written, and counted only if
            // it has coverage.
            int32_t count = (start < width ? start : width) - end;
            *solid = (rk_solid){x + end, y, count, level};
            solid += (count > 0) & (level != 0);
            floats4 v = (floats4)_mm_loadu_ps(cells + start);
            _mm_storeu_ps(cells + start, _mm_setzero_ps());
            v += moved(v, 4);
            v += moved(v, 8);
            v += sum;
            sum = (floats4){v[3], v[3], v[3], v[3]};
            uint32_t mask = packed4(levels(v, even_odd));
            level = mask >> 24;
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
        if (level != 0) *solid++ = (rk_solid){x + end, y, width - end, level};
    }
    *solids = solid;
    *quads = quad;
}

INLINE int32_t sweep_rows(rk_grid g, int32_t row, int32_t width, int32_t x, int32_t y, bool even_odd, rk_batch *batch) {
    while (row < g.height && batch->solids < batch->solids_full && batch->quads < batch->quads_full) {
        sweep(
            g.cells + (size_t)row * (size_t)g.stride, g.touched + (size_t)row * (size_t)g.groups, (size_t)g.groups, width,
            x, y + row, even_odd, &batch->solids, &batch->quads);
        row++;
    }
    return row;
}

KERNEL static int32_t sweep_nonzero(rk_grid g, int32_t row, int32_t width, int32_t x, int32_t y, rk_batch *batch) {
    return sweep_rows(g, row, width, x, y, false, batch);
}

KERNEL static int32_t sweep_even_odd(rk_grid g, int32_t row, int32_t width, int32_t x, int32_t y, rk_batch *batch) {
    return sweep_rows(g, row, width, x, y, true, batch);
}

int32_t rk_sweep_nonzero_512(rk_grid g, int32_t row, int32_t width, int32_t x, int32_t y, rk_batch *batch);
int32_t rk_sweep_even_odd_512(rk_grid g, int32_t row, int32_t width, int32_t x, int32_t y, rk_batch *batch);

bool rk_sweep(rk_grid g, int32_t *row, int32_t width, int32_t x, int32_t y, bool even_odd, rk_batch *batch) {
    if (!rk_is_wide()) return false;
    if (rk_is_widest()) {
        *row = even_odd ? rk_sweep_even_odd_512(g, *row, width, x, y, batch)
                        : rk_sweep_nonzero_512(g, *row, width, x, y, batch);
        return true;
    }
    *row = even_odd ? sweep_even_odd(g, *row, width, x, y, batch) : sweep_nonzero(g, *row, width, x, y, batch);
    return true;
}

#endif
