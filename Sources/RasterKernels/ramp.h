// Entries of a ramp's table, a vector at a time.
#ifndef RASTER_KERNELS_RAMP_H
#define RASTER_KERNELS_RAMP_H

#include "floats.h"


INLINE pixel_lanes gathered(const uint32_t *entries, pixel_lanes places) {
#if WIDTH == 64
    return (pixel_lanes)_mm512_i32gather_epi32((__m512i)places, entries, 4);
#elif WIDTH == 32
    return (pixel_lanes)_mm256_i32gather_epi32((const int *)entries, (__m256i)places, 4);
#else
    return (pixel_lanes){entries[places[0]], entries[places[1]], entries[places[2]], entries[places[3]]};
#endif
}

INLINE pixel_lanes numbers(void) {
#if WIDTH == 64
    return (pixel_lanes){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
#elif WIDTH == 32
    return (pixel_lanes){0, 1, 2, 3, 4, 5, 6, 7};
#else
    return (pixel_lanes){0, 1, 2, 3};
#endif
}

// The first `count` pixels of a vector, or all of them.
INLINE void store_some(uint32_t *pixels, size_t count, pixel_lanes v) {
    if (count >= PIXELS) {
        store(pixels, v);
        return;
    }
#if WIDTH == 64
    _mm512_mask_storeu_epi32(pixels, (__mmask16)((1u << count) - 1), (__m512i)v);
#elif WIDTH == 32
    _mm256_maskstore_epi32((int *)pixels, (__m256i)(numbers() < (uint32_t)count), (__m256i)v);
#else
    __builtin_memcpy(pixels, &v, count * sizeof(uint32_t));
#endif
}

#endif
