// Source-over of one color through a block of coverage, such as a glyph's: eight pixels at a time, and four where a row
// ends on them.
#if defined(__x86_64__)
#include "lanes.h"

// Bytes of coverage, each in both lanes of its pixel.
INLINE lanes spread_eight(uint64_t eight) {
    const __m256i places = _mm256_setr_epi8(
        0, -1, 0, -1, 1, -1, 1, -1, 2, -1, 2, -1, 3, -1, 3, -1, 4, -1, 4, -1, 5, -1, 5, -1, 6, -1, 6, -1, 7, -1, 7, -1);
    return (lanes)_mm256_shuffle_epi8(_mm256_set1_epi64x((long long)eight), places);
}

KERNEL static void color_mask(
    uint32_t *target, size_t row_length, uint32_t color, const uint8_t *mask, size_t stride, size_t rows) {
    const source_lanes source = source_of((pixel_lanes){} + color);
    for (size_t y = 0; y < rows; y++) {
        size_t i = 0;
        for (; i + 8 <= stride; i += 8) {
            uint64_t eight;
            __builtin_memcpy(&eight, mask + i, 8);
            if (eight != 0) store(target + i, over_through(source, load(target + i), spread_eight(eight)));
        }
        if (i < stride) {
            uint32_t four;
            __builtin_memcpy(&four, mask + i, 4);
            if (four != 0) {
                __m128i *place = (__m128i *)(target + i);
                pixel_lanes v = (pixel_lanes)_mm256_castsi128_si256(_mm_loadu_si128(place));
                _mm_storeu_si128(place, _mm256_castsi256_si128((__m256i)over_through(source, v, spread_eight(four))));
            }
        }
        target += row_length;
        mask += stride;
    }
}

void rk_color_mask_512(
    uint32_t *target, size_t row_length, uint32_t color, const uint8_t *mask, size_t stride, size_t rows);

bool rk_color_mask(
    uint32_t *target, size_t row_length, uint32_t color, const uint8_t *mask, size_t stride, size_t rows) {
    if (!rk_is_wide()) return false;
    (rk_is_widest() ? rk_color_mask_512 : color_mask)(target, row_length, color, mask, stride, rows);
    return true;
}

#endif
