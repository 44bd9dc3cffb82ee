// Source-over of groups of four pixels, four groups at a time, for AVX-512.
#if defined(__x86_64__)
#define WIDTH 64
#include "lanes.h"

// The bytes of four masks, each in both lanes of its pixel.
INLINE lanes spread(const rk_quad *q) {
    __m128i bytes = _mm_set_epi32((int)q[3].mask, (int)q[2].mask, (int)q[1].mask, (int)q[0].mask);
    pixel_lanes c = (pixel_lanes)_mm512_cvtepu8_epi32(bytes);
    return (lanes)(c | c << 16);
}

INLINE __m256i load_pair(const uint32_t *a, const uint32_t *b) {
    return _mm256_inserti128_si256(
        _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)a)), _mm_loadu_si128((const __m128i *)b), 1);
}

INLINE pixel_lanes load_four(uint32_t *const *d) {
    return (pixel_lanes)_mm512_inserti64x4(_mm512_castsi256_si512(load_pair(d[0], d[1])), load_pair(d[2], d[3]), 1);
}

INLINE void store_four(pixel_lanes v, uint32_t *const *d) {
    _mm_storeu_si128((__m128i *)d[0], _mm512_castsi512_si128((__m512i)v));
    _mm_storeu_si128((__m128i *)d[1], _mm512_extracti32x4_epi32((__m512i)v, 1));
    _mm_storeu_si128((__m128i *)d[2], _mm512_extracti32x4_epi32((__m512i)v, 2));
    _mm_storeu_si128((__m128i *)d[3], _mm512_extracti32x4_epi32((__m512i)v, 3));
}

// `step` is 1 for pixels of each group's own and 0 for one color.
INLINE size_t over_quads(
    uint32_t *target, size_t stride, int32_t right, const uint32_t *source, size_t step, const rk_quad *quads,
    size_t count) {
    pixel_lanes color = {};
    if (step == 0) color += source[0];
    source_lanes over = source_of(color);
    size_t done = 0;
    for (; done + 4 <= count; done += 4) {
        const rk_quad *q = quads + done;
        uint32_t *d[4];
        bool is_cut = false;
#pragma clang loop unroll(full)
        for (int k = 0; k < 4; k++) {
            d[k] = target + ((ptrdiff_t)q[k].y * (ptrdiff_t)stride + q[k].x);
            is_cut |= q[k].x > right - 4;
        }
        if (is_cut) break;
        if (step != 0) over = source_of(load(source + 4 * done));
        store_four(over_through(over, load_four(d), spread(q)), d);
    }
    return done;
}

KERNEL size_t rk_color_quads_512(
    uint32_t *target, size_t stride, int32_t right, uint32_t color, const rk_quad *quads, size_t count) {
    return over_quads(target, stride, right, &color, 0, quads, count);
}

KERNEL size_t rk_pixel_quads_512(
    uint32_t *target, size_t stride, int32_t right, const uint32_t *pixels, const rk_quad *quads, size_t count) {
    return over_quads(target, stride, right, pixels, 1, quads, count);
}

#endif
