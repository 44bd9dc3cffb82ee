// Bilinear samples of a picture at a row of positions, eight at a time.
#include "floats.h"

#if defined(__x86_64__)
#include <immintrin.h>

// Two neighbouring texels, the left one in the lower half; transparent outside.
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
INLINE pixel_lanes lower(pairs8 p) {
    return (pixel_lanes)_mm256_permute4x64_epi64((__m256i)_mm256_shuffle_ps(p.first, p.second, 0x88), 0xD8);
}

INLINE pixel_lanes upper(pairs8 p) {
    return (pixel_lanes)_mm256_permute4x64_epi64((__m256i)_mm256_shuffle_ps(p.first, p.second, 0xDD), 0xD8);
}

INLINE floats level(pixel_lanes v, int shift) { return __builtin_convertvector((lane_mask)((v >> shift) & 255), floats); }

INLINE floats load_floats(const float *p) { return (floats)_mm256_loadu_ps(p); }

KERNEL static void sample(
    rk_picture picture, const float *xs, const float *ys, size_t count, float *planes, size_t stride) {
    uint64_t upper_pairs[8], lower_pairs[8];
    int32_t columns[8], rows[8];
    const int32_t last_x = picture.width - 1, last_y = picture.height - 1;
    for (size_t i = 0; i < count; i += 8) {
        floats px = load_floats(xs + i), py = load_floats(ys + i);
        // The magic number leaves the whole part in the low bits.
        floats magic_x = px + 12582911.0f, magic_y = py + 12582911.0f;
        floats share_x = px - 0.5f - (magic_x - 12582912.0f), share_y = py - 0.5f - (magic_y - 12582912.0f);
        lane_mask x = (lane_mask)magic_x - 0x4B400000, y = (lane_mask)magic_y - 0x4B400000;
        lane_mask is_inside = (x >= 0) & (y >= 0) & (x < last_x) & (y < last_y);
        pairs8 above, below;
        if (_mm256_movemask_ps((__m256)is_inside) == 255) {
            _mm256_storeu_si256((__m256i *)columns, (__m256i)(y * picture.width + x));
            above = pairs_at(picture.pixels, columns);
            below = pairs_at(picture.pixels + picture.width, columns);
        } else {
            // Beyond the picture's surroundings positions may be anything: they see transparency.
            lane_mask is_near = (px > -1) & (py > -1) & (px < (float)picture.width + 1) & (py < (float)picture.height + 1);
            _mm256_storeu_si256((__m256i *)columns, (__m256i)((is_near & x) | (~is_near & -2)));
            _mm256_storeu_si256((__m256i *)rows, (__m256i)((is_near & y) | (~is_near & -2)));
            for (int k = 0; k < 8; k++) {
                upper_pairs[k] = texels(picture, columns[k], rows[k]);
                lower_pairs[k] = rows[k] < -1 ? 0 : texels(picture, columns[k], rows[k] + 1);
            }
            above = pairs_of(upper_pairs);
            below = pairs_of(lower_pairs);
        }
        pixel_lanes a = lower(above), b = upper(above), c = lower(below), d = upper(below);
        for (int channel = 0; channel < 4; channel++) {
            floats p = level(a, 8 * channel), q = level(b, 8 * channel);
            floats r = level(c, 8 * channel), s = level(d, 8 * channel);
            floats top = p + (q - p) * share_x, bottom = r + (s - r) * share_x;
            _mm256_storeu_ps(planes + channel * stride + i, (__m256)(top + (bottom - top) * share_y));
        }
    }
}

bool rk_sample(rk_picture picture, const float *xs, const float *ys, size_t count, float *planes, size_t stride) {
    if (rk_is_wide) sample(picture, xs, ys, count, planes, stride);
    return rk_is_wide;
}

#else

bool rk_sample(rk_picture picture, const float *xs, const float *ys, size_t count, float *planes, size_t stride) {
    return false;
}

#endif
