// Gradients along a line: the index rises evenly from pixel to pixel, so it is known which entries of the table a vector needs. Where
// these are few they are loaded as a whole, and each pixel picks its own.
//
// Compiled once for each width. Positions have 24 bits of fraction.
#include "ramp.h"

#define FRACTION 24

// Entries that are loaded as a whole: two vectors, or with AVX-512 four.
#define NARROW (2 * PIXELS)
#define BROAD (4 * PIXELS)
// As far as the bits before the point of a lane go.
#define MOST 256

INLINE pixel_lanes limited(pixel_lanes places, uint32_t last) {
    const pixel_lanes limit = (pixel_lanes){} + last;
#if WIDTH == 64
    return (pixel_lanes)_mm512_min_epu32((__m512i)places, (__m512i)limit);
#else
    return (pixel_lanes)_mm256_min_epu32((__m256i)places, (__m256i)limit);
#endif
}

// The entries of two vectors from `window` on at `positions`.
INLINE pixel_lanes picked(const uint32_t *window, pixel_lanes positions) {
    pixel_lanes places = positions >> FRACTION;
#if WIDTH == 64
    return (pixel_lanes)_mm512_permutex2var_epi32(
        _mm512_loadu_si512(window), (__m512i)places, _mm512_loadu_si512(window + PIXELS));
#else
    __m256i lower = _mm256_permutevar8x32_epi32((__m256i)load(window), (__m256i)places);
    __m256i upper = _mm256_permutevar8x32_epi32((__m256i)load(window + PIXELS), (__m256i)places);
    // The sign of a float chooses: bit 3 of the place.
    return (pixel_lanes)_mm256_blendv_ps((__m256)lower, (__m256)upper, (__m256)(places << 28));
#endif
}

INLINE pixel_lanes picked_broadly(const uint32_t *window, pixel_lanes positions) {
#if WIDTH == 64
    __mmask16 is_upper = _mm512_test_epi32_mask((__m512i)positions, _mm512_set1_epi32(NARROW << FRACTION));
    return (pixel_lanes)_mm512_mask_blend_epi32(
        is_upper, (__m512i)picked(window, positions), (__m512i)picked(window + NARROW, positions));
#else
    return picked(window, positions);
#endif
}

// How the colors of one vector are found: in a window of the table, or one by one where that is quick.
typedef enum { in_narrow, in_broad, anywhere } line_kind;

// Pixels whose indices are all within the table. The places of lanes behind the last pixel may be any.
INLINE void line_pixels(uint32_t *pixels, size_t count, int64_t first, int64_t step, rk_ramp ramp, const line_kind kind) {
    const pixel_lanes ahead = numbers() * (uint32_t)step;
    const int64_t size = (int64_t)ramp.last + 1, window = kind == in_narrow ? NARROW : kind == in_broad ? BROAD : 1;
    // The lowest index of a vector is its first or its last pixel's.
    const int64_t lowest = step < 0 ? (PIXELS - 1) * step : 0, highest = size - window;
    for (size_t i = 0; i < count; i += PIXELS) {
        int64_t start = (first + lowest) >> FRACTION;
        start = start < highest ? start : highest;
        start = start > 0 ? start : 0;
        const uint32_t *from = ramp.entries + start;
        const pixel_lanes positions = ahead + (uint32_t)(first - (start << FRACTION));
        pixel_lanes colors;
        if (kind == in_narrow) {
            colors = picked(from, positions);
        } else if (kind == in_broad) {
            colors = picked_broadly(from, positions);
        } else {
            colors = gathered(from, limited(positions >> FRACTION, (uint32_t)(size - 1 - start)));
        }
        store_some(pixels + i, count - i, colors);
        first += PIXELS * step;
    }
}

// Whether no vector reaches over more than `window` entries.
static inline bool fits(int64_t step, int64_t window) {
    return (PIXELS - 1) * (step < 0 ? -step : step) <= (window - 1) << FRACTION;
}

KERNEL bool NAMED(rk_line_pixels)(uint32_t *pixels, size_t count, int64_t first, int64_t step, rk_ramp ramp) {
    if (fits(step, NARROW)) {
        line_pixels(pixels, count, first, step, ramp, in_narrow);
    } else if (WIDTH == 64 && fits(step, BROAD)) {
        line_pixels(pixels, count, first, step, ramp, in_broad);
    } else if (rk_gathers() && fits(step, MOST)) {
        line_pixels(pixels, count, first, step, ramp, anywhere);
    } else {
        return false;
    }
    return true;
}
