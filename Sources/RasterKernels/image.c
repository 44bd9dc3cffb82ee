// A row of a picture read bilinearly along a line, two pixels at a time.
#if defined(__x86_64__)
#include "lanes.h"

// What two pixels next to each other are read from: four texels each, and the shares of the right and lower ones in 12 bits.
typedef struct {
    const uint32_t *texels;
    int32_t share_x, share_y;
} place;

INLINE place place_at(rk_texels t, int64_t u, int64_t v) {
    return (place){
        t.texels + (ptrdiff_t)(v >> 24) * t.row_length + (ptrdiff_t)(u >> 24), (int32_t)(u >> 12) & 4095,
        (int32_t)(v >> 12) & 4095};
}

// Two values, each in all 32-bit lanes of its half.
INLINE __m256i halves(int32_t a, int32_t b) { return _mm256_set_m128i(_mm_set1_epi32(b), _mm_set1_epi32(a)); }

// The channels of two neighboring texels mixed across, times 4096: of `a` in the lower half, of `b` in the upper one.
INLINE __m256i across(const uint32_t *a, const uint32_t *b, __m256i shares) {
    const __m256i pairs = _mm256_setr_epi8(
        0, -1, 4, -1, 1, -1, 5, -1, 2, -1, 6, -1, 3, -1, 7, -1, 0, -1, 4, -1, 1, -1, 5, -1, 2, -1, 6, -1, 3, -1, 7, -1);
    __m256i texels = _mm256_set_m128i(_mm_loadl_epi64((const __m128i *)b), _mm_loadl_epi64((const __m128i *)a));
    return _mm256_madd_epi16(_mm256_shuffle_epi8(texels, pairs), shares);
}

// Both pixels in the lowest 32 bits of each half: products of both axes have 24 bits of fraction, rounded to the nearest.
INLINE __m256i mixed(place a, place b, size_t row_length) {
    const __m256i whole = _mm256_set1_epi32(4096), half = _mm256_set1_epi32(1 << 23);
    const __m256i top_bytes = _mm256_setr_epi8(
        3, 7, 11, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 3, 7, 11, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1);
    __m256i right = halves(a.share_x, b.share_x), lower = halves(a.share_y, b.share_y);
    __m256i shares = _mm256_or_si256(_mm256_sub_epi32(whole, right), _mm256_slli_epi32(right, 16));
    __m256i above = across(a.texels, b.texels, shares);
    __m256i below = across(a.texels + row_length, b.texels + row_length, shares);
    __m256i sum = _mm256_add_epi32(
        _mm256_mullo_epi32(above, _mm256_sub_epi32(whole, lower)), _mm256_mullo_epi32(below, lower));
    return _mm256_shuffle_epi8(_mm256_add_epi32(sum, half), top_bytes);
}

KERNEL static void bilinear(uint32_t *pixels, size_t count, rk_texels t, rk_walk w) {
    size_t i = 0;
    for (; i + 2 <= count; i += 2) {
        place a = place_at(t, w.u, w.v), b = place_at(t, w.u + w.du, w.v + w.dv);
        __m256i both = mixed(a, b, t.row_length);
        pixels[i] = (uint32_t)_mm256_extract_epi32(both, 0);
        pixels[i + 1] = (uint32_t)_mm256_extract_epi32(both, 4);
        w.u += 2 * w.du;
        w.v += 2 * w.dv;
    }
    if (i < count) {
        place a = place_at(t, w.u, w.v);
        pixels[i] = (uint32_t)_mm256_extract_epi32(mixed(a, a, t.row_length), 0);
    }
}

bool rk_bilinear(uint32_t *pixels, size_t count, rk_texels texels, rk_walk walk) {
    if (rk_is_wide()) bilinear(pixels, count, texels, walk);
    return rk_is_wide();
}

#endif
