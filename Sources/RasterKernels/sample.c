// Bilinear samples of a picture at a row of positions, eight at a time.
#if defined(__x86_64__)
#include "floats.h"

// Two neighboring texels, the left one in the lower half; transparent outside.
static inline uint64_t texels(rk_picture p, int32_t x, int32_t y) {
    if (y < 0 || y >= p.height) return 0;
    const uint32_t *row = p.pixels + (ptrdiff_t)y * p.width;
    uint64_t left = x >= 0 && x < p.width ? row[x] : 0;
    uint64_t right = x >= -1 && x < p.width - 1 ? row[x + 1] : 0;
    return left | right << 32;
}

// Eight pairs in two vectors, each loaded straight into its place.
typedef struct {
    __m256 first, second;
} pairs8;

INLINE __m256 four(const uint64_t *a, const uint64_t *b, const uint64_t *c, const uint64_t *d) {
    __m128 low = _mm_loadh_pi(_mm_castpd_ps(_mm_load_sd((const double *)a)), (const __m64 *)b);
    __m128 high = _mm_loadh_pi(_mm_castpd_ps(_mm_load_sd((const double *)c)), (const __m64 *)d);
    return _mm256_set_m128(high, low);
}

INLINE pairs8 pairs_at(const uint32_t *p, const int32_t *at) {
#define AT(i) ((const uint64_t *)(p + at[i]))
    return (pairs8){four(AT(0), AT(1), AT(2), AT(3)), four(AT(4), AT(5), AT(6), AT(7))};
#undef AT
}

INLINE pairs8 pairs_of(const uint64_t *p) {
    return (pairs8){_mm256_loadu_ps((const float *)p), _mm256_loadu_ps((const float *)(p + 4))};
}

// The lower or upper halves of eight pairs.
INLINE lane_mask lower(pairs8 p) {
    return (lane_mask)_mm256_permute4x64_epi64((__m256i)_mm256_shuffle_ps(p.first, p.second, 0x88), 0xD8);
}

INLINE lane_mask upper(pairs8 p) {
    return (lane_mask)_mm256_permute4x64_epi64((__m256i)_mm256_shuffle_ps(p.first, p.second, 0xDD), 0xD8);
}

// MARK: Positions

// The texels around eight positions and the shares of the right and lower ones, 0...1.
typedef struct {
    pairs8 above, below;
    floats share_x, share_y;
} cells8;

INLINE cells8 cells_at(rk_picture picture, const float *xs, const float *ys) {
    cells8 cells;
    int32_t columns[8], rows[8];
    const int32_t last_x = picture.width - 1, last_y = picture.height - 1;
    floats px = (floats)_mm256_loadu_ps(xs), py = (floats)_mm256_loadu_ps(ys);
    // The magic number leaves the whole part in the low bits.
    floats magic_x = px + 12582911.0f, magic_y = py + 12582911.0f;
    cells.share_x = px - 0.5f - (magic_x - 12582912.0f);
    cells.share_y = py - 0.5f - (magic_y - 12582912.0f);
    lane_mask x = (lane_mask)magic_x - 0x4B400000, y = (lane_mask)magic_y - 0x4B400000;
    lane_mask is_inside = (x >= 0) & (y >= 0) & (x < last_x) & (y < last_y);
    if (_mm256_movemask_ps((__m256)is_inside) == 255) {
        _mm256_storeu_si256((__m256i *)columns, (__m256i)(y * picture.width + x));
        cells.above = pairs_at(picture.pixels, columns);
        cells.below = pairs_at(picture.pixels + picture.width, columns);
        return cells;
    }
    // Far outside of the picture the computed indices are meaningless and must not be used.
    lane_mask is_near = (px > -1) & (py > -1) & (px < (float)picture.width + 1) & (py < (float)picture.height + 1);
    cells.share_x = (floats)((lane_mask)cells.share_x & is_near);
    cells.share_y = (floats)((lane_mask)cells.share_y & is_near);
    _mm256_storeu_si256((__m256i *)columns, (__m256i)((is_near & x) | (~is_near & -2)));
    _mm256_storeu_si256((__m256i *)rows, (__m256i)((is_near & y) | (~is_near & -2)));
    uint64_t above[8], below[8];
    for (int k = 0; k < 8; k++) {
        above[k] = texels(picture, columns[k], rows[k]);
        below[k] = rows[k] < -1 ? 0 : texels(picture, columns[k], rows[k] + 1);
    }
    cells.above = pairs_of(above);
    cells.below = pairs_of(below);
    return cells;
}

