// Source-over, eight pixels at a time.
#include "lanes.h"

#if defined(__x86_64__)

KERNEL static void over(uint32_t *d, const uint32_t *s, size_t count) {
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        pixel_lanes source = load(s + i), v = load(d + i);
        lanes rest = 255 - alphas(source);
        store(d + i, source + packed(divided(even(v) * rest), divided(odd(v) * rest)));
    }
    for (; i < count; i++) {
        uint32_t rest = 255 - (s[i] >> 24);
        d[i] = s[i] + joined_one((d[i] & 0x00FF00FF) * rest + 0x00800080, ((d[i] >> 8) & 0x00FF00FF) * rest + 0x00800080);
    }
}

KERNEL static void over_scaled(uint32_t *d, const uint32_t *s, size_t count, uint32_t factor) {
    lanes f = all(factor);
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        pixel_lanes source = load(s + i), v = load(d + i);
        store(d + i, over_through(source_of(source), v, f));
    }
    for (; i < count; i++) d[i] = over_one(s[i], d[i], factor);
}

KERNEL static void mix(uint32_t *d, size_t count, uint32_t red_blue, uint32_t green_alpha, uint32_t rest) {
    lanes evens = (lanes)((pixel_lanes){} + red_blue), odds = (lanes)((pixel_lanes){} + green_alpha), r = all(rest);
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        pixel_lanes v = load(d + i);
        lanes e = even(v) * r + evens, o = odd(v) * r + odds;
        store(d + i, (pixel_lanes)(((e + (e >> 8)) >> 8) | ((o + (o >> 8)) & 0xFF00)));
    }
    for (; i < count; i++)
        d[i] = joined_one((d[i] & 0x00FF00FF) * rest + red_blue, ((d[i] >> 8) & 0x00FF00FF) * rest + green_alpha);
}

bool rk_over(uint32_t *target, const uint32_t *source, size_t count) {
    if (rk_is_wide) over(target, source, count);
    return rk_is_wide;
}

bool rk_over_scaled(uint32_t *target, const uint32_t *source, size_t count, uint32_t factor) {
    if (rk_is_wide) over_scaled(target, source, count, factor);
    return rk_is_wide;
}

bool rk_mix(uint32_t *target, size_t count, uint32_t red_blue, uint32_t green_alpha, uint32_t rest) {
    if (rk_is_wide) mix(target, count, red_blue, green_alpha, rest);
    return rk_is_wide;
}

#endif
