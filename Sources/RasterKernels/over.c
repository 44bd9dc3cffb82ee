// Source-over, eight pixels at a time.
#include "lanes.h"

#if defined(__x86_64__)

static uint32_t joined(uint32_t evens, uint32_t odds) {
    uint32_t e = (evens + ((evens >> 8) & 0x00FF00FF)) >> 8;
    uint32_t o = odds + ((odds >> 8) & 0x00FF00FF);
    return (e & 0x00FF00FF) | (o & 0xFF00FF00);
}

static uint32_t scalar_divided(uint32_t value) {
    uint32_t biased = value + 128;
    return (biased + (biased >> 8)) >> 8;
}

KERNEL static void over(uint32_t *d, const uint32_t *s, size_t count) {
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        pixel_lanes source = load(s + i), v = load(d + i);
        lanes rest = 255 - alphas(source);
        store(d + i, source + packed(divided(even(v) * rest), divided(odd(v) * rest)));
    }
    for (; i < count; i++) {
        uint32_t rest = 255 - (s[i] >> 24);
        d[i] = s[i] + joined((d[i] & 0x00FF00FF) * rest + 0x00800080, ((d[i] >> 8) & 0x00FF00FF) * rest + 0x00800080);
    }
}

KERNEL static void over_scaled(uint32_t *d, const uint32_t *s, size_t count, uint32_t factor) {
    lanes f = all(factor);
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        pixel_lanes source = load(s + i), v = load(d + i);
        lanes rest = 255 - divided(alphas(source) * f);
        store(
            d + i,
            packed(divided(even(source) * f + even(v) * rest), divided(odd(source) * f + odd(v) * rest)));
    }
    for (; i < count; i++) {
        uint32_t rest = 255 - scalar_divided((s[i] >> 24) * factor);
        d[i] = joined(
            (s[i] & 0x00FF00FF) * factor + (d[i] & 0x00FF00FF) * rest + 0x00800080,
            ((s[i] >> 8) & 0x00FF00FF) * factor + ((d[i] >> 8) & 0x00FF00FF) * rest + 0x00800080);
    }
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
        d[i] = joined((d[i] & 0x00FF00FF) * rest + red_blue, ((d[i] >> 8) & 0x00FF00FF) * rest + green_alpha);
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

#else

bool rk_over(uint32_t *target, const uint32_t *source, size_t count) { return false; }
bool rk_over_scaled(uint32_t *target, const uint32_t *source, size_t count, uint32_t factor) { return false; }
bool rk_mix(uint32_t *target, size_t count, uint32_t red_blue, uint32_t green_alpha, uint32_t rest) { return false; }

#endif
