// Source-over of one color through a block of coverage for AVX-512: sixteen pixels at a time, the last ones under a mask.
#if defined(__x86_64__)
#define WIDTH 64
#include "lanes.h"

INLINE void over_row(source_lanes source, uint32_t *target, const uint8_t *mask, __mmask16 live) {
    pixel_lanes bytes = (pixel_lanes)_mm512_cvtepu8_epi32(_mm_maskz_loadu_epi8(live, mask));
    pixel_lanes below = (pixel_lanes)_mm512_maskz_loadu_epi32(live, target);
    _mm512_mask_storeu_epi32(target, live, (__m512i)over_through(source, below, (lanes)(bytes | bytes << 16)));
}

KERNEL void rk_color_mask_512(
    uint32_t *target, size_t row_length, uint32_t color, const uint8_t *mask, size_t stride, size_t rows) {
    const source_lanes source = source_of((pixel_lanes){} + color);
    const __mmask16 rest = (__mmask16)((1u << (stride & 15)) - 1);
    for (size_t y = 0; y < rows; y++) {
        size_t i = 0;
        for (; i + 16 <= stride; i += 16) over_row(source, target + i, mask + i, 0xFFFF);
        if (i < stride) over_row(source, target + i, mask + i, rest);
        target += row_length;
        mask += stride;
    }
}

#endif