// MARK: Planes

INLINE floats level(lane_mask v, int shift) { return __builtin_convertvector((v >> shift) & 255, floats); }

KERNEL static void sample_planes(
    rk_picture picture, const float *xs, const float *ys, size_t count, float *planes, size_t stride) {
    for (size_t i = 0; i < count; i += 8) {
        cells8 cells = cells_at(picture, xs + i, ys + i);
        lane_mask a = lower(cells.above), b = upper(cells.above), c = lower(cells.below), d = upper(cells.below);
        for (int channel = 0; channel < 4; channel++) {
            floats p = level(a, 8 * channel), q = level(b, 8 * channel);
            floats r = level(c, 8 * channel), s = level(d, 8 * channel);
            floats top = p + (q - p) * cells.share_x, bottom = r + (s - r) * cells.share_x;
            floats mixed = top + (bottom - top) * cells.share_y;
            _mm256_storeu_ps(planes + channel * stride + i, (__m256)(mixed * (1.0f / 255)));
        }
    }
}

// MARK: Pixels

// Shares in 15 bits, twice in each 32.
INLINE __m256i weights(floats share) {
    lane_mask weight = (lane_mask)(share * 32768.0f + 8388608.0f) - 0x4B000000;
    __m256i w = _mm256_min_epi32((__m256i)weight, _mm256_set1_epi32(32767));
    return _mm256_or_si256(w, _mm256_slli_epi32(w, 16));
}

// Two pairs of texels in 16 bits a channel, 7 of them behind the point.
INLINE __m256i widened(__m128i pairs) { return _mm256_slli_epi16(_mm256_cvtepu8_epi16(pairs), 7); }

INLINE __m256i mixed(__m256i from, __m256i to, __m256i weight) {
    return _mm256_add_epi16(from, _mm256_mulhrs_epi16(_mm256_sub_epi16(to, from), weight));
}

INLINE __m128i half(__m256 pairs, int index) {
    return (__m128i)(index ? _mm256_extractf128_ps(pairs, 1) : _mm256_castps256_ps128(pairs));
}

// Four pixels, the even ones in the lower half: mixed downwards, then to the right, rounded.
INLINE __m256i four_pixels(__m256 above, __m256 below, __m256i wx, __m256i wy, int first) {
    const __m256i low_y = _mm256_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1), low_x = _mm256_setr_epi32(0, 0, 2, 2, 1, 1, 3, 3);
    __m256i at = _mm256_set1_epi32(first), next = _mm256_set1_epi32(first + 2);
    __m256i one = mixed(
        widened(half(above, 0)), widened(half(below, 0)),
        _mm256_permutevar8x32_epi32(wy, _mm256_add_epi32(low_y, at)));
    __m256i two = mixed(
        widened(half(above, 1)), widened(half(below, 1)),
        _mm256_permutevar8x32_epi32(wy, _mm256_add_epi32(low_y, next)));
    __m256i across = mixed(
        _mm256_unpacklo_epi64(one, two), _mm256_unpackhi_epi64(one, two),
        _mm256_permutevar8x32_epi32(wx, _mm256_add_epi32(low_x, at)));
    return _mm256_srli_epi16(_mm256_add_epi16(across, _mm256_set1_epi16(64)), 7);
}

