// Source-over, a vector of pixels at a time.
//
// Compiled once for each width.
#include "lanes.h"

// What is left of a row: short runs are the rule, and AVX-512 leaves out the lanes that are too many.
#if WIDTH == 64
INLINE __mmask16 lanes_of(size_t count) { return (__mmask16)((1u << count) - 1); }
INLINE pixel_lanes load_some(const uint32_t *p, size_t count) {
    return (pixel_lanes)_mm512_maskz_loadu_epi32(lanes_of(count), p);
}
INLINE void store_some(uint32_t *p, pixel_lanes v, size_t count) {
    _mm512_mask_storeu_epi32(p, lanes_of(count), (__m512i)v);
}
#endif

INLINE pixel_lanes laid_over(pixel_lanes source, pixel_lanes v) {
    lanes rest = 255 - alphas(source);
    return source + packed(divided(even(v) * rest), divided(odd(v) * rest));
}

KERNEL void NAMED(rk_over)(uint32_t *d, const uint32_t *s, size_t count) {
    size_t i = 0;
    for (; i + PIXELS <= count; i += PIXELS) store(d + i, laid_over(load(s + i), load(d + i)));
#if WIDTH == 64
    size_t left = count - i;
    if (left > 0) store_some(d + i, laid_over(load_some(s + i, left), load_some(d + i, left)), left);
#else
    for (; i < count; i++) {
        uint32_t rest = 255 - (s[i] >> 24);
        d[i] = s[i] + joined_one((d[i] & 0x00FF00FF) * rest + 0x00800080, ((d[i] >> 8) & 0x00FF00FF) * rest + 0x00800080);
    }
#endif
}

KERNEL void NAMED(rk_over_scaled)(uint32_t *d, const uint32_t *s, size_t count, uint32_t factor) {
    lanes f = all(factor);
    size_t i = 0;
    for (; i + PIXELS <= count; i += PIXELS) store(d + i, over_through(source_of(load(s + i)), load(d + i), f));
#if WIDTH == 64
    size_t left = count - i;
    if (left > 0) {
        store_some(d + i, over_through(source_of(load_some(s + i, left)), load_some(d + i, left), f), left);
    }
#else
    for (; i < count; i++) d[i] = over_one(s[i], d[i], factor);
#endif
}

// A color, already biased for the division, in even and in odd lanes.
typedef struct {
    lanes evens, odds, rest;
} color_lanes;

INLINE pixel_lanes mixed(color_lanes c, pixel_lanes v) {
    lanes e = even(v) * c.rest + c.evens, o = odd(v) * c.rest + c.odds;
    return (pixel_lanes)(((e + (e >> 8)) >> 8) | ((o + (o >> 8)) & 0xFF00));
}

KERNEL void NAMED(rk_mix)(uint32_t *d, size_t count, uint32_t red_blue, uint32_t green_alpha, uint32_t rest) {
    color_lanes c = {(lanes)((pixel_lanes){} + red_blue), (lanes)((pixel_lanes){} + green_alpha), all(rest)};
    size_t i = 0;
    for (; i + PIXELS <= count; i += PIXELS) store(d + i, mixed(c, load(d + i)));
#if WIDTH == 64
    size_t left = count - i;
    if (left > 0) store_some(d + i, mixed(c, load_some(d + i, left)), left);
#else
    for (; i < count; i++)
        d[i] = joined_one((d[i] & 0x00FF00FF) * rest + red_blue, ((d[i] >> 8) & 0x00FF00FF) * rest + green_alpha);
#endif
}
