// Source-over of groups of four pixels with a coverage each, two groups at a time, or four where the processor can.
#if defined(__x86_64__)
#include "lanes.h"

// The covered pixels of a group, one by one.
static void over_parts(uint32_t *d, const uint32_t *s, size_t step, uint32_t mask) {
    for (int i = 0; i < 4; i++) {
        uint32_t c = (mask >> (8 * i)) & 255;
        if (c != 0) d[i] = over_one(s[step * i], d[i], c);
    }
}

// The bytes of two masks, each in both lanes of its pixel.
INLINE lanes spread(uint32_t a, uint32_t b) {
    const __m256i places = _mm256_setr_epi8(
        0, -1, 0, -1, 1, -1, 1, -1, 2, -1, 2, -1, 3, -1, 3, -1, 0, -1, 0, -1, 1, -1, 1, -1, 2, -1, 2, -1, 3, -1, 3, -1);
    __m256i both = _mm256_set_m128i(_mm_cvtsi32_si128((int)b), _mm_cvtsi32_si128((int)a));
    return (lanes)_mm256_shuffle_epi8(both, places);
}

INLINE pixel_lanes load_pair(const uint32_t *a, const uint32_t *b) {
    return (pixel_lanes)_mm256_set_m128i(_mm_loadu_si128((const __m128i *)b), _mm_loadu_si128((const __m128i *)a));
}

INLINE void store_pair(pixel_lanes v, uint32_t *a, uint32_t *b) {
    _mm_storeu_si128((__m128i *)a, _mm256_castsi256_si128((__m256i)v));
    _mm_storeu_si128((__m128i *)b, _mm256_extracti128_si256((__m256i)v, 1));
}

// How many groups ahead the target is asked for. A steep stroke has one or two groups in a row, each in a line of memory of its
// own, which takes longer to come than the arithmetic of many groups.
#define AHEAD 16

INLINE void ask_for(const uint32_t *target, size_t stride, const rk_quad *quad) {
    __builtin_prefetch(target + ((ptrdiff_t)quad->y * (ptrdiff_t)stride + quad->x), 1);
}

// `step` is 1 for pixels of each group's own and 0 for one color.
INLINE void over_quads(
    uint32_t *target, size_t stride, int32_t right, const uint32_t *source, size_t step, const rk_quad *quads,
    size_t count) {
    pixel_lanes color = {};
    if (step == 0) color += source[0];
    source_lanes over = source_of(color);
    size_t i = 0;
    while (i < count) {
        if (i + AHEAD + 1 < count) {
            ask_for(target, stride, quads + i + AHEAD);
            ask_for(target, stride, quads + i + AHEAD + 1);
        }
        rk_quad a = quads[i];
        uint32_t *d = target + ((ptrdiff_t)a.y * (ptrdiff_t)stride + a.x);
        const uint32_t *s = source + 4 * step * i;
        if (a.x + 4 > right) {
            over_parts(d, s, step, a.mask);
            i++;
            continue;
        }
        // The last group, or one before a cut one, is a pair with itself: both halves are the same then.
        rk_quad b = i + 1 < count && quads[i + 1].x + 4 <= right ? quads[i + 1] : a;
        bool is_pair = b.x != a.x || b.y != a.y;
        uint32_t *e = target + ((ptrdiff_t)b.y * (ptrdiff_t)stride + b.x);
        if (step != 0) over = source_of(load_pair(s, is_pair ? s + 4 : s));
        store_pair(over_through(over, load_pair(d, e), spread(a.mask, b.mask)), d, e);
        i += is_pair ? 2 : 1;
    }
}

KERNEL static void color_quads(
    uint32_t *target, size_t stride, int32_t right, uint32_t color, const rk_quad *quads, size_t count) {
    over_quads(target, stride, right, &color, 0, quads, count);
}

KERNEL static void pixel_quads(
    uint32_t *target, size_t stride, int32_t right, const uint32_t *pixels, const rk_quad *quads, size_t count) {
    over_quads(target, stride, right, pixels, 1, quads, count);
}

// As many groups from the first on as can be done four at a time, and how many these are: none may be cut by the edge.
size_t rk_color_quads_512(
    uint32_t *target, size_t stride, int32_t right, uint32_t color, const rk_quad *quads, size_t count);
size_t rk_pixel_quads_512(
    uint32_t *target, size_t stride, int32_t right, const uint32_t *pixels, const rk_quad *quads, size_t count);

// Groups that the narrower loop does before the wider loop is tried again.
static size_t part(size_t left) { return rk_is_widest() && left > 4 ? 4 : left; }

bool rk_color_quads(
    uint32_t *target, size_t stride, int32_t right, uint32_t color, const rk_quad *quads, size_t count) {
    if (!rk_is_wide()) return false;
    for (size_t done = 0; done < count;) {
        if (rk_is_widest()) done += rk_color_quads_512(target, stride, right, color, quads + done, count - done);
        size_t few = part(count - done);
        color_quads(target, stride, right, color, quads + done, few);
        done += few;
    }
    return true;
}

bool rk_pixel_quads(
    uint32_t *target, size_t stride, int32_t right, const uint32_t *pixels, const rk_quad *quads, size_t count) {
    if (!rk_is_wide()) return false;
    for (size_t done = 0; done < count;) {
        if (rk_is_widest()) {
            done += rk_pixel_quads_512(target, stride, right, pixels + 4 * done, quads + done, count - done);
        }
        size_t few = part(count - done);
        pixel_quads(target, stride, right, pixels + 4 * done, quads + done, few);
        done += few;
    }
    return true;
}

#endif