INLINE __m256i eight_pixels(cells8 cells) {
    const __m256i in_order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    __m256i wx = weights(cells.share_x), wy = weights(cells.share_y);
    __m256i bytes = _mm256_packus_epi16(
        four_pixels(cells.above.first, cells.below.first, wx, wy, 0),
        four_pixels(cells.above.second, cells.below.second, wx, wy, 4));
    return _mm256_permutevar8x32_epi32(bytes, in_order);
}

// The last ones, fewer than eight.
INLINE void store_few(uint32_t *pixels, __m256i eight, size_t count) {
    uint32_t all[8];
    _mm256_storeu_si256((__m256i *)all, eight);
    for (size_t k = 0; k < count; k++) pixels[k] = all[k];
}

KERNEL static void sample_pixels(
    rk_picture picture, const float *xs, const float *ys, size_t count, uint32_t *pixels) {
    for (size_t i = 0; i < count; i += 8) {
        __m256i eight = eight_pixels(cells_at(picture, xs + i, ys + i));
        if (i + 8 <= count) {
            _mm256_storeu_si256((__m256i *)(pixels + i), eight);
        } else {
            store_few(pixels + i, eight, count - i);
        }
    }
}

// MARK: Pixels, with AVX-512

#define WIDEST_INLINE static inline __attribute__((always_inline, WIDEST_TARGET))

WIDEST_INLINE __m512i widened4(__m256 pairs) { return _mm512_slli_epi16(_mm512_cvtepu8_epi16((__m256i)pairs), 7); }

WIDEST_INLINE __m512i mixed4(__m512i from, __m512i to, __m256i weights, __m512i places) {
    __m512i weight = _mm512_permutexvar_epi32(places, _mm512_castsi256_si512(weights));
    return _mm512_add_epi16(from, _mm512_mulhrs_epi16(_mm512_sub_epi16(to, from), weight));
}

// Pixels 0 and 4 in the first part of the vector, 1 and 5 in the second, and so on.
WIDEST_INLINE __m256i eight_pixels_widest(cells8 cells) {
    const __m512i first = _mm512_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    const __m512i second = _mm512_add_epi32(first, _mm512_set1_epi32(4));
    const __m512i both = _mm512_setr_epi32(0, 0, 4, 4, 1, 1, 5, 5, 2, 2, 6, 6, 3, 3, 7, 7);
    const __m256i in_order = _mm256_setr_epi32(0, 2, 4, 6, 1, 3, 5, 7);
    __m256i wx = weights(cells.share_x), wy = weights(cells.share_y);
    __m512i one = mixed4(widened4(cells.above.first), widened4(cells.below.first), wy, first);
    __m512i two = mixed4(widened4(cells.above.second), widened4(cells.below.second), wy, second);
    __m512i across = mixed4(_mm512_unpacklo_epi64(one, two), _mm512_unpackhi_epi64(one, two), wx, both);
    __m512i rounded = _mm512_srli_epi16(_mm512_add_epi16(across, _mm512_set1_epi16(64)), 7);
    return _mm256_permutevar8x32_epi32(_mm512_cvtepi16_epi8(rounded), in_order);
}

WIDEST_KERNEL static void sample_pixels_widest(
    rk_picture picture, const float *xs, const float *ys, size_t count, uint32_t *pixels) {
    for (size_t i = 0; i < count; i += 8) {
        __m256i eight = eight_pixels_widest(cells_at(picture, xs + i, ys + i));
        if (i + 8 <= count) {
            _mm256_storeu_si256((__m256i *)(pixels + i), eight);
        } else {
            store_few(pixels + i, eight, count - i);
        }
    }
}

bool rk_sample_planes(
    rk_picture picture, const float *xs, const float *ys, size_t count, float *planes, size_t stride) {
    if (rk_is_wide()) sample_planes(picture, xs, ys, count, planes, stride);
    return rk_is_wide();
}

bool rk_sample_pixels(rk_picture picture, const float *xs, const float *ys, size_t count, uint32_t *pixels) {
    if (!rk_is_wide()) return false;
    (rk_is_widest() ? sample_pixels_widest : sample_pixels)(picture, xs, ys, count, pixels);
    return true;
}

#endif
